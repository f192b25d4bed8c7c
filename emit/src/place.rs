//! Where edits may stand: one verdict for each loop that has a plan, asked before anything of it is
//! written.
//!
//! What does not depend on how the loop is written, [`midend::region`] has said before it was planned.

pub mod blocks;
pub mod counter;
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
use counter::Counter;
use frontend::Unit;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Loop};
use functions::{Mode, Start};
use loops::LoopPlaces;
use midend::plan::Plan;
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
    /// The variable it declares, if vector code before it can have one of its own for it.
    pub counter: Option<Counter>,
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
        span: Span,
        calls: &mut SortedSet<usize>,
    ) -> Result<LoopPlace<'a>, Failure> {
        let (unit, source) = (setting.unit, &setting.unit.source);
        let (mode, start) = around(setting, def)?;
        let found = loops::find_loop(def, span)
            .ok_or_else(|| Failure::new(Reason::Opaque, "the loop is not in the function"))?;
        loops::in_reach(source, found.statement, calls)?;
        if setting.options.kept {
            functions::unconfigured(unit, span)?;
        }
        warnings::refuses(source, found, setting.options.warnings)?;
        let parts = loops::places(source, found)?;
        let own = setting.options.kept && setting.options.mixed_declarations && parts.in_list;
        let counter = || counter::counter(source, def, found.statement);
        Ok(LoopPlace {
            statement: found.statement,
            counter: (own && parts.declares).then(counter).flatten(),
            parts,
            mode,
            start,
        })
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
