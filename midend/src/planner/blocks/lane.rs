//! What all lanes of some bundles do, as a function of one block: that of the first lane, whose parameters are
//! what is not computed lane by lane. It is what the widening engine makes vectors of.

use super::tree::{Id, Kind, Tree};
use crate::engine::dots::{self, Combination, FACTOR_BITS};
use crate::engine::interleave_groups::InterleaveGroups;
use crate::engine::linearize::linearize;
use crate::engine::narrow::{Widths, narrow};
use crate::engine::redundancies::Redundancies;
use crate::engine::select_chains::SelectChains;
use crate::engine::shape::{Shape, Shapes};
use crate::options::Options;
use crate::planner::material::{Forms, Material};
use crate::ssa::build::FunctionBuilder;
use crate::ssa::{Block, Function, Op, Type, Value};
use crate::target::{RowOp, TargetInfo};
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
        for id in 0..tree.nodes.len() {
            let node = &tree.nodes[id];
            if node.lanes != lanes {
                continue;
            }
            b.span = node.span.unwrap_or_default();
            let value = match &node.kind {
                Kind::Operation(op, args) => {
                    let args: Vec<Value> = args.iter().map(|arg| values[arg]).collect();
                    b.op(op.clone(), &args, node.ty)
                }
                &Kind::Splat(value) if let Some(op) = constant(value) => b.op(op, &[], node.ty),
                kind => {
                    let param = b.param(node.ty);
                    let uniform = matches!(kind, Kind::Splat(_));
                    shapes.push((
                        param,
                        if uniform {
                            Shape::Uniform
                        } else {
                            Shape::Varying
                        },
                    ));
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
        let target = material.target;
        let has = |row: RowOp, ty: Type| target.cost(row, ty, reg_bits).is_some();
        let available = |row: RowOp, ty: Type| {
            has(row, ty) || matches!(row, RowOp::ShiftConst(op) if has(RowOp::Binary(op), ty))
        };
        let redundancies = Redundancies::find(&self.f, &material.linear, &[]);
        let (linear, results) = (&material.linear, &material.results);
        let widths = narrow(&self.f, linear, &redundancies, &available, results);
        Forms {
            grouped: SortedMap::new(),
            dots: self.dots(material, &widths, reg_bits),
            widths,
        }
    }

    fn dots(
        &self,
        material: &Material<'_>,
        widths: &Widths,
        reg_bits: u32,
    ) -> SortedMap<Value, Combination> {
        let factor = Type::int_of_bits(FACTOR_BITS).unwrap_or(Type::I16);
        if material.target.cost(RowOp::Dot, factor, reg_bits).is_none() {
            return SortedMap::new();
        }
        let uses = dots::use_counts(&self.f, &[self.block]);
        let search = dots::Search {
            f: &self.f,
            widths,
            shapes: &material.shapes,
            uses: &uses,
        };
        search.run(&[self.block])
    }
}
