//! A look at the bytes of a C file: is there anything to vectorize at all?

/// Words of which a file holds at least one if there is something to vectorize in it: the keywords
/// of loops and what announces an annotation.
const WORDS: &[&[u8]] = &[
    b"for", b"while", b"do", b"goto", b"simd", b"__decl", b"ivdep",
];

/// Parts of the names of macros in headers that may become loops, or pragmas before them.
const PARTS: &[&[u8]] = &[b"FOR", b"LOOP", b"EACH", b"WHILE", b"SIMD", b"VEC"];

/// How often memory is named at least in a file where statements in a row can be packed.
const LEAST_NAMED: usize = 2;

/// Whether one of the words, or with `blocks` anything that may be statements to be packed, stands outside of comments
/// and literals. What looks like the beginning of a literal and has no end on its line is taken as code.
pub fn may_vectorize(text: &[u8], blocks: bool) -> bool {
    let (mut at, mut named) = (0, 0);
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        named += usize::from(names_memory(rest));
        if blocks && named >= LEAST_NAMED {
            return true;
        }
        at += match byte {
            b'/' if rest.starts_with(b"/*") => {
                let end = rest[2..].windows(2).position(|w| w == b"*/");
                end.map_or(rest.len(), |end| end + 4)
            }
            b'/' if rest.starts_with(b"//") => line_comment(rest),
            b'"' | b'\'' => literal(rest).unwrap_or(1),
            b'#' => directive(rest),
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

/// Whether a text begins with what stands before or behind the name of something in memory: of an element, a member, or
/// what a pointer leads to. Macros in capitals may name anything.
fn names_memory(rest: &[u8]) -> bool {
    let call = || {
        let length = rest.iter().take_while(|b| is_word(**b)).count();
        length > 1
            && is_capital(&rest[..length])
            && rest[length..].trim_ascii_start().starts_with(b"(")
    };
    match rest {
        [b'[' | b'*', ..] | [b'-', b'>', ..] => true,
        [b'.', next, ..] => is_word(*next) && !next.is_ascii_digit(),
        [first, ..] => first.is_ascii_uppercase() && call(),
        [] => false,
    }
}

/// Length of the part of a directive that says nothing of what is vectorized: of `#include <a.h>` up to the end of the
/// name, which has a dot in it.
fn directive(rest: &[u8]) -> usize {
    let includes = rest[1..].trim_ascii_start().starts_with(b"include");
    let end = |byte: &u8| matches!(byte, b'>' | b'"' | b'\n');
    match rest.iter().position(end) {
        Some(end) if includes => end,
        _ => 1,
    }
}

/// Whether a name in capitals sounds like a loop.
fn is_loop_macro(word: &[u8]) -> bool {
    let holds = |part: &&[u8]| word.windows(part.len()).any(|w| w == *part);
    is_capital(word) && PARTS.iter().any(holds)
}

fn is_capital(word: &[u8]) -> bool {
    let capital = |b: &u8| b.is_ascii_uppercase() || b.is_ascii_digit() || *b == b'_';
    word.iter().all(capital)
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
            "#include <a.h> /* '\n*/ for(;;) c = 'x';",
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

    #[test]
    fn statements_in_a_row_name_memory() {
        for text in [
            "void f(int *a) { a[0] = 1; }",
            "{ x.a = 1; y->b = 2; }",
            "{ SET(0); SET (1); }",
            "#define F(p) p->a = p->b\n",
        ] {
            assert!(may_vectorize(text.as_bytes(), true), "{text}");
            assert!(!may_vectorize(text.as_bytes(), false), "{text}");
        }
        for text in [
            "#include <a.h>\n#include \"b.h\"\nint main(void) { return 1.5 > .5; }",
            "int x, a[2]; int main(void) { x = f(1); return g(x); }",
        ] {
            assert!(!may_vectorize(text.as_bytes(), true), "{text}");
        }
    }
}
