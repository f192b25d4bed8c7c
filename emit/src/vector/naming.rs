//! The names of variables, given out once the whole program is written.
//!
//! While a program is being written, some variables turn out not to be needed. So each gets a
//! preliminary name first, and those that are declared in the end are numbered without holes.

use crate::ctree::{Block, Stmt};
use crate::names::{Names, sanitize};
use frontend::sorted::SortedMap;

/// What a variable is to be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    /// Variables of one group have names that differ in the number at their end only.
    pub(super) group: Group,
    /// Which of the group.
    pub(super) index: usize,
    /// How many there are.
    pub(super) count: usize,
    /// Name of the thing in the source that the value comes from.
    pub(super) stem: String,
    /// It holds a vector or a mask.
    pub(super) is_vector: bool,
}

/// A group of variables.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    /// The copies of a value, and which part of the value's computation.
    Copies(u32, usize),
    /// The registers of this one value.
    Alone(String),
}

/// Gives all variables that a block declares their names.
pub(super) fn name_variables(
    block: &mut Block,
    wishes: &SortedMap<String, Wish>,
    mentioned: &dyn Fn(&str) -> bool,
) {
    let mut declared = Vec::new();
    declarations(block, &mut declared);
    let mut names = Names::new(mentioned);
    // The same wish is never granted twice, so that its attempts go on where they ended.
    let mut attempts: SortedMap<(&str, bool, usize), u32> = SortedMap::new();
    let mut groups: SortedMap<&Group, Vec<String>> = SortedMap::new();
    let mut renamed: SortedMap<String, String> = SortedMap::new();
    for variable in &declared {
        let Some(wish) = wishes.get(variable) else {
            continue;
        };
        let group = groups.entry(&wish.group).or_insert_with(|| {
            let key = (wish.stem.as_str(), wish.is_vector, wish.count);
            let first = attempts.entry(key).or_insert(1);
            names.fresh_numbered(first, |n| wish.names(n))
        });
        if let Some(name) = group.get(wish.index) {
            renamed.insert(variable.clone(), name.clone());
        }
    }
    // Preliminary names occur nowhere else.
    block.change_names(&mut |name| {
        if let Some(given) = renamed.get(name) {
            name.clone_from(given);
        }
    });
}

impl Wish {
    /// Names of the whole group, at the `attempt`-th attempt.
    fn names(&self, attempt: u32) -> Vec<String> {
        let stem = sanitize(&self.stem);
        let base = match attempt {
            1 => stem,
            n if stem.ends_with(|c: char| c.is_ascii_digit()) => format!("{stem}_{n}"),
            n => format!("{stem}{n}"),
        };
        match (self.is_vector, self.count) {
            (false, 1) => vec![base],
            (true, 1) => vec![format!("{base}_v")],
            (vector, count) => {
                let kind = if vector { "v" } else { "" };
                (0..count).map(|n| format!("{base}_{kind}{n}")).collect()
            }
        }
    }
}

fn declarations(block: &Block, found: &mut Vec<String>) {
    found.extend(block.decls.iter().map(|d| d.name.clone()));
    for stmt in &block.stmts {
        if let Stmt::Decl(decl) = stmt {
            found.push(decl.name.clone());
        }
        for block in stmt.blocks() {
            declarations(block, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ctree::{Decl, call, name};

    #[test]
    fn declared_variables_are_numbered_without_holes() {
        let wish = |group, index, count, stem: &str, is_vector| Wish {
            group,
            index,
            count,
            stem: stem.to_owned(),
            is_vector,
        };
        let wishes: SortedMap<String, Wish> = [
            ("q1", wish(Group::Copies(1, 0), 0, 2, "x", true)),
            ("q2", wish(Group::Copies(1, 0), 1, 2, "x", true)),
            ("q3", wish(Group::Alone("q3".into()), 0, 1, "gone", false)),
            ("q4", wish(Group::Copies(2, 0), 0, 1, "x", true)),
            ("q5", wish(Group::Alone("q5".into()), 0, 1, "x2", true)),
        ]
        .map(|(n, w)| (n.to_owned(), w))
        .into();
        let decl = |n: &str, init| Decl {
            is_const: true,
            init: Some(init),
            ..Decl::later("T", n)
        };
        let mut block = Block {
            decls: vec![
                decl("q1", call("f", vec![name("p")])),
                decl("q2", call("f", vec![name("q1"), name("q11")])),
                decl("q4", name("q1")),
            ],
            stmts: vec![Stmt::Expr(name("q2")), Stmt::Hide(name("q5"), 'v')],
            ..Block::default()
        };
        name_variables(&mut block, &wishes, &|n| n == "x2_v");
        let text: Vec<String> = block.decls.iter().map(Decl::print).collect();
        assert_eq!(
            text,
            [
                "const T x_v0 = f(p);",
                "const T x_v1 = f(x_v0, q11);",
                "const T x_v = x_v0;"
            ]
        );
        assert_eq!(block.stmts[0], Stmt::Expr(name("x_v1")));
    }
}
