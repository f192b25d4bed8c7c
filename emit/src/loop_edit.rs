//! The edits of one loop statement: the vector program before it, the loop as its remainder.

use crate::alone::Alone;
use crate::ctree::print::print_block;
use crate::ctree::{Block, Margin};
use crate::failure::Failure;
use crate::guard::BARRIER;
use crate::idle;
use crate::loop_text::{Manner, OwnCounter, Text, edits};
use crate::names::Renamed;
use crate::outline::{outline, variable};
use crate::place::functions::Mode;
use crate::place::{LoopPlace, Setting, names};
use crate::splice::Edit;
use crate::vector::{self, Context};
use frontend::counter::Counter;
use frontend::tree::FunctionDef;
use midend::plan::verified::VerifiedPlan;
use midend::plan::{Leaves, Parameters, Plan};

/// What one plan asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Edits at the loop.
    pub edits: Vec<Edit>,
    /// A function to place before the one that holds the loop.
    pub definition: Option<String>,
    /// Nothing of the loop stays.
    pub alone: bool,
}

/// Names that a plan may need.
#[derive(Clone, Copy)]
pub struct Fresh<'a> {
    /// Of an outlined function.
    pub helper: &'a str,
    /// Of a variable in the place of the one that the loop's header declares.
    pub counter: Option<&'a str>,
    /// Whether a name is that of such a variable of the same function.
    pub is_counter: &'a dyn Fn(&str) -> bool,
    /// Nothing else is edited in the region.
    pub nothing_else: bool,
    /// Whether the file has an object of that name which is no variable of a function's own.
    pub is_object: &'a dyn Fn(&str) -> bool,
}

/// Makes the edits for a plan.
pub fn write(
    setting: Setting<'_>,
    place: &LoopPlace<'_>,
    def: &FunctionDef,
    plan: &VerifiedPlan,
    fresh: Fresh<'_>,
) -> Result<Written, Failure> {
    let source = &setting.unit.source;
    let barrier = setting.macros.map_or(BARRIER, |macros| &macros.keep_scalar);
    let comment = comment(setting, plan);
    let at = place.statement.keyword.start;
    // Words of what is written here, or of a function before this one, must not be macros.
    let no_macros = |printed: &str, definition: Option<&str>| {
        names::no_macro(source, printed, at)?;
        names::no_macro(source, definition.unwrap_or_default(), place.start.pp)?;
        names::no_macro(source, "__asm__ __volatile__", at)
    };
    let alone = Alone::of(setting, place, def, plan).filter(|_| fresh.nothing_else);
    if let Some(alone) = alone {
        let (block, definition) = program(setting, place.mode, def, &alone.plan, (fresh, None))?;
        let edits = alone.edits(setting, place, def, (&comment, barrier), &block)?;
        let printed = print_block(&block, &Margin::default());
        no_macros(&printed, definition.as_deref())?;
        let written = [printed.as_str(), definition.as_deref().unwrap_or_default()].concat();
        let written = idle::words_of(&written);
        // An object that nothing else may name.
        let named = idle::words(source, plan.region.span());
        let mut unused = named.iter().filter(|name| (fresh.is_object)(name));
        if unused.all(|name| written.contains(*name)) {
            return Ok(Written {
                edits,
                definition,
                alone: true,
            });
        }
    }
    let counter = match place.counter.as_ref().zip(fresh.counter) {
        Some((of, name)) => {
            let ty = own_type(plan, of)?;
            Some(OwnCounter { of, name, ty })
        }
        None => None,
    };
    let renamed = counter.as_ref().and_then(|counter| {
        let from = source.original().get(counter.of.name.range())?;
        let from = std::str::from_utf8(from).ok()?;
        let to = counter.name;
        Some(Renamed { from, to })
    });
    let (block, definition) = program(setting, place.mode, def, plan, (fresh, renamed))?;
    let text = Text {
        declares: block.declares(),
        print: &|margin| print_block(&block, margin),
    };
    let left = match (&place.left, fresh.counter) {
        (Some(parts), Some(name)) => parts.join(name),
        _ => String::new(),
    };
    let manner = Manner {
        left: &left,
        barrier: (plan.leaves != Leaves::All).then_some(barrier),
        counter: counter.as_ref(),
        beside: setting.options.kept,
    };
    let edits = edits(source.original(), &place.parts, &comment, &text, manner)?;
    let printed = (text.print)(&Margin::default());
    no_macros(&printed, definition.as_deref())?;
    Ok(Written {
        edits,
        definition,
        alone: false,
    })
}

/// The type of a counter that its loop's header does not declare: that of the only variable that the plan assigns.
fn own_type(plan: &Plan, counter: &Counter) -> Result<String, Failure> {
    if counter.declared {
        return Ok(String::new());
    }
    let assigned = plan.assigned();
    let missing = || Failure::no_name("the counter of the loop inside has no type");
    let var = *assigned.iter().next().ok_or_else(missing)?;
    let (_, ty) = variable(plan, var, None)?;
    let blank = if ty.ends_with('*') { "" } else { " " };
    Ok(format!("{ty}{blank}"))
}

/// The vector program of a plan, and a function that it calls if it is one of its own.
pub fn program(
    setting: Setting<'_>,
    mode: Mode,
    def: &FunctionDef,
    plan: &VerifiedPlan,
    (fresh, renamed): (Fresh<'_>, Option<Renamed<'_>>),
) -> Result<(Block, Option<String>), Failure> {
    let source = &setting.unit.source;
    let mentioned = |name: &str| source.mentions(name) || (fresh.is_counter)(name);
    let keep_apart = matches!(
        mode,
        Mode::Outline {
            keep_apart: true,
            ..
        }
    );
    let program = vector::write(Context {
        plan,
        machine: setting.machine,
        mentioned: &mentioned,
        keep_apart,
        renamed,
        edges: None,
    })?;
    match mode {
        Mode::Plain | Mode::Attribute(_) => Ok((program.block, None)),
        Mode::Outline { target, .. } => {
            names::known_outside(setting.unit, def, &program.named(plan))?;
            let outlined = outline(
                (plan, renamed),
                &program,
                fresh.helper,
                target,
                (source, def),
            )?;
            Ok((outlined.call, Some(outlined.definition)))
        }
    }
}

/// What stands above the edit.
fn comment(setting: Setting<'_>, plan: &Plan) -> String {
    let line = setting.unit.source.place(plan.region.span()).line;
    comment_text(setting, plan, &format!("line {line}"))
}

/// The same for what stands on some lines.
pub fn comment_text(setting: Setting<'_>, plan: &Plan, lines: &str) -> String {
    let parameters = plan.parameters();
    let Parameters {
        vf,
        uf,
        second,
        last,
        ..
    } = parameters;
    let mut text = match parameters.is_scalar() {
        true => format!("vcc: {lines}: scalar"),
        false => format!("vcc: {lines}: {vf} lanes"),
    };
    if uf > 1 {
        text.push_str(&format!(" x {uf}"));
    }
    if let Some(second) = second {
        text.push_str(&format!(", then {second}"));
    }
    if last {
        text.push_str(", the last ones overlapping");
    }
    if !parameters.is_scalar() {
        text.push_str(&format!(", {}", setting.machine.isa.name()));
    }
    if plan.pipelined.iter().any(Result::is_ok) {
        text.push_str(", pipelined");
    }
    if !plan.left_out.is_empty() {
        let places = plan.left_out.join(", ");
        text.push_str(&format!(
            "; without {places}, which the next iteration overwrites"
        ));
    }
    if !plan.guards.is_empty() {
        text.push_str(&format!("; runs if {}", plan.guards.join(", ")));
    }
    let safe: String = text.replace("*/", "* /").replace("/*", "/ *");
    format!("/* {} */", safe.replace(['\n', '\r', '\\'], " "))
}
