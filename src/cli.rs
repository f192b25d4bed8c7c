//! The command line.

use crate::report;
use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, Args, CommandFactory, Parser, ValueEnum};
use emit::isa::Isa;
use midend::options::{Optimization, SlpLimits};
use midend::pipeline::steps::{self, Step};
use midend::processor::Processor;
use std::path::PathBuf;
use std::sync::LazyLock;

/// How `vcc` is called.
pub const USAGE: &str = "vcc [OPTIONS] [COMPILER FLAGS] FILE... [-o FILE]\n       vcc cc [COMPILER] [COMPILER ARGUMENTS]\n       vcc --explain [CODE]";

/// How `vcc cc` is called.
pub const CC_USAGE: &str = "vcc cc [COMPILER] [COMPILER ARGUMENTS] [--vcc-OPTION[=VALUE]]";

/// What the options above do not say.
pub const AFTER_HELP: &str = "\
Dependencies for make:
  -MMD, -MD   Write a rule with the headers the input includes (-MD: system headers, too)
  -MF FILE    Write it to FILE [default: the output's name with `.d`]
  -MT TARGET  Target of the rule [default: the output's name]

Environment:
  CC        C compiler used as preprocessor where --cc names none
  NO_COLOR  Anything: no colours, unless --color=always

Drop-in compiler driver:
  vcc cc  Runs the C compiler on vectorized files; see vcc cc --help

Exit status:
  0   written, perhaps unchanged
  1   an error; nothing was written
  70  vcc itself failed, under --internal-errors=fatal";

/// What the options of `vcc cc` do not say.
pub const AFTER_CC_HELP: &str = "\
Compiler:
  COMPILER      The first argument if it names a program; else $VCC_CC, else cc
  vcc-COMPILER  A link to vcc with such a name is `vcc cc COMPILER`
  --help        What the compiler says of itself: vcc cc COMPILER --help

Environment:
  VCC_CC      C compiler where none is named
  VCC_FLAGS   Options, separated by white space, without `vcc-`: --target=avx2 --remarks
  VCC_STRICT  1: an error of vcc is an error of the build, not a warning

Exit status:
  That of the compiler; where vcc fails it compiles the original, unless VCC_STRICT is 1";

/// Source-to-source vectorizing compiler for C: reads C, writes the same C with its hot loops as
/// SIMD code.
///
/// Flags of the C compiler (-I -D -U -include -isystem -std= -m… -f… -O… -W… -g…) are taken as they
/// stand; they steer the preprocessor and tell vcc the ISA and the floating-point rules of the build.
#[derive(Parser, Debug)]
#[command(
    name = "vcc",
    version,
    max_term_width = 100,
    override_usage = USAGE,
    after_long_help = AFTER_HELP
)]
pub struct Cli {
    /// C files to vectorize; `-` for standard input
    #[arg(value_name = "FILE", num_args = 1.., required_unless_present_any = ["explain", "completions", "man", "print_include_dir"])]
    pub inputs: Vec<PathBuf>,

    /// Write the result to FILE (`-` for standard output) [default: FILE's name with `_vec.c`, here]
    ///
    /// Several inputs are each written to the default, in the current directory.
    #[arg(short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Explain a remark's code, with an example and what to write instead; without CODE, list them
    #[arg(long, value_name = "CODE", num_args = 0..=1, exclusive = true)]
    pub explain: Option<Option<String>>,

    /// Print the folder with vcc.h
    #[arg(long, exclusive = true)]
    pub print_include_dir: bool,

    /// Print the completions of a shell, to be put where it looks for them
    #[arg(long, value_enum, value_name = "SHELL", exclusive = true)]
    pub completions: Option<clap_complete::Shell>,

    /// Print a manual page, for man -l -
    #[arg(long, value_enum, value_name = "PAGE", exclusive = true)]
    pub man: Option<PageArg>,

    /// Print an intermediate form instead of writing output
    #[arg(long, value_enum, value_name = "STAGE", conflicts_with = "output")]
    pub dump: Option<DumpArg>,

    /// Say what time each step took, on standard error
    #[arg(long)]
    pub time_passes: bool,

    /// C compiler used as preprocessor [default: $CC, then cc]
    #[arg(long, value_name = "COMPILER")]
    pub cc: Option<String>,

    /// Show the commands that are run
    #[arg(short, long)]
    pub verbose: bool,

    /// Write `#line` directives, so that lines have the numbers they have in FILE
    #[arg(long)]
    pub line_directives: bool,

    /// Write what became of each loop to FILE, in the format that its ending names
    #[arg(long, value_name = "FILE", conflicts_with = "dump", help = report_help())]
    pub report: Option<PathBuf>,

    /// Options that `vcc cc` has, too
    #[command(flatten)]
    pub tuning: Tuning,
}

/// How to vectorize and what to say of it, for `vcc` and `vcc cc`.
#[derive(Args, Clone, Debug)]
pub struct Tuning {
    /// ISA of the vector code
    ///
    /// A wider one than the compiler flags give is put on the function as a target attribute.
    #[arg(long, value_enum, value_name = "ISA", default_value = "auto")]
    pub target: TargetArg,

    /// How vector code is spelled [default: intrinsics; vector-ext for generic]
    #[arg(long, value_enum, value_name = "SPELLING")]
    pub emit: Option<EmitArg>,

    /// Headers that declare the intrinsics [default: public; parts for `vcc cc`]
    ///
    /// No vendor documents the parts, and output with them is for the compiler of --cc only.
    #[arg(long, value_enum, value_name = "HEADERS")]
    pub headers: Option<HeadersArg>,

    /// Floating-point rules [default: from -ffast-math and its parts, else strict]
    #[arg(long, value_enum, value_name = "MODE")]
    pub fp: Option<FpArg>,

    /// How far vector code of loops that are left early may read [default: blocks, but none under
    /// sanitizers of addresses]
    #[arg(long, value_enum, value_name = "HOW")]
    pub read_ahead: Option<ReadAheadArg>,

    /// Library whose vector variants of mathematical functions may be called: less exact than the C
    /// library's functions, and without errno, so only under -fno-math-errno where these may set it
    #[arg(long, value_enum, value_name = "LIBRARY", default_value = "none")]
    pub veclib: VecLibArg,

    /// Report what was vectorized and what was not, and why
    #[arg(
        long,
        value_enum,
        value_name = "WHICH",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "missed"
    )]
    pub remarks: Option<RemarksArg>,

    /// Vectorize only this function, or only the loop on this line of it
    #[arg(long, value_name = "FUNC[:LINE]")]
    pub only: Option<String>,

    /// What to do when vcc itself fails on a function
    #[arg(long, value_enum, value_name = "ACTION", default_value = "report")]
    pub internal_errors: InternalErrorsArg,

    /// Lanes of every vector loop, instead of the cost model's choice (for testing)
    #[arg(long, value_name = "N", hide = true)]
    pub force_vf: Option<u32>,

    /// Vectors per iteration, instead of the cost model's choice (for testing)
    #[arg(long, value_name = "N", hide = true)]
    pub force_uf: Option<u32>,

    /// Vectorize what can be vectorized even where scalar code is estimated to be as fast
    #[arg(long)]
    pub ignore_cost: bool,

    /// How many quarter cycles vector code of straight-line code has to save by the cost model, and more
    #[arg(long, value_name = "N", default_value_t = SlpLimits::default().threshold)]
    pub slp_threshold: u32,

    /// How many operations lie between what straight-line code stores and what its vectors are made of
    #[arg(long, value_name = "N", default_value_t = SlpLimits::default().depth)]
    pub slp_depth: u32,

    /// How far its operands are looked at to find out which of them go side by side
    #[arg(long, value_name = "N", default_value_t = SlpLimits::default().look_ahead)]
    pub slp_look_ahead: u32,

    /// How many stores of statements in a row are tried; with more of them, none is
    #[arg(long, value_name = "N", default_value_t = SlpLimits::default().stores)]
    pub slp_stores: usize,

    /// How many instructions before and behind some statements are looked at
    #[arg(long, value_name = "N", default_value_t = SlpLimits::default().distance)]
    pub slp_distance: usize,

    /// Which loops are software pipelined: begin iterations before those before them have ended
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub pipeline: PipelineArg,

    /// Processor that vectors and unrolling are chosen and loops are pipelined for [default: the one that the compiler
    /// tunes for by -mtune=, -mcpu= or -march=, else generic]
    #[arg(long, value_enum, value_name = "PROCESSOR")]
    pub tune: Option<TuneArg>,

    /// Optimizations to leave out, separated by commas, to see what they do
    #[arg(long, value_enum, value_name = "NAME", value_delimiter = ',')]
    pub without: Vec<WithoutArg>,

    /// Layout of messages
    #[arg(long, value_enum, value_name = "LAYOUT", default_value = "rich")]
    pub diagnostics_format: FormatArg,

    /// When to colour messages
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: ColorArg,
}

/// Drop-in compiler driver: runs the C compiler with vectorized files in the place of its C files.
///
/// Its own options begin with `--vcc-`; all other arguments are the compiler's.
#[derive(Parser, Debug)]
#[command(
    name = "vcc cc",
    version,
    max_term_width = 100,
    override_usage = CC_USAGE,
    args_override_self = true,
    after_long_help = AFTER_CC_HELP
)]
pub struct CcCli {
    /// Which files to vectorize
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    pub vectorize: VectorizeArg,

    /// Write what became of each loop of a C file beside its object: to foo.vcc.yaml beside foo.o
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub report: Option<ReportArg>,

    /// Options that `vcc` has, too
    #[command(flatten)]
    pub tuning: Tuning,
}

impl CcCli {
    /// The command with its options as they are spelled beside those of the compiler.
    pub fn spelled() -> clap::Command {
        let option = |name: &'static str, long: &'static str| Arg::new(name).long(long);
        let command = CcCli::command().mut_args(|arg| match arg.get_long() {
            Some(long) => {
                let long: &'static str = format!("vcc-{long}").leak();
                let valued = arg.get_action().takes_values();
                arg.long(long).require_equals(valued)
            }
            None => arg,
        });
        let help = option("help", "vcc-help").action(ArgAction::Help);
        let version = option("version", "vcc-version").action(ArgAction::Version);
        command
            .disable_help_flag(true)
            .disable_version_flag(true)
            .arg(help.help("Print this help, as `vcc cc --help` does"))
            .arg(version.help("Print the version of vcc"))
    }
}

/// `--vectorize`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum VectorizeArg {
    /// Even where the build does not optimize, optimizes for size, forbids vectorization or tries the compiler out
    Always,
    /// Where the build optimizes
    Auto,
    /// Nothing: run the compiler
    Never,
}

/// What is said of `--report`.
fn report_help() -> String {
    let endings = report::endings();
    format!("Write what became of each loop to FILE, in the format of its ending: {endings}")
}

/// `--report` of `vcc cc`
#[derive(Clone, Copy, Debug)]
pub struct ReportArg(pub &'static report::Format);

impl ValueEnum for ReportArg {
    fn value_variants<'a>() -> &'a [ReportArg] {
        const { &report_args() }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name).help(self.0.what))
    }
}

const fn report_args() -> [ReportArg; report::FORMATS.len()] {
    let mut all = [ReportArg(&report::FORMATS[0]); report::FORMATS.len()];
    let mut n = 0;
    while n < all.len() {
        all[n] = ReportArg(&report::FORMATS[n]);
        n += 1;
    }
    all
}

/// `--man`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageArg {
    /// vcc(1)
    Vcc,
    /// vcc-cc(1), also `cc`
    #[value(alias = "cc")]
    VccCc,
}

/// `--target`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetArg {
    /// What the compiler flags enable.
    Auto,
    /// What this machine's processor has.
    Native,
    /// One by name.
    Isa(Isa),
}

impl ValueEnum for TargetArg {
    fn value_variants<'a>() -> &'a [TargetArg] {
        const { &target_args() }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            TargetArg::Auto => PossibleValue::new("auto").help("What the compiler flags enable"),
            TargetArg::Native => PossibleValue::new("native").help("What this processor has"),
            TargetArg::Isa(isa) => PossibleValue::new(isa.name()).help(isa.what()),
        })
    }
}

const fn target_args() -> [TargetArg; Isa::ALL.len() + 2] {
    let mut all = [TargetArg::Auto; Isa::ALL.len() + 2];
    all[1] = TargetArg::Native;
    let mut n = 0;
    while n < Isa::ALL.len() {
        all[n + 2] = TargetArg::Isa(Isa::ALL[n]);
        n += 1;
    }
    all
}

/// `--emit`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmitArg {
    /// The ISA's intrinsics
    Intrinsics,
    /// GNU vector extensions
    VectorExt,
}

/// `--headers`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadersArg {
    /// The narrowest public header
    Public,
    /// Only the needed headers behind <immintrin.h>, which compile several times faster
    Parts,
}

impl From<HeadersArg> for emit::Headers {
    fn from(arg: HeadersArg) -> emit::Headers {
        match arg {
            HeadersArg::Public => emit::Headers::Public,
            HeadersArg::Parts => emit::Headers::Parts,
        }
    }
}

/// `--fp`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FpArg {
    /// Bit for bit as the scalar program
    Strict,
    /// Sums and products in any order
    Fast,
}

/// `--read-ahead`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadAheadArg {
    /// Nothing that the program does not read, out of objects whose size is known
    None,
    /// Blocks of memory that are aligned to their size, of each of which the program reads something
    Blocks,
    /// The same, and where these do not do, pages of memory, of each of which the program reads something
    Page,
}

impl From<ReadAheadArg> for midend::options::ReadAhead {
    fn from(arg: ReadAheadArg) -> midend::options::ReadAhead {
        match arg {
            ReadAheadArg::None => midend::options::ReadAhead::None,
            ReadAheadArg::Blocks => midend::options::ReadAhead::Blocks,
            ReadAheadArg::Page => midend::options::ReadAhead::Page,
        }
    }
}

/// `--veclib`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum VecLibArg {
    /// No vector variants of a library
    None,
    /// That of glibc, up to 4 ulp; link with -lm
    Libmvec,
    /// SLEEF, mostly up to 1 ulp; link with -lsleef
    Sleef,
}

impl From<VecLibArg> for midend::veclib::VecLib {
    fn from(arg: VecLibArg) -> midend::veclib::VecLib {
        match arg {
            VecLibArg::None => midend::veclib::VecLib::None,
            VecLibArg::Libmvec => midend::veclib::VecLib::Libmvec,
            VecLibArg::Sleef => midend::veclib::VecLib::Sleef,
        }
    }
}

/// `--pipeline`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PipelineArg {
    /// Those that are estimated to gain: most on processors that do instructions in their order, long chains on others
    Auto,
    /// All whose bodies are straight lines and whose iterations can overlap
    Always,
    /// None
    Never,
}

impl From<PipelineArg> for midend::options::Pipeline {
    fn from(arg: PipelineArg) -> midend::options::Pipeline {
        match arg {
            PipelineArg::Auto => midend::options::Pipeline::Auto,
            PipelineArg::Always => midend::options::Pipeline::Always,
            PipelineArg::Never => midend::options::Pipeline::Never,
        }
    }
}

/// `--tune`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TuneArg(pub Processor);

impl ValueEnum for TuneArg {
    fn value_variants<'a>() -> &'a [TuneArg] {
        const { &tune_args() }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()).help(self.0.what()))
    }
}

const fn tune_args() -> [TuneArg; Processor::ALL.len()] {
    let mut all = [TuneArg(Processor::ALL[0]); Processor::ALL.len()];
    let mut n = 0;
    while n < all.len() {
        all[n] = TuneArg(Processor::ALL[n]);
        n += 1;
    }
    all
}

/// `--without`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithoutArg(pub Optimization);

impl ValueEnum for WithoutArg {
    fn value_variants<'a>() -> &'a [WithoutArg] {
        const { &without_args() }
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()).help(self.0.what()))
    }
}

const fn without_args() -> [WithoutArg; Optimization::ALL.len()] {
    let mut all = [WithoutArg(Optimization::ALL[0]); Optimization::ALL.len()];
    let mut n = 0;
    while n < all.len() {
        all[n] = WithoutArg(Optimization::ALL[n]);
        n += 1;
    }
    all
}

/// `--remarks`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarksArg {
    /// Loops that stayed scalar
    Missed,
    /// All loops, and what was passed through
    All,
}

impl Tuning {
    /// Whether straight-line code is to be looked at, as far as vcc's own options say.
    pub fn packs_blocks(&self) -> bool {
        !self.without.iter().any(|arg| arg.0 == Optimization::Slp)
    }
}

/// `--dump`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DumpArg {
    /// A form of its own.
    Form(Form),
    /// What a step makes.
    After(Step),
}

/// A form that is printed whole.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Tokens of the preprocessed text and where they stand in the original
    Tokens,
    /// Typed tree
    Tree,
    /// SSA of every function
    Ssa,
    /// Loops with their facts or refusals
    Loops,
    /// What was considered for each loop, with its price, and the initial and the final plan of what was chosen
    Plan,
    /// How loops are software pipelined, or would be: dependences, order and schedule, or why not
    Schedule,
    /// The kernels of these schedules as pictures, an SVG document for each
    ScheduleSvg,
    /// Trees of vectors that statements in a row are made of, or would be, with the price of each
    /// node
    Slp,
    /// The same as graphs for Graphviz
    SlpDot,
    /// Edits of the original text
    Edits,
}

static DUMPS: LazyLock<Vec<(DumpArg, PossibleValue)>> = LazyLock::new(|| {
    let forms = Form::value_variants().iter();
    let forms = forms.filter_map(|form| Some((DumpArg::Form(*form), form.to_possible_value()?)));
    let steps = steps::all().into_iter().map(|step| {
        // Names of values live as long as the program.
        let name: &'static str = format!("after:{}", step.name).leak();
        (
            DumpArg::After(step),
            PossibleValue::new(name).help(step.what),
        )
    });
    forms.chain(steps).collect()
});

static DUMP_ARGS: LazyLock<Vec<DumpArg>> =
    LazyLock::new(|| DUMPS.iter().map(|(arg, _)| *arg).collect());

impl ValueEnum for DumpArg {
    fn value_variants<'a>() -> &'a [DumpArg] {
        &DUMP_ARGS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let found = DUMPS.iter().find(|(arg, _)| arg == self);
        found.map(|(_, value)| value.clone())
    }
}

/// `--internal-errors`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum InternalErrorsArg {
    /// Stop with exit code 70
    Fatal,
    /// Leave the function as it is and say so
    Report,
}

/// `--diagnostics-format`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatArg {
    /// With the source line and carets
    Rich,
    /// One line each: file:line:column: message
    Short,
}

/// `--color`
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorArg {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Everywhere
    Always,
    /// Nowhere
    Never,
}
