//! What became of the loops of one file, as plain data.

use serde::Serialize;

/// The number of the form of this data; another one if what is read by its name means something else.
const VERSION: u32 = 1;

/// The report of one file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// [`VERSION`]
    pub version: u32,
    /// The file as the user named it.
    pub file: String,
    /// Why the file is left as it is, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// All loops, in source order.
    pub loops: Vec<Loop>,
    /// Statements in a row that store side by side, or fold many values, as far as they were considered.
    pub blocks: Vec<Loop>,
    /// Functions that others may call by vector variants.
    pub functions: Vec<Function>,
    /// What of the file was not read.
    pub notes: Vec<Note>,
}

/// Why a file is left as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Left {
    /// Stable code.
    pub code: &'static str,
    /// In words.
    pub text: String,
}

/// One loop, or statements in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Loop {
    /// Where its statement stands, or its first one.
    pub place: Place,
    /// C name of the function.
    pub function: String,
    /// What became of it.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// All ways to do it that were priced, the scalar code first; none where the loop cannot be done.
    pub candidates: Vec<Candidate>,
    /// Why others have no price, but for what the outcome says.
    pub refused: Vec<Refusal>,
}

/// What became of a loop, or of statements in a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// It has vector code.
    Vectorized(Vectorized),
    /// It stays scalar, and its iterations overlap.
    Pipelined(Vectorized),
    /// The loop around it has, with this one in it.
    WithLoopAround,
    /// It stays scalar.
    Missed {
        /// Why.
        refusals: Vec<Refusal>,
    },
}

/// How a loop was vectorized.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Vectorized {
    /// Lanes and vectors.
    #[serde(flatten)]
    pub widths: Widths,
    /// Name of the ISA.
    pub target: &'static str,
    /// Functions that were lowered in place of their calls.
    pub in_place: Vec<String>,
    /// What run-time checks ask.
    pub guards: Vec<String>,
    /// Estimated time in percent of the scalar loop's, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub percent: Option<u64>,
    /// A pragma asks for it though scalar code is estimated to be as fast.
    pub in_spite: bool,
    /// Its iterations overlap.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pipelined: bool,
    /// All of it in words.
    pub text: String,
}

/// Lanes and vectors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Widths {
    /// Lanes of a vector.
    pub lanes: u32,
    /// Vectors per iteration.
    pub vectors: u32,
    /// Lanes of a second loop, for what the first one leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub narrow: Option<u32>,
    /// The second loop also does what does not fill a vector, under a mask.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub masked: bool,
    /// Width of a register; 0 for scalar code.
    pub register_bits: u32,
}

/// One way to do a loop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate {
    /// What proposes it; `scalar` is the code as it is.
    pub strategy: &'static str,
    /// Lanes and vectors.
    #[serde(flatten)]
    pub widths: Widths,
    /// Estimated time in percent of the scalar code's.
    pub percent: u64,
    /// It is the one that was chosen.
    pub chosen: bool,
    /// All of it in words.
    pub text: String,
}

/// A reason against vector code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// Stable code, of which `vcc --explain` tells more.
    pub code: &'static str,
    /// In words.
    pub text: String,
    /// What stands in the way.
    pub place: Place,
    /// What the user can do about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<&'static str>,
    /// The dependence that it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dependence: Option<Dependence>,
}

/// A dependence between two accesses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Dependence {
    /// What the later access does with the place.
    pub kind: Kind,
    /// How far the two are apart.
    pub distance: Distance,
    /// The access of the earlier iteration.
    pub source: Access,
    /// The access of the later one.
    pub sink: Access,
}

/// What the later access of a dependence does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It reads what the other wrote.
    Flow,
    /// It writes what the other read.
    Anti,
    /// Both write.
    Output,
}

/// How far two accesses are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Distance {
    /// That many iterations.
    Iterations(u64),
    /// Each iteration accesses the same place.
    Same,
    /// Not known.
    Unknown,
}

/// One of the two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Access {
    /// Where it stands.
    pub place: Place,
    /// How it is shown.
    pub text: String,
    /// It writes.
    pub writes: bool,
}

/// A function that others may call by vector variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Function {
    /// Its head.
    pub place: Place,
    /// C name.
    pub function: String,
    /// Variants whose lanes are done together.
    pub together: Vec<String>,
    /// Variants that do one lane after the other.
    pub one_by_one: Vec<String>,
    /// Why.
    pub refusals: Vec<Refusal>,
}

/// Something that was passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// Stable code.
    pub code: &'static str,
    /// In words.
    pub text: String,
    /// Where, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
}

/// A place in a file: lines and columns from 1 on, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The file as the user or an `#include` named it.
    pub file: String,
    /// Where it begins.
    #[serde(flatten)]
    pub start: Position,
    /// One past its last character, in the user's file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<Position>,
}

/// A line and a column of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Position {
    /// Line.
    pub line: u32,
    /// Column, where known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
}

impl Report {
    /// The report of a file of which nothing is known yet.
    pub fn new(file: &str) -> Report {
        Report {
            version: VERSION,
            file: file.to_string(),
            left: None,
            loops: Vec::new(),
            blocks: Vec::new(),
            functions: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The file is left as it is after all: nothing in it is vectorized, for that reason.
    pub fn leave(&mut self, code: &'static str, text: &str) {
        let refusal = |place: &Place| Refusal {
            code,
            text: format!("the file is left as it is: {text}"),
            place: place.clone(),
            hint: None,
            dependence: None,
        };
        for each in self.loops.iter_mut().chain(&mut self.blocks) {
            if !matches!(each.outcome, Outcome::Missed { .. }) {
                let refusals = vec![refusal(&each.place)];
                each.outcome = Outcome::Missed { refusals };
            }
        }
        for each in &mut self.functions {
            if !(each.together.is_empty() && each.one_by_one.is_empty()) {
                (each.together, each.one_by_one) = (Vec::new(), Vec::new());
                each.refusals.insert(0, refusal(&each.place));
            }
        }
        self.left = Some(Left {
            code,
            text: text.to_string(),
        });
    }
}
