//! The vector variants of one function: which text goes where, and which directives leave.

use crate::annotations::{calls_around, is_simd_attribute, without_line};
use crate::headers::Conflicts;
use crate::isa::{self, Declared, Isa, Machine, Style};
use crate::names::{called_name, is_own};
use crate::placement;
use crate::splice::Edit;
use crate::unit_edit::macro_in;
use crate::variant;
use crate::vector::Failure;
use crate::{EmitOptions, Writing, called_variants};
use frontend::Unit;
use frontend::directives::FunctionDirective;
use frontend::pragma_spec::{Dialect, Name};
use frontend::sorted::SortedMap;
use frontend::source::calls::Boundary;
use frontend::tree::FunctionDef;
use midend::options::FpMode;
use midend::pipeline::variants::Variants;
use midend::plan::Plan;
use midend::region::attributes::{self, Use};
use midend::remark::Reason;

/// Whether all variants of its own function that a plan calls are made, under free names.
fn check_own(unit: &Unit, variants: &Variants, plan: &Plan) -> Result<(), Failure> {
    for (callee, index) in plan.called() {
        let info = plan.callees.get(callee).filter(|info| is_own(plan, info));
        let called = info.and_then(|info| Some((info, info.variants.get(index as usize)?)));
        let Some((info, variant)) = called else {
            continue;
        };
        if !variants.plans.iter().any(|made| made.name == variant.name) {
            let detail = format!("`{}` is called and is not made", variant.symbol());
            return Err(Failure::new(Reason::Call, detail));
        }
        let name = called_name(plan, info, variant);
        if unit.source.mentions(&name) {
            return Err(Failure::new(Reason::NoName, format!("`{name}` is taken")));
        }
    }
    Ok(())
}

/// What the variants of a function ask for.
pub(crate) struct Written {
    /// Removal of directives, and the functions.
    pub edits: Vec<Edit>,
    /// Where headers and types must come before.
    pub before: u32,
    /// The strongest machine that the functions are written for.
    pub machine: Machine,
    /// Vector types of our own: name and declaration.
    pub typedefs: Vec<(String, String)>,
    /// Vector variants of other functions that are called: symbol and declaration.
    pub called: SortedMap<String, Declared>,
}

/// Writes the variants of a function.
pub(crate) fn write(
    writing: &Writing<'_>,
    def: &FunctionDef,
    variants: &Variants,
    options: &EmitOptions,
) -> Result<Written, Failure> {
    let unit = writing.unit;
    let source = &unit.source;
    let has = |name: &str| source.predefined(name).is_some();
    check(def)?;
    let outside = || {
        let detail = "the function begins or ends inside a macro expansion";
        Failure::new(Reason::MacroBoundary, detail)
    };
    let start = placement::declaration_start(source, def);
    let before = placement::original_before(source, start).ok_or_else(outside)?;
    let end = source.original_end(def.span.end).ok_or_else(outside)?;
    let mut edits = leaving(unit, def, options)?;
    let style = match options.isa {
        Isa::Generic => Style::VectorExt,
        _ => options.style,
    };
    let mut written = Written {
        edits: Vec::new(),
        before,
        machine: Machine::new(Isa::Sse2, style),
        typedefs: Vec::new(),
        called: SortedMap::new(),
    };
    let mut text = String::new();
    let mut guard = Guard::default();
    for plan in &variants.plans {
        let Some(isa) = Isa::of_variants(plan.name.isa) else {
            continue;
        };
        let machine = Machine {
            blend: writing.machine.blend || isa.facts().bit_masks,
            ..Machine::new(isa, style)
        };
        if let Ok(plan) = &plan.plan {
            check_own(unit, variants, plan)?;
            written.called.extend(called_variants(plan, machine)?);
        }
        let attribute = isa.target_attribute(has);
        let fuses = isa.facts().fuses && attribute.is_some() && options.fp == FpMode::Strict;
        let apart = fuses && !has("__FMA__");
        let one = variant::write(unit, def, plan, machine, attribute, apart)?;
        if !has("__clang__") {
            text.push_str(&guard.needs(isa::clang_needs(plan.name.isa)));
        }
        text.push_str(&format!(
            "\n\n{}{}",
            one.prototype,
            one.definition.trim_end()
        ));
        if isa > written.machine.isa {
            written.machine = machine;
        }
    }
    text.push_str(&guard.needs(None));
    if let Some(detail) = Conflicts::new(source, written.machine).at(start) {
        return Err(Failure::new(Reason::NoName, detail));
    }
    // The guards' own macros are meant as macros.
    let code: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    if let Some(name) = macro_in(source, &code.join("\n"), def.span.end) {
        let detail = format!("`{name}` is a macro here");
        return Err(Failure::new(Reason::NoName, detail));
    }
    written.typedefs = isa::typedefs(&text);
    if let Some((name, _)) = written.typedefs.iter().find(|(n, _)| source.mentions(n)) {
        return Err(Failure::new(Reason::NoName, format!("`{name}` is taken")));
    }
    let newline = placement::newline(source.original());
    edits.push(Edit::insert(end, text.replace('\n', newline)));
    written.edits = edits;
    Ok(written)
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
pub(crate) fn hiding(unit: &Unit, def: &FunctionDef, options: &EmitOptions) -> Vec<usize> {
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

/// The headers of a file with variants: those of the strongest machine.
pub(crate) fn stronger(a: Machine, b: Machine) -> Machine {
    match (a.header(), b.header()) {
        (Some(_), Some(_)) if a.isa < b.isa => b,
        (None, Some(_)) => b,
        _ => a,
    }
}
