//! Loops that stay as they are because the compiler has something to say of how they are written, which it
//! could not say of the edited text.

use super::loops::Found;
use crate::failure::Failure;
use crate::options::Warnings;
use frontend::Source;
use frontend::counter::declares;
use frontend::tree::{LoopKind, Stmt, StmtKind};
use midend::remark::Reason;

/// Fails if there is such a thing about the loop, with these warnings.
pub fn refuses(source: &Source, found: Found<'_>, asked: Warnings) -> Result<(), Failure> {
    let l = found.statement;
    let at = source.original_start(l.keyword.start);
    let end = source.original_end(l.span.end);
    let longer = || {
        at.zip(end)
            .is_some_and(|(at, end)| seems_longer(source, &l.body, at, end, asked.indentation))
    };
    let guarded = || at.is_some_and(|at| seems_guarded(source, found.before, at));
    let detail = if l.init.as_ref().is_some_and(declares) && is_c89(source) {
        "its header declares a variable, which C89 does not know"
    } else if asked.dangling_else && !found.in_list && ends_with_else(&l.body) {
        "an `else` at its end has no braces around it"
    } else if asked.indentation && guarded() {
        "it is indented as if it belonged to the statement before it"
    } else if longer() {
        "what follows it looks as if it belonged to it"
    } else {
        return Ok(());
    };
    Err(Failure::new(Reason::Opaque, detail))
}

/// C89, or its amendment of 1994.
fn is_c89(source: &Source) -> bool {
    let version = source.predefined("__STDC_VERSION__");
    version.is_none_or(|version| version.trim().starts_with("1994"))
}

/// Whether it ends with an `else` that no braces keep apart from an `if` around.
fn ends_with_else(body: &Stmt) -> bool {
    match &body.kind {
        StmtKind::If { otherwise, .. } => otherwise.is_some(),
        StmtKind::Loop(l) if l.kind != LoopKind::Do => ends_with_else(&l.body),
        _ => false,
    }
}

/// Whether a statement ends with one that it guards without braces.
fn is_open(stmt: &Stmt) -> bool {
    let guarded = match &stmt.kind {
        StmtKind::If {
            then, otherwise, ..
        } => otherwise.as_deref().unwrap_or(then),
        StmtKind::Loop(l) if l.kind != LoopKind::Do => &l.body,
        StmtKind::Label(_, body) | StmtKind::Case { body, .. } | StmtKind::Default(body) => {
            return is_open(body);
        }
        _ => return false,
    };
    !matches!(guarded.kind, StmtKind::Block(_)) || is_open(guarded)
}

/// Whether a loop that begins there seems to be guarded by the statement before it.
fn seems_guarded(source: &Source, before: Option<&Stmt>, at: u32) -> bool {
    let open = before.filter(|stmt| is_open(stmt));
    let start = open.and_then(|stmt| source.original_start(stmt.span.start));
    let deeper =
        |start| column(source, at) > column(source, start) || !ends_line(source, start, at);
    start.is_some_and(deeper)
}

/// Whether a line ends between the two places.
fn ends_line(source: &Source, from: u32, to: u32) -> bool {
    let text = source.original().get(from as usize..to as usize);
    text.is_some_and(|text| text.contains(&b'\n'))
}

/// Whether what follows a loop that stands there and has no braces seems to be part of it: by its
/// indentation, if that is asked for, or because the body is empty.
fn seems_longer(source: &Source, body: &Stmt, at: u32, end: u32, indentation: bool) -> bool {
    if matches!(body.kind, StmtKind::Block(_)) {
        return false;
    }
    let rest = source.original().get(end as usize..).unwrap_or_default();
    let Some(blank) = rest.iter().position(|b| !b.is_ascii_whitespace()) else {
        return false;
    };
    let next = end + blank as u32;
    let empty = matches!(body.kind, StmtKind::Empty);
    match rest[blank] {
        b'}' | b'/' => false,
        b'{' if empty => true,
        _ if !indentation && !empty => false,
        _ => !ends_line(source, end, next) || column(source, next) > column(source, at),
    }
}

/// Columns before a place, as compilers count them.
fn column(source: &Source, at: u32) -> usize {
    const TAB: usize = 8;
    let before = source.original().get(..at as usize).unwrap_or_default();
    let line = before.rsplit(|&b| b == b'\n').next().unwrap_or_default();
    line.iter().fold(0, |column, &b| match b {
        b'\t' => (column / TAB + 1) * TAB,
        _ => column + 1,
    })
}
