//! The edits of one loop statement: the vector program before it, the loop as its remainder.

use crate::annotations::without_line;
use crate::ctree::Margin;
use crate::ctree::print::{WIDTH, columns, print_block};
use crate::failure::Failure;
use crate::outline::outline;
use crate::place::functions::Mode;
use crate::place::loops::LoopPlaces;
use crate::place::statements::surroundings;
use crate::place::{LoopPlace, Setting, names};
use crate::splice::Edit;
use crate::vector::{self, Context};
use frontend::span::OrigSpan;
use frontend::tree::FunctionDef;
use midend::plan::verify::VerifiedPlan;
use midend::plan::{Parameters, Plan};
use midend::remark::Reason;

/// What keeps the C compiler from vectorizing the remainder again.
const SCALAR: &str = "__asm__ __volatile__(\"\");";

/// What stands above the original loop.
const REMAINDER: &str = "/* remaining iterations */";

/// What one plan asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Edits at the loop.
    pub edits: Vec<Edit>,
    /// A function to place before the one that holds the loop.
    pub definition: Option<String>,
}

/// Makes the edits for a plan. `helper` is the name of an outlined function, should one be needed.
pub fn write(
    setting: Setting<'_>,
    place: &LoopPlace<'_>,
    def: &FunctionDef,
    plan: &VerifiedPlan,
    helper: &str,
) -> Result<Written, Failure> {
    let source = &setting.unit.source;
    let mentioned = |name: &str| source.mentions(name);
    let keep_apart = matches!(
        place.mode,
        Mode::Outline {
            keep_apart: true,
            ..
        }
    );
    let program = vector::write(Context {
        plan,
        machine: setting.machine,
        mentioned: &mentioned,
        keep_apart,
        edges: None,
    })?;
    let comment = comment(setting, plan);
    let (block, definition) = match place.mode {
        Mode::Plain | Mode::Attribute(_) => (program.block, None),
        Mode::Outline { target, .. } => {
            names::known_outside(setting.unit, def, &program.named(plan))?;
            let outlined = outline(plan, &program, helper, target, source)?;
            (outlined.call, Some(outlined.definition))
        }
    };
    let text = Text {
        declares: block.declares(),
        print: &|margin| print_block(&block, margin),
    };
    let edits = edits(source.original(), &place.parts, &comment, &text)?;
    let at = place.statement.keyword.start;
    names::no_macro(source, &(text.print)(&Margin::default()), at)?;
    let outside = definition.as_deref().unwrap_or_default();
    names::no_macro(source, outside, place.start.pp)?;
    names::no_macro(source, "__asm__ __volatile__", at)?;
    Ok(Written { edits, definition })
}

/// What stands above the edit.
fn comment(setting: Setting<'_>, plan: &Plan) -> String {
    let line = setting.unit.source.place(plan.region.span()).line;
    let Parameters { vf, uf, narrow, .. } = plan.parameters();
    let mut text = format!("vcc: line {line}: {vf} lanes");
    if uf > 1 {
        text.push_str(&format!(" x {uf}"));
    }
    if let Some(narrow) = narrow {
        text.push_str(&format!(", then {narrow}"));
    }
    text.push_str(&format!(", {}", setting.machine.isa.name()));
    if !plan.guards.is_empty() {
        text.push_str(&format!("; runs if {}", plan.guards.join(", ")));
    }
    let safe: String = text.replace("*/", "* /").replace("/*", "/ *");
    format!("/* {} */", safe.replace(['\n', '\r', '\\'], " "))
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
struct Text<'a> {
    /// It begins with declarations.
    declares: bool,
    /// Prints it.
    print: &'a dyn Fn(&Margin) -> String,
}

/// The edits. The vector program comes directly before the loop; where only one statement may
/// stand, or the loop declares its counter, braces enclose both.
fn edits(
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
    use crate::splice::{Edits, splice};

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
        let mut all = Edits::new(Vec::new(), text.len());
        assert!(all.add(edits(text.as_bytes(), &places, "/* vcc */", &program).expect("edits")));
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
