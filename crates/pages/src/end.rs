//! The end of a game: who won, where the points came from, how it went, and what comes next.

use super::curve::curve;
use super::model::{Live, Model};
use super::seats::mark;
use super::site::Site;
use crate::registry::{Registered, level};
use crate::wire::SeatInfo;
use castellan_ai::level::Rank;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::{Markup, html};

/// Everything that stands at the end of a game.
pub(super) fn end(
    app: &Site,
    lang: Lang,
    (page, live): (&Model, &Live),
    registered: &Registered,
    base: &str,
) -> Markup {
    let words = app.words(lang);
    let alone = alone_with_bots(page);
    html! {
        section class="paper end" data-game=[alone.map(|_| page.game)] data-grade=[alone.map(|(rank, _)| rank)]
            data-result=[alone.map(|(_, result)| result)] {
            h2 class="won-by" { (headline(app, lang, page)) }
            (tie_break(page))
            (podium(app, lang, page))
            (next(app, lang, page, live))
        }
        section class="paper kinds" {
            h2 { (words.say_key("page-end-kinds")) }
            (kinds(app, lang, page, live, registered))
        }
        section class="paper went" {
            h2 { (words.say_key("page-end-went")) }
            (curve(page, &words.say_key("page-end-curve")))
        }
        // A picture to pass on is drawn by a server.
        @if !app.is_pocket { (card(app, lang, page, live, base)) }
    }
}

/// The best grade that somebody alone among bots has played against, and how it ended for them.
fn alone_with_bots(page: &Model) -> Option<(Rank, &'static str)> {
    let (winners, own) = (page.state.winners?, page.own);
    if own.iter().count() != 1 || page.seats.len() < 2 {
        return None;
    }
    let others = page.seats.iter().filter(|info| !own.contains(info.seat));
    let rank = |info: &SeatInfo| level(info.level.as_deref().filter(|_| info.who == Who::Bot)?)?.rank();
    let ranks = others.map(rank).collect::<Option<Vec<Rank>>>()?;
    let has_won = own.iter().all(|seat| winners.contains(seat));
    let result = match (has_won, winners.iter().count()) {
        (true, 1) => "won",
        (true, _) => "even",
        (false, _) => "lost",
    };
    Some((ranks.into_iter().max()?, result))
}

fn score(page: &Model, seat: Seat) -> i32 {
    page.state.scores.get(seat.index()).copied().unwrap_or(0)
}

/// What a seat's player is called.
fn name(app: &Site, lang: Lang, page: &Model, seat: Seat) -> String {
    page.seats.get(seat.index()).map(|info| app.name_of(lang, info)).unwrap_or_default()
}

/// All seats, the winners first.
fn order(page: &Model) -> Vec<Seat> {
    let winners = page.state.winners.unwrap_or_default();
    let mut order: Vec<Seat> = page.seats.iter().map(|seat| seat.seat).collect();
    order.sort_by_key(|seat| (!winners.contains(*seat), -score(page, *seat)));
    order
}

/// Who won, and by how much where there is a margin.
fn headline(app: &Site, lang: Lang, page: &Model) -> String {
    let words = app.words(lang);
    let winners: Vec<Seat> = page.state.winners.unwrap_or_default().iter().collect();
    let [winner] = winners[..] else {
        let all: Vec<Message> = winners
            .iter()
            .map(|seat| Message::new("play-name").with("who", name(app, lang, page, *seat)))
            .collect();
        return words.say(&Message::new("play-over-shared").with("who", all), &[]);
    };
    let best_other =
        page.seats.iter().filter(|seat| seat.seat != winner).map(|seat| score(page, seat.seat)).max();
    let margin = best_other.map_or(0, |other| score(page, winner) - other).max(0);
    // At one screen of several people nobody is "you".
    let is_me = page.own.contains(winner) && page.own.iter().count() == 1;
    let say = Message::new(if is_me { "page-end-you" } else { "page-end-who" });
    words.say(&say.with("who", name(app, lang, page, winner)).with("margin", margin), &[])
}

/// Of equal points the game tells in its last words what decided.
fn tie_break(page: &Model) -> Markup {
    let winners = page.state.winners.unwrap_or_default();
    let best = page.state.scores.iter().max();
    let equals = page.state.scores.iter().filter(|score| Some(*score) == best).count();
    let decided = page.log.iter().rev().find(|line| line.points.is_none() && !line.rule.is_empty());
    html! {
        @if let Some(line) = decided.filter(|_| equals > 1 && winners.iter().count() == 1) { p class="tie-break" { (line.say) } }
    }
}

fn podium(app: &Site, lang: Lang, page: &Model) -> Markup {
    let winners = page.state.winners.unwrap_or_default();
    let best = page.state.scores.iter().copied().max().unwrap_or(0).max(1);
    html! {
        ol class="podium" {
            @for seat in order(page) {
                @let height = f64::from(score(page, seat).max(0)) / f64::from(best);
                li class=[winners.contains(seat).then_some("won")] {
                    svg class="step" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
                        rect x="0" width="100" y=(format!("{:.1}", 60.0 * (1.0 - height))) height="100" fill=(seat.colour()) {}
                    }
                    span class="who" { (mark(seat)) bdi { (name(app, lang, page, seat)) } }
                    strong { (score(page, seat)) }
                }
            }
        }
    }
}

/// What comes next.
fn next(app: &Site, lang: Lang, page: &Model, live: &Live) -> Markup {
    let words = app.words(lang);
    html! {
        div class="row" {
            @if let Some(next) = &live.rematch {
                a class="button main" href={ "/t/" (next) } { (words.say_key("page-rematch-go")) }
            } @else if !page.own.is_empty() {
                form method="post" action={ "/t/" (live.table) "/rematch" } {
                    button class="main" { (words.say_key("page-rematch")) }
                }
            }
            a class="button" href={ "/t/" (live.table) "/replay?at=0" } { (words.say_key("page-replay")) }
            a class="button" href={ "/t/" (live.table) "/check" } { (words.say_key("page-check")) }
            a class="plain" href={ "/api/tables/" (live.table) "/record" } download={ "castellan-" (page.game) ".json" } {
                (words.say_key("page-record"))
            }
        }
    }
}

/// The points of each seat by what they were given for.
fn kinds(app: &Site, lang: Lang, page: &Model, live: &Live, registered: &Registered) -> Markup {
    let words = app.words(lang);
    let mut kinds: Vec<(String, Vec<i32>)> = Vec::new();
    for line in &page.state.sheet {
        let kind = registered.kind_word(lang, line.rule, &live.options);
        let kind = kind.unwrap_or_else(|| words.say_key("page-end-other"));
        let at = kinds.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
            kinds.push((kind, vec![0; page.seats.len()]));
            kinds.len() - 1
        });
        kinds[at].1[line.seat.index()] += line.points;
    }
    let most = kinds.iter().flat_map(|(_, points)| points).copied().max().unwrap_or(1).max(1);
    html! {
        table class="by-kind" {
            thead {
                tr {
                    th { span class="unseen" { (words.say_key("page-end-kind")) } }
                    @for seat in &page.seats { th scope="col" { (mark(seat.seat)) " " bdi { (app.name_of(lang, seat)) } } }
                }
            }
            tbody {
                @for (kind, points) in &kinds {
                    tr {
                        th scope="row" { (kind) }
                        @for (seat, points) in page.seats.iter().zip(points) {
                            td {
                                svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                                    rect width=(100 * (*points).max(0) / most) height="10" fill=(seat.seat.colour()) {}
                                }
                                span class="points" { (points) }
                            }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.say_key("page-end-total")) }
                    @for seat in &page.seats { td { span class="points" { (score(page, seat.seat)) } } }
                }
            }
        }
    }
}

/// A picture to pass on: the board with game, names, points and day.
fn card(app: &Site, lang: Lang, page: &Model, live: &Live, base: &str) -> Markup {
    let words = app.words(lang);
    let picture = format!("/api/tables/{}/board.png?card=1&lang={lang}", live.table);
    html! {
        section class="paper share-card" {
            img src={ (picture) "&width=600" } alt=(words.say_key("page-end-card")) loading="lazy";
            div class="row" {
                a class="button" href=(picture) download={ "castellan-" (page.game) ".png" } data-picture { (words.say_key("page-end-share")) }
                div class="link" {
                    input readonly value={ (base) "/t/" (live.table) } aria-label=(words.say_key("page-watch-link"));
                    button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-copy")) }
                }
            }
        }
    }
}
