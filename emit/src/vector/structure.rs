//! Sequences, ifs and loops of a plan.

use super::headings::{
    BESIDE, CONFIRMED, GOES_ON, LAST, LEAD_IN, ON_TWO_PAGES, ONE_BY_ONE, ROWS, of_part,
};
use super::writer::{
    Counted, Form, Stop, Variables, Writer, as_type_of, declared, declared_type, no_form,
};
use crate::ctree::{Array, Block, Decl, Expr, Stmt, index, name};
use crate::scalar::Scalar;
use frontend::sorted::SortedSet;
use midend::plan::{Carried, Each, IfResult, LoopControl, LoopNode, Node, POp, PType, PValue};

/// Nothing comes first in a block.
fn nothing(_: &Writer<'_>, _: &mut Block) {}

/// The parts of a [`Node::If`].
struct Branch<'a> {
    cond: PValue,
    /// `cond` hardly ever holds.
    seldom: bool,
    then: &'a [Node],
    otherwise: &'a [Node],
    results: &'a [IfResult],
}

impl Writer<'_> {
    /// Writes nodes in order.
    pub(super) fn sequence(&mut self, nodes: &[Node], block: &mut Block) -> Result<(), Stop> {
        let last_loop = nodes.iter().rposition(|n| matches!(n, Node::Loop(_)));
        if let (Some(at), true) = (last_loop, self.blocks_may_end_early)
            && at + 1 < nodes.len()
        {
            // What comes after the loop declares its variables in a block of its own.
            let (until, after) = nodes.split_at(at + 1);
            self.nodes(until, block)?;
            let mut inner = Block::default();
            self.nodes(after, &mut inner)?;
            match inner.decls.is_empty() {
                true => block.stmts.append(&mut inner.stmts),
                false => block.stmts.push(Stmt::Block(inner)),
            }
            return Ok(());
        }
        self.nodes(nodes, block)
    }

    fn nodes(&mut self, nodes: &[Node], block: &mut Block) -> Result<(), Stop> {
        for node in nodes {
            match node {
                Node::Inst(inst) => self.inst(block, inst)?,
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    seldom,
                } => {
                    let branch = Branch {
                        cond: *cond,
                        seldom: *seldom,
                        then,
                        otherwise,
                        results,
                    };
                    self.if_node(block, branch)?;
                }
                Node::Loop(l) => self.loop_node(block, l)?,
            }
        }
        Ok(())
    }

    /// A sequence in a block of its own; `begin` and `end` write what comes first and last in it.
    fn inner(
        &mut self,
        nodes: &[Node],
        begin: impl FnOnce(&Self, &mut Block),
        end: impl FnOnce(&mut Self, &mut Block) -> Result<(), Stop>,
    ) -> Result<Block, Stop> {
        let outer = std::mem::take(&mut self.pending);
        let counted = self.counted.take();
        let mut block = Block::default();
        begin(self, &mut block);
        self.sequence(nodes, &mut block)?;
        end(self, &mut block)?;
        self.pending = outer;
        self.counted = counted;
        Ok(block)
    }

    fn if_node(&mut self, block: &mut Block, branch: Branch<'_>) -> Result<(), Stop> {
        let Branch {
            then,
            otherwise,
            results,
            ..
        } = branch;
        let mut cond = self.scalar(branch.cond)?.as_truth()?;
        // That a loop is seldom left is what compilers think anyway.
        let leaves = matches!(then.last(), Some(Node::Inst(last)) if last.op == POp::Leave);
        if branch.seldom && !leaves {
            let wide = Expr::Cast("long".to_owned(), Box::new(cond));
            let likely = vec![wide, Expr::Literal("0L".to_owned())];
            cond = Expr::Call("__builtin_expect".to_owned(), likely);
        }
        self.flush(block)?;
        let wanted: Vec<&IfResult> = results
            .iter()
            .filter(|r| self.uses.count(r.value) > 0)
            .collect();
        let mut variables = Vec::new();
        for result in &wanted {
            // What changes on one side only is what it is on the other before.
            let set = match otherwise.is_empty() {
                true => self.variables_from(block, result)?,
                false => self.variables_without_value(block, result.value)?,
            };
            variables.push((set, result.then, result.otherwise));
        }
        self.flush(block)?;
        let outer = self.blocks_may_end_early;
        self.blocks_may_end_early = outer && wanted.is_empty();
        let then = self.inner(then, nothing, |this, inner| {
            let then = variables.iter().map(|(set, value, _)| (set, *value));
            this.assign_all(inner, then)?;
            this.assign_directly(inner, variables.iter().map(|v| v.1));
            Ok(())
        })?;
        let otherwise = match otherwise.is_empty() {
            true => Block::default(),
            false => self.inner(otherwise, nothing, |this, inner| {
                this.assign_all(inner, variables.iter().map(|(set, _, value)| (set, *value)))
            })?,
        };
        self.blocks_may_end_early = outer;
        block.stmts.push(Stmt::If(cond, then, otherwise));
        for (result, (set, ..)) in wanted.into_iter().zip(variables) {
            self.hold(result.value, set);
            self.hide_joined(block, result.value);
            self.changing
                .last_mut()
                .map(|here| here.insert(result.value));
        }
        Ok(())
    }

    fn loop_node(&mut self, block: &mut Block, l: &LoopNode) -> Result<(), Stop> {
        let mut variables = Vec::new();
        let all = &l.carried;
        let through = self.handed_through(l);
        self.hand_through(block, l, &through)?;
        let arrays = self.arrays(block, l)?;
        let own =
            |this: &Self, c: &&Carried| !arrays.contains(&c.value) && this.forms[c.value].is_none();
        for carried in all {
            if own(self, &carried) {
                let set = self.variables_with(block, carried.value, carried.init)?;
                self.hold(carried.value, set);
            }
        }
        self.share(&through)?;
        self.flush(block)?;
        for carried in all {
            variables.push(self.held(carried.value)?);
        }
        let begin = |this: &Self, inner: &mut Block| {
            let carried = all.iter().map(|carried| carried.value);
            carried.for_each(|value| this.hide_joined(inner, value));
        };
        let outer = std::mem::replace(&mut self.blocks_may_end_early, false);
        self.changing.push(all.iter().map(|c| c.value).collect());
        match &l.control {
            &LoopControl::Counted { counter, .. }
                if let Some((first, last)) = self.only_iteration(l) =>
            {
                self.forms[counter] = Some(Form::Scalar(Scalar::Constant(first, 64)));
                let comment = format!("iterations {first} to {last}");
                block.stmts.push(Stmt::Comment(comment));
                begin(self, block);
                self.once(block, l, &variables)?;
            }
            &LoopControl::Counted {
                counter,
                start,
                end,
                step,
            } => {
                let goes_on = self.counted.take().filter(|last| start == Some(last.end));
                let first = match start {
                    _ if goes_on.is_some() => None,
                    Some(start) => Some(self.scalar(start)?.as_int(true)?),
                    None => Some(Expr::Literal("0".to_owned())),
                };
                let bound = self.scalar(end)?.as_int(true)?;
                let part = l.widened.and_then(|widened| widened.part);
                let comment = match goes_on {
                    _ if l.widened.is_some_and(|widened| widened.beside) => Some(BESIDE),
                    _ if part.is_some() => part.map(of_part),
                    Some(_) => Some(GOES_ON),
                    None if l.widened.is_none() && !through.is_empty() => Some(ROWS),
                    None if l.results.is_empty() => (step == 1).then_some(ONE_BY_ONE),
                    None if start.is_some() => (step == 1).then_some(ON_TWO_PAGES),
                    None => (step == 1).then_some(LEAD_IN),
                };
                self.begin_results(block, l)?;
                let variable = match goes_on {
                    Some(last) => last.counter,
                    None => self.counter(block, counter),
                };
                let comment = match l.stages {
                    Some(stages) => Some(format!("{stages} iterations overlap")),
                    None => comment.map(str::to_owned),
                };
                block.stmts.extend(comment.map(Stmt::Comment));
                let scalar = Scalar::int(name(&variable), 64, true);
                self.forms[counter] = Some(Form::Scalar(scalar));
                let body = self.inner(&l.body, begin, |this, inner| {
                    this.assign_all(inner, next(all, &variables))
                })?;
                block.stmts.push(Stmt::For {
                    counter: variable.clone(),
                    start: first,
                    end: bound,
                    step: Expr::Literal(step.to_string()),
                    unroll: None,
                    body,
                });
                self.counted = Some(Counted {
                    end,
                    counter: variable,
                });
                self.end_results(l);
                if l.widened.is_some_and(|widened| widened.last) {
                    block.stmts.push(Stmt::Comment(LAST.to_owned()));
                }
            }
            &LoopControl::While { cond } => {
                self.begin_results(block, l)?;
                let comment = (!l.results.is_empty()).then(|| CONFIRMED.to_owned());
                block.stmts.extend(comment.map(Stmt::Comment));
                let go = self.name_scalar("more");
                self.declare(block, "int", &go);
                let body = self.inner(&l.body, begin, |this, inner| {
                    let cond = this.scalar(cond)?.as_truth()?;
                    inner.stmts.push(Stmt::Assign(name(&go), cond));
                    this.assign_all(inner, next(all, &variables))
                })?;
                block.stmts.push(Stmt::DoWhile(body, name(&go)));
                self.end_results(l);
            }
            LoopControl::Copies { copy, count, each } => {
                self.copies(block, l, (*copy, *count), each)?;
            }
        }
        self.changing.pop();
        self.blocks_may_end_early = outer;
        for carried in all {
            if self.left[carried.value] == 1 {
                self.handed_on.insert(carried.value);
            }
        }
        Ok(())
    }

    /// The body of a loop that runs once, in the place of the loop.
    fn once(&mut self, block: &mut Block, l: &LoopNode, set: &[Variables]) -> Result<(), Stop> {
        // No loop goes on with the counter of one in it, or of one before it.
        self.counted = None;
        self.nodes(&l.body, block)?;
        self.assign_all(block, next(&l.carried, set))?;
        self.counted = None;
        Ok(())
    }

    /// The first and the last iteration that a loop of vectors does, if it does all of them at once.
    fn only_iteration(&self, l: &LoopNode) -> Option<(i64, i64)> {
        let LoopControl::Counted {
            start, end, step, ..
        } = l.control
        else {
            return None;
        };
        let first = start.map_or(Some(0), |start| self.uses.constant(start))?;
        let end = self.uses.constant(end)?;
        let all = end.checked_sub(first)? as u64;
        let some_off = l.widened?.masked && (1..step).contains(&all);
        let once = l.results.is_empty() && (all == step || some_off);
        once.then_some((first, end - 1))
    }

    /// The values carried by a loop that are elements of arrays, since copies in it have each one of
    /// them; the arrays are declared.
    fn arrays(&mut self, block: &mut Block, l: &LoopNode) -> Result<SortedSet<PValue>, Stop> {
        let mut found = SortedSet::new();
        for node in &l.body {
            let Node::Loop(LoopNode {
                control: LoopControl::Copies { each, .. },
                ..
            }) = node
            else {
                continue;
            };
            for each in each {
                if each.before.iter().any(|&v| self.forms[v].is_none()) {
                    self.array_of(block, l, each)?;
                }
                found.extend(each.before.iter().copied());
            }
        }
        Ok(found)
    }

    /// Declares arrays, one for each register, with an element for each copy.
    pub(super) fn array_of(
        &mut self,
        block: &mut Block,
        l: &LoopNode,
        each: &Each,
    ) -> Result<(), Stop> {
        let (ty, count) = self.registers(self.ty(each.value)?)?;
        let names = self.name_for(each.value, count);
        let mut elements: Vec<Vec<Expr>> = vec![Vec::new(); count];
        for before in &each.before {
            let init = l.carried.iter().find(|c| c.value == *before);
            let init = init
                .ok_or_else(|| no_form("a copy's value is not carried"))?
                .init;
            for (elements, value) in elements.iter_mut().zip(self.values(block, init)?) {
                elements.push(value);
            }
        }
        for (variable, elements) in names.iter().zip(elements) {
            self.define_array(block, &ty, variable, elements);
        }
        for (n, &before) in each.before.iter().enumerate() {
            let element = |variable: &String| index(&name(variable), n as i64);
            let elements = names.iter().map(element).collect();
            self.forms[before] = Some(Form::Registers(elements));
        }
        Ok(())
    }

    /// Declares an array of vectors.
    fn define_array(&self, block: &mut Block, ty: &str, variable: &str, elements: Vec<Expr>) {
        let mut decl = Decl {
            array: Some(Array {
                count: elements.len() as u32,
                in_lines: false,
            }),
            ..Decl::later(ty, variable)
        };
        match self.context.machine.mixed {
            true => {
                decl.init = Some(Expr::Braces(elements));
                match block.stmts.is_empty() {
                    true => block.decls.push(decl),
                    false => block.stmts.push(Stmt::Decl(decl)),
                }
            }
            // C89 has only constants between the braces.
            false => {
                block.decls.push(decl);
                for (n, element) in elements.into_iter().enumerate() {
                    let place = index(&name(variable), n as i64);
                    block.stmts.push(Stmt::Assign(place, element));
                }
            }
        }
    }

    /// Copies of a body, as a loop that the compiler unrolls.
    fn copies(
        &mut self,
        block: &mut Block,
        l: &LoopNode,
        (copy, count): (PValue, u32),
        each: &[Each],
    ) -> Result<(), Stop> {
        let variable = self.counter(block, copy);
        let number = Scalar::int(name(&variable), 64, true);
        self.forms[copy] = Some(Form::Scalar(number));
        let mut sets = Vec::new();
        for each in each {
            let mut registers = Vec::new();
            let arrays = each.before.first().map(|&first| self.held(first));
            if let Some(Variables::Registers(arrays)) = arrays.transpose()? {
                for array in arrays {
                    let Expr::Index(array, _) = array else {
                        return Err(no_form("the values of copies are in no array"));
                    };
                    registers.push(Expr::Index(array, Box::new(name(&variable))));
                }
            }
            self.forms[each.value] = Some(Form::Registers(registers));
            sets.push(self.held(each.value)?);
            for (&before, &after) in each.before.iter().zip(&each.after) {
                self.left[before] = self.left[before].saturating_sub(1);
                self.forms[after] = self.forms[before].clone();
            }
        }
        if let Some(here) = self.changing.last_mut() {
            here.extend(each.iter().map(|each| each.value));
        }
        let begin = |this: &Self, inner: &mut Block| {
            each.iter()
                .for_each(|each| this.hide_joined(inner, each.value));
        };
        let body = self.inner(&l.body, begin, |this, inner| {
            let next = each.iter().map(|each| each.next);
            this.assign_all(inner, sets.iter().zip(next))
        })?;
        block.stmts.push(Stmt::For {
            counter: variable,
            start: Some(Expr::Literal("0".to_owned())),
            end: Expr::Literal(count.to_string()),
            step: Expr::Literal("1".to_owned()),
            unroll: Some(count),
            body,
        });
        Ok(())
    }

    /// Declares what a loop gives, as what it is if nothing leaves the loop.
    fn begin_results(&mut self, block: &mut Block, l: &LoopNode) -> Result<(), Stop> {
        let mut results = Vec::new();
        for result in &l.results {
            let carried = l.carried.iter().any(|c| c.value == result.otherwise);
            results.push(match self.uses.count(result.value) {
                0 => None,
                _ if carried => Some(self.held(result.otherwise)?),
                _ => Some(self.variables_with(block, result.value, result.otherwise)?),
            });
        }
        self.flush(block)?;
        self.leaving.push(results);
        Ok(())
    }

    fn end_results(&mut self, l: &LoopNode) {
        let left = self.leaving.pop().unwrap_or_default();
        for (result, set) in l.results.iter().zip(left) {
            if let Some(set) = set {
                self.hold(result.value, set);
            }
        }
    }

    /// Leaves the loop around, with values for its results.
    pub(super) fn leave(&mut self, block: &mut Block, values: &[PValue]) -> Result<(), Stop> {
        let results = self.leaving.last().cloned().unwrap_or_default();
        let wanted = results.iter().zip(values.iter().copied());
        let wanted = wanted.filter_map(|(set, value)| Some((set.as_ref()?, value)));
        self.assign_all(block, wanted)?;
        block.stmts.push(Stmt::Break);
        Ok(())
    }

    fn counter(&mut self, block: &mut Block, counter: PValue) -> String {
        let hint = self
            .context
            .plan
            .values
            .get(counter)
            .and_then(|v| v.hint.clone());
        let variable = self.name_scalar(hint.as_deref().unwrap_or("k"));
        self.declare(block, "unsigned long", &variable);
        variable
    }

    /// Sets variables to values, all at once.
    fn assign_all<'v>(
        &mut self,
        block: &mut Block,
        pairs: impl Iterator<Item = (&'v Variables, PValue)>,
    ) -> Result<(), Stop> {
        let mut moves: Vec<(String, Expr, Expr)> = Vec::new();
        for (set, value) in pairs {
            for (ty, variable, value) in self.assignments(block, set, value)? {
                if value != variable {
                    moves.push((ty, variable, value));
                }
            }
        }
        for k in 1..moves.len() {
            let changed = |e: &Expr| moves[..k].iter().any(|(_, v, _)| e.count(v) > 0);
            if changed(&moves[k].2) {
                let wish = match &moves[k].1 {
                    Expr::Name(variable) => self.wishes.get(variable),
                    _ => None,
                };
                let stem = wish.map_or("t", |w| w.stem.as_str());
                let variable = self.name_scalar(&format!("{stem}_next"));
                let value = std::mem::replace(&mut moves[k].2, name(&variable));
                self.define(block, &moves[k].0.clone(), &variable, value, false);
            }
        }
        let assign = |(_, variable, value): (_, Expr, _)| Stmt::Assign(variable, value);
        block.stmts.extend(moves.into_iter().map(assign));
        Ok(())
    }

    /// Lets the assignments that end a block compute `values` themselves, as far as nothing else uses
    /// these and the block has no other statements.
    fn assign_directly(&self, block: &mut Block, values: impl Iterator<Item = PValue>) {
        let mut once = Vec::new();
        for value in values.filter(|&value| self.uses.count(value) == 1) {
            if let Some(Form::Registers(names)) = &self.forms[value] {
                // One variable may stand for several registers.
                let alone = names
                    .iter()
                    .filter(|variable| names.iter().filter(|other| other == variable).count() == 1);
                once.extend(alone.cloned());
            }
        }
        let mut assigned: Vec<String> = Vec::new();
        for stmt in &mut block.stmts {
            let Stmt::Assign(Expr::Name(variable), value) = stmt else {
                return;
            };
            let decl = |d: &Decl| d.is_const && name(&d.name) == *value;
            let at = block.decls.iter().rposition(decl);
            if let Some(at) = at.filter(|_| once.contains(value))
                && let Some(init) = &block.decls[at].init
                && !assigned.iter().any(|other| init.mentions(other))
            {
                *value = init.clone();
                block.decls.remove(at);
            }
            assigned.push(variable.clone());
        }
    }

    /// Type, variable and new value for each variable of a set.
    fn assignments(
        &mut self,
        block: &mut Block,
        set: &Variables,
        value: PValue,
    ) -> Result<Vec<(String, Expr, Expr)>, Stop> {
        match set {
            Variables::Scalar(like) => {
                let value = as_type_of(self.scalar(value)?, like)?;
                Ok(vec![(declared_type(like)?, like.expr(), value)])
            }
            Variables::Registers(names) => {
                let (ty, _) = self.registers(self.ty(value)?)?;
                let values = self.values(block, value)?;
                let pairs = names.iter().zip(values);
                Ok(pairs.map(|(n, v)| (ty.clone(), n.clone(), v)).collect())
            }
        }
    }

    /// The registers of a value as expressions; what was put off is written here.
    fn values(&mut self, block: &mut Block, value: PValue) -> Result<Vec<Expr>, Stop> {
        if let Some(Form::Pending {
            e, reads: false, ..
        }) = self.forms[value].clone()
        {
            self.left[value] = self.left[value].saturating_sub(1);
            self.note(value, true);
            return Ok(vec![e]);
        }
        self.named(block, value)
    }

    /// Variables for a result of an `If` that has no `otherwise` side: what it is otherwise.
    fn variables_from(&mut self, block: &mut Block, result: &IfResult) -> Result<Variables, Stop> {
        let IfResult {
            value, otherwise, ..
        } = *result;
        let here = self.changing.last();
        if self.uses.replaces(value) && here.is_some_and(|here| here.contains(&otherwise)) {
            self.left[otherwise] = self.left[otherwise].saturating_sub(1);
            return self.held(otherwise);
        }
        self.variables_with(block, value, otherwise)
    }

    fn variables_with(
        &mut self,
        block: &mut Block,
        value: PValue,
        init: PValue,
    ) -> Result<Variables, Stop> {
        let ty = self.ty(value)?;
        if self.handed_on.contains(&init) && self.left[init] == 1 {
            self.left[init] = 0;
            return self.held(init);
        }
        if let PType::Scalar(_) = ty {
            let init = self.scalar(init)?;
            self.define_scalar(block, value, init, true)?;
            return self.held(value);
        }
        let (c_type, count) = self.registers(ty)?;
        let values = self.values(block, init)?;
        let names = self.name_for(value, count);
        for (variable, value) in names.iter().zip(values) {
            self.define(block, &c_type, variable, value, true);
        }
        Ok(Variables::Registers(
            names.iter().map(|n| name(n)).collect(),
        ))
    }

    fn variables_without_value(
        &mut self,
        block: &mut Block,
        value: PValue,
    ) -> Result<Variables, Stop> {
        let ty = self.ty(value)?;
        let (c_type, set) = match ty {
            PType::Scalar(ty) => {
                let variable = name(&self.name_for(value, 1).remove(0));
                let like = if ty.is_float() {
                    Scalar::Float(variable, ty)
                } else if ty == midend::ssa::Type::I1 {
                    Scalar::Truth(variable)
                } else if ty == midend::ssa::Type::Ptr {
                    let target = crate::pointer::Target::Bytes;
                    let expr = variable;
                    Scalar::Pointer(crate::pointer::Pointer::new(expr, target, true))
                } else {
                    Scalar::int(variable, ty.bits(), true)
                };
                (declared_type(&like)?, Variables::Scalar(like))
            }
            _ => {
                let (c_type, count) = self.registers(ty)?;
                let names = self.name_for(value, count);
                let registers = names.iter().map(|n| name(n)).collect();
                (c_type, Variables::Registers(registers))
            }
        };
        match &set {
            Variables::Scalar(like) => self.declare(block, &c_type, &like.expr().print()),
            Variables::Registers(names) => {
                for variable in names {
                    self.declare(block, &c_type, &variable.print());
                }
            }
        }
        Ok(set)
    }

    fn hold(&mut self, value: PValue, set: Variables) {
        self.forms[value] = Some(match set {
            Variables::Scalar(scalar) => Form::Scalar(scalar),
            Variables::Registers(names) => Form::Registers(names),
        });
    }

    fn held(&self, value: PValue) -> Result<Variables, Stop> {
        match &self.forms[value] {
            Some(Form::Scalar(scalar)) => Ok(Variables::Scalar(declared(scalar, scalar.expr()))),
            Some(Form::Registers(names)) => Ok(Variables::Registers(names.clone())),
            _ => Err(no_form("a carried value has no variable")),
        }
    }
}

/// Carried variables, and what they are in the next iteration.
fn next<'v>(
    carried: &[Carried],
    variables: &'v [Variables],
) -> impl Iterator<Item = (&'v Variables, PValue)> {
    let next = carried.iter().map(|c| c.next);
    variables.iter().zip(next)
}
