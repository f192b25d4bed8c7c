//! Which compiler a call means.

use std::path::Path;

/// Programs that run the compiler named after them.
const LAUNCHERS: &[&str] = &["ccache", "sccache", "distcc", "icecc", "buildcache"];

/// Endings of files that a compiler takes as inputs.
const INPUTS: &[&str] = &[
    "c", "h", "i", "s", "S", "sx", "o", "obj", "lo", "a", "la", "so", "lib", "cc", "cp", "cpp",
    "cxx", "c++", "C", "CPP", "hh", "hpp", "ii", "m", "mi", "mm", "f", "f90", "F", "ads", "adb",
    "d", "go", "bc", "ll", "dylib",
];

/// The words of the compiler's command and the number of `args` among them.
///
/// The first of `args` is the compiler if it is the name of a program: it begins with neither `-`
/// nor `@`, does not end like an input file, and is found on the `PATH` (or, with a slash, is an
/// executable file) or looks like the name of a compiler. A launcher such as ccache takes the next
/// word, too, under the same rule.
pub fn named(args: &[String]) -> (Vec<String>, usize) {
    let mut words = Vec::new();
    while let Some(arg) = args.get(words.len()) {
        if !is_program(arg) {
            break;
        }
        words.push(arg.clone());
        if !is_launcher(arg) {
            break;
        }
    }
    let count = words.len();
    (words, count)
}

/// The part of the command that compiles: without launchers, which would only look at a run of the
/// preprocessor and hand it on.
pub fn without_launchers(command: &[String]) -> &[String] {
    let first = command.iter().position(|word| !is_launcher(word));
    &command[first.unwrap_or(0)..]
}

/// The compiler that a link named `vcc-COMPILER` to vcc stands for.
pub fn by_own_name(program: &str) -> Option<String> {
    let name = base(program).strip_prefix("vcc-")?;
    (!name.is_empty()).then(|| name.to_string())
}

/// Whether the first argument of vcc says `vcc cc`. ccache makes paths of programs of the words of
/// `CCACHE_PREFIX`.
pub fn means_driver(word: &str) -> bool {
    word == "cc" || (base(word) == "cc" && is_program(word) && is_executable(Path::new(word)))
}

/// Whether the compiler's name says that it takes `.c` files as C++.
pub fn is_cplusplus(command: &[String]) -> bool {
    command.last().is_some_and(|word| base(word).contains("++"))
}

/// Whether the compiler's name says that it is clang.
pub fn looks_like_clang(command: &[String]) -> bool {
    command.iter().any(|word| base(word).contains("clang"))
}

fn base(word: &str) -> &str {
    word.rsplit('/').next().unwrap_or(word)
}

fn is_launcher(word: &str) -> bool {
    LAUNCHERS.contains(&base(word))
}

fn is_program(word: &str) -> bool {
    if word.is_empty() || word.starts_with(['-', '@']) {
        return false;
    }
    let extension = Path::new(word).extension().and_then(|e| e.to_str());
    if extension.is_some_and(|e| INPUTS.contains(&e)) || base(word).contains(".so.") {
        return false;
    }
    looks_like_compiler(word) || found(word)
}

fn looks_like_compiler(word: &str) -> bool {
    let base = base(word);
    is_launcher(word)
        || base.contains("gcc")
        || base.contains("clang")
        || base == "cc"
        || base.ends_with("-cc")
}

/// Whether the shell would find a program of that name.
fn found(word: &str) -> bool {
    if word.contains('/') {
        return is_executable(Path::new(word));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| is_executable(&folder.join(word)))
}

fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).is_ok_and(|m| m.is_file() && m.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> (String, usize) {
        let args: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        let (words, count) = named(&args);
        (words.join(" "), count)
    }

    #[test]
    fn the_first_argument_may_be_the_compiler() {
        let no = (String::new(), 0);
        assert_eq!(split("gcc -c a.c"), ("gcc".to_string(), 1));
        assert_eq!(split("x-gcc-4.9 a.c"), ("x-gcc-4.9".to_string(), 1));
        assert_eq!(
            split("ccache clang-19 -c a.c"),
            ("ccache clang-19".to_string(), 2)
        );
        assert_eq!(split("ccache -c a.c"), ("ccache".to_string(), 1));
        assert_eq!(split("sh -c a.c"), ("sh".to_string(), 1));
        assert_eq!(split("/bin/sh"), ("/bin/sh".to_string(), 1));
        assert_eq!(split("-c a.c"), no);
        assert_eq!(split("gcc.c -o x"), no);
        assert_eq!(split("no-such-program -o x"), no);
        assert_eq!(split("@gcc"), no);
        assert_eq!(split(""), no);
    }

    #[test]
    fn launchers_are_left_out_for_the_preprocessor() {
        let words = |text: &str| text.split(' ').map(str::to_string).collect::<Vec<_>>();
        assert_eq!(
            without_launchers(&words("ccache distcc gcc -m32")),
            words("gcc -m32")
        );
        assert_eq!(without_launchers(&words("ccache")), words("ccache"));
    }

    #[test]
    fn a_link_names_its_compiler() {
        assert_eq!(
            by_own_name("/usr/bin/vcc-clang-19"),
            Some("clang-19".to_string())
        );
        assert_eq!(by_own_name("vcc"), None);
    }
}
