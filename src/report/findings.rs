//! A report as a list of messages, for formats that know of nothing else.

use super::data::{Function, Left, Loop, Outcome, Place, Refusal, Report};

/// The code of messages for what is vectorized.
pub const VECTORIZED: &str = "vectorized";

/// The code of messages for what is pipelined and stays scalar.
pub const PIPELINED: &str = "pipelined";

/// The code of messages for the ways to do a loop that were priced.
pub const CONSIDERED: &str = "considered";

/// What a message says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Something was vectorized.
    Passed,
    /// Something was not.
    Missed,
    /// What was considered, and what was not looked at.
    Analysis,
}

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding<'a> {
    /// What it says.
    pub kind: Kind,
    /// Stable code.
    pub code: &'static str,
    /// What it is about; `None`: the file.
    pub place: Option<&'a Place>,
    /// C name of the function, or nothing.
    pub function: &'a str,
    /// In words.
    pub text: String,
    /// What the user can do about it.
    pub hint: Option<&'static str>,
    /// What stands in the way, if that is at another place.
    pub culprit: Option<&'a Refusal>,
    /// Further places and what is there.
    pub related: Vec<(&'a Place, String)>,
}

/// All messages: loops, then statements in a row, then functions, then the file.
pub fn findings(report: &Report) -> Vec<Finding<'_>> {
    let mut all: Vec<Finding<'_>> = Vec::new();
    let loops = report.loops.iter().flat_map(|each| of_loop("loop", each));
    let blocks = report.blocks.iter().flat_map(|each| of_loop("block", each));
    let functions = report.functions.iter().flat_map(of_function);
    let notes = report.notes.iter().map(|note| {
        let place = note.place.as_ref();
        Finding::new(Kind::Analysis, note.code, place, "", note.text.clone())
    });
    let left = report.left.iter().map(|Left { code, text }| {
        let text = format!("left as it is: {text}");
        Finding::new(Kind::Analysis, code, None, "", text)
    });
    let loops = loops.chain(blocks);
    for finding in loops.chain(functions).chain(notes).chain(left) {
        // One thing may stand in the way of several strategies.
        if !all.contains(&finding) {
            all.push(finding);
        }
    }
    all
}

fn of_loop<'a>(what: &str, each: &'a Loop) -> Vec<Finding<'a>> {
    let about = |kind, code, text| {
        Finding::new(kind, code, Some(&each.place), each.function.as_str(), text)
    };
    let passed = |code, how: &str| {
        let text = format!("{what} {code}: {how}");
        vec![about(Kind::Passed, code, text)]
    };
    let mut all = match &each.outcome {
        Outcome::Vectorized(how) => passed(VECTORIZED, &how.text),
        Outcome::Pipelined(how) => passed(PIPELINED, &how.text),
        Outcome::WithLoopAround => passed(VECTORIZED, "with the loop around it"),
        Outcome::Missed { refusals } => {
            let missed = |refusal: &Refusal| {
                let text = format!("{what} not vectorized: {}", refusal.text);
                about(Kind::Missed, refusal.code, text)
            };
            let each = refusals
                .iter()
                .map(|refusal| missed(refusal).because(refusal));
            each.collect()
        }
    };
    // The scalar code is always considered.
    if each.candidates.len() > 1 {
        let candidates = each.candidates.iter().map(|candidate| {
            let mark = if candidate.chosen { " (chosen)" } else { "" };
            format!("{}: {}%{mark}", candidate.text, candidate.percent)
        });
        let candidates: Vec<String> = candidates.collect();
        let text = format!("estimated time of {}", candidates.join("; "));
        all.push(about(Kind::Analysis, CONSIDERED, text));
    }
    all
}

fn of_function(each: &Function) -> Vec<Finding<'_>> {
    let about = |kind, code, text| {
        Finding::new(kind, code, Some(&each.place), each.function.as_str(), text)
    };
    let mut all = Vec::new();
    if !each.together.is_empty() {
        let text = format!("function vectorized: {}", each.together.join(", "));
        all.push(about(Kind::Passed, VECTORIZED, text));
    }
    let what = match each.one_by_one.is_empty() {
        true => "function not vectorized".to_string(),
        false => format!("one lane after the other in {}", each.one_by_one.join(", ")),
    };
    all.extend(each.refusals.iter().map(|refusal| {
        let text = format!("{what}: {}", refusal.text);
        about(Kind::Missed, refusal.code, text).because(refusal)
    }));
    all
}

impl<'a> Finding<'a> {
    fn new(
        kind: Kind,
        code: &'static str,
        place: Option<&'a Place>,
        function: &'a str,
        text: String,
    ) -> Finding<'a> {
        Finding {
            kind,
            code,
            place,
            function,
            text,
            hint: None,
            culprit: None,
            related: Vec::new(),
        }
    }

    /// With the places of a refusal, and what can be done about it.
    fn because(mut self, refusal: &'a Refusal) -> Finding<'a> {
        self.hint = refusal.hint;
        self.culprit = Some(refusal).filter(|refusal| self.place != Some(&refusal.place));
        let accesses = refusal.dependence.iter().flat_map(|d| [&d.source, &d.sink]);
        for access in accesses {
            let known = [self.place, Some(&refusal.place)].contains(&Some(&access.place))
                || self
                    .related
                    .iter()
                    .any(|(place, _)| *place == &access.place);
            if !known {
                let does = if access.writes { "written" } else { "read" };
                let text = format!("{} is {does} here", access.text);
                self.related.push((&access.place, text));
            }
        }
        self
    }
}
