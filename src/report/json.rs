//! The data as it is.

use super::data::Report;

/// The report as JSON.
pub fn text(report: &Report) -> String {
    // Nothing in it has keys other than names.
    let text = serde_json::to_string_pretty(report).unwrap_or_default();
    text + "\n"
}
