//! Fresh, readable names for what vcc declares.

use frontend::sorted::{SortedMap, SortedSet};

/// `stem` itself, or with the first number behind it that makes it a name that is not taken.
pub fn unused(stem: &str, taken: impl Fn(&str) -> bool) -> String {
    unused_from(stem, 1, taken).0
}

/// The same with a number from `first` on, which the names before have taken; and that number.
pub fn unused_from(stem: &str, first: u32, taken: impl Fn(&str) -> bool) -> (String, u32) {
    let mut number = first;
    loop {
        let name = match number {
            1 => stem.to_owned(),
            number => format!("{stem}{number}"),
        };
        if !taken(&name) {
            return (name, number);
        }
        number += 1;
    }
}

/// Another name for the variables of a name: the tables of plans, which have the one of the source, are shared.
#[derive(Clone, Copy)]
pub struct Renamed<'a> {
    /// What they are called.
    pub from: &'a str,
    /// What they are to be called.
    pub to: &'a str,
}

/// What a variable of a name is called.
pub fn renamed<'a>(name: &'a str, by: Option<Renamed<'a>>) -> &'a str {
    by.filter(|by| by.from == name).map_or(name, |by| by.to)
}

/// Gives out names that occur nowhere in the user's translation unit and only once in one edit.
pub struct Names<'a> {
    mentioned: &'a dyn Fn(&str) -> bool,
    used: SortedSet<String>,
    /// For each base, the number before which all names are taken: what is taken stays so.
    next: SortedMap<String, u32>,
}

impl<'a> Names<'a> {
    /// `mentioned` says whether an identifier occurs anywhere in the unit.
    pub fn new(mentioned: &'a dyn Fn(&str) -> bool) -> Names<'a> {
        Names {
            mentioned,
            used: SortedSet::new(),
            next: SortedMap::new(),
        }
    }

    /// `hint` itself, or with a number behind it.
    pub fn fresh(&mut self, hint: &str) -> String {
        let base = sanitize(hint);
        let mut number = self.next.get(&base).copied().unwrap_or_default();
        let numbered = |number| match number {
            0 => base.clone(),
            number => format!("{base}{number}"),
        };
        let mut candidate = numbered(number);
        while !self.free(&candidate) {
            number += 1;
            candidate = numbered(number);
        }
        self.next.insert(base, number + 1);
        self.used.insert(candidate.clone());
        candidate
    }

    /// The first group of names, of those that `attempt` proposes for `first` and what follows, that is
    /// free; `first` then is the number after it.
    pub fn fresh_numbered(
        &mut self,
        first: &mut u32,
        attempt: impl Fn(u32) -> Vec<String>,
    ) -> Vec<String> {
        loop {
            let group = attempt(*first);
            *first += 1;
            if group.iter().all(|name| self.free(name)) {
                self.used.extend(group.iter().cloned());
                return group;
            }
        }
    }

    fn free(&self, name: &str) -> bool {
        !self.used.contains(name) && !RESERVED.contains(&name) && !(self.mentioned)(name)
    }
}

/// An identifier made of what is left of `hint`.
pub(crate) fn sanitize(hint: &str) -> String {
    let mut out: String = hint
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '_')
        .take(40)
        .collect();
    // Names that begin with an underscore belong to the implementation.
    while out.starts_with('_') || out.starts_with(|c: char| c.is_ascii_digit()) {
        out.remove(0);
    }
    if out.is_empty() {
        out.push('t');
    }
    out
}

/// Keywords of C89 to C23 and of GNU C that do not begin with an underscore, and names that
/// compilers or system headers predefine.
const RESERVED: &[&str] = &[
    "alignas",
    "alignof",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "char",
    "const",
    "constexpr",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extern",
    "false",
    "float",
    "for",
    "goto",
    "if",
    "inline",
    "int",
    "linux",
    "long",
    "main",
    "nullptr",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "struct",
    "switch",
    "thread_local",
    "true",
    "typedef",
    "typeof",
    "typeof_unqual",
    "union",
    "unix",
    "unsigned",
    "void",
    "volatile",
    "while",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_fresh() {
        let mentioned = |name: &str| name == "x_v";
        let mut names = Names::new(&mentioned);
        assert_eq!(names.fresh("x_v"), "x_v1");
        assert_eq!(names.fresh("x_v"), "x_v2");
        assert_eq!(names.fresh("for"), "for1");
        assert_eq!(names.fresh("__p->q"), "pq");
        assert_eq!(names.fresh("3"), "t");
    }
}
