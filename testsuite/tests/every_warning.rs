//! What vcc writes draws no kind of warning that the original does not draw, of all that gcc and clang
//! know.

use frontend::sorted::{SortedMap, SortedSet};
use std::path::Path;
use std::process::Command;
use testsuite::headers::Headers;
use testsuite::kernel::{self, Kernel};
use testsuite::toolchain::{self, TARGETS, Target};

/// What both compile with: middle-end warnings come with optimization.
const LANGUAGE: &[&str] = &["-std=gnu17", "-O2"];

/// Those of gcc's flags that its list shows without a level, at the levels below false alarms by
/// documentation.
const LEVELS: &[&str] = &[
    "-pedantic",
    "-Wshadow",
    "-Warray-bounds=2",
    "-Wattribute-alias=2",
    "-Wcast-align=strict",
    "-Wformat=2",
    "-Wimplicit-fallthrough=5",
    "-Wshift-overflow=2",
    "-Wstringop-overflow=4",
    "-Wunused-const-variable=2",
    "-Wuse-after-free=3",
];

/// gcc's flags that are left out.
const LEFT_OUT: &[&str] = &[
    // A macro that the headers would read is not read where they are precompiled.
    "-Wunused-macros",
    // About headers that are not the user's.
    "-Wsystem-headers",
    // gcc 12's headers initialize registers that are undefined with themselves; output that is written for a build
    // with this flag keeps it from them.
    "-Winit-self",
];

/// Kinds that say something of form that has no other form.
const OF_FORM: &[&str] = &[
    // Vectors of any width are left to the compiler on purpose.
    "-Wvector-operation-performance",
    // Each argument of a function whose parameter is a `float`, and of one narrower than `int`, as
    // parameters of intrinsics are.
    "passing argument of ‘’ as ‘’ rather than ‘’ due to prototype",
    "passing argument of ‘’ with different width due to prototype [-Wtraditional-conversion] narrow",
    // C has no suffix for a `double`.
    "-Wunsuffixed-float-constants",
    // About `_Static_assert`, which asks for the layout of a record.
    "-Wpre-c11-compat",
    // clang allows comparisons with literals, which no vector is.
    "-Wfloat-equal",
    // About the record in which a function of its own hands values on: it has what the loop needs.
    "-Wpadded",
];

/// All that gcc lists.
fn gcc_flags(cc: &str) -> Vec<String> {
    let mut flags: SortedSet<String> = SortedSet::new();
    for class in ["warnings,C", "warnings,common"] {
        let mut command = Command::new(cc);
        let listed = toolchain::run(command.arg("-Q").arg(format!("--help={class}")));
        let text = String::from_utf8_lossy(&listed.stdout).into_owned();
        let named = text.lines().filter_map(|l| l.split_whitespace().next());
        let plain = named.filter(|f| {
            let name = f.strip_prefix("-W").unwrap_or_default();
            let letters = |c: char| c.is_ascii_alphanumeric() || "+-_".contains(c);
            let on = !name.starts_with("no-") && !name.starts_with("error-");
            !name.is_empty() && name.chars().all(letters) && on && !name.ends_with('-')
        });
        flags.extend(plain.map(str::to_owned));
    }
    assert!(flags.len() > 150, "{cc} lists only {flags:?}");
    flags.retain(|flag| !LEFT_OUT.contains(&flag.as_str()));
    flags.extend(LEVELS.iter().map(|&flag| flag.to_owned()));
    flags.into_iter().collect()
}

/// What is said without names and numbers: the flag that a warning belongs to, or its text.
fn kind(message: &str) -> Option<String> {
    let (_, text) = message.split_once(" warning: ")?;
    let mut general = String::new();
    for (n, part) in text.split(['‘', '’']).enumerate() {
        general += if n % 2 == 0 { part } else { "‘’" };
    }
    general.retain(|c| !c.is_ascii_digit());
    let general = general.replace("argument  of", "argument of");
    let flag = text
        .rsplit_once(" [")
        .and_then(|(_, flag)| flag.strip_suffix(']'));
    let prototype = general.contains("different width due to prototype");
    Some(match flag {
        // Parameters of builtins are as wide as `int` at least.
        Some(_) if prototype && !text.contains("__builtin") && !text.contains("epi64x") => {
            format!("{general} narrow")
        }
        Some(flag) if !prototype => flag.trim_end_matches('=').to_owned(),
        _ => general,
    })
}

/// A compiler with all its warnings.
struct Compiler {
    cc: &'static str,
    warnings: Vec<String>,
    headers: Headers,
}

impl Compiler {
    fn new(cc: &'static str, directory: &Path) -> Compiler {
        let warnings = match cc.contains("clang") {
            true => vec!["-Weverything".to_owned(), "-Wno-unused-macros".to_owned()],
            false => gcc_flags(cc),
        };
        Compiler {
            cc,
            warnings,
            headers: Headers::new(cc, LANGUAGE, directory, cc),
        }
    }

    /// Kinds of what it warns of, each with an example.
    fn warns(&self, file: &Path) -> SortedMap<String, String> {
        let text = std::fs::read_to_string(file).unwrap();
        let mut command = Command::new(self.cc);
        command.args(LANGUAGE).args(&self.warnings);
        self.headers.add_to(&mut command, &text);
        // clang warns before it generates code.
        match self.cc.contains("clang") {
            true => command.arg("-fsyntax-only"),
            false => command.args(["-c", "-o", "/dev/null"]),
        };
        let output = toolchain::run(command.arg(file));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let kinds = said
            .lines()
            .filter_map(|line| Some((kind(line)?, line.to_owned())));
        kinds.collect()
    }
}

fn translate(kernel: &Kernel, target: &Target, cc: &str, source: &Path, vec: &Path) {
    let asked = match cc.contains("clang") {
        true => "-Weverything",
        false => "-Wdeclaration-after-statement",
    };
    let mut vcc = Command::new(toolchain::vcc());
    vcc.arg(source).arg("-o").arg(vec).args(kernel.vcc_flags());
    vcc.args([
        "--internal-errors=fatal",
        "--ignore-cost",
        LANGUAGE[0],
        asked,
    ]);
    toolchain::run(vcc.args(["--cc", cc, "--target", target.name]));
}

/// Each kernel is written for one target, neighbours for different ones.
fn check(compiler: &str, targets: &[&Target]) {
    let directory = tempfile::tempdir().unwrap();
    let kernels = kernel::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")).unwrap();
    let mut compilers: SortedMap<&str, Compiler> = SortedMap::new();
    let mut new = String::new();
    for (k, kernel) in kernels.iter().enumerate() {
        let target = targets[k % targets.len()];
        let cc = match target.cc {
            "gcc" => ["gcc", "clang-19"].into_iter().find(|&cc| cc == compiler),
            cross => Some(cross),
        };
        let cc = cc.expect("a compiler of the test");
        if !toolchain::needs(&format!("{} for {}", kernel.name, target.name), cc) {
            continue;
        }
        let compiler = compilers
            .entry(cc)
            .or_insert_with(|| Compiler::new(cc, directory.path()));
        let source = directory.path().join(format!("{}.c", kernel.name));
        let vec = directory.path().join(format!("{}_vec.c", kernel.name));
        std::fs::write(&source, kernel.with_prototype().expect("a head")).unwrap();
        translate(kernel, target, cc, &source, &vec);
        let before = compiler.warns(&source);
        for (kind, line) in compiler.warns(&vec) {
            if !before.contains_key(&kind) && !OF_FORM.contains(&kind.as_str()) {
                new += &format!("{} for {}: {line}\n", kernel.name, target.name);
            }
        }
    }
    assert!(new.is_empty(), "{compiler} warns of what vcc wrote:\n{new}");
}

#[test]
fn output_draws_no_kind_of_warning_that_gcc_knows() {
    check("gcc", &TARGETS.iter().collect::<Vec<_>>());
}

#[test]
fn output_draws_no_kind_of_warning_that_clang_knows() {
    let own: Vec<&Target> = TARGETS.iter().filter(|target| target.cc == "gcc").collect();
    check("clang-19", &own);
}

#[test]
fn kinds_are_flags_and_general_texts() {
    let of = |text: &str| kind(text).unwrap();
    assert_eq!(of("a.c:1:2: warning: odd ‘x’ [-Wodd]"), "-Wodd");
    assert_eq!(of("a.c:1:2: warning: odd ‘x’ and 7"), "odd ‘’ and ");
    let width = "with different width due to prototype [-Wtraditional-conversion]";
    let argument = |callee| {
        of(&format!(
            "a.c:1:2: warning: passing argument 1 of ‘{callee}’ {width}"
        ))
    };
    let general = format!("passing argument of ‘’ {width}");
    assert_eq!(argument("__builtin_memcpy"), general);
    assert_eq!(argument("_mm_set1_epi8"), format!("{general} narrow"));
    assert_eq!(kind("a.c:1:2: note: x"), None);
}
