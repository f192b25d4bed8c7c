//! Reports of what became of the loops of a file, for other programs to read.
//!
//! `data` is the report; each format is a file that turns it into text, and a row in [`FORMATS`].

pub mod collect;
pub mod data;
mod findings;
mod json;
mod sarif;
mod yaml;

use data::Report;
use std::path::Path;

/// A way to write a report.
#[derive(Debug)]
pub struct Format {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it is, for the user.
    pub what: &'static str,
    /// Endings of the names of its files; the first is the one that vcc chooses.
    pub endings: &'static [&'static str],
    /// The report as the bytes of a file.
    pub text: fn(&Report) -> String,
}

/// All formats.
pub const FORMATS: &[Format] = &[
    Format {
        name: "yaml",
        what: "Optimization records as LLVM writes them",
        endings: &["yaml", "yml"],
        text: yaml::text,
    },
    Format {
        name: "sarif",
        what: "SARIF 2.1.0, which editors and CI show",
        endings: &["sarif"],
        text: sarif::text,
    },
    Format {
        name: "json",
        what: "All that is known, as JSON",
        endings: &["json"],
        text: json::text,
    },
];

/// The format of a file, by the ending of its name.
pub fn format_of(path: &Path) -> Option<&'static Format> {
    let ending = path.extension()?.to_str()?;
    FORMATS
        .iter()
        .find(|format| format.endings.contains(&ending))
}

/// All endings, for messages: `.yaml, .yml, .sarif, .json`.
pub fn endings() -> String {
    let endings = FORMATS.iter().flat_map(|format| format.endings);
    let endings: Vec<String> = endings.map(|ending| format!(".{ending}")).collect();
    endings.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_of_a_name_says_which_format_it_is() {
        let name = |path: &str| format_of(Path::new(path)).map(|format| format.name);
        assert_eq!(name("a.vcc.yml"), Some("yaml"));
        assert_eq!(name("b/a.sarif"), Some("sarif"));
        for path in ["yaml", ".json", "a.JSON", "a.c", "-", ""] {
            assert_eq!(name(path), None, "{path}");
        }
        assert_eq!(endings(), ".yaml, .yml, .sarif, .json");
    }
}
