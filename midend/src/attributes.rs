//! Attributes of functions.

/// Attributes under which the body of a function may be edited as if they were not there.
const HARMLESS: &[&str] = &[
    "access",
    "aligned",
    "alloc_align",
    "alloc_size",
    "artificial",
    "assume_aligned",
    "cold",
    "const",
    "constructor",
    "deprecated",
    "destructor",
    "externally_visible",
    "fallthrough",
    "fd_arg",
    "flatten",
    "format",
    "format_arg",
    "gnu_inline",
    "hot",
    "leaf",
    "malloc",
    "maybe_unused",
    "may_alias",
    "mode",
    "no_icf",
    "no_reorder",
    "noclone",
    "nodiscard",
    "noinline",
    "noipa",
    "nonnull",
    "noreturn",
    "nothrow",
    "pure",
    "returns_nonnull",
    "section",
    "sentinel",
    "unused",
    "used",
    "vector",
    "visibility",
    "warn_unused_result",
    "weak",
];

/// Attributes under which calls of a function may be replaced by its body as if they were not there.
const TRANSPARENT: &[&str] = &[
    "access",
    "aligned",
    "always_inline",
    "artificial",
    "cold",
    "const",
    "deprecated",
    "flatten",
    "gnu_inline",
    "hot",
    "leaf",
    "maybe_unused",
    "no_icf",
    "no_reorder",
    "nodiscard",
    "nonnull",
    "nothrow",
    "pure",
    "returns_nonnull",
    "unused",
    "used",
    "vector",
    "visibility",
    "warn_unused_result",
];

/// Whether what a function with that attribute does may stand in the place of a call of it.
pub fn are_transparent(name: &str) -> bool {
    TRANSPARENT.contains(&name)
}

/// Whether the body of a function with that attribute means what it would mean without it.
pub fn are_harmless(name: &str) -> bool {
    HARMLESS.contains(&name)
}
