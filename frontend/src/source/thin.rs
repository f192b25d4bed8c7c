//! The preprocessed text without what included files say in C: for readers that want the tokens of
//! the main file and the macros, of a text whose headers are many times its size.

/// `preprocessed` with its directive lines and the lines of the main file only.
pub fn thin(preprocessed: &[u8]) -> Vec<u8> {
    let mut kept = Vec::new();
    let mut depth = 0_usize;
    for line in preprocessed.split_inclusive(|b| *b == b'\n') {
        if line.first() == Some(&b'#') {
            match flag(line) {
                Some(b'1') => depth += 1,
                Some(b'2') => depth = depth.saturating_sub(1),
                _ => {}
            }
        } else if depth > 0 {
            continue;
        }
        kept.extend_from_slice(line);
    }
    kept
}

/// The first flag of a line marker, `1` in `# 12 "file" 1 3`.
fn flag(line: &[u8]) -> Option<u8> {
    let number = line.strip_prefix(b"# ")?;
    let name = number.trim_ascii_start();
    let digits = name.iter().take_while(|b| b.is_ascii_digit()).count();
    let name = name.get(digits..)?.trim_ascii_start();
    if digits == 0 || name.first() != Some(&b'"') {
        return None;
    }
    let quote = name.iter().rposition(|b| *b == b'"')?;
    name[quote + 1..].trim_ascii().first().copied()
}

#[cfg(test)]
mod tests {
    use super::thin;

    #[test]
    fn text_of_included_files_goes_and_directives_stay() {
        let text = "# 0 \"a.c\"\n# 0 \"<built-in>\"\n#define __x 1\n# 1 \"a.c\"\nint a;\n\
            # 1 \"d/\\\"1.h\" 1 3 4\nint h;\n#define H 2\n# 1 \"e.h\" 1\nint e;\n\
            # 4 \"d/\\\"1.h\" 2\nint i;\n#pragma pack\n# 3 \"a.c\" 2\nint b;\n#undef H\n";
        let kept = "# 0 \"a.c\"\n# 0 \"<built-in>\"\n#define __x 1\n# 1 \"a.c\"\nint a;\n\
            # 1 \"d/\\\"1.h\" 1 3 4\n#define H 2\n# 1 \"e.h\" 1\n\
            # 4 \"d/\\\"1.h\" 2\n#pragma pack\n# 3 \"a.c\" 2\nint b;\n#undef H\n";
        assert_eq!(String::from_utf8(thin(text.as_bytes())).unwrap(), kept);
    }

    #[test]
    fn a_text_without_markers_is_all_main_file() {
        let text = b"int a;\n# pragma x \"1\" 1\n#define A \" 1\nint b;";
        assert_eq!(thin(text), text);
    }
}
