//! The pipeline, from the user's file to the written result.

use crate::cli::{InternalErrorsArg, RemarksArg};
use crate::dump;
use crate::failure::Failure;
use crate::guard;
use crate::job::{Job, Only, is_dash};
use crate::output;
use crate::preprocess::{CompilerError, Text};
use crate::remarks;
use crate::render::Renderer;
use emit::isa::{Isa, Style};
use frontend::diag::{Diagnostic, Severity};
use frontend::tree::FunctionDef;
use frontend::{Input, Unit};
use midend::pipeline::FunctionPlans;
use midend::plan::Region;
use midend::remark::Outcome;
use midend::target::TargetInfo;
use std::io::Read;
use std::path::PathBuf;

/// Everything known once the input is read and planned.
pub struct Translation<'a> {
    /// The call.
    pub job: &'a Job,
    /// The input.
    pub unit: &'a Unit,
    /// Chosen ISA.
    pub isa: Isa,
    /// Chosen spelling.
    pub style: Style,
    /// Plans and remarks, one for each function definition of [`Unit::functions`].
    pub functions: Vec<FunctionPlans>,
}

/// Does one call.
///
/// # Errors
/// Bad input, files that cannot be read or written; nothing has been written then.
pub fn run(job: &Job) -> Result<(), Failure> {
    let original = read_input(job)?;
    if job.cli.dump.is_none() && (emit::is_vcc_output(&original) || job.hands_off.is_some()) {
        preprocess(job, &original)?;
        return write(job, &original);
    }
    let preprocessed = preprocess(job, &original)?;
    let name = job.input_name();
    let input = Input {
        name: &name,
        original: &original,
        preprocessed: &preprocessed,
    };
    let renderer = Renderer::new(&name, &original, job.cli.diagnostics_format, job.cli.color);
    let unit = match guard::catch(|| frontend::parse(&input)) {
        Ok(unit) => unit,
        Err(message) => {
            give_up(job, &format!("internal error: {message}"), &renderer)?;
            return write(job, &original);
        }
    };
    if unit.stats.passed_through > 0 {
        check_syntax(job, &original)?;
    }
    let (isa, style) = job.isa_and_style(&unit.source)?;
    let target = emit::isa::target_info(isa, style);
    let functions = plan(job, &unit, &target, &renderer)?;
    let mut translation = Translation {
        job,
        unit: &unit,
        isa,
        style,
        functions,
    };
    let edits = translation.edits(&renderer)?;
    if let Some(stage) = job.cli.dump {
        return write_text(&dump::dump(stage, &translation, &edits));
    }
    let result = translation.splice(&edits, &renderer)?;
    translation.print_remarks(&renderer);
    write(job, &result)
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

fn preprocess(job: &Job, original: &[u8]) -> Result<Vec<u8>, Failure> {
    job.compiler
        .preprocess(&text(job, original), &[], job.dependencies.as_ref())
        .map_err(|error| compiler_failure(job, error))
}

/// Asks the compiler about a file that vcc could not read in full: a mistake of the user is an
/// error, an extension that only the compiler knows is not.
fn check_syntax(job: &Job, original: &[u8]) -> Result<(), Failure> {
    job.compiler
        .check_syntax(&text(job, original))
        .map_err(|error| compiler_failure(job, error))
}

fn compiler_failure(job: &Job, error: CompilerError) -> Failure {
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
    renderer: &Renderer,
) -> Result<Vec<FunctionPlans>, Failure> {
    let mut functions = Vec::with_capacity(unit.functions.len());
    for def in &unit.functions {
        let wanted = job
            .only
            .as_ref()
            .is_none_or(|only| only.function == def.name);
        let plans = if wanted {
            let work = || midend::pipeline::vectorize_function(unit, def, target, &job.options);
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
            plans.plans.retain(|plan| {
                let Region::Loop { span, .. } = plan.region;
                unit.source.place(span).line == line
            });
            plans
                .remarks
                .retain(|remark| unit.source.place(remark.span).line == line);
        }
    }
    Ok(functions)
}

fn internal_error(
    job: &Job,
    unit: &Unit,
    def: &FunctionDef,
    message: &str,
    renderer: &Renderer,
) -> Result<(), Failure> {
    let text = format!("internal error in function `{}`: {message}", def.name);
    if job.cli.internal_errors == InternalErrorsArg::Fatal {
        return Err(Failure::internal(text));
    }
    renderer.print(&Diagnostic {
        severity: Severity::Warning,
        code: "internal-error",
        message: text,
        place: Some(unit.source.place(def.span)),
        label: "left as it is".to_string(),
        secondary: Vec::new(),
        notes: vec!["please report this as a bug of vcc".to_string()],
    });
    Ok(())
}

/// Reports an internal error after which the file is written unchanged.
fn give_up(job: &Job, message: &str, renderer: &Renderer) -> Result<(), Failure> {
    if job.cli.internal_errors == InternalErrorsArg::Fatal {
        return Err(Failure::internal(message));
    }
    renderer.print(&Diagnostic {
        severity: Severity::Warning,
        code: "internal-error",
        message: message.to_string(),
        place: None,
        label: String::new(),
        secondary: Vec::new(),
        notes: vec!["the file is written unchanged".to_string()],
    });
    Ok(())
}

impl Translation<'_> {
    /// Edits for all plans; plans that cannot be written where they belong become remarks, and
    /// functions whose plans make the emitter fail are left as they are.
    fn edits(&mut self, renderer: &Renderer) -> Result<Vec<emit::Edit>, Failure> {
        let emitted = match guard::catch(|| self.emit()) {
            Ok(emitted) => emitted,
            Err(_) => {
                self.drop_functions_that_fail(renderer)?;
                match guard::catch(|| self.emit()) {
                    Ok(emitted) => emitted,
                    Err(message) => {
                        give_up(self.job, &format!("internal error: {message}"), renderer)?;
                        return Ok(Vec::new());
                    }
                }
            }
        };
        let jobs = self.jobs(0..self.functions.len());
        for refused in emitted.refused {
            let plans = &mut self.functions[jobs[refused.job]];
            let Region::Loop { span, .. } = plans.plans[refused.plan].region;
            let outcome = Outcome::Missed(vec![refused.refusal]);
            if let Some(remark) = plans.remarks.iter_mut().find(|remark| remark.span == span) {
                remark.outcome = outcome;
            }
        }
        Ok(emitted.edits)
    }

    fn emit(&self) -> emit::Emitted {
        self.emit_functions(0..self.functions.len())
    }

    /// Indices of the functions among `range` that have plans.
    fn jobs(&self, range: std::ops::Range<usize>) -> Vec<usize> {
        let has_plans =
            |k: &usize| self.functions[*k].ssa.is_some() && !self.functions[*k].plans.is_empty();
        range.filter(has_plans).collect()
    }

    fn emit_functions(&self, range: std::ops::Range<usize>) -> emit::Emitted {
        let jobs: Vec<emit::Job<'_>> = self
            .jobs(range)
            .into_iter()
            .filter_map(|k| {
                let plans = &self.functions[k];
                Some(emit::Job {
                    def: &self.unit.functions[k],
                    ssa: plans.ssa.as_ref()?,
                    plans: &plans.plans,
                })
            })
            .collect();
        emit::emit(self.unit, &jobs, &self.emit_options())
    }

    fn emit_options(&self) -> emit::EmitOptions {
        // Flags that name paths or macros would tie the output to one machine and say nothing of
        // the vector code.
        let matters = |flag: &&String| {
            ["-m", "-f", "-O", "-std"]
                .iter()
                .any(|p| flag.starts_with(p))
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
            headers: self.job.cli.headers.into(),
            fp: self.job.options.fp,
            version: env!("CARGO_PKG_VERSION").to_string(),
            flags: flags.join(" "),
        }
    }

    fn drop_functions_that_fail(&mut self, renderer: &Renderer) -> Result<(), Failure> {
        for k in 0..self.functions.len() {
            if let Err(message) = guard::catch(|| self.emit_functions(k..k + 1)) {
                internal_error(
                    self.job,
                    self.unit,
                    &self.unit.functions[k],
                    &message,
                    renderer,
                )?;
                self.functions[k] = FunctionPlans::default();
            }
        }
        Ok(())
    }

    /// Applies the edits and checks the result with the preprocessor; if it is not what was meant,
    /// the original is the result.
    fn splice(&self, edits: &[emit::Edit], renderer: &Renderer) -> Result<Vec<u8>, Failure> {
        let original = self.unit.source.original();
        if edits.is_empty() {
            return Ok(original.to_vec());
        }
        let result = emit::splice(original, edits);
        let directory = self
            .job
            .input
            .parent()
            .filter(|_| !is_dash(&self.job.input));
        let directory = directory.map(|dir| match dir.as_os_str().is_empty() {
            true => PathBuf::from("."),
            false => dir.to_path_buf(),
        });
        let passed_over = emit::headers::guards(&self.unit.source);
        let text = Text::Bytes(&result, directory);
        let checked = match self.job.compiler.preprocess(&text, passed_over, None) {
            Ok(preprocessed) => emit::check(self.unit, edits, &preprocessed, &result),
            Err(CompilerError::Failed(said)) => Err(String::from_utf8_lossy(&said).into_owned()),
            Err(error) => return Err(compiler_failure(self.job, error)),
        };
        match checked {
            Ok(()) => Ok(result),
            Err(message) => {
                let text =
                    format!("internal error: the edited text is not what was meant: {message}");
                give_up(self.job, &text, renderer)?;
                Ok(original.to_vec())
            }
        }
    }

    fn print_remarks(&self, renderer: &Renderer) {
        let Some(level) = self.job.cli.remarks else {
            return;
        };
        if level == RemarksArg::All {
            self.unit.notes.iter().for_each(|note| renderer.print(note));
        }
        for remark in self.functions.iter().flat_map(|plans| &plans.remarks) {
            let missed = matches!(remark.outcome, Outcome::Missed(_));
            if missed || level == RemarksArg::All {
                renderer.print(&remarks::diagnostic(&self.unit.source, remark));
            }
        }
    }
}

fn write(job: &Job, bytes: &[u8]) -> Result<(), Failure> {
    output::write(&job.goal(), bytes).map_err(|error| {
        Failure::usage(format!("cannot write `{}`: {error}", job.output.display()))
    })
}

fn write_text(text: &str) -> Result<(), Failure> {
    output::write(&output::Goal::Stdout, text.as_bytes())
        .map_err(|error| Failure::usage(format!("cannot write standard output: {error}")))
}
