//! The typed tree as text: S-expressions, one statement per line, a type on every conversion.

use crate::tree::{BinaryOp, Expr, ExprKind, FunctionDef, Loop, LoopKind, Stmt, StmtKind, UnaryOp};
use crate::types::{QualType, TypeId, TypeKind};
use crate::unit::Unit;
use std::fmt::Write;

/// All functions of a unit.
pub fn dump(unit: &Unit) -> String {
    let mut out = String::new();
    for (index, def) in unit.functions.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        out.push_str(&dump_function(unit, def));
    }
    out
}

/// One function: its signature, then its body.
pub fn dump_function(unit: &Unit, def: &FunctionDef) -> String {
    let mut d = Dumper {
        unit,
        def,
        out: String::new(),
    };
    let params: Vec<String> = def
        .vars
        .iter()
        .filter(|v| v.param.is_some())
        .map(|v| format!("{}:{}", v.name, d.type_name(v.ty)))
        .collect();
    let ret = d.type_name(def.ret);
    let _ = writeln!(d.out, "fn {}({}) {ret}", def.name, params.join(", "));
    match &def.body {
        Ok(body) => d.stmt(body, 1),
        Err(reason) => {
            let _ = writeln!(d.out, "  opaque: {}", reason.what);
        }
    }
    d.out
}

struct Dumper<'a> {
    unit: &'a Unit,
    def: &'a FunctionDef,
    out: String,
}

impl Dumper<'_> {
    fn type_name(&self, ty: QualType) -> String {
        let types = &self.unit.types;
        types
            .spelling(ty)
            .unwrap_or_else(|| match types.kind(ty.ty) {
                TypeKind::Record(id) => format!("record#{}", id.0),
                TypeKind::Opaque(what, _) => format!("<{what}>"),
                _ => format!("type#{}", ty.ty.0),
            })
    }

    fn type_id(&self, ty: TypeId) -> String {
        self.type_name(ty.into())
    }

    fn line(&mut self, indent: usize, text: &str) {
        let _ = writeln!(self.out, "{:1$}{text}", "", indent * 2);
    }

    fn stmt(&mut self, stmt: &Stmt, indent: usize) {
        match &stmt.kind {
            StmtKind::Block(statements) => {
                self.line(indent, "{");
                for statement in statements {
                    self.stmt(statement, indent + 1);
                }
                self.line(indent, "}");
            }
            StmtKind::Declare { var, init } => {
                let known = &self.def.vars[var.0 as usize];
                let ty = self.type_name(known.ty);
                let taken = if known.address_taken { " taken" } else { "" };
                let name = &known.name;
                let text = match init {
                    Some(init) => format!("declare {name}:{ty}{taken} = {}", self.expr(init)),
                    None => format!("declare {name}:{ty}{taken}"),
                };
                self.line(indent, &text);
            }
            StmtKind::Expr(expr) => {
                let text = self.expr(expr);
                self.line(indent, &text);
            }
            StmtKind::Empty => self.line(indent, ";"),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let text = format!("if {}", self.expr(cond));
                self.line(indent, &text);
                self.stmt(then, indent + 1);
                if let Some(otherwise) = otherwise {
                    self.line(indent, "else");
                    self.stmt(otherwise, indent + 1);
                }
            }
            StmtKind::Loop(node) => self.loop_stmt(node, indent),
            StmtKind::Once(body) => {
                self.line(indent, "once");
                self.stmt(body, indent + 1);
            }
            StmtKind::Switch { value, body } => {
                let text = format!("switch {}", self.expr(value));
                self.line(indent, &text);
                self.stmt(body, indent + 1);
            }
            StmtKind::Case { lo, hi, body } => {
                let text = if lo == hi {
                    format!("case {lo}:")
                } else {
                    format!("case {lo}..{hi}:")
                };
                self.line(indent, &text);
                self.stmt(body, indent);
            }
            StmtKind::Default(body) => {
                self.line(indent, "default:");
                self.stmt(body, indent);
            }
            StmtKind::Label(label, body) => {
                let text = format!("{}:", self.def.labels[label.0 as usize]);
                self.line(indent, &text);
                self.stmt(body, indent);
            }
            StmtKind::Goto(label) => {
                let text = format!("goto {}", self.def.labels[label.0 as usize]);
                self.line(indent, &text);
            }
            StmtKind::Break => self.line(indent, "break"),
            StmtKind::Continue => self.line(indent, "continue"),
            StmtKind::Return(None) => self.line(indent, "return"),
            StmtKind::Return(Some(value)) => {
                let text = format!("return {}", self.expr(value));
                self.line(indent, &text);
            }
            StmtKind::Opaque { reason, vars } => {
                let text = self.opaque(&reason.what, vars);
                self.line(indent, &text);
            }
        }
    }

    fn loop_stmt(&mut self, node: &Loop, indent: usize) {
        let keyword = match node.kind {
            LoopKind::For => "for",
            LoopKind::While => "while",
            LoopKind::Do => "do",
        };
        let pragma = node
            .pragma
            .as_ref()
            .map_or(String::new(), |p| format!(" [{p}]"));
        self.line(indent, &format!("{keyword}{pragma}"));
        if let Some(init) = &node.init {
            self.line(indent + 1, "init");
            self.stmt(init, indent + 2);
        }
        if let Some(cond) = &node.cond {
            let text = format!("cond {}", self.expr(cond));
            self.line(indent + 1, &text);
        }
        if let Some(step) = &node.step {
            let text = format!("step {}", self.expr(step));
            self.line(indent + 1, &text);
        }
        self.stmt(&node.body, indent + 1);
    }

    fn opaque(&self, what: &str, vars: &[crate::tree::VarId]) -> String {
        let names: Vec<&str> = vars
            .iter()
            .map(|v| self.def.vars[v.0 as usize].name.as_str())
            .collect();
        format!("<opaque: {what}; {}>", names.join(" "))
    }

    fn expr(&self, e: &Expr) -> String {
        let ty = || self.type_name(e.ty);
        match &e.kind {
            ExprKind::Int(value) => format!("{value}{}", self.int_suffix(e.ty)),
            ExprKind::Float(value, _) => format!("{value:?}:{}", ty()),
            ExprKind::Zero => "zero".to_string(),
            ExprKind::Str => format!("str:{}", ty()),
            ExprKind::Local(var) => self.def.vars[var.0 as usize].name.clone(),
            ExprKind::Global(global) => format!("@{}", self.unit.globals[global.0 as usize].name),
            ExprKind::Deref(pointer) => format!("(deref {})", self.expr(pointer)),
            ExprKind::Member {
                base,
                record,
                field,
            } => {
                format!(
                    "(. {} {})",
                    self.expr(base),
                    self.field_name(*record, *field)
                )
            }
            ExprKind::Load(place) => format!("(load {})", self.expr(place)),
            ExprKind::Decay(place) => format!("(decay {})", self.expr(place)),
            ExprKind::AddrOf(place) => format!("(& {})", self.expr(place)),
            ExprKind::Bytes(pointer) => format!("(bytes[{}] {})", ty(), self.expr(pointer)),
            ExprKind::Bits(value) => format!("(bits[{}] {})", ty(), self.expr(value)),
            ExprKind::Convert(value) => format!("(to[{}] {})", ty(), self.expr(value)),
            ExprKind::Unary(op, value) => format!("({} {})", unary_text(*op), self.expr(value)),
            ExprKind::Binary(op, a, b) => {
                format!(
                    "({}[{}] {} {})",
                    op_text(*op),
                    self.type_name(a.ty),
                    self.expr(a),
                    self.expr(b)
                )
            }
            ExprKind::PtrAdd {
                ptr,
                index,
                negative,
            } => {
                let op = if *negative { "ptr-" } else { "ptr+" };
                format!("({op} {} {})", self.expr(ptr), self.expr(index))
            }
            ExprKind::PtrDiff(a, b) => format!("(ptrdiff {} {})", self.expr(a), self.expr(b)),
            ExprKind::LogicalAnd(a, b) => format!("(&& {} {})", self.expr(a), self.expr(b)),
            ExprKind::LogicalOr(a, b) => format!("(|| {} {})", self.expr(a), self.expr(b)),
            ExprKind::Cond(c, a, b) => {
                format!(
                    "(?[{}] {} {} {})",
                    ty(),
                    self.expr(c),
                    self.expr(a),
                    self.expr(b)
                )
            }
            ExprKind::Statements { body, value } => {
                let mut inner = Dumper {
                    unit: self.unit,
                    def: self.def,
                    out: String::new(),
                };
                for statement in body {
                    inner.stmt(statement, 0);
                }
                let mut parts: Vec<String> = inner
                    .out
                    .lines()
                    .map(|line| line.trim().to_string())
                    .collect();
                parts.extend(value.iter().map(|value| self.expr(value)));
                format!("({{ {} }})", parts.join("; "))
            }
            ExprKind::Comma(a, b) => format!("(, {} {})", self.expr(a), self.expr(b)),
            ExprKind::Assign(place, value) => {
                format!("(= {} {})", self.expr(place), self.expr(value))
            }
            ExprKind::CompoundAssign {
                op,
                lhs,
                rhs,
                compute,
            } => {
                let compute = self.type_id(*compute);
                format!(
                    "({}=[{compute}] {} {})",
                    op_text(*op),
                    self.expr(lhs),
                    self.expr(rhs)
                )
            }
            ExprKind::IncDec {
                lhs,
                decrement,
                prefix,
            } => {
                let op = match (decrement, prefix) {
                    (false, true) => "++_",
                    (false, false) => "_++",
                    (true, true) => "--_",
                    (true, false) => "_--",
                };
                format!("({op} {})", self.expr(lhs))
            }
            ExprKind::Call { callee, args, .. } => {
                let mut text = format!("(call[{}] {}", ty(), self.expr(callee));
                for arg in args {
                    let _ = write!(text, " {}", self.expr(arg));
                }
                text + ")"
            }
            ExprKind::Opaque { reason, vars } => self.opaque(&reason.what, vars),
        }
    }

    /// Nothing for `int`, else the type.
    fn int_suffix(&self, ty: QualType) -> String {
        match self.type_name(ty).as_str() {
            "int" => String::new(),
            name => format!(":{name}"),
        }
    }

    fn field_name(&self, record: crate::types::RecordId, field: u32) -> String {
        let fields = self
            .unit
            .types
            .record(record)
            .fields
            .as_deref()
            .unwrap_or(&[]);
        match fields.get(field as usize) {
            Some(known) if !known.name.is_empty() => known.name.clone(),
            _ => format!("#{field}"),
        }
    }
}

fn unary_text(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Neg => "-",
        UnaryOp::BitNot => "~",
        UnaryOp::LogicalNot => "!",
    }
}

fn op_text(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        BinaryOp::Div => "/",
        BinaryOp::Rem => "%",
        BinaryOp::And => "&",
        BinaryOp::Or => "|",
        BinaryOp::Xor => "^",
        BinaryOp::Shl => "<<",
        BinaryOp::Shr => ">>",
        BinaryOp::Eq => "==",
        BinaryOp::Ne => "!=",
        BinaryOp::Lt => "<",
        BinaryOp::Le => "<=",
        BinaryOp::Gt => ">",
        BinaryOp::Ge => ">=",
    }
}
