//! The result of the front end.

use crate::build::{self, Reading};
use crate::diag::Diagnostic;
use crate::directives::{DirectiveProblem, FunctionDirective};
use crate::hashed::HashedMap;
use crate::sorted::{SortedMap, SortedSet};
use crate::source::{Input, Source, TokenKind};
use crate::span::Span;
use crate::tree::{FunctionDef, Global, Meaning};
use crate::types::{BitFields, DataModel, TypeTable};
use std::sync::OnceLock;

/// A translation unit with its functions of the main file as typed trees.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The text and the way back to the original file.
    pub source: Source,
    /// Facts of the C implementation.
    pub model: DataModel,
    /// Types.
    pub types: TypeTable,
    /// Objects and functions with linkage, and block-scope statics.
    pub globals: Vec<Global>,
    /// Functions defined in the main file, in order.
    pub functions: Vec<FunctionDef>,
    /// By name of the function: the directives on any of its declarations, in included files too,
    /// in the order of the text.
    pub variants: SortedMap<String, Vec<FunctionDirective>>,
    /// What declarations at file scope say of names, in the order of the text, those of the system's headers left out.
    pub meanings: SortedMap<String, Vec<Meaning>>,
    /// What is wrong with directives, in the order of the text. An error is one in vcc's own
    /// spellings; nothing must be written then.
    pub problems: Vec<DirectiveProblem>,
    /// What happened.
    pub stats: ParseStats,
    /// Remarks about what was passed through.
    pub notes: Vec<Diagnostic>,
    /// By name: positions in `functions`.
    pub(crate) definitions: Definitions,
    /// By position: the functions that each of them names, once somebody asks.
    pub(crate) named: OnceLock<Vec<Vec<usize>>>,
}

/// Where the definition of each function of the main file is; `None`: there are several, as of
/// GNU's `extern inline` and what takes its place.
pub(crate) type Definitions = SortedMap<String, Option<usize>>;

impl Unit {
    /// Whether the main file defines a function of that name.
    pub fn defines(&self, name: &str) -> bool {
        self.definitions.contains_key(name)
    }

    /// The definition of a function in the main file, if there is one and no other.
    pub fn definition(&self, name: &str) -> Option<&FunctionDef> {
        self.functions.get(self.position(name)?)
    }

    /// The position of that definition among all.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.definitions.get(name).copied().flatten()
    }

    /// Positions of the functions whose definitions are named in a text, and in these, and so on, in the order in which
    /// they are found.
    pub fn callees(&self, span: Span) -> Vec<usize> {
        let named = self.named.get_or_init(|| self.all_named());
        let mut all = self.named_in(span, &mut HashedMap::default());
        let mut seen: SortedSet<usize> = all.iter().copied().collect();
        let mut next = 0;
        while let Some(&function) = all.get(next) {
            next += 1;
            all.extend(
                named[function]
                    .iter()
                    .filter(|callee| seen.insert(**callee)),
            );
        }
        all
    }

    /// What each function names.
    fn all_named(&self) -> Vec<Vec<usize>> {
        let mut known = HashedMap::default();
        let functions = self.functions.iter();
        functions
            .map(|def| self.named_in(def.span, &mut known))
            .collect()
    }

    /// What is named in a text. `known`: what names mean, each of which is looked up once.
    fn named_in<'a>(
        &'a self,
        span: Span,
        known: &mut HashedMap<&'a str, Option<usize>>,
    ) -> Vec<usize> {
        let mut seen = SortedSet::new();
        let tokens = self.source.tokens_in(span).iter();
        let words = tokens.filter(|token| token.kind == TokenKind::Identifier);
        let named = words.filter_map(|token| {
            let name = self.source.slice(token.span);
            *known.entry(name).or_insert_with(|| self.position(name))
        });
        named.filter(|function| seen.insert(*function)).collect()
    }
}

/// The positions of functions by name.
pub(crate) fn definitions(functions: &[FunctionDef]) -> Definitions {
    let mut all = Definitions::new();
    for (at, def) in functions.iter().enumerate() {
        let place = all.entry(def.name.clone());
        place.and_modify(|at| *at = None).or_insert(Some(at));
    }
    all
}

/// Counts of one [`parse`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ParseStats {
    /// External declarations of the translation unit.
    pub pieces: u32,
    /// Those that the parser did not accept and that are passed through.
    pub passed_through: u32,
    /// Function definitions in the main file.
    pub functions: u32,
    /// Those whose body is opaque as a whole.
    pub opaque_functions: u32,
    /// Opaque statements in the other bodies.
    pub opaque_statements: u32,
    /// Opaque expressions in the other bodies.
    pub opaque_expressions: u32,
}

/// Reads a translation unit. What is not understood is opaque or passed through.
pub fn parse(input: &Input<'_>) -> Unit {
    read(input, Reading::All)
}

/// Tokens of the longest body without loops that is read because a function with loops may call it.
pub const MOST_TOKENS: usize = 300;

/// As [`parse`], but only what loops depend on is read: functions without loops have no body, unless
/// it is short ([`MOST_TOKENS`]) and functions with loops name them, and prototypes in included files
/// that nobody names are left out.
pub fn parse_loops(input: &Input<'_>) -> Unit {
    read(input, Reading::Loops)
}

/// As [`parse_loops`], but functions have bodies as well whose statements may be vectors.
pub fn parse_blocks(input: &Input<'_>) -> Unit {
    read(input, Reading::Blocks)
}

fn read(input: &Input<'_>, reading: Reading) -> Unit {
    let source = Source::new(input);
    let model = data_model(&source);
    build::build(source, model, reading)
}

/// How the target lays bit-fields out.
fn bit_fields(source: &Source) -> BitFields {
    let has = |name: &str| source.predefined(name).is_some();
    if has("_WIN32") {
        BitFields::Unknown
    } else if has("__aarch64__") {
        match has("__APPLE__") {
            true => BitFields::Unknown,
            false => BitFields::Aapcs64,
        }
    } else if has("__x86_64__") || !has("__STDC__") {
        // Text without any predefined macros is taken for that of the default model.
        BitFields::SystemV
    } else {
        BitFields::Unknown
    }
}

/// The facts that the predefined macros state, with those of LP64 where they state none.
fn data_model(source: &Source) -> DataModel {
    let default = DataModel::default();
    let number = |name: &str| -> Option<i64> { source.predefined(name)?.trim().parse().ok() };
    let bytes = |name: &str, otherwise: u64| match number(name) {
        Some(n @ (4 | 8 | 12 | 16)) => n as u64,
        _ => otherwise,
    };
    DataModel {
        pointer_bytes: bytes("__SIZEOF_POINTER__", default.pointer_bytes).min(8),
        long_bytes: bytes("__SIZEOF_LONG__", default.long_bytes).min(8),
        long_double_bytes: bytes("__SIZEOF_LONG_DOUBLE__", default.long_double_bytes),
        char_unsigned: source.predefined("__CHAR_UNSIGNED__").is_some(),
        little_endian: source
            .predefined("__BYTE_ORDER__")
            .map_or(default.little_endian, |order| {
                matches!(order.trim(), "__ORDER_LITTLE_ENDIAN__" | "1234")
            }),
        bit_fields: bit_fields(source),
        flt_eval_method: number("__FLT_EVAL_METHOD__").map_or(0, |n| n as i32),
    }
}
