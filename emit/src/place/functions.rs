//! Where text goes before a function, and how vector code gets into it.

use crate::failure::Failure;
use crate::isa::{Isa, Machine};
use frontend::constructs::has_constructs;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Named};
use frontend::types::TypeKind;
use frontend::{Source, Unit};
use midend::options::FpMode;
use midend::region::attributes;
use midend::remark::Reason;

/// Where an external declaration begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Start {
    /// In the original, so that text put there comes before it.
    pub original: u32,
    /// In the preprocessed text.
    pub pp: u32,
}

impl Start {
    /// Of the declaration that holds a function; `None` inside a macro expansion.
    pub fn of(source: &Source, def: &FunctionDef) -> Option<Start> {
        let pp = declaration_start(source, def);
        let original = original_before(source, pp)?;
        Some(Start { original, pp })
    }

    /// Whether attributes in double brackets stand first.
    pub fn has_brackets(self, source: &Source) -> bool {
        let all = Span {
            start: self.pp,
            end: source.text().len() as u32,
        };
        let mut first = source.tokens_in(all).iter().take(2);
        first.all(|t| source.slice(t.span) == "[")
    }
}

/// What code for a machine asks of the function that holds it.
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    /// The target that the build's flags do not give it.
    pub target: Option<&'static str>,
    /// That target would let the compiler fuse products with sums.
    fuses: bool,
    /// Products must be kept from being fused with sums.
    pub keep_apart: bool,
}

impl Needs {
    /// What such code needs in this build.
    pub fn of(source: &Source, isa: Isa, fp: FpMode) -> Needs {
        let has = |name: &str| source.predefined(name).is_some();
        let target = isa.target_attribute(has);
        let fuses = isa == Isa::Avx512 && target.is_some() && fp == FpMode::Strict;
        Needs {
            target,
            fuses,
            keep_apart: fuses && !has("__FMA__"),
        }
    }
}

/// How vector code gets into a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// In place.
    Plain,
    /// In place; the function gets this target attribute.
    Attribute(&'static str),
    /// In a function of its own with this target.
    Outline {
        /// Target.
        target: &'static str,
        /// Products must be kept from being fused with sums.
        keep_apart: bool,
    },
}

/// Decides how vector code gets into a function.
pub fn mode(
    source: &Source,
    def: &FunctionDef,
    machine: Machine,
    fp: FpMode,
) -> Result<Mode, Failure> {
    let apart = attributes::keep_apart(def);
    let needs = Needs::of(source, machine.isa, fp);
    let any_flags = || machine.isa.target_attribute(|_| false).filter(|_| apart);
    // Generic code and code for ISAs that every function has needs nothing.
    let Some(target) = needs.target.or_else(any_flags) else {
        return Ok(Mode::Plain);
    };
    // Compilers make functions of what is in constructs of OpenMP, and clang gives them no target.
    let constructs = has_constructs(source, def.span);
    if !(apart || needs.fuses || def.traits.is_inline || constructs) {
        return Ok(Mode::Attribute(target));
    }
    if def.traits.is_inline && !def.traits.is_static {
        let detail = "an inline function with external linkage cannot call a static one";
        return Err(Failure::new(Reason::FunctionAttribute, detail));
    }
    Ok(Mode::Outline {
        target,
        keep_apart: needs.keep_apart,
    })
}

/// Refuses a function that another configuration of the file makes another one: vector code of a part of it follows from what
/// stands before and behind that, and from what is known of objects.
pub fn one_configuration(unit: &Unit, def: &FunctionDef) -> Result<(), Failure> {
    let source = &unit.source;
    let refuse = |what: String| {
        let detail = format!("{what}: another configuration makes it another one");
        Err(Failure::new(Reason::MacroBoundary, detail))
    };
    if source.has_conditional_tokens(def.span) {
        return refuse("a part of its function stands in a conditional group (`#if`)".to_owned());
    }
    let called = unit.callees(def.span).into_iter();
    let spans = called.map(|function| unit.functions[function].span);
    let mut places = spans
        .clone()
        .chain([def.span])
        .flat_map(|span| source.numbers_of_place(span));
    if places.any(|(_, of)| of.is_none_or(|name| unit.functions.iter().any(|f| f.name == name))) {
        let detail =
            "it computes with where it stands (`__LINE__`), which vector code before it changes";
        return Err(Failure::new(Reason::MacroBoundary, detail));
    }
    let tokens = spans
        .chain([def.span])
        .flat_map(|span| source.tokens_in(span));
    let mut names = tokens.map(|token| source.slice(token.span));
    let varies = |name: &&str| {
        let meanings = unit.meanings.get(*name).into_iter().flatten();
        let mut objects = meanings.filter_map(|meaning| match meaning.of {
            Named::Object(ty) => Some((meaning.span, ty)),
            Named::Type(_) | Named::Record(_) | Named::Value(_) => None,
        });
        objects.any(|(declared, ty)| {
            let apart = !source.comes_with(declared.start, def.span.start);
            match unit.types.kind(ty.ty) {
                // What it does is asked where it is called, what it returns is asserted.
                TypeKind::Function { .. } => {
                    (apart || source.has_conditional_tokens(declared)) && is_const(unit, name)
                }
                _ => apart,
            }
        })
    };
    match names.find(|name| source.is_macro_elsewhere(name) || varies(name)) {
        Some(name) if source.is_macro_elsewhere(name) => {
            refuse(format!("`{name}` is a macro under `#if`"))
        }
        Some(name) => refuse(format!(
            "`{name}` is declared in a conditional group (`#if`)"
        )),
        None => Ok(()),
    }
}

/// Whether calls of a function are declared to depend on nothing but their arguments.
fn is_const(unit: &Unit, function: &str) -> bool {
    let mut globals = unit.globals.iter();
    globals.any(|global| global.attribute_const && global.name == function)
}

/// Refuses a text of a function, or a function called in it, that another configuration makes other text. `fixed`:
/// functions of included files of which none does.
pub fn unconfigured(unit: &Unit, span: Span, fixed: &SortedSet<String>) -> Result<(), Failure> {
    let refuse = |what: String| {
        let detail = format!("{what}: another configuration makes it another one");
        Err(Failure::new(Reason::MacroBoundary, detail))
    };
    if unit.source.has_conditionals(span) {
        return refuse("conditional directives (`#if`) stand in it".to_owned());
    }
    let called = unit
        .callees(span)
        .into_iter()
        .map(|function| &unit.functions[function]);
    for callee in called {
        let name = &callee.name;
        if !unit.source.comes_with(callee.span.start, span.start) {
            return refuse(format!(
                "it calls `{name}`, which is defined in a conditional group (`#if`)"
            ));
        }
        if unit.source.has_conditionals(callee.span) {
            return refuse(format!(
                "conditional directives (`#if`) stand in `{name}`, which it calls"
            ));
        }
        // The system's headers do not depend on how a project is configured.
        let own = callee.traits.in_main_file || unit.source.in_system_header(callee.span.start);
        if !own && !fixed.contains(name) {
            return refuse(format!(
                "it calls `{name}`, which an included file defines with macros or under `#if`"
            ));
        }
    }
    Ok(())
}

/// Where the external declaration that holds a function begins: what stands before its first
/// specifier, such as attributes, belongs to it.
fn declaration_start(source: &Source, def: &FunctionDef) -> u32 {
    let tokens = source.tokens();
    let first = tokens.partition_point(|t| t.span.start < def.span.start);
    let ends = |span: Span| matches!(source.text().get(span.range()), Some(";" | "}"));
    let mut start = def.span.start;
    for token in tokens[..first].iter().rev() {
        if ends(token.span) || !source.in_main_file(token.span) {
            break;
        }
        start = token.span.start;
    }
    start
}

/// The original offset before which text can be put so that it comes before the token at `pp`:
/// the token itself, or the macro call whose expansion begins with it.
fn original_before(source: &Source, pp: u32) -> Option<u32> {
    if let Some(at) = source.original_start(pp) {
        return Some(at);
    }
    let tokens = source.tokens();
    let index = tokens.partition_point(|t| t.span.start < pp);
    let token = tokens.get(index).filter(|t| t.span.start == pp)?;
    if !source.in_main_file(token.span) {
        return None;
    }
    let call = source.place(token.span).bytes?;
    let before = index.checked_sub(1).and_then(|n| tokens.get(n));
    let before = before.filter(|t| source.in_main_file(t.span));
    let same_call = before
        .and_then(|t| source.place(t.span).bytes)
        .is_some_and(|b| b.end > call.start);
    (!same_call).then_some(call.start)
}
