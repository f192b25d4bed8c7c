//! Walks: along lists, down trees, and with pointers along arrays.

use super::{Around, Mixed};
use crate::generate::typed::Place;
use crate::generate::typed::scalar::Scalar;

/// Nodes that lists and trees are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nodes {
    /// Lists of all lanes, which only are read.
    SharedLists,
    /// A list of each lane's own.
    OwnLists,
    /// A tree of all lanes.
    SharedTree,
    /// A tree of each lane's own.
    OwnTrees,
}

impl Nodes {
    pub const ALL: &[Nodes] = &[
        Nodes::SharedLists,
        Nodes::OwnLists,
        Nodes::SharedTree,
        Nodes::OwnTrees,
    ];

    pub fn own(self) -> bool {
        matches!(self, Nodes::OwnLists | Nodes::OwnTrees)
    }

    pub fn tree(self) -> bool {
        matches!(self, Nodes::SharedTree | Nodes::OwnTrees)
    }

    /// Members of a node beside the values.
    pub fn links(self, ty: &str) -> String {
        match self.tree() {
            true => format!("struct {ty} *left, *right; "),
            false => format!("struct {ty} *next; "),
        }
    }

    /// Nodes for each lane, or for all.
    pub fn count(self) -> usize {
        match self {
            Nodes::SharedLists => 8,
            Nodes::OwnLists => 4,
            Nodes::SharedTree => 15,
            Nodes::OwnTrees => 3,
        }
    }

    /// Statements that set the links of node `j` of `count`, which is element `at` of `name`.
    pub fn linking(self, name: &str) -> String {
        let count = self.count();
        match self.tree() {
            true => format!(
                "        {name}[k].left = 2 * j + 1 < {count} ? &{name}[k + j + 1] : 0;\n        \
                 {name}[k].right = 2 * j + 2 < {count} ? &{name}[k + j + 2] : 0;\n"
            ),
            false => format!(
                "        {name}[k].next = j + 1 < {count} && (t[k & 15] & 7) ? &{name}[k + 1] : 0;\n"
            ),
        }
    }

    /// The argument: where the walk of lane `k` begins.
    pub fn argument(self, name: &str) -> String {
        match self {
            Nodes::SharedLists => format!("t[k & 15] & 8 ? 0 : &{name}[(t[k & 15] + k) & 7]"),
            Nodes::OwnLists => {
                format!("t[(k + 5) & 15] & 1 ? &{name}[4 * k + (k & 1)] : &{name}[4 * k]")
            }
            Nodes::SharedTree => format!("&{name}[0]"),
            Nodes::OwnTrees => format!("&{name}[3 * k]"),
        }
    }
}

impl Mixed {
    /// One of the walks that are possible here.
    pub fn walk(&mut self, around: Around) -> String {
        self.with_way_out(around, |this| {
            let kind = this.scope.random.below(6);
            match (kind, this.nodes) {
                (0..=3, Some(nodes)) if nodes.tree() => this.tree_walk(around, nodes),
                (0..=3, Some(nodes)) => this.list_walk(around, nodes),
                (4, _) => this.cursor_walk(around),
                _ => this.pointer_walk(around),
            }
        })
    }

    /// A node pointer of its own, whose values are accessible while `text` is made.
    fn with_node<T>(&mut self, nodes: Nodes, text: impl FnOnce(&mut Mixed, &str) -> T) -> T {
        let name = format!("c{}", self.counted);
        self.counted += 1;
        self.declare(format!("    struct {}_node *{name} = p;\n", self.name));
        let Some(node) = self.node.clone() else {
            return text(self, &name);
        };
        let places = self.places(&node, &format!("{name}->"), nodes.own());
        let before = self.scope.places.len();
        self.scope.places.extend(places);
        let text = text(self, &name);
        self.scope.places.truncate(before);
        text
    }

    fn list_walk(&mut self, around: Around, nodes: Nodes) -> String {
        let q = self.counter();
        self.scope.note(match nodes.own() {
            true => "list of its own",
            false => "shared list",
        });
        let p = "    ".repeat(around.indent);
        let form = self.scope.random.below(4);
        let mark = self.line(around);
        self.with_node(nodes, |this, c| {
            let condition = this.scope.condition(1);
            let body = this.body(around, Some(&q), form != 1);
            match form {
                0 => format!("{mark}for ({c} = p; {c}; {c} = {c}->next) {{\n{body}{p}}}\n"),
                1 => format!(
                    "{mark}{c} = p;\n{p}while ({c} && {condition}) {{\n{body}{p}    {c} = {c}->next;\n{p}}}\n"
                ),
                2 => format!(
                    "{mark}for ({c} = p, {q} = 0; {c} != 0 && {q} < 3; {c} = {c}->next, {q}++) {{\n{body}{p}}}\n"
                ),
                _ => format!(
                    "{mark}for ({c} = p; {c} && {condition}; {c} = {c}->next) {{\n{body}{p}}}\n"
                ),
            }
        })
    }

    fn tree_walk(&mut self, around: Around, nodes: Nodes) -> String {
        let q = self.counter();
        self.scope.note(match nodes.own() {
            true => "tree of its own",
            false => "shared tree",
        });
        let p = "    ".repeat(around.indent);
        let form = self.scope.random.below(3);
        let mark = self.line(around);
        self.with_node(nodes, |this, c| {
            let (condition, side) = (this.scope.condition(1), this.scope.condition(1));
            let body = this.body(around, Some(&q), false);
            let down = match form {
                0 => format!("{p}    {c} = {side} ? {c}->left : {c}->right;\n"),
                _ => format!(
                    "{p}    if {side}\n{p}        {c} = {c}->left;\n{p}    else\n{p}        {c} = {c}->right;\n"
                ),
            };
            let condition = match form {
                1 => format!(" && {condition}"),
                _ => String::new(),
            };
            format!("{mark}{c} = p;\n{p}while ({c}{condition}) {{\n{body}{down}{p}}}\n")
        })
    }

    /// Along the table, or what the lane has for itself.
    fn pointer_walk(&mut self, around: Around) -> String {
        let (base, ty, count, written) = match self.row {
            Some((ty, count)) if self.scope.random.one_in(2) => ("r", ty, count, true),
            _ => ("t", Scalar::I32, 16, false),
        };
        let e = format!("e{}", self.counted);
        self.counted += 1;
        let qualifier = if written { "" } else { "const " };
        self.declare(format!("    {qualifier}{} *{e} = {base};\n", ty.c()));
        self.scope.note(match written {
            true => "pointer along elements of its own",
            false => "pointer along a table",
        });
        let p = "    ".repeat(around.indent);
        let mark = self.line(around);
        let before = self.scope.places.len();
        self.scope
            .places
            .push(Place::scalar(format!("(*{e})"), ty, written));
        let condition = self.scope.condition(1);
        let form = self.scope.random.below(5);
        let body = self.body(around, None, form != 1);
        self.scope.places.truncate(before);
        match form {
            0 => {
                format!("{mark}for ({e} = {base}; {e} < {base} + {count}; {e}++) {{\n{body}{p}}}\n")
            }
            1 => format!(
                "{mark}{e} = {base};\n{p}do {{\n{body}{p}    {e}++;\n{p}}} while ({e} != {base} + {count} && {condition});\n"
            ),
            2 => format!(
                "{mark}{e} = {base} + {count};\n{p}while ({e} > {base}) {{\n{p}    {e}--;\n{body}{p}}}\n"
            ),
            3 => format!(
                "{mark}for ({e} = {base}; {e} - {base} < {count} && {condition}; {e} += 2) {{\n{body}{p}}}\n"
            ),
            _ => format!(
                "{mark}for ({e} = {base}; {e} != {base} + {count} && {condition}; ++{e}) {{\n{body}{p}}}\n"
            ),
        }
    }

    /// A pointer and a count in a record.
    fn cursor_walk(&mut self, around: Around) -> String {
        let name = format!("g{}", self.counted);
        self.counted += 1;
        let start = self.scope.random.below(8);
        self.declare(format!(
            "    struct {}_cursor {name} = {{ t, {} }};\n",
            self.name, 16
        ));
        self.scope.note("pointer in a record");
        let p = "    ".repeat(around.indent);
        let mark = self.line(around);
        let before = self.scope.places.len();
        self.scope
            .places
            .push(Place::scalar(format!("(*{name}.at)"), Scalar::I32, false));
        self.scope
            .places
            .push(Place::scalar(format!("{name}.left"), Scalar::U8, false));
        let condition = self.scope.condition(1);
        let body = self.body(around, None, false);
        self.scope.places.truncate(before);
        let left = 1 + self.scope.random.below(15 - start);
        format!(
            "{mark}{name}.at = t + {start};\n{p}{name}.left = {left};\n{p}while ({name}.left && {condition}) {{\n{body}{p}    {name}.at++;\n{p}    {name}.left--;\n{p}}}\n"
        )
    }
}
