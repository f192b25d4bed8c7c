//! From trees to plans.

use super::around::Around;
use super::region::Region;
use super::tree::{Id, Kind, Node, Tree};
use crate::cost;
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::plan::pass::{self, Code, When};
use crate::plan::verify::VerifiedPlan;
use crate::plan::{self, LaneOrder, Lanes, POp, PType, PValue, Plan};
use crate::planner::material::no_vector_form;
use crate::planner::strategies::finished;
use crate::remark::{Reason, Refusal};
use crate::ssa::{ConvertOp, FieldRef, Imm, Inst, Op, Type, Value, ValueDef};
use frontend::sorted::SortedSet;

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
    let mut tree = Tree::default();
    let mut roots = Vec::new();
    for bundle in &region.bundles {
        let values: Vec<Value> = bundle.iter().map(|&inst| f.insts[inst].args[1]).collect();
        let ty = f.values[values[0]].ty;
        roots.push(tree.bundle(around, &region.loads, &values, ty));
    }
    if !tree.computes() && !around.options.ignore_cost {
        let detail = "nothing is computed between loads and stores";
        return Err(Refusal::new(Reason::NotProfitable, span, detail));
    }
    let names = region.names(around);
    let loads = || region.loads.clone();
    let mut writer = Writer {
        around,
        region,
        tree: &tree,
        b: Builder::default(),
        scalars: Scalars::new(f, &names, loads(), loads(), span),
        made: vec![None; tree.nodes.len()],
    };
    writer.b.span = span;
    writer.region(&roots)?;
    writer.b.layout.extend(fields(around, region, &tree));
    let mut body = writer.b.take(At::Setup);
    body.extend(writer.b.take(At::Before));
    body.extend(writer.b.take(At::After));
    let mut values = writer.b.values;
    let code = Code {
        body: &mut body,
        values: &mut values,
        callees: &f.callees,
        target: around.target,
        reg_bits,
    };
    pass::run(code, When::Written, around.options);
    let cost = cost::plan_cost(&body, &values, around.target, reg_bits, LaneOrder::Natural);
    let cost = cost.map_err(|missing| no_vector_form(missing, around.target, span))?;
    let lanes = region.bundles.iter().map(Vec::len).max().unwrap_or(1);
    let scalar = super::price::scalar(around, region);
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
        values,
        body,
        guards: Vec::new(),
        scalar_cost: scalar,
        vector_cost_percent: cost.once.saturating_mul(100),
        layout_asserts: writer.b.layout.into_iter().collect(),
    };
    let plan = finished(plan, span, (around.target, around.options));
    let plan = plan.map_err(|mut refusals| refusals.remove(0))?;
    Ok(Written {
        plan,
        scalar,
        vector: cost.once,
    })
}

/// Record members that lie as vector code takes them to: those that bundles read and write.
fn fields(around: &Around<'_>, region: &Region<'_>, tree: &Tree) -> SortedSet<FieldRef> {
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

struct Writer<'a> {
    around: &'a Around<'a>,
    region: &'a Region<'a>,
    tree: &'a Tree,
    b: Builder,
    scalars: Scalars<'a>,
    made: Vec<Option<PValue>>,
}

impl Writer<'_> {
    fn region(&mut self, roots: &[Id]) -> Result<(), Refusal> {
        let mut assigned = Vec::new();
        for (var, value) in self.region.assigned(self.around) {
            assigned.push((var, self.scalars.get(&mut self.b, At::Before, value)?));
        }
        if self.region.computes_first {
            for (bundle, &root) in self.region.bundles.iter().zip(roots) {
                self.node(root, bundle.len() as u32)?;
            }
        }
        for (bundle, &root) in self.region.bundles.iter().zip(roots) {
            let f = self.around.view.f;
            let value = self.node(root, bundle.len() as u32)?;
            let first = &f.insts[bundle[0]];
            self.b.span = first.span;
            let address = self.scalars.get(&mut self.b, At::Before, first.args[0])?;
            let store = POp::Store(Lanes::Consecutive);
            self.b.effect(At::Before, store, &[address, value]);
        }
        for (var, value) in assigned {
            self.b.effect(At::After, POp::Assign(var), &[value]);
        }
        Ok(())
    }

    /// The vector of a node.
    fn node(&mut self, id: Id, lanes: u32) -> Result<PValue, Refusal> {
        if let Some(made) = self.made[id] {
            return Ok(made);
        }
        let Node { kind, ty, inst, .. } = self.tree.nodes[id].clone();
        let vector = PType::Vector(ty, lanes);
        let operand = |w: &mut Self, id: Id| w.node(id, lanes);
        let made = match kind {
            Kind::Load { address, reversed } => {
                let how = if reversed {
                    Lanes::Reversed
                } else {
                    Lanes::Consecutive
                };
                let address = self.scalars.get(&mut self.b, At::Before, address)?;
                let hint = self.b.values[address].hint.clone();
                let made = self.b.inst(At::Before, POp::Load(how), &[address], vector);
                self.b.values[made].hint = hint;
                made
            }
            Kind::Splat(value) => {
                let scalar = self.scalar(value, ty)?;
                self.b.inst(At::Before, POp::Splat, &[scalar], vector)
            }
            Kind::Build(values) => {
                let scalars: Result<Vec<PValue>, Refusal> =
                    values.iter().map(|&value| self.scalar(value, ty)).collect();
                self.b.inst(At::Before, POp::Build, &scalars?, vector)
            }
            Kind::Binary(op, [x, y]) => {
                let args = [operand(self, x)?, operand(self, y)?];
                self.at(inst);
                self.b.inst(At::Before, POp::Binary(op), &args, vector)
            }
            Kind::Unary(op, x) => {
                let args = [operand(self, x)?];
                self.at(inst);
                self.b.inst(At::Before, POp::Unary(op), &args, vector)
            }
            Kind::Convert(op, x) => {
                let args = [operand(self, x)?];
                self.at(inst);
                self.b.inst(At::Before, POp::Convert(op), &args, vector)
            }
        };
        self.made[id] = Some(made);
        Ok(made)
    }

    fn at(&mut self, inst: Option<Inst>) {
        if let Some(inst) = inst {
            self.b.span = self.around.view.f.insts[inst].span;
        }
    }

    /// A scalar, or its low bits.
    fn scalar(&mut self, value: Value, ty: Type) -> Result<PValue, Refusal> {
        let own = self.around.view.f.values[value].ty;
        let scalar = self.scalars.get(&mut self.b, At::Before, value)?;
        if own == ty {
            return Ok(scalar);
        }
        if let Some(Op::Const(imm)) = self.around.view.f.op_of(value) {
            let imm = match *imm {
                Imm::Int(n) => {
                    let unused = 64 - ty.bits();
                    Imm::Int(n << unused >> unused)
                }
                other => other,
            };
            return Ok(self.b.constant(At::Before, ty, imm));
        }
        let op = POp::Convert(ConvertOp::Trunc);
        Ok(self.b.inst(At::Before, op, &[scalar], PType::Scalar(ty)))
    }
}
