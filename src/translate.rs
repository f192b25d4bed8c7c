//! The pipeline, from the user's file to the written result.

use crate::cli::RemarksArg;
use crate::configuration::Configuration;
use crate::directives;
use crate::dump;
use crate::expand::{self, ExpandedUnit};
use crate::failure::Failure;
use crate::file_kinds;
use crate::flags::reason::Reason;
use crate::guard;
use crate::inputs;
use crate::job::{Job, Only, Request, is_dash};
use crate::must;
use crate::output;
use crate::preprocess::{CompilerError, Text};
use crate::remarks;
use crate::render::Renderer;
use crate::report::collect;
use crate::report::data::Report;
use crate::translation::Translation;
use crate::trouble::{give_up, internal_error};
use crate::variants;
use frontend::sorted::SortedSet;
use frontend::source::headers::Headers;
use frontend::span::Span;
use frontend::{Input, Unit};
use midend::options::Options;
use midend::pipeline::FunctionPlans;
use midend::remark;
use midend::target::TargetInfo;
use std::io::Read;
use std::path::PathBuf;

/// What became of a file.
#[derive(Debug)]
pub enum Outcome {
    /// Nothing was vectorized.
    Unchanged,
    /// The file with its edits.
    Edited(Vec<u8>),
    /// The form that `--dump` asks for.
    Dumped(String),
}

/// A file with its edits.
#[derive(Clone, Copy, Debug)]
pub struct Edited<'a> {
    /// The text that is compared with what was meant.
    pub text: &'a [u8],
    /// The text to be used, which may have `#line` directives; `None`: there is no place for them.
    pub written: Option<&'a [u8]>,
}

/// Preprocesses a result, to be compared with what was meant; `None`: it is not to be used.
pub type Recheck<'a> = &'a dyn Fn(Edited<'_>) -> Result<Option<Vec<u8>>, Failure>;

/// Does one call of plain `vcc`.
///
/// # Errors
/// Bad input, files that cannot be read or written; nothing has been written then.
pub fn run(request: &Request) -> Result<(), Failure> {
    let job = &request.job;
    let original = read_input(job)?;
    file_kinds::check_text(&job.input_name(), &original)?;
    let preprocess = || {
        let text = text(job, &original);
        job.compiler
            .preprocess(&text, &[], request.dependencies.as_ref())
    };
    let preprocessed = job.watcher.time("preprocessor", preprocess);
    let preprocessed = preprocessed.map_err(|error| compiler_failure(job, error))?;
    let leave = emit::is_vcc_output(&original) || request.hands_off.is_some();
    let leave = leave && job.dump.is_none();
    let unit = match leave && !emit::mentions_annotation(&preprocessed) {
        true => None,
        // All of it, so that mistakes of the user are found.
        false => parse(job, frontend::parse, &original, &preprocessed)?,
    };
    let mut report = request
        .report
        .as_ref()
        .map(|_| Report::new(&job.input_name()));
    let outcome = match &unit {
        None => Outcome::Unchanged,
        Some(unit) if leave => self::leave(job, unit)?,
        Some(unit) => {
            inputs::check_compiler(job, unit)?;
            inputs::check_only(job, unit)?;
            if unit.stats.passed_through > 0 {
                check_syntax(job, unit)?;
            }
            let recheck = |result: Edited<'_>| preprocess_result(job, unit, result.text).map(Some);
            vectorize(job, unit, &recheck, report.as_mut())?
        }
    };
    if let Some(mut report) = report {
        let reason = leave.then_some(request.hands_off.unwrap_or(Reason::WrittenByVcc));
        match reason {
            Some(reason) => report.leave(reason.code(), reason.text()),
            None if unit.is_none() => report.leave("internal-error", "vcc failed on it"),
            None => {}
        }
        write_report(request, &report)?;
    }
    match outcome {
        Outcome::Unchanged => write(request, &original),
        Outcome::Edited(result) => write(request, &result),
        Outcome::Dumped(text) => write_text(&text),
    }?;
    if job.time_passes {
        eprint!("{}", job.watcher);
    }
    Ok(())
}

/// Reads a file that the compiler accepts, by `read`. `None`: vcc itself failed and said so.
///
/// # Errors
/// vcc itself failed, under `--internal-errors=fatal`.
pub fn parse(
    job: &Job,
    read: fn(&Input<'_>) -> Unit,
    original: &[u8],
    preprocessed: &[u8],
) -> Result<Option<Unit>, Failure> {
    let name = job.input_name();
    let input = Input {
        name: &name,
        original,
        preprocessed,
    };
    match job
        .watcher
        .time("parsing", || guard::catch(|| read(&input)))
    {
        Ok(unit) => Ok(Some(unit)),
        Err(message) => {
            let renderer = renderer(job, original);
            give_up(job, &format!("internal error: {message}"), &renderer)?;
            Ok(None)
        }
    }
}

/// Vectorizes a file and reports what it did, in a `report` that is otherwise empty, too.
///
/// # Errors
/// Bad options; vcc itself failed, under `--internal-errors=fatal`; what `recheck` says.
pub fn vectorize(
    job: &Job,
    unit: &Unit,
    recheck: Recheck<'_>,
    report: Option<&mut Report>,
) -> Result<Outcome, Failure> {
    let renderer = renderer(job, unit.source.original());
    directives::report(job, unit, &renderer)?;
    let (isa, style) = job.isa_and_style(&unit.source)?;
    let defined = |name: &str| unit.source.predefined(name).is_some();
    let options = job.options_for(&unit.source);
    let target = TargetInfo {
        processor: options.processor,
        ..emit::isa::target_of_build(isa, style, defined)
    };
    let functions = plan(job, unit, &target, &options, &renderer)?;
    let variants = variants::plan(job, unit, (isa, style), &options, &renderer)?;
    let mut translation = Translation {
        assumed: vec![SortedSet::new(); unit.functions.len()],
        fixed: SortedSet::new(),
        conditions: Vec::new(),
        job,
        unit,
        isa,
        style,
        contracts: options.contracts,
        functions,
        variants,
    };
    if job.kept {
        let configuration = Configuration::new(unit);
        let mut headers = Headers::new(&unit.source, &|name| std::fs::read(name).ok());
        translation.conditions = configuration.conditions(&mut headers);
        let including = headers.including();
        for k in translation.jobs(0..unit.functions.len()) {
            let regions = translation.regions(k);
            translation.assumed[k] = configuration.relied_on(k, &regions);
            translation.assumed[k].extend(including.iter().cloned());
            for (name, assumed) in configuration.included(k, &regions, &mut headers) {
                translation.fixed.insert(name.to_owned());
                translation.assumed[k].extend(assumed);
            }
        }
    }
    let emit = || translation.edits(&renderer);
    let (emitted, expanded) = job.watcher.time("emission", emit)?;
    if let Some(stage) = job.dump {
        let edits = &emitted.edits;
        return Ok(Outcome::Dumped(dump::dump(stage, &translation, edits)));
    }
    let splice = || translation.splice(&emitted, expanded.as_ref(), recheck, &renderer);
    let result = job.watcher.time("comparison", splice)?;
    let written = result.is_some() || emitted.edits.is_empty();
    if let Some(report) = report {
        collect::collect(report, unit, &translation.functions, &translation.variants);
        if !written {
            report.leave("given-up", "its vector code could not be used");
        }
    }
    must::check(job, unit, &translation.functions, written, &renderer)?;
    translation.print_doubts(&renderer);
    translation.print_remarks(&renderer);
    Ok(result.map_or_else(|| scalar(job, unit), Outcome::Edited))
}

/// Vectorizes nothing: reports what is wrong with annotations and removes those that are no C.
///
/// # Errors
/// Something is wrong with one of vcc's own.
pub fn leave(job: &Job, unit: &Unit) -> Result<Outcome, Failure> {
    directives::report(job, unit, &renderer(job, unit.source.original()))?;
    Ok(scalar(job, unit))
}

/// The file without vector code, and without annotations that are no C.
fn scalar(job: &Job, unit: &Unit) -> Outcome {
    let unit = &*expand::annotations(unit);
    let mut removals = emit::removals(unit);
    if removals.is_empty() {
        return Outcome::Unchanged;
    }
    let source = &unit.source;
    let mut written = None;
    if job.lines {
        // So that there is a place for the first directive, after a byte order mark.
        let text = source.original();
        let top = if text.starts_with(b"\xef\xbb\xbf") {
            3
        } else {
            0
        };
        removals.insert(0, emit::Edit::insert(top, "\n"));
        let output = emit::Output::plain(source.original(), &removals);
        written = emit::with_lines(source, &output);
    }
    Outcome::Edited(written.unwrap_or_else(|| emit::splice(source.original(), &removals)))
}

/// The text without annotations that are no C, with which a file under `-DVCC_SCALAR` is compared.
fn without_edits(unit: &Unit) -> Vec<u8> {
    let unit = &*expand::annotations(unit);
    emit::splice(unit.source.original(), &emit::removals(unit))
}

fn renderer(job: &Job, original: &[u8]) -> Renderer {
    let tuning = &job.tuning;
    let name = job.input_name();
    Renderer::new(&name, original, tuning.diagnostics_format, tuning.color)
}

fn read_input(job: &Job) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if is_dash(&job.input) {
        std::io::stdin()
            .lock()
            .read_to_end(&mut bytes)
            .map(|_| bytes)
    } else {
        std::fs::read(&job.input)
    };
    read.map_err(|error| Failure::usage(format!("cannot read `{}`: {error}", job.input_name())))
}

/// The text to preprocess: the file itself, so that `__FILE__` and `#include` see its path.
fn text<'a>(job: &'a Job, original: &'a [u8]) -> Text<'a> {
    if is_dash(&job.input) {
        Text::Bytes(original, None)
    } else {
        Text::File(&job.input)
    }
}

/// Preprocesses a result as if it lay beside the input.
fn preprocess_result(job: &Job, unit: &Unit, result: &[u8]) -> Result<Vec<u8>, Failure> {
    let text = Text::Bytes(result, folder(job));
    let named = |said: Vec<u8>| {
        let said = String::from_utf8_lossy(&said);
        said.replace("<stdin>", &job.input_name()).into_bytes()
    };
    job.compiler
        .preprocess(&text, &emit::headers::guards(&unit.source), None)
        .map_err(|error| compiler_failure(job, error.map(named)))
}

/// Asks the compiler about a file that vcc could not read in full: a mistake of the user is an
/// error, an extension that only the compiler knows is not.
fn check_syntax(job: &Job, unit: &Unit) -> Result<(), Failure> {
    let original = unit.source.original();
    let without = directives::without_annotations(job, unit);
    let text = match &without {
        None => text(job, original),
        Some(bytes) => Text::Bytes(bytes, folder(job)),
    };
    job.compiler
        .check_syntax(&text)
        .map_err(|error| compiler_failure(job, error))
}

/// The folder in which the input lies, if it does.
fn folder(job: &Job) -> Option<PathBuf> {
    let directory = job.input.parent().filter(|_| !is_dash(&job.input));
    directory.map(|dir| match dir.as_os_str().is_empty() {
        true => PathBuf::from("."),
        false => dir.to_path_buf(),
    })
}

/// The message for a run of the compiler that failed.
pub fn compiler_failure(job: &Job, error: CompilerError) -> Failure {
    match error {
        CompilerError::NotFound(program, error) => Failure::usage(format!(
            "cannot run the C compiler `{program}`: {error}; name one with --cc or $CC"
        )),
        CompilerError::Failed(said) => Failure::compiler(
            said,
            format!(
                "`{}` rejects `{}`",
                job.compiler.program.join(" "),
                job.input_name()
            ),
        ),
    }
}

fn plan(
    job: &Job,
    unit: &Unit,
    target: &TargetInfo,
    options: &Options,
    renderer: &Renderer,
) -> Result<Vec<FunctionPlans>, Failure> {
    let mut functions = Vec::with_capacity(unit.functions.len());
    for def in &unit.functions {
        // Functions of included files are there to be called.
        let only = job.only.as_ref();
        let wanted = def.traits.in_main_file && only.is_none_or(|only| only.function == def.name);
        let plans = if wanted {
            let work = || midend::pipeline::vectorize_function(unit, def, target, options);
            match guard::catch(work) {
                Ok(plans) => plans,
                Err(message) => {
                    internal_error(job, unit, def, &message, renderer)?;
                    FunctionPlans::default()
                }
            }
        } else {
            FunctionPlans::default()
        };
        functions.push(plans);
    }
    if let Some(Only {
        line: Some(line), ..
    }) = job.only
    {
        for plans in &mut functions {
            plans
                .plans
                .retain(|plan| unit.source.place(plan.region.span()).line == line);
            plans
                .remarks
                .retain(|remark| unit.source.place(remark.span).line == line);
        }
    }
    Ok(functions)
}

impl Translation<'_> {
    /// Edits for all plans; plans that cannot be written where they belong become remarks, and
    /// functions whose plans make the emitter fail are left as they are. The second is the unit
    /// whose text they are edits of, if that is another.
    fn edits(
        &mut self,
        renderer: &Renderer,
    ) -> Result<(emit::Emitted, Option<ExpandedUnit>), Failure> {
        let emit =
            |this: &Self| expand::emitted(this.unit, &|unit| guard::catch(|| this.emit(unit)));
        let (mut emitted, expanded) = match emit(self) {
            Ok(emitted) => emitted,
            Err(_) => {
                self.drop_functions_that_fail(renderer)?;
                match emit(self) {
                    Ok(emitted) => emitted,
                    Err(message) => {
                        give_up(self.job, &format!("internal error: {message}"), renderer)?;
                        let unit = expand::annotations(self.unit).into_owned();
                        let emitted = emit::Emitted {
                            edits: emit::removals(&unit),
                            ..emit::Emitted::default()
                        };
                        let calls = Vec::new();
                        return Ok((emitted, Some(ExpandedUnit { unit, calls })));
                    }
                }
            }
        };
        let jobs = self.jobs(0..self.functions.len());
        for (refused, refusal) in std::mem::take(&mut emitted.refused_variants) {
            if let Some(variants) = &mut self.variants[jobs[refused]] {
                variants.plans.clear();
                variants.refusals.push(refusal);
            }
        }
        for refused in std::mem::take(&mut emitted.refused) {
            let plans = &mut self.functions[jobs[refused.job]];
            let span = plans.plans[refused.plan].region.span();
            let outcome = remark::Outcome::Missed(vec![refused.refusal]);
            if let Some(remark) = plans.remarks.iter_mut().find(|remark| remark.span == span) {
                remark.outcome = outcome;
            }
        }
        Ok((emitted, expanded))
    }

    fn emit(&self, unit: &Unit) -> emit::Emitted {
        self.emit_functions(unit, 0..self.functions.len())
    }

    /// Indices of the functions among `range` that have plans.
    fn jobs(&self, range: std::ops::Range<usize>) -> Vec<usize> {
        let has_plans =
            |k: &usize| self.functions[*k].ssa.is_some() && !self.functions[*k].plans.is_empty();
        let has_variants = |k: &usize| {
            let variants = self.variants[*k].as_ref();
            variants.is_some_and(|v| !v.plans.is_empty())
        };
        range.filter(|k| has_plans(k) || has_variants(k)).collect()
    }

    /// What of a function becomes vector code.
    fn regions(&self, function: usize) -> Vec<Span> {
        match self.variants[function].as_ref() {
            Some(variants) if !variants.plans.is_empty() => {
                vec![self.unit.functions[function].span]
            }
            _ => {
                let plans = self.functions[function].plans.iter();
                plans.map(|plan| plan.region.span()).collect()
            }
        }
    }

    fn emit_functions(&self, unit: &Unit, range: std::ops::Range<usize>) -> emit::Emitted {
        let jobs: Vec<emit::Job<'_>> = self
            .jobs(range)
            .into_iter()
            .filter_map(|k| {
                let plans = &self.functions[k];
                let variants = self.variants[k].as_ref();
                Some(emit::Job {
                    def: &self.unit.functions[k],
                    ssa: plans.ssa.as_ref().or(variants.map(|v| &v.ssa))?,
                    plans: &plans.plans,
                    variants,
                    assumed: Some(&self.assumed[k]),
                })
            })
            .collect();
        emit::emit(unit, &jobs, &self.emit_options())
    }

    fn emit_options(&self) -> emit::EmitOptions {
        // Flags that name paths or macros would tie the output to one machine and say nothing of
        // the vector code.
        let matters = |flag: &&String| {
            let kinds = ["-m", "-f", "-O", "-std"];
            kinds.iter().any(|p| flag.starts_with(p)) && !flag.contains('/')
        };
        let flags: Vec<&str> = self
            .job
            .compiler
            .flags
            .iter()
            .filter(matters)
            .map(String::as_str)
            .collect();
        emit::EmitOptions {
            isa: self.isa,
            style: self.style,
            headers: self.job.headers,
            fp: self.job.options.fp,
            contracts: self.contracts,
            kept: self.job.kept,
            fixed: self.fixed.clone(),
            conditions: self.conditions.clone(),
            openmp: self.job.options.openmp,
            mixed_declarations: crate::flags::has_mixed_declarations(&self.job.compiler.flags),
            warnings: crate::flags::warnings(&self.job.compiler.flags),
            version: env!("CARGO_PKG_VERSION").to_string(),
            flags: flags.join(" "),
        }
    }

    fn drop_functions_that_fail(&mut self, renderer: &Renderer) -> Result<(), Failure> {
        for k in 0..self.functions.len() {
            if let Err(message) = guard::catch(|| self.emit_functions(self.unit, k..k + 1)) {
                internal_error(
                    self.job,
                    self.unit,
                    &self.unit.functions[k],
                    &message,
                    renderer,
                )?;
                self.functions[k] = FunctionPlans::default();
                self.variants[k] = None;
            }
        }
        Ok(())
    }

    /// Applies the edits and checks the result with the preprocessor. `None`: the original is the
    /// result. `expanded` is the unit whose text is edited, if it is another.
    fn splice(
        &self,
        emitted: &emit::Emitted,
        expanded: Option<&ExpandedUnit>,
        recheck: Recheck<'_>,
        renderer: &Renderer,
    ) -> Result<Option<Vec<u8>>, Failure> {
        let edits = &emitted.edits;
        if edits.is_empty() {
            return Ok(None);
        }
        let unit = expanded.map_or(self.unit, |expanded| &expanded.unit);
        let calls = expanded.map_or(&[][..], |expanded| &expanded.calls);
        let source = &unit.source;
        let output = emit::guarded(source.original(), edits, &emitted.guard, calls);
        let text = output.bytes();
        let mut written = None;
        if self.job.lines {
            // Nothing but directives at the ends of lines is added to what is checked.
            written = emit::with_lines(source, &output);
        }
        let edited = Edited {
            text: &text,
            written: match self.job.lines {
                true => written.as_deref(),
                false => Some(&text),
            },
        };
        let checked = match recheck(edited) {
            Ok(Some(preprocessed)) => {
                let checked = emit::check(unit, &output, &preprocessed, &text);
                let scalar =
                    || emit::check_scalar(&text, &emitted.macros, &without_edits(self.unit));
                match self.job.kept {
                    true => checked.and_then(|()| scalar()),
                    false => checked,
                }
            }
            Ok(None) => return Ok(None),
            Err(failure) => match failure.compiler_error() {
                Some(said) => Err(said),
                None => return Err(failure),
            },
        };
        if let Err(message) = checked {
            let text = format!("internal error: the edited text is not what was meant: {message}");
            give_up(self.job, &text, renderer)?;
            return Ok(None);
        }
        Ok(match self.job.lines {
            true => written,
            false => Some(text),
        })
    }

    fn print_doubts(&self, renderer: &Renderer) {
        let doubts = self.functions.iter().flat_map(|plans| &plans.doubts);
        for diagnostic in doubts.filter_map(|doubt| directives::doubtful(self.unit, doubt)) {
            renderer.print(&diagnostic);
        }
    }

    fn print_remarks(&self, renderer: &Renderer) {
        let Some(level) = self.job.tuning.remarks else {
            return;
        };
        if level == RemarksArg::All {
            self.unit.notes.iter().for_each(|note| renderer.print(note));
        }
        for remark in self.functions.iter().flat_map(|plans| &plans.remarks) {
            let missed = matches!(remark.outcome, remark::Outcome::Missed(_));
            if missed || level == RemarksArg::All {
                renderer.print(&remarks::diagnostic(&self.unit.source, remark));
            }
        }
        for (def, variants) in self.unit.functions.iter().zip(&self.variants) {
            let Some(variants) = variants else { continue };
            for diagnostic in remarks::of_variants(&self.unit.source, def, variants) {
                if level == RemarksArg::All
                    || ![remarks::VECTORIZED, remarks::PIPELINED].contains(&diagnostic.code)
                {
                    renderer.print(&diagnostic);
                }
            }
        }
    }
}

fn write(request: &Request, bytes: &[u8]) -> Result<(), Failure> {
    output::write(&request.goal(), bytes).map_err(|error| {
        let output = request.output.display();
        Failure::usage(format!("cannot write `{output}`: {error}"))
    })
}

fn write_report(request: &Request, report: &Report) -> Result<(), Failure> {
    let Some((file, format)) = &request.report else {
        return Ok(());
    };
    let text = (format.text)(report);
    output::write(&output::Goal::File(file), text.as_bytes())
        .map_err(|error| Failure::usage(format!("cannot write `{}`: {error}", file.display())))
}

fn write_text(text: &str) -> Result<(), Failure> {
    output::write(&output::Goal::Stdout, text.as_bytes())
        .map_err(|error| Failure::usage(format!("cannot write standard output: {error}")))
}
