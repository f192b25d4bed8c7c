//! The vector variants of one function: which text goes where, and which directives leave.

use crate::annotations::{calls_around, is_simd_attribute, without_line};
use crate::called;
use crate::failure::Failure;
use crate::headers::Conflicts;
use crate::isa::{Declared, Isa, Machine, Style, clang_needs};
use crate::options::EmitOptions;
use crate::place::Setting;
use crate::place::functions::{Needs, Start};
use crate::place::names::{no_macro, own_types};
use crate::place::statements::newline;
use crate::splice::Edit;
use crate::variant;
use frontend::Unit;
use frontend::directives::FunctionDirective;
use frontend::pragma_spec::{Dialect, Name};
use frontend::sorted::SortedMap;
use frontend::source::calls::Boundary;
use frontend::tree::FunctionDef;
use midend::pipeline::variants::Variants;
use midend::region::attributes::{self, Use};
use midend::remark::Reason;

/// What the variants of a function ask for.
pub struct Written {
    /// Removal of directives, and the functions.
    pub edits: Vec<Edit>,
    /// Where headers and types must come before.
    pub before: Start,
    /// Instruction sets that the flags give to some of them.
    pub flags: Vec<Isa>,
    /// Those that others are given by an attribute.
    pub attributes: Vec<Isa>,
    /// The strongest machine that the functions are written for.
    pub machine: Machine,
    /// Vector types of our own: name and declaration.
    pub typedefs: Vec<(String, String)>,
    /// Vector variants of other functions that are called: symbol and declaration.
    pub called: SortedMap<String, Declared>,
}

/// Writes the variants of a function.
pub fn write(
    setting: Setting<'_>,
    def: &FunctionDef,
    variants: &Variants,
) -> Result<Written, Failure> {
    let (unit, options) = (setting.unit, setting.options);
    let source = &unit.source;
    check(def)?;
    let outside = || {
        let detail = "the function begins or ends inside a macro expansion";
        Failure::new(Reason::MacroBoundary, detail)
    };
    let start = Start::of(source, def).ok_or_else(outside)?;
    let end = source.original_end(def.span.end).ok_or_else(outside)?;
    let mut written = Written {
        edits: leaving(unit, def, options)?,
        before: start,
        flags: Vec::new(),
        attributes: Vec::new(),
        machine: Machine::new(Isa::Sse2, style(options)),
        typedefs: Vec::new(),
        called: SortedMap::new(),
    };
    let text = definitions(setting, def, variants, &mut written)?;
    Conflicts::new(source, written.machine).at(start.pp)?;
    // The guards' own macros are meant as macros.
    let code: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    no_macro(source, &code.join("\n"), def.span.end)?;
    written.typedefs = own_types(source, &text)?;
    let newline = newline(source.original());
    let text = text.replace('\n', newline);
    written.edits.push(Edit::insert(end, text));
    Ok(written)
}

fn style(options: &EmitOptions) -> Style {
    match options.isa {
        Isa::Generic => Style::VectorExt,
        _ => options.style,
    }
}

/// The functions as text, each under the guard that it needs.
fn definitions(
    setting: Setting<'_>,
    def: &FunctionDef,
    variants: &Variants,
    written: &mut Written,
) -> Result<String, Failure> {
    let Setting { unit, options, .. } = setting;
    let source = &unit.source;
    let mut text = String::new();
    let mut guard = Guard::default();
    for plan in &variants.plans {
        let Some(isa) = Isa::of_variants(plan.name.isa) else {
            continue;
        };
        let machine = Machine {
            blend: setting.machine.blend || isa.facts().bit_masks,
            shrinks_masks: setting.machine.shrinks_masks,
            fma: setting.machine.fma,
            contracts: setting.machine.contracts,
            ..Machine::new(isa, style(options))
        };
        if let Ok(plan) = &plan.plan {
            called::check_own(source, variants, plan)?;
            written.called.extend(called::declarations(plan, machine)?);
        }
        let needs = Needs::of(source, isa, options.fp);
        match needs.target {
            None => written.flags.push(isa),
            Some(_) => written.attributes.push(isa),
        }
        let one = variant::write(unit, def, plan, machine, needs)?;
        if source.predefined("__clang__").is_none() {
            text.push_str(&guard.needs(clang_needs(plan.name.isa)));
        }
        let definition = one.definition.trim_end();
        text.push_str(&format!("\n\n{}{definition}", one.prototype));
        if isa > written.machine.isa {
            written.machine = machine;
        }
    }
    text.push_str(&guard.needs(None));
    Ok(text)
}

/// Whether a function may have variants beside it.
fn check(def: &FunctionDef) -> Result<(), Failure> {
    if !def.traits.in_main_file {
        let detail = "the function comes from an included file";
        return Err(Failure::new(Reason::FromInclude, detail));
    }
    if let Some(attribute) = attributes::against(def, Use::Variants) {
        let detail = format!("the function has the attribute `{attribute}`");
        return Err(Failure::new(Reason::FunctionAttribute, detail));
    }
    if def.traits.pragma_options {
        let detail = "a pragma sets the options of the function";
        return Err(Failure::new(Reason::FunctionAttribute, detail));
    }
    Ok(())
}

/// What keeps clang from definitions that it would not compile as the ABI says: a file that is kept may
/// be compiled by another compiler, and no variants are better than wrong ones.
#[derive(Default)]
struct Guard {
    /// The macro that is asked for.
    asked: Option<&'static str>,
}

impl Guard {
    /// The lines before a definition that needs this.
    fn needs(&mut self, needs: Option<&'static str>) -> String {
        let before = std::mem::replace(&mut self.asked, needs);
        if before == needs {
            return String::new();
        }
        let end = before.map_or("", |_| "\n#endif");
        let begin = needs.map(|needs| format!("\n#if !defined(__clang__) || defined({needs})"));
        format!("{end}{}", begin.unwrap_or_default())
    }
}

/// The directives that would make the compiler define the same variants.
fn competing<'a>(
    unit: &'a Unit,
    def: &FunctionDef,
    options: &EmitOptions,
) -> impl Iterator<Item = &'a FunctionDirective> {
    let openmp = options.openmp;
    let all = unit.variants.get(&def.name).into_iter().flatten();
    all.filter(move |d| match d.directive.dialect {
        Dialect::OpenMp => openmp,
        Dialect::Gcc => true,
        _ => false,
    })
}

/// The macro calls that hide these directives.
pub fn hiding(unit: &Unit, def: &FunctionDef, options: &EmitOptions) -> Vec<usize> {
    let source = &unit.source;
    let mut calls = Vec::new();
    for directive in competing(unit, def, options) {
        match directive.directive.name {
            Name::SimdAttribute => calls.extend(calls_around(source, directive.span)),
            _ => match source.pragma_boundary(directive.span) {
                Boundary::Call(number) => calls.push(number),
                Boundary::Written | Boundary::Hidden(_) => {}
            },
        }
    }
    calls
}

/// The removal of these directives.
fn leaving(unit: &Unit, def: &FunctionDef, options: &EmitOptions) -> Result<Vec<Edit>, Failure> {
    let source = &unit.source;
    let mut edits = Vec::new();
    for directive in competing(unit, def, options) {
        let place = match directive.directive.name {
            Name::SimdAttribute => {
                let tokens = source.tokens_in(directive.span).iter();
                let words: Vec<&str> = tokens.map(|t| source.slice(t.span)).collect();
                let place = source.original_span(directive.span);
                place.filter(|_| is_simd_attribute(&words))
            }
            _ => source.original_pragma(directive.span),
        };
        let place = place.ok_or_else(|| {
            let detail = "a directive that asks for variants stands in an included file, comes from \
                 a macro, or has others beside it: the compiler itself would define them, too";
            Failure::new(Reason::FunctionAttribute, detail)
        })?;
        edits.push(without_line(source.original(), place));
    }
    Ok(edits)
}
