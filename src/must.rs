//! Loops whose pragma makes it an error not to vectorize them.

use crate::failure::Failure;
use crate::job::Job;
use crate::remarks;
use crate::render::Renderer;
use frontend::Unit;
use frontend::diag::{Diagnostic, Severity};
use frontend::pragma_spec::{Meaning, parse_line};
use frontend::source::PragmaLine;
use frontend::tree::Loop;
use midend::pipeline::{FunctionPlans, loops};
use midend::remark::{Outcome, Remark};

/// Reports loops under `assert` that are not vectorized; `written`: vector code is not given up as a
/// whole. Under `--only`, functions and loops that are not asked for count as done.
///
/// # Errors
/// There are such loops.
pub fn check(
    job: &Job,
    unit: &Unit,
    functions: &[FunctionPlans],
    written: bool,
    renderer: &Renderer,
) -> Result<(), Failure> {
    let mut missed = 0_usize;
    for line in unit.source.pragmas() {
        if !asserts(unit, line) || !unit.source.in_main_file(line.span) {
            continue;
        }
        let found = remark(unit, functions, line);
        let diagnostic = match found {
            Found::Remark(Remark {
                outcome: Outcome::Vectorized(_) | Outcome::WithLoopAround,
                ..
            }) if written => continue,
            Found::Remark(remark) => explained(unit, line, remark),
            Found::Loop if job.only.is_some() => continue,
            Found::Loop => unexplained(unit, line, "vcc failed, as another message says"),
            Found::Nothing => unexplained(unit, line, "vcc cannot read the loop here"),
        };
        renderer.print(&diagnostic);
        missed += 1;
    }
    let what = match missed {
        0 => return Ok(()),
        1 => "a loop that has to be vectorized is not".to_string(),
        n => format!("{n} loops that have to be vectorized are not"),
    };
    Err(Failure::usage(format!("{what} in `{}`", job.input_name())))
}

/// What is known of the loop after a pragma.
enum Found<'a> {
    Remark(&'a Remark),
    /// Nothing was tried.
    Loop,
    /// There is none in any function that was read.
    Nothing,
}

/// Whether the line is about a loop and says `assert`.
fn asserts(unit: &Unit, line: &PragmaLine) -> bool {
    let text = unit.source.slice(line.span);
    // Most lines need no closer look.
    text.contains("assert")
        && matches!(parse_line(text).meaning, Meaning::Loop(spec) if spec.must_vectorize)
}

fn remark<'a>(unit: &Unit, functions: &'a [FunctionPlans], line: &PragmaLine) -> Found<'a> {
    let is_before = |l: &&Loop| l.directives.iter().any(|d| d.span == line.span);
    for (def, plans) in unit.functions.iter().zip(functions) {
        let inside = def.span.start <= line.span.start && line.span.end <= def.span.end;
        if !inside {
            continue;
        }
        let Some(found) = loops(def).into_iter().find(is_before) else {
            continue;
        };
        let remark = plans.remarks.iter().find(|r| r.span == found.span);
        return remark.map_or(Found::Loop, Found::Remark);
    }
    Found::Nothing
}

fn explained(unit: &Unit, line: &PragmaLine, remark: &Remark) -> Diagnostic {
    let Outcome::Missed(refusals) = &remark.outcome else {
        return unexplained(unit, line, "vcc failed, as another message says");
    };
    let mut diagnostic = unexplained(unit, line, "asked for here");
    remarks::add_reasons(&unit.source, refusals, &mut diagnostic);
    diagnostic
}

fn unexplained(unit: &Unit, line: &PragmaLine, label: &str) -> Diagnostic {
    Diagnostic {
        severity: Severity::Error,
        code: "not-vectorized",
        message: "the loop is not vectorized".to_string(),
        place: Some(unit.source.place_in_pragma(line.span, line.span)),
        label: label.to_string(),
        secondary: Vec::new(),
        notes: Vec::new(),
    }
}
