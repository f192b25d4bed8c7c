//! `#line` directives: the output's lines get the numbers they have in the original, so that
//! `__LINE__`, messages and debuggers name those.

use crate::splice::Edit;
use frontend::Source;

/// The edits with directives: each line of inserted text has the number of the line it is inserted
/// in, and what follows goes on where the original does, line and column. `None` if the numbers of
/// the original are not known.
pub fn with_lines(source: &Source, edits: &[Edit]) -> Option<Vec<Edit>> {
    let mut places = Vec::with_capacity(2 * edits.len());
    for edit in edits {
        places.extend([edit.span.start, edit.span.end]);
    }
    let places = source.presumed_lines(&places)?;
    let original = source.original();
    let edited = edits
        .iter()
        .zip(places.chunks_exact(2))
        .map(|(edit, ends)| {
            let text = match edit.text.is_empty() {
                true => blank(original.get(edit.span.range()).unwrap_or_default()),
                false => {
                    let before = &original[..edit.span.end as usize];
                    let line = before.rsplit(|&b| b == b'\n').next().unwrap_or_default();
                    numbered(
                        &edit.text,
                        &directive(&ends[0]),
                        &directive(&ends[1]),
                        &blank(line),
                    )
                }
            };
            Edit {
                span: edit.span,
                text,
            }
        });
    Some(edited.collect())
}

fn directive((file, line): &(String, u32)) -> String {
    let file = file.replace('\\', "\\\\").replace('"', "\\\"");
    format!("#line {line} \"{file}\"\n")
}

/// White space of the same shape.
fn blank(bytes: &[u8]) -> String {
    let blank = |b: &u8| match b {
        b'\n' | b'\r' | b'\t' => char::from(*b),
        _ => ' ',
    };
    // What continues a character takes no column of its own.
    let starts = bytes.iter().filter(|b| **b & 0xc0 != 0x80);
    starts.map(blank).collect()
}

/// `text` with `first` before each of its lines, then `after` and `margin`. A directive must not
/// stand among the arguments of a macro, and so none stands within parentheses.
fn numbered(text: &str, first: &str, after: &str, margin: &str) -> String {
    // A line that is spliced to the next ends before the directive.
    let mut out = String::from("\n");
    let mut depth = 0_i32;
    for line in text.split_inclusive('\n') {
        if depth <= 0 {
            out.push_str(first);
        }
        out.push_str(line);
        depth += nesting(line);
    }
    if !text.ends_with('\n') {
        out.push('\n');
    }
    out.push_str(after);
    out.push_str(margin);
    out
}

/// Opening minus closing parentheses, without those in strings.
fn nesting(line: &str) -> i32 {
    let mut quoted = false;
    let mut depth = 0;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
    }
    depth
}

#[cfg(test)]
mod tests {
    use super::*;
    use frontend::Input;

    #[test]
    fn lines_and_columns_stay() {
        let text = "a\n  b c(\"\u{e4}\") d\ne\n";
        let source = Source::new(&Input {
            name: "x\"y.c",
            original: text.as_bytes(),
            preprocessed: text.as_bytes(),
        });
        let at = |what: &str| text.find(what).unwrap_or(0) as u32;
        let edits = [
            Edit::insert(at("c("), "v(1,\n2);\nw;"),
            Edit::delete(at("d"), at("e")),
        ];
        let edits = with_lines(&source, &edits).expect("lines");
        let line = "#line 2 \"x\\\"y.c\"\n";
        assert_eq!(
            edits[0].text,
            format!("\n{line}v(1,\n2);\n{line}w;\n{line}    ")
        );
        assert_eq!(edits[1].text, " \n");
    }
}
