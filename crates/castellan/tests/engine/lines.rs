//! Lines through the real program: ends of lines, blank ones, long ones, and bytes that are no text.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// What `castellan engine` prints for this input; it ends well and says nothing else.
fn engine(input: &[u8]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_castellan"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("a writer").expect("the program reads all of its input");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("answers are UTF-8")
}

/// The answers to this input, each in short: its id, and its code or "ok".
fn answers(input: &[u8]) -> Vec<(Value, String)> {
    let output = engine(input);
    assert!(output.is_empty() || output.ends_with('\n'));
    let short = |line: &str| {
        let answer: Value = serde_json::from_str(line).expect("an answer is JSON");
        let code = answer["error"]["code"].as_str().unwrap_or("ok").to_owned();
        (answer["id"].clone(), code)
    };
    output.lines().map(short).collect()
}

fn codes(input: &[u8]) -> Vec<String> {
    answers(input).into_iter().map(|(_, code)| code).collect()
}

const NEW: &str = r#"{"do":"new","game":"siege","players":2,"seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}"#;
const STATE: &str = r#"{"do":"state","table":"t1"}"#;

#[test]
fn both_line_ends_blank_lines_and_a_missing_last_end_are_fine() {
    assert!(engine(b"").is_empty());
    assert!(engine(b"\n\r\n   \n\t\r\n").is_empty());
    let input = format!("{NEW}\n\r\n\n  {STATE}  \r\n\t\n{STATE}");
    assert_eq!(codes(input.as_bytes()), ["ok", "ok", "ok"]);
}

#[test]
fn bytes_that_are_no_text_spoil_only_their_own_line() {
    let mut input = format!("{NEW}\n").into_bytes();
    for bad in [
        &b"\xff\xfe"[..],
        b"\0",
        b"{\"do\":\"state\",\"table\":\"t\x001\"}",
        b"\xef\xbb\xbf{}",
        b"{\"id\":\"\xc3\x28\"}",
    ] {
        input.extend_from_slice(bad);
        input.extend_from_slice(format!("\n{STATE}\n").as_bytes());
    }
    let codes = codes(&input);
    assert_eq!(codes.len(), 11);
    assert!(codes[1..].chunks(2).all(|pair| pair == ["bad_json", "ok"]), "{codes:?}");
}

#[test]
fn a_mebibyte_is_read_and_one_byte_more_is_too_large() {
    let line = |bytes: usize| {
        let frame = r#"{"id":"","do":"state","table":"t1"}"#;
        format!(r#"{{"id":"{}","do":"state","table":"t1"}}"#, "x".repeat(bytes - frame.len()))
    };
    let (fits, over) = (line(1 << 20), line((1 << 20) + 1));
    assert_eq!((fits.len(), over.len()), (1_048_576, 1_048_577));
    let input = format!("{NEW}\n{fits}\n{over}\n{fits}\r\n{over}\r\n{STATE}\n{over}");
    let answers = answers(input.as_bytes());
    let codes: Vec<&str> = answers.iter().map(|(_, code)| code.as_str()).collect();
    assert_eq!(codes, ["ok", "ok", "too_large", "ok", "too_large", "ok", "too_large"]);
    assert_eq!(answers[1].0.as_str().map(str::len), Some((1 << 20) - 35));
    assert_eq!(answers[2].0, Value::Null);
}

#[test]
fn blank_lines_of_any_length_up_to_the_limit_are_skipped() {
    let input = format!("{}\n{NEW}\n", " ".repeat(1 << 20));
    assert_eq!(codes(input.as_bytes()), ["ok"]);
}

#[test]
fn answers_come_in_the_order_of_the_lines() {
    let input: String =
        (0..500).map(|n| format!("{{\"id\":{n},\"do\":\"state\",\"table\":\"t1\"}}\n")).collect();
    let ids: Vec<u64> = answers(input.as_bytes()).iter().filter_map(|(id, _)| id.as_u64()).collect();
    assert!(ids.into_iter().eq(0..500));
}

#[test]
fn every_answer_comes_before_the_next_line_is_sent() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_castellan"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (mut stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut answers = BufReader::new(stdout).lines();
    for line in [NEW, STATE, STATE] {
        writeln!(stdin, "{line}").unwrap();
        assert!(answers.next().expect("an answer").unwrap().starts_with(r#"{"id":null,"ok":{"#));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_same_seed_and_moves_give_the_same_bytes_in_two_processes() {
    let mut input = format!("{NEW}\n");
    for round in 0..7 {
        for seat in 0..2 {
            // Where a pair has gone to camp or a drum was turned up, both processes refuse alike.
            for mv in [
                [r#"{"lay":{"cards":["archer","dragon"]}}"#, r#"{"lay":{"cards":["catapult","shepherd"]}}"#]
                    [seat],
                r#"{"recruit":{"card":"dragon"}}"#,
                r#"{"lay":{"cards":["shepherd","shepherd"]}}"#,
            ] {
                input += &format!(
                    "{{\"id\":{round},\"do\":\"play\",\"table\":\"t1\",\"seat\":{seat},\"move\":{mv}}}\n"
                );
            }
        }
    }
    input += "{\"do\":\"think\",\"table\":\"t1\",\"seat\":0,\"level\":\"knight\"}\n{\"do\":\"record\",\"table\":\"t1\"}\n";
    let (one, two) = (engine(input.as_bytes()), engine(input.as_bytes()));
    assert_eq!(one, two);
    assert!(one.lines().last().unwrap().contains("castellan/1"));
}

#[test]
fn a_reader_that_has_had_enough_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_castellan"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    // The program may be gone before the line is written.
    let _ = child.stdin.take().unwrap().write_all(format!("{NEW}\n{STATE}\n").as_bytes());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
