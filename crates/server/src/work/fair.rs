//! A queue that is fair to owners, and within an owner to tables: whoever asks for much waits behind their own
//! requests, not in front of others.

use std::collections::VecDeque;

/// For whom work is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    /// Whose share it takes: an address, or a table where nobody in particular asks.
    pub(crate) owner: String,
    /// The table that it is about.
    pub(crate) table: String,
}

/// What waits, by owner and table.
pub(super) struct FairQueue<T> {
    owners: VecDeque<Owner<T>>,
    len: usize,
}

struct Owner<T> {
    name: String,
    tables: VecDeque<(String, VecDeque<T>)>,
    len: usize,
}

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue { owners: VecDeque::new(), len: 0 }
    }
}

impl<T> FairQueue<T> {
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// How much waits for an owner.
    pub(super) fn len_of(&self, owner: &str) -> usize {
        self.owners.iter().find(|known| known.name == owner).map_or(0, |known| known.len)
    }

    pub(super) fn push(&mut self, who: &Who, item: T) {
        let at = self.owners.iter().position(|known| known.name == who.owner).unwrap_or_else(|| {
            self.owners.push_back(Owner { name: who.owner.clone(), tables: VecDeque::new(), len: 0 });
            self.owners.len() - 1
        });
        let owner = &mut self.owners[at];
        match owner.tables.iter_mut().find(|(table, _)| *table == who.table) {
            Some((_, items)) => items.push_back(item),
            None => owner.tables.push_back((who.table.clone(), VecDeque::from([item]))),
        }
        owner.len += 1;
        self.len += 1;
    }

    /// The next in turn: owners one after the other, the tables of each one after the other.
    pub(super) fn pop(&mut self) -> Option<T> {
        let mut owner = self.owners.pop_front()?;
        let (table, mut items) = owner.tables.pop_front()?;
        let item = items.pop_front()?;
        if !items.is_empty() {
            owner.tables.push_back((table, items));
        }
        owner.len -= 1;
        self.len -= 1;
        if owner.len > 0 {
            self.owners.push_back(owner);
        }
        Some(item)
    }

    /// Forgets what nobody waits for any more.
    pub(super) fn retain(&mut self, mut is_wanted: impl FnMut(&T) -> bool) {
        for owner in &mut self.owners {
            for (_, items) in &mut owner.tables {
                items.retain(&mut is_wanted);
            }
            owner.tables.retain(|(_, items)| !items.is_empty());
            owner.len = owner.tables.iter().map(|(_, items)| items.len()).sum();
        }
        self.owners.retain(|owner| owner.len > 0);
        self.len = self.owners.iter().map(|owner| owner.len).sum();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue(pushed: &[(&str, &str, u32)]) -> FairQueue<u32> {
        let mut queue = FairQueue::default();
        for (owner, table, item) in pushed {
            queue.push(&Who { owner: (*owner).to_owned(), table: (*table).to_owned() }, *item);
        }
        queue
    }

    #[test]
    fn owners_take_turns_and_so_do_the_tables_of_one() {
        let mut queue = queue(&[
            ("greedy", "a", 1),
            ("greedy", "a", 2),
            ("greedy", "b", 3),
            ("greedy", "a", 4),
            ("modest", "c", 5),
            ("other", "d", 6),
        ]);
        assert_eq!((queue.len(), queue.len_of("greedy"), queue.len_of("nobody")), (6, 4, 0));
        let order: Vec<u32> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [1, 5, 6, 3, 2, 4]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn what_nobody_wants_is_forgotten() {
        let mut queue = queue(&[("a", "a", 1), ("a", "b", 2), ("b", "c", 3)]);
        queue.retain(|item| *item == 3);
        assert_eq!((queue.len(), queue.len_of("a"), queue.pop(), queue.pop()), (1, 0, Some(3), None));
    }
}
