//! What the pragmas before a loop change about what is known of it.

use super::dependence::Verdict;
use super::facts::{CarriedKind, CarriedValue};
use super::loop_view::LoopView;
use super::memory::Accessed;
use crate::ssa::wishes::Apart;
use crate::ssa::{Terminator, Value, Var};
use frontend::sorted::SortedSet;

/// What the verdict about a pair of accesses is if the user vouches for that much. What is proved
/// stays: a promise that is surely broken would only make the result wrong.
pub(crate) fn settle(verdict: Verdict, a: &Accessed, b: &Accessed, apart: Apart) -> Verdict {
    match (apart, verdict) {
        (Apart::Unsaid, _) | (_, Verdict::Free) => verdict,
        (_, Verdict::Lanes(_) | Verdict::Conflict) if proved(a, b, apart) => verdict,
        (Apart::UnlessProved | Apart::Always, _) => Verdict::Free,
        (Apart::Within(n), Verdict::Lanes(lanes)) => Verdict::Lanes(lanes.max(n.into())),
        (Apart::Within(n), _) => Verdict::Lanes(n.into()),
    }
}

/// The same for a load of an invariant address and a store. If they met, all other iterations
/// would depend on the one that writes; nothing is said of those that are far apart.
pub(crate) fn settle_invariant(verdict: Verdict, apart: Apart) -> Verdict {
    match (apart, verdict) {
        (Apart::UnlessProved | Apart::Always, Verdict::CheckDisjoint) => Verdict::Free,
        _ => verdict,
    }
}

/// Lanes that may be done at once where so many are by what is proved, and nothing is compared beside that.
pub(crate) fn most_lanes(proved: Option<u64>, apart: Apart) -> Option<u64> {
    match apart {
        Apart::Within(n) => Some(proved.map_or(n.into(), |lanes| lanes.min(n.into()))),
        Apart::Unsaid | Apart::UnlessProved | Apart::Always => proved,
    }
}

/// Whether a verdict that two accesses meet is more than a possibility: they move alike, or one
/// stands still where the other passes. Under a promise about the iterations that really meet,
/// both must happen in all of them.
fn proved(a: &Accessed, b: &Accessed, apart: Apart) -> bool {
    let (x, y) = (a.deep.iteration, b.deep.iteration);
    let known = a.deep.root == b.deep.root && a.deep.terms == b.deep.terms;
    let exact = known && (x == y || x == 0 || y == 0);
    let both = !a.access.conditional && !b.access.conditional;
    exact && (both || x == 0 || y == 0 || apart == Apart::UnlessProved)
}

/// What the code does against the clauses, for the user.
pub(crate) fn contradictions(view: &LoopView<'_>, carried: &[CarriedValue]) -> Vec<String> {
    let wishes = &view.site.wishes;
    let name = |var: Var| view.f.vars[var].name.clone();
    let mut found = Vec::new();
    let hidden = wishes.private.iter().filter(|p| !p.last).map(|p| p.var);
    for var in needed_after(view, &hidden.collect()) {
        found.push(format!(
            "`{}` is private and has no known value after the loop, where it is used; \
             `lastprivate` gives it that of the last iteration",
            name(var)
        ));
    }
    for &(var, step) in &wishes.linear {
        let at = carried.iter().find(|c| c.var == var);
        let steps = |s: i64| step.is_none_or(|step| step == s);
        let agrees = match at.map(|c| &c.kind) {
            Some(CarriedKind::Induction { step }) => steps(*step),
            Some(_) => true,
            None => view.site.exit.iter().any(|(v, _)| *v == var) || assigned(view, var),
        };
        if !agrees {
            found.push(format!(
                "`{}` does not change by the step that `linear` gives it",
                name(var)
            ));
        }
    }
    found
}

/// Whether some header parameter stands for the variable, though none that is understood.
fn assigned(view: &LoopView<'_>, var: Var) -> bool {
    let params = &view.f.blocks[view.header].params;
    params.iter().any(|&phi| view.var_of(phi) == var)
}

/// The variables among these whose value at the end of the loop something may use.
fn needed_after(view: &LoopView<'_>, vars: &SortedSet<Var>) -> SortedSet<Var> {
    let exit = view.site.exit.iter().filter(|(var, _)| vars.contains(var));
    let exit: Vec<(Var, Value)> = exit.copied().collect();
    if exit.is_empty() {
        return SortedSet::new();
    }
    let mut used = SortedSet::new();
    for (block, data) in view.f.blocks.iter() {
        let inside = view.contains(block);
        if !inside {
            let args = data.insts.iter().flat_map(|&i| &view.f.insts[i].args);
            used.extend(args.copied());
            match &data.terminator {
                Terminator::Branch { cond: v, .. }
                | Terminator::Switch { value: v, .. }
                | Terminator::Return(Some(v)) => {
                    used.insert(*v);
                }
                Terminator::Jump(_) | Terminator::Return(None) | Terminator::Unreachable => {}
            }
        }
        let edges = data.terminator.edges();
        let leaving = edges.filter(|c| !inside || !view.contains(c.block));
        used.extend(leaving.flat_map(|c| &c.args).copied());
    }
    let outside = |v: Value| !view.defines(v);
    let needed = exit.iter().filter(|(_, v)| used.contains(v) || outside(*v));
    needed.map(|(var, _)| *var).collect()
}
