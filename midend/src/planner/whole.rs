//! What is vectorized with all that is in it: a loop with the loops inside, or a function.

use super::loops::words;
use super::skeleton::Program;
use crate::analysis::function_view::FunctionView;
use crate::analysis::own_memory::OwnArray;
use crate::cost::{self, PlanCost};
use crate::engine::dots::Combination;
use crate::engine::exclusive::Earlier;
use crate::engine::invariants;
use crate::engine::leaves;
use crate::engine::linearize::Linear;
use crate::engine::narrow::Widths;
use crate::engine::neighbours::{self, Neighbours};
use crate::engine::shape::Shapes;
use crate::engine::skips;
use crate::engine::sweeps::{self, Sweeps};
use crate::engine::widen::{Ordered, Setting};
use crate::options::{Optimization, Options};
use crate::plan::LaneOrder;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Block, Function, Inst, Op, Type, Value, Var};
use crate::target::TargetInfo;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// What all candidates share.
pub(super) struct Whole<'a> {
    pub f: &'a Function,
    pub target: &'a TargetInfo,
    pub options: &'a Options,
    pub linear: Linear,
    pub shapes: Shapes,
    pub widths: Widths,
    /// Instructions that must do no harm where they are off.
    pub hazards: SortedSet<Inst>,
    pub inductions: SortedMap<Value, (Value, i64)>,
    pub in_order: SortedMap<Inst, Ordered>,
    pub results: Vec<Value>,
    pub reg_bits: u32,
    /// Width of the elements for which masks are kept that loops inside carry.
    pub mask_bits: u32,
    pub span: Span,
    /// Memory that each lane has for itself.
    pub own: SortedMap<Var, OwnArray>,
    /// Arrays of it that are accessed element by element.
    pub sweeps: Sweeps,
    /// Neighbours that each lane accesses.
    pub neighbours: Neighbours,
    pub nothing: Nothing,
}

/// Findings about single blocks, of which there are none here.
#[derive(Default)]
pub(super) struct Nothing {
    dots: SortedMap<Value, Combination>,
    exclusive: SortedMap<Inst, Earlier>,
}

impl Whole<'_> {
    /// The region at so many lanes, in blocks of vectors of `group` if there are fewer; `alone`: the last
    /// lane in a loop may do the rest alone.
    pub fn setting(&self, vf: u32, group: Option<u32>, alone: bool) -> Setting<'_> {
        Setting {
            f: self.f,
            linear: &self.linear,
            shapes: &self.shapes,
            exclusive: &self.nothing.exclusive,
            widths: &self.widths,
            dots: &self.nothing.dots,
            options: self.options,
            target: self.target,
            vf,
            uf: 1,
            group,
            reg_bits: self.reg_bits,
            mask_bits: self.mask_bits,
            accesses: SortedMap::new(),
            hazards: self.hazards.clone(),
            inductions: self.inductions.clone(),
            ordered: self.in_order.clone(),
            own: self.own.clone(),
            sweeps: Some(&self.sweeps),
            neighbours: Some(&self.neighbours),
            results: self.results.clone(),
            alone,
            span: self.span,
        }
    }

    /// What a program costs.
    pub fn price(&self, program: &Program) -> Result<PlanCost, Vec<Refusal>> {
        let (target, order) = (self.target, LaneOrder::Natural);
        let price = cost::plan_cost(&program.body, &program.values, target, self.reg_bits, order);
        price.map_err(|missing| {
            let what = words(missing.row);
            let elem = missing.elem;
            let detail = format!("{} has no vector form of {what} on {elem}", target.name);
            refuse(Reason::NoVectorForm, self.span, detail)
        })
    }
}

/// What decides where a region's branches are, and which accesses of its lanes lie side by side.
pub(super) struct Placing<'a> {
    pub view: &'a FunctionView<'a>,
    pub shapes: &'a Shapes,
    /// Instructions that must do no harm where they are off.
    pub hazards: &'a SortedSet<Inst>,
    /// Instructions whose effects are in the order of the iterations.
    pub ordered: &'a SortedSet<Inst>,
    /// Values needed after the region.
    pub results: &'a [Value],
    /// Memory that each lane has for itself.
    pub own: &'a SortedMap<Var, OwnArray>,
    pub options: &'a Options,
}

impl Placing<'_> {
    /// Sets the branches that are of use in the steps of a region; then finds neighbours among these.
    pub fn place(&self, linear: &mut Linear) -> Neighbours {
        let (view, shapes, options) = (self.view, self.shapes, self.options);
        invariants::hoist(view.f, linear, shapes);
        if options.uses(Optimization::FewLanes) {
            linear.keep_plain();
        }
        if options.uses(Optimization::LeaveBranches) {
            leaves::place(view.f, linear, shapes, self.hazards);
        }
        if options.uses(Optimization::SkipBranches) {
            let question = skips::Question {
                f: view.f,
                shapes,
                ordered: self.ordered,
                results: self.results,
                everywhere: options.ignore_cost,
                hazards: self.hazards,
                doubles: options.uses(Optimization::AllLanes),
                regroups: options.uses(Optimization::Regrouping),
            };
            question.place(linear);
        }
        match options.uses(Optimization::Shuffles) {
            true => Neighbours::find(neighbours::Question {
                view,
                linear,
                shapes,
                own: self.own,
                facts: None,
                strict_aliasing: options.strict_aliasing,
            }),
            false => Neighbours::default(),
        }
    }
}

/// The arrays that each lane has for itself which are accessed element by element, and in `widths` how
/// wide what is read of them is.
pub(super) fn sweeps(
    (f, linear, shapes): (&Function, &Linear, &Shapes),
    own: &SortedMap<Var, OwnArray>,
    (target, reg_bits): (&TargetInfo, u32),
    options: &Options,
    widths: &mut Widths,
) -> Sweeps {
    if !options.uses(Optimization::Sweeps) {
        return Sweeps::default();
    }
    let question = sweeps::Question {
        f,
        linear,
        shapes,
        own,
        cost: &|row, elem| target.cost(row, elem, reg_bits),
        everywhere: options.ignore_cost,
    };
    question.answer(widths)
}

/// One refusal.
pub(super) fn refuse(reason: Reason, span: Span, detail: impl Into<String>) -> Vec<Refusal> {
    vec![Refusal {
        reason,
        span,
        detail: detail.into(),
    }]
}

/// Register widths that may be used, widest first.
pub(super) fn registers(target: &TargetInfo, options: &Options) -> Vec<u32> {
    let fits = |bits: &u32| options.reg_bits_limit.is_none_or(|limit| *bits <= limit);
    let mut widths: Vec<u32> = target.reg_bits.iter().copied().filter(fits).collect();
    widths.sort_unstable_by(|a, b| b.cmp(a));
    widths
}

/// Divisions that are done as multiplications.
pub(super) fn divisions(
    f: &Function,
    blocks: &[Block],
    target: &TargetInfo,
    reg_bits: u32,
) -> Widths {
    let mut widths = Widths::default();
    let has = |row, ty| target.cost(row, ty, reg_bits).is_some();
    for &inst in blocks.iter().flat_map(|&b| &f.blocks[b].insts) {
        widths.divide(f, inst, &has);
    }
    widths
}

/// Lanes at which no floating-point number leaves a part of the narrowest register unused: compilers
/// compute in that part as well, and what they compute there may raise exceptions.
pub(super) fn full_lanes(f: &Function, blocks: &[Block]) -> u32 {
    const NARROWEST: u32 = 128;
    let insts = blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    let types = insts.filter_map(|&inst| Some(f.values[f.insts[inst].result?].ty));
    let lanes = types
        .filter(|ty| ty.is_float())
        .map(|ty| NARROWEST / ty.bits());
    lanes.max().unwrap_or(1)
}

/// Width of the elements that most of the arithmetic is done in.
pub(super) fn working_bits(f: &Function, blocks: &[Block]) -> u32 {
    let mut counts: SortedMap<u32, u32> = SortedMap::new();
    let insts = blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    for &inst in insts {
        let data = &f.insts[inst];
        let weight = match data.op {
            Op::Binary(..) | Op::Unary(_) | Op::Select => 2,
            Op::Load(_) => 1,
            _ => continue,
        };
        let ty = data.result.map(|r| f.values[r].ty);
        if let Some(ty) = ty.filter(|ty| !matches!(ty, Type::I1 | Type::Ptr)) {
            let floating = if ty.is_float() { 4 } else { 1 };
            *counts.entry(ty.bits()).or_default() += weight * floating;
        }
    }
    let most = counts.into_iter().max_by_key(|&(bits, n)| (n, bits));
    most.map_or(32, |(bits, _)| bits)
}
