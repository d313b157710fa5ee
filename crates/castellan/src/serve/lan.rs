//! The local network: by which addresses others reach this machine, and a code that a phone reads.

use castellan_server::square::Square;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Places in the networks that homes use, and outside of them. Nothing is sent there: a socket that is only set
/// on its way knows from which own address it would send.
const WAYS: [Ipv4Addr; 5] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 254, 1),
    Ipv4Addr::new(10, 254, 254, 1),
    Ipv4Addr::new(172, 31, 254, 1),
    Ipv4Addr::new(224, 0, 0, 251),
];

/// The addresses by which others in the local network reach what listens here, the likeliest first.
pub(super) fn addresses(bound: SocketAddr) -> Vec<String> {
    let own = if bound.ip().is_unspecified() { own_addresses() } else { vec![bound.ip()] };
    let is_lan = |ip: &IpAddr| !ip.is_loopback() && !ip.is_unspecified();
    own.into_iter().filter(is_lan).map(|ip| format!("http://{}", SocketAddr::new(ip, bound.port()))).collect()
}

fn own_addresses() -> Vec<IpAddr> {
    let from = |way: &Ipv4Addr| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((*way, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let mut own = Vec::new();
    for ip in WAYS.iter().filter_map(from) {
        if !own.contains(&ip) {
            own.push(ip);
        }
    }
    own
}

/// Says how the family joins, with a code where somebody sits in front of it.
pub(super) fn invite(link: Option<&str>, own: &[String]) {
    let Some(link) = link else {
        eprintln!(
            "this machine has no address on a local network; connect it to one, or say --public-url http://HOST:PORT"
        );
        return;
    };
    println!("in the same network, open {link}");
    for other in own.iter().filter(|other| *other != link) {
        println!("or, if that does not answer, {other}");
    }
    if std::io::stdout().is_terminal()
        && let Some(square) = Square::of(link)
    {
        print!("{}", in_characters(&square));
    }
}

/// The code in half blocks, two rows a line, dark on light whatever the terminal's colours are.
fn in_characters(square: &Square) -> String {
    let mut text = String::new();
    for y in (0..square.size()).step_by(2) {
        text.push_str("\u{1b}[30;107m");
        for x in 0..square.size() {
            text.push(match (square.is_dark(x, y), square.is_dark(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        text.push_str("\u{1b}[0m\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_an_address_that_leads_nowhere() {
        let bound = |text: &str| text.parse::<SocketAddr>().expect("an address");
        assert_eq!(addresses(bound("127.0.0.1:8080")), Vec::<String>::new());
        assert_eq!(addresses(bound("192.168.1.20:80")), ["http://192.168.1.20:80"]);
        for own in addresses(bound("0.0.0.0:8080")) {
            assert!(
                !own.contains("0.0.0.0") && !own.contains("127.0.0.1") && own.ends_with(":8080"),
                "{own}"
            );
        }
    }

    #[test]
    fn the_code_has_a_quiet_zone_and_its_corners() {
        let square = Square::of("http://192.168.1.20:8080").expect("a short link has a code");
        let text = in_characters(&square);
        let lines: Vec<Vec<char>> = text
            .lines()
            .map(|line| {
                line.trim_start_matches("\u{1b}[30;107m").trim_end_matches("\u{1b}[0m").chars().collect()
            })
            .collect();
        assert!(lines[..2].iter().flatten().all(|c| *c == ' '), "four light rows at the top");
        assert_eq!(lines[2][4..11].iter().collect::<String>(), "█▀▀▀▀▀█", "the upper left finder");
        assert!(lines.iter().all(|line| line.len() == square.size() as usize));
    }
}
