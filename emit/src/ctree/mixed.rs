//! Declarations where they are needed, for C99 and later.
//!
//! What is written for C89 declares at the head of a block what statements set further down. Where
//! declarations may stand between statements, each of these moves to the first statement that names
//! its variable, and becomes one with it if that sets the variable.

use super::{Block, Decl, Expr, Stmt, each_word};
use std::collections::HashMap;

/// Moves the declarations of a block, and of those in it.
pub fn mix(block: &mut Block) {
    let mut later = Later::default();
    for decl in std::mem::take(&mut block.decls) {
        let mut here = Vec::new();
        in_decl(&decl, &mut |word| here.extend(later.take(word)));
        block.decls.append(&mut here);
        match decl.init.is_some() || decl.count.is_some() {
            true => block.decls.push(decl),
            false => later.put(decl),
        }
    }
    let mut stmts = Vec::with_capacity(block.stmts.len());
    for mut stmt in std::mem::take(&mut block.stmts) {
        let mut here = Vec::new();
        in_stmt(&stmt, &mut |word| here.extend(later.take(word)));
        inner(&mut stmt);
        for decl in here {
            let (before, here) = placed(decl, stmt);
            stmts.extend(before);
            stmt = here;
        }
        stmts.push(stmt);
    }
    block.decls.extend(later.decls.into_iter().flatten());
    block.stmts = stmts;
}

/// Declarations that nothing has named yet.
#[derive(Default)]
struct Later {
    decls: Vec<Option<Decl>>,
    places: HashMap<String, usize>,
}

impl Later {
    fn put(&mut self, decl: Decl) {
        self.places.insert(decl.name.clone(), self.decls.len());
        self.decls.push(Some(decl));
    }

    fn take(&mut self, name: &str) -> Option<Decl> {
        let place = self.places.remove(name)?;
        self.decls.get_mut(place)?.take()
    }
}

/// The same in the blocks of a statement.
fn inner(stmt: &mut Stmt) {
    match stmt {
        Stmt::Assign(..) | Stmt::Expr(_) | Stmt::Text(_) | Stmt::Comment(_) | Stmt::Decl(_) => {}
        Stmt::If(_, then, otherwise) => {
            mix(then);
            mix(otherwise);
        }
        Stmt::For { body, .. } | Stmt::DoWhile(body, _) | Stmt::Block(body) => mix(body),
    }
}

/// A declaration and the first statement that names its variable; as one if that sets it.
fn placed(decl: Decl, stmt: Stmt) -> (Option<Stmt>, Stmt) {
    match stmt {
        Stmt::Assign(Expr::Name(variable), value)
            if variable == decl.name && !value.mentions(&variable) =>
        {
            let init = Some(value);
            (None, Stmt::Decl(Decl { init, ..decl }))
        }
        other => (Some(Stmt::Decl(decl)), other),
    }
}

/// Tells the words of a statement, in order of its text.
fn in_stmt(stmt: &Stmt, tell: &mut dyn FnMut(&str)) {
    match stmt {
        Stmt::Assign(a, b) => {
            a.each_word(tell);
            b.each_word(tell);
        }
        Stmt::Expr(e) => e.each_word(tell),
        Stmt::Text(text) => each_word(text, tell),
        Stmt::Comment(_) => {}
        Stmt::Decl(decl) => in_decl(decl, tell),
        Stmt::If(cond, then, otherwise) => {
            cond.each_word(tell);
            in_block(then, tell);
            in_block(otherwise, tell);
        }
        Stmt::For {
            counter,
            start,
            end,
            step,
            body,
        } => {
            tell(counter);
            for e in start.iter().chain([end, step]) {
                e.each_word(tell);
            }
            in_block(body, tell);
        }
        Stmt::DoWhile(body, cond) => {
            in_block(body, tell);
            cond.each_word(tell);
        }
        Stmt::Block(body) => in_block(body, tell),
    }
}

fn in_block(block: &Block, tell: &mut dyn FnMut(&str)) {
    block.decls.iter().for_each(|decl| in_decl(decl, tell));
    block.stmts.iter().for_each(|stmt| in_stmt(stmt, tell));
}

fn in_decl(decl: &Decl, tell: &mut dyn FnMut(&str)) {
    if let Some(init) = &decl.init {
        init.each_word(tell);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Margin, name, print_block};
    use super::*;

    fn later(ty: &str, variable: &str, is_const: bool) -> Decl {
        Decl {
            is_const,
            ty: ty.to_owned(),
            name: variable.to_owned(),
            count: None,
            init: None,
        }
    }

    fn assign(variable: &str, value: &str) -> Stmt {
        Stmt::Assign(name(variable), Expr::Literal(value.to_owned()))
    }

    #[test]
    fn declarations_move_to_the_first_use() {
        let then = Block {
            decls: vec![later("int", "c", true)],
            stmts: vec![
                Stmt::Text("f(a);".to_owned()),
                assign("c", "a + 1"),
                assign("b", "c"),
            ],
            ..Block::default()
        };
        let mut block = Block {
            decls: vec![
                later("int", "a", true),
                later("int", "b", true),
                later("int", "d", false),
                later("int", "e", false),
                Decl {
                    init: Some(Expr::Literal("h(&e)".to_owned())),
                    ..later("int", "g", true)
                },
            ],
            stmts: vec![
                Stmt::Text("g();".to_owned()),
                assign("a", "2"),
                Stmt::If(name("a"), then, Block::default()),
                assign("d", "b"),
                assign("d", "d + 1"),
            ],
            ..Block::default()
        };
        mix(&mut block);
        let margin = Margin {
            indent: String::new(),
            unit: "  ".to_owned(),
        };
        assert_eq!(
            print_block(&block, &margin),
            "int e;\nconst int g = h(&e);\ng();\nconst int a = 2;\nint b;\nif (a) {\n  f(a);\n  const int c = a + 1;\n  b = c;\n}\n\
             int d = b;\nd = d + 1;\n"
        );
    }
}
