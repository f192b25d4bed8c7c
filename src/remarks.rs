//! From the planners' remarks to messages.

use frontend::diag::{Diagnostic, Severity};
use frontend::source::Source;
use frontend::span::Span;
use frontend::tree::FunctionDef;
use midend::pipeline::variants::Variants;
use midend::remark::{Detail, Outcome, Refusal, Remark};

/// The code of messages for what is vectorized.
pub const VECTORIZED: &str = "vectorized";

/// The code of messages for what is pipelined and stays scalar.
pub const PIPELINED: &str = "pipelined";

/// The message for one loop.
pub fn diagnostic(source: &Source, remark: &Remark) -> Diagnostic {
    let (code, how) = match &remark.outcome {
        Outcome::Vectorized(how) => (VECTORIZED, how.to_string()),
        Outcome::Pipelined(how) => (PIPELINED, how.to_string()),
        Outcome::WithLoopAround => (VECTORIZED, "with the loop around it".to_string()),
        Outcome::Missed(refusals) => return missed(source, remark, refusals),
    };
    Diagnostic {
        severity: Severity::Remark,
        code,
        message: format!("{} {code}: {how}", remark.subject),
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
        message: format!("{} not vectorized", remark.subject),
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
        let names = names_of_variants(variants, together).into_iter();
        let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
        names.join(", ")
    };
    let remark = |code, message: String| Diagnostic {
        severity: Severity::Remark,
        code,
        message,
        place: Some(source.place(head(def))),
        label: String::new(),
        secondary: Vec::new(),
        notes: Vec::new(),
    };
    let mut all = Vec::new();
    if variants.plans.iter().any(|v| v.plan.is_ok()) {
        let message = format!("function vectorized: {}", names(true));
        all.push(remark(VECTORIZED, message));
    }
    let refusals = refusals_of_variants(variants);
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

/// What messages about a function as a whole point at.
pub fn head(def: &FunctionDef) -> Span {
    Span {
        start: def.span.start,
        end: def.body_span.start,
    }
}

/// The variants whose lanes are done together, or the others.
pub fn names_of_variants(variants: &Variants, together: bool) -> Vec<String> {
    let plans = variants.plans.iter().filter(|v| v.plan.is_ok() == together);
    plans.map(|v| v.name.to_string()).collect()
}

/// Why lanes are done one after the other, or not at all.
pub fn refusals_of_variants(variants: &Variants) -> Vec<Refusal> {
    let mut refusals: Vec<Refusal> = Vec::new();
    let one_by_one = variants.plans.iter().filter_map(|v| v.plan.as_ref().err());
    for refusal in one_by_one.flatten().chain(&variants.refusals) {
        if !refusals.contains(refusal) {
            refusals.push(refusal.clone());
        }
    }
    refusals
}

/// Says why: in the message, at the places, and where to read more.
pub fn add_reasons(source: &Source, refusals: &[Refusal], diagnostic: &mut Diagnostic) {
    let mut labels: Vec<(Span, String)> = Vec::new();
    for refusal in refusals {
        let label = (refusal.span, refusal.detail.to_string());
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    for refusal in refusals {
        let Detail::Dependence(dependence) = &refusal.detail else {
            continue;
        };
        for other in [&dependence.source, &dependence.sink] {
            if labels.iter().all(|label| label.0 != other.span) {
                let does = if other.writes { "written" } else { "read" };
                labels.push((other.span, format!("{} is {does} here", other.text)));
            }
        }
    }
    let labels = labels.into_iter();
    let labels = labels.map(|(span, text)| (source.place(span), text));
    diagnostic.secondary.extend(labels);
    let mut codes: Vec<&str> = refusals
        .iter()
        .map(|refusal| refusal.reason.code())
        .collect();
    codes.sort_unstable();
    codes.dedup();
    let pages = codes
        .iter()
        .map(|code| format!("see `vcc --explain {code}`"));
    let mut hints: Vec<String> = Vec::new();
    for hint in refusals.iter().filter_map(|refusal| refusal.hint) {
        let hint = format!("hint: {hint}");
        if !hints.contains(&hint) {
            hints.push(hint);
        }
    }
    diagnostic.notes.extend(hints.into_iter().chain(pages));
    // The places differ where the words do not.
    let mut details: Vec<String> = Vec::new();
    for detail in refusals.iter().map(|refusal| refusal.detail.to_string()) {
        if !details.contains(&detail) {
            details.push(detail);
        }
    }
    diagnostic.message.push_str(": ");
    diagnostic.message.push_str(&details.join("; "));
}
