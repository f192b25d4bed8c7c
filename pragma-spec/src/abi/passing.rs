//! What a variant gets and gives in which registers, on x86-64.
//!
//! Source: *Vector Function ABI* for x86-64, sections 2.3 to 2.5, where it leaves a choice as gcc
//! does (`simd_clone_adjust_argument_types`, `ix86_simd_clone_compute_vecsize_and_simdlen`).

use super::lanes::{Element, characteristic, check, element, vector_bytes};
use super::{Isa, Unsupported};
use crate::resolve::Signature;
use crate::variant::{ParamKind, VariantSpec};

/// How the values of one parameter, result or mask are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Passed {
    /// As the scalar function has it: for `uniform` the value, for `linear` that of lane 0.
    Scalar,
    /// In `count` vectors of `lanes` elements each, one after the other, as so many parameters. A
    /// result of more than one vector is in memory: a structure with an array of them.
    Vectors {
        /// What the elements are.
        element: Element,
        /// Elements of each vector.
        lanes: u32,
        /// Vectors; a power of two.
        count: u32,
    },
    /// A mask in `count` unsigned integers, as so many parameters: bit k of each stands for its
    /// lane k.
    Bits {
        /// Size of each integer.
        bytes: u32,
        /// Lanes that each integer stands for.
        lanes: u32,
        /// Integers; a power of two.
        count: u32,
    },
}

/// The parameters, the result and the mask of one variant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Passing {
    /// The parameters in order.
    pub params: Vec<Passed>,
    /// What is returned; `None`: nothing.
    pub result: Option<Passed>,
    /// After all parameters. In vectors, the bits of a lane's element are all ones if the lane is
    /// active, and zeros if not; the elements are as large as the characteristic type, and floating
    /// numbers where that is.
    pub mask: Option<Passed>,
}

/// How the variant of so many lanes passes what it gets and gives. `None`: the instruction set is
/// none of x86-64's.
///
/// # Errors
/// The ABI does not know a type of the signature.
pub fn passing(
    isa: Isa,
    lanes: u32,
    masked: bool,
    spec: &VariantSpec,
    signature: &Signature,
) -> Result<Option<Passing>, Unsupported> {
    check(signature)?;
    if !Isa::X86.contains(&isa) {
        return Ok(None);
    }
    let params = spec.params.iter().zip(&signature.params);
    let params = params.map(
        |(param, declared)| match (param.kind, element(declared.class)) {
            (ParamKind::Vector, Some(element)) => vectors(isa, lanes, element),
            (ParamKind::Vector | ParamKind::Uniform | ParamKind::Linear { .. }, _) => {
                Passed::Scalar
            }
        },
    );
    let mask = characteristic(spec, signature);
    Ok(Some(Passing {
        params: params.collect(),
        result: element(signature.ret).map(|element| vectors(isa, lanes, element)),
        mask: masked.then(|| match (isa, vectors(isa, lanes, mask)) {
            (Isa::Avx512, Passed::Vectors { lanes, count, .. }) => Passed::Bits {
                bytes: if mask.bytes == 1 { 8 } else { 4 },
                lanes,
                count,
            },
            (_, vectors) => vectors,
        }),
    }))
}

/// Values of all lanes: as few vectors as can hold them, of no more elements than there are lanes.
fn vectors(isa: Isa, lanes: u32, element: Element) -> Passed {
    let fit = (vector_bytes(isa, element.is_float) / element.bytes.max(1)).max(1);
    let each = fit.min(lanes.max(1));
    Passed::Vectors {
        element,
        lanes: each,
        count: lanes.div_ceil(each).max(1),
    }
}
