//! Loops of C functions, with what is found out about them: from source text through the front end
//! and the lowering to the facts.

use frontend::Input;
use midend::analysis::function_view::FunctionView;
use midend::analysis::{dominators::DomTree, legality::check_loop, loops::LoopForest};
use midend::options::Options;

/// Facts or refusals of each loop of each function.
fn loops(c: &str) -> String {
    let preprocessed = format!("# 1 \"test.c\"\n{c}");
    let input = Input {
        name: "test.c",
        original: c.as_bytes(),
        preprocessed: preprocessed.as_bytes(),
    };
    let unit = frontend::parse(&input);
    let options = Options::default();
    let mut out = String::new();
    for def in &unit.functions {
        let f = match midend::lower::lower(&unit, def, &options) {
            Ok(f) => f,
            Err(refusal) => {
                out.push_str(&format!("{}: {}\n", def.name, refusal.detail));
                continue;
            }
        };
        let dom = DomTree::compute(&f);
        let forest = LoopForest::compute(&f, &dom);
        let view = FunctionView::new(&f, &dom);
        for site in f.sites.keys() {
            match check_loop(&view, &forest, site, &options) {
                Ok(facts) => out.push_str(&facts.to_string()),
                Err(refusals) => {
                    for r in refusals {
                        out.push_str(&format!("refused {}: {}\n", r.reason.code(), r.detail));
                    }
                }
            }
        }
    }
    out
}

/// `loops_from_c.txt` holds C behind `// `, one line each, and below it what is found out.
#[test]
fn facts_are_those_written_down() {
    let expected = include_str!("loops_from_c.txt");
    let mut found = String::new();
    for c in expected.lines().filter_map(|l| l.strip_prefix("// ")) {
        found.push_str(&format!("// {c}\n{}\n", loops(c)));
    }
    // Line by line first: a short message for a small difference.
    for (n, (a, b)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(a, b, "line {}", n + 1);
    }
    assert_eq!(found, expected);
}
