//! The fuzz targets, as functions of bytes: cargo-fuzz calls them, and so does a test of `crates/castellan`.

pub mod targets;
