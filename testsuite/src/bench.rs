//! The C program that times one kernel in several compilations.

use crate::data;
use crate::driver::c_type;
use crate::kernel::{Kernel, Param};

/// Text of a program that times `NAME_VARIANT` for each variant on arrays of `n` elements, and prints
/// `VARIANT SECONDS` (the median of a call) for each.
///
/// A kernel whose loop ends early has several sets of arrays with exits at random iterations, and each call
/// takes one at random: a call alone would be learned by heart.
pub fn program(kernel: &Kernel, variants: &[&str], n: u64, runtime: &str) -> String {
    let name = &kernel.name;
    let ret = kernel.ret.map_or("void", |kind| kind.c_type);
    let types: Vec<String> = kernel.params.iter().map(c_type).collect();
    let count = variants.len();
    let mut text =
        format!("enum {{ VARIANTS = {count} }};\n{runtime}\nvolatile unsigned char sink;\n");
    for variant in variants {
        text.push_str(&format!(
            "extern {ret} {name}_{variant}({});\n",
            types.join(", ")
        ));
    }
    if !kernel.data.is_empty() {
        text.push_str(&data::function(kernel));
    }
    text.push_str(&format!(
        "\nint main(void)\n{{\n    long n = {n}, round, k, calls = 10000000 / (n + 1) + 1;\n"
    ));
    text.push_str(&sets(kernel));
    text.push_str("    for (round = 0; round < ROUNDS; round++) {\n        double start;\n");
    let arguments = arguments(kernel).join(", ");
    for (v, variant) in variants.iter().enumerate() {
        let call = format!("{name}_{variant}({arguments})");
        let call = if kernel.ret.is_some() {
            format!("sink = (unsigned char){call}")
        } else {
            call
        };
        // Each variant goes through the sets in the same order.
        text.push_str(&format!(
            "        {{\n            unsigned set = 0, order = (unsigned)round;\n            start = now();\n            \
             for (k = 0; k < calls; k++) {{\n                {}{call};\n            }}\n            \
             times[{v}][round] = (now() - start) / (double)calls;\n        }}\n",
            next_set(kernel)
        ));
    }
    text.push_str("        calls = enough(calls, times[0][round]);\n    }\n");
    for (v, variant) in variants.iter().enumerate() {
        text.push_str(&format!(
            "    printf(\"{variant} %.9e\\n\", median({v}));\n"
        ));
    }
    text.push_str("    return 0;\n}\n");
    text
}

/// The statement that chooses the set of arrays for the next call.
fn next_set(kernel: &Kernel) -> &'static str {
    match kernel.data.exits.is_empty() {
        true => "",
        false => {
            "order = order * 1664525u + 1013904223u;\n                set = order >> 16 & (unsigned)(sets - 1);\n                "
        }
    }
}

/// Makes the sets of arrays and scalars.
fn sets(kernel: &Kernel) -> String {
    let mut declared = String::new();
    let mut made = String::new();
    let mut lengths = Vec::new();
    let mut sizes = Vec::new();
    for (k, param) in kernel.params.iter().enumerate() {
        match param {
            Param::Trip { .. } => {}
            Param::Scalar { kind, .. } => {
                declared.push_str(&format!("    static {} s{k}[SETS];\n", kind.c_type));
                made.push_str(&format!("        s{k}[set] = 3;\n"));
            }
            Param::Array { kind, length, .. } => {
                let floating = u8::from(matches!(kind.runtime, "F32" | "F64"));
                let size = format!("(long)({length}) * (long)sizeof({})", kind.c_type);
                declared.push_str(&format!("    static void *p{k}[SETS];\n"));
                made.push_str(&format!(
                    "        p{k}[set] = make_array({size}, sizeof({}), {floating});\n",
                    kind.c_type
                ));
                lengths.push(length.clone());
                sizes.push(size);
            }
        }
    }
    let (bytes, exits) = (sizes.join(" + "), kernel.data.exits.len());
    declared += &match exits {
        0 => "    int set, sets = 1;\n".to_string(),
        _ => format!("    int set, sets = sets_of({bytes} + 0);\n"),
    };
    if !kernel.data.is_empty() {
        lengths.push("0".to_string());
        declared += &format!(
            "    long end[] = {{ {} }}, first[sizeof end / sizeof end[0]] = {{ 0 }};\n    \
             unsigned long state = 1;\n",
            lengths.join(", ")
        );
        let run = format!(
            "n, exit_of(n, set, sets, {exits}, &state), set % {}, &state, first, end",
            exits.max(1)
        );
        let call = data::call(
            kernel,
            &run,
            |k| format!("p{k}[set]"),
            |k| format!("&s{k}[set]"),
        );
        made += &format!("        {call}\n");
    }
    format!("{declared}    for (set = 0; set < sets; set++) {{\n{made}    }}\n")
}

/// What the kernel is called with.
fn arguments(kernel: &Kernel) -> Vec<String> {
    let argument = |(k, param): (usize, &Param)| match param {
        Param::Trip { c_type, plus } => format!("({c_type})(n + {plus})"),
        Param::Scalar { .. } => format!("s{k}[set]"),
        Param::Array { .. } => format!("p{k}[set]"),
    };
    kernel.params.iter().enumerate().map(argument).collect()
}
