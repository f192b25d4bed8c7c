//! The macro table: what is defined at each point of the text.
//!
//! Built from the `#define` and `#undef` lines that `-dD` leaves in the output.

use super::lex::{self, Directive, DirectiveKind, Token};
use super::lines::LineMap;
use super::names::NameMap;
use super::original::Original;

/// Names that are macros without a definition in the text.
const DYNAMIC: &[&str] = &[
    "__LINE__",
    "__FILE__",
    "__BASE_FILE__",
    "__FILE_NAME__",
    "__DATE__",
    "__TIME__",
    "__TIMESTAMP__",
    "__COUNTER__",
    "__INCLUDE_LEVEL__",
    "_Pragma",
    "__pragma",
];

/// Who defines a macro.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Definer {
    /// The compiler itself.
    Compiler,
    /// A system header.
    System,
    /// The main file, in no conditional group.
    File,
    /// What another configuration of the project may do in another way.
    Configuration,
}

/// A macro definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Macro {
    /// Its name.
    pub name: String,
    /// Who defines it.
    pub definer: Definer,
    /// Parameter names; `None`: object-like. A variadic macro has its last parameter
    /// (`__VA_ARGS__` or a name of its own) among them.
    pub params: Option<Vec<String>>,
    /// The last parameter takes all remaining arguments.
    pub variadic: bool,
    /// Replacement list.
    pub body: String,
    /// Tokens of `body`.
    pub tokens: Vec<Token>,
}

/// A change of a name's state.
#[derive(Clone, Debug)]
struct Change {
    /// Where it takes effect.
    at: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Undefined,
    /// Index into [`MacroTable::macros`].
    Defined(u32),
    /// Defined, but only the compiler knows as what.
    Unknown,
}

/// What a name is at some point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// No macro.
    No,
    /// This macro.
    Macro(u32),
    /// A macro whose expansion is not in the table, or perhaps none.
    Unknown,
}

/// Macro definitions in the order of the text.
#[derive(Clone, Debug, Default)]
pub struct MacroTable {
    macros: Vec<Macro>,
    changes: NameMap<Vec<Change>>,
    /// Names that are saved and restored: whether they are defined is not known.
    stacked: NameMap<()>,
    /// Where definitions take effect and end, in order.
    places: Vec<u32>,
    main_start: u32,
}

impl Macro {
    /// Another compiler or C library may spell it in another way: only single tokens in headers are
    /// taken to be the same everywhere.
    pub fn is_foreign(&self) -> bool {
        match self.definer {
            Definer::Compiler => true,
            Definer::System => self.tokens.len() > 1,
            Definer::File | Definer::Configuration => false,
        }
    }
}

impl MacroTable {
    /// Reads the directive lines of `text`.
    /// gcc leaves no trace of `push_macro` and `pop_macro` in its output, hence `original`.
    pub fn new(
        text: &str,
        directives: &[Directive],
        original: &Original,
        lines: &LineMap,
    ) -> MacroTable {
        let mut table = MacroTable {
            main_start: lines.main_start(),
            ..MacroTable::default()
        };
        for name in DYNAMIC {
            table.change(name, 0, State::Unknown);
        }
        table.add_stacked(std::str::from_utf8(&original.clean).unwrap_or(""));
        for directive in directives {
            let line = &text[directive.span.range()];
            let at = directive.span.end;
            match directive.kind {
                DirectiveKind::Define => {
                    let own = lines.physical(directive.span.start);
                    let definer = match own {
                        _ if lines.in_system_header(at) => Definer::System,
                        _ if lines.presumed(at).0 == "<built-in>" => Definer::Compiler,
                        Some(line) if !original.is_conditional_define(line) => Definer::File,
                        _ => Definer::Configuration,
                    };
                    table.define(line, at, definer);
                }
                DirectiveKind::Undef => {
                    if let Some(name) = words(line).nth(1) {
                        table.change(name, at, State::Undefined);
                    }
                }
                DirectiveKind::Pragma => table.add_stacked(line),
                DirectiveKind::Marker | DirectiveKind::Line | DirectiveKind::Other => {}
            }
        }
        table
    }

    /// What `name` is at `pp`.
    pub fn lookup(&self, name: &[u8], pp: u32) -> Lookup {
        let Some(changes) = self.changes.get(name) else {
            return Lookup::No;
        };
        if !self.stacked.is_empty() && self.stacked.contains_key(name) {
            return Lookup::Unknown;
        }
        let before = changes.partition_point(|c| c.at <= pp);
        match before.checked_sub(1).map(|last| &changes[last].state) {
            None | Some(State::Undefined) => Lookup::No,
            Some(State::Defined(index)) => Lookup::Macro(*index),
            Some(State::Unknown) => Lookup::Unknown,
        }
    }

    /// Macro number `index`.
    pub fn get(&self, index: u32) -> &Macro {
        &self.macros[index as usize]
    }

    /// Whether `name` is (or may be) a macro at `pp`.
    pub fn is_macro(&self, name: &str, pp: u32) -> bool {
        self.lookup(name.as_bytes(), pp) != Lookup::No
    }

    /// Whether `name` is a macro anywhere.
    pub fn is_ever_macro(&self, name: &str) -> bool {
        self.changes.contains_key(name.as_bytes())
    }

    /// Whether a macro is defined or undefined between two places.
    pub fn changes_between(&self, from: u32, to: u32) -> bool {
        let first = self.places.partition_point(|at| *at <= from);
        self.places.get(first).is_some_and(|at| *at <= to)
    }

    /// Macros that the command line defines, and are defined when the main file begins.
    pub fn given(&self) -> impl Iterator<Item = &Macro> {
        let own = (0..)
            .zip(&self.macros)
            .filter(|(_, m)| m.definer == Definer::Configuration);
        let at_main = |index: u32, m: &Macro| {
            self.lookup(m.name.as_bytes(), self.main_start) == Lookup::Macro(index)
        };
        own.filter(move |(index, m)| at_main(*index, m))
            .map(|(_, m)| m)
    }

    /// Body of a macro defined before the main file begins.
    pub fn predefined(&self, name: &str) -> Option<&str> {
        match self.lookup(name.as_bytes(), self.main_start) {
            Lookup::Macro(index) => Some(&self.get(index).body),
            Lookup::No | Lookup::Unknown => None,
        }
    }

    fn change(&mut self, name: &str, at: u32, state: State) {
        self.places.push(at);
        self.changes
            .entry(name.as_bytes().into())
            .or_default()
            .push(Change { at, state });
    }

    /// `#define name body`, `#define name(a, b...) body`.
    fn define(&mut self, line: &str, at: u32, definer: Definer) {
        let rest = line.trim_start_matches(['#', '%', ':']).trim_start();
        let rest = rest.strip_prefix("define").unwrap_or(rest).trim_start();
        let end = rest
            .bytes()
            .position(|b| !lex::is_name_byte(b) && b != b'\\')
            .unwrap_or(rest.len());
        let (name, rest) = rest.split_at(end);
        let (params, variadic, body) = match rest.strip_prefix('(').and_then(|r| r.split_once(')'))
        {
            Some((list, body)) => {
                let (params, variadic) = parameters(list);
                (Some(params), variadic, body)
            }
            None => (None, false, rest),
        };
        let body = body.trim().to_string();
        let tokens = lex::lex_line(body.as_bytes());
        let index = self.macros.len() as u32;
        self.macros.push(Macro {
            name: name.to_string(),
            definer,
            params,
            variadic,
            body,
            tokens,
        });
        self.change(name, at, State::Defined(index));
    }

    /// Notes the names that `push_macro("name")` and `pop_macro("name")` in `text` touch.
    fn add_stacked(&mut self, text: &str) {
        for (at, word) in text.match_indices("_macro") {
            if !text[..at].ends_with("push") && !text[..at].ends_with("pop") {
                continue;
            }
            let part = &text[at + word.len()..];
            let rest = part
                .trim_start()
                .trim_start_matches(['(', ' ', '\t', '\\', '"']);
            let end = rest
                .bytes()
                .position(|b| !lex::is_name_byte(b))
                .unwrap_or(rest.len());
            self.stacked.insert(rest.as_bytes()[..end].into(), ());
        }
    }
}

/// Words of a directive line: `undef`'s name is the second.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let rest = line.trim_start_matches(['#', '%', ':']);
    rest.split(|c: char| !(c == '\\' || !c.is_ascii() || lex::is_name_byte(c as u8)))
        .filter(|w| !w.is_empty())
}

fn parameters(list: &str) -> (Vec<String>, bool) {
    let mut variadic = false;
    let mut params = Vec::new();
    for param in list.split(',').map(str::trim).filter(|p| !p.is_empty()) {
        let name = param.strip_suffix("...").map_or(param, |name| {
            variadic = true;
            name.trim_end()
        });
        params.push(if name.is_empty() {
            "__VA_ARGS__".to_string()
        } else {
            name.to_string()
        });
    }
    (params, variadic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_over_the_text() {
        let text = "#define A 1\n#define F(x, y...) x #y\n# 1 \"m.c\"\nmain\n#undef A\n#define V(...)\n#define P (x)\nend";
        let lexed = lex::lex(text.as_bytes());
        let at = |word: &str| text.find(word).unwrap() as u32;
        let original = b"#pragma push_macro(\"P\")";
        let original = Original::new(original);
        let lines = LineMap::new("m.c", text, &lexed.directives, &original);
        let table = MacroTable::new(text, &lexed.directives, &original, &lines);
        let names = ["A", "F", "V", "P", "B", "__LINE__"];
        let defined = |pp: u32| names.map(|n| table.is_macro(n, pp));
        assert_eq!(defined(0), [false, false, false, true, false, true]);
        assert_eq!(defined(at("main")), [true, true, false, true, false, true]);
        assert_eq!(defined(at("end")), [false, true, true, true, false, true]);
        assert_eq!(
            [
                table.predefined("A"),
                table.predefined("F"),
                table.predefined("V")
            ],
            [Some("1"), Some("x #y"), None]
        );
        let Lookup::Macro(index) = table.lookup(b"F", at("end")) else {
            panic!("F is defined");
        };
        let f = table.get(index);
        assert_eq!(
            (f.params.clone(), f.variadic, f.tokens.len()),
            (Some(vec!["x".to_string(), "y".to_string()]), true, 3)
        );
    }
}
