//! Manual pages' text from Markdown and from what `--help` says after the options.

/// A page's sections in roff, from the part of Markdown that they are written in: headings,
/// paragraphs, lists of one level and fenced examples.
pub fn from_markdown(text: &str) -> String {
    let mut roff = String::new();
    // Whether the next line goes on with a paragraph or an item.
    let mut inside = false;
    let mut example = false;
    for line in text.lines() {
        if line.starts_with("```") {
            roff.push_str(if example {
                ".fi\n.RE\n"
            } else {
                ".PP\n.RS 4\n.nf\n"
            });
            (example, inside) = (!example, false);
        } else if example {
            roff.push_str(&line_of(&escaped(line)));
        } else if let Some(title) = line.strip_prefix("## ") {
            roff.push_str(&heading(title));
            inside = false;
        } else if let Some(item) = line.strip_prefix("- ") {
            roff.push_str(".IP \\(bu 2\n");
            roff.push_str(&line_of(&inline(item)));
            inside = true;
        } else if line.is_empty() {
            inside = false;
        } else {
            if !inside {
                roff.push_str(".PP\n");
            }
            roff.push_str(&line_of(&inline(line.trim_start())));
            inside = true;
        }
    }
    roff
}

/// The sections behind the options of `--help`: titles that end with a colon, and below them lines
/// of a term and what it means, two spaces or more between them, or plain lines.
pub fn from_help(text: &str) -> String {
    let mut roff = String::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let item = line.strip_prefix("  ");
        match (line.strip_suffix(':'), item) {
            (Some(title), None) => roff.push_str(&heading(title)),
            (_, Some(item)) => match item.split_once("  ") {
                Some((term, meaning)) => {
                    roff.push_str(&format!(".TP\n\\fB{}\\fR\n", escaped(term)));
                    roff.push_str(&line_of(&inline(meaning.trim_start())));
                }
                None => roff.push_str(&line_of(&inline(item))),
            },
            (None, None) => roff.push_str(&line_of(&inline(line))),
        }
    }
    roff
}

fn heading(title: &str) -> String {
    format!(".SH \"{}\"\n", escaped(&title.to_uppercase()))
}

/// A line that roff does not take for a request.
fn line_of(text: &str) -> String {
    let guard = if text.starts_with(['.', '\'']) {
        "\\&"
    } else {
        ""
    };
    format!("{guard}{text}\n")
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}

/// Text with `code` in bold, delimited by one backquote or two.
fn inline(text: &str) -> String {
    let mut roff = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('`') {
        let (delimiter, after) = match after.strip_prefix('`') {
            Some(after) => ("``", after),
            None => ("`", after),
        };
        let Some((code, after)) = after.split_once(delimiter) else {
            break;
        };
        let code = escaped(code.trim_end());
        roff.push_str(&format!("{}\\fB{code}\\fR", escaped(before)));
        rest = after;
    }
    roff + &escaped(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_sections() {
        let text =
            "## See `it`\n\nOne `-O2`\ntwo.\n\n- ``a`b` ``: c\n  d\n\n```c\n.x = '\\0';\n```\n";
        let roff = ".SH \"SEE `IT`\"\n.PP\nOne \\fB\\-O2\\fR\ntwo.\n.IP \\(bu 2\n\\fBa`b`\\fR: c\nd\n\
                    .PP\n.RS 4\n.nf\n\\&.x = '\\e0';\n.fi\n.RE\n";
        assert_eq!(from_markdown(text), roff);
    }

    #[test]
    fn help_becomes_sections() {
        let text = "Exit status:\n  0   written\n  70  failed\n\nMore:\n  as it is";
        let roff = ".SH \"EXIT STATUS\"\n.TP\n\\fB0\\fR\nwritten\n.TP\n\\fB70\\fR\nfailed\n.SH \"MORE\"\nas it is\n";
        assert_eq!(from_help(text), roff);
    }
}
