//! Sequences of their own: what is made in one is known in it alone.

use super::super::super::mask::MaskId;
use super::super::{Parts, Widener};
use crate::engine::sequence::At;
use crate::engine::widen::state::Inside;
use crate::plan::{Node, PValue};
use crate::ssa::Value;
use frontend::sorted::SortedMap;

/// What the widener knew before a sequence of its own.
pub(in crate::engine::widen) struct Around {
    body: Vec<Node>,
    vectors: SortedMap<(Value, u32), Parts>,
    truths: SortedMap<(Value, u32), Parts>,
    masks: SortedMap<(MaskId, u32), Parts>,
    harmless: SortedMap<(MaskId, PValue, u64), Parts>,
    region: Inside,
}

impl Widener<'_> {
    /// Begins a sequence of its own; what is made in it is forgotten by [`Widener::leave`].
    pub(in crate::engine::widen) fn enter(&mut self) -> Around {
        Around {
            body: self.b.take(At::Body),
            vectors: self.vectors.clone(),
            truths: self.truths.clone(),
            masks: self.masks.clone(),
            // Lanes that are on out there may be off in here.
            harmless: std::mem::take(&mut self.harmless),
            region: self.region.clone(),
        }
    }

    /// Forgets the vectors that there are.
    pub(in crate::engine::widen) fn forget_vectors(&mut self) {
        self.vectors.clear();
        self.truths.clear();
        self.masks.clear();
    }

    /// Ends it, and gives its steps.
    pub(in crate::engine::widen) fn leave(&mut self, around: Around) -> Vec<Node> {
        let body = self.b.replace(At::Body, around.body);
        self.vectors = around.vectors;
        self.truths = around.truths;
        self.masks = around.masks;
        self.harmless = around.harmless;
        let gone = std::mem::take(&mut self.region.gone);
        let differ = std::mem::take(&mut self.region.differ);
        self.region = around.region;
        self.region.gone.extend(gone);
        self.region.differ.extend(differ);
        body
    }
}
