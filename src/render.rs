//! Messages for the terminal, with codespan-reporting.

use crate::cli::{ColorArg, FormatArg};
use codespan_reporting::diagnostic as codespan;
use codespan_reporting::files::SimpleFile;
use codespan_reporting::term::{
    self, Config, DisplayStyle,
    termcolor::{ColorChoice, StandardStream},
};
use frontend::diag::{Diagnostic, Place, Severity};
use std::io::IsTerminal;

/// Prints diagnostics about one file to standard error.
pub struct Renderer {
    file: SimpleFile<String, String>,
    config: Config,
    stream: StandardStream,
}

impl Renderer {
    /// For messages about the file of that name and text.
    pub fn new(name: &str, original: &[u8], format: FormatArg, color: ColorArg) -> Renderer {
        let choice = match color {
            ColorArg::Always => ColorChoice::Always,
            ColorArg::Auto if std::io::stderr().is_terminal() => ColorChoice::Auto,
            ColorArg::Auto | ColorArg::Never => ColorChoice::Never,
        };
        let display_style = match format {
            FormatArg::Rich => DisplayStyle::Rich,
            FormatArg::Short => DisplayStyle::Short,
        };
        Renderer {
            file: SimpleFile::new(name.to_string(), same_length_text(original)),
            config: Config {
                display_style,
                ..Config::default()
            },
            stream: StandardStream::stderr(choice),
        }
    }

    /// Prints one diagnostic.
    pub fn print(&self, diagnostic: &Diagnostic) {
        let severity = match diagnostic.severity {
            Severity::Error => codespan::Severity::Error,
            Severity::Warning => codespan::Severity::Warning,
            Severity::Remark => codespan::Severity::Note,
        };
        let mut labels = Vec::new();
        let mut notes = diagnostic.notes.clone();
        let places = diagnostic
            .place
            .iter()
            .map(|place| (place, &diagnostic.label, true));
        let secondary = diagnostic
            .secondary
            .iter()
            .map(|(place, text)| (place, text, false));
        for (place, text, is_primary) in places.chain(secondary) {
            match self.range(place) {
                Some(range) => labels.push(if is_primary {
                    codespan::Label::primary((), range).with_message(text)
                } else {
                    codespan::Label::secondary((), range).with_message(text)
                }),
                None => notes.insert(0, format!("{}:{}: {text}", place.file, place.line)),
            }
        }
        let mut message = diagnostic.message.clone();
        if let Some(place) = &diagnostic.place
            && labels.is_empty()
            && matches!(self.config.display_style, DisplayStyle::Short)
        {
            // Notes are not shown.
            message = format!("{}:{}: {message}", place.file, place.line);
        }
        let report = codespan::Diagnostic::new(severity)
            .with_code(diagnostic.code)
            .with_message(message)
            .with_labels(labels)
            .with_notes(notes);
        // A terminal that cannot be written to leaves nobody to tell.
        let _ =
            term::emit_to_write_style(&mut self.stream.lock(), &self.config, &self.file, &report);
    }

    fn range(&self, place: &Place) -> Option<std::ops::Range<usize>> {
        let range = place.bytes?.range();
        let text = self.file.source();
        (range.end <= text.len()
            && text.is_char_boundary(range.start)
            && text.is_char_boundary(range.end))
        .then_some(range)
    }
}

/// The text with one `?` for each byte that is not UTF-8, so that byte offsets stay valid.
fn same_length_text(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(std::iter::repeat_n('?', chunk.invalid().len()));
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn bytes_that_are_no_text_keep_their_length() {
        assert_eq!(super::same_length_text(b"a\xff\xfeb\xc3\xa4"), "a??b\u{e4}");
    }
}
