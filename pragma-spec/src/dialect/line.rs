//! A pragma line taken apart.

use crate::directive::{Dialect, Name};

/// A line of which dialect and name are known. The text is the end of the trimmed line.
pub(super) struct Line<'t> {
    pub(super) dialect: Dialect,
    pub(super) name: Name,
    pub(super) text: &'t str,
}
