//! Where the accesses of a loop body lie: their addresses followed back to what they are computed from.

use super::accesses::{Access, Form, Root, is_apart, is_computed, meet};
use super::body::Body;
use crate::plan::{Apart, Lanes, LoopNode, Node, PInst, POp, PType, PValue, PValueData};
use crate::ssa::{BinaryOp, Imm, Type};
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};

/// How far an address is followed back.
const DEPTH: u32 = 32;

/// The definitions of the values of a plan.
pub(super) struct Definitions(SecondaryMap<PValue, Option<(POp, Vec<PValue>)>>);

impl Definitions {
    /// Those of some steps and of all steps in them.
    pub fn of(nodes: &[Node]) -> Definitions {
        let mut found = Definitions(SecondaryMap::new());
        found.find(nodes);
        found
    }

    /// Whether a value is what such an operation gives.
    pub fn is(&self, value: PValue, op: &POp) -> bool {
        self.0[value].as_ref().is_some_and(|(own, _)| own == op)
    }

    /// Whether a value is made of numbers.
    pub fn is_constant(&self, value: PValue) -> bool {
        match &self.0[value] {
            Some((POp::Const(_), _)) => true,
            Some((POp::Splat | POp::Build, args)) => args.iter().all(|&arg| self.is_constant(arg)),
            Some(_) | None => false,
        }
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
    /// What addresses before the loop are computed from, with the positions of these in [`Apart::bases`].
    bases: Vec<(Root, usize)>,
    apart: Option<&'a Apart>,
    /// What that says of pairs can be told of roots.
    pairs_known: bool,
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
            bases: Vec::new(),
            apart: None,
            pairs_known: false,
        }
    }

    /// With what a planner knows of the memory that is accessed.
    pub fn with(mut self, apart: &'a Apart) -> Addresses<'a> {
        let bases = apart.bases.iter().enumerate();
        let rooted = bases.filter_map(|(n, &base)| Some((self.form(base, DEPTH)?.root?, n)));
        self.bases = rooted.collect();
        // A base whose root is not found may have that of another.
        let all = self.bases.len() == apart.bases.len();
        self.pairs_known = all;
        self.apart = Some(apart);
        self
    }

    /// Whether a planner knows that two accesses never meet: all addresses that have their roots are apart.
    fn known_apart(&self, a: &Access, b: &Access) -> bool {
        let (Some(apart), Some(p), Some(q)) = (self.apart, a.root, b.root) else {
            return false;
        };
        let of = |root: Root| {
            let bases = self.bases.iter().filter(move |(own, _)| *own == root);
            bases.map(|&(_, n)| apart.bases[n])
        };
        let pair = |x: PValue, y: PValue| apart.pairs.contains(&[x.min(y), x.max(y)]);
        self.pairs_known
            && of(p).next().is_some()
            && of(q).next().is_some()
            && of(p).all(|x| of(q).all(|y| pair(x, y)))
    }

    /// The least number of iterations, `least` or more, after which `b` may touch what `a` touches; `None`: it never
    /// does. The counter steps by `step`.
    pub fn meet(&self, a: &Access, b: &Access, step: u64, least: u32) -> Option<u32> {
        let vouched = self.is_vouched(a, b);
        match self.known_apart(a, b) {
            true => None,
            false if vouched && least > 0 => None,
            false => meet(a, b, step, least),
        }
    }

    /// Whether somebody vouches that two accesses of different iterations do not meet, where nothing is computed of
    /// that.
    fn is_vouched(&self, a: &Access, b: &Access) -> bool {
        self.apart.is_some_and(|apart| apart.iterations) && !is_computed(a, b)
    }

    /// Whether nothing is known of whether two accesses meet.
    pub fn is_open(&self, a: &Access, b: &Access) -> bool {
        !self.known_apart(a, b) && !self.is_vouched(a, b) && !is_computed(a, b) && !is_apart(a, b)
    }

    /// The bytes that an access touches.
    pub fn access(&self, inst: &PInst) -> Access {
        let of = |value: &PValue| self.values.get(*value).map(|data| data.ty);
        let (lanes, ty) = match inst.op {
            POp::Load(lanes) => (Some(lanes), inst.result.as_ref().and_then(of)),
            POp::Store(lanes) => (Some(lanes), inst.args.get(1).and_then(of)),
            _ => (None, None),
        };
        let base = inst.args.first();
        let form = base.and_then(|&base| self.form(base, DEPTH));
        let root = base.and_then(|&base| self.root(base, DEPTH));
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
            root,
            form: form.filter(|_| bytes.is_some()),
            bytes,
        }
    }

    /// What an address is computed from, wherever it is from there.
    fn root(&self, address: PValue, depth: u32) -> Option<Root> {
        if let Some(form) = self.form(address, depth) {
            return form.root;
        }
        match self.definitions.0[address].as_ref().filter(|_| depth > 0)? {
            (POp::PtrAdd { .. } | POp::Field(_), args) => self.root(*args.first()?, depth - 1),
            _ => None,
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
