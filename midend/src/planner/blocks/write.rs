//! From trees to plans.

use super::around::Around;
use super::figures::{Drawn, Figures};
use super::price::prices;
use super::reduction::Reduction;
use super::region::Region;
use super::tree::{Id, Kind, Tree};
use super::vectors::{Part, Vectors, Widened, fields, lanes_of, parts};
use crate::cost;
use crate::engine::scalars::Scalars;
use crate::engine::sequence::At;
use crate::engine::widen::Widener;
use crate::plan::verified::VerifiedPlan;
use crate::plan::{self, LaneOrder, Lanes, POp, PType, PValue, Plan, ReduceOp};
use crate::planner::groups::Grouped;
use crate::planner::material::{Technique, no_vector_form};
use crate::planner::program::Program;
use crate::planner::strategies::finished;
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, Inst, Type, Value, ValueDef};
use crate::target::RowOp;
use frontend::sorted::SortedSet;

/// A region as vector code, and what that and the scalar code cost, in quarter cycles.
#[derive(Debug)]
pub(super) struct Written {
    pub plan: VerifiedPlan,
    pub scalar: u32,
    pub vector: u32,
    /// The loads in the place of which each vector is read.
    pub reads: Vec<Vec<Inst>>,
    /// Its trees, if they are to be kept.
    pub figures: Option<Figures>,
}

/// Plans a region for registers of that many bits.
///
/// # Errors
/// A value has no name, the target lacks an operation, nothing is computed, or vector code is no faster.
pub(super) fn write(
    around: &Around<'_>,
    region: &Region<'_>,
    reg_bits: u32,
) -> Result<Written, Refusal> {
    let f = around.view.f;
    let span = region.span();
    let mut tree = Tree::new(around, region.readable());
    let mut roots = Vec::new();
    for bundle in &region.bundles {
        let values: Vec<Value> = bundle.iter().map(|&inst| f.insts[inst].args[1]).collect();
        roots.push(tree.bundle(&values));
    }
    if let Some(reduction) = &region.reduction {
        let (bundles, _) = reduction.bundles();
        roots.extend(bundles.into_iter().map(|values| tree.bundle(values)));
    }
    if !tree.computes() && region.reduction.is_none() && !around.options.ignore_cost {
        let detail = "nothing is computed between loads and stores";
        return Err(Refusal::new(Reason::NotProfitable, span, detail));
    }
    let most = roots.iter().map(|&root| tree.nodes[root].lanes).max();
    let most = most.unwrap_or(1);
    let lanes = lanes_of(around, &tree);
    let parts = parts(around, &tree, (&lanes, &roots), (reg_bits, span))?;
    let dots = parts.iter().any(|(.., forms)| !forms.dots.is_empty());
    let grouped = region
        .reduction
        .as_ref()
        .is_some_and(|r| r.op == BinaryOp::Add);
    let has = |row: RowOp, ty: Type| around.target.cost(row, ty, reg_bits).is_some();
    let written = |technique: Technique| {
        let parts = (&parts[..], technique);
        let writer = Writer::new((around, region), &tree, parts, (reg_bits, &has));
        writer.program(&roots, reg_bits)
    };
    let mut best = written(Technique::default())?;
    for (grouped, dots, _) in [
        (true, false, grouped),
        (false, true, dots),
        (true, true, grouped && dots),
    ]
    .into_iter()
    .filter(|other| other.2)
    {
        match written(Technique { grouped, dots }) {
            Ok(other) if other.vector < best.vector => best = other,
            _ => {}
        }
    }
    let region_of_plan = plan::Region::Block {
        span,
        vf: most as u32,
    };
    let Priced {
        program,
        scalar,
        vector,
    } = best;
    let plan = Plan {
        scalar_cost: scalar,
        vector_cost_percent: vector.saturating_mul(100),
        ..program.plan(f, region_of_plan, reg_bits)
    };
    let plan = finished(plan, span, (around.target, around.options));
    let plan = plan.map_err(|mut refusals| refusals.remove(0))?;
    let figures = around.options.keep_trees.then(|| {
        let (tree, roots) = (&tree, &roots[..]);
        let drawn = Drawn {
            f,
            region,
            tree,
            roots,
        };
        let decisive = [scalar, vector];
        Figures {
            decisive,
            ..drawn.figures(around.target, reg_bits)
        }
    });
    let reads = tree.nodes.iter().filter(|node| node.is_read());
    let reads = reads.map(|node| node.loads.clone()).collect();
    Ok(Written {
        plan,
        scalar,
        vector,
        reads,
        figures,
    })
}

/// Values that become lanes one by one and can be read from memory: what is read by the name of a variable goes
/// through a register before.
fn read_into_vectors(
    around: &Around<'_>,
    region: &Region<'_>,
    tree: &Tree<'_>,
) -> SortedSet<Value> {
    let all = tree.nodes.iter().flat_map(|node| match &node.kind {
        Kind::Splat(value) => std::slice::from_ref(value),
        Kind::Build(values) => values,
        _ => &[],
    });
    let is_read = |value: &&Value| match around.view.f.values[**value].def {
        ValueDef::Result(inst) => region.loads.contains(&inst),
        ValueDef::Param(..) => false,
    };
    all.filter(is_read).copied().collect()
}

/// What is written of a region, and its price.
struct Priced {
    program: Program,
    scalar: u32,
    vector: u32,
}

struct Writer<'a> {
    around: &'a Around<'a>,
    region: &'a Region<'a>,
    tree: &'a Tree<'a>,
    v: Vectors<'a>,
}

impl<'a> Writer<'a> {
    fn new(
        (around, region): (&'a Around<'a>, &'a Region<'a>),
        tree: &'a Tree<'a>,
        parts: (&'a [Part<'a>], Technique),
        target: (u32, &'a dyn Fn(RowOp, Type) -> bool),
    ) -> Writer<'a> {
        let span = region.span();
        let loads = || region.loads.clone();
        let read = read_into_vectors(around, region, tree);
        let mut names = region.names(around);
        names.retain(|(_, value)| !read.contains(value));
        let scalars = Scalars::new(around.view.f, &names, loads(), loads(), span);
        Writer {
            around,
            region,
            tree,
            v: Vectors::new((around, tree, span), scalars, parts, target),
        }
    }

    /// Writes all, and prices it.
    fn program(mut self, roots: &[Id], reg_bits: u32) -> Result<Priced, Refusal> {
        let (around, region) = (self.around, self.region);
        self.region(roots)?;
        let stores = region.bundles.iter().flatten();
        let fields = fields(around.view.f, stores, self.tree);
        self.v.b.layout.extend(fields);
        let mut body = self.v.b.take(At::Setup);
        for at in [At::Before, At::Body, At::After] {
            body.extend(self.v.b.take(at));
        }
        let machine = (around.target, around.options);
        let program = Program::written(around.view.f, self.v.b, body, (reg_bits, machine));
        let Program { body, values, .. } = &program;
        let order = LaneOrder::Natural;
        let cost = cost::plan_cost(body, values, around.target, reg_bits, order);
        let cost = cost.map_err(|missing| no_vector_form(missing, around.target, region.span()))?;
        let [scalar, vector] = prices(around, region, (body, values), cost.once);
        Ok(Priced {
            program,
            scalar,
            vector,
        })
    }

    fn region(&mut self, roots: &[Id]) -> Result<(), Refusal> {
        let f = self.around.view.f;
        let mut assigned = Vec::new();
        let mut reduced = Vec::new();
        for (var, value) in self.region.assigned(self.around) {
            match &self.region.reduction {
                Some(reduction) if reduction.value == value => reduced.push(var),
                _ => assigned.push((var, self.v.scalars.get(&mut self.v.b, At::Before, value)?)),
            }
        }
        let reduction = self.region.reduction.as_ref();
        if self.region.computes_first {
            for &root in roots {
                self.v.vector(root)?;
            }
        }
        for (bundle, &root) in self.region.bundles.iter().zip(roots) {
            let value = self.v.vector(root)?;
            self.v.store(bundle, value)?;
        }
        if let Some(reduction) = reduction {
            self.reduce(reduction, roots)?;
            let value = self
                .v
                .scalars
                .get(&mut self.v.b, At::After, reduction.value)?;
            if let Some(store) = reduction.store {
                let data = &f.insts[store];
                self.v.b.span = data.span;
                let address = self
                    .v
                    .scalars
                    .get(&mut self.v.b, At::Before, data.args[0])?;
                let store = POp::Store(Lanes::One);
                self.v.b.effect(At::After, store, &[address, value]);
            }
            assigned.extend(reduced.into_iter().map(|var| (var, value)));
        }
        for (var, value) in assigned {
            self.v.b.effect(At::After, POp::Assign(var), &[value]);
        }
        Ok(())
    }

    /// Folds the lanes of some vectors, and what else there is.
    fn reduce(&mut self, reduction: &Reduction, roots: &[Id]) -> Result<(), Refusal> {
        let f = self.around.view.f;
        let ty = f.values[reduction.value].ty;
        let mut rest = Vec::new();
        for value in reduction.bundles().1 {
            rest.push(self.v.scalar(value)?);
        }
        for &root in roots {
            self.v.give(root)?;
        }
        let Some(fold) = reduction.fold() else {
            return Err(self.v.no_lanes());
        };
        let Some(Widened {
            lane,
            widener: w,
            sums,
        }) = self.v.widened.get_mut(&reduction.lanes)
        else {
            return Err(self.v.no_lanes());
        };
        std::mem::swap(&mut self.v.b, &mut w.b);
        let values: Vec<Value> = roots.iter().map(|root| lane.values[root]).collect();
        let grouped = |&value: &Value| sums.as_ref()?.of_addend(value, ty);
        let grouped: Option<Vec<Grouped>> = values.iter().map(grouped).collect();
        let scalar = lanes_folded(w, ty, (reduction.op, fold), &values, grouped);
        std::mem::swap(&mut self.v.b, &mut w.b);
        let mut folded = scalar?;
        for other in rest {
            let op = POp::Binary(reduction.op);
            folded = self
                .v
                .b
                .inst(At::After, op, &[folded, other], PType::Scalar(ty));
        }
        self.v.scalars.make(reduction.value, folded);
        Ok(())
    }
}

/// The lanes of some values of a type folded to a scalar; `grouped`: if they are narrower, as sums of groups.
fn lanes_folded(
    w: &mut Widener<'_>,
    ty: Type,
    (op, fold): (BinaryOp, ReduceOp),
    values: &[Value],
    grouped: Option<Vec<Grouped>>,
) -> Result<PValue, Refusal> {
    let mut all: Vec<PValue> = Vec::new();
    if let Some(grouped) = &grouped {
        for grouped in grouped {
            let accumulator = grouped.accumulator(w.s.vf, ty);
            all.push(grouped.addend(w, accumulator, None)?);
        }
    }
    let alike = all.iter().all(|&one| w.b.ty(one) == w.b.ty(all[0]));
    let grouped = grouped.filter(|_| alike);
    if grouped.is_none() {
        all.clear();
        for &value in values {
            all.push(w.vector(value, ty.bits())?[0]);
        }
    }
    let vector = w.b.ty(all[0]);
    let mut folded = all[0];
    for &other in &all[1..] {
        folded =
            w.b.inst(At::Body, POp::Binary(op), &[folded, other], vector);
    }
    Ok(match grouped.as_deref() {
        Some([grouped, ..]) => grouped.scalar(w, ty, folded),
        _ => {
            w.b.inst(At::After, POp::Reduce(fold), &[folded], PType::Scalar(ty))
        }
    })
}
