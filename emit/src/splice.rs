//! Edits of the original bytes.

use frontend::span::OrigSpan;

/// Put `text` in the place of `span`; an empty span inserts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Bytes of the original file.
    pub span: OrigSpan,
    /// What stands there instead.
    pub text: String,
}

impl Edit {
    /// Insert `text` before the byte at `at`.
    pub fn insert(at: u32, text: impl Into<String>) -> Edit {
        Edit {
            span: OrigSpan { start: at, end: at },
            text: text.into(),
        }
    }

    /// Remove the bytes `start..end`.
    pub fn delete(start: u32, end: u32) -> Edit {
        Edit {
            span: OrigSpan { start, end },
            text: String::new(),
        }
    }
}

/// Sort edits by place. Insertions at one place keep the order given. An error names the first
/// place where two edits overlap or an edit is not a range of a file of `len` bytes.
pub fn sort(edits: &mut [Edit], len: usize) -> Result<(), String> {
    edits.sort_by_key(|e| (e.span.start, e.span.end));
    let mut done = 0;
    for edit in edits.iter() {
        let OrigSpan { start, end } = edit.span;
        if start < done || end < start || end as usize > len {
            return Err(format!("edits collide at byte {start}"));
        }
        done = end;
    }
    Ok(())
}

/// The original with the edits, which are sorted and do not overlap. An edit that breaks this is
/// left out, so that the output still has every byte of the original outside edits.
pub fn splice(original: &[u8], edits: &[Edit]) -> Vec<u8> {
    let added: usize = edits.iter().map(|e| e.text.len()).sum();
    let mut out = Vec::with_capacity(original.len() + added);
    let mut done = 0;
    for edit in edits {
        let range = edit.span.range();
        let Some(kept) = original.get(done..range.start) else {
            continue;
        };
        if range.end < range.start || range.end > original.len() {
            continue;
        }
        out.extend_from_slice(kept);
        out.extend_from_slice(edit.text.as_bytes());
        done = range.end;
    }
    out.extend_from_slice(original.get(done..).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inserts_deletes_and_keeps_the_rest() {
        let mut edits = vec![
            Edit::delete(4, 7),
            Edit::insert(0, "{"),
            Edit::insert(7, "}"),
        ];
        assert_eq!(sort(&mut edits, 9), Ok(()));
        assert_eq!(splice(b"for i=0;x", &edits), b"{for };x");
    }

    #[test]
    fn collisions_are_found() {
        let mut edits = vec![Edit::delete(2, 5), Edit::insert(4, "x")];
        assert_eq!(
            sort(&mut edits, 9),
            Err("edits collide at byte 4".to_owned())
        );
        let mut edits = vec![Edit::delete(2, 5)];
        assert_eq!(
            sort(&mut edits, 3),
            Err("edits collide at byte 2".to_owned())
        );
        assert_eq!(splice(b"abc", &edits), b"abc");
    }
}
