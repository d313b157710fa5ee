//! The program: everything is in the library, where tests and fuzzers reach it.

fn main() -> std::process::ExitCode {
    castellan::main()
}
