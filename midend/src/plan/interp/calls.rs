//! Calls for several lanes, as calls of the functions themselves.

use super::{Machine, malformed};
use crate::plan::{PInst, POp};
use crate::ssa::eval::{self, Trap};
use crate::ssa::interp::call;
use crate::ssa::{Callee, CalleeInfo, Type};
use frontend::pragma_spec::abi::{NameParamKind, NameStep};

/// What a result is in lanes that do not call.
const ARBITRARY: u64 = 0xa5a5_a5a5_a5a5_a5a5;

impl Machine<'_> {
    /// Does the calls of the lanes that are on, in lane order; what they return.
    pub(super) fn calls(&mut self, inst: &PInst, callee: Callee) -> Result<Vec<u64>, Trap> {
        let plan = self.plan;
        let info = plan.callees.get(callee);
        let info = info.ok_or_else(|| malformed("no such function"))?;
        let (lanes, steps) = match inst.op {
            POp::CallEach { lanes, .. } => (lanes, vec![0; info.params.len()]),
            POp::Variant { variant, times, .. } => of_variant(info, variant, times)?,
            _ => return Err(malformed("no call")),
        };
        let (args, mask) = inst.args.split_at(steps.len().min(inst.args.len()));
        let mut given = Vec::new();
        for &arg in args {
            given.push(self.lanes(arg)?.to_vec());
        }
        let on = match mask {
            [] => vec![1; lanes as usize],
            [mask, ..] => self.lanes(*mask)?.to_vec(),
        };
        let mut results = Vec::new();
        for (k, on) in on.into_iter().enumerate() {
            if on == 0 {
                results.push(ARBITRARY);
                continue;
            }
            let each = given.iter().zip(&steps).map(|(lanes, step)| {
                match &lanes[..] {
                    [all] => Some(all.wrapping_add((k as u64).wrapping_mul(*step))),
                    lanes => lanes.get(k).copied(),
                }
                .ok_or_else(|| malformed("operands of different lanes"))
            });
            let args: Vec<u64> = each.collect::<Result<_, _>>()?;
            let left = (&mut self.left, 0);
            let result = call(self.world, info.named(), &args, self.memory, left)?;
            results.push(result.unwrap_or(ARBITRARY));
        }
        let ty = info.ret.unwrap_or(Type::I64);
        Ok(results
            .into_iter()
            .map(|bits| eval::mask(ty, bits))
            .collect())
    }
}

/// How many lanes a variant calls for, and how each argument steps from lane to lane.
fn of_variant(info: &CalleeInfo, variant: u32, times: u32) -> Result<(u32, Vec<u64>), Trap> {
    let known = info.variants.get(variant as usize);
    let known = known.ok_or_else(|| malformed("no such variant"))?;
    let lanes = known.lanes().and_then(|lanes| lanes.checked_mul(times));
    let lanes = lanes.ok_or_else(|| malformed("no number of lanes"))?;
    let steps = known.name.params.iter().map(|param| match param.kind {
        NameParamKind::Linear {
            step: NameStep::Constant(step),
            ..
        } => step as u64,
        _ => 0,
    });
    Ok((lanes, steps.collect()))
}
