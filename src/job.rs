//! What one call of the command is to do, checked before any work.

use crate::cli::{Cli, EmitArg, FpArg};
use crate::failure::Failure;
use crate::flags::{self, SplitArgs};
use crate::output::{self, Goal};
use crate::preprocess::{Compiler, Dependencies};
use emit::isa::{Isa, Style};
use frontend::source::Source;
use midend::options::{FpMode, Options};
use std::path::{Path, PathBuf};

/// A checked call.
pub struct Job {
    /// The command line.
    pub cli: Cli,
    /// Input as given; `-` is standard input.
    pub input: PathBuf,
    /// Where the result goes.
    pub output: PathBuf,
    /// The compiler with the build's flags.
    pub compiler: Compiler,
    /// Make rule to write.
    pub dependencies: Option<Dependencies>,
    /// What flags and options say of the language.
    pub options: Options,
    /// `--target`, if it is not `auto`.
    pub isa: Option<Isa>,
    /// A flag under which nothing is vectorized.
    pub hands_off: Option<String>,
    /// `--only`
    pub only: Option<Only>,
}

/// `--only=FUNC[:LINE]`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Only {
    /// Function.
    pub function: String,
    /// Line of the loop.
    pub line: Option<u32>,
}

impl Job {
    /// Checks the arguments against each other.
    ///
    /// # Errors
    /// They contradict each other or name something unknown.
    pub fn new(cli: Cli, split: SplitArgs) -> Result<Job, Failure> {
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
        let isa = match cli.target.as_str() {
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
        if isa == Some(Isa::Generic) && cli.emit == Some(EmitArg::Intrinsics) {
            return Err(Failure::usage(
                "--emit=intrinsics contradicts --target=generic, which has none; leave one of them out",
            ));
        }
        let mut options = flags::semantics(&split.compiler);
        match cli.fp {
            Some(FpArg::Strict) => options.fp = FpMode::Strict,
            Some(FpArg::Fast) => options.fp = FpMode::Fast,
            None => {}
        }
        (options.force_vf, options.force_uf) = (cli.force_vf, cli.force_uf);
        options.ignore_cost = cli.ignore_cost;
        let dependencies = dependencies(&split, &output)?;
        let only = cli.only.as_deref().map(parse_only).transpose()?;
        Ok(Job {
            hands_off: flags::hands_off(&split.compiler).map(str::to_string),
            compiler: Compiler {
                program: program(cli.cc.as_deref())?,
                flags: split.compiler,
            },
            input,
            output,
            dependencies,
            options,
            isa,
            only,
            cli,
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

    /// Where the result goes.
    pub fn goal(&self) -> Goal<'_> {
        if is_dash(&self.output) {
            Goal::Stdout
        } else {
            Goal::File(&self.output)
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
        let style = match self.cli.emit {
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
    Ok(Some(Dependencies {
        file,
        target,
        system: depend.system,
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
