//! Where the edits of statements in a row stand.

use super::functions::{self, Mode, Start};
use super::statements::has_directive;
use super::{Setting, around};
use crate::failure::Failure;
use frontend::span::{OrigSpan, Span};
use frontend::tree::FunctionDef;
use midend::remark::Reason;

/// Where vector code takes the place of statements.
#[derive(Clone, Debug)]
pub struct BlockPlace {
    /// The statements.
    pub statements: OrigSpan,
    /// The first of them, in the preprocessed text.
    pub pp: u32,
    /// How vector code gets into the function.
    pub mode: Mode,
    /// Where text goes before the function.
    pub start: Start,
}

impl BlockPlace {
    /// The place of the statements with that span, or what stands against editing them.
    pub fn find(
        setting: Setting<'_>,
        def: &FunctionDef,
        span: Span,
    ) -> Result<BlockPlace, Failure> {
        let source = &setting.unit.source;
        if setting.options.kept {
            functions::unconfigured(setting.unit, span, &setting.options.fixed)?;
        }
        let (mode, start) = around(setting, def)?;
        let ends = (
            source.original_start(span.start),
            source.original_end(span.end),
        );
        let (Some(first), Some(end)) = ends else {
            let detail = "the statements begin or end in a macro";
            return Err(Failure::new(Reason::MacroBoundary, detail));
        };
        let statements = OrigSpan { start: first, end };
        let text = source
            .original()
            .get(statements.range())
            .unwrap_or_default();
        // Directives in it would go with the text that is replaced.
        if first > end || has_directive(text) {
            let detail = "a directive stands between the statements";
            return Err(Failure::new(Reason::MacroBoundary, detail));
        }
        Ok(BlockPlace {
            statements,
            pp: span.start,
            mode,
            start,
        })
    }
}
