//! Verifier of plans: types of every operation, definitions before uses, lanes.

use super::{
    Lanes, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, Plan, ReduceOp, Region, Widened,
    ZIP_BITS,
};
use crate::ssa::eval::{converts, has_binary};
use crate::ssa::verify::has_imm;
use crate::ssa::{BinaryOp, CalleeInfo, ConvertOp, Type, UnaryOp, VariantInfo};
use cranelift_entity::SecondaryMap;
use frontend::pragma_spec::abi::Passed;
use std::fmt::Display;

/// All violations, in text order.
pub fn verify(plan: &Plan) -> Result<(), Vec<String>> {
    let mut v = Verifier {
        plan,
        lanes: lanes(plan),
        visible: SecondaryMap::new(),
        defined: SecondaryMap::new(),
        scope: Vec::new(),
        leaves: None,
        errors: Vec::new(),
    };
    for &field in &plan.layout_asserts {
        v.expect(plan.fields.is_valid(field), "plan", format!("no {field}"));
    }
    // A way of a loop may be to do nothing, and iterations may be done one by one.
    v.expect(
        !v.lanes.is_empty() || plan.is_counted(),
        "plan",
        "no vector loop",
    );
    v.nodes(&plan.body);
    match v.errors.is_empty() {
        true => Ok(()),
        false => Err(v.errors),
    }
}

/// How many lanes vectors may have.
fn lanes(plan: &Plan) -> Vec<u32> {
    match plan.region {
        Region::Loop { .. } => plan.vector_loops().iter().map(|l| l.vf).collect(),
        Region::Function { vf, .. } | Region::Block { vf, .. } => vec![vf],
    }
}

struct Verifier<'a> {
    plan: &'a Plan,
    /// Lanes of the vector loop that it is in, or of all of them.
    lanes: Vec<u32>,
    /// May be used here.
    visible: SecondaryMap<PValue, bool>,
    /// Was defined somewhere.
    defined: SecondaryMap<PValue, bool>,
    /// Visible values in the order in which they became so.
    scope: Vec<PValue>,
    /// The counted loop whose body it is in, if not in a loop inside that: types of its results.
    leaves: Option<Vec<Option<PType>>>,
    errors: Vec<String>,
}

impl Verifier<'_> {
    fn expect(&mut self, holds: bool, at: impl Display, what: impl Display) {
        if !holds {
            self.errors.push(format!("{at}: {what}"));
        }
    }

    fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => self.inst(inst),
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    ..
                } => {
                    let at = format!("if {cond}");
                    self.scalar(*cond, Type::I1, &at);
                    let mark = self.scope.len();
                    let rest = self.left(then, &at);
                    self.nodes(rest);
                    let then_types: Vec<_> =
                        results.iter().map(|r| self.use_at(r.then, &at)).collect();
                    self.leave(mark);
                    self.nodes(otherwise);
                    let types: Vec<_> = results
                        .iter()
                        .map(|r| self.use_at(r.otherwise, &at))
                        .collect();
                    self.leave(mark);
                    for ((result, then), otherwise) in results.iter().zip(then_types).zip(types) {
                        self.define(result.value, &at);
                        let ty = self.ty(result.value);
                        let same = [then, otherwise].iter().all(|t| t.is_none() || *t == ty);
                        self.expect(same, &at, format!("{} has another type", result.value));
                    }
                }
                Node::Loop(data) => self.loop_node(data),
            }
        }
    }

    fn loop_node(&mut self, data: &LoopNode) {
        let around = match data.widened {
            Some(widened) => Some(std::mem::replace(&mut self.lanes, vec![widened.vf])),
            None => None,
        };
        let leaves = self.leaves.take();
        self.loop_inside(data);
        self.leaves = leaves;
        self.lanes = around.unwrap_or_else(|| std::mem::take(&mut self.lanes));
    }

    fn loop_inside(&mut self, data: &LoopNode) {
        let at = match &data.control {
            LoopControl::Counted { counter, .. } => format!("for {counter}"),
            LoopControl::While { cond } => format!("do while {cond}"),
            LoopControl::Copies { copy, .. } => format!("copies {copy}"),
        };
        for carried in &data.carried {
            self.use_at(carried.init, &at);
        }
        let mark = self.scope.len();
        if let LoopControl::Counted {
            counter,
            start,
            end,
            step,
        } = data.control
        {
            for bound in start.into_iter().chain([end]) {
                self.scalar(bound, Type::I64, &at);
            }
            self.define(counter, &at);
            self.scalar(counter, Type::I64, &at);
            self.expect(step > 0, &at, "the step is 0");
            let widened = data.widened.map_or(step, Widened::step);
            self.expect(step == widened, &at, "the step is not that of its lanes");
        }
        if let LoopControl::Copies { copy, count, each } = &data.control {
            for &before in each.iter().flat_map(|each| &each.before) {
                self.use_at(before, &at);
            }
            self.define(*copy, &at);
            self.scalar(*copy, Type::I64, &at);
            for each in each {
                let all = [each.before.len(), each.after.len()];
                let all = all.iter().all(|&n| n == *count as usize);
                self.expect(all, &at, format!("{} is not for all copies", each.value));
                self.define(each.value, &at);
            }
        }
        for carried in &data.carried {
            self.define(carried.value, &at);
        }
        let copies = matches!(data.control, LoopControl::Copies { .. });
        self.expect(
            !copies || data.results.is_empty(),
            &at,
            "copies are not left",
        );
        let results = data.results.iter().map(|r| self.ty(r.value));
        self.leaves = (!copies).then(|| results.collect());
        self.nodes(&data.body);
        if let LoopControl::While { cond } = data.control {
            self.scalar(cond, Type::I1, &at);
        }
        for carried in &data.carried {
            let next = self.use_at(carried.next, &at);
            let types = [self.ty(carried.init), next];
            let ty = self.ty(carried.value);
            let same = types.iter().all(|t| t.is_none() || *t == ty);
            self.expect(same, &at, format!("{} changes its type", carried.value));
        }
        let mut changed = Vec::new();
        if let LoopControl::Copies { each, .. } = &data.control {
            for each in each {
                let ty = self.use_at(each.next, &at);
                changed.push((each, ty));
            }
        }
        self.leave(mark);
        for carried in &data.carried {
            self.show(carried.value);
        }
        for result in &data.results {
            let otherwise = self.use_at(result.otherwise, &at);
            self.define(result.value, &at);
            let same = otherwise.is_none() || otherwise == self.ty(result.value);
            self.expect(same, &at, format!("{} has another type", result.value));
        }
        // What a result takes over is not there beside it.
        for result in &data.results {
            if data.carried.iter().any(|c| c.value == result.otherwise) {
                self.visible[result.otherwise] = false;
            }
        }
        for (each, next) in changed {
            for (&before, &after) in each.before.iter().zip(&each.after) {
                self.define(after, &at);
                let ty = self.ty(each.value);
                let types = [self.ty(before), self.ty(after), next];
                let same = types.iter().all(|t| t.is_none() || *t == ty);
                self.expect(same, &at, format!("{} changes its type", each.value));
            }
        }
    }

    /// The steps of a side that may end by leaving the loop around, without that.
    fn left<'n>(&mut self, then: &'n [Node], at: &str) -> &'n [Node] {
        let Some((Node::Inst(last), before)) = then.split_last() else {
            return then;
        };
        if last.op != POp::Leave {
            return then;
        }
        self.nodes(before);
        let args: Vec<_> = last.args.iter().map(|&v| self.use_at(v, at)).collect();
        let fits = self.leaves.as_ref().is_some_and(|types| *types == args);
        self.expect(fits, at, "what leaves is not what the loop around gives");
        &[]
    }

    fn leave(&mut self, mark: usize) {
        for value in self.scope.drain(mark..) {
            self.visible[value] = false;
        }
    }

    fn show(&mut self, value: PValue) {
        self.visible[value] = true;
        self.scope.push(value);
    }

    fn ty(&self, value: PValue) -> Option<PType> {
        self.plan.values.get(value).map(|data| data.ty)
    }

    fn define(&mut self, value: PValue, at: &str) {
        let twice = self.defined[value];
        self.expect(!twice, at, format!("{value} is defined twice"));
        self.defined[value] = true;
        self.show(value);
        match self.ty(value) {
            None => self.expect(false, at, format!("no such value: {value}")),
            Some(ty) => {
                let sound = sound_type(ty, &self.lanes, self.plan.reg_bits);
                self.expect(sound, at, format!("{ty} is no type of this plan"));
            }
        }
    }

    fn use_at(&mut self, value: PValue, at: &str) -> Option<PType> {
        let visible = self.visible.get(value).copied().unwrap_or(false);
        self.expect(visible, at, format!("{value} is not defined here"));
        self.ty(value).filter(|_| visible)
    }

    fn scalar(&mut self, value: PValue, ty: Type, at: &str) {
        let found = self.use_at(value, at);
        let ok = found.is_none_or(|t| t == PType::Scalar(ty));
        self.expect(ok, at, format!("{value} is no {ty}"));
    }

    fn inst(&mut self, inst: &PInst) {
        let at = match inst.result {
            Some(result) => result.to_string(),
            None => inst.op.to_string(),
        };
        let args: Vec<_> = inst.args.iter().map(|&v| self.use_at(v, &at)).collect();
        if let Some(result) = inst.result {
            self.define(result, &at);
        }
        let result = inst.result.and_then(|v| self.ty(v));
        if let Some(args) = args.into_iter().collect::<Option<Vec<PType>>>() {
            let named = self.entity(inst.op);
            self.expect(named, &at, "names what is not declared");
            let ok = match inst.op {
                POp::Variant { .. } if !named => true,
                POp::Variant {
                    callee,
                    variant,
                    times,
                    ..
                } => {
                    let info = &self.plan.callees[callee];
                    let variant = &info.variants[variant as usize];
                    takes(info, variant, times, &args, result)
                }
                POp::CallEach { .. } if !named => true,
                POp::CallEach { callee, lanes } => {
                    takes_each(&self.plan.callees[callee], lanes, &args, result)
                }
                op => check_op(op, &args, result),
            };
            self.expect(
                ok,
                &at,
                format!("`{}` does not take or give these types", inst.op),
            );
        }
    }

    fn entity(&self, op: POp) -> bool {
        let in_variant = matches!(self.plan.region, Region::Function { .. });
        match op {
            POp::Param(_) | POp::Active | POp::Return => in_variant,
            POp::LiveIn(var) | POp::Assign(var) | POp::LocalAddr(var) => {
                self.plan.vars.is_valid(var)
            }
            POp::GlobalAddr(symbol) => self.plan.symbols.is_valid(symbol),
            POp::Field(field) => self.plan.fields.is_valid(field),
            POp::Variant {
                callee, variant, ..
            } => {
                let callee = self.plan.callees.get(callee);
                callee.is_some_and(|info| info.variants.len() > variant as usize)
            }
            POp::CallEach { callee, .. } => self.plan.callees.is_valid(callee),
            _ => true,
        }
    }
}

/// Whether a type is one of a plan, or loop, with vectors of that many lanes.
fn sound_type(ty: PType, vf: &[u32], reg_bits: u32) -> bool {
    let whole = |lanes: u32| vf.contains(&lanes);
    match ty {
        PType::Scalar(_) => true,
        // Sums of groups have a part of the lanes, and so have neighbours that are put together; a
        // row of them has its own, in a register at most.
        PType::Vector(elem, lanes) => {
            let part = lanes > 0 && vf.iter().any(|vf| vf.is_multiple_of(lanes));
            let register = lanes.is_power_of_two()
                && u64::from(lanes) * u64::from(elem.bits()) <= u64::from(reg_bits);
            (whole(lanes) || part || register) && !matches!(elem, Type::I1 | Type::Ptr)
        }
        PType::Mask { bits, lanes } => whole(lanes) && matches!(bits, 8 | 16 | 32 | 64),
    }
}

const PTR: PType = PType::Scalar(Type::Ptr);
const I64: PType = PType::Scalar(Type::I64);
const TRUTH: PType = PType::Scalar(Type::I1);

/// The mask that belongs to a type: from comparing, and for selecting, its elements.
fn mask_of(ty: PType) -> PType {
    match ty {
        PType::Scalar(_) => TRUTH,
        PType::Vector(elem, lanes) => PType::Mask {
            bits: elem.bits(),
            lanes,
        },
        mask @ PType::Mask { .. } => mask,
    }
}

fn elem(ty: PType) -> Option<Type> {
    match ty {
        PType::Scalar(ty) | PType::Vector(ty, _) => Some(ty),
        PType::Mask { .. } => None,
    }
}

/// Whether lanes may be anywhere from a base on: one with a pointer, or with their own instead.
fn is_base(base: PType, index: PType, scale: i64) -> bool {
    match base {
        PTR => true,
        I64 => elem(index) == Some(Type::I64) && scale == 1,
        _ => false,
    }
}

/// Values of several lanes; pointers are integers.
fn in_lanes(ty: Type, lanes: u32) -> PType {
    match ty {
        Type::Ptr => PType::Vector(Type::I64, lanes),
        ty => PType::Vector(ty, lanes),
    }
}

/// Whether lanes can call a function with values of these types.
fn takes_each(info: &CalleeInfo, lanes: u32, args: &[PType], result: Option<PType>) -> bool {
    let (operands, mask) = args.split_at(info.params.len().min(args.len()));
    let mut operands = operands.iter().zip(&info.params);
    let mask = match mask {
        [] => true,
        [PType::Mask { lanes: n, .. }] => *n == lanes,
        _ => false,
    };
    args.len() >= info.params.len()
        && operands.all(|(&arg, &(ty, _))| arg == PType::Scalar(ty) || arg == in_lanes(ty, lanes))
        && mask
        && result == info.ret.map(|ty| in_lanes(ty, lanes))
}

/// Whether a variant takes and gives values of these types in so many calls.
fn takes(
    info: &CalleeInfo,
    variant: &VariantInfo,
    times: u32,
    args: &[PType],
    result: Option<PType>,
) -> bool {
    let lanes = variant.lanes().and_then(|lanes| lanes.checked_mul(times));
    let (Some(lanes), Some(passing)) = (lanes, info.passing(variant)) else {
        return false;
    };
    let whole = |ty: Type| in_lanes(ty, lanes);
    let params = info.params.iter().zip(&passing.params);
    let params = params.map(|((ty, _), passed)| match passed {
        Passed::Scalar => PType::Scalar(*ty),
        Passed::Vectors { .. } | Passed::Bits { .. } => whole(*ty),
    });
    let mask = passing.mask.map(|_| PType::Mask {
        bits: info.mask_bits(variant),
        lanes,
    });
    params.chain(mask).eq(args.iter().copied()) && result == info.ret.map(whole)
}

fn check_op(op: POp, args: &[PType], result: Option<PType>) -> bool {
    match (op, args, result) {
        (POp::LiveIn(_), [], Some(PType::Scalar(_))) => true,
        (POp::Assign(_), [PType::Scalar(_)], None) => true,
        (POp::Param(_), [], Some(PType::Vector(..))) => true,
        (POp::Active, [], Some(PType::Mask { .. })) => true,
        (POp::Return, [PType::Vector(..)], None) => true,
        (POp::Const(imm), [], Some(PType::Scalar(ty))) => has_imm(ty, imm),
        (POp::GlobalAddr(_) | POp::LocalAddr(_), [], Some(PTR)) => true,
        (POp::Array(ty, len, _), [], Some(PTR)) => !matches!(ty, Type::I1 | Type::Ptr) && len > 0,
        (POp::PtrAdd { .. }, [PTR, I64], Some(PTR)) => true,
        (POp::Field(_), [PTR], Some(PTR)) => true,
        (POp::Binary(op), [a, b], Some(r)) if *a == r && *b == r => match elem(r) {
            Some(ty) => has_binary(op, ty),
            None => matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor),
        },
        (POp::Unary(op), [a], Some(r)) if *a == r => match elem(r) {
            Some(ty) => op.is_on(ty),
            None => op == UnaryOp::Not,
        },
        (POp::ICmp(_), [a, b], Some(r)) => {
            let fits = elem(*a).is_some_and(|ty| ty.is_int() || ty == Type::Ptr);
            a == b && fits && r == mask_of(*a)
        }
        (POp::FCmp(_), [a, b], Some(r)) => {
            a == b && elem(*a).is_some_and(Type::is_float) && r == mask_of(*a)
        }
        (POp::UnorderedFCmp(_), [a, b], Some(r @ PType::Mask { .. })) => {
            a == b && elem(*a).is_some_and(Type::is_float) && r == mask_of(*a)
        }
        (POp::Select, [m, a, b], Some(r)) => *a == r && *b == r && *m == mask_of(r),
        (POp::Convert(op), [a], Some(r)) => match (*a, r) {
            (PType::Scalar(from), PType::Scalar(to)) => converts(op, from, to),
            (PType::Vector(from, m), PType::Vector(to, n)) => m == n && converts(op, from, to),
            (PType::Mask { bits, lanes }, PType::Vector(to, n)) => {
                matches!(op, ConvertOp::ZExt | ConvertOp::SExt)
                    && lanes == n
                    && Type::int_of_bits(bits) == Some(to)
            }
            _ => false,
        },
        (POp::ShiftBy(op), [a, PType::Scalar(by)], Some(r @ PType::Vector(ty, _))) => {
            let shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
            shift && *a == r && *by == ty && ty.is_int()
        }
        (POp::Fused(_), [a, b, c], Some(r)) => {
            [a, b, c].iter().all(|arg| **arg == r) && elem(r).is_some_and(Type::is_float)
        }
        (POp::Average(_), [a, b], Some(r @ PType::Vector(ty, _))) => {
            *a == r && *b == r && ty.is_int()
        }
        (POp::Saturate(_), [PType::Vector(from, m)], Some(PType::Vector(to, n))) => {
            *m == n && from.is_int() && to.is_int() && to.bits() < from.bits()
        }
        (POp::Splat, [PType::Scalar(from)], Some(PType::Vector(to, _))) => *from == to,
        (POp::Splat, [TRUTH], Some(PType::Mask { .. })) => true,
        (POp::Build, lanes, Some(PType::Vector(ty, count))) => {
            lanes.len() == count as usize && lanes.iter().all(|&lane| lane == PType::Scalar(ty))
        }
        (POp::Iota, [], Some(PType::Vector(ty, _))) => ty.is_int(),
        (POp::Load(Lanes::One), [PTR], Some(PType::Scalar(_))) => true,
        (POp::Load(Lanes::Consecutive | Lanes::Reversed), [PTR, mask @ ..], Some(r)) => {
            matches!(r, PType::Vector(..)) && matches(mask, r)
        }
        (POp::ReadBlock(Lanes::Consecutive | Lanes::Reversed), [PTR], Some(r)) => {
            matches!(r, PType::Vector(..))
        }
        (POp::Hide, [PTR], Some(PTR)) => true,
        (POp::Store(Lanes::One), [PTR, PType::Scalar(_)], None) => true,
        (POp::Store(Lanes::Consecutive | Lanes::Reversed), [PTR, v, mask @ ..], None) => {
            matches!(v, PType::Vector(..)) && matches(mask, *v)
        }
        (POp::Gather { scale }, [base, index, mask @ ..], Some(r)) => {
            is_base(*base, *index, scale) && indexes(*index, r) && matches(mask, r)
        }
        (POp::Scatter { scale }, [base, index, v, mask @ ..], None) => {
            is_base(*base, *index, scale) && indexes(*index, *v) && matches(mask, *v)
        }
        (POp::CompressStore, [PTR, v @ PType::Vector(..), mask], None) => {
            matches(std::slice::from_ref(mask), *v)
        }
        (
            POp::SumGroups(op),
            [a @ PType::Vector(from, m), rest @ ..],
            Some(PType::Vector(to, n)),
        ) => {
            let operands = 1 + rest.len() == op.operands() && rest.iter().all(|b| b == a);
            let wider = from.is_int() && to.is_int() && from.bits() < to.bits();
            let size = |ty: Type, lanes: u32| u64::from(ty.bits()) * u64::from(lanes);
            operands && wider && size(*from, *m) == size(to, n)
        }
        (POp::Dot, [x @ PType::Vector(from, m), y, p, q], Some(PType::Vector(to, n))) => {
            let same = [y, p, q].into_iter().all(|other| other == x);
            same && from.is_int() && to.is_int() && to.bits() == 2 * from.bits() && *m == n
        }
        (POp::Reduce(op), [PType::Vector(ty, _)], Some(PType::Scalar(to))) => {
            *ty == to && has_binary(op.binary(), to)
        }
        (POp::ReduceOrdered(op), [PType::Scalar(init), PType::Vector(ty, _)], Some(r)) => {
            let ordered = matches!(op, ReduceOp::FAdd | ReduceOp::FMul);
            ordered && init == ty && r == PType::Scalar(*ty) && ty.is_float()
        }
        (POp::Extract(lane), [PType::Vector(ty, lanes)], Some(r)) => {
            lane < *lanes && r == PType::Scalar(*ty)
        }
        (POp::Reverse, [a @ PType::Vector(..)], Some(r)) => *a == r,
        (POp::Permute(order), [a @ PType::Vector(ty, n)], Some(r)) => {
            let fits = ty.bits() * order.lanes() <= ZIP_BITS;
            *a == r && fits && n.is_multiple_of(order.lanes())
        }
        (POp::Zip(_) | POp::Unzip(_), [a @ PType::Vector(ty, n), b], Some(r)) => {
            *a == r && *b == r && (ty.bits() * n).is_multiple_of(ZIP_BITS)
        }
        (POp::Unzip3(n) | POp::Zip3(n), [a @ PType::Vector(ty, lanes), b, c], Some(r)) => {
            let full = (ty.bits() * lanes).is_multiple_of(ZIP_BITS);
            [b, c].iter().all(|other| a == *other) && *a == r && full && n < 3
        }
        (POp::ZipBlocks(_), [a @ PType::Vector(ty, n), b], Some(r)) => {
            *a == r && *b == r && (ty.bits() * n).is_multiple_of(2 * ZIP_BITS)
        }
        (POp::Splice, [a @ PType::Vector(..), b], Some(r)) => *a == r && *b == r,
        (POp::Concat, [a @ PType::Vector(ty, m), b], Some(PType::Vector(to, n))) => {
            a == b && *ty == to && n == 2 * m
        }
        (POp::Split(_), [PType::Vector(ty, m)], Some(PType::Vector(to, n))) => {
            *ty == to && *m == 2 * n
        }
        (POp::MaskResize, [PType::Mask { lanes: m, .. }], Some(PType::Mask { lanes: n, .. })) => {
            *m == n
        }
        (POp::Any | POp::All | POp::Several, [PType::Mask { .. }], Some(TRUTH)) => true,
        (POp::CountOn, [PType::Mask { .. }], Some(I64)) => true,
        (POp::FirstOn, [first @ PType::Mask { .. }, rest @ ..], Some(I64)) => {
            rest.iter().all(|mask| mask == first)
        }
        (POp::ExtractAt, [PType::Vector(ty, _), I64], Some(r)) => r == PType::Scalar(*ty),
        _ => false,
    }
}

/// A vector of an index for each lane of another.
fn indexes(index: PType, vector: PType) -> bool {
    match (index, vector) {
        (PType::Vector(Type::I32 | Type::I64, m), PType::Vector(_, n)) => m == n,
        _ => false,
    }
}

/// No mask, or one of the vector's width.
fn matches(mask: &[PType], vector: PType) -> bool {
    match mask {
        [] => true,
        [mask] => *mask == mask_of(vector),
        _ => false,
    }
}

impl ReduceOp {
    /// The operation on two values.
    pub fn binary(self) -> BinaryOp {
        match self {
            ReduceOp::Add => BinaryOp::Add,
            ReduceOp::Mul => BinaryOp::Mul,
            ReduceOp::And => BinaryOp::And,
            ReduceOp::Or => BinaryOp::Or,
            ReduceOp::Xor => BinaryOp::Xor,
            ReduceOp::SMin => BinaryOp::SMin,
            ReduceOp::SMax => BinaryOp::SMax,
            ReduceOp::UMin => BinaryOp::UMin,
            ReduceOp::UMax => BinaryOp::UMax,
            ReduceOp::FAdd => BinaryOp::FAdd,
            ReduceOp::FMul => BinaryOp::FMul,
            ReduceOp::FMin => BinaryOp::FMin,
            ReduceOp::FMax => BinaryOp::FMax,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::parse::parse;

    fn errors(body: &str) -> Vec<String> {
        let text = format!(
            "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {{\n var0 \"n\": other\n{body}\n}}"
        );
        verify(&parse(&text).unwrap()).err().unwrap_or_default()
    }

    #[test]
    fn a_sound_plan_passes() {
        let body = "p0: i64 = livein var0\np1: ptr = local var0\np2: f32 = const f32 0.0\np3: f32x4 = splat p2\nfor p4: i64 below p0 step 4 carry [p5: f32x4 = p3 then p8] {\np6: ptr = ptradd 4 p1, p4\np7: f32x4 = load consecutive p6\np8: f32x4 = fadd p5, p7\np9: mask32x4 = fcmp lt p7, p8\np10: f32x4 = load reversed p6, p9\nstore consecutive p6, p10, p9\np14: i32x4 = zext p9\n}\np11: f32 = reduce fadd p5\np12: i1 = icmp eq p0, p0\nif p12 {\np13: f32 = fneg p11\n} gives [p15: f32 = p13 or p11]\nassign var0 p15";
        assert_eq!(errors(body), Vec::<String>::new());
    }

    #[test]
    fn a_vector_loop_has_its_own_lanes() {
        let errors = |lanes: u32, from: &str| {
            let text = format!(
                "plan \"f\" loop site0 reg 128 cost 1 percent 1 {{\n var0 \"n\": other\np0: i64 = livein var0\np1: f32 = const f32 0.0\nfor p2: i64 from {from} below p0 step 4 vf {lanes} uf 1 {{\np3: f32x4 = splat p1\np4: mask32x4 = fcmp lt p3, p3\n}}\n}}"
            );
            verify(&parse(&text).unwrap()).err().unwrap_or_default()
        };
        assert_eq!(errors(4, "p0"), Vec::<String>::new());
        assert_eq!(errors(4, "p1"), ["for p2: p1 is no i64"]);
        assert_eq!(errors(4, "p2"), ["for p2: p2 is not defined here"]);
        for lanes in [0, 2] {
            let found = [
                "for p2: the step is not that of its lanes",
                "p4: mask32x4 is no type of this plan",
            ];
            assert_eq!(errors(lanes, "p0"), found);
        }
    }

    #[test]
    fn all_violations_are_named() {
        let body = "p0: i64 = livein var1\np1: f32x8 = splat p9\nfor p2: i64 below p0 step 0 carry [p3: f32 = p0 then p0] {\np4: i64 = add p2, p2\n}\np5: i64 = add p4, p2\np6: i1 = all p0\nstore one p0, p0\np7: f32 = add p3, p3\nif p0 {\np10: i64 = const 1\n} gives [p11: i64 = p10 or p10]\np12: mask32x4 = splat p0\np13: i32x4 = iota\np14: i32 = extract 4 p13\np15: i32 = reduce fadd p13\np16: i64x2 = sumgroups signed p13\np17: i64x4 = sumgroups signed p13\np18: i64x2 = sumgroups product p13\np19: i64x4 = dot p13, p13, p13, p13\np20: i32x4 = dot p13, p13, p13, p13\np21: i32x4 = average up p13, p13\np22: f32x4 = average up p1, p1\np23: i16x4 = saturate signed p13\np24: i64x4 = saturate signed p13\np25: i32x4 = shiftby shl p13, p0\np26: ptr = local var0\np27: i16x4 = iota\np28: i8x4 = gather 1 p26, p13\np29: i8x4 = gather 1 p26, p27\np30: i32x4 = gather 4 p0, p13\nscatter 4 p26, p13, p28, p13\nscatter 4 p26, p13\np31: i32x4 = zip low p13, p13\np32: i8x4 = zip low p28, p28\np33: i32x2 = split high p13\np34: i32x4 = split high p13\np35: i32x4 = concat p33, p33\np36: i32x4 = concat p33, p13";
        assert_eq!(
            errors(body),
            [
                "p0: names what is not declared",
                "p1: p9 is not defined here",
                "p1: f32x8 is no type of this plan",
                "for p2: the step is 0",
                "for p2: p3 changes its type",
                "p5: p4 is not defined here",
                "p5: p2 is not defined here",
                "p6: `all` does not take or give these types",
                "store one: `store one` does not take or give these types",
                "p7: `add` does not take or give these types",
                "if p0: p0 is no i1",
                "if p0: p10 is not defined here",
                "p12: `splat` does not take or give these types",
                "p14: `extract 4` does not take or give these types",
                "p15: `reduce fadd` does not take or give these types",
                "p17: `sumgroups signed` does not take or give these types",
                "p18: `sumgroups product` does not take or give these types",
                "p20: `dot` does not take or give these types",
                "p22: `average up` does not take or give these types",
                "p24: `saturate signed` does not take or give these types",
                "p25: `shiftby shl` does not take or give these types",
                "p29: `gather 1` does not take or give these types",
                "p30: `gather 4` does not take or give these types",
                "scatter 4: `scatter 4` does not take or give these types",
                "scatter 4: `scatter 4` does not take or give these types",
                "p32: `zip low` does not take or give these types",
                "p34: `split high` does not take or give these types",
                "p36: `concat` does not take or give these types",
            ]
        );
    }
}
