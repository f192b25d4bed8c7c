//! Which loops there are: by counters of all types and by pointers, in both directions, with and without a
//! bound.

use super::{Access, Bound, Frame, Shape, pieces, trip_type};
use crate::generate::Random;

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

impl Frame {
    /// A random one, for the kernel of that name.
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
}

/// A text in which a word is another one.
fn words_replaced(text: &str, from: &str, to: &str) -> String {
    pieces(text)
        .map(|piece| if piece == from { to } else { piece })
        .collect()
}
