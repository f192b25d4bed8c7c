//! What a call names that is not there or not what it has to be: what to do instead.

use crate::failure::Failure;
use crate::job::{Job, Only};
use crate::suggest;
use frontend::Unit;
use std::path::Path;

/// How files begin that a linker or a loader reads.
const OBJECTS: &[&[u8]] = &[
    b"\x7fELF",
    b"!<arch>\n",
    b"!<thin>\n",
    b"\xcf\xfa\xed\xfe",
    b"BC\xc0\xde",
    b"\0asm",
];

/// Endings of names of what a linker reads or writes.
const OBJECT_ENDINGS: &[&str] = &[
    "o", "obj", "lo", "a", "lib", "la", "so", "dylib", "out", "exe",
];

const CPLUSPLUS_ENDINGS: &[&str] = &[
    "cc", "cp", "cpp", "cxx", "c++", "C", "CPP", "hh", "hpp", "hxx", "ii",
];

fn ending(path: &Path) -> &str {
    path.extension().and_then(|e| e.to_str()).unwrap_or("")
}

/// Refuses names that are no C's for the input and the output of plain `vcc`; `language`: `-x` says
/// what the input is.
///
/// # Errors
/// What to do instead.
pub fn check_names(input: &Path, output: &Path, language: bool) -> Result<(), Failure> {
    let (name, written) = (input.display(), output.display());
    if !language && CPLUSPLUS_ENDINGS.contains(&ending(input)) {
        return Err(Failure::usage(format!(
            "`{name}` is C++, and vcc reads C; if it is C all the same, say so with `-x c`"
        )));
    }
    if !language && OBJECT_ENDINGS.contains(&ending(input)) {
        return Err(object(&name.to_string()));
    }
    let ending = ending(output);
    if OBJECT_ENDINGS.contains(&ending) || matches!(ending, "s" | "S") {
        return Err(Failure::usage(format!(
            "vcc writes C, and `{written}` is no name for it: name a file that ends in `.c` with -o, \
             or compile in one step with `vcc cc`"
        )));
    }
    Ok(())
}

/// Refuses what is a compiler's output.
///
/// # Errors
/// What to do instead.
pub fn check_text(name: &str, text: &[u8]) -> Result<(), Failure> {
    match OBJECTS.iter().any(|magic| text.starts_with(magic)) {
        true => Err(object(name)),
        false => Ok(()),
    }
}

fn object(name: &str) -> Failure {
    Failure::usage(format!(
        "`{name}` is an object file, a library or a program; name the C file it is made of"
    ))
}

/// Refuses what is no compiler, or did not take the file for C.
///
/// # Errors
/// What to do instead.
pub fn check_compiler(job: &Job, unit: &Unit) -> Result<(), Failure> {
    match unit.source.predefined("__STDC__") {
        Some(_) => Ok(()),
        None => Err(Failure::usage(format!(
            "`{}` does not take `{}` for C; name a C compiler with --cc, or say `-x c` if the name \
             of the file does not",
            job.compiler.program.join(" "),
            job.input_name()
        ))),
    }
}

/// Refuses an `--only` that names nothing.
///
/// # Errors
/// What it may mean.
pub fn check_only(job: &Job, unit: &Unit) -> Result<(), Failure> {
    let Some(only) = &job.only else {
        return Ok(());
    };
    let Only { function, line } = only;
    let file = job.input_name();
    let Some(def) = unit.functions.iter().find(|def| def.name == *function) else {
        let known = unit.functions.iter().map(|def| def.name.as_str());
        let similar = suggest::did_you_mean(function, known);
        return Err(Failure::usage(format!(
            "--only: vcc finds no function `{function}` in `{file}`{similar}"
        )));
    };
    let loops = midend::pipeline::loops(def).into_iter();
    let mut lines: Vec<u32> = loops.map(|l| unit.source.place(l.span).line).collect();
    lines.dedup();
    match line {
        Some(line) if !lines.contains(line) => {
            let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
            let there = match lines.is_empty() {
                true => "it has none".to_string(),
                false => format!("its loops begin on {}", lines.join(", ")),
            };
            Err(Failure::usage(format!(
                "--only: no loop of `{function}` begins on line {line} of `{file}`; {there}"
            )))
        }
        _ => Ok(()),
    }
}
