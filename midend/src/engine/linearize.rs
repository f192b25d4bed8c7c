//! Linearization: the blocks of a region as a sequence, control flow as masks.
//!
//! A loop inside the region is one step, with a sequence of its own. Its masks are relative to the
//! lanes that do the iteration at hand, as those of the region are to the lanes that enter it.

mod dominance;

pub use super::mask::Sources;
use super::mask::{Mask, MaskId, Masks};
use super::trips;
use crate::analysis::loops::{Loop, LoopForest};
use crate::ssa::{Block, BlockCall, Function, Inst, Terminator, Value};
use dominance::{dominators, post_dominates, post_dominators};
use frontend::sorted::{SortedMap, SortedSet};
use std::sync::Arc;

/// A step of the sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An instruction and the lanes that execute it.
    Inst {
        /// The instruction.
        inst: Inst,
        /// Lanes.
        mask: MaskId,
    },
    /// A block parameter: the value of the first source whose mask is on. The last source's mask
    /// does not matter; lanes that do not come here may get any value.
    Join {
        /// The parameter.
        param: Value,
        /// Masks (relative to the last block that all ways pass) and values; at least one.
        sources: Vec<(MaskId, Value)>,
    },
    /// A loop: its index in [`Linear::loops`].
    Loop(usize),
    /// Lanes leave the loop whose step this is: an index in [`ExitBranches::places`]. Masks of the steps
    /// after it are relative to the lanes that stay.
    Exit(usize),
    /// Steps that are passed over if no lane comes to them: an index in [`Linear::branches`].
    Branch(usize),
}

/// Steps behind a branch on a superword condition: whether any lane does them.
#[derive(Clone, Debug)]
pub struct SuperwordBranch {
    /// Lanes of the sequence around that do them.
    pub mask: MaskId,
    /// The steps; their masks are relative to these lanes.
    pub steps: Vec<Step>,
    /// Block parameters directly behind them that they decide. The last steps join what they may be
    /// of lanes that come here.
    pub joins: Vec<BranchJoin>,
    /// Values defined in them.
    pub defines: SortedSet<Value>,
    /// They are written a second time without masks, for when all lanes come.
    pub doubled: bool,
    /// Where there are several vectors, the lanes that come are regrouped into full ones.
    pub regrouped: bool,
}

/// A block parameter behind steps that only some lanes do.
#[derive(Clone, Debug)]
pub struct BranchJoin {
    /// The parameter.
    pub param: Value,
    /// What it is one of in lanes that do not come to the steps; masks of the sequence around.
    pub rest: Sources,
}

/// A branch behind which lanes leave a divergent loop.
#[derive(Clone, Debug)]
pub struct ExitBranch {
    /// The exits, and the lanes that take them, of those that are there.
    pub ways: Vec<(u32, MaskId)>,
    /// Lanes that take one of them.
    pub exiting: MaskId,
    /// The others.
    pub staying: MaskId,
}

/// The exit branches of a loop that has [`Step::Exit`].
#[derive(Clone, Debug)]
pub struct ExitBranches {
    /// Where, in order.
    pub places: Vec<ExitBranch>,
    /// The exit of the lanes that are on when the loop ends for all of them, if there may be any.
    pub end: Option<u32>,
}

/// A loop inside a region.
#[derive(Clone, Debug)]
pub struct InnerLoop {
    /// Lanes of the sequence around that enter it.
    pub mask: MaskId,
    /// Parameters of its header: what they are on entry (masks of the sequence around), and in the
    /// next iteration (masks of this one).
    pub params: Vec<(Value, Sources, Sources)>,
    /// Its sequence.
    pub steps: Vec<Step>,
    /// Lanes that go on with the next iteration.
    pub again: MaskId,
    /// Lanes that leave, by exit; in the sequence around they are [`super::mask::Mask::Exit`],
    /// unless there is only one.
    pub exits: Vec<MaskId>,
    /// Values defined in it.
    pub defines: SortedSet<Value>,
    /// Branches behind which lanes leave it, if there are such.
    pub exit_branches: Option<ExitBranches>,
    /// How often it runs, if that is known.
    pub trips: Option<u32>,
}

/// The loops inside a region as one lane does them: without the branches that are there for vectors.
#[derive(Debug)]
pub struct ScalarForm {
    /// As [`Linear::loops`].
    pub loops: Vec<InnerLoop>,
    /// As [`Linear::joined_under`].
    pub joined_under: SortedMap<Value, MaskId>,
}

impl ScalarForm {
    /// Lanes that do a step, of those of its sequence.
    pub fn mask_of(&self, step: &Step) -> MaskId {
        match step {
            Step::Inst { mask, .. } => *mask,
            Step::Join { param, .. } => {
                self.joined_under.get(param).copied().unwrap_or(Masks::TRUE)
            }
            Step::Loop(number) => self.loops[*number].mask,
            Step::Exit(_) | Step::Branch(_) => Masks::TRUE,
        }
    }
}

/// A region as a sequence.
#[derive(Clone, Debug)]
pub struct Linear {
    /// Steps in an order in which definitions come before uses and memory operations keep theirs.
    pub steps: Vec<Step>,
    /// Its values are made where they stand, not where they are used, for there may be loops inside.
    pub nested: bool,
    /// Loops inside, outer before inner.
    pub loops: Vec<InnerLoop>,
    /// Mask expressions.
    pub masks: Masks,
    /// Steps behind branches, outer before inner.
    pub branches: Vec<SuperwordBranch>,
    /// Lanes that come to a block, by its parameters, of those of their sequence.
    pub joined_under: SortedMap<Value, MaskId>,
    /// Lanes that execute each instruction.
    inst_masks: SortedMap<Inst, MaskId>,
    /// Lanes that come to each block, likewise, as they were at first.
    block_masks: SortedMap<Block, MaskId>,
    /// Sources of block parameters that are joined.
    joins: SortedMap<Value, Sources>,
    /// The loops for one lane; `None`: no lane does one alone.
    pub scalar_form: Option<Arc<ScalarForm>>,
}

impl Linear {
    /// Keeps the loops as they are, without branches, for the last active lane.
    pub fn keep_scalar_form(&mut self) {
        if self.loops.is_empty() {
            return;
        }
        self.scalar_form = Some(Arc::new(ScalarForm {
            loops: self.loops.clone(),
            joined_under: self.joined_under.clone(),
        }));
    }

    /// Values that steps define.
    pub fn defined_by(&self, f: &Function, steps: &[Step]) -> SortedSet<Value> {
        let mut defines = SortedSet::new();
        for step in steps {
            match step {
                Step::Inst { inst, .. } => defines.extend(f.insts[*inst].result),
                Step::Join { param, .. } => {
                    defines.insert(*param);
                }
                Step::Loop(number) => defines.extend(&self.loops[*number].defines),
                Step::Branch(number) => {
                    let branch = &self.branches[*number];
                    defines.extend(&branch.defines);
                    defines.extend(branch.joins.iter().map(|join| join.param));
                }
                Step::Exit(_) => {}
            }
        }
        defines
    }

    /// What a block parameter is one of; see [`Step::Join`].
    pub fn sources(&self, value: Value) -> Option<&[(MaskId, Value)]> {
        self.joins.get(&value).map(Vec::as_slice)
    }

    /// A step as it is for lanes in which all of `passed` holds; `None`: others come to it, too.
    pub(super) fn behind(&mut self, step: Step, passed: &[MaskId]) -> Option<Step> {
        let masks = &mut self.masks;
        // What a parameter is joined of is told from the last block that all ways pass.
        let mut relative = |sources: &mut Sources| {
            for (mask, _) in sources {
                *mask = masks.without(*mask, passed).unwrap_or(*mask);
            }
        };
        match step {
            Step::Inst { inst, mask } => {
                let mask = masks.without(mask, passed)?;
                self.inst_masks.insert(inst, mask);
                Some(Step::Inst { inst, mask })
            }
            Step::Join { param, mut sources } => {
                relative(&mut sources);
                self.joins.insert(param, sources.clone());
                if let Some(under) = self.joined_under.get_mut(&param) {
                    *under = masks.without(*under, passed).unwrap_or(*under);
                }
                Some(Step::Join { param, sources })
            }
            Step::Loop(number) => {
                let inner = &mut self.loops[number];
                for (_, entry, _) in &mut inner.params {
                    relative(entry);
                }
                inner.mask = masks.without(inner.mask, passed)?;
                Some(step)
            }
            Step::Exit(_) | Step::Branch(_) => Some(step),
        }
    }

    /// Instructions that were taken from a loop, for the lanes that enter it, directly before it.
    pub(super) fn put_before_loop(&mut self, number: usize, insts: &[Inst]) {
        let mask = self.loops[number].mask;
        let around = self.loops.iter_mut().map(|l| &mut l.steps);
        for steps in around.chain([&mut self.steps]) {
            if let Some(at) = steps.iter().position(|s| *s == Step::Loop(number)) {
                let before = insts.iter().map(|&inst| Step::Inst { inst, mask });
                steps.splice(at..at, before);
            }
        }
        self.inst_masks
            .extend(insts.iter().map(|&inst| (inst, mask)));
    }

    /// The loops in steps and in those behind their branches, without those within these loops.
    pub fn loops_in(&self, steps: &[Step]) -> Vec<usize> {
        let (mut found, mut open) = (Vec::new(), vec![steps]);
        while let Some(steps) = open.pop() {
            for step in steps {
                match step {
                    Step::Loop(number) => found.push(*number),
                    Step::Branch(number) => open.push(&self.branches[*number].steps),
                    Step::Inst { .. } | Step::Join { .. } | Step::Exit(_) => {}
                }
            }
        }
        found
    }

    /// Lanes that come to a block, of a region without loops inside and before any branch was placed.
    pub fn mask_of_block(&self, block: Block) -> MaskId {
        let mask = self.block_masks.get(&block);
        mask.copied().unwrap_or(Masks::TRUE)
    }

    /// Lanes that execute an instruction, of those of its sequence.
    pub fn mask_of(&self, inst: Inst) -> MaskId {
        self.inst_masks.get(&inst).copied().unwrap_or(Masks::TRUE)
    }
}

/// What a sequence is made of.
#[derive(Clone, Copy)]
enum Item {
    Block(Block),
    Loop(Loop),
}

/// An edge within a sequence.
struct Edge {
    from: usize,
    mask: MaskId,
    args: Vec<Value>,
}

/// Linearizes the region `blocks` (in reverse post-order, the entry first) without loops inside.
/// Edges that leave it or go back to the entry are taken to be never taken: the client runs the
/// region only as often as they are not. `None`: control may come to a block that the region does
/// not reach in order.
pub fn linearize(f: &Function, blocks: &[Block]) -> Option<Linear> {
    let items: Vec<Item> = blocks.iter().map(|&b| Item::Block(b)).collect();
    let mut writer = Writer::new(f, None);
    let level = writer.level(&items, false)?;
    Some(writer.finish(level.steps))
}

/// Linearizes the body of a loop with loops inside; otherwise as [`linearize`].
pub fn linearize_nest(f: &Function, forest: &LoopForest, l: Loop) -> Option<Linear> {
    let mut writer = Writer::new(f, Some(forest));
    let items = writer.items(Some(l), &forest.loops[l].blocks);
    let level = writer.level(&items, false)?;
    Some(writer.finish(level.steps))
}

/// Linearizes a function whose blocks, in reverse post-order, are `blocks`.
pub fn linearize_function(f: &Function, forest: &LoopForest, blocks: &[Block]) -> Option<Linear> {
    let mut writer = Writer::new(f, Some(forest));
    let items = writer.items(None, blocks);
    let level = writer.level(&items, false)?;
    Some(writer.finish(level.steps))
}

/// A sequence, and how control leaves it.
#[derive(Default)]
struct Level {
    steps: Vec<Step>,
    /// Edges back to the entry.
    back: Vec<(MaskId, Vec<Value>)>,
    /// Edges out.
    exits: Vec<(MaskId, BlockCall)>,
}

/// The edges of a sequence, whose items have the numbers of their places.
struct Flow {
    /// The loops among its items.
    inner: SortedMap<usize, (usize, Level)>,
    incoming: Vec<Vec<Edge>>,
    outgoing: Vec<SortedSet<usize>>,
    /// Out of it and back to its entry.
    leaving: Vec<(usize, MaskId, BlockCall)>,
}

struct Writer<'a> {
    f: &'a Function,
    forest: Option<&'a LoopForest>,
    masks: Masks,
    loops: Vec<InnerLoop>,
    joined_under: SortedMap<Value, MaskId>,
    inst_masks: SortedMap<Inst, MaskId>,
    block_masks: SortedMap<Block, MaskId>,
    joins: SortedMap<Value, Sources>,
}

impl<'a> Writer<'a> {
    fn new(f: &'a Function, forest: Option<&'a LoopForest>) -> Writer<'a> {
        Writer {
            f,
            forest,
            masks: Masks::new(),
            loops: Vec::new(),
            joined_under: SortedMap::new(),
            inst_masks: SortedMap::new(),
            block_masks: SortedMap::new(),
            joins: SortedMap::new(),
        }
    }

    fn finish(self, steps: Vec<Step>) -> Linear {
        Linear {
            steps,
            nested: self.forest.is_some(),
            loops: self.loops,
            masks: self.masks,
            branches: Vec::new(),
            joined_under: self.joined_under,
            inst_masks: self.inst_masks,
            block_masks: self.block_masks,
            joins: self.joins,
            scalar_form: None,
        }
    }

    /// The blocks of a loop, or a function, that are in no loop inside, and the loops inside.
    fn items(&self, around: Option<Loop>, blocks: &[Block]) -> Vec<Item> {
        let Some(forest) = self.forest else {
            return Vec::new();
        };
        let item = |&block: &Block| {
            let innermost = forest.innermost(block);
            if innermost == around {
                return Some(Item::Block(block));
            }
            let mut at = innermost?;
            while forest.loops[at].parent != around {
                at = forest.loops[at].parent?;
            }
            (forest.loops[at].header == block).then_some(Item::Loop(at))
        };
        blocks.iter().filter_map(item).collect()
    }

    fn entry_of(&self, item: Item) -> Option<Block> {
        match item {
            Item::Block(block) => Some(block),
            Item::Loop(l) => Some(self.forest?.loops[l].header),
        }
    }

    /// A sequence; `leaves`: edges out of it and back to its entry count.
    fn level(&mut self, items: &[Item], leaves: bool) -> Option<Level> {
        let mut index = SortedMap::new();
        for (i, &item) in items.iter().enumerate() {
            index.insert(self.entry_of(item)?, i);
        }
        let mut flow = self.flow(items, &index, leaves)?;
        let preds = flow.incoming.iter();
        let preds: Vec<Vec<usize>> = preds
            .map(|edges| edges.iter().map(|e| e.from).collect())
            .collect();
        let idom = dominators(&preds);
        let ipdom = post_dominators(&flow.outgoing);
        let mut level = Level::default();
        // Mask of each item relative to its immediate dominator.
        let mut relative = vec![Masks::TRUE; items.len()];
        for (i, &item) in items.iter().enumerate() {
            let ways = flow.incoming[i].iter().map(|e| {
                let way = chain(&mut self.masks, &relative, &idom, e.from, idom[i]);
                let mask = match items[e.from] {
                    Item::Block(from) => self.told(from, e.mask),
                    Item::Loop(_) => e.mask,
                };
                (self.masks.and(way, mask), e)
            });
            let ways: Vec<(MaskId, &Edge)> = ways.collect();
            let always = i == 0 || post_dominates(&ipdom, i, idom[i]);
            if !always {
                let any = ways.iter().map(|(mask, _)| *mask);
                relative[i] = any.reduce(|any, mask| self.masks.or(any, mask))?;
            }
            let mask = chain(&mut self.masks, &relative, &idom, i, 0);
            let mut sources = Vec::new();
            if i > 0 {
                for n in 0..self.f.blocks[self.entry_of(item)?].params.len() {
                    let of = ways.iter().map(|(m, e)| Some((*m, *e.args.get(n)?)));
                    sources.push(of.collect::<Option<Sources>>()?);
                }
            }
            match item {
                Item::Block(block) => self.block(block, mask, sources, &mut level.steps),
                Item::Loop(l) => {
                    let (number, body) = flow.inner.remove(&i)?;
                    self.close(number, l, body, mask, sources)?;
                    level.steps.push(Step::Loop(number));
                }
            }
        }
        for (from, mask, call) in flow.leaving {
            let way = chain(&mut self.masks, &relative, &idom, from, 0);
            let mask = self.masks.and(way, mask);
            match index.get(&call.block) {
                Some(_) => level.back.push((mask, call.args)),
                None => level.exits.push((mask, call)),
            }
        }
        Some(level)
    }

    /// The edges of a sequence. Loops inside come first: their edges out are edges of it.
    fn flow(
        &mut self,
        items: &[Item],
        index: &SortedMap<Block, usize>,
        leaves: bool,
    ) -> Option<Flow> {
        let mut flow = Flow {
            inner: SortedMap::new(),
            incoming: items.iter().map(|_| Vec::new()).collect(),
            outgoing: vec![SortedSet::new(); items.len()],
            leaving: Vec::new(),
        };
        for (from, &item) in items.iter().enumerate() {
            let mut edges = match item {
                Item::Block(block) => edges(self.f, block, &mut self.masks),
                Item::Loop(l) => {
                    let (number, body) = self.inside(l)?;
                    let edges = self.exits(number, &body);
                    flow.inner.insert(from, (number, body));
                    edges
                }
            };
            if !leaves {
                edges.retain(|(_, call)| index.get(&call.block).is_some_and(|&to| to > 0));
                if let [(mask, _)] = &mut edges[..] {
                    *mask = Masks::TRUE;
                }
            }
            for (mask, call) in edges {
                match index.get(&call.block) {
                    Some(&to) if to > 0 => {
                        if to <= from {
                            return None;
                        }
                        flow.outgoing[from].insert(to);
                        flow.incoming[to].push(Edge {
                            from,
                            mask,
                            args: call.args,
                        });
                    }
                    _ => {
                        flow.outgoing[from].insert(items.len());
                        flow.leaving.push((from, mask, call));
                    }
                }
            }
        }
        let reached = !flow.incoming.iter().skip(1).any(Vec::is_empty);
        reached.then_some(flow)
    }

    /// A loop inside: its number, which it takes before those inside it, and its body.
    fn inside(&mut self, l: Loop) -> Option<(usize, Level)> {
        let number = self.loops.len();
        self.loops.push(InnerLoop {
            mask: Masks::TRUE,
            params: Vec::new(),
            steps: Vec::new(),
            again: Masks::TRUE,
            exits: Vec::new(),
            defines: SortedSet::new(),
            exit_branches: None,
            trips: None,
        });
        let body = self.items(Some(l), &self.forest?.loops[l].blocks);
        Some((number, self.level(&body, true)?))
    }

    /// The edges out of a loop inside, as those of the sequence around it.
    fn exits(&mut self, number: usize, body: &Level) -> Vec<(MaskId, BlockCall)> {
        let several = body.exits.len() > 1;
        let exit = |(n, (_, call)): (usize, &(MaskId, BlockCall))| {
            let mask = match several {
                true => self.masks.exit(number as u32, n as u32),
                false => Masks::TRUE,
            };
            (mask, call.clone())
        };
        body.exits.iter().enumerate().map(exit).collect()
    }

    /// The steps of a block whose parameters come of `sources`.
    fn block(&mut self, block: Block, mask: MaskId, sources: Vec<Sources>, steps: &mut Vec<Step>) {
        let data = &self.f.blocks[block];
        self.block_masks.insert(block, mask);
        for (&param, sources) in data.params.iter().zip(sources) {
            self.joins.insert(param, sources.clone());
            self.joined_under.insert(param, mask);
            steps.push(Step::Join { param, sources });
        }
        for &inst in &data.insts {
            self.inst_masks.insert(inst, mask);
            steps.push(Step::Inst { inst, mask });
        }
    }

    /// The mask of an edge from a block; where its condition is a parameter of the block that each way to
    /// it makes true or false, it is the ways that do.
    fn told(&mut self, from: Block, mask: MaskId) -> MaskId {
        let &Mask::Cond(value, on) = self.masks.get(mask) else {
            return mask;
        };
        let own = self.f.blocks[from].params.contains(&value);
        let Some(sources) = self.joins.get(&value).filter(|_| own) else {
            return mask;
        };
        let mut ways = Vec::new();
        for &(way, value) in sources {
            match self.f.constant(value) {
                Some(truth) if (truth != 0) == on => ways.push(way),
                Some(_) => {}
                None => return mask,
            }
        }
        let masks = &mut self.masks;
        let any = ways.into_iter().reduce(|any, way| masks.or(any, way));
        any.unwrap_or(mask)
    }

    /// Fills in a loop inside.
    fn close(
        &mut self,
        number: usize,
        l: Loop,
        body: Level,
        mask: MaskId,
        entry: Vec<Sources>,
    ) -> Option<()> {
        let f = self.f;
        let data = &self.forest?.loops[l];
        // A loop that is never left has no place among lanes.
        if data.irreducible || body.exits.is_empty() {
            return None;
        }
        let mut again = body.back.first()?.0;
        for (mask, _) in &body.back[1..] {
            again = self.masks.or(again, *mask);
        }
        let mut params = Vec::new();
        for (n, &param) in f.blocks[data.header].params.iter().enumerate() {
            let next = body.back.iter().map(|(m, args)| Some((*m, *args.get(n)?)));
            let next = next.collect::<Option<Sources>>()?;
            params.push((param, entry.get(n)?.clone(), next));
        }
        let trips = match body.exits.len() {
            1 => trips::of_loop(f, &params, self.masks.get(again)),
            _ => None,
        };
        let mut defines = SortedSet::new();
        for &block in &data.blocks {
            defines.extend(f.blocks[block].params.iter().copied());
            let insts = f.blocks[block].insts.iter();
            defines.extend(insts.filter_map(|&i| f.insts[i].result));
        }
        self.loops[number] = InnerLoop {
            mask,
            params,
            steps: body.steps,
            again,
            exits: body.exits.iter().map(|e| e.0).collect(),
            defines,
            exit_branches: None,
            trips,
        };
        Some(())
    }
}

/// Conjunction of the relative masks from `block` up to, not including, its dominator `top`.
fn chain(
    masks: &mut Masks,
    relative: &[MaskId],
    idom: &[usize],
    block: usize,
    top: usize,
) -> MaskId {
    let mut parts = Vec::new();
    let mut b = block;
    while b != top {
        parts.push(relative[b]);
        b = idom[b];
    }
    masks.all_of(parts.into_iter().rev())
}

/// Edges from `block`, each with its condition.
fn edges(f: &Function, block: Block, masks: &mut Masks) -> Vec<(MaskId, BlockCall)> {
    match &f.blocks[block].terminator {
        Terminator::Jump(to) => vec![(Masks::TRUE, to.clone())],
        Terminator::Branch {
            cond,
            then,
            otherwise,
        } => {
            vec![
                (masks.cond(*cond, true), then.clone()),
                (masks.cond(*cond, false), otherwise.clone()),
            ]
        }
        Terminator::Switch {
            value,
            cases,
            default,
        } => {
            let mut edges = Vec::new();
            let mut any: Option<MaskId> = None;
            // Numbers next to each other are one range.
            let mut cases: Vec<_> = cases.iter().collect();
            cases.sort_by_key(|case| case.0);
            for (constant, to) in cases {
                let mask = masks.equals(*value, *constant);
                any = Some(any.map_or(mask, |a| masks.or(a, mask)));
                edges.push((mask, to.clone()));
            }
            let rest = any.map_or(Masks::TRUE, |a| masks.not(a));
            edges.push((rest, default.clone()));
            edges
        }
        Terminator::Return(_) | Terminator::Unreachable => Vec::new(),
    }
}
