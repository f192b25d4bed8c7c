//! What files are by their names and first bytes: those that are no C are refused.

use crate::failure::Failure;
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
