//! How often, and where, the values of a plan are used.

use crate::isa::Machine;
use crate::scalar::duplicates_operands;
use cranelift_entity::SecondaryMap;
use frontend::sorted::SortedSet;
use midend::plan::pass::has_effect;
use midend::plan::{IfResult, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, Plan};
use midend::ssa::{BinaryOp, Imm, Type, Var};
use midend::target::TargetInfo;

/// Uses by operations whose results matter.
pub struct Uses {
    machine: Machine,
    of: SecondaryMap<PValue, Use>,
    /// A vector is written that is worked out from nothing but constants: what is read after it may
    /// be the same.
    writes_folded: bool,
    /// Results of an `If` that take the place of what they are otherwise, which nothing uses after it.
    replaces: SortedSet<PValue>,
    /// What they take the place of.
    replaced: SortedSet<PValue>,
    /// Variables that are assigned within a loop of the plan.
    pub assigned_in_loop: SortedSet<Var>,
}

/// How one value is used, and what it is.
#[derive(Clone, Copy, Default)]
struct Use {
    count: u32,
    place: Place,
    /// Uses by lane by lane arithmetic.
    arithmetic: u32,
    is_summed: bool,
    /// Uses of a carried value after its loop, which are of what it is then.
    after: u32,
    constant: Option<i64>,
    is_factor: bool,
    is_selected: bool,
    is_short_load: bool,
    is_folded: bool,
    is_compared: bool,
    is_gathered: bool,
    is_mask_handed_on: bool,
}

/// In which sequences a value is used.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Place {
    #[default]
    Nowhere,
    /// In one sequence.
    One(u32),
    /// In one sequence, which also defines it.
    Local,
    /// In several, or not where it is defined.
    Many,
}

impl Uses {
    /// Counts the uses of a plan.
    pub fn of(plan: &Plan, machine: Machine) -> Uses {
        let mut uses = Uses {
            machine,
            of: SecondaryMap::new(),
            writes_folded: false,
            replaces: SortedSet::new(),
            replaced: SortedSet::new(),
            assigned_in_loop: SortedSet::new(),
        };
        uses.find_constants(&plan.body);
        let mut sequences = 0;
        uses.sequence(plan, &plan.body, &mut sequences, false);
        uses
    }

    /// Number of uses; an operand that is written twice counts as two.
    pub fn count(&self, value: PValue) -> u32 {
        self.of[value].count
    }

    /// Number of uses of what a loop carries in the loop itself.
    pub fn within(&self, value: PValue) -> u32 {
        self.of[value].count - self.of[value].after
    }

    /// A result of an `If` without an `otherwise` side, where what it is otherwise is not used after
    /// the `If`.
    pub fn replaces(&self, result: PValue) -> bool {
        self.replaces.contains(&result)
    }

    /// A result of an `If` takes the place of it.
    pub fn is_replaced(&self, value: PValue) -> bool {
        self.replaced.contains(&value)
    }

    /// Used once, in the sequence that defines it.
    pub fn once_here(&self, value: PValue) -> bool {
        self.of[value].count == 1 && self.of[value].place == Place::Local
    }

    /// The integer that the value is, or that all its lanes are; 0 also for a floating zero.
    pub fn constant(&self, value: PValue) -> Option<i64> {
        self.of[value].constant
    }

    /// A constant by which lanes of at most 16 bits are multiplied.
    pub fn is_short_factor(&self, value: PValue) -> bool {
        self.of[value].is_factor
    }

    /// An operand of a selection, also as what an `If` or a loop yields, or of a sum or its like that is one.
    pub fn is_selected(&self, value: PValue) -> bool {
        self.of[value].is_selected
    }

    /// An operand of a sum or difference of floating-point numbers.
    pub fn is_summed(&self, value: PValue) -> bool {
        self.of[value].is_summed
    }

    /// It is read from memory and takes half a register of 128 bits or less.
    pub fn is_short_load(&self, value: PValue) -> bool {
        self.of[value].is_short_load
    }

    /// The first operand of a comparison, which the compiler may see to be a constant.
    pub fn is_folded_comparand(&self, value: PValue) -> bool {
        self.of[value].is_folded && self.of[value].is_compared
    }

    /// The indices of an instruction that gathers.
    pub fn is_gathered(&self, value: PValue) -> bool {
        self.of[value].is_gathered
    }

    /// A mask that the kernel of a pipelined loop makes for the next iteration.
    pub fn is_mask_handed_on(&self, value: PValue) -> bool {
        self.of[value].is_mask_handed_on
    }

    /// It has two uses, both as an operand of lane by lane arithmetic.
    pub fn is_pair(&self, value: PValue) -> bool {
        self.of[value].count == 2 && self.of[value].arithmetic == 2
    }

    fn find_constants(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Inst(inst) => self.find_constant(inst),
                Node::If {
                    then,
                    otherwise,
                    results,
                    ..
                } => {
                    self.find_constants(then);
                    self.find_constants(otherwise);
                    // Compilers look at what comes from each side by itself.
                    for r in results {
                        self.of[r.value].is_folded =
                            self.of[r.then].is_folded || self.of[r.otherwise].is_folded;
                    }
                }
                Node::Loop(l) => {
                    for carried in &l.carried {
                        self.of[carried.value].is_folded = self.of[carried.init].is_folded;
                    }
                    if let LoopControl::Copies { each, .. } = &l.control {
                        for each in each {
                            let folded = each.before.iter().any(|&v| self.of[v].is_folded);
                            self.of[each.value].is_folded = folded;
                        }
                    }
                    self.find_constants(&l.body);
                }
            }
        }
    }

    fn find_constant(&mut self, inst: &PInst) {
        if let (POp::Store(_) | POp::CompressStore, &[_, value, ..]) = (inst.op, &inst.args[..]) {
            self.writes_folded |= self.of[value].is_folded;
        }
        let Some(result) = inst.result else { return };
        match (inst.op, &inst.args[..]) {
            (POp::Const(Imm::Int(value)), _) => self.of[result].constant = Some(value),
            // All bits are zero.
            (POp::Const(Imm::F32(0) | Imm::F64(0)), _) => self.of[result].constant = Some(0),
            (POp::Splat, &[of]) => self.of[result].constant = self.of[of].constant,
            _ => {}
        }
        let from = match (inst.op, &inst.args[..]) {
            (POp::Const(_) | POp::GlobalAddr(_), _) => &[],
            (POp::Load(_) | POp::ReadBlock(_), _) if self.writes_folded => &[],
            // The object may be a constant one.
            (POp::Load(_) | POp::Field(_) | POp::PtrAdd { .. }, args) => args,
            (POp::Select, [_, sides @ ..]) => sides,
            (POp::Splat | POp::Binary(_) | POp::Unary(_) | POp::Convert(_), args) => args,
            _ => return,
        };
        self.of[result].is_folded = from.iter().all(|&arg| self.of[arg].is_folded);
    }

    /// Backwards, so that all uses of a value are seen before its definition.
    fn sequence(&mut self, plan: &Plan, nodes: &[Node], sequences: &mut u32, in_loop: bool) {
        let here = *sequences;
        *sequences += 1;
        self.rest(plan, nodes, sequences, in_loop, here);
    }

    fn rest(&mut self, plan: &Plan, nodes: &[Node], sequences: &mut u32, in_loop: bool, here: u32) {
        for node in nodes.iter().rev() {
            match node {
                Node::Inst(inst) => self.inst(plan, inst, in_loop, here),
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    ..
                } => {
                    if otherwise.is_empty() {
                        self.find_replaced(plan, results);
                    }
                    // A side without steps is what there is before the other.
                    let sides = [(otherwise, false), (then, true)];
                    for (side, first) in sides {
                        if side.is_empty() && !first {
                            continue;
                        }
                        let inner = *sequences;
                        *sequences += 1;
                        for result in results {
                            if self.of[result.value].count == 0 {
                                continue;
                            }
                            let value = if first { result.then } else { result.otherwise };
                            self.of[value].is_selected |= self.of[result.value].is_selected;
                            self.note(value, 1, inner);
                        }
                        self.rest(plan, side, sequences, in_loop, inner);
                    }
                    if otherwise.is_empty() {
                        let wanted = results.iter().filter(|r| self.of[r.value].count > 0);
                        let before: Vec<PValue> = wanted.map(|r| r.otherwise).collect();
                        for value in before {
                            self.note(value, 1, here);
                        }
                    }
                    self.note(*cond, 1, here);
                }
                Node::Loop(l) => self.loop_node(plan, l, sequences, here),
            }
        }
    }

    fn find_replaced(&mut self, plan: &Plan, results: &[IfResult]) {
        let wanted: Vec<_> = results
            .iter()
            .filter(|r| self.of[r.value].count > 0)
            .collect();
        for r in &wanted {
            let same = wanted.iter().filter(|other| other.otherwise == r.otherwise);
            // A scalar may be part of a text that is written later.
            let scalar = matches!(plan.values[r.value].ty, PType::Scalar(_));
            let last = self.of[r.otherwise].count == self.of[r.otherwise].after;
            if last && !scalar && same.count() == 1 {
                self.replaces.insert(r.value);
                self.replaced.insert(r.otherwise);
            }
        }
    }

    fn loop_node(&mut self, plan: &Plan, l: &LoopNode, sequences: &mut u32, here: u32) {
        let inner = *sequences;
        *sequences += 1;
        for carried in &l.carried {
            self.of[carried.value].after = self.of[carried.value].count;
        }
        for result in &l.results {
            // It is what its variable is at first.
            self.note(result.otherwise, 1, here);
        }
        for carried in &l.carried {
            self.of[carried.next].is_selected |= self.of[carried.value].is_selected;
            let is_mask = matches!(plan.values[carried.next].ty, PType::Mask { .. });
            self.of[carried.next].is_mask_handed_on |= is_mask && l.stages.is_some();
            self.note(carried.next, 1, inner);
        }
        match &l.control {
            LoopControl::While { cond } => self.note(*cond, 1, inner),
            LoopControl::Copies { each, .. } => {
                for each in each {
                    self.of[each.next].is_selected |= self.of[each.value].is_selected;
                    self.note(each.next, 1, inner);
                }
            }
            LoopControl::Counted { .. } => {}
        }
        self.rest(plan, &l.body, sequences, true, inner);
        for carried in &l.carried {
            self.note(carried.init, 1, here);
        }
        match &l.control {
            &LoopControl::Counted { start, end, .. } => {
                if let Some(start) = start {
                    self.note(start, 1, here);
                }
                // The bound is evaluated again and again.
                self.note(end, 2, here);
            }
            LoopControl::Copies { each, .. } => {
                for &before in each.iter().flat_map(|each| &each.before) {
                    self.note(before, 1, here);
                }
            }
            LoopControl::While { .. } => {}
        }
    }

    fn inst(&mut self, plan: &Plan, inst: &PInst, in_loop: bool, here: u32) {
        if let Some(result) = inst.result {
            if self.of[result].count == 0 && !has_effect(inst, &plan.callees) {
                return;
            }
            self.of[result].place = match self.of[result].place {
                Place::One(sequence) if sequence == here => Place::Local,
                _ => Place::Many,
            };
        }
        if let (POp::Assign(var), true) = (inst.op, in_loop) {
            self.assigned_in_loop.insert(var);
        }
        let ty = inst.result.and_then(|r| plan.values.get(r)).map(|v| v.ty);
        let short = matches!(ty, Some(PType::Vector(Type::I8 | Type::I16, _)));
        if let (POp::Binary(BinaryOp::Mul), true) = (inst.op, short) {
            for &arg in &inst.args {
                self.of[arg].is_factor |= self.of[arg].constant.is_some();
            }
        }
        if let (POp::Load(_) | POp::ReadBlock(_), Some(PType::Vector(e, lanes)), Some(result)) =
            (inst.op, ty, inst.result)
        {
            self.of[result].is_short_load = inst.args.len() == 1 && e.bits() * lanes <= 64;
        }
        if let (POp::ICmp(_) | POp::FCmp(_) | POp::UnorderedFCmp(_), &[first, _]) =
            (inst.op, &inst.args[..])
        {
            self.of[first].is_compared = true;
        }
        if let (POp::Gather { scale }, &[base, index, ..], Some(PType::Vector(e, _))) =
            (inst.op, &inst.args[..], ty)
        {
            let object = plan.values[base].ty == PType::Scalar(Type::Ptr);
            self.of[index].is_gathered |= object && self.machine.gathers(e, scale);
        }
        if let (POp::Select, [_, sides @ ..]) = (inst.op, &inst.args[..]) {
            for &side in sides {
                self.of[side].is_selected = true;
            }
        }
        let joins = matches!(
            inst.op,
            POp::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or | BinaryOp::Xor)
        );
        if joins && inst.result.is_some_and(|r| self.of[r].is_selected) {
            // It is one operand where the compiler knows that the other one is zero.
            for &arg in &inst.args {
                self.of[arg].is_selected = true;
            }
        }
        for (n, &arg) in inst.args.iter().enumerate() {
            if self.is_written_as_number(plan, inst, n) {
                continue;
            }
            let weight = match inst.op {
                POp::Binary(op) if is_scalar(plan, arg) && duplicates_operands(op) => 2,
                // Each register is accessed by itself.
                POp::Load(_) | POp::Store(_) if n == 0 => accessed_registers(plan, inst),
                // Each of its halves begins where the one before ended.
                POp::CompressStore if n == 0 => 2 * accessed_registers(plan, inst),
                _ => 1,
            };
            self.note(arg, weight, here);
            self.of[arg].is_summed |=
                matches!(inst.op, POp::Binary(BinaryOp::FAdd | BinaryOp::FSub));
            self.of[arg].arithmetic += u32::from(matches!(inst.op, POp::Binary(_)));
        }
    }

    /// Constant counts of shifts and constant factors are written into the operation.
    pub fn is_written_as_number(&self, plan: &Plan, inst: &PInst, n: usize) -> bool {
        use BinaryOp::{AShr, LShr, Shl};
        let known = |value: PValue| self.of[value].constant.is_some();
        match (inst.op, &inst.args[..]) {
            (POp::Binary(Shl | LShr | AShr), &[value, count]) => {
                n == 1 && !is_scalar(plan, value) && known(count)
            }
            (POp::Dot, &[_, _, p, q]) => n >= 2 && known(p) && known(q),
            (POp::Select, &[_, then, otherwise]) => {
                let ty = plan.values.get(then).map(|v| v.ty);
                let vector = matches!(ty, Some(PType::Vector(..)));
                let zero = |value: PValue| self.of[value].constant == Some(0);
                let written = match n {
                    1 => zero(then) && !zero(otherwise),
                    2 => zero(otherwise),
                    _ => false,
                };
                self.machine.clears() && vector && written
            }
            _ => false,
        }
    }

    fn note(&mut self, value: PValue, weight: u32, sequence: u32) {
        self.of[value].count = self.of[value].count.saturating_add(weight);
        self.of[value].place = match self.of[value].place {
            Place::Nowhere => Place::One(sequence),
            Place::One(same) if same == sequence => Place::One(sequence),
            _ => Place::Many,
        };
    }
}

/// How many registers a load or store reads or writes.
fn accessed_registers(plan: &Plan, inst: &PInst) -> u32 {
    let data = match inst.op {
        POp::Store(_) | POp::CompressStore => inst.args.get(1).copied(),
        _ => inst.result,
    };
    let ty = data.and_then(|data| plan.values.get(data)).map(|v| v.ty);
    ty.map_or(1, |ty| TargetInfo::registers_of(ty, plan.reg_bits).max(1))
}

fn is_scalar(plan: &Plan, value: PValue) -> bool {
    plan.values
        .get(value)
        .is_none_or(|v| matches!(v.ty, PType::Scalar(_)))
}
