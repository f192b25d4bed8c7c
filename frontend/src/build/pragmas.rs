//! Pragmas that hold for a stretch of text: packing and code generation options.

use crate::source::Source;

/// Where the state changes, and to what; sorted by offset.
#[derive(Debug, Default)]
pub(super) struct PragmaState {
    packs: Vec<(u32, bool)>,
    options: Vec<(u32, bool)>,
}

impl PragmaState {
    /// Reads the pragma lines of a text.
    pub(super) fn new(source: &Source) -> PragmaState {
        let mut state = PragmaState::default();
        let mut pack_stack: Vec<bool> = Vec::new();
        let mut option_stack: Vec<bool> = Vec::new();
        let (mut packed, mut optioned) = (false, false);
        for pragma in source.pragmas() {
            let at = pragma.span.start;
            let text: String = source.slice(pragma.span).split_whitespace().collect();
            let Some((_, rest)) = text.split_once("pragma") else {
                continue;
            };
            if let Some(rest) = rest.strip_prefix("pack") {
                packed = pack(rest, packed, &mut pack_stack);
                state.packs.push((at, packed));
            } else if rest.starts_with("scalar_storage_order") || rest.starts_with("ms_struct") {
                packed = true;
                state.packs.push((at, packed));
            } else if let Some(rest) = rest.strip_prefix("GCC") {
                let known = options(rest, optioned, &mut option_stack);
                if let Some(now) = known {
                    optioned = now;
                    state.options.push((at, optioned));
                }
            } else if rest.starts_with("clangattribute") || rest.starts_with("clangoptimize") {
                optioned = true;
                state.options.push((at, optioned));
            }
        }
        state
    }

    /// Whether records declared at `at` are packed.
    pub(super) fn packs_at(&self, at: u32) -> bool {
        in_force(&self.packs, at)
    }

    /// Whether functions at `at` are compiled with options of their own.
    pub(super) fn options_at(&self, at: u32) -> bool {
        in_force(&self.options, at)
    }
}

fn in_force(changes: &[(u32, bool)], at: u32) -> bool {
    let before = changes.partition_point(|(start, _)| *start < at);
    before.checked_sub(1).is_some_and(|last| changes[last].1)
}

/// `pack(…)`: the new state.
fn pack(rest: &str, now: bool, stack: &mut Vec<bool>) -> bool {
    let arguments = rest.trim_start_matches('(').trim_end_matches(')');
    if arguments.is_empty() {
        return false;
    }
    if arguments.starts_with("pop") {
        return stack.pop().unwrap_or(false);
    }
    if arguments.starts_with("push") {
        stack.push(now);
        return now || arguments.contains(',');
    }
    true
}

/// `GCC target`, `optimize`, `push_options`, …: the new state, if it is one of these.
fn options(rest: &str, now: bool, stack: &mut Vec<bool>) -> Option<bool> {
    if rest.starts_with("push_options") {
        stack.push(now);
        Some(now)
    } else if rest.starts_with("pop_options") {
        Some(stack.pop().unwrap_or(false))
    } else if rest.starts_with("reset_options") {
        Some(false)
    } else if rest.starts_with("target") || rest.starts_with("optimize") {
        Some(true)
    } else {
        None
    }
}
