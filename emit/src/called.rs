//! The vector variants that plans call: their names and declarations.

use crate::failure::Failure;
use crate::isa::{Declared, Machine, declare_variant};
use crate::place::names::free;
use frontend::Source;
use frontend::sorted::SortedMap;
use midend::pipeline::variants::Variants;
use midend::plan::{Plan, Region};
use midend::remark::Reason;
use midend::ssa::{CalleeInfo, VariantInfo};

/// The name by which a plan calls a variant. That of the plan's own function is defined behind it, with
/// its parameters as the function spells them, and is declared by a name of ours.
pub fn called_name(plan: &Plan, info: &CalleeInfo, variant: &VariantInfo) -> String {
    match is_own(plan, info) {
        true => format!("vcc{}", variant.symbol()),
        false => variant.symbol(),
    }
}

/// Whether a variant calls one of the same function.
fn is_own(plan: &Plan, info: &CalleeInfo) -> bool {
    matches!(plan.region, Region::Function { .. }) && info.name == plan.function
}

/// The variants that a plan calls, as far as it names any that there are.
fn called(plan: &Plan) -> Vec<Option<(&CalleeInfo, &VariantInfo)>> {
    let called = plan.called().into_iter().map(|(callee, index)| {
        let info = plan.callees.get(callee)?;
        Some((info, info.variants.get(index as usize)?))
    });
    called.collect()
}

/// Whether all variants of its own function that a plan calls are made, under free names.
pub fn check_own(source: &Source, variants: &Variants, plan: &Plan) -> Result<(), Failure> {
    let own = called(plan).into_iter().flatten();
    for (info, variant) in own.filter(|(info, _)| is_own(plan, info)) {
        if !variants.plans.iter().any(|made| made.name == variant.name) {
            let detail = format!("`{}` is called and is not made", variant.symbol());
            return Err(Failure::new(Reason::Call, detail));
        }
        free(source, &called_name(plan, info, variant))?;
    }
    Ok(())
}

/// Declarations of the variants that a plan calls, by name.
pub fn declarations(plan: &Plan, machine: Machine) -> Result<SortedMap<String, Declared>, Failure> {
    let declared = called(plan).into_iter().map(|found| {
        let declared = found.and_then(|(info, variant)| {
            let name = called_name(plan, info, variant);
            let declared = declare_variant(machine, info, variant, &name)?;
            Some((name, declared))
        });
        declared.ok_or_else(|| {
            let detail = "a vector variant has arguments that cannot be passed";
            Failure::new(Reason::Call, detail)
        })
    });
    declared.collect()
}
