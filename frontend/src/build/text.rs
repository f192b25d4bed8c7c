//! From the parser's offsets to spans of the preprocessed text, and questions about its tokens.
//!
//! The parser's starts are exact, its ends run over white space: they are trimmed to the last
//! token that starts before them.

use super::Builder;
use crate::source::{MaskSite, Token, TokenKind};
use crate::span::Span;
use lang_c::ast::Identifier;
use lang_c::span::Node;

impl<'a> Builder<'a> {
    /// Where a parser's offset lies in the preprocessed text.
    pub(super) fn offset(&self, parsed: usize) -> u32 {
        let at = parsed as i64 + self.piece.delta;
        at.clamp(self.piece.span.start as i64, self.piece.span.end as i64) as u32
    }

    /// The trimmed span of a node.
    pub(super) fn span<T>(&self, node: &Node<T>) -> Span {
        self.trimmed(self.offset(node.span.start), self.offset(node.span.end))
    }

    /// From `start` to the end of the last token that starts before `end`.
    pub(super) fn trimmed(&self, start: u32, end: u32) -> Span {
        let tokens = self.piece_tokens();
        let count = tokens.partition_point(|t| t.span.start < end);
        let last = count.checked_sub(1).map_or(start, |i| tokens[i].span.end);
        Span {
            start,
            end: last.max(start),
        }
    }

    /// The tokens of the piece at hand.
    pub(super) fn piece_tokens(&self) -> &'a [Token] {
        &self.source.tokens()[self.piece.first_token..self.piece.end_token]
    }

    /// The tokens of the piece at hand that start within `span`.
    pub(super) fn tokens_in(&self, span: Span) -> &'a [Token] {
        let tokens = self.piece_tokens();
        let first = tokens.partition_point(|t| t.span.start < span.start);
        let end = tokens.partition_point(|t| t.span.start < span.end);
        &tokens[first..end.max(first)]
    }

    /// The tokens of the piece from offset `start` on.
    pub(super) fn tokens_from(&self, start: u32) -> &'a [Token] {
        let tokens = self.piece_tokens();
        &tokens[tokens.partition_point(|t| t.span.start < start)..]
    }

    /// The text of a token.
    pub(super) fn word(&self, token: &Token) -> &'a str {
        self.source.slice(token.span)
    }

    /// An identifier as the source spells it (the masked text may differ).
    pub(super) fn name(&self, node: &Node<Identifier>) -> String {
        if !self.piece.has_sites {
            return node.node.name.clone();
        }
        let tokens = self.tokens_from(self.offset(node.span.start));
        match tokens.first() {
            Some(t)
                if t.kind == TokenKind::Identifier
                    && t.span.range().len() == node.node.name.len() =>
            {
                self.word(t).to_string()
            }
            _ => node.node.name.clone(),
        }
    }

    /// All mask sites that start within `span`.
    pub(super) fn sites_in(&self, span: Span) -> &'a [MaskSite] {
        if self.piece.has_sites {
            self.source.mask_sites_in(span)
        } else {
            &[]
        }
    }

    /// Index range into the meaning-changing sites of the piece that start within `span`.
    fn meaning_range(&self, span: Span) -> std::ops::Range<usize> {
        let sites = &self.piece.meaning;
        let first = sites.partition_point(|s| s.start < span.start);
        let end = sites.partition_point(|s| s.start < span.end);
        first..end.max(first)
    }

    /// The first meaning-changing site within `span` that no smaller construct has answered
    /// for; all of them are answered for from now on.
    pub(super) fn claim_sites(&mut self, span: Span) -> Option<(Span, &'static str)> {
        if self.piece.meaning.is_empty() {
            return None;
        }
        let range = self.meaning_range(span);
        let mut found = None;
        for site in &mut self.piece.meaning[range] {
            if !site.claimed {
                site.claimed = true;
                found = found.or(Some((site.span, site.what)));
            }
        }
        found
    }
}
