//! The loops themselves: how they count or walk, where they are tested, and what bounds them.

mod random;
mod text;

use crate::generate::typed::scalar::Scalar;

/// How the parts of a loop are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    For,
    While,
    /// Tested behind the body.
    Do,
    /// By no condition of its own: the bound is an exit.
    Forever,
    /// The same, with something before it.
    Middle,
}

/// How elements are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// By the counter.
    Index,
    /// By pointers, one for each array.
    Walk,
    /// The same, where those that are tested step as they are read.
    WalkFirst,
    /// The same, from behind the last element.
    WalkDown,
}

/// Where the number of iterations comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Parameter,
    /// An object that a pointer points to.
    Pointer,
    /// A member of a record.
    Member,
    /// None: data end the loop.
    None,
}

/// A loop.
pub(super) struct Frame {
    pub shape: Shape,
    pub access: Access,
    pub bound: Bound,
    /// It goes from the last element to the first.
    pub down: bool,
    /// Elements from iteration to iteration.
    pub scale: usize,
    /// The counter and its type, if there is one.
    pub counter: Option<(&'static str, &'static str)>,
    /// It is declared in the head.
    pub inner: bool,
    /// The kind of the parameter `n`.
    pub trip: &'static str,
    /// Sets the counter.
    init: String,
    /// Declares and sets all but the counter.
    pub before: String,
    /// The loop goes on; none: always.
    go: Option<String>,
    /// At the end of each iteration, but for pointers.
    step: String,
    /// The subscript.
    index: &'static str,
    pub features: Vec<&'static str>,
}

/// The C type of a kind of trip counts.
pub(super) fn trip_type(kind: &str) -> &'static str {
    match kind {
        "size" => "unsigned long",
        "i16" => "short",
        "u8" => "unsigned char",
        "unsigned" => "unsigned",
        "long" => "long",
        _ => "int",
    }
}

impl Frame {
    fn new(shape: Shape, access: Access) -> Frame {
        Frame {
            shape,
            access,
            bound: Bound::Parameter,
            down: false,
            scale: 1,
            counter: None,
            inner: false,
            trip: "int",
            init: String::new(),
            before: String::new(),
            go: None,
            step: String::new(),
            index: "i",
            features: Vec::new(),
        }
    }

    fn note(&mut self) {
        let about = [
            (self.down, "exits: from the last to the first"),
            (self.scale == 2, "exits: every second element"),
            (self.bound == Bound::None, "exits: no bound"),
            (
                self.bound == Bound::Pointer,
                "exits: bound behind a pointer",
            ),
            (self.bound == Bound::Member, "exits: bound in a member"),
            (self.shape == Shape::For, "exits: for"),
            (self.shape == Shape::While, "exits: while"),
            (self.shape == Shape::Do, "exits: do"),
            (
                self.shape == Shape::Forever,
                "exits: loop whose bound is an exit",
            ),
            (self.shape == Shape::Middle, "exits: bound in the middle"),
            (
                self.access == Access::WalkFirst,
                "exits: step before the test",
            ),
        ];
        let about = about.into_iter().filter(|(is, _)| *is);
        self.features.extend(about.map(|(_, name)| name));
    }

    /// The element of an array, as a place.
    pub fn element(&self, array: &str) -> String {
        match self.access {
            Access::Index => format!("{array}[{}]", self.index),
            Access::Walk | Access::WalkFirst => format!("*p{array}"),
            Access::WalkDown => format!("p{array}[-1]"),
        }
    }

    /// The element behind it.
    pub fn next_element(&self, array: &str) -> Option<String> {
        match (self.access, self.index) {
            (Access::Index, "i - 1") => Some(format!("{array}[i]")),
            (Access::Index, index) => Some(format!("{array}[{index} + 1]")),
            (Access::Walk, _) => Some(format!("p{array}[1]")),
            _ => None,
        }
    }

    /// Whether tests may compare an element with the next one.
    pub fn has_neighbours(&self) -> bool {
        let simple = self.access == Access::Index && self.index == "i" && self.scale == 1;
        simple && !self.down && self.bound != Bound::None && self.shape != Shape::Middle
    }

    /// The type of a counter below which elements may be tested, if they need not always be.
    pub fn half(&self) -> Option<Scalar> {
        let shaped = matches!(self.shape, Shape::For | Shape::While);
        let ty = match self.counter? {
            (_, "int") => Scalar::I32,
            (_, "long") => Scalar::I64,
            (_, "unsigned") => Scalar::U32,
            (_, "unsigned long") => Scalar::U64,
            _ => return None,
        };
        (shaped && self.has_neighbours() && self.bound == Bound::Parameter).then_some(ty)
    }

    /// Whether pointers walk.
    pub fn walks(&self) -> bool {
        self.access != Access::Index
    }

    /// The counter in an iteration, as an expression in `i`, the number of the iteration.
    pub fn counted(&self) -> &'static str {
        match (self.index, self.scale) {
            ("i - 1", _) => "i + 1",
            ("i", 2) => "2 * i",
            _ => "i",
        }
    }

    /// How long arrays are, in the head.
    pub fn length(&self) -> &'static str {
        let beyond = self.bound == Bound::None || self.shape == Shape::Middle;
        match (self.scale, beyond) {
            (1, false) => "n",
            (1, true) => "n+1",
            (_, false) => "2*n-(n>0)",
            _ => "2*n+1",
        }
    }

    /// The same of those that are not read in the iteration in which the loop ends at last.
    pub fn shorter_length(&self) -> &'static str {
        match self.scale {
            1 => "n",
            _ => "2*n-(n>0)",
        }
    }

    /// The bound, as a condition under which an exit is taken.
    pub fn bound_reached(&self) -> Option<String> {
        let by_exit = matches!(self.shape, Shape::Forever | Shape::Middle);
        let go = self.go.as_ref().filter(|_| by_exit)?;
        Some(format!("!({go})"))
    }

    /// Whether the body can be left for the next iteration.
    pub fn may_continue(&self) -> bool {
        self.shape == Shape::For
    }

    /// Where a condition may be tested beside the bound: in front of each iteration, or behind it.
    pub fn takes(&self) -> Option<Shape> {
        match self.shape {
            Shape::For | Shape::While | Shape::Do => Some(self.shape),
            Shape::Forever | Shape::Middle => None,
        }
    }

    /// The declaration of the counter before the loop, if it is not in the head.
    pub fn declared(&self) -> String {
        match self.counter {
            Some((name, c_type)) if !self.inner => format!("    {c_type} {name} = 0;\n"),
            _ => String::new(),
        }
    }
}

/// The words of a text and what stands between them.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.split_inclusive(move |c: char| !is_word(c))
        .flat_map(move |piece| {
            let end = piece.trim_end_matches(|c: char| !is_word(c)).len();
            [&piece[..end], &piece[end..]]
        })
}

/// The words of a text.
pub(super) fn words_in(text: &str) -> impl Iterator<Item = &str> {
    pieces(text).step_by(2).filter(|word| !word.is_empty())
}
