//! One condition in place of two that are nested.

use crate::ctree::{Block, Decl, Expr, Stmt, binary};
use frontend::sorted::SortedSet;

/// Merges `if (a) { T x = …; if (b) { … } }` into `if (a && b) { … }`. What `b` needs is declared
/// before, if it can be computed for any values without harm.
pub(super) fn merge(block: &mut Block) {
    let stmts = std::mem::take(&mut block.stmts);
    let only = stmts.len() == 1;
    for stmt in stmts {
        let Stmt::If(cond, mut then, otherwise) = stmt else {
            block.stmts.push(stmt);
            continue;
        };
        let merged = match inner_condition(&then, &otherwise) {
            Some(inner) if only || needed(&then.decls, &inner).is_empty() => {
                let hoisted = needed(&then.decls, &inner);
                if hoisted.iter().all(harmless) {
                    block.decls.extend(hoisted.iter().cloned());
                    then.decls.retain(|d| !hoisted.contains(d));
                    Some(inner)
                } else {
                    None
                }
            }
            _ => None,
        };
        let Some(inner) = merged else {
            merge(&mut then);
            block.stmts.push(Stmt::If(cond, then, otherwise));
            continue;
        };
        if let Some(Stmt::If(_, body, _)) = then.stmts.pop() {
            let decls = then.decls.into_iter().chain(body.decls);
            let body = Block {
                decls: decls.collect(),
                ..body
            };
            let both = binary("&&", cond, inner);
            block.stmts.push(Stmt::If(both, body, otherwise));
        }
    }
}

/// The condition of the `if` that is all of a block's statements.
fn inner_condition(then: &Block, otherwise: &Block) -> Option<Expr> {
    match &then.stmts[..] {
        [Stmt::If(inner, _, none)] if none.is_empty() && otherwise.is_empty() => {
            let simple = then.asserts.is_empty() && then.decls.iter().all(|d| d.init.is_some());
            simple.then(|| inner.clone())
        }
        _ => None,
    }
}

/// The declarations that an expression needs, in order.
fn needed(decls: &[Decl], e: &Expr) -> Vec<Decl> {
    let mut names = SortedSet::new();
    e.each_name(&mut |name| _ = names.insert(name.to_owned()));
    let mut needed: Vec<Decl> = Vec::new();
    for decl in decls.iter().rev() {
        if names.contains(&decl.name) {
            needed.push(decl.clone());
            if let Some(init) = &decl.init {
                init.each_name(&mut |name| _ = names.insert(name.to_owned()));
            }
        }
    }
    needed.reverse();
    needed
}

/// The value can be computed whatever its operands are: no memory is read, no pointer moved and
/// nothing divided.
fn harmless(decl: &Decl) -> bool {
    let integer = !decl.ty.ends_with('*') && decl.is_const;
    integer && decl.init.as_ref().is_some_and(is_integer_arithmetic)
}

fn is_integer_arithmetic(e: &Expr) -> bool {
    match e {
        Expr::Name(_) => true,
        Expr::Literal(text) => text.starts_with(|c: char| c.is_ascii_digit()),
        // The operand may be a pointer, which must not be moved.
        Expr::Cast(ty, e) if !ty.ends_with('*') => match &**e {
            Expr::Name(_) => true,
            Expr::Binary(_, a, _) => matches!(**a, Expr::Cast(..)) && is_integer_arithmetic(e),
            e => is_integer_arithmetic(e),
        },
        Expr::Prefix('-' | '~', e) => is_integer_arithmetic(e),
        Expr::Binary("+" | "-" | "*" | "&" | "|" | "^" | "<<" | ">>", a, b) => {
            is_integer_arithmetic(a) && is_integer_arithmetic(b)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctree::print::print_block;
    use crate::ctree::{Margin, call, cast, name, number};

    fn text(mut block: Block) -> String {
        merge(&mut block);
        let margin = Margin {
            indent: String::new(),
            unit: " ".into(),
        };
        print_block(&block, &margin)
    }

    fn nested(init: Expr) -> Block {
        let decl = |n: &str, init| Decl {
            is_const: true,
            init: Some(init),
            ..Decl::later("unsigned long", n)
        };
        let body = Block {
            stmts: vec![Stmt::Expr(call("f", Vec::new()))],
            ..Block::default()
        };
        let then = Block {
            decls: vec![decl("end", init), decl("other", name("z"))],
            stmts: vec![Stmt::If(name("b"), body, Block::default())],
            ..Block::default()
        };
        Block {
            stmts: vec![Stmt::If(name("a"), then, Block::default())],
            ..Block::default()
        }
    }

    #[test]
    fn conditions_are_merged() {
        assert_eq!(
            text(nested(name("y"))),
            "if (a && b) {\n const unsigned long end = y;\n const unsigned long other = z;\n f();\n}\n"
        );
    }

    #[test]
    fn what_a_row_needs_stays_before_it() {
        let moved = call("_mm_movemask_epi8", vec![name("mask_v")]);
        let mut block = nested(binary("!=", moved, number(0)));
        if let Some(Stmt::If(_, then, _)) = block.stmts.first_mut()
            && let Some(Stmt::If(cond, ..)) = then.stmts.first_mut()
        {
            *cond = name("end");
        }
        let before = block.clone();
        merge(&mut block);
        assert_eq!(block, before);
    }

    #[test]
    fn what_the_inner_condition_needs_comes_first() {
        let needs = |init: Expr| {
            let mut block = nested(init);
            if let Some(Stmt::If(_, then, _)) = block.stmts.first_mut()
                && let Some(Stmt::If(cond, ..)) = then.stmts.first_mut()
            {
                *cond = binary("<", name("end"), name("b"));
            }
            text(block)
        };
        assert_eq!(
            needs(binary(
                "&",
                cast("unsigned long", name("n")),
                Expr::Literal("7".into())
            )),
            "const unsigned long end = (unsigned long)n & 7;\nif (a && end < b) {\n \
             const unsigned long other = z;\n f();\n}\n"
        );
        let read = Expr::Prefix('*', Box::new(name("p")));
        assert_eq!(
            needs(read),
            "if (a) {\n const unsigned long end = *p;\n const unsigned long other = z;\n \
             if (end < b) {\n  f();\n }\n}\n"
        );
    }
}
