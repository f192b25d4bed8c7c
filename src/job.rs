//! What one call of the command is to do, checked before any work.

use crate::cli::{Cli, DumpArg, EmitArg, FpArg, Tuning};
use crate::failure::Failure;
use crate::flags::{self, SplitArgs};
use crate::output::{self, Goal};
use crate::preprocess::{Compiler, Dependencies};
use emit::isa::{Isa, Style};
use frontend::source::Source;
use midend::options::{FpMode, Options};
use std::path::{Path, PathBuf};

/// How one file is vectorized.
pub struct Job {
    /// Options of `vcc` and `vcc cc`.
    pub tuning: Tuning,
    /// Form to print instead.
    pub dump: Option<DumpArg>,
    /// Write `#line` directives.
    pub lines: bool,
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
    /// A flag under which nothing is vectorized.
    pub hands_off: Option<String>,
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
    /// Checks the arguments against each other.
    ///
    /// # Errors
    /// They contradict each other or name something unknown.
    pub fn new(cli: Cli, split: SplitArgs) -> Result<Request, Failure> {
        let input = cli
            .input
            .clone()
            .ok_or_else(|| Failure::usage("no input file"))?;
        let output = match &cli.output {
            Some(output) => output.clone(),
            None => default_output(&input)?,
        };
        if cli.dump.is_none()
            && !is_dash(&input)
            && !is_dash(&output)
            && output::same_file(&input, &output)
        {
            return Err(Failure::usage(format!(
                "`{}` is both input and output; name another file with -o",
                input.display()
            )));
        }
        let dependencies = dependencies(&split, &output)?;
        let hands_off = flags::hands_off(&split.compiler).map(str::to_string);
        let compiler = Compiler {
            program: program(cli.cc.as_deref())?,
            flags: split.compiler,
        };
        let mut job = Job::new(cli.tuning, input, compiler)?;
        job.dump = cli.dump;
        job.lines = cli.line_directives;
        Ok(Request {
            job,
            output,
            dependencies,
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
        let isa = match tuning.target.as_str() {
            "auto" => None,
            name => Some(Isa::parse(name).ok_or_else(|| {
                Failure::usage(format!(
                    "unknown target `{name}`; targets are auto, {}",
                    Isa::ALL
                        .iter()
                        .map(|isa| isa.name())
                        .collect::<Vec<_>>()
                        .join(", ")
                ))
            })?),
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
        options.veclib = tuning.veclib.into();
        options.without = tuning.without.iter().map(|arg| arg.0).collect();
        let only = tuning.only.as_deref().map(parse_only).transpose()?;
        let headers = tuning.headers.map(emit::Headers::from);
        Ok(Job {
            headers: headers.unwrap_or(emit::Headers::Public),
            tuning,
            dump: None,
            lines: false,
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
