//! Places in the text of a directive, words and numbers that have one.

/// Half-open byte range in the text that was given to the parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct ByteRange {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl ByteRange {
    /// The range `start..end`.
    pub(crate) fn new(start: usize, end: usize) -> ByteRange {
        ByteRange {
            start: start as u32,
            end: end as u32,
        }
    }

    /// The smallest range that holds both.
    pub(crate) fn to(self, other: ByteRange) -> ByteRange {
        ByteRange {
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }

    /// As an index range.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// A name of the program in a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ident {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub at: ByteRange,
}

/// A positive number in a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The number.
    pub value: u32,
    /// Where it stands.
    pub at: ByteRange,
}
