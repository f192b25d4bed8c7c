//! Names of files in what the compiler writes: the vectorized file goes by the original's.

use super::headers::HERE;
use frontend::source::Source;

/// Which compiler it is, as far as options differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// gcc, with its version.
    Gcc(u32),
    /// clang
    Clang,
}

impl Family {
    /// By the macros that the compiler predefines; `None`: neither gcc nor clang, or not C.
    pub fn of(source: &Source) -> Option<Family> {
        if source.predefined("__cplusplus").is_some() {
            return None;
        }
        let version = source.predefined("__GNUC__")?.trim().parse().ok()?;
        Some(match source.predefined("__clang__") {
            Some(_) => Family::Clang,
            None => Family::Gcc(version),
        })
    }

    /// How the folder of the original is given to `-iquote` so that headers found there have the
    /// names they have beside the original.
    pub fn folder(self, original: &str) -> String {
        match (original.rsplit_once('/'), self) {
            (Some(("", _)), _) => "/".to_string(),
            (Some((folder, _)), _) => folder.to_string(),
            (None, Family::Gcc(_)) => HERE.to_string(),
            (None, Family::Clang) => ".".to_string(),
        }
    }

    /// Options that give `temporary` the name `original` in debug information and in
    /// `__BASE_FILE__`, as `flags` would have mapped it.
    pub fn maps(self, temporary: &str, original: &str, flags: &[String]) -> Vec<String> {
        let debug = mapped(original, flags, "-fdebug-prefix-map=");
        let macros = mapped(original, flags, "-fmacro-prefix-map=");
        let mut maps = vec![format!("-fdebug-prefix-map={temporary}={debug}")];
        match self {
            // A header beside the original has no folder in its name.
            Family::Gcc(8..) => {
                maps.push(format!("-fmacro-prefix-map={temporary}={macros}"));
                if !original.contains('/') {
                    maps.push(format!("-ffile-prefix-map={HERE}="));
                }
            }
            Family::Gcc(_) if !original.contains('/') => {
                maps.push(format!("-fdebug-prefix-map={HERE}="));
            }
            // `#line` is enough for clang's macros, and such a map would change other names.
            Family::Gcc(_) | Family::Clang => {}
        }
        maps
    }
}

/// What the user's own maps make of a name; the last that fits wins.
fn mapped(name: &str, flags: &[String], kind: &str) -> String {
    let map = |flag: &String| {
        let map = flag
            .strip_prefix(kind)
            .or_else(|| flag.strip_prefix("-ffile-prefix-map="))?;
        let (old, new) = map.split_once('=')?;
        Some(format!("{new}{}", name.strip_prefix(old)?))
    };
    flags
        .iter()
        .rev()
        .find_map(map)
        .unwrap_or_else(|| name.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_users_own_maps_come_first() {
        let flags =
            ["-ffile-prefix-map=/b=x", "-fdebug-prefix-map=/b/c=y", "-O2"].map(String::from);
        assert_eq!(
            Family::Gcc(12).maps("/tmp/0/a.c", "/b/c/a.c", &flags),
            [
                "-fdebug-prefix-map=/tmp/0/a.c=y/a.c",
                "-fmacro-prefix-map=/tmp/0/a.c=x/c/a.c"
            ]
        );
        assert_eq!(
            Family::Clang.maps("/tmp/0/a.c", "a.c", &[]),
            ["-fdebug-prefix-map=/tmp/0/a.c=a.c"]
        );
    }

    #[test]
    fn the_folder_is_spelled_as_beside_the_original() {
        assert_eq!(Family::Gcc(12).folder("a.c"), ".//");
        assert_eq!(Family::Clang.folder("a.c"), ".");
        assert_eq!(Family::Clang.folder("./a.c"), ".");
        assert_eq!(Family::Gcc(12).folder("s/t/a.c"), "s/t");
        assert_eq!(Family::Gcc(12).folder("/a.c"), "/");
    }
}
