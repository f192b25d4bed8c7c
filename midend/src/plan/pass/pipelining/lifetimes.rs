//! For how many steps of a kernel values live.

use super::body::{Body, Source};
use crate::plan::PValue;
use crate::schedule::ModuloSchedule;
use frontend::sorted::SortedMap;

/// The lifetimes of a body's values under a schedule.
#[derive(Clone, Copy)]
pub(super) struct Lifetimes<'a> {
    pub body: &'a Body<'a>,
    pub schedule: &'a ModuloSchedule,
}

impl Lifetimes<'_> {
    /// Steps from the one that computes a value of an iteration to the one that does a stage of it, which may be
    /// before.
    pub fn steps_until(&self, value: PValue, stage: i64) -> i64 {
        match self.body.source(value) {
            Some(Source::Node { node, distance, .. }) => {
                stage + i64::from(distance) - i64::from(self.schedule.stage[node])
            }
            Some(Source::Counter | Source::Computed | Source::Invariant) | None => 0,
        }
    }

    /// The same for a stage that uses it.
    pub fn age(&self, value: PValue, stage: u32) -> u32 {
        u32::try_from(self.steps_until(value, i64::from(stage))).unwrap_or(0)
    }

    /// For how many steps values are carried: until their last use in the kernel, or after it.
    pub fn longest(&self, used_after: &impl Fn(PValue) -> bool) -> SortedMap<PValue, u32> {
        let mut longest: SortedMap<PValue, u32> = SortedMap::new();
        let mut note = |value: PValue, age: u32| {
            let most = longest.entry(value).or_insert(0);
            *most = age.max(*most);
        };
        for (node, inst) in self.body.nodes.iter().enumerate() {
            for &arg in &inst.args {
                if let Some(Source::Node { .. }) = self.body.source(arg) {
                    note(arg, self.age(arg, self.schedule.stage[node]));
                }
            }
        }
        for carried in self.body.carried.iter().filter(|c| used_after(c.value)) {
            // It is what it is at the beginning of the iteration after the last one.
            let ago = self.steps_until(carried.value, -1);
            note(carried.value, u32::try_from(ago + 1).unwrap_or(0));
        }
        longest
    }
}
