//! Names of files in what the compiler writes: the vectorized file goes by the original's.

use super::mirror::Mirror;
use frontend::source::Source;

/// Which compiler it is, with its version, as far as options differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// gcc
    Gcc(u32),
    /// clang
    Clang(u32),
}

impl Family {
    /// By the macros that the compiler predefines; `None`: neither gcc nor clang, or not C.
    pub fn of(source: &Source) -> Option<Family> {
        if source.predefined("__cplusplus").is_some() {
            return None;
        }
        let number = |name: &str| source.predefined(name)?.trim().parse().ok();
        match number("__clang_major__") {
            Some(version) => Some(Family::Clang(version)),
            None => Some(Family::Gcc(number("__GNUC__")?)),
        }
    }

    /// How names of headers begin that are found beside a file of that name.
    pub fn beside(self, original: &str) -> String {
        let slash = original.rfind('/').map(|at| at + 1);
        match (slash, self) {
            (Some(end), Family::Gcc(_)) => original[..end].to_string(),
            (None, Family::Gcc(_)) => String::new(),
            (None, Family::Clang(_)) => "./".to_string(),
            (Some(end), Family::Clang(_)) => format!("{}/", original[..end].trim_end_matches('/')),
        }
    }

    /// Options that give `mirror` the names that belong to the original, `name`, in debug
    /// information and in `__FILE__` and `__BASE_FILE__`, as `flags` would have mapped them.
    pub fn maps(self, mirror: &Mirror, name: &str, flags: &[String]) -> Vec<String> {
        let macros = match self {
            Family::Gcc(version) => version >= 8,
            Family::Clang(version) => version >= 10,
        };
        let kinds = ["-fdebug-prefix-map=", "-fmacro-prefix-map="];
        let kinds = &kinds[..if macros { 2 } else { 1 }];
        let mut maps = Vec::new();
        const DOTS: &[&str] = &[
            "-fmacro-p",
            "-ffile-p",
            "-ffile-c",
            "-ffile-r",
            "-fno-file-r",
        ];
        let dots = |flag: &String| DOTS.iter().any(|start| flag.starts_with(start));
        if matches!(self, Family::Clang(15..)) && !flags.iter().any(dots) {
            // Since then a map for macros takes all `./` out of `__FILE__`, too.
            maps.push("-fno-file-reproducible".to_string());
        }
        for kind in kinds {
            let folder = mapped(&mirror.original, flags, kind);
            // An option cannot name a file with this in its name.
            let nameless = mirror.file.contains('=');
            if nameless || !mirror.headers.is_empty() {
                maps.push(format!("{kind}{}={folder}", mirror.folder));
            }
            // What the user says of single files.
            for header in &mirror.headers {
                let rest = &header[mirror.original.len()..];
                let wanted = mapped(header, flags, kind);
                if wanted != format!("{folder}{rest}") && !rest.contains('=') {
                    maps.push(format!("{kind}{}{rest}={wanted}", mirror.folder));
                }
            }
            let main = mapped(name, flags, kind);
            if !nameless {
                maps.push(format!("{kind}{}={main}", mirror.file));
            }
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

    fn mirror(original: &str, headers: &[&str]) -> Mirror {
        Mirror {
            file: "/t/0/a.c".to_string(),
            folder: "/t/0/".to_string(),
            original: original.to_string(),
            headers: headers.iter().map(|name| name.to_string()).collect(),
        }
    }

    #[test]
    fn the_users_own_maps_come_first() {
        let flags = [
            "-ffile-prefix-map=/b=x",
            "-fdebug-prefix-map=/b/c/u=y",
            "-O2",
        ]
        .map(String::from);
        let headers = ["/b/c/v.h", "/b/c/u/w.h"];
        assert_eq!(
            Family::Gcc(12).maps(&mirror("/b/c/", &headers), "/b/c/a.c", &flags),
            [
                "-fdebug-prefix-map=/t/0/=x/c/",
                "-fdebug-prefix-map=/t/0/u/w.h=y/w.h",
                "-fdebug-prefix-map=/t/0/a.c=x/c/a.c",
                "-fmacro-prefix-map=/t/0/=x/c/",
                "-fmacro-prefix-map=/t/0/a.c=x/c/a.c"
            ]
        );
        let debug = "-fdebug-prefix-map=/t/0/a.c=a.c";
        assert_eq!(Family::Gcc(7).maps(&mirror("", &[]), "a.c", &[]), [debug]);
        assert_eq!(
            Family::Clang(19).maps(&mirror("./", &[]), "a.c", &[]),
            [
                "-fno-file-reproducible",
                debug,
                "-fmacro-prefix-map=/t/0/a.c=a.c"
            ]
        );
    }

    #[test]
    fn names_begin_as_beside_the_original() {
        for (name, gcc, clang) in [
            ("a.c", "", "./"),
            ("./a.c", "./", "./"),
            ("s/t/a.c", "s/t/", "s/t/"),
            ("s//a.c", "s//", "s/"),
            ("/a.c", "/", "/"),
        ] {
            assert_eq!(Family::Gcc(12).beside(name), gcc);
            assert_eq!(Family::Clang(19).beside(name), clang);
        }
    }
}
