//! Operands of rows: names, or what was put off until here.

use super::writer::{Form, Stop, Writer, no_form};
use crate::called::called_name;
use crate::ctree::{Block, Expr, name, number};
use crate::isa::{Expansion, Machine, Operand, Step, lane_calls, lower, variant_calls};
use crate::pointer::{Pointer, Target};
use crate::scalar::Scalar;
use midend::plan::{LaneOrder, PInst, POp, PType, PValue};
use midend::ssa::Type;

/// A line gets no longer than about this by writing an operand in its place.
const LONGEST: usize = 64;

impl Writer<'_> {
    /// A scalar operand.
    pub(super) fn scalar(&mut self, value: PValue) -> Result<Scalar, Stop> {
        self.left[value] = self.left[value].saturating_sub(1);
        match &self.forms[value] {
            Some(Form::Scalar(scalar)) => Ok(scalar.clone()),
            _ => Err(no_form("a scalar operand is not computed yet")),
        }
    }

    /// The registers of a value, declared.
    pub(super) fn named(&mut self, block: &mut Block, value: PValue) -> Result<Vec<Expr>, Stop> {
        self.settle(block, value)?;
        self.left[value] = self.left[value].saturating_sub(1);
        match &self.forms[value] {
            Some(Form::Registers(registers)) => Ok(registers.clone()),
            _ => Err(no_form("a vector operand is not computed yet")),
        }
    }

    /// The row of a vector operation, its temporaries named, and its operands that were put off
    /// written in place where that is possible.
    pub(super) fn expand(&mut self, block: &mut Block, inst: &PInst) -> Result<Row, Stop> {
        let result = inst.result.map(|r| self.ty(r)).transpose()?;
        let mut operands = Vec::new();
        for (n, &arg) in inst.args.iter().enumerate() {
            operands.push(self.operand(inst, n, arg)?);
        }
        let plan = self.context.plan;
        let machine = Machine {
            interleaved: plan.order == LaneOrder::Interleaved,
            paired: inst.result.is_some_and(|r| self.uses.is_pair(r)),
            ..self.context.machine
        };
        let expansion = match inst.op {
            POp::Variant {
                callee,
                variant,
                times,
                ..
            } => plan.callees.get(callee).and_then(|info| {
                let variant = info.variants.get(variant as usize)?;
                let name = called_name(plan, info, variant);
                let call = (info, variant, times);
                variant_calls(machine, plan.reg_bits, call, &name, &operands, result)
            }),
            POp::CallEach { callee, lanes } => plan.callees.get(callee).and_then(|info| {
                lane_calls(machine, plan.reg_bits, (info, lanes), &operands, result)
            }),
            op => lower(machine, plan.reg_bits, &op, &operands, result),
        };
        let expansion = expansion
            .ok_or_else(|| no_form(format!("{} has no form on this target", describe(&inst.op))))?;
        let expansion = without_single_steps(expansion);
        let (temporaries, names) = self.temporaries(inst, &expansion)?;
        let mut expansion = expansion.named(&temporaries);
        for (n, &arg) in inst.args.iter().enumerate() {
            if self.uses.is_written_as_number(plan, inst, n) {
                continue;
            }
            match inst.op {
                // gcc warns where the complement of a mask of bits is compared with zero.
                POp::Any if machine.bit_masks() => self.settle(block, arg)?,
                _ => self.place(block, arg, &mut expansion)?,
            }
            self.left[arg] = self.left[arg].saturating_sub(1);
        }
        Ok(Row {
            expansion,
            temporaries,
            names,
        })
    }

    /// Names for the temporaries of a row and for the registers of its result; a temporary that is
    /// a register of the result has one name.
    fn temporaries(
        &mut self,
        inst: &PInst,
        expansion: &Expansion,
    ) -> Result<(Vec<String>, Vec<String>), Stop> {
        let mut names = Vec::new();
        if let Some(result) = inst.result {
            let same = expansion.results.windows(2).all(|w| w[0] == w[1]);
            let first = expansion.results.first();
            let shared = same && matches!(first, Some(Expr::Temporary(_)));
            let count = if shared { 1 } else { expansion.results.len() };
            names = self.name_for(result, count);
            names.resize(
                expansion.results.len(),
                names.first().cloned().unwrap_or_default(),
            );
        }
        let mut temporaries = Vec::new();
        for k in 0..expansion.temporaries() {
            let mut results = expansion.results.iter();
            let place = if self.is_fused(inst) {
                None
            } else {
                results.position(|r| *r == Expr::Temporary(k))
            };
            temporaries.push(match place.and_then(|n| names.get(n)) {
                Some(name) => name.clone(),
                None => self.name_for_step(inst.result, k),
            });
        }
        Ok((temporaries, names))
    }

    fn operand(&self, inst: &PInst, n: usize, arg: PValue) -> Result<Operand, Stop> {
        let ty = self.ty(arg)?;
        let constant = self.uses.constant(arg);
        let (text, pointee) = match &self.forms[arg] {
            Some(Form::Registers(registers)) => (registers.clone(), None),
            Some(Form::Pending { name: n, .. }) => (vec![name(n)], None),
            Some(Form::Scalar(Scalar::Pointer(p))) if n == 0 && memory(&inst.op).is_some() => {
                let (text, pointee) = address(p, memory(&inst.op) == Some(true));
                (vec![text], pointee)
            }
            Some(Form::Scalar(scalar)) => (vec![scalar.expr()], None),
            None if constant.is_some() && !matches!(ty, PType::Scalar(_)) => {
                // Counts of shifts and factors are never computed; rows write them as numbers.
                let (_, count) = self.registers(ty)?;
                (vec![number(0); count], None)
            }
            None => return Err(no_form("an operand is not computed yet")),
        };
        Ok(Operand {
            ty,
            text,
            constant,
            pointee,
        })
    }

    /// Writes a value that was put off into the one place that names it, or declares
    /// the value before.
    fn place(
        &mut self,
        block: &mut Block,
        value: PValue,
        expansion: &mut Expansion,
    ) -> Result<(), Stop> {
        let Some(Form::Pending {
            name: variable,
            e,
            reads,
        }) = self.forms[value].clone()
        else {
            return Ok(());
        };
        let done = |s: &&Step| matches!(s, Step::Do(_));
        let statements = expansion.steps.iter().filter(done).count();
        let named = name(&variable);
        match occurrences(expansion, &named) {
            (0, _) => Ok(()),
            (1, Some(line)) if line + e.print().len() <= LONGEST && !(reads && statements > 1) => {
                expansion.each_mut(&mut |part| {
                    if *part == named {
                        *part = e.clone();
                    }
                });
                self.note(value, true);
                Ok(())
            }
            _ => self.settle(block, value),
        }
    }

    /// Writes the steps of a row and gives the expressions of its results.
    /// `mutable`: what the row gives will be changed.
    pub(super) fn steps(&mut self, block: &mut Block, row: Row, mutable: bool) -> Vec<Expr> {
        let mut temporaries = row.temporaries.into_iter();
        for step in row.expansion.steps {
            match step {
                Step::Let { ty, value } => {
                    let Some(variable) = temporaries.next() else {
                        continue;
                    };
                    match value {
                        Some(value) => {
                            let mutable = mutable && row.names.contains(&variable);
                            self.define(block, &ty, &variable, value, mutable);
                        }
                        None => self.declare(block, &ty, &variable),
                    }
                }
                Step::Do(stmt) => block.stmts.push(stmt),
            }
        }
        row.expansion.results
    }
}

/// A row with names for its temporaries.
pub(super) struct Row {
    expansion: Expansion,
    temporaries: Vec<String>,
    /// Names for the registers of the result.
    pub(super) names: Vec<String>,
}

impl Row {
    /// It is an expression for each result and nothing else.
    pub(super) fn is_stepless(&self) -> bool {
        self.expansion.steps.is_empty()
    }
}

/// `Some(true)` for what writes memory, `Some(false)` for what reads it.
fn memory(op: &POp) -> Option<bool> {
    match op {
        POp::Load(_) | POp::ReadBlock(_) | POp::Gather { .. } => Some(false),
        POp::Store(_) | POp::Scatter { .. } | POp::CompressStore => Some(true),
        _ => None,
    }
}

/// An address, and its element if that is known to be what a row may rely on.
fn address(p: &Pointer, writes: bool) -> (Expr, Option<Type>) {
    if writes && p.is_const {
        return (p.clone().as_pointer_to("char", false), None);
    }
    let pointee = match &p.target {
        Target::Scalar(ty, ..) => Some(*ty),
        Target::Record(_) | Target::Pointer { .. } | Target::Bytes | Target::Other => None,
    };
    (p.clone().subscripted(), pointee)
}

/// For messages.
fn describe(op: &POp) -> String {
    format!("`{op:?}`").to_lowercase()
}

/// A truth value that a row computes, if it is a call, the complement of one, or one compared with a number.
pub(super) fn is_short_truth(e: &Expr) -> bool {
    let is_call = |e: &Expr| matches!(e, Expr::Call(..));
    match e {
        Expr::Prefix('!', call) => is_call(call),
        Expr::Binary("==" | "!=", call, number) => {
            is_call(call) && matches!(**number, Expr::Literal(_) | Expr::Prefix('-', _))
        }
        e => is_call(e),
    }
}

/// The length of the text of a part of a row.
fn length(exprs: &[&Expr]) -> usize {
    // A condition stands in `if () `.
    let condition = 6 * exprs.len().saturating_sub(1);
    condition + exprs.iter().map(|e| e.print().len()).sum::<usize>()
}

/// What is written in one line each: the steps and results of a row.
fn lines(expansion: &Expansion) -> impl Iterator<Item = Vec<&Expr>> {
    let steps = expansion.steps.iter().map(Step::exprs);
    steps.chain(expansion.results.iter().map(|e| vec![e]))
}

/// How often a part occurs in a row, and the length of the one line that it occurs in; `None` if there
/// are several.
fn occurrences(expansion: &Expansion, part: &Expr) -> (usize, Option<usize>) {
    let count = |line: &Vec<&Expr>| line.iter().map(|e| e.count(part)).sum::<usize>();
    let found: Vec<_> = lines(expansion).map(|line| (count(&line), line)).collect();
    let mut found = found.into_iter().filter(|(count, _)| *count > 0);
    match (found.next(), found.next()) {
        (None, _) => (0, None),
        (Some((count, line)), None) => (count, Some(length(&line))),
        (Some((count, _)), Some((more, _))) => (count + more, None),
    }
}

/// Without temporaries that are used once and can be written in place: only where a row has no
/// statements, so that nothing is moved over one.
fn without_single_steps(mut expansion: Expansion) -> Expansion {
    let fixed = |s: &Step| matches!(s, Step::Do(_) | Step::Let { value: None, .. });
    if expansion.steps.iter().any(fixed) {
        return expansion;
    }
    let mut k = 0;
    while let Some(Step::Let {
        value: Some(value), ..
    }) = expansion.steps.get(k)
    {
        let (count, line) = occurrences(&expansion, &Expr::Temporary(k));
        let fits = line.is_some_and(|line| line + value.print().len() <= LONGEST);
        if !(count == 1 && fits) {
            k += 1;
            continue;
        }
        let value = value.clone();
        expansion.steps.remove(k);
        expansion.each_mut(&mut |e| match e {
            Expr::Temporary(number) if *number == k => *e = value.clone(),
            Expr::Temporary(number) if *number > k => *number -= 1,
            _ => {}
        });
    }
    expansion
}
