//! From nodes of trees to vectors of a plan: the engine widens what one lane does, and is given what that is made of.

use super::around::Around;
use super::lane::Lane;
use super::tree::{Id, Kind, Tree};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::{Given, Widener};
use crate::plan::{Lanes, POp, PValue};
use crate::planner::groups;
use crate::planner::material::{Forms, Material, Technique, Way};
use crate::remark::{Reason, Refusal};
use crate::ssa::{FieldRef, Function, Inst, Op, Type, Value, ValueDef};
use crate::target::RowOp;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// Bundles of one number of lanes: what a lane does, and what the engine knows of it.
pub(super) type Part<'a> = (&'a Lane, Material<'a>, Forms);

/// The functions of one lane of a tree, one for each number of lanes that nodes have.
pub(super) fn lanes_of(around: &Around<'_>, tree: &Tree<'_>) -> Vec<Lane> {
    let f = around.view.f;
    let constant = |value: Value| f.op_of(value).filter(|_| f.is_constant(value)).cloned();
    let counts: SortedSet<usize> = tree.nodes.iter().map(|node| node.lanes).collect();
    let all = counts.into_iter();
    all.map(|n| Lane::of(tree, n, constant)).collect()
}

/// What the engine is to know of such functions, where some nodes are needed.
///
/// # Errors
/// Something of them has no order.
pub(super) fn parts<'a>(
    around: &'a Around<'_>,
    tree: &Tree<'_>,
    (lanes, roots): (&'a [Lane], &[Id]),
    (reg_bits, span): (u32, Span),
) -> Result<Vec<Part<'a>>, Refusal> {
    // What lanes are moved from is wanted as well, with all its bits.
    let moved = || tree.nodes.iter().flat_map(|node| node.kind.moved_from());
    let part = |lane: &'a Lane| {
        let wanted = roots.iter().copied().chain(moved());
        let own = wanted.filter(|&id| tree.nodes[id].lanes == lane.lanes);
        let own: Vec<Id> = own.collect();
        let material = lane.material(&own, (around.target, around.options), span);
        let material = material
            .ok_or_else(|| Refusal::new(Reason::Opaque, span, "its values have no order"))?;
        let forms = lane.forms(&material, reg_bits);
        Ok((lane, material, forms))
    };
    lanes.iter().map(part).collect()
}

/// What widens bundles of one number of lanes.
pub(super) struct Widened<'a> {
    pub lane: &'a Lane,
    pub widener: Widener<'a>,
    /// What the sums of its values may be made of.
    pub sums: Option<groups::Search<'a>>,
}

/// Vectors under construction.
pub(super) struct Vectors<'a> {
    around: &'a Around<'a>,
    tree: &'a Tree<'a>,
    span: Span,
    pub scalars: Scalars<'a>,
    /// By lanes.
    pub widened: SortedMap<usize, Widened<'a>>,
    pub b: Builder,
    given: SortedSet<Id>,
}

impl<'a> Vectors<'a> {
    /// None is made yet. `has`: whether the target has an operation on vectors of elements of a type.
    pub fn new(
        (around, tree, span): (&'a Around<'a>, &'a Tree<'a>, Span),
        scalars: Scalars<'a>,
        (parts, technique): (&'a [Part<'a>], Technique),
        (reg_bits, has): (u32, &'a dyn Fn(RowOp, Type) -> bool),
    ) -> Vectors<'a> {
        let mut widened = SortedMap::new();
        for (lane, material, forms) in parts {
            let way = Way {
                vf: lane.lanes as u32,
                uf: 1,
                reg_bits,
                group: None,
                scalar_last_lane: false,
                masked: false,
            };
            let none = SortedSet::new;
            let scalars = Scalars::new(&lane.f, &[], none(), none(), span);
            let setting = material.setting(way, forms, technique);
            let widener = Widener::new(setting, Builder::default(), scalars);
            let sums = technique.grouped.then_some(groups::Search {
                f: &lane.f,
                widths: &forms.widths,
                shapes: &material.shapes,
                has,
                vf: lane.lanes as u32,
                masks: &material.linear.masks,
            });
            let widened_lane = Widened {
                lane,
                widener,
                sums,
            };
            widened.insert(lane.lanes, widened_lane);
        }
        let mut b = Builder::default();
        b.span = span;
        Vectors {
            around,
            tree,
            span,
            scalars,
            widened,
            b,
            given: SortedSet::new(),
        }
    }

    /// The vector of a node.
    pub fn vector(&mut self, root: Id) -> Result<PValue, Refusal> {
        self.give(root)?;
        let node = &self.tree.nodes[root];
        let Some(Widened { lane, widener, .. }) = self.widened.get_mut(&node.lanes) else {
            return Err(self.no_lanes());
        };
        std::mem::swap(&mut self.b, &mut widener.b);
        let parts = widener.vector(lane.values[&root], node.ty.bits());
        std::mem::swap(&mut self.b, &mut widener.b);
        Ok(parts?[0])
    }

    /// There are no bundles of so many lanes.
    pub fn no_lanes(&self) -> Refusal {
        let detail = "a vector of another number of lanes";
        Refusal::new(Reason::Opaque, self.span, detail)
    }

    /// Says how the vectors are made that a node is computed of.
    pub fn give(&mut self, root: Id) -> Result<(), Refusal> {
        let mut open = vec![root];
        while let Some(id) = open.pop() {
            if !self.given.insert(id) {
                continue;
            }
            let node = &self.tree.nodes[id];
            let given = match &node.kind {
                Kind::Operation(_, args) => {
                    open.extend(args.iter().rev());
                    continue;
                }
                Kind::Splat(value) if self.around.view.f.is_constant(*value) => continue,
                Kind::Splat(value) => {
                    let scalar = self.scalar(*value)?;
                    if let Some(Widened { lane, widener, .. }) = self.widened.get_mut(&node.lanes) {
                        widener.scalars.make(lane.values[&id], scalar);
                    }
                    continue;
                }
                Kind::Load { address, reversed } => {
                    let address = self.scalar(*address)?;
                    Given::Loaded(match reversed {
                        true => (address, Lanes::Reversed),
                        false => (address, Lanes::Consecutive),
                    })
                }
                Kind::Build(values) => {
                    let all: Result<Vec<PValue>, Refusal> =
                        values.iter().map(|&value| self.scalar(value)).collect();
                    Given::Built(all?)
                }
                Kind::Constants(all) => {
                    let all = all
                        .iter()
                        .map(|&imm| self.b.constant(At::Before, node.ty, imm));
                    Given::Built(all.collect())
                }
                Kind::Moved(from, order) => {
                    open.push(*from);
                    match self.widened.get(&node.lanes) {
                        Some(widened) => Given::Moved(widened.lane.values[from], *order),
                        None => continue,
                    }
                }
                Kind::Zipped(half, [a, b]) => {
                    open.extend([*b, *a]);
                    match self.widened.get(&node.lanes) {
                        Some(Widened { lane, .. }) => {
                            Given::Zipped(*half, [lane.values[a], lane.values[b]])
                        }
                        None => continue,
                    }
                }
                // It is set where the loop begins.
                Kind::Carried => continue,
                Kind::Joined([low, high]) => {
                    Given::Joined([self.vector(*low)?, self.vector(*high)?])
                }
            };
            if let Some(Widened { lane, widener, .. }) = self.widened.get_mut(&node.lanes) {
                widener.give(lane.values[&id], given);
            }
        }
        Ok(())
    }

    /// Stores a vector in the place of some stores side by side.
    pub fn store(&mut self, bundle: &[Inst], value: PValue) -> Result<(), Refusal> {
        let first = &self.around.view.f.insts[bundle[0]];
        self.b.span = first.span;
        let address = self.scalar(first.args[0])?;
        let store = POp::Store(Lanes::Consecutive);
        self.b.effect(At::Body, store, &[address, value]);
        Ok(())
    }

    /// A value as a scalar.
    pub fn scalar(&mut self, value: Value) -> Result<PValue, Refusal> {
        self.scalars.get(&mut self.b, At::Before, value)
    }
}

/// Record members that lie as vector code takes them to: those that bundles of stores and vectors read and write.
pub(super) fn fields<'s>(
    f: &Function,
    stores: impl Iterator<Item = &'s Inst>,
    tree: &'s Tree<'_>,
) -> SortedSet<FieldRef> {
    let loads = tree.nodes.iter().flat_map(|node| &node.loads);
    let mut fields = SortedSet::new();
    for &inst in stores.chain(loads) {
        let mut address = f.insts[inst].args[0];
        while let ValueDef::Result(from) = f.values[address].def {
            match &f.insts[from].op {
                Op::Field(field) => fields.insert(*field),
                Op::PtrAdd { .. } => true,
                _ => break,
            };
            address = f.insts[from].args[0];
        }
    }
    fields
}
