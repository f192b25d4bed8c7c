//! Bodies of the fuzz targets: what must hold for any input.
//!
//! `testsuite/fuzz` calls them from libFuzzer, `tests/fuzz_targets.rs` with a few inputs of its own.

use crate::features::unmarked;
use crate::generate::{self, Random};
use crate::interpret;
use emit::isa::{Isa, Style};
use emit::{EmitOptions, Job};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::{Input, Unit};
use midend::analysis::dominators::DomTree;
use midend::analysis::function_view::FunctionView;
use midend::analysis::legality::check_loop;
use midend::analysis::loops::LoopForest;
use midend::options::{FpMode, Options, Pipeline};
use midend::pipeline::{FunctionPlans, vectorize_function};
use midend::plan::{self, Plan};
use midend::planner::loops::Planned;
use midend::planner::strategies::plan_innermost;
use midend::ssa;
use std::panic;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A target's body.
pub type Body = fn(&[u8]);

/// The targets: bytes as C, C of a grammar through the whole pipeline, SSA and plans as text.
pub const TARGETS: &[(&str, Body)] = &[
    ("frontend", frontend),
    ("pipeline", pipeline),
    ("middle", middle),
];

/// Longest input that is looked at: speed of long ones is the business of other tests.
const MOST_BYTES: usize = 1 << 14;

/// Panics that were no part of the parser's.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Runs a body on an input, once [`watch`] was called.
///
/// # Panics
/// Something in vcc panicked, even where a library caught it.
pub fn run(body: Body, data: &[u8]) {
    let before = PANICS.load(Ordering::SeqCst);
    if data.len() <= MOST_BYTES {
        body(data);
    }
    assert_eq!(before, PANICS.load(Ordering::SeqCst), "a panic was caught");
}

/// Counts panics from now on and prints them, but for those of the parser, which is not ours and
/// whose panics the front end is meant to catch.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        let of_parser = info
            .location()
            .is_some_and(|place| place.file().contains(PARSER));
        if !of_parser {
            PANICS.fetch_add(1, Ordering::SeqCst);
            eprintln!("{info}");
        }
    }));
}

/// Part of the path of the parser's sources.
const PARSER: &str = "lang-c-";

/// Macros of the compiler that the front end asks for, and the main file's line marker.
const PREDEFINED: &str = "# 1 \"t.c\"\n# 1 \"<built-in>\"\n#define __SIZEOF_LONG__ 8\n\
    #define __SIZEOF_POINTER__ 8\n#define __x86_64__ 1\n# 1 \"t.c\"\n";

/// C text that includes nothing.
pub(crate) fn parse(text: &[u8]) -> Unit {
    let preprocessed = [PREDEFINED.as_bytes(), text].concat();
    frontend::parse(&Input {
        name: "t.c",
        original: text,
        preprocessed: &preprocessed,
    })
}

/// Bytes to the front end: as a file that includes nothing, or, with a zero byte between them, as a
/// file and what the preprocessor is said to have made of it.
pub fn frontend(data: &[u8]) {
    let alone = [PREDEFINED.as_bytes(), data].concat();
    let (original, preprocessed) = match data.iter().position(|byte| *byte == 0) {
        Some(k) => (&data[..k], &data[k + 1..]),
        None => (data, alone.as_slice()),
    };
    let input = Input {
        name: "t.c",
        original,
        preprocessed,
    };
    let unit = frontend::parse(&input);
    for part in [frontend::parse_loops, frontend::parse_blocks] {
        assert_eq!(part(&input).stats.pieces, unit.stats.pieces);
    }
    // The tree can be walked.
    frontend::dump::dump(&unit);
}

/// C text to output. The first byte chooses how to write it, or, from 128 on, to interpret it; the bytes up to a zero byte choose among
/// the generator's kernels, those after it change the text, word by word, into what need not even be C.
pub fn pipeline(data: &[u8]) {
    let (&way, data) = data.split_first().unwrap_or((&0, &[]));
    let cut = data.iter().position(|byte| *byte == 0);
    let (choices, changes) = data.split_at(cut.unwrap_or(data.len()));
    if way >= 128 {
        interpreted(way, Random::with_choices(1, choices.to_vec()));
        return;
    }
    let text = change(&generate::text("k", choices), changes);
    let unit = parse(text.as_bytes());
    let (isa, style, options) = choose(way);
    translate(&unit, isa, style, &options);
}

/// The way to write that a number stands for.
fn choose(way: u8) -> (Isa, Style, Options) {
    let way = usize::from(way);
    let (isa, style) = WAYS[way % WAYS.len()];
    let all = all_options();
    let options = all[way / WAYS.len() % all.len()].clone();
    (isa, style, options)
}

/// A kernel through the interpreters; in how many runs its vector part did something.
pub fn interpreted(way: u8, mut random: Random) -> usize {
    let (isa, style, options) = choose_exact(way);
    let text = generate::resumable(random.clone());
    let unit = parse(text.as_bytes());
    interpret::compare(&unit, &emit::target_info(isa, style), &options, &mut random)
}

/// The same of a loop with several exits.
pub fn interpreted_exits(way: u8, seed: u64) -> usize {
    let (isa, style, options) = choose_exact(way);
    let mut random = Random::new(seed);
    let made = generate::exits::resumable::resumable(&mut random);
    let unit = parse(made.text.as_bytes());
    let target = emit::target_info(isa, style);
    interpret::compare_exits((&unit, &made), &target, &options, &mut random)
}

/// The same of a loop whose body is a straight line, pipelined in software.
pub fn interpreted_straight(way: u8, seed: u64) -> usize {
    let (isa, style, options) = choose_exact(way);
    let options = Options {
        pipeline: Pipeline::Always,
        math_errno: false,
        ..options
    };
    let mut random = Random::new(seed);
    let text = generate::straight::resumable(random.clone());
    let unit = parse(text.as_bytes());
    interpret::compare(&unit, &emit::target_info(isa, style), &options, &mut random)
}

/// The way to write that a number stands for, with options under which all results are the same bits.
fn choose_exact(way: u8) -> (Isa, Style, Options) {
    let (isa, style, options) = choose(way);
    let options = Options {
        // Sums in any order are not the same bits, and what is computed in lanes that do not need it
        // ends an interpretation.
        fp: FpMode::Strict,
        trapping_math: true,
        ..options
    };
    (isa, style, options)
}

/// Vector variants of a function with control flow of its own in each lane, through the interpreters;
/// in how many runs.
pub fn interpreted_variants(way: u8, seed: u64) -> usize {
    let (isa, style, _) = choose(way);
    let mut random = Random::new(seed);
    let kernel = generate::divergent::kernel("k", seed);
    let unit = parse(unmarked(&kernel.text).as_bytes());
    let target = emit::target_info(isa, style);
    interpret::compare_variants(&unit, &target, &Options::default(), &mut random)
}

const WAYS: &[(Isa, Style)] = &[
    (Isa::Generic, Style::VectorExt),
    (Isa::Sse2, Style::Intrinsics),
    (Isa::Avx2, Style::Intrinsics),
    (Isa::Avx2, Style::VectorExt),
    (Isa::Avx512, Style::Intrinsics),
    (Isa::Neon, Style::Intrinsics),
];

fn all_options() -> [Options; 2] {
    let strict = Options {
        ignore_cost: true,
        ..Options::default()
    };
    let fast = Options {
        fp: FpMode::Fast,
        trapping_math: false,
        signed_zeros: false,
        math_errno: false,
        wrapv: true,
        strict_aliasing: false,
        ..strict.clone()
    };
    [strict, fast]
}

/// Plans and writes a unit; what is written must be what was meant.
fn translate(unit: &Unit, isa: Isa, style: Style, options: &Options) {
    let target = emit::target_info(isa, style);
    let plans: Vec<FunctionPlans> = unit
        .functions
        .iter()
        .map(|def| vectorize_function(unit, def, &target, options))
        .collect();
    let mut jobs = Vec::new();
    for (def, function) in unit.functions.iter().zip(&plans) {
        let Some(ssa) = &function.ssa else { continue };
        assert_eq!(ssa::verify::verify(ssa), Ok(()), "{ssa}");
        function.plans.iter().for_each(|plan| check_plan(plan));
        if !function.plans.is_empty() {
            jobs.push(Job {
                def,
                ssa,
                plans: &function.plans,
                variants: None,
                assumed: None,
            });
        }
    }
    let written = EmitOptions {
        isa,
        style,
        fp: options.fp,
        contracts: options.contracts,
        openmp: options.openmp,
        mixed_declarations: true,
        warnings: emit::Warnings::default(),
        fixed: SortedSet::new(),
        conditions: Vec::new(),
        kept: false,
        version: "0".to_string(),
        flags: String::new(),
        headers: emit::Headers::Public,
    };
    let emitted = emit::emit(unit, &jobs, &written);
    let original = unit.source.original();
    let output = emit::Output::plain(original, &emitted.edits);
    let result = output.bytes();
    if isa == Isa::Generic && !emitted.edits.is_empty() {
        // The result includes nothing: it is its own preprocessed text.
        let preprocessed = [PREDEFINED.as_bytes(), &result].concat();
        let checked = emit::check(unit, &output, &preprocessed, &result);
        assert_eq!(checked, Ok(()), "{}", String::from_utf8_lossy(&result));
    }
}

/// A plan is well formed, and its text means the same plan.
fn check_plan(plan: &Plan) {
    assert_eq!(plan::verify::verify(plan), Ok(()), "{plan}");
    let text = plan.to_string();
    let again = plan::parse::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(text, again.to_string());
}

/// Text of SSA or of a plan to the verifier, and what is well formed to the analyses, the planner and
/// the interpreters.
pub fn middle(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(function) = ssa::parse::parse(&text) {
        middle_ssa(&function);
    }
    if let Ok(plan) = plan::parse::parse(&text)
        && plan::verify::verify(&plan).is_ok()
    {
        check_plan(&plan);
        let env = plan::interp::Env::default();
        let mut memory = ssa::interp::Memory::new();
        // It may trap, but nothing else.
        let _ = plan::interp::run(&plan, &env, &mut memory, 2000);
    }
}

fn middle_ssa(function: &ssa::Function) {
    if ssa::verify::verify(function).is_err() {
        return;
    }
    let text = function.to_string();
    let again = ssa::parse::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(text, again.to_string());
    let params = function
        .entry()
        .map_or(0, |e| function.blocks[e].params.len());
    let mut memory = ssa::interp::Memory::new();
    let object = memory.add(vec![7; 256]);
    let globals: SortedMap<_, _> = function.symbols.keys().map(|s| (s, object)).collect();
    let args = vec![object; params];
    // It may trap, but nothing else.
    let _ = ssa::interp::run(function, &args, &mut memory, &globals, 2000);
    let dom = DomTree::compute(function);
    let forest = LoopForest::compute(function, &dom);
    let view = FunctionView::new(function, &dom);
    for options in all_options() {
        for site in function.sites.keys() {
            let Ok(facts) = check_loop(&view, &forest, site, &options) else {
                continue;
            };
            for (isa, style) in WAYS {
                let (target, facts) = (emit::target_info(*isa, *style), facts.clone());
                if let Ok(Planned { plan, .. }) = plan_innermost(&view, facts, &target, &options) {
                    check_plan(&plan);
                }
            }
        }
    }
}

/// Deletes, doubles, swaps and replaces words of a text: two bytes for each change.
fn change(text: &str, changes: &[u8]) -> String {
    let mut words: Vec<&str> = words(text);
    for pair in changes.chunks_exact(2) {
        if words.len() < 2 {
            break;
        }
        // Most of the text is the head; changes are spread over all of it.
        let at = (usize::from(pair[0]) * 257 + usize::from(pair[1])) % (words.len() - 1);
        match pair[1] % 4 {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[at]),
            2 => words.swap(at, at + 1),
            _ => words[at] = WORDS[usize::from(pair[0]) % WORDS.len()],
        }
    }
    words.concat()
}

/// Identifiers and numbers, and single characters.
fn words(text: &str) -> Vec<&str> {
    let (mut result, mut start) = (Vec::new(), 0);
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let bytes = text.as_bytes();
    for k in 1..=bytes.len() {
        if k == bytes.len() || !(is_word(bytes[k - 1]) && is_word(bytes[k])) {
            result.push(&text[start..k]);
            start = k;
        }
    }
    result
}

/// Put in the place of words.
const WORDS: &[&str] = &[
    "i",
    "n",
    "a",
    "s",
    "0",
    "-1",
    "1",
    "4294967295",
    "0x7fffffff",
    "if",
    "else",
    "while",
    "do",
    "for",
    "break",
    "continue",
    "return 0;",
    "goto x;",
    "x:",
    "switch",
    "case 1:",
    "default:",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    "=",
    "+=",
    "<<=",
    "++",
    "--",
    "*",
    "&",
    "!",
    "~",
    "?",
    ":",
    ",",
    "<",
    ">=",
    "==",
    "->",
    ".",
    "int",
    "unsigned",
    "long",
    "short",
    "char",
    "_Bool",
    "float",
    "double",
    "volatile",
    "const",
    "static",
    "struct",
    "union",
    "enum",
    "typedef",
    "sizeof",
    "__asm__(\"\");",
    "\n#pragma omp simd\n",
    "__builtin_abs",
    "_Complex",
    "/*",
    "*/",
    "\"",
    "'",
    "\\\n",
];
