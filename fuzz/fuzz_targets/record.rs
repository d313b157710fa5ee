//! Records: refused, or as good when they are printed and read again.

#![no_main]

mod games;

use castellan_core::dice::Seed;
use castellan_core::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(record) = Record::parse(text) else { return };
    assert_eq!(Record::parse(&record.print()), Ok(record.clone()));
    for game in games::all().iter().filter(|game| game.meta().id == record.game) {
        let Ok(table) = game.load(&record, usize::MAX, Seed::new([0; 32])) else {
            assert!(game.verify(&record).is_err(), "what can't be loaded can't be true");
            continue;
        };
        assert_eq!(table.len(), record.entries.len());
        let again = table.record();
        assert_eq!(again.entries, record.entries);
        assert!(game.load(&again, usize::MAX, Seed::new([0; 32])).is_ok(), "{}", again.print());
    }
});
