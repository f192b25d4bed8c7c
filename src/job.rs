//! What one call of the command is to do, checked before any work.

use crate::cli::{Cli, DumpArg, EmitArg, Form, FpArg, TargetArg, Tuning};
use crate::failure::Failure;
use crate::file_kinds;
use crate::flags::reason::Reason;
use crate::flags::{self, SplitArgs};
use crate::flags::{contraction, exceptions};
use crate::output::{self, Goal};
use crate::preprocess::{Compiler, Dependencies};
use crate::report;
use crate::steps::Watcher;
use emit::isa::{Isa, Style};
use frontend::source::Source;
use midend::observer::Steps;
use midend::options::{FpMode, Options, ScheduleForm, SlpLimits};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How one file is vectorized.
pub struct Job {
    /// Options of `vcc` and `vcc cc`.
    pub tuning: Tuning,
    /// Form to print instead.
    pub dump: Option<DumpArg>,
    /// Who watches the steps; the middle end knows of it where somebody wants to know.
    pub watcher: Arc<Watcher>,
    /// Say what time they took.
    pub time_passes: bool,
    /// Write `#line` directives.
    pub lines: bool,
    /// The output is a file that the user keeps.
    pub kept: bool,
    /// Headers that declare the intrinsics.
    pub headers: emit::Headers,
    /// Input as given; `-` is standard input.
    pub input: PathBuf,
    /// The compiler with the build's flags.
    pub compiler: Compiler,
    /// What flags and options say of the language.
    pub options: Options,
    /// `--target`, if it is not `auto`.
    pub isa: Option<Isa>,
    /// `--only`
    pub only: Option<Only>,
}

/// A checked call of plain `vcc`.
pub struct Request {
    /// How to vectorize.
    pub job: Job,
    /// Where the result goes.
    pub output: PathBuf,
    /// Make rule to write.
    pub dependencies: Option<Dependencies>,
    /// What is to be written of the loops, and how.
    pub report: Option<(PathBuf, &'static report::Format)>,
    /// Why nothing is vectorized, if a flag forbids it.
    pub hands_off: Option<Reason>,
}

/// `--only=FUNC[:LINE]`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Only {
    /// Function.
    pub function: String,
    /// Line of the loop.
    pub line: Option<u32>,
}

impl Request {
    /// What is to be done for each file; the arguments are checked against each other.
    ///
    /// # Errors
    /// They contradict each other or name something unknown.
    pub fn all(cli: Cli, split: SplitArgs) -> Result<Vec<Request>, Failure> {
        let several = cli.inputs.len() > 1;
        let single = [
            ("-o", cli.output.is_some()),
            ("-MF", split.depend.file.is_some()),
            ("--report", cli.report.is_some()),
        ];
        if let Some((option, _)) = single.iter().find(|(_, given)| several && *given) {
            return Err(Failure::usage(format!(
                "{option} names one file for several inputs; leave it out, or call vcc for each"
            )));
        }
        let mut requests: Vec<Request> = Vec::new();
        for input in cli.inputs.clone() {
            let request = Request::new(&cli, input, split.clone())?;
            let before = requests.iter().find(|r| r.output == request.output);
            if let (Some(before), None) = (before, cli.dump) {
                return Err(Failure::usage(format!(
                    "`{}` and `{}` would both be written to `{}`; call vcc for each, with -o",
                    before.job.input_name(),
                    request.job.input_name(),
                    request.output.display()
                )));
            }
            requests.push(request);
        }
        Ok(requests)
    }

    fn new(cli: &Cli, input: PathBuf, split: SplitArgs) -> Result<Request, Failure> {
        let output = match &cli.output {
            Some(output) => output.clone(),
            None => default_output(&input)?,
        };
        let language = split.compiler.iter().any(|flag| flag.starts_with("-x"));
        file_kinds::check_names(&input, &output, language)?;
        let one = |a: &Path, b: &Path| !is_dash(a) && !is_dash(b) && output::same_file(a, b);
        if cli.dump.is_none() && one(&input, &output) {
            return Err(Failure::usage(format!(
                "`{}` is both input and output; name another file with -o",
                input.display()
            )));
        }
        let dependencies = dependencies(&split, &output)?;
        if let Some(rule) = &dependencies
            && (one(&rule.file, &input) || one(&rule.file, &output))
        {
            return Err(Failure::usage(format!(
                "the rule for make would be written over `{}`; name another file with -MF",
                rule.file.display()
            )));
        }
        let report = cli.report.as_deref().map(report_file).transpose()?;
        if let Some((file, _)) = &report {
            let others = [Some(&input), Some(&output)];
            let others = others
                .into_iter()
                .chain([dependencies.as_ref().map(|d| &d.file)]);
            if let Some(other) = others.flatten().find(|other| one(file, other)) {
                return Err(Failure::usage(format!(
                    "the report would be written over `{}`; name another file with --report",
                    other.display()
                )));
            }
        }
        let hands_off = flags::hands_off(&split.compiler).map(|(reason, _)| reason);
        let compiler = Compiler {
            program: program(cli.cc.as_deref())?,
            flags: split.compiler,
            verbose: cli.verbose,
        };
        let mut job = Job::new(cli.tuning.clone(), input, compiler)?;
        job.dump = cli.dump;
        job.options.keep_trees = matches!(cli.dump, Some(DumpArg::Form(Form::Slp | Form::SlpDot)));
        job.options.keep_initial_plans = cli.dump == Some(DumpArg::Form(Form::Plan));
        job.options.keep_schedules = match cli.dump {
            Some(DumpArg::Form(Form::Schedule)) => Some(ScheduleForm::Tables),
            Some(DumpArg::Form(Form::ScheduleSvg)) => Some(ScheduleForm::Picture),
            Some(DumpArg::Form(_) | DumpArg::After(_)) | None => None,
        };
        job.time_passes = cli.time_passes;
        let wanted = match cli.dump {
            Some(DumpArg::After(step)) => Some(step.name),
            Some(DumpArg::Form(_)) | None => None,
        };
        if wanted.is_some() || cli.time_passes {
            job.watcher = Arc::new(Watcher::of(wanted));
            job.options.steps = Steps::watched_by(job.watcher.clone());
        }
        job.lines = cli.line_directives;
        Ok(Request {
            job,
            output,
            dependencies,
            report,
            hands_off,
        })
    }

    /// Where the result goes.
    pub fn goal(&self) -> Goal<'_> {
        if is_dash(&self.output) {
            Goal::Stdout
        } else {
            Goal::File(&self.output)
        }
    }
}

impl Job {
    /// Checks the options against each other.
    ///
    /// # Errors
    /// They contradict each other or name something unknown.
    pub fn new(tuning: Tuning, input: PathBuf, compiler: Compiler) -> Result<Job, Failure> {
        let isa = match tuning.target {
            TargetArg::Auto => None,
            TargetArg::Native => Some(native()),
            TargetArg::Isa(isa) => Some(isa),
        };
        if isa == Some(Isa::Generic) && tuning.emit == Some(EmitArg::Intrinsics) {
            return Err(Failure::usage(
                "--emit=intrinsics contradicts --target=generic, which has none; leave one of them out",
            ));
        }
        let mut options = flags::semantics(&compiler.flags);
        match tuning.fp {
            Some(FpArg::Strict) => options.fp = FpMode::Strict,
            Some(FpArg::Fast) => options.fp = FpMode::Fast,
            None => {}
        }
        (options.force_vf, options.force_uf) = (tuning.force_vf, tuning.force_uf);
        options.ignore_cost = tuning.ignore_cost;
        options.slp = SlpLimits {
            threshold: tuning.slp_threshold,
            depth: tuning.slp_depth,
            look_ahead: tuning.slp_look_ahead,
            stores: tuning.slp_stores,
            distance: tuning.slp_distance,
        };
        if let Some(read_ahead) = tuning.read_ahead {
            options.read_ahead = read_ahead.into();
        }
        options.veclib = tuning.veclib.into();
        options.pipeline = tuning.pipeline.into();
        if let Some(tune) = tuning.tune {
            options.processor = tune.0;
        }
        options
            .without
            .extend(tuning.without.iter().map(|arg| arg.0));
        let only = tuning.only.as_deref().map(parse_only).transpose()?;
        let headers = tuning.headers.map(emit::Headers::from);
        Ok(Job {
            headers: headers.unwrap_or(emit::Headers::Public),
            tuning,
            dump: None,
            watcher: Arc::default(),
            time_passes: false,
            lines: false,
            kept: true,
            input,
            compiler,
            options,
            isa,
            only,
        })
    }

    /// Name of the input for messages.
    pub fn input_name(&self) -> String {
        if is_dash(&self.input) {
            "<stdin>".to_string()
        } else {
            self.input.display().to_string()
        }
    }

    /// The options for what the compiler was found to be.
    pub fn options_for(&self, source: &Source) -> Options {
        let mut options = self.options.clone();
        if exceptions::ignored_by_clang(&self.compiler.flags, source) {
            options.trapping_math = false;
        }
        options.contracts = contraction::within_expressions(&self.compiler.flags, source);
        if self.tuning.tune.is_none() {
            let has = |name: &str| source.predefined(name).is_some();
            let found = flags::found_processor(&self.compiler.flags, has);
            options.processor = found.unwrap_or(options.processor);
        }
        options
    }

    /// The ISA and spelling for what the compiler was found to compile for.
    ///
    /// # Errors
    /// The target is of another machine than the compiler's.
    pub fn isa_and_style(&self, source: &Source) -> Result<(Isa, Style), Failure> {
        let has = |name: &str| source.predefined(name).is_some();
        let isa = self.isa.unwrap_or_else(|| Isa::implied_by(has));
        if !isa.possible(has) {
            return Err(Failure::usage(format!(
                "target `{}` does not fit `{}`, which compiles for another machine; name a compiler with --cc",
                isa.name(),
                self.compiler.program.join(" ")
            )));
        }
        let style = match self.tuning.emit {
            Some(EmitArg::VectorExt) => Style::VectorExt,
            _ if isa == Isa::Generic => Style::VectorExt,
            // The headers cannot be found then.
            None if self.compiler.flags.iter().any(|f| f == "-nostdinc") => Style::VectorExt,
            _ => Style::Intrinsics,
        };
        Ok((isa, style))
    }
}

/// The widest ISA of this machine's processor.
#[cfg(target_arch = "x86_64")]
fn native() -> Isa {
    let here = |isa: &Isa| features(*isa).all(|feature| processor_has(feature) == Some(true));
    let x86 = Isa::ALL.into_iter().filter(|isa| isa.has(Isa::Sse2));
    x86.rev().find(here).unwrap_or(Isa::Sse2)
}

/// The features that an ISA's target attribute names.
#[cfg(target_arch = "x86_64")]
fn features(isa: Isa) -> impl Iterator<Item = &'static str> {
    isa.facts()
        .target
        .into_iter()
        .flat_map(|all| all.split(','))
}

/// Whether this machine's processor has a feature of x86, if it is one that can be asked for.
#[cfg(target_arch = "x86_64")]
fn processor_has(feature: &str) -> Option<bool> {
    // The standard library takes literals only.
    macro_rules! asked {
        ($($name:tt)*) => {
            match feature {
                $($name => Some(std::arch::is_x86_feature_detected!($name)),)*
                _ => None,
            }
        };
    }
    asked!(
        "sse" "sse2" "sse3" "ssse3" "sse4.1" "sse4.2" "avx" "f16c" "fma" "avx2" "avxvnni"
        "avx512f" "avx512bw" "avx512cd" "avx512dq" "avx512vl" "avx512ifma" "avx512vbmi"
        "avx512vbmi2" "avx512vnni" "avx512bitalg" "avx512vpopcntdq" "avx512bf16" "avx512fp16"
    )
}

/// The widest ISA of this machine's processor.
#[cfg(not(target_arch = "x86_64"))]
fn native() -> Isa {
    match cfg!(target_arch = "aarch64") {
        true => Isa::Neon,
        false => Isa::Generic,
    }
}

/// Whether a path means standard input or output.
pub fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn default_output(input: &Path) -> Result<PathBuf, Failure> {
    match input.file_stem() {
        Some(stem) if !is_dash(input) => {
            let mut name = stem.to_os_string();
            name.push("_vec.c");
            Ok(PathBuf::from(name))
        }
        _ => Ok(PathBuf::from("-")),
    }
}

fn program(option: Option<&str>) -> Result<Vec<String>, Failure> {
    let environment = std::env::var("CC").ok().filter(|cc| !cc.trim().is_empty());
    let text = option
        .map(str::to_string)
        .or(environment)
        .unwrap_or_else(|| "cc".to_string());
    let words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
    if words.is_empty() {
        Err(Failure::usage("--cc names no compiler"))
    } else {
        Ok(words)
    }
}

fn dependencies(split: &SplitArgs, output: &Path) -> Result<Option<Dependencies>, Failure> {
    let depend = &split.depend;
    if !depend.wanted {
        return match (&depend.file, &depend.target) {
            (None, None) => Ok(None),
            _ => Err(Failure::usage("-MF and -MT need -MMD or -MD")),
        };
    }
    let file = match &depend.file {
        Some(file) => PathBuf::from(file),
        None if is_dash(output) => {
            return Err(Failure::usage(
                "-MMD needs -MF when output is standard output",
            ));
        }
        None => output.with_extension("d"),
    };
    let target = depend
        .target
        .clone()
        .unwrap_or_else(|| output.display().to_string());
    let mode = if depend.system { "-MD" } else { "-MMD" };
    Ok(Some(Dependencies {
        file,
        options: vec![mode.to_string(), "-MT".to_string(), target],
    }))
}

/// The file of a report, and its format.
fn report_file(file: &Path) -> Result<(PathBuf, &'static report::Format), Failure> {
    match report::format_of(file) {
        Some(format) => Ok((file.to_path_buf(), format)),
        None => Err(Failure::usage(format!(
            "the ending of `{}` names no format for a report; name a file that ends in one of {}",
            file.display(),
            report::endings()
        ))),
    }
}

fn parse_only(text: &str) -> Result<Only, Failure> {
    let (function, line) = match text.split_once(':') {
        None => (text, None),
        Some((function, line)) => {
            let line = line.parse().map_err(|_| {
                Failure::usage(format!(
                    "`--only={text}`: `{line}` is no line number; write FUNC or FUNC:LINE"
                ))
            })?;
            (function, Some(line))
        }
    };
    Ok(Only {
        function: function.to_string(),
        line,
    })
}

#[cfg(target_arch = "x86_64")]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_can_be_asked_for_every_isa() {
        for isa in Isa::ALL {
            for feature in features(isa) {
                assert!(processor_has(feature).is_some(), "{feature}");
            }
        }
    }
}
