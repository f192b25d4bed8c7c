//! What vector code relies on of how a file is configured.

use frontend::Unit;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::source::assumed::Assumed;
use frontend::span::Span;
use frontend::tree::FunctionDef;

/// What may be something else in another configuration of a file.
pub struct Configuration<'a> {
    unit: &'a Unit,
    /// Macro calls, by where what they become begins.
    calls: SortedMap<u32, usize>,
    /// Those in sizes of arrays.
    in_brackets: Vec<usize>,
    /// It cannot be asserted: a name of ours is taken.
    hidden: bool,
}

impl<'a> Configuration<'a> {
    /// Of a whole file.
    pub fn new(unit: &'a Unit) -> Configuration<'a> {
        let source = &unit.source;
        let calls = source.varying_calls();
        let brackets = source.in_brackets();
        let within = |span: Span| calls.range(span.start..span.end).map(|(_, n)| *n);
        Configuration {
            unit,
            in_brackets: brackets.into_iter().flat_map(within).collect(),
            hidden: emit::ASSERTING.iter().any(|name| source.mentions(name)),
            calls,
        }
    }

    /// What the vector code of a function relies on: macros and names in it, in the functions it calls,
    /// and in sizes of arrays.
    pub fn relied_on(&self, def: &FunctionDef) -> SortedSet<Assumed> {
        if self.hidden {
            return SortedSet::new();
        }
        let source = &self.unit.source;
        let spans = self.unit.with_callees(def.span);
        let within = |span: &Span| self.calls.range(span.start..span.end).map(|(_, n)| *n);
        let calls = spans
            .iter()
            .flat_map(within)
            .chain(self.in_brackets.iter().copied());
        let mut all = source.assumed(calls, def.span.start);
        for span in &spans {
            let words = source.tokens_in(*span).iter();
            let names = words.filter_map(|t| self.unit.configured.get(source.slice(t.span)));
            all.extend(names.filter(|name| name.from() <= def.span.start).cloned());
        }
        all
    }
}
