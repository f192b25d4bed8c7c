//! How many lanes: `vectorlength(8)`, `vectorlength(4, 8)`, `vectorlengthfor(float)`, OpenMP's
//! `simdlen(8)`. Several lengths ask for a variant each, or let vcc choose one for a loop;
//! `vectorlengthfor` is as many as values of that type fit into a vector.

use super::{Clause, Number, positive, power_of_two};
use crate::lex::Cursor;
use crate::loops::LoopSpec;
use crate::problem::{ProblemCode, Problems};
use crate::variant::{Lanes, Seen, VariantClauses};

/// Lanes of bytes in all vectors that one argument may take, as gcc has it.
const MOST_LANES: u32 = 1024;

/// Reads `vectorlength` of a function.
pub(crate) fn declare(c: &mut VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    put(&mut c.lanes, &mut c.seen, clause, lengths, problems);
}

/// Reads `vectorlength` of a loop.
pub(crate) fn in_loop(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    put(&mut spec.lanes, &mut spec.seen, clause, lengths, problems);
}

/// Reads `vectorlengthfor` of a function.
pub(crate) fn declare_for(
    c: &mut VariantClauses,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    put(&mut c.lanes, &mut c.seen, clause, of_type, problems);
}

/// Reads `vectorlengthfor` of a loop.
pub(crate) fn in_loop_for(spec: &mut LoopSpec, clause: &Clause<'_, '_>, problems: &mut Problems) {
    put(&mut spec.lanes, &mut spec.seen, clause, of_type, problems);
}

/// Reads `simdlen` of a function.
pub(crate) fn declare_simdlen(
    c: &mut VariantClauses,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    put(&mut c.lanes, &mut c.seen, clause, simdlen, problems);
}

/// Reads `simdlen` of a loop: any number, as it is only a wish.
pub(crate) fn in_loop_simdlen(
    spec: &mut LoopSpec,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) {
    let read = |clause: &Clause<'_, '_>, problems: &mut Problems| {
        Some(Lanes::Fixed(vec![clause.number(problems)?.value]))
    };
    put(&mut spec.lanes, &mut spec.seen, clause, read, problems);
}

fn put(
    lanes: &mut Lanes,
    seen: &mut Seen,
    clause: &Clause<'_, '_>,
    read: fn(&Clause<'_, '_>, &mut Problems) -> Option<Lanes>,
    problems: &mut Problems,
) {
    if let Some(before) = seen.lanes {
        let repeated = matches!(lanes, Lanes::OfType { .. }) == clause.name.is("vectorlengthfor");
        let (code, message) = if repeated {
            let message = format!("clause `{}` stands twice", clause.name.text);
            (ProblemCode::ClauseRepeated, message)
        } else {
            let message = "`vectorlength` and `vectorlengthfor` exclude each other".to_string();
            (ProblemCode::ClauseConflict, message)
        };
        let help = "leave one of them out";
        problems.add_pair(
            code,
            (clause.at, before),
            message,
            ("again", "first here"),
            help,
        );
        return;
    }
    seen.lanes = Some(clause.at);
    if let Some(read) = read(clause, problems) {
        *lanes = read;
    }
}

fn simdlen(clause: &Clause<'_, '_>, problems: &mut Problems) -> Option<Lanes> {
    let number = clause.number(problems);
    let number = lanes_of_one(number, clause, problems)?;
    Some(Lanes::Fixed(vec![number.value]))
}

/// A power of two that a variant can have as lanes.
fn lanes_of_one(
    number: Option<Number>,
    clause: &Clause<'_, '_>,
    problems: &mut Problems,
) -> Option<Number> {
    let number = power_of_two(number, clause.name.text, problems)?;
    if number.value <= MOST_LANES {
        return Some(number);
    }
    problems.add(
        ProblemCode::TooManyLanes,
        number.at,
        format!("the argument of `{}` is too large", clause.name.text),
        "",
        format!("write {MOST_LANES} or less"),
    );
    None
}

fn lengths(clause: &Clause<'_, '_>, problems: &mut Problems) -> Option<Lanes> {
    const FORM: &str = "vectorlength(8)";
    let mut inner = clause.needs_arguments(FORM, problems)?;
    let mut lengths = Vec::new();
    loop {
        let number = positive(inner.until(","), clause.name.text, FORM, problems);
        let number = lanes_of_one(number, clause, problems)?;
        lengths.push(number.value);
        if !inner.eat(",") {
            break;
        }
    }
    lengths.sort_unstable();
    lengths.dedup();
    Some(Lanes::Fixed(lengths))
}

fn of_type(clause: &Clause<'_, '_>, problems: &mut Problems) -> Option<Lanes> {
    let inner = clause.needs_arguments("vectorlengthfor(float)", problems)?;
    let at = inner.rest_at();
    match basic_type(inner) {
        Some((bytes, is_float)) => Some(Lanes::OfType { bytes, is_float }),
        None => {
            problems.add(
                ProblemCode::ArgumentUnknown,
                at,
                "the argument of `vectorlengthfor` is no arithmetic type by its own name",
                "",
                "write a type such as `float`, `double`, `int` or `short`",
            );
            None
        }
    }
}

/// Size of a basic type on LP64, and whether it is a floating type.
fn basic_type(mut cursor: Cursor<'_, '_>) -> Option<(u32, bool)> {
    let mut words = Vec::new();
    while let Some(word) = cursor.word() {
        words.push(word.text);
    }
    let signs = ["signed", "unsigned", "const", "int"];
    let deciding: Vec<&str> = words
        .iter()
        .copied()
        .filter(|w| !signs.contains(w))
        .collect();
    if !cursor.is_empty() || words.is_empty() {
        return None;
    }
    match deciding.as_slice() {
        [] => Some((4, false)),
        ["char" | "_Bool"] => Some((1, false)),
        ["short"] => Some((2, false)),
        ["long"] | ["long", "long"] => Some((8, false)),
        ["float"] => Some((4, true)),
        ["double"] => Some((8, true)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::lex;
    use crate::text::ByteRange;

    #[test]
    fn sizes_of_types() {
        let size = |text: &str| basic_type(Cursor::new(&lex(text), ByteRange::default()));
        let types = [
            ("float", Some((4, true))),
            ("double", Some((8, true))),
            ("char", Some((1, false))),
            ("unsigned char", Some((1, false))),
            ("short int", Some((2, false))),
            ("long unsigned int", Some((8, false))),
            ("unsigned", Some((4, false))),
            ("long double", None),
            ("float *", None),
            ("size_t", None),
            ("", None),
        ];
        for (text, expected) in types {
            assert_eq!(size(text), expected, "{text}");
        }
    }
}
