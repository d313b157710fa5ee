//! See `src/targets.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| castellan_fuzz::targets::moves(data));
