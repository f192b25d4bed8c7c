//! The options of the C compiler: how each is spelled, whether its value follows in the next
//! argument, and what it is about.
//!
//! What is not in the table is an option that stands alone, of which nothing is known.

use super::reason::Reason;

/// What an option is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Language, macros and code: every run of the compiler gets it.
    Compile,
    /// A folder or file to read; every run gets it, and it says nothing of the code.
    Search,
    /// For the linker.
    Link,
    /// `-c`
    Object,
    /// `-S`
    Assembly,
    /// `-o`
    Output,
    /// Dependencies for make.
    Depend,
    /// `-x`
    Language,
    /// `-Wp,…`: for the preprocessor, perhaps dependencies.
    Preprocessor,
    /// The call is not one to vectorize.
    Forward(Reason),
}

/// Where the value of an option stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// There is none.
    Alone,
    /// Attached, perhaps empty.
    Joined,
    /// The next argument.
    Separate,
    /// Attached, or else the next argument.
    Either,
}

use Form::{Alone, Either, Joined, Separate};
use Role::{Assembly, Compile, Depend, Forward, Language, Link, Object, Output, Search};

const QUERY: Role = Forward(Reason::Query);
const PREPROCESS: Role = Forward(Reason::Preprocessing);
const FILES: Role = Forward(Reason::IntermediateFiles);
const COMMANDS: Role = Forward(Reason::CommandsShown);
const UNSUPPORTED: Role = Forward(Reason::UnsupportedOption);

/// All options that are more than a word of their own.
const TABLE: &[(&str, Form, Role)] = &[
    ("-", Alone, Forward(Reason::StandardInput)),
    ("-###", Alone, COMMANDS),
    ("--analyze", Alone, Forward(Reason::Analysis)),
    ("--analyzer-output", Separate, UNSUPPORTED),
    ("--compile", Alone, UNSUPPORTED),
    ("--coverage", Alone, Compile),
    ("--help", Joined, QUERY),
    ("--output", Separate, UNSUPPORTED),
    ("--output=", Joined, UNSUPPORTED),
    ("--param", Separate, Compile),
    ("--param=", Joined, Compile),
    ("--preprocess", Alone, PREPROCESS),
    ("--print-", Joined, QUERY),
    ("--save-temps", Joined, FILES),
    ("--std=", Joined, Compile),
    ("--sysroot", Separate, Search),
    ("--sysroot=", Joined, Search),
    ("--target-help", Alone, QUERY),
    ("--target=", Joined, Compile),
    ("--verbose", Alone, COMMANDS),
    ("--version", Alone, QUERY),
    ("-A", Either, Compile),
    ("-B", Either, Search),
    ("-C", Alone, UNSUPPORTED),
    ("-CC", Alone, UNSUPPORTED),
    ("-D", Either, Compile),
    ("-E", Alone, PREPROCESS),
    ("-F", Either, Search),
    ("-G", Either, Link),
    ("-H", Alone, COMMANDS),
    ("-I", Either, Search),
    ("-I-", Alone, UNSUPPORTED),
    ("-L", Either, Link),
    ("-M", Alone, PREPROCESS),
    ("-MD", Alone, Depend),
    ("-MF", Either, Depend),
    ("-MG", Alone, Depend),
    ("-MJ", Either, UNSUPPORTED),
    ("-MM", Alone, PREPROCESS),
    ("-MMD", Alone, Depend),
    ("-MP", Alone, Depend),
    ("-MQ", Either, Depend),
    ("-MT", Either, Depend),
    ("-O", Joined, Compile),
    ("-P", Alone, UNSUPPORTED),
    ("-Q", Alone, COMMANDS),
    ("-R", Separate, Link),
    ("-S", Alone, Assembly),
    ("-T", Either, Link),
    ("-U", Either, Compile),
    ("-V", Joined, QUERY),
    ("-W", Joined, Compile),
    ("-Wa,", Joined, Compile),
    ("-Wl,", Joined, Link),
    ("-Wp,", Joined, Role::Preprocessor),
    ("-Xanalyzer", Separate, UNSUPPORTED),
    ("-Xassembler", Separate, Compile),
    ("-Xclang", Separate, Compile),
    ("-Xlinker", Separate, Link),
    ("-Xpreprocessor", Separate, UNSUPPORTED),
    ("-ansi", Alone, Compile),
    ("-arch", Separate, UNSUPPORTED),
    ("-aux-info", Joined, FILES),
    ("-c", Alone, Object),
    ("-cc1", Joined, UNSUPPORTED),
    ("-combine", Alone, UNSUPPORTED),
    ("-d", Joined, FILES),
    ("-dumpbase", Separate, FILES),
    ("-dumpbase-ext", Separate, FILES),
    ("-dumpdir", Separate, FILES),
    ("-dumpfullversion", Alone, QUERY),
    ("-dumpmachine", Alone, QUERY),
    ("-dumpspecs", Alone, QUERY),
    ("-dumpversion", Alone, QUERY),
    ("-e", Separate, Link),
    ("-emit-ast", Alone, UNSUPPORTED),
    ("-f", Joined, Compile),
    ("-framework", Separate, Link),
    ("-g", Joined, Compile),
    ("-idirafter", Either, Search),
    ("-imacros", Either, Search),
    ("-imultiarch", Either, Search),
    ("-imultilib", Either, Search),
    ("-include", Either, Search),
    ("-include-pch", Separate, UNSUPPORTED),
    ("-install_name", Separate, Link),
    ("-iplugindir=", Joined, Search),
    ("-iprefix", Either, Search),
    ("-iquote", Either, Search),
    ("-isysroot", Either, Search),
    ("-isystem", Either, Search),
    ("-isystem-after", Separate, Search),
    ("-iwithprefix", Either, Search),
    ("-iwithprefixbefore", Either, Search),
    ("-l", Either, Link),
    ("-m", Joined, Compile),
    ("-mllvm", Separate, Compile),
    ("-nostdinc", Alone, Compile),
    ("-o", Either, Output),
    ("-p", Alone, Compile),
    ("-pedantic", Alone, Compile),
    ("-pedantic-errors", Alone, Compile),
    ("-pg", Alone, Compile),
    ("-pipe", Alone, Compile),
    ("-print-", Joined, QUERY),
    ("-pthread", Alone, Compile),
    ("-qversion", Alone, QUERY),
    ("-rpath", Separate, Link),
    ("-save-temps", Joined, FILES),
    ("-specs=", Joined, Search),
    ("-std=", Joined, Compile),
    ("-target", Separate, Compile),
    ("-time", Joined, COMMANDS),
    ("-traditional", Joined, UNSUPPORTED),
    ("-trigraphs", Alone, Compile),
    ("-u", Separate, Link),
    ("-undef", Alone, Compile),
    ("-v", Alone, COMMANDS),
    ("-version", Alone, QUERY),
    ("-w", Alone, Compile),
    ("-working-directory", Either, UNSUPPORTED),
    ("-wrapper", Separate, UNSUPPORTED),
    ("-x", Either, Language),
    ("-z", Separate, Link),
];

/// An option as it stands in a list of arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found<'a> {
    /// The option without its value.
    pub name: &'static str,
    /// What it is about.
    pub role: Role,
    /// Its value; `None` if it takes none.
    pub value: Option<&'a str>,
    /// How many arguments it takes, itself included.
    pub width: usize,
}

/// Looks up the option `arg`, which `next` follows. `None`: no option that the table knows.
///
/// # Errors
/// The option needs a value, and there is no next argument.
pub fn look_up<'a>(arg: &'a str, next: Option<&'a str>) -> Result<Option<Found<'a>>, String> {
    let matches = |(name, form, _): &&(&'static str, Form, Role)| match form {
        Alone | Separate => arg == *name,
        Joined | Either => arg.starts_with(name),
    };
    let best = TABLE.iter().filter(matches).max_by_key(|entry| {
        let exact = arg == entry.0;
        (exact, entry.0.len())
    });
    let Some(&(name, form, role)) = best else {
        return Ok(None);
    };
    let attached = &arg[name.len()..];
    let (value, width) = match form {
        Alone => (None, 1),
        Joined => (Some(attached), 1),
        Either if !attached.is_empty() => (Some(attached), 1),
        Separate | Either => {
            let value = next.ok_or_else(|| format!("`{arg}` needs a value"))?;
            (Some(value), 2)
        }
    };
    Ok(Some(Found {
        name,
        role,
        value,
        width,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(arg: &'static str) -> (&'static str, Option<&'static str>, usize) {
        let found = look_up(arg, Some("next")).unwrap().unwrap();
        (found.name, found.value, found.width)
    }

    #[test]
    fn the_longest_name_wins() {
        assert_eq!(found("-Iinc"), ("-I", Some("inc"), 1));
        assert_eq!(found("-I"), ("-I", Some("next"), 2));
        assert_eq!(found("-I-"), ("-I-", None, 1));
        assert_eq!(found("-MF"), ("-MF", Some("next"), 2));
        assert_eq!(found("-MMD"), ("-MMD", None, 1));
        assert_eq!(found("-Wl,-z"), ("-Wl,", Some("-z"), 1));
        assert_eq!(found("-Wall"), ("-W", Some("all"), 1));
        assert_eq!(found("-includex.h"), ("-include", Some("x.h"), 1));
        assert_eq!(found("-dumpversion"), ("-dumpversion", None, 1));
        assert_eq!(found("-dumpdir"), ("-dumpdir", Some("next"), 2));
        assert_eq!(found("-O"), ("-O", Some(""), 1));
        assert_eq!(found("-undef"), ("-undef", None, 1));
        assert_eq!(look_up("-no-such-option", None), Ok(None));
    }

    #[test]
    fn a_value_that_is_not_there_is_an_error() {
        let message = "`-I` needs a value".to_string();
        assert_eq!(look_up("-I", None), Err(message));
    }

    #[test]
    fn the_table_is_sorted_and_names_each_option_once() {
        let names: Vec<&str> = TABLE.iter().map(|entry| entry.0).collect();
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
    }
}
