//! The arena's report: one HTML page with the win rates, how they came about, the scores and the last
//! board as pictures.

use super::contest::{Contest, Standing};
use super::percent;
use super::results::Played;
use crate::page::STYLE;
use castellan_ai::measure::rating::Tally;
use castellan_core::lang::Lang;
use castellan_core::scene::svg::{escape, svg};
use castellan_core::seat::Viewer;
use std::fmt::Write;

const BAR_HEIGHT: f64 = 44.0;
const WIDTH: f64 = 720.0;
const LABEL: f64 = 140.0;

/// Writes the page.
pub(super) fn html(contest: &Contest<'_>, played: &[Played]) -> anyhow::Result<String> {
    let words = contest.playable.game.words(Lang::En);
    let standings = &contest.standings(played);
    let games = played.len();
    let table = contest.finished(played.last().map_or(0, |game| game.game), |_, _| {})?;
    let board = svg(&table.scene(Viewer::Watcher), &contest.playable.game.art(), &words, &table.names());
    let id = contest.playable.game.meta().id;
    let mut rows = String::new();
    for standing in standings {
        let (low, high) = standing.tally.interval();
        writeln!(
            rows,
            "<tr><th>{}</th><td>{}</td><td>{}</td><td>{} to {}</td><td>{:+.0}</td><td>{:.2}</td><td>{:.3}</td></tr>",
            standing.contestant,
            standing.tally.wins,
            percent(standing.tally.win_rate()),
            percent(low),
            percent(high),
            standing.tally.elo(standings.len()),
            standing.mean_score(),
            standing.ms_per_move()
        )?;
    }
    Ok(format!(
        r#"<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Arena: {id}</title>
<style>
{STYLE}td, th:not(:first-child) {{ text-align: right }}
</style>
<h1>Arena: {id}</h1>
<p>{games} games of {count} players; seats are exchanged between games with the same draws. Seed <code>{seed}</code>, options <code>{options}</code>.</p>
{chart}
<h2>How it came about</h2>
<p>The share of games that {first} has won after each game, and where its true strength lies with 95 % certainty.</p>
{course}
<h2>Scores</h2>
{scores}
<table><tr><th>player</th><th>wins</th><th>win rate</th><th>95 % interval</th><th>Elo</th><th>mean score</th><th>ms a move</th></tr>
{rows}</table>
<h2>The last board</h2>
{board}
"#,
        count = standings.len(),
        seed = contest.seed,
        options = escape(&contest.options.to_string()),
        chart = chart(standings),
        first = standings[0].contestant,
        course = course(played),
        scores = scores(standings, played),
    ))
}

/// Win rates as bars with their intervals; the dashed line is a fair share.
fn chart(standings: &[Standing]) -> String {
    let height = BAR_HEIGHT * standings.len() as f64 + 30.0;
    let x = |share: f64| LABEL + share * (WIDTH - LABEL - 20.0);
    let mut chart =
        format!(r#"<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-label="Win rates">"#);
    for (n, standing) in standings.iter().enumerate() {
        let y = BAR_HEIGHT * n as f64 + 8.0;
        let (low, high) = standing.tally.interval();
        let rate = standing.tally.win_rate();
        let _ = write!(
            chart,
            r##"<text x="{}" y="{}" text-anchor="end" font-size="17" fill="currentColor">{}</text><rect x="{LABEL}" y="{y}" width="{}" height="26" rx="4" fill="#b5523b"/><path d="M{} {}H{}M{} {}v12M{} {}v12" stroke="currentColor" stroke-width="2.5" fill="none"/>"##,
            LABEL - 12.0,
            y + 19.0,
            standing.contestant,
            x(rate) - LABEL,
            x(low),
            y + 13.0,
            x(high),
            x(low),
            y + 7.0,
            x(high),
            y + 7.0
        );
    }
    let fair = x(1.0 / standings.len() as f64);
    let _ = write!(
        chart,
        r##"<path d="M{fair} 0V{bottom}" stroke="currentColor" stroke-dasharray="5 4"/><text x="{fair}" y="{}" text-anchor="middle" font-size="14" fill="currentColor">fair share</text></svg>"##,
        height - 6.0,
        bottom = height - 22.0
    );
    chart
}

/// The share of the first player after each game, with its interval.
fn course(played: &[Played]) -> String {
    const HEIGHT: f64 = 220.0;
    let x = |n: usize| LABEL + (n + 1) as f64 / played.len().max(1) as f64 * (WIDTH - LABEL - 20.0);
    let y = |share: f64| 10.0 + (1.0 - share) * (HEIGHT - 40.0);
    let (mut line, mut above, mut below) = (String::new(), String::new(), Vec::new());
    let mut tally = Tally::default();
    // No picture shows more than some hundreds of steps.
    let step = played.len().div_ceil(400).max(1);
    for (n, game) in played.iter().enumerate() {
        tally.games += 1;
        tally.wins += game.wins[0];
        if n % step == 0 || n + 1 == played.len() {
            let (low, high) = tally.interval();
            let letter = if line.is_empty() { 'M' } else { 'L' };
            let _ = write!(line, "{letter}{:.1} {:.1}", x(n), y(tally.win_rate()));
            let _ = write!(above, "{letter}{:.1} {:.1}", x(n), y(high));
            below.push(format!("L{:.1} {:.1}", x(n), y(low)));
        }
    }
    let below: String = below.into_iter().rev().collect();
    let mut marks = String::new();
    for share in [0.0, 0.5, 1.0] {
        let _ = write!(
            marks,
            r##"<path d="M{LABEL} {at}H{right}" stroke="currentColor" stroke-opacity=".3"/><text x="{}" y="{}" text-anchor="end" font-size="14" fill="currentColor">{:.0} %</text>"##,
            LABEL - 10.0,
            y(share) + 5.0,
            share * 100.0,
            at = y(share),
            right = WIDTH - 20.0,
        );
    }
    format!(
        r##"<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" role="img" aria-label="The win rate after each game">{marks}<path d="{above}{below}Z" fill="#b5523b" fill-opacity=".18"/><path d="{line}" fill="none" stroke="#b5523b" stroke-width="2.5"/></svg>"##
    )
}

/// How often each player had how many points, as bars one below the other.
fn scores(standings: &[Standing], played: &[Played]) -> String {
    const BINS: usize = 24;
    const HEIGHT: f64 = 90.0;
    let all = || played.iter().flat_map(|game| &game.scores);
    let (low, high) = (all().min().copied().unwrap_or(0), all().max().copied().unwrap_or(0));
    let width = f64::from(high - low + 1) / BINS as f64;
    let total = HEIGHT * standings.len() as f64 + 30.0;
    let bar = (WIDTH - LABEL - 20.0) / BINS as f64;
    let mut chart =
        format!(r#"<svg viewBox="0 0 {WIDTH} {total}" width="{WIDTH}" role="img" aria-label="Scores">"#);
    for (n, standing) in standings.iter().enumerate() {
        let mut bins = [0u32; BINS];
        for game in played {
            bins[((f64::from(game.scores[n] - low) / width) as usize).min(BINS - 1)] += 1;
        }
        let most = f64::from(bins.into_iter().max().unwrap_or(1).max(1));
        let base = HEIGHT * (n + 1) as f64;
        let _ = write!(
            chart,
            r##"<text x="{}" y="{}" text-anchor="end" font-size="17" fill="currentColor">{}</text>"##,
            LABEL - 12.0,
            base - 6.0,
            standing.contestant
        );
        for (at, count) in bins.into_iter().enumerate() {
            let tall = f64::from(count) / most * (HEIGHT - 14.0);
            let _ = write!(
                chart,
                r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{tall:.1}" fill="#6c8a9c"/>"##,
                LABEL + at as f64 * bar + 1.0,
                base - tall,
                bar - 2.0
            );
        }
    }
    let _ = write!(
        chart,
        r##"<text x="{LABEL}" y="{y}" font-size="14" fill="currentColor">{low}</text><text x="{}" y="{y}" text-anchor="end" font-size="14" fill="currentColor">{high} points</text></svg>"##,
        WIDTH - 20.0,
        y = total - 8.0
    );
    chart
}
