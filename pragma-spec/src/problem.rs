//! What can be wrong with a directive.

use crate::text::ByteRange;

/// Kinds of problems. `SPEC.md` says for each what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ProblemCode {
    /// No clause of this directive.
    ClauseUnknown,
    /// A clause of other directives only.
    ClauseMisplaced,
    /// Not written as a clause is written.
    ClauseSyntax,
    /// A clause or option that may stand once stands twice.
    ClauseRepeated,
    /// Two clauses that exclude each other.
    ClauseConflict,
    /// An argument that is none of those a clause takes.
    ArgumentUnknown,
    /// `mask` with `nomask`, `inbranch` with `notinbranch`.
    MaskConflict,
    /// One name in clauses that contradict each other, or twice in one.
    NameTwice,
    /// A constant is needed.
    NotConstant,
    /// A number greater than zero is needed.
    NotPositive,
    /// A power of two is needed.
    NotPowerOfTwo,
    /// More lanes than vectors have.
    TooManyLanes,
    /// A step of zero.
    LinearStepZero,
    /// A modifier for C++ references.
    LinearModifier,
    /// `simdlen` greater than `safelen`.
    SimdlenOverSafelen,
    /// No operator of reductions.
    ReductionOperator,
    /// A name that is no parameter of the function.
    NoSuchParameter,
    /// A name that is no variable in scope.
    NoSuchVariable,
    /// Neither an integer nor a pointer changes from lane to lane.
    LinearType,
    /// A step that is not the same in all lanes, or no integer.
    LinearStep,
    /// An alignment of what is no pointer.
    AlignedType,
    /// A reduction that the type does not have.
    ReductionType,
    /// Not before what it is about.
    Misplaced,
    /// A loop that does not count, or counts in no simple way.
    LoopForm,
    /// The loop is left from within.
    LoopExit,
    /// Another construct in the loop.
    LoopConstruct,
    /// The spelling with hyphens in an included file.
    SpellingInHeader,
    /// The spelling with hyphens in a macro.
    SpellingInMacro,
}

impl ProblemCode {
    /// All of them.
    pub const ALL: [ProblemCode; 28] = [
        ProblemCode::ClauseUnknown,
        ProblemCode::ClauseMisplaced,
        ProblemCode::ClauseSyntax,
        ProblemCode::ClauseRepeated,
        ProblemCode::ClauseConflict,
        ProblemCode::ArgumentUnknown,
        ProblemCode::MaskConflict,
        ProblemCode::NameTwice,
        ProblemCode::NotConstant,
        ProblemCode::NotPositive,
        ProblemCode::NotPowerOfTwo,
        ProblemCode::TooManyLanes,
        ProblemCode::LinearStepZero,
        ProblemCode::LinearModifier,
        ProblemCode::SimdlenOverSafelen,
        ProblemCode::ReductionOperator,
        ProblemCode::NoSuchParameter,
        ProblemCode::NoSuchVariable,
        ProblemCode::LinearType,
        ProblemCode::LinearStep,
        ProblemCode::AlignedType,
        ProblemCode::ReductionType,
        ProblemCode::Misplaced,
        ProblemCode::LoopForm,
        ProblemCode::LoopExit,
        ProblemCode::LoopConstruct,
        ProblemCode::SpellingInHeader,
        ProblemCode::SpellingInMacro,
    ];

    /// The stable code in messages.
    pub fn code(self) -> &'static str {
        match self {
            ProblemCode::ClauseUnknown => "clause-unknown",
            ProblemCode::ClauseMisplaced => "clause-misplaced",
            ProblemCode::ClauseSyntax => "clause-syntax",
            ProblemCode::ClauseRepeated => "clause-repeated",
            ProblemCode::ClauseConflict => "clause-conflict",
            ProblemCode::ArgumentUnknown => "argument-unknown",
            ProblemCode::MaskConflict => "mask-conflict",
            ProblemCode::NameTwice => "name-twice",
            ProblemCode::NotConstant => "not-constant",
            ProblemCode::NotPositive => "not-positive",
            ProblemCode::NotPowerOfTwo => "not-power-of-two",
            ProblemCode::TooManyLanes => "too-many-lanes",
            ProblemCode::LinearStepZero => "linear-step-zero",
            ProblemCode::LinearModifier => "linear-modifier",
            ProblemCode::SimdlenOverSafelen => "simdlen-over-safelen",
            ProblemCode::ReductionOperator => "reduction-operator",
            ProblemCode::NoSuchParameter => "no-such-parameter",
            ProblemCode::NoSuchVariable => "no-such-variable",
            ProblemCode::LinearType => "linear-type",
            ProblemCode::LinearStep => "linear-step",
            ProblemCode::AlignedType => "aligned-type",
            ProblemCode::ReductionType => "reduction-type",
            ProblemCode::Misplaced => "annotation-misplaced",
            ProblemCode::LoopForm => "loop-form",
            ProblemCode::LoopExit => "loop-exit",
            ProblemCode::LoopConstruct => "loop-construct",
            ProblemCode::SpellingInHeader => "spelling-in-header",
            ProblemCode::SpellingInMacro => "spelling-in-macro",
        }
    }
}

/// Something wrong in the text of a directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What kind.
    pub code: ProblemCode,
    /// Where the caret goes.
    pub at: ByteRange,
    /// One sentence, lower case, no full stop.
    pub message: String,
    /// What stands at the caret; may be empty.
    pub label: String,
    /// The other place, with what stands there.
    pub other: Option<(ByteRange, String)>,
    /// What to write instead.
    pub help: String,
}

/// The problems found so far.
#[derive(Debug, Default)]
pub(crate) struct Problems(pub Vec<Problem>);

impl Problems {
    pub fn add(
        &mut self,
        code: ProblemCode,
        at: ByteRange,
        message: impl Into<String>,
        label: impl Into<String>,
        help: impl Into<String>,
    ) -> &mut Problem {
        let index = self.0.len();
        self.0.push(Problem {
            code,
            at,
            message: message.into(),
            label: label.into(),
            other: None,
            help: help.into(),
        });
        &mut self.0[index]
    }

    /// The same with a second place.
    pub fn add_pair(
        &mut self,
        code: ProblemCode,
        (at, other): (ByteRange, ByteRange),
        message: impl Into<String>,
        (label, other_label): (&str, &str),
        help: impl Into<String>,
    ) {
        self.add(code, at, message, label, help).other = Some((other, other_label.to_string()));
    }
}

/// The known word that is nearest to `word`, if one is near.
pub(crate) fn nearest<'k>(word: &str, known: impl Iterator<Item = &'k str>) -> Option<&'k str> {
    // Of a word of one letter nothing would be left.
    let limit = (1 + word.len() / 4).min(word.len().saturating_sub(1));
    known
        .map(|k| (distance(word, k), k))
        .filter(|(d, _)| *d <= limit)
        .min()
        .map(|(_, k)| k)
}

/// Edit distance of two words (Wagner and Fischer, 1974). Long words are far from all others.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    if a.len().max(b.len()) > 64 {
        return usize::MAX;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(ca != cb);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words() {
        let known = ["uniform", "linear", "mask"];
        let near = |word| nearest(word, known.into_iter());
        assert_eq!(
            ["unifrom", "lineer", "masks", "nothing", ""].map(near),
            [Some("uniform"), Some("linear"), Some("mask"), None, None]
        );
    }

    #[test]
    fn codes_are_unique() {
        let mut codes = ProblemCode::ALL.map(ProblemCode::code).to_vec();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), ProblemCode::ALL.len());
    }
}
