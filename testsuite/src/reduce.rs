//! Making a kernel that fails small: dropping lines and parts of expressions as long as it fails.

use crate::kernel::Kernel;
use std::ops::Range;

/// A smaller kernel for which `fails` still holds. Deletes what the head says of data, lines (balanced in
/// braces), takes the body of a statement for the statement, and replaces expressions in parentheses by one of their operands
/// or by a constant, until nothing of that succeeds (delta debugging, Zeller and Hildebrandt 2002,
/// on lines).
pub fn reduce(kernel: &Kernel, mut fails: impl FnMut(&Kernel) -> bool) -> Kernel {
    let mut best = kernel.clone();
    loop {
        let before = best.text.len();
        drop_items(&mut best, &mut fails);
        drop_lines(&mut best, &mut fails);
        unwrap_blocks(&mut best, &mut fails);
        simplify_groups(&mut best, &mut fails);
        if best.text.len() >= before {
            return best;
        }
    }
}

/// Takes the text if it is a kernel's, is shorter, and fails.
fn accept(best: &mut Kernel, text: String, fails: &mut impl FnMut(&Kernel) -> bool) -> bool {
    let smaller = text.len() < best.text.len();
    match Kernel::parse(&best.name, text) {
        Ok(kernel) if smaller && fails(&kernel) => {
            *best = kernel;
            true
        }
        _ => false,
    }
}

fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// How far the braces of a line go in or out.
fn depth(line: &str) -> i64 {
    let count = |brace| line.matches(brace).count() as i64;
    count('{') - count('}')
}

fn without(text: &str, dropped: impl Fn(usize) -> bool) -> String {
    let kept = lines(text).into_iter().enumerate();
    kept.filter(|(k, _)| !dropped(*k))
        .map(|(_, line)| line)
        .collect()
}

/// Without items of the head about data: fewer ways out of a loop are tried, with data that are less special.
/// An original that then does something else, or nothing defined, does not fail in the same way.
fn drop_items(best: &mut Kernel, fails: &mut impl FnMut(&Kernel) -> bool) {
    let about_data = |item: &str| {
        let word = item.split_whitespace().next();
        matches!(word, Some("exit" | "make" | "down" | "whole"))
    };
    let mut at = 1;
    loop {
        let end = best.text.find('\n').unwrap_or(best.text.len());
        let (head, rest) = best.text.split_at(end);
        let mut items: Vec<&str> = head.split(" | ").collect();
        let Some(item) = items.get(at) else { return };
        let item = item.trim_end_matches("*/");
        let is_last = at + 1 == items.len();
        let text = about_data(item).then(|| {
            items.remove(at);
            let close = if is_last { " */" } else { "" };
            format!("{}{close}{rest}", items.join(" | "))
        });
        if !text.is_some_and(|text| accept(best, text, fails)) {
            at += 1;
        }
    }
}

fn drop_lines(best: &mut Kernel, fails: &mut impl FnMut(&Kernel) -> bool) {
    let mut size = lines(&best.text).len() / 2;
    while size > 0 {
        // The first line says how to call the kernel.
        let mut start = 1;
        while start + size <= lines(&best.text).len() {
            let balance: i64 = lines(&best.text)[start..start + size]
                .iter()
                .map(|line| depth(line))
                .sum();
            let text = without(&best.text, |k| (start..start + size).contains(&k));
            if balance != 0 || !accept(best, text, fails) {
                start += 1;
            }
        }
        size = if size > 8 { size / 2 } else { size - 1 };
    }
}

fn unwrap_blocks(best: &mut Kernel, fails: &mut impl FnMut(&Kernel) -> bool) {
    let mut start = 1;
    while start < lines(&best.text).len() {
        let all = lines(&best.text);
        let mut open = 0;
        let end = (start..all.len()).find(|k| {
            open += depth(all[*k]);
            open == 0
        });
        let text = end
            .filter(|end| *end > start)
            .map(|end| without(&best.text, |k| k == start || k == end));
        if !text.is_some_and(|text| accept(best, text, fails)) {
            start += 1;
        }
    }
}

/// The range from an opening parenthesis to its closing one.
fn group(text: &str, open: usize) -> Option<Range<usize>> {
    let mut depth = 0;
    for (k, byte) in text.bytes().enumerate().skip(open) {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(open..k + 1);
        }
    }
    None
}

/// The parts of an expression between spaces outside of parentheses.
fn operands(inner: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (k, byte) in inner.bytes().enumerate() {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b' ' if depth == 0 => {
                parts.push(&inner[start..k]);
                start = k + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[start..]);
    parts
}

fn simplify_groups(best: &mut Kernel, fails: &mut impl FnMut(&Kernel) -> bool) {
    let mut at = best.text.find('\n').unwrap_or(0);
    while let Some(open) = best.text[at..].find('(').map(|k| at + k) {
        at = open + 1;
        let Some(range) = group(&best.text, open) else {
            return;
        };
        let inner = &best.text[range.start + 1..range.end - 1];
        let mut candidates: Vec<String> = vec!["1".to_string()];
        candidates.extend(operands(inner).into_iter().map(str::to_string));
        for candidate in candidates {
            let (before, after) = (&best.text[..range.start], &best.text[range.end..]);
            if accept(best, format!("{before}{candidate}{after}"), fails) {
                // The new text may begin with a group itself.
                at = open;
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_about_data_that_do_not_matter_go() {
        let text = "/* kernel: in i8 a[n+1] | i8 x | make x = 3 | exit a = x | exit a = 0 */\n\
                    long k(const signed char *a, signed char x)\n{\n}\n";
        let kernel = Kernel::parse("k", text.to_string()).unwrap();
        let reduced = |needed: &str| {
            let head = reduce(&kernel, |k| {
                k.text.contains(needed) && k.text.contains("long k")
            })
            .text;
            head.lines().next().unwrap_or_default().to_string()
        };
        let head = "/* kernel: in i8 a[n+1] | i8 x";
        assert_eq!(reduced("exit a = x"), format!("{head} | exit a = x */"));
        assert_eq!(reduced("exit a = 0 */"), format!("{head} | exit a = 0 */"));
        assert_eq!(reduced("in i8"), format!("{head} */"));
    }

    #[test]
    fn what_does_not_matter_goes() {
        let text = "/* kernel: int n | inout i32 a[n] */\nstatic int k_g;\nvoid k(int n, int *a)\n{\n    \
                    int t = 3;\n    if (n > (t + 2)) {\n        t = 4;\n        \
                    a[0] = (1 + (n * (t - 3)));\n    }\n}\n";
        let kernel = Kernel::parse("k", text.to_string()).unwrap();
        let fails = |k: &Kernel| {
            let open: i64 = k.text.lines().map(depth).sum();
            open == 0 && k.text.contains("void k(int n, int *a)") && k.text.contains("t - 3")
        };
        assert_eq!(
            reduce(&kernel, fails).text,
            "/* kernel: int n | inout i32 a[n] */\nvoid k(int n, int *a)\n        \
             a[0] = (t - 3);\n"
        );
    }
}
