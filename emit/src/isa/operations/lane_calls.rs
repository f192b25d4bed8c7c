//! Calls of functions without vector variants: for one lane after the other.

use crate::ctree::{Expr, binary, call, cast, index, number};
use crate::isa::layout::layout;
use crate::isa::machine::Machine;
use crate::isa::names::{own_scalar, own_vector, register_type};
use crate::isa::operand::{Arg, Operand};
use crate::isa::operations::scalars::{conditions, letter, subscripted};
use crate::isa::row::{Cx, Expansion};
use crate::isa::words::generic::compound;
use midend::plan::PType;
use midend::ssa::{CalleeInfo, Type};

/// The calls of the lanes that are on; `None` if there is no way to hand them their values. `result`:
/// what a call of a function that returns something gives, wanted or not.
pub fn lane_calls(
    m: Machine,
    reg_bits: u32,
    (info, lanes): (&CalleeInfo, u32),
    args: &[Operand],
    result: Option<PType>,
) -> Option<Expansion> {
    let mut cx = Cx::new(m, reg_bits);
    let args = args.iter().map(|arg| Arg::new(m, arg, reg_bits));
    let args = args.collect::<Option<Vec<Arg>>>()?;
    let (given, mask) = args.split_at_checked(info.params.len())?;
    let mut values = Vec::new();
    for (arg, (ty, spelling)) in given.iter().zip(&info.params) {
        let texts = match arg.ty {
            PType::Vector(..) => {
                let letter = letter(&cx, *ty);
                subscripted(&mut cx, arg, letter)?
            }
            PType::Scalar(_) => vec![arg.text.first()?.clone(); lanes as usize],
            PType::Mask { .. } => return None,
        };
        let texts = texts.into_iter().map(|text| match ty {
            Type::Ptr if spelling.contains("(*") => cast(spelling, cast("unsigned long", text)),
            // Neither what it points to nor whether that is `const` is known.
            Type::Ptr => cast("void *", cast("unsigned long", text)),
            _ => cast(spelling, text),
        });
        values.push(texts.collect::<Vec<_>>());
    }
    let conditions = conditions(&mut cx, mask.first(), lanes)?;
    let results = match result {
        Some(result) => lanes_of(&mut cx, result)?,
        None => Results::default(),
    };
    for (k, condition) in conditions.into_iter().enumerate() {
        let mut given = values.iter().map(|lanes| lanes[k].clone());
        let call = match info.named() {
            None => {
                let pointer = given.next()?;
                Expr::CallOf(Box::new(pointer), given.collect())
            }
            Some(name) => call(name, given.collect()),
        };
        let call = match results.lanes.get(k) {
            // By way of another pointer, for compilers warn of an integer made of a called function's pointer.
            Some(lane) if info.ret == Some(Type::Ptr) => {
                let value = cast(&results.ty, cast("const void *", call));
                binary("=", lane.clone(), value)
            }
            Some(lane) => binary("=", lane.clone(), cast(&results.ty, call)),
            None => call,
        };
        cx.run_if(condition, call);
    }
    Some(cx.finish(results.registers))
}

/// Where calls leave what they return.
#[derive(Default)]
struct Results {
    /// For each lane an lvalue.
    lanes: Vec<Expr>,
    /// Its C type.
    ty: String,
    registers: Vec<Expr>,
}

/// Variables for a result.
fn lanes_of(cx: &mut Cx, result: PType) -> Option<Results> {
    let PType::Vector(e, _) = result else {
        return None;
    };
    let l = layout(cx.m, result, cx.reg_bits)?;
    let letter = letter(cx, e);
    let (of_lanes, register) = (
        own_vector(letter, e.bits(), l.bits / e.bits()),
        register_type(cx.m, e, l.bits),
    );
    let mut results = Results {
        ty: own_scalar(letter, e.bits()),
        ..Results::default()
    };
    for _ in 0..l.count {
        let variable = cx.temporary(&of_lanes, None);
        let zero = compound(&of_lanes, vec![number(0)]);
        cx.run(binary("=", variable.clone(), zero));
        let lanes = (0..l.lanes_per_reg).map(|k| index(&variable, k));
        results.lanes.extend(lanes);
        results.registers.push(cast(&register, variable));
    }
    Some(results)
}
