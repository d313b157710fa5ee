//! What a host does to others, the link for watchers of a private table, and what is told to whoever runs the server.

use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Removing somebody from a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KickOut {
    /// From which seat; one that nobody has taken yet only gets another link.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether they may not sit down here again.
    #[serde(default)]
    pub ban: bool,
    /// A secret of the caller's, 32 to 64 random characters: repeated with it the request has one effect and
    /// one answer.
    #[serde(default)]
    pub request_id: Option<String>,
}

/// Somebody was removed.
#[derive(Debug, Serialize, ToSchema)]
pub struct KickedOut {
    /// The seat, open again.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Its new link, told once. The old one works no more.
    pub link: String,
    /// Whether they are known by their device and can't sit down here again.
    pub banned: bool,
}

/// Letting somebody say nothing.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// The seat that is muted or heard again.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Whether they may say nothing from now on.
    pub muted: bool,
}

/// The secret of a link.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WatchSecret {
    /// What stands behind `#watch=` of the watchers' link, or behind `#` of the link to an open seat.
    pub secret: String,
}

/// What another player did.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The seat that the report is about.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What, in up to 500 characters.
    pub text: String,
}
