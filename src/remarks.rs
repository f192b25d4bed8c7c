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
    let mut diagnostic = Diagnostic {
        severity: Severity::Remark,
        code,
        message: "loop not vectorized".to_string(),
        place: Some(source.place(remark.span)),
        label: format!("in `{}`", remark.function),
        secondary: Vec::new(),
        notes: Vec::new(),
    };
    add_reasons(source, refusals, &mut diagnostic);
    diagnostic
}

/// Says why: in the message, at the places, and where to read more.
pub fn add_reasons(source: &Source, refusals: &[Refusal], diagnostic: &mut Diagnostic) {
    let places = refusals
        .iter()
        .map(|refusal| (source.place(refusal.span), refusal.detail.clone()));
    diagnostic.secondary.extend(places);
    let mut codes: Vec<&str> = refusals
        .iter()
        .map(|refusal| refusal.reason.code())
        .collect();
    codes.sort_unstable();
    codes.dedup();
    let pages = codes
        .iter()
        .map(|code| format!("see `vcc --explain {code}`"));
    diagnostic.notes.extend(pages);
    // The places differ where the words do not.
    let mut details: Vec<&str> = Vec::new();
    for refusal in refusals {
        if !details.contains(&refusal.detail.as_str()) {
            details.push(&refusal.detail);
        }
    }
    diagnostic.message.push_str(": ");
    diagnostic.message.push_str(&details.join("; "));
}
