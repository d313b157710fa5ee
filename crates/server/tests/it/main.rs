//! Tests of the server: over HTTP without a socket, on its stores, and in a simulated world of faults.
#![allow(unreachable_pub, missing_docs, reason = "one binary of many test files")]

/// As in the program: a million simulated tables are mostly small allocations.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod budgets;
mod clocks;
mod devices;
mod hostile;
mod hosting;
mod hosts;
mod limits;
mod lists;
mod moves;
mod nodes;
mod open_api;
mod pages;
mod people;
mod postgres;
mod practice;
mod private;
mod rigged;
mod sets;
mod simulation;
mod stores;
mod streams;
mod support;
