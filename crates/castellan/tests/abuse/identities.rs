//! Browsers that come back all at once: nobody loses who they are.

use crate::attack::size;
use crate::client::{Client, household};
use crate::server::{Nodes, Server};
use serde_json::json;
use std::sync::Barrier;

#[test]
fn five_hundred_browsers_that_return_at_once_keep_their_identities() {
    come_back_at_once(Nodes::One);
}

#[test]
fn five_hundred_browsers_that_return_to_two_nodes_at_once_keep_their_identities() {
    come_back_at_once(Nodes::Two);
}

fn come_back_at_once(nodes: Nodes) {
    let Some(server) = Server::start_on(nodes, "identities", &[]) else { return };
    // The cookie is a promise of HTTPS; over loopback the test keeps it by itself.
    let mut browsers: Vec<Client> = (0..size(500, 1_000))
        .map(|number| {
            let mut browser = Client::new(
                household(u16::try_from(number / 4).unwrap()),
                server.addresses[number % server.addresses.len()],
            );
            let got = browser.post("/api/device", &json!({})).unwrap();
            assert!(got.status == 200 && got.sets_cookie, "{}", got.json());
            browser
        })
        .collect();
    let together = Barrier::new(browsers.len());
    std::thread::scope(|scope| {
        for browser in &mut browsers {
            let together = &together;
            scope.spawn(move || {
                together.wait();
                for path in ["/api/device", "/api/own/tables"] {
                    let method = if path == "/api/device" { "POST" } else { "GET" };
                    let got = browser.send(method, path, "").expect("an answer");
                    assert!(matches!(got.status, 200 | 503), "{path}: {} {}", got.status, got.json());
                    assert!(!got.sets_cookie, "{path} made a new identity");
                }
            });
        }
    });
}
