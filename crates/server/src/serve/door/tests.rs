//! Who is let in, who is not and who has to go, without a socket.

use super::*;
use futures_util::FutureExt;

const FILES: usize = FILES_RESERVED + CONNECTIONS_OWN + 64;

fn address(number: u8) -> IpAddr {
    IpAddr::from([192, 0, 2, number])
}

fn door(config: &Config) -> Arc<Door> {
    Door::new(Caps::of(Some(FILES), config))
}

fn fill(door: &Arc<Door>, address: impl Fn(u8) -> IpAddr, count: u8) -> Vec<Guest> {
    (0..count).map(|number| door.enter(address(number)).unwrap_or_else(|why| panic!("{why:?}"))).collect()
}

fn has_to_go(guest: &Guest) -> bool {
    guest.closed().now_or_never().is_some()
}

#[tokio::test]
async fn files_are_reserved_and_a_small_limit_still_lets_somebody_in() {
    let caps = |files| Caps::of(files, &Config::default());
    assert_eq!(caps(Some(256)), Caps { total: 256 - FILES_RESERVED, per_address: Some(40) });
    assert_eq!(caps(Some(20_000)).total, CONNECTIONS_MAX);
    assert_eq!(caps(None), Caps { total: CONNECTIONS_MAX, per_address: Some(CONNECTIONS_PER_ADDRESS) });
    assert_eq!(caps(Some(10)).total, 2 * CONNECTIONS_OWN);
}

#[tokio::test]
async fn an_address_has_so_many_and_no_more_unless_it_is_a_proxys() {
    let door = door(&Config::default());
    let most = u8::try_from(door.caps.per_address.unwrap()).unwrap();
    let mut guests = fill(&door, |_| address(1), most);
    assert_eq!(door.enter(address(1)).err(), Some(Refused::Address));
    assert!(door.enter(address(2)).is_ok());
    guests.pop();
    assert!(door.enter(address(1)).is_ok());
    for config in [
        Config { trusted_proxy: true, ..Config::default() },
        Config { no_rate_limits: true, ..Config::default() },
    ] {
        fill(&self::door(&config), |_| address(1), 64);
    }
    // One customer has all addresses of a /64.
    let v6 = |host| IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 0, 0, 0, host));
    let door = self::door(&Config::default());
    let _guests = fill(&door, |number| v6(u16::from(number) + 1), most);
    assert_eq!(door.enter(v6(999)).err(), Some(Refused::Address));
}

#[tokio::test]
async fn when_it_is_full_the_idle_of_the_largest_crowd_make_room() {
    let door = door(&Config { trusted_proxy: true, ..Config::default() });
    let family = fill(&door, |_| address(1), 4);
    let crowd = fill(&door, |_| address(2), 60);
    let newcomer = door.enter(address(3)).unwrap_or_else(|why| panic!("{why:?}"));
    let gone: Vec<bool> = crowd.iter().map(has_to_go).collect();
    assert_eq!(gone.iter().filter(|gone| **gone).count(), 2, "the first and one more");
    assert!(gone[0] && !family.iter().any(has_to_go) && !has_to_go(&newcomer));
}

#[tokio::test]
async fn streams_of_a_crowd_make_room_and_those_of_a_household_never_do() {
    let door = door(&Config { trusted_proxy: true, ..Config::default() });
    let crowd = fill(&door, |_| address(1), 60);
    let family = fill(&door, |_| address(2), 4);
    let busy: Vec<_> = crowd.iter().chain(&family).map(|guest| guest.pulse().begin()).collect();
    let newcomer = door.enter(address(3)).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(crowd.iter().filter(|guest| has_to_go(guest)).count(), 1);
    assert!(!family.iter().any(has_to_go));
    drop((busy, crowd, family, newcomer));
    assert_eq!(*door.count.borrow(), 0);
    let many = fill(&door, |number| address(number / 2), 64);
    let busy: Vec<_> = many.iter().map(|guest| guest.pulse().begin()).collect();
    assert_eq!(door.enter(address(200)).err(), Some(Refused::Full));
    drop(busy);
}

#[tokio::test]
async fn this_machine_is_always_let_in() {
    let door = door(&Config::default());
    let many = fill(&door, address, 64);
    let busy: Vec<_> = many.iter().map(|guest| guest.pulse().begin()).collect();
    let own = fill(&door, |_| IpAddr::V4(Ipv4Addr::LOCALHOST), 4);
    let own_too = fill(&door, |_| IpAddr::V6(Ipv6Addr::LOCALHOST), 4);
    assert_eq!(door.enter(IpAddr::V4(Ipv4Addr::LOCALHOST)).err(), Some(Refused::Full));
    drop(busy);
    // What this machine has is not taken from it for others.
    assert!(door.enter(address(200)).is_ok());
    assert!(!own.iter().chain(&own_too).any(has_to_go));
}

#[tokio::test]
async fn those_who_are_told_to_go_and_stay_are_bounded() {
    let door = door(&Config::default());
    let mut guests = fill(&door, address, 64);
    let mut entered = 0;
    while let Ok(guest) = door.enter(address(100 + entered)) {
        guests.push(guest);
        entered += 1;
    }
    assert!(guests.len() <= 64 + CONNECTIONS_CLOSING_MAX, "{}", guests.len());
    let empty = door.empty().now_or_never();
    assert!(empty.is_none());
    drop(guests);
    assert!(door.empty().now_or_never().is_some());
}
