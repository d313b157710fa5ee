//! The first page offers other ordinary games of a game: one press to play them, a lesson of their own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A running server that keeps nothing; it ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start() -> Server {
        let dir = std::env::temp_dir().join(format!("castellan-starts-{}", std::process::id()));
        let mut child = Command::new(env!("CARGO_BIN_EXE_castellan"))
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--data"])
            .arg(dir)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it listens").to_owned();
        Server { child, address }
    }

    /// What a request is answered, head and body.
    fn ask(&self, line: &str, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        let length = body.len();
        write!(
            stream,
            "{line} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {length}\r\n{head}\r\n{body}"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(
            std::env::temp_dir().join(format!("castellan-starts-{}", std::process::id())),
        );
    }
}

#[test]
fn the_dragon_is_one_press_away_and_has_a_lesson_of_its_own() {
    let server = Server::start();
    let home = server.ask("GET /", "accept-language: en\r\n", "");
    assert!(home.contains("Play with the dragon"), "{home}");
    assert!(home.contains("/learn/carcassonne/dragon"), "{home}");
    let lesson = server.ask("GET /learn/carcassonne/dragon", "accept-language: pl\r\n", "");
    assert!(lesson.starts_with("HTTP/1.1 200"), "{lesson}");
    assert!(lesson.contains("trzydzieści kart"), "{lesson}");
    assert!(server.ask("GET /learn/carcassonne/nothing", "", "").starts_with("HTTP/1.1 404"));
    let form = "content-type: application/x-www-form-urlencoded\r\n";
    let played = server.ask("POST /play", form, "game=carcassonne&start=dragon");
    assert!(played.starts_with("HTTP/1.1 303"), "{played}");
    let table = played.split_once("\r\nlocation: /t/").expect("it goes to the table").1;
    let table = &table[..table.find(['\r', '?']).unwrap()];
    let record = server.ask(&format!("GET /api/tables/{table}/record"), "", "");
    assert!(record.contains(r#""sets":["princess-dragon"]"#), "{record}");
}
