//! From C text to the typed tree: each case is a whole translation unit and its dump.

mod declarations;
mod expressions;
mod extensions;

use frontend::{Input, Unit, parse};

/// Parses a text that needs no preprocessing.
fn unit(text: &str) -> Unit {
    let preprocessed = format!("# 1 \"t.c\"\n{text}\n");
    parse(&Input {
        name: "t.c",
        original: text.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    })
}

fn check(text: &str, expected: &str) {
    let dump = frontend::dump::dump(&unit(text));
    let lines = |s: &str| s.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    assert_eq!(lines(&dump), lines(expected), "for {text}");
}
