//! Sets of components packed into one line of letters that fits into a link: compressed JSON in base64. What comes back is
//! a stranger's: it is unpacked only as far as a set may be long.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use castellan_core::record::json_levels;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde_json::Value;
use std::io::{Read, Write};

/// What every packed set of this form begins with.
const MARK: &str = "2";
/// The longest packed text that is looked at.
const PACKED_BYTES_MAX: usize = 8 << 10;

/// Packs a set.
///
/// # Panics
/// Never: writing into memory can't fail.
pub fn pack(set: &Value) -> String {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(set.to_string().as_bytes()).and_then(|()| packer.finish());
    format!("{MARK}{}", URL_SAFE_NO_PAD.encode(packed.expect("memory takes every byte")))
}

/// Unpacks a set; none if the text is no packed set or a longer one than there can be.
pub fn unpack(text: &str, bytes_max: usize, levels_max: usize) -> Option<Value> {
    let packed = text.trim().strip_prefix(MARK).filter(|packed| packed.len() <= PACKED_BYTES_MAX)?;
    let packed = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let mut bytes = Vec::new();
    DeflateDecoder::new(&packed[..]).take(bytes_max as u64 + 1).read_to_end(&mut bytes).ok()?;
    if bytes.len() > bytes_max || json_levels(&bytes) > levels_max {
        return None;
    }
    serde_json::from_slice(&bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_was_packed_comes_back() {
        let set = json!({"name": "Zamek Hani", "tiles": [{"id": "N01"}]});
        let text = pack(&set);
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'));
        assert_eq!(unpack(&text, 1 << 10, 8), Some(set));
    }

    #[test]
    fn what_is_cut_changed_deep_or_endless_is_nothing() {
        let text = pack(&json!({"tiles": [[[1, 2, 3]]]}));
        assert_eq!(unpack(&text[..text.len() - 4], 1 << 10, 8), None);
        assert_eq!(unpack(&text[1..], 1 << 10, 8), None);
        assert_eq!(unpack(&text, 1 << 10, 3), None);
        assert_eq!(unpack("2!!", 1 << 10, 8), None);
        assert_eq!(unpack("", 1 << 10, 8), None);
        // A million zeros are packed into a few letters; no more of them is unpacked than is allowed.
        let bomb = pack(&json!("0".repeat(1_000_000)));
        assert!(bomb.len() < PACKED_BYTES_MAX);
        assert_eq!(unpack(&bomb, 64 << 10, 8), None);
    }
}
