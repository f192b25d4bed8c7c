//! From the parser's syntax tree to the typed tree.

use crate::source::Source;
use crate::types::{DataModel, TypeTable};
use crate::unit::{ParseStats, Unit};

/// Builds the typed tree of a whole translation unit.
pub(crate) fn build(source: Source, model: DataModel) -> Unit {
    let types = TypeTable::new(model.clone());
    Unit {
        source,
        model,
        types,
        globals: Vec::new(),
        functions: Vec::new(),
        stats: ParseStats::default(),
        notes: Vec::new(),
    }
}
