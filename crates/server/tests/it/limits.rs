//! SECURITY.md and the code name the same limits.

/// Every row of the table names a constant with its number.
#[test]
fn security_md_has_the_numbers_of_limits_rs() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let security = std::fs::read_to_string(format!("{root}/SECURITY.md")).unwrap();
    let of = |name| std::fs::read_to_string(format!("{root}/crates/{name}/src/limits.rs")).unwrap();
    let limits = of("server") + &of("room");
    let mut compared = 0;
    for row in security.lines().filter(|row| row.ends_with("` |") && row.matches('|').count() == 4) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let (Ok(number), name) = (cells[2].parse::<u64>(), cells[3].trim_matches('`')) else { continue };
        let line = limits.lines().find(|line| line.contains(&format!("const {name}:")));
        let line = line.unwrap_or_else(|| panic!("limits.rs has no {name}"));
        let value = line.split_once("= ").unwrap().1.trim_end_matches(';').replace('_', "");
        let value: u64 = match value.split_once("<<") {
            Some((low, shift)) => low.trim().parse::<u64>().unwrap() << shift.trim().parse::<u64>().unwrap(),
            None => value.parse().unwrap(),
        };
        assert_eq!(number, value, "{name}");
        compared += 1;
    }
    assert!(compared >= 15, "only {compared} limits are in the table");
}
