//! From the parser's syntax tree to the typed tree.

mod aggregate;
mod arith;
mod attributes;
mod block;
mod builtins;
mod call;
mod compound;
mod constructs;
mod convert;
mod copies;
mod declarator;
mod declares;
mod directives;
mod expr;
mod extents;
mod external;
mod init;
mod initializers;
mod layout;
mod lengths;
mod literal;
mod loops;
mod needed;
mod opaque;
mod packable;
mod parser;
mod passed;
mod pieces;
mod pragmas;
mod reached;
mod record;
mod scope;
mod simd_rules;
mod sizes;
mod specifiers;
mod statements;
mod stmt;
mod text;
mod typedefs;

use crate::diag::Diagnostic;
use crate::directives::{DirectiveProblem, FunctionDirective};
use crate::hashed::HashedMap;
use crate::sorted::{SortedMap, SortedSet};
use crate::source::Source;
use crate::span::Span;
use crate::stack::on_large_stack;
use crate::tree::{Extent, FunctionDef, Global, LabelId, Meaning, OpaqueReason, Var};
use crate::types::{DataModel, QualType, TypeId, TypeTable};
use crate::unit::{ParseStats, Unit, definitions};
use directives::Directives;
use lengths::Lengths;
use needed::Unread;
use pragmas::PragmaState;
use scope::Scopes;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

/// A construct, or the reason why it is not understood.
type Built<T> = Result<T, OpaqueReason>;

/// State of one translation unit.
struct Builder<'a> {
    source: &'a Source,
    model: DataModel,
    types: TypeTable,
    globals: Vec<Global>,
    /// See [`Unit::meanings`].
    meanings: SortedMap<String, Vec<Meaning>>,
    global_facts: Vec<GlobalFacts>,
    functions: Vec<FunctionDef>,
    scopes: Scopes,
    /// Attribute names by function, of all declarations so far.
    attributes: HashedMap<String, Vec<String>>,
    /// Names declared `static` at file scope: later declarations need not say so again.
    static_names: SortedSet<String>,
    pragmas: PragmaState,
    directives: Directives,
    /// `-fshort-enums` may be in force.
    short_enums: bool,
    piece: PieceState,
    frame: Frame,
    lengths: Lengths,
    /// Depth of expressions at hand.
    depth: u32,
    /// Greater than zero within operands that are not evaluated.
    unevaluated_depth: u32,
    /// Text outside of any declaration may refer to objects by name.
    has_assembly: bool,
    /// The program has functions of its own with the names of the library's that copy.
    own_copies: bool,
    stats: ParseStats,
    notes: Vec<Diagnostic>,
    /// What the parser does not get to see.
    unread: Unread,
}

/// How much of a translation unit is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// All of it.
    All,
    /// What loops depend on.
    Loops,
    /// What loops and vectors of statements in a row depend on.
    Blocks,
}

/// What is gathered about a global besides its declaration.
#[derive(Clone, Copy, Debug)]
struct GlobalFacts {
    /// Internal linkage or none, declared in the main file.
    internal: bool,
    /// Its address is known elsewhere.
    taken: bool,
}

/// The piece of text at hand.
#[derive(Debug, Default)]
struct PieceState {
    span: Span,
    delta: i64,
    first_token: usize,
    end_token: usize,
    has_sites: bool,
    has_pragmas: bool,
    meaning: Vec<MeaningSite>,
}

/// A masked place that changes the meaning of what is around it.
#[derive(Debug)]
struct MeaningSite {
    start: u32,
    span: Span,
    what: &'static str,
    claimed: bool,
}

/// The function at hand.
#[derive(Debug)]
struct Frame {
    vars: Vec<Var>,
    extents: Vec<Extent>,
    labels: Vec<String>,
    label_ids: HashedMap<String, LabelId>,
    defined: SortedSet<LabelId>,
    ret: QualType,
    /// There are statement expressions.
    has_statements: bool,
    /// The first reason that makes all of it opaque.
    opaque: Option<OpaqueReason>,
    /// Where the statements of directives begin that govern the one at hand, and the lines of these.
    governing: Vec<(u32, Span)>,
    /// Types of the enclosing `switch` values.
    switches: Vec<TypeId>,
    block_end: u32,
    depth: u32,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame {
            vars: Vec::new(),
            extents: Vec::new(),
            labels: Vec::new(),
            label_ids: HashedMap::default(),
            defined: SortedSet::new(),
            ret: TypeTable::VOID.into(),
            has_statements: false,
            opaque: None,
            governing: Vec::new(),
            switches: Vec::new(),
            block_end: 0,
            depth: 0,
        }
    }
}

/// What a [`Builder`] leaves behind.
struct Parts {
    types: TypeTable,
    globals: Vec<Global>,
    functions: Vec<FunctionDef>,
    variants: SortedMap<String, Vec<FunctionDirective>>,
    meanings: SortedMap<String, Vec<Meaning>>,
    problems: Vec<DirectiveProblem>,
    stats: ParseStats,
    notes: Vec<Diagnostic>,
}

/// Builds the typed tree of a whole translation unit.
pub(crate) fn build(source: Source, model: DataModel, reading: Reading) -> Unit {
    let parts = read(&source, &model, reading).unwrap_or_else(|| Parts {
        types: TypeTable::new(model.clone()),
        globals: Vec::new(),
        functions: Vec::new(),
        variants: SortedMap::new(),
        meanings: SortedMap::new(),
        problems: Vec::new(),
        stats: ParseStats::default(),
        notes: Vec::new(),
    });
    let Parts {
        types,
        globals,
        mut functions,
        variants,
        meanings,
        problems,
        stats,
        notes,
    } = parts;
    passed::note_arrays(&source, &types, &globals, &mut functions);
    Unit {
        source,
        model,
        types,
        globals,
        definitions: definitions(&functions),
        named: OnceLock::new(),
        functions,
        variants,
        meanings,
        problems,
        stats,
        notes,
    }
}

/// Deep nesting needs a deep stack, in the parser and here.
fn read(source: &Source, model: &DataModel, reading: Reading) -> Option<Parts> {
    let work = || Builder::new(source, model.clone()).run(reading);
    on_large_stack(&|| catch_unwind(AssertUnwindSafe(&work)).ok())
}

impl<'a> Builder<'a> {
    fn new(source: &'a Source, model: DataModel) -> Builder<'a> {
        Builder {
            source,
            types: TypeTable::new(model.clone()),
            model,
            globals: Vec::new(),
            meanings: SortedMap::new(),
            global_facts: Vec::new(),
            functions: Vec::new(),
            scopes: Scopes::new(),
            attributes: HashedMap::default(),
            static_names: SortedSet::new(),
            pragmas: PragmaState::new(source),
            directives: Directives::default(),
            short_enums: source
                .predefined("__ARM_SIZEOF_MINIMAL_ENUM")
                .is_some_and(|v| v.trim() == "1"),
            piece: PieceState::default(),
            frame: Frame::default(),
            lengths: Lengths::default(),
            depth: 0,
            unevaluated_depth: 0,
            has_assembly: false,
            own_copies: false,
            stats: ParseStats::default(),
            notes: Vec::new(),
            unread: Unread::default(),
        }
    }
}
