//! The text of one loop's edits: what stands around a vector program, and the loop as its remainder.

use crate::annotations::without_line;
use crate::ctree::Margin;
use crate::ctree::print::{WIDTH, columns};
use crate::failure::Failure;
use crate::place::loops::LoopPlaces;
use crate::place::statements::surroundings;
use crate::splice::Edit;
use frontend::counter::Counter;
use frontend::span::OrigSpan;
use midend::remark::Reason;

/// Lines of a body without braces that is short.
const SHORT: usize = 3;

/// What stands above the original loop.
const REMAINDER: &str = "/* remaining iterations */";

/// The moved initialisation as statement text, perhaps with another name for what it declares; empty
/// if there is none.
pub fn moved_init(
    original: &[u8],
    init: Option<OrigSpan>,
    counter: Option<&OwnCounter<'_>>,
) -> Result<String, Failure> {
    let part = |start: u32, end: u32| original.get(start as usize..end as usize);
    let bytes = match (init, counter) {
        (None, _) => Some(Vec::new()),
        (Some(init), None) => part(init.start, init.end).map(<[u8]>::to_vec),
        (Some(init), Some(OwnCounter { of, name, ty })) => {
            let before = part(init.start, of.name.start);
            let after = part(of.name.end, init.end);
            let declared = format!("{ty}{name}");
            before
                .zip(after)
                .map(|(a, b)| [a, declared.as_bytes(), b].concat())
        }
    };
    let text = String::from_utf8(bytes.unwrap_or_default())
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
    let text = unspliced(&text);
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

/// A variable of the vector code in the place of the one that a loop's header gives its first value.
pub struct OwnCounter<'a> {
    /// That one.
    pub of: &'a Counter,
    /// What it is called.
    pub name: &'a str,
    /// Its type, which ends with a blank or a star; empty where the header says it.
    pub ty: String,
}

/// How the text around a vector program is written.
#[derive(Clone, Copy)]
pub struct Manner<'a> {
    /// What keeps the C compiler from vectorizing the remainder again, if it may not; no semicolon.
    pub barrier: Option<&'a str>,
    /// Vector code has a variable of this name in the place of the one that the header declares.
    pub counter: Option<&'a OwnCounter<'a>>,
    /// What must hold for the remainder to have anything to do; empty if it has to run in any case.
    pub left: &'a str,
    /// The user's own lines stay beside it, where they are: nothing is moved further in.
    pub beside: bool,
}

/// Where the lines of an edit begin.
struct Margins {
    /// Braces around it.
    brace: Margin,
    text: Margin,
    remainder: Margin,
    /// Of the loop that has the body.
    body: Margin,
}

impl Margins {
    /// `enclosed`: braces stand around it.
    fn new(original: &[u8], places: &LoopPlaces, enclosed: bool, beside: bool) -> Margins {
        let around = surroundings(original, places.statement.start);
        let (outer, inner) = (around.margin.clone(), around.margin.inner());
        // A body of several lines keeps its indentation, and so its loop has to.
        let body = original.get(places.body.range()).unwrap_or_default();
        let moved = enclosed && !beside;
        let outdented = enclosed && beside && !places.in_list && around.at_line_start;
        let indent = outer.indent.strip_suffix(&outer.unit);
        let brace = match indent.filter(|_| outdented) {
            Some(indent) => Margin {
                indent: indent.to_owned(),
                unit: outer.unit.clone(),
            },
            None => outer.clone(),
        };
        let text = if moved { inner.clone() } else { outer.clone() };
        let remainder = match moved && !body.contains(&b'\n') {
            true => inner,
            false => outer,
        };
        let body = match places.head == places.statement.start {
            true => remainder.clone(),
            false => surroundings(original, places.head).margin,
        };
        Margins {
            brace,
            text,
            remainder,
            body,
        }
    }
}

/// The edits. The vector program comes directly before the loop; where only one statement may
/// stand, or the loop declares its counter for both, braces enclose both.
pub fn edits(
    original: &[u8],
    places: &LoopPlaces,
    comment: &str,
    program: &Text<'_>,
    manner: Manner<'_>,
) -> Result<Vec<Edit>, Failure> {
    let around = surroundings(original, places.statement.start);
    let enclosed = !places.in_list || places.declares && manner.counter.is_none();
    let margins = Margins::new(original, places, enclosed, manner.beside);
    let text = before(
        original, places, comment, program, manner, enclosed, &margins,
    )?;
    let lines = |text: String| match around.newline {
        "\n" => text,
        newline => text.replace("\r\n", "\n").replace('\n', newline),
    };
    let start = places.statement.start;
    let indented = start - around.margin.indent.len() as u32;
    let outdented = margins.brace.indent.len() < around.margin.indent.len();
    let first = match outdented {
        true => OrigSpan {
            start: indented,
            end: start,
        },
        false => OrigSpan { start, end: start },
    };
    let brace = if outdented {
        margins.brace.indent.as_str()
    } else {
        ""
    };
    let without = |span: &OrigSpan| without_line(original, *span);
    let mut edits: Vec<Edit> = places.pragmas.iter().map(without).collect();
    edits.push(Edit::replace(first, format!("{brace}{text}")));
    edits.extend(match manner.counter {
        Some(OwnCounter { of, name, .. }) => Some(Edit::replace(of.value, format!(" {name}"))),
        None => places
            .init
            .filter(|i| i.start < i.end)
            .map(|init| Edit::delete(init.start, init.end)),
    });
    edits.extend(remainder(original, places, &margins.body, manner));
    if enclosed {
        let close = format!("\n{}}}", margins.brace.indent);
        edits.push(Edit::insert(places.statement.end, close));
    }
    let edits = edits.into_iter().map(|e| Edit {
        text: lines(e.text),
        ..e
    });
    Ok(edits.collect())
}

/// The text before the loop.
fn before(
    original: &[u8],
    places: &LoopPlaces,
    comment: &str,
    program: &Text<'_>,
    manner: Manner<'_>,
    enclosed: bool,
    margins: &Margins,
) -> Result<String, Failure> {
    let margin = &margins.text;
    let indent = &margin.indent;
    let init = moved_init(original, places.init, manner.counter)?;
    let comment = wrapped(comment, margin);
    let first = match init.is_empty() {
        true => comment,
        // C89: a declaration comes first.
        false if enclosed => format!("{init}\n{indent}{comment}"),
        false => format!("{comment}\n{indent}{init}"),
    };
    let mut text = match enclosed {
        true => format!("{{\n{indent}{first}\n"),
        false => format!("{first}\n"),
    };
    if program.declares {
        let printed = (program.print)(&margin.inner());
        text.push_str(&format!("{indent}{{\n{printed}{indent}}}\n"));
    } else {
        text.push_str(&(program.print)(margin));
    }
    let indent = &margins.remainder.indent;
    text.push_str(&format!("{indent}{REMAINDER}\n"));
    if !manner.left.is_empty() {
        text.push_str(&format!("{indent}if ({})\n", manner.left));
    }
    for pragma in &places.kept {
        text.push_str(&format!("{pragma}\n"));
    }
    text.push_str(indent);
    Ok(text)
}

/// Edits of the body of the remainder.
fn remainder(
    original: &[u8],
    places: &LoopPlaces,
    margin: &Margin,
    manner: Manner<'_>,
) -> Vec<Edit> {
    let inner = margin.inner().indent;
    let Some(name) = manner.barrier else {
        return Vec::new();
    };
    let barrier = format!("{name};");
    if let Some(at) = places.inside {
        let rest = original.get(at as usize..).unwrap_or_default();
        let line = rest.split(|&b| b == b'\n').next().unwrap_or_default();
        let ends_line = line.trim_ascii().is_empty() || line.trim_ascii().starts_with(b"/");
        let text = match ends_line {
            true => format!("\n{inner}{barrier}"),
            false => format!(" {barrier}"),
        };
        return vec![Edit::insert(at, text)];
    }
    let gap = original.get(places.gap.range()).unwrap_or_default();
    let body = original.get(places.body.range()).unwrap_or_default();
    let lines = gap.contains(&b'\n');
    let stays = match manner.beside {
        true => lines || !is_short(original, places),
        false => lines && body.contains(&b'\n'),
    };
    let open = format!(" {{\n{inner}{barrier}");
    // An empty statement ends what stands before it.
    let ends = body == b";" && gap.trim_ascii().is_empty();
    let open = match stays {
        _ if ends => Edit::replace(places.gap, format!(" {{\n{inner}{}", name)),
        true => Edit::insert(places.gap.start, open),
        false => Edit::replace(places.gap, format!("{open}\n{inner}")),
    };
    let close = Edit::insert(places.body.end, format!("\n{}}}", margin.indent));
    vec![open, close]
}

/// Whether the loop is so short that it is clearer in two whole forms than with one body for both,
/// around which one of them needs braces.
fn is_short(original: &[u8], places: &LoopPlaces) -> bool {
    let ends = |span: OrigSpan| {
        let text = original.get(span.range()).unwrap_or_default();
        text.iter().filter(|b| **b == b'\n').count()
    };
    ends(places.statement) == 0 || places.inside.is_none() && ends(places.body) < SHORT
}

/// The part of the original that is written in two forms as a whole; `alone`: the loop has only one.
pub fn whole(original: &[u8], places: &LoopPlaces, alone: bool) -> OrigSpan {
    let head = places.inside.unwrap_or(places.gap.start);
    // With the pragmas directly before it.
    let mut start = places.statement.start;
    for pragma in places.pragmas.iter().rev() {
        let between = original.get(pragma.end as usize..start as usize);
        if between.is_some_and(|text| text.trim_ascii().is_empty()) {
            start = pragma.start;
        }
    }
    OrigSpan {
        start,
        end: match alone || is_short(original, places) {
            true => places.statement.end,
            false => head,
        },
    }
}

/// A comment on lines of about the usual length.
pub fn wrapped(comment: &str, margin: &Margin) -> String {
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
    use crate::output::splice;
    use crate::splice::Edits;

    #[test]
    fn spliced_lines_of_the_initialisation_are_joined() {
        let moved = |text: &str| {
            let init = OrigSpan {
                start: 0,
                end: text.len() as u32,
            };
            moved_init(text.as_bytes(), Some(init), None).map_err(|f| f.reason)
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
            head: at("for"),
            gap: OrigSpan {
                start: header_end,
                end: at(body),
            },
            body: span(body),
            inside: inside.map(|what| span(what).end),
            in_list: true,
            declares: !in_list,
            pragmas: Vec::new(),
            kept: Vec::new(),
        };
        let program = Text {
            declares: false,
            print: &|m| format!("{}v();\n", m.indent),
        };
        let mut all = Edits::new(Vec::new(), text.len());
        let manner = Manner {
            barrier: Some("KEEP"),
            counter: None,
            left: "",
            beside: false,
        };
        let edits = edits(text.as_bytes(), &places, "/* vcc */", &program, manner);
        assert!(all.add(edits.expect("edits")));
        String::from_utf8_lossy(&splice(text.as_bytes(), &all.into_sorted())).into_owned()
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
             \t\t\t\tKEEP;\r\n\t\t\t\ty[i] = 0;\r\n\t\t\t}\r\n\
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
             for (; i < n; i++) {\n    KEEP;\n    y[i] = 0;\n  }\n"
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
