//! Places in memory whose values vector loops carry: read before the loops, written behind them.

use crate::analysis::facts::{CarriedKind, LoopFacts};
use crate::engine::scalars::Scalars;
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::Widener;
use crate::plan::PValue;
use crate::remark::Refusal;
use crate::ssa::Var;
use frontend::sorted::SortedMap;

/// Reads the places, but those of which no iteration needs what is there.
pub(super) fn read(
    b: &mut Builder,
    scalars: &mut Scalars<'_>,
    facts: &LoopFacts,
) -> Result<(), Refusal> {
    for kept in &facts.kept {
        let mut carried = facts.carried.iter();
        let carried = carried.find(|c| c.var == kept.var && c.kind != CarriedKind::Overwritten);
        if let Some(carried) = carried {
            let start = scalars.get(b, At::Before, carried.start)?;
            scalars.make(carried.start, start);
        }
    }
    Ok(())
}

/// The addresses of the places, by the variables that stand for them.
pub(super) fn addresses(
    w: &mut Widener<'_>,
    facts: &LoopFacts,
) -> Result<SortedMap<Var, PValue>, Refusal> {
    let kept = facts.kept.iter();
    let addresses = kept.map(|kept| {
        let address = w.scalars.get(&mut w.b, At::Before, kept.address)?;
        Ok((kept.var, address))
    });
    addresses.collect()
}
