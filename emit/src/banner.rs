//! The first line of an output.

use crate::options::EmitOptions;
use crate::splice::Edit;
use frontend::Source;

/// What it begins with.
const BANNER: &str = "/* vcc ";

const WROTE: &str = " wrote this from ";

const BOM: &[u8] = b"\xef\xbb\xbf";

/// Whether vcc wrote the file, so that it is to be passed on unchanged.
pub fn is_vcc_output(original: &[u8]) -> bool {
    let text = original.strip_prefix(BOM).unwrap_or(original);
    let line = text.split(|&b| b == b'\n').next().unwrap_or_default();
    line.starts_with(BANNER.as_bytes()) && line.windows(WROTE.len()).any(|w| w == WROTE.as_bytes())
}

/// The edit that writes the line: what wrote the file from what, and for which target and flags.
pub fn banner(source: &Source, options: &EmitOptions, newline: &str) -> Edit {
    let clean = |text: &str| text.replace("*/", "* /").replace(['\n', '\r', '\\'], " ");
    let flags = match clean(&options.flags) {
        flags if flags.trim().is_empty() => String::new(),
        flags => format!("; flags: {flags}"),
    };
    let text = format!(
        "{BANNER}{}{WROTE}{} for {}{flags} */{newline}",
        clean(&options.version),
        clean(source.name().rsplit('/').next().unwrap_or_default()),
        options.isa.name(),
    );
    let top = match source.original().starts_with(BOM) {
        true => BOM.len() as u32,
        false => 0,
    };
    Edit::insert(top, text)
}
