//! Loops in a loop that go on with what that one carries: both have the same variables for it.

use super::writer::{Stop, Writer, no_form};
use crate::ctree::Block;
use frontend::sorted::SortedMap;
use midend::plan::{Each, LoopControl, LoopNode, Node, PValue};

impl Writer<'_> {
    /// What loops in a loop carry that begins as what the loop itself carries and ends as that in the next iteration,
    /// with what it begins as. Nothing else in an iteration looks at what that was.
    pub(super) fn handed_through(&self, l: &LoopNode) -> SortedMap<PValue, PValue> {
        let mut found = SortedMap::new();
        for node in &l.body {
            let Node::Loop(inner) = node else { continue };
            for carried in &inner.carried {
                let mut around = l.carried.iter();
                let around = around.find(|c| c.value == carried.init && c.next == carried.value);
                if let Some(around) = around.filter(|c| self.uses.within(c.value) == 1) {
                    found.insert(carried.value, around.value);
                }
            }
        }
        found
    }

    /// Gives what loops inside carry the variables of the loop around. Where copies in such a loop have each one of
    /// them, these are elements of an array, which is declared before the loop around.
    pub(super) fn hand_through(
        &mut self,
        block: &mut Block,
        l: &LoopNode,
        through: &SortedMap<PValue, PValue>,
    ) -> Result<(), Stop> {
        for node in &l.body {
            let Node::Loop(inner) = node else { continue };
            for node in &inner.body {
                let Node::Loop(copies) = node else { continue };
                let LoopControl::Copies { each, .. } = &copies.control else {
                    continue;
                };
                for each in each {
                    let around: Option<Vec<PValue>> = each
                        .before
                        .iter()
                        .map(|v| through.get(v).copied())
                        .collect();
                    let Some(before) = around else { continue };
                    let around = Each {
                        before,
                        ..each.clone()
                    };
                    self.array_of(block, l, &around)?;
                }
            }
        }
        Ok(())
    }

    /// The same once the loop around has its variables.
    pub(super) fn share(&mut self, through: &SortedMap<PValue, PValue>) -> Result<(), Stop> {
        for (&inner, &around) in through {
            if self.forms[around].is_none() {
                return Err(no_form("a carried value has no variable"));
            }
            self.forms[inner] = self.forms[around].clone();
        }
        Ok(())
    }
}
