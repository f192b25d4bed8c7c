//! Messages about what went wrong in vcc itself.

use crate::cli::InternalErrorsArg;
use crate::failure::Failure;
use crate::job::Job;
use crate::render::Renderer;
use frontend::Unit;
use frontend::diag::{Diagnostic, Severity};
use frontend::tree::FunctionDef;

/// Reports an internal error after which a function stays as it is.
///
/// # Errors
/// The error, under `--internal-errors=fatal`.
pub fn internal_error(
    job: &Job,
    unit: &Unit,
    def: &FunctionDef,
    message: &str,
    renderer: &Renderer,
) -> Result<(), Failure> {
    let text = format!("internal error in function `{}`: {message}", def.name);
    if job.tuning.internal_errors == InternalErrorsArg::Fatal {
        return Err(Failure::internal(text));
    }
    renderer.print(&Diagnostic {
        severity: Severity::Warning,
        code: "internal-error",
        message: text,
        place: Some(unit.source.place(def.span)),
        label: "left as it is".to_string(),
        secondary: Vec::new(),
        notes: vec!["please report this as a bug of vcc".to_string()],
    });
    Ok(())
}

/// Reports an internal error after which the file is written unchanged.
///
/// # Errors
/// The error, under `--internal-errors=fatal`.
pub fn give_up(job: &Job, message: &str, renderer: &Renderer) -> Result<(), Failure> {
    if job.tuning.internal_errors == InternalErrorsArg::Fatal {
        return Err(Failure::internal(message));
    }
    renderer.print(&Diagnostic {
        severity: Severity::Warning,
        code: "internal-error",
        message: message.to_string(),
        place: None,
        label: String::new(),
        secondary: Vec::new(),
        notes: vec!["the file is written unchanged".to_string()],
    });
    Ok(())
}
