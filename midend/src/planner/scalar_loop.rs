//! What a plan does in scalar code, for the same iterations as its vector loops: the recurrences of a
//! loop that became two.

use super::material::{Forms, Material, Technique, Way};
use crate::analysis::distribution::{Param, params};
use crate::analysis::facts::MemoryAccess;
use crate::analysis::function_view::FunctionView;
use crate::cost;
use crate::engine::linearize::{Linear, Step, linearize};
use crate::engine::mask::Masks;
use crate::engine::neighbours::Neighbours;
use crate::engine::scalars::Scalars;
use crate::engine::sequence::Builder;
use crate::engine::shape::{Shape, Shapes};
use crate::engine::sweeps::Sweeps;
use crate::engine::widen::Widener;
use crate::options::Options;
use crate::plan::PValue;
use crate::remark::Refusal;
use crate::ssa::{Block, Function, Inst, Op, Site, Value, Var};
use crate::target::TargetInfo;
use frontend::sorted::{SortedMap, SortedSet};

/// A loop that a plan does one iteration after the other.
pub(super) struct ScalarLoop<'a> {
    material: Material<'a>,
    forms: Forms,
    params: Vec<Param>,
    /// It comes before the vector loops.
    pub first: bool,
    /// Price of an iteration.
    pub cost: u32,
}

/// The scalar part of a function in which a loop became two.
pub(super) struct Part<'a> {
    /// The statement.
    pub site: Site,
    /// Header first.
    pub blocks: &'a [Block],
    /// Variables by header parameter.
    pub phis: &'a SortedMap<Value, Var>,
    /// Accesses that step by constants.
    pub accesses: SortedMap<Inst, &'a MemoryAccess>,
    /// It comes before the other.
    pub first: bool,
}

impl<'a> ScalarLoop<'a> {
    /// Finds out about the part what it takes to write it.
    pub fn new(
        view: &'a FunctionView<'a>,
        part: Part<'a>,
        (target, options): (&'a TargetInfo, &'a Options),
    ) -> Option<ScalarLoop<'a>> {
        let f = view.f;
        let params = params(view, part.site, part.blocks, part.phis)?;
        let linear = linearize(f, part.blocks)?;
        let inputs: Vec<(Value, Shape)> = {
            let header = &f.blocks[*part.blocks.first()?];
            let all = header.params.iter();
            all.map(|&phi| (phi, Shape::Varying)).collect()
        };
        let shapes = Shapes::compute(f, &linear, &inputs, &SortedSet::new(), &pinned(f, &linear));
        let cost = cost::scalar_iteration(f, &linear, part.blocks);
        let material = Material {
            f,
            target,
            options,
            linear,
            shapes,
            accesses: part.accesses,
            hazards: SortedSet::new(),
            inductions: SortedMap::new(),
            in_order: SortedMap::new(),
            results: Vec::new(),
            exclusive: SortedMap::new(),
            mask_bits: 32,
            span: f.sites[part.site].span,
            own: SortedMap::new(),
            sweeps: Sweeps::default(),
            neighbours: Neighbours::default(),
        };
        Some(ScalarLoop {
            material,
            forms: Forms::default(),
            params,
            first: part.first,
            cost,
        })
    }

    /// Writes it for `end` iterations, beside vector loops that are written in some way; adds what
    /// variables are after it.
    pub fn write(
        &'a self,
        way: Way,
        (b, scalars): (Builder, Scalars<'a>),
        end: PValue,
        assigns: &mut Vec<(Var, PValue)>,
    ) -> Result<(Builder, Scalars<'a>), Refusal> {
        let setting = self
            .material
            .setting(way, &self.forms, Technique::default());
        let mut w = Widener::new(setting, b, scalars);
        assigns.extend(w.iterations(&self.params, end)?);
        Ok((w.b, w.scalars))
    }
}

/// Arithmetic under conditions, which is not done where these do not hold.
fn pinned(f: &Function, linear: &Linear) -> SortedSet<Inst> {
    let conditional = linear.steps.iter().filter_map(|step| match step {
        Step::Inst { inst, mask } if *mask != Masks::TRUE => Some(*inst),
        _ => None,
    });
    let computes = |inst: &Inst| {
        let op = &f.insts[*inst].op;
        matches!(
            op,
            Op::Binary(..) | Op::Unary(_) | Op::FCmp(_) | Op::Convert(_)
        )
    };
    conditional.filter(computes).collect()
}
