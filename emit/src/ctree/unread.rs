//! Variables that nothing reads: of a value in several registers, all may be handed on though only one is needed.

use super::{Block, Decl, Expr, Stmt};
use frontend::hashed::HashedSet;

/// Leaves out the variables of a block that are set to other variables or constants, and never read.
pub fn drop_unread(block: &mut Block) {
    let mut found = Found::default();
    found.block(block);
    let Found {
        mut declared,
        needed,
    } = found;
    declared.retain(|name| !needed.contains(name));
    if !declared.is_empty() {
        drop_all(block, &declared);
    }
}

#[derive(Default)]
struct Found {
    declared: HashedSet<String>,
    /// Read, or set to what does something.
    needed: HashedSet<String>,
}

impl Found {
    fn block(&mut self, block: &Block) {
        block.decls.iter().for_each(|decl| self.decl(decl));
        for stmt in &block.stmts {
            match stmt {
                Stmt::Assign(Expr::Name(name), value) => self.set(name, value),
                Stmt::Decl(decl) => self.decl(decl),
                _ => {
                    if let Stmt::For { counter, .. } = stmt {
                        self.needed.insert(counter.clone());
                    }
                    stmt.exprs().into_iter().for_each(|e| self.read(e));
                }
            }
            stmt.blocks()
                .into_iter()
                .for_each(|block| self.block(block));
        }
    }

    fn decl(&mut self, decl: &Decl) {
        self.declared.insert(decl.name.clone());
        if decl.array.is_some() {
            self.needed.insert(decl.name.clone());
        }
        if let Some(init) = &decl.init {
            self.set(&decl.name, init);
        }
    }

    fn set(&mut self, name: &str, value: &Expr) {
        if !matches!(value, Expr::Name(_) | Expr::Literal(_)) {
            self.needed.insert(name.to_owned());
        }
        self.read(value);
    }

    fn read(&mut self, e: &Expr) {
        e.each_name(&mut |name| {
            self.needed.insert(name.to_owned());
        });
    }
}

fn drop_all(block: &mut Block, unread: &HashedSet<String>) {
    block.decls.retain(|decl| !unread.contains(&decl.name));
    block.stmts.retain(|stmt| match stmt {
        Stmt::Assign(Expr::Name(name), _) => !unread.contains(name),
        Stmt::Decl(decl) => !unread.contains(&decl.name),
        _ => true,
    });
    for stmt in &mut block.stmts {
        let blocks = stmt.blocks_mut().into_iter();
        blocks.for_each(|block| drop_all(block, unread));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(name: &str) -> Expr {
        Expr::Name(name.to_owned())
    }

    #[test]
    fn what_is_handed_on_and_not_read_is_left_out() {
        let set = |variable: &str, to: &str| Stmt::Assign(name(variable), name(to));
        let decl = |variable: &str| Decl {
            init: Some(name("t_v")),
            ..Decl::later("__m256i", variable)
        };
        let mut block = Block {
            decls: vec![decl("last_v0"), decl("last_v1")],
            stmts: vec![
                set("last_v0", "x_v0"),
                set("last_v1", "x_v1"),
                set("of_the_program", "last_v1"),
            ],
            ..Block::default()
        };
        drop_unread(&mut block);
        assert_eq!(block.decls, [decl("last_v1")]);
        assert_eq!(
            block.stmts,
            [set("last_v1", "x_v1"), set("of_the_program", "last_v1")]
        );
    }
}
