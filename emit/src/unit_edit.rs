//! The edits of a unit: those of its loops and variants, and what stands around functions for them.

use crate::annotations::{hiding, removals};
use crate::assumed;
use crate::banner::banner;
use crate::called;
use crate::failure::Failure;
use crate::headers::{include, stronger};
use crate::isa::{Declared, Machine};
use crate::job::{Emitted, Job, Refused};
use crate::loop_edit::{self, Written};
use crate::place::functions::{self, Mode, Start};
use crate::place::names::{free, no_macro, own_types};
use crate::place::statements::{newline, surroundings};
use crate::place::{LoopPlace, Setting};
use crate::splice::{Edit, Edits};
use crate::variants;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::source::assumed::Assumed;
use frontend::span::OrigSpan;
use frontend::tree::FunctionDef;
use midend::pipeline::variants::Variants;
use midend::plan::verify::VerifiedPlan;
use midend::remark::Reason;

/// What goes before one function.
#[derive(Default)]
struct Before {
    definitions: String,
    /// What the functions from here on rely on.
    assumed: SortedSet<Assumed>,
    attribute: Option<Attribute>,
}

/// The target that a function is given.
struct Attribute {
    target: &'static str,
    /// Attributes in double brackets follow.
    brackets: bool,
}

/// The edits in the making.
pub struct UnitEdit<'a> {
    setting: Setting<'a>,
    emitted: Emitted,
    edits: Edits,
    /// A loop or a variant is written.
    any: bool,
    /// By original offset of the function's declaration.
    texts: SortedMap<u32, Before>,
    /// What functions rely on of the configuration, by where they begin.
    assumed: SortedMap<Start, SortedSet<Assumed>>,
    helpers: u32,
    /// Some edited function relies on the sign of plain `char`.
    plain_char: bool,
    /// Vector types of our own: name and declaration.
    typedefs: SortedMap<String, String>,
    /// Vector variants that are called: symbol and declaration.
    called: SortedMap<String, Declared>,
    /// What clang must define to call those that loops call. Functions that are variants themselves
    /// are left out where it does not.
    needs: SortedSet<&'static str>,
    /// The machine whose headers are included.
    headers: Machine,
}

impl<'a> UnitEdit<'a> {
    /// Nothing but annotations removed.
    pub fn new(setting: Setting<'a>) -> UnitEdit<'a> {
        let unit = setting.unit;
        UnitEdit {
            setting,
            emitted: Emitted {
                calls: hiding(unit),
                ..Emitted::default()
            },
            edits: Edits::new(removals(unit), unit.source.original().len()),
            any: false,
            texts: SortedMap::new(),
            assumed: SortedMap::new(),
            helpers: 0,
            plain_char: false,
            typedefs: SortedMap::new(),
            called: SortedMap::new(),
            needs: SortedSet::new(),
            headers: setting.machine,
        }
    }

    /// Edits the loops of a job that have plans.
    pub fn loops(&mut self, number: usize, job: &Job<'_>) {
        for (index, plan) in job.plans.iter().enumerate() {
            match self.plan(job.def, plan) {
                Ok(()) => self.relies(job, job.ssa.plain_char),
                Err(failure) => self.emitted.refused.push(Refused {
                    job: number,
                    plan: index,
                    refusal: failure.at(plan.region.span()),
                }),
            }
        }
    }

    /// Writes the vector variants of a job.
    pub fn variants(&mut self, number: usize, job: &Job<'_>) {
        let Some(variants) = job.variants.filter(|v| !v.plans.is_empty()) else {
            return;
        };
        match self.variants_of(job.def, variants) {
            Ok(()) => self.relies(job, variants.ssa.plain_char),
            Err(failure) => {
                let refused = (number, failure.at(job.def.span));
                self.emitted.refused_variants.push(refused);
            }
        }
    }

    /// All edits, with what stands around functions for them.
    pub fn finish(mut self) -> Emitted {
        if self.any {
            self.place_assumed();
            self.surround();
        }
        self.emitted.edits = self.edits.into_sorted();
        self.emitted
    }

    /// Notes what a job that is written relies on.
    fn relies(&mut self, job: &Job<'_>, plain_char: bool) {
        self.any = true;
        self.plain_char |= plain_char;
        if let Some(start) = Start::of(&self.setting.unit.source, job.def) {
            let all = job.assumed.into_iter().flatten().cloned();
            self.assumed.entry(start).or_default().extend(all);
        }
    }

    /// Has what the jobs rely on stand before the first of them where the macros mean the same.
    fn place_assumed(&mut self) {
        let source = &self.setting.unit.source;
        let mut first: Option<Start> = None;
        let mut all: SortedSet<Assumed> = SortedSet::new();
        for (start, assumed) in std::mem::take(&mut self.assumed) {
            let place = *first.get_or_insert(start);
            let same = !source.macros_change(place.pp, start.pp);
            let declared = assumed.iter().all(|a| a.from() <= place.pp);
            let place = if same && declared { place } else { start };
            first = Some(place);
            let new = assumed.into_iter().filter(|a| all.insert(a.clone()));
            let before = self.texts.entry(place.original).or_default();
            before.assumed.extend(new);
        }
    }

    fn variants_of(&mut self, def: &FunctionDef, variants: &Variants) -> Result<(), Failure> {
        let (unit, options) = (self.setting.unit, self.setting.options);
        if options.kept {
            functions::unconfigured(unit, def.span)?;
        }
        self.emitted
            .calls
            .extend(variants::hiding(unit, def, options));
        let written = variants::write(self.setting, def, variants)?;
        if !self.edits.add(written.edits) {
            let detail = "another edit lies where its directives stand";
            return Err(Failure::new(Reason::FunctionAttribute, detail));
        }
        self.texts.entry(written.before).or_default();
        self.typedefs.extend(written.typedefs);
        self.called.extend(written.called);
        self.headers = stronger(self.headers, written.machine);
        Ok(())
    }

    fn plan(&mut self, def: &FunctionDef, plan: &VerifiedPlan) -> Result<(), Failure> {
        let setting = self.setting;
        let source = &setting.unit.source;
        let span = plan.region.span();
        let place = LoopPlace::find(setting, def, span, &mut self.emitted.calls)?;
        let helper = self.helper_name(def);
        let Written { edits, definition } = loop_edit::write(setting, &place, def, plan, &helper)?;
        let mut types = Vec::new();
        for text in edits.iter().map(|e| &e.text).chain(&definition) {
            types.extend(own_types(source, text)?);
        }
        let variants = called::declarations(plan, setting.machine)?;
        for (symbol, declared) in &variants {
            let mut names = declared.types.keys().chain([symbol]);
            names.try_for_each(|name| free(source, name))?;
            no_macro(source, &declared.prototype, place.start.pp)?;
        }
        let region = edits
            .iter()
            .fold(place.parts.statement, |area, e| OrigSpan {
                start: area.start.min(e.span.start),
                end: area.end.max(e.span.end),
            });
        if !self.edits.add_region(region, edits) {
            let detail = "another edit lies in the same loop";
            return Err(Failure::new(Reason::NotInnermost, detail));
        }
        let before = self.texts.entry(place.start.original).or_default();
        if let Mode::Attribute(target) = place.mode {
            before.attribute = Some(Attribute {
                target,
                brackets: place.start.has_brackets(source),
            });
        }
        if let Some(definition) = definition {
            self.helpers += 1;
            before.definitions.push_str(&definition);
            before.definitions.push('\n');
        }
        self.typedefs.extend(types);
        self.needs.extend(variants.values().filter_map(|v| v.needs));
        self.called.extend(variants);
        Ok(())
    }

    /// Declarations of the vector variants that are called.
    fn declarations(&self) -> String {
        let variants = self.called.values();
        let types: SortedMap<_, _> = variants.clone().flat_map(|v| &v.types).collect();
        let prototypes = variants.map(|v| &v.prototype);
        let lines = types.into_values().chain(prototypes);
        let lines: String = lines.map(|line| format!("{line}\n")).collect();
        let defined = |name: &str| self.setting.unit.source.predefined(name).is_some();
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
            if !self.setting.unit.source.mentions(&name) {
                return name;
            }
            number += 1;
        }
    }

    /// What the vector code takes for granted of the target, should the text be compiled for another.
    fn model_assert(&self) -> String {
        let char_signed = match (self.plain_char, self.setting.unit.model.char_unsigned) {
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
    fn surround(&mut self) {
        let Setting { unit, options, .. } = self.setting;
        let source = &unit.source;
        let original = source.original();
        let newline = newline(original);
        let mut edits = vec![banner(source, options, newline)];
        for (n, (&at, before)) in self.texts.iter().enumerate() {
            let mut text = assumed::assertion(before.assumed.iter());
            if n == 0 {
                text.push_str(&self.model_assert());
                text.push_str(&include(source, self.headers, options).unwrap_or_default());
                for declaration in self.typedefs.values() {
                    text.push_str(&format!("{declaration}\n"));
                }
                text.push_str(&self.declarations());
            }
            text.push_str(&before.definitions);
            // C wants attributes of its own kind first.
            text.push_str(&match before.attribute {
                Some(Attribute {
                    target,
                    brackets: true,
                }) => format!("[[__gnu__::__target__(\"{target}\")]]\n"),
                Some(Attribute { target, .. }) => {
                    format!("__attribute__((__target__(\"{target}\")))\n")
                }
                None => String::new(),
            });
            if text.is_empty() {
                continue;
            }
            let at = self.edits.before(at);
            if !surroundings(original, at).at_line_start {
                text.insert(0, '\n');
            }
            edits.push(Edit::insert(at, text.replace('\n', newline)));
        }
        let added = self.edits.add(edits);
        debug_assert!(added, "nothing is removed around insertions");
    }
}
