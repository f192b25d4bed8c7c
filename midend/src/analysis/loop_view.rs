//! One loop as the analyses of this folder see it.

use super::dominators::DomTree;
use super::function_view::FunctionView;
use crate::ssa::types::sign_extend;
use crate::ssa::{
    Block, BlockCall, Function, Inst, InstData, LoopSite, Op, RemovedExit, Value, Var,
};
use frontend::sorted::{SortedMap, SortedSet};

/// An innermost loop with one latch and one exit, and quick answers about what is in it.
pub(crate) struct LoopView<'a> {
    /// The function around it.
    pub function: &'a FunctionView<'a>,
    /// The function.
    pub f: &'a Function,
    /// Its dominators.
    pub dom: &'a DomTree,
    /// The loop statement.
    pub site: &'a LoopSite,
    /// Header.
    pub header: Block,
    /// All blocks in reverse postorder.
    pub blocks: Vec<Block>,
    /// Source of the back edge.
    pub latch: Block,
    /// The block whose branch leaves.
    pub exiting: Block,
    members: SortedSet<Block>,
    copies: SortedMap<Value, Value>,
}

impl<'a> LoopView<'a> {
    /// Look at the loop with these blocks (header first).
    pub fn new(
        function: &'a FunctionView<'a>,
        site: &'a LoopSite,
        blocks: Vec<Block>,
        latch: Block,
        exiting: Block,
    ) -> LoopView<'a> {
        let mut view = LoopView {
            function,
            f: function.f,
            dom: function.dom,
            copies: SortedMap::new(),
            site,
            header: site.header,
            members: blocks.iter().copied().collect(),
            blocks,
            latch,
            exiting,
        };
        view.find_copies();
        view
    }

    /// A loop inside, of which nobody asks how it is left.
    pub fn inner(&self, header: Block, blocks: Vec<Block>, latch: Block) -> LoopView<'a> {
        self.inside(header, blocks, latch, latch)
    }

    /// A loop inside that is left from a block.
    pub fn inside(
        &self,
        header: Block,
        blocks: Vec<Block>,
        latch: Block,
        exiting: Block,
    ) -> LoopView<'a> {
        let mut view = LoopView::new(self.function, self.site, blocks, latch, exiting);
        view.header = header;
        view
    }

    /// Parameters of blocks below the header that are the same value on all ways.
    fn find_copies(&mut self) {
        for &block in self.blocks.iter().skip(1) {
            for (n, &param) in self.f.blocks[block].params.iter().enumerate() {
                let args = self.calls_to(block, true).map(|(_, c)| c.args.get(n));
                if let Some(value) = only(args.map(|a| a.map(|&a| self.resolve(a)))) {
                    self.copies.insert(param, value);
                }
            }
        }
    }

    /// The value that a value is a copy of, or the value itself.
    pub fn resolve(&self, v: Value) -> Value {
        self.copies.get(&v).copied().unwrap_or(v)
    }

    /// The C variable that a header parameter stands for; one that does not exist if there is none, which
    /// no loop that is vectorized has.
    pub fn var_of(&self, phi: Value) -> Var {
        let found = self.site.phis.iter().find(|(v, _)| *v == phi);
        found.map_or(Var::from_u32(u32::MAX - 1), |(_, var)| *var)
    }

    /// Whether the block belongs to the loop.
    pub fn contains(&self, block: Block) -> bool {
        self.members.contains(&block)
    }

    /// The block that defines a value.
    pub fn def_block(&self, v: Value) -> Option<Block> {
        self.function.def_block(v)
    }

    /// Whether the value is defined in the loop.
    pub fn defines(&self, v: Value) -> bool {
        self.def_block(v).is_some_and(|b| self.contains(b))
    }

    /// The instruction that defines a value.
    pub fn inst(&self, v: Value) -> Option<&'a InstData> {
        self.function.inst(v)
    }

    /// Instructions of the loop in program order, with their blocks.
    pub fn insts(&self) -> impl Iterator<Item = (Block, Inst, &'a InstData)> + '_ {
        self.blocks.iter().flat_map(move |&b| {
            let insts = &self.f.blocks[b].insts;
            insts.iter().map(move |&i| (b, i, &self.f.insts[i]))
        })
    }

    /// Every whole iteration executes the block.
    pub fn always(&self, block: Block) -> bool {
        self.dom.dominates(block, self.latch)
    }

    /// Every iteration that is begun executes the block: it leaves the loop behind it, if at all.
    pub fn surely(&self, block: Block) -> bool {
        let before = |exit: &RemovedExit| self.dom.dominates(block, exit.block);
        let exits = [&self.site.removed_exits, &self.site.counted_exits];
        self.always(block) && exits.into_iter().flatten().all(before)
    }

    /// Every whole iteration executes one of the blocks, or several.
    pub fn always_one_of(&self, blocks: &SortedSet<Block>) -> bool {
        if blocks.iter().any(|&block| self.always(block)) {
            return true;
        }
        let (mut seen, mut open) = (SortedSet::new(), vec![self.header]);
        while let Some(block) = open.pop() {
            if blocks.contains(&block) || !self.contains(block) || !seen.insert(block) {
                continue;
            }
            if block == self.latch {
                return false;
            }
            let edges = self.f.blocks[block].terminator.edges();
            open.extend(edges.map(|edge| edge.block));
        }
        true
    }

    /// Jumps to a block of the loop with their sources: from within the loop, or from outside.
    pub fn calls_to(
        &self,
        to: Block,
        inside: bool,
    ) -> impl Iterator<Item = (Block, &'a BlockCall)> + '_ {
        let wanted = move |&&(from, _): &&(Block, _)| self.contains(from) == inside;
        self.function.calls_to(to).iter().filter(wanted).copied()
    }

    /// The value a header parameter has on entry, if it is one value.
    pub fn start(&self, index: usize) -> Option<Value> {
        let calls = self.calls_to(self.header, false);
        only(calls.map(|(_, c)| c.args.get(index).copied()))
    }

    /// The value a header parameter gets at the end of an iteration, if it is one value.
    pub fn next(&self, index: usize) -> Option<Value> {
        let calls = self.calls_to(self.header, true);
        only(calls.map(|(_, c)| c.args.get(index).map(|&v| self.resolve(v))))
    }

    /// The constant a value is, extensions and truncations of constants included.
    pub fn constant(&self, v: Value) -> Option<i64> {
        use crate::ssa::{ConvertOp, Imm};
        let inst = self.inst(v)?;
        let ty = self.f.values[v].ty;
        match (&inst.op, inst.args.first()) {
            (Op::Const(Imm::Int(c)), _) => Some(*c),
            (Op::Convert(op), Some(&arg)) => {
                let from = self.f.values[arg].ty;
                let arg_inst = self.inst(arg)?;
                let Op::Const(Imm::Int(c)) = arg_inst.op else {
                    return None;
                };
                match op {
                    ConvertOp::SExt => Some(c),
                    ConvertOp::ZExt => Some(mask_unsigned(c, from.bits())),
                    ConvertOp::Trunc => Some(sign_extend(c, ty.bits())),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

fn only(mut values: impl Iterator<Item = Option<Value>>) -> Option<Value> {
    let first = values.next()??;
    values.all(|v| v == Some(first)).then_some(first)
}

/// The low `bits` bits as an unsigned number; all of them for 64.
pub(crate) fn mask_unsigned(v: i64, bits: u32) -> i64 {
    match bits {
        1..=63 => v & ((1i64 << bits) - 1),
        _ => v,
    }
}
