//! What the system allows: open files, and how much it buffers for a connection.

use tokio::net::TcpStream;

/// How many files this process may have open; none if nothing bounds them.
#[cfg(unix)]
pub(super) fn limit() -> Option<usize> {
    use rustix::process::{Resource, getrlimit};
    getrlimit(Resource::Nofile).current.map(|limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

/// How many files this process may have open; none if nothing bounds them.
#[cfg(not(unix))]
pub(super) fn limit() -> Option<usize> {
    None
}

/// The system would keep megabytes for somebody who does not read; this much is enough to be quick.
#[cfg(unix)]
pub(super) fn bound_send_buffer(stream: &TcpStream) {
    // The system doubles the figure for what it needs itself.
    let bytes = crate::limits::STREAM_BACKLOG_BYTES_MAX / 2;
    let _ = rustix::net::sockopt::set_socket_send_buffer_size(stream, bytes);
}

/// The system would keep megabytes for somebody who does not read; this much is enough to be quick.
#[cfg(not(unix))]
pub(super) fn bound_send_buffer(_: &TcpStream) {}
