//! Many hands: work that is dealt out to threads and handed back in its order.

/// Deals items out to so many threads in parts, and gives what each part came to, in the order of the items.
pub(crate) fn share_out<T: Send, R: Send>(
    items: &mut [T],
    threads: u16,
    work: impl Fn(&mut [T]) -> R + Sync,
) -> Vec<R> {
    let each = items.len().div_ceil(usize::from(threads.max(1))).max(1);
    if each >= items.len() {
        return vec![work(items)];
    }
    let work = &work;
    std::thread::scope(|scope| {
        let hands: Vec<_> = items.chunks_mut(each).map(|part| scope.spawn(move || work(part))).collect();
        hands.into_iter().map(|hand| hand.join().expect("a thread that thinks does not panic")).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_back_in_order_whatever_the_number_of_threads() {
        for threads in 0..9 {
            let mut items: Vec<u32> = (0..7).collect();
            let parts = share_out(&mut items, threads, |part| part.to_vec());
            assert_eq!(parts.concat(), (0..7).collect::<Vec<u32>>(), "{threads}");
        }
    }
}
