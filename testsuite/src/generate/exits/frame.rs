//! The loops themselves: how they count or walk, where they are tested, and what bounds them.

use crate::generate::Random;

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

/// Counters: type, kind of the parameter that bounds them, and feature.
const COUNTERS: &[(&str, &str, &str)] = &[
    ("int", "int", "exits: counter of type int"),
    ("int", "int", "exits: counter of type int"),
    ("int", "int", "exits: counter of type int"),
    ("unsigned", "unsigned", "exits: counter of type unsigned"),
    (
        "unsigned long",
        "size",
        "exits: counter of type unsigned long",
    ),
    (
        "unsigned long",
        "int",
        "exits: counter of type unsigned long",
    ),
    ("long", "long", "exits: counter of type long"),
    ("short", "i16", "exits: counter of type short"),
    ("short", "int", "exits: counter of type short"),
    (
        "unsigned short",
        "int",
        "exits: counter of type unsigned short",
    ),
    (
        "unsigned char",
        "u8",
        "exits: counter of type unsigned char",
    ),
];

/// Counters that can go beyond all arrays.
const WIDE: usize = 7;

/// Whether a kind of parameters has a sign.
fn is_signed(kind: &str) -> bool {
    matches!(kind, "int" | "i16" | "long")
}

/// What `n` is called where it bounds a counter of a type.
fn bound_for(c_type: &str, trip: &str, n: &str) -> String {
    match c_type.starts_with("unsigned") && is_signed(trip) && c_type != "unsigned short" {
        true => format!("({c_type}){n}"),
        false => n.to_string(),
    }
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
    /// A random one, for arrays that are called `first` and so on.
    pub fn some(random: &mut Random, kernel: &str) -> Frame {
        let mut frame = match random.below(11) {
            0 | 1 => Frame::walking(random),
            10 => Frame::walking_down(random),
            2 => Frame::without_bound(random),
            3 => Frame::walking_without_bound(random),
            4 | 5 => Frame::downwards(random),
            _ => Frame::upwards(random),
        };
        if frame.bound == Bound::Parameter && frame.trip == "int" {
            let (bound, from, to) = match random.below(12) {
                0 => (Bound::Pointer, "n", "*count".to_string()),
                1 => (Bound::Member, "n", format!("{kernel}_q->n")),
                _ => (Bound::Parameter, "", String::new()),
            };
            if bound != Bound::Parameter && frame.counter.is_some() {
                frame.bound = bound;
                let replace = |text: &str| words_replaced(text, from, &to);
                frame.go = frame.go.as_deref().map(replace);
                frame.init = replace(&frame.init);
                frame.before = replace(&frame.before);
            }
        }
        frame.inner = frame.shape == Shape::For && frame.counter.is_some() && random.one_in(3);
        frame.note();
        frame
    }

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

    /// One that goes on from any value of its counter `i`.
    pub fn resumable(random: &mut Random) -> Frame {
        let mut frame = Frame::new(random.pick(&[Shape::For, Shape::While]), Access::Index);
        frame.counter = Some(("i", "int"));
        frame.go = Some("i < n".to_string());
        frame.step = "i++".to_string();
        frame
    }

    fn upwards(random: &mut Random) -> Frame {
        use Shape::{Do, For, Forever, Middle, While};
        let shape = random.pick(&[For, For, For, For, While, While, Do, Forever, Middle]);
        let mut frame = Frame::new(shape, Access::Index);
        let narrow = shape != Middle && random.one_in(3);
        let counters = if narrow { COUNTERS } else { &COUNTERS[..WIDE] };
        let (c_type, trip, feature) = random.pick(counters);
        frame.features.push(feature);
        frame.counter = Some(("i", c_type));
        frame.trip = trip;
        let n = bound_for(c_type, trip, "n");
        let step = match (
            COUNTERS[..WIDE].contains(&(c_type, trip, feature)),
            random.below(6),
        ) {
            (true, 0) => 2,
            (true, 1) => {
                // Every second element, by a counter of each.
                frame.scale = 2;
                frame.index = "2 * i";
                1
            }
            _ => 1,
        };
        frame.init = "i = 0".to_string();
        if step == 2 {
            frame.scale = 2;
            frame.go = Some(format!("i < 2 * {n}"));
            frame.step = "i += 2".to_string();
        } else {
            let go = match random.below(6) {
                0 => format!("i != {n}"),
                1 => format!("{n} > i"),
                _ => format!("i < {n}"),
            };
            frame.go = Some(go);
            frame.step = random.pick(&["i++", "i++", "++i", "i += 1"]).to_string();
        }
        frame
    }

    fn downwards(random: &mut Random) -> Frame {
        let mut frame = Frame::new(Shape::For, Access::Index);
        frame.down = true;
        let (c_type, trip, feature) = random.pick(&COUNTERS[..9]);
        frame.features.push(feature);
        frame.counter = Some(("i", c_type));
        frame.trip = trip;
        let n = bound_for(c_type, trip, "n");
        match random.below(4) {
            0 if is_signed(trip) && !c_type.starts_with("unsigned") => {
                let narrow = if c_type == "short" { "(short)" } else { "" };
                frame.init = format!("i = {narrow}(n - 1)");
                frame.go = Some(random.pick(&["i >= 0", "i > -1"]).to_string());
                frame.step = random.pick(&["i--", "--i"]).to_string();
                frame.shape = random.pick(&[Shape::For, Shape::For, Shape::While, Shape::Forever]);
            }
            1 if c_type == "int" || c_type == "long" => {
                frame.scale = 2;
                frame.init = "i = 2 * n - 2".to_string();
                frame.go = Some("i >= 0".to_string());
                frame.step = "i -= 2".to_string();
                frame.shape = random.pick(&[Shape::For, Shape::While]);
            }
            2 => {
                frame.init = format!("i = {n}");
                frame.go = Some(random.pick(&["i-- > 0", "i-- != 0", "i--"]).to_string());
                frame.shape = random.pick(&[Shape::For, Shape::While]);
            }
            _ => {
                frame.index = "i - 1";
                frame.init = format!("i = {n}");
                frame.go = Some(random.pick(&["i > 0", "i != 0"]).to_string());
                frame.step = random.pick(&["i--", "i -= 1"]).to_string();
                frame.shape = random.pick(&[Shape::For, Shape::While, Shape::Do, Shape::Forever]);
            }
        }
        frame
    }

    fn walking(random: &mut Random) -> Frame {
        use Shape::{Do, For, Forever, While};
        let shape = random.pick(&[For, For, While, While, Do, Forever]);
        let mut frame = Frame::new(shape, Access::Walk);
        frame.trip = random.pick(&["int", "int", "long", "size", "unsigned"]);
        if random.one_in(3) {
            let c_type = trip_type(frame.trip);
            frame.features.push("exits: count beside pointers");
            frame.before = format!("    {c_type} m = n;\n");
            let (go, step) = random.pick(&[("m > 0", "m--"), ("m", "m -= 1"), ("m-- > 0", "")]);
            (frame.go, frame.step) = (Some(go.to_string()), step.to_string());
            if step.is_empty() {
                frame.shape = random.pick(&[For, While]);
            }
            return frame;
        }
        frame.features.push("exits: end pointer");
        let order = random.pick(&["<", "!="]);
        frame.go = match random.one_in(2) {
            true => {
                frame.before = "    const void *const end = a + n;\n".to_string();
                Some(format!("(const void *)pa {order} end"))
            }
            false => Some(format!("pa {order} a + n")),
        };
        if random.one_in(4) {
            frame.counter = Some(("i", "long"));
            frame.init = "i = 0".to_string();
            frame.step = "i++".to_string();
            frame.features.push("exits: counter beside pointers");
        }
        frame
    }

    fn walking_down(random: &mut Random) -> Frame {
        let shape = random.pick(&[Shape::For, Shape::While, Shape::Forever, Shape::Do]);
        let mut frame = Frame::new(shape, Access::WalkDown);
        frame.trip = random.pick(&["int", "long", "size"]);
        frame.down = true;
        frame.go = Some(random.pick(&["pa > a", "pa != a"]).to_string());
        frame
    }

    fn without_bound(random: &mut Random) -> Frame {
        let shape = random.pick(&[Shape::For, Shape::While]);
        let mut frame = Frame::new(shape, Access::Index);
        let (c_type, _, feature) = random.pick(&COUNTERS[..WIDE]);
        frame.features.push(feature);
        frame.counter = Some(("i", c_type));
        frame.bound = Bound::None;
        frame.init = "i = 0".to_string();
        frame.step = random.pick(&["i++", "i++", "++i", "i += 1"]).to_string();
        if random.one_in(6) {
            frame.scale = 2;
            frame.step = "i += 2".to_string();
        }
        frame
    }

    fn walking_without_bound(random: &mut Random) -> Frame {
        let access = random.pick(&[Access::Walk, Access::Walk, Access::WalkFirst]);
        let shape = match access {
            Access::WalkFirst => Shape::Do,
            _ => random.pick(&[Shape::For, Shape::While]),
        };
        let mut frame = Frame::new(shape, access);
        frame.bound = Bound::None;
        if random.one_in(4) {
            frame.counter = Some(("i", "unsigned"));
            frame.init = "i = 0".to_string();
            frame.step = "i++".to_string();
            frame.features.push("exits: counter beside pointers");
        }
        frame
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

    /// The whole loop; `header` is what must hold beside the bound, `pointers` are those that step.
    pub fn text(&self, header: Option<&str>, pointers: &[String], body: &str) -> String {
        let go: Vec<&str> = match self.bound_reached() {
            Some(_) => Vec::new(),
            None => self.go.as_deref().into_iter().collect(),
        };
        let by = if self.access == Access::WalkDown {
            "--"
        } else {
            "++"
        };
        let mut steps: Vec<String> = pointers.iter().map(|name| format!("{name}{by}")).collect();
        if !self.step.is_empty() {
            steps.insert(0, self.step.clone());
        }
        let (init, last) = (&self.init, steps.join(", "));
        let conditions: Vec<&str> = go.iter().copied().chain(header).collect();
        let condition = conditions.join(" && ");
        let always = if condition.is_empty() {
            "1"
        } else {
            &condition
        };
        let steps: String = steps
            .iter()
            .map(|step| format!("        {step};\n"))
            .collect();
        let begin = if init.is_empty() {
            String::new()
        } else {
            format!("    {init};\n")
        };
        match self.shape {
            Shape::For => {
                let declared = match self.counter {
                    Some((_, c_type)) if self.inner => format!("{c_type} "),
                    _ => String::new(),
                };
                format!("    for ({declared}{init}; {condition}; {last}) {{\n{body}    }}\n")
            }
            Shape::While | Shape::Forever | Shape::Middle => {
                let head = match (condition.is_empty(), self.shape) {
                    (true, Shape::Forever) => "for (;;)".to_string(),
                    _ => format!("while ({always})"),
                };
                format!("{begin}    {head} {{\n{body}{steps}    }}\n")
            }
            Shape::Do => {
                let first = match go.first() {
                    Some(go) => format!("if ({go}) "),
                    None => String::new(),
                };
                // What is tested of the element is tested before the step.
                let stepped = match (last.is_empty(), go.first()) {
                    (true, Some(go)) => go.to_string(),
                    (true, None) => "1".to_string(),
                    (false, Some(go)) => format!("({last}, {go})"),
                    (false, None) => format!("({last}, 1)"),
                };
                match header {
                    Some(header) if self.access == Access::WalkFirst => {
                        format!("{begin}    {first}do {{\n{body}{steps}    }} while ({header});\n")
                    }
                    Some(header) => format!(
                        "{begin}    {first}do {{\n{body}    }} while ({header} && {stepped});\n"
                    ),
                    None => {
                        let again = go.first().copied().unwrap_or("1");
                        format!("{begin}    {first}do {{\n{body}{steps}    }} while ({again});\n")
                    }
                }
            }
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

/// A text in which a word is another one.
fn words_replaced(text: &str, from: &str, to: &str) -> String {
    pieces(text)
        .map(|piece| if piece == from { to } else { piece })
        .collect()
}
