//! The bytes of the masked text while it is made.

use super::{MaskKind, MaskSite, Masked};
use crate::span::Span;

/// A copy of the text, and what was changed in it.
pub(super) struct Buffer {
    bytes: Vec<u8>,
    sites: Vec<MaskSite>,
}

impl Buffer {
    /// Nothing masked yet.
    pub fn new(text: &str) -> Buffer {
        Buffer {
            bytes: text.as_bytes().to_vec(),
            sites: Vec::new(),
        }
    }

    /// Overwrites the start of `span` with `with`, and the rest with spaces. Line ends stay.
    pub fn put(&mut self, span: Span, with: &[u8]) {
        let bytes = &mut self.bytes[span.range()];
        for byte in bytes.iter_mut() {
            *byte = if *byte == b'\n' { b'\n' } else { b' ' };
        }
        let length = with.len().min(bytes.len());
        bytes[..length].copy_from_slice(&with[..length]);
    }

    /// Puts a `;` at `at` if there is white space; false otherwise.
    pub fn put_semicolon(&mut self, at: usize) -> bool {
        match self.bytes.get_mut(at) {
            Some(byte) if byte.is_ascii_whitespace() => {
                *byte = b';';
                true
            }
            _ => false,
        }
    }

    /// Notes that something was masked.
    pub fn note(&mut self, span: Span, kind: MaskKind, changes_meaning: bool) {
        self.sites.push(MaskSite {
            span,
            kind,
            changes_meaning,
            whole_function: false,
        });
    }

    /// Notes that something was masked which makes the function around it opaque.
    pub fn note_function(&mut self, span: Span, what: &'static str) {
        let kind = MaskKind::Other(what);
        self.sites.push(MaskSite {
            span,
            kind,
            changes_meaning: true,
            whole_function: true,
        });
    }

    /// The result.
    pub fn finish(mut self) -> Masked {
        self.sites.sort_by_key(|s| (s.span.start, s.span.end));
        let text =
            String::from_utf8(self.bytes).unwrap_or_else(|e| super::super::readable(e.as_bytes()));
        Masked {
            text,
            sites: self.sites,
        }
    }
}
