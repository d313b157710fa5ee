//! `castellan draw`: the board of a record or scenario as a picture.

use crate::files::{self, Opened};
use anyhow::{anyhow, bail};
use castellan_core::lang::Lang;
use castellan_core::scene::png::png;
use castellan_core::scene::svg::svg;
use castellan_core::seat::{Seat, Viewer};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A record, or a scenario (.play)
    file: PathBuf,
    /// Draw the board as it stood after this many entries
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// The picture to write: .svg or .png
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Draw what this seat sees (by default: what a watcher sees)
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    /// Draw it in one of the game's looks, e.g. flat (`castellan games` lists them)
    #[arg(long)]
    look: Option<String>,
    /// Language of the texts: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Width of a PNG in pixels
    #[arg(long, default_value_t = 1200, value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: u32,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let ending = args.out.extension().and_then(|ending| ending.to_str());
    if !matches!(ending, Some("svg" | "png")) {
        bail!("{}: a picture's name ends in .svg or .png", args.out.display());
    }
    let Opened { playable, table } = files::open(&args.file, args.to)?;
    let viewer = match args.seat {
        None => Viewer::Watcher,
        Some(seat) if seat < table.setup().seats() => Viewer::Seat(Seat(seat)),
        Some(seat) => bail!("there is no seat {seat} at this table; seats count from 0"),
    };
    let words = playable.game.words(args.lang);
    let scene = match &args.look {
        None => table.scene(viewer),
        Some(look) => table.scene_as(look, viewer).ok_or_else(|| {
            let looks = playable.game.looks().join(", ");
            anyhow!("there is no look {look:?}; the looks of {} are: {looks}", playable.game.meta().id)
        })?,
    };
    let picture = svg(&scene, &playable.game.art(), &words, &table.names());
    if ending == Some("svg") {
        return files::write(&args.out, picture.as_bytes());
    }
    let pixels = png(&picture, args.width).map_err(|error| anyhow!("can't draw a PNG: {error}"))?;
    files::write(&args.out, &pixels)
}
