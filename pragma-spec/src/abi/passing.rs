//! What a variant gets and gives in which registers, on x86-64.
//!
//! Source: *Vector Function ABI* for x86-64, sections 2.3 to 2.5, where it leaves a choice as gcc
//! does (`simd_clone_adjust_argument_types`, `ix86_simd_clone_compute_vecsize_and_simdlen`).

use super::isa::{Isa, Unsupported};
use super::lanes::{Element, check, element, vector_bytes};
use super::name::{NameLanes, NameParamKind, VariantName};
use crate::signature::Signature;
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
    /// The characteristic type: what is returned, else the first parameter with a value for each
    /// lane, else `int`.
    pub characteristic: Element,
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
    let vectors = params.map(|(param, declared)| match param.kind {
        ParamKind::Vector => element(declared.class),
        ParamKind::Uniform | ParamKind::Linear { .. } => None,
    });
    let vectors: Vec<Option<Element>> = vectors.collect();
    let shape = Shape { isa, lanes, masked };
    Ok(Some(shape.passing(element(signature.ret), &vectors)))
}

/// The same for a name: `None` also if its lanes depend on the machine, or if it is of a function
/// with another number of parameters. `ret` and `params` are what the function returns and takes.
pub fn passing_of(name: &VariantName, ret: Option<Element>, params: &[Element]) -> Option<Passing> {
    let NameLanes::Fixed(lanes) = name.lanes else {
        return None;
    };
    if !Isa::X86.contains(&name.isa) || name.params.len() != params.len() {
        return None;
    }
    let params = name.params.iter().zip(params);
    let vectors = params.map(|(param, element)| match param.kind {
        NameParamKind::Vector => Some(*element),
        NameParamKind::Uniform | NameParamKind::Linear { .. } => None,
    });
    let vectors: Vec<Option<Element>> = vectors.collect();
    let shape = Shape {
        isa: name.isa,
        lanes,
        masked: name.masked,
    };
    Some(shape.passing(ret, &vectors))
}

/// What decides, apart from types.
struct Shape {
    isa: Isa,
    lanes: u32,
    masked: bool,
}

impl Shape {
    /// `params`: the elements of those with a value for each lane.
    fn passing(&self, ret: Option<Element>, params: &[Option<Element>]) -> Passing {
        let vectors = |element| vectors(self.isa, self.lanes, element);
        let mask = ret.or_else(|| params.iter().flatten().next().copied());
        let mask = mask.unwrap_or(Element::integer(4));
        let params = params.iter();
        Passing {
            params: params
                .map(|param| param.map_or(Passed::Scalar, vectors))
                .collect(),
            result: ret.map(vectors),
            mask: self.masked.then(|| match (self.isa, vectors(mask)) {
                (Isa::Avx512, Passed::Vectors { lanes, count, .. }) => Passed::Bits {
                    bytes: if mask.bytes == 1 { 8 } else { 4 },
                    lanes,
                    count,
                },
                (_, vectors) => vectors,
            }),
            characteristic: mask,
        }
    }
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
