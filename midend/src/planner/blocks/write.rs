//! From trees to plans.

use super::around::Around;
use super::lane::Lane;
use super::price::prices;
use super::region::Region;
use super::tree::{Id, Kind, Tree};
use crate::cost;
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::{Given, Widener};
use crate::plan::pass::{self, Code, When};
use crate::plan::verify::VerifiedPlan;
use crate::plan::{self, LaneOrder, Lanes, POp, PValue, PValueData, Plan};
use crate::planner::material::{Forms, Material, Technique, Way, no_vector_form};
use crate::planner::strategies::finished;
use crate::remark::{Reason, Refusal};
use crate::ssa::{FieldRef, Op, Value, ValueDef};
use cranelift_entity::PrimaryMap;
use frontend::sorted::{SortedMap, SortedSet};

/// A region as vector code, and what that and the scalar code cost, in quarter cycles.
#[derive(Debug)]
pub(super) struct Written {
    pub plan: VerifiedPlan,
    pub scalar: u32,
    pub vector: u32,
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
    if !tree.computes() && !around.options.ignore_cost {
        let detail = "nothing is computed between loads and stores";
        return Err(Refusal::new(Reason::NotProfitable, span, detail));
    }
    let constant = |value: Value| f.op_of(value).filter(|_| f.is_constant(value)).cloned();
    let counts: SortedSet<usize> = region.bundles.iter().map(Vec::len).collect();
    let all = counts.into_iter();
    let lanes: Vec<Lane> = all.map(|n| Lane::of(&tree, n, constant)).collect();
    let mut parts = Vec::new();
    for lane in &lanes {
        let own = roots
            .iter()
            .filter(|root| tree.nodes[**root].lanes == lane.lanes);
        let own: Vec<Id> = own.copied().collect();
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
    let written = |dots: bool| {
        let technique = Technique {
            grouped: false,
            dots,
        };
        let writer = Writer::new((around, region), &tree, (&parts, technique), reg_bits);
        writer.program(&roots, reg_bits)
    };
    let plain = written(false);
    let program = match (plain, dots) {
        (Ok(plain), true) => match written(true) {
            Ok(other) if other.vector < plain.vector => other,
            _ => plain,
        },
        (Ok(plain), false) => plain,
        (Err(refusal), _) => return Err(refusal),
    };
    let lanes = counts_of(region).max().unwrap_or(1);
    let plan = Plan {
        function: f.name.clone(),
        region: plan::Region::Block {
            span,
            vf: lanes as u32,
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
        scalar_cost: program.scalar,
        vector_cost_percent: program.vector.saturating_mul(100),
        layout_asserts: program.layout.into_iter().collect(),
    };
    let plan = finished(plan, span, (around.target, around.options));
    let plan = plan.map_err(|mut refusals| refusals.remove(0))?;
    Ok(Written {
        plan,
        scalar: program.scalar,
        vector: program.vector,
    })
}

fn counts_of<'r>(region: &'r Region<'_>) -> impl Iterator<Item = usize> + 'r {
    region.bundles.iter().map(Vec::len)
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

struct Writer<'a> {
    around: &'a Around<'a>,
    region: &'a Region<'a>,
    tree: &'a Tree<'a>,
    scalars: Scalars<'a>,
    /// By lanes.
    widened: SortedMap<usize, (&'a Lane, Widener<'a>)>,
    b: Builder,
    given: SortedSet<Id>,
}

impl<'a> Writer<'a> {
    fn new(
        (around, region): (&'a Around<'a>, &'a Region<'a>),
        tree: &'a Tree<'a>,
        (parts, technique): (&'a [Part<'a>], Technique),
        reg_bits: u32,
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
            };
            let none = SortedSet::new;
            let scalars = Scalars::new(&lane.f, &[], none(), none(), span);
            let setting = material.setting(way, forms, technique);
            let widener = Widener::new(setting, Builder::default(), scalars);
            widened.insert(lane.lanes, (*lane, widener));
        }
        let mut b = Builder::default();
        b.span = span;
        Writer {
            around,
            region,
            tree,
            scalars: Scalars::new(f, &region.names(around), loads(), loads(), span),
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
        for (var, value) in self.region.assigned(self.around) {
            assigned.push((var, self.scalars.get(&mut self.b, At::Before, value)?));
        }
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
        for (var, value) in assigned {
            self.b.effect(At::After, POp::Assign(var), &[value]);
        }
        Ok(())
    }

    /// The vector of a node.
    fn vector(&mut self, root: Id) -> Result<PValue, Refusal> {
        self.give(root)?;
        let node = &self.tree.nodes[root];
        let Some((lane, widener)) = self.widened.get_mut(&node.lanes) else {
            let detail = "a vector of another number of lanes";
            return Err(Refusal::new(Reason::Opaque, self.region.span(), detail));
        };
        std::mem::swap(&mut self.b, &mut widener.b);
        let parts = widener.vector(lane.values[&root], node.ty.bits());
        std::mem::swap(&mut self.b, &mut widener.b);
        Ok(parts?[0])
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
                    if let Some((lane, widener)) = self.widened.get_mut(&node.lanes) {
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
                        Some((lane, _)) => Given::Moved(lane.values[from], *order),
                        None => continue,
                    }
                }
            };
            if let Some((lane, widener)) = self.widened.get_mut(&node.lanes) {
                widener.give(lane.values[&id], given);
            }
        }
        Ok(())
    }

    fn scalar(&mut self, value: Value) -> Result<PValue, Refusal> {
        self.scalars.get(&mut self.b, At::Before, value)
    }
}
