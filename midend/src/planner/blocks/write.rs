//! From trees to plans.

use super::around::Around;
use super::figures::{Drawn, Figures};
use super::lane::Lane;
use super::price::prices;
use super::reduction::Reduction;
use super::region::Region;
use super::tree::{Id, Kind, Node, Tree};
use crate::cost;
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::{Given, Widener};
use crate::plan::pass::{self, Code, When};
use crate::plan::verified::VerifiedPlan;
use crate::plan::{self, LaneOrder, Lanes, Leaves, POp, PType, PValue, PValueData, Plan, ReduceOp};
use crate::planner::groups::{self, Grouped};
use crate::planner::material::{Forms, Material, Technique, Way, no_vector_form};
use crate::planner::strategies::finished;
use crate::remark::{Reason, Refusal};
use crate::ssa::{BinaryOp, FieldRef, Inst, Op, Type, Value, ValueDef};
use crate::target::RowOp;
use cranelift_entity::PrimaryMap;
use frontend::sorted::{SortedMap, SortedSet};

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
    let mut tree = Tree::new(around, region);
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
    let constant = |value: Value| f.op_of(value).filter(|_| f.is_constant(value)).cloned();
    let counts: SortedSet<usize> = tree.nodes.iter().map(|node| node.lanes).collect();
    let most = roots.iter().map(|&root| tree.nodes[root].lanes).max();
    let most = most.unwrap_or(1);
    let all = counts.into_iter();
    let lanes: Vec<Lane> = all.map(|n| Lane::of(&tree, n, constant)).collect();
    let mut parts = Vec::new();
    for lane in &lanes {
        // What other lanes are made of is wanted as well.
        let parts_of = |node: &Node| match node.kind {
            Kind::Joined(parts) => parts.to_vec(),
            _ => Vec::new(),
        };
        let wanted = roots
            .iter()
            .copied()
            .chain(tree.nodes.iter().flat_map(parts_of));
        let own: Vec<Id> = wanted
            .filter(|&id| tree.nodes[id].lanes == lane.lanes)
            .collect();
        let material = lane.material(&own, (around.target, around.options), span);
        let Some(material) = material else {
            return Err(Refusal::new(
                Reason::Opaque,
                span,
                "its values have no order",
            ));
        };
        let forms = lane.forms(&material, reg_bits);
        parts.push((lane, material, forms));
    }
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
    let mut program = written(Technique::default())?;
    for (grouped, dots, _) in [
        (true, false, grouped),
        (false, true, dots),
        (true, true, grouped && dots),
    ]
    .into_iter()
    .filter(|other| other.2)
    {
        match written(Technique { grouped, dots }) {
            Ok(other) if other.vector < program.vector => program = other,
            _ => {}
        }
    }
    let plan = Plan {
        function: f.name.clone(),
        region: plan::Region::Block {
            span,
            vf: most as u32,
        },
        reg_bits,
        order: LaneOrder::Natural,
        vars: f.vars.clone(),
        symbols: f.symbols.clone(),
        fields: f.fields.clone(),
        callees: f.callees.clone(),
        values: program.values,
        body: program.body,
        guards: Vec::new(),
        left_out: Vec::new(),
        scalar_cost: program.scalar,
        vector_cost_percent: program.vector.saturating_mul(100),
        layout_asserts: program.layout.into_iter().collect(),
        apart: Default::default(),
        scalar_apart: Default::default(),
        initial: Vec::new(),
        schedules: Vec::new(),
        pipelined: Vec::new(),
        leaves: Leaves::Rest,
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
        let decisive = [program.scalar, program.vector];
        Figures {
            decisive,
            ..drawn.figures(around.target, reg_bits)
        }
    });
    let reads = tree.nodes.iter().filter(|node| node.is_read());
    let reads = reads.map(|node| node.loads.clone()).collect();
    Ok(Written {
        plan,
        scalar: program.scalar,
        vector: program.vector,
        reads,
        figures,
    })
}

/// Record members that lie as vector code takes them to: those that bundles read and write.
fn fields(around: &Around<'_>, region: &Region<'_>, tree: &Tree<'_>) -> SortedSet<FieldRef> {
    let f = around.view.f;
    let loads = tree.nodes.iter().flat_map(|node| &node.loads);
    let all = region.bundles.iter().flatten().chain(loads);
    let mut fields = SortedSet::new();
    for &inst in all {
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

/// Bundles of one number of lanes: what a lane does, and what the engine knows of it.
type Part<'a> = (&'a Lane, Material<'a>, Forms);

/// What is written of a region, and its price.
struct Priced {
    body: Vec<plan::Node>,
    values: PrimaryMap<PValue, PValueData>,
    layout: SortedSet<FieldRef>,
    scalar: u32,
    vector: u32,
}

/// What widens bundles of one number of lanes.
struct Widened<'a> {
    lane: &'a Lane,
    widener: Widener<'a>,
    /// What the sums of its values may be made of.
    sums: Option<groups::Search<'a>>,
}

struct Writer<'a> {
    around: &'a Around<'a>,
    region: &'a Region<'a>,
    tree: &'a Tree<'a>,
    scalars: Scalars<'a>,
    /// By lanes.
    widened: SortedMap<usize, Widened<'a>>,
    b: Builder,
    given: SortedSet<Id>,
}

impl<'a> Writer<'a> {
    fn new(
        (around, region): (&'a Around<'a>, &'a Region<'a>),
        tree: &'a Tree<'a>,
        (parts, technique): (&'a [Part<'a>], Technique),
        (reg_bits, has): (u32, &'a dyn Fn(RowOp, Type) -> bool),
    ) -> Writer<'a> {
        let (f, span) = (around.view.f, region.span());
        let loads = || region.loads.clone();
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
        let read = read_into_vectors(around, region, tree);
        let mut names = region.names(around);
        names.retain(|(_, value)| !read.contains(value));
        Writer {
            around,
            region,
            tree,
            scalars: Scalars::new(f, &names, loads(), loads(), span),
            widened,
            b,
            given: SortedSet::new(),
        }
    }

    /// Writes all, and prices it.
    fn program(mut self, roots: &[Id], reg_bits: u32) -> Result<Priced, Refusal> {
        let (around, region) = (self.around, self.region);
        self.region(roots)?;
        self.b.layout.extend(fields(around, region, self.tree));
        let mut body = self.b.take(At::Setup);
        for at in [At::Before, At::Body, At::After] {
            body.extend(self.b.take(at));
        }
        let mut values = self.b.values;
        let code = Code {
            body: &mut body,
            values: &mut values,
            callees: &around.view.f.callees,
            target: around.target,
            reg_bits,
            pipelining: None,
        };
        pass::run(code, When::Written, around.options);
        let order = LaneOrder::Natural;
        let cost = cost::plan_cost(&body, &values, around.target, reg_bits, order);
        let cost = cost.map_err(|missing| no_vector_form(missing, around.target, region.span()))?;
        let [scalar, vector] = prices(around, region, (&body, &values), cost.once);
        Ok(Priced {
            body,
            values,
            layout: self.b.layout,
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
                _ => assigned.push((var, self.scalars.get(&mut self.b, At::Before, value)?)),
            }
        }
        let reduction = self.region.reduction.as_ref();
        if self.region.computes_first {
            for &root in roots {
                self.vector(root)?;
            }
        }
        for (bundle, &root) in self.region.bundles.iter().zip(roots) {
            let value = self.vector(root)?;
            let first = &f.insts[bundle[0]];
            self.b.span = first.span;
            let address = self.scalars.get(&mut self.b, At::Before, first.args[0])?;
            let store = POp::Store(Lanes::Consecutive);
            self.b.effect(At::Body, store, &[address, value]);
        }
        if let Some(reduction) = reduction {
            self.reduce(reduction, roots)?;
            let value = self.scalars.get(&mut self.b, At::After, reduction.value)?;
            if let Some(store) = reduction.store {
                let data = &f.insts[store];
                self.b.span = data.span;
                let address = self.scalars.get(&mut self.b, At::Before, data.args[0])?;
                let store = POp::Store(Lanes::One);
                self.b.effect(At::After, store, &[address, value]);
            }
            assigned.extend(reduced.into_iter().map(|var| (var, value)));
        }
        for (var, value) in assigned {
            self.b.effect(At::After, POp::Assign(var), &[value]);
        }
        Ok(())
    }

    /// The vector of a node.
    fn vector(&mut self, root: Id) -> Result<PValue, Refusal> {
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

    fn no_lanes(&self) -> Refusal {
        let detail = "a vector of another number of lanes";
        Refusal::new(Reason::Opaque, self.region.span(), detail)
    }

    /// Folds the lanes of some vectors, and what else there is.
    fn reduce(&mut self, reduction: &Reduction, roots: &[Id]) -> Result<(), Refusal> {
        let f = self.around.view.f;
        let ty = f.values[reduction.value].ty;
        let mut rest = Vec::new();
        for value in reduction.bundles().1 {
            rest.push(self.scalar(value)?);
        }
        for &root in roots {
            self.give(root)?;
        }
        let Some(fold) = reduction.fold() else {
            return Err(self.no_lanes());
        };
        let Some(Widened {
            lane,
            widener: w,
            sums,
        }) = self.widened.get_mut(&reduction.lanes)
        else {
            return Err(self.no_lanes());
        };
        std::mem::swap(&mut self.b, &mut w.b);
        let values: Vec<Value> = roots.iter().map(|root| lane.values[root]).collect();
        let grouped = |&value: &Value| sums.as_ref()?.of_addend(value, ty);
        let grouped: Option<Vec<Grouped>> = values.iter().map(grouped).collect();
        let scalar = lanes_folded(w, ty, (reduction.op, fold), &values, grouped);
        std::mem::swap(&mut self.b, &mut w.b);
        let mut folded = scalar?;
        for other in rest {
            let op = POp::Binary(reduction.op);
            folded = self
                .b
                .inst(At::After, op, &[folded, other], PType::Scalar(ty));
        }
        self.scalars.make(reduction.value, folded);
        Ok(())
    }

    /// Says how the vectors are made that a node is computed of.
    fn give(&mut self, root: Id) -> Result<(), Refusal> {
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

    fn scalar(&mut self, value: Value) -> Result<PValue, Refusal> {
        self.scalars.get(&mut self.b, At::Before, value)
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
