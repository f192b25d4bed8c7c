//! Directives and problems as short texts.

use pragma_spec::loops::{Dependences, Last, LoopSpec, ReductionOp, Vectorize};
use pragma_spec::variant::{Aligned, Lanes, Linear, Masks, Modifier, Step, VariantClauses};
use pragma_spec::{Directive, Ident, Meaning, Problem};

/// What a directive says, and its problems, a line each.
pub fn directive(text: &str, directive: &Directive) -> String {
    let mut lines = vec![match &directive.meaning {
        Meaning::Variants(clauses) => variants(clauses),
        Meaning::Loop(spec) => loop_spec(spec),
        Meaning::Other => "other".to_string(),
    }];
    lines.extend(directive.problems.iter().map(|p| problem(text, p)));
    lines.join("\n")
}

/// `code @ what stands at the caret: message (label) [other place: label]; help`
pub fn problem(text: &str, problem: &Problem) -> String {
    let mut shown = format!(
        "{} @ {}: {}",
        problem.code.code(),
        &text[problem.at.range()],
        problem.message
    );
    if !problem.label.is_empty() {
        shown += &format!(" ({})", problem.label);
    }
    if let Some((at, label)) = &problem.other {
        shown += &format!(" [{} @ {}: {label}]", at.start, &text[at.range()]);
    }
    format!("{shown}; {}", problem.help)
}

fn names<'n>(head: &str, names: impl Iterator<Item = &'n Ident>) -> Option<String> {
    let names: Vec<&str> = names.map(|n| n.text.as_str()).collect();
    if names.is_empty() {
        return None;
    }
    Some(format!("{head} {}", names.join(" ")))
}

fn linear(l: &Linear) -> String {
    let step = match &l.step {
        Step::One => String::new(),
        Step::Constant(step, _) => format!(":{step}"),
        Step::Name(name) => format!(":{}", name.text),
        Step::Expression(expression) => format!(":({})", expression.text),
    };
    match l.modifier {
        Modifier::Val => format!("linear {}{step}", l.name.text),
        modifier => format!("linear {}{step} {modifier:?}", l.name.text),
    }
}

fn aligned(a: &Aligned) -> String {
    match a.bytes {
        Some(bytes) => format!("aligned {}:{}", a.name.text, bytes.value),
        None => format!("aligned {}", a.name.text),
    }
}

fn lanes(lanes: &Lanes) -> Option<String> {
    match lanes {
        Lanes::Default => None,
        Lanes::Fixed(list) => Some(format!("lanes {list:?}")),
        Lanes::OfType { bytes, is_float } => {
            Some(format!("lanes of {bytes} bytes, float {is_float}"))
        }
    }
}

fn join(parts: Vec<Option<String>>) -> String {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return "nothing".to_string();
    }
    parts.join(", ")
}

/// The clauses of a declaration.
pub fn variants(clauses: &VariantClauses) -> String {
    let mut parts = vec![names("uniform", clauses.uniform.iter())];
    parts.extend(clauses.linear.iter().map(|l| Some(linear(l))));
    parts.extend(clauses.aligned.iter().map(|a| Some(aligned(a))));
    parts.push(match clauses.masks {
        Masks::Both => None,
        Masks::Masked => Some("masked".to_string()),
        Masks::Unmasked => Some("unmasked".to_string()),
    });
    parts.push(lanes(&clauses.lanes));
    parts.push(
        clauses
            .processor
            .as_ref()
            .map(|p| format!("{:?} only", p.isa)),
    );
    join(parts)
}

/// What is said of a loop.
pub fn loop_spec(spec: &LoopSpec) -> String {
    let flag = |is: bool, text: &str| is.then(|| text.to_string());
    let either = |value: Option<bool>, text: &str| {
        value.map(|is| {
            if is {
                text.to_string()
            } else {
                format!("not {text}")
            }
        })
    };
    let mut parts = vec![
        match spec.vectorize {
            Vectorize::Default => None,
            vectorize => Some(format!("{vectorize:?}").to_lowercase()),
        },
        match spec.dependences {
            Dependences::Unsaid => None,
            Dependences::ProvedOnly => Some("proved dependences only".to_string()),
            Dependences::NoneWithin(None) => Some("independent".to_string()),
            Dependences::NoneWithin(Some(n)) => Some(format!("independent within {}", n.value)),
        },
        flag(spec.call_variants, "call variants"),
        flag(spec.must_vectorize, "must vectorize"),
        flag(spec.pipeline, "pipeline"),
        lanes(&spec.lanes),
        spec.interleave.map(|n| format!("interleave {n}")),
        flag(spec.collapse > 0, &format!("collapse {}", spec.collapse)),
    ];
    parts.extend(spec.private.iter().map(|p| {
        let first = if p.first { " first" } else { "" };
        let last = match p.last {
            Last::Unknown => "",
            Last::OfLastIteration => " last",
            Last::OfLastAssignment => " last assigned",
        };
        Some(format!("private {}{first}{last}", p.name.text))
    }));
    parts.extend(spec.linear.iter().map(|l| Some(linear(l))));
    parts.extend(spec.reductions.iter().map(|r| {
        let op = match &r.op {
            ReductionOp::Named(name) => name.clone(),
            op => format!("{op:?}"),
        };
        let section = r.section.as_ref().map_or("", |s| s.text.as_str());
        let inscan = if r.inscan { " inscan" } else { "" };
        Some(format!("reduction {op} {}{section}{inscan}", r.name.text))
    }));
    parts.extend(spec.aligned.iter().map(|a| Some(aligned(a))));
    parts.push(names("nontemporal", spec.nontemporal.iter()));
    parts.push(spec.condition.as_ref().map(|c| format!("if {}", c.text)));
    parts.push(flag(spec.any_order, "any order"));
    parts.push(either(spec.vector_remainder, "vector remainder"));
    parts.push(either(spec.accesses_aligned, "accesses aligned"));
    parts.push(either(spec.stores_nontemporal, "stores nontemporal"));
    join(parts)
}

/// Compares each text with what it is shown as; all differences are reported at once.
pub fn check(cases: &[(&str, &str)], shown: impl Fn(&str) -> String) {
    let mut wrong = Vec::new();
    for (text, expected) in cases {
        let found = shown(text);
        if found != *expected {
            wrong.push(format!(
                "        (\n            {text:?},\n            {found:?},\n        ),"
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "these are shown so:\n{}",
        wrong.join("\n")
    );
}
