//! The steps from a function to its plans, by name.

use crate::plan::pass::PASSES;
use crate::planner::strategies::STRATEGIES;
use crate::transform::TRANSFORMS;

/// A step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Name, of one word.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
}

/// From the typed tree to SSA.
pub const LOWERING: Step = Step {
    name: "lowering",
    what: "A function as SSA, short functions in the place of their calls",
};

/// What is found out about a function before any of its loops is looked at.
pub const ANALYSIS: Step = Step {
    name: "analysis",
    what: "Dominators and loops of a function",
};

/// Statements in a row, once the loops are planned.
pub const BLOCKS: Step = Step {
    name: "slp",
    what: "Statements in a row that store side by side, as vectors",
};

/// All steps: what is found out about a function, then what is tried for each of its loops.
pub fn all() -> Vec<Step> {
    let transforms = TRANSFORMS.iter().map(|t| (t.name, t.what));
    let strategies = STRATEGIES.iter().map(|s| (s.name, s.what));
    let passes = PASSES.iter().map(|p| (p.name, p.what));
    let named = strategies.chain(transforms).chain(passes);
    let named = named.map(|(name, what)| Step { name, what });
    [LOWERING, ANALYSIS]
        .into_iter()
        .chain(named)
        .chain([BLOCKS])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_name_of_its_own_and_says_what_it_does() {
        let all = all();
        for (n, step) in all.iter().enumerate() {
            assert!(
                !step
                    .name
                    .contains(|c: char| !c.is_ascii_lowercase() && c != '-')
            );
            assert!(all[n + 1..].iter().all(|other| other.name != step.name));
            assert!(step.what.len() > 10, "{}", step.name);
        }
    }
}
