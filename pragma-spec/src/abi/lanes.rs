//! How many lanes the variants of a function have, and their names.

use super::isa::{Isa, Unsupported};
use super::name::{NameLanes, NameParam, NameParamKind, NameStep, OfLinear, VariantName};
use crate::signature::{Signature, TypeClass, class_name};
use crate::variant::{Alignment, Lanes, LinearStep, Modifier, ParamKind, ParamSpec, VariantSpec};

/// Size and class of a value in a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Element {
    /// Its size. Pointers are integers of eight.
    pub bytes: u32,
    /// A floating number, else an integer.
    pub is_float: bool,
}

impl Element {
    pub(super) fn integer(bytes: u32) -> Element {
        Element {
            bytes,
            is_float: false,
        }
    }
}

/// The names of all variants that `spec` asks for on the given instruction sets: for each length
/// and mask.
///
/// # Errors
/// The ABI does not know a type of the signature.
pub fn names(
    function: &str,
    spec: &VariantSpec,
    signature: &Signature,
    isas: &[Isa],
) -> Result<Vec<VariantName>, Unsupported> {
    let mut params = Vec::with_capacity(spec.params.len());
    for (index, (param, declared)) in spec.params.iter().zip(&signature.params).enumerate() {
        params.push(param_name(param, declared.class, index)?);
    }
    let mut names = Vec::new();
    for isa in isas
        .iter()
        .filter(|isa| spec.isa.is_none_or(|only| only == **isa))
    {
        // SVE code always has a predicate.
        let masks: &[bool] = match isa {
            Isa::Sve => &[true],
            _ => spec.masks.each(),
        };
        for lanes in lanes(*isa, spec, signature)? {
            names.extend(masks.iter().map(|masked| VariantName {
                isa: *isa,
                masked: *masked,
                lanes,
                params: params.clone(),
                function: function.to_string(),
            }));
        }
    }
    Ok(names)
}

fn param_name(param: &ParamSpec, class: TypeClass, index: usize) -> Result<NameParam, Unsupported> {
    let kind = match param.kind {
        ParamKind::Vector => NameParamKind::Vector,
        ParamKind::Uniform => NameParamKind::Uniform,
        ParamKind::Linear { step, modifier } => NameParamKind::Linear {
            passed: match modifier {
                Modifier::Val => OfLinear::Value,
                Modifier::Ref => OfLinear::Reference,
                Modifier::Uval => OfLinear::UniformReference,
            },
            step: match (step, class) {
                (LinearStep::Param(position), _) => NameStep::Param(position),
                (LinearStep::Constant(step), TypeClass::Pointer { pointee_bytes }) => {
                    let bytes = pointee_bytes
                        .and_then(|bytes| i64::try_from(bytes).ok())
                        .and_then(|bytes| step.checked_mul(bytes));
                    NameStep::Constant(bytes.ok_or(Unsupported {
                        param: Some(index),
                        what: "a pointer to a type of unknown size",
                    })?)
                }
                (LinearStep::Constant(step), _) => NameStep::Constant(step),
            },
        },
    };
    let alignment = match param.alignment {
        Some(Alignment::Bytes(bytes)) => Some(bytes),
        // As gcc: what the target's vectors need is not in the name.
        Some(Alignment::Vector) | None => None,
    };
    Ok(NameParam { kind, alignment })
}

/// How many lanes each variant for the instruction set has.
///
/// # Errors
/// The ABI does not know a type of the signature.
pub fn lanes(
    isa: Isa,
    spec: &VariantSpec,
    signature: &Signature,
) -> Result<Vec<NameLanes>, Unsupported> {
    check(signature)?;
    let fixed = |list: &[u32]| list.iter().map(|n| NameLanes::Fixed(*n)).collect();
    Ok(match (&spec.lanes, isa) {
        (Lanes::Fixed(list), _) => fixed(list),
        (_, Isa::Sve) => vec![NameLanes::Scalable],
        (Lanes::OfType { bytes, is_float }, _) => {
            let (bytes, is_float) = (*bytes, *is_float);
            fixed(&[fitting(isa, Element { bytes, is_float })])
        }
        (Lanes::Default, Isa::AdvSimd) => fixed(&advanced_simd(spec, signature)),
        (Lanes::Default, _) => fixed(&[fitting(isa, characteristic(spec, signature))]),
    })
}

/// Whether values of all the types can stand in vectors.
pub(super) fn check(signature: &Signature) -> Result<(), Unsupported> {
    let unknown = |class| {
        matches!(
            class,
            TypeClass::Record | TypeClass::Other | TypeClass::Unknown | TypeClass::Array
        )
    };
    if unknown(signature.ret) {
        return Err(Unsupported {
            param: None,
            what: class_name(signature.ret),
        });
    }
    match signature.params.iter().position(|p| unknown(p.class)) {
        None => Ok(()),
        Some(index) => Err(Unsupported {
            param: Some(index),
            what: class_name(signature.params[index].class),
        }),
    }
}

pub(super) fn element(class: TypeClass) -> Option<Element> {
    match class {
        TypeClass::Bool => Some(Element::integer(1)),
        TypeClass::Integer { bytes } => Some(Element::integer(bytes)),
        TypeClass::Float { bytes } => Some(Element {
            bytes,
            is_float: true,
        }),
        TypeClass::Pointer { .. } => Some(Element::integer(8)),
        TypeClass::Void
        | TypeClass::Array
        | TypeClass::Record
        | TypeClass::Other
        | TypeClass::Unknown => None,
    }
}

/// The characteristic data type on x86-64: what is returned, else the first parameter that is
/// neither uniform nor linear, else `int`.
fn characteristic(spec: &VariantSpec, signature: &Signature) -> Element {
    let params = spec.params.iter().zip(&signature.params);
    let mut vectors = params.filter(|(spec, _)| spec.kind == ParamKind::Vector);
    element(signature.ret)
        .or_else(|| vectors.find_map(|(_, param)| element(param.class)))
        .unwrap_or(Element::integer(4))
}

/// How many values fit into a vector.
fn fitting(isa: Isa, element: Element) -> u32 {
    (vector_bytes(isa, element.is_float) / element.bytes.max(1)).max(1)
}

/// Size of the instruction set's vectors of floating numbers, or of integers.
pub(super) fn vector_bytes(isa: Isa, is_float: bool) -> u32 {
    match (isa, is_float) {
        (Isa::Sse | Isa::AdvSimd | Isa::Sve, _) | (Isa::Avx, false) => 16,
        (Isa::Avx, true) | (Isa::Avx2, _) => 32,
        (Isa::Avx512, _) => 64,
    }
}

/// The lengths on Advanced SIMD: those at which the narrowest value fills 64 and 128 bits. A
/// pointer that is uniform or linear counts as what it points to.
fn advanced_simd(spec: &VariantSpec, signature: &Signature) -> Vec<u32> {
    let params = spec.params.iter().zip(&signature.params);
    let sizes = params.filter_map(|(spec, param)| match (spec.kind, param.class) {
        (ParamKind::Uniform | ParamKind::Linear { .. }, TypeClass::Pointer { pointee_bytes }) => {
            pointee_bytes.and_then(|bytes| u32::try_from(bytes).ok())
        }
        (_, class) => element(class).map(|element| element.bytes),
    });
    let narrowest = sizes
        .chain(element(signature.ret).map(|element| element.bytes))
        .min();
    match narrowest.unwrap_or(4) {
        0 | 1 => vec![8, 16],
        2 => vec![4, 8],
        3 | 4 => vec![2, 4],
        _ => vec![2],
    }
}
