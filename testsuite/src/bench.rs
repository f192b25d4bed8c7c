//! The C program that times one kernel in several compilations.

use crate::driver::c_type;
use crate::kernel::{Kernel, Param};

/// Text of a program that times `NAME_VARIANT` for each variant on arrays of `n` elements, and prints
/// `VARIANT SECONDS` (the median of a call) for each.
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
    text.push_str(&format!(
        "\nint main(void)\n{{\n    long n = {n}, round, k, calls = 10000000 / (n + 1) + 1;\n"
    ));
    let mut arguments = Vec::new();
    for (k, param) in kernel.params.iter().enumerate() {
        arguments.push(match param {
            Param::Trip { c_type, plus } => format!("({c_type})(n + {plus})"),
            Param::Scalar { .. } => "3".to_string(),
            Param::Array { kind, length, .. } => {
                let floating = u8::from(matches!(kind.runtime, "F32" | "F64"));
                let element = format!("sizeof({})", kind.c_type);
                text.push_str(&format!(
                    "    void *p{k} = make_array((long)({length}) * (long){element}, {element}, {floating});\n"
                ));
                format!("p{k}")
            }
        });
    }
    text.push_str("    for (round = 0; round < ROUNDS; round++) {\n        double start;\n");
    for (v, variant) in variants.iter().enumerate() {
        let call = format!("{name}_{variant}({})", arguments.join(", "));
        let call = if kernel.ret.is_some() {
            format!("sink = (unsigned char){call}")
        } else {
            call
        };
        text.push_str(&format!(
            "        start = now();\n        for (k = 0; k < calls; k++)\n            {call};\n        \
             times[{v}][round] = (now() - start) / (double)calls;\n"
        ));
    }
    text.push_str("    }\n");
    for (v, variant) in variants.iter().enumerate() {
        text.push_str(&format!(
            "    printf(\"{variant} %.9e\\n\", median({v}));\n"
        ));
    }
    text.push_str("    return 0;\n}\n");
    text
}
