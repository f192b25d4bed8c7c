//! Functions that loops call for several lanes at once, or for one after the other.

use super::types::Type;
use crate::text::names::{type_from, type_name};
use crate::text::{Cursor, Parse, Quoted};
use frontend::pragma_spec::abi::{
    Element, Isa, NameLanes, NameParamKind, Passing, VariantName, passing_of,
};
use std::fmt;

/// A function that lanes call.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CalleeInfo {
    /// C name; empty: what the first operand points to.
    pub name: String,
    /// Operands: machine type, and how C spells it (for pointers to objects `const void *`).
    pub params: Vec<(Type, String)>,
    /// What it returns.
    pub ret: Option<Type>,
    /// It does nothing but compute, and with this number as each argument it raises no flag but
    /// inexact. `None`: it may read and write memory.
    pub idle: Option<i64>,
    /// Its variants; none: each lane calls it for itself.
    pub variants: Vec<VariantInfo>,
}

/// A vector variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantInfo {
    /// Its name in the Vector Function ABI, which says how its arguments are passed.
    pub name: VariantName,
    /// The symbol to call if it has another one.
    pub symbol: Option<String>,
}

/// Price of a call of a function with vector variants, in the unit of [`crate::target::Cost`]: a sine or a
/// power takes about this long.
pub const CALL: u32 = 40;

impl VariantInfo {
    /// The symbol to call.
    pub fn symbol(&self) -> String {
        let own = self.symbol.clone();
        own.unwrap_or_else(|| self.name.to_string())
    }

    /// Price of one call, in the unit of [`crate::target::Cost`], on average over functions: those of
    /// glibc cost little more than one call of the scalar function, of which nothing else is assumed
    /// of others; SLEEF's, which are more exact, are slow where they have no fused multiplications.
    pub fn price(&self) -> u32 {
        let scalar = CALL;
        match (self.symbol.is_some(), self.name.isa) {
            (true, Isa::Sse | Isa::Avx) => scalar * 8,
            (true, _) => scalar * 9 / 2,
            (false, Isa::Avx) => scalar * 3,
            (false, Isa::Avx512) => scalar * 5 / 2,
            (false, _) => scalar * 3 / 2,
        }
    }

    /// How many lanes one call does; `None`: it depends on the machine.
    pub fn lanes(&self) -> Option<u32> {
        match self.name.lanes {
            NameLanes::Fixed(lanes) => Some(lanes),
            NameLanes::Scalable => None,
        }
    }
}

impl CalleeInfo {
    /// Its name, if it is called by name.
    pub fn named(&self) -> Option<&str> {
        (!self.name.is_empty()).then_some(&*self.name)
    }

    /// In which registers a variant passes what it gets and gives; `None`: that is not known.
    pub fn passing(&self, variant: &VariantInfo) -> Option<Passing> {
        let params: Vec<Element> = self.params.iter().map(|(ty, _)| element(*ty)).collect();
        passing_of(&variant.name, self.ret.map(element), &params)
    }

    /// Width of the elements whose masks a variant takes: those of the characteristic type.
    pub fn mask_bits(&self, variant: &VariantInfo) -> u32 {
        let kinds = variant.name.params.iter().map(|p| p.kind);
        let mut vectors = kinds.zip(&self.params);
        let first = vectors.find(|(kind, _)| *kind == NameParamKind::Vector);
        let ty = self.ret.or(first.map(|(_, (ty, _))| *ty));
        ty.map_or(32, |ty| element(ty).bytes * 8)
    }
}

/// What a value of a type is in a vector.
fn element(ty: Type) -> Element {
    Element {
        bytes: ty.bits().max(8) / 8,
        is_float: ty.is_float(),
    }
}

/// `"sinf": f32(f32 "float") idle 1 ["_ZGVdN8v_sinf"]`
impl fmt::Display for CalleeInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ret = self.ret.map_or("void", type_name);
        write!(f, "{}: {ret}(", Quoted(&self.name))?;
        for (n, (ty, spelling)) in self.params.iter().enumerate() {
            let comma = if n > 0 { ", " } else { "" };
            write!(f, "{comma}{ty} {}", Quoted(spelling))?;
        }
        f.write_str(")")?;
        if let Some(idle) = self.idle {
            write!(f, " idle {idle}")?;
        }
        f.write_str(" [")?;
        for (n, variant) in self.variants.iter().enumerate() {
            let comma = if n > 0 { ", " } else { "" };
            write!(f, "{comma}{}", Quoted(&variant.name.to_string()))?;
            if let Some(symbol) = &variant.symbol {
                write!(f, " as {}", Quoted(symbol))?;
            }
        }
        f.write_str("]")
    }
}

impl CalleeInfo {
    /// Reads what [`Display`](fmt::Display) writes.
    pub(crate) fn parse(c: &mut Cursor) -> Parse<CalleeInfo> {
        let mut info = CalleeInfo {
            name: c.string()?,
            ..CalleeInfo::default()
        };
        c.mark(':')?;
        if !c.eat_word("void") {
            info.ret = Some(c.named("a type", type_from)?);
        }
        c.mark('(')?;
        while !c.eat(')') {
            if !info.params.is_empty() {
                c.mark(',')?;
            }
            let ty = c.named("a type", type_from)?;
            info.params.push((ty, c.string()?));
        }
        if c.eat_word("idle") {
            info.idle = Some(c.int()?);
        }
        c.mark('[')?;
        while !c.eat(']') {
            if !info.variants.is_empty() {
                c.mark(',')?;
            }
            let place = c.place();
            let name: Result<VariantName, _> = c.string()?.parse();
            let name = name.map_err(|error| place.error(error.to_string()))?;
            let symbol = match c.eat_word("as") {
                true => Some(c.string()?),
                false => None,
            };
            info.variants.push(VariantInfo { name, symbol });
        }
        Ok(info)
    }
}
