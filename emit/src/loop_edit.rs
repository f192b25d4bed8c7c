//! The edits of one loop statement: the vector program before it, the loop as its remainder.

use crate::annotations::without_line;
use crate::ctree::{Margin, WIDTH, columns};
use crate::placement::surroundings;
use crate::splice::Edit;
use crate::vector::Failure;
use frontend::Source;
use frontend::pragma_spec::{Meaning, Name};
use frontend::span::{OrigSpan, Span};
use frontend::tree::{FunctionDef, Loop, LoopKind, Stmt, StmtKind};
use midend::remark::Reason;

/// What keeps the C compiler from vectorizing the remainder again.
const SCALAR: &str = "__asm__ __volatile__(\"\");";

/// What stands above the original loop.
const REMAINDER: &str = "/* remaining iterations */";

/// Places in the original where a loop is edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopPlaces {
    /// The whole statement.
    pub statement: OrigSpan,
    /// The initialisation of a `for`, to be moved; between the parenthesis and the semicolon.
    pub init: Option<OrigSpan>,
    /// Between the header and the body.
    pub gap: OrigSpan,
    /// The body.
    pub body: OrigSpan,
    /// Where a statement can be put into the braces of the body, if it has any.
    pub inside: Option<u32>,
    /// The statement stands where several may stand, and declares no variable.
    pub in_list: bool,
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
                open.extend(stmts.iter().zip(before).map(|(s, b)| (s, true, b)));
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

/// Finds the places, all of whose boundaries must be spelled in the file outside macro calls.
pub fn places(source: &Source, found: Found<'_>) -> Result<LoopPlaces, Failure> {
    let l = found.statement;
    let (pragmas, kept) = pragma_places(source, l)?;
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
    // Where the body begins inside a macro call, the call is taken as the body.
    let original = source.original();
    let blank = original.get(body_start as usize..).map_or(0, |rest| {
        let blank = rest.iter().take_while(|b| b.is_ascii_whitespace());
        blank.count() as u32
    });
    let text_start = (body_start + blank).min(body_end);
    let declares = l.init.as_ref().is_some_and(declares);
    Ok(LoopPlaces {
        statement: OrigSpan { start, end },
        init,
        gap: OrigSpan {
            start: body_start,
            end: text_start,
        },
        body: OrigSpan {
            start: text_start,
            end: body_end,
        },
        inside: inside_braces(source, &l.body).filter(|&at| text_start < at && at < body_end),
        in_list: found.in_list && !declares,
        pragmas,
        kept,
    })
}

/// [`LoopPlaces::pragmas`] and [`LoopPlaces::kept`].
fn pragma_places(source: &Source, l: &Loop) -> Result<(Vec<OrigSpan>, Vec<String>), Failure> {
    let (mut places, mut kept) = (Vec::new(), Vec::new());
    for line in &l.directives {
        match &line.directive.meaning {
            Meaning::Loop(spec) => {
                let place = source.original_pragma(line.span).ok_or_else(|| {
                    let detail = "a pragma before the loop comes from a macro";
                    Failure::new(Reason::MacroBoundary, detail)
                })?;
                places.push(place);
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

pub(crate) fn declares(init: &Stmt) -> bool {
    match &init.kind {
        StmtKind::Expr(_) | StmtKind::Empty => false,
        StmtKind::Block(stmts) => stmts.iter().any(declares),
        _ => true,
    }
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
        || text.contains("??/")
    {
        let detail = "a preprocessing directive stands in the loop header";
        return Err(Failure::new(Reason::MacroBoundary, detail));
    }
    let text = unspliced(text);
    let text = text.trim();
    Ok(match text {
        "" => String::new(),
        // The semicolon must not become part of a comment.
        _ if text.contains("//") => format!("{text}\n;"),
        _ => format!("{text};"),
    })
}

/// The text without spliced line ends: a backslash, perhaps white space, and the line end.
fn unspliced(text: &str) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        let joined = line
            .ends_with('\n')
            .then(|| line.trim_end().strip_suffix('\\'));
        out.push_str(joined.flatten().unwrap_or(line));
    }
    out
}

/// A vector program as text at a margin.
pub struct Text<'a> {
    /// It begins with declarations.
    pub declares: bool,
    /// Prints it.
    pub print: &'a dyn Fn(&Margin) -> String,
}

/// The edits. The vector program comes directly before the loop; where only one statement may
/// stand, or the loop declares its counter, braces enclose both.
pub fn edits(
    original: &[u8],
    places: &LoopPlaces,
    comment: &str,
    program: &Text<'_>,
) -> Result<Vec<Edit>, Failure> {
    let around = surroundings(original, places.statement.start);
    let outer = around.margin;
    let init = moved_init(original, places.init)?;
    let enclosed = !places.in_list;
    let margin = if enclosed {
        outer.inner()
    } else {
        outer.clone()
    };
    let indent = &margin.indent;
    let mut text = String::new();
    if enclosed {
        text.push_str(&format!("{{\n{indent}"));
        if !init.is_empty() {
            text.push_str(&format!("{init}\n{indent}"));
        }
        text.push_str(&format!("{}\n", wrapped(comment, &margin)));
    } else {
        text.push_str(&format!("{}\n", wrapped(comment, &margin)));
        if !init.is_empty() {
            text.push_str(&format!("{indent}{init}\n"));
        }
    }
    if program.declares {
        let printed = (program.print)(&margin.inner());
        text.push_str(&format!("{indent}{{\n{printed}{indent}}}\n"));
    } else {
        text.push_str(&(program.print)(&margin));
    }
    // A body of several lines keeps its indentation, and so its loop has to.
    let body = original.get(places.body.range()).unwrap_or_default();
    let loop_margin = if body.contains(&b'\n') {
        &outer
    } else {
        &margin
    };
    text.push_str(&format!("{}{REMAINDER}\n", loop_margin.indent));
    for pragma in &places.kept {
        text.push_str(&format!("{pragma}\n"));
    }
    text.push_str(&loop_margin.indent);
    let lines = |text: String| match around.newline {
        "\n" => text,
        newline => text.replace("\r\n", "\n").replace('\n', newline),
    };
    let without = |span: &OrigSpan| without_line(original, *span);
    let mut edits: Vec<Edit> = places.pragmas.iter().map(without).collect();
    edits.push(Edit::insert(places.statement.start, lines(text)));
    if let Some(init) = places.init.filter(|i| i.start < i.end) {
        edits.push(Edit::delete(init.start, init.end));
    }
    edits.extend(
        remainder(original, places, loop_margin)
            .into_iter()
            .map(|e| Edit {
                text: lines(e.text),
                ..e
            }),
    );
    if enclosed {
        let close = format!("\n{}}}", outer.indent);
        edits.push(Edit::insert(places.statement.end, lines(close)));
    }
    Ok(edits)
}

/// Edits of the body of the remainder.
fn remainder(original: &[u8], places: &LoopPlaces, margin: &Margin) -> Vec<Edit> {
    let inner = margin.inner().indent;
    if let Some(at) = places.inside {
        let rest = original.get(at as usize..).unwrap_or_default();
        let line = rest.split(|&b| b == b'\n').next().unwrap_or_default();
        let ends_line = line.trim_ascii().is_empty() || line.trim_ascii().starts_with(b"/");
        let text = match ends_line {
            true => format!("\n{inner}{SCALAR}"),
            false => format!(" {SCALAR}"),
        };
        return vec![Edit::insert(at, text)];
    }
    let gap = original.get(places.gap.range()).unwrap_or_default();
    let mut edits = Vec::new();
    let body = original.get(places.body.range()).unwrap_or_default();
    if gap.contains(&b'\n') && body.contains(&b'\n') {
        edits.push(Edit::insert(
            places.gap.start,
            format!(" {{\n{inner}{SCALAR}"),
        ));
    } else {
        edits.push(Edit {
            span: places.gap,
            text: format!(" {{\n{inner}{SCALAR}\n{inner}"),
        });
    }
    edits.push(Edit::insert(
        places.body.end,
        format!("\n{}}}", margin.indent),
    ));
    edits
}

/// A comment on lines of about the usual length.
fn wrapped(comment: &str, margin: &Margin) -> String {
    let room = WIDTH.saturating_sub(columns(&margin.indent)).max(40);
    let mut out = String::new();
    let mut used = 0;
    for word in comment.split_whitespace() {
        if used > 0 && used + 1 + word.len() > room {
            out.push_str(&format!("\n{}   {word}", margin.indent));
            used = 3 + word.len();
            continue;
        }
        if used > 0 {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += word.len();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::splice::{sort, splice};

    #[test]
    fn spliced_lines_of_the_initialisation_are_joined() {
        let moved = |text: &str| {
            let init = OrigSpan {
                start: 0,
                end: text.len() as u32,
            };
            moved_init(text.as_bytes(), Some(init)).map_err(|f| f.reason)
        };
        assert_eq!(moved(" i = 0 \\\n "), Ok("i = 0;".to_owned()));
        assert_eq!(moved("\\\r\ni \\ \n= 0"), Ok("i = 0;".to_owned()));
        assert_eq!(moved("i = 0 // \\\n;"), Ok("i = 0 // ;\n;".to_owned()));
        assert_eq!(moved("i = '\\0'\n"), Ok("i = '\\0';".to_owned()));
        assert_eq!(moved("i ??/\n= 0"), Err(Reason::MacroBoundary));
    }

    /// The output for a loop of that text; `inside` and `in_list` as in [`LoopPlaces`].
    fn output(text: &str, init: &str, body: &str, inside: Option<&str>, in_list: bool) -> String {
        let at = |what: &str| text.find(what).unwrap_or(0) as u32;
        let span = |what: &str| OrigSpan {
            start: at(what),
            end: at(what) + what.len() as u32,
        };
        let header_end = text.find(')').map_or(0, |n| {
            let rest = &text[n + 1..];
            (n + 1 + rest.find("++)").map_or(0, |m| m + 3)) as u32
        });
        let places = LoopPlaces {
            statement: OrigSpan {
                start: at("for"),
                end: span(body).end,
            },
            init: Some(span(init)),
            gap: OrigSpan {
                start: header_end,
                end: at(body),
            },
            body: span(body),
            inside: inside.map(|what| span(what).end),
            in_list,
            pragmas: Vec::new(),
            kept: Vec::new(),
        };
        let program = Text {
            declares: false,
            print: &|m| format!("{}v();\n", m.indent),
        };
        let mut edits = edits(text.as_bytes(), &places, "/* vcc */", &program).expect("edits");
        assert_eq!(sort(&mut edits, text.len()), Ok(()));
        String::from_utf8_lossy(&splice(text.as_bytes(), &edits)).into_owned()
    }

    #[test]
    fn one_statement_gets_braces() {
        assert_eq!(
            output(
                "\tif (c)\r\n\t\tfor (int i = 0; i < n; i++) y[i] = 0; // tail\r\n",
                "int i = 0",
                "y[i] = 0;",
                None,
                false,
            ),
            "\tif (c)\r\n\t\t{\r\n\t\t\tint i = 0;\r\n\t\t\t/* vcc */\r\n\t\t\tv();\r\n\
             \t\t\t/* remaining iterations */\r\n\t\t\tfor (; i < n; i++) {\r\n\
             \t\t\t\t__asm__ __volatile__(\"\");\r\n\t\t\t\ty[i] = 0;\r\n\t\t\t}\r\n\
             \t\t} // tail\r\n"
        );
    }

    #[test]
    fn a_body_with_braces_keeps_its_place() {
        assert_eq!(
            output(
                "(c)\n  for (i = 0; i < n; i++) {\n    y[i] = 0;\n  }\n",
                "i = 0",
                "{\n    y[i] = 0;\n  }",
                Some("++) {"),
                true,
            ),
            "(c)\n  /* vcc */\n  i = 0;\n  v();\n  /* remaining iterations */\n  \
             for (; i < n; i++) {\n    __asm__ __volatile__(\"\");\n    y[i] = 0;\n  }\n"
        );
    }

    #[test]
    fn long_comments_are_wrapped() {
        let margin = Margin {
            indent: " ".repeat(70),
            unit: "    ".into(),
        };
        let text = wrapped(
            "/* one two three four five six seven eight nine */",
            &margin,
        );
        let indent = &margin.indent;
        assert_eq!(
            text,
            format!("/* one two three four five six seven\n{indent}   eight nine */")
        );
    }
}
