//! Plans for vector variants: functions that do the work of several calls.

use super::material::{
    Forms, Material, Placing, Technique, Way, divisions, refuse, registers, select_chains,
    working_bits,
};
use super::program::Program;
use super::strategies::finished;
use crate::analysis::dominators::DomTree;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::LoopForest;
use crate::analysis::private_memory::PrivateArray;
use crate::analysis::variant;
use crate::cost;
use crate::engine::divergence::{Exact, Question};
use crate::engine::linearize::{Linear, linearize_function};
use crate::engine::scalars::{self, Scalars};
use crate::engine::sequence::{At, Builder};
use crate::engine::shape::Shape;
use crate::engine::widen::Widener;
use crate::options::Options;
use crate::plan::verified::VerifiedPlan;
use crate::plan::{IfResult, LaneOrder, Node, POp, PType, PValue, Region};
use crate::remark::{Candidate, Considered, Reason, Refusal};
use crate::ssa::{
    BinaryOp, Block, CType, ConvertOp, Function, Imm, Pointee, Terminator, Type, Value, Var,
};
use crate::target::TargetInfo;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The strategy's name: all of a function, its lanes being calls.
const FUNCTION: &str = "function";

/// How the lanes of a parameter differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneParam {
    /// Each has a value of its own.
    Vector,
    /// All have one value.
    Uniform,
    /// Lane k has the first lane's plus k times this; bytes for pointers.
    Linear(i64),
    /// The same with the value of a uniform parameter, by its number, as the step.
    LinearBy(u32),
}

/// Which variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// One for each parameter.
    pub params: Vec<LaneParam>,
    /// Lanes.
    pub vf: u32,
    /// Width of the elements of its mask; `None`: it has none.
    pub mask_bits: Option<u32>,
}

/// Plans a variant of a function that [`crate::lower::lower_variant`] made, and says what was considered.
/// The user has asked for it, so what it costs does not matter: the widest registers that have all that it
/// takes are chosen.
pub fn plan_variant(
    f: &Function,
    variant: &Variant,
    span: Span,
    target: &TargetInfo,
    options: &Options,
) -> (Considered, Result<VerifiedPlan, Vec<Refusal>>) {
    let mut candidates = vec![Candidate::scalar()];
    let plan = propose(f, variant, span, (target, options), &mut candidates);
    let considered = Considered {
        winner: candidates.len() - 1,
        candidates,
        refusals: plan.as_ref().err().cloned().unwrap_or_default(),
    };
    (considered, plan)
}

fn propose(
    f: &Function,
    variant: &Variant,
    span: Span,
    (target, options): (&TargetInfo, &Options),
    candidates: &mut Vec<Candidate>,
) -> Result<VerifiedPlan, Vec<Refusal>> {
    let dom = DomTree::compute(f);
    let forest = LoopForest::compute(f, &dom);
    let blocks = dom.rpo();
    let checked = variant::check_function(f, &forest, blocks, span, options)?;
    let view = FunctionView::new(f, &dom);
    let hazards: SortedSet<_> = checked.hazards.iter().map(|h| h.inst).collect();
    let Some(linear) = linearize_function(f, &forest, blocks) else {
        let detail = "its control flow has no order";
        return Err(refuse(Reason::Opaque, span, detail));
    };
    let mut last = Err(refuse(
        Reason::UnsupportedTarget,
        span,
        "no register is allowed",
    ));
    // Narrower registers have what wider ones lack.
    for reg_bits in registers(target, options) {
        let making = Making {
            f,
            view: &view,
            variant,
            linear: &linear,
            blocks,
            hazards: &hazards,
            private: &checked.private,
            target,
            options,
            reg_bits,
            span,
        };
        last = making.plan();
        if let Ok(plan) = &last {
            candidates.push(Candidate {
                strategy: Some(FUNCTION),
                parameters: plan.parameters(),
                percent: u64::from(plan.vector_cost_percent / plan.scalar_cost.max(1)),
            });
            break;
        }
    }
    last
}

/// One attempt.
struct Making<'a> {
    f: &'a Function,
    view: &'a FunctionView<'a>,
    variant: &'a Variant,
    linear: &'a Linear,
    blocks: &'a [Block],
    hazards: &'a SortedSet<crate::ssa::Inst>,
    private: &'a SortedMap<Var, PrivateArray>,
    target: &'a TargetInfo,
    options: &'a Options,
    reg_bits: u32,
    span: Span,
}

/// A parameter: its number, value and variable, and how its lanes differ.
type Param = (u32, Value, Var, LaneParam);

impl Making<'_> {
    fn plan(&self) -> Result<VerifiedPlan, Vec<Refusal>> {
        let (f, vf) = (self.f, self.variant.vf);
        let params = self.params()?;
        let (inputs, exact) = self.shapes(&params);
        let question = Question {
            f,
            linear: self.linear,
            inputs: &inputs,
            exact,
            pinned: self.hazards,
            some_off: self.variant.mask_bits.is_some(),
            uniform_loads: &SortedSet::new(),
            private: self.private,
        };
        let shapes = question.answer();
        let mut linear = self.linear.clone();
        let returned = self.returned()?;
        let placing = Placing {
            view: self.view,
            shapes: &shapes,
            hazards: self.hazards,
            ordered: &SortedSet::new(),
            results: returned.as_slice(),
            private: self.private,
            options: self.options,
        };
        let interleave_groups = placing.place(&mut linear);
        let mut widths = divisions(f, self.blocks, self.target, self.reg_bits);
        let (region, machine) = ((f, &linear, &shapes), (self.target, self.reg_bits));
        let select_chains = select_chains(region, self.private, machine, self.options, &mut widths);
        let material = Material {
            f,
            target: self.target,
            options: self.options,
            linear,
            shapes,
            accesses: SortedMap::new(),
            hazards: self.hazards.clone(),
            inductions: SortedMap::new(),
            in_order: SortedMap::new(),
            results: returned.into_iter().collect(),
            mask_bits: working_bits(f, self.blocks),
            span: self.span,
            private: self.private.clone(),
            select_chains,
            interleave_groups,
        };
        let forms = Forms {
            widths,
            ..Forms::default()
        };
        let program = self.write((&material, &forms), &params, returned);
        let program = program.map_err(|refusal| vec![refusal])?;
        let price = material.price(&program, self.reg_bits, LaneOrder::Natural);
        let price = price.map_err(|refusal| vec![refusal])?;
        let percent = u64::from(price.once + price.work) * 100 / u64::from(vf);
        let region = Region::Function {
            span: self.span,
            vf,
        };
        let mut plan = program.plan(material.f, region, self.reg_bits);
        plan.scalar_cost = cost::scalar_work(f, self.linear, self.blocks);
        plan.vector_cost_percent = u32::try_from(percent).unwrap_or(u32::MAX);
        finished(plan, self.span, (self.target, self.options))
    }

    fn params(&self) -> Result<Vec<Param>, Vec<Refusal>> {
        let f = self.f;
        let values = f.entry().map_or(&[][..], |entry| &f.blocks[entry].params);
        let mut params = Vec::new();
        for (n, (&value, &kind)) in (0_u32..).zip(values.iter().zip(&self.variant.params)) {
            let var = f.vars.iter().find(|(_, v)| v.param == Some(n));
            let unknown = || {
                let detail = "a parameter has no variable";
                refuse(Reason::Opaque, self.span, detail)
            };
            params.push((n, value, var.ok_or_else(unknown)?.0, kind));
        }
        match params.len() == self.variant.params.len() {
            true => Ok(params),
            false => {
                let detail = "a parameter is no scalar";
                Err(refuse(Reason::UnsupportedType, self.span, detail))
            }
        }
    }

    /// Shapes of the parameters, and which of them step without wrapping.
    fn shapes(&self, params: &[Param]) -> (Vec<(Value, Shape)>, SortedMap<Value, Exact>) {
        let mut shapes = Vec::new();
        let mut exact = SortedMap::new();
        for &(_, value, var, kind) in params {
            let shape = match kind {
                LaneParam::Vector | LaneParam::LinearBy(_) => Shape::Varying,
                LaneParam::Uniform => Shape::Uniform,
                LaneParam::Linear(step) => Shape::Linear(step),
            };
            shapes.push((value, shape));
            // What the calls pass is what C computes, so that signed numbers do not wrap.
            if let CType::Scalar {
                unsigned: false, ..
            } = self.f.vars[var].c_type
                && matches!(kind, LaneParam::Linear(_))
            {
                exact.insert(value, Exact::Signed);
            }
        }
        (shapes, exact)
    }

    /// What it returns.
    fn returned(&self) -> Result<Option<Value>, Vec<Refusal>> {
        let ends = self.blocks.iter().map(|&b| &self.f.blocks[b].terminator);
        let mut ends = ends.filter_map(|t| match t {
            Terminator::Return(value) => Some(*value),
            _ => None,
        });
        ends.next().ok_or_else(|| {
            let detail = "the function never returns";
            refuse(Reason::Opaque, self.span, detail)
        })
    }

    fn write(
        &self,
        (material, forms): (&Material<'_>, &Forms),
        params: &[Param],
        returned: Option<Value>,
    ) -> Result<Program, Refusal> {
        let mut b = Builder::default();
        b.span = self.span;
        let names: Vec<(Var, Value)> = params.iter().map(|&(_, v, var, _)| (var, v)).collect();
        let none = SortedSet::new;
        let scalars = Scalars::new(self.f, &names, none(), none(), self.span);
        let way = Way {
            vf: self.variant.vf,
            uf: 1,
            reg_bits: self.reg_bits,
            group: None,
            scalar_last_lane: true,
            masked: false,
        };
        let setting = material.setting(way, forms, Technique::default());
        let mut w = Widener::new(setting, b, scalars);
        for param in params {
            self.set_param(&mut w, params, *param)?;
        }
        let mut some = None;
        if let Some(bits) = self.variant.mask_bits {
            let ty = PType::Mask {
                bits,
                lanes: self.variant.vf,
            };
            let active = w.b.inst(At::Setup, POp::Active, &[], ty);
            w.b.values[active].hint = Some("active".to_string());
            let truth = PType::Scalar(Type::I1);
            some = Some(w.b.inst(At::Setup, POp::Any, &[active], truth));
            w.set_on(active, bits);
        }
        w.run()?;
        let result = match returned {
            Some(value) => Some(self.result(&mut w, value)?),
            None => None,
        };
        Ok(finish(w, some, result))
    }

    fn set_param(
        &self,
        w: &mut Widener<'_>,
        params: &[Param],
        (n, value, var, kind): Param,
    ) -> Result<(), Refusal> {
        let (own, vf) = (self.f.values[value].ty, self.variant.vf);
        let elem = Type::int_of_bits(64)
            .filter(|_| own == Type::Ptr)
            .unwrap_or(own);
        let ty = PType::Vector(elem, vf);
        match kind {
            LaneParam::Uniform => {}
            LaneParam::Linear(_) => {
                let first = w.scalars.get(&mut w.b, At::Setup, value)?;
                w.set_first_lane(value, first);
            }
            LaneParam::Vector => {
                let lanes = w.b.inst(At::Setup, POp::Param(n), &[], ty);
                w.b.values[lanes].hint = Some(self.f.vars[var].name.clone());
                w.set(value, vec![lanes]);
            }
            LaneParam::LinearBy(step) => {
                let by = params.get(step as usize).map(|p| (p.1, p.2));
                let by = by.filter(|&(by, _)| self.f.values[by].ty.is_int());
                let Some((by, unit)) = by.zip(self.unit_of_steps(value, var)) else {
                    let detail = "the step of a parameter is no number of elements";
                    return Err(Refusal::new(Reason::UnsupportedType, self.span, detail));
                };
                let lanes = self.stepping(w, value, (by, unit), (elem, ty))?;
                w.set(value, vec![lanes]);
            }
        }
        Ok(())
    }

    /// `value`, `value + by * unit`, `value + 2 * by * unit`, …
    fn stepping(
        &self,
        w: &mut Widener<'_>,
        value: Value,
        ((by, var), unit): ((Value, Var), i64),
        (elem, ty): (Type, PType),
    ) -> Result<PValue, Refusal> {
        let scalar = PType::Scalar(elem);
        let mut first = w.scalars.get(&mut w.b, At::Setup, value)?;
        if self.f.values[value].ty == Type::Ptr {
            let op = POp::Convert(ConvertOp::PtrToInt);
            first = w.b.inst(At::Setup, op, &[first], scalar);
        }
        let mut step = w.scalars.get(&mut w.b, At::Setup, by)?;
        let own = self.f.values[by].ty;
        if own != elem {
            let unsigned = matches!(
                self.f.vars[var].c_type,
                CType::Scalar { unsigned: true, .. }
            );
            let op = match own.bits() > elem.bits() {
                true => ConvertOp::Trunc,
                false if unsigned => ConvertOp::ZExt,
                false => ConvertOp::SExt,
            };
            step = w.b.inst(At::Setup, POp::Convert(op), &[step], scalar);
        }
        if unit != 1 {
            let unit = w.b.inst(At::Setup, POp::Const(Imm::Int(unit)), &[], scalar);
            let op = POp::Binary(BinaryOp::Mul);
            step = w.b.inst(At::Setup, op, &[step, unit], scalar);
        }
        let first = w.b.inst(At::Setup, POp::Splat, &[first], ty);
        let step = w.b.inst(At::Setup, POp::Splat, &[step], ty);
        let lanes = w.b.inst(At::Setup, POp::Iota, &[], ty);
        let op = POp::Binary(BinaryOp::Mul);
        let lanes = w.b.inst(At::Setup, op, &[lanes, step], ty);
        let op = POp::Binary(BinaryOp::Add);
        Ok(w.b.inst(At::Setup, op, &[first, lanes], ty))
    }

    /// What a parameter moves by if it steps by one: elements of what it points to.
    fn unit_of_steps(&self, value: Value, var: Var) -> Option<i64> {
        if self.f.values[value].ty != Type::Ptr {
            return self.f.values[value].ty.is_int().then_some(1);
        }
        match &self.f.vars[var].c_type {
            CType::Pointer {
                to: Pointee::Scalar(ty, ..),
                ..
            } => Some(i64::from(ty.bits() / 8)),
            _ => None,
        }
    }

    /// The vector that is returned.
    fn result(&self, w: &mut Widener<'_>, value: Value) -> Result<PValue, Refusal> {
        Ok(w.vector(value, self.f.values[value].ty.bits())?[0])
    }
}

/// The program: where no lane may be on, all of it under that condition.
fn finish(mut w: Widener<'_>, some: Option<PValue>, result: Option<PValue>) -> Program {
    let mut nodes = w.b.take(At::Before);
    nodes.extend(w.b.take(At::Body));
    let mut returned = result;
    let nodes = match some {
        None => nodes,
        Some(cond) => {
            let mut results = Vec::new();
            if let Some(then) = result {
                let data = w.b.values[then].clone();
                let elem = match data.ty {
                    PType::Vector(elem, _) | PType::Scalar(elem) => elem,
                    PType::Mask { .. } => Type::I1,
                };
                let zero = scalars::zero(&mut w.b, At::Setup, elem);
                let otherwise = w.b.inst(At::Setup, POp::Splat, &[zero], data.ty);
                let value = w.b.value(data.ty, Some("result".to_string()));
                results.push(IfResult {
                    value,
                    then,
                    otherwise,
                });
                returned = Some(value);
            }
            vec![Node::If {
                cond,
                then: nodes,
                otherwise: Vec::new(),
                results,
                seldom: false,
            }]
        }
    };
    let mut body = w.b.take(At::Setup);
    body.extend(nodes);
    if let Some(value) = returned {
        w.b.effect(At::After, POp::Return, &[value]);
    }
    body.extend(w.b.take(At::After));
    Program::of(w, body, Vec::new())
}
