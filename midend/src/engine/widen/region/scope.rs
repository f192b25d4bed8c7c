//! Scopes: what is made in a sequence of its own is known only there.

use super::super::super::mask::MaskId;
use super::super::{Parts, Widener};
use crate::engine::sequence::At;
use crate::engine::widen::state::RegionState;
use crate::plan::{Node, PValue};
use crate::ssa::Value;
use frontend::sorted::SortedMap;

/// What the widener knew before a sequence of its own.
pub(in crate::engine::widen) struct Scope {
    body: Vec<Node>,
    vectors: SortedMap<(Value, u32), Parts>,
    truths: SortedMap<(Value, u32), Parts>,
    masks: SortedMap<(MaskId, u32), Parts>,
    harmless: SortedMap<(MaskId, PValue, u64), Parts>,
    region: RegionState,
}

impl Widener<'_> {
    /// Begins a sequence of its own; what is made in it is forgotten by [`Widener::leave_scope`].
    pub(in crate::engine::widen) fn enter_scope(&mut self) -> Scope {
        Scope {
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
    pub(in crate::engine::widen) fn leave_scope(&mut self, scope: Scope) -> Vec<Node> {
        let body = self.b.replace(At::Body, scope.body);
        self.vectors = scope.vectors;
        self.truths = scope.truths;
        self.masks = scope.masks;
        self.harmless = scope.harmless;
        let gone = std::mem::take(&mut self.region.exited);
        let differ = std::mem::take(&mut self.region.temporally_divergent);
        self.region = scope.region;
        self.region.exited.extend(gone);
        self.region.temporally_divergent.extend(differ);
        body
    }
}
