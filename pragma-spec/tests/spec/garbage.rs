//! Any text is read, in linear time, and every place is one in the text.

use pragma_spec::{Directive, Problem, parse_attributes, parse_line, parse_vec_function};

const PIECES: &[&str] = &[
    "#pragma ",
    "omp ",
    "declare ",
    "simd",
    " vec-function ",
    "GCC ",
    "clang ",
    "loop ",
    "ivdep ",
    "vector",
    "uniform",
    "linear",
    "aligned",
    "alignment",
    "mask",
    "nomask",
    "inbranch",
    "notinbranch",
    "vectorlength",
    "vectorlengthfor",
    "simdlen",
    "safelen",
    "reduction",
    "private",
    "lastprivate",
    "collapse",
    "order",
    "if",
    "unroll",
    "vectorize",
    "processor",
    "step",
    "val",
    "ref",
    "inscan",
    "conditional",
    "concurrent",
    "float",
    "(",
    "(",
    ")",
    ")",
    "((",
    "))",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "::",
    "+",
    "-",
    "*",
    "&&",
    "||",
    "<<",
    "\"",
    "'",
    "\\",
    "\"inbranch\"",
    "8",
    "0x10",
    "08",
    "9999999999999999999999",
    "a",
    "n",
    "é",
    "\u{1F600}",
    " ",
    "\t",
    "\n",
    "#",
    "%:",
    "__attribute__((",
    "__declspec(",
    "[[",
    "]]",
    "gnu::",
];

/// Numbers that look random (Marsaglia's xorshift, 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn check_problem(text: &str, problem: &Problem) {
    let other = problem.other.iter().map(|(at, _)| *at);
    for at in other.chain([problem.at]) {
        assert!(text.get(at.range()).is_some(), "{text:?}: {problem:?}");
    }
    assert!(!problem.message.is_empty() && !problem.help.is_empty());
}

fn check(text: &str) {
    let all = [parse_line(text), parse_vec_function(text)];
    let attributes: Vec<Directive> = parse_attributes(text);
    for directive in all.iter().chain(&attributes) {
        let kept = text.get(directive.text_at.range());
        assert_eq!(kept, Some(directive.text.as_str()), "{text:?}");
        directive
            .problems
            .iter()
            .for_each(|p| check_problem(text, p));
    }
}

#[test]
fn any_text_is_read() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..20_000 {
        let count = random.below(24);
        let pieces = (0..count).map(|_| PIECES[random.below(PIECES.len())]);
        check(&pieces.collect::<String>());
    }
}

#[test]
fn long_and_deep_texts_are_read() {
    let many = 100_000;
    for text in [
        format!(
            "#pragma omp declare simd uniform({})",
            vec!["a"; many].join(",")
        ),
        format!(
            "#pragma omp simd safelen({}1{})",
            "(".repeat(many),
            ")".repeat(many)
        ),
        format!("#pragma omp simd safelen({}1)", "-".repeat(many)),
        format!("#pragma omp simd safelen(1{})", "+1".repeat(many)),
        format!("#pragma simd linear({})", vec!["a:2"; many].join(",")),
        format!("#pragma clang loop {}", "vectorize(enable) ".repeat(many)),
        "(".repeat(many),
        ["mask "; 100_000].concat(),
    ] {
        check(&text);
    }
}
