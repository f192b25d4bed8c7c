//! Labels behind a loop.

/// Labels behind the loop.
#[derive(Clone, Debug, Default)]
pub(super) struct Labels {
    /// How many there are: none, `out0`, or also `out1`.
    pub count: usize,
    /// Each ends the function, instead of joining the others.
    pub return_there: bool,
}
