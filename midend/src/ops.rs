//! Parts of operations that facts, plans and prices all speak of.

/// How lanes lie in memory, seen from the address operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lanes {
    /// A scalar access.
    One,
    /// Lane k at element k; the address is lane 0's.
    Consecutive,
    /// Lane k at element -k; the address is lane 0's (the highest).
    Reversed,
}

/// Ways to fold the lanes of a vector into one scalar, in any order.
#[allow(missing_docs, reason = "the same operations as `BinaryOp`")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReduceOp {
    Add,
    Mul,
    And,
    Or,
    Xor,
    SMin,
    SMax,
    UMin,
    UMax,
    FAdd,
    FMul,
    FMin,
    FMax,
}

/// What lanes contribute to the sums of [`crate::plan::POp::SumGroups`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GroupOp {
    /// The operand, zero-extended.
    Unsigned,
    /// The operand, sign-extended.
    Signed,
    /// The distance of two operands, both read as unsigned.
    Distance,
    /// The product of two operands, both sign-extended.
    Product,
}

impl GroupOp {
    /// How many operands it takes.
    pub fn operands(self) -> usize {
        match self {
            GroupOp::Unsigned | GroupOp::Signed => 1,
            GroupOp::Distance | GroupOp::Product => 2,
        }
    }
}

/// How half of an odd number becomes an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// To the smaller one.
    Down,
    /// To the larger one.
    Up,
}

/// A product and a third operand as one operation, which rounds once (IEEE 754, fusedMultiplyAdd).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fused {
    /// `x * y + z`
    MulAdd,
    /// `x * y - z`
    MulSub,
    /// `z - x * y`
    NegMulAdd,
}

/// A half of a vector's lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Half {
    /// Those with the lower numbers.
    Low,
    /// The others.
    High,
}

/// Integers that a narrower type holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Saturation {
    /// Those of the signed type.
    Signed,
    /// Those of the unsigned type.
    Unsigned,
}

/// Most lanes of a group that [`crate::plan::POp::Permute`] permutes: bytes of
/// [`crate::plan::ZIP_BITS`] bits.
const MOST_PERMUTED: usize = 16;

/// Where each lane of a group of neighbours comes from, in every group of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Order {
    lanes: u8,
    places: [u8; MOST_PERMUTED],
}

impl Order {
    /// The lane of that number for each one; several may come from the same. `None`: they are not 2, 4, 8
    /// or 16, or one comes from another group.
    pub fn new(places: &[usize]) -> Option<Order> {
        let lanes = places.len();
        let known = (2..=MOST_PERMUTED).contains(&lanes) && lanes.is_power_of_two();
        if !known || places.iter().any(|&place| place >= lanes) {
            return None;
        }
        let mut all = [0; MOST_PERMUTED];
        for (to, &from) in all.iter_mut().zip(places) {
            *to = u8::try_from(from).ok()?;
        }
        Some(Order {
            lanes: u8::try_from(lanes).ok()?,
            places: all,
        })
    }

    /// Lanes of a group.
    pub fn lanes(self) -> u32 {
        self.lanes.into()
    }

    /// Where a lane of a vector comes from.
    pub fn place(self, lane: u32) -> u32 {
        let within = lane % self.lanes();
        lane - within + u32::from(self.places[within as usize])
    }

    /// Where the lanes of the first group come from.
    pub fn places(self) -> impl Iterator<Item = u32> {
        (0..self.lanes()).map(move |lane| self.place(lane))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_stays_within_its_groups() {
        let order = Order::new(&[2, 1, 0, 2]).expect("an order");
        let places: Vec<u32> = (0..8).map(|lane| order.place(lane)).collect();
        assert_eq!(places, [2, 1, 0, 2, 6, 5, 4, 6]);
        assert_eq!(order.places().collect::<Vec<_>>(), places[..4]);
        let wrong: [&[usize]; 4] = [&[0], &[0, 1, 2], &[0, 2], &[0; 32]];
        assert_eq!(wrong.map(Order::new), [None; 4]);
    }
}
