//! Attributes, which the mask keeps away from the parser.

use super::Builder;
use crate::source::{MaskKind, MaskSite};
use crate::span::Span;

impl<'a> Builder<'a> {
    /// Names of the attributes that start within `span`.
    pub(super) fn attributes_in(&self, span: Span) -> impl Iterator<Item = &'a str> + use<'a> {
        self.sites_in(span).iter().flat_map(names)
    }

    /// Names of the attributes within `span` and directly after it.
    pub(super) fn attributes_around(&self, span: Span) -> impl Iterator<Item = &'a str> + use<'a> {
        // What follows a closing brace up to the next token that the parser sees.
        let mut end = span.end;
        if self.piece.has_sites {
            for site in self.source.mask_sites_in(Span {
                start: span.end,
                end: self.piece.span.end,
            }) {
                let between = self
                    .source
                    .text()
                    .get(end as usize..site.span.start as usize);
                if between.is_none_or(|text| !text.trim().is_empty()) {
                    break;
                }
                end = site.span.end;
            }
        }
        self.attributes_in(Span {
            start: span.start,
            end,
        })
    }
}

fn names(site: &MaskSite) -> impl Iterator<Item = &str> {
    let list: &[String] = match &site.kind {
        MaskKind::Attribute(names) | MaskKind::StandardAttribute(names) => names,
        _ => &[],
    };
    list.iter()
        .map(|name| name.rsplit("::").next().unwrap_or(name))
}
