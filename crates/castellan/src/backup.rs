//! `castellan backup`: copies all tables to one file, while a server may be using them.

use clap::Args as ClapArgs;
use std::path::PathBuf;

/// What `castellan backup` takes.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The data directory [default: the user's usual place for data]
    #[arg(long)]
    data: Option<PathBuf>,
    /// The file to write; to restore, put it into an empty data directory as castellan.db
    #[arg(long)]
    out: PathBuf,
}

/// Makes the copy.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let dir = args.data.clone().map_or_else(crate::serve::data_dir, Ok)?;
    castellan_server::store::backup::backup(&dir, &args.out)?;
    println!("{} holds all tables of {}", args.out.display(), dir.display());
    Ok(())
}
