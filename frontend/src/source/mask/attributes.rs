//! What is known of attributes by name.

/// Name without the underscores around it.
pub(super) fn plain_name(name: &str) -> &str {
    name.strip_prefix("__")
        .and_then(|n| n.strip_suffix("__"))
        .unwrap_or(name)
}

/// Whether an attribute leaves the types and the values of what it stands on alone. Those that
/// change a layout (`packed`, `aligned`) are here: the layout is made as they say.
/// What is not listed is taken to change the meaning.
pub(super) fn keeps_meaning(name: &str) -> bool {
    let name = name
        .strip_prefix("gnu::")
        .or(name.strip_prefix("clang::"))
        .unwrap_or(name);
    KEEP.binary_search(&plain_name(name)).is_ok()
}

/// Sorted.
const KEEP: &[&str] = &[
    "access",
    "alias",
    "aligned",
    "alloc_align",
    "alloc_size",
    "always_inline",
    "artificial",
    "assume_aligned",
    "availability",
    "cdecl",
    "cold",
    "common",
    "const",
    "constructor",
    "copy",
    "deprecated",
    "destructor",
    "diagnose_if",
    "dllexport",
    "dllimport",
    "enable_if",
    "error",
    "expected_throw",
    "externally_visible",
    "fallthrough",
    "fd_arg",
    "flatten",
    "format",
    "format_arg",
    "gcc_struct",
    "gnu_inline",
    "hot",
    "ifunc",
    "leaf",
    "malloc",
    "maybe_unused",
    "minsize",
    "naked",
    "no_icf",
    "no_instrument_function",
    "no_profile_instrument_function",
    "no_reorder",
    "no_sanitize",
    "no_sanitize_address",
    "no_sanitize_undefined",
    "no_split_stack",
    "no_stack_protector",
    "noclone",
    "nocommon",
    "nodiscard",
    "noinline",
    "noipa",
    "nonnull",
    "nonstring",
    "noplt",
    "noreturn",
    "nothrow",
    "null_terminated_string_arg",
    "optimize",
    "optnone",
    "packed",
    "pure",
    "require_constant_initialization",
    "retain",
    "returns_nonnull",
    "section",
    "sentinel",
    "simd",
    "stack_protect",
    "symver",
    "target",
    "target_clones",
    "tls_model",
    "unused",
    "used",
    "vector",
    "visibility",
    "warn_if_not_aligned",
    "warn_unused_result",
    "warning",
    "weak",
    "weakref",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_sorted_and_found() {
        assert!(KEEP.is_sorted());
        let names = [
            "__packed__",
            "gnu::unused",
            "vector_size",
            "mode",
            "cleanup",
            "may_alias",
            "returns_twice",
        ];
        assert_eq!(
            names.map(keeps_meaning),
            [true, true, false, false, false, false, false]
        );
    }
}
