//! The arena's report: one HTML page with the win rates as a picture and the last board.

use super::contest::{Contest, Standing};
use super::percent;
use castellan_core::lang::Lang;
use castellan_core::scene_svg::{escape, svg};
use castellan_core::seat::Viewer;
use std::fmt::Write;

const BAR_HEIGHT: f64 = 44.0;
const WIDTH: f64 = 720.0;
const LABEL: f64 = 140.0;

/// Writes the page.
pub(super) fn html(contest: &Contest<'_>, games: u64, standings: &[Standing]) -> anyhow::Result<String> {
    let words = contest.playable.game.words(Lang::En);
    let table = contest.finished(games.saturating_sub(1), |_, _| {});
    let board = svg(&table.scene(Viewer::Watcher), &contest.playable.game.art(), &words, &table.names());
    let id = contest.playable.game.meta().id;
    let mut rows = String::new();
    for standing in standings {
        let (low, high) = standing.tally.interval();
        writeln!(
            rows,
            "<tr><th>{}</th><td>{}</td><td>{}</td><td>{} to {}</td><td>{:+.0}</td><td>{:.2}</td><td>{:.3}</td></tr>",
            standing.level,
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
body {{ font: 17px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #4a3b2f; background: #f7efdf }}
table {{ border-collapse: collapse }} th, td {{ padding: .3rem .8rem; border-bottom: 1px solid #d9c6a3; text-align: right }}
th:first-child {{ text-align: left }} svg {{ max-width: 100%; height: auto }} code {{ overflow-wrap: anywhere }}
</style>
<h1>Arena: {id}</h1>
<p>{games} games of {count} players; seats are exchanged between games with the same draws. Seed <code>{seed}</code>, options <code>{options}</code>.</p>
{chart}
<table><tr><th>player</th><th>wins</th><th>win rate</th><th>95 % interval</th><th>Elo</th><th>mean score</th><th>ms a move</th></tr>
{rows}</table>
<h2>The last board</h2>
{board}
"#,
        count = standings.len(),
        seed = contest.seed,
        options = escape(&contest.options.to_string()),
        chart = chart(standings),
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
            r##"<text x="{}" y="{}" text-anchor="end" font-size="17" fill="#4a3b2f">{}</text><rect x="{LABEL}" y="{y}" width="{}" height="26" rx="4" fill="#b5523b"/><path d="M{} {}H{}M{} {}v12M{} {}v12" stroke="#4a3b2f" stroke-width="2.5" fill="none"/>"##,
            LABEL - 12.0,
            y + 19.0,
            standing.level,
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
        r##"<path d="M{fair} 0V{bottom}" stroke="#4a3b2f" stroke-dasharray="5 4"/><text x="{fair}" y="{}" text-anchor="middle" font-size="14" fill="#4a3b2f">fair share</text></svg>"##,
        height - 6.0,
        bottom = height - 22.0
    );
    chart
}
