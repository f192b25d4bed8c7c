//! Walks over the tree: expressions, names and blocks.

use super::{Block, Decl, Expr, Stmt};
use std::slice::{from_mut, from_ref};

impl Expr {
    /// Its operands, in order of the text.
    pub fn children(&self) -> impl Iterator<Item = &Expr> {
        let none: &[Expr] = &[];
        let parts = match self {
            Expr::Name(_) | Expr::Literal(_) | Expr::Temporary(_) => [none, none, none],
            Expr::Call(_, list) | Expr::Braces(list) | Expr::Compound(_, list) => {
                [list, none, none]
            }
            Expr::CallOf(callee, list) => [from_ref(&**callee), list, none],
            Expr::Cast(_, e) | Expr::Prefix(_, e) | Expr::Arrow(e, _) | Expr::Dot(e, _) => {
                [from_ref(&**e), none, none]
            }
            Expr::Keyword(_, e) => [from_ref(&**e), none, none],
            Expr::Binary(_, a, b) | Expr::Index(a, b) | Expr::Comma(a, b) => {
                [from_ref(&**a), from_ref(&**b), none]
            }
            Expr::Cond(c, a, b) => [from_ref(&**c), from_ref(&**a), from_ref(&**b)],
        };
        parts.into_iter().flatten()
    }

    /// The same, to be changed.
    pub fn children_mut(&mut self) -> impl Iterator<Item = &mut Expr> {
        let parts: [&mut [Expr]; 3] = match self {
            Expr::Name(_) | Expr::Literal(_) | Expr::Temporary(_) => [&mut [], &mut [], &mut []],
            Expr::Call(_, list) | Expr::Braces(list) | Expr::Compound(_, list) => {
                [list, &mut [], &mut []]
            }
            Expr::CallOf(callee, list) => [from_mut(&mut **callee), list, &mut []],
            Expr::Cast(_, e) | Expr::Prefix(_, e) | Expr::Arrow(e, _) | Expr::Dot(e, _) => {
                [from_mut(&mut **e), &mut [], &mut []]
            }
            Expr::Keyword(_, e) => [from_mut(&mut **e), &mut [], &mut []],
            Expr::Binary(_, a, b) | Expr::Index(a, b) | Expr::Comma(a, b) => {
                [from_mut(&mut **a), from_mut(&mut **b), &mut []]
            }
            Expr::Cond(c, a, b) => [from_mut(&mut **c), from_mut(&mut **a), from_mut(&mut **b)],
        };
        parts.into_iter().flatten()
    }

    /// Shows it and all that it is made of, operands first.
    pub fn each(&self, show: &mut dyn FnMut(&Expr)) {
        self.children().for_each(|e| e.each(show));
        show(self);
    }

    /// Changes all that it is made of, operands first.
    pub fn each_mut(&mut self, change: &mut dyn FnMut(&mut Expr)) {
        self.children_mut().for_each(|e| e.each_mut(change));
        change(self);
    }

    /// How often another expression is a part of it.
    pub fn count(&self, part: &Expr) -> usize {
        let mut count = 0;
        self.each(&mut |e| count += usize::from(e == part));
        count
    }

    /// Whether it names a variable.
    pub fn mentions(&self, variable: &str) -> bool {
        let mut found = false;
        self.each_name(&mut |name| found |= name == variable);
        found
    }

    /// Tells the names in it, in order of the text.
    pub fn each_name(&self, tell: &mut dyn FnMut(&str)) {
        self.each(&mut |e| {
            if let Expr::Name(name) = e {
                tell(name);
            }
        });
    }
}

impl Decl {
    /// Tells the names in its initial value.
    pub fn each_name(&self, tell: &mut dyn FnMut(&str)) {
        self.init.iter().for_each(|init| init.each_name(tell));
    }
}

impl Stmt {
    /// The blocks in it.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Stmt::Assign(..) | Stmt::Expr(_) | Stmt::When(..) | Stmt::Return(_) => Vec::new(),
            Stmt::Decl(_)
            | Stmt::Hide(..)
            | Stmt::HidePointer(_)
            | Stmt::Comment(_)
            | Stmt::Break => Vec::new(),
            Stmt::If(_, then, otherwise) => vec![then, otherwise],
            Stmt::For { body, .. } | Stmt::DoWhile(body, _) | Stmt::Block(body) => vec![body],
        }
    }

    /// The same, to be changed.
    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Stmt::Assign(..) | Stmt::Expr(_) | Stmt::When(..) | Stmt::Return(_) => Vec::new(),
            Stmt::Decl(_)
            | Stmt::Hide(..)
            | Stmt::HidePointer(_)
            | Stmt::Comment(_)
            | Stmt::Break => Vec::new(),
            Stmt::If(_, then, otherwise) => vec![then, otherwise],
            Stmt::For { body, .. } | Stmt::DoWhile(body, _) | Stmt::Block(body) => vec![body],
        }
    }

    /// Its own expressions, without those of its blocks, in order of the text.
    pub fn exprs(&self) -> Vec<&Expr> {
        match self {
            Stmt::Assign(a, b) | Stmt::When(a, b) => vec![a, b],
            Stmt::Expr(e) | Stmt::Return(e) | Stmt::If(e, ..) | Stmt::DoWhile(_, e) => vec![e],
            Stmt::Hide(e, _) | Stmt::HidePointer(e) => vec![e],
            Stmt::Comment(_) | Stmt::Block(_) | Stmt::Break => Vec::new(),
            Stmt::Decl(decl) => decl.init.iter().collect(),
            Stmt::For {
                start, end, step, ..
            } => start.iter().chain([end, step]).collect(),
        }
    }

    /// The same, to be changed.
    pub fn exprs_mut(&mut self) -> Vec<&mut Expr> {
        match self {
            Stmt::Assign(a, b) | Stmt::When(a, b) => vec![a, b],
            Stmt::Expr(e) | Stmt::Return(e) | Stmt::If(e, ..) | Stmt::DoWhile(_, e) => vec![e],
            Stmt::Hide(e, _) | Stmt::HidePointer(e) => vec![e],
            Stmt::Comment(_) | Stmt::Block(_) | Stmt::Break => Vec::new(),
            Stmt::Decl(decl) => decl.init.iter_mut().collect(),
            Stmt::For {
                start, end, step, ..
            } => start.iter_mut().chain([end, step]).collect(),
        }
    }

    /// Tells the names in it, in order of its text.
    pub fn each_name(&self, tell: &mut dyn FnMut(&str)) {
        if let Stmt::For { counter: name, .. } = self {
            tell(name);
        }
        let at_end = matches!(self, Stmt::DoWhile(..));
        if !at_end {
            self.exprs().iter().for_each(|e| e.each_name(tell));
        }
        for block in self.blocks() {
            block.decls.iter().for_each(|decl| decl.each_name(tell));
            block.stmts.iter().for_each(|stmt| stmt.each_name(tell));
        }
        if at_end {
            self.exprs().iter().for_each(|e| e.each_name(tell));
        }
    }

    fn change_names(&mut self, change: &mut dyn FnMut(&mut String)) {
        match self {
            Stmt::For { counter: name, .. } => change(name),
            Stmt::Decl(decl) => change(&mut decl.name),
            _ => {}
        }
        let exprs = self.exprs_mut().into_iter();
        exprs.for_each(|e| change_names(e, change));
        let blocks = self.blocks_mut().into_iter();
        blocks.for_each(|block| block.change_names(change));
    }
}

impl Block {
    /// Changes names of variables, but not of types, functions and members.
    pub fn change_names(&mut self, change: &mut dyn FnMut(&mut String)) {
        for decl in &mut self.decls {
            change(&mut decl.name);
            decl.init.iter_mut().for_each(|e| change_names(e, change));
        }
        let stmts = self.stmts.iter_mut();
        stmts.for_each(|stmt| stmt.change_names(change));
    }
}

fn change_names(e: &mut Expr, change: &mut dyn FnMut(&mut String)) {
    e.each_mut(&mut |e| {
        if let Expr::Name(name) = e {
            change(name);
        }
    });
}
