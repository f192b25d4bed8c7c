//! Which variables in memory no pointer from elsewhere can point to.

use cranelift_entity::SecondaryMap;

use crate::ssa::{Function, Op, Terminator, Value, ValueDef, Var};

/// Sets [`crate::ssa::VarInfo::private`] for variables in memory whose address is only used to
/// access them.
pub(super) fn mark_not_escaping(function: &mut Function) {
    let mut roots = Roots {
        known: SecondaryMap::new(),
    };
    let mut escaping: SecondaryMap<Var, bool> = SecondaryMap::new();
    let mut escape = |root: Option<Var>| {
        if let Some(var) = root {
            escaping[var] = true;
        }
    };
    for data in function.blocks.values() {
        for &inst in &data.insts {
            let data = &function.insts[inst];
            let harmless = match data.op {
                Op::Load(_) | Op::Store(_) | Op::PtrAdd { .. } | Op::Field(_) => 1,
                _ => 0,
            };
            for &arg in data.args.iter().skip(harmless) {
                escape(roots.of(function, arg));
            }
        }
        for call in data.terminator.edges() {
            for &arg in &call.args {
                escape(roots.of(function, arg));
            }
        }
        if let Terminator::Return(Some(value)) = data.terminator {
            escape(roots.of(function, value));
        }
    }
    for (var, info) in function.vars.iter_mut() {
        info.private = info.in_memory && !escaping[var];
    }
}

/// The variable that an address was computed from.
struct Roots {
    known: SecondaryMap<Value, Option<Option<Var>>>,
}

impl Roots {
    fn of(&mut self, function: &Function, value: Value) -> Option<Var> {
        let mut passed = Vec::new();
        let mut at = value;
        let root = loop {
            if let Some(root) = self.known[at] {
                break root;
            }
            passed.push(at);
            let ValueDef::Result(inst) = function.values[at].def else {
                break None;
            };
            let data = &function.insts[inst];
            match data.op {
                Op::LocalAddr(var) => break Some(var),
                Op::PtrAdd { .. } | Op::Field(_) => match data.args.first() {
                    Some(&base) => at = base,
                    None => break None,
                },
                _ => break None,
            }
        };
        for value in passed {
            self.known[value] = Some(root);
        }
        root
    }
}
