//! The language in which rows spell expressions: C's own, with operands and with words that depend on
//! the element.
//!
//! `$0`, `$1` … are operands; `{mm}` is `_mm`, `_mm256` or `_mm512`; `{epi}`, `{epu}`, `{ps}` are the
//! suffixes of the element; `{si}` is that of the whole register; `{n}` the element's width in bits.
//! `{u}` and `{i}` are the vector types of our own with unsigned and signed lanes as wide as the
//! element, `{v}` that of the element itself, and `{c}` is the C type of a scalar.

use super::names::{own_vector, scalar_type};
use crate::ctree::print::binary_level;
use crate::ctree::{Expr, cast};
use midend::ssa::Type;

/// The expression of a template for an element, in registers of that width.
pub(super) fn fill(e: Type, w: u32, template: &str, args: &[&Expr]) -> Expr {
    let mut reader = Reader {
        e,
        w,
        args,
        rest: template,
    };
    let read = reader.comma();
    debug_assert!(read.is_some() && reader.rest.is_empty(), "{template}");
    read.unwrap_or_else(|| Expr::Literal(template.to_owned()))
}

/// The expression of a template without words that depend on an element.
pub(super) fn plain(template: &str, args: &[&Expr]) -> Expr {
    fill(Type::I32, 128, template, args)
}

/// Types that stand in parentheses begin with one of these words, or with what [`is_type`] knows.
const TYPES: &[&str] = &[
    "char", "const", "double", "float", "int", "long", "short", "signed", "unsigned", "void",
];

/// Longer ones before those they begin with.
const OPERATORS: &[&str] = &[
    "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "*", "/", "%", "+", "-", "<", ">", "&", "^",
    "|", "=",
];

struct Reader<'t> {
    e: Type,
    w: u32,
    args: &'t [&'t Expr],
    rest: &'t str,
}

impl<'t> Reader<'t> {
    /// Passes over a text, and blanks before it, if it comes next.
    fn eat(&mut self, text: &str) -> bool {
        let rest = self.rest.trim_start();
        let after = rest.strip_prefix(text);
        self.rest = after.unwrap_or(rest);
        after.is_some()
    }

    fn comma(&mut self) -> Option<Expr> {
        let mut e = self.conditional()?;
        while self.eat(",") {
            e = Expr::Comma(Box::new(e), Box::new(self.conditional()?));
        }
        Some(e)
    }

    fn conditional(&mut self) -> Option<Expr> {
        let cond = self.operation(0)?;
        if !self.eat("?") {
            return Some(cond);
        }
        let yes = self.conditional()?;
        let no = self.eat(":").then(|| self.conditional())??;
        Some(Expr::Cond(Box::new(cond), Box::new(yes), Box::new(no)))
    }

    /// Operators that bind at least so strongly.
    fn operation(&mut self, least: u32) -> Option<Expr> {
        let mut left = self.unary()?;
        loop {
            let rest = self.rest.trim_start();
            if rest.starts_with([')', ',', ']']) {
                return Some(left);
            }
            let mut operators = OPERATORS.iter();
            let Some(&op) = operators.find(|op| rest.starts_with(**op)) else {
                return Some(left);
            };
            let level = binary_level(op);
            if level < least {
                return Some(left);
            }
            self.rest = &rest[op.len()..];
            let right = self.operation(level + 1)?;
            left = Expr::Binary(op, Box::new(left), Box::new(right));
        }
    }

    fn unary(&mut self) -> Option<Expr> {
        let rest = self.rest.trim_start();
        let first = rest.chars().next()?;
        if matches!(first, '-' | '~' | '!' | '*' | '&') {
            self.rest = &rest[1..];
            return Some(Expr::Prefix(first, Box::new(self.unary()?)));
        }
        if !self.eat("(") {
            return self.primary();
        }
        let before = self.rest;
        let word = self.word();
        if !is_type(&word) {
            self.rest = before;
            let inner = self.comma()?;
            let paren = self.eat(")").then_some(inner)?;
            return self.postfix(paren);
        }
        let mut ty = word;
        while !self.eat(")") {
            let word = self.word();
            match self.rest.starts_with('*') && word.is_empty() {
                true => {
                    self.rest = &self.rest[1..];
                    ty.push_str(if ty.ends_with('*') { "*" } else { " *" });
                }
                false if word.is_empty() => return None,
                false => ty = format!("{ty} {word}"),
            }
        }
        if self.placeholder().is_none() && self.eat("{") {
            let items = self.list("}")?;
            return self.postfix(Expr::Compound(ty, items));
        }
        Some(cast(&ty, self.unary()?))
    }

    fn primary(&mut self) -> Option<Expr> {
        if self.eat("$") {
            let digit = self.rest.chars().next()?.to_digit(10)?;
            self.rest = &self.rest[1..];
            let arg = self.args.get(digit as usize)?;
            return self.postfix((*arg).clone());
        }
        let word = self.word();
        match word.as_str() {
            "sizeof" => return Some(Expr::Keyword("sizeof", Box::new(self.unary()?))),
            "__extension__" => {
                return Some(Expr::Keyword("__extension__", Box::new(self.unary()?)));
            }
            _ => {}
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return Some(Expr::Literal(word));
        }
        if word.is_empty() {
            return None;
        }
        match self.rest.strip_prefix('(') {
            Some(after) => {
                self.rest = after;
                let args = self.list(")")?;
                self.postfix(Expr::Call(word, args))
            }
            None => self.postfix(Expr::Name(word)),
        }
    }

    fn postfix(&mut self, mut e: Expr) -> Option<Expr> {
        loop {
            if let Some(after) = self.rest.strip_prefix('[') {
                self.rest = after;
                let number = self.comma()?;
                e = self
                    .eat("]")
                    .then(|| Expr::Index(Box::new(e), Box::new(number)))?;
            } else if let Some(after) = self.rest.strip_prefix('.') {
                self.rest = after;
                e = Expr::Dot(Box::new(e), self.word());
            } else {
                return Some(e);
            }
        }
    }

    /// Expressions up to what closes them.
    fn list(&mut self, close: &str) -> Option<Vec<Expr>> {
        let mut items = Vec::new();
        while !self.eat(close) {
            if !items.is_empty() && !self.eat(",") {
                return None;
            }
            items.push(self.conditional()?);
        }
        Some(items)
    }

    /// An identifier or number, which words that depend on the element may be part of.
    fn word(&mut self) -> String {
        self.rest = self.rest.trim_start();
        let mut word = String::new();
        loop {
            let number = word.starts_with(|c: char| c.is_ascii_digit());
            let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.' && number;
            let end = self.rest.find(|c| !part(c)).unwrap_or(self.rest.len());
            word.push_str(&self.rest[..end]);
            self.rest = &self.rest[end..];
            if end > 0 && self.rest.starts_with('.') && word.bytes().all(|c| c.is_ascii_digit()) {
                continue;
            }
            let Some((text, after)) = self.placeholder() else {
                return word;
            };
            word.push_str(&text);
            self.rest = after;
        }
    }

    /// What stands for a name in braces that comes next, and what comes after these.
    fn placeholder(&self) -> Option<(String, &'t str)> {
        let Reader { e, w, .. } = *self;
        let vector = |letter| own_vector(letter, e.bits(), w / e.bits());
        let (name, after) = self.rest.strip_prefix('{')?.split_once('}')?;
        let text = match name {
            "mm" if w == 128 => "_mm".to_owned(),
            "mm" => format!("_mm{w}"),
            "epi" => format!("epi{}", e.bits()),
            "epu" => format!("epu{}", e.bits()),
            "ps" => if e == Type::F64 { "pd" } else { "ps" }.to_owned(),
            "si" => format!("si{w}"),
            "n" => e.bits().to_string(),
            "u" => vector('u'),
            "i" => vector('i'),
            "v" => vector(if e.is_float() { 'f' } else { 'u' }),
            "c" => scalar_type(e).to_owned(),
            _ => return None,
        };
        Some((text, after))
    }
}

/// Whether a type may begin with that word.
fn is_type(word: &str) -> bool {
    let first = word.split(' ').next();
    first.is_some_and(|first| TYPES.contains(&first))
        || word.starts_with("vcc_")
        || word.starts_with("__m")
        || word.ends_with("_t")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctree::name;

    #[test]
    fn templates_are_read_as_they_are_printed() {
        let (a, b) = (name("a"), name("b"));
        let text = |e, w, template: &str| fill(e, w, template, &[&a, &b]).print();
        let same = |template: &str| assert_eq!(text(Type::I32, 128, template), template);
        assert_eq!(
            text(Type::I32, 256, "{mm}_add_{epi}($0, $1)"),
            "_mm256_add_epi32(a, b)"
        );
        assert_eq!(
            text(Type::F64, 128, "{mm}_min_{ps}($1, $0)"),
            "_mm_min_pd(b, a)"
        );
        assert_eq!(
            text(Type::I8, 128, "({u}){0} - ({c})$0"),
            "(vcc_u8x16){0} - (unsigned char)a"
        );
        same("f(1.5f, -0x1fu, x[0])");
        same("(const void *)((const char **)x + 4)");
        same("f(1, ((void)g(&t, sizeof t), t))");
        same("f((__extension__ (vcc_u8x2){a, b}), (vcc_u8x1){1})");
        same("a ? b.v[1] : c == 1 ? -d : ~e");
        same("x * y + z - (u & 1) * 2");
    }
}
