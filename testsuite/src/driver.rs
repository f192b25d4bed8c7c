//! The C program that runs kernels beside their originals.

use crate::data;
use crate::kernel::{Kernel, Kind, Param};
use std::fmt::Write;

/// Text of a driver for kernels whose original is `NAME_ref` and whose vector form is `NAME_vec`.
/// The vector form comes with the largest trip count to run, `NAME_trips`, and with a counter of its
/// iterations, `NAME_hits`.
///
/// The program may be told for how many seconds it may run at most, and how many of the processor each
/// kernel may take. It prints `NAME HITS` for each kernel, HITS being how many iterations of vector loops
/// ran, `FEATURES NAME NUMBER...` for what the original reached (see [`crate::features`]), `PLANS NAME
/// NUMBER...` for the vector code that ran (see [`crate::recipes`]) and `PIPELINED NAME NUMBER...` for the pipelined loops
/// that ran (see [`crate::pipelined`]), and exits with 1 after a mismatch.
pub fn driver(kernels: &[Kernel], runtime: &str) -> String {
    let mut text = String::from(runtime);
    for kernel in kernels {
        test_function(&mut text, kernel);
    }
    text.push_str(
        "\nint main(int count, char **arguments)\n{\n    \
         int each = count > 2 ? atoi(arguments[2]) : 0;\n    \
         alarm(count > 1 ? (unsigned)atoi(arguments[1]) : 0);\n    make_banks();\n",
    );
    for kernel in kernels {
        let name = &kernel.name;
        line(
            &mut text,
            format_args!("    run_test(\"{name}\", test_{name}, each);"),
        );
    }
    text.push_str("    return failures != 0;\n}\n");
    text
}

fn line(text: &mut String, item: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{item}");
}

/// A function that runs a kernel beside its original, for each trip count and each way in which arrays may lie.
fn test_function(text: &mut String, kernel: &Kernel) {
    let name = &kernel.name;
    let arrays = kernel.params.iter().filter_map(|param| match param {
        Param::Array { kind, length, .. } => Some((*kind, length.as_str())),
        _ => None,
    });
    let arrays: Vec<(Kind, &str)> = arrays.collect();
    declarations(text, kernel);
    if !kernel.data.is_empty() {
        lengths(text, name, &arrays);
        text.push_str(&data::function(kernel));
    }
    line(text, format_args!("static void test_{name}(void)\n{{"));
    let kinds: Vec<String> = arrays
        .iter()
        .map(|(kind, _)| format!("{{ {} }}", kind.runtime))
        .collect();
    let kinds = kinds.join(", ");
    line(
        text,
        format_args!("    static const struct param params[] = {{ {kinds} }};"),
    );
    let overlap = kernel.may_overlap && arrays.len() > 1;
    match kernel.data.is_empty() {
        true if kernel.sampled => samples(text, name, overlap, &arrays),
        true => trip_counts(text, name, overlap, &arrays),
        false => runs(text, kernel, overlap, arrays.len()),
    }
    inputs(text, kernel, arrays.len());
    calls(text, kernel, arrays.len());
    comparison(text, kernel, arrays.len());
    line(
        text,
        format_args!(
            "        }}\n    printf(\"{name} %lu\\n\", {name}_hits);\n    tell(\"FEATURES\", \"{name}\", features_reached);\n    \
             tell(\"PLANS\", \"{name}\", plans_ran);\n    tell(\"PIPELINED\", \"{name}\", pipelined_ran);\n}}\n"
        ),
    );
}

/// Goes through trip counts and places, for a kernel of whose data nothing is said.
fn trip_counts(text: &mut String, name: &str, overlap: bool, arrays: &[(Kind, &str)]) {
    let places = if overlap { "PLACES" } else { "OWN_PLACES" };
    let lengths: Vec<&str> = arrays.iter().map(|(_, length)| *length).collect();
    line(
        text,
        format_args!(
            "    long n;\n    int place;\n    for (n = 0; n <= {name}_trips; n++)\n\
             \x20       for (place = 0; place < {places}; place++) {{\n\
             \x20           unsigned long seed = (unsigned long)n;\n\
             \x20           long length[] = {{ {} }};",
            lengths.join(", ")
        ),
    );
}

/// Goes through trip counts, each with few places, for a kernel of which not all are run.
fn samples(text: &mut String, name: &str, overlap: bool, arrays: &[(Kind, &str)]) {
    let places = if overlap { 3 } else { 1 };
    let lengths: Vec<&str> = arrays.iter().map(|(_, length)| *length).collect();
    line(
        text,
        format_args!(
            "    extern long {name}_most, {name}_step;\n    long n;\n    int turn;\n\
             \x20   for (n = 0; n <= {name}_most; n++)\n\
             \x20       for (turn = 0; turn < {places} && is_sampled(n, {name}_step, {name}_most); turn++) {{\n\
             \x20           int place = sampled_place(n, turn, {name}_step);\n\
             \x20           unsigned long seed = (unsigned long)n;\n\
             \x20           long length[] = {{ {} }};",
            lengths.join(", ")
        ),
    );
}

/// Goes through the runs of a kernel of whose data something is said.
fn runs(text: &mut String, kernel: &Kernel, overlap: bool, arrays: usize) {
    let (name, data) = (&kernel.name, &kernel.data);
    line(
        text,
        format_args!(
            "    static struct run run = {{ 0, -1, 0, 0, 0, 0 }};\n    \
             struct exits exits = {{ {name}_trips, {}, {arrays}, {}, {}, {} }};\n    \
             while (next_run(&run, &exits)) {{\n\
             \x20           long n = run.n, first[PARAMS], end[PARAMS], length[PARAMS];\n\
             \x20           int place = run.place;\n\
             \x20           unsigned long seed = seed_of(&run);\n\
             \x20           reach(&run, {arrays}, {name}_lengths, first, end, length);",
            data.exits.len(),
            u8::from(data.down),
            u8::from(data.whole),
            u8::from(overlap),
        ),
    );
}

/// A function that says how long the arrays are.
fn lengths(text: &mut String, name: &str, arrays: &[(Kind, &str)]) {
    line(
        text,
        format_args!(
            "static void {name}_lengths(long n, long *length)\n{{\n    (void)n, (void)length;"
        ),
    );
    for (k, (_, length)) in arrays.iter().enumerate() {
        line(text, format_args!("    length[{k}] = {length};"));
    }
    line(text, format_args!("}}"));
}

/// Declares both forms of a kernel, and what the vector form comes with.
fn declarations(text: &mut String, kernel: &Kernel) {
    let name = &kernel.name;
    let ret = kernel.ret.map_or("void", |kind| kind.c_type);
    let types: Vec<String> = kernel.params.iter().map(c_type).collect();
    let types = types.join(", ");
    for suffix in ["ref", "vec"] {
        line(text, format_args!("extern {ret} {name}_{suffix}({types});"));
    }
    line(
        text,
        format_args!("extern unsigned long {name}_hits;\nextern long {name}_trips;"),
    );
}

/// Arrays and scalars with the same values for both forms.
fn inputs(text: &mut String, kernel: &Kernel, arrays: usize) {
    line(
        text,
        format_args!(
            "            unsigned char *at[2][PARAMS];\n            int flags[2];\n\
             \x20           unsigned long state = seed * 77u + (unsigned long)place;"
        ),
    );
    let scalars = kernel.params.iter().enumerate();
    let scalars = scalars.filter_map(|(k, param)| match param {
        Param::Scalar { kind, .. } => Some((k, kind)),
        _ => None,
    });
    for (k, kind) in scalars.clone() {
        line(text, format_args!("            {} s{k};", kind.c_type));
    }
    if let Some(kind) = kernel.ret {
        line(text, format_args!("            {} result[2];", kind.c_type));
    }
    line(
        text,
        format_args!("            set_up(params, {arrays}, length, place, seed, at);"),
    );
    for (k, kind) in scalars {
        line(
            text,
            format_args!(
                "            make_element((unsigned char *)&s{k}, {}, !is_shared(place) && seed % 4 == 1, &state);",
                kind.runtime
            ),
        );
    }
    if !kernel.data.is_empty() {
        let places = arguments(kernel, 0);
        let run = "n, run.exit, run.way, &state, first, end";
        let call = data::call(kernel, run, |k| places[k].clone(), |k| format!("&s{k}"));
        line(text, format_args!("            {call}"));
    }
    line(
        text,
        format_args!("            set_up_second(params, {arrays}, length, place, at);"),
    );
}

/// Calls both forms.
fn calls(text: &mut String, kernel: &Kernel, arrays: usize) {
    let name = &kernel.name;
    for (bank, suffix) in ["ref", "vec"].iter().enumerate() {
        if bank == 1 {
            fence(text, arrays, true);
        }
        let result = match kernel.ret {
            Some(_) => format!("result[{bank}] = "),
            None => String::new(),
        };
        line(
            text,
            format_args!(
                "            running.vector = {bank};\n            feclearexcept(FLAGS);\n            {result}{name}_{suffix}({});\n\
                 \x20           flags[{bank}] = fetestexcept(FLAGS);",
                arguments(kernel, bank).join(", ")
            ),
        );
    }
    fence(text, arrays, false);
}

/// Compares what both forms did.
fn comparison(text: &mut String, kernel: &Kernel, arrays: usize) {
    let name = &kernel.name;
    // Vector code may do what the original did not, but not so that it can be told.
    line(
        text,
        format_args!(
            "            if (flags[1] & ~flags[0])\n\
             \x20               complain(\"{name}\", n, place, \"flags\", 0);\n\
             \x20           compare(\"{name}\", params, {arrays}, length, n, place, at);"
        ),
    );
    if let Some(kind) = kernel.ret {
        line(
            text,
            format_args!(
                "            if (!same_element((unsigned char *)&result[0], (unsigned char *)&result[1], {}))\n\
             \x20               complain(\"{name}\", n, place, \"result\", 0);",
                kind.runtime
            ),
        );
    }
}

/// What lies outside of the arrays is closed to, or opened again after, the vector code.
fn fence(text: &mut String, arrays: usize, closed: bool) {
    line(
        text,
        format_args!(
            "            fence(params, {arrays}, length, place, at, {});",
            u8::from(closed)
        ),
    );
}

/// C type of a parameter in the drivers' declarations.
pub fn c_type(param: &Param) -> String {
    match param {
        Param::Trip { c_type, .. } => (*c_type).to_string(),
        Param::Scalar { kind, .. } => kind.c_type.to_string(),
        Param::Array { .. } => "void *".to_string(),
    }
}

/// What the kernel is called with; of arrays whose beginning is not there, where that would be.
fn arguments(kernel: &Kernel, bank: usize) -> Vec<String> {
    let mut arrays = 0;
    let argument = |(k, param): (usize, &Param)| match param {
        Param::Trip { c_type, plus } => format!("({c_type})(n + {plus})"),
        Param::Scalar { .. } => format!("s{k}"),
        Param::Array { kind, .. } => {
            let array = arrays;
            arrays += 1;
            match kernel.data.is_empty() {
                true => format!("at[{bank}][{array}]"),
                false => format!(
                    "(void *)(at[{bank}][{array}] - first[{array}] * (long)sizeof({}))",
                    kind.c_type
                ),
            }
        }
    };
    kernel.params.iter().enumerate().map(argument).collect()
}
