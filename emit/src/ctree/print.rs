//! The text of the tree, with the parentheses that C needs and those that `-Wparentheses` asks for.

use super::{Array, Block, Decl, Expr, Margin, Stmt};

impl Expr {
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
            Expr::CallOf(callee, args) => {
                callee.write_as(out, callee.level() < POSTFIX);
                write_list(out, '(', args, ')');
            }
            Expr::Braces(items) => write_list(out, '{', items, '}'),
            Expr::Compound(ty, items) => {
                write_type(out, ty);
                write_list(out, '{', items, '}');
            }
            Expr::Cast(ty, e) => {
                write_type(out, ty);
                e.write_as(out, e.level() < UNARY);
            }
            Expr::Keyword(word, e) => {
                out.push_str(word);
                out.push(' ');
                e.write_as(out, e.level() < UNARY);
            }
            Expr::Comma(a, b) => {
                a.write(out);
                out.push_str(", ");
                b.write(out);
            }
            Expr::Temporary(number) => out.push_str(&format!("@{number}@")),
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
                b.write_as(out, b.level() < COND);
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

    /// Whether a comma stands in it outside of parentheses: between braces, too, it divides the arguments of a macro.
    fn has_comma(&self) -> bool {
        match self {
            Expr::Call(..) | Expr::CallOf(..) => false,
            Expr::Compound(_, items) if items.len() > 1 => true,
            e => e.children().any(Expr::has_comma),
        }
    }

    /// Binding strength, higher binds tighter.
    fn level(&self) -> u32 {
        match self {
            Expr::Name(_) | Expr::Literal(_) | Expr::Call(..) | Expr::CallOf(..) => POSTFIX,
            Expr::Braces(_) => POSTFIX,
            Expr::Index(..) | Expr::Arrow(..) | Expr::Dot(..) | Expr::Compound(..) => POSTFIX,
            Expr::Temporary(_) => POSTFIX,
            Expr::Cast(..) | Expr::Prefix(..) | Expr::Keyword(..) => UNARY,
            Expr::Binary(op, ..) => binary_level(op),
            Expr::Cond(..) => COND,
            Expr::Comma(..) => COMMA,
        }
    }
}

const POSTFIX: u32 = 16;
const UNARY: u32 = 15;
const COND: u32 = 3;
const COMMA: u32 = 1;

pub(crate) fn binary_level(op: &str) -> u32 {
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
        "||" => 4,
        // Assignments.
        _ => 2,
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
        item.write_as(
            out,
            item.level() <= COMMA || open == '(' && item.has_comma(),
        );
    }
    out.push(close);
}

fn write_type(out: &mut String, ty: &str) {
    out.push('(');
    out.push_str(ty);
    out.push(')');
}

impl Decl {
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
        if let Some(Array { count, in_lines }) = self.array {
            out.push_str(&format!("[{count}]"));
            if in_lines {
                out.push_str(" __attribute__((__aligned__(64)))");
            }
        }
        if let Some(init) = &self.init {
            out.push_str(" = ");
            init.write_as(&mut out, init.level() <= COMMA);
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
            let mut text = format!("{} = ", lhs.print());
            rhs.write_as(&mut text, rhs.level() <= COMMA);
            line(out, margin, &format!("{text};"));
        }
        Stmt::Expr(e) => line(out, margin, &format!("{};", e.print())),
        Stmt::When(cond, e) => {
            line(
                out,
                margin,
                &format!("if ({}) {};", cond.print(), e.print()),
            );
        }
        Stmt::Break => line(out, margin, "break;"),
        Stmt::Return(e) => line(out, margin, &format!("return {};", e.print())),
        Stmt::HidePointer(e) => line(
            out,
            margin,
            &format!("__asm__(\"\" : \"+r\"({}));", e.print()),
        ),
        Stmt::Hide(e, register) => line(
            out,
            margin,
            &format!("__asm__(\"\" : \"+{register}\"({}));", e.print()),
        ),
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
            unroll,
            body,
        } => {
            if let Some(times) = unroll {
                // clang knows gcc's spelling, gcc no other one.
                out.push_str(&format!("#pragma GCC unroll {times}\n"));
            }
            let start = start.as_ref().map(|e| format!("{counter} = {}", e.print()));
            let (start, end) = (start.unwrap_or_default(), end.print());
            let step = match step {
                Expr::Literal(one) if one == "1" => format!("{counter}++"),
                step => format!("{counter} += {}", step.print()),
            };
            line(
                out,
                margin,
                &format!("for ({start}; {counter} < {end}; {step}) {{"),
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

/// The last of the least nested places to break that leave at most `room` bytes before them; if there is none, the first
/// that leaves more.
fn break_at(text: &str, room: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut depth, mut quoted) = (0_i32, false);
    let mut best: Option<(i32, usize)> = None;
    for at in 1..bytes.len() {
        if at > room && best.is_some() {
            break;
        }
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
            || before.ends_with(b" ") && (after.starts_with(b"| ") || after.starts_with(b": "))
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
    use crate::ctree::{binary, cast, name};

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
        let long =
            "x = first[0] ? 0ul : the_second_one_which_is_long_and_has_a_long_name[1] ? 1ul : end;";
        assert_eq!(
            wrap(long, &margin),
            [
                "x = first[0] ? 0ul",
                ": the_second_one_which_is_long_and_has_a_long_name[1] ? 1ul",
                ": end;"
            ]
        );
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
                            unroll: None,
                            body,
                        },
                        Stmt::Comment("the rest".to_owned()),
                        Stmt::For {
                            counter: "k".into(),
                            start: None,
                            end: n("all"),
                            step: Expr::Literal("1".into()),
                            unroll: Some(4),
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
             #pragma GCC unroll 4\n\t\tfor (; k < all; k++) {\n\t\t}\n\t}\n"
        );
    }
}
