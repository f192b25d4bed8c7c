//! The compiler's own flags on vcc's command line: which arguments they are, and what they say.
//!
//! vcc takes the flags of the compilation as they stand in the Makefile. They are split off before
//! clap sees the rest, because `-std=c99` or `-include x.h` do not follow its grammar.

pub mod contraction;
pub mod exceptions;
pub mod reason;
pub mod table;
pub mod toggles;

use midend::options::{FpMode, Optimization, Options, ReadAhead};
use midend::processor::{OF_COMPILERS, Processor};
use reason::Reason;
use table::Role;

/// Arguments for the C compiler and arguments for vcc.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SplitArgs {
    /// Flags for the C compiler, in order.
    pub compiler: Vec<String>,
    /// What `-MMD` and its companions ask for.
    pub depend: DependArgs,
    /// The rest, program name first.
    pub own: Vec<String>,
}

/// `-MMD`, `-MD`, `-MF FILE`, `-MT TARGET`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DependArgs {
    /// `-MMD` or `-MD`.
    pub wanted: bool,
    /// `-MD`: system headers too.
    pub system: bool,
    /// `-MF`
    pub file: Option<String>,
    /// `-MT`
    pub target: Option<String>,
}

/// Splits the command line.
///
/// # Errors
/// A flag that needs a value stands last.
pub fn split(args: impl IntoIterator<Item = String>) -> Result<SplitArgs, String> {
    let args: Vec<String> = args.into_iter().collect();
    let mut split = SplitArgs::default();
    split.own.extend(args.first().cloned());
    let mut at = 1;
    while let Some(arg) = args.get(at) {
        if arg == "--" {
            split.own.extend_from_slice(&args[at..]);
            break;
        }
        let next = args.get(at + 1).map(String::as_str);
        let found = match is_own(arg) {
            true => None,
            false => table::look_up(arg, next)?,
        };
        let width = found.map_or(1, |found| found.width);
        let words = &args[at..at + width];
        match found.map(|found| found.role) {
            Some(Role::Object | Role::Assembly | Role::Forward(Reason::Preprocessing)) => {
                return Err(format!(
                    "`{arg}` is for the compiler, and vcc writes C: leave it out, or compile in one \
                     step with `vcc cc`"
                ));
            }
            None | Some(Role::Output | Role::Forward(_)) => split.own.extend_from_slice(words),
            Some(Role::Depend) => split.depend.add(found.and_then(|f| f.value), arg)?,
            Some(_) => split.compiler.extend_from_slice(words),
        }
        at += width;
    }
    Ok(split)
}

/// Whether an argument is vcc's own though the compiler has one of the name, or is a file.
fn is_own(arg: &str) -> bool {
    const COMPILERS: &[&str] = &["--param", "--std=", "--sysroot", "--coverage"];
    let compilers = || COMPILERS.iter().any(|name| arg.starts_with(name));
    match arg.strip_prefix('-') {
        None | Some("" | "h" | "V") => true,
        Some(rest) => rest.starts_with('-') && !compilers(),
    }
}

impl DependArgs {
    fn add(&mut self, value: Option<&str>, arg: &str) -> Result<(), String> {
        let value = value.map(str::to_string);
        match &arg[..arg.len().min(3)] {
            "-MM" => self.wanted = true,
            "-MD" => (self.wanted, self.system) = (true, true),
            "-MF" => self.file = value,
            "-MT" => self.target = value,
            _ => return Err(format!("`{arg}` is for `vcc cc`")),
        }
        Ok(())
    }
}

/// Whether the flags make generated code depend on something vectorized code would change
/// (`-ftrapv`, sanitizers of arithmetic) or types and constants mean something that vcc does not
/// know (`-fpack-struct`, `-fsingle-precision-constant`); why, and the flag that does.
pub fn hands_off(flags: &[String]) -> Option<(Reason, &str)> {
    let active = toggles::active(flags);
    active
        .into_iter()
        .find(|(reason, _)| reason.changes_meaning())
}

/// Whether OpenMP's directives mean something to the compiler.
pub fn has_openmp(flags: &[String]) -> bool {
    let last = |on: &str, off: &str| {
        let mut both = flags.iter().rev().filter(|f| *f == on || *f == off);
        both.next().is_some_and(|flag| flag == on)
    };
    last("-fopenmp", "-fno-openmp") || last("-fopenmp-simd", "-fno-openmp-simd")
}

/// Whether declarations may stand between statements: not in C89, nor where the user wants to be told.
pub fn has_mixed_declarations(flags: &[String]) -> bool {
    const C89: &[&str] = &[
        "c89",
        "c90",
        "gnu89",
        "gnu90",
        "iso9899:1990",
        "iso9899:199409",
    ];
    let mut standard = true;
    for flag in flags {
        let named = flag.strip_prefix("--std=").or(flag.strip_prefix("-std="));
        match (flag.as_str(), named) {
            (_, Some(name)) => standard = !C89.contains(&name),
            ("-ansi", _) => standard = false,
            _ => {}
        }
    }
    standard && !warns(flags, &["declaration-after-statement"])
}

/// Warnings that the user asks for and that matter to what is written.
pub fn warnings(flags: &[String]) -> emit::Warnings {
    const RESERVED: &[&str] = &[
        "reserved-macro-identifier",
        "reserved-id-macro",
        "reserved-identifier",
    ];
    emit::Warnings {
        reserved_macros: warns(flags, RESERVED),
        indentation: warns(flags, &["all", "misleading-indentation"]),
        dangling_else: warns(flags, &["all", "parentheses", "dangling-else"]),
        init_self: warns(flags, &["init-self"]),
    }
}

/// Whether one of these warnings is asked for, or all that there are, as clang can be; the last flag
/// that is about them counts.
fn warns(flags: &[String], names: &[&str]) -> bool {
    let about = |name: &str| name == "everything" || names.contains(&name);
    let asked = flags.iter().rev().find_map(|flag| {
        let warning = flag.strip_prefix("-W")?;
        let on = warning.strip_prefix("error=").unwrap_or(warning);
        match on.strip_prefix("no-") {
            Some(off) => about(off).then_some(false),
            None => about(on).then_some(true),
        }
    });
    asked.unwrap_or(false)
}

/// What the flags say of the language; later flags win over earlier ones.
pub fn semantics(flags: &[String]) -> Options {
    let mut options = Options::default();
    let level = flags
        .iter()
        .map(String::as_str)
        .rfind(|f| f.starts_with("-O"));
    let mut associative = false;
    if toggles::watches_addresses(flags) {
        options.read_ahead = ReadAhead::None;
    }
    if let Some("-O" | "-O0" | "-O1" | "-Og") = level {
        // gcc leaves what copies have for themselves in memory.
        options.without.insert(Optimization::CopyLoops);
    }
    if !matches!(level, None | Some("-O3" | "-Ofast")) {
        // Below -O3 code is to stay small.
        options.slower_percent = 12;
    }
    for flag in flags {
        let fast = match flag.as_str() {
            "-ffast-math" | "-Ofast" => Some(true),
            // clang's; what its other models are differs from version to version.
            "-fno-fast-math" | "-ffp-model=precise" | "-ffp-model=strict" => Some(false),
            _ => None,
        };
        if let Some(fast) = fast {
            associative = fast;
            options.math_errno = !fast;
            options.trapping_math = !fast;
            options.signed_zeros = !fast;
        }
        match flag.as_str() {
            "-fassociative-math" => associative = true,
            "-fno-associative-math" => associative = false,
            "-funsafe-math-optimizations" | "-fno-unsafe-math-optimizations" => {
                let unsafe_math = flag == "-funsafe-math-optimizations";
                associative = unsafe_math;
                options.signed_zeros = !unsafe_math;
                options.trapping_math = !unsafe_math;
            }
            "-fbuiltin" => options.builtin = true,
            "-fno-builtin" | "-ffreestanding" | "-fno-hosted" => options.builtin = false,
            "-fhosted" => options.builtin = true,
            "-fmath-errno" => options.math_errno = true,
            "-fno-math-errno" => options.math_errno = false,
            "-ftrapping-math"
            | "-ffp-exception-behavior=maytrap"
            | "-ffp-exception-behavior=strict" => options.trapping_math = true,
            "-fno-trapping-math" | "-ffp-exception-behavior=ignore" => {
                options.trapping_math = false;
            }
            "-fsemantic-interposition" => options.interposition = true,
            "-fno-semantic-interposition" => options.interposition = false,
            "-fsigned-zeros" => options.signed_zeros = true,
            "-fno-signed-zeros" => options.signed_zeros = false,
            "-fwrapv" | "-fno-strict-overflow" => options.wrapv = true,
            "-fno-wrapv" | "-fstrict-overflow" => options.wrapv = false,
            "-fno-tree-slp-vectorize" | "-fno-slp-vectorize" => {
                options.without.insert(Optimization::Slp);
            }
            "-ftree-slp-vectorize" | "-fslp-vectorize" => {
                options.without.remove(&Optimization::Slp);
            }
            "-fstrict-aliasing" => options.strict_aliasing = true,
            "-fno-strict-aliasing" => options.strict_aliasing = false,
            // The compiler itself uses aliasing rules only from -O2 on; code that breaks them works
            // below that and must go on working.
            "-O0" | "-O1" | "-O" | "-Og" => options.strict_aliasing = false,
            "-O2" | "-O3" | "-Os" | "-Ofast" => {
                options.strict_aliasing = !flags.iter().any(|f| f == "-fno-strict-aliasing");
            }
            flag => {
                let name = flag.strip_prefix("-fno-builtin-");
                options.no_builtin.extend(name.map(str::to_string));
            }
        }
    }
    options.openmp = has_openmp(flags);
    options.processor = named_processor(flags)
        .and_then(Processor::of_compilers)
        .unwrap_or_default();
    // As the compilers do: reassociation needs both companions.
    if associative && !options.signed_zeros && !options.trapping_math {
        options.fp = FpMode::Fast;
    }
    options
}

/// What flags call the processor that the compiler tunes for: `-mtune=` wins over `-mcpu=`, and that over `-march=`, the last
/// one of each over those before.
fn named_processor(flags: &[String]) -> Option<&str> {
    let last = |option: &str| {
        let named = flags.iter().rev();
        named.filter_map(|flag| flag.strip_prefix(option)).next()
    };
    // Extensions follow the name of a processor.
    let cpu = || last("-mcpu=").and_then(|name| name.split('+').next());
    last("-mtune=").or_else(cpu).or_else(|| last("-march="))
}

/// The processor that the compiler found to tune for, by what it defines, where flags leave that to it.
pub fn found_processor(flags: &[String], has: impl Fn(&str) -> bool) -> Option<Processor> {
    if named_processor(flags).is_some_and(|name| name != "native") {
        return None;
    }
    let macro_of = |name: &str| format!("__tune_{}__", name.replace('-', "_"));
    let mut known = OF_COMPILERS.iter();
    let found = known.find(|(name, _)| has(&macro_of(name)));
    found.map(|&(_, processor)| processor)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_string).collect()
    }

    #[test]
    fn the_processor_is_what_the_compiler_tunes_for() {
        let of = |text: &str| semantics(&flags(text)).processor;
        assert_eq!(of("-O2"), Processor::Generic);
        assert_eq!(of("-mcpu=cortex-a53"), Processor::CortexA53);
        assert_eq!(of("-mcpu=cortex-a53+crypto"), Processor::CortexA53);
        assert_eq!(
            of("-mcpu=cortex-a53 -mcpu=cortex-a72"),
            Processor::CortexA72
        );
        assert_eq!(
            of("-mtune=cortex-a55 -mcpu=cortex-a53"),
            Processor::CortexA55
        );
        assert_eq!(of("-mtune=cortex-a57 -mcpu=cortex-a53"), Processor::Generic);
        assert_eq!(of("-march=znver2 -O2"), Processor::Zen2);
        assert_eq!(of("-mtune=skylake -march=znver2"), Processor::Skylake);
        assert_eq!(of("-march=armv8-a"), Processor::Generic);
        let found = |text: &str, name: &'static str| {
            found_processor(&flags(text), move |other| other == name)
        };
        let zen3 = "__tune_znver3__";
        assert_eq!(found("-march=native", zen3), Some(Processor::Zen3));
        assert_eq!(
            found("-O2", "__tune_icelake_client__"),
            Some(Processor::IceLake)
        );
        assert_eq!(found("-O2", "__znver3__"), None);
        assert_eq!(found("-march=znver3 -mtune=generic", zen3), None);
    }

    #[test]
    fn the_last_flag_about_straight_line_code_counts() {
        let on = |text: &str| semantics(&flags(text)).uses(Optimization::Slp);
        assert!(on("-O2"));
        assert!(!on("-O3 -fno-tree-slp-vectorize"));
        assert!(!on("-fslp-vectorize -fno-slp-vectorize"));
        assert!(on("-fno-slp-vectorize -fslp-vectorize"));
    }

    #[test]
    fn the_last_flag_about_openmp_counts() {
        let on = |text: &str| semantics(&flags(text)).openmp;
        assert!(on("-O2 -fopenmp-simd"));
        assert!(on("-fno-openmp -fopenmp"));
        assert!(!on("-fopenmp -fno-openmp"));
        assert!(on("-fopenmp -fopenmp-simd -fno-openmp"));
        assert!(!on("-O2"));
    }

    #[test]
    fn declarations_are_mixed_where_the_compiler_takes_it_without_a_word() {
        let mixed = |text: &str| has_mixed_declarations(&flags(text));
        assert!(mixed("-O2"));
        assert!(mixed("-ansi -std=gnu11"));
        assert!(!mixed("-std=c99 -std=c89"));
        assert!(!mixed("-ansi"));
        assert!(!mixed("-std=c17 -Wdeclaration-after-statement"));
        assert!(mixed(
            "-Wdeclaration-after-statement -Wno-declaration-after-statement"
        ));
        assert!(!mixed("-Werror=declaration-after-statement"));
        assert!(!mixed("-Weverything"));
        assert!(mixed("-Weverything -Wno-declaration-after-statement"));
    }

    #[test]
    fn warnings_are_asked_for_under_several_names() {
        let asked = |text: &str| {
            let asked = warnings(&flags(text));
            [
                asked.reserved_macros,
                asked.indentation,
                asked.dangling_else,
                asked.init_self,
            ]
        };
        assert_eq!(asked("-O2 -Wextra"), [false, false, false, false]);
        assert_eq!(asked("-Weverything"), [true, true, true, true]);
        assert_eq!(asked("-Winit-self"), [false, false, false, true]);
        assert_eq!(asked("-Wall -Wno-error=all"), [false, true, true, false]);
        assert_eq!(
            asked("-Werror=reserved-macro-identifier"),
            [true, false, false, false]
        );
        assert_eq!(
            asked("-Wno-everything -Wreserved-identifier"),
            [true, false, false, false]
        );
        assert_eq!(
            asked("-Wall -Wno-misleading-indentation"),
            [false, false, true, false]
        );
    }

    #[test]
    fn compiler_flags_are_split_from_ours() {
        let split = split(flags(
            "vcc -O2 -I inc -DX=1 --target avx2 foo.c -std=c99 -o out.c -include a.h -mavx2 --fp=fast",
        ))
        .unwrap();
        assert_eq!(
            split.compiler,
            flags("-O2 -I inc -DX=1 -std=c99 -include a.h -mavx2")
        );
        assert_eq!(
            split.own,
            flags("vcc --target avx2 foo.c -o out.c --fp=fast")
        );
    }

    #[test]
    fn dependency_flags_are_taken_with_their_values() {
        let split = split(flags("vcc a.c -MMD -MF a.d -MTa.o")).unwrap();
        let (file, target) = (Some("a.d".to_string()), Some("a.o".to_string()));
        assert_eq!(
            split.depend,
            DependArgs {
                wanted: true,
                system: false,
                file,
                target
            }
        );
        assert_eq!(split.own, flags("vcc a.c"));
    }

    #[test]
    fn a_flag_without_its_value_is_an_error() {
        assert_eq!(
            split(flags("vcc foo.c -I")),
            Err("`-I` needs a value".to_string())
        );
    }

    #[test]
    fn later_math_flags_win() {
        let fast = semantics(&flags("-ffast-math"));
        assert_eq!(
            (fast.fp, fast.math_errno, fast.signed_zeros),
            (FpMode::Fast, false, false)
        );
        let strict = semantics(&flags("-ffast-math -fno-fast-math"));
        assert_eq!(strict, Options::default());
        let strict = semantics(&flags("-ffast-math -ffp-model=strict"));
        assert_eq!(strict, Options::default());
        let watched = semantics(&flags("-ffast-math -ffp-exception-behavior=maytrap"));
        assert!(watched.trapping_math && watched.fp == FpMode::Strict);
        let partial = semantics(&flags("-fassociative-math -fno-signed-zeros"));
        assert_eq!(partial.fp, FpMode::Strict);
        let full = semantics(&flags(
            "-fassociative-math -fno-signed-zeros -fno-trapping-math",
        ));
        assert_eq!(full.fp, FpMode::Fast);
        let undone = semantics(&flags("-funsafe-math-optimizations -fno-associative-math"));
        assert_eq!(undone.fp, FpMode::Strict);
    }

    #[test]
    fn library_functions_can_be_anything() {
        let options = semantics(&flags("-fno-builtin-fabs -fno-builtin -fbuiltin"));
        assert!(options.builtin);
        assert_eq!(options.no_builtin, ["fabs"]);
        assert!(!semantics(&flags("-fbuiltin -ffreestanding")).builtin);
    }

    #[test]
    fn other_definitions_may_take_the_place_of_functions() {
        assert!(semantics(&flags("-fPIC")).interposition);
        assert!(!semantics(&flags("-fPIC -fno-semantic-interposition")).interposition);
    }

    #[test]
    fn the_level_decides_unless_said_otherwise() {
        assert!(semantics(&flags("")).strict_aliasing);
        assert!(!semantics(&flags("-O1")).strict_aliasing);
        assert!(!semantics(&flags("-O2 -O1")).uses(Optimization::CopyLoops));
        assert!(semantics(&flags("-O1 -O2")).uses(Optimization::CopyLoops));
        assert!(semantics(&flags("-O1 -O2")).strict_aliasing);
        let slower = |text: &str| semantics(&flags(text)).slower_percent;
        assert_eq!([slower(""), slower("-O2 -O3"), slower("-Ofast")], [3; 3]);
        assert_eq!([slower("-O3 -O2"), slower("-O1")], [12; 2]);
        assert!(!semantics(&flags("-fno-strict-aliasing -O2")).strict_aliasing);
        assert!(semantics(&flags("-O1 -fstrict-aliasing")).strict_aliasing);
    }

    #[test]
    fn flags_that_forbid_vectorization_are_found() {
        let trapv = Some((Reason::TrappingArithmetic, "-ftrapv"));
        assert_eq!(hands_off(&flags("-O2 -ftrapv")), trapv);
        assert_eq!(hands_off(&flags("-ftrapv -fno-trapv")), None);
        for flag in [
            "-fsanitize=address,undefined",
            "-fsanitize=signed-integer-overflow",
            "-fsanitize=thread",
            "-fpack-struct=2",
            "-fsingle-precision-constant",
        ] {
            let flags = flags(flag);
            assert_eq!(hands_off(&flags).map(|(_, flag)| flag), Some(flag));
        }
        assert_eq!(hands_off(&flags("-fsanitize=address -fshort-wchar")), None);
    }
}
