//! Signs on tiles: each drawn once, around its middle, in a box of 40 units.

/// All signs.
pub(crate) const SIGNS: [&str; 13] = [
    "herd",
    "cloister",
    "village",
    "cathedral",
    "shield",
    "princess",
    "dragon-sign",
    "portal",
    "volcano",
    "inn",
    "wine",
    "grain",
    "cloth",
];

/// The side of the square that a sign's drawing needs: round signs are as large as their 40 units.
pub(crate) fn room(symbol: &str) -> f32 {
    match symbol {
        "wine" | "grain" | "cloth" | "princess" | "dragon-sign" | "village" => 44.0,
        _ => 66.0,
    }
}

/// The inside of a sign's drawing.
pub(crate) fn body(symbol: &str) -> &'static str {
    match symbol {
        "herd" => {
            r##"<ellipse cx="1" cy="14" rx="19" ry="4" fill="#4a3b2f" opacity=".3"/><path d="M-13 6v8M-6 6v8M5 6v8M11 6v8" stroke="#a8685e" stroke-width="3"/><ellipse cx="-1" cy="2" rx="15" ry="9" fill="#e2a397"/><circle cx="13" cy="-2" r="7" fill="#e9b3a8"/><path d="M9-8l1-5 4 4zM16-8l3-4 1 5z" fill="#c4837a"/><circle cx="18" cy="-1" r="2.600" fill="#c4837a"/><circle cx="12" cy="-4" r="1.100" fill="#4a3b2f"/><path d="M-15-1q-6-1-4-6" fill="none" stroke="#a8685e" stroke-width="1.800"/>"##
        }
        "cloister" => {
            r##"<ellipse cx="4" cy="16" rx="20" ry="5" fill="#4a3b2f" opacity=".3"/><path d="M-18-1H4V15H-18Z" fill="#f3e6cd"/><path d="M4-1H18V15H4Z" fill="#d9c6a3"/><path d="M-20 0L-14-11H1L4 0Z" fill="#b5523b"/><path d="M4 0L10-11H15L20 0Z" fill="#83331f"/><path d="M-5-12H6V15H-5Z" fill="#f8efdc"/><path d="M2-12H6V15H2Z" fill="#d9c6a3"/><path d="M-7-11L.5-24V-11Z" fill="#c4674a"/><path d="M.5-24L8-11H.5Z" fill="#83331f"/><path d="M0-31V-23M-2.500-28.500H2.500" stroke="#4a3b2f" stroke-width="1.600"/><circle cx=".5" cy="-5" r="2.400" fill="#2f5d8a"/><path d="M-2 15V8A2.500 2.500 0 0 1 3 8V15Z" fill="#4a3b2f"/><path d="M-14 5h3v5h-3zM-9 5h2v5h-2zM9 5h3v5h-3zM14 5h2v5h-2z" fill="#6f6152"/>"##
        }
        "village" => {
            r##"<circle r="19" fill="#b79f74"/><circle r="16.500" fill="#efe3c6"/><path d="M-11-3h9v7h-9zM2-6h9v7H2zM-3 5h9v7h-9z" fill="#f3e6cd"/><path d="M-13-2l6-7v7zM0-5l6.500-7v7zM-5 6l6-7v7z" fill="#c4674a"/><path d="M-7-9l6 7h-6zM6.500-12l6.500 7H6.500zM1-1l7 7H1z" fill="#83331f"/>"##
        }
        "cathedral" => {
            r##"<ellipse cx="4" cy="17" rx="20" ry="4.500" fill="#4a3b2f" opacity=".35"/><path d="M-15-3H15V16H-15Z" fill="#e6d8bd"/><path d="M3-3H15V16H3Z" fill="#c9b797"/><path d="M-17-2L-1-14 15-2Z" fill="#8d7b68"/><path d="M-1-14L17-2H3Z" fill="#6f6152"/><path d="M-17-16H-8V16H-17ZM6-16H15V16H6Z" fill="#f3e6cd"/><path d="M-11-16h3V16h-3zM12-16h3V16h-3z" fill="#c9b797"/><path d="M-18-15L-12.500-29-7-15ZM5-15L10.500-29 16-15Z" fill="#2f5d8a"/><path d="M-12.500-29L-7-15h-5.500zM10.500-29L16-15h-5.500z" fill="#1f4266"/><circle cy="-1" r="4" fill="#2f5d8a"/><circle cy="-1" r="1.600" fill="#e0b64a"/><path d="M-4 16V9A4 4 0 0 1 4 9V16Z" fill="#4a3b2f"/>"##
        }
        "shield" => {
            r##"<path d="M-13-16H15V2C15 12 7 17 1 20-5 17-13 12-13 2Z" fill="#4a3b2f" opacity=".35"/><path d="M-15-18H13V0C13 10 5 15-1 18-7 15-15 10-15 0Z" fill="#f3e6cd"/><path d="M-12-15H10V0C10 8 4 12-1 14.500-6 12-12 8-12 0Z" fill="#2f5d8a"/><path d="M-1-15H10V0C10 8 4 12-1 14.500Z" fill="#264c72"/><path d="M-1-11l2.400 5.200 5.600.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600-4.200-3.800 5.600-.6z" fill="#e0b64a"/>"##
        }
        "princess" => {
            r##"<circle r="19.500" fill="#4a3b2f"/><circle r="17.500" fill="#f7efdf"/><path d="M-11 15C-11 4-6 1 0 1S11 4 11 15A17.500 17.500 0 0 1-11 15Z" fill="#c45a8d"/><path d="M0 1C6 1 11 4 11 15A17.500 17.500 0 0 1 0 17.500Z" fill="#9e3f6f"/><path d="M-8-6C-9 4-7 7-6 8H6C7 7 9 4 8-6Z" fill="#d8a23a"/><circle cy="-4" r="6.500" fill="#f4d3b3"/><path d="M-7-6L-8-14-3.500-10 0-16 3.500-10 8-14 7-6Q0-9-7-6Z" fill="#e0b64a"/><path d="M0-16L3.500-10 8-14 7-6Q3-8 0-7.700Z" fill="#b98c25"/>"##
        }
        "dragon-sign" => {
            r##"<circle r="19.500" fill="#4a3b2f"/><circle r="17.500" fill="#f7efdf"/><path d="M-12 10C-13 2-8-2-3-3L-6-7-1-6-1-12 4-7C9-8 13-4 14 1L9 0 10 4 5 2C6 7 3 13-4 13-1 10-1 7-3 6-5 10-9 12-12 10Z" fill="#b5523b"/><path d="M-12 10C-9 8-7 4-3 6-5 10-9 12-12 10ZM5 2L10 4 9 0 14 1C13 3 9 6 5 2Z" fill="#83331f"/><circle cx="6" cy="-3" r="1.400" fill="#f7efdf"/>"##
        }
        "portal" => {
            r##"<path d="M-14 19V-4A14 14 0 0 1 16-4V19Z" fill="#4a3b2f" opacity=".3"/><path d="M-16 17V-5A15 15 0 0 1 14-5V17Z" fill="#8d7b68"/><path d="M-16 17V-5A15 15 0 0 1-1-20V17Z" fill="#b3a28c"/><path d="M-10 17V-4A9 9 0 0 1 8-4V17Z" fill="#5b4a9c"/><path d="M-5 16C4 12-7 6-1 1S-4-4 0-8" fill="none" stroke="#d9d0ff" stroke-width="3"/><path d="M-6-4h.1M4-2h.1M3 8h.1M-7 7h.1" stroke="#fff" stroke-width="2" stroke-linecap="round"/>"##
        }
        "volcano" => {
            r##"<ellipse cx="3" cy="16" rx="21" ry="5" fill="#4a3b2f" opacity=".3"/><path d="M-20 16C-13 6-9-3-6-10H7C10-2 14 8 21 16Q0 21-20 16Z" fill="#8a6249"/><path d="M2-10H7C10-2 14 8 21 16Q12 18.500 4 18.500C7 8 5 0 2-10Z" fill="#654333"/><path d="M-7-9Q0-13 8-9 5-6 3-7 4 2 1 9-1 4-2-1-3-6-5-6Z" fill="#e2592b"/><path d="M-5-9.500Q0-12 6-9.500 1-8-5-9.500Z" fill="#f4b13d"/><path d="M-3-13C-8-17-2-20-5-25 2-23 0-20 3-21 8-20 4-15 5-12 2-14 0-11-3-13Z" fill="#cfc7bb" opacity=".9"/>"##
        }
        "inn" => {
            r##"<ellipse cx="2" cy="9" rx="19" ry="9" fill="#8fa05c"/><ellipse cx="2" cy="9" rx="17" ry="7.500" fill="#7fb0c4"/><path d="M-6 11q4-3 8 0t8 0" fill="none" stroke="#d7eaf0" stroke-width="1.500"/><path d="M-13-6H9V4H-13Z" fill="#f3e6cd"/><path d="M0-6H9V4H0Z" fill="#d9c6a3"/><path d="M-16-5L-8-17H2L0-5Z" fill="#b5523b"/><path d="M0-5L2-17 12-5Z" fill="#83331f"/><path d="M-9-3h4v7h-4z" fill="#4a3b2f"/><path d="M12-8h6v6h-6z" fill="#e0b64a"/><path d="M9-9H18" stroke="#4a3b2f" stroke-width="1.600"/>"##
        }
        "wine" => {
            r##"<circle r="19.500" fill="#4a3b2f"/><circle r="17.500" fill="#f7efdf"/><path d="M-9-11H9C12-4 12 4 9 11H-9C-12 4-12-4-9-11Z" fill="#9a6a3c"/><path d="M2-11H9C12-4 12 4 9 11H2Z" fill="#744b28"/><path d="M-11-5H11M-11 5H11" stroke="#4a3b2f" stroke-width="2"/><circle r="3" fill="#7a1f3d"/>"##
        }
        "grain" => {
            r##"<circle r="19.500" fill="#4a3b2f"/><circle r="17.500" fill="#f7efdf"/><path d="M0 14V-6M-7 12C-4 4-5-2-8-8M7 12C4 4 5-2 8-8" stroke="#b98c25" stroke-width="2" fill="none"/><path d="M0-14q4 5 0 9q-4-4 0-9zM-8-13q5 3 2 8q-6-2-2-8zM8-13q-5 3-2 8q6-2 2-8zM-4-6q4 3 2 7q-5-2-2-7zM4-6q-4 3-2 7q5-2 2-7z" fill="#e0b64a"/><path d="M-6 4H6V7H-6Z" fill="#b5523b"/>"##
        }
        "cloth" => {
            r##"<circle r="19.500" fill="#4a3b2f"/><circle r="17.500" fill="#f7efdf"/><path d="M-12-6L4-12 12-7V6L-3 13-12 7Z" fill="#3d8b4f"/><path d="M-3 0L12-7V6L-3 13Z" fill="#2c6a3a"/><path d="M-12-6L-3 0V13" fill="none" stroke="#e0b64a" stroke-width="1.800"/><path d="M-12-1L-3 5 12-2" fill="none" stroke="#e0b64a" stroke-width="1.400"/>"##
        }
        _ => "",
    }
}
