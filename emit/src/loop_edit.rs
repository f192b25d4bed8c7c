//! The edits of one loop statement: the vector program before it, the loop as its remainder.

use crate::ctree::Margin;
use crate::placement::surroundings;
use crate::splice::Edit;
use crate::vector::Failure;
use frontend::Source;
use frontend::span::{OrigSpan, Span};
use frontend::tree::{FunctionDef, Loop, LoopKind, Stmt, StmtKind};
use midend::remark::Reason;

/// What keeps the C compiler from vectorizing the remainder again.
const SCALAR: &str = " { __asm__ __volatile__(\"\");";

/// Places in the original where a loop is edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopPlaces {
    /// The whole statement.
    pub statement: OrigSpan,
    /// The initialisation of a `for`, to be moved; between the parenthesis and the semicolon.
    pub init: Option<OrigSpan>,
    /// The body.
    pub body: OrigSpan,
}

/// Finds the loop with that span in a function.
pub fn find_loop(def: &FunctionDef, span: Span) -> Option<&Loop> {
    let mut open: Vec<&Stmt> = def.body.as_ref().ok().into_iter().collect();
    while let Some(stmt) = open.pop() {
        match &stmt.kind {
            StmtKind::Block(stmts) => open.extend(stmts),
            StmtKind::If {
                then, otherwise, ..
            } => {
                open.push(then);
                open.extend(otherwise.as_deref());
            }
            StmtKind::Loop(l) if l.span == span => return Some(l),
            StmtKind::Loop(l) => open.push(&l.body),
            StmtKind::Switch { body, .. } | StmtKind::Case { body, .. } => open.push(body),
            StmtKind::Default(body) | StmtKind::Label(_, body) => open.push(body),
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

/// Finds the places, all of whose boundaries must be spelled in the file outside macro calls.
pub fn places(source: &Source, l: &Loop) -> Result<LoopPlaces, Failure> {
    if source.pragma_before(l.span.start).is_some() {
        return Err(Failure::new(
            Reason::Pragma,
            "a pragma stands directly before the loop",
        ));
    }
    let inside =
        |what: &str| Failure::new(Reason::MacroBoundary, format!("{what} comes from a macro"));
    let start = source
        .original_start(l.keyword.start)
        .ok_or_else(|| inside("the loop keyword"))?;
    let end = source
        .original_end(l.span.end)
        .ok_or_else(|| inside("the end of the loop"))?;
    let header_end = |span: Span| source.original_end(span.end);
    let (body_start, body_end) = match l.kind {
        LoopKind::For | LoopKind::While => (header_end(l.header), Some(end)),
        LoopKind::Do => (header_end(l.keyword), source.original_end(l.body.span.end)),
    };
    let body_start = body_start.ok_or_else(|| inside("the loop header"))?;
    let body_end = body_end.ok_or_else(|| inside("the end of the loop body"))?;
    let init = match l.kind {
        LoopKind::For => Some(init_place(source, l).ok_or_else(|| inside("the loop header"))?),
        LoopKind::While | LoopKind::Do => None,
    };
    let ordered = [Some(start), init.map(|i| i.start), init.map(|i| i.end)];
    let ordered: Vec<u32> = ordered
        .into_iter()
        .flatten()
        .chain([body_start, body_end, end])
        .collect();
    if !ordered.is_sorted() {
        return Err(inside("part of the loop"));
    }
    let body = OrigSpan {
        start: body_start,
        end: body_end,
    };
    Ok(LoopPlaces {
        statement: OrigSpan { start, end },
        init,
        body,
    })
}

fn init_place(source: &Source, l: &Loop) -> Option<OrigSpan> {
    let open = source.original_end(l.header.start + 1)?;
    let semicolon = source.original_start(l.first_semicolon?.start)?;
    Some(OrigSpan {
        start: open,
        end: semicolon,
    })
}

/// The moved initialisation as statement text; empty if there is none.
fn moved_init(original: &[u8], init: Option<OrigSpan>) -> Result<String, Failure> {
    let bytes = init
        .and_then(|span| original.get(span.range()))
        .unwrap_or_default();
    let text = std::str::from_utf8(bytes)
        .map_err(|_| Failure::new(Reason::MacroBoundary, "the initialisation is not UTF-8"))?;
    if text
        .lines()
        .skip(1)
        .any(|line| line.trim_start().starts_with(['#', '%', '?']))
    {
        let detail = "a preprocessing directive stands in the loop header";
        return Err(Failure::new(Reason::MacroBoundary, detail));
    }
    let text = text.trim();
    Ok(match text {
        "" => String::new(),
        // The semicolon must not become part of a comment.
        _ if text.contains("//") => format!("{text}\n;"),
        _ => format!("{text};"),
    })
}

/// The edits. `program` prints the vector program at a margin, without enclosing braces.
pub fn edits(
    original: &[u8],
    places: &LoopPlaces,
    comment: &str,
    program: impl FnOnce(&Margin) -> String,
) -> Result<Vec<Edit>, Failure> {
    let around = surroundings(original, places.statement.start);
    let outer = around.margin;
    let inner = outer.inner();
    let init = moved_init(original, places.init)?;
    let mut text = String::from("{\n");
    if !init.is_empty() {
        text.push_str(&format!("{}{init}\n", inner.indent));
    }
    text.push_str(&format!("{}{comment}\n", inner.indent));
    text.push_str(&format!("{}{{\n", inner.indent));
    text.push_str(&program(&inner.inner()));
    text.push_str(&format!("{}}}\n{}", inner.indent, inner.indent));
    let lines = |text: String| match around.newline {
        "\n" => text,
        newline => text.replace("\r\n", "\n").replace('\n', newline),
    };
    let mut edits = vec![Edit::insert(places.statement.start, lines(text))];
    if let Some(init) = places.init.filter(|i| i.start < i.end) {
        edits.push(Edit::delete(init.start, init.end));
    }
    edits.push(Edit::insert(places.body.start, SCALAR));
    edits.push(Edit::insert(places.body.end, " }"));
    edits.push(Edit::insert(
        places.statement.end,
        lines(format!("\n{}}}", outer.indent)),
    ));
    Ok(edits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::splice::{sort, splice};

    #[test]
    fn the_loop_becomes_the_remainder() {
        let original = b"\tif (c)\r\n\t\tfor (int i = 0; i < n; i++) y[i] = 0; // tail\r\n";
        let text = String::from_utf8_lossy(original).into_owned();
        let at = |what: &str| text.find(what).unwrap_or(0) as u32;
        let places = LoopPlaces {
            statement: OrigSpan {
                start: at("for"),
                end: at(" // tail"),
            },
            init: Some(OrigSpan {
                start: at("int i"),
                end: at("; i <"),
            }),
            body: OrigSpan {
                start: at(" y[i]"),
                end: at(" // tail"),
            },
        };
        let mut edits = edits(original, &places, "/* vcc */", |m| {
            format!("{}v();\n", m.indent)
        })
        .expect("edits");
        assert_eq!(sort(&mut edits, original.len()), Ok(()));
        let output = String::from_utf8_lossy(&splice(original, &edits)).into_owned();
        assert_eq!(
            output,
            "\tif (c)\r\n\t\t{\r\n\t\t\tint i = 0;\r\n\t\t\t/* vcc */\r\n\t\t\t{\r\n\t\t\t\tv();\r\n\
             \t\t\t}\r\n\t\t\tfor (; i < n; i++) { __asm__ __volatile__(\"\"); y[i] = 0; }\r\n\
             \t\t} // tail\r\n"
        );
    }
}
