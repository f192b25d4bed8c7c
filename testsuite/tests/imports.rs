//! No file imports what imports it, directly or by way of others.
//!
//! A file uses another one where a path leads to an item in it, be it in a `use` or in the code: to the
//! file that declares modules too, if the item is one that it re-exports. Unit tests do not count.

use frontend::sorted::{SortedMap, SortedSet};
use std::path::Path;

/// The folders of sources, each a crate.
const CRATES: &[&str] = &[
    "pragma-spec/src",
    "frontend/src",
    "midend/src",
    "emit/src",
    "src",
    "testsuite/src",
];

/// Modules that still are in a circle, by crate. Nothing may be added; what no longer is in one is
/// taken out.
const STILL: &[(&str, &[&str])] = &[
    (
        "frontend/src",
        &[
            "build",
            "build::attributes",
            "build::declarator",
            "build::directives",
            "build::needed",
            "build::specifiers",
            "directives",
            "sorted",
            "sorted::set",
            "source",
            "source::expand",
            "source::lines",
            "source::macros",
            "source::mask",
            "source::mask::buffer",
            "source::mask::walk",
            "source::origin",
            "source::original",
            "source::shifts",
            "source::split",
            "tree",
            "types",
            "types::layout",
            "types::table",
            "unit",
        ],
    ),
    (
        "testsuite/src",
        &[
            "generate",
            "generate::arrays",
            "generate::divergent",
            "generate::divergent::calls",
            "generate::divergent::mixed",
            "generate::divergent::mixed::records",
            "generate::divergent::mixed::walks",
            "generate::functions",
            "generate::loops",
            "generate::statements",
            "generate::values",
        ],
    ),
];

/// The modules of a crate by their paths, `""` being its root, and their texts.
fn modules(krate: &str) -> SortedMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(krate);
    let mut found = SortedMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let name = path.strip_prefix(&root).unwrap().with_extension("");
                let name = name.to_str().unwrap().replace('/', "::");
                let name = match name.as_str() {
                    "lib" | "main" | "mod" => "",
                    name => name.strip_suffix("::mod").unwrap_or(name),
                };
                let text = std::fs::read_to_string(&path).unwrap();
                found.insert(name.to_owned(), code(&text));
            }
        }
    }
    found
}

/// A text without comments, strings, visibilities and the unit tests at its end.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| match line.find("//") {
        Some(at) => &line[..at],
        None => line,
    });
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    let end = text
        .match_indices("#[cfg(test)]\nmod ")
        .map(|(at, _)| at)
        .find(|&at| {
            text[at..]
                .lines()
                .nth(1)
                .is_some_and(|line| line.ends_with('{'))
        });
    let text = &text[..end.unwrap_or(text.len())];
    // Whatever stands between two quotes is no path.
    let text = text.replace("\\\"", "").replace("'\"'", "");
    let text: String = text.split('"').step_by(2).collect();
    let mut parts = text.split("pub(in ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| {
        all + "pub " + part.split_once(')').map_or(part, |(_, rest)| rest)
    })
}

/// The paths that a text names: those of `use`, taken apart, and the others.
fn paths(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = String::new();
    for (k, statement) in text.split("use ").enumerate() {
        let Some((tree, after)) = statement.split_once(';').filter(|_| k > 0) else {
            rest += statement;
            continue;
        };
        let tree = tree.replace(" as ", "!").replace(char::is_whitespace, "");
        take_apart("", &tree, &mut found);
        rest += after;
    }
    let inside = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let words = rest
        .split(|c| !inside(c))
        .filter(|word| word.contains("::"));
    found.extend(words.map(|word| word.trim_matches(':').to_owned()));
    found
}

/// `a::{b, c::d}` is `a::b` and `a::c::d`.
fn take_apart(prefix: &str, tree: &str, found: &mut Vec<String>) {
    let Some((before, inner)) = tree.split_once('{') else {
        let path = tree.split('!').next().unwrap_or_default();
        found.push(
            format!("{prefix}{path}")
                .trim_end_matches("::self")
                .to_owned(),
        );
        return;
    };
    let prefix = format!("{prefix}{before}");
    let inner = &inner[..inner.rfind('}').unwrap_or(inner.len())];
    let (mut depth, mut start) = (0, 0);
    for (at, c) in inner.char_indices().chain([(inner.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                if start < at {
                    take_apart(&prefix, &inner[start..at], found);
                }
                start = at + 1;
            }
            _ => {}
        }
    }
}

/// The module in which a path that `from` names ends.
fn resolve(modules: &SortedMap<String, String>, from: &str, path: &str) -> Option<String> {
    let inner = |module: &str, name: &str| match module {
        "" => name.to_owned(),
        module => format!("{module}::{name}"),
    };
    let mut names = path.split("::").peekable();
    let mut module = match names.peek()? {
        &"crate" => String::new(),
        &"self" | &"super" => from.to_owned(),
        name if modules.contains_key(&inner(from, name)) => from.to_owned(),
        _ => return None,
    };
    while let Some(name) = names.next_if(|name| ["crate", "self", "super"].contains(name)) {
        if name == "super" {
            module.truncate(module.rfind("::").unwrap_or(0));
        }
    }
    for name in names {
        let next = inner(&module, name);
        if !modules.contains_key(&next) {
            break;
        }
        module = next;
    }
    (module != from).then_some(module)
}

/// The modules that a module leads to.
fn reached<'a>(
    uses: &'a SortedMap<String, SortedSet<String>>,
    from: &str,
) -> SortedSet<&'a String> {
    let mut found = SortedSet::new();
    let mut open: Vec<&String> = uses[from].iter().collect();
    while let Some(module) = open.pop() {
        if found.insert(module) {
            open.extend(&uses[module]);
        }
    }
    found
}

#[test]
fn no_file_imports_what_imports_it() {
    let mut wrong = Vec::new();
    for &krate in CRATES {
        let modules = modules(krate);
        let of = |(name, text): (&String, &String)| {
            let paths = paths(text).into_iter();
            let used = paths.filter_map(|path| resolve(&modules, name, &path));
            (name.clone(), used.collect())
        };
        let uses: SortedMap<String, SortedSet<String>> = modules.iter().map(of).collect();
        let listed = STILL.iter().find(|(name, _)| *name == krate);
        let still = listed.map_or(&[][..], |(_, still)| still);
        for name in uses.keys() {
            let circle = reached(&uses, name).contains(name);
            match (circle, still.contains(&name.as_str())) {
                (true, false) => {
                    let with = uses[name]
                        .iter()
                        .filter(|m| reached(&uses, m).contains(name));
                    let with: Vec<&str> = with.map(String::as_str).collect();
                    wrong.push(format!("{krate}: `{name}` is in a circle with {with:?}"));
                }
                (false, true) => wrong.push(format!("{krate}: `{name}` is in no circle any more")),
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
