//! What a plan does in scalar code beside its vector loops: for the same iterations the recurrences of a
//! loop that became two, or the first iteration before them.

use super::material::{Forms, Material, Technique, Way};
use crate::analysis::distribution::Param;
use crate::analysis::facts::{MemoryAccess, Roots};
use crate::analysis::function_view::FunctionView;
use crate::cost::Throughput;
use crate::engine::interleave_groups::InterleaveGroups;
use crate::engine::linearize::{Linear, Step, linearize};
use crate::engine::mask::Masks;
use crate::engine::scalars::Scalars;
use crate::engine::select_chains::SelectChains;
use crate::engine::sequence::{At, Builder};
use crate::engine::shape::{Shape, Shapes};
use crate::engine::widen::Widener;
use crate::options::Options;
use crate::plan::{POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{AliasClass, Block, Function, Inst, Op, Site, Type, UnaryOp, Value, Var};
use crate::target::TargetInfo;
use frontend::sorted::{SortedMap, SortedSet};

/// Scalar code beside vector loops.
pub(super) struct ScalarPart<'a> {
    material: Material<'a>,
    forms: Forms,
    kind: Kind,
    roots: Roots,
}

/// What it does.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// All iterations that the vector loops do.
    Iterations {
        params: Vec<Param>,
        /// They come before the vector loops.
        first: bool,
        /// What one takes.
        cost: ScalarCost,
    },
    /// The first iteration, before the others.
    First {
        /// What the others need of it.
        wanted: Vec<Value>,
        /// It is done, and others after it, if this value is that.
        condition: (Value, bool),
    },
}

/// What scalar code takes for an iteration.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ScalarCost {
    /// What it needs.
    pub needs: Throughput,
    /// What it waits for, from one iteration to the next, in quarter cycles.
    pub chain: u32,
}

/// The blocks of a function that the scalar part does.
pub(super) struct ScalarBlocks<'a> {
    /// The statement.
    pub site: Site,
    /// Its blocks in order.
    pub blocks: &'a [Block],
    /// Accesses that step by constants.
    pub accesses: SortedMap<Inst, &'a MemoryAccess>,
    /// What all of them are reached from, if that is known.
    pub roots: Roots,
}

impl<'a> ScalarPart<'a> {
    /// Finds out about blocks what it takes to write them.
    pub fn new(
        view: &'a FunctionView<'a>,
        of: ScalarBlocks<'a>,
        kind: Kind,
        (target, options): (&'a TargetInfo, &'a Options),
    ) -> Option<ScalarPart<'a>> {
        let f = view.f;
        if options.strict_aliasing && of.blocks.iter().any(|&b| reads_as_another(f, b)) {
            return None;
        }
        let linear = linearize(f, of.blocks)?;
        let entry = &f.blocks[*of.blocks.first()?].params;
        let inputs: Vec<(Value, Shape)> = entry.iter().map(|&p| (p, Shape::Varying)).collect();
        let shapes = Shapes::compute(f, &linear, &inputs, &SortedSet::new(), &pinned(f, &linear));
        let material = Material {
            f,
            target,
            options,
            linear,
            shapes,
            accesses: of.accesses,
            hazards: SortedSet::new(),
            inductions: SortedMap::new(),
            in_order: SortedMap::new(),
            results: Vec::new(),
            mask_bits: 32,
            span: f.sites[of.site].span,
            private: SortedMap::new(),
            select_chains: SelectChains::default(),
            interleave_groups: InterleaveGroups::default(),
        };
        Some(ScalarPart {
            material,
            forms: Forms::default(),
            kind,
            roots: of.roots,
        })
    }

    /// What it takes for each iteration.
    pub fn cost(&self) -> ScalarCost {
        match self.kind {
            Kind::Iterations { cost, .. } => cost,
            Kind::First { .. } => ScalarCost::default(),
        }
    }

    /// What its accesses are reached from, if that is known.
    pub fn roots(&self) -> &Roots {
        &self.roots
    }

    /// It stands before the vector loops.
    pub fn comes_first(&self) -> bool {
        match self.kind {
            Kind::Iterations { first, .. } => first,
            Kind::First { .. } => true,
        }
    }

    /// The vector loops need what it makes.
    pub fn is_needed(&self) -> bool {
        matches!(self.kind, Kind::First { .. })
    }

    /// What must hold for it to be right, apart from what the vector loops ask.
    pub fn condition(
        &self,
        b: &mut Builder,
        scalars: &mut Scalars<'_>,
    ) -> Result<Option<PValue>, Refusal> {
        let Kind::First {
            condition: (value, is),
            ..
        } = self.kind
        else {
            return Ok(None);
        };
        let holds = scalars.get(b, At::Setup, value)?;
        let truth = PType::Scalar(Type::I1);
        Ok(Some(match is {
            true => holds,
            false => b.inst(At::Setup, POp::Unary(UnaryOp::Not), &[holds], truth),
        }))
    }

    /// Writes it, beside vector loops that do `end` iterations in some way; adds what variables are
    /// after it.
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
        match &self.kind {
            Kind::Iterations { params, .. } => assigns.extend(w.iterations(params, end)?),
            Kind::First { wanted, .. } => w.first_iteration(wanted)?,
        }
        Ok((w.b, w.scalars))
    }
}

/// Whether a block accesses anything that may have been accessed as another type: members of unions. Addresses get
/// names in scalar code, and what is accessed by the name of a member's address is no access to a union.
fn reads_as_another(f: &Function, block: Block) -> bool {
    f.blocks[block].insts.iter().any(|&inst| {
        let data = &f.insts[inst];
        let (access, value) = match data.op {
            Op::Load(access) => (access, data.result),
            Op::Store(access) => (access, data.args.get(1).copied()),
            _ => return false,
        };
        // Characters may be anything's.
        let is_char = value.is_some_and(|value| f.values[value].ty == Type::I8);
        access.alias == AliasClass::Any && !is_char
    })
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
            Op::Binary(..) | Op::Unary(_) | Op::Fma | Op::FCmp(_) | Op::Convert(_)
        )
    };
    conditional.filter(computes).collect()
}
