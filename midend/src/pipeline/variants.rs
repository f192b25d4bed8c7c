//! Vector variants of a function that other files may call.

use crate::lower;
use crate::options::Options;
use crate::plan::verified::VerifiedPlan;
use crate::planner::variants::{LaneParam, Variant, plan_variant};
use crate::remark::{Considered, Reason, Refusal};
use crate::ssa::Function;
use crate::target::TargetInfo;
use crate::transform;
use frontend::Unit;
use frontend::directives::FunctionDirective;
use frontend::pragma_spec::Dialect;
use frontend::pragma_spec::abi::NameParamKind;
use frontend::pragma_spec::abi::{self, Isa, NameLanes, NameStep, Passing, VariantName};
use frontend::sorted::SortedMap;
use frontend::tree::FunctionDef;

/// A vector variant of a function.
#[derive(Clone, Debug)]
pub struct VariantPlan {
    /// Its name, which says what its parameters are.
    pub name: VariantName,
    /// Lanes.
    pub vf: u32,
    /// What it gets and gives in which registers.
    pub passing: Passing,
    /// What was considered for it.
    pub considered: Considered,
    /// How its lanes are done together, or why one after the other, by the function itself.
    pub plan: Result<VerifiedPlan, Vec<Refusal>>,
}

/// The variants of a function that is defined in the file.
#[derive(Clone, Debug, Default)]
pub struct Variants {
    /// The function as SSA.
    pub ssa: Function,
    /// One for each name, in the order of the names.
    pub plans: Vec<VariantPlan>,
    /// Why there are none.
    pub refusals: Vec<Refusal>,
}

/// Plans the variants that callers in other files may rely on: those of a function with external
/// linkage, for all instruction sets that `target` gives, or says why not. `None`: there are none.
pub fn vectorize_variants(
    unit: &Unit,
    def: &FunctionDef,
    target: &dyn Fn(Isa) -> Result<TargetInfo, &'static str>,
    options: &Options,
) -> Option<Variants> {
    let asked = asked_for(unit, def, options);
    if asked.is_empty() {
        return None;
    }
    let mut result = Variants::default();
    let ssa = lower::lower_variant(unit, def, options).map(|mut ssa| {
        transform::everywhere(&mut ssa, options);
        ssa
    });
    let mut targets: SortedMap<Isa, Result<TargetInfo, &'static str>> = SortedMap::new();
    let mut plans: SortedMap<String, VariantPlan> = SortedMap::new();
    for directive in asked {
        let Some(spec) = &directive.spec else {
            continue;
        };
        let names = match abi::names(&def.name, spec, &directive.signature, &Isa::X86) {
            Ok(names) => names,
            Err(unsupported) => {
                let detail = format!("the vector ABI does not know {}", unsupported.what);
                let refusal = Refusal::new(Reason::UnsupportedType, directive.span, detail);
                result.refusals.push(refusal);
                continue;
            }
        };
        for name in names {
            let NameLanes::Fixed(vf) = name.lanes else {
                continue;
            };
            let signature = &directive.signature;
            let passing = abi::passing(name.isa, vf, name.masked, spec, signature);
            let Ok(Some(passing)) = passing else {
                continue;
            };
            if plans.contains_key(&name.to_string()) {
                continue;
            }
            let variant = Variant {
                params: params(&name),
                vf,
                mask_bits: name.masked.then_some(passing.characteristic.bytes * 8),
            };
            let target = targets.entry(name.isa).or_insert_with(|| target(name.isa));
            let (considered, plan) = match (target, &ssa) {
                (Ok(target), Ok(ssa)) => plan_variant(ssa, &variant, def.span, target, options),
                (Ok(_), Err(refusal)) => (Considered::default(), Err(vec![refusal.clone()])),
                (Err(why), _) => {
                    let refusal = Refusal::new(Reason::UnsupportedTarget, def.span, *why);
                    if !result.refusals.contains(&refusal) {
                        result.refusals.push(refusal);
                    }
                    continue;
                }
            };
            plans.insert(
                name.to_string(),
                VariantPlan {
                    name,
                    vf,
                    passing,
                    considered,
                    plan,
                },
            );
        }
    }
    result.plans = plans.into_values().collect();
    result.ssa = ssa.unwrap_or_default();
    Some(result)
}

/// The directives on a function whose variants must exist, for others to call.
fn asked_for<'a>(
    unit: &'a Unit,
    def: &FunctionDef,
    options: &Options,
) -> Vec<&'a FunctionDirective> {
    // Whoever can call another function sees its body.
    if def.traits.is_static || def.traits.is_inline {
        return Vec::new();
    }
    let all = unit.variants.get(&def.name).into_iter().flatten();
    let counts = |d: &&FunctionDirective| {
        let means = options.openmp || d.directive.dialect != Dialect::OpenMp;
        means && d.spec.is_some()
    };
    all.filter(counts).collect()
}

fn params(name: &VariantName) -> Vec<LaneParam> {
    let each = name.params.iter().map(|param| match param.kind {
        NameParamKind::Vector => LaneParam::Vector,
        NameParamKind::Uniform => LaneParam::Uniform,
        NameParamKind::Linear { step, .. } => match step {
            NameStep::Constant(step) => LaneParam::Linear(step),
            NameStep::Param(by) => LaneParam::LinearBy(by),
        },
    });
    each.collect()
}
