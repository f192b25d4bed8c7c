//! Operands of rows: names, or text that was put off until here.

use super::writer::{Form, Stop, Writer, no_form};
use crate::called::called_name;
use crate::ctree::{Block, Expr, Stmt};
use crate::isa::{Expansion, Machine, Operand, Step, lane_calls, lower, variant_calls};
use crate::pointer::{Pointer, Target};
use crate::scalar::Scalar;
use midend::plan::{LaneOrder, PInst, POp, PType, PValue};
use midend::ssa::Type;

/// A line gets no longer than about this by writing an operand's text in its place.
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
    pub(super) fn named(&mut self, block: &mut Block, value: PValue) -> Result<Vec<String>, Stop> {
        self.settle(block, value)?;
        self.left[value] = self.left[value].saturating_sub(1);
        match &self.forms[value] {
            Some(Form::Registers(names)) => Ok(names.clone()),
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
            expansion: tidied(expansion),
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
            let shared = same && first.is_some_and(|r| r.starts_with('@') && r.ends_with('@'));
            let count = if shared { 1 } else { expansion.results.len() };
            names = self.name_for(result, count);
            names.resize(
                expansion.results.len(),
                names.first().cloned().unwrap_or_default(),
            );
        }
        let mut temporaries = Vec::new();
        for k in 0..expansion.temporaries() {
            let text = format!("@{k}@");
            let mut results = expansion.results.iter();
            let place = if self.is_fused(inst) {
                None
            } else {
                results.position(|r| *r == text)
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
            Some(Form::Registers(names)) => (names.clone(), None),
            Some(Form::Pending { name, .. }) => (vec![name.clone()], None),
            Some(Form::Scalar(Scalar::Pointer(p))) if n == 0 && memory(&inst.op).is_some() => {
                let (text, pointee) = address(p, memory(&inst.op) == Some(true));
                (vec![text], pointee)
            }
            Some(Form::Scalar(scalar)) => (vec![primary(scalar.expr())], None),
            None if constant.is_some() && !matches!(ty, PType::Scalar(_)) => {
                // Counts of shifts and factors are never computed; rows write them as numbers.
                let (_, count) = self.registers(ty)?;
                (vec!["0".to_owned(); count], None)
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

    /// Writes the text of a value that was put off into the one place that names it, or declares
    /// the value before.
    fn place(
        &mut self,
        block: &mut Block,
        value: PValue,
        expansion: &mut Expansion,
    ) -> Result<(), Stop> {
        let Some(Form::Pending { name, text, reads }) = self.forms[value].clone() else {
            return Ok(());
        };
        let statements = expansion
            .steps
            .iter()
            .filter(|s| matches!(s, Step::Do(_)))
            .count();
        let mut places = Vec::new();
        for part in parts(expansion) {
            let found = occurrences(part, &name);
            if found > 0 {
                places.push((found, part.len()));
            }
        }
        match places[..] {
            [] => Ok(()),
            [(1, length)] if length + text.len() <= LONGEST && !(reads && statements > 1) => {
                for part in parts_mut(expansion) {
                    *part = replace_word(part, &name, &primary_text(&text));
                }
                self.note(value, true);
                Ok(())
            }
            _ => self.settle(block, value),
        }
    }

    /// Writes the steps of a row and gives the expressions of its results.
    /// `mutable`: what the row gives will be changed.
    pub(super) fn steps(&mut self, block: &mut Block, row: Row, mutable: bool) -> Vec<String> {
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
                            self.define(block, &ty, &variable, Expr::Literal(value), mutable);
                        }
                        None => self.declare(block, &ty, &variable),
                    }
                }
                Step::Do(text) => block.stmts.push(Stmt::Text(format!("{text};"))),
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
        POp::Load(_) | POp::Gather { .. } => Some(false),
        POp::Store(_) | POp::Scatter { .. } => Some(true),
        _ => None,
    }
}

/// The text of an address, and its element if that is known to be what a row may rely on.
fn address(p: &Pointer, writes: bool) -> (String, Option<Type>) {
    if writes && p.is_const {
        return (primary(p.clone().as_pointer_to("char", false)), None);
    }
    let pointee = match &p.target {
        Target::Scalar(ty, ..) => Some(*ty),
        Target::Record(_) | Target::Pointer(_) | Target::Bytes | Target::Other => None,
    };
    (primary(p.clone().subscripted()), pointee)
}

/// For messages.
fn describe(op: &POp) -> String {
    format!("`{op:?}`").to_lowercase()
}

/// An expression as an operand of anything.
fn primary(e: Expr) -> String {
    let simple = matches!(e, Expr::Name(_) | Expr::Call(..));
    let text = e.print();
    if simple { text } else { primary_text(&text) }
}

/// A truth value that a row computes, if it is a call or the complement of one.
pub(super) fn truth(text: &str) -> Option<Expr> {
    let call = text.strip_prefix('!').unwrap_or(text);
    if primary_text(call) != call || !call.ends_with(')') {
        return None;
    }
    let e = Expr::Literal(call.to_owned());
    Some(if call.len() < text.len() {
        Expr::Prefix('!', Box::new(e))
    } else {
        e
    })
}

/// The text with parentheses around it, unless it is a name, a number or a call.
fn primary_text(text: &str) -> String {
    let word = text.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.');
    let call = word.starts_with('(') && closing(word, 0) == Some(word.len() - 1);
    if word.is_empty() || call {
        text.to_owned()
    } else {
        format!("({text})")
    }
}

/// Where the parenthesis at `open` closes.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in text.bytes().enumerate().skip(open) {
        match c {
            b'(' => depth += 1,
            b')' if depth == 1 => return Some(at),
            b')' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

fn parts(expansion: &Expansion) -> impl Iterator<Item = &String> {
    let steps = expansion.steps.iter().filter_map(|step| match step {
        Step::Let { value, .. } => value.as_ref(),
        Step::Do(text) => Some(text),
    });
    steps.chain(&expansion.results)
}

fn parts_mut(expansion: &mut Expansion) -> impl Iterator<Item = &mut String> {
    let steps = expansion.steps.iter_mut().filter_map(|step| match step {
        Step::Let { value, .. } => value.as_mut(),
        Step::Do(text) => Some(text),
    });
    steps.chain(&mut expansion.results)
}

/// Positions at which `word` stands as a whole identifier.
fn positions<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let inside = |c: u8| c.is_ascii_alphanumeric() || c == b'_';
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(move |&at| {
            let before = at.checked_sub(1).and_then(|b| text.as_bytes().get(b));
            let after = text.as_bytes().get(at + word.len());
            !before.is_some_and(|&c| inside(c)) && !after.is_some_and(|&c| inside(c))
        })
}

pub(super) fn occurrences(text: &str, word: &str) -> usize {
    positions(text, word).count()
}

fn replace_word(text: &str, word: &str, by: &str) -> String {
    let mut out = String::with_capacity(text.len() + by.len());
    let mut done = 0;
    for at in positions(text, word) {
        out.push_str(&text[done..at]);
        out.push_str(by);
        done = at + word.len();
    }
    out.push_str(&text[done..]);
    out
}

/// Without temporaries that are used once and can be written in place: only where a row has no
/// statements, so that nothing is moved over one.
fn without_single_steps(mut expansion: Expansion) -> Expansion {
    if expansion
        .steps
        .iter()
        .any(|s| matches!(s, Step::Do(_) | Step::Let { value: None, .. }))
    {
        return expansion;
    }
    let mut k = 0;
    while k < expansion.steps.len() {
        let mark = format!("@{k}@");
        let Step::Let {
            value: Some(value), ..
        } = expansion.steps[k].clone()
        else {
            return expansion;
        };
        let marked: Vec<usize> = parts(&expansion)
            .filter(|p| p.contains(&mark))
            .map(|p| p.len() * p.matches(&mark).count())
            .collect();
        let fits = matches!(marked[..], [length] if length + value.len() <= LONGEST);
        let once = parts(&expansion)
            .map(|p| p.matches(&mark).count())
            .sum::<usize>()
            == 1;
        if !(fits && once) {
            k += 1;
            continue;
        }
        expansion.steps.remove(k);
        let renumbered = |text: &str| {
            let mut out = String::new();
            for (n, part) in text.split('@').enumerate() {
                match part.parse::<usize>() {
                    Ok(number) if n % 2 == 1 && number == k => out.push_str(&primary_text(&value)),
                    Ok(number) if n % 2 == 1 && number > k => {
                        out.push_str(&format!("@{}@", number - 1));
                    }
                    Ok(number) if n % 2 == 1 => out.push_str(&format!("@{number}@")),
                    _ => out.push_str(part),
                }
            }
            out
        };
        for part in parts_mut(&mut expansion) {
            *part = renumbered(part);
        }
    }
    expansion
}

fn tidied(mut expansion: Expansion) -> Expansion {
    for part in parts_mut(&mut expansion) {
        *part = tidy(part);
        if part.starts_with('(')
            && closing(part, 0) == Some(part.len() - 1)
            && !has_comma_operator(part, 0)
        {
            *part = part[1..part.len() - 1].to_owned();
        }
    }
    expansion
}

/// Whether a comma stands directly inside the parenthesis at `open`: `(a, b)`, which would become two
/// arguments, or two declarations, without it.
fn has_comma_operator(text: &str, open: usize) -> bool {
    let mut depth = 0_usize;
    for c in text.bytes().skip(open) {
        match c {
            b'(' => depth += 1,
            b')' if depth <= 1 => return false,
            b')' => depth -= 1,
            b',' if depth == 1 => return true,
            _ => {}
        }
    }
    false
}

/// Without parentheses around a whole argument: `f((x + k))` becomes `f(x + k)`.
fn tidy(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut dropped = vec![false; bytes.len()];
    for open in 1..bytes.len() {
        let starts = bytes[open - 1] == b'(' || text[..open].ends_with(", ");
        if bytes[open] != b'(' || !starts {
            continue;
        }
        if let Some(close) = closing(text, open)
            && !has_comma_operator(text, open)
            && (matches!(bytes.get(close + 1), Some(b')' | b','))
                || (text[close + 1..].starts_with(" + ") && is_sum(&text[open + 1..close])))
        {
            dropped[open] = true;
            dropped[close] = true;
        }
    }
    let kept = text.char_indices().filter(|(at, _)| !dropped[*at]);
    kept.map(|(_, c)| c).collect()
}

/// A sum of names and numbers.
fn is_sum(text: &str) -> bool {
    text.split(" + ")
        .all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_parentheses() {
        assert_eq!(replace_word("f(x, x1, x)", "x", "(a)"), "f((a), x1, (a))");
        assert_eq!(
            tidy("f((x + k), (const T *)(p), ((a)))"),
            "f(x + k, (const T *)(p), a)"
        );
        assert_eq!(tidy("f((g(a, b), t))"), "f((g(a, b), t))");
        assert_eq!(tidy("f((g(a, b)))"), "f(g(a, b))");
        assert_eq!(
            tidy("f((p + k) + 4, (p - k) + 4)"),
            "f(p + k + 4, (p - k) + 4)"
        );
        assert_eq!(tidy("((a) + (b))"), "(a + (b))");
        assert_eq!(primary_text("f(a) + g(b)"), "(f(a) + g(b))");
        assert_eq!(primary_text("f(a, g(b))"), "f(a, g(b))");
        assert_eq!(primary_text("(T)x"), "((T)x)");
        assert_eq!(primary_text("1.5f"), "1.5f");
    }
}
