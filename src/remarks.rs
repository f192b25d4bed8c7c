//! From the planners' remarks to messages.

use frontend::diag::{Diagnostic, Severity};
use frontend::source::Source;
use midend::remark::{Outcome, Refusal, Remark};

/// The message for one loop.
pub fn diagnostic(source: &Source, remark: &Remark) -> Diagnostic {
    match &remark.outcome {
        Outcome::Vectorized { what } => Diagnostic {
            severity: Severity::Remark,
            code: "vectorized",
            message: format!("loop vectorized: {what}"),
            place: Some(source.place(remark.span)),
            label: String::new(),
            secondary: Vec::new(),
            notes: Vec::new(),
        },
        Outcome::Missed(refusals) => missed(source, remark, refusals),
    }
}

fn missed(source: &Source, remark: &Remark, refusals: &[Refusal]) -> Diagnostic {
    let code = refusals
        .first()
        .map_or("missed", |refusal| refusal.reason.code());
    let secondary = refusals
        .iter()
        .map(|refusal| (source.place(refusal.span), refusal.detail.clone()))
        .collect();
    let mut codes: Vec<&str> = refusals
        .iter()
        .map(|refusal| refusal.reason.code())
        .collect();
    codes.sort_unstable();
    codes.dedup();
    let notes = codes
        .iter()
        .map(|code| format!("see `vcc --explain {code}`"))
        .collect();
    // The places differ where the words do not.
    let mut details: Vec<&str> = Vec::new();
    for refusal in refusals {
        if !details.contains(&refusal.detail.as_str()) {
            details.push(&refusal.detail);
        }
    }
    Diagnostic {
        severity: Severity::Remark,
        code,
        message: format!("loop not vectorized: {}", details.join("; ")),
        place: Some(source.place(remark.span)),
        label: format!("in `{}`", remark.function),
        secondary,
        notes,
    }
}
