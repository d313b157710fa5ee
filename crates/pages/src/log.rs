//! The log and the score sheet: every point with its place, its line and its rule.

use super::board::place_name;
use super::model::Model;
use super::seats::mark;
use super::site::Site;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_core::score::EventLine;
use castellan_core::seat::Seat;
use maud::{Markup, html};

fn rule_link(rules: &str, rule: &str) -> Markup {
    html! { @if !rule.is_empty() { a class="rule" href={ (rules) "#" (rule) } { (rule) } } }
}

pub(super) fn signed(points: i32) -> String {
    if points < 0 { points.to_string().replace('-', "−") } else { format!("+{points}") }
}

/// What happened from an entry on, the latest first. Each line leads to the position after it.
pub(super) fn log(app: &Site, words: &Words, page: &Model, from: usize) -> Markup {
    let common = app.words(words.lang());
    html! {
        details class="paper log" open {
            summary { h2 { (common.say_key("page-log")) } }
            @if page.lines == 0 { p class="quiet" { (common.say_key("page-log-empty")) } }
            ol reversed data-from=(from) data-lines=(page.lines) {
                @for line in page.log.iter().rev() {
                    (log_line(page, line, &common.say_key("page-log-position")))
                }
            }
        }
    }
}

fn log_line(page: &Model, line: &EventLine, position: &str) -> Markup {
    let n = line.entry + 1;
    html! {
        li data-entry=(line.entry) data-place=[place_name(line.cell, line.part.as_deref())]
            class=[(n > page.state.n).then_some("later")] {
            @if let Some(kept) = &page.kept {
                a class="at" href={ "/t/" (kept.table) "/replay?at=" (n) } title=(position) { (n) }
            } @else { span class="at" { (n) } }
            @if let (Some(seat), Some(points)) = (line.seat, line.points) {
                span class="gain" { (mark(seat)) (signed(points)) }
            }
            span class="say" { (line.say) }
            " " (rule_link(&page.rules, line.rule))
        }
    }
}

/// Every point: whose, what for, by which rule.
pub(super) fn sheet(app: &Site, words: &Words, page: &Model) -> Markup {
    html! {
        details class="paper sheet" open[page.state.winners.is_some()] {
            summary { h2 { (words.say_key("page-sheet")) } }
            table {
                @for info in &page.seats {
                    (sheet_of(page, info.seat, &app.name_of(words.lang(), info), words))
                }
            }
        }
    }
}

fn sheet_of(page: &Model, seat: Seat, name: &str, words: &Words) -> Markup {
    let lines: Vec<_> = page.state.sheet.iter().filter(|line| line.seat == seat).collect();
    html! {
        tbody {
            tr class="sum" {
                th scope="rowgroup" colspan="2" { (mark(seat)) " " bdi { (name) } }
                td class="points" { (page.state.scores.get(seat.index()).copied().unwrap_or(0)) }
            }
            @if lines.is_empty() {
                tr { td colspan="3" class="quiet" { (words.say(&Message::new("page-sheet-empty"), &[])) } }
            }
            @for line in lines {
                tr data-entry=(line.entry) data-place=[place_name(line.cell, line.part.as_deref())] {
                    td { (line.why) }
                    td { (rule_link(&page.rules, line.rule)) }
                    td class="points" {
                        @if let Some(kept) = &page.kept {
                            a class="gain" href={ "/t/" (kept.table) "/replay?at=" (line.entry + 1) } { (signed(line.points)) }
                        } @else { span class="gain" { (signed(line.points)) } }
                    }
                }
            }
        }
    }
}
