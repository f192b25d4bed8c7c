//! Operations in the place of others: the walk that passes share which look at an operation and at what
//! computes its operands.

use super::code::Code;
use crate::plan::{LoopControl, LoopNode, Node, PInst, POp, PType, PValue, PValueData, Unrolled};
use crate::rows::{RowOp, row};
use crate::ssa::{FloatCC, Imm, IntCC, Type, UnaryOp};
use crate::target::TargetInfo;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use frontend::sorted::SortedMap;
use frontend::span::Span;
use std::mem::take;

/// What is done in the place of an operation.
pub(super) enum Instead {
    /// Nothing: its result is this value, which is there before.
    Value(PValue),
    /// These, of which one has its result.
    Steps(Vec<PInst>),
}

/// Asks a rule about every operation, in the order in which they run.
pub(super) fn rewrite(
    code: &mut Code<'_>,
    rule: &mut dyn FnMut(&mut Rewrite<'_>, &PInst) -> Option<Instead>,
) {
    let mut uses = SecondaryMap::new();
    count(code.body, &mut uses);
    let values = take(code.values);
    let groups = values.values().filter_map(|data| data.unrolled);
    let mut rewrite = Rewrite {
        next_group: groups.map(|place| place.group + 1).max().unwrap_or(0),
        values,
        uses,
        target: code.target,
        reg_bits: code.reg_bits,
        known: SecondaryMap::new(),
        same: SecondaryMap::new(),
        groups: SortedMap::new(),
        constants: SortedMap::new(),
        before_loop: Vec::new(),
        within: 0,
        loops: 0,
        sequence: 0,
        sequences: 0,
    };
    rewrite.nodes(code.body, rule);
    *code.values = rewrite.values;
}

/// How often each value is named.
pub(super) fn count(nodes: &[Node], uses: &mut SecondaryMap<PValue, u32>) {
    let mut name = |value: PValue| uses[value] += 1;
    for node in nodes {
        match node {
            Node::Inst(inst) => inst.args.iter().copied().for_each(&mut name),
            Node::If { cond, results, .. } => {
                name(*cond);
                results.iter().for_each(|r| {
                    name(r.then);
                    name(r.otherwise);
                });
            }
            Node::Loop(l) => {
                match &l.control {
                    LoopControl::Counted { start, end, .. } => {
                        start.iter().chain([end]).copied().for_each(&mut name);
                    }
                    LoopControl::While { cond } => name(*cond),
                    LoopControl::Copies { each, .. } => {
                        let next = each.iter().map(|each| &each.next);
                        let before = each.iter().flat_map(|each| &each.before);
                        next.chain(before).copied().for_each(&mut name);
                    }
                }
                l.carried.iter().for_each(|c| {
                    name(c.init);
                    name(c.next);
                });
                l.results.iter().for_each(|r| name(r.otherwise));
            }
        }
    }
    for node in nodes {
        match node {
            Node::Inst(_) => {}
            Node::If {
                then, otherwise, ..
            } => {
                count(then, uses);
                count(otherwise, uses);
            }
            Node::Loop(l) => count(&l.body, uses),
        }
    }
}

/// A program that is gone through.
pub(super) struct Rewrite<'a> {
    values: PrimaryMap<PValue, PValueData>,
    target: &'a TargetInfo,
    reg_bits: u32,
    /// What computes each value, and in which loop.
    known: SecondaryMap<PValue, Option<(PInst, u32)>>,
    /// How often each value was named before anything was changed.
    uses: SecondaryMap<PValue, u32>,
    /// Values that are others.
    same: SecondaryMap<PValue, Option<PValue>>,
    /// The groups of values that are made for those of a group, by their number among these.
    groups: SortedMap<(u32, usize), u32>,
    next_group: u32,
    /// Numbers in all lanes that were made for the outermost loop that is gone through, and the steps that make
    /// them, which stand before it.
    constants: SortedMap<(PType, i64), PValue>,
    before_loop: Vec<PInst>,
    /// Number of the loop that is gone through, 0 for none.
    within: u32,
    loops: u32,
    /// Number of the sequence of steps that is gone through.
    sequence: u32,
    sequences: u32,
}

impl Rewrite<'_> {
    fn nodes(
        &mut self,
        nodes: &mut Vec<Node>,
        rule: &mut dyn FnMut(&mut Self, &PInst) -> Option<Instead>,
    ) {
        self.sequences += 1;
        let around = std::mem::replace(&mut self.sequence, self.sequences);
        for node in take(nodes) {
            match node {
                Node::Inst(mut inst) => {
                    inst.args.iter_mut().for_each(|arg| self.rename(arg));
                    let made = match (rule(self, &inst), inst.result) {
                        (Some(Instead::Steps(made)), _) => made,
                        (Some(Instead::Value(value)), Some(result)) => {
                            self.same[result] = Some(value);
                            continue;
                        }
                        (Some(Instead::Value(_)) | None, _) => vec![inst],
                    };
                    for inst in made {
                        if let Some(result) = inst.result {
                            self.known[result] = Some((inst.clone(), self.within));
                        }
                        nodes.push(Node::Inst(inst));
                    }
                }
                Node::If {
                    mut cond,
                    mut then,
                    mut otherwise,
                    mut results,
                    seldom,
                } => {
                    self.rename(&mut cond);
                    self.nodes(&mut then, rule);
                    self.nodes(&mut otherwise, rule);
                    for result in &mut results {
                        self.rename(&mut result.then);
                        self.rename(&mut result.otherwise);
                    }
                    nodes.push(Node::If {
                        cond,
                        then,
                        otherwise,
                        results,
                        seldom,
                    });
                }
                Node::Loop(mut l) => {
                    self.loop_node(&mut l, rule);
                    if self.within == 0 {
                        self.constants.clear();
                        nodes.extend(take(&mut self.before_loop).into_iter().map(Node::Inst));
                    }
                    nodes.push(Node::Loop(l));
                }
            }
        }
        self.sequence = around;
    }

    fn loop_node(
        &mut self,
        l: &mut LoopNode,
        rule: &mut dyn FnMut(&mut Self, &PInst) -> Option<Instead>,
    ) {
        if let LoopControl::Counted { start, end, .. } = &mut l.control {
            start
                .iter_mut()
                .chain([end])
                .for_each(|bound| self.rename(bound));
        }
        for carried in &mut l.carried {
            self.rename(&mut carried.init);
        }
        if let LoopControl::Copies { each, .. } = &mut l.control {
            let before = each.iter_mut().flat_map(|each| &mut each.before);
            before.for_each(|value| self.rename(value));
        }
        self.loops += 1;
        let around = std::mem::replace(&mut self.within, self.loops);
        self.nodes(&mut l.body, rule);
        self.within = around;
        if let LoopControl::While { cond } = &mut l.control {
            self.rename(cond);
        }
        if let LoopControl::Copies { each, .. } = &mut l.control {
            each.iter_mut().for_each(|each| self.rename(&mut each.next));
        }
        for carried in &mut l.carried {
            self.rename(&mut carried.next);
        }
        for result in &mut l.results {
            self.rename(&mut result.otherwise);
        }
    }

    /// A value by the name of the one that it is.
    fn rename(&self, value: &mut PValue) {
        if let Some(same) = self.same[*value] {
            *value = same;
        }
    }

    /// Type of a value.
    pub fn ty(&self, value: PValue) -> PType {
        self.values[value].ty
    }

    /// Number of the sequence of steps that is gone through.
    pub fn sequence(&self) -> u32 {
        self.sequence
    }

    /// Which of several values that are made alike a value is.
    pub fn copy(&self, value: PValue) -> Option<u32> {
        self.values[value].unrolled.map(|place| place.copy)
    }

    /// How often a value was named before anything was changed.
    pub fn uses(&self, value: PValue) -> u32 {
        self.uses[value]
    }

    /// What computes a value.
    pub fn known(&self, value: PValue) -> Option<&PInst> {
        self.known[value].as_ref().map(|(inst, _)| inst)
    }

    /// What computes a value that is named once, if it runs as often as what is looked at.
    pub fn for_one(&self, value: PValue) -> Option<&PInst> {
        let (inst, within) = self.known[value].as_ref()?;
        (self.uses[value] == 1 && *within == self.within).then_some(inst)
    }

    /// The operation that computes a value.
    pub fn op(&self, value: PValue) -> Option<POp> {
        self.known(value).map(|inst| inst.op)
    }

    /// An operand of what computes a value.
    pub fn arg(&self, value: PValue, n: usize) -> Option<PValue> {
        self.known(value)?.args.get(n).copied()
    }

    /// The number that all lanes are.
    pub fn number(&self, value: PValue) -> Option<i64> {
        match self.op(value)? {
            POp::Splat => self.number(self.arg(value, 0)?),
            POp::Const(Imm::Int(number)) => Some(number),
            _ => None,
        }
    }

    /// What a comparison of integers compares with a constant, how, the constant to the right, and the constant.
    pub fn int_bound(&self, comparison: &PInst) -> Option<(PValue, IntCC, i64)> {
        let (POp::ICmp(cc), &[a, b]) = (comparison.op, &comparison.args[..]) else {
            return None;
        };
        match self.number(b) {
            Some(number) => Some((a, cc, number)),
            None => Some((b, cc.swapped(), self.number(a)?)),
        }
    }

    /// The same of floating-point numbers.
    pub fn float_bound(&self, comparison: &PInst) -> Option<(PValue, FloatCC, f64)> {
        let (POp::FCmp(cc), &[a, b]) = (comparison.op, &comparison.args[..]) else {
            return None;
        };
        match self.float(b) {
            Some(number) => Some((a, cc, number)),
            None => Some((b, cc.swapped(), self.float(a)?)),
        }
    }

    /// The floating-point number that all lanes are.
    pub fn float(&self, value: PValue) -> Option<f64> {
        match self.op(value)? {
            POp::Splat => self.float(self.arg(value, 0)?),
            POp::Unary(UnaryOp::FNeg) => Some(-self.float(self.arg(value, 0)?)?),
            POp::Const(Imm::F32(bits)) => Some(f64::from(f32::from_bits(bits))),
            POp::Const(Imm::F64(bits)) => Some(f64::from_bits(bits)),
            _ => None,
        }
    }

    /// Whether all bits of all lanes are 0.
    pub fn is_zero(&self, value: PValue) -> bool {
        match self.op(value) {
            Some(POp::Splat) => self.arg(value, 0).is_some_and(|one| self.is_zero(one)),
            Some(POp::Const(Imm::Int(number))) => number == 0,
            Some(POp::Const(Imm::F32(bits))) => bits == 0,
            Some(POp::Const(Imm::F64(bits))) => bits == 0,
            _ => false,
        }
    }

    /// A number in all lanes of a vector, for what is looked at: made before the loop that this is in, or by the
    /// steps given.
    pub fn constant(
        &mut self,
        (ty, elem): (PType, Type),
        number: i64,
        span: Span,
        steps: &mut Vec<PInst>,
    ) -> PValue {
        if let Some(&value) = self.constants.get(&(ty, number)) {
            return value;
        }
        let [scalar, lanes] = [PType::Scalar(elem), ty].map(|ty| {
            self.values.push(PValueData {
                ty,
                hint: None,
                unrolled: None,
            })
        });
        let step = |result, op, args| PInst {
            result: Some(result),
            op,
            args,
            span,
        };
        let made = [
            step(scalar, POp::Const(Imm::Int(number)), Vec::new()),
            step(lanes, POp::Splat, vec![scalar]),
        ];
        if self.within == 0 {
            steps.extend(made);
        } else {
            self.constants.insert((ty, number), lanes);
            self.before_loop.extend(made);
        }
        lanes
    }

    /// What an operation on vectors or masks costs, if the target has it.
    pub fn price(&self, inst: &PInst) -> Option<u32> {
        let (row, elem, wide) = row(inst, &self.values)?;
        let one = self.target.cost(row, elem, self.reg_bits)?;
        Some(one * TargetInfo::registers_of(wide, self.reg_bits))
    }

    /// The same of one by its row and the type of its vectors.
    pub fn price_of(&self, row: RowOp, ty: PType) -> Option<u32> {
        let PType::Vector(elem, _) = ty else {
            return None;
        };
        let one = self.target.cost(row, elem, self.reg_bits)?;
        Some(one * TargetInfo::registers_of(ty, self.reg_bits))
    }

    /// A new value, the one of that number that is made for an operation; those for copies of it are copies.
    pub fn value(&mut self, root: &PInst, number: usize, ty: PType) -> PValue {
        let unrolled = root.result.and_then(|r| self.values[r].unrolled);
        let unrolled = unrolled.map(|place| self.beside(place, number));
        self.values.push(PValueData {
            ty,
            hint: None,
            unrolled,
        })
    }

    /// Where a value stands that is made for one that is made several times.
    fn beside(&mut self, place: Unrolled, number: usize) -> Unrolled {
        let next = &mut self.next_group;
        let group = *self.groups.entry((place.group, number)).or_insert_with(|| {
            *next += 1;
            *next - 1
        });
        Unrolled { group, ..place }
    }
}
