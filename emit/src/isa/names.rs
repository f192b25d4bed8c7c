//! C names of scalar and register types.

use super::machine::Machine;
use super::table::Terms;
use midend::ssa::Type;

/// C type of a scalar of that machine type; unsigned for integers.
pub fn scalar_type(ty: Type) -> &'static str {
    match ty {
        Type::I1 => "int",
        Type::I8 => "unsigned char",
        Type::I16 => "unsigned short",
        Type::I32 => "unsigned int",
        Type::I64 => "unsigned long",
        Type::F32 => "float",
        Type::F64 => "double",
        Type::Ptr => "const void *",
    }
}

/// The signed twin of an integer's [`scalar_type`]; other types as they are.
pub(super) fn signed_type(ty: Type) -> &'static str {
    match ty {
        Type::I8 => "signed char",
        Type::I16 => "short",
        Type::I32 => "int",
        Type::I64 => "long",
        other => scalar_type(other),
    }
}

/// The integer type of an element's width.
pub(super) fn int_of(e: Type) -> Type {
    Type::int_of_bits(e.bits()).unwrap_or(Type::I64)
}

/// Name of a vector type of our own; `letter` is `u`, `i` or `f`.
pub(super) fn own_vector(letter: char, bits: u32, lanes: u32) -> String {
    format!("vcc_{letter}{bits}x{lanes}")
}

/// C type of a register that holds elements `e` in `w` bits.
pub(super) fn register_type(m: Machine, e: Type, w: u32) -> String {
    let lanes = w / e.bits();
    let letter = if e.is_float() { 'f' } else { 'u' };
    match (m.terms(), e) {
        (Terms::Operators, _) => own_vector(letter, e.bits(), lanes),
        (Terms::Neon, Type::F32 | Type::F64) => format!("float{}x{lanes}_t", e.bits()),
        (Terms::Neon, _) => format!("uint{}x{lanes}_t", e.bits()),
        (_, Type::F32) => format!("__m{w}"),
        (_, Type::F64) => format!("__m{w}d"),
        _ => format!("__m{w}i"),
    }
}

/// Width of the mask integer for that many lanes.
pub(super) fn mask_bits(lanes: u32) -> u32 {
    lanes.clamp(8, 64)
}

/// C type of a register of a mask for elements of `bits`.
pub(super) fn mask_type(m: Machine, bits: u32, w: u32) -> String {
    if m.bit_masks() {
        return format!("__mmask{}", mask_bits(w / bits));
    }
    register_type(m, Type::int_of_bits(bits).unwrap_or(Type::I64), w)
}

/// Name of a scalar type of our own, which may alias any other; `letter` as for [`own_vector`].
pub(super) fn own_scalar(letter: char, bits: u32) -> String {
    format!("vcc_{letter}{bits}")
}

/// The end of the name of a type of our own that may be at any address.
const UNALIGNED: &str = "_unaligned";

/// The same type of our own for memory at any address.
pub(super) fn unaligned(own: &str) -> String {
    format!("{own}{UNALIGNED}")
}

/// Definitions of the types of our own that a text names: name and declaration, sorted.
pub fn typedefs(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("vcc_") {
        let inside = rest[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        let word = &rest[at..];
        let end = word
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
            .unwrap_or(word.len());
        if !inside && let Some(definition) = typedef(&word[..end]) {
            found.push((word[..end].to_owned(), definition));
        }
        rest = &word[end..];
    }
    found.sort();
    found.dedup();
    found
}

fn typedef(name: &str) -> Option<String> {
    let letter = name.strip_prefix("vcc_")?.chars().next()?;
    let aligned = name.strip_suffix(UNALIGNED);
    let (bits, lanes) = match aligned.unwrap_or(name).get(5..)?.split_once('x') {
        Some((bits, lanes)) => (bits, Some(lanes.parse::<u32>().ok()?)),
        None => (aligned.unwrap_or(name).get(5..)?, None),
    };
    let bits = bits.parse::<u32>().ok()?;
    let elem = match letter {
        'u' => scalar_type(Type::int_of_bits(bits)?),
        'i' => signed_type(Type::int_of_bits(bits)?),
        'f' if bits == 32 => "float",
        'f' if bits == 64 => "double",
        _ => return None,
    };
    let bytes = bits / 8;
    let alignment = if aligned.is_some() { 1 } else { bytes };
    let Some(lanes) = lanes else {
        let aligned = match alignment == bytes {
            true => String::new(),
            false => format!("aligned({alignment}), "),
        };
        return Some(format!(
            "typedef {elem} {name} __attribute__(({aligned}may_alias));"
        ));
    };
    let size = bytes.checked_mul(lanes)?;
    Some(format!(
        "typedef {elem} {name} __attribute__((vector_size({size}), aligned({alignment}), may_alias));"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_types_once() {
        let found = typedefs(
            "(vcc_u8x16)x + (vcc_f32x4)y - (vcc_u8x16)z; my_vcc_u8x8 vcc_tmp *(vcc_i32 *)p",
        );
        assert_eq!(
            found,
            [
                (
                    "vcc_f32x4".to_owned(),
                    "typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));"
                        .to_owned()
                ),
                (
                    "vcc_i32".to_owned(),
                    "typedef int vcc_i32 __attribute__((may_alias));".to_owned()
                ),
                (
                    "vcc_u8x16".to_owned(),
                    "typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));"
                        .to_owned()
                ),
            ]
        );
    }
}
