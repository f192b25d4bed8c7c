//! Response files: `@file` stands for the arguments that the file holds.

use std::fs;

/// How deep response files may name response files.
const DEPTH: usize = 16;

/// The arguments with every `@file` replaced by what it holds, read as gcc and clang do: separated
/// by white space, with quotes and backslashes. An `@` before what is no file stands for itself.
///
/// # Errors
/// The file that cannot be read as text, or that names itself.
pub fn expand(args: &[String]) -> Result<Vec<String>, String> {
    let mut expanded = Vec::with_capacity(args.len());
    for arg in args {
        expand_one(arg, DEPTH, &mut expanded)?;
    }
    Ok(expanded)
}

fn expand_one(arg: &str, depth: usize, expanded: &mut Vec<String>) -> Result<(), String> {
    let file = arg
        .strip_prefix('@')
        .filter(|file| fs::metadata(file).is_ok());
    let Some(file) = file else {
        expanded.push(arg.to_string());
        return Ok(());
    };
    let text = fs::read_to_string(file).map_err(|_| arg.to_string())?;
    for word in words(&text) {
        match depth {
            0 => return Err(arg.to_string()),
            _ => expand_one(&word, depth - 1, expanded)?,
        }
    }
    Ok(())
}

/// The words of a response file.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', _) => word.get_or_insert_default().extend(chars.next()),
            (_, Some(open)) if c == open => quote = None,
            (_, Some(_)) => word.get_or_insert_default().push(c),
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            _ if c.is_ascii_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_the_compilers_do() {
        let text = "-O2 'a b.c'\n\t\"-DX=\\\"1\\\"\" \\@x '' a\\ b";
        assert_eq!(words(text), ["-O2", "a b.c", "-DX=\"1\"", "@x", "", "a b"]);
    }

    #[test]
    fn files_within_files_are_read_and_loops_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name).display().to_string();
        fs::write(path("inner"), "-c a.c").unwrap();
        fs::write(path("outer"), format!("-O2 @{}", path("inner"))).unwrap();
        fs::write(path("loop"), format!("@{}", path("loop"))).unwrap();
        let args = [format!("@{}", path("outer")), "@none".to_string()];
        assert_eq!(expand(&args).unwrap(), ["-O2", "-c", "a.c", "@none"]);
        let argument = format!("@{}", path("loop"));
        assert_eq!(expand(std::slice::from_ref(&argument)), Err(argument));
    }
}
