//! Walks over the tree: words, texts and blocks.

use super::{Block, Decl, Expr, Stmt};

/// Tells the words of a text in order.
fn each_word(text: &str, tell: &mut dyn FnMut(&str)) {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words.for_each(tell);
}

impl Expr {
    /// Whether a name occurs in it.
    pub fn mentions(&self, wanted: &str) -> bool {
        let mut found = false;
        self.each_word(&mut |word| found |= word == wanted);
        found
    }

    /// Tells the words of which it is made, those of literals among them: these may be any text.
    pub fn each_word(&self, tell: &mut dyn FnMut(&str)) {
        if let Expr::Name(text) | Expr::Literal(text) = self {
            each_word(text, tell);
        }
        self.children().iter().for_each(|e| e.each_word(tell));
    }

    /// Its operands.
    pub fn children(&self) -> Vec<&Expr> {
        match self {
            Expr::Name(_) | Expr::Literal(_) => Vec::new(),
            Expr::Call(_, args) | Expr::Braces(args) => args.iter().collect(),
            Expr::Cast(_, e) | Expr::Prefix(_, e) | Expr::Arrow(e, _) | Expr::Dot(e, _) => vec![e],
            Expr::Binary(_, a, b) | Expr::Index(a, b) => vec![a, b],
            Expr::Cond(c, a, b) => vec![c, a, b],
        }
    }

    fn change_texts(&mut self, change: &mut dyn FnMut(&mut String)) {
        let operands: Vec<&mut Expr> = match self {
            Expr::Name(text) | Expr::Literal(text) => return change(text),
            Expr::Call(_, args) | Expr::Braces(args) => args.iter_mut().collect(),
            Expr::Cast(_, e) | Expr::Prefix(_, e) | Expr::Arrow(e, _) | Expr::Dot(e, _) => vec![e],
            Expr::Binary(_, a, b) | Expr::Index(a, b) => vec![a, b],
            Expr::Cond(c, a, b) => vec![c, a, b],
        };
        operands.into_iter().for_each(|e| e.change_texts(change));
    }
}

impl Decl {
    /// Tells the words of its initial value.
    pub fn each_word(&self, tell: &mut dyn FnMut(&str)) {
        self.init.iter().for_each(|init| init.each_word(tell));
    }

    fn change_texts(&mut self, change: &mut dyn FnMut(&mut String)) {
        change(&mut self.name);
        let init = self.init.iter_mut();
        init.for_each(|init| init.change_texts(change));
    }
}

impl Stmt {
    /// The blocks in it.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Stmt::Assign(..) | Stmt::Expr(_) | Stmt::Text(_) | Stmt::Comment(_) => Vec::new(),
            Stmt::Decl(_) => Vec::new(),
            Stmt::If(_, then, otherwise) => vec![then, otherwise],
            Stmt::For { body, .. } | Stmt::DoWhile(body, _) | Stmt::Block(body) => vec![body],
        }
    }

    /// The same, to be changed.
    pub fn blocks_mut(&mut self) -> Vec<&mut Block> {
        match self {
            Stmt::Assign(..) | Stmt::Expr(_) | Stmt::Text(_) | Stmt::Comment(_) => Vec::new(),
            Stmt::Decl(_) => Vec::new(),
            Stmt::If(_, then, otherwise) => vec![then, otherwise],
            Stmt::For { body, .. } | Stmt::DoWhile(body, _) | Stmt::Block(body) => vec![body],
        }
    }

    /// Tells its words, in order of its text.
    pub fn each_word(&self, tell: &mut dyn FnMut(&str)) {
        match self {
            Stmt::Assign(a, b) => [a, b].into_iter().for_each(|e| e.each_word(tell)),
            Stmt::Expr(e) | Stmt::If(e, ..) => e.each_word(tell),
            Stmt::Text(text) => each_word(text, tell),
            Stmt::Comment(_) | Stmt::Block(_) | Stmt::DoWhile(..) => {}
            Stmt::Decl(decl) => decl.each_word(tell),
            Stmt::For {
                counter,
                start,
                end,
                step,
                ..
            } => {
                tell(counter);
                let parts = start.iter().chain([end, step]);
                parts.for_each(|e| e.each_word(tell));
            }
        }
        for block in self.blocks() {
            block.decls.iter().for_each(|decl| decl.each_word(tell));
            block.stmts.iter().for_each(|stmt| stmt.each_word(tell));
        }
        if let Stmt::DoWhile(_, cond) = self {
            cond.each_word(tell);
        }
    }

    fn change_texts(&mut self, change: &mut dyn FnMut(&mut String)) {
        match self {
            Stmt::Assign(a, b) => [a, b].into_iter().for_each(|e| e.change_texts(change)),
            Stmt::Expr(e) | Stmt::If(e, ..) | Stmt::DoWhile(_, e) => e.change_texts(change),
            Stmt::Text(text) => change(text),
            Stmt::Comment(_) | Stmt::Block(_) => {}
            Stmt::Decl(decl) => decl.change_texts(change),
            Stmt::For {
                counter,
                start,
                end,
                step,
                ..
            } => {
                change(counter);
                let parts = start.iter_mut().chain([end, step]);
                parts.for_each(|e| e.change_texts(change));
            }
        }
        let blocks = self.blocks_mut().into_iter();
        blocks.for_each(|block| block.change_texts(change));
    }
}

impl Block {
    /// Changes names and other texts, but not types, functions and members.
    pub fn change_texts(&mut self, change: &mut dyn FnMut(&mut String)) {
        let decls = self.decls.iter_mut();
        decls.for_each(|decl| decl.change_texts(change));
        let stmts = self.stmts.iter_mut();
        stmts.for_each(|stmt| stmt.change_texts(change));
    }
}
