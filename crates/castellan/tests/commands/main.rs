//! The commands of the real program: exit statuses, what is printed, and what is written.

mod analyse;
mod arena;
mod bench;
mod dataset;
mod help;
mod listing;
mod outside;
mod play;
mod record_files;
mod run;
mod sets;
mod tune;
