//! `castellan site`: Castellan as static files for any static host, played on the visitor's own device.

use crate::{files, games};
use anyhow::Context;
use castellan_core::dice::hex;
use castellan_core::lang::Lang;
use castellan_server::http::{file_addresses, page_files, site_file};
use rust_embed::RustEmbed;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What the device needs beside the files that a server has too.
#[derive(RustEmbed)]
#[folder = "../pocket/web"]
struct Pocket;

/// The page of the first visit, whatever address it is for; static hosts show it where they have no file.
const FIRST: [&str; 2] = ["index.html", "404.html"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The directory to write the files into
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The engine for browsers, as crates/pocket/build made it
    #[arg(long, value_name = "FILE")]
    engine: PathBuf,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let engine =
        std::fs::read(&args.engine).with_context(|| format!("can't read {}", args.engine.display()))?;
    let all = all(engine);
    let mut bytes = 0;
    for (name, file) in &all {
        let path = args.out.join(name);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
        }
        files::write(&path, file)?;
        bytes += file.len();
    }
    println!("{} files, {} kB, in {}", all.len(), bytes / 1000, args.out.display());
    Ok(())
}

/// All files by their names.
fn all(engine: Vec<u8>) -> BTreeMap<String, Vec<u8>> {
    let mut all: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for address in file_addresses() {
        let file = site_file(&address).expect("the program has the files that it names");
        all.insert(address.trim_start_matches('/').to_owned(), file);
    }
    for game in games::all() {
        for example in game.game.examples() {
            let folder = format!("rules/{}/examples/{}", game.game.meta().id, example.name);
            all.insert(format!("{folder}.svg"), (example.picture)(Lang::En).into());
            all.insert(format!("{folder}.pl.svg"), (example.picture)(Lang::Pl).into());
        }
    }
    for name in Pocket::iter() {
        let file = Pocket::get(&name).expect("the program has this file").data.into_owned();
        all.insert(format!("pocket/{name}"), file);
    }
    all.insert("pocket/pocket.wasm".to_owned(), engine);
    let pages = page_files();
    let icon = site_file(&pages.address("icon.svg")).expect("the program has its mark");
    all.insert("pocket/icon.svg".to_owned(), icon);
    let first = all.remove("pocket/index.html").expect("the program has the first page");
    let worker = all.remove("pocket/sw.js").expect("the program has the service worker");
    let version = version(&all, &worker);
    let cached: Vec<String> = all.keys().map(|name| format!("/{name}")).collect();
    let cached: Vec<&str> = cached.iter().map(String::as_str).chain(["/pocket/files.json"]).collect();
    let list = json!({ "cached": cached, "pages": { "version": pages.version, "modules": pages.modules } });
    all.insert("pocket/files.json".to_owned(), list.to_string().into_bytes());
    all.insert(
        "sw.js".to_owned(),
        [format!("const VERSION = \"{version}\";\n").into_bytes(), worker].concat(),
    );
    all.extend(FIRST.map(|name| (name.to_owned(), first.clone())));
    all
}

/// The name of this version of all files: a browser takes the others when it changes.
fn version(all: &BTreeMap<String, Vec<u8>>, worker: &[u8]) -> String {
    let mut hash = Sha256::new();
    for (name, file) in all {
        hash.update(name.as_bytes());
        hash.update(Sha256::digest(file));
    }
    hash.update(worker);
    hex(&hash.finalize())[..16].to_owned()
}
