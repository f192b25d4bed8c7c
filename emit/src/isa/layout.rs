//! How a plan's vector is split over registers.

use super::machine::Machine;
use super::names::{mask_type, register_type};
use midend::plan::PType;
use midend::ssa::Type;

/// Registers that hold a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Width of one register in bits.
    pub bits: u32,
    /// How many.
    pub count: u32,
    /// Lanes of one register that count.
    pub lanes_per_reg: u32,
    /// C type of one register.
    pub c_type: String,
}

/// Widths of the registers a plan may choose, widest first.
pub(super) fn widths(m: Machine) -> &'static [u32] {
    m.isa.facts().widths
}

/// The layout of a vector or mask; `None` for scalars, for a number of lanes that is not a power
/// of two and for widths the ISA does not have.
pub fn layout(m: Machine, ty: PType, reg_bits: u32) -> Option<Layout> {
    let (elem_bits, lanes) = match ty {
        PType::Scalar(_) | PType::Vector(Type::I1 | Type::Ptr, _) => return None,
        PType::Vector(e, lanes) => (e.bits(), lanes),
        PType::Mask { bits, lanes } => (bits, lanes),
    };
    if !lanes.is_power_of_two() || lanes > 1024 || !widths(m).contains(&reg_bits) {
        return None;
    }
    let total = elem_bits * lanes;
    let least = if m.vector_ext() { elem_bits } else { 128 };
    let bits = total.clamp(least, reg_bits);
    let count = total.div_ceil(bits);
    let c_type = match ty {
        PType::Vector(e, _) => register_type(m, e, bits),
        _ => mask_type(m, elem_bits, bits),
    };
    Some(Layout {
        bits,
        count,
        lanes_per_reg: lanes / count,
        c_type,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::machine::Style;
    use crate::isa::table::Isa;

    fn of(isa: Isa, style: Style, ty: PType, reg_bits: u32) -> Option<(u32, u32, u32, String)> {
        let l = layout(Machine::new(isa, style), ty, reg_bits)?;
        Some((l.bits, l.count, l.lanes_per_reg, l.c_type))
    }

    #[test]
    fn splits_and_rounds_up() {
        let i = Style::Intrinsics;
        let v = PType::Vector;
        assert_eq!(
            of(Isa::Avx2, i, v(Type::F32, 32), 256),
            Some((256, 4, 8, "__m256".into()))
        );
        assert_eq!(
            of(Isa::Avx2, i, v(Type::I8, 8), 256),
            Some((128, 1, 8, "__m128i".into()))
        );
        assert_eq!(
            of(Isa::Generic, i, v(Type::I8, 8), 128),
            Some((64, 1, 8, "vcc_u8x8".into()))
        );
        let mask = PType::Mask {
            bits: 8,
            lanes: 128,
        };
        assert_eq!(
            of(Isa::Avx512, i, mask, 512),
            Some((512, 2, 64, "__mmask64".into()))
        );
        assert_eq!(of(Isa::Sse2, i, v(Type::F32, 6), 128), None);
        assert_eq!(of(Isa::Sse2, i, v(Type::F32, 8), 256), None);
    }
}
