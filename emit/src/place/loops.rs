//! The places of a loop statement that its edits need.

use crate::failure::Failure;
use crate::idle::defines_tag;
use frontend::counter::declares;
use frontend::pragma_spec::{Meaning, Name};
use frontend::sorted::SortedSet;
use frontend::source::calls::Boundary;
use frontend::span::{OrigSpan, Span};
use frontend::tree::{FunctionDef, Loop, LoopKind, Stmt, StmtKind};
use frontend::{Source, boundaries};
use midend::remark::Reason;

/// Places in the original where a loop is edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopPlaces {
    /// The whole statement.
    pub statement: OrigSpan,
    /// The initialisation of a `for`, to be moved; between the parenthesis and the semicolon.
    pub init: Option<OrigSpan>,
    /// Where the loop begins that has the body: this one, or one inside of which alone something remains.
    pub head: u32,
    /// Between the header and the body.
    pub gap: OrigSpan,
    /// The body.
    pub body: OrigSpan,
    /// Where a statement can be put into the braces of the body, if it has any.
    pub inside: Option<u32>,
    /// The statement stands where several may stand.
    pub in_list: bool,
    /// Its header declares a variable.
    pub declares: bool,
    /// Pragma lines before the loop, which would no longer stand before one.
    pub pragmas: Vec<OrigSpan>,
    /// Those among them that say nothing of vector code, to stand before the remainder.
    pub kept: Vec<String>,
}

/// A loop of a function.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The loop.
    pub statement: &'a Loop,
    /// It stands in a list of statements, perhaps with labels before it.
    pub in_list: bool,
    /// The statement before it in that list.
    pub before: Option<&'a Stmt>,
}

/// Finds the loop with that span in a function.
pub fn find_loop(def: &FunctionDef, span: Span) -> Option<Found<'_>> {
    let mut open: Vec<(&Stmt, bool, Option<&Stmt>)> = Vec::new();
    open.extend(def.body.as_ref().ok().map(|body| (body, false, None)));
    while let Some((stmt, in_list, before)) = open.pop() {
        match &stmt.kind {
            StmtKind::Block(stmts) => {
                let before = std::iter::once(None).chain(stmts.iter().map(Some));
                // A list may be long, and most of it is elsewhere.
                let meets = |s: &Stmt| s.span.start < span.end && span.start < s.span.end;
                let all = stmts.iter().zip(before).filter(|(s, _)| meets(s));
                open.extend(all.map(|(s, b)| (s, true, b)));
            }
            StmtKind::If {
                then, otherwise, ..
            } => {
                open.push((then, false, None));
                open.extend(otherwise.as_deref().map(|s| (s, false, None)));
            }
            StmtKind::Loop(l) if l.span == span => {
                return Some(Found {
                    statement: l,
                    in_list,
                    before,
                });
            }
            StmtKind::Loop(l) => open.push((&l.body, false, None)),
            StmtKind::Once(body) | StmtKind::Switch { body, .. } => open.push((body, false, None)),
            StmtKind::Case { body, .. } | StmtKind::Default(body) | StmtKind::Label(_, body) => {
                open.push((body, in_list, before));
            }
            StmtKind::Declare { .. }
            | StmtKind::Expr(_)
            | StmtKind::Empty
            | StmtKind::Goto(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Opaque { .. } => {}
        }
    }
    None
}

/// Fails if not all places that are edited are spelled in the file; `calls` are the macro calls that hide
/// some.
pub fn in_reach(source: &Source, l: &Loop, calls: &mut SortedSet<usize>) -> Result<(), Failure> {
    let mut hidden = None;
    for (what, boundary) in boundaries::of_loop(source, l) {
        if let Boundary::Call(number) = boundary {
            calls.insert(number);
        }
        if boundary != Boundary::Written {
            hidden = Some(what);
        }
    }
    match hidden {
        None => Ok(()),
        Some(what) => Err(from_macro(&format!("the loop's {what}"))),
    }
}

fn from_macro(what: &str) -> Failure {
    Failure::new(Reason::MacroBoundary, format!("{what} comes from a macro"))
}

/// Finds the places of a loop that is in reach.
pub fn places(source: &Source, found: Found<'_>) -> Result<LoopPlaces, Failure> {
    // Before C99 it is known behind the loop, too; between braces it would not be.
    let body = &found.statement.body;
    let open = match body.kind {
        StmtKind::Block(_) => body.span.start,
        _ => body.span.end,
    };
    let open = Span {
        start: found.statement.span.start,
        end: open,
    };
    if defines_tag(source, open) {
        let detail = "a record or an enumeration is defined in the loop's header, or in its body without braces";
        return Err(Failure::new(Reason::Opaque, detail));
    }
    let (pragmas, kept) = pragma_places(source, found.statement)?;
    let places = spelled_places(source, found).ok_or_else(|| from_macro("part of the loop"))?;
    Ok(LoopPlaces {
        pragmas,
        kept,
        ..places
    })
}

/// The places without the pragmas, all of whose boundaries must be spelled in the file outside macro
/// calls.
fn spelled_places(source: &Source, found: Found<'_>) -> Option<LoopPlaces> {
    let l = found.statement;
    let start = source.original_start(l.keyword.start)?;
    let end = source.original_end(l.span.end)?;
    let (head, body_end) = match l.kind {
        LoopKind::For | LoopKind::While => (l.header, end),
        LoopKind::Do => (l.keyword, source.original_end(l.body.span.end)?),
    };
    let body_start = source.original_end(head.end)?;
    let init = match l.kind {
        LoopKind::For => Some(init_place(source, l)?),
        LoopKind::While | LoopKind::Do => None,
    };
    let init_ends = init.map_or([start; 2], |i| [i.start, i.end]);
    let ordered = [start, init_ends[0], init_ends[1], body_start, body_end, end];
    if !ordered.is_sorted() {
        return None;
    }
    // Where the body begins inside a macro call, the call is taken as the body.
    let original = source.original();
    let blank = original.get(body_start as usize..).map_or(0, |rest| {
        let blank = rest.iter().take_while(|b| b.is_ascii_whitespace());
        blank.count() as u32
    });
    let text_start = (body_start + blank).min(body_end);
    let declares = l.init.as_ref().is_some_and(declares);
    Some(LoopPlaces {
        statement: OrigSpan { start, end },
        init,
        head: start,
        gap: OrigSpan {
            start: body_start,
            end: text_start,
        },
        body: OrigSpan {
            start: text_start,
            end: body_end,
        },
        inside: inside_braces(source, &l.body).filter(|&at| text_start < at && at < body_end),
        in_list: found.in_list,
        declares,
        pragmas: Vec::new(),
        kept: Vec::new(),
    })
}

/// [`LoopPlaces::pragmas`] and [`LoopPlaces::kept`].
fn pragma_places(source: &Source, l: &Loop) -> Result<(Vec<OrigSpan>, Vec<String>), Failure> {
    let (mut places, mut kept) = (Vec::new(), Vec::new());
    for line in &l.directives {
        match &line.directive.meaning {
            Meaning::Loop(spec) => {
                let place = source.original_pragma(line.span);
                places.push(place.ok_or_else(|| from_macro("a pragma before the loop"))?);
                if spec.is_silent() {
                    kept.push(source.slice(line.span).to_owned());
                }
            }
            // It may stand anywhere.
            Meaning::Other if line.directive.name == Name::Inert => {}
            Meaning::Other | Meaning::Variants(_) => {
                let detail = "a pragma stands directly before the loop";
                return Err(Failure::new(Reason::Pragma, detail));
            }
        }
    }
    Ok((places, kept))
}

/// After the opening brace of a body that begins with a statement.
fn inside_braces(source: &Source, body: &Stmt) -> Option<u32> {
    let StmtKind::Block(stmts) = &body.kind else {
        return None;
    };
    let first = stmts.first()?;
    // A declaration may stand for several statements.
    let mut begin = first;
    while let StmtKind::Block(inner) = &begin.kind {
        match inner.first() {
            Some(inner) if inner.span.start == begin.span.start => begin = inner,
            _ => break,
        }
    }
    let declares = matches!(
        begin.kind,
        StmtKind::Declare { .. } | StmtKind::Opaque { .. } | StmtKind::Empty
    );
    // What has no effect, such as a declaration of a type, is not in the tree.
    let tokens = source.tokens_in(body.span);
    let begins = tokens
        .get(1)
        .is_some_and(|t| t.span.start == first.span.start);
    if declares || !begins || source.slice(tokens[0].span) != "{" {
        return None;
    }
    source.original_end(tokens[0].span.end)
}

fn init_place(source: &Source, l: &Loop) -> Option<OrigSpan> {
    let open = source.original_end(l.header.start + 1)?;
    let semicolon = source.original_start(l.first_semicolon?.start)?;
    Some(OrigSpan {
        start: open,
        end: semicolon,
    })
}
