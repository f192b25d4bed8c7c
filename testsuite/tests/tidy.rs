//! The conventions of the repository that a program can check.

use frontend::sorted::SortedSet;
use std::path::{Path, PathBuf};

/// Lines a source file may have.
const MOST_LINES: usize = 700;

/// Crates in the order in which they may depend on those before them.
const CRATES: &[&str] = &["pragma-spec", "frontend", "midend", "emit"];

/// Files that list cases one after the other.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The repository's own files as paths from its root, with their texts; binary files are left out.
fn files() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut directories = vec![root()];
    while let Some(directory) = directories.pop() {
        for entry in std::fs::read_dir(&directory).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(root()).unwrap().to_str().unwrap();
            if path.is_dir() && ![".git", "target"].contains(&name) {
                directories.push(path);
            } else if path.is_file() && name != ".git" {
                let text = std::fs::read(&path).unwrap();
                found.extend(String::from_utf8(text).ok().map(|t| (name.to_string(), t)));
            }
        }
    }
    found.sort();
    assert!(found.len() > 200, "only {} files were found", found.len());
    found
}

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Complains about each line of the Rust sources that holds one of the texts.
fn assert_no_line(parts: &[String], in_file: impl Fn(&str) -> bool) {
    let mut found = Vec::new();
    for (name, text) in files() {
        if !in_file(&name) {
            continue;
        }
        for (k, line) in text.lines().enumerate() {
            if parts.iter().any(|part| line.contains(part.as_str())) {
                found.push(format!("{name}:{}: {}", k + 1, line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Texts put together here, so that this file does not hold them itself.
fn texts(parts: &[(&str, &str)]) -> Vec<String> {
    parts.iter().map(|(a, b)| format!("{a}{b}")).collect()
}

/// Whether a file belongs to a library crate and is compiled into it outside of tests.
fn is_library_source(name: &str) -> bool {
    let tests = name.ends_with("tests.rs") || name.contains("/tests/");
    let source = |name: &&str| !tests && name.ends_with(".rs");
    CRATES
        .iter()
        .any(|krate| name.starts_with(&format!("{krate}/src/")))
        && source(&name)
}

#[test]
fn files_are_short() {
    for (name, text) in files() {
        let lines = text.lines().count();
        assert!(
            lines <= MOST_LINES || !name.ends_with(".rs"),
            "{name} has {lines} lines; {MOST_LINES} are allowed"
        );
    }
}

#[test]
fn crates_depend_one_way() {
    for (k, krate) in CRATES.iter().enumerate() {
        let manifest = read(&format!("{krate}/Cargo.toml"));
        for later in CRATES[k..].iter().chain(&["vcc", "testsuite"]) {
            let depends = manifest
                .lines()
                .any(|line| line.starts_with(&format!("{later}.")) || line == format!("[{later}]"));
            assert!(!depends, "{krate} must not depend on {later}");
        }
    }
}

#[test]
fn only_the_front_end_sees_the_parser() {
    assert_no_line(&texts(&[("lang", "_c::")]), |name| {
        name.ends_with(".rs") && !name.starts_with("frontend/src/build")
    });
}

#[test]
fn libraries_touch_nothing_outside() {
    let parts = [
        ("print", "ln!("),
        ("print", "!("),
        ("std::", "fs"),
        ("std::", "env"),
        ("std::", "process"),
        ("std::", "time"),
        ("set_", "hook"),
    ];
    assert_no_line(&texts(&parts), is_library_source);
}

#[test]
fn nothing_is_left_undone() {
    let parts = [
        ("todo", "!("),
        ("dbg", "!("),
        ("unimplemented", "!("),
        ("#[ig", "nore"),
        ("unsafe", " {"),
        ("unsafe", " fn"),
    ];
    assert_no_line(&texts(&parts), |name| name.ends_with(".rs"));
}

#[test]
fn exceptions_from_lints_have_reasons() {
    for (name, text) in files()
        .iter()
        .filter(|(n, _)| n.ends_with(".rs") && !n.ends_with("tidy.rs"))
    {
        for line in text
            .lines()
            .filter(|line| line.trim_start().starts_with("#[allow"))
        {
            assert!(line.contains("reason = "), "{name}: {line}");
        }
    }
}

#[test]
fn no_file_knows_a_machine() {
    let parts = [
        ("/wo", "rk/"),
        ("/ho", "me/"),
        ("/ro", "ot/"),
        ("index.crates", ".io"),
        ("static.crates", ".io"),
    ];
    // Cargo itself writes the registry's name into its lock file.
    assert_no_line(&texts(&parts), |name| name != "Cargo.lock");
}

#[test]
fn every_reason_has_a_page_and_every_page_a_reason() {
    let source = read("midend/src/remark/refusal.rs");
    let codes = source.lines().filter_map(|line| {
        let code = line.trim().strip_prefix("Reason::")?.split_once("=> \"")?.1;
        Some(code.trim_end_matches("\",").to_string())
    });
    let codes: SortedSet<String> = codes.collect();
    let pages: SortedSet<String> = files()
        .iter()
        .filter_map(|(name, _)| name.strip_prefix("midend/reasons/")?.strip_suffix(".md"))
        .map(str::to_string)
        .collect();
    assert!(codes.len() > 10, "{codes:?}");
    assert_eq!(codes, pages);
}

#[test]
fn the_code_map_names_what_exists() {
    let text = read("ARCHITECTURE.md");
    let mut named = 0;
    for word in text.split('`').skip(1).step_by(2) {
        let path = word.contains('/') && !word.contains([' ', '<', '…', ':']);
        if !path {
            continue;
        }
        for path in alternatives(word) {
            assert!(root().join(&path).exists(), "ARCHITECTURE.md names {path}");
            named += 1;
        }
    }
    assert!(named > 20, "only {named} paths were found");
}

/// `a/{b,c}.rs` as `a/b.rs` and `a/c.rs`.
fn alternatives(word: &str) -> Vec<String> {
    match (word.split_once('{'), word.rsplit_once('}')) {
        (Some((before, rest)), Some((_, after))) => {
            let inside = rest.split('}').next().unwrap_or_default();
            inside
                .split(',')
                .map(|part| format!("{before}{part}{after}"))
                .collect()
        }
        _ => vec![word.to_string()],
    }
}

#[test]
fn the_normative_text_of_pragmas_is_there() {
    assert!(read("pragma-spec/SPEC.md").starts_with("# "));
}
