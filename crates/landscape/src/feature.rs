//! Features: parts joined by union-find, with what they add up to.

use crate::followers::Followers;

/// A part of a laid tile, by its number in the landscape.
pub type PartId = u16;
/// A feature, by its place in the landscape's list: valid until the next tile is laid.
pub type FeatureId = u16;

/// What the parts of one feature add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its marks, as counters packed by the game.
    pub marks: u64,
    /// Who has how many followers on it.
    pub followers: Followers,
    /// How many tiles it lies on; one that it visits twice counts once.
    pub tiles: u16,
    /// How many of its ports look at free cells.
    pub open: u16,
    /// How many parts it has.
    pub parts: u16,
    /// The part that stands for it.
    pub(crate) root: PartId,
    /// What it is.
    pub kind: u8,
    /// Whether some tile of it has another part of the same kind.
    pub(crate) has_twins: bool,
}

impl Feature {
    /// Whether it can no longer grow.
    #[inline]
    pub fn is_closed(&self) -> bool {
        self.open == 0
    }
}

/// A part as the union-find sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The part above, or [`ROOT`] and the feature's place in the list.
    up: u16,
    /// The next part of the same feature, in a ring.
    next: PartId,
    /// The tile that it belongs to.
    pub(crate) tile: u16,
}

const ROOT: u16 = 0x8000;

/// Parts and the features they have joined into.
#[derive(Debug, Default)]
pub(crate) struct Features {
    pub(crate) nodes: Vec<Node>,
    pub(crate) list: Vec<Feature>,
}

impl Features {
    pub(crate) fn new(parts: usize) -> Features {
        assert!(parts < usize::from(ROOT), "parts are numbered with 15 bits");
        Features { nodes: Vec::with_capacity(parts), list: Vec::with_capacity(parts) }
    }

    /// Adds a part as a feature of its own.
    #[inline]
    pub(crate) fn add(&mut self, tile: u16, kind: u8, ports: u8, marks: u64, has_twins: bool) {
        let part = self.nodes.len() as PartId;
        self.nodes.push(Node { up: ROOT | self.list.len() as u16, next: part, tile });
        self.list.push(Feature {
            marks,
            followers: Followers::NONE,
            tiles: 1,
            open: u16::from(ports),
            parts: 1,
            root: part,
            kind,
            has_twins,
        });
    }

    /// The feature of a part. Joining hangs the smaller feature under the larger one, so the way is short.
    #[inline]
    pub(crate) fn of(&self, mut part: PartId) -> FeatureId {
        loop {
            let up = self.nodes[usize::from(part)].up;
            if up & ROOT != 0 {
                return up & !ROOT;
            }
            part = up;
        }
    }

    #[inline]
    pub(crate) fn get(&self, feature: FeatureId) -> &Feature {
        &self.list[usize::from(feature)]
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, feature: FeatureId) -> &mut Feature {
        &mut self.list[usize::from(feature)]
    }

    /// Joins two features of which `shared` tiles are the same.
    pub(crate) fn join(&mut self, a: FeatureId, b: FeatureId, shared: u16) {
        let (keep, gone) = if self.get(a).parts >= self.get(b).parts { (a, b) } else { (b, a) };
        let lost = *self.get(gone);
        let kept = self.get_mut(keep);
        kept.marks += lost.marks;
        kept.followers.join(lost.followers);
        kept.tiles += lost.tiles - shared;
        kept.open += lost.open;
        kept.parts += lost.parts;
        kept.has_twins |= lost.has_twins;
        let (kept_root, lost_root) = (usize::from(kept.root), usize::from(lost.root));
        self.nodes[lost_root].up = kept_root as u16;
        // Two rings become one by exchanging what follows one part of each.
        let next = self.nodes[kept_root].next;
        self.nodes[kept_root].next = self.nodes[lost_root].next;
        self.nodes[lost_root].next = next;
        self.list.swap_remove(usize::from(gone));
        if let Some(moved) = self.list.get(usize::from(gone)) {
            self.nodes[usize::from(moved.root)].up = ROOT | gone;
        }
    }

    /// The parts of a feature, beginning with the one that stands for it.
    pub(crate) fn parts_of(&self, feature: FeatureId) -> impl Iterator<Item = PartId> + '_ {
        let root = self.get(feature).root;
        let mut next = Some(root);
        std::iter::from_fn(move || {
            let part = next?;
            let after = self.nodes[usize::from(part)].next;
            next = (after != root).then_some(after);
            Some(part)
        })
    }
}

impl Clone for Features {
    fn clone(&self) -> Features {
        let mut copy = Features {
            nodes: Vec::with_capacity(self.nodes.capacity()),
            list: Vec::with_capacity(self.list.capacity()),
        };
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, other: &Features) {
        self.nodes.clone_from(&other.nodes);
        self.list.clone_from(&other.list);
    }
}
