//! What attributes of a function allow to do with its body.

use frontend::tree::FunctionDef;

/// A way to use the body of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Loops in it are edited.
    Loops,
    /// It is lowered in the place of a call: the loop's pragma asks for that.
    AskedCalls,
    /// It is lowered in the place of a call though nobody asks for that.
    Calls,
    /// Vector variants of it are written behind it.
    Variants,
}

/// How loops are edited in a function with an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loops {
    /// As if it were not there; the function may be given a target.
    InPlace,
    /// Vector code that needs a target stands in a function of its own.
    Apart,
    /// They stay as they are.
    Kept,
}

/// When the body of a function with an attribute takes the place of a call.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Calls {
    Never,
    Asked,
    Always,
}

/// What an attribute means for each use.
struct Row {
    name: &'static str,
    loops: Loops,
    calls: Calls,
    variants: bool,
}

const fn row(name: &'static str, loops: Loops, calls: Calls, variants: bool) -> Row {
    Row {
        name,
        loops,
        calls,
        variants,
    }
}

/// An attribute that says nothing of what the function does or how it is compiled.
const fn plain(name: &'static str) -> Row {
    row(name, Loops::InPlace, Calls::Always, true)
}

/// One that is about the function as such: it stays a function unless the user asks for its body.
const fn of_function(name: &'static str) -> Row {
    row(name, Loops::InPlace, Calls::Asked, true)
}

/// The attributes that are known; under all others nothing is done.
const ROWS: &[Row] = &[
    plain("access"),
    plain("aligned"),
    of_function("alloc_align"),
    of_function("alloc_size"),
    row("always_inline", Loops::Kept, Calls::Always, false),
    plain("artificial"),
    of_function("assume_aligned"),
    plain("cold"),
    plain("const"),
    of_function("constructor"),
    plain("deprecated"),
    of_function("destructor"),
    of_function("externally_visible"),
    of_function("fallthrough"),
    of_function("fd_arg"),
    row("flatten", Loops::Apart, Calls::Always, true),
    of_function("format"),
    of_function("format_arg"),
    row("gnu_inline", Loops::Apart, Calls::Always, true),
    plain("hot"),
    plain("leaf"),
    of_function("malloc"),
    of_function("may_alias"),
    plain("maybe_unused"),
    of_function("mode"),
    plain("no_icf"),
    plain("no_reorder"),
    of_function("noclone"),
    plain("nodiscard"),
    of_function("noinline"),
    of_function("noipa"),
    plain("nonnull"),
    of_function("noreturn"),
    plain("nothrow"),
    plain("pure"),
    plain("returns_nonnull"),
    of_function("section"),
    of_function("sentinel"),
    row("simd", Loops::Kept, Calls::Never, true),
    plain("unused"),
    plain("used"),
    plain("vector"),
    plain("visibility"),
    plain("warn_unused_result"),
    // Of such a function there may be several; its variants would be those of another one.
    row("weak", Loops::InPlace, Calls::Never, false),
];

/// The first attribute of a function that stands against a use of its body.
pub fn against(def: &FunctionDef, what: Use) -> Option<&str> {
    let allowed = |row: &Row| match what {
        Use::Loops => row.loops != Loops::Kept,
        Use::AskedCalls => row.calls >= Calls::Asked,
        Use::Calls => row.calls >= Calls::Always,
        Use::Variants => row.variants,
    };
    let mut names = def.traits.attributes.iter().map(String::as_str);
    names.find(|name| !ROWS.iter().any(|row| row.name == *name && allowed(row)))
}

/// Whether vector code that needs a target must stand in a function of its own, the target not being
/// the function's.
pub fn keep_apart(def: &FunctionDef) -> bool {
    let apart = |name: &String| {
        let mut rows = ROWS.iter();
        rows.any(|row| row.name == name && row.loops == Loops::Apart)
    };
    def.traits.attributes.iter().any(apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_attribute_is_judged_once() {
        assert!(ROWS.is_sorted_by(|a, b| a.name < b.name));
    }
}
