//! The steps from a function to its plans, by name, and who watches them.

use crate::plan::pass::PASSES;
use crate::planner::strategies::STRATEGIES;
use crate::transform::TRANSFORMS;
use std::fmt;
use std::sync::Arc;

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

/// All steps: what is found out about a function, then what is tried for each of its loops.
pub fn all() -> Vec<Step> {
    let transforms = TRANSFORMS.iter().map(|t| (t.name, t.what));
    let strategies = STRATEGIES.iter().map(|s| (s.name, s.what));
    let passes = PASSES.iter().map(|p| (p.name, p.what));
    let named = strategies.chain(transforms).chain(passes);
    let named = named.map(|(name, what)| Step { name, what });
    [LOWERING, ANALYSIS].into_iter().chain(named).collect()
}

/// Who watches steps. They are within each other: what begins last ends first, unless vcc fails in it.
pub trait Observer: Send + Sync {
    /// A step begins.
    fn begin(&self, step: &'static str);
    /// A step ends; what it has made.
    fn end(&self, step: &'static str, made: &dyn fmt::Display);
}

/// The observer, if there is one.
#[derive(Clone, Default)]
pub struct Steps(Option<Arc<dyn Observer>>);

impl Steps {
    /// Steps that somebody watches.
    pub fn watched_by(observer: Arc<dyn Observer>) -> Steps {
        Steps(Some(observer))
    }

    /// Says that a step begins.
    pub fn begin(&self, step: &'static str) {
        if let Some(observer) = &self.0 {
            observer.begin(step);
        }
    }

    /// Says that a step ends, and what it has made.
    pub fn end(&self, step: &'static str, made: &dyn fmt::Display) {
        if let Some(observer) = &self.0 {
            observer.end(step, made);
        }
    }
}

impl fmt::Debug for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let watched = if self.0.is_some() {
            "watched"
        } else {
            "unwatched"
        };
        f.write_str(watched)
    }
}

/// Who watches changes nothing.
impl PartialEq for Steps {
    fn eq(&self, _: &Steps) -> bool {
        true
    }
}

impl Eq for Steps {}

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
