//! 1 in the place of a loop's strides.

use super::copy::{new_value, replace_in_terminator};
use super::entry::{Right, Transform};
use super::fold::fold;
use crate::analysis::unit_stride::UnitStrides;
use crate::ssa::{Function, Imm, Inst, Op, Type, Value};
use frontend::sorted::{SortedMap, SortedSet};
use frontend::span::Span;

/// The row.
pub const TRANSFORM: Transform = Transform {
    name: "unit-strides",
    right: Right::Checked,
    what: "1 in the place of a loop's strides",
    literature: "Nuzman, Rosen and Zaks, Auto-vectorization of Interleaved Data for SIMD, 2006",
};

/// Takes the strides of a loop for 1, in the loop alone. What comes of it does the same as the function wherever
/// they are.
pub fn unit_strides(f: &Function, of: &UnitStrides) -> Function {
    let mut made = f.clone();
    let inside: SortedSet<_> = of.blocks.iter().copied().collect();
    let mut ones: SortedMap<Type, Value> = SortedMap::new();
    let mut before: Vec<Inst> = Vec::new();
    for &block in &of.blocks {
        for inst in made.blocks[block].insts.clone() {
            for n in 0..made.insts[inst].args.len() {
                let arg = made.insts[inst].args[n];
                made.insts[inst].args[n] = one(&mut made, of, arg, &mut ones, &mut before);
            }
            fold(&mut made, inst);
        }
        let mut terminator = made.blocks[block].terminator.clone();
        replace_in_terminator(
            &mut terminator,
            |to| inside.contains(&to),
            |value| one(&mut made, of, value, &mut ones, &mut before),
        );
        made.blocks[block].terminator = terminator;
    }
    // Constants stand where all of the loop is dominated.
    let entry = made.blocks.keys().next();
    if let Some(entry) = entry {
        made.blocks[entry].insts.splice(0..0, before);
    }
    made
}

/// The value, or the number 1 of its type in its place.
fn one(
    f: &mut Function,
    of: &UnitStrides,
    value: Value,
    ones: &mut SortedMap<Type, Value>,
    before: &mut Vec<Inst>,
) -> Value {
    if !of.is_one(f, value) {
        return value;
    }
    let ty = f.values[value].ty;
    *ones.entry(ty).or_insert_with(|| {
        let op = Op::Const(Imm::Int(1));
        let (inst, one) = new_value(f, op, Vec::new(), ty, Span::default());
        before.push(inst);
        one
    })
}
