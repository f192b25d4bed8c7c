//! Why a file is compiled as it is.

/// Why `vcc cc` hands a file to the compiler unchanged. Closed: every way out has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// `--vectorize=never`
    Never,
    /// No C file among the inputs.
    NoCFile,
    /// The compiler is one of another language, or the file is.
    OtherLanguage,
    /// A question to the compiler, such as `--version`.
    Query,
    /// `-E`, `-M`
    Preprocessing,
    /// `-fsyntax-only`
    SyntaxOnly,
    /// The file is standard input.
    StandardInput,
    /// `-###`, `-v`: what the compiler runs, and on which files, is shown.
    CommandsShown,
    /// `-O0`, `-Og`, no `-O` at all.
    Optimization,
    /// `-Os`, `-Oz`
    Size,
    /// `-fno-tree-vectorize` and the like.
    VectorizationOff,
    /// A file by which a build asks what the compiler can do.
    Probe,
    /// A sanitizer that watches single operations.
    Sanitizer,
    /// Coverage and profiles count what the original does.
    Profile,
    /// `-finstrument-functions` and the like.
    Instrumentation,
    /// `-ftrapv`
    TrappingArithmetic,
    /// `-frounding-math`
    Rounding,
    /// `-fpack-struct` and the like: types or constants mean something else.
    Layout,
    /// `-save-temps` and the like: files besides the output would show the vector code.
    IntermediateFiles,
    /// `-fanalyzer`
    Analysis,
    /// The output is no file, and could not be taken back.
    OutputStream,
    /// An output is also an input, or another output.
    Overwritten,
    /// The names of dependency files or targets are not known.
    Dependencies,
    /// An option under which nothing is known to be safe.
    UnsupportedOption,
    /// A response file or an argument cannot be read.
    Unreadable,
    /// The environment makes the compiler write something besides its output.
    Environment,
    /// Neither gcc nor clang.
    UnknownCompiler,
    /// The target has no vector registers.
    NoVectorUnit,
    /// No loop and no annotation in the file.
    NoLoop,
    /// vcc wrote the file.
    WrittenByVcc,
    /// The compiler rejects the original.
    Rejected,
    /// No loop was vectorized.
    NothingVectorized,
    /// The line numbers of the original cannot be told.
    Lines,
    /// Headers would be found elsewhere.
    Headers,
}

impl Reason {
    /// Stable name for remarks.
    pub fn code(self) -> &'static str {
        self.texts().0
    }

    /// What it says in words.
    pub fn text(self) -> &'static str {
        self.texts().1
    }

    fn texts(self) -> (&'static str, &'static str) {
        match self {
            Reason::Never => ("never", "vectorization is switched off"),
            Reason::NoCFile => ("no-c-file", "no C file is compiled"),
            Reason::OtherLanguage => ("other-language", "the language is not C"),
            Reason::Query => ("query", "a question to the compiler"),
            Reason::Preprocessing => ("preprocessing", "only the preprocessor runs"),
            Reason::SyntaxOnly => ("syntax-only", "no code is made"),
            Reason::StandardInput => ("standard-input", "standard input cannot be read twice"),
            Reason::CommandsShown => ("commands-shown", "the compiler shows what it runs"),
            Reason::Optimization => ("optimization", "the build does not optimize"),
            Reason::Size => ("size", "the build optimizes for size"),
            Reason::VectorizationOff => ("vectorization-off", "the build forbids vectorization"),
            Reason::Probe => ("probe", "the build tries the compiler out"),
            Reason::Sanitizer => ("sanitizer", "a sanitizer watches single operations"),
            Reason::Profile => ("profile", "a profile counts what the original does"),
            Reason::Instrumentation => ("instrumentation", "functions are instrumented"),
            Reason::TrappingArithmetic => ("trapping-arithmetic", "overflow traps"),
            Reason::Rounding => ("rounding", "the rounding mode may change"),
            Reason::Layout => ("layout", "types or constants have another meaning"),
            Reason::IntermediateFiles => (
                "intermediate-files",
                "files besides the output would show the vector code",
            ),
            Reason::Analysis => ("analysis", "the compiler's analysis is for the original"),
            Reason::OutputStream => ("output-stream", "the output is not a file"),
            Reason::Overwritten => (
                "overwritten",
                "the call writes over one of its inputs, or writes it twice",
            ),
            Reason::Dependencies => (
                "dependencies",
                "the name of the dependency file or of its target is not given",
            ),
            Reason::UnsupportedOption => ("unsupported-option", "vcc does not work with it"),
            Reason::Unreadable => ("unreadable", "it cannot be read"),
            Reason::Environment => ("environment", "it makes the compiler write further files"),
            Reason::UnknownCompiler => {
                ("unknown-compiler", "the compiler is neither gcc nor clang")
            }
            Reason::NoVectorUnit => ("no-vector-unit", "the target has no vector registers"),
            Reason::NoLoop => ("no-loop", "it holds no loop"),
            Reason::WrittenByVcc => ("written-by-vcc", "vcc wrote it"),
            Reason::Rejected => ("rejected", "the compiler rejects it"),
            Reason::NothingVectorized => ("nothing-vectorized", "nothing was vectorized"),
            Reason::Lines => ("lines", "its line numbers could not be kept"),
            Reason::Headers => ("headers", "its headers would be found elsewhere"),
        }
    }

    /// Whether it is the user's wish for his build, which `--vectorize=always` overrides; the
    /// others are about what vectorization would break.
    pub fn is_wish(self) -> bool {
        matches!(
            self,
            Reason::Optimization | Reason::Size | Reason::VectorizationOff | Reason::Probe
        )
    }

    /// Whether the call makes code of the files, under flags that do not matter to what is done with
    /// annotations: those that are no C have to be removed.
    pub fn makes_code(self) -> bool {
        self.is_wish()
            || self.changes_meaning()
            || matches!(
                self,
                Reason::Never
                    | Reason::Profile
                    | Reason::Instrumentation
                    | Reason::Analysis
                    | Reason::SyntaxOnly
            )
    }

    /// Whether plain `vcc` leaves the file as it is, too: the operations of the program would no
    /// longer mean the same.
    pub fn changes_meaning(self) -> bool {
        matches!(
            self,
            Reason::Sanitizer | Reason::TrappingArithmetic | Reason::Rounding | Reason::Layout
        )
    }
}
