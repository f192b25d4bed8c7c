//! Where edits may stand: one verdict for each loop that has a plan, asked before anything of it is
//! written.
//!
//! What does not depend on how the loop is written, [`midend::region`] has said before it was planned.

pub mod blocks;
pub mod functions;
pub mod loops;
pub mod names;
pub mod statements;
pub mod warnings;

use crate::failure::Failure;
use crate::guard::{Macros, SCALAR};
use crate::headers::Conflicts;
use crate::isa::Machine;
use crate::options::EmitOptions;
use frontend::counter::{Counter, Fixed};
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Loop};
use frontend::{Source, Unit};
use functions::{Mode, Start};
use loops::LoopPlaces;
use midend::plan::{Plan, Region};
use midend::remark::Reason;

/// What is edited, and how.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// The file.
    pub unit: &'a Unit,
    /// How to write.
    pub options: &'a EmitOptions,
    /// For which machine.
    pub machine: Machine,
    /// What stands against that machine's headers.
    pub conflicts: &'a Conflicts<'a>,
    /// For a file that is kept: the macros of its guard.
    pub macros: Option<&'a Macros>,
}

impl Setting<'_> {
    /// The same for a plan, which need not have vectors.
    pub fn of(self, plan: &Plan) -> Self {
        match plan.parameters().is_scalar() {
            true => Setting {
                machine: self.machine.without_vectors(),
                ..self
            },
            false => self,
        }
    }

    /// Fails if vector code cannot stand under a guard, where it has to.
    pub fn guards(self) -> Result<(), Failure> {
        let source = &self.unit.source;
        if self.macros.is_none() {
            return Ok(());
        }
        if source.is_ever_macro(SCALAR) {
            let detail = format!("`{SCALAR}` is defined, which leaves vector code out");
            return Err(Failure::no_name(detail));
        }
        match source.predefined("__LP64__") {
            Some(_) => Ok(()),
            None => {
                let detail = "the compiler does not define `__LP64__`";
                Err(Failure::new(Reason::UnsupportedTarget, detail))
            }
        }
    }
}

/// Where the edits of a loop stand.
#[derive(Clone, Debug)]
pub struct LoopPlace<'a> {
    /// The loop.
    pub statement: &'a Loop,
    /// Its parts.
    pub parts: LoopPlaces,
    /// The variable it declares, if vector code before it can have one of its own for it; or that of the loop inside
    /// of which the vector code does the first iterations.
    pub counter: Option<Counter>,
    /// What must hold of that variable where something is left for the loop to do, with the variable's name cut out;
    /// only if nobody asks behind the loop what its variables are.
    pub left: Option<Vec<String>>,
    /// How vector code gets into the function.
    pub mode: Mode,
    /// Where text goes before the function.
    pub start: Start,
}

impl<'a> LoopPlace<'a> {
    /// The places for the loop with that span, or the first thing that stands against editing it.
    /// `calls`: macro calls to expand, so that nothing of it is hidden.
    pub fn find(
        setting: Setting<'_>,
        def: &'a FunctionDef,
        region: Region,
        calls: &mut SortedSet<usize>,
    ) -> Result<LoopPlace<'a>, Failure> {
        let span = region.span();
        let (unit, source) = (setting.unit, &setting.unit.source);
        let (mode, start) = around(setting, def)?;
        let found = loops::find_loop(def, span)
            .ok_or_else(|| Failure::new(Reason::Opaque, "the loop is not in the function"))?;
        loops::in_reach(source, found.statement, calls)?;
        if setting.options.kept {
            functions::unconfigured(unit, span, &setting.options.fixed)?;
        }
        warnings::refuses(source, found, setting.options.warnings)?;
        let parts = loops::places(source, found)?;
        let parts_declare = parts.declares;
        if let Region::Loop {
            inside: Some(inside),
            ..
        } = region
        {
            let inside = loops::find_loop(def, inside)
                .ok_or_else(|| Failure::new(Reason::Opaque, "the loop inside is not there"))?;
            let (parts, counter) = inside_out(setting, def, parts, inside)?;
            let declared = counter.declared && parts_declare;
            let left = || left(source, def, (span, inside.statement), &counter);
            return Ok(LoopPlace {
                statement: found.statement,
                left: declared.then(left).flatten(),
                counter: Some(counter),
                parts,
                mode,
                start,
            });
        }
        let own = setting.options.kept && setting.options.mixed_declarations && parts.in_list;
        let counter = || Counter::of_loop(source, def, found.statement);
        Ok(LoopPlace {
            statement: found.statement,
            counter: (own && parts.declares).then(counter).flatten(),
            left: None,
            parts,
            mode,
            start,
        })
    }
}

/// The places of a loop whose vector code does the first iterations of a loop inside: that one gets another beginning,
/// and its body is what remains.
fn inside_out(
    setting: Setting<'_>,
    def: &FunctionDef,
    around: LoopPlaces,
    inside: loops::Found<'_>,
) -> Result<(LoopPlaces, Counter), Failure> {
    let source = &setting.unit.source;
    let missing = || Failure::new(Reason::Opaque, "the loop inside has no counter of its own");
    let own = loops::places(source, inside)?;
    let counter = Counter::of_loop(source, def, inside.statement).ok_or_else(missing)?;
    if !own.pragmas.is_empty() {
        let detail = "a pragma stands before the loop inside";
        return Err(Failure::new(Reason::Pragma, detail));
    }
    let parts = LoopPlaces {
        init: own.init,
        head: own.head,
        gap: own.gap,
        body: own.body,
        inside: own.inside,
        in_list: around.in_list && setting.options.mixed_declarations,
        declares: true,
        ..around
    };
    Ok((parts, counter))
}

/// The test of a loop inside another one, cut where it names its counter; nothing if it means something else before
/// both.
fn left(
    source: &Source,
    def: &FunctionDef,
    (around, inside): (Span, &Loop),
    counter: &Counter,
) -> Option<Vec<String>> {
    let name = source.original().get(counter.name.range())?;
    let name = std::str::from_utf8(name).ok()?;
    let fixed = Fixed::around(source, def, around)?;
    let &[left, test, right] = source.tokens_in(inside.cond.as_ref()?.span) else {
        return None;
    };
    let [left, test, right] = [left, test, right].map(|token| token.span);
    let text = |span: Span| source.slice(span);
    if !["<", "<=", ">", ">=", "!="].contains(&text(test)) {
        return None;
    }
    match (text(left) == name, text(right) == name) {
        (true, false) if fixed.is_value(right) => Some(vec![
            String::new(),
            format!(" {} {}", text(test), text(right)),
        ]),
        (false, true) if fixed.is_value(left) => Some(vec![
            format!("{} {} ", text(left), text(test)),
            String::new(),
        ]),
        _ => None,
    }
}

/// How vector code gets into a function, and where text goes before that.
fn around(setting: Setting<'_>, def: &FunctionDef) -> Result<(Mode, Start), Failure> {
    let (unit, source) = (setting.unit, &setting.unit.source);
    if unit.model.long_bytes != 8 || unit.model.pointer_bytes != 8 {
        let detail = "`long` and pointers must have 64 bits";
        return Err(Failure::new(Reason::UnsupportedTarget, detail));
    }
    setting.guards()?;
    let mode = functions::mode(source, def, setting.machine, setting.options.fp)?;
    let start = Start::of(source, def).ok_or_else(|| {
        let detail = "the function begins inside a macro expansion";
        Failure::new(Reason::MacroBoundary, detail)
    })?;
    let pragma = source.pragma_before(start.pp);
    if pragma.is_some_and(|p| p.contains("omp")) {
        let detail = "an OpenMP pragma stands before the function";
        return Err(Failure::new(Reason::Pragma, detail));
    }
    setting.conflicts.at(start.pp)?;
    if mode != Mode::Plain {
        names::no_macro(source, "__attribute__ __target__", start.pp)?;
    }
    Ok((mode, start))
}
