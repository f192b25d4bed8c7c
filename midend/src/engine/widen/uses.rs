//! Which values the steps of a body with loops use.

use crate::engine::linearize::{ExitBranches, InnerLoop, Linear, Sources, Step};
use crate::engine::mask::{Mask, MaskId};
use crate::ssa::{Function, Value};
use frontend::sorted::SortedSet;

/// Collects the values that steps use, perhaps outside of one loop or one superword branch.
pub(super) struct Uses<'a> {
    pub linear: &'a Linear,
    pub f: &'a Function,
    /// The step within which they do not count: a loop or a superword branch.
    pub except_in: Option<Step>,
    /// Parameters and sources of theirs that do not count.
    pub except: &'a SortedSet<(Value, Value)>,
    pub found: &'a mut SortedSet<Value>,
    /// Loops and exits of theirs.
    pub exits: &'a mut SortedSet<(u32, u32)>,
}

/// The values, and the exits of loops, that are used outside of a loop or of a superword branch; `except`:
/// parameters and sources of theirs that do not count.
pub fn used_outside_of(
    linear: &Linear,
    f: &Function,
    step: Step,
    except: &SortedSet<(Value, Value)>,
) -> (SortedSet<Value>, SortedSet<(u32, u32)>) {
    let (mut found, mut exits) = (SortedSet::new(), SortedSet::new());
    let mut outside = Uses {
        linear,
        f,
        except_in: Some(step),
        except,
        found: &mut found,
        exits: &mut exits,
    };
    outside.steps(&linear.steps);
    (found, exits)
}

impl Uses<'_> {
    pub fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            match step {
                Step::Join { param, sources } => self.sources(*param, sources),
                Step::Inst { inst, mask } => {
                    self.mask(*mask);
                    self.found.extend(self.f.insts[*inst].args.iter());
                }
                Step::Exit(_) => {}
                Step::Branch(number) => {
                    let branch = &self.linear.branches[*number];
                    self.mask(branch.mask);
                    for join in &branch.joins {
                        self.sources(join.param, &join.rest);
                    }
                    if self.except_in.as_ref() != Some(step) {
                        self.steps(&branch.steps);
                    }
                }
                Step::Loop(number) => {
                    let l = &self.linear.loops[*number];
                    self.entry(l);
                    if self.except_in.as_ref() != Some(step) {
                        self.body(l);
                    }
                }
            }
        }
    }

    fn exit_branches(&mut self, exits: &ExitBranches) {
        for place in &exits.places {
            self.mask(place.staying);
            for &(_, way) in &place.ways {
                self.mask(way);
            }
        }
    }

    /// What comes into a loop.
    pub fn entry(&mut self, l: &InnerLoop) {
        self.mask(l.mask);
        for (param, entry, _) in &l.params {
            self.sources(*param, entry);
        }
    }

    /// What decides how an iteration of a loop ends.
    pub fn ends(&mut self, l: &InnerLoop) {
        for (param, _, next) in &l.params {
            self.sources(*param, next);
        }
        self.mask(l.again);
        for &exit in &l.exits {
            self.mask(exit);
        }
    }

    pub fn body(&mut self, l: &InnerLoop) {
        self.ends(l);
        if let Some(exits) = &l.exit_branches {
            self.exit_branches(exits);
        }
        self.steps(&l.steps);
    }

    fn sources(&mut self, param: Value, sources: &Sources) {
        for &(mask, value) in sources {
            if self.except.contains(&(param, value)) {
                continue;
            }
            self.mask(mask);
            self.found.insert(value);
        }
    }

    fn mask(&mut self, mask: MaskId) {
        match *self.linear.masks.get(mask) {
            Mask::True => {}
            Mask::Exit(number, exit) => {
                self.exits.insert((number, exit));
            }
            Mask::Cond(value, _) | Mask::Within(value, ..) => {
                self.found.insert(value);
            }
            Mask::And(a, b) | Mask::Or(a, b) => {
                self.mask(a);
                self.mask(b);
            }
            Mask::Not(a) => self.mask(a),
        }
    }
}
