//! The edits of a unit: those of its loops and variants, and what stands around functions for them.

use crate::annotations::{hiding, removals};
use crate::assumed;
use crate::banner::banner;
use crate::block_edit;
use crate::called;
use crate::failure::Failure;
use crate::guard::{Asked, Macros};
use crate::headers::{include, stronger};
use crate::isa::{Declared, Machine};
use crate::job::{Emitted, Job, Refused};
use crate::loop_edit::{self, Fresh, Written};
use crate::loop_text;
use crate::names::unused_from;
use crate::place::blocks::BlockPlace;
use crate::place::functions::{self, Mode, Start};
use crate::place::names::{free, no_macro, own_types};
use crate::place::statements::{newline, surroundings};
use crate::place::{LoopPlace, Setting};
use crate::splice::{Edit, Edits, When};
use crate::variants;
use frontend::hashed::HashedSet;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::source::assumed::Assumed;
use frontend::span::OrigSpan;
use frontend::tree::FunctionDef;
use frontend::types::TypeKind;
use midend::pipeline::variants::Variants;
use midend::plan::Region;
use midend::plan::verified::VerifiedPlan;
use midend::remark::Reason;
use midend::ssa::Function;

/// What goes before one function.
#[derive(Default)]
struct Before {
    definitions: String,
    /// What the functions from here on rely on.
    assumed: SortedSet<Assumed>,
    attribute: Option<Attribute>,
    /// The function's place in the preprocessed text.
    pp: u32,
}

/// The target that a function is given.
struct Attribute {
    target: &'static str,
    /// Attributes in double brackets follow.
    brackets: bool,
}

/// A name for a variable in the place of one that a loop declares.
struct CounterName {
    /// What it begins with.
    stem: String,
    name: String,
    /// The number that it ends with.
    number: u32,
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
    /// The names of objects with linkage, and of block-scope statics.
    objects: HashedSet<&'a str>,
    /// Variables in the place of those that loops declare, by where their function begins.
    counters: SortedSet<(u32, String)>,
    /// By that and what their names begin with: the number before which all names are taken.
    next_counters: SortedMap<(u32, String), u32>,
    /// What is asked of the compiler.
    asked: Asked,
    /// Vector types of our own: name and declaration.
    typedefs: SortedMap<String, String>,
    /// Vector variants that are called: symbol and declaration.
    called: SortedMap<String, Declared>,
    /// The machine whose headers are included.
    headers: Machine,
}

impl<'a> UnitEdit<'a> {
    /// Nothing but annotations removed.
    pub fn new(setting: Setting<'a>) -> UnitEdit<'a> {
        let unit = setting.unit;
        let objects = unit
            .globals
            .iter()
            .filter(|global| !matches!(unit.types.kind(global.ty.ty), TypeKind::Function { .. }));
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
            objects: objects.map(|global| global.name.as_str()).collect(),
            counters: SortedSet::new(),
            next_counters: SortedMap::new(),
            asked: Asked::default(),
            typedefs: SortedMap::new(),
            called: SortedMap::new(),
            headers: setting.machine.without_vectors(),
        }
    }

    /// Edits the loops of a job that have plans.
    pub fn loops(&mut self, number: usize, job: &Job<'_>) {
        self.setting.machine.unaligned = job.ssa.unaligned;
        let kept = self.setting.options.kept && !job.plans.is_empty();
        let configured = match kept {
            true => functions::one_configuration(self.setting.unit, job.def),
            false => Ok(()),
        };
        for (index, plan) in job.plans.iter().enumerate() {
            let written = configured.clone().and_then(|()| self.plan(job.def, plan));
            match written {
                Ok(()) => self.relies(job, job.ssa),
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
        self.setting.machine.unaligned = variants.ssa.unaligned;
        match self.variants_of(job.def, variants) {
            Ok(()) => self.relies(job, &variants.ssa),
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
    fn relies(&mut self, job: &Job<'_>, f: &Function) {
        self.any = true;
        self.asked.little_endian |= f.byte_order;
        if f.plain_char {
            self.asked.char_unsigned = Some(self.setting.unit.model.char_unsigned);
        }
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
            let declared = assumed.iter().all(|a| a.from <= place.pp);
            let place = if same && declared { place } else { start };
            first = Some(place);
            let new = assumed.into_iter().filter(|a| all.insert(a.clone()));
            self.before(place).assumed.extend(new);
        }
    }

    fn variants_of(&mut self, def: &FunctionDef, variants: &Variants) -> Result<(), Failure> {
        let (unit, options) = (self.setting.unit, self.setting.options);
        self.setting.guards()?;
        if options.kept {
            functions::unconfigured(unit, def.span, &options.fixed)?;
            functions::one_configuration(unit, def)?;
        }
        self.emitted
            .calls
            .extend(variants::hiding(unit, def, options));
        let written = variants::write(self.setting, def, variants)?;
        if !self.edits.add(self.for_vectors(written.edits)) {
            let detail = "another edit lies where its directives stand";
            return Err(Failure::new(Reason::FunctionAttribute, detail));
        }
        self.before(written.before);
        self.asked.flags.extend(written.flags);
        self.asked.attributes.extend(written.attributes);
        let plans = variants.plans.iter();
        let mut plans = plans.filter_map(|variant| variant.plan.as_ref().ok());
        self.asked.fma |= self.setting.machine.fma && plans.any(|plan| plan.fuses());
        self.typedefs.extend(written.typedefs);
        self.called.extend(written.called);
        self.headers = stronger(self.headers, written.machine);
        Ok(())
    }

    fn plan(&mut self, def: &FunctionDef, plan: &VerifiedPlan) -> Result<(), Failure> {
        match plan.region {
            Region::Block { .. } => self.block(def, plan),
            Region::Loop { .. } | Region::Function { .. } => self.loop_statement(def, plan),
        }
    }

    /// Statements in a row.
    fn block(&mut self, def: &FunctionDef, plan: &VerifiedPlan) -> Result<(), Failure> {
        let setting = self.setting;
        let span = plan.region.span();
        let place = BlockPlace::find(setting, def, span)?;
        let helper = self.helper_name(def);
        let fresh = Fresh {
            helper: &helper,
            counter: None,
            is_counter: &|_| false,
            nothing_else: true,
            is_object: &|_| false,
        };
        let written = block_edit::write(setting, &place, def, plan, fresh)?;
        let statements = place.statements;
        self.place_written(plan, (place.mode, place.start), statements, written)?;
        self.asked.remainder = true;
        self.emitted
            .needed
            .extend([statements.start, statements.end]);
        if setting.options.kept {
            self.emitted.guard.wholes.push(statements);
        }
        Ok(())
    }

    fn loop_statement(&mut self, def: &FunctionDef, plan: &VerifiedPlan) -> Result<(), Failure> {
        let setting = self.setting.of(plan);
        let source = &setting.unit.source;
        let place = LoopPlace::find(setting, def, plan.region, &mut self.emitted.calls)?;
        let helper = self.helper_name(def);
        let counter = self.counter_name(&place);
        let own = counter.as_ref().map(|counter| counter.name.as_str());
        let start = place.start.original;
        let fresh = Fresh {
            helper: &helper,
            counter: own,
            is_counter: &|name| {
                own == Some(name) || self.counters.contains(&(start, name.to_owned()))
            },
            nothing_else: self.edits.is_free(place.parts.statement),
            is_object: &|name| self.objects.contains(name),
        };
        let written = loop_edit::write(setting, &place, def, plan, fresh)?;
        let (statement, alone) = (place.parts.statement, written.alone);
        self.place_written(plan, (place.mode, place.start), statement, written)?;
        if let Some(CounterName { stem, name, number }) = counter {
            self.counters.insert((start, name));
            self.next_counters.insert((start, stem), number + 1);
        }
        self.asked.remainder = true;
        let parts = [place.parts.statement, place.parts.body];
        let ends = parts.iter().flat_map(|part| [part.start, part.end]);
        self.emitted.needed.extend(ends);
        if setting.options.kept {
            let whole = loop_text::whole(source.original(), &place.parts, alone);
            self.emitted.guard.wholes.push(whole);
        }
        Ok(())
    }

    /// Adds the edits of a region that is some part of the original, and what they need.
    fn place_written(
        &mut self,
        plan: &VerifiedPlan,
        (mode, start): (Mode, Start),
        statement: OrigSpan,
        Written {
            edits, definition, ..
        }: Written,
    ) -> Result<(), Failure> {
        let setting = self.setting.of(plan);
        let source = &setting.unit.source;
        let mut types = Vec::new();
        for text in edits.iter().map(|e| &e.text).chain(&definition) {
            types.extend(own_types(source, text)?);
        }
        let variants = called::declarations(plan, setting.machine)?;
        for (symbol, declared) in &variants {
            let mut names = declared.types.keys().chain([symbol]);
            names.try_for_each(|name| free(source, name))?;
            no_macro(source, &declared.prototype, start.pp)?;
        }
        let region = edits.iter().fold(statement, |area, e| OrigSpan {
            start: area.start.min(e.span.start),
            end: area.end.max(e.span.end),
        });
        if !self.edits.add_region(region, self.for_vectors(edits)) {
            let detail = "another edit lies in the same loop";
            return Err(Failure::new(Reason::NotInnermost, detail));
        }
        let before = self.before(start);
        if let Mode::Attribute(target) = mode {
            before.attribute = Some(Attribute {
                target,
                brackets: start.has_brackets(source),
            });
        }
        if let Some(definition) = &definition {
            before.definitions.push_str(definition);
            before.definitions.push('\n');
        }
        self.helpers += u32::from(definition.is_some());
        let asked = match mode {
            Mode::Plain => &mut self.asked.flags,
            Mode::Attribute(_) | Mode::Outline { .. } => &mut self.asked.attributes,
        };
        asked.insert(setting.machine.isa);
        self.headers = stronger(self.headers, setting.machine);
        self.asked.reads_ahead |= plan.reads_ahead();
        self.asked.fma |= setting.machine.fma && plan.fuses();
        let defined = |name: &&str| source.predefined(name).is_some();
        let needs = variants.values().filter_map(|v| v.needs);
        self.asked.clang.extend(needs.filter(|name| !defined(name)));
        self.typedefs.extend(types);
        self.called.extend(variants);
        Ok(())
    }

    /// What goes before a function.
    fn before(&mut self, start: Start) -> &mut Before {
        let before = self.texts.entry(start.original).or_default();
        before.pp = start.pp;
        before
    }

    /// The edits of vector code.
    fn for_vectors(&self, edits: Vec<Edit>) -> Vec<Edit> {
        let when = match self.setting.macros {
            Some(_) => When::Vector,
            None => When::Always,
        };
        edits.into_iter().map(|edit| edit.when(when)).collect()
    }

    /// The name of a variable in the place of the one that a loop declares, if it is to have one: what
    /// the vector code has done of it.
    fn counter_name(&self, place: &LoopPlace<'_>) -> Option<CounterName> {
        let source = &self.setting.unit.source;
        let name = source
            .original()
            .get(place.counter.as_ref()?.name.range())?;
        let stem = format!("{}_done", String::from_utf8_lossy(name));
        let taken = |name: &str| {
            let key = (place.start.original, name.to_owned());
            source.mentions(name) || self.counters.contains(&key)
        };
        let key = (place.start.original, stem);
        let first = self.next_counters.get(&key).copied().unwrap_or(1);
        let (name, number) = unused_from(&key.1, first, taken);
        Some(CounterName {
            stem: key.1,
            name,
            number,
        })
    }

    /// Declarations of the vector variants that are called.
    fn declarations(&self) -> String {
        let variants = self.called.values();
        let types: SortedMap<_, _> = variants.clone().flat_map(|v| &v.types).collect();
        let prototypes = variants.map(|v| &v.prototype);
        let lines = types.into_values().chain(prototypes);
        lines.map(|line| format!("{line}\n")).collect()
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

    /// The edits outside of loops: the first line, headers and types, attributes, functions.
    fn surround(&mut self) {
        let Setting { unit, options, .. } = self.setting;
        let source = &unit.source;
        let original = source.original();
        let newline = newline(original);
        let mut first = banner(source, options, newline);
        let mut edits = Vec::new();
        for (n, (&at, before)) in self.texts.iter().enumerate() {
            let mut text = assumed::assertion(before.assumed.iter());
            if n == 0 {
                text.push_str(&self.head(before.pp));
            }
            text.push_str(&before.definitions);
            text.push_str(&before.attribute.as_ref().map_or(String::new(), attribute));
            if text.is_empty() {
                continue;
            }
            let at = self.edits.before(at);
            if self.setting.macros.is_none() && !surroundings(original, at).at_line_start {
                text.insert(0, '\n');
            }
            edits.push(Edit::insert(at, text.replace('\n', newline)));
        }
        let mut edits = self.for_vectors(edits);
        if let Some(macros) = self.setting.macros {
            let asked = &mut self.asked;
            asked
                .configuration
                .clone_from(&self.setting.options.conditions);
            let definitions = asked.definitions(macros);
            first.text.push_str(&definitions.replace('\n', newline));
            edits.push(self.last(macros, newline));
            self.emitted.guard.name.clone_from(&macros.vector);
            self.emitted.macros = vec![macros.vector.clone(), macros.keep_scalar.clone()];
        }
        edits.insert(0, first);
        let added = self.edits.add(edits);
        debug_assert!(added, "nothing is removed around insertions");
    }

    /// What comes before the first function: assertions of the target, headers, types, declarations.
    fn head(&self, pp: u32) -> String {
        let Setting { unit, options, .. } = self.setting;
        let mut text = String::new();
        if self.setting.macros.is_none() {
            text.push_str(&self.asked.assertion());
        }
        let include = include(&unit.source, self.headers, options, pp);
        text.push_str(&include.unwrap_or_default());
        for declaration in self.typedefs.values() {
            text.push_str(&format!("{declaration}\n"));
        }
        if self.setting.macros.is_none() {
            text.push_str(&self.asked.clang_assertions());
        }
        text.push_str(&self.declarations());
        text
    }

    /// The end of the guard's macros, at the end of the file.
    fn last(&self, macros: &Macros, newline: &str) -> Edit {
        let original = self.setting.unit.source.original();
        let mut text = self.asked.end(macros);
        let end = original.len() as u32;
        let fresh = original.is_empty()
            || original.ends_with(b"\n") && surroundings(original, end).at_line_start;
        if !fresh {
            text.insert(0, '\n');
        }
        Edit::insert(end, text.replace('\n', newline))
    }
}

/// C wants attributes of its own kind first.
fn attribute(attribute: &Attribute) -> String {
    let target = attribute.target;
    match attribute.brackets {
        true => format!("[[__gnu__::__target__(\"{target}\")]]\n"),
        false => format!("__attribute__((__target__(\"{target}\")))\n"),
    }
}
