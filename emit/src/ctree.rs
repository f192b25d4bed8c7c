//! A small tree of the C that vcc itself writes, and its printer.
//!
//! The tree is C89: declarations stand at the heads of blocks, comments are `/* */`; for later
//! standards they move to where they are needed ([`mixed`]). The printer adds parentheses where C
//! needs them and where `-Wparentheses` asks for them.

pub mod mixed;
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
    /// Elements of an array.
    pub count: Option<u32>,
    /// Initial value.
    pub init: Option<Expr>,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stmt {
    /// `lhs = rhs;`
    Assign(Expr, Expr),
    /// `e;`
    Expr(Expr),
    /// Text of a statement, printed as it is.
    Text(String),
    /// `/* … */`
    Comment(&'static str),
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

/// A name as an expression.
pub fn name(text: &str) -> Expr {
    Expr::Name(text.to_owned())
}

/// A binary expression.
pub fn binary(op: &'static str, a: Expr, b: Expr) -> Expr {
    Expr::Binary(op, Box::new(a), Box::new(b))
}

/// A cast.
pub fn cast(ty: &str, e: Expr) -> Expr {
    Expr::Cast(ty.to_owned(), Box::new(e))
}

impl Expr {
    /// Operators, calls and operands: how much a reader has to take in.
    pub fn size(&self) -> usize {
        1 + self.children().iter().map(|e| e.size()).sum::<usize>()
    }

    /// The text.
    pub fn print(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) {
        match self {
            Expr::Name(text) | Expr::Literal(text) => out.push_str(text),
            Expr::Call(callee, args) => {
                out.push_str(callee);
                write_list(out, '(', args, ')');
            }
            Expr::Braces(items) => write_list(out, '{', items, '}'),
            Expr::Cast(ty, e) => {
                out.push('(');
                out.push_str(ty);
                out.push(')');
                e.write_as(out, e.level() < UNARY);
            }
            Expr::Prefix(op, e) => {
                out.push(*op);
                e.write_as(out, e.level() < UNARY || matches!(**e, Expr::Prefix(..)));
            }
            Expr::Binary(op, a, b) => {
                a.write_as(out, operand_needs_parens(op, a, false));
                out.push(' ');
                out.push_str(op);
                out.push(' ');
                b.write_as(out, operand_needs_parens(op, b, true));
            }
            Expr::Cond(c, a, b) => {
                c.write_as(out, c.level() <= COND);
                out.push_str(" ? ");
                a.write_as(out, a.level() <= COND);
                out.push_str(" : ");
                b.write_as(out, b.level() <= COND);
            }
            Expr::Index(a, i) => {
                a.write_as(out, a.level() < POSTFIX);
                out.push('[');
                i.write(out);
                out.push(']');
            }
            Expr::Arrow(a, member) | Expr::Dot(a, member) => {
                a.write_as(out, a.level() < POSTFIX);
                out.push_str(if matches!(self, Expr::Arrow(..)) {
                    "->"
                } else {
                    "."
                });
                out.push_str(member);
            }
        }
    }

    fn write_as(&self, out: &mut String, parens: bool) {
        if parens {
            out.push('(');
        }
        self.write(out);
        if parens {
            out.push(')');
        }
    }

    /// Binding strength, higher binds tighter.
    fn level(&self) -> u32 {
        match self {
            Expr::Name(_) | Expr::Literal(_) | Expr::Call(..) | Expr::Braces(_) => POSTFIX,
            Expr::Index(..) | Expr::Arrow(..) | Expr::Dot(..) => POSTFIX,
            Expr::Cast(..) | Expr::Prefix(..) => UNARY,
            Expr::Binary(op, ..) => binary_level(op),
            Expr::Cond(..) => COND,
        }
    }
}

const POSTFIX: u32 = 16;
const UNARY: u32 = 15;
const COND: u32 = 3;

fn binary_level(op: &str) -> u32 {
    match op {
        "*" | "/" | "%" => 13,
        "+" | "-" => 12,
        "<<" | ">>" => 11,
        "<" | "<=" | ">" | ">=" => 10,
        "==" | "!=" => 9,
        "&" => 8,
        "^" => 7,
        "|" => 6,
        "&&" => 5,
        _ => 4,
    }
}

/// C's own precedence, and parentheses where `-Wparentheses` would ask for them.
fn operand_needs_parens(op: &str, operand: &Expr, right: bool) -> bool {
    let level = binary_level(op);
    let inner = operand.level();
    if let (Expr::Binary(inner_op, ..), "&&" | "||") = (operand, op)
        && *inner_op == op
    {
        return false;
    }
    if inner < level || (right && inner == level) {
        return true;
    }
    let Expr::Binary(inner_op, ..) = operand else {
        return false;
    };
    match op {
        "&" | "^" | "|" | "<<" | ">>" => *inner_op != op || right,
        "<" | "<=" | ">" | ">=" | "==" | "!=" => inner <= 10,
        "||" => *inner_op == "&&",
        _ => false,
    }
}

fn write_list(out: &mut String, open: char, items: &[Expr], close: char) {
    out.push(open);
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            out.push_str(", ");
        }
        item.write(out);
    }
    out.push(close);
}

impl Decl {
    /// Of a variable that is set later.
    pub fn later(ty: &str, name: &str) -> Decl {
        Decl {
            is_const: false,
            ty: ty.to_owned(),
            name: name.to_owned(),
            count: None,
            init: None,
        }
    }

    /// The text with its semicolon.
    pub fn print(&self) -> String {
        let mut out = String::new();
        let is_const = self.is_const && self.init.is_some();
        if is_const && self.ty.ends_with('*') {
            out.push_str(&format!("{}const {}", self.ty, self.name));
        } else {
            let qualifier = if is_const { "const " } else { "" };
            out.push_str(qualifier);
            out.push_str(&declarator(&self.ty, &self.name));
        }
        if let Some(count) = self.count {
            // Its vectors lie within lines of the cache.
            out.push_str(&format!("[{count}] __attribute__((__aligned__(64)))"));
        }
        if let Some(init) = &self.init {
            out.push_str(" = ");
            init.write(&mut out);
        }
        out.push(';');
        out
    }
}

/// A type and what is declared with it.
pub fn declarator(ty: &str, name: &str) -> String {
    let space = if ty.ends_with('*') { "" } else { " " };
    format!("{ty}{space}{name}")
}

/// The lines of a block without its braces.
pub fn print_block(block: &Block, margin: &Margin) -> String {
    let mut out = String::new();
    for assert in &block.asserts {
        line(&mut out, margin, assert);
    }
    for decl in &block.decls {
        line(&mut out, margin, &decl.print());
    }
    for stmt in &block.stmts {
        print_stmt(&mut out, stmt, margin);
    }
    out
}

fn print_stmt(out: &mut String, stmt: &Stmt, margin: &Margin) {
    match stmt {
        Stmt::Assign(lhs, rhs) => {
            line(out, margin, &format!("{} = {};", lhs.print(), rhs.print()));
        }
        Stmt::Expr(e) => line(out, margin, &format!("{};", e.print())),
        Stmt::Text(text) => line(out, margin, text),
        Stmt::Comment(text) => line(out, margin, &format!("/* {text} */")),
        Stmt::Decl(decl) => line(out, margin, &decl.print()),
        Stmt::If(cond, then, otherwise) => {
            line(out, margin, &format!("if ({}) {{", cond.print()));
            out.push_str(&print_block(then, &margin.inner()));
            if !otherwise.is_empty() {
                line(out, margin, "} else {");
                out.push_str(&print_block(otherwise, &margin.inner()));
            }
            line(out, margin, "}");
        }
        Stmt::For {
            counter,
            start,
            end,
            step,
            body,
        } => {
            let start = start.as_ref().map(|e| format!("{counter} = {}", e.print()));
            let (start, end, step) = (start.unwrap_or_default(), end.print(), step.print());
            line(
                out,
                margin,
                &format!("for ({start}; {counter} < {end}; {counter} += {step}) {{"),
            );
            out.push_str(&print_block(body, &margin.inner()));
            line(out, margin, "}");
        }
        Stmt::Block(body) => {
            line(out, margin, "{");
            out.push_str(&print_block(body, &margin.inner()));
            line(out, margin, "}");
        }
        Stmt::DoWhile(body, cond) => {
            line(out, margin, "do {");
            out.push_str(&print_block(body, &margin.inner()));
            line(out, margin, &format!("}} while ({});", cond.print()));
        }
    }
}

fn line(out: &mut String, margin: &Margin, text: &str) {
    let mut indent = margin.indent.clone();
    for part in wrap(text, margin) {
        out.push_str(&indent);
        out.push_str(part);
        out.push('\n');
        indent = format!("{}{}", margin.indent, margin.unit);
    }
}

/// Lines are no longer than this where they can be broken.
pub(crate) const WIDTH: usize = 100;

/// Columns that white space takes.
pub(crate) fn columns(space: &str) -> usize {
    space.chars().map(|c| if c == '\t' { 4 } else { 1 }).sum()
}

/// Breaks a line where its parentheses are nested least.
fn wrap<'t>(text: &'t str, margin: &Margin) -> Vec<&'t str> {
    let mut parts = Vec::new();
    let mut rest = text;
    let mut room = WIDTH.saturating_sub(columns(&margin.indent));
    while rest.len() > room {
        let Some(at) = break_at(rest, room) else {
            break;
        };
        parts.push(rest[..at].trim_end());
        rest = rest[at..].trim_start();
        room = WIDTH.saturating_sub(columns(&margin.indent) + columns(&margin.unit));
    }
    parts.push(rest);
    parts
}

/// The last of the least nested places to break that leave at most `room` bytes before them.
fn break_at(text: &str, room: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut depth, mut quoted) = (0_i32, false);
    let mut best: Option<(i32, usize)> = None;
    for at in 1..bytes.len().min(room + 1) {
        match bytes[at - 1] {
            b'"' => quoted = !quoted,
            b'(' if !quoted => depth += 1,
            b')' if !quoted => depth -= 1,
            _ => {}
        }
        let before = &text.as_bytes()[..at];
        let after = &text.as_bytes()[at..];
        let possible = before.ends_with(b", ")
            || before.ends_with(b" = ")
            || after.starts_with(b"&& ")
            || after.starts_with(b"|| ")
            || before.ends_with(b" ") && after.starts_with(b"| ")
            || before.ends_with(b"; ");
        if possible && !quoted && best.is_none_or(|(least, _)| depth <= least) {
            best = Some((depth, at));
        }
    }
    best.map(|(_, at)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n(text: &str) -> Expr {
        name(text)
    }

    #[test]
    fn parentheses_only_where_needed() {
        let sum = binary("+", n("a"), binary("*", n("b"), n("c")));
        assert_eq!(sum.print(), "a + b * c");
        let product = binary("*", binary("+", n("a"), n("b")), n("c"));
        assert_eq!(product.print(), "(a + b) * c");
        let right = binary("-", n("a"), binary("-", n("b"), n("c")));
        assert_eq!(right.print(), "a - (b - c)");
        let mask = binary("&", n("a"), binary("==", n("b"), n("c")));
        assert_eq!(mask.print(), "a & (b == c)");
        let or = binary("||", binary("&&", n("a"), n("b")), n("c"));
        assert_eq!(or.print(), "(a && b) || c");
        let deref = Expr::Prefix('*', Box::new(cast("float *", binary("+", n("p"), n("i")))));
        assert_eq!(deref.print(), "*(float *)(p + i)");
        let negated = Expr::Prefix('-', Box::new(Expr::Prefix('-', Box::new(n("a")))));
        assert_eq!(negated.print(), "-(-a)");
    }

    #[test]
    fn long_lines_are_broken_where_they_are_nested_least() {
        let margin = Margin {
            indent: " ".repeat(60),
            unit: "    ".into(),
        };
        let text = "if (n >= 32 && (alpha(n, m) <= beta || gamma <= delta) && last) {";
        assert_eq!(
            wrap(text, &margin),
            [
                "if (n >= 32",
                "&& (alpha(n, m) <= beta",
                "|| gamma <= delta) && last) {"
            ]
        );
        assert_eq!(wrap("const T x = f(\"a, b\");", &margin).len(), 1);
    }

    #[test]
    fn statements_nest() {
        let body = Block {
            asserts: Vec::new(),
            decls: vec![Decl {
                is_const: true,
                init: Some(n("x")),
                ..Decl::later("float *", "p")
            }],
            stmts: vec![Stmt::Expr(Expr::Call("f".into(), vec![n("p"), n("k")]))],
        };
        let block = Block {
            asserts: Vec::new(),
            decls: vec![Decl::later("unsigned long", "k")],
            stmts: vec![Stmt::If(
                n("c"),
                Block {
                    asserts: Vec::new(),
                    decls: Vec::new(),
                    stmts: vec![
                        Stmt::For {
                            counter: "k".into(),
                            start: Some(Expr::Literal("0".into())),
                            end: n("end"),
                            step: Expr::Literal("8".into()),
                            body,
                        },
                        Stmt::Comment("the rest"),
                        Stmt::For {
                            counter: "k".into(),
                            start: None,
                            end: n("all"),
                            step: Expr::Literal("1".into()),
                            body: Block::default(),
                        },
                    ],
                },
                Block::default(),
            )],
        };
        let margin = Margin {
            indent: "\t".into(),
            unit: "\t".into(),
        };
        assert_eq!(
            print_block(&block, &margin),
            "\tunsigned long k;\n\tif (c) {\n\t\tfor (k = 0; k < end; k += 8) {\n\
             \t\t\tfloat *const p = x;\n\t\t\tf(p, k);\n\t\t}\n\t\t/* the rest */\n\
             \t\tfor (; k < all; k += 1) {\n\t\t}\n\t}\n"
        );
    }
}
