//! What all lanes of some bundles do, as a function of one block: that of the first lane, whose parameters are
//! what is not computed lane by lane. It is what the widening engine makes vectors of.

use super::tree::{Id, Kind, Tree};
use crate::engine::dots::use_counts;
use crate::engine::interleave_groups::InterleaveGroups;
use crate::engine::linearize::linearize;
use crate::engine::redundancies::Redundancies;
use crate::engine::select_chains::SelectChains;
use crate::engine::shape::{Shape, Shapes};
use crate::options::Options;
use crate::planner::material::{Forms, Material};
use crate::ssa::build::FunctionBuilder;
use crate::ssa::{Block, Function, Op, Value};
use crate::target::TargetInfo;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// Width of masks that loops would carry; there are none.
const MASK_BITS: u32 = 32;

/// The function of one lane, for all bundles that have as many.
pub(super) struct Lane {
    pub lanes: usize,
    pub f: Function,
    block: Block,
    /// The values that stand for nodes.
    pub values: SortedMap<Id, Value>,
    /// The parameters and how they differ from lane to lane.
    shapes: Vec<(Value, Shape)>,
}

impl Lane {
    /// What the nodes with so many lanes do.
    pub fn of(tree: &Tree<'_>, lanes: usize, constant: impl Fn(Value) -> Option<Op>) -> Lane {
        let mut b = FunctionBuilder::default();
        let block = b.block();
        let mut values = SortedMap::new();
        let mut shapes = Vec::new();
        let all = tree.nodes.iter().enumerate();
        for (id, node) in all.filter(|(_, node)| node.lanes == lanes) {
            b.span = node.span.unwrap_or_default();
            let value = match &node.kind {
                Kind::Operation(op, args) => {
                    let args: Vec<Value> = args.iter().map(|arg| values[arg]).collect();
                    b.op(op.clone(), &args, node.ty)
                }
                &Kind::Splat(value) if let Some(op) = constant(value) => b.op(op, &[], node.ty),
                kind => {
                    let param = b.param(node.ty);
                    let shape = match kind {
                        Kind::Splat(_) => Shape::Uniform,
                        _ => Shape::Varying,
                    };
                    shapes.push((param, shape));
                    param
                }
            };
            values.insert(id, value);
        }
        Lane {
            lanes,
            f: b.func,
            block,
            values,
            shapes,
        }
    }

    /// What the engine is to know of it; `None`: it has no order.
    pub fn material<'a>(
        &'a self,
        roots: &[Id],
        (target, options): (&'a TargetInfo, &'a Options),
        span: Span,
    ) -> Option<Material<'a>> {
        let linear = linearize(&self.f, &[self.block])?;
        let none = SortedSet::new();
        let shapes = Shapes::compute(&self.f, &linear, &self.shapes, &none, &none);
        Some(Material {
            f: &self.f,
            target,
            options,
            linear,
            shapes,
            accesses: SortedMap::new(),
            hazards: SortedSet::new(),
            inductions: SortedMap::new(),
            in_order: SortedMap::new(),
            results: roots.iter().map(|root| self.values[root]).collect(),
            mask_bits: MASK_BITS,
            span,
            private: SortedMap::new(),
            select_chains: SelectChains::default(),
            interleave_groups: InterleaveGroups::default(),
        })
    }

    /// What its operations can be made of in registers of a width.
    pub fn forms(&self, material: &Material<'_>, reg_bits: u32) -> Forms {
        let redundancies = Redundancies::find(&self.f, &material.linear, &[]);
        let widths = material.widths(&redundancies, reg_bits);
        let blocks = [self.block];
        let uses = use_counts(&self.f, &blocks);
        Forms {
            grouped: SortedMap::new(),
            dots: material.dots(&widths, &uses, &blocks, reg_bits),
            widths,
        }
    }
}
