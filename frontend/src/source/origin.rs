//! Where each preprocessed token stands in the file as the user wrote it.

use crate::span::OrigSpan;

/// Origin of each token.
#[derive(Clone, Debug, Default)]
pub struct OriginMap {}

impl OriginMap {
    /// The original place of token number `token`, if it is spelled outside any macro call.
    pub fn direct(&self, _token: usize) -> Option<OrigSpan> {
        None
    }
}
