//! Lines of the engine protocol: every one gets one JSON object.

#![no_main]

use castellan::engine::Engine;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// Two tables, so that lines about `t1` and `t2` meet something.
const OPENING: [&[u8]; 2] = [
    br#"{"do":"new","game":"siege","players":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000"}"#,
    br#"{"do":"new","game":"siege","players":3,"chance":"manual","seed":"0000000000000000000000000000000000000000000000000000000000000000"}"#,
];

fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new();
    for line in OPENING.into_iter().chain(data.split(|&byte| byte == b'\n')) {
        let answer = engine.answer(line);
        assert!(!answer.contains(['\n', '\r']), "{answer:?}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer["ok"].is_object() || answer["error"]["message"].is_string(), "{answer}");
        assert_ne!(answer["error"]["code"], "internal");
    }
});
