//! What is said of directives, and the text without those that are no C.

use crate::expand;
use crate::failure::Failure;
use crate::flags;
use crate::job::Job;
use crate::render::Renderer;
use frontend::Unit;
use frontend::diag::{Diagnostic, Severity};
use frontend::pragma_spec::Dialect;
use midend::pipeline::claims::Doubt;

/// Prints what is wrong with directives.
///
/// # Errors
/// Something is wrong with one of vcc's own.
pub fn report(job: &Job, unit: &Unit, renderer: &Renderer) -> Result<(), Failure> {
    let openmp = flags::has_openmp(&job.compiler.flags);
    let mut errors = 0_usize;
    for problem in &unit.problems {
        if problem.dialect == Dialect::OpenMp && !openmp {
            continue;
        }
        renderer.print(&problem.diagnostic);
        errors += usize::from(problem.diagnostic.severity == Severity::Error);
    }
    let what = match errors {
        0 => return Ok(()),
        1 => "a mistake".to_string(),
        n => format!("{n} mistakes"),
    };
    let name = job.input_name();
    Err(Failure::usage(format!(
        "{what} in the annotations of `{name}`"
    )))
}

/// A clause that a call looks to make untrue.
pub fn doubtful(unit: &Unit, doubt: &Doubt) -> Option<Diagnostic> {
    let directives = unit.variants.get(&doubt.function)?;
    let text = directives.get(doubt.directive)?.text;
    let argument = unit.source.place(doubt.argument);
    Some(Diagnostic {
        severity: Severity::Warning,
        code: "clause-untrue",
        message: format!(
            "`{}` does not look true of a call of `{}`: the argument {}",
            doubt.clause, doubt.function, doubt.why
        ),
        place: Some(text.place(&unit.source, doubt.at)),
        label: "this says how it differs from lane to lane".to_string(),
        secondary: vec![(argument, "this argument".to_string())],
        notes: vec![
            "help: leave the clause out, or write a second directive for calls like this one"
                .to_string(),
        ],
    })
}

/// The file with blanks in the place of annotations that are no C, under its own name; `None` if
/// there are none.
pub fn without_annotations(job: &Job, unit: &Unit) -> Option<Vec<u8>> {
    let unit = &*expand::annotations(unit);
    let removals = emit::removals(unit);
    if removals.is_empty() {
        return None;
    }
    let name = job.input_name().replace('\\', "\\\\").replace('"', "\\\"");
    let mut text = format!("#line 1 \"{name}\"\n").into_bytes();
    let start = text.len();
    text.extend_from_slice(unit.source.original());
    for edit in removals {
        let span = start + edit.span.start as usize..start + edit.span.end as usize;
        let bytes = text[span].iter_mut().filter(|b| **b != b'\n');
        bytes.for_each(|byte| *byte = b' ');
    }
    Some(text)
}
