//! The program: everything is in the library, where tests and fuzzers reach it.

/// A move is many small allocations on several threads, which the system's allocator is slower with.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    castellan::main()
}
