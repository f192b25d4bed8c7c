//! Flags of the build under which nothing is vectorized.

use super::reason::Reason;

/// A flag, what takes it back, and why nothing is vectorized under it. A name that ends in `=`
/// stands for itself with any value. Of a flag and what takes it back the last one wins.
const TOGGLES: &[(&str, &str, Reason)] = &[
    ("-ftrapv", "-fno-trapv", Reason::TrappingArithmetic),
    ("-frounding-math", "-fno-rounding-math", Reason::Rounding),
    (
        "-fsingle-precision-constant",
        "-fno-single-precision-constant",
        Reason::Layout,
    ),
    ("-fpack-struct", "-fno-pack-struct", Reason::Layout),
    ("-fpack-struct=", "-fno-pack-struct", Reason::Layout),
    ("-fshort-enums", "-fno-short-enums", Reason::Layout),
    ("-mms-bitfields", "-mno-ms-bitfields", Reason::Layout),
    (
        "-fno-tree-vectorize",
        "-ftree-vectorize",
        Reason::VectorizationOff,
    ),
    (
        "-fno-tree-loop-vectorize",
        "-ftree-loop-vectorize",
        Reason::VectorizationOff,
    ),
    ("-fno-vectorize", "-fvectorize", Reason::VectorizationOff),
    ("--coverage", "", Reason::Profile),
    ("-fprofile-arcs", "-fno-profile-arcs", Reason::Profile),
    ("-ftest-coverage", "-fno-test-coverage", Reason::Profile),
    (
        "-fprofile-generate",
        "-fno-profile-generate",
        Reason::Profile,
    ),
    (
        "-fprofile-generate=",
        "-fno-profile-generate",
        Reason::Profile,
    ),
    ("-fprofile-use", "-fno-profile-use", Reason::Profile),
    ("-fprofile-use=", "-fno-profile-use", Reason::Profile),
    (
        "-fprofile-instr-generate",
        "-fno-profile-instr-generate",
        Reason::Profile,
    ),
    (
        "-fprofile-instr-generate=",
        "-fno-profile-instr-generate",
        Reason::Profile,
    ),
    (
        "-fprofile-instr-use",
        "-fno-profile-instr-use",
        Reason::Profile,
    ),
    (
        "-fprofile-instr-use=",
        "-fno-profile-instr-use",
        Reason::Profile,
    ),
    (
        "-fprofile-sample-use",
        "-fno-profile-sample-use",
        Reason::Profile,
    ),
    (
        "-fprofile-sample-use=",
        "-fno-profile-sample-use",
        Reason::Profile,
    ),
    (
        "-fcs-profile-generate",
        "-fno-cs-profile-generate",
        Reason::Profile,
    ),
    (
        "-fcs-profile-generate=",
        "-fno-cs-profile-generate",
        Reason::Profile,
    ),
    (
        "-fcoverage-mapping",
        "-fno-coverage-mapping",
        Reason::Profile,
    ),
    ("-fauto-profile", "-fno-auto-profile", Reason::Profile),
    ("-fauto-profile=", "-fno-auto-profile", Reason::Profile),
    (
        "-fbranch-probabilities",
        "-fno-branch-probabilities",
        Reason::Profile,
    ),
    (
        "-finstrument-functions",
        "-fno-instrument-functions",
        Reason::Instrumentation,
    ),
    (
        "-fsanitize-coverage=",
        "-fno-sanitize-coverage",
        Reason::Instrumentation,
    ),
    (
        "-fxray-instrument",
        "-fno-xray-instrument",
        Reason::Instrumentation,
    ),
    ("-fanalyzer", "-fno-analyzer", Reason::Analysis),
    ("-fsyntax-only", "", Reason::SyntaxOnly),
    ("-fcallgraph-info", "", Reason::IntermediateFiles),
    ("-fcallgraph-info=", "", Reason::IntermediateFiles),
    (
        "-fstack-usage",
        "-fno-stack-usage",
        Reason::IntermediateFiles,
    ),
    (
        "-fsave-optimization-record",
        "-fno-save-optimization-record",
        Reason::IntermediateFiles,
    ),
    ("-ftime-report", "", Reason::CommandsShown),
    ("-fmem-report", "", Reason::CommandsShown),
    ("-fplugin=", "", Reason::UnsupportedOption),
    ("-fpass-plugin=", "", Reason::UnsupportedOption),
    ("-finput-charset=", "", Reason::UnsupportedOption),
    (
        "-fpreprocessed",
        "-fno-preprocessed",
        Reason::UnsupportedOption,
    ),
    (
        "-fdirectives-only",
        "-fno-directives-only",
        Reason::UnsupportedOption,
    ),
    ("-fmodules", "-fno-modules", Reason::UnsupportedOption),
    ("-fpch-preprocess", "", Reason::UnsupportedOption),
    ("-fopenacc", "-fno-openacc", Reason::UnsupportedOption),
];

/// Flags like `-fdump-tree-all` that begin so.
const PREFIXES: &[(&str, Reason)] = &[
    ("-fdump-", Reason::IntermediateFiles),
    ("-fopt-info", Reason::CommandsShown),
];

/// Sanitizers whose checks vector code passes as the original does: they watch memory, and the
/// vector loops load and store exactly the bytes that the scalar loops do.
const HARMLESS_SANITIZERS: &[&str] = &["address", "leak", "pointer-compare", "pointer-subtract"];

/// All flags under which nothing is vectorized, with the reason, in no order to rely on but the
/// same for the same flags.
pub fn active(flags: &[String]) -> Vec<(Reason, &str)> {
    let mut found = Vec::new();
    for (name, undo, reason) in TOGGLES {
        let mut on = None;
        for flag in flags {
            if is(flag, name) {
                on = Some(flag.as_str());
            } else if flag == undo {
                on = None;
            }
        }
        found.extend(on.map(|flag| (*reason, flag)));
    }
    for (prefix, reason) in PREFIXES {
        let flag = flags.iter().find(|flag| flag.starts_with(prefix));
        found.extend(flag.map(|flag| (*reason, flag.as_str())));
    }
    found.extend(sanitizer(flags).map(|flag| (Reason::Sanitizer, flag)));
    found
}

fn is(flag: &str, name: &str) -> bool {
    match name.ends_with('=') {
        true => flag.starts_with(name),
        false => flag == name,
    }
}

/// Whether a sanitizer sees to it that nothing is accessed outside of objects.
pub fn watches_addresses(flags: &[String]) -> bool {
    let on = sanitizers(flags);
    on.iter().any(|(check, _)| check.ends_with("address"))
}

/// The flag that turns on a sanitizer that vector code would disturb.
fn sanitizer(flags: &[String]) -> Option<&str> {
    let on = sanitizers(flags);
    let disturbed = on
        .iter()
        .find(|(check, _)| !HARMLESS_SANITIZERS.contains(check));
    disturbed.map(|(_, flag)| *flag)
}

/// The sanitizers that are on, and by which flags.
fn sanitizers(flags: &[String]) -> Vec<(&str, &str)> {
    let mut on: Vec<(&str, &str)> = Vec::new();
    for flag in flags {
        if let Some(list) = flag.strip_prefix("-fsanitize=") {
            on.extend(list.split(',').map(|check| (check, flag.as_str())));
        } else if let Some(list) = flag.strip_prefix("-fno-sanitize=") {
            on.retain(|(check, _)| !list.split(',').any(|off| off == "all" || off == *check));
        }
    }
    on
}

/// The level of optimization under which nothing is vectorized, if the last one is such.
pub fn level(flags: &[String]) -> Option<(Reason, &str)> {
    match flags.iter().rev().find(|flag| flag.starts_with("-O")) {
        None => Some((Reason::Optimization, "no -O")),
        Some(flag) => match flag.as_str() {
            "-O0" | "-Og" => Some((Reason::Optimization, flag)),
            "-Os" | "-Oz" => Some((Reason::Size, flag)),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reasons(text: &str) -> Vec<Reason> {
        let flags: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        active(&flags)
            .into_iter()
            .map(|(reason, _)| reason)
            .collect()
    }

    #[test]
    fn the_last_of_two_wins() {
        assert_eq!(reasons("-ftrapv"), [Reason::TrappingArithmetic]);
        assert_eq!(reasons("-ftrapv -fno-trapv"), []);
        assert_eq!(reasons("-fno-trapv -ftrapv"), [Reason::TrappingArithmetic]);
        assert_eq!(
            reasons("-fno-tree-vectorize -ftree-vectorize -fprofile-use=x --coverage"),
            [Reason::Profile, Reason::Profile]
        );
        assert_eq!(reasons("-fdump-tree-all"), [Reason::IntermediateFiles]);
    }

    #[test]
    fn sanitizers_of_memory_do_no_harm() {
        assert_eq!(reasons("-fsanitize=address -fsanitize=leak"), []);
        assert_eq!(reasons("-fsanitize=address,undefined"), [Reason::Sanitizer]);
        assert_eq!(reasons("-fsanitize=undefined -fno-sanitize=undefined"), []);
        assert_eq!(reasons("-fsanitize=thread -fno-sanitize=all"), []);
        let watches = |flag: &str| watches_addresses(&[flag.to_string()]);
        assert!(watches("-fsanitize=leak,address"));
        assert!(!watches("-fsanitize=leak"));
    }

    #[test]
    fn the_last_level_counts() {
        let level = |text: &str| {
            let flags: Vec<String> = text.split_whitespace().map(str::to_string).collect();
            level(&flags).map(|(reason, _)| reason)
        };
        assert_eq!(level(""), Some(Reason::Optimization));
        assert_eq!(level("-O2 -O0"), Some(Reason::Optimization));
        assert_eq!(level("-O0 -O2"), None);
        assert_eq!(level("-O2 -Os"), Some(Reason::Size));
        assert_eq!(level("-O"), None);
    }
}
