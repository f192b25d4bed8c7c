//! `#line` directives: the output's lines get the numbers they have in the original, so that
//! `__LINE__`, messages and debuggers name those.

use crate::output::{Content, Output, Piece};
use frontend::Source;
use frontend::sorted::SortedMap;

/// The output with directives: each line of inserted text has the number of the line it is inserted
/// in, and what follows goes on where the original does, line and column. `None` if the numbers of
/// the original are not known.
pub fn with_lines(source: &Source, output: &Output<'_>) -> Option<Vec<u8>> {
    let directives = directives(source, output)?;
    let at = |place: u32| directives.get(&place).map_or("", String::as_str);
    let mut out = Vec::new();
    let mut told = true;
    for piece in &output.pieces {
        let bytes = piece.bytes(output.original);
        match &piece.content {
            Content::Layout(_) => {
                let line = out.rsplit(|&b| b == b'\n').next().unwrap_or_default();
                if !line.trim_ascii().is_empty() {
                    out.push(b'\n');
                }
                out.extend_from_slice(bytes);
                told = false;
            }
            Content::Inserted(number, text) => {
                let span = output.edits[*number].span;
                let replaced = output.original.get(span.range()).unwrap_or_default();
                let text = match text.is_empty() {
                    true => blank(replaced),
                    false => {
                        let margin = blank(before(output.original, span.end));
                        numbered(text, at(span.start), at(span.end), &margin)
                    }
                };
                out.extend_from_slice(text.as_bytes());
                told |= !text.is_empty();
            }
            Content::Kept(_) | Content::Unexpanded(..) => {
                let place = begins(piece).filter(|_| !told);
                if let Some(place) = place {
                    out.extend_from_slice(at(place).as_bytes());
                    let margin = blank(before(output.original, place));
                    out.extend_from_slice(margin.as_bytes());
                }
                out.extend_from_slice(bytes);
                told = true;
            }
        }
    }
    Some(out)
}

/// Where the text of a piece stands in the original, if it does.
fn begins(piece: &Piece) -> Option<u32> {
    match piece.content {
        Content::Kept(span) => Some(span.start),
        Content::Unexpanded(at, _) => Some(at),
        Content::Inserted(..) | Content::Layout(_) => None,
    }
}

/// What stands before a place on its line.
fn before(original: &[u8], at: u32) -> &[u8] {
    let before = original.get(..at as usize).unwrap_or(original);
    before.rsplit(|&b| b == b'\n').next().unwrap_or_default()
}

/// The directives for all places at which one may be needed.
fn directives(source: &Source, output: &Output<'_>) -> Option<SortedMap<u32, String>> {
    let ends = output.edits.iter().flat_map(|e| [e.span.start, e.span.end]);
    let mut places: Vec<u32> = ends
        .chain(output.pieces.iter().filter_map(begins))
        .collect();
    places.sort_unstable();
    places.dedup();
    let lines = source.presumed_lines(&places)?;
    Some(
        places
            .into_iter()
            .zip(lines.iter().map(directive))
            .collect(),
    )
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
    use crate::splice::Edit;
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
        let output = Output::plain(text.as_bytes(), &edits);
        let numbered = with_lines(&source, &output).expect("lines");
        let line = "#line 2 \"x\\\"y.c\"\n";
        let inserted = format!("\n{line}v(1,\n2);\n{line}w;\n{line}    ");
        assert_eq!(
            String::from_utf8_lossy(&numbered),
            format!("a\n  b {inserted}c(\"\u{e4}\")  \ne\n")
        );
    }
}
