//! Pragmas that hold for a stretch of text, packing and code generation options, and those that name things.

use crate::sorted::SortedSet;
use crate::source::Source;

/// To how many bytes members are aligned at most; `None`: to any; `Err`: vcc does not know.
type Pack = Result<Option<u64>, ()>;

/// Where the state changes, and to what; sorted by offset.
#[derive(Debug, Default)]
pub(super) struct PragmaState {
    packs: Vec<(u32, Pack)>,
    options: Vec<(u32, bool)>,
    /// `#pragma weak a = b`: the first of these.
    other_names: SortedSet<String>,
}

impl PragmaState {
    /// Reads the pragma lines of a text.
    pub(super) fn new(source: &Source) -> PragmaState {
        let mut state = PragmaState::default();
        let mut pack_stack: Vec<Pack> = Vec::new();
        let mut option_stack: Vec<bool> = Vec::new();
        let (mut packed, mut optioned): (Pack, bool) = (Ok(None), false);
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
                packed = Err(());
                state.packs.push((at, packed));
            } else if let Some(rest) = rest.strip_prefix("GCC") {
                let known = options(rest, optioned, &mut option_stack);
                if let Some(now) = known {
                    optioned = now;
                    state.options.push((at, optioned));
                }
            } else if let Some((name, _)) =
                rest.strip_prefix("weak").and_then(|r| r.split_once('='))
            {
                state.other_names.insert(name.to_string());
            } else if rest.starts_with("clangattribute") || rest.starts_with("clangoptimize") {
                optioned = true;
                state.options.push((at, optioned));
            }
        }
        state
    }

    /// What `pack` says of records at `at`.
    pub(super) fn pack_at(&self, at: u32) -> Pack {
        in_force(&self.packs, at).unwrap_or(Ok(None))
    }

    /// Whether some pragma makes a name another one for what has one already.
    pub(super) fn gives_other_names(&self) -> bool {
        !self.other_names.is_empty()
    }

    /// Whether a pragma makes this name another one for what has one already.
    pub(super) fn is_another_name(&self, name: &str) -> bool {
        self.other_names.contains(name)
    }

    /// Whether functions at `at` are compiled with options of their own.
    pub(super) fn options_at(&self, at: u32) -> bool {
        in_force(&self.options, at).unwrap_or(false)
    }
}

fn in_force<T: Copy>(changes: &[(u32, T)], at: u32) -> Option<T> {
    let before = changes.partition_point(|(start, _)| *start < at);
    before.checked_sub(1).map(|last| changes[last].1)
}

/// `pack(…)`: the new state.
fn pack(rest: &str, now: Pack, stack: &mut Vec<Pack>) -> Pack {
    let arguments = rest.trim_start_matches('(').trim_end_matches(')');
    let number = |text: &str| match text.parse() {
        Ok(0) => Ok(None),
        Ok(n @ (1 | 2 | 4 | 8 | 16)) => Ok(Some(n)),
        _ => Err(()),
    };
    match arguments.split_once(',') {
        None if arguments.is_empty() => Ok(None),
        None if arguments == "push" => {
            stack.push(now);
            now
        }
        None if arguments == "pop" => stack.pop().unwrap_or(Ok(None)),
        None => number(arguments),
        Some(("push", to)) => {
            stack.push(now);
            number(to)
        }
        Some(_) => Err(()),
    }
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
