//! Trees with the price of each node, to be read: as tables and as graphs of DOT.
//!
//! A node's figures are what its vector costs and what the scalar instructions do that it stands for. The engine may
//! find something better than a node by itself, and latency counts as well: what decides is the price of the whole
//! plan, which stands below.

use super::reduction::Reduction;
use super::region::Region;
use super::tree::{Id, Kind, Node, Tree};
use crate::cost;
use crate::plan::lanewise::lanewise;
use crate::plan::{Lanes, PInst, POp, PType, PValueData};
use crate::ssa::{Function, Inst, Type, ValueDef};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;
use std::fmt;

/// The trees of a region.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The statements.
    pub span: Span,
    /// Bits of a register.
    pub reg_bits: u32,
    /// Roots first, then along the first operand, then along the next one.
    pub nodes: Vec<Figure>,
    /// The price of all as scalar code and as vector code, in quarter cycles, by which it is decided.
    pub decisive: [u32; 2],
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What its vector is made by.
    pub what: String,
    /// The expression of the first lane.
    pub span: Option<Span>,
    /// Element.
    pub ty: Type,
    /// Lanes.
    pub lanes: usize,
    /// The nodes that it is made of.
    pub operands: Vec<usize>,
    /// The price of the vector operation.
    pub vector: u32,
    /// The price of the scalar instructions in whose place it is.
    pub scalar: u32,
}

impl Figures {
    /// What all nodes together cost more than scalar code.
    pub fn difference(&self) -> i64 {
        self.nodes.iter().map(Figure::difference).sum()
    }

    /// As a graph in DOT; `text`: of a part of the source.
    pub fn dot(&self, name: &str, text: impl Fn(Span) -> String) -> String {
        let mut out = format!("digraph \"{name}\" {{\n    node [shape=box];\n");
        for (n, node) in self.nodes.iter().enumerate() {
            let of = node.span.map(&text).unwrap_or_default();
            let of = of.replace('\\', "\\\\").replace('"', "\\\"");
            out += &format!(
                "    n{n} [label=\"{} {}x{}\\n{of}\\n{} - {} = {}\"];\n",
                node.what,
                node.lanes,
                node.ty,
                node.vector,
                node.scalar,
                node.difference()
            );
            for operand in &node.operands {
                out += &format!("    n{n} -> n{operand};\n");
            }
        }
        out + "}\n"
    }

    /// As a table; `text`: of a part of the source.
    pub fn table(&self, text: impl Fn(Span) -> String) -> String {
        let mut out = "node vector scalar    sum\n".to_owned();
        for (n, node) in self.nodes.iter().enumerate() {
            let operands: Vec<String> = node.operands.iter().map(usize::to_string).collect();
            let line = format!(
                "{n:4} {:6} {:6} {:6}  {} {}x{} [{}] {}",
                node.vector,
                node.scalar,
                node.difference(),
                node.what,
                node.lanes,
                node.ty,
                operands.join(" "),
                node.span.map(&text).unwrap_or_default()
            );
            out += line.trim_end();
            out.push('\n');
        }
        out + &format!("{self}\n")
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [scalar, vector] = self.decisive;
        write!(
            f,
            "all nodes: {}; registers of {} bits, with latency and moves: vector {vector}, scalar {scalar}",
            self.difference(),
            self.reg_bits
        )
    }
}

impl Figure {
    /// What it costs more than the scalar code.
    pub fn difference(&self) -> i64 {
        i64::from(self.vector) - i64::from(self.scalar)
    }
}

/// What figures are about.
pub(super) struct Drawn<'a> {
    pub f: &'a Function,
    pub region: &'a Region<'a>,
    pub tree: &'a Tree<'a>,
    /// Of the bundles of the region, then of its reduction.
    pub roots: &'a [Id],
}

impl Drawn<'_> {
    /// The figures by the prices of a target.
    pub fn figures(&self, target: &TargetInfo, reg_bits: u32) -> Figures {
        let mut writer = Writer {
            drawn: self,
            target,
            reg_bits,
            numbers: SortedMap::new(),
            counted: SortedSet::new(),
            nodes: Vec::new(),
        };
        writer.all();
        Figures {
            span: self.region.span(),
            reg_bits,
            nodes: writer.nodes,
            decisive: [0, 0],
        }
    }
}

struct Writer<'a> {
    drawn: &'a Drawn<'a>,
    target: &'a TargetInfo,
    reg_bits: u32,
    numbers: SortedMap<Id, usize>,
    counted: SortedSet<Inst>,
    nodes: Vec<Figure>,
}

impl Writer<'_> {
    fn all(&mut self) {
        let Drawn {
            f, region, roots, ..
        } = *self.drawn;
        for (bundle, &root) in region.bundles.iter().zip(roots) {
            let node = &self.drawn.tree.nodes[root];
            let address = PType::Scalar(Type::Ptr);
            let store = POp::Store(Lanes::Consecutive);
            let vector = self.price(&store, &[address, self.ty(node)], None);
            let scalar = self.replaced(bundle);
            let at = self.push("store", (node.ty, node.lanes), [vector, scalar]);
            self.nodes[at].span = bundle.first().map(|&inst| f.insts[inst].span);
            let operand = self.node(root);
            self.nodes[at].operands.push(operand);
        }
        if let Some(reduction) = &region.reduction {
            self.reduction(reduction);
        }
    }

    /// The folds within vectors, between them, and with what else there is.
    fn reduction(&mut self, reduction: &Reduction) {
        let Drawn { f, roots, .. } = *self.drawn;
        let ty = f.values[reduction.value].ty;
        let vector = PType::Vector(ty, reduction.lanes as u32);
        let one = reduction
            .chain
            .first()
            .map_or(0, |&inst| (self.target.scalar)(f, inst));
        let mut price = reduction.bundles().1.len() as u32 * one;
        if let Some(fold) = reduction.fold() {
            price += self.price(&POp::Reduce(fold), &[vector], Some(PType::Scalar(ty)));
        }
        let between = POp::Binary(reduction.op);
        price += self.price(&between, &[vector; 2], Some(vector)) * (roots.len() as u32 - 1);
        let scalar = self.replaced(&reduction.chain);
        let at = self.push("fold", (ty, reduction.lanes), [price, scalar]);
        for &root in roots {
            let operand = self.node(root);
            self.nodes[at].operands.push(operand);
        }
    }

    fn push(
        &mut self,
        what: &str,
        (ty, lanes): (Type, usize),
        [vector, scalar]: [u32; 2],
    ) -> usize {
        self.nodes.push(Figure {
            what: what.to_owned(),
            span: None,
            ty,
            lanes,
            operands: Vec::new(),
            vector,
            scalar,
        });
        self.nodes.len() - 1
    }

    /// A node of the tree and those below, if they are not there. As deep as trees may be.
    fn node(&mut self, id: Id) -> usize {
        if let Some(&number) = self.numbers.get(&id) {
            return number;
        }
        let Drawn { f, tree, .. } = *self.drawn;
        let node = &tree.nodes[id];
        let own = self.ty(node);
        let args: Vec<PType> = match &node.kind {
            Kind::Operation(_, args) => args.iter().map(|&a| self.ty(&tree.nodes[a])).collect(),
            Kind::Load { .. } => vec![PType::Scalar(Type::Ptr)],
            Kind::Splat(_) => vec![PType::Scalar(node.ty)],
            Kind::Build(all) => vec![PType::Scalar(node.ty); all.len()],
            Kind::Constants(_) | Kind::Carried => Vec::new(),
            Kind::Moved(..) => vec![own],
            Kind::Zipped(..) => vec![own; 2],
            Kind::Joined([half, _]) => vec![self.ty(&tree.nodes[*half]); 2],
        };
        let constant = matches!(&node.kind, Kind::Splat(value) if f.is_constant(*value));
        let operation = operation(&node.kind).filter(|_| !constant);
        let (what, vector) = match operation {
            Some(op) => (op.to_string(), self.price(&op, &args, Some(own))),
            None => ("constant".to_owned(), 0),
        };
        let computed = node
            .values
            .iter()
            .filter_map(|&value| match f.values[value].def {
                ValueDef::Result(inst) => Some(inst),
                ValueDef::Param(..) => None,
            });
        let replaced: Vec<Inst> = match &node.kind {
            Kind::Operation(..) => computed.collect(),
            Kind::Load { .. } | Kind::Moved(..) | Kind::Zipped(..) | Kind::Splat(_) => {
                node.loads.clone()
            }
            Kind::Constants(_) | Kind::Build(_) | Kind::Joined(_) | Kind::Carried => Vec::new(),
        };
        let scalar = self.replaced(&replaced);
        let at = self.push(&what, (node.ty, node.lanes), [vector, scalar]);
        self.numbers.insert(id, at);
        self.nodes[at].span = node.span;
        let operands: Vec<Id> = match &node.kind {
            Kind::Operation(_, args) => args.clone(),
            moved => moved.moved_from(),
        };
        for operand in operands {
            let operand = self.node(operand);
            self.nodes[at].operands.push(operand);
        }
        at
    }

    /// The price of scalar instructions, of each once.
    fn replaced(&mut self, insts: &[Inst]) -> u32 {
        let mut price = 0;
        for &inst in insts {
            if self.counted.insert(inst) {
                price += (self.target.scalar)(self.drawn.f, inst);
            }
        }
        price
    }

    /// The price of an operation; of one that the target lacks: none.
    fn price(&self, op: &POp, args: &[PType], result: Option<PType>) -> u32 {
        let mut values = PrimaryMap::new();
        let mut value = |ty: PType| values.push(PValueData::new(ty, None));
        let inst = PInst {
            op: *op,
            args: args.iter().map(|&ty| value(ty)).collect(),
            result: result.map(value),
            span: Span::default(),
        };
        cost::operation(&inst, &values, self.target, self.reg_bits).unwrap_or(0)
    }

    fn ty(&self, node: &Node) -> PType {
        let lanes = node.lanes as u32;
        match node.ty {
            Type::I1 => PType::Mask {
                bits: self.compared_bits(node),
                lanes,
            },
            ty => PType::Vector(ty, lanes),
        }
    }

    /// Of the elements whose comparison truth values are.
    fn compared_bits(&self, node: &Node) -> u32 {
        let mut node = node;
        while let (Type::I1, Kind::Operation(_, args)) = (node.ty, &node.kind)
            && let Some(&first) = args.first()
        {
            node = &self.drawn.tree.nodes[first];
        }
        node.ty.bits()
    }
}

/// What makes the vector of a node; `None`: it is there.
fn operation(kind: &Kind) -> Option<POp> {
    Some(match kind {
        Kind::Load { reversed: true, .. } => POp::Load(Lanes::Reversed),
        Kind::Load { .. } => POp::Load(Lanes::Consecutive),
        Kind::Splat(_) => POp::Splat,
        Kind::Build(_) => POp::Build,
        Kind::Constants(_) | Kind::Carried => return None,
        Kind::Moved(_, order) => POp::Permute(*order),
        Kind::Zipped(half, _) => POp::Zip(*half),
        Kind::Joined(_) => POp::Concat,
        Kind::Operation(op, _) => return lanewise(op),
    })
}
