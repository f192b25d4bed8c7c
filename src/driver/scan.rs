//! A look at the bytes of a C file: is there anything to vectorize at all?

/// Words of which a file holds at least one if there is something to vectorize in it: the keywords
/// of loops and what announces an annotation.
const WORDS: &[&[u8]] = &[
    b"for", b"while", b"do", b"goto", b"simd", b"__decl", b"ivdep",
];

/// Parts of the names of macros in headers that may become loops, or pragmas before them.
const PARTS: &[&[u8]] = &[b"FOR", b"LOOP", b"EACH", b"WHILE", b"SIMD", b"VEC"];

/// Whether one of the words, or with `blocks` anything that may hold statements, stands outside of comments and
/// literals. What looks like the beginning of a literal and has no end on its line is taken as code.
pub fn may_vectorize(text: &[u8], blocks: bool) -> bool {
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        at += match byte {
            b'/' if rest.starts_with(b"/*") => {
                let end = rest[2..].windows(2).position(|w| w == b"*/");
                end.map_or(rest.len(), |end| end + 4)
            }
            b'/' if rest.starts_with(b"//") => line_comment(rest),
            b'"' | b'\'' => literal(rest).unwrap_or(1),
            b'{' if blocks => return true,
            _ if is_word(byte) => {
                let length = rest.iter().take_while(|b| is_word(**b)).count();
                // A spliced line end may cut a word in two.
                let word = &rest[..length];
                let found = WORDS.contains(&word) || is_loop_macro(word);
                if found || rest[length..].starts_with(b"\\") {
                    return true;
                }
                length
            }
            _ => 1,
        };
    }
    false
}

/// Whether a name in capitals sounds like a loop.
fn is_loop_macro(word: &[u8]) -> bool {
    let capital = |b: &u8| b.is_ascii_uppercase() || b.is_ascii_digit() || *b == b'_';
    let holds = |part: &&[u8]| word.windows(part.len()).any(|w| w == *part);
    word.iter().all(capital) && PARTS.iter().any(holds)
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// Length of a `//` comment, which goes on after a line that ends in a backslash.
fn line_comment(rest: &[u8]) -> usize {
    let mut ends = (0..rest.len()).filter(|&n| rest[n] == b'\n');
    let spliced = |&n: &usize| rest[..n].trim_ascii_end().ends_with(b"\\");
    ends.find(|n| !spliced(n)).unwrap_or(rest.len())
}

/// Length of a string or character literal.
fn literal(rest: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match *rest.get(at)? {
            b'\\' => at += 2,
            b'\n' => return None,
            byte if byte == rest[0] => return Some(at + 1),
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::may_vectorize;

    #[test]
    fn loops_are_found_and_prose_is_not() {
        for text in [
            "for(;;);",
            "int f(){do{}while(0);}",
            "'\"' while",
            "don't for",
            "fo\\\nr(;;);",
            "#pragma omp simd",
            "// a\nfor",
            "FOR(i, n) x;",
            "LIST_FOREACH(p, l) x;",
        ] {
            assert!(may_vectorize(text.as_bytes(), false), "{text}");
        }
        for text in [
            "/* for */ int forty, x_do;",
            "// for \\\n while\nint x;",
            "char *s = \"while \\\" for\";",
            "int x; /* for",
            "",
        ] {
            assert!(!may_vectorize(text.as_bytes(), true), "{text}");
        }
    }
}
