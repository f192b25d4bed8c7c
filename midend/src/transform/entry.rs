//! What is known of each transform.

/// A transform, as `--dump` and `--without` name it.
pub struct Transform {
    /// Name.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
    /// Where it is described.
    pub literature: &'static str,
}
