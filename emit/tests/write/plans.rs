//! Plans by hand, for one loop of a C text.

use cranelift_entity::PrimaryMap;
use frontend::Unit;
use frontend::span::Span;
use frontend::tree::{Loop, Stmt, StmtKind};
use midend::plan::Leaves;
use midend::plan::*;
use midend::ssa::*;

/// A plan being made.
pub struct Maker {
    pub plan: Plan,
    pub widened: Widened,
    pub open: Vec<Vec<Node>>,
}

fn first_loop(stmt: &Stmt) -> Option<&Loop> {
    match &stmt.kind {
        StmtKind::Loop(l) => Some(l),
        StmtKind::Block(stmts) => stmts.iter().find_map(first_loop),
        StmtKind::If {
            then, otherwise, ..
        } => first_loop(then).or_else(|| otherwise.as_deref().and_then(first_loop)),
        StmtKind::Label(_, body) => first_loop(body),
        _ => None,
    }
}

pub fn scalar(ty: Type, unsigned: bool, spelling: &str) -> CType {
    CType::Scalar {
        ty: Some(ty),
        unsigned,
        spelling: spelling.into(),
    }
}

pub fn pointer(ty: Type, unsigned: bool, spelling: &str, to_const: bool) -> CType {
    let to = Pointee::Scalar(ty, unsigned, spelling.into());
    CType::Pointer {
        to,
        to_const,
        to_volatile: false,
        restrict: false,
    }
}

impl Maker {
    /// For the first loop of a function; `types` gives the C type of each variable.
    pub fn new(
        unit: &Unit,
        function: &str,
        vf: u32,
        uf: u32,
        reg_bits: u32,
        types: &[(&str, CType)],
    ) -> Self {
        let def = unit
            .functions
            .iter()
            .find(|f| f.name == function)
            .expect("the function");
        let body = def.body.as_ref().expect("a body");
        let span = first_loop(body).expect("a loop").span;
        let mut vars = PrimaryMap::new();
        for var in &def.vars {
            let c_type = types
                .iter()
                .find(|(n, _)| *n == var.name)
                .map(|(_, t)| t.clone());
            vars.push(VarInfo {
                name: var.name.clone(),
                c_type: c_type.unwrap_or_default(),
                param: var.param,
                ..VarInfo::default()
            });
        }
        let plan = Plan {
            function: function.into(),
            region: Region::Loop {
                site: Site::from_u32(0),
                span,
                inside: None,
            },
            order: LaneOrder::Natural,
            reg_bits,
            vars: vars.into(),
            symbols: PrimaryMap::new().into(),
            fields: PrimaryMap::new().into(),
            callees: PrimaryMap::new().into(),
            values: PrimaryMap::new(),
            body: Vec::new(),
            guards: Vec::new(),
            left_out: Vec::new(),
            scalar_cost: 1,
            vector_cost_percent: 1,
            layout_asserts: Vec::new(),
            apart: Default::default(),
            scalar_apart: Default::default(),
            initial: Vec::new(),
            schedules: Vec::new(),
            pipelined: Vec::new(),
            leaves: Leaves::Rest,
        };
        Maker {
            plan,
            widened: Widened {
                vf,
                uf,
                masked: false,
                last: false,
                part: None,
                beside: false,
            },
            open: vec![Vec::new()],
        }
    }

    pub fn value(&mut self, ty: PType, hint: &str) -> PValue {
        let hint = (!hint.is_empty()).then(|| hint.to_owned());
        self.plan.values.push(PValueData::new(ty, hint))
    }

    pub fn op(&mut self, ty: PType, hint: &str, op: POp, args: &[PValue]) -> PValue {
        let result = self.value(ty, hint);
        self.push(Some(result), op, args);
        result
    }

    pub fn run(&mut self, op: POp, args: &[PValue]) {
        self.push(None, op, args);
    }

    fn push(&mut self, result: Option<PValue>, op: POp, args: &[PValue]) {
        let inst = PInst {
            result,
            op,
            args: args.to_vec(),
            span: Span::default(),
        };
        self.open.last_mut().expect("open").push(Node::Inst(inst));
    }

    pub fn var(&self, name: &str) -> Var {
        let found = self.plan.vars.iter().find(|(_, v)| v.name == name);
        found.expect("a variable").0
    }

    pub fn live_in(&mut self, name: &str, ty: Type) -> PValue {
        let var = self.var(name);
        self.op(PType::Scalar(ty), name, POp::LiveIn(var), &[])
    }

    pub fn int(&mut self, value: i64, ty: Type) -> PValue {
        self.op(PType::Scalar(ty), "", POp::Const(Imm::Int(value)), &[])
    }

    pub fn binary(&mut self, op: BinaryOp, hint: &str, a: PValue, b: PValue) -> PValue {
        let ty = self.plan.values[a].ty;
        self.op(ty, hint, POp::Binary(op), &[a, b])
    }

    pub fn at(&mut self, base: PValue, index: PValue, scale: i64) -> PValue {
        self.op(
            PType::Scalar(Type::Ptr),
            "",
            POp::PtrAdd { scale },
            &[base, index],
        )
    }

    pub fn begin(&mut self) {
        self.open.push(Vec::new());
    }

    pub fn end(&mut self) -> Vec<Node> {
        self.open.pop().expect("open")
    }

    pub fn node(&mut self, node: Node) {
        self.open.last_mut().expect("open").push(node);
    }

    /// The usual frame of a loop `for (…; i < n; i++)` with `int` counter and bound: trip count,
    /// guard, `end`; `inside` writes what the guard protects.
    pub fn guarded(&mut self, inside: impl FnOnce(&mut Self, PValue, PValue)) {
        let i = self.live_in("i", Type::I32);
        let n = self.live_in("n", Type::I32);
        let long = PType::Scalar(Type::I64);
        let wide_i = self.op(long, "", POp::Convert(ConvertOp::SExt), &[i]);
        let wide_n = self.op(long, "", POp::Convert(ConvertOp::SExt), &[n]);
        let trips = self.binary(BinaryOp::Sub, "trips", wide_n, wide_i);
        let step = i64::from(self.widened.vf * self.widened.uf);
        let least = self.int(step, Type::I64);
        let cond = self.op(
            PType::Scalar(Type::I1),
            "",
            POp::ICmp(IntCC::Sge),
            &[trips, least],
        );
        self.begin();
        let mask = self.int(-step, Type::I64);
        let end = self.binary(BinaryOp::And, "end", trips, mask);
        inside(self, i, end);
        let low = self.op(
            PType::Scalar(Type::I32),
            "",
            POp::Convert(ConvertOp::Trunc),
            &[end],
        );
        let last = self.binary(BinaryOp::Add, "", i, low);
        let var = self.var("i");
        self.run(POp::Assign(var), &[last]);
        let then = self.end();
        self.node(Node::If {
            cond,
            then,
            otherwise: Vec::new(),
            results: Vec::new(),
            seldom: false,
        });
    }

    /// A counted loop; `inside` gets the counter and gives the carried values' next ones.
    pub fn counted(
        &mut self,
        end: PValue,
        carried: &[(PValue, PValue)],
        inside: impl FnOnce(&mut Self, PValue) -> Vec<PValue>,
    ) {
        let counter = self.value(PType::Scalar(Type::I64), "k");
        self.begin();
        let next = inside(self, counter);
        let body = self.end();
        let carried = carried.iter().zip(next);
        let carried = carried
            .map(|(&(value, init), next)| Carried { value, init, next })
            .collect();
        let step = self.widened.step();
        let control = LoopControl::Counted {
            counter,
            start: None,
            end,
            step,
        };
        self.node(Node::Loop(LoopNode {
            widened: Some(self.widened),
            often: None,
            stages: None,
            results: Vec::new(),
            control,
            carried,
            body,
        }));
    }

    pub fn finish(mut self) -> Plan {
        self.plan.body = self.end();
        self.plan
    }
}
