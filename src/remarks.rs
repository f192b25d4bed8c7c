//! From the planners' remarks to messages.

use frontend::diag::{Diagnostic, Severity};
use frontend::source::Source;
use frontend::span::Span;
use frontend::tree::FunctionDef;
use midend::pipeline::variants::Variants;
use midend::remark::{Outcome, Refusal, Remark};

/// The code of messages for what is vectorized.
pub const VECTORIZED: &str = "vectorized";

/// The message for one loop.
pub fn diagnostic(source: &Source, remark: &Remark) -> Diagnostic {
    let how = match &remark.outcome {
        Outcome::Vectorized(vectorized) => vectorized.to_string(),
        Outcome::WithLoopAround => "with the loop around it".to_string(),
        Outcome::Missed(refusals) => return missed(source, remark, refusals),
    };
    Diagnostic {
        severity: Severity::Remark,
        code: VECTORIZED,
        message: format!("loop vectorized: {how}"),
        place: Some(source.place(remark.span)),
        label: String::new(),
        secondary: Vec::new(),
        notes: Vec::new(),
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

/// The messages for the vector variants of a function: those whose lanes are done together, and the
/// others.
pub fn of_variants(source: &Source, def: &FunctionDef, variants: &Variants) -> Vec<Diagnostic> {
    let names = |together: bool| {
        let plans = variants.plans.iter().filter(|v| v.plan.is_ok() == together);
        let names: Vec<String> = plans.map(|v| format!("`{}`", v.name)).collect();
        names.join(", ")
    };
    let head = Span {
        start: def.span.start,
        end: def.body_span.start,
    };
    let remark = |code, message: String| Diagnostic {
        severity: Severity::Remark,
        code,
        message,
        place: Some(source.place(head)),
        label: String::new(),
        secondary: Vec::new(),
        notes: Vec::new(),
    };
    let mut all = Vec::new();
    if variants.plans.iter().any(|v| v.plan.is_ok()) {
        let message = format!("function vectorized: {}", names(true));
        all.push(remark(VECTORIZED, message));
    }
    let mut refusals: Vec<Refusal> = Vec::new();
    let one_by_one = variants.plans.iter().filter_map(|v| v.plan.as_ref().err());
    for refusal in one_by_one.flatten().chain(&variants.refusals) {
        if !refusals.contains(refusal) {
            refusals.push(refusal.clone());
        }
    }
    if let Some(first) = refusals.first() {
        let message = match variants.plans.is_empty() {
            true => "function not vectorized".to_string(),
            false => format!("one lane after the other in {}", names(false)),
        };
        let mut diagnostic = remark(first.reason.code(), message);
        add_reasons(source, &refusals, &mut diagnostic);
        all.push(diagnostic);
    }
    all
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
