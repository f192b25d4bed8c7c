//! The other splice check: without vector code, the output is the text it was made from.
//!
//! The tokens and directives that `-DVCC_SCALAR` leaves of the output are compared with those of the
//! text before any preprocessing: what is the same here is the same to every compiler, in every
//! configuration. That also costs no run of the preprocessor.

use crate::guard::SCALAR;
use frontend::source::lex::{self, Directive, Lexed, Token};
use frontend::source::original::Original;

/// A conditional directive that is open.
struct Open {
    /// It asks for one of the macros of the guard.
    own: bool,
    /// What follows is compiled.
    active: bool,
}

/// A text in tokens and directives.
struct Lines {
    text: Vec<u8>,
    lexed: Lexed,
}

impl Lines {
    fn new(text: &[u8]) -> Lines {
        // Most files have no line that goes on in the next one.
        let plain = text.is_ascii() && !text.contains(&b'\\');
        let text = match plain {
            true => text.to_vec(),
            false => Original::new(text).clean,
        };
        let lexed = lex::lex(&text);
        Lines { text, lexed }
    }

    fn word(&self, token: &Token) -> &[u8] {
        &self.text[token.span.range()]
    }

    fn words(&self, directive: &Directive) -> Vec<&[u8]> {
        let line = &self.text[directive.span.range()];
        let tokens = lex::lex_line(line).into_iter();
        tokens.map(|t| &line[t.span.range()]).collect()
    }

    /// Words, with those of directives between line ends, of what is compiled if nothing named in
    /// `own` is defined and [`SCALAR`] is.
    fn scalar(&self, own: &[String]) -> Vec<&[u8]> {
        let mut open: Vec<Open> = Vec::new();
        let mut found = Vec::with_capacity(self.lexed.tokens.len());
        let mut tokens = self.lexed.tokens.iter().enumerate().peekable();
        let active = |open: &[Open]| open.iter().all(|o| o.active);
        let is_own = |word: &[u8]| own.iter().any(|name| name.as_bytes() == word);
        for directive in &self.lexed.directives {
            let next = directive.next_token as usize;
            while let Some((_, token)) = tokens.next_if(|(n, _)| *n < next) {
                found.extend(active(&open).then(|| self.word(token)));
            }
            let words = self.words(directive);
            let own = match &words[..] {
                [_, b"ifdef", name] if is_own(name) => {
                    open.push(Open {
                        own: true,
                        active: false,
                    });
                    true
                }
                [_, b"ifndef", name] if is_own(name) => {
                    open.push(Open {
                        own: true,
                        active: true,
                    });
                    true
                }
                [_, b"if", .., b"!", b"defined", b"(", name, b")"]
                    if *name == SCALAR.as_bytes() =>
                {
                    open.push(Open {
                        own: true,
                        active: false,
                    });
                    true
                }
                [_, b"undef", name] if is_own(name) => true,
                [_, b"if" | b"ifdef" | b"ifndef", ..] => {
                    open.push(Open {
                        own: false,
                        active: true,
                    });
                    false
                }
                [_, b"else", ..] => open.last_mut().is_some_and(|last| {
                    last.active ^= last.own;
                    last.own
                }),
                [_, b"endif", ..] => open.pop().is_some_and(|last| last.own),
                _ => false,
            };
            if !own && active(&open) {
                let line_end = [&b"\n"[..]];
                found.extend(line_end.into_iter().chain(words).chain(line_end));
            }
        }
        found.extend(tokens.map(|(_, token)| self.word(token)));
        found
    }
}

/// Compares what `-DVCC_SCALAR` leaves of a text, in which `own` are macros of the guard, with the
/// text without any edit; `Err` says what differs.
pub fn check_scalar(text: &[u8], own: &[String], before: &[u8]) -> Result<(), String> {
    let (after, before) = (Lines::new(text), Lines::new(before));
    let (after, before) = (after.scalar(own), before.scalar(&[]));
    if after == before {
        return Ok(());
    }
    let first = after.iter().zip(&before).find(|(a, b)| a != b);
    let shown = |word: &[u8]| String::from_utf8_lossy(word).into_owned();
    Err(match first {
        Some((after, before)) => format!(
            "without vector code `{}` is `{}`",
            shown(before),
            shown(after)
        ),
        None => "without vector code it ends elsewhere".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "#if A\nint a;\n#else\nint b;\n#endif\nfor (i = 0; ;) { x; }\n";

    fn checked(text: &str) -> bool {
        check_scalar(text.as_bytes(), &["G".to_owned()], BEFORE.as_bytes()).is_ok()
    }

    #[test]
    fn what_stands_under_the_guard_does_not_count() {
        let text = "/* by vcc */\n\
            #if defined(__AVX2__) \\\n    && !defined(VCC_SCALAR)\n#define G\n#endif\n\
            #if A\nint a;\n#else\nint b;\n#endif\n\
            #ifdef G\n#if B\nv;\n#else\nw;\n#endif\nfor (; ;) {\n#else\nfor (i = 0; ;) {\n#endif\n\
            #ifndef G\nx;\n#endif\n }\n#undef G\n";
        assert!(checked(text));
        assert!(!checked(&text.replace("x;", "y;")));
        assert!(!checked(&text.replace("#else\nint b", "int b")));
        assert!(!checked(&text.replace("#ifndef G\n", "#ifdef G\n")));
        assert!(!checked(&text.replace(" }\n", "")));
        assert!(!checked(&text.replace("#ifdef G\n", "/*\n#ifdef G\n*/\n")));
    }

    #[test]
    fn comments_and_splices_are_white_space() {
        assert!(checked(&BEFORE.replace(" = ", "/*\n#if 0 */= \\\n// x\n")));
    }
}
