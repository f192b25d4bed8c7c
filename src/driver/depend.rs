//! Dependency files: the preprocessor writes them when it reads the original, so that they name
//! its headers and not those of the vector code.

use super::call::{Call, Forward, Source};
use crate::flags::reason::Reason;
use std::path::{Path, PathBuf};

/// A dependency file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Where the compiler would write it.
    pub file: PathBuf,
    /// Options for the preprocessor but `-MF`.
    pub options: Vec<String>,
}

/// What the compiler would write for `source`; `None`: nothing.
///
/// # Errors
/// The names of file or target would depend on the version of the compiler.
pub fn rule(call: &Call, source: &Source, clang: bool) -> Result<Option<Rule>, Forward> {
    let depend = &call.depend;
    let unknown = || (Reason::Dependencies, call.args[source.index].clone());
    let Some(mode) = depend.mode else {
        let none = depend.file.is_none() && depend.targets.is_empty() && depend.further.is_empty();
        return if none { Ok(None) } else { Err(unknown()) };
    };
    let single = call.sources.len() == 1;
    let object = call
        .output
        .as_deref()
        .filter(|o| call.object && o.ends_with(".o"));
    let stem = Path::new(&call.args[source.index])
        .file_stem()
        .unwrap_or_default();
    let file = match (&depend.file, object) {
        (Some(file), _) if file != "-" && single => PathBuf::from(file),
        (Some(_), _) => return Err(unknown()),
        (None, Some(object)) => Path::new(object).with_extension("d"),
        (None, None) if call.object && call.output.is_none() => Path::new(stem).with_extension("d"),
        (None, None) => return Err(unknown()),
    };
    let mut options = vec![mode.to_string()];
    options.extend(depend.further.iter().map(|option| option.to_string()));
    for (option, value) in &depend.targets {
        options.extend([option.to_string(), value.clone()]);
    }
    if depend.targets.is_empty() {
        match &call.output {
            // gcc's preprocessor itself makes the target of the name of the input then.
            _ if depend.past_driver && !clang => {}
            Some(output) if call.object => options.extend(["-MQ".to_string(), output.clone()]),
            None if call.object => {}
            _ => return Err(unknown()),
        }
    }
    Ok(Some(Rule { file, options }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<String> {
        let args = text.split_whitespace().map(str::to_string).collect();
        let call = Call::parse(args).unwrap();
        let rule = rule(&call, &call.sources[0], false).ok()?;
        Some(rule.map_or("none".to_string(), |rule| {
            format!("{} {}", rule.file.display(), rule.options.join(" "))
        }))
    }

    #[test]
    fn names_are_those_the_compiler_chooses() {
        for (text, wanted) in [
            ("-c s/a.c", "none"),
            ("-c s/a.c -MMD", "a.d -MMD"),
            ("-c s/a.c -MD -o o/b.x.o", "o/b.x.d -MD -MQ o/b.x.o"),
            ("-c a.c -MD -MFf -MP -MT t", "f -MD -MP -MT t"),
            ("-c s/a.c -Wp,-MMD,.a.d -o o/a.o", ".a.d -MMD"),
            ("a.c -o p -MD -MF f -MT t", "f -MD -MT t"),
        ] {
            assert_eq!(of(text).as_deref(), Some(wanted), "{text}");
        }
    }

    #[test]
    fn in_doubt_there_is_none() {
        for text in [
            "a.c -o p -MD",
            "-c a.c -MF f",
            "-c a.c -MD -MF -",
            "-c a.c b.c -MD -MF f",
            "-S a.c -MD",
            "-c a.c -o a.obj -MD",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }
}
