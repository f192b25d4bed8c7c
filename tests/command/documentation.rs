//! What the command says of itself: help, manual pages, completions, explanations.

use crate::{Scratch, contains};

#[test]
fn completions_and_manual_pages_know_the_options() {
    let scratch = Scratch::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = scratch.success(&["--completions", shell]);
        contains(&text, &["internal-errors", "line-directives", "vector-ext"]);
    }
    let page = scratch.success(&["--man", "vcc"]);
    contains(&page, &[".TH vcc 1", "\\-\\-target", ".SH \"EXIT STATUS\""]);
    contains(
        &page,
        &[
            "native",
            "ssse3",
            "sse4.1",
            "strict",
            "libmvec",
            "FILE... [\\-o FILE]",
        ],
    );
    for section in [
        "ENVIRONMENT",
        "PRAGMAS BEFORE LOOPS",
        "FLOATING POINT",
        "EXAMPLES",
    ] {
        contains(&page, &[&format!(".SH \"{section}\"")]);
    }
    let page = scratch.success(&["--man=vcc-cc"]);
    assert_eq!(page, scratch.success(&["--man", "cc"]));
    for section in ["EXIT STATUS", "ENVIRONMENT", "BUILD SYSTEMS", "FILES"] {
        contains(&page, &[&format!(".SH \"{section}\"")]);
    }
    contains(
        &page,
        &[
            ".TH vcc-cc 1",
            "\\-\\-vcc\\-vectorize",
            "\\-\\-vcc\\-target",
            "VCC_STRICT",
        ],
    );
    let message = scratch.error(&["--man", "gcc"]);
    contains(
        &message,
        &["invalid value 'gcc' for '--man <PAGE>'", "vcc-cc"],
    );
}

#[test]
fn the_drivers_help_is_its_own() {
    let scratch = Scratch::new();
    for arguments in [&["cc", "--help"][..], &["cc", "--vcc-help"]] {
        let help = scratch.success(arguments);
        contains(
            &help,
            &["Drop-in compiler driver", "--vcc-target", "--vcc-vectorize"],
        );
        contains(
            &help,
            &["What the compiler says of itself: vcc cc COMPILER --help"],
        );
    }
    let version = scratch.success(&["cc", "--vcc-version"]);
    assert!(version.starts_with("vcc cc "), "{version}");
    let gcc = scratch.success(&["cc", "gcc", "--help"]);
    assert!(gcc.starts_with("Usage: gcc "), "{gcc}");
}

#[test]
fn explain_alone_lists_the_codes() {
    let list = Scratch::new().success(&["--explain"]);
    for reason in midend::remark::Reason::ALL {
        let line = list
            .lines()
            .find(|l| l.split(' ').next() == Some(reason.code()));
        let line = line.unwrap_or_else(|| panic!("no {} in {list}", reason.code()));
        assert!(line.len() > reason.code().len() + 4, "{line}");
    }
}

#[test]
fn an_unknown_code_is_answered_with_a_similar_one() {
    contains(
        &Scratch::new().error(&["--explain", "nothing"]),
        &[
            "no remark has the code `nothing`",
            "`vcc --explain` lists them",
        ],
    );
    contains(
        &Scratch::new().error(&["--explain", "memory-dpe"]),
        &["did you mean `memory-dep`?"],
    );
}

#[test]
fn every_reason_is_explained() {
    for reason in midend::remark::Reason::ALL {
        let page = Scratch::new().success(&["--explain", reason.code()]);
        assert!(page.contains("```c"), "{}: no example", reason.code());
    }
}
