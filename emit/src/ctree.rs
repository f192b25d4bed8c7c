//! A small tree of the C that vcc itself writes, and its printer.
//!
//! The tree is C89: declarations stand at the heads of blocks, comments are `/* */`; for later
//! standards they move to where they are needed ([`mixed`]). The printer adds parentheses where C
//! needs them and where `-Wparentheses` asks for them.

pub mod mixed;
pub mod print;
pub mod unread;
mod visit;

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// A variable or function.
    Name(String),
    /// A literal without sign, or other text that needs no parentheses anywhere.
    Literal(String),
    /// `f(a, b)`
    Call(String, Vec<Expr>),
    /// `(*e)(a, b)`, without the asterisk.
    CallOf(Box<Expr>, Vec<Expr>),
    /// `(T)e`
    Cast(String, Box<Expr>),
    /// `-e`, `~e`, `!e`, `*e`, `&e`
    Prefix(char, Box<Expr>),
    /// `a op b`
    Binary(&'static str, Box<Expr>, Box<Expr>),
    /// `c ? a : b`
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `a[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `a->m`
    Arrow(Box<Expr>, String),
    /// `a.m`
    Dot(Box<Expr>, String),
    /// `{ a, b }`, as an initializer only.
    Braces(Vec<Expr>),
    /// `(T){ a, b }`
    Compound(String, Vec<Expr>),
    /// `sizeof e`, `__extension__ e`
    Keyword(&'static str, Box<Expr>),
    /// `a, b`
    Comma(Box<Expr>, Box<Expr>),
    /// The temporary of that number, in what has no names yet.
    Temporary(usize),
}

/// A declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decl {
    /// It gets one value, at once or by the first statement that names it.
    pub is_const: bool,
    /// Type; ends in `*` for pointers.
    pub ty: String,
    /// Name.
    pub name: String,
    /// It is an array.
    pub array: Option<Array>,
    /// Initial value.
    pub init: Option<Expr>,
}

/// What a declaration of an array says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array {
    /// How many elements.
    pub count: u32,
    /// Vectors are read from it, which are to lie within lines of the cache.
    pub in_lines: bool,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stmt {
    /// `lhs = rhs;`
    Assign(Expr, Expr),
    /// `e;`
    Expr(Expr),
    /// `if (c) e;`
    When(Expr, Expr),
    /// `return e;`
    Return(Expr),
    /// `break;`
    Break,
    /// `__asm__("" : "+v"(e));`: the compiler is to know nothing of the variable or element, of whose registers the letter
    /// is.
    Hide(Expr, char),
    /// `__asm__("" : "+r"(e));`: the same of a pointer.
    HidePointer(Expr),
    /// `/* … */`
    Comment(String),
    /// A declaration behind statements.
    Decl(Decl),
    /// `if (c) { … } else { … }`; an empty second block is left out.
    If(Expr, Block, Block),
    /// `for (name = start; name < end; name += step) { … }`
    For {
        /// Counter, declared elsewhere.
        counter: String,
        /// Its first value; `None`: the one it has.
        start: Option<Expr>,
        /// Bound.
        end: Expr,
        /// Step.
        step: Expr,
        /// How often the compiler is to unroll it.
        unroll: Option<u32>,
        /// Body.
        body: Block,
    },
    /// `do { … } while (c);`
    DoWhile(Block, Expr),
    /// `{ … }`
    Block(Block),
}

/// `{ declarations statements }`
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// `_Static_assert` declarations, as text.
    pub asserts: Vec<String>,
    /// Declarations.
    pub decls: Vec<Decl>,
    /// Statements.
    pub stmts: Vec<Stmt>,
}

impl Block {
    /// Whether it does nothing.
    pub fn is_empty(&self) -> bool {
        self.decls.is_empty() && self.stmts.is_empty()
    }

    /// Whether it declares anything.
    pub fn declares(&self) -> bool {
        let decl = |stmt: &Stmt| matches!(stmt, Stmt::Decl(_));
        !(self.decls.is_empty() && self.asserts.is_empty()) || self.stmts.iter().any(decl)
    }
}

/// How inserted text is laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Margin {
    /// White space before each line of the outermost level.
    pub indent: String,
    /// What one level adds.
    pub unit: String,
}

impl Margin {
    /// Four spaces a level, the outermost one indented by so many levels.
    pub fn levels(indent: usize) -> Margin {
        let unit = "    ".to_owned();
        Margin {
            indent: unit.repeat(indent),
            unit,
        }
    }

    /// The margin one level further in.
    pub fn inner(&self) -> Margin {
        Margin {
            indent: format!("{}{}", self.indent, self.unit),
            unit: self.unit.clone(),
        }
    }
}

/// A call.
pub fn call(callee: impl Into<String>, args: Vec<Expr>) -> Expr {
    Expr::Call(callee.into(), args)
}

/// A literal of a number that is not negative, or the negative of one.
pub fn number(value: impl Into<i64>) -> Expr {
    let value = value.into();
    let magnitude = Expr::Literal(value.unsigned_abs().to_string());
    match value < 0 {
        true => Expr::Prefix('-', Box::new(magnitude)),
        false => magnitude,
    }
}

/// An element of an array or vector.
pub fn index(of: &Expr, number: impl Into<i64>) -> Expr {
    Expr::Index(Box::new(of.clone()), Box::new(self::number(number)))
}

/// Several expressions with an operator between any two.
pub fn joined(op: &'static str, parts: impl IntoIterator<Item = Expr>) -> Option<Expr> {
    parts.into_iter().reduce(|a, b| binary(op, a, b))
}

/// A name as an expression.
pub fn name(text: &str) -> Expr {
    Expr::Name(text.to_owned())
}

/// A binary expression.
pub fn binary(op: &'static str, a: Expr, b: Expr) -> Expr {
    Expr::Binary(op, Box::new(a), Box::new(b))
}

/// A cast, unless it is to the type that the expression was cast to already, or was but for an integer that is no narrower.
pub fn cast(ty: &str, e: Expr) -> Expr {
    let same = |inner: &Expr| matches!(inner, Expr::Cast(of, _) if of == ty);
    match e {
        e if same(&e) => e,
        Expr::Cast(between, inner) if same(&inner) && is_no_narrower(&between, ty) => *inner,
        e => Expr::Cast(ty.to_owned(), Box::new(e)),
    }
}

/// Whether both types are integers, and the first one has at least as many bits as the second one.
fn is_no_narrower(a: &str, b: &str) -> bool {
    let bits = |ty: &str| match ty.rsplit(' ').next() {
        Some("char") => Some(8),
        Some("short") => Some(16),
        Some("int") => Some(32),
        Some("long") => Some(64),
        _ => None,
    };
    bits(a)
        .zip(bits(b))
        .is_some_and(|(a, b): (u32, u32)| a >= b)
}

impl Expr {
    /// Operators, calls and operands: how much a reader has to take in.
    pub fn size(&self) -> usize {
        1 + self.children().map(Expr::size).sum::<usize>()
    }
}

impl Decl {
    /// Of a variable that is set later.
    pub fn later(ty: &str, name: &str) -> Decl {
        Decl {
            is_const: false,
            ty: ty.to_owned(),
            name: name.to_owned(),
            array: None,
            init: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn casts_that_change_nothing_are_left_out() {
        let text = |types: &[&str]| {
            let x = name("x");
            types.iter().rfold(x, |e, ty| cast(ty, e)).print()
        };
        assert_eq!(text(&["short", "short", "int", "short"]), "(short)x");
        assert_eq!(
            text(&["unsigned int", "int", "unsigned int"]),
            "(unsigned int)x"
        );
        assert_eq!(text(&["int", "short", "int"]), "(int)(short)(int)x");
        assert_eq!(text(&["long", "float", "long"]), "(long)(float)(long)x");
        assert_eq!(text(&["char", "unsigned char"]), "(char)(unsigned char)x");
    }
}
