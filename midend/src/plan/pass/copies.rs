//! Vectors that stand side by side in one iteration become copies of one body, in a short loop that a
//! compiler unrolls: the reader sees the body once.
//!
//! The body for one vector is what stores and carried values of the first vector need. That the others
//! do the same is not taken from how they were made: each operation of one is compared with its
//! counterpart, and numbers that are linear in the loop's counter are compared as that (as loop
//! rerolling does). The order of the effects of different vectors changes from the one in which they
//! stood to that of their iterations, which is the original loop's.

use super::code::{Code, Pass, When};
use crate::options::Optimization;
use crate::plan::{
    Carried, Each, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, PValueData, Widened,
};
use crate::ssa::{BinaryOp, ConvertOp, Imm, Type};
use crate::target::TargetInfo;
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};
use frontend::sorted::{SortedMap, SortedSet};
use std::mem::take;

/// The row.
pub(super) const COPIES: Pass = Pass {
    name: "copies",
    what: "Vectors side by side are written as copies of one body",
    when: When::Chosen,
    optimization: Some(Optimization::CopyLoops),
    run,
};

/// A body of more operations is long enough for a processor not to see the next copy before it is
/// through with this one: where it has no order of its own to lose, operations of several copies stand
/// side by side.
const LONGEST: u32 = 48;

/// Lines that a loop of copies takes beside its body.
const FRAME: usize = 4;

fn run(code: &mut Code<'_>) {
    let mut numbers = SecondaryMap::new();
    find_numbers(code.body, &mut numbers);
    let mut body = take(code.body);
    each_loop(&mut body, &mut |l| {
        if let Some(Widened { vf, uf, .. }) = l.widened
            && uf > 1
            && let Some(found) = Copies::of(code, &numbers, l, (vf, uf))
        {
            found.write(code.values, l);
        }
    });
    *code.body = body;
}

fn each_loop(nodes: &mut [Node], tell: &mut impl FnMut(&mut LoopNode)) {
    for node in nodes {
        match node {
            Node::Inst(_) => {}
            Node::If {
                then, otherwise, ..
            } => {
                each_loop(then, tell);
                each_loop(otherwise, tell);
            }
            Node::Loop(l) => {
                tell(l);
                each_loop(&mut l.body, tell);
            }
        }
    }
}

/// The values that are known integers.
fn find_numbers(nodes: &[Node], numbers: &mut SecondaryMap<PValue, Option<i64>>) {
    for node in nodes {
        match node {
            Node::Inst(inst) => {
                if let (POp::Const(Imm::Int(number)), Some(result)) = (inst.op, inst.result) {
                    numbers[result] = Some(number);
                }
            }
            Node::If {
                then, otherwise, ..
            } => {
                find_numbers(then, numbers);
                find_numbers(otherwise, numbers);
            }
            Node::Loop(l) => find_numbers(&l.body, numbers),
        }
    }
}

/// A sum of values, each times a number, and a number; modulo the width of what it is the value of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Linear {
    terms: SortedMap<PValue, i64>,
    constant: i64,
}

impl Linear {
    fn plus(mut self, other: &Linear, times: i64) -> Linear {
        for (&value, &factor) in &other.terms {
            let sum = self.terms.entry(value).or_insert(0);
            *sum = sum.wrapping_add(factor.wrapping_mul(times));
        }
        self.constant = self
            .constant
            .wrapping_add(other.constant.wrapping_mul(times));
        self
    }

    /// The number that it is.
    fn number(&self) -> Option<i64> {
        self.terms
            .values()
            .all(|&factor| factor == 0)
            .then_some(self.constant)
    }
}

/// The vectors of an iteration, as copies.
struct Copies {
    /// Position in the body of what all copies share.
    shared: Vec<usize>,
    /// Position of what the first copy does.
    body: Vec<usize>,
    /// Values that are carried for the first copy, with those for each copy.
    carried: Vec<(PValue, Vec<PValue>)>,
    counter: PValue,
    widened: (u32, u32),
}

impl Copies {
    /// The copies in a vector loop, if it is nothing but these.
    fn of(
        code: &Code<'_>,
        numbers: &SecondaryMap<PValue, Option<i64>>,
        l: &LoopNode,
        (vf, uf): (u32, u32),
    ) -> Option<Copies> {
        let LoopControl::Counted { counter, .. } = l.control else {
            return None;
        };
        let insts = l.body.iter().map(|node| match node {
            Node::Inst(inst) if !code.has_effect(inst) => Some(inst),
            Node::Inst(_) | Node::If { .. } | Node::Loop(_) => None,
        });
        let insts = insts.collect::<Option<Vec<&PInst>>>()?;
        let mut compared = Compared {
            values: code.values,
            numbers,
            insts: &insts,
            at: SecondaryMap::new(),
            carried: l.carried.iter().map(|c| (c.value, c.next)).collect(),
            counter,
            vf: i64::from(vf),
            varying: EntitySet::new(),
            linear: SecondaryMap::new(),
            image: SortedMap::new(),
        };
        compared.survey();
        let stores = compared.stores(uf)?;
        let carried = compared.carried(uf)?;
        let roots = stores.iter().copied();
        let roots = roots.chain(carried.iter().map(|(first, _)| {
            let next = compared.carried[first];
            compared.at[next].unwrap_or_default()
        }));
        let mut body = compared.needed(roots);
        let varies = |&n: &usize| {
            let result = insts[n].result;
            result.is_none_or(|result| compared.varying.contains(result))
        };
        let shared = body.iter().copied().filter(|n| !varies(n)).collect();
        body.retain(varies);
        let worth = compared.operations(&body) * (uf as usize - 1) > FRAME;
        let short = compared.size(&body, code.reg_bits) <= LONGEST;
        (worth && short).then_some(Copies {
            shared,
            body,
            carried,
            counter,
            widened: (vf, uf),
        })
    }

    /// Puts the loop of copies in the place of a body.
    fn write(self, values: &mut PrimaryMap<PValue, PValueData>, l: &mut LoopNode) {
        let (vf, uf) = self.widened;
        let nodes = take(&mut l.body);
        let inst = |&n: &usize| match &nodes[n] {
            Node::Inst(inst) => Some(inst.clone()),
            Node::If { .. } | Node::Loop(_) => None,
        };
        let mut fresh = |ty, hint: Option<&str>| {
            let hint = hint.map(str::to_owned);
            values.push(PValueData::new(ty, hint))
        };
        let index = PType::Scalar(Type::I64);
        let (copy, lanes) = (fresh(index, Some("copy")), fresh(index, None));
        let (offset, at) = (fresh(index, None), fresh(index, Some("at")));
        let mut renamed: SortedMap<PValue, PValue> = [(self.counter, at)].into();
        let mut each = Vec::new();
        for (first, before) in self.carried {
            let data = values[first].clone();
            let mut fresh = || values.push(PValueData::new(data.ty, data.hint.clone()));
            let value = fresh();
            let after: Vec<PValue> = before.iter().map(|_| fresh()).collect();
            renamed.insert(first, value);
            let mut next = None;
            for (before, after) in before.iter().zip(&after) {
                for carried in l.carried.iter_mut().filter(|c| c.value == *before) {
                    next = next.or(Some(carried.next));
                    carried.next = *after;
                }
            }
            each.extend(next.map(|next| Each {
                value,
                before,
                next,
                after,
            }));
        }
        let body: Vec<PInst> = self.body.iter().filter_map(inst).collect();
        let span = body.first().map(|inst| inst.span).unwrap_or_default();
        let step = |op, args: &[PValue], result| PInst {
            result: Some(result),
            op,
            args: args.to_vec(),
            span,
        };
        let mut copied = vec![
            step(POp::Const(Imm::Int(i64::from(vf))), &[], lanes),
            step(POp::Binary(BinaryOp::Mul), &[copy, lanes], offset),
            step(POp::Binary(BinaryOp::Add), &[self.counter, offset], at),
        ];
        for mut inst in body {
            for arg in &mut inst.args {
                *arg = renamed.get(arg).copied().unwrap_or(*arg);
            }
            if let Some(result) = inst.result {
                values[result].unrolled = None;
            }
            copied.push(inst);
        }
        let shared = self.shared.iter().filter_map(inst).map(Node::Inst);
        l.body = shared.collect();
        l.body.push(Node::Loop(LoopNode {
            control: LoopControl::Copies {
                copy,
                count: uf,
                each,
            },
            widened: None,
            often: None,
            stages: None,
            results: Vec::new(),
            carried: Vec::<Carried>::new(),
            body: copied.into_iter().map(Node::Inst).collect(),
        }));
    }
}

/// A body whose parts are compared with one another.
struct Compared<'a> {
    values: &'a PrimaryMap<PValue, PValueData>,
    numbers: &'a SecondaryMap<PValue, Option<i64>>,
    insts: &'a [&'a PInst],
    /// Where a value is computed in the body.
    at: SecondaryMap<PValue, Option<usize>>,
    /// Values that are carried, and what they are next.
    carried: SortedMap<PValue, PValue>,
    counter: PValue,
    vf: i64,
    /// Values that may differ between iterations, or from copy to copy.
    varying: EntitySet<PValue>,
    /// Values of the body as sums.
    linear: SecondaryMap<PValue, Option<Linear>>,
    /// What, in a copy, is the counterpart of a value of the first copy.
    image: SortedMap<(u32, PValue), PValue>,
}

impl Compared<'_> {
    /// Which values vary, and which are linear.
    fn survey(&mut self) {
        self.varying.insert(self.counter);
        for &value in self.carried.keys() {
            self.varying.insert(value);
        }
        for (n, inst) in self.insts.iter().enumerate() {
            let Some(result) = inst.result else { continue };
            self.at[result] = Some(n);
            let reads = matches!(
                inst.op,
                POp::Load(_) | POp::ReadBlock(_) | POp::Gather { .. }
            );
            if reads || inst.args.iter().any(|&arg| self.varying.contains(arg)) {
                self.varying.insert(result);
            }
            self.linear[result] = self.sum(inst);
        }
    }

    fn sum(&self, inst: &PInst) -> Option<Linear> {
        let arg = |n: usize| inst.args.get(n).map(|&arg| self.linear(arg));
        match inst.op {
            POp::PtrAdd { scale } => Some(arg(0)?.plus(&arg(1)?, scale)),
            POp::Binary(BinaryOp::Add) => Some(arg(0)?.plus(&arg(1)?, 1)),
            POp::Binary(BinaryOp::Sub) => Some(arg(0)?.plus(&arg(1)?, -1)),
            POp::Binary(BinaryOp::Mul) => {
                let (a, b) = (arg(0)?, arg(1)?);
                match (a.number(), b.number()) {
                    (_, Some(times)) => Some(Linear::default().plus(&a, times)),
                    (Some(times), None) => Some(Linear::default().plus(&b, times)),
                    (None, None) => None,
                }
            }
            POp::Convert(ConvertOp::Trunc) if self.is_scalar(*inst.args.first()?) => arg(0),
            POp::Splat => arg(0),
            _ => None,
        }
        // Masks and floating-point numbers are no sums.
        .filter(|_| {
            let ty = inst.result.map(|result| self.values[result].ty);
            match ty {
                Some(PType::Scalar(ty) | PType::Vector(ty, _)) => ty != Type::I1 && !ty.is_float(),
                Some(PType::Mask { .. }) | None => false,
            }
        })
    }

    fn linear(&self, value: PValue) -> Linear {
        if let Some(number) = self.numbers[value] {
            return Linear {
                constant: number,
                ..Linear::default()
            };
        }
        self.linear[value].clone().unwrap_or_else(|| Linear {
            terms: [(value, 1)].into(),
            constant: 0,
        })
    }

    fn is_scalar(&self, value: PValue) -> bool {
        matches!(self.values[value].ty, PType::Scalar(_))
    }

    /// Whether a value of a copy is what one of the first copy is in its place.
    fn alike(&mut self, first: PValue, other: PValue, copy: u32) -> bool {
        if let Some(&known) = self.image.get(&(copy, first)) {
            return known == other;
        }
        if self.values[first].ty != self.values[other].ty {
            return false;
        }
        let alike = match first == other {
            true => !self.varying.contains(first),
            false => self.shifted(first, other, copy) || self.computed_alike(first, other, copy),
        };
        if alike {
            self.image.insert((copy, first), other);
        }
        alike
    }

    /// Both are sums, the other one with the copy's counter in the place of the first one's.
    fn shifted(&self, first: PValue, other: PValue, copy: u32) -> bool {
        let bits = match self.values[first].ty {
            PType::Scalar(ty) | PType::Vector(ty, _) => ty.bits(),
            PType::Mask { .. } => return false,
        };
        let (first, other) = (self.linear(first), self.linear(other));
        let known = |(value, &factor): (&PValue, &i64)| {
            factor == 0 || *value == self.counter || !self.varying.contains(*value)
        };
        if !(first.terms.iter().all(known) && other.terms.iter().all(known)) {
            return false;
        }
        let steps = first.terms.get(&self.counter).copied().unwrap_or(0);
        let shift = steps.wrapping_mul(i64::from(copy).wrapping_mul(self.vf));
        let first = Linear {
            constant: first.constant.wrapping_add(shift),
            ..first
        };
        let apart = other.plus(&first, -1);
        let wraps = |number: i64| (number as u64) << (64 - bits.min(64)) == 0;
        wraps(apart.constant) && apart.terms.values().all(|&factor| wraps(factor))
    }

    fn computed_alike(&mut self, first: PValue, other: PValue, copy: u32) -> bool {
        if let (Some(a), Some(b)) = (self.at[first], self.at[other]) {
            return self.inst_alike(a, b, copy);
        }
        // Whether they become alike is asked where all carried values are.
        self.carried.contains_key(&first) && self.carried.contains_key(&other)
    }

    fn inst_alike(&mut self, a: usize, b: usize, copy: u32) -> bool {
        let (a, b) = (self.insts[a], self.insts[b]);
        a.op == b.op
            && a.args.len() == b.args.len()
            && a.args
                .iter()
                .zip(&b.args)
                .all(|(&a, &b)| self.alike(a, b, copy))
    }

    /// Runs a comparison, and forgets what it found if it fails.
    fn try_alike(&mut self, compare: impl FnOnce(&mut Self) -> bool) -> bool {
        let before = self.image.clone();
        let alike = compare(self);
        if !alike {
            self.image = before;
        }
        alike
    }

    /// Positions of the first copy's stores, if all others are those of the other copies.
    fn stores(&mut self, uf: u32) -> Option<Vec<usize>> {
        let effects = self.insts.iter().enumerate();
        let effects = effects.filter(|(_, inst)| inst.result.is_none());
        let mut left: Vec<usize> = effects.map(|(n, _)| n).collect();
        let mut firsts = Vec::new();
        while !left.is_empty() {
            let first = left.remove(0);
            for copy in 1..uf {
                let stores = matches!(
                    self.insts[first].op,
                    POp::Store(_) | POp::Scatter { .. } | POp::CompressStore
                );
                let same = left.iter().position(|&other| {
                    stores && self.try_alike(|this| this.inst_alike(first, other, copy))
                });
                left.remove(same?);
            }
            firsts.push(first);
        }
        Some(firsts)
    }

    /// The first copy's carried values, each with those of all copies, if these are all there are.
    fn carried(&mut self, uf: u32) -> Option<Vec<(PValue, Vec<PValue>)>> {
        let mut left: Vec<PValue> = self.carried.keys().copied().collect();
        let mut found = Vec::new();
        while !left.is_empty() {
            let first = left.remove(0);
            let next = self.carried[&first];
            self.at[next]?;
            let mut all = vec![first];
            for copy in 1..uf {
                let same = left.iter().position(|&other| {
                    let others = self.carried[&other];
                    self.try_alike(|this| {
                        this.alike(first, other, copy) && this.alike(next, others, copy)
                    })
                });
                all.push(left.remove(same?));
            }
            found.push((first, all));
        }
        let firsts: SortedSet<PValue> = found.iter().map(|(first, _)| *first).collect();
        let known = |value: &PValue| !self.carried.contains_key(value) || firsts.contains(value);
        self.image
            .keys()
            .all(|(_, value)| known(value))
            .then_some(found)
    }

    /// Positions of all that some operations need, and of these, in order.
    fn needed(&self, roots: impl Iterator<Item = usize>) -> Vec<usize> {
        let mut open: Vec<usize> = roots.collect();
        let mut needed = SortedSet::new();
        while let Some(n) = open.pop() {
            if needed.insert(n) {
                let args = self.insts[n].args.iter();
                open.extend(args.filter_map(|&arg| self.at[arg]));
            }
        }
        needed.into_iter().collect()
    }

    /// How many operations work on vectors.
    fn operations(&self, body: &[usize]) -> usize {
        let vector = |&&n: &&usize| {
            let inst = self.insts[n];
            inst.result.is_none_or(|result| !self.is_scalar(result))
        };
        body.iter().filter(vector).count()
    }

    /// How many instructions operations on vectors take, roughly.
    fn size(&self, body: &[usize], reg_bits: u32) -> u32 {
        let registers = |&n: &usize| {
            let inst = self.insts[n];
            let value = inst.result.or(inst.args.get(1).copied());
            match value.map(|value| self.values[value].ty) {
                Some(ty @ (PType::Vector(..) | PType::Mask { .. })) => {
                    TargetInfo::registers_of(ty, reg_bits)
                }
                Some(PType::Scalar(_)) | None => 0,
            }
        };
        body.iter().map(registers).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::super::code::test_target;
    use super::*;
    use crate::plan::parse::parse;
    use crate::plan::verify::verify;

    /// A loop of four vectors, two at a time, with what it carries and does.
    fn after(carry: &str, lines: &str) -> String {
        let text = format!(
            "plan \"f\" loop site0 reg 128 cost 1 percent 1 {{
            var0 \"p\": other
            p0: ptr = livein var0
            p1: i64 = const 64
            p2: i64 = const 4
            p3: i32 = const 0
            p4: i32x4 = splat p3
            p5: i64 = const 5
            for p6: i64 \"k\" below p1 step 8 vf 4 uf 2{carry} {{
            {lines}
            }}
            }}"
        );
        let mut plan = parse(&text).expect("a plan");
        assert_eq!(verify(&plan), Ok(()));
        run(&mut Code {
            body: &mut plan.body,
            values: &mut plan.values,
            callees: &plan.callees,
            target: &test_target(2),
            reg_bits: plan.reg_bits,
            pipelining: None,
        });
        assert_eq!(verify(&plan), Ok(()));
        let text = plan.to_string();
        assert_eq!(
            parse(&text).map(|plan| plan.to_string()).as_ref(),
            Ok(&text)
        );
        let lines = text.lines().skip_while(|line| !line.contains("for p6"));
        lines.map(|line| format!("{}\n", line.trim())).collect()
    }

    /// Values to store, from `p20` on.
    fn stores(second: &str) -> String {
        format!(
            "p10: ptr = ptradd 4 p0, p6
            p11: ptr = ptradd 4 p10, {second}
            p20: i32x4 group 0 copy 0 = load consecutive p10
            p21: i32x4 group 0 copy 1 = load consecutive p11
            p22: i32x4 group 1 copy 0 = add p20, p4
            p23: i32x4 group 1 copy 1 = add p21, p4
            p24: i32x4 = mul p22, p20
            p25: i32x4 = mul p23, p21
            p26: i32x4 = xor p24, p22
            p27: i32x4 = xor p25, p23
            store consecutive p10, p26
            store consecutive p11, p27"
        )
    }

    #[test]
    fn vectors_become_copies_of_the_first() {
        assert_eq!(
            after("", &stores("p2")),
            "for p6: i64 \"k\" below p1 step 8 vf 4 uf 2 {
copies p28: i64 \"copy\" count 2 {
p29: i64 = const 4
p30: i64 = mul p28, p29
p31: i64 \"at\" = add p6, p30
p10: ptr = ptradd 4 p0, p31
p20: i32x4 = load consecutive p10
p22: i32x4 = add p20, p4
p24: i32x4 = mul p22, p20
p26: i32x4 = xor p24, p22
store consecutive p10, p26
}
}
}
"
        );
    }

    #[test]
    fn what_is_not_the_same_stays() {
        // Another distance, another operation, another operand, a value that both share.
        let all = [
            stores("p5"),
            stores("p2").replace("p25: i32x4 = mul", "p25: i32x4 = add"),
            stores("p2").replace("xor p25, p23", "xor p25, p25"),
            stores("p2").replace("add p21, p4", "add p20, p4"),
        ];
        for lines in all {
            assert!(!after("", &lines).contains("copies"), "{lines}");
        }
    }

    #[test]
    fn what_a_vector_has_of_its_neighbour_is_no_copy() {
        let lines = stores("p2")
            .replace("p24: i32x4 = mul p22, p20", "p24: i32x4 = splice p7, p20")
            .replace("p25: i32x4 = mul p23, p21", "p25: i32x4 = splice p20, p21");
        assert!(lines.contains("splice p7") && lines.contains("splice p20"));
        let carry = " carry [p7: i32x4 = p4 then p21]";
        assert!(!after(carry, &lines).contains("copies"));
        // Not even with as many such values as there are vectors.
        let carry = " carry [p7: i32x4 = p4 then p21, p8: i32x4 = p4 then p23]";
        let lines = lines.replace("xor p25, p23", "xor p25, p8");
        assert!(!after(carry, &lines).contains("copies"));
    }

    #[test]
    fn each_copy_carries_its_own() {
        let carry = " carry [p7: i32x4 \"s\" = p4 then p22, p8: i32x4 \"s\" = p4 then p23]";
        let lines = stores("p2")
            .replace("add p20, p4", "add p20, p7")
            .replace("add p21, p4", "add p21, p8");
        assert_eq!(
            after(carry, &lines),
            "for p6: i64 \"k\" below p1 step 8 vf 4 uf 2 carry [p7: i32x4 \"s\" = p4 then p33, \
             p8: i32x4 \"s\" = p4 then p34] {
copies p28: i64 \"copy\" count 2 each [p32: i32x4 \"s\" = p7 p8 then p22 gives p33: i32x4 \"s\" p34: i32x4 \"s\"] {
p29: i64 = const 4
p30: i64 = mul p28, p29
p31: i64 \"at\" = add p6, p30
p10: ptr = ptradd 4 p0, p31
p20: i32x4 = load consecutive p10
p22: i32x4 = add p20, p32
p24: i32x4 = mul p22, p20
p26: i32x4 = xor p24, p22
store consecutive p10, p26
}
}
}
"
        );
        // The copies have each other's.
        let crossed = carry
            .replace("p22", "p0")
            .replace("p23", "p22")
            .replace("p0,", "p23,");
        assert!(!after(&crossed, &lines).contains("copies"));
    }
}
