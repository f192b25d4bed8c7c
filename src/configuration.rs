//! What vector code relies on of how a file is configured.

use frontend::Unit;
use frontend::hashed::HashedMap;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::source::assumed::Assumed;
use frontend::span::Span;

/// What may be something else in another configuration of a file.
pub struct Configuration<'a> {
    unit: &'a Unit,
    /// Macro calls, by where what they become begins.
    calls: SortedMap<u32, usize>,
    /// Those in sizes of arrays.
    in_brackets: Vec<usize>,
    /// What each function names that included files declare.
    named: Vec<Vec<&'a Assumed>>,
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
            named: named(unit),
            hidden: emit::ASSERTING.iter().any(|name| source.mentions(name)),
            calls,
        }
    }

    /// What the vector code of the function at a position relies on: macros and names in it, in the functions it
    /// calls, and in sizes of arrays.
    pub fn relied_on(&self, function: usize) -> SortedSet<Assumed> {
        if self.hidden {
            return SortedSet::new();
        }
        let functions = &self.unit.functions;
        let at = functions[function].span.start;
        let mut called = self.unit.callees(functions[function].span);
        if !called.contains(&function) {
            called.push(function);
        }
        let spans = called.iter().map(|&f| functions[f].span);
        let within = |span: Span| self.calls.range(span.start..span.end).map(|(_, n)| *n);
        let calls = spans
            .flat_map(within)
            .chain(self.in_brackets.iter().copied());
        let mut all = self.unit.source.assumed(calls, at);
        let names = called.iter().flat_map(|&f| &self.named[f]);
        all.extend(
            names
                .filter(|name| name.from() <= at)
                .map(|&name| name.clone()),
        );
        all
    }
}

/// What each function names that included files declare, or conditional groups of the file that are not around it.
fn named(unit: &Unit) -> Vec<Vec<&Assumed>> {
    let mut known: HashedMap<&str, Option<&Assumed>> = HashedMap::default();
    let functions = unit.functions.iter().map(|def| {
        let tokens = unit.source.tokens_in(def.span).iter();
        let named = tokens.filter_map(|token| {
            let name = unit.source.slice(token.span);
            *known
                .entry(name)
                .or_insert_with(|| unit.configured.get(name))
        });
        let comes_alone = |assumed: &&Assumed| {
            let declared = assumed.from().saturating_sub(1);
            !unit.source.comes_with(declared, def.span.start)
                || !unit.source.is_conditional(declared)
        };
        named.filter(comes_alone).collect()
    });
    functions.collect()
}
