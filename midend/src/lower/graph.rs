//! Incremental SSA construction (Braun et al., CC 2013).
//!
//! Reading a variable searches backwards: through blocks with one known predecessor, until it finds
//! a definition or a block where definitions may meet; there it leaves a block parameter (a *phi*)
//! whose operands stay open. All operands are filled in once the whole graph is known
//! ([`super::finish`]), which needs no recursion and no sealing order; a block whose predecessors
//! are not all known when it is entered (loop headers, labels) is *open* until then.
//!
//! Where constants are worth finding ([`Graph::looks_through`]), reading also searches through blocks
//! whose predecessors are known and agree. Every way around a loop comes through an open block, where
//! the search ends.
//!
//! Block parameters and block arguments are only written down by [`super::finish`]: here a
//! [`BlockCall`] has no arguments yet.

use cranelift_entity::EntityRef;
use frontend::hashed::HashedMap;
use frontend::span::Span;

use crate::ssa::{
    Block, BlockCall, BlockData, Function, Imm, Inst, InstData, Op, Terminator, Type, Value,
    ValueData, ValueDef, Var, VarInfo,
};

/// A block parameter that stands for a variable.
pub(super) struct Phi {
    /// Its value.
    pub value: Value,
    /// Where.
    pub block: Block,
    /// For which variable.
    pub var: Var,
}

/// A block where ways meet, while the value of a variable is looked for on each.
struct Meet {
    block: Block,
    /// Blocks behind it that lead nowhere else.
    passed: Vec<Block>,
    /// How many ways were looked at.
    looked: usize,
    /// What was found on them.
    value: Option<Value>,
}

/// A function under construction.
pub(super) struct Graph {
    /// What there is of it; its blocks have neither parameters nor arguments yet, except that the
    /// entry block has the function's parameters.
    pub func: Function,
    /// Where instructions are appended.
    pub current: Block,
    /// Blocks in the order in which they were entered.
    pub order: Vec<Block>,
    /// Phis in the order of creation.
    pub phis: Vec<Phi>,
    /// The value of a variable at the end of a block, as far as known.
    pub defs: HashedMap<(Block, Var), Value>,
    /// The phi of a variable in a block.
    pub phi_at: HashedMap<(Block, Var), Value>,
    /// Predecessors, one entry for each edge; without those that control certainly does not reach.
    pub preds: Vec<Vec<Block>>,
    /// Not all predecessors are known yet.
    pub open: Vec<bool>,
    /// Type of each SSA variable, temporaries at the end; `None` for variables in memory.
    pub var_types: Vec<Option<Type>>,
    /// Name of each SSA variable; empty for temporaries.
    names: Vec<String>,
    /// Variables of the function itself.
    own: usize,
    /// Values get the names of the variables that they are given to.
    pub naming: bool,
    /// Values are looked for beyond blocks where control meets.
    pub looks_through: bool,
    /// Instructions where control comes, without constants and addresses, which accesses compute.
    pub appended: usize,
    /// The only value a variable ever has, where that is known and valid everywhere.
    pub fixed: Vec<Option<Value>>,
    constants: HashedMap<(Block, Type, Imm), Value>,
}

impl Graph {
    /// A graph with an entry block, for variables of these types.
    pub fn new(func: Function, var_types: Vec<Option<Type>>) -> Graph {
        let fixed = vec![None; var_types.len()];
        let own = func.vars.len();
        let names = func.vars.values().map(|var| var.name.clone()).collect();
        let mut graph = Graph {
            func,
            current: Block::new(0),
            order: Vec::new(),
            phis: Vec::new(),
            defs: HashedMap::default(),
            phi_at: HashedMap::default(),
            preds: Vec::new(),
            open: Vec::new(),
            var_types,
            names,
            own,
            naming: false,
            looks_through: false,
            appended: 0,
            fixed,
            constants: HashedMap::default(),
        };
        let entry = graph.block();
        graph.enter(entry);
        graph
    }

    /// The entry block.
    pub fn entry(&self) -> Block {
        Block::new(0)
    }

    /// A new block, whose predecessors are all known when it is entered.
    pub fn block(&mut self) -> Block {
        self.preds.push(Vec::new());
        self.open.push(false);
        self.func.blocks.push(BlockData::default())
    }

    /// A new block that may get predecessors after it is entered.
    pub fn open_block(&mut self) -> Block {
        let block = self.block();
        self.open[block.index()] = true;
        block
    }

    /// Continues at the end of `block`.
    pub fn enter(&mut self, block: Block) {
        self.order.push(block);
        self.current = block;
    }

    /// Whether control certainly does not reach a block that was entered.
    pub fn is_dead(&self, block: Block) -> bool {
        let at = block.index();
        self.preds[at].is_empty() && !self.open[at] && block != self.entry()
    }

    /// Whether control may come to a block, from where it was lowered.
    pub fn is_reached(&self, block: Block) -> bool {
        !self.preds[block.index()].is_empty()
    }

    /// Continues where control does not come.
    pub fn enter_dead(&mut self) {
        let block = self.block();
        self.enter(block);
    }

    /// Adds a value.
    fn new_value(&mut self, ty: Type, def: ValueDef) -> Value {
        self.func.values.push(ValueData {
            ty,
            def,
            hint: None,
            within: None,
        })
    }

    /// Adds a parameter of the function.
    pub fn function_param(&mut self, ty: Type) -> Value {
        let entry = self.entry();
        let at = self.func.blocks[entry].params.len() as u32;
        let value = self.new_value(ty, ValueDef::Param(entry, at));
        self.func.blocks[entry].params.push(value);
        value
    }

    fn append(&mut self, block: Block, data: InstData) -> Inst {
        let part = matches!(
            data.op,
            Op::Const(_) | Op::LocalAddr(_) | Op::GlobalAddr(_) | Op::Field(_) | Op::PtrAdd { .. }
        );
        self.appended += usize::from(!part && !self.is_dead(block));
        let inst = self.func.insts.push(data);
        self.func.blocks[block].insts.push(inst);
        inst
    }

    fn append_value(
        &mut self,
        block: Block,
        op: Op,
        args: &[Value],
        ty: Type,
        span: Span,
    ) -> Value {
        let inst = self.append(
            block,
            InstData {
                op,
                args: args.to_vec(),
                result: None,
                span,
            },
        );
        let value = self.new_value(ty, ValueDef::Result(inst));
        self.func.insts[inst].result = Some(value);
        value
    }

    /// Appends an instruction with a result.
    pub fn value(&mut self, op: Op, args: &[Value], ty: Type, span: Span) -> Value {
        self.append_value(self.current, op, args, ty, span)
    }

    /// An address is that of an element of an array of so many bytes; none: it is not known of which.
    pub fn is_within(&mut self, address: Value, bytes: Option<i64>) {
        let bytes = bytes.and_then(|bytes| u64::try_from(bytes).ok());
        self.func.values[address].within = bytes.filter(|&bytes| bytes > 0);
    }

    /// Appends an instruction without a result.
    pub fn effect(&mut self, op: Op, args: &[Value], span: Span) {
        self.append(
            self.current,
            InstData {
                op,
                args: args.to_vec(),
                result: None,
                span,
            },
        );
    }

    /// A constant, once for each block.
    pub fn constant(&mut self, ty: Type, imm: Imm, span: Span) -> Value {
        let key = (self.current, ty, imm);
        if let Some(&value) = self.constants.get(&key) {
            return value;
        }
        let value = self.value(Op::Const(imm), &[], ty, span);
        self.constants.insert(key, value);
        value
    }

    /// Type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.func.values[value].ty
    }

    /// The instruction that computes a value, unless it is a parameter.
    pub fn def(&self, value: Value) -> Option<&InstData> {
        match self.func.values[value].def {
            ValueDef::Result(inst) => Some(&self.func.insts[inst]),
            ValueDef::Param(..) => None,
        }
    }

    /// A new variable that holds an intermediate value where control meets.
    pub fn temporary(&mut self, ty: Type) -> Var {
        self.variable(ty, String::new())
    }

    /// A new variable that stands for one of the source, or a part of it.
    pub fn variable(&mut self, ty: Type, name: String) -> Var {
        self.names.push(name);
        self.var_types.push(Some(ty));
        self.fixed.push(None);
        Var::new(self.var_types.len() - 1)
    }

    /// A new variable in memory. Variables of the function and temporaries share their numbers.
    pub fn memory(&mut self, info: VarInfo) -> Var {
        while self.func.vars.len() < self.var_types.len() {
            self.func.vars.push(VarInfo::default());
        }
        self.names.push(String::new());
        self.var_types.push(None);
        self.fixed.push(None);
        self.func.vars.push(info)
    }

    /// Type of an SSA variable; `None`: it lives in memory.
    pub fn var_type(&self, var: Var) -> Option<Type> {
        self.var_types.get(var.index()).copied().flatten()
    }

    /// Assigns to an SSA variable.
    pub fn write(&mut self, var: Var, value: Value) {
        self.name(value, var);
        self.defs.insert((self.current, var), value);
    }

    /// The value of an SSA variable of type `ty` here.
    pub fn read(&mut self, var: Var, ty: Type) -> Value {
        self.read_at_end(var, ty, self.current)
    }

    /// The value of an SSA variable at the end of a block.
    pub fn read_at_end(&mut self, var: Var, ty: Type, block: Block) -> Value {
        if let Some(value) = self.fixed[var.index()] {
            return value;
        }
        let mut meets: Vec<Meet> = Vec::new();
        let mut passed = Vec::new();
        let mut at = block;
        loop {
            // A definition, or where the search ends, on the only way back from `at`.
            let mut found = loop {
                if let Some(&value) = self.defs.get(&(at, var)) {
                    break value;
                }
                match self.preds[at.index()].as_slice() {
                    [pred] if !self.open[at.index()] => {
                        passed.push(at);
                        at = *pred;
                    }
                    [] if !self.open[at.index()] => {
                        // The function's entry, or code that control does not reach.
                        let value = self.append_value(at, Op::Undef, &[], ty, Span::default());
                        self.defs.insert((at, var), value);
                        break value;
                    }
                    [first, ..] if self.looks_through && !self.open[at.index()] => {
                        meets.push(Meet {
                            block: at,
                            passed: std::mem::take(&mut passed),
                            looked: 1,
                            value: None,
                        });
                        at = *first;
                    }
                    _ => break self.add_phi(at, var, ty),
                }
            };
            // What that says of the blocks where ways meet.
            loop {
                for block in passed.drain(..) {
                    self.defs.insert((block, var), found);
                }
                let Some(meet) = meets.last_mut() else {
                    return found;
                };
                let agree = *meet.value.get_or_insert(found) == found;
                if agree && let Some(&next) = self.preds[meet.block.index()].get(meet.looked) {
                    meet.looked += 1;
                    at = next;
                    break;
                }
                let block = meet.block;
                passed = std::mem::take(&mut meet.passed);
                meets.pop();
                if agree {
                    self.defs.insert((block, var), found);
                } else {
                    found = self.add_phi(block, var, ty);
                }
            }
        }
    }

    /// Remembers the variable that a value is given to first.
    fn name(&mut self, value: Value, var: Var) {
        let name = self.names.get(var.index()).filter(|name| !name.is_empty());
        let data = &mut self.func.values[value];
        // Some phis are made when all is lowered.
        let in_place = var.index() >= self.own;
        if (self.naming || in_place) && data.hint.is_none() {
            data.hint = name.cloned();
        }
    }

    fn add_phi(&mut self, block: Block, var: Var, ty: Type) -> Value {
        // The position among the parameters is decided by `finish`.
        let value = self.new_value(ty, ValueDef::Param(block, 0));
        self.name(value, var);
        self.phis.push(Phi { value, block, var });
        self.phi_at.insert((block, var), value);
        self.defs.insert((block, var), value);
        value
    }

    fn edge(&mut self, to: Block) -> BlockCall {
        if !self.is_dead(self.current) {
            self.preds[to.index()].push(self.current);
        }
        BlockCall {
            block: to,
            args: Vec::new(),
        }
    }

    /// Ends the block with a jump.
    pub fn jump(&mut self, to: Block) {
        let call = self.edge(to);
        self.terminate(Terminator::Jump(call));
    }

    /// Ends the block with a branch, or a jump where the condition is constant.
    pub fn branch(&mut self, cond: Value, then: Block, otherwise: Block) {
        match self.int_constant(cond) {
            Some(0) => self.jump(otherwise),
            Some(_) => self.jump(then),
            None => {
                let then = self.edge(then);
                let otherwise = self.edge(otherwise);
                self.terminate(Terminator::Branch {
                    cond,
                    then,
                    otherwise,
                });
            }
        }
    }

    /// Ends the block with a switch, or a jump where the value is constant.
    pub fn switch(&mut self, value: Value, cases: &[(i64, Block)], default: Block) {
        if let Some(known) = self.int_constant(value) {
            let hit = cases.iter().find(|case| case.0 == known);
            return self.jump(hit.map_or(default, |case| case.1));
        }
        if cases.is_empty() {
            return self.jump(default);
        }
        let cases = cases
            .iter()
            .map(|&(at, block)| (at, self.edge(block)))
            .collect();
        let default = self.edge(default);
        self.terminate(Terminator::Switch {
            value,
            cases,
            default,
        });
    }

    /// Ends the block so.
    pub fn terminate(&mut self, terminator: Terminator) {
        self.func.blocks[self.current].terminator = terminator;
    }

    /// The bits of a constant integer or address.
    pub fn int_constant(&self, value: Value) -> Option<i64> {
        match self.def(value)?.op {
            Op::Const(Imm::Int(bits)) => Some(bits),
            _ => None,
        }
    }
}
