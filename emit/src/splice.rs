//! Edits of the original bytes.

use frontend::sorted::SortedMap;
use frontend::span::OrigSpan;

/// Put `text` in the place of `span`; an empty span inserts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Bytes of the original file.
    pub span: OrigSpan,
    /// What stands there instead.
    pub text: String,
    /// For whom.
    pub when: When,
    /// It does what the tokens do in whose place it stands, so that these are nowhere else.
    pub takes_over: bool,
}

/// Who compiles the text of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Everybody.
    Always,
    /// Who compiles vector code; for others, what it replaces still stands.
    Vector,
}

impl Edit {
    /// Insert `text` before the byte at `at`.
    pub fn insert(at: u32, text: impl Into<String>) -> Edit {
        Edit::replace(OrigSpan { start: at, end: at }, text)
    }

    /// Put `text` in the place of these bytes.
    pub fn replace(span: OrigSpan, text: impl Into<String>) -> Edit {
        Edit {
            span,
            text: text.into(),
            when: When::Always,
            takes_over: false,
        }
    }

    /// The same edit, if it does what stood there.
    #[must_use]
    pub fn taking_over(self) -> Edit {
        Edit {
            takes_over: true,
            ..self
        }
    }

    /// The same edit for others.
    #[must_use]
    pub fn when(self, when: When) -> Edit {
        Edit { when, ..self }
    }

    /// By which edits are sorted.
    fn place(&self) -> (u32, u32) {
        (self.span.start, self.span.end)
    }

    /// Remove the bytes `start..end`.
    pub fn delete(start: u32, end: u32) -> Edit {
        Edit::replace(OrigSpan { start, end }, "")
    }
}

/// Edits that do not overlap, and the regions that some of them are for.
#[derive(Debug)]
pub struct Edits {
    /// By place.
    all: Vec<Edit>,
    /// Starts and ends of regions in each of which nothing else is edited.
    regions: SortedMap<u32, u32>,
    /// Bytes of the original.
    len: usize,
}

impl Edits {
    /// Edits of a file of `len` bytes, which are known to be disjoint.
    pub fn new(mut all: Vec<Edit>, len: usize) -> Edits {
        all.sort_by_key(Edit::place);
        Edits {
            all,
            regions: SortedMap::new(),
            len,
        }
    }

    /// Adds edits, all or none; `false` if one of them overlaps another one or is not a range of the
    /// file. Insertions at one place keep the order in which they are added.
    #[must_use]
    pub fn add(&mut self, mut edits: Vec<Edit>) -> bool {
        edits.sort_by_key(Edit::place);
        let apart = |a: &Edit, b: &Edit| a.span.end <= b.span.start;
        let fits = |edit: &Edit| {
            let (before, after) = self.all.split_at(self.place_of(edit));
            edit.span.start <= edit.span.end
                && edit.span.end as usize <= self.len
                && before.last().is_none_or(|last| apart(last, edit))
                && after.first().is_none_or(|first| apart(edit, first))
        };
        let all = edits.iter().all(fits) && edits.windows(2).all(|two| apart(&two[0], &two[1]));
        for edit in edits.into_iter().filter(|_| all) {
            self.all.insert(self.place_of(&edit), edit);
        }
        all
    }

    /// Whether there is no edit in a part of the file.
    pub fn is_free(&self, span: OrigSpan) -> bool {
        let first = self.all.partition_point(|edit| edit.span.end <= span.start);
        let behind = self.all.get(first);
        behind.is_none_or(|edit| span.end <= edit.span.start)
    }

    /// How many edits come before one that is added.
    fn place_of(&self, edit: &Edit) -> usize {
        self.all.partition_point(|e| e.place() <= edit.place())
    }

    /// Likewise for a region, which must not overlap that of other edits.
    #[must_use]
    pub fn add_region(&mut self, region: OrigSpan, edits: Vec<Edit>) -> bool {
        let before = self.regions.range(..region.end).next_back();
        let free = before.is_none_or(|(_, end)| *end <= region.start);
        let fits = free && self.add(edits);
        if fits {
            self.regions.insert(region.start, region.end);
        }
        fits
    }

    /// Where text can be inserted that is to stand before the byte at `at`: there, or before what is
    /// removed around it.
    pub fn before(&self, at: u32) -> u32 {
        let spans = self.all.iter().map(|edit| edit.span);
        let mut around = spans.filter(|span| span.start < at && at < span.end);
        around.next().map_or(at, |span| span.start)
    }

    /// All of them, by place.
    pub fn into_sorted(self) -> Vec<Edit> {
        self.all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inserts_deletes_and_keeps_the_rest() {
        let mut edits = Edits::new(vec![Edit::delete(4, 7)], 9);
        assert!(edits.add(vec![Edit::insert(0, "{"), Edit::insert(7, "}")]));
        let sorted = [
            Edit::insert(0, "{"),
            Edit::delete(4, 7),
            Edit::insert(7, "}"),
        ];
        assert_eq!(edits.into_sorted(), sorted);
    }

    #[test]
    fn edits_that_overlap_are_not_added() {
        let mut edits = Edits::new(vec![Edit::delete(2, 5)], 9);
        assert!(!edits.add(vec![Edit::insert(0, "x"), Edit::insert(4, "x")]));
        assert!(!edits.add(vec![Edit::delete(8, 10)]));
        assert_eq!((edits.before(4), edits.before(5)), (2, 5));
        let region = |start, end| OrigSpan { start, end };
        assert!(edits.add_region(region(5, 9), vec![Edit::insert(5, "a")]));
        assert!(!edits.add_region(region(6, 8), vec![Edit::insert(6, "b")]));
        assert!(edits.add_region(region(0, 5), vec![Edit::insert(5, "c")]));
        let texts: Vec<String> = edits.into_sorted().into_iter().map(|e| e.text).collect();
        assert_eq!(texts, ["", "a", "c"]);
    }
}
