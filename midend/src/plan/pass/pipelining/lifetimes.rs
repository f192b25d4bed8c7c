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

    /// How many steps of the kernel have to have registers of their own so that no value is moved from one to another:
    /// as many as the one that lives longest is needed in, the one that computes it anew included if that comes before
    /// its last use.
    pub fn copies(&self, used_after: &impl Fn(PValue) -> bool) -> u32 {
        let mut place = vec![0; self.body.nodes.len()];
        for (at, node) in self.schedule.kernel(|node| node).into_iter().enumerate() {
            place[node] = at;
        }
        let mut most = self.longest(used_after).into_values().max().unwrap_or(0);
        for (node, inst) in self.body.nodes.iter().enumerate() {
            for &arg in &inst.args {
                if let Some(Source::Node { node: from, .. }) = self.body.source(arg) {
                    let age = self.age(arg, self.schedule.stage[node]);
                    most = most.max(age + u32::from(age > 0 && node != from));
                }
            }
        }
        most.max(1)
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
