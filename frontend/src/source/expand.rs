//! A macro expander over the tokens of the original file.
//!
//! It follows the algorithm of the compilers (a stack of contexts, each of which disables its
//! macro while it is open), so that its output can be compared with theirs token by token. It
//! claims nothing by itself: what it cannot expand is a [`Failure`].

use crate::sorted::SortedSet;
use std::rc::Rc;

use super::lex::{self, TokenKind};
use super::macros::{Definer, Lookup, Macro, MacroTable};
use super::original::Original;

/// A token in the expander.
#[derive(Clone, Debug)]
pub(super) struct Item<'a> {
    /// Class.
    pub kind: TokenKind,
    /// Spelling; `None`: a dynamic macro, whose spelling only the compiler knows.
    pub text: Option<Text<'a>>,
    /// Index of the original token, if it came through no macro.
    pub direct: Option<u32>,
    /// It met its own macro and is never expanded.
    painted: bool,
}

/// A spelling.
#[derive(Clone, Debug)]
pub(super) enum Text<'a> {
    /// As it stands in the file or in a definition.
    Plain(&'a [u8]),
    /// Made by `#` or `##`.
    Made(Rc<[u8]>),
}

impl Text<'_> {
    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        match self {
            Text::Plain(bytes) => bytes,
            Text::Made(bytes) => bytes,
        }
    }
}

/// The expander cannot tell what the compiler does here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Failure;

/// A macro call, or a `_Pragma(…)`, as original tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// First token: the name.
    pub start: u32,
    /// One past the last token.
    pub end: u32,
    /// What in it means something else if it is expanded by hand.
    pub bound: Option<Bound>,
    /// Another configuration of the project may define a macro in it in another way.
    pub varies: bool,
    /// Those of these macros that have no parameters.
    pub values: SortedSet<u32>,
    /// Other compilers may spell a macro in it in another way.
    pub foreign: bool,
}

/// Why a call cannot be replaced by its expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It uses this macro, of which only the compiler knows the value.
    Dynamic(String),
    /// It uses this macro of a system header.
    System(String),
}

/// A list of tokens being read.
struct Context<'a> {
    /// The macro it expands; disabled until the list is used up.
    macro_index: Option<u32>,
    items: Vec<Item<'a>>,
    at: usize,
    /// Reading stops at its end: it is an argument that is expanded by itself.
    barrier: bool,
}

/// Reads original tokens and yields them expanded.
pub(super) struct Expander<'a> {
    original: &'a Original,
    macros: &'a MacroTable,
    /// Offset in the preprocessed text at which macros are looked up.
    pp: u32,
    /// Next original token.
    cursor: u32,
    /// No token from here on may be read.
    limit: u32,
    contexts: Vec<Context<'a>>,
    /// Steps left; expansions can grow without bound.
    fuel: usize,
    /// How many calls are being read: what comes from the file belongs to them.
    reading: u32,
    /// Where the outermost thing began that was read last: a token, or a call.
    start: u32,
    /// It is a call, and this is what binds it to its place.
    call: Option<Option<Bound>>,
    /// See [`Run::varies`].
    varies: bool,
    /// See [`Run::values`].
    values: SortedSet<u32>,
    /// See [`Run::foreign`].
    foreign: bool,
    /// Calls that were read to their ends.
    runs: Vec<Run>,
    /// For each `_Pragma` that was read and not asked for yet, the start of its call.
    pragmas: Vec<u32>,
}

impl<'a> Expander<'a> {
    /// Reads from token `cursor` up to `limit`, with the macros that are defined at `pp`.
    pub fn new(
        original: &'a Original,
        macros: &'a MacroTable,
        pp: u32,
        cursor: u32,
        limit: u32,
        fuel: usize,
    ) -> Expander<'a> {
        Expander {
            original,
            macros,
            pp,
            cursor,
            limit,
            contexts: Vec::new(),
            fuel,
            reading: 0,
            start: cursor,
            call: None,
            varies: false,
            values: SortedSet::new(),
            foreign: false,
            runs: Vec::new(),
            pragmas: Vec::new(),
        }
    }

    /// Where the call began that the last token comes from.
    pub fn start(&self) -> u32 {
        self.start
    }

    /// The calls that were read; `complete`: the last one, too.
    pub fn runs(&mut self, complete: bool) -> Vec<Run> {
        if complete {
            self.begin(self.cursor);
        }
        std::mem::take(&mut self.runs)
    }

    /// The starts of the calls that pragmas came from since this was asked last.
    pub fn pragmas(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.pragmas)
    }

    /// Something new begins with the token `index`.
    fn begin(&mut self, index: u32) {
        if let Some(bound) = self.call.take() {
            self.runs.push(Run {
                start: self.start,
                end: index,
                bound,
                varies: self.varies,
                values: std::mem::take(&mut self.values),
                foreign: self.foreign,
            });
        }
        self.foreign = false;
        self.varies = false;
        self.values.clear();
        self.start = index;
    }

    /// What is being read is a call.
    fn is_call(&mut self, bound: Option<Bound>) {
        let call = self.call.get_or_insert(None);
        if call.is_none() {
            *call = bound;
        }
    }

    /// The next original token to be read.
    pub fn cursor(&self) -> u32 {
        self.cursor
    }

    /// Steps left.
    pub fn fuel(&self) -> usize {
        self.fuel
    }

    /// Whether no expansion is under way.
    pub fn between(&self) -> bool {
        self.contexts.iter().all(|c| c.at == c.items.len())
    }

    /// The next token of the output; `None` at the limit.
    pub fn next(&mut self) -> Result<Option<Item<'a>>, Failure> {
        loop {
            let Some(mut item) = self.read()? else {
                return Ok(None);
            };
            if item.kind != TokenKind::Identifier || item.painted {
                return Ok(Some(item));
            }
            let Some(text) = item.text.clone() else {
                return Ok(Some(item));
            };
            match self.macros.lookup(text.bytes(), self.pp) {
                Lookup::No => return Ok(Some(item)),
                Lookup::Unknown => {
                    if let Some(item) = self.dynamic(text.bytes())? {
                        return Ok(Some(item));
                    }
                }
                Lookup::Macro(index) => {
                    if self.contexts.iter().any(|c| c.macro_index == Some(index)) {
                        item.painted = true;
                        return Ok(Some(item));
                    }
                    if !self.enter(index)? {
                        return Ok(Some(item));
                    }
                }
            }
        }
    }

    /// Pays for work on `items` tokens.
    fn charge(&mut self, items: usize) -> Result<(), Failure> {
        self.fuel = self.fuel.checked_sub(items).ok_or(Failure)?;
        Ok(())
    }

    /// The next token before expansion.
    fn read(&mut self) -> Result<Option<Item<'a>>, Failure> {
        self.charge(1)?;
        while let Some(top) = self.contexts.last_mut() {
            if let Some(item) = top.items.get(top.at) {
                top.at += 1;
                return Ok(Some(item.clone()));
            }
            if top.barrier {
                return Ok(None);
            }
            self.contexts.pop();
        }
        if self.cursor >= self.limit {
            return Ok(None);
        }
        let index = self.cursor;
        if self.reading == 0 {
            self.begin(index);
        }
        self.cursor += 1;
        let kind = self
            .original
            .tokens
            .get(index as usize)
            .ok_or(Failure)?
            .kind;
        let text = Text::Plain(self.original.spelling(index as usize));
        Ok(Some(Item {
            kind,
            text: Some(text),
            direct: Some(index),
            painted: false,
        }))
    }

    /// Whether the next token is `(`; it is not read.
    fn parenthesis_follows(&mut self) -> Result<bool, Failure> {
        while let Some(top) = self.contexts.last() {
            if let Some(item) = top.items.get(top.at) {
                return Ok(is(item, b"("));
            }
            if top.barrier {
                return Ok(false);
            }
            self.contexts.pop();
        }
        if self.cursor >= self.limit {
            // What stands after a directive or the end of the file is not known to be next.
            return Err(Failure);
        }
        Ok(self.original.spelling(self.cursor as usize) == b"(")
    }

    /// Expands macro `index`, whose name was just read; false if it is no call.
    fn enter(&mut self, index: u32) -> Result<bool, Failure> {
        let macros = self.macros;
        let definition = macros.get(index);
        let arguments = match &definition.params {
            None => Vec::new(),
            Some(params) => {
                if !self.parenthesis_follows()? {
                    return Ok(false);
                }
                self.reading += 1;
                self.read()?;
                let arguments = self.arguments(params.len(), definition.variadic)?;
                self.reading -= 1;
                if arguments.len() != params.len() {
                    return Err(Failure);
                }
                arguments
            }
        };
        self.foreign |= definition.is_foreign();
        if definition.definer == Definer::Configuration {
            self.varies = true;
            self.values
                .extend(definition.params.is_none().then_some(index));
        }
        let system = definition.definer == Definer::System && definition.tokens.len() > 1;
        self.is_call(system.then(|| Bound::System(definition.name.clone())));
        let items = self.substitute(definition, &arguments)?;
        self.contexts.push(Context {
            macro_index: Some(index),
            items,
            at: 0,
            barrier: false,
        });
        Ok(true)
    }

    /// Reads the arguments of a call up to its `)`.
    fn arguments(&mut self, count: usize, variadic: bool) -> Result<Vec<Vec<Item<'a>>>, Failure> {
        let mut arguments: Vec<Vec<Item<'a>>> = Vec::new();
        let mut current = Vec::new();
        let mut depth = 0usize;
        loop {
            let mut item = self.read()?.ok_or(Failure)?;
            item.direct = None;
            if is(&item, b"(") {
                depth += 1;
            } else if is(&item, b")") {
                if depth == 0 {
                    break;
                }
                depth -= 1;
            } else if depth == 0 && is(&item, b",") && !(variadic && arguments.len() + 1 == count) {
                arguments.push(std::mem::take(&mut current));
                continue;
            }
            current.push(item);
        }
        if count > 0 || !current.is_empty() {
            arguments.push(current);
        }
        if variadic && arguments.len() + 1 == count {
            // Compilers disagree on what `, ##` does with a missing argument.
            arguments.push(Vec::new());
        }
        Ok(arguments)
    }

    /// The replacement list with its parameters replaced.
    fn substitute(
        &mut self,
        definition: &'a Macro,
        arguments: &[Vec<Item<'a>>],
    ) -> Result<Vec<Item<'a>>, Failure> {
        let body = Body::new(definition);
        let mut out: Vec<Item<'a>> = Vec::new();
        let mut at = 0;
        while at < body.len() {
            if body.text(at) == b"__VA_OPT__" && definition.variadic {
                return Err(Failure);
            }
            if body.is_stringize(at) {
                let argument = body.parameter(at + 1).ok_or(Failure)?;
                out.push(stringize(&arguments[argument])?);
                at += 2;
                continue;
            }
            if body.text(at) == b"##" && at > 0 && at + 1 < body.len() {
                at = self.paste(&body, at + 1, arguments, &mut out)?;
                continue;
            }
            match body.parameter(at) {
                // The left operand of `##` is not expanded.
                Some(p) if body.text(at + 1) == b"##" => {
                    self.charge(arguments[p].len())?;
                    out.extend(arguments[p].iter().cloned());
                    if arguments[p].is_empty() {
                        out.push(placemarker());
                    }
                }
                Some(p) => out.extend(self.expanded(&arguments[p])?),
                None => out.push(body.item(at)),
            }
            at += 1;
        }
        out.retain(|item| !is(item, b""));
        Ok(out)
    }

    /// Pastes the operand at `at` to the last token of `out`; returns the index after it.
    fn paste(
        &mut self,
        body: &Body<'a>,
        at: usize,
        arguments: &[Vec<Item<'a>>],
        out: &mut Vec<Item<'a>>,
    ) -> Result<usize, Failure> {
        let mut next = at + 1;
        let operand = if body.is_stringize(at) {
            let argument = body.parameter(at + 1).ok_or(Failure)?;
            next = at + 2;
            vec![stringize(&arguments[argument])?]
        } else {
            match body.parameter(at) {
                Some(p) => {
                    // gcc's `, ## args`: the comma goes if there are no arguments, and nothing
                    // is pasted.
                    if body.definition.variadic
                        && p + 1 == arguments.len()
                        && out.last().is_some_and(|i| is(i, b","))
                    {
                        if arguments[p].is_empty() {
                            out.pop();
                        } else {
                            out.extend(self.expanded(&arguments[p])?);
                        }
                        return Ok(next);
                    }
                    self.charge(arguments[p].len())?;
                    arguments[p].clone()
                }
                None => vec![body.item(at)],
            }
        };
        let mut operand = operand.into_iter();
        let right = operand.next().unwrap_or_else(placemarker);
        let left = out.pop().ok_or(Failure)?;
        out.push(pasted(&left, &right)?);
        out.extend(operand);
        Ok(next)
    }

    /// `argument` expanded by itself.
    fn expanded(&mut self, argument: &[Item<'a>]) -> Result<Vec<Item<'a>>, Failure> {
        self.charge(argument.len())?;
        if argument.iter().all(|i| i.kind != TokenKind::Identifier) {
            return Ok(argument.to_vec());
        }
        // Recursion is as deep as the nesting of calls in arguments.
        if self.contexts.len() > 200 {
            return Err(Failure);
        }
        self.contexts.push(Context {
            macro_index: None,
            items: argument.to_vec(),
            at: 0,
            barrier: true,
        });
        let depth = self.contexts.len();
        let mut out = Vec::new();
        while let Some(item) = self.next()? {
            out.push(item);
        }
        self.contexts.truncate(depth - 1);
        Ok(out)
    }

    /// A name whose expansion is not in the table.
    fn dynamic(&mut self, name: &[u8]) -> Result<Option<Item<'a>>, Failure> {
        let kind = match name {
            b"__LINE__" | b"__COUNTER__" | b"__INCLUDE_LEVEL__" => TokenKind::Number,
            b"__FILE__" | b"__BASE_FILE__" | b"__FILE_NAME__" | b"__DATE__" | b"__TIME__"
            | b"__TIMESTAMP__" => TokenKind::String,
            b"_Pragma" => {
                self.is_call(None);
                self.pragmas.push(self.start);
                self.reading += 1;
                let mut item = || self.read()?.ok_or(Failure);
                let (open, text, close) = (item()?, item()?, item()?);
                self.reading -= 1;
                let whole = is(&open, b"(") && text.kind == TokenKind::String && is(&close, b")");
                return if whole { Ok(None) } else { Err(Failure) };
            }
            _ => return Err(Failure),
        };
        let name = String::from_utf8_lossy(name).into_owned();
        self.is_call(Some(Bound::Dynamic(name)));
        Ok(Some(Item {
            kind,
            text: None,
            direct: None,
            painted: false,
        }))
    }
}

/// A replacement list.
struct Body<'a> {
    definition: &'a Macro,
}

impl<'a> Body<'a> {
    fn new(definition: &'a Macro) -> Body<'a> {
        Body { definition }
    }

    fn len(&self) -> usize {
        self.definition.tokens.len()
    }

    fn text(&self, at: usize) -> &'a [u8] {
        self.definition
            .tokens
            .get(at)
            .map_or(b"", |t| &self.definition.body.as_bytes()[t.span.range()])
    }

    fn item(&self, at: usize) -> Item<'a> {
        let kind = self.definition.tokens[at].kind;
        Item {
            kind,
            text: Some(Text::Plain(self.text(at))),
            direct: None,
            painted: false,
        }
    }

    fn parameter(&self, at: usize) -> Option<usize> {
        let text = self.text(at);
        self.definition
            .params
            .as_ref()?
            .iter()
            .position(|p| p.as_bytes() == text)
    }

    fn is_stringize(&self, at: usize) -> bool {
        self.definition.params.is_some() && self.text(at) == b"#"
    }
}

fn is(item: &Item<'_>, text: &[u8]) -> bool {
    item.text.as_ref().is_some_and(|t| t.bytes() == text)
}

/// Stands for an empty argument next to `##`.
fn placemarker<'a>() -> Item<'a> {
    Item {
        kind: TokenKind::Other,
        text: Some(Text::Plain(b"")),
        direct: None,
        painted: false,
    }
}

/// The string is compared as a string only: its white space is the compiler's business.
fn stringize<'a>(_argument: &[Item<'a>]) -> Result<Item<'a>, Failure> {
    Ok(Item {
        kind: TokenKind::String,
        text: None,
        direct: None,
        painted: false,
    })
}

fn pasted<'a>(left: &Item<'a>, right: &Item<'a>) -> Result<Item<'a>, Failure> {
    if is(right, b"") {
        return Ok(left.clone());
    }
    if is(left, b"") {
        return Ok(right.clone());
    }
    let (Some(a), Some(b)) = (&left.text, &right.text) else {
        return Err(Failure);
    };
    let bytes: Rc<[u8]> = [a.bytes(), b.bytes()].concat().into();
    match lex::lex_line(&bytes)[..] {
        [token] if token.span.range() == (0..bytes.len()) => Ok(Item {
            kind: token.kind,
            text: Some(Text::Made(bytes)),
            direct: None,
            painted: false,
        }),
        _ => Err(Failure),
    }
}
