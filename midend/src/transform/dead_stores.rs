//! Stores that are overwritten before anything may read what they wrote.
//!
//! Control is followed from a store within one iteration of the loop that it is in. Scalar code, which does
//! what the source says, neither begins nor ends between it and what overwrites it, so that what
//! [`super::reuse`] no longer reads is not read there either.

use super::dead_code::{has_effect, made_of, needed};
use super::entry::{Right, Transform};
use super::places::{Accessed, Base, accessed};
use super::value_numbers::ValueNumbers;
use crate::analysis::dominators::DomTree;
use crate::analysis::function_view::FunctionView;
use crate::analysis::loops::{Loop, LoopForest};
use crate::options::{Optimization, Options};
use crate::ssa::{Block, Function, Inst, InstData, LoopSite, Op, Value, ValueDef};
use cranelift_entity::SecondaryMap;
use frontend::sorted::{SortedMap, SortedSet};

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "dead-stores",
    right: Right::Stores(Optimization::DeadStores, dead_stores),
    what: "Stores left out that are overwritten before anything reads what they wrote",
    literature: "Muchnick, Advanced Compiler Design and Implementation, 1997",
};

/// A search gives up behind this many blocks.
const MAX_WALK: usize = 64;

/// In a block, a search gives up behind this many accesses.
const MAX_ACCESSES: usize = 128;

/// Of more stores it is not found out which of them alone read a variable.
const MAX_LOOKS: usize = 64;

/// Takes out stores that are overwritten, in place, and what nothing else needs.
///
/// Scalar code reads what these are made of, and begins with what vector code leaves in variables. So a store
/// stays without which nothing in a loop would need what a variable has from the iteration before.
pub fn dead_stores(f: &mut Function, options: &Options) {
    let dom = DomTree::compute(f);
    let Some((mut dead, forest)) =
        Overwriting::of(f, &dom, options).map(|over| (over.dead(), over.forest))
    else {
        return;
    };
    let read = carried_and_read(f, &forest, &dom);
    while !dead.is_empty() {
        let mut made = f.clone();
        take_out(&mut made, &dead);
        let still = carried_and_read(&made, &forest, &dom);
        let lost: Vec<Value> = read
            .iter()
            .copied()
            .filter(|v| !still.contains(v))
            .collect();
        if lost.is_empty() {
            *f = made;
            return;
        }
        // Each takes a look at the whole function.
        if dead.len() > MAX_LOOKS {
            return;
        }
        let reads_lost = |store: &Inst| {
            let made = made_of(f, f.insts[*store].args.clone());
            lost.iter().any(|&value| made.contains(value))
        };
        let before = dead.len();
        dead.retain(|store| !reads_lost(store));
        if dead.len() == before {
            return;
        }
    }
}

/// Takes out stores, and what only they are made of.
fn take_out(f: &mut Function, stores: &SortedSet<Inst>) {
    let args = stores.iter().flat_map(|&store| f.insts[store].args.clone());
    let made = made_of(f, args.collect());
    let entry_and_exit = |site: &LoopSite| [site.entry.clone(), site.exit.clone()].concat();
    let listed = f.sites.values().flat_map(entry_and_exit);
    let listed = listed.map(|(_, value)| value);
    let listed = listed.chain(f.claims.iter().map(|claim| claim.value));
    let edges = f.blocks.values().flat_map(|data| data.terminator.edges());
    let listed = listed.chain(edges.flat_map(|edge| edge.args.clone()));
    let listed = made_of(f, listed.collect());
    take(f, stores);
    let needed = needed(f, &f.blocks.keys().collect());
    let is_vain = |v: Value| made.contains(v) && !needed.contains(v) && !listed.contains(v);
    let goes = |data: &InstData| !has_effect(&data.op) && data.result.is_some_and(is_vain);
    let insts = f.insts.iter().filter(|(_, data)| goes(data));
    let mut vain: SortedSet<Inst> = insts.map(|(inst, _)| inst).collect();
    // Nor may what stays without being needed, which others have left, name what is gone.
    let standing = f.blocks.values().flat_map(|data| &data.insts);
    let staying = standing.filter(|inst| !vain.contains(inst));
    let mut open: Vec<Value> = staying
        .flat_map(|&inst| f.insts[inst].args.clone())
        .collect();
    while let Some(value) = open.pop() {
        if let ValueDef::Result(inst) = f.values[value].def
            && vain.remove(&inst)
        {
            open.extend(&f.insts[inst].args);
        }
    }
    take(f, &vain);
}

fn take(f: &mut Function, insts: &SortedSet<Inst>) {
    for block in f.blocks.values_mut() {
        block.insts.retain(|inst| !insts.contains(inst));
    }
    for &inst in insts {
        let data = &mut f.insts[inst];
        data.op = Op::Undef;
        data.args.clear();
    }
}

/// Parameters of headers that something in their loops reads which is needed.
fn carried_and_read(f: &Function, forest: &LoopForest, dom: &DomTree) -> SortedSet<Value> {
    let needed = needed(f, &dom.rpo().iter().copied().collect());
    let mut found = SortedSet::new();
    let mut read = |value: Value, block: Block| {
        if let ValueDef::Param(header, _) = f.values[value].def
            && let Some(of) = forest.with_header(header)
            && forest.contains(of, block)
        {
            found.insert(value);
        }
    };
    for &block in dom.rpo() {
        let data = &f.blocks[block];
        for inst in data.insts.iter().map(|&inst| &f.insts[inst]) {
            if has_effect(&inst.op) || inst.result.is_some_and(|r| needed.contains(r)) {
                inst.args.iter().for_each(|&arg| read(arg, block));
            }
        }
        if let Some(&value) = data.terminator.value() {
            read(value, block);
        }
        for edge in data.terminator.edges() {
            let params = &f.blocks[edge.block].params;
            for (&arg, param) in edge.args.iter().zip(params) {
                if needed.contains(*param) {
                    read(arg, edge.block);
                }
            }
        }
    }
    found
}

/// A function in which some stores may be of one place.
pub(super) struct Overwriting<'a> {
    view: FunctionView<'a>,
    forest: LoopForest,
    /// The loads and stores that are not volatile.
    accessed: SecondaryMap<Inst, Option<Accessed>>,
    strict_aliasing: bool,
}

/// What an instruction does about what a store wrote.
enum Effect {
    Overwrites,
    MayRead,
    Nothing,
}

impl<'a> Overwriting<'a> {
    /// Looks at a function; nothing if it has no such stores.
    pub fn of(f: &'a Function, dom: &'a DomTree, options: &Options) -> Option<Overwriting<'a>> {
        Overwriting::with(f, dom, options, 2)
    }

    /// Looks at a function; nothing if there is no place with so many stores.
    pub fn with(
        f: &'a Function,
        dom: &'a DomTree,
        options: &Options,
        stores_of_one: usize,
    ) -> Option<Overwriting<'a>> {
        let mut numbers = ValueNumbers::default();
        for (_, inst) in insts(f, dom) {
            numbers.see(f, inst);
        }
        let mut stores: SortedMap<Base, usize> = SortedMap::new();
        let mut all = SecondaryMap::new();
        for (_, inst) in insts(f, dom) {
            let Some(one) = accessed(f, &numbers, inst) else {
                continue;
            };
            all[inst] = Some(one);
            if one.is_store {
                *stores.entry(one.base).or_default() += 1;
            }
        }
        if stores.values().all(|&count| count < stores_of_one) {
            return None;
        }
        let forest = LoopForest::compute(f, dom);
        (!forest.irreducible).then(|| Overwriting {
            view: FunctionView::new(f, dom),
            forest,
            accessed: all,
            strict_aliasing: options.strict_aliasing,
        })
    }

    fn dead(&self) -> SortedSet<Inst> {
        let blocks = self.view.dom.rpo().iter();
        let dead = blocks.flat_map(|&block| {
            let insts = self.insts(block);
            let dead = (0..insts.len()).filter(move |&at| self.is_dead(block, at));
            dead.map(|at| insts[at])
        });
        dead.collect()
    }

    /// Whether what a block does there is a store that is overwritten.
    fn is_dead(&self, block: Block, at: usize) -> bool {
        let insts = self.insts(block);
        let Some(store) = self.accessed(insts[at]).filter(|one| one.is_store) else {
            return false;
        };
        match self.first_effect(&store, &insts[at + 1..]) {
            Effect::Overwrites => true,
            Effect::MayRead => false,
            Effect::Nothing => self.is_overwritten_behind(&store, block, |_| false),
        }
    }

    /// A load or store that is not volatile.
    pub fn accessed(&self, inst: Inst) -> Option<Accessed> {
        self.accessed[inst]
    }

    /// Whether two accesses may be of the same bytes.
    pub fn meet(&self, a: &Accessed, b: &Accessed) -> bool {
        a.may_meet(b, &self.view, self.strict_aliasing)
    }

    /// Whether no loop is around one of two blocks that is not around the other.
    pub fn in_one_loop(&self, a: Block, b: Block) -> bool {
        self.forest.innermost(a) == self.forest.innermost(b)
    }

    /// What stands in a block.
    pub fn insts(&self, block: Block) -> &'a [Inst] {
        &self.view.f.blocks[block].insts
    }

    /// Whether an instruction may access memory.
    pub fn is_access(&self, inst: Inst) -> bool {
        self.view.f.insts[inst].op.is_access()
    }

    /// Whether all ways out of a block overwrite what a store in it wrote, in the same iteration, but for those
    /// that go over some edges: blocks, and which of their edges.
    pub fn is_overwritten_behind(
        &self,
        store: &Accessed,
        block: Block,
        but: impl Fn((Block, usize)) -> bool,
    ) -> bool {
        let f = self.view.f;
        let home = self.forest.innermost(block);
        let (mut seen, mut open) = (SortedSet::new(), vec![block]);
        while let Some(from) = open.pop() {
            let terminator = &f.blocks[from].terminator;
            if terminator.edges().next().is_none() || seen.len() > MAX_WALK {
                return false;
            }
            for (n, edge) in terminator.edges().enumerate() {
                let to = edge.block;
                if home.is_some_and(|home| self.leaves_iteration(home, to)) {
                    return false;
                }
                if but((from, n)) || !seen.insert(to) {
                    continue;
                }
                match self.first_effect(store, self.insts(to)) {
                    Effect::Overwrites => {}
                    Effect::MayRead => return false,
                    Effect::Nothing => open.push(to),
                }
            }
        }
        true
    }

    fn leaves_iteration(&self, of: Loop, to: Block) -> bool {
        self.forest.loops[of].header == to || !self.forest.contains(of, to)
    }

    fn first_effect(&self, store: &Accessed, insts: &[Inst]) -> Effect {
        let mut accesses = insts.iter().filter(|&&inst| self.is_access(inst));
        for &inst in accesses.by_ref().take(MAX_ACCESSES) {
            match self.effect(store, inst) {
                Effect::Nothing => {}
                some => return some,
            }
        }
        match accesses.next() {
            Some(_) => Effect::MayRead,
            None => Effect::Nothing,
        }
    }

    fn effect(&self, written: &Accessed, inst: Inst) -> Effect {
        match self.accessed(inst) {
            Some(store) if store.is_store => match store.covers(written) {
                true => Effect::Overwrites,
                false => Effect::Nothing,
            },
            Some(load) => match self.meet(&load, written) {
                true => Effect::MayRead,
                false => Effect::Nothing,
            },
            // Other threads may read before or behind these, as before or behind what is volatile.
            None if self.is_access(inst) => Effect::MayRead,
            None => Effect::Nothing,
        }
    }
}

/// Instructions that control can come to, those that others are computed from before them.
fn insts<'a>(f: &'a Function, dom: &'a DomTree) -> impl Iterator<Item = (Block, Inst)> + 'a {
    let blocks = dom.rpo().iter();
    blocks.flat_map(|&block| f.blocks[block].insts.iter().map(move |&inst| (block, inst)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ssa::parse::parse;

    /// How many stores are left of a function whose first store writes `v0[v2]`, in an iteration of a loop that
    /// goes on with this; `v1` is another pointer.
    fn left(rest: &str) -> usize {
        let text = format!(
            "function \"f\" {{\n  var0 \"p\": pointer scalar i32 \"int\", param 0\n  \
             var1 \"q\": pointer restrict scalar i32 \"int\", param 1\n  sym0 \"g\": function\n  \
             field0 \"a\" of \"struct p\" at 2: scalar i32 \"int\"\n  \
             field1 \"b\" of \"struct p\" at 4: scalar i32 \"int\"\n\
             block0(v0: ptr, v1: ptr, v3: i1):\n  v4: i64 = const 0\n  v5: i64 = const 1\n  \
             v6: i32 = const 7\n  jump block1(v4)\n\
             block1(v2: i64):\n  v7: ptr = ptradd 4 v0, v2\n  store int v7, v6\n{rest}}}\n"
        );
        let mut f = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        dead_stores(&mut f, &Options::default());
        let insts = f.blocks.values().flat_map(|block| &block.insts);
        let stores = insts.filter(|&&inst| matches!(f.insts[inst].op, Op::Store(_)));
        stores.count()
    }

    const AGAIN: &str = "  v20: ptr = ptradd 4 v0, v2\n  store int v20, v6\n";
    const NEXT: &str = "  v30: i64 = add v2, v5\n  branch v3, block1(v30), block9\n";
    const END: &str = "block9:\n  return\n";

    /// The same with something between the store and one that is in its place.
    fn left_between(between: &str) -> usize {
        left(&format!("{between}{AGAIN}{NEXT}{END}"))
    }

    #[test]
    fn what_scalar_code_reads_from_the_iteration_before_stays_needed() {
        let text = |then: &str, last: &str| {
            let text = format!(
                "function \"f\" {{\n  var0 \"p\": pointer scalar i32 \"int\", param 0\n\
                 block0(v0: ptr, v1: i1):\n  v2: i64 = const 0\n  v3: i32 = const 7\n  \
                 jump block1(v2, v3)\n\
                 block1(v4: i64, v5: i32):\n  v6: i32 = sdiv v3, v5\n  v7: ptr = ptradd 4 v0, v4\n  \
                 store int v7, v6\n  v8: ptr = ptradd 4 v0, v4\n  store int v8, {then}\n  \
                 v9: i64 = const 1\n  v10: i64 = add v4, v9\n  v11: i32 = trunc v4\n  \
                 branch v1, block1(v10, v11), block2\nblock2:\n  return {last}\n}}\n"
            );
            let mut f = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            dead_stores(&mut f, &Options::default());
            f.to_string()
        };
        // What nothing else reads would be no variable any more, or one that is only set.
        for last in ["v3", "v5"] {
            let kept = text("v3", last);
            assert_eq!(kept.matches("store").count(), 2, "{kept}");
        }
        let gone = text("v5", "v3");
        assert_eq!(
            (gone.matches("store").count(), gone.matches("sdiv").count()),
            (1, 0),
            "{gone}"
        );
    }

    #[test]
    fn what_others_left_names_nothing_that_is_gone() {
        // Nothing needs v6, but what makes v5 is there for it as well.
        let text = "function \"f\" {\n  var0 \"p\": pointer scalar i32 \"int\", param 0\n\
                    block0(v0: ptr, v1: i1):\n  v2: i64 = const 0\n  jump block1(v2)\n\
                    block1(v3: i64):\n  v5: i32 = trunc v3\n  v6: i32 = add v5, v5\n  \
                    v7: ptr = ptradd 4 v0, v3\n  store int v7, v5\n  v8: ptr = ptradd 4 v0, v3\n  \
                    v9: i32 = const 7\n  store int v8, v9\n  v10: i64 = const 1\n  v11: i64 = add v3, v10\n  \
                    branch v1, block1(v11), block2\nblock2:\n  return\n}\n";
        let mut f = parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        dead_stores(&mut f, &Options::default());
        assert_eq!(f.to_string().matches("store").count(), 1, "{f}");
        assert_eq!(crate::ssa::verify::verify(&f), Ok(()), "{f}");
    }

    #[test]
    fn what_is_read_or_seen_between_stays() {
        assert_eq!(left_between(""), 1);
        let address = "  v10: ptr = ptradd 4 v0, v2\n";
        let next = "  v10: i64 = add v2, v5\n  v11: ptr = ptradd 4 v0, v10\n";
        let field = "  v10: ptr = field field0 v7\n";
        let unknown = "  v10: ptr = ptradd 4 v0, v4\n";
        for (count, between) in [
            (2, format!("{address}  v12: i32 = load int v10\n")),
            (2, format!("{address}  v12: i16 = load any v10\n")),
            (2, format!("{unknown}  v12: i32 = load int v10\n")),
            (1, format!("{next}  v12: i32 = load int v11\n")),
            (
                2,
                format!("{next}  v12: ptr = ptradd -4 v11, v5\n  v13: i32 = load int v12\n"),
            ),
            (1, "  v12: i32 = load int v1\n".into()),
            (1, "  v12: f32 = load float v0\n".into()),
            (2, format!("{field}  v11: i32 = load int v10\n")),
            (
                1,
                field.replace("field0", "field1") + "  v11: i32 = load int v10\n",
            ),
            (2, "  v12: i32 = load volatile int v1\n".into()),
            (3, "  store volatile int v1, v6\n".into()),
            (2, "  v12: i32 = call sym0\n".into()),
            (2, "  opaque \"asm\"\n".into()),
        ] {
            assert_eq!(left_between(&between), count, "{between}");
        }
    }

    #[test]
    fn what_overwrites_is_as_wide() {
        let (byte, wide) = ("  v8: i8 = const 1\n", "  v8: i64 = const 1\n");
        let then = |value: &str| left(&format!("{value}  store any v7, v8\n{NEXT}{END}"));
        assert_eq!((then(byte), then(wide)), (2, 1));
        // Both are overwritten by the last.
        assert_eq!(left_between(&format!("{byte}  store any v7, v8\n")), 1);
    }

    #[test]
    fn all_ways_overwrite_in_the_same_iteration() {
        let both = "  branch v3, block2, block3\nblock2:\n  store int v7, v6\n  jump block4\n\
             block3:\n  jump block4\nblock4:\n";
        assert_eq!(left(&format!("{both}{NEXT}{END}")), 2);
        let other = both.replace("block3:\n", "block3:\n  store int v7, v6\n");
        assert_eq!(left(&format!("{other}{NEXT}{END}")), 2);
        assert_eq!(left(&format!("{both}{AGAIN}{NEXT}{END}")), 1);
        // Before the loop goes on or ends.
        let leaves = "  branch v3, block9, block2\nblock2:\n";
        assert_eq!(left(&format!("{leaves}{AGAIN}{NEXT}{END}")), 2);
        let after = format!("block9:\n{AGAIN}  return\n");
        assert_eq!(left(&format!("{NEXT}{after}")), 2);
        assert_eq!(left(&format!("{leaves}{NEXT}{after}")), 2);
        // A loop between that reads what it reads elsewhere.
        let inside = "  jump block2(v4)\nblock2(v10: i64):\n  v11: ptr = ptradd 4 v1, v10\n  \
                      v12: i32 = load int v11\n  v13: i64 = add v10, v5\n  \
                      branch v3, block2(v13), block3\nblock3:\n";
        assert_eq!(left_between(inside), 1);
        assert_eq!(left_between(&inside.replace("4 v1", "4 v0")), 2);
    }
}
