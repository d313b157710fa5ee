//! Bots that think: each in its turn among all tables, with claims by which nodes share the thinking.

use super::{Hall, Message};
use crate::limits::{BOT_ASKS_AGAIN, BOT_THINKS, CLAIM_RENEWED, HINTS_KEPT};
use crate::registry::level;
use crate::room::{Input, Think};
use crate::secret::number;
use crate::store::Claim;
use crate::work::{Class, Shed, Who};
use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Hint};
use castellan_core::seat::Seat;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OnceCell, mpsc};

/// Whose decision a hint is for: the table, how many entries it has, and the seat.
type HintKey = (String, usize, Seat);

/// The hints that were asked for last. Each is thought about once, however many ask.
#[derive(Default)]
pub(super) struct Hints(Mutex<VecDeque<(HintKey, Arc<OnceCell<Hint>>)>>);

impl Hints {
    fn cell(&self, key: HintKey) -> Arc<OnceCell<Hint>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, cell)) = kept.iter().find(|(known, _)| *known == key) {
            return Arc::clone(cell);
        }
        if kept.len() >= HINTS_KEPT {
            kept.pop_front();
        }
        let cell = Arc::default();
        kept.push_back((key, Arc::clone(&cell)));
        cell
    }
}

/// What a thought of this level costs. Whoever plays at a glance never waits for those who search.
fn class_of(level: Level) -> Class {
    if level.is_quick() { Class::Glance } else { Class::Thought }
}

impl Hall {
    /// How many wait for a place to think.
    pub fn bots_waiting(&self) -> usize {
        self.work.waiting(Class::Glance) + self.work.waiting(Class::Thought)
    }

    fn budget(&self) -> Budget {
        Budget { most_ms: Some(BOT_THINKS.as_millis() as u64), ..Budget::of_level(number(&*self.entropy)) }
    }

    /// What a bot proposes in somebody's place, and why.
    ///
    /// # Errors
    /// If too many think already.
    pub(crate) async fn thought(&self, think: Arc<Think>, who: &Who) -> Result<Hint, Shed> {
        let level = level(&think.level).ok_or(Shed)?;
        let cell = self.hints.cell((who.table.clone(), think.n, think.seat));
        let hint = cell.get_or_try_init(|| async {
            let class = class_of(level);
            let permit = self.work.admit(class, who).await?;
            let (games, budget) = (self.games.clone(), self.budget());
            let thought = self.work.run(permit, class, move |_| {
                games.find(think.game)?.mind.hint(&*think.view, think.seat, level, budget)
            });
            thought.await?.ok_or(Shed)
        });
        hint.await.cloned()
    }

    /// Lets a bot think as soon as it is its table's turn, unless another node does, and brings its move to its
    /// room. A bot that does not get a place asks again; it never plays without having thought.
    pub(super) fn think(self: &Arc<Hall>, table: &str, think: Box<Think>, inbox: mpsc::Sender<Message>) {
        let hall = Arc::clone(self);
        let table = table.to_owned();
        tokio::spawn(async move {
            let (seat, n) = (think.seat, think.n);
            let input = match hall.move_of(&table, Arc::from(think)).await {
                Ok(Some(mv)) => {
                    metrics::counter!("castellan_bot_moves_total").increment(1);
                    Input::Thought(seat, n, mv)
                }
                Ok(None) => Input::Elsewhere(seat),
                Err(Shed) => Input::Rest(seat, Some(hall.time.now() + BOT_ASKS_AGAIN.as_millis() as u64)),
            };
            let _ = inbox.send(Message::Input(input)).await;
        });
    }

    /// The move of a bot: none if another node lets it think, none within if it has failed.
    async fn move_of(&self, table: &str, think: Arc<Think>) -> Result<Option<Option<Value>>, Shed> {
        let Some(level) = level(&think.level) else { return Ok(Some(None)) };
        let permit = self.work.admit_bot(class_of(level), table).await?;
        let claim = Claim { table: table.to_owned(), seat: think.seat.0, n: think.n as u32, node: self.node };
        if self.store.is_shared() && !self.store.claim(claim.clone()).await.unwrap_or(false) {
            return Ok(None);
        }
        let thinking = async {
            let first = self.work.run(permit, class_of(level), self.job(&think, level)).await;
            if let Ok(Some(mv)) = first {
                return Some(mv);
            }
            // A fault in the search must not stop the table: somebody simpler decides.
            tracing::error!(table, game = think.game, level = level.name(), "a bot has failed");
            let permit = self.work.admit_bot(Class::Glance, table).await.ok()?;
            self.work.run(permit, Class::Glance, self.job(&think, Level::Page)).await.ok().flatten()
        };
        tokio::select! {
            mv = thinking => Ok(Some(mv)),
            () = self.renew(claim) => Ok(None),
        }
    }

    fn job(
        &self,
        think: &Arc<Think>,
        level: Level,
    ) -> impl FnOnce(&crate::work::Deadline) -> Option<Value> + Send + use<> {
        let (think, games, budget) = (Arc::clone(think), self.games.clone(), self.budget());
        move |_| games.find(think.game)?.mind.think(&*think.view, think.seat, level, budget)
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
