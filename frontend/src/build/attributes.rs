//! Attributes, which the mask keeps away from the parser.

use super::Builder;
use crate::hashed::{HashedMap, HashedSet};
use crate::source::{MaskKind, MaskSite, Source, TokenKind};
use crate::span::Span;
use crate::tree::RETURNING_TWICE;

impl<'a> Builder<'a> {
    /// Names of the attributes that start within `span`.
    pub(super) fn attributes_in(&self, span: Span) -> impl Iterator<Item = &'a str> + use<'a> {
        self.sites_in(span).iter().flat_map(names)
    }

    /// Names of the attributes within `span` and directly after it.
    pub(super) fn attributes_around(&self, span: Span) -> impl Iterator<Item = &'a str> + use<'a> {
        let end = self.sites_after(span.end).last();
        let end = end.map_or(span.end, |site| site.span.end);
        self.attributes_in(Span {
            start: span.start,
            end,
        })
    }
}

impl Builder<'_> {
    /// What declarations behind a definition and `#pragma weak` say of it.
    pub(super) fn settle_attributes(&mut self) {
        let source = self.source;
        let mut weak: HashedSet<&str> = HashedSet::default();
        for pragma in source.pragmas() {
            let words = source.slice(pragma.span).split_whitespace();
            let words: Vec<&str> = words.filter(|word| !word.starts_with('#')).collect();
            let at = words.iter().position(|word| *word != "pragma").unwrap_or(0);
            if let Some(&["weak", name, ..]) = words.get(at..).filter(|w| w.len() > 1) {
                weak.insert(name);
            }
        }
        for def in &mut self.functions {
            def.traits.returns_twice = returns_twice(source, def.body_span, &self.attributes);
            let later = self.attributes.get(&def.name).into_iter().flatten();
            let all = &mut def.traits.attributes;
            let before = all.len();
            all.extend(later.cloned());
            all.extend(weak.contains(&*def.name).then(|| "weak".to_string()));
            if all.len() > before {
                all.sort();
                all.dedup();
            }
        }
    }
}

/// Where a body first names a function that may return twice.
fn returns_twice(
    source: &Source,
    body: Span,
    attributes: &HashedMap<String, Vec<String>>,
) -> Option<Span> {
    let says_so = |name: &str| {
        let known = attributes.get(name);
        known.is_some_and(|all| all.iter().any(|a| a == "returns_twice"))
    };
    let words = source.tokens_in(body).iter();
    let mut names = words
        .filter(|token| token.kind == TokenKind::Identifier)
        .map(|token| token.span);
    names.find(|&span| {
        let name = source.slice(span);
        RETURNING_TWICE.contains(&name) || says_so(name)
    })
}

/// Names of the attributes at a site, without prefix.
pub(super) fn names(site: &MaskSite) -> impl Iterator<Item = &str> + Clone {
    let list: &[String] = match &site.kind {
        MaskKind::Attribute(names) | MaskKind::StandardAttribute(names) => names,
        _ => &[],
    };
    list.iter()
        .map(|name| name.rsplit("::").next().unwrap_or(name))
}
