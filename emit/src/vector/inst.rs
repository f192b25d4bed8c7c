//! One operation of a plan.

use super::operands::is_short_truth;
use super::writer::{
    Copied, Form, Returns, Stop, Writer, as_type_of, declared, declared_type, no_form, no_name,
    row_result,
};
use crate::ctree::{Array, Block, Decl, Expr, Stmt, cast, name};
use crate::names::renamed;
use crate::pointer::{Pointer, Target};
use crate::scalar::{self, Int, Scalar, float_type, int_type};
use midend::plan::pass::has_effect;
use midend::plan::{First, Lanes, PInst, POp, PType, PValue};
use midend::ssa::{BinaryOp, CType, FieldRef, Symbol, Type, UnaryOp, Var};

/// A scalar expression of more parts than this gets a name.
const LARGEST: usize = 9;

/// A value that is in these variables.
fn registers(names: &[String]) -> Form {
    Form::Registers(names.iter().map(|n| name(n)).collect())
}

impl Writer<'_> {
    /// Writes one operation, or keeps it until it is used.
    pub(super) fn inst(&mut self, block: &mut Block, inst: &PInst) -> Result<(), Stop> {
        let effect = has_effect(inst, &self.context.plan.callees);
        if inst.result.is_some_and(|r| self.uses.count(r) == 0) && !effect {
            return Ok(());
        }
        match (inst.op, inst.result) {
            (POp::Variant { .. } | POp::CallEach { .. }, _) if effect => {
                self.effective_call(block, inst)
            }
            (POp::Assign(var), None) => self.assign(block, inst, var),
            (POp::Param(_) | POp::Active, Some(result)) => {
                self.parameter(inst.op, result)?;
                self.hide_joined(block, result);
                Ok(())
            }
            (POp::Return, None) => self.give_back(block, inst),
            (POp::Hide, Some(result)) => {
                let pointer = self.scalar(inst.args[0])?;
                self.define_scalar(block, result, pointer, true)?;
                let hidden = self.scalar(result)?.expr();
                block.stmts.push(Stmt::HidePointer(hidden));
                Ok(())
            }
            (POp::Leave, None) => self.leave(block, &inst.args),
            (POp::Store(Lanes::One), None) => self.store_scalar(block, inst),
            (POp::Store(_) | POp::Scatter { .. } | POp::CompressStore, None) => {
                let row = self.expand(block, inst)?;
                self.flush(block)?;
                self.steps(block, row, false);
                Ok(())
            }
            (POp::Array(ty, count, first), Some(result)) => {
                self.array(block, result, (ty, count), first);
                Ok(())
            }
            (POp::Load(Lanes::One), Some(result)) => {
                let loaded = self.load_scalar(block, inst, result)?;
                if let Some(scalar) = loaded {
                    self.define_scalar(block, result, scalar, false)?;
                }
                Ok(())
            }
            (_, Some(result)) => match self.is_scalar_op(inst, result)? {
                true => {
                    let scalar = self.scalar_op(inst, result)?;
                    self.keep_scalar(block, inst, result, scalar)
                }
                false => self.vector_op(block, inst, result),
            },
            (_, None) => Err(no_form("an operation has no result")),
        }
    }

    /// A call that may access memory: everything that reads memory comes before it, and its result is
    /// kept.
    fn effective_call(&mut self, block: &mut Block, inst: &PInst) -> Result<(), Stop> {
        let row = self.expand(block, inst)?;
        let names = row.names.clone();
        self.flush(block)?;
        let results = self.steps(block, row, false);
        let Some(result) = inst.result else {
            return Ok(());
        };
        let (c_type, _) = self.registers(self.ty(result)?)?;
        self.note(result, false);
        for (variable, e) in names.iter().zip(results) {
            if e != name(variable) {
                let hidden = self.is_hidden(inst);
                self.define(block, &c_type, variable, e, hidden);
            }
        }
        self.hide(block, inst, &names);
        self.forms[result] = Some(registers(&names));
        Ok(())
    }

    /// Declares an array.
    fn array(&mut self, block: &mut Block, result: PValue, (ty, count): (Type, u32), first: First) {
        let variable = self.name_for(result, 1).remove(0);
        let spelling = match ty.is_float() {
            true => float_type(ty),
            false => int_type(ty.bits(), false),
        };
        block.decls.push(Decl {
            is_const: false,
            ty: spelling.to_owned(),
            name: variable.clone(),
            array: Some(Array {
                count,
                in_lines: true,
            }),
            init: match first {
                First::Zeros => Some(Expr::Braces(vec![Expr::Literal("0".to_owned())])),
                First::Anything => None,
            },
        });
        let pointer = Pointer {
            expr: name(&variable),
            target: Target::Scalar(ty, false, spelling.to_owned()),
            is_const: false,
            member: false,
        };
        self.forms[result] = Some(Form::Scalar(Scalar::Pointer(pointer)));
    }

    /// Neither operands nor result are vectors.
    fn is_scalar_op(&self, inst: &PInst, result: PValue) -> Result<bool, Stop> {
        let call = matches!(inst.op, POp::Variant { .. } | POp::CallEach { .. });
        let mut scalar = !call && matches!(self.ty(result)?, PType::Scalar(_));
        for &arg in &inst.args {
            scalar &= matches!(self.ty(arg)?, PType::Scalar(_));
        }
        Ok(scalar)
    }

    fn vector_op(&mut self, block: &mut Block, inst: &PInst, result: PValue) -> Result<(), Stop> {
        let row = self.expand(block, inst)?;
        let stepless = row.is_stepless();
        let names = row.names.clone();
        let results = self.steps(block, row, self.is_hidden(inst));
        let loads = matches!(
            inst.op,
            POp::Load(_) | POp::ReadBlock(_) | POp::Gather { .. }
        );
        let reads = loads || self.reads_memory(&inst.args);
        let ty = self.ty(result)?;
        if let PType::Scalar(ty) = ty {
            let ([e], [variable]) = (&results[..], &names[..]) else {
                return Err(no_form("a scalar has several parts"));
            };
            let changes = inst.args.iter().any(|&arg| self.uses.is_replaced(arg));
            let once = stepless && !reads && !changes && self.uses.once_here(result);
            if ty == Type::I1 && once && is_short_truth(e) {
                self.forms[result] = Some(Form::Scalar(Scalar::Truth(e.clone())));
                return Ok(());
            }
            let like = row_result(name(variable), ty);
            if *e != name(variable) {
                let ty = declared_type(&like)?;
                self.define(block, &ty, variable, e.clone(), self.is_fused(inst));
            }
            self.hide(block, inst, &names);
            self.forms[result] = Some(Form::Scalar(like));
            return Ok(());
        }
        let (c_type, count) = self.registers(ty)?;
        if results.len() != count || names.len() != count {
            return Err(no_form("a row gives another number of registers"));
        }
        let keep = stepless
            && count == 1
            && self.uses.once_here(result)
            && !self.is_hidden(inst)
            && !(self.context.machine.vector_ext() && self.is_apart(inst))
            && !self.declared.contains(&self.copies.place(result).group);
        if let (true, [e], [name]) = (keep, &results[..], &names[..]) {
            let (name, e) = (name.clone(), e.clone());
            self.forms[result] = Some(Form::Pending { name, e, reads });
            self.pending.push(result);
            return Ok(());
        }
        self.note(result, false);
        let changes =
            self.uses.is_replaced(result) && names.iter().zip(&results).all(|(n, e)| *e != name(n));
        for (variable, e) in names.iter().zip(results) {
            if e != name(variable) {
                let mutable = changes || self.is_hidden(inst);
                self.define(block, &c_type, variable, e, mutable);
            }
        }
        if changes {
            self.changing.last_mut().map(|here| here.insert(result));
        }
        self.hide(block, inst, &names);
        self.forms[result] = Some(registers(&names));
        Ok(())
    }

    /// Whether an operand that was put off, and may now be part of another, reads memory.
    fn reads_memory(&self, args: &[PValue]) -> bool {
        args.iter()
            .any(|&arg| matches!(&self.forms[arg], Some(Form::Pending { reads: true, .. })))
    }

    /// A product, or the negative of one, that would be fused with a sum if it stood within it: SSA has what may be fused as
    /// one operation.
    fn is_apart(&self, inst: &PInst) -> bool {
        self.context.machine.contracts
            && matches!(
                inst.op,
                POp::Binary(BinaryOp::FMul) | POp::Unary(UnaryOp::FNeg)
            )
            && inst.result.is_some_and(|r| self.uses.is_summed(r))
    }

    /// Keeps a scalar as an expression, or gives it a name.
    fn keep_scalar(
        &mut self,
        block: &mut Block,
        inst: &PInst,
        result: PValue,
        scalar: Scalar,
    ) -> Result<(), Stop> {
        if let POp::LiveIn(var) = inst.op {
            match self.copied.get(&var) {
                Some(Copied::IfOften) if !matches!(scalar, Scalar::Pointer(_)) => {}
                Some(Copied::IfOften | Copied::Always) => {
                    return self.define_scalar(block, result, scalar, false).map(|_| ());
                }
                None => {}
            }
        }
        let expr = scalar.expr();
        let repeat = match inst.op {
            POp::Const(_) | POp::GlobalAddr(_) | POp::LocalAddr(_) => true,
            POp::LiveIn(var) => !self.copied.contains_key(&var),
            POp::PtrAdd { .. } | POp::Field(_) => expr.size() <= 5 || self.uses.count(result) == 1,
            POp::Convert(_) => is_renamed(&expr),
            _ => false,
        };
        let largest = match scalar {
            Scalar::Truth(_) => LARGEST * 8,
            _ => LARGEST,
        };
        let small = expr.size() <= largest && self.uses.once_here(result) && !self.is_apart(inst);
        if (repeat || small || matches!(expr, Expr::Name(_))) && !self.is_fused(inst) {
            self.forms[result] = Some(Form::Scalar(scalar));
            return Ok(());
        }
        let variable = self.define_scalar(block, result, scalar, self.is_fused(inst))?;
        self.hide(block, inst, &[variable]);
        Ok(())
    }

    fn scalar_op(&mut self, inst: &PInst, result: PValue) -> Result<Scalar, Stop> {
        let PType::Scalar(ty) = self.ty(result)? else {
            return Err(no_form("a scalar operation gives a vector"));
        };
        let mut args = Vec::new();
        for &arg in &inst.args {
            args.push(self.scalar(arg)?);
        }
        let mut args = args.into_iter();
        let mut next = || args.next().ok_or_else(|| no_form("an operand is missing"));
        Ok(match inst.op {
            POp::LiveIn(var) => self.live_in(var, ty)?,
            POp::Const(imm) => Scalar::constant(imm, ty)?,
            POp::GlobalAddr(symbol) => self.global(symbol)?,
            POp::LocalAddr(var) => self.local(var)?,
            POp::PtrAdd { scale } => ptr_add(next()?, next()?, scale)?,
            POp::Field(field) => self.field(next()?, field)?,
            POp::Binary(op) => scalar::binary_op(op, next()?, next()?)?,
            POp::Fused(op) => scalar::fused(op, [next()?, next()?, next()?])?,
            POp::Unary(op) => scalar::unary_op(op, next()?)?,
            POp::ICmp(cc) => scalar::icmp(cc, next()?, next()?)?,
            POp::FCmp(cc) => scalar::fcmp(cc, next()?, next()?)?,
            POp::Select => scalar::select(next()?, next()?, next()?)?,
            POp::Convert(op) => scalar::convert(op, next()?, ty)?,
            _ => return Err(no_form("a vector operation works on scalars")),
        })
    }

    /// Lanes that the caller passes.
    fn parameter(&mut self, op: POp, result: PValue) -> Result<(), Stop> {
        let edges = self.context.edges;
        let registers = edges.and_then(|edges| match op {
            POp::Param(n) => edges.params.get(&n),
            _ => Some(&edges.active),
        });
        let registers = registers.ok_or_else(|| no_form("a parameter is not passed"))?;
        let (_, count) = self.registers(self.ty(result)?)?;
        if registers.len() != count {
            return Err(no_form("a parameter has another number of registers"));
        }
        self.forms[result] = Some(self::registers(registers));
        Ok(())
    }

    /// Returns lanes to the caller.
    fn give_back(&mut self, block: &mut Block, inst: &PInst) -> Result<(), Stop> {
        let (Some(edges), &[value]) = (self.context.edges, &inst.args[..]) else {
            return Err(no_form("nothing is returned"));
        };
        let registers = self.named(block, value)?;
        match &edges.returns {
            Returns::Register => {
                let register = registers.first().cloned();
                block.stmts.extend(register.map(Stmt::Return));
            }
            Returns::Through {
                registers: into,
                last,
            } => {
                for (into, register) in into.iter().zip(registers) {
                    let assign = Stmt::Assign(name(into), register);
                    block.stmts.push(assign);
                }
                block.stmts.push(Stmt::Return(name(last)));
            }
        }
        Ok(())
    }

    fn variable(&self, var: Var) -> Result<(String, CType), Stop> {
        let info = self.context.plan.vars.get(var);
        let info = info.filter(|v| !v.name.is_empty());
        let by = self.context.renamed;
        info.map(|v| (renamed(&v.name, by).to_owned(), v.c_type.clone()))
            .ok_or_else(|| no_name("a variable has no name"))
    }

    fn live_in(&mut self, var: Var, ty: Type) -> Result<Scalar, Stop> {
        let (variable, c_type) = self.variable(var)?;
        self.program.reads.insert(var);
        let value = object_value(name(&variable), &c_type);
        let value = value.filter(|v| v.ty() == ty || (ty == Type::I1 && v.ty() == Type::I8));
        match value {
            Some(Scalar::Int(int)) if ty == Type::I1 => Ok(Scalar::Truth(int.expr)),
            Some(value) => Ok(value),
            None => Err(no_name(format!(
                "the type of `{variable}` has no simple form"
            ))),
        }
    }

    fn global(&mut self, symbol: Symbol) -> Result<Scalar, Stop> {
        let info = self.context.plan.symbols.get(symbol);
        let info = info.ok_or_else(|| no_name("a symbol has no name"))?;
        self.program.symbols.insert(symbol);
        let pointer = Pointer::address(name(&info.name), &info.c_type, false);
        pointer
            .map(Scalar::Pointer)
            .ok_or_else(|| no_name(format!("the type of `{}` has no simple form", info.name)))
    }

    fn local(&mut self, var: Var) -> Result<Scalar, Stop> {
        let (variable, c_type) = self.variable(var)?;
        self.program.addresses.insert(var);
        let pointer = Pointer::address(name(&variable), &c_type, false);
        pointer
            .map(Scalar::Pointer)
            .ok_or_else(|| no_name(format!("the type of `{variable}` has no simple form")))
    }

    fn field(&mut self, base: Scalar, field: FieldRef) -> Result<Scalar, Stop> {
        let info = self.context.plan.fields.get(field);
        let info = info.ok_or_else(|| no_name("a member has no name"))?;
        let base = base.as_pointer()?;
        let is_const = base.is_const;
        let member = match (&info.record, base) {
            (Some(record), base) => base.member(record, &info.name),
            // A record without a name is reached only as a member of another.
            (
                None,
                Pointer {
                    expr: Expr::Prefix('&', object),
                    target: Target::Other,
                    ..
                },
            ) => Expr::Dot(object, info.name.clone()),
            (None, _) => {
                let detail = format!("the type that `{}` is a member of has no name", info.name);
                return Err(no_name(detail));
            }
        };
        let pointer = Pointer::address(member, &info.c_type, is_const);
        pointer.map(Scalar::Pointer).ok_or_else(|| {
            no_name(format!(
                "the type of member `{}` has no simple form",
                info.name
            ))
        })
    }

    fn assign(&mut self, block: &mut Block, inst: &PInst, var: Var) -> Result<(), Stop> {
        let (variable, c_type) = self.variable(var)?;
        let [value] = inst.args[..] else {
            return Err(no_form("an assignment has no value"));
        };
        let value = self.scalar(value)?;
        for other in self.context.plan.values.keys() {
            let needs = match &self.forms[other] {
                Some(Form::Scalar(scalar)) => scalar.expr().mentions(&variable),
                _ => false,
            };
            if needs && self.left[other] > 0 {
                return Err(Stop::Overwrites(var));
            }
        }
        self.flush(block)?;
        self.program.assigns.insert(var);
        let value = assigned(value, &c_type, &variable)?;
        block.stmts.push(Stmt::Assign(name(&variable), value));
        Ok(())
    }

    fn store_scalar(&mut self, block: &mut Block, inst: &PInst) -> Result<(), Stop> {
        let [address, value] = inst.args[..] else {
            return Err(no_form("a masked scalar store"));
        };
        let (address, value) = (self.scalar(address)?.as_pointer()?, self.scalar(value)?);
        self.flush(block)?;
        let object = object_type(&address, value.ty());
        let lvalue_is_direct = matches!(address.expr, Expr::Prefix('&', _));
        match object {
            Some(c_type) if lvalue_is_direct || !address.is_const => {
                let value = assigned(value, &c_type, "an object")?;
                block.stmts.push(Stmt::Assign(address.deref(), value));
            }
            _ => {
                let like = declared(&value, name("t"));
                let (ty, variable) = (declared_type(&like)?, self.name_scalar("t"));
                let value = as_type_of(value, &like)?;
                self.define(block, &ty, &variable, value, false);
                let address = address.as_pointer_to("char", false);
                block.stmts.push(copy(address, &variable, true));
            }
        }
        Ok(())
    }

    /// The value read, or `None` if a variable already holds it.
    fn load_scalar(
        &mut self,
        block: &mut Block,
        inst: &PInst,
        result: PValue,
    ) -> Result<Option<Scalar>, Stop> {
        let ([address], PType::Scalar(ty)) = (&inst.args[..], self.ty(result)?) else {
            return Err(no_form("a masked scalar load"));
        };
        let address = self.scalar(*address)?.as_pointer()?;
        if let Target::Pointer { ty: to, .. } = &address.target
            && ty == Type::Ptr
        {
            let to = to.clone();
            let value = address.deref();
            let pointer = match to {
                Some(c_type) => Pointer::value(value, &c_type),
                // It may point to something `const`.
                None => Some(Pointer {
                    expr: value,
                    target: Target::Other,
                    is_const: true,
                    member: false,
                }),
            };
            let pointer = pointer.ok_or_else(|| no_name("a pointer's type has no simple form"))?;
            return Ok(Some(Scalar::Pointer(pointer)));
        }
        if let Some(c_type) = object_type(&address, ty) {
            return Ok(object_value(address.deref(), &c_type));
        }
        let like = match ty {
            Type::I8 | Type::I16 | Type::I32 | Type::I64 => Scalar::int(name("t"), ty.bits(), true),
            Type::F32 | Type::F64 => Scalar::Float(name("t"), ty),
            Type::I1 | Type::Ptr => return Err(no_name("an object's type has no simple form")),
        };
        let c_type = declared_type(&like)?;
        let variable = self.name_for(result, 1).remove(0);
        self.declare(block, &c_type, &variable);
        block
            .stmts
            .push(copy(address.as_pointer_to("char", true), &variable, false));
        self.forms[result] = Some(Form::Scalar(declared(&like, name(&variable))));
        Ok(None)
    }
}

/// A variable as a value of another integer type.
fn is_renamed(e: &Expr) -> bool {
    matches!(e, Expr::Cast(ty, e) if is_type(64, ty) && matches!(**e, Expr::Name(_)))
}

/// Whether it is a type that [`int_type`] names for that width.
fn is_type(bits: u32, ty: &str) -> bool {
    ty == int_type(bits, false) || ty == int_type(bits, true)
}

fn copy(address: Expr, variable: &str, store: bool) -> Stmt {
    let size = Expr::Keyword("sizeof", Box::new(name(variable)));
    let variable = Expr::Prefix('&', Box::new(name(variable)));
    let (to, from) = if store {
        (address, variable)
    } else {
        (variable, address)
    };
    Stmt::Expr(Expr::Call(
        "__builtin_memcpy".to_owned(),
        vec![to, from, size],
    ))
}

/// The C type of the object at an address, if it is a scalar of that machine type.
fn object_type(address: &Pointer, ty: Type) -> Option<CType> {
    match &address.target {
        Target::Scalar(of, unsigned, spelling) if *of == ty => Some(CType::Scalar {
            ty: Some(ty),
            unsigned: *unsigned,
            spelling: spelling.clone(),
        }),
        _ => None,
    }
}

/// The value of an object of that type.
fn object_value(expr: Expr, c_type: &CType) -> Option<Scalar> {
    match c_type {
        CType::Scalar {
            ty: Some(Type::I1), ..
        } => Some(Scalar::Truth(expr)),
        CType::Scalar {
            ty: Some(ty @ (Type::F32 | Type::F64)),
            spelling,
            ..
        } => {
            let exact = spelling == float_type(*ty);
            let expr = if exact {
                expr
            } else {
                cast(float_type(*ty), expr)
            };
            Some(Scalar::Float(expr, *ty))
        }
        CType::Scalar {
            ty: Some(ty),
            unsigned,
            spelling,
        } if ty.is_int() => {
            let (bits, unsigned) = (ty.bits(), *unsigned);
            let exact = spelling == int_type(bits, unsigned);
            Some(Scalar::Int(Int {
                expr,
                bits,
                unsigned,
                exact,
                widened: 0,
            }))
        }
        CType::Pointer { .. } => Pointer::value(expr, c_type).map(Scalar::Pointer),
        _ => None,
    }
}

/// A value converted to the type of the object it is assigned to.
fn assigned(value: Scalar, c_type: &CType, what: &str) -> Result<Expr, Stop> {
    let unknown = || no_name(format!("the type of `{what}` has no simple form"));
    match c_type {
        CType::Scalar {
            ty: Some(ty),
            unsigned,
            spelling,
        } if !spelling.is_empty() => {
            if value.ty() != *ty && !(*ty == Type::I8 && value.ty() == Type::I1) {
                return Err(unknown());
            }
            Ok(match value {
                Scalar::Truth(e) => cast(spelling, e),
                Scalar::Float(e, ty) if spelling == float_type(ty) => e,
                Scalar::Float(e, _) => cast(spelling, e),
                Scalar::Pointer(_) => return Err(unknown()),
                Scalar::Int(int) if int.exact && spelling == int_type(int.bits, int.unsigned) => {
                    int.expr
                }
                Scalar::Int(int) => match int.expr {
                    Expr::Cast(_, inner) if int.widened > 0 && is_type(int.bits, spelling) => {
                        Expr::Cast(spelling.clone(), inner)
                    }
                    expr => cast(spelling, expr),
                },
                constant @ Scalar::Constant(..) => {
                    let literal = constant.as_int(*unsigned)?;
                    if spelling == int_type(32, false) {
                        literal
                    } else {
                        cast(spelling, literal)
                    }
                }
            })
        }
        CType::Pointer { to_const, .. } => {
            let from = value.as_pointer()?;
            let to = Pointer::value(name("t"), c_type).ok_or_else(unknown)?;
            if from.target == to.target && (*to_const || !from.is_const) {
                return Ok(from.expr);
            }
            let element = to.element().unwrap_or_else(|| "void".to_owned());
            Ok(from.as_pointer_to(&element, *to_const))
        }
        _ => Err(unknown()),
    }
}

fn ptr_add(base: Scalar, index: Scalar, scale: i64) -> Result<Scalar, Stop> {
    let base = base.as_pointer()?;
    if let Scalar::Constant(value, _) = index {
        let bytes = value
            .checked_mul(scale)
            .ok_or_else(|| no_form("a huge constant offset"))?;
        return Ok(Scalar::Pointer(base.offset_bytes(bytes)));
    }
    Ok(Scalar::Pointer(base.offset(index.as_index()?, scale)))
}
