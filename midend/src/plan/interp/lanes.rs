//! What is done lane by lane.

use crate::ssa::eval::Trap;

/// Of two operands.
pub(super) fn zip(
    a: &[u64],
    b: &[u64],
    f: impl Fn(u64, u64) -> Result<u64, Trap>,
) -> Result<Vec<u64>, Trap> {
    same(a, b)?;
    a.iter().zip(b).map(|(&a, &b)| f(a, b)).collect()
}

/// Of three operands.
pub(super) fn zip3([a, b, c]: [&[u64]; 3], f: impl Fn([u64; 3]) -> u64) -> Result<Vec<u64>, Trap> {
    same(a, b)?;
    same(a, c)?;
    let all = a.iter().zip(b).zip(c);
    Ok(all.map(|((&a, &b), &c)| f([a, b, c])).collect())
}

fn same(a: &[u64], b: &[u64]) -> Result<(), Trap> {
    match a.len() == b.len() {
        true => Ok(()),
        false => Err(Trap::Malformed("operands of different lanes".to_string())),
    }
}
