//! Declarations where they are needed, for C99 and later.
//!
//! What is written for C89 declares at the head of a block what statements set further down. Where
//! declarations may stand between statements, each of these moves to the first statement that names
//! its variable, and becomes one with it if that sets the variable.

use super::{Block, Decl, Expr, Stmt};
use frontend::hashed::HashedMap;

/// Moves the declarations of a block, and of those in it.
pub fn mix(block: &mut Block) {
    let mut later = Later::default();
    for decl in std::mem::take(&mut block.decls) {
        let mut here = Vec::new();
        decl.each_name(&mut |name| here.extend(later.take(name)));
        block.decls.append(&mut here);
        match decl.init.is_some() || decl.array.is_some() {
            true => block.decls.push(decl),
            false => later.put(decl),
        }
    }
    let mut stmts = Vec::with_capacity(block.stmts.len());
    for mut stmt in std::mem::take(&mut block.stmts) {
        let mut here = Vec::new();
        stmt.each_name(&mut |name| here.extend(later.take(name)));
        stmt.blocks_mut().into_iter().for_each(mix);
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
    places: HashedMap<String, usize>,
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

#[cfg(test)]
mod tests {
    use super::super::print::print_block;
    use super::super::{Margin, binary, call, name, number};
    use super::*;

    fn later(ty: &str, variable: &str, is_const: bool) -> Decl {
        Decl {
            is_const,
            ..Decl::later(ty, variable)
        }
    }

    fn assign(variable: &str, value: Expr) -> Stmt {
        Stmt::Assign(name(variable), value)
    }

    #[test]
    fn declarations_move_to_the_first_use() {
        let then = Block {
            decls: vec![later("int", "c", true)],
            stmts: vec![
                Stmt::Expr(call("f", vec![name("a")])),
                assign("c", binary("+", name("a"), number(1))),
                assign("b", name("c")),
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
                    init: Some(call("h", vec![Expr::Prefix('&', Box::new(name("e")))])),
                    ..later("int", "g", true)
                },
            ],
            stmts: vec![
                Stmt::Expr(call("g", Vec::new())),
                assign("a", number(2)),
                Stmt::If(name("a"), then, Block::default()),
                assign("d", name("b")),
                assign("d", binary("+", name("d"), number(1))),
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
