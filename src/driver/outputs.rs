//! Outputs that are inputs of the same call, or one another.
//!
//! The compiler refuses to write over a file that it reads, but it can tell only of the files it is
//! given, and these are not the originals. Files are told apart by what they are, not by their names.

use super::call::{Call, Forward, Kind, Source};
use crate::flags::reason::Reason;
use crate::output::Identity;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The output of a call that writes over one of its inputs or over another output; `given` are its
/// arguments before response files were read.
pub fn conflict(call: &Call, given: &[OsString]) -> Option<Forward> {
    let response = |arg: &OsString| Some(PathBuf::from(arg.to_str()?.strip_prefix('@')?));
    let inputs = inputs(call).map(PathBuf::from);
    let inputs = inputs.chain(call.reads.iter().map(PathBuf::from));
    let inputs = inputs.chain(given.iter().filter_map(response));
    let mut taken: Vec<Identity> = inputs.filter_map(|path| Identity::of(&path)).collect();
    for output in outputs(call) {
        let Some(identity) = Identity::of(&output) else {
            continue;
        };
        if taken.contains(&identity) {
            return Some((Reason::Overwritten, output.display().to_string()));
        }
        taken.push(identity);
    }
    None
}

/// Whether the call writes over one of these files.
pub fn writes_over<'a>(call: &Call, mut files: impl Iterator<Item = &'a Path>) -> bool {
    let mut existing = outputs(call);
    existing.retain(|output| output.is_file());
    let outputs: Vec<Option<Identity>> = existing.iter().map(|o| Identity::of(o)).collect();
    !outputs.is_empty() && files.any(|file| outputs.contains(&Identity::of(file)))
}

/// The report of a C file, beside its object or, if there is none, beside the program; `None`: none is
/// asked for, or the output is no regular file and has no folder of its own.
pub fn report(call: &Call, source: &Source) -> Option<PathBuf> {
    let ending = format!("vcc.{}", call.report?);
    let name = Path::new(&call.args[source.index]).file_name()?;
    let name = Path::new(name).with_extension(&ending);
    let Some(output) = call.output.as_deref().map(Path::new) else {
        return Some(name);
    };
    if fs::metadata(output).is_ok_and(|meta| !meta.is_file()) {
        return None;
    }
    Some(match call.object || call.assembly {
        true => output.with_extension(ending),
        false => output.with_file_name(name),
    })
}

fn inputs(call: &Call) -> impl Iterator<Item = &str> {
    let both = call.args.iter().zip(&call.kinds);
    let inputs = both.filter(|(_, kind)| **kind == Kind::Input);
    inputs.map(|(arg, _)| arg.as_str())
}

/// The files that the call writes, under the names that gcc and clang give them.
fn outputs(call: &Call) -> Vec<PathBuf> {
    let named = |input: &str, ending: &str| {
        let mut name = Path::new(input)
            .file_stem()
            .unwrap_or_default()
            .to_os_string();
        name.push(".");
        name.push(ending);
        PathBuf::from(name)
    };
    let ending = match (call.assembly, call.object) {
        (true, _) => Some("s"),
        (false, true) => Some("o"),
        (false, false) => None,
    };
    let mut outputs: Vec<PathBuf> = match (&call.output, ending) {
        (Some(output), _) => vec![PathBuf::from(output)],
        (None, Some(ending)) => inputs(call).map(|input| named(input, ending)).collect(),
        (None, None) => vec![PathBuf::from("a.out")],
    };
    let beside = |ending: &str| -> Vec<PathBuf> {
        let each = outputs.iter().map(|output| output.with_extension(ending));
        each.collect()
    };
    let debug = call.args.iter().any(|arg| arg.starts_with("-gsplit-dwarf"));
    let debug = if debug { beside("dwo") } else { Vec::new() };
    let depend = match (&call.depend.file, call.depend.mode) {
        (Some(file), _) if file != "-" => vec![PathBuf::from(file)],
        (None, Some(_)) => beside("d"),
        _ => Vec::new(),
    };
    outputs.extend(debug);
    outputs.extend(depend);
    outputs.extend(
        call.sources
            .iter()
            .filter_map(|source| report(call, source)),
    );
    outputs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<String> {
        let args = text.split_whitespace().map(str::to_string).collect();
        let outputs = outputs(&Call::parse(args).unwrap());
        outputs.iter().map(|o| o.display().to_string()).collect()
    }

    #[test]
    fn outputs_have_the_names_the_compiler_gives_them() {
        for (text, wanted) in [
            ("a.c", &["a.out"][..]),
            ("a.c -o p", &["p"]),
            ("-c s/a.c b.c", &["a.o", "b.o"]),
            ("-S s/a.x.c", &["a.x.s"]),
            ("-c s/a.c -MD", &["a.o", "a.d"]),
            ("-c a.c -o o/b.x.o -MMD", &["o/b.x.o", "o/b.x.d"]),
            ("-c a.c -MD -MF f", &["a.o", "f"]),
            ("-c a.c -Wp,-MD,f -gsplit-dwarf", &["a.o", "a.dwo", "f"]),
        ] {
            assert_eq!(of(text), wanted, "{text}");
        }
    }

    #[test]
    fn reports_lie_beside_objects() {
        for (text, wanted) in [
            ("-c s/a.c b.c", &["a.vcc.yaml", "b.vcc.yaml"][..]),
            ("-c a.c -o o/b.x.o", &["o/b.x.vcc.yaml"]),
            ("-S a.c -o b", &["b.vcc.yaml"]),
            ("s/a.c b.c", &["a.vcc.yaml", "b.vcc.yaml"]),
            ("s/a.c b.o -o o/p", &["o/a.vcc.yaml"]),
            ("-c a.c -o /dev/null", &[]),
        ] {
            let args = text.split_whitespace().map(str::to_string).collect();
            let mut call = Call::parse(args).unwrap();
            let reports = |call: &Call| -> Vec<String> {
                let reports = call
                    .sources
                    .iter()
                    .filter_map(|source| report(call, source));
                reports.map(|path| path.display().to_string()).collect()
            };
            assert_eq!(reports(&call), [""; 0], "{text}");
            call.report = Some("yaml");
            assert_eq!(reports(&call), wanted, "{text}");
        }
    }
}
