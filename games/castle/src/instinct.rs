//! instinct
