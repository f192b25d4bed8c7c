//! Where the accesses of a loop body lie, and after how many iterations two of them may meet.

use super::body::Body;
use crate::plan::{Lanes, LoopNode, Node, PInst, POp, PType, PValue, PValueData};
use crate::ssa::{BinaryOp, Imm, Symbol, Type, Var};
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};
use frontend::sorted::SortedMap;

/// How far an address is followed back.
const DEPTH: u32 = 32;

/// Addresses that step by more bytes may wrap.
const FARTHEST: i128 = 1 << 32;

/// What an address is computed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Root {
    /// A declared object with static storage.
    Symbol(Symbol),
    /// An automatic variable that lives in memory.
    Local(Var),
    /// An array of the plan.
    Array(PValue),
    /// What a variable holds where the region is entered.
    Variable(Var),
    /// Another value, which does not change in the loop.
    Value(PValue),
}

impl Root {
    /// Whether it is an object that nothing else lies in.
    fn is_object(self) -> bool {
        match self {
            Root::Symbol(_) | Root::Local(_) | Root::Array(_) => true,
            Root::Variable(_) | Root::Value(_) => false,
        }
    }

    /// Whether what is reached from one is never reached from the other.
    fn is_apart(self, other: Root) -> bool {
        let both_objects = self.is_object() && other.is_object() && self != other;
        // No variable of the program holds the address of an array of the plan.
        let of_plan = |a: Root, b: Root| match (a, b) {
            (Root::Array(_), Root::Variable(_)) => true,
            (
                Root::Symbol(_)
                | Root::Local(_)
                | Root::Array(_)
                | Root::Variable(_)
                | Root::Value(_),
                _,
            ) => false,
        };
        both_objects || of_plan(self, other) || of_plan(other, self)
    }
}

/// `root + counter * step + Σ factor * term + constant`, modulo 2^64.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Form {
    root: Option<Root>,
    counter: i64,
    terms: SortedMap<PValue, i64>,
    constant: i64,
}

impl Form {
    fn plus(mut self, other: &Form, times: i64) -> Option<Form> {
        if other.root.is_some() {
            // A sum of two addresses, or several of one, is none.
            if self.root.is_some() || times != 1 {
                return None;
            }
            self.root = other.root;
        }
        self.counter = self.counter.wrapping_add(other.counter.wrapping_mul(times));
        self.constant = self
            .constant
            .wrapping_add(other.constant.wrapping_mul(times));
        for (&term, &factor) in &other.terms {
            let sum = self.terms.entry(term).or_insert(0);
            *sum = sum.wrapping_add(factor.wrapping_mul(times));
        }
        self.terms.retain(|_, factor| *factor != 0);
        Some(self)
    }

    fn number(&self) -> Option<i64> {
        let none = self.root.is_none() && self.terms.is_empty() && self.counter == 0;
        none.then_some(self.constant)
    }
}

/// The bytes that an access may touch in an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Access {
    /// Where it begins, if that is known.
    form: Option<Form>,
    /// What its address is computed from, if that is known.
    root: Option<Root>,
    /// From there on; `None`: anywhere.
    bytes: Option<(i64, i64)>,
}

/// The definitions of the values of a plan.
pub(super) struct Definitions(SecondaryMap<PValue, Option<(POp, Vec<PValue>)>>);

impl Definitions {
    /// Those of some steps and of all steps in them.
    pub fn of(nodes: &[Node]) -> Definitions {
        let mut found = Definitions(SecondaryMap::new());
        found.find(nodes);
        found
    }

    fn find(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => {
                    if let Some(result) = inst.result {
                        self.0[result] = Some((inst.op, inst.args.clone()));
                    }
                }
                Node::If {
                    then, otherwise, ..
                } => {
                    self.find(then);
                    self.find(otherwise);
                }
                Node::Loop(l) => self.find(&l.body),
            }
        }
    }
}

/// Finds where accesses of a body lie.
pub(super) struct Addresses<'a> {
    pub definitions: &'a Definitions,
    pub values: &'a PrimaryMap<PValue, PValueData>,
    /// What changes from one iteration to the next, the counter apart.
    pub varying: EntitySet<PValue>,
    pub counter: PValue,
}

impl<'a> Addresses<'a> {
    /// For the body of a loop.
    pub fn new(
        l: &LoopNode,
        body: &Body<'_>,
        definitions: &'a Definitions,
        values: &'a PrimaryMap<PValue, PValueData>,
    ) -> Addresses<'a> {
        let mut varying = EntitySet::new();
        for node in &l.body {
            if let Node::Inst(PInst {
                result: Some(result),
                ..
            }) = node
            {
                varying.insert(*result);
            }
        }
        for carried in &l.carried {
            varying.insert(carried.value);
        }
        Addresses {
            definitions,
            values,
            varying,
            counter: body.counter,
        }
    }

    /// The bytes that an access touches.
    pub fn access(&self, inst: &PInst) -> Access {
        let of = |value: &PValue| self.values.get(*value).map(|data| data.ty);
        let (lanes, ty) = match inst.op {
            POp::Load(lanes) => (Some(lanes), inst.result.as_ref().and_then(of)),
            POp::Store(lanes) => (Some(lanes), inst.args.get(1).and_then(of)),
            _ => (None, None),
        };
        let form = inst.args.first().and_then(|&base| self.form(base, DEPTH));
        let size = match ty {
            Some(PType::Scalar(elem)) => Some((1, i64::from(elem.bytes()))),
            Some(PType::Vector(elem, count)) => Some((i64::from(count), i64::from(elem.bytes()))),
            Some(PType::Mask { .. }) | None => None,
        };
        let bytes = lanes.zip(size).map(|(lanes, (count, size))| match lanes {
            Lanes::One => (0, size),
            Lanes::Consecutive => (0, count * size),
            Lanes::Reversed => ((1 - count) * size, size),
        });
        Access {
            root: form.as_ref().and_then(|form| form.root),
            form: form.filter(|_| bytes.is_some()),
            bytes,
        }
    }

    fn form(&self, value: PValue, depth: u32) -> Option<Form> {
        if value == self.counter {
            return Some(Form {
                counter: 1,
                ..Form::default()
            });
        }
        let definition = self.definitions.0[value].as_ref();
        let known = definition.filter(|_| depth > 0);
        let found = known.and_then(|(op, args)| self.operation(*op, args, value, depth - 1));
        found.or_else(|| self.invariant(value))
    }

    /// A value that is not looked into.
    fn invariant(&self, value: PValue) -> Option<Form> {
        if self.varying.contains(value) {
            return None;
        }
        let pointer = self.values.get(value)?.ty == PType::Scalar(Type::Ptr);
        Some(match pointer {
            true => Form {
                root: Some(Root::Value(value)),
                ..Form::default()
            },
            false => Form {
                terms: [(value, 1)].into(),
                ..Form::default()
            },
        })
    }

    fn operation(&self, op: POp, args: &[PValue], value: PValue, depth: u32) -> Option<Form> {
        let root = |root| {
            let pointer = self.values.get(value)?.ty == PType::Scalar(Type::Ptr);
            pointer.then(|| Form {
                root: Some(root),
                ..Form::default()
            })
        };
        let wide = |value: &PValue| {
            let ty = self.values.get(*value).map(|data| data.ty);
            ty == Some(PType::Scalar(Type::I64))
        };
        let form = |n: usize| self.form(*args.get(n)?, depth);
        match op {
            POp::GlobalAddr(symbol) => root(Root::Symbol(symbol)),
            POp::LocalAddr(var) => root(Root::Local(var)),
            POp::Array(..) => root(Root::Array(value)),
            POp::LiveIn(var) => root(Root::Variable(var)),
            POp::PtrAdd { scale } => form(0)?.plus(&form(1)?, scale),
            // Modulo 2^64, and nothing narrower.
            POp::Const(Imm::Int(number)) if wide(&value) => Some(Form {
                constant: number,
                ..Form::default()
            }),
            POp::Binary(BinaryOp::Add) if wide(&value) => form(0)?.plus(&form(1)?, 1),
            POp::Binary(BinaryOp::Sub) if wide(&value) => form(0)?.plus(&form(1)?, -1),
            POp::Binary(BinaryOp::Mul) if wide(&value) => {
                let (a, b) = (form(0)?, form(1)?);
                match (a.number(), b.number()) {
                    (_, Some(times)) => Form::default().plus(&a, times),
                    (Some(times), None) => Form::default().plus(&b, times),
                    (None, None) => None,
                }
            }
            _ => None,
        }
    }
}

/// The least number of iterations, `least` or more, after which `b` may touch what `a` touches; `None`: it never
/// does. The counter steps by `step`.
pub(super) fn meet(a: &Access, b: &Access, step: u64, least: u32) -> Option<u32> {
    if a.root.zip(b.root).is_some_and(|(a, b)| a.is_apart(b)) {
        return None;
    }
    let known = |access: &Access| access.form.clone().zip(access.bytes);
    let (Some((p, (p_low, p_high))), Some((q, (q_low, q_high)))) = (known(a), known(b)) else {
        return Some(least);
    };
    if p.root.is_none() || p.root != q.root || p.terms != q.terms || p.counter != q.counter {
        return Some(least);
    }
    // `b` begins `away` bytes behind `a` and `moves` more in each iteration; they overlap if that is between
    // `low` and `high`, both excluded.
    let away = i128::from(q.constant.wrapping_sub(p.constant));
    let moves = i128::from(p.counter) * i128::from(step);
    if moves.abs() > FARTHEST {
        return Some(least);
    }
    let low = i128::from(p_low) - i128::from(q_high) - away;
    let high = i128::from(p_high) - i128::from(q_low) - away;
    let (low, high, moves) = match moves < 0 {
        true => (-high, -low, -moves),
        false => (low, high, moves),
    };
    if moves == 0 {
        return (low < 0 && 0 < high).then_some(least);
    }
    let first = (low.div_euclid(moves) + 1).max(i128::from(least));
    (first * moves < high).then(|| u32::try_from(first).unwrap_or(u32::MAX))
}
