//! What a browser shows: pages and the pieces of them that change, as HTML. Everything works as plain forms; the
//! modules in `web/` make it pleasant.
//!
//! Pages are made of snapshots and know no transport: a server and a browser that is its own server show the same
//! ones. No page names a game: titles, options and pictures come from the registered games and their words.

pub mod about;
mod board;
mod chair_form;
mod chat;
pub mod check;
mod curve;
mod end;
pub mod fault;
pub mod form;
pub mod frame;
pub mod gallery;
pub mod home;
pub mod invite;
mod join;
pub mod learn;
mod log;
pub mod make;
pub mod model;
mod number_form;
mod offers;
mod option_form;
mod own_set;
mod pace_form;
mod people;
mod practice;
pub mod qr;
pub mod record;
pub mod replay;
mod report;
pub mod rules;
pub mod scriptorium;
mod seats;
mod shortcuts;
mod show;
pub mod site;
pub mod square;
pub mod table;
mod tabs;
pub mod tag;
mod things;
pub mod tried;

use castellan_room::{self as room, clock, journal, limits, looks, opening, registry, secret, time, wire};
