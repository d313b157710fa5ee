//! The castellan in one's pocket: the rooms and pages of the server, driven by a service worker in a browser. What
//! differs is who keeps the journals (IndexedDB, asked through the port) and who lets bots think (a worker).

mod answer;
mod binding;
mod driver;
mod keep;
mod pages;
mod play;
mod pocket;
mod port;
mod request;
mod table;
mod think;
