//! Values that repeat an earlier one: loads of what was read before, and conversions of one value.

use super::linearize::{Linear, Step};
use super::mask::Masks;
use crate::analysis::facts::{LinearForm, MemoryAccess};
use crate::ssa::{Function, Op, Type, Value};
use frontend::sorted::SortedMap;

/// The earlier value for each that repeats one.
#[derive(Clone, Debug, Default)]
pub struct Redundancies(SortedMap<Value, Value>);

impl Redundancies {
    /// The first of the values equal to this one.
    pub fn first(&self, value: Value) -> Value {
        self.0.get(&value).copied().unwrap_or(value)
    }

    /// Finds them. A store ends what is known of memory.
    pub fn find(f: &Function, linear: &Linear, accesses: &[MemoryAccess]) -> Redundancies {
        let accesses: SortedMap<_, _> = accesses.iter().map(|a| (a.inst, a)).collect();
        let mut loaded: SortedMap<Type, Vec<(&LinearForm, Value)>> = SortedMap::new();
        let mut converted = SortedMap::new();
        let mut redundancies = Redundancies::default();
        for step in &linear.steps {
            let Step::Inst { inst, mask } = step else {
                continue;
            };
            let data = &f.insts[*inst];
            match (&data.op, data.result) {
                (Op::Load(_), Some(result)) => {
                    let Some(access) = accesses.get(inst) else {
                        continue;
                    };
                    let known = loaded.entry(access.ty).or_default();
                    match known.iter().find(|(form, _)| **form == access.address) {
                        Some(&(_, first)) => {
                            redundancies.0.insert(result, first);
                        }
                        // Where it is done in all lanes.
                        None if *mask == Masks::TRUE || access.speculable => {
                            known.push((&access.address, result));
                        }
                        None => {}
                    }
                }
                (Op::Convert(op), Some(result)) => {
                    let key = (*op, f.values[result].ty, redundancies.first(data.args[0]));
                    match converted.get(&key) {
                        Some(&first) => {
                            redundancies.0.insert(result, first);
                        }
                        None => {
                            converted.insert(key, result);
                        }
                    }
                }
                (Op::Store(_) | Op::Call(_) | Op::Opaque(_), _) => loaded.clear(),
                _ => {}
            }
        }
        redundancies
    }
}
