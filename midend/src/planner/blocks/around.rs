//! What is asked of a function while its statements are planned.

use super::located::Statement;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::{Loop, LoopForest};
use crate::options::Options;
use crate::ssa::{Block, Inst, Op, Terminator, Value, Var};
use crate::target::TargetInfo;
use crate::transform::places::{self, Accessed};
use crate::transform::value_numbers::ValueNumbers;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;
use frontend::tree::{self, FunctionDef};
use std::cell::OnceCell;

/// The function around, and how it is planned.
pub struct Around<'a> {
    pub(super) view: &'a FunctionView<'a>,
    vars: &'a [tree::Var],
    pub(super) target: &'a TargetInfo,
    pub(super) options: &'a Options,
    numbers: ValueNumbers,
    users: SortedMap<Value, Vec<Inst>>,
    /// Statements that use what runs assign, by their texts, and `None`: something else does.
    named: SortedMap<Value, Vec<Option<Statement>>>,
    /// The function's variables by their names: as numbers.
    by_name: SortedMap<&'a str, Vec<usize>>,
    symbols: SortedSet<&'a str>,
    /// Values that decide where control goes, or are handed on there.
    handed_on: SortedSet<Value>,
    loops: OnceCell<Loops>,
}

/// The loops of a function, and what is stored in each, but not in those inside.
pub(super) struct Loops {
    pub forest: LoopForest,
    pub stores: SortedMap<Loop, Vec<(Inst, Accessed)>>,
}

impl<'a> Around<'a> {
    /// Looks through a function.
    pub fn new(
        view: &'a FunctionView<'a>,
        def: &'a FunctionDef,
        target: &'a TargetInfo,
        options: &'a Options,
    ) -> Around<'a> {
        let f = view.f;
        let mut handed_on = SortedSet::new();
        for data in f.blocks.values() {
            let Terminator::Unreachable = data.terminator else {
                let edges = data.terminator.edges();
                handed_on.extend(edges.flat_map(|edge| edge.args.iter().copied()));
                handed_on.extend(data.terminator.value().copied());
                continue;
            };
        }
        let mut named: SortedMap<Value, Vec<Option<Statement>>> = SortedMap::new();
        for (r, run) in f.runs.iter().enumerate() {
            for &(value, statement) in &run.uses {
                let at = statement.map(|s| (r, s));
                named.entry(value).or_default().push(at);
            }
        }
        let mut by_name: SortedMap<&str, Vec<usize>> = SortedMap::new();
        for (n, var) in def.vars.iter().enumerate() {
            by_name.entry(&var.name).or_default().push(n);
        }
        Around {
            vars: &def.vars,
            named,
            by_name,
            symbols: f.symbols.values().map(|s| s.name.as_str()).collect(),
            handed_on,
            ..Around::of_blocks(view, view.dom.rpo(), target, options)
        }
    }

    /// Some blocks of a function, in an order in which control goes through them: of what runs of statements need,
    /// nothing is known.
    pub(super) fn of_blocks(
        view: &'a FunctionView<'a>,
        blocks: &[Block],
        target: &'a TargetInfo,
        options: &'a Options,
    ) -> Around<'a> {
        let f = view.f;
        let mut numbers = ValueNumbers::default();
        let mut users: SortedMap<Value, Vec<Inst>> = SortedMap::new();
        for &inst in blocks.iter().flat_map(|&b| &f.blocks[b].insts) {
            numbers.see(f, inst);
            for &arg in &f.insts[inst].args {
                users.entry(arg).or_default().push(inst);
            }
        }
        Around {
            view,
            vars: &[],
            target,
            options,
            numbers,
            users,
            named: SortedMap::new(),
            by_name: SortedMap::new(),
            symbols: SortedSet::new(),
            handed_on: SortedSet::new(),
            loops: OnceCell::new(),
        }
    }

    /// Its loops, found when they are first asked for.
    pub(super) fn loops(&self) -> &Loops {
        self.loops.get_or_init(|| {
            let forest = LoopForest::compute(self.view.f, self.view.dom);
            let mut stores: SortedMap<Loop, Vec<(Inst, Accessed)>> = SortedMap::new();
            for (block, data) in self.view.f.blocks.iter() {
                let Some(innermost) = forest.innermost(block) else {
                    continue;
                };
                let accessed = |&inst: &Inst| Some((inst, self.accessed(inst)?));
                let all = data.insts.iter().filter_map(accessed);
                let of_loop = stores.entry(innermost).or_default();
                of_loop.extend(all.filter(|(_, accessed)| accessed.is_store));
            }
            Loops { forest, stores }
        })
    }

    pub(super) fn accessed(&self, inst: Inst) -> Option<Accessed> {
        places::accessed(self.view.f, &self.numbers, inst)
    }

    pub(super) fn may_meet(&self, a: &Accessed, b: &Accessed) -> bool {
        a.may_meet(b, self.view, self.options.strict_aliasing)
    }

    /// Whether something else than these instructions needs a value.
    pub(super) fn is_needed_outside(&self, value: Value, inside: &SortedSet<Inst>) -> bool {
        let users = self.users.get(&value).into_iter().flatten();
        self.handed_on.contains(&value) || users.into_iter().any(|user| !inside.contains(user))
    }

    /// Whether something else than some statements uses a value by the name of a variable.
    pub(super) fn is_used_but_in(&self, value: Value, inside: impl Fn(&Statement) -> bool) -> bool {
        let uses = self.named.get(&value).into_iter().flatten();
        uses.into_iter().any(|at| !at.as_ref().is_some_and(&inside))
    }

    /// Whether nothing but one operation needs a value: two instructions, where it is compared and then chosen with
    /// one of its operands.
    pub(super) fn is_used_once(&self, value: Value) -> bool {
        let f = self.view.f;
        let users = self.users.get(&value).map_or(&[][..], Vec::as_slice);
        let alone = match users {
            [_] => true,
            [x, y] => {
                let selects = |one: &Inst| f.insts[*one].op == Op::Select;
                let of_selection = |compare: &Inst, select: &Inst| {
                    let result = f.insts[*compare].result;
                    result.is_some() && f.insts[*select].args.first().copied() == result
                };
                selects(y) && of_selection(x, y) || selects(x) && of_selection(y, x)
            }
            _ => false,
        };
        alone && !self.handed_on.contains(&value)
    }

    /// Whether a variable can be named at a place, and from there on.
    pub(super) fn is_visible(&self, var: Var, at: Span) -> bool {
        let start = Span {
            start: at.start,
            end: at.start,
        };
        self.is_named_by(var, at, start)
    }

    /// Whether a variable can be named behind a place, where it may be declared.
    pub(super) fn is_visible_behind(&self, var: Var, at: Span) -> bool {
        let end = Span {
            start: at.end,
            end: at.end,
        };
        self.is_named_by(var, at, end)
    }

    /// Whether its name stands for a variable in all of a place from that part of it on.
    fn is_named_by(&self, var: Var, at: Span, from: Span) -> bool {
        let vars = self.vars;
        let declared = |n: usize| {
            vars.get(n)
                .filter(|v| v.scope.start <= from.start && at.end <= v.scope.end)
        };
        let Some(own) = declared(var.as_u32() as usize) else {
            return false;
        };
        let mut others = self.of_name(&own.name).filter_map(declared);
        !others.any(|other| other.scope.start > own.scope.start)
    }

    /// Whether the name of a variable stands for something else at a place where it is declared.
    pub(super) fn hides_another(&self, var: Var, at: Span) -> bool {
        let vars = self.vars;
        let Some(own) = vars.get(var.as_u32() as usize) else {
            return true;
        };
        let hidden =
            |other: &tree::Var| other.scope.start < own.scope.start && at.end <= other.scope.end;
        let mut same = self.of_name(&own.name);
        same.any(|n| hidden(&vars[n])) || self.symbols.contains(own.name.as_str())
    }

    /// The variables of a name.
    fn of_name(&self, name: &str) -> impl Iterator<Item = usize> {
        self.by_name.get(name).into_iter().flatten().copied()
    }
}
