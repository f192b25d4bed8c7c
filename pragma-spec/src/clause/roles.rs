//! Names that stand in clauses which contradict each other, or twice in one.

use crate::loops::LoopSpec;
use crate::problem::{ProblemCode, Problems};
use crate::text::Ident;
use crate::variant::VariantClauses;
use std::collections::HashMap;

/// A parameter is uniform or linear, once.
pub(crate) fn check_variant(clauses: &VariantClauses, problems: &mut Problems) {
    let uniform = clauses.uniform.iter().map(|n| (n, "uniform"));
    let linear = clauses.linear.iter().map(|l| (&l.name, "linear"));
    once(uniform.chain(linear), problems);
    once(
        clauses.aligned.iter().map(|a| (&a.name, "aligned")),
        problems,
    );
}

/// A variable is private, linear or a reduction, once.
pub(crate) fn check_loop(spec: &LoopSpec, problems: &mut Problems) {
    let private = spec.private.iter().map(|p| (&p.name, "private"));
    let linear = spec.linear.iter().map(|l| (&l.name, "linear"));
    let reductions = spec.reductions.iter().map(|r| (&r.name, "a reduction"));
    once(private.chain(linear).chain(reductions), problems);
    once(spec.aligned.iter().map(|a| (&a.name, "aligned")), problems);
    once(
        spec.nontemporal.iter().map(|n| (n, "nontemporal")),
        problems,
    );
}

fn once<'n>(names: impl Iterator<Item = (&'n Ident, &'static str)>, problems: &mut Problems) {
    let mut listed: Vec<_> = names.collect();
    // In the order of the text, whatever the order of the clauses is here.
    listed.sort_by_key(|(name, _)| name.at);
    let mut first = HashMap::new();
    for (name, role) in listed {
        let Some((before, earlier)) = first.insert(&name.text, (name, role)) else {
            continue;
        };
        let message = if role == earlier {
            format!("`{}` is said to be {role} twice", name.text)
        } else {
            format!("`{}` is said to be {earlier} and {role}", name.text)
        };
        problems.add_pair(
            ProblemCode::NameTwice,
            (name.at, before.at),
            message,
            ("again", "first here"),
            format!("leave `{}` out of one of them", name.text),
        );
    }
}
