//! The assertion that the configuration of a file that is kept is still the one vcc saw.
//!
//! Values that came out of macros are numbers in vector code, while the scalar code beside it goes on
//! naming the macros. What such a macro becomes is compared as text, which works for any macro; types,
//! sizes and enumeration constants of included files, or of conditional groups, are compared as such. What macros are at
//! the beginning of the file the guard asks for (`guard`).

use frontend::source::assumed::{Assumed, Fact};

/// Names of our own macros, which must be free.
pub const NAMES: [&str; 2] = ["VCC_TEXT", "VCC_IS"];

/// The lines of a message's text are not much longer.
const WIDTH: usize = 96;

/// Lines that make the compiler stop if a call became something else; empty for none.
pub(crate) fn assertion<'a>(all: impl Iterator<Item = &'a Assumed>) -> String {
    let all: Vec<&Assumed> = all.collect();
    let conditions: Vec<String> = all.iter().map(|assumed| condition(assumed)).collect();
    if conditions.is_empty() {
        return String::new();
    }
    let [text, is] = NAMES;
    let mut out = String::from("/* What vcc saw of the configuration. */\n");
    let macros = all
        .iter()
        .any(|assumed| matches!(assumed.fact, Fact::Text { .. }));
    if macros {
        out.push_str(&format!(
            "#define {text}(text) #text\n\
             #define {is}(call, text) (__builtin_strcmp({text} call, text) == 0)\n"
        ));
    }
    out.push_str("__extension__ _Static_assert(");
    let mut column = out.lines().last().map_or(0, str::len);
    for (n, condition) in conditions.iter().enumerate() {
        if n > 0 && column + condition.len() > WIDTH {
            out.push_str("\n    && ");
            column = 7;
        } else if n > 0 {
            out.push_str(" && ");
            column += 4;
        }
        out.push_str(condition);
        column += condition.len();
    }
    out.push_str(",\n    \"this is not the configuration vcc saw: run it again\");\n");
    if macros {
        out.push_str(&format!("#undef {is}\n#undef {text}\n"));
    }
    out
}

/// A constant expression for a number.
fn number(value: i128) -> String {
    match value {
        _ if value > i128::from(i64::MAX) => format!("{value}ULL"),
        _ if value == i128::from(i64::MIN) => format!("(-{}LL - 1)", i64::MAX),
        _ => value.to_string(),
    }
}

fn condition(assumed: &Assumed) -> String {
    let (call, becomes) = match &assumed.fact {
        Fact::Text { call, becomes } => (call, becomes),
        Fact::Type { of, is } => return format!("__builtin_types_compatible_p({of}, {is})"),
        Fact::Value { of, is } => return format!("{of} == {}", number(*is)),
    };
    let is = |text: &String| {
        let text = text.replace('\\', "\\\\").replace('"', "\\\"");
        format!("{}(({call}), \"{text}\")", NAMES[1])
    };
    let all: Vec<String> = becomes.iter().map(is).collect();
    match &all[..] {
        [one] => one.clone(),
        more => {
            let long = more.iter().map(String::len).sum::<usize>() > WIDTH;
            let or = if long { "\n        || " } else { " || " };
            format!("({})", more.join(or))
        }
    }
}
