//! The bots' bounded pool, and the claims by which nodes share their thinking.

use super::{Hall, Message};
use crate::limits::{BOT_THINKS, BOT_THINKS_MAX, BOTS_WAITING_MAX, CLAIM_RENEWED};
use crate::registry::level;
use crate::room::{Input, Think};
use crate::secret::number;
use crate::store::Claim;
use castellan_ai::mind::Budget;
use std::sync::Arc;
use tokio::sync::mpsc;

impl Hall {
    /// How many bots think or wait for a place to think.
    pub fn bots_waiting(&self) -> usize {
        BOTS_WAITING_MAX - self.waiting_bots.available_permits()
    }

    /// What a bot proposes in somebody's place, and why; none if too many think already.
    pub(crate) async fn thought(&self, think: Arc<Think>) -> Option<castellan_ai::mind::Hint> {
        let _place = Arc::clone(&self.waiting_bots).try_acquire_owned().ok()?;
        let permit = Arc::clone(&self.thinkers).acquire_owned().await.ok()?;
        let (games, luck) = (self.games.clone(), number(&*self.entropy));
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let budget = Budget { most_ms: Some(BOT_THINKS.as_millis() as u64), ..Budget::of_level(luck) };
            games.find(think.game)?.mind.hint(&*think.view, think.seat, level(&think.level)?, budget)
        });
        tokio::time::timeout(BOT_THINKS_MAX, thought).await.ok()?.ok()?
    }

    /// Lets a bot think as soon as there is a place, unless another node does, and brings its move to its
    /// room.
    pub(super) fn think(self: &Arc<Hall>, table: &str, think: Box<Think>, inbox: mpsc::Sender<Message>) {
        let hall = Arc::clone(self);
        let place = Arc::clone(&self.waiting_bots).try_acquire_owned();
        let (seat, n) = (think.seat, think.n);
        let claim = Claim { table: table.to_owned(), seat: seat.0, n: n as u32, node: self.node };
        tokio::spawn(async move {
            let mv = match (place, Arc::clone(&hall.thinkers).acquire_owned().await) {
                (Ok(_place), Ok(permit)) => {
                    if hall.store.is_shared() && !hall.store.claim(claim.clone()).await.unwrap_or(false) {
                        let _ = inbox.send(Message::Input(Input::Elsewhere(seat))).await;
                        return;
                    }
                    let (games, luck) = (hall.games.clone(), number(&*hall.entropy));
                    let thought = tokio::task::spawn_blocking(move || {
                        // The place is given back when the thought ends, however late that is.
                        let _permit = permit;
                        let budget =
                            Budget { most_ms: Some(BOT_THINKS.as_millis() as u64), ..Budget::of_level(luck) };
                        let mind = &games.find(think.game)?.mind;
                        mind.think(&*think.view, think.seat, level(&think.level)?, budget)
                    });
                    let thought = tokio::time::timeout(BOT_THINKS_MAX, thought);
                    tokio::select! {
                        thought = thought => thought.ok().and_then(Result::ok).flatten(),
                        () = hall.renew(claim) => None,
                    }
                }
                _ => None,
            };
            metrics::counter!("castellan_bot_moves_total").increment(1);
            let _ = inbox.send(Message::Input(Input::Thought(seat, n, mv))).await;
        });
    }

    /// Renews a claim for ever.
    async fn renew(&self, claim: Claim) {
        loop {
            tokio::time::sleep(CLAIM_RENEWED).await;
            if self.store.is_shared() {
                // Whoever can't renew thinks on: the key decides in the end.
                let _ = self.store.claim(claim.clone()).await;
            }
        }
    }
}
