//! The edits for one plan.

use crate::Warnings;
use crate::ctree::{Margin, print_block};
use crate::isa::Machine;
use crate::loop_edit::{self, Text, find_loop, places};
use crate::outline::outline;
use crate::placement::declaration_start;
use crate::said;
use crate::splice::Edit;
use crate::unit_edit::{Mode, macro_in};
use crate::vector::{self, Context, Failure, Program};
use frontend::Unit;
use frontend::span::Span;
use frontend::tree::FunctionDef;
use midend::plan::{Plan, VerifiedPlan};
use midend::region::names::declares_objects;
use midend::remark::Reason;

/// What one plan asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    /// Edits at the loop.
    pub edits: Vec<Edit>,
    /// A function to place before the one that holds the loop.
    pub definition: Option<String>,
}

/// Makes the edits for a plan. `helper` is the name of an outlined function, should one be needed.
pub fn plan_edits(
    unit: &Unit,
    def: &FunctionDef,
    plan: &VerifiedPlan,
    machine: Machine,
    mode: Mode,
    helper: &str,
    asked: Warnings,
) -> Result<Planned, Failure> {
    let source = &unit.source;
    let span = plan.region.span();
    let found = find_loop(def, span)
        .ok_or_else(|| Failure::new(Reason::Opaque, "the loop is not in the function"))?;
    let l = found.statement;
    said::refuses(source, found, asked)?;
    let places = places(source, found)?;
    let mentioned = |name: &str| source.mentions(name);
    let keep_apart = matches!(
        mode,
        Mode::Outline {
            keep_apart: true,
            ..
        }
    );
    let program = vector::write(Context {
        plan,
        machine,
        mentioned: &mentioned,
        keep_apart,
        edges: None,
    })?;
    if let Mode::Outline { .. } = mode {
        check_names(unit, def, plan, &program)?;
    }
    let comment = comment(unit, plan, machine);
    let (written, definition) = match mode {
        Mode::Plain | Mode::Attribute(_) => (program.block, None),
        Mode::Outline { target, .. } => {
            let free = |name: &str| !source.mentions(name);
            let outlined = outline(plan, &program, helper, target, &free)?;
            (outlined.call, Some(outlined.definition))
        }
    };
    let text = Text {
        declares: written.declares(),
        print: &|margin| print_block(&written, margin),
    };
    let planned = Planned {
        edits: loop_edit::edits(source.original(), &places, &comment, &text)?,
        definition,
    };
    let written = (text.print)(&Margin::default());
    let hidden = macro_in(source, &written, l.keyword.start).or_else(|| {
        let text = planned.definition.as_deref().unwrap_or_default();
        macro_in(source, text, declaration_start(source, def))
    });
    match hidden.or_else(|| macro_in(source, "__asm__ __volatile__", l.keyword.start)) {
        Some(name) => Err(Failure::new(
            Reason::NoName,
            format!("`{name}` is a macro here"),
        )),
        None => Ok(planned),
    }
}

/// What a program names must mean in a function of its own what it means in the user's.
fn check_names(
    unit: &Unit,
    def: &FunctionDef,
    plan: &VerifiedPlan,
    program: &Program,
) -> Result<(), Failure> {
    let symbols = program.symbols.iter().map(|&s| plan.symbols.get(s));
    let symbols = symbols.map(|s| s.map_or("", |s| s.name.as_str()));
    let callees = plan.called_each();
    let callees = callees.iter().filter_map(|c| plan.callees.get(*c)?.named());
    if let Some(name) = symbols.chain(callees).next()
        && declares_objects(unit, def.body_span)
    {
        let detail = format!("`{name}` means something else at the loop");
        return Err(Failure::new(Reason::NoName, detail));
    }
    if declares_types(unit, def.body_span) {
        let detail = "types of the function may be unknown outside of it";
        return Err(Failure::new(Reason::NoName, detail));
    }
    Ok(())
}

/// Whether types are declared there.
fn declares_types(unit: &Unit, span: Span) -> bool {
    let tokens = unit.source.tokens_in(span);
    let text = |n: usize| tokens.get(n).map_or("", |t| unit.source.slice(t.span));
    (0..tokens.len()).any(|n| match text(n) {
        "typedef" => true,
        "struct" | "union" | "enum" => {
            let unnamed = matches!(text(n + 1), "{" | "__attribute__" | "__attribute");
            unnamed || matches!(text(n + 2), "{" | ";" | ":")
        }
        _ => false,
    })
}

/// What stands above the edit.
fn comment(unit: &Unit, plan: &Plan, machine: Machine) -> String {
    let span = plan.region.span();
    let line = unit.source.place(span).line;
    let mut text = format!("vcc: line {line}: {} lanes", plan.vf);
    if plan.uf > 1 {
        text.push_str(&format!(" x {}", plan.uf));
    }
    if let Some(narrow) = plan.narrow {
        text.push_str(&format!(", then {narrow}"));
    }
    text.push_str(&format!(", {}", machine.isa.name()));
    if !plan.guards.is_empty() {
        text.push_str(&format!("; runs if {}", plan.guards.join(", ")));
    }
    let safe: String = text.replace("*/", "* /").replace("/*", "/ *");
    format!("/* {} */", safe.replace(['\n', '\r', '\\'], " "))
}
