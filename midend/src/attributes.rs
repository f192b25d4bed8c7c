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
    "visibility",
    "warn_unused_result",
    "weak",
];

/// Whether the body of a function with that attribute means what it would mean without it.
pub fn are_harmless(name: &str) -> bool {
    HARMLESS.contains(&name)
}
