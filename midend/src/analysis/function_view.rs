//! One function as the analyses of its loops see it: what no loop changes, found once.

use super::dominators::DomTree;
use crate::ssa::{Block, BlockCall, CType, Function, InstData, Op, Type, Value, ValueDef};
use cranelift_entity::EntityRef;
use frontend::sorted::{SortedMap, SortedSet};

/// A walk back to the origins of an address gives up after this many values.
const MAX_WALK: usize = 200;

/// A function, and quick answers about what is in it.
pub struct FunctionView<'a> {
    /// The function.
    pub f: &'a Function,
    /// Its dominators.
    pub dom: &'a DomTree,
    block_of: Vec<Option<Block>>,
    /// Jumps to each block that control can come to, with their sources.
    calls: Vec<Vec<(Block, &'a BlockCall)>>,
    /// One representative for the addresses of one object, wherever they are taken.
    addresses: SortedMap<Value, Value>,
    /// Parameters declared `restrict`.
    pub(crate) restricted: SortedSet<Value>,
    /// Origins whose addresses are stored, passed or turned into integers somewhere; `None`: some
    /// could not be followed.
    pub(crate) escaped: Option<SortedSet<Value>>,
}

impl<'a> FunctionView<'a> {
    /// Look through the function.
    pub fn new(f: &'a Function, dom: &'a DomTree) -> FunctionView<'a> {
        let mut block_of = vec![None; f.insts.len()];
        for (b, data) in f.blocks.iter() {
            for &i in &data.insts {
                block_of[i.index()] = Some(b);
            }
        }
        let mut calls: Vec<Vec<(Block, &BlockCall)>> = vec![Vec::new(); f.blocks.len()];
        for (from, data) in f.blocks.iter().filter(|(b, _)| dom.is_reachable(*b)) {
            for call in data.terminator.edges() {
                calls[call.block.index()].push((from, call));
            }
        }
        let mut view = FunctionView {
            f,
            dom,
            block_of,
            calls,
            addresses: addresses(f, dom),
            restricted: SortedSet::new(),
            escaped: None,
        };
        view.restricted = view.restricted_parameters();
        view.escaped = view.find_escapes();
        view
    }

    fn restricted_parameters(&self) -> SortedSet<Value> {
        let f = self.f;
        let is_restrict = |c: &CType| matches!(c, CType::Pointer { restrict: true, .. });
        let params = f.entry().map_or(&[][..], |entry| &f.blocks[entry].params);
        let vars = f.vars.values().filter(|info| is_restrict(&info.c_type));
        vars.filter_map(|info| params.get(info.param? as usize).copied())
            .collect()
    }

    fn find_escapes(&self) -> Option<SortedSet<Value>> {
        let mut escaped = SortedSet::new();
        for inst in self.f.insts.values() {
            let given: &[Value] = match &inst.op {
                Op::Store(_) => inst.args.get(1..).unwrap_or(&[]),
                Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) | Op::Convert(_) => &inst.args,
                _ => &[],
            };
            let pointers = given.iter().filter(|v| self.f.values[**v].ty == Type::Ptr);
            for &v in pointers {
                escaped.extend(self.origins(v, |v| self.address(v))?);
            }
        }
        Some(escaped)
    }

    /// The representative of the address of an object, or the value itself.
    pub(crate) fn address(&self, v: Value) -> Value {
        self.addresses.get(&v).copied().unwrap_or(v)
    }

    /// The block that defines a value.
    pub(crate) fn def_block(&self, v: Value) -> Option<Block> {
        match self.f.values[v].def {
            ValueDef::Param(b, _) => Some(b),
            ValueDef::Result(i) => self.block_of[i.index()],
        }
    }

    /// The instruction that defines a value.
    pub(crate) fn inst(&self, v: Value) -> Option<&'a InstData> {
        match self.f.values[v].def {
            ValueDef::Result(i) => Some(&self.f.insts[i]),
            ValueDef::Param(..) => None,
        }
    }

    /// Jumps to a block, with their sources.
    pub(crate) fn calls_to(&self, to: Block) -> &[(Block, &'a BlockCall)] {
        self.calls.get(to.index()).map_or(&[], Vec::as_slice)
    }

    /// The addresses that a value may be derived from, each as its representative; `None`: too many
    /// to follow.
    pub(crate) fn origins(
        &self,
        v: Value,
        representative: impl Fn(Value) -> Value,
    ) -> Option<SortedSet<Value>> {
        let (mut found, mut seen) = (SortedSet::new(), SortedSet::new());
        let mut work = vec![v];
        while let Some(v) = work.pop() {
            if !seen.insert(v) {
                continue;
            }
            if seen.len() > MAX_WALK {
                return None;
            }
            match self.f.values[v].def {
                ValueDef::Param(block, n) => {
                    let calls = self.calls_to(block);
                    if calls.is_empty() || block.index() == 0 {
                        found.insert(v);
                    } else {
                        let args = calls.iter().filter_map(|(_, c)| c.args.get(n as usize));
                        work.extend(args);
                    }
                }
                ValueDef::Result(i) => {
                    let inst = &self.f.insts[i];
                    match &inst.op {
                        Op::PtrAdd { .. } | Op::Field(_) => work.extend(inst.args.first()),
                        Op::Select => work.extend(inst.args.get(1..).unwrap_or(&[])),
                        _ => {
                            found.insert(representative(v));
                        }
                    }
                }
            }
        }
        Some(found)
    }

    /// Whether what is reached from one origin is surely never reached from another. `also`: origins
    /// that `restrict` applies to, apart from parameters.
    pub(crate) fn distinct(&self, a: Value, b: Value, also: &SortedSet<Value>) -> bool {
        if a == b {
            return false;
        }
        if self.is_object(a) && self.is_object(b) {
            return true;
        }
        if self.is_private(a) || self.is_private(b) {
            return true;
        }
        // A parameter has its value before any automatic variable of the function exists.
        if self.is_local(a) && self.is_param(b) || self.is_local(b) && self.is_param(a) {
            return true;
        }
        self.restricts(a, b, also) || self.restricts(b, a, also)
    }

    /// `p` is a restrict pointer, and `q` cannot be based on it.
    fn restricts(&self, p: Value, q: Value, also: &SortedSet<Value>) -> bool {
        let restricted = also.contains(&p) || self.restricted.contains(&p);
        let held = self.escaped.as_ref().is_none_or(|e| e.contains(&p));
        restricted && (self.is_object(q) || self.is_param(q) || !held)
    }

    /// Whether it is the address of a declared object.
    pub(crate) fn is_object(&self, v: Value) -> bool {
        let op = self.inst(v).map(|i| &i.op);
        matches!(op, Some(Op::GlobalAddr(_) | Op::LocalAddr(_)))
    }

    fn is_local(&self, v: Value) -> bool {
        matches!(self.inst(v).map(|i| &i.op), Some(Op::LocalAddr(_)))
    }

    fn is_param(&self, v: Value) -> bool {
        matches!(self.f.values[v].def, ValueDef::Param(block, _) if block.index() == 0)
    }

    fn is_private(&self, v: Value) -> bool {
        match self.inst(v).map(|i| &i.op) {
            Some(Op::GlobalAddr(s)) => self.f.symbols.get(*s).is_some_and(|s| s.private),
            Some(Op::LocalAddr(var)) => self.f.vars.get(*var).is_some_and(|v| v.private),
            _ => false,
        }
    }
}

/// The first place where the address of each object is taken, for all the others.
fn addresses(f: &Function, dom: &DomTree) -> SortedMap<Value, Value> {
    let (mut symbols, mut vars) = (SortedMap::new(), SortedMap::new());
    let mut same = SortedMap::new();
    for &inst in dom.rpo().iter().flat_map(|&b| &f.blocks[b].insts) {
        let data = &f.insts[inst];
        let Some(result) = data.result else { continue };
        let first = match data.op {
            Op::GlobalAddr(symbol) => *symbols.entry(symbol).or_insert(result),
            Op::LocalAddr(var) => *vars.entry(var).or_insert(result),
            _ => continue,
        };
        if first != result {
            same.insert(result, first);
        }
    }
    same
}
