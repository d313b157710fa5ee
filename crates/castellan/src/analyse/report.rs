//! The report of an analysis: one HTML page with the expected margins as curves and the turning points.

use super::Analysis;
use crate::page::STYLE;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_core::scene::svg::escape;
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 60.0;
const COLOURS: [&str; 6] = ["#b5523b", "#4f86a8", "#6b8f45", "#c08a2b", "#8d6aa0", "currentColor"];

const HEADS: [&str; 6] = [
    "analyse-entry",
    "analyse-player",
    "analyse-happened",
    "analyse-margin",
    "analyse-better",
    "analyse-better-margin",
];

/// Writes the page.
pub(super) fn html(analysis: &Analysis, words: &Words) -> String {
    let mut rows = String::new();
    for n in &analysis.turning {
        let at = &analysis.decisions[*n];
        let _ = writeln!(
            rows,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            at.entry,
            escape(&analysis.names[at.seat.index()]),
            escape(&at.said),
            words.lang().signed(at.margin),
            escape(&at.better_said),
            words.lang().signed(at.better_margin)
        );
    }
    let say = |key: &'static str| {
        let game = Message::new(format!("{}-title", analysis.game));
        escape(&words.say(&Message::new(key).with("game", game), &[]))
    };
    let heads: String = HEADS.iter().map(|head| format!("<th>{}</th>", say(head))).collect();
    let mut key = String::new();
    for (name, colour) in analysis.names.iter().zip(COLOURS) {
        let _ = write!(
            key,
            r##"<span><svg width="14" height="14" aria-hidden="true"><rect width="14" height="14" rx="3" fill="{colour}"/></svg> {}</span> "##,
            escape(name)
        );
    }
    format!(
        r#"<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
{STYLE}</style>
<h1>{title}</h1>
<p>{about}</p>
<p>{key}</p>
{curve}
<table><tr>{heads}</tr>
{rows}</table>
"#,
        lang = words.lang().code(),
        title = say("analyse-title"),
        about = say("analyse-about"),
        curve = curve(analysis, &say("analyse-curve")),
    )
}

/// The expected margins of all players over the entries of the record.
fn curve(analysis: &Analysis, label: &str) -> String {
    let last = analysis.decisions.last().map_or(1, |at| at.entry).max(1) as f64;
    let all = analysis.decisions.iter().map(|at| at.margin.abs());
    let most = all.fold(10.0, f64::max);
    let x = |entry: usize| LEFT + entry as f64 / last * (WIDTH - LEFT - 20.0);
    let y = |margin: f64| HEIGHT / 2.0 - margin / most * (HEIGHT / 2.0 - 20.0);
    let mut picture =
        format!(r#"<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" role="img" aria-label="{label}">"#);
    for margin in [-most, 0.0, most] {
        let _ = write!(
            picture,
            r##"<path d="M{LEFT} {at:.1}H{right}" stroke="currentColor" stroke-opacity=".3"/><text x="{}" y="{:.1}" text-anchor="end" font-size="14" fill="currentColor">{}</text>"##,
            LEFT - 8.0,
            y(margin) + 5.0,
            if margin == 0.0 { "0".to_owned() } else { format!("{margin:+.0}") },
            at = y(margin),
            right = WIDTH - 20.0
        );
    }
    for (seat, colour) in (0..analysis.names.len()).zip(COLOURS) {
        let mut line = String::new();
        for at in analysis.decisions.iter().filter(|at| at.seat.index() == seat) {
            let letter = if line.is_empty() { 'M' } else { 'L' };
            let _ = write!(line, "{letter}{:.1} {:.1}", x(at.entry), y(at.margin));
        }
        let _ = write!(picture, r#"<path d="{line}" fill="none" stroke="{colour}" stroke-width="2"/>"#);
    }
    for n in &analysis.turning {
        let at = &analysis.decisions[*n];
        let _ = write!(
            picture,
            r##"<circle cx="{:.1}" cy="{:.1}" r="7" fill="none" stroke="currentColor" stroke-width="2"/>"##,
            x(at.entry),
            y(at.margin)
        );
    }
    picture.push_str("</svg>");
    picture
}
