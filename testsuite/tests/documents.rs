//! The README and the manual say what the command does.

use frontend::sorted::SortedSet;
use std::path::Path;
use std::process::{Command, Stdio};
use testsuite::toolchain;

/// Options of other programs than vcc that the documents name.
const OTHERS: &[&str] = &[
    "--bin",
    "--functions",
    "--locked",
    "--path",
    "--profile",
    "--release",
];

/// The documents from the root of the repository.
const DOCUMENTS: &[&str] = &["README.md", "src/manual/vcc.md", "src/manual/vcc-cc.md"];

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What a call of vcc prints.
fn printed(arguments: &[&str]) -> String {
    let output = toolchain::run(Command::new(toolchain::vcc()).args(arguments));
    String::from_utf8(output.stdout).unwrap()
}

/// Words that begin with two dashes.
fn options_in(text: &str) -> SortedSet<String> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-'))
        .filter(|word| word.starts_with("--") && word.chars().any(char::is_alphabetic))
        .map(str::to_string)
        .collect()
}

/// The options that `--help` lists, at the beginning of their lines.
fn options_of(help: &str) -> SortedSet<String> {
    let heads: Vec<&str> = help
        .lines()
        .filter(|line| line.starts_with("  ") && line.trim_start().starts_with('-'))
        .map(|line| line.split(['<', '[']).next().unwrap_or_default())
        .collect();
    options_in(&heads.join("\n"))
}

#[test]
fn manual_pages_describe_each_option_of_their_command() {
    let pages = [("vcc", &["--help"][..]), ("cc", &["cc", "--help"])];
    for (page, help) in pages {
        let text = printed(&["--man", page]).replace("\\-", "-");
        let options = text.split(".SH OPTIONS").nth(1).unwrap();
        let options = options.split("\n.SH").next().unwrap();
        // The line of an option, and one that says something of it.
        let mut described = SortedSet::new();
        let lines: Vec<&str> = options.lines().collect();
        for pair in lines.windows(2) {
            if pair[0].starts_with("\\fB-") && !pair[1].starts_with('.') {
                let head = pair[0].replace("\\fB", " ").replace("\\fR", " ");
                described.extend(options_of(&format!("  {}", head.trim_start())));
            }
        }
        assert!(described.len() > 10, "{page}: {described:?}");
        let described = described.into_iter().filter(|o| o != "--help").collect();
        let mut wanted = options_of(&printed(help));
        wanted.remove("--help");
        assert_eq!(wanted, described, "{page}");
    }
}

#[test]
fn documents_name_only_options_that_exist() {
    let mut known = options_of(&printed(&["--help"]));
    let driver = options_of(&printed(&["cc", "--help"]));
    known.extend(driver.iter().map(|option| option.replace("--vcc-", "--")));
    known.extend(driver);
    known.extend(OTHERS.iter().map(|option| option.to_string()));
    for name in DOCUMENTS {
        let named = options_in(&read(name));
        assert!(named.len() > 2, "{name}: {named:?}");
        let unknown: Vec<_> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{name}: {unknown:?}");
    }
}

/// The examples in a language that a document shows.
fn examples(name: &str, language: &str) -> Vec<String> {
    let text = read(name);
    let fence = format!("```{language}\n");
    let blocks = text.split(&fence).skip(1);
    let examples = blocks.map(|block| block.split("```").next().unwrap().to_string());
    examples.collect()
}

/// What vcc says and writes of a text.
fn translated(text: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("example.c"), text).unwrap();
    let mut vcc = Command::new(toolchain::vcc());
    vcc.current_dir(folder.path()).stdin(Stdio::null());
    vcc.args(["-O2", "-mavx2", "-fopenmp-simd", "--remarks=all"]);
    let output = vcc.args(["example.c", "-o", "-"]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{text}\n{said}");
    (said, String::from_utf8(output.stdout).unwrap())
}

#[test]
fn loops_of_the_examples_are_vectorized() {
    let mut loops = 0;
    for name in DOCUMENTS {
        for example in examples(name, "c")
            .iter()
            .filter(|text| !text.contains('…'))
        {
            let (said, _) = translated(example);
            assert!(
                !said.contains("not vectorized"),
                "{name}:\n{example}\n{said}"
            );
            assert!(!said.contains("warning"), "{name}:\n{example}\n{said}");
            let vectorized = said.matches("loop vectorized").count();
            assert!(
                vectorized > 0 || !example.contains("for ("),
                "{name}:\n{example}\n{said}"
            );
            loops += vectorized;
        }
    }
    assert!(loops >= 7, "only {loops} loops were found");
}

#[test]
fn the_readme_shows_what_vcc_writes() {
    let shown = examples("README.md", "c");
    assert!(
        read("examples/saxpy.c").ends_with(&shown[0]),
        "{}",
        shown[0]
    );
    let (_, written) = translated(&read("examples/saxpy.c"));
    let mut lines = written.lines();
    for line in shown[1].lines().filter(|line| line.trim() != "…") {
        assert!(
            lines.any(|l| l == line),
            "not written, or not here: {line}\n{written}"
        );
    }
}
