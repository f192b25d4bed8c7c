//! From the graph under construction to the finished function: operands of phis, removal of
//! needless phis and unused instructions, names at loop statements, dense numbering.

use frontend::hashed::HashedMap;
use frontend::sorted::{SortedMap, SortedSet};

use cranelift_entity::{EntityRef, SecondaryMap};
use frontend::span::Span;
use frontend::tree::LoopKind;

use super::graph::Graph;
use crate::analysis::dominators::DomTree;
use crate::ssa::{
    Block, BlockData, Claim, Function, InstData, LoopCalls, LoopSite, LoopWishes, RunStatement,
    StatementRun, Terminator, Value, ValueData, ValueDef, Var,
};

/// A loop statement as lowering leaves it.
pub(super) struct PendingSite {
    /// Keyword.
    pub kind: LoopKind,
    /// Whole statement.
    pub span: Span,
    /// Where back edges go.
    pub header: Block,
    /// The block at whose end the loop is entered.
    pub preheader: Block,
    /// Where the loop's end is.
    pub exit: Block,
    /// SSA variables named in the loop and visible outside its body.
    pub named: SortedSet<Var>,
    /// Those that the loop assigns.
    pub assigned: SortedSet<Var>,
    /// Pragma that governs it.
    pub pragma: Option<String>,
    /// What pragmas before it say.
    pub wishes: LoopWishes,
    /// What became of the calls in it.
    pub calls: LoopCalls,
}

/// A value that the text reads by the name of a variable, and the run and its statement that does, if one does.
pub(super) type Read = (Value, Option<(usize, usize)>);

/// Values that the text reads, with the runs and statements that do.
type ReadAt = SortedMap<Value, SortedSet<Option<(usize, usize)>>>;

/// Finishes a function.
pub(super) fn finish(
    mut graph: Graph,
    sites: Vec<PendingSite>,
    (runs, reads): (Vec<StatementRun>, Vec<Read>),
) -> Function {
    let reached = reachable(&graph);
    graph.order.retain(|&block| reached[block.index()]);
    let edges = connect(&mut graph);
    let operands = fill_phis(&mut graph, &reached);
    let replaced = remove_trivial(&graph, &operands);
    let mut finish = Finish {
        graph,
        reached,
        edges,
        operands,
        replaced,
        phi_number: HashedMap::default(),
    };
    finish.number_phis();
    let live = finish.mark_live();
    let read = match runs.is_empty() {
        true => ReadAt::new(),
        false => finish.read_at(reads),
    };
    let mut function = finish.rebuild(&live, sites, (runs, &read));
    forget_side_entrances(&mut function);
    function
}

/// Where control also enters a loop elsewhere, its header may be reached without the values at its
/// proper entry: such names are no use.
fn forget_side_entrances(function: &mut Function) {
    if function.sites.is_empty() {
        return;
    }
    let mut block_of = SecondaryMap::new();
    for (block, data) in function.blocks.iter() {
        data.insts
            .iter()
            .for_each(|&inst| block_of[inst] = Some(block));
    }
    let dominators = DomTree::compute(function);
    let Function { sites, values, .. } = function;
    for site in sites.values_mut() {
        site.entry.retain(|&(_, value)| {
            let block = match values[value].def {
                ValueDef::Param(block, _) => Some(block),
                ValueDef::Result(inst) => block_of[inst],
            };
            block.is_some_and(|at| at != site.header && dominators.dominates(at, site.header))
        });
    }
}

/// Blocks that control reaches.
fn reachable(graph: &Graph) -> Vec<bool> {
    let mut reached = vec![false; graph.func.blocks.len()];
    let mut work = vec![graph.entry()];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut reached[block.index()], true) {
            work.extend(
                graph.func.blocks[block]
                    .terminator
                    .edges()
                    .map(|call| call.block),
            );
        }
    }
    reached
}

/// Recomputes predecessors from what control reaches. The result numbers the edges out of each
/// block by their position among the predecessors of their target.
fn connect(graph: &mut Graph) -> HashedMap<Block, Vec<usize>> {
    graph.preds.iter_mut().for_each(Vec::clear);
    graph.open.iter_mut().for_each(|open| *open = false);
    graph.looks_through = false;
    let mut edges = HashedMap::default();
    for &block in &graph.order {
        let mut positions = Vec::new();
        for call in graph.func.blocks[block].terminator.edges() {
            let preds = &mut graph.preds[call.block.index()];
            positions.push(preds.len());
            preds.push(block);
        }
        edges.insert(block, positions);
    }
    edges
}

/// The operands of each phi, by predecessor; phis that this needs are appended and filled too.
fn fill_phis(graph: &mut Graph, reached: &[bool]) -> Vec<Vec<Value>> {
    let mut operands = Vec::new();
    while let Some(phi) = graph.phis.get(operands.len()) {
        let (block, var) = (phi.block, phi.var);
        let ty = graph.ty(phi.value);
        let mut args = Vec::new();
        if reached[block.index()] {
            for pred in graph.preds[block.index()].clone() {
                args.push(graph.read_at_end(var, ty, pred));
            }
        }
        operands.push(args);
    }
    operands
}

/// Replacements of phis that merge only one value beside themselves.
struct Replaced(SecondaryMap<Value, Option<Value>>);

impl Replaced {
    /// What stands for `value`.
    fn resolve(&self, mut value: Value) -> Value {
        while let Some(next) = self.0[value] {
            value = next;
        }
        value
    }

    /// Likewise, and shortens the way for the next time.
    fn resolve_short(&mut self, value: Value) -> Value {
        let end = self.resolve(value);
        let mut at = value;
        while let Some(next) = self.0[at] {
            self.0[at] = Some(end);
            at = next;
            if at == end {
                break;
            }
        }
        end
    }
}

/// Finds needless phis. One that goes may make those that use it needless, so these are looked at
/// again.
fn remove_trivial(graph: &Graph, operands: &[Vec<Value>]) -> Replaced {
    let mut replaced = Replaced(SecondaryMap::new());
    let mut users: HashedMap<Value, Vec<usize>> = HashedMap::default();
    for (index, args) in operands.iter().enumerate() {
        for &arg in args {
            if matches!(graph.func.values[arg].def, ValueDef::Param(..)) {
                users.entry(arg).or_default().push(index);
            }
        }
    }
    let mut work: Vec<usize> = (0..operands.len()).rev().collect();
    while let Some(index) = work.pop() {
        let phi = graph.phis[index].value;
        if replaced.0[phi].is_some() {
            continue;
        }
        if let Some(only) = single_operand(phi, &operands[index], &mut replaced) {
            replaced.0[phi] = Some(only);
            // Whoever used this phi now uses `only`: what goes later must wake them up as well.
            let woken = users.remove(&phi).unwrap_or_default();
            work.extend(&woken);
            if matches!(graph.func.values[only].def, ValueDef::Param(..)) {
                merge(users.entry(only).or_default(), woken);
            }
        }
    }
    replaced
}

/// Appends the shorter list to the longer one, in place of `into`.
fn merge(into: &mut Vec<usize>, mut other: Vec<usize>) {
    if other.len() > into.len() {
        std::mem::swap(into, &mut other);
    }
    into.extend(other);
}

/// The one value that a phi merges beside itself, if there is one.
fn single_operand(phi: Value, args: &[Value], replaced: &mut Replaced) -> Option<Value> {
    let mut only = None;
    for &arg in args {
        let arg = replaced.resolve_short(arg);
        if arg == phi || only == Some(arg) {
            continue;
        }
        if only.is_some() {
            return None;
        }
        only = Some(arg);
    }
    only
}

/// The value that decides how control leaves, if any.
fn decision(terminator: &mut Terminator) -> Option<&mut Value> {
    match terminator {
        Terminator::Branch { cond: value, .. }
        | Terminator::Switch { value, .. }
        | Terminator::Return(Some(value)) => Some(value),
        Terminator::Jump(_) | Terminator::Return(None) | Terminator::Unreachable => None,
    }
}

struct Finish {
    graph: Graph,
    reached: Vec<bool>,
    edges: HashedMap<Block, Vec<usize>>,
    operands: Vec<Vec<Value>>,
    replaced: Replaced,
    phi_number: HashedMap<Value, usize>,
}

impl Finish {
    fn number_phis(&mut self) {
        for (index, phi) in self.graph.phis.iter().enumerate() {
            self.phi_number.insert(phi.value, index);
        }
    }

    /// Values that an effect, a decision or a return depends on.
    fn mark_live(&mut self) -> SecondaryMap<Value, bool> {
        let mut work = Vec::new();
        for &block in &self.graph.order {
            for &inst in &self.graph.func.blocks[block].insts {
                let data = &self.graph.func.insts[inst];
                if data.op.is_access() {
                    work.extend(data.args.iter().chain(&data.result));
                }
            }
            work.extend(decision(&mut self.graph.func.blocks[block].terminator).copied());
        }
        work.extend(&self.graph.func.blocks[self.graph.entry()].params);
        let mut live = SecondaryMap::new();
        while let Some(value) = work.pop() {
            let value = self.replaced.resolve(value);
            if std::mem::replace(&mut live[value], true) {
                continue;
            }
            match self.graph.func.values[value].def {
                ValueDef::Result(inst) => work.extend(&self.graph.func.insts[inst].args),
                ValueDef::Param(..) => {
                    if let Some(&index) = self.phi_number.get(&value) {
                        work.extend(&self.operands[index]);
                    }
                }
            }
        }
        live
    }

    fn rebuild(
        mut self,
        live: &SecondaryMap<Value, bool>,
        sites: Vec<PendingSite>,
        (runs, read): (Vec<StatementRun>, &ReadAt),
    ) -> Function {
        let params = self.live_params(live);
        let looping = sites
            .iter()
            .map(|site| site.header)
            .filter(|&header| self.loops(header));
        let headers: SortedSet<Block> = looping.collect();
        let mut new = Rebuilt::default();
        for at in 0..self.graph.order.len() {
            let block = self.graph.order[at];
            if !self.is_merged(block, &headers) {
                new.start_block(&mut self.graph, block, params.get(&block));
                self.copy_chain(block, &headers, live, &mut new);
            }
        }
        for data in new.insts.iter_mut() {
            data.args
                .iter_mut()
                .for_each(|arg| *arg = new.values_of[&self.replaced.resolve(*arg)]);
        }
        let mut terminators = std::mem::take(&mut new.terminators);
        for (block, last, terminator) in &mut terminators {
            self.finish_terminator(*last, terminator, &params, &new);
            new.blocks[block.index()].terminator = std::mem::take(terminator);
        }
        let loops = sites
            .into_iter()
            .filter_map(|site| self.site(site, live, &params, &new))
            .collect();
        let runs = runs.into_iter().enumerate();
        let runs = runs.filter_map(|run| self.run(run, live, &new, read));
        let runs = runs.collect();
        let claims = std::mem::take(&mut self.graph.func.claims);
        let renamed = claims.into_iter().filter_map(|claim| {
            let value = self.replaced.resolve(claim.value);
            let value = new.values_of.get(&value).copied().filter(|_| live[value])?;
            Some(Claim { value, ..claim })
        });
        let renamed = renamed.collect();
        self.graph.func.claims = renamed;
        Function {
            runs,
            ..new.into_function(self.graph.func, loops)
        }
    }

    /// Whether control comes back to the header of a loop statement.
    fn loops(&self, header: Block) -> bool {
        self.reached[header.index()] && self.graph.preds[header.index()].len() >= 2
    }

    /// The phis that stay, by block, sorted by variable.
    fn live_params(&self, live: &SecondaryMap<Value, bool>) -> HashedMap<Block, Vec<usize>> {
        let mut params: HashedMap<Block, Vec<usize>> = HashedMap::default();
        for (index, phi) in self.graph.phis.iter().enumerate() {
            if live[phi.value] && self.replaced.0[phi.value].is_none() {
                params.entry(phi.block).or_default().push(index);
            }
        }
        for list in params.values_mut() {
            list.sort_by_key(|&index| self.graph.phis[index].var);
        }
        params
    }

    /// Whether a block continues the only block that leads to it. Loop headers stay by themselves.
    fn is_merged(&self, block: Block, headers: &SortedSet<Block>) -> bool {
        match self.graph.preds[block.index()].as_slice() {
            [pred] => {
                !headers.contains(&block)
                    && matches!(
                        self.graph.func.blocks[*pred].terminator,
                        Terminator::Jump(_)
                    )
            }
            _ => false,
        }
    }

    /// Copies a block and those merged into it.
    fn copy_chain(
        &mut self,
        first: Block,
        headers: &SortedSet<Block>,
        live: &SecondaryMap<Value, bool>,
        new: &mut Rebuilt,
    ) {
        let mut block = first;
        loop {
            new.block_of.insert(block, Block::new(new.blocks.len() - 1));
            for inst in std::mem::take(&mut self.graph.func.blocks[block].insts) {
                let data = &self.graph.func.insts[inst];
                if data.op.is_access() || data.result.is_some_and(|value| live[value]) {
                    new.copy_inst(data.clone(), &self.graph);
                }
            }
            match &self.graph.func.blocks[block].terminator {
                Terminator::Jump(call) if self.is_merged(call.block, headers) => block = call.block,
                other => {
                    let at = Block::new(new.blocks.len() - 1);
                    new.terminators.push((at, block, other.clone()));
                    return;
                }
            }
        }
    }

    /// Renames what a terminator uses and adds the arguments.
    fn finish_terminator(
        &self,
        block: Block,
        terminator: &mut Terminator,
        params: &HashedMap<Block, Vec<usize>>,
        new: &Rebuilt,
    ) {
        if let Some(value) = decision(terminator) {
            *value = new.values_of[&self.replaced.resolve(*value)];
        }
        for (call, &position) in terminator.edges_mut().zip(&self.edges[&block]) {
            let phis = params.get(&call.block).map_or(&[][..], Vec::as_slice);
            call.args = phis
                .iter()
                .map(|&phi| new.values_of[&self.replaced.resolve(self.operands[phi][position])])
                .collect();
            call.block = new.block_of[&call.block];
        }
    }

    /// The value of a variable at the end of a block, if the program needs it there.
    fn known_at_end(&self, var: Var, mut block: Block) -> Option<Value> {
        if let Some(value) = self.graph.fixed[var.index()] {
            return Some(value);
        }
        loop {
            if let Some(&value) = self.graph.defs.get(&(block, var)) {
                return Some(value);
            }
            match self.graph.preds[block.index()].as_slice() {
                [pred] => block = *pred,
                _ => return None,
            }
        }
    }

    /// The value of a variable at the start of a block, if the program needs it there.
    fn known_at_start(&self, var: Var, block: Block) -> Option<Value> {
        if let Some(&phi) = self.graph.phi_at.get(&(block, var)) {
            return Some(phi);
        }
        match self.graph.preds[block.index()].as_slice() {
            [pred] => self.known_at_end(var, *pred),
            _ => None,
        }
    }

    /// Where the text reads values; what comes together in others is read by these.
    fn read_at(&self, reads: Vec<Read>) -> ReadAt {
        let mut all = ReadAt::new();
        let mut open = Vec::new();
        for (value, at) in reads {
            let value = self.replaced.resolve(value);
            all.entry(value).or_default().insert(at);
            open.push(value);
        }
        let mut seen = SortedSet::new();
        while let Some(value) = open.pop() {
            let Some(&phi) = self.phi_number.get(&value) else {
                continue;
            };
            if !seen.insert(value) {
                continue;
            }
            for &operand in &self.operands[phi] {
                let operand = self.replaced.resolve(operand);
                all.entry(operand).or_default().insert(None);
                open.push(operand);
            }
        }
        all
    }

    /// A run of statements in terms of the new function; `None` where control does not come.
    fn run(
        &self,
        (number, run): (usize, StatementRun),
        live: &SecondaryMap<Value, bool>,
        new: &Rebuilt,
        read: &ReadAt,
    ) -> Option<StatementRun> {
        let renamed = |(var, value): (Var, Value)| {
            let value = self.replaced.resolve(value);
            let value = new.values_of.get(&value).filter(|_| live[value]);
            value.map(|&value| (var, value))
        };
        let count = run.statements.len();
        let by = |value: Value| -> Vec<Option<usize>> {
            let reads = read
                .get(&self.replaced.resolve(value))
                .into_iter()
                .flatten();
            let own = |at: &(usize, usize)| at.0 == number && at.1 < count;
            let by = reads.map(|at| at.filter(own).map(|(_, statement)| statement));
            by.collect()
        };
        let mut statements = Vec::new();
        let mut uses = SortedSet::new();
        for statement in run.statements {
            let mut assigned = Vec::new();
            let mut lost = Vec::new();
            for (var, value) in statement.assigned {
                let by = by(value);
                match renamed((var, value)) {
                    Some((var, value)) => {
                        assigned.push((var, value));
                        uses.extend(by.into_iter().map(|statement| (value, statement)));
                    }
                    None => lost.push((var, by)),
                }
            }
            statements.push(RunStatement {
                assigned,
                lost,
                ..statement
            });
        }
        let run = StatementRun {
            entry: run.entry.into_iter().filter_map(renamed).collect(),
            statements,
            uses: uses.into_iter().collect(),
            ..StatementRun::default()
        };
        (!run.statements.is_empty()).then_some(run)
    }

    /// A loop statement in terms of the new function; `None` if it does not loop.
    fn site(
        &self,
        site: PendingSite,
        live: &SecondaryMap<Value, bool>,
        params: &HashedMap<Block, Vec<usize>>,
        new: &Rebuilt,
    ) -> Option<LoopSite> {
        if !self.loops(site.header) {
            return None;
        }
        let renamed = |value: Value| {
            let value = self.replaced.resolve(value);
            if live[value] {
                new.values_of.get(&value).copied()
            } else {
                None
            }
        };
        let mut entry = Vec::new();
        if self.reached[site.preheader.index()] {
            for &var in &site.named {
                let value = self.known_at_end(var, site.preheader).and_then(renamed);
                entry.extend(value.map(|value| (var, value)));
            }
        }
        let mut exit = Vec::new();
        if self.reached[site.exit.index()] {
            for &var in &site.assigned {
                let value = self.known_at_start(var, site.exit).and_then(renamed);
                exit.extend(value.map(|value| (var, value)));
            }
        }
        let phis = params.get(&site.header).map_or(&[][..], Vec::as_slice);
        let phis = phis.iter().map(|&index| {
            let phi = &self.graph.phis[index];
            (new.values_of[&phi.value], phi.var)
        });
        Some(LoopSite {
            kind: site.kind,
            span: site.span,
            header: new.block_of[&site.header],
            entry,
            phis: phis.collect(),
            exit,
            pragma: site.pragma,
            wishes: site.wishes,
            calls: site.calls,
            removed_exits: Vec::new(),
            counted_exits: Vec::new(),
        })
    }
}

/// The new numbering.
#[derive(Default)]
struct Rebuilt {
    blocks: Vec<BlockData>,
    insts: Vec<InstData>,
    values: Vec<ValueData>,
    values_of: HashedMap<Value, Value>,
    block_of: HashedMap<Block, Block>,
    /// New block, the last of the old blocks in it, and how it is left.
    terminators: Vec<(Block, Block, Terminator)>,
}

impl Rebuilt {
    fn new_value(&mut self, old: Value, data: ValueData) -> Value {
        let value = Value::new(self.values.len());
        self.values.push(data);
        self.values_of.insert(old, value);
        value
    }

    /// Begins a block with its parameters.
    fn start_block(&mut self, graph: &mut Graph, old: Block, phis: Option<&Vec<usize>>) {
        let block = Block::new(self.blocks.len());
        let mut olds = graph.func.blocks[old].params.clone();
        olds.extend(
            phis.into_iter()
                .flatten()
                .map(|&index| graph.phis[index].value),
        );
        let params = olds.iter().enumerate().map(|(at, &old)| {
            let def = ValueDef::Param(block, at as u32);
            self.new_value(
                old,
                ValueData {
                    def,
                    ..graph.func.values[old].clone()
                },
            )
        });
        let params = params.collect();
        self.blocks.push(BlockData {
            params,
            ..BlockData::default()
        });
    }

    /// Appends an instruction, whose operands are still the old ones.
    fn copy_inst(&mut self, mut data: InstData, graph: &Graph) {
        let inst = crate::ssa::Inst::new(self.insts.len());
        if let Some(old) = data.result {
            let def = ValueDef::Result(inst);
            data.result = Some(self.new_value(
                old,
                ValueData {
                    def,
                    ..graph.func.values[old].clone()
                },
            ));
        }
        self.insts.push(data);
        if let Some(block) = self.blocks.last_mut() {
            block.insts.push(inst);
        }
    }

    fn into_function(self, old: Function, sites: Vec<LoopSite>) -> Function {
        let layout = (0..self.blocks.len()).map(Block::new).collect();
        Function {
            name: old.name,
            plain_char: old.plain_char,
            big_endian: old.big_endian,
            byte_order: old.byte_order,
            unaligned: old.unaligned,
            vars: old.vars,
            symbols: old.symbols,
            fields: old.fields,
            callees: old.callees,
            sites: sites.into_iter().collect(),
            blocks: self.blocks.into_iter().collect(),
            layout,
            insts: self.insts.into_iter().collect(),
            values: self.values.into_iter().collect(),
            claims: old.claims,
            runs: Vec::new(),
        }
    }
}
