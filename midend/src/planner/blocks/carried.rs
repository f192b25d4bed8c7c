//! Loops that carry values which are computed alike: side by side they are lanes of vectors that live over the loop
//! (Rosen, Nuzman and Zaks, *Loop-aware SLP in GCC*, 2007).
//!
//! Iterations stay one after the other, as what each needs of the one before does, so that no order of operations
//! changes: sums that were written out several times side by side are vectors in strict floating point. What is not
//! computed alike stays scalar beside it.

use super::around::Around;
use super::computed_alike::groups;
use super::readable::{Places, Readable, places_read};
use super::region::Bundle;
use super::seeds::{chains_of, slices};
use super::tree::{Id, Kind, Tree};
use super::vectors::{Vectors, fields, lanes_of, parts};
use crate::analysis::function_view::FunctionView;
use crate::analysis::one_by_one::{HandedOn, OneByOne};
use crate::cost;
use crate::engine::linearize::linearize;
use crate::engine::scalars::{Scalars, zero};
use crate::engine::sequence::At;
use crate::options::Options;
use crate::plan::effect::{Effect, effect};
use crate::plan::{
    Carried, LaneOrder, Leaves, LoopControl, LoopNode, Node, POp, PType, PValue, Plan, Region,
    Widened,
};
use crate::planner::material::{Technique, no_vector_form, registers};
use crate::planner::program::Program;
use crate::planner::trips::{Groups, Trips, constant_trips, trips};
use crate::remark::{Reason, Refusal};
use crate::ssa::{Block, Function, Inst, Op, Type, Value};
use crate::target::{RowOp, TargetInfo};
use frontend::sorted::SortedSet;
use frontend::span::Span;

/// A loop that carries more, beside what only counts, is left.
const MOST: usize = 64;

/// What a loop was written as.
pub(in crate::planner) struct Written {
    pub plan: Plan,
    /// One iteration of the scalar and of the vector loop, in quarter cycles.
    pub iteration: [u32; 2],
    /// What vectors do before and behind theirs.
    pub once: u32,
}

/// A loop and what is asked of it.
pub(in crate::planner) struct Beside<'a> {
    pub of: &'a OneByOne,
    pub view: &'a FunctionView<'a>,
    pub target: &'a TargetInfo,
    pub options: &'a Options,
}

impl Beside<'_> {
    /// The loop, written for registers of all widths.
    pub fn all(&self) -> Vec<Result<Written, Refusal>> {
        let facts = &self.of.facts;
        let around = Around::of_blocks(self.view, &facts.blocks, self.target, self.options);
        let groups = groups(&around, &self.of.handed_on);
        let idle = constant_trips(facts) == Some(0);
        let counted = self.of.handed_on.iter().filter(|one| one.counts).count();
        if groups.is_empty() || self.of.handed_on.len() - counted > MOST || idle {
            return Vec::new();
        }
        let Some(memory) = Memory::of(&around, &facts.blocks) else {
            return Vec::new();
        };
        let widths = registers(self.target, self.options).into_iter();
        let written = widths.filter_map(|reg_bits| {
            let body = Body::of(&around, self.of, &memory, (&groups, reg_bits))?;
            Some(body.write(reg_bits))
        });
        written.collect()
    }
}

/// What a loop reads and writes.
struct Memory {
    /// They read the same at the beginning of an iteration as where they stand.
    loads: SortedSet<Inst>,
    places: Places,
    /// Stores side by side; all stores are.
    chains: Vec<Bundle>,
}

impl Memory {
    /// `None`: an iteration reads what it may have written, or writes what vectors do not.
    fn of(around: &Around<'_>, blocks: &[Block]) -> Option<Memory> {
        let f = around.view.f;
        let mut loads = SortedSet::new();
        let mut stores = Vec::new();
        for &inst in blocks.iter().flat_map(|&b| &f.blocks[b].insts) {
            match &f.insts[inst].op {
                Op::Load(_) => {
                    let read = around.accessed(inst)?;
                    let mut before = stores.iter().filter_map(|&s| around.accessed(s));
                    if before.any(|store| around.may_meet(&store, &read)) {
                        return None;
                    }
                    loads.insert(inst);
                }
                Op::Store(_) => stores.push(inst),
                _ => {}
            }
        }
        let chains = chains_of(around, stores.iter().copied());
        if chains.iter().map(Vec::len).sum::<usize>() != stores.len() {
            return None;
        }
        let accessed = |chain: &Bundle| -> Option<Vec<_>> {
            chain.iter().map(|&inst| around.accessed(inst)).collect()
        };
        let all: Option<Vec<_>> = chains.iter().map(accessed).collect();
        let all = all?;
        let meet =
            |a: &Vec<_>, b: &Vec<_>| a.iter().any(|x| b.iter().any(|y| around.may_meet(x, y)));
        let mut pairs = (0..all.len()).flat_map(|n| (0..n).map(move |m| (n, m)));
        if pairs.any(|(n, m)| meet(&all[n], &all[m])) {
            return None;
        }
        let places = places_read(around, loads.iter().copied());
        Some(Memory {
            loads,
            places,
            chains,
        })
    }
}

/// Values that are lanes of one vector at the beginning of an iteration, and at its end.
struct Pack<'a> {
    of: Vec<&'a HandedOn>,
    carried: Id,
    next: Id,
}

/// The body of a loop as vectors.
struct Body<'a> {
    around: &'a Around<'a>,
    of: &'a OneByOne,
    memory: &'a Memory,
    tree: Tree<'a>,
    packs: Vec<Pack<'a>>,
    stores: Vec<(Bundle, Id)>,
    /// What each iteration sets to a lane of a vector, and none reads.
    set: Vec<(HandedOn, Id, u32)>,
}

impl<'a> Body<'a> {
    /// `None`: nothing of what is carried becomes a vector, or what is stored does not.
    fn of(
        around: &'a Around<'a>,
        of: &'a OneByOne,
        memory: &'a Memory,
        (groups, reg_bits): (&[Vec<&'a HandedOn>], u32),
    ) -> Option<Body<'a>> {
        let f = around.view.f;
        let rows = groups.iter().flat_map(|group| {
            let ty = f.values[group[0].phi].ty;
            slices(group, ty, reg_bits)
        });
        let mut rows: Vec<Vec<&HandedOn>> = rows.collect();
        loop {
            let readable = Readable {
                loads: &memory.loads,
                places: &memory.places,
            };
            let mut tree = Tree::new(around, readable);
            let phis = |row: &Vec<&HandedOn>| -> Vec<Value> { row.iter().map(|h| h.phi).collect() };
            let nexts =
                |row: &Vec<&HandedOn>| -> Vec<Value> { row.iter().map(|h| h.next).collect() };
            let carried: Vec<Id> = rows.iter().map(|row| tree.carry(&phis(row))).collect();
            let next: Vec<Id> = rows.iter().map(|row| tree.bundle(&nexts(row))).collect();
            let is_vector = |id: Id| !matches!(tree.nodes[id].kind, Kind::Build(_));
            if let Some(scalar) = next.iter().position(|&id| !is_vector(id)) {
                rows.remove(scalar);
                continue;
            }
            if rows.is_empty() {
                return None;
            }
            let mut stores = Vec::new();
            for chain in &memory.chains {
                let ty = f.values[f.insts[chain[0]].args[1]].ty;
                let bundles = slices(chain, ty, reg_bits);
                if bundles.iter().map(Vec::len).sum::<usize>() != chain.len() {
                    return None;
                }
                for bundle in bundles {
                    let values: Vec<Value> =
                        bundle.iter().map(|&inst| f.insts[inst].args[1]).collect();
                    let id = tree.bundle(&values);
                    stores.push((bundle, id));
                }
            }
            let ids = carried.into_iter().zip(next);
            let packs = rows.into_iter().zip(ids);
            let packs = packs.map(|(of, (carried, next))| Pack { of, carried, next });
            let set = of.handed_on.iter().filter(|one| !one.is_read);
            let set = set.filter_map(|&one| {
                let (id, lane) = lane_of(&tree, one.next)?;
                Some((one, id, lane))
            });
            return Some(Body {
                around,
                of,
                memory,
                packs: packs.collect(),
                set: set.collect(),
                tree,
                stores,
            });
        }
    }

    /// The loop for registers of that many bits.
    ///
    /// # Errors
    /// A value has no name, or the target lacks an operation.
    fn write(&self, reg_bits: u32) -> Result<Written, Refusal> {
        let around = self.around;
        let span = around.view.f.sites[self.of.facts.site].span;
        let next = self.packs.iter().map(|pack| pack.next);
        let stored = self.stores.iter().map(|(_, id)| *id);
        let set = self.set.iter().map(|(_, id, _)| *id);
        let roots: Vec<Id> = next.chain(stored).chain(set).collect();
        let lanes = lanes_of(around, &self.tree);
        let parts = parts(around, &self.tree, (&lanes, &roots), (reg_bits, span))?;
        let has = |row: RowOp, ty: Type| around.target.cost(row, ty, reg_bits).is_some();
        let parts = (&parts[..], Technique::default());
        let entry = &around.view.f.sites[self.of.facts.site].entry;
        let loads = self.memory.loads.clone();
        let scalars = Scalars::new(around.view.f, entry, loads, SortedSet::new(), span);
        let v = Vectors::new((around, &self.tree, span), scalars, parts, (reg_bits, &has));
        let writer = Writer {
            body: self,
            v,
            span,
            reg_bits,
            carried: Vec::new(),
        };
        writer.written()
    }
}

/// The vector of a tree that has a value in a lane, and that lane.
fn lane_of(tree: &Tree<'_>, value: Value) -> Option<(Id, u32)> {
    let all = tree.nodes.iter().enumerate();
    let mut made = all.filter(|(_, n)| matches!(n.kind, Kind::Operation(..) | Kind::Load { .. }));
    made.find_map(|(id, node)| {
        let lane = node.values.iter().position(|v| *v == value)?;
        Some((id, lane as u32))
    })
}

/// A variable behind the loop: what is carried, or a lane of it.
struct Behind {
    of: HandedOn,
    carried: PValue,
    lane: Option<u32>,
}

struct Writer<'a> {
    body: &'a Body<'a>,
    v: Vectors<'a>,
    span: Span,
    reg_bits: u32,
    carried: Vec<Carried>,
}

impl Writer<'_> {
    fn written(mut self) -> Result<Written, Refusal> {
        let Body { around, of, .. } = *self.body;
        let f = around.view.f;
        let one = Groups {
            wide: 1,
            narrow: None,
            least: 1,
            last: false,
        };
        let counted = trips(
            &mut self.v.b,
            &mut self.v.scalars,
            &of.facts,
            one,
            self.span,
        )?;
        let behind = self.iteration()?;
        let stores = self.body.stores.iter().flat_map(|(bundle, _)| bundle);
        let fields = fields(f, stores, &self.body.tree);
        self.v.b.layout.extend(fields);
        let nodes = self.program(counted, &behind);
        let machine = (around.target, around.options);
        let program = Program::written(f, self.v.b, nodes, (self.reg_bits, machine));
        let Program { body, values, .. } = &program;
        let order = LaneOrder::Natural;
        let price = cost::plan_cost(body, values, around.target, self.reg_bits, order);
        let price = price.map_err(|missing| no_vector_form(missing, around.target, self.span))?;
        let no_order = || Refusal::new(Reason::Opaque, self.span, "its blocks have no order");
        let linear = linearize(f, &of.facts.blocks).ok_or_else(no_order)?;
        // What only counts is never waited for.
        let waited = || of.handed_on.iter().filter(|one| !one.counts);
        let phis = waited().map(|one| one.phi).collect();
        let nexts: Vec<Value> = waited().map(|one| one.next).collect();
        let chain = cost::recurrence(f, &linear, &phis, &SortedSet::new(), &nexts);
        let processor = around.options.processor;
        let scalar = cost::scalar_iteration(f, &linear, &of.facts.blocks, processor);
        let iteration = [scalar.time(), price.iteration.time()].map(|time| time.max(chain));
        let complete = counted.complete && counted.enough.is_none();
        let region = Region::Loop {
            site: of.facts.site,
            span: self.span,
            inside: None,
        };
        let plan = Plan {
            scalar_cost: iteration[0],
            vector_cost_percent: iteration[1].saturating_mul(100),
            leaves: match complete {
                true => Leaves::Nothing,
                false => Leaves::Rest,
            },
            ..program.plan(f, region, self.reg_bits)
        };
        Ok(Written {
            plan,
            iteration,
            once: price.once,
        })
    }

    /// Writes an iteration, and what it begins with: what the loop carries.
    fn iteration(&mut self) -> Result<Vec<Behind>, Refusal> {
        let body = self.body;
        let f = body.around.view.f;
        let is_packed = |phi: Value| body.packs.iter().any(|p| p.of.iter().any(|h| h.phi == phi));
        let mut behind = Vec::new();
        let mut vectors = Vec::new();
        for pack in &body.packs {
            let init = self.initial(pack)?;
            let ty = self.v.b.ty(init);
            let value = self.v.b.value(ty, Some(name(f, &pack.of)));
            self.set(pack.carried, value);
            vectors.push((value, init, pack.next));
            behind.extend((0..).zip(&pack.of).map(|(lane, &&of)| Behind {
                of,
                carried: value,
                lane: Some(lane),
            }));
        }
        let mut scalars = Vec::new();
        for of in body.of.handed_on.iter().filter(|one| !is_packed(one.phi)) {
            if let Some((_, id, lane)) = body.set.iter().find(|(set, ..)| set.phi == of.phi) {
                let node = &body.tree.nodes[*id];
                let ty = PType::Vector(node.ty, node.lanes as u32);
                let none = zero(&mut self.v.b, At::Check, node.ty);
                let init = self.v.b.inst(At::Check, POp::Splat, &[none], ty);
                let value = self.v.b.value(ty, Some(f.vars[of.var].name.clone()));
                vectors.push((value, init, *id));
                behind.push(Behind {
                    of: *of,
                    carried: value,
                    lane: Some(*lane),
                });
                continue;
            }
            let init = self.v.scalars.get(&mut self.v.b, At::Check, of.start)?;
            let ty = self.v.b.ty(init);
            let value = self.v.b.value(ty, Some(f.vars[of.var].name.clone()));
            self.v.scalars.make(of.phi, value);
            scalars.push((value, init, of.next));
            behind.push(Behind {
                of: *of,
                carried: value,
                lane: None,
            });
        }
        let mut carried = Vec::new();
        for (value, init, next) in vectors {
            let next = self.v.vector(next)?;
            carried.push(Carried { value, init, next });
        }
        let mut stored = Vec::new();
        for (bundle, id) in &body.stores {
            stored.push((bundle, self.v.vector(*id)?));
        }
        for (bundle, value) in stored {
            self.v.store(bundle, value)?;
        }
        for (value, init, next) in scalars {
            let next = self.v.scalar(next)?;
            carried.push(Carried { value, init, next });
        }
        self.carried = carried;
        Ok(behind)
    }

    /// The vector of what some variables are before the loop.
    fn initial(&mut self, pack: &Pack<'_>) -> Result<PValue, Refusal> {
        let f = self.body.around.view.f;
        let elem = f.values[pack.of[0].phi].ty;
        let mut lanes = Vec::new();
        for one in &pack.of {
            let scalar = self.v.scalars.get(&mut self.v.b, At::Check, one.start)?;
            lanes.push(scalar);
        }
        let ty = PType::Vector(elem, lanes.len() as u32);
        let alike = lanes.iter().all(|&lane| lane == lanes[0]);
        Ok(match alike {
            true => self.v.b.inst(At::Check, POp::Splat, &lanes[..1], ty),
            false => self.v.b.inst(At::Check, POp::Build, &lanes, ty),
        })
    }

    /// Says what the vector of a node is.
    fn set(&mut self, id: Id, value: PValue) {
        let lanes = self.body.tree.nodes[id].lanes;
        if let Some(widened) = self.v.widened.get_mut(&lanes) {
            let of = widened.lane.values[&id];
            widened.widener.set(of, vec![value]);
        }
    }

    /// The loop, and variables behind it.
    fn program(&mut self, counted: Trips, behind: &[Behind]) -> Vec<Node> {
        let f = self.body.around.view.f;
        let b = &mut self.v.b;
        let counter = b.value(PType::Scalar(Type::I64), Some("k".to_string()));
        let carried = std::mem::take(&mut self.carried);
        let mut body = b.take(At::Before);
        body.extend(b.take(At::Body));
        body.extend(b.take(At::After));
        let mut inner = b.take(At::Check);
        let varies = carried.iter().map(|c| c.value).chain([counter]);
        inner.extend(invariant(&mut body, varies.collect()));
        let widest = self.body.packs.iter().map(|pack| pack.of.len()).max();
        inner.push(Node::Loop(LoopNode {
            control: LoopControl::Counted {
                counter,
                start: None,
                end: counted.all,
                step: 1,
            },
            widened: Some(Widened {
                vf: widest.unwrap_or(1) as u32,
                uf: 1,
                masked: false,
                last: false,
                part: None,
                beside: true,
            }),
            often: None,
            stages: None,
            carried,
            results: Vec::new(),
            body,
        }));
        b.span = self.span;
        for one in behind
            .iter()
            .filter(|one| !f.vars[one.of.var].name.is_empty())
        {
            let value = match one.lane {
                Some(lane) => {
                    let ty = PType::Scalar(f.values[one.of.phi].ty);
                    b.inst(At::After, POp::Extract(lane), &[one.carried], ty)
                }
                None => one.carried,
            };
            b.effect(At::After, POp::Assign(one.of.var), &[value]);
        }
        inner.extend(b.take(At::After));
        let mut nodes = b.take(At::Setup);
        match counted.enough {
            Some(cond) => nodes.push(Node::If {
                cond,
                then: inner,
                otherwise: Vec::new(),
                results: Vec::new(),
                seldom: false,
            }),
            None => nodes.extend(inner),
        }
        nodes
    }
}

/// Takes from a body what is the same in all iterations, the first of which runs for sure.
fn invariant(body: &mut Vec<Node>, mut varies: SortedSet<PValue>) -> Vec<Node> {
    let mut before = Vec::new();
    let mut rest = Vec::new();
    for node in body.drain(..) {
        let inst = match &node {
            Node::Inst(inst) => inst,
            Node::If { .. } | Node::Loop(_) => {
                rest.push(node);
                continue;
            }
        };
        let same = inst.args.iter().all(|arg| !varies.contains(arg));
        match inst.result {
            Some(_) if same && effect(&inst.op) == Effect::None => before.push(node),
            result => {
                varies.extend(result);
                rest.push(node);
            }
        }
    }
    *body = rest;
    before
}

/// What a vector of some variables is called.
fn name(f: &Function, all: &[&HandedOn]) -> String {
    let names: Vec<&str> = all
        .iter()
        .map(|one| f.vars[one.var].name.as_str())
        .collect();
    let stem = |name: &str| {
        name.trim_end_matches(|c: char| c.is_ascii_digit())
            .to_owned()
    };
    let first = stem(names[0]);
    match !first.is_empty() && names.iter().all(|name| stem(name) == first) {
        true => first,
        false => names.concat().chars().take(12).collect(),
    }
}
