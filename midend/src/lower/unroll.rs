//! Short loops lowered as often as they run: what depends on their counters alone is then constant.
//!
//! Only loops inside of those that are vectorized whole, which have no sites, and where a function is lowered
//! once more so that lanes can be iterations of the loop around ([`super::lower_written_out`]). Whether the condition is
//! constant each time it is tested shows while the loop is lowered, so each loop that looks like it is
//! assumed to be ([`super::assumed`]) one with few iterations.

use super::state::{Contents, Lowering, Target};
use frontend::sorted::SortedSet;

use frontend::Unit;
use frontend::tree::{Expr, ExprKind, FunctionDef, Loop, LoopKind, StmtKind, VarId};
use frontend::types::TypeKind;

use crate::options::Optimization;
use crate::ssa::{Block, Op, Value};
use frontend::walk::{Node, push_parts_of_expr, push_parts_of_stmt};

/// Iterations of one loop. What is written out by hand, rows of small matrices and the bits of a
/// word's halves, has no more; beyond, code grows faster than what constants save.
const MOST_ITERATIONS: u32 = 16;
/// The same where all of them access small arrays in memory, which can be done with all elements at a
/// time ([`crate::engine::select_chains`]): how far counters come shows in how often they are changed.
const MOST_WITH_ARRAYS: u32 = 32;
/// Bytes of a small array.
const SMALL: u64 = 256;
/// Instructions of a loop that is lowered as often as it runs, with those inside of it: a product of
/// matrices of eight rows, two loads, a product and a sum for each of 512 steps. That much code still
/// stays near the processor, and in it no element of an intermediate result need be in memory.
const MOST_INSTS: usize = 2500;
/// Instructions of all such loops of a function.
const MOST_IN_FUNCTION: usize = 2 * MOST_INSTS;
/// Instructions of a loop with those that are constant, which cost nothing but the time to find out.
const MOST_WITH_CONSTANTS: usize = 10 * MOST_INSTS;
/// Instructions of loops that were tried in vain, in one go at a function: no more are tried then.
const MOST_WASTED: usize = 4 * MOST_WITH_CONSTANTS;
/// Instructions for which one thing must be decided by what is known, or one access of memory have
/// neighbours: otherwise copies are only longer than the loop.
const INSTS_FOR_GAIN: usize = 8;
/// Nodes of the tree that are looked at to see what stands in a loop. One with more has too many
/// instructions anyway.
const MOST_NODES: usize = 2000;
/// Steps of an address that are looked through for the variable that it is computed from.
const MOST_STEPS: u32 = 8;

impl Lowering<'_> {
    /// Whether a loop may be lowered as often as it runs.
    fn may_unroll(&mut self, stmt: &Loop) -> bool {
        let wasted = self.assumed.around.is_empty() && self.assumed.wasted > MOST_WASTED;
        self.options.uses(Optimization::Unrolling)
            && !wasted
            && self.assumed.is_short(stmt)
            && !self.is_dead()
            && !self.contents(stmt).stays
    }

    fn contents(&mut self, stmt: &Loop) -> Contents {
        let known = self.assumed.contents.entry(stmt.span.start);
        *known.or_insert_with(|| contents(stmt))
    }

    /// Whether the loops around became too long.
    fn is_long(&self) -> bool {
        let all = self.graph.func.insts.len() - self.assumed.start.1;
        let insts = self.graph.appended - self.assumed.start.0;
        insts > MOST_INSTS
            || insts + self.assumed.spent > MOST_IN_FUNCTION
            || all > MOST_WITH_CONSTANTS
    }

    /// A loop within one that is vectorized whole, and so no site of its own.
    pub(super) fn inner_loop(&mut self, stmt: &Loop) {
        let unrolls = self.may_unroll(stmt);
        if self.is_dead() && !self.contents(stmt).labels {
            return;
        }
        let (first, exit) = (self.graph.block(), self.graph.block());
        match (&stmt.cond, stmt.kind) {
            (Some(cond), LoopKind::For | LoopKind::While) => self.test(cond, first, exit),
            _ => self.graph.jump(first),
        }
        let runs = self.graph.is_reached(first);
        let may_not_run = self.graph.is_reached(exit);
        self.graph.enter(first);
        match &stmt.cond {
            Some(cond) if unrolls && runs && !may_not_run => self.unroll(stmt, cond, exit),
            _ if unrolls && !runs => self.graph.enter(exit),
            _ => {
                self.is_there_once();
                self.rest_of_loop(stmt, exit);
            }
        }
    }

    /// Tests the condition of a loop: that it is constant is no gain by itself.
    fn test(&mut self, cond: &Expr, again: Block, end: Block) {
        let gains = self.assumed.gains;
        self.branch_on(cond, again, end);
        self.assumed.gains = gains;
    }

    /// Notes that it matters what is known here: control, or which scalar of an array.
    pub(super) fn gains(&mut self) {
        self.assumed.gains += 1;
    }

    /// Notes an access of memory. Others than of variables can be done together with their neighbours.
    pub(super) fn gains_by_access(&mut self, address: Value) {
        let mut at = address;
        for _ in 0..MOST_STEPS {
            match self.graph.def(at).map(|data| (&data.op, data.args.first())) {
                Some((Op::LocalAddr(var), _)) => {
                    let bytes = self.graph.func.vars[*var].c_type.bytes();
                    let small = bytes.is_some_and(|bytes| bytes <= SMALL);
                    self.assumed.arrays += usize::from(small);
                    return;
                }
                Some((Op::PtrAdd { .. } | Op::Field(_), Some(&base))) => at = base,
                _ => break,
            }
        }
        self.gains();
    }

    /// Lowers a loop as often as it runs, beginning with the body.
    fn unroll(&mut self, stmt: &Loop, cond: &Expr, exit: Block) {
        let at = stmt.span.start;
        self.assumed.used = true;
        if self.assumed.around.is_empty() {
            self.assumed.start = (self.graph.appended, self.graph.func.insts.len());
        }
        self.assumed.around.push(at);
        let (copies, gains) = (self.assumed.copies, self.assumed.gains);
        let arrays = self.assumed.arrays;
        let appended = self.graph.appended;
        let mut iterations = 0;
        loop {
            self.targets.push(Target {
                break_to: exit,
                continue_to: Some(None),
            });
            self.iteration(stmt);
            self.targets.pop();
            iterations += 1;
            let (again, end) = (self.graph.block(), self.graph.block());
            self.test(cond, again, end);
            if !self.graph.is_reached(again) {
                self.graph.enter(end);
                let insts = self.graph.appended - appended;
                if (self.assumed.gains - gains) * INSTS_FOR_GAIN < insts {
                    self.assumed.loops.insert(at);
                    self.assumed.wrong = true;
                }
                break;
            }
            let (unknown, long) = (self.graph.is_reached(end), self.is_long());
            let most = match self.assumed.arrays - arrays >= iterations as usize {
                true => MOST_WITH_ARRAYS,
                false => MOST_ITERATIONS,
            };
            if unknown || long || iterations >= most {
                let outermost = self.assumed.around[0];
                self.assumed.loops.insert(if long { outermost } else { at });
                self.assumed.wrong = true;
            }
            self.graph.enter(again);
            // What follows will be lowered again: it only matters that it is understood.
            if long || self.assumed.loops.contains(&at) {
                break;
            }
            self.assumed.copies = copies + 1;
        }
        self.assumed.copies = copies;
        self.assumed.around.pop();
        if self.assumed.around.is_empty() {
            let (appended, all) = self.assumed.start;
            match self.assumed.loops.contains(&at) {
                true => self.assumed.wasted += self.graph.func.insts.len() - all,
                false => self.assumed.spent += self.graph.appended - appended,
            }
        }
    }
}

/// Looks through a loop.
fn contents(stmt: &Loop) -> Contents {
    let counters = computed_from(stmt.cond.as_ref());
    let mut found = Contents {
        labels: false,
        stays: counters.is_none(),
    };
    let counters = counters.unwrap_or_default();
    // Each with whether it is in a switch of the loop, and whether `break` leaves that.
    let mut work = vec![(Node::Stmt(&stmt.body), false, false)];
    let mut only_counts = true;
    let mut parts = Vec::new();
    let mut nodes = 0;
    while let Some((node, mut in_switch, mut is_nearest)) = work.pop() {
        nodes += 1;
        if nodes > MOST_NODES {
            return Contents {
                labels: true,
                stays: true,
            };
        }
        match node {
            Node::Stmt(stmt) => {
                match &stmt.kind {
                    StmtKind::Loop(inner) => {
                        found.stays |= computed_from(inner.cond.as_ref()).is_none();
                        is_nearest = false;
                    }
                    StmtKind::Once(_) => is_nearest = true,
                    StmtKind::Switch { .. } => (in_switch, is_nearest) = (true, true),
                    StmtKind::Break => found.stays |= !is_nearest,
                    StmtKind::Goto(_) | StmtKind::Return(_) => found.stays = true,
                    StmtKind::Case { .. } | StmtKind::Default(_) => found.labels |= !in_switch,
                    StmtKind::Label(..) => found.labels = true,
                    _ => {}
                }
                push_parts_of_stmt(stmt, &mut parts);
            }
            Node::Expr(expr) => {
                if let ExprKind::Local(var) = expr.kind {
                    only_counts &= !counters.contains(&var);
                }
                push_parts_of_expr(expr, &mut parts);
            }
        }
        work.extend(parts.drain(..).map(|part| (part, in_switch, is_nearest)));
    }
    found.stays |= found.labels || only_counts;
    found
}

/// Whether a loop may gain if what it declares are scalars and what is in it is lowered as often as it runs: it
/// declares records, or loops are in it, and all of those look as if they ran a few times, and always as often.
pub fn gains_apart(unit: &Unit, def: &FunctionDef, l: &Loop) -> bool {
    let is_record = |var: &VarId| {
        let var = def.vars.get(var.0 as usize);
        var.is_some_and(|var| matches!(unit.types.kind(var.ty.ty), TypeKind::Record(_)))
    };
    let mut work = vec![Node::Stmt(&l.body)];
    let (mut nodes, mut found) = (0, false);
    // What short loops count, by which loops inside of these may be bounded.
    let mut counted = SortedSet::new();
    while let Some(node) = work.pop() {
        nodes += 1;
        // Loops in expressions are no statements.
        let Node::Stmt(stmt) = node else { continue };
        match &stmt.kind {
            StmtKind::Loop(inner) if !is_short(inner, &counted) => return false,
            StmtKind::Loop(inner) => {
                found = true;
                counted.extend(computed_from(inner.cond.as_ref()).into_iter().flatten());
            }
            StmtKind::Declare { var, .. } => found |= is_record(var),
            _ => {}
        }
        if nodes > MOST_NODES {
            return false;
        }
        push_parts_of_stmt(stmt, &mut work);
    }
    found
}

/// Whether what a loop counts is compared with a small number, or with what loops around it count that are short.
fn is_short(l: &Loop, counted: &SortedSet<VarId>) -> bool {
    let cond = l.cond.as_ref().map(|cond| &cond.kind);
    let Some(ExprKind::Binary(_, counter, bound)) = cond.filter(|_| l.kind == LoopKind::For) else {
        return false;
    };
    let by = computed_from(Some(bound));
    let known = by.is_some_and(|by| !by.is_empty() && by.iter().all(|var| counted.contains(var)));
    let mut bound = &bound.kind;
    while let ExprKind::Convert(of) = bound {
        bound = &of.kind;
    }
    let small = |number: &i128| (0..=i128::from(MOST_ITERATIONS)).contains(number);
    (known || matches!(bound, ExprKind::Int(number) if small(number)))
        && computed_from(Some(counter)).is_some()
        && !contents(l).stays
}

/// The variables that a condition names; `None`: it needs more than variables of the function.
fn computed_from(cond: Option<&Expr>) -> Option<SortedSet<VarId>> {
    let mut found = SortedSet::new();
    let mut work = vec![Node::Expr(cond?)];
    while let Some(node) = work.pop() {
        let Node::Expr(expr) = node else {
            return None;
        };
        match &expr.kind {
            ExprKind::Local(var) => {
                found.insert(*var);
            }
            ExprKind::Global(_)
            | ExprKind::Deref(_)
            | ExprKind::Str
            | ExprKind::Call { .. }
            | ExprKind::Opaque { .. } => return None,
            _ => push_parts_of_expr(expr, &mut work),
        }
    }
    Some(found)
}
