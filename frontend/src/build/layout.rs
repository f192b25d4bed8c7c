//! What attributes and pragmas say of layouts.

use super::{Builder, attributes};
use crate::source::MaskSite;
use crate::span::Span;
use crate::types::{Layout, LayoutRules};

impl<'a> Builder<'a> {
    /// What attributes and pragmas say of the record that is defined at `span`.
    pub(super) fn record_rules(&self, span: Span) -> LayoutRules {
        let open = self
            .tokens_in(span)
            .iter()
            .find(|t| self.word(t) == "{")
            .map_or(span.end, |t| t.span.start);
        let before = self.sites_in(Span {
            start: span.start,
            end: open,
        });
        let mut rules = self.rules(before.iter().chain(self.sites_after(span.end)));
        match (self.pragmas.pack_at(open), self.pragmas.pack_at(span.end)) {
            (Ok(pack), Ok(end)) if pack == end => rules.pack = pack,
            _ => rules.odd = true,
        }
        rules
    }

    /// What the attributes of a declaration say, but for those of records defined in it.
    pub(super) fn own_rules(&self, whole: Span) -> LayoutRules {
        self.rules(self.own_sites(whole))
    }

    /// The size that `vector_size` among the attributes of a declaration gives its type.
    pub(super) fn vector_layout(&self, whole: Span) -> Option<Layout> {
        let mut names = Vec::new();
        let mut found = None;
        for site in self.own_sites(whole) {
            let own = attributes::names(site);
            let has = own.clone().any(|name| name == "vector_size");
            found = found.or_else(|| has.then(|| self.argument(site, "vector_size")).flatten());
            names.extend(own);
        }
        // What else changes its alignment.
        let plain =
            |name: &&str| matches!(*name, "vector_size" | "may_alias" | "unused" | "deprecated");
        let size = found.filter(|size| size.is_power_of_two() && names.iter().all(plain))?;
        // How wider ones are aligned depends on the instruction set.
        let size = (size <= 16).then_some(size)?;
        Some(Layout { size, align: size })
    }

    /// The sites of a declaration, those directly before it among them, that do not stand within braces, nor
    /// belong to a record or an enumeration that it defines.
    pub(super) fn own_sites(&self, whole: Span) -> Vec<&'a MaskSite> {
        let mut own = Vec::new();
        let start = self.first_site_before(whole.start);
        let whole = Span { start, ..whole };
        let (mut depth, mut after_record, mut at) = (0_usize, false, whole.start);
        for site in self.sites_in(whole) {
            for token in self.tokens_in(Span {
                start: at,
                end: site.span.start,
            }) {
                let word = self.word(token);
                depth += usize::from(word == "{");
                depth = depth.saturating_sub(usize::from(word == "}"));
                after_record = matches!(word, "}" | "struct" | "union" | "enum");
            }
            at = at.max(site.span.end);
            if depth == 0 && !after_record {
                own.push(site);
            }
        }
        own
    }

    /// Where the sites directly before an offset begin: behind what the parser sees before it.
    fn first_site_before(&self, start: u32) -> u32 {
        let from = self.piece.span.start;
        let before = self.blank(from, start, |text| text.trim_end().len());
        before.map_or(start, |seen| from + seen)
    }

    /// The sites directly after an offset, before what the parser sees next.
    pub(super) fn sites_after(&self, end: u32) -> impl Iterator<Item = &'a MaskSite> + use<'a> {
        let blank = |text: &str| text.len() - text.trim_start().len();
        let after = self.blank(end, self.piece.span.end, blank);
        let sites = self.sites_in(Span {
            start: end,
            end: end + after.unwrap_or(0),
        });
        sites.iter()
    }

    /// What `measure` says of the text that the parser sees, in which attributes and directives are blanks, if
    /// there are attributes at all.
    fn blank(&self, start: u32, end: u32, measure: impl Fn(&str) -> usize) -> Option<u32> {
        let masked = self.source.masked();
        let seen = masked.get(start as usize..end as usize);
        let seen = seen.filter(|_| self.piece.has_sites)?;
        Some(measure(seen) as u32)
    }

    fn rules<'s>(&self, sites: impl IntoIterator<Item = &'s MaskSite>) -> LayoutRules {
        let mut rules = LayoutRules::default();
        for site in sites {
            for name in attributes::names(site) {
                match name {
                    "packed" => rules.packed = true,
                    "aligned" if rules.aligned.is_none() => {
                        rules.aligned = self.argument(site, "aligned");
                        rules.odd |= !rules.aligned.is_some_and(u64::is_power_of_two);
                    }
                    "aligned"
                    | "align"
                    | "ms_struct"
                    | "gcc_struct"
                    | "scalar_storage_order"
                    | "transparent_union"
                    | "randomize_layout"
                    | "may_alias"
                    | "mode"
                    | "warn_if_not_aligned" => rules.odd = true,
                    _ => {}
                }
            }
        }
        rules
    }

    /// The number in parentheses after the name of an attribute.
    fn argument(&self, site: &MaskSite, name: &str) -> Option<u64> {
        let words: Vec<&str> = self
            .tokens_in(site.span)
            .iter()
            .map(|t| self.word(t))
            .collect();
        let at = words.iter().position(|w| w.trim_matches('_') == name)?;
        let inner = words.get(at + 1..)?.strip_prefix(&["("])?;
        let open = inner.iter().take_while(|w| **w == "(").count();
        let (number, rest) = inner.get(open..)?.split_first()?;
        let closed = rest.iter().take_while(|w| **w == ")").count();
        // `(16)`, `((16))`: anything else is no number alone.
        (closed > open).then(|| number.trim_end_matches(['u', 'U', 'l', 'L']).parse().ok())?
    }
}
