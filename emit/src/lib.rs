//! From vector plans to edits of C text.
//!
//! The output is the original file, byte for byte, with edits: a vector program before each loop
//! that has a plan, the loop itself kept as its remainder.

pub mod annotations;
mod assumed;
pub mod check;
pub mod ctree;
pub mod headers;
pub mod isa;
pub mod job;
pub mod lines;
pub mod loop_edit;
pub mod names;
pub mod outline;
pub mod placement;
pub mod pointer;
mod said;
pub mod scalar;
pub mod splice;
pub mod unit_edit;
pub mod uses;
pub mod variant;
pub mod variants;
pub mod vector;

pub use annotations::{hiding, mentions_annotation, removals};
pub use assumed::NAMES as ASSERTING;
pub use check::check;
pub use headers::Headers;
pub use isa::{Isa, Style, target_info};
pub use lines::with_lines;
pub use splice::{Edit, splice};

use frontend::sorted::{SortedMap, SortedSet};
use frontend::source::Token;
use frontend::source::assumed::Assumed;
use frontend::source::calls::Boundary;
use frontend::span::{OrigSpan, Span};
use frontend::tree::FunctionDef;
use frontend::{Unit, boundaries};
use isa::Machine;
use job::{Planned, plan_edits};
use midend::options::FpMode;
use midend::pipeline::variants::Variants;
use midend::plan::{Plan, VerifiedPlan};
use midend::remark::{Reason, Refusal};
use midend::ssa::Function;
use unit_edit::Mode;
use vector::Failure;

/// A function and the plans for its regions.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The function.
    pub def: &'a FunctionDef,
    /// Its SSA form.
    pub ssa: &'a Function,
    /// Its plans.
    pub plans: &'a [VerifiedPlan],
    /// Its vector variants.
    pub variants: Option<&'a Variants>,
    /// For a file that is kept: what it relies on of the configuration.
    pub assumed: Option<&'a SortedSet<Assumed>>,
}

/// How to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmitOptions {
    /// Instruction set.
    pub isa: Isa,
    /// Spelling.
    pub style: Style,
    /// Headers of the intrinsics.
    pub headers: Headers,
    /// Floating-point mode.
    pub fp: FpMode,
    /// OpenMP's directives mean something.
    pub openmp: bool,
    /// The output is a file that is kept, and may be compiled in another configuration.
    pub kept: bool,
    /// Declarations may stand between statements: C99 and later, without warnings about it.
    pub mixed_declarations: bool,
    /// Warnings that the compiler is asked for.
    pub warnings: Warnings,
    /// Version of vcc, for the first line of the output.
    pub version: String,
    /// Flags the output was made for, for the first line of the output.
    pub flags: String,
}

/// Warnings that the compiler may be asked for, of those that matter to what is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Warnings {
    /// Of macros with reserved names.
    pub reserved_macros: bool,
    /// Of indentation that misleads.
    pub indentation: bool,
    /// Of an `else` that may be meant for another `if`.
    pub dangling_else: bool,
}

/// A plan that is not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Index of the job.
    pub job: usize,
    /// Index of the plan in the job.
    pub plan: usize,
    /// Why.
    pub refusal: Refusal,
}

/// The edits for a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emitted {
    /// Sorted, without overlaps. Only [`removals`] if no plan was written.
    pub edits: Vec<Edit>,
    /// Plans that could not be written.
    pub refused: Vec<Refused>,
    /// Plans written: index of the job, index of the plan.
    pub written: Vec<(usize, usize)>,
    /// Jobs whose variants are written.
    pub variants: Vec<usize>,
    /// Jobs whose variants cannot be written, and why.
    pub refused_variants: Vec<(usize, Refusal)>,
    /// Macro calls in whose expansions edits would begin or end: what is refused for them is not if
    /// they are expanded first, as [`frontend::Source::expanded`] does.
    pub calls: SortedSet<usize>,
}

/// What the first line of an output begins with.
const BANNER: &str = "/* vcc ";

/// Whether vcc wrote the file, so that it is to be passed on unchanged.
pub fn is_vcc_output(original: &[u8]) -> bool {
    let text = original.strip_prefix(BOM).unwrap_or(original);
    let line = text.split(|&b| b == b'\n').next().unwrap_or_default();
    line.starts_with(BANNER.as_bytes()) && line.windows(WROTE.len()).any(|w| w == WROTE.as_bytes())
}

const WROTE: &str = " wrote this from ";

const BOM: &[u8] = b"\xef\xbb\xbf";

/// Makes the edits for all plans of a unit.
pub fn emit(unit: &Unit, jobs: &[Job<'_>], options: &EmitOptions) -> Emitted {
    let mut emitted = Emitted::default();
    if is_vcc_output(unit.source.original()) {
        return emitted;
    }
    let avx512 = unit.source.predefined("__AVX512VL__").is_some();
    let machine = Machine {
        blend: !avx512,
        mixed: options.mixed_declarations,
        ..Machine::new(options.isa, options.style)
    };
    let mut units = Writing {
        unit,
        machine,
        warnings: options.warnings,
        conflicts: headers::Conflicts::new(&unit.source, machine),
        texts: SortedMap::new(),
        assumed: SortedMap::new(),
        taken: SortedMap::new(),
        helpers: 0,
        plain_char: false,
        typedefs: SortedMap::new(),
        called: SortedMap::new(),
        needs: SortedSet::new(),
        headers: machine,
        calls: hiding(unit),
    };
    for (job_index, job) in jobs.iter().enumerate() {
        for (plan_index, plan) in job.plans.iter().enumerate() {
            match units.plan(job.def, plan, options) {
                Ok(edits) => {
                    emitted.edits.extend(edits);
                    units.assume(job);
                    units.plain_char |= job.ssa.plain_char;
                    emitted.written.push((job_index, plan_index));
                }
                Err(failure) => {
                    let span = plan.region.span();
                    let refusal = Refusal {
                        reason: failure.reason,
                        span,
                        detail: failure.detail,
                    };
                    emitted.refused.push(Refused {
                        job: job_index,
                        plan: plan_index,
                        refusal,
                    });
                }
            }
        }
    }
    for (job_index, job) in jobs.iter().enumerate() {
        let Some(variants) = job.variants.filter(|v| !v.plans.is_empty()) else {
            continue;
        };
        match units.variants(job.def, variants, options) {
            Ok(edits) => {
                emitted.edits.extend(edits);
                units.assume(job);
                units.plain_char |= variants.ssa.plain_char;
                emitted.variants.push(job_index);
            }
            Err(failure) => {
                let refusal = Refusal {
                    reason: failure.reason,
                    span: job.def.span,
                    detail: failure.detail,
                };
                emitted.refused_variants.push((job_index, refusal));
            }
        }
    }
    if !emitted.written.is_empty() || !emitted.variants.is_empty() {
        units.place_assumed();
        emitted.edits.extend(units.surrounding(options));
    }
    emitted.calls = units.calls;
    emitted.edits.extend(removals(unit));
    if splice::sort(&mut emitted.edits, unit.source.original().len()).is_err() {
        // Cannot happen: regions are disjoint and lie inside functions. Better no edit than a
        // wrong one.
        emitted.edits = removals(unit);
        emitted.written.clear();
        emitted.variants.clear();
    }
    emitted
}

/// Refuses text, or a function called in it, that another configuration makes other text.
fn configured_inside(unit: &Unit, span: Span) -> Result<(), Failure> {
    let found = unit.with_callees(span).into_iter();
    let mut found = found.filter(|span| unit.source.has_conditionals(*span));
    match found.next() {
        None => Ok(()),
        Some(at) => {
            let what = match at == span {
                true => "conditional directives (`#if`) stand in it",
                false => "conditional directives (`#if`) stand in a function that it calls",
            };
            let detail = format!("{what}: another configuration makes it another one");
            Err(Failure::new(Reason::MacroBoundary, detail))
        }
    }
}

/// What goes before one function.
#[derive(Default)]
struct Before {
    definitions: String,
    /// What the functions from here on rely on.
    assumed: SortedSet<Assumed>,
    /// Target, and whether attributes in double brackets follow.
    attribute: Option<(&'static str, bool)>,
}

/// The vector variants that a plan calls.
fn called_variants(
    plan: &VerifiedPlan,
    machine: Machine,
) -> Result<SortedMap<String, isa::Declared>, Failure> {
    let mut declared = SortedMap::new();
    for (callee, index) in plan.called() {
        let info = plan.callees.get(callee);
        let found = info.and_then(|info| {
            let variant = info.variants.get(index as usize)?;
            let name = names::called_name(plan, info, variant);
            let declared = isa::declare_variant(machine, info, variant, &name)?;
            Some((name, declared))
        });
        let found = found.ok_or_else(|| {
            Failure::new(
                Reason::Call,
                "a vector variant has arguments that cannot be passed",
            )
        });
        declared.extend([found?]);
    }
    Ok(declared)
}

struct Writing<'a> {
    warnings: Warnings,
    unit: &'a Unit,
    machine: Machine,
    conflicts: headers::Conflicts<'a>,
    /// By original offset of the function's declaration.
    texts: SortedMap<u32, Before>,
    /// What functions rely on of the configuration, by where text can be put before them, and where
    /// they begin.
    assumed: SortedMap<(u32, u32), SortedSet<Assumed>>,
    /// Regions edited: start and end; they do not overlap.
    taken: SortedMap<u32, u32>,
    helpers: u32,
    /// Some edited function relies on the sign of plain `char`.
    plain_char: bool,
    /// Vector types of our own: name and declaration.
    typedefs: SortedMap<String, String>,
    /// Vector variants that are called: symbol and declaration.
    called: SortedMap<String, isa::Declared>,
    /// What clang must define to call those that loops call. Functions that are variants themselves
    /// are left out where it does not.
    needs: SortedSet<&'static str>,
    /// The machine whose headers are included.
    headers: Machine,
    /// See [`Emitted::calls`].
    calls: SortedSet<usize>,
}

impl Writing<'_> {
    /// Notes what a job relies on of the configuration.
    fn assume(&mut self, job: &Job<'_>) {
        let start = placement::declaration_start(&self.unit.source, job.def);
        if let Some(at) = placement::original_before(&self.unit.source, start) {
            let all = job.assumed.into_iter().flatten().cloned();
            self.assumed.entry((at, start)).or_default().extend(all);
        }
    }

    /// Has what the jobs rely on stand before the first of them where the macros mean the same.
    fn place_assumed(&mut self) {
        let mut first: Option<(u32, u32)> = None;
        let mut all: SortedSet<Assumed> = SortedSet::new();
        for ((at, start), assumed) in std::mem::take(&mut self.assumed) {
            let same = |(_, first): &(u32, u32)| !self.unit.source.macros_change(*first, start);
            let place = *first.get_or_insert((at, start));
            let declared = assumed.iter().all(|a| a.from() <= place.1);
            let place = match same(&place) && declared {
                true => place,
                false => (at, start),
            };
            first = Some(place);
            let new = assumed.into_iter().filter(|a| all.insert(a.clone()));
            let new: Vec<Assumed> = new.collect();
            self.texts.entry(place.0).or_default().assumed.extend(new);
        }
    }

    /// The edits for the variants of a function.
    fn variants(
        &mut self,
        def: &FunctionDef,
        variants: &Variants,
        options: &EmitOptions,
    ) -> Result<Vec<Edit>, Failure> {
        if options.kept {
            configured_inside(self.unit, def.span)?;
        }
        let hiding = variants::hiding(self.unit, def, options);
        self.calls.extend(hiding);
        let written = variants::write(self, def, variants, options)?;
        self.texts.entry(written.before).or_default();
        self.typedefs.extend(written.typedefs);
        self.called.extend(written.called);
        self.headers = variants::stronger(self.headers, written.machine);
        Ok(written.edits)
    }

    fn plan(
        &mut self,
        def: &FunctionDef,
        plan: &VerifiedPlan,
        options: &EmitOptions,
    ) -> Result<Vec<Edit>, Failure> {
        let source = &self.unit.source;
        let model = &self.unit.model;
        if model.long_bytes != 8 || model.pointer_bytes != 8 {
            let detail = "`long` and pointers must have 64 bits";
            return Err(Failure::new(Reason::UnsupportedTarget, detail));
        }
        let mode = unit_edit::mode(source, def, self.machine, options.fp)?;
        self.in_reach(def, plan)?;
        if options.kept {
            let span = plan.region.span();
            configured_inside(self.unit, span)?;
        }
        let start = placement::declaration_start(source, def);
        let at = placement::original_before(source, start).ok_or_else(|| {
            Failure::new(
                Reason::MacroBoundary,
                "the function begins inside a macro expansion",
            )
        })?;
        if source
            .pragma_before(start)
            .is_some_and(|p| p.contains("omp"))
        {
            let detail = "an OpenMP pragma stands before the function";
            return Err(Failure::new(Reason::Pragma, detail));
        }
        if let Some(detail) = self.conflicts.at(start) {
            return Err(Failure::new(Reason::NoName, detail));
        }
        if mode != Mode::Plain
            && let Some(name) = unit_edit::macro_in(source, "__attribute__ __target__", start)
        {
            let detail = format!("`{name}` is a macro here");
            return Err(Failure::new(Reason::NoName, detail));
        }
        let helper = self.helper_name(def);
        let planned = plan_edits(
            self.unit,
            def,
            plan,
            self.machine,
            mode,
            &helper,
            self.warnings,
        )?;
        let Planned { edits, definition } = planned;
        let mut types = Vec::new();
        for text in edits.iter().map(|e| &e.text).chain(&definition) {
            types.extend(isa::typedefs(text));
        }
        if let Some((name, _)) = types.iter().find(|(name, _)| source.mentions(name)) {
            return Err(Failure::new(Reason::NoName, format!("`{name}` is taken")));
        }
        let variants = called_variants(plan, self.machine)?;
        for (symbol, declared) in &variants {
            let mut names = declared.types.keys().chain([symbol]);
            if let Some(name) = names.find(|name| source.mentions(name)) {
                return Err(Failure::new(Reason::NoName, format!("`{name}` is taken")));
            }
            if let Some(name) = unit_edit::macro_in(source, &declared.prototype, start) {
                let detail = format!("`{name}` is a macro here");
                return Err(Failure::new(Reason::NoName, detail));
            }
        }
        let area = edits.iter().fold(None::<OrigSpan>, |area, e| {
            Some(area.map_or(e.span, |a| OrigSpan {
                start: a.start.min(e.span.start),
                end: a.end.max(e.span.end),
            }))
        });
        let area = area.unwrap_or_default();
        let before = self.taken.range(..area.end).next_back();
        if before.is_some_and(|(_, end)| area.start < *end) {
            return Err(Failure::new(
                Reason::NotInnermost,
                "another edit lies in the same loop",
            ));
        }
        self.taken.insert(area.start, area.end);
        let before = self.texts.entry(at).or_default();
        if let Mode::Attribute(target) = mode {
            let standard = source.tokens_in(Span {
                start,
                end: def.span.end,
            });
            let opens = |t: &Token| source.slice(t.span) == "[";
            before.attribute = Some((target, standard.iter().take(2).all(opens)));
        }
        if let Some(definition) = definition {
            self.helpers += 1;
            before.definitions.push_str(&definition);
            before.definitions.push('\n');
        }
        self.typedefs.extend(types);
        self.needs.extend(variants.values().filter_map(|v| v.needs));
        self.called.extend(variants);
        Ok(edits)
    }

    /// Whether all places that are edited are spelled in the file; macro calls that hide some are
    /// noted.
    fn in_reach(&mut self, def: &FunctionDef, plan: &Plan) -> Result<(), Failure> {
        let Some(found) = loop_edit::find_loop(def, plan.region.span()) else {
            return Ok(());
        };
        let boundaries = boundaries::of_loop(&self.unit.source, found.statement).into_iter();
        let mut hidden = None;
        for (what, boundary) in boundaries {
            match boundary {
                Boundary::Written => {}
                Boundary::Call(number) => {
                    self.calls.insert(number);
                    hidden = Some(what);
                }
                Boundary::Hidden(_) => hidden = Some(what),
            }
        }
        match hidden {
            None => Ok(()),
            Some(what) => {
                let detail = format!("the loop's {what} comes from a macro");
                Err(Failure::new(Reason::MacroBoundary, detail))
            }
        }
    }

    /// Declarations of the vector variants that are called.
    fn declarations(&self) -> String {
        let variants = self.called.values();
        let types: SortedMap<_, _> = variants.clone().flat_map(|v| &v.types).collect();
        let prototypes = variants.map(|v| &v.prototype);
        let lines = types.into_values().chain(prototypes);
        let lines: String = lines.map(|line| format!("{line}\n")).collect();
        let defined = |name: &str| self.unit.source.predefined(name).is_some();
        let guards = self.needs.iter().filter(|flag| !defined(flag)).map(|flag| {
            format!(
                "#if defined(__clang__) && !defined({flag})\n\
                 #error \"clang calls vector variants as others do only if {flag} is defined\"\n\
                 #endif\n"
            )
        });
        guards.chain([lines.clone()]).collect()
    }

    fn helper_name(&self, def: &FunctionDef) -> String {
        let mut number = self.helpers;
        loop {
            let name = format!("{}_vec{number}", def.name);
            if !self.unit.source.mentions(&name) {
                return name;
            }
            number += 1;
        }
    }

    /// What the vector code takes for granted of the target, should the text be compiled for another.
    fn model_assert(&self) -> String {
        let char_signed = match (self.plain_char, self.unit.model.char_unsigned) {
            (false, _) => "",
            (true, false) => " || defined(__CHAR_UNSIGNED__)",
            (true, true) => " || !defined(__CHAR_UNSIGNED__)",
        };
        format!(
            "#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8{char_signed}\n\
             #error \"types of another target\"\n\
             #endif\n"
        )
    }

    /// The edits outside of loops: the first line, headers and types, attributes, functions.
    fn surrounding(&self, options: &EmitOptions) -> Vec<Edit> {
        let source = &self.unit.source;
        let original = source.original();
        let newline = placement::newline(original);
        let mut edits = Vec::new();
        let clean = |text: &str| text.replace("*/", "* /").replace(['\n', '\r', '\\'], " ");
        let flags = match clean(&options.flags) {
            flags if flags.trim().is_empty() => String::new(),
            flags => format!("; flags: {flags}"),
        };
        let banner = format!(
            "{BANNER}{}{WROTE}{} for {}{flags} */{newline}",
            clean(&options.version),
            clean(source.name().rsplit('/').next().unwrap_or_default()),
            self.machine.isa.name(),
        );
        let top = if original.starts_with(BOM) {
            BOM.len() as u32
        } else {
            0
        };
        edits.push(Edit::insert(top, banner));
        for (n, (&at, before)) in self.texts.iter().enumerate() {
            let mut text = assumed::assertion(before.assumed.iter());
            if n == 0 {
                text.push_str(&self.model_assert());
                text.push_str(&headers::include(source, self.headers, options).unwrap_or_default());
                for declaration in self.typedefs.values() {
                    text.push_str(&format!("{declaration}\n"));
                }
                text.push_str(&self.declarations());
            }
            text.push_str(&before.definitions);
            // C wants attributes of its own kind first.
            match before.attribute {
                Some((target, true)) => {
                    text.push_str(&format!("[[__gnu__::__target__(\"{target}\")]]\n"));
                }
                Some((target, false)) => {
                    text.push_str(&format!("__attribute__((__target__(\"{target}\")))\n"));
                }
                None => {}
            }
            if text.is_empty() {
                continue;
            }
            if !placement::surroundings(original, at).at_line_start {
                text.insert(0, '\n');
            }
            edits.push(Edit::insert(at, text.replace('\n', newline)));
        }
        edits
    }
}
