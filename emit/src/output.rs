//! The output as a list of pieces, each of which knows where it comes from.

use crate::splice::Edit;
use frontend::span::OrigSpan;

/// The original with edits.
#[derive(Clone, Debug)]
pub struct Output<'a> {
    /// Bytes of the original.
    pub original: &'a [u8],
    /// What was edited, sorted and without overlaps.
    pub edits: &'a [Edit],
    /// What it consists of, in order.
    pub(crate) pieces: Vec<Piece>,
}

/// A piece of an output.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) content: Content,
    pub(crate) branch: Branch,
}

/// What a piece holds.
#[derive(Clone, Debug)]
pub(crate) enum Content {
    /// Bytes of the original.
    Kept(OrigSpan),
    /// The text of an edit, by its number, perhaps without line ends at its beginning.
    Inserted(usize, String),
    /// What the user wrote where the original has, from this byte on, an expansion.
    Unexpanded(u32, Vec<u8>),
    /// Directives and white space around alternatives.
    Layout(String),
}

/// Who compiles a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Branch {
    /// Everybody.
    All,
    /// Who compiles vector code.
    Vector,
    /// Who does not.
    Scalar,
}

impl Piece {
    /// Its text.
    pub(crate) fn bytes<'p>(&'p self, original: &'p [u8]) -> &'p [u8] {
        match &self.content {
            Content::Kept(span) => original.get(span.range()).unwrap_or_default(),
            Content::Inserted(_, text) | Content::Layout(text) => text.as_bytes(),
            Content::Unexpanded(_, text) => text,
        }
    }
}

impl<'a> Output<'a> {
    /// The edits in the place of what they replace, for everybody.
    pub fn plain(original: &'a [u8], edits: &'a [Edit]) -> Output<'a> {
        let mut output = Output::new(original, edits);
        let mut done = 0;
        for (number, edit) in edits.iter().enumerate() {
            // An edit that is out of order is left out, so that no other byte is lost.
            let in_order = done <= edit.span.start && edit.span.start <= edit.span.end;
            if !in_order || edit.span.end as usize > original.len() {
                continue;
            }
            output.keep(done, edit.span.start, Branch::All);
            output.insert(number, edit.text.clone(), Branch::All);
            done = edit.span.end;
        }
        output.keep(done, original.len() as u32, Branch::All);
        output
    }

    /// Nothing yet.
    pub(crate) fn new(original: &'a [u8], edits: &'a [Edit]) -> Output<'a> {
        Output {
            original,
            edits,
            pieces: Vec::with_capacity(2 * edits.len() + 1),
        }
    }

    /// Adds bytes of the original.
    pub(crate) fn keep(&mut self, start: u32, end: u32, branch: Branch) {
        if start < end {
            self.push(Content::Kept(OrigSpan { start, end }), branch);
        }
    }

    /// Adds the text of an edit, also an empty one.
    pub(crate) fn insert(&mut self, number: usize, text: String, branch: Branch) {
        self.push(Content::Inserted(number, text), branch);
    }

    /// Adds a piece.
    pub(crate) fn push(&mut self, content: Content, branch: Branch) {
        self.pieces.push(Piece { content, branch });
    }

    /// The text.
    pub fn bytes(&self) -> Vec<u8> {
        let pieces = self.pieces.iter().map(|piece| piece.bytes(self.original));
        pieces.collect::<Vec<_>>().concat()
    }
}

/// The text of [`Output::plain`].
pub fn splice(original: &[u8], edits: &[Edit]) -> Vec<u8> {
    Output::plain(original, edits).bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_edited_stays() {
        let edits = [
            Edit::insert(0, "{"),
            Edit::delete(4, 7),
            Edit::insert(7, "}"),
        ];
        assert_eq!(splice(b"for i=0;x", &edits), b"{for };x");
        assert_eq!(splice(b"abc", &[Edit::delete(2, 5)]), b"abc");
        let crossed = [Edit::delete(0, 2), Edit::delete(1, 3)];
        assert_eq!(splice(b"abc", &crossed), b"c");
    }
}
