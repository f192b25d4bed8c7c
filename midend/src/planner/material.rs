//! What regions are made of, and how they are written and priced, whatever they are: a loop's body, a
//! loop with all that is in it, or a function.

use super::groups::Grouped;
use super::program::{Program, Stage};
use super::words;
use crate::analysis::facts::MemoryAccess;
use crate::analysis::function_view::FunctionView;
use crate::analysis::private_memory::PrivateArray;
use crate::cost::{self, PlanCost};
use crate::engine::dots::{self, Combination, FACTOR_BITS};
use crate::engine::exit_branches;
use crate::engine::interleave_groups::{self, InterleaveGroups};
use crate::engine::invariants;
use crate::engine::linearize::Linear;
use crate::engine::narrow::{Widths, narrow};
use crate::engine::redundancies::Redundancies;
use crate::engine::select_chains::{self, SelectChains};
use crate::engine::shape::Shapes;
use crate::engine::superword_branches;
use crate::engine::widen::{Ordered, Setting};
use crate::options::{Optimization, Options};
use crate::plan::LaneOrder;
use crate::remark::{Detail, Reason, Refusal};
use crate::ssa::{Block, Function, Inst, Op, Type, Value, Var};
use crate::target::{RowOp, TargetInfo};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// What all ways to write a region share: a loop's body, a loop with all that is in it, or a function.
pub(super) struct Material<'a> {
    pub f: &'a Function,
    pub target: &'a TargetInfo,
    pub options: &'a Options,
    pub linear: Linear,
    pub shapes: Shapes,
    /// Accesses of which all is known; the others are done by the shapes of their addresses.
    pub accesses: SortedMap<Inst, &'a MemoryAccess>,
    /// Instructions that must do no harm where they are off.
    pub hazards: SortedSet<Inst>,
    pub inductions: SortedMap<Value, (Value, i64)>,
    /// Accumulations in the order of the iterations.
    pub in_order: SortedMap<Inst, Ordered>,
    /// What is needed after the region.
    pub results: Vec<Value>,
    /// Width of the elements for which masks are kept that loops inside carry.
    pub mask_bits: u32,
    pub span: Span,
    /// Private memory.
    pub private: SortedMap<Var, PrivateArray>,
    /// Private arrays that are accessed by select chains.
    pub select_chains: SelectChains,
    /// Interleave groups.
    pub interleave_groups: InterleaveGroups,
}

/// What the operations of a region can be made of in registers of one width.
#[derive(Default)]
pub(super) struct Forms {
    pub widths: Widths,
    /// Reductions that can be sums of groups of lanes.
    pub grouped: SortedMap<Value, Grouped>,
    /// Sums that can be made out of narrow factors.
    pub dots: SortedMap<Value, Combination>,
}

/// Which of these forms are used, where there are such.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Technique {
    /// Sums of groups of lanes.
    pub grouped: bool,
    /// Sums of products of narrow factors.
    pub dots: bool,
}

/// How one vector loop or a function is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Lanes.
    pub vf: u32,
    /// Vectors.
    pub uf: u32,
    pub reg_bits: u32,
    /// Lanes of a vector, where these are a block done in pieces.
    pub group: Option<u32>,
    /// The last active lane of a loop may do the rest in scalar code.
    pub scalar_last_lane: bool,
    /// The lanes from the end of the loop on are off.
    pub masked: bool,
}

static NO_GROUPS: SortedMap<Value, Grouped> = SortedMap::new();
static NO_DOTS: SortedMap<Value, Combination> = SortedMap::new();

impl Material<'_> {
    /// The region, written in one way.
    pub fn setting<'s>(&'s self, way: Way, forms: &'s Forms, technique: Technique) -> Setting<'s> {
        Setting {
            f: self.f,
            linear: &self.linear,
            shapes: &self.shapes,
            widths: &forms.widths,
            dots: match technique.dots {
                true => &forms.dots,
                false => &NO_DOTS,
            },
            options: self.options,
            target: self.target,
            vf: way.vf,
            uf: way.uf,
            group: way.group,
            reg_bits: way.reg_bits,
            mask_bits: self.mask_bits,
            accesses: self.accesses.clone(),
            hazards: self.hazards.clone(),
            inductions: self.inductions.clone(),
            ordered: self.in_order.clone(),
            private: self.private.clone(),
            select_chains: Some(&self.select_chains),
            interleave_groups: Some(&self.interleave_groups),
            results: self.results.clone(),
            scalar_last_lane: way.scalar_last_lane,
            masked: way.masked,
            part: None,
            span: self.span,
        }
    }

    /// Lane widths, of a body without loops.
    pub fn widths(&self, redundancies: &Redundancies, reg_bits: u32) -> Widths {
        let has = |row: RowOp, ty: Type| self.target.cost(row, ty, reg_bits).is_some();
        let available = |row: RowOp, ty: Type| {
            has(row, ty) || matches!(row, RowOp::ShiftConst(op) if has(RowOp::Binary(op), ty))
        };
        narrow(
            self.f,
            &self.linear,
            redundancies,
            &available,
            &self.results,
        )
    }

    /// Sums that can be made out of narrow factors, of the values of some blocks.
    pub fn dots(
        &self,
        widths: &Widths,
        uses: &SortedMap<Value, u32>,
        blocks: &[Block],
        reg_bits: u32,
    ) -> SortedMap<Value, Combination> {
        let factor = Type::int_of_bits(FACTOR_BITS).unwrap_or(Type::I16);
        if self.target.cost(RowOp::Dot, factor, reg_bits).is_none() {
            return SortedMap::new();
        }
        let search = dots::Search {
            f: self.f,
            widths,
            shapes: &self.shapes,
            uses,
        };
        search.run(blocks)
    }

    /// The same as one loop of a program.
    pub fn stage<'s>(&'s self, way: Way, forms: &'s Forms, technique: Technique) -> Stage<'s> {
        Stage {
            setting: self.setting(way, forms, technique),
            grouped: match technique.grouped {
                true => &forms.grouped,
                false => &NO_GROUPS,
            },
        }
    }

    /// What a program costs whose lanes lie in an order; a price also says that the target has every
    /// operation.
    pub fn price(
        &self,
        program: &Program,
        reg_bits: u32,
        order: LaneOrder,
    ) -> Result<PlanCost, Refusal> {
        let Program { body, values, .. } = program;
        let price = cost::plan_cost(body, values, self.target, reg_bits, order);
        price.map_err(|missing| no_vector_form(missing, self.target, self.span))
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
    /// Private memory.
    pub private: &'a SortedMap<Var, PrivateArray>,
    pub options: &'a Options,
}

impl Placing<'_> {
    /// Sets the branches that are of use in the steps of a region; then finds the interleave groups among these.
    pub fn place(&self, linear: &mut Linear) -> InterleaveGroups {
        let (view, shapes, options) = (self.view, self.shapes, self.options);
        invariants::hoist(view.f, linear, shapes);
        if options.uses(Optimization::FewLanes) {
            linear.keep_scalar_form();
        }
        if options.uses(Optimization::ExitBranches) {
            exit_branches::place(view.f, linear, shapes, self.hazards);
        }
        if options.uses(Optimization::SuperwordBranches) {
            let question = superword_branches::Question {
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
            true => InterleaveGroups::find(interleave_groups::Question {
                view,
                linear,
                shapes,
                private: self.private,
                facts: None,
                strict_aliasing: options.strict_aliasing,
            }),
            false => InterleaveGroups::default(),
        }
    }
}

/// The arrays that each lane has for itself which are accessed element by element, and in `widths` how
/// wide what is read of them is.
pub(super) fn select_chains(
    (f, linear, shapes): (&Function, &Linear, &Shapes),
    private: &SortedMap<Var, PrivateArray>,
    (target, reg_bits): (&TargetInfo, u32),
    options: &Options,
    widths: &mut Widths,
) -> SelectChains {
    if !options.uses(Optimization::SelectChains) {
        return SelectChains::default();
    }
    let question = select_chains::Question {
        f,
        linear,
        shapes,
        private,
        cost: &|row, elem| target.cost(row, elem, reg_bits),
        everywhere: options.ignore_cost,
    };
    question.answer(widths)
}

/// One refusal.
pub(super) fn refuse(reason: Reason, span: Span, detail: impl Into<Detail>) -> Vec<Refusal> {
    vec![Refusal::new(reason, span, detail)]
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
            Op::Binary(..) | Op::Unary(_) | Op::Fma | Op::Select => 2,
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

/// The refusal of what a target lacks.
pub(super) fn no_vector_form(missing: cost::Missing, target: &TargetInfo, span: Span) -> Refusal {
    let what = words::operation(missing.row, missing.elem);
    let detail = format!("{} has no vector form of {what}", target.name);
    Refusal::new(Reason::NoVectorForm, span, detail)
}
