//! Text of the declarations that SSA and plans share: variables, symbols, members, constants.

use super::names::{type_from, type_name};
use super::{Commas, Cursor, Parse, Quoted};
use crate::ssa::{
    CType, Callee, CalleeInfo, FieldInfo, FieldRef, Imm, Pointee, Symbol, SymbolInfo, Type, Var,
    VarInfo,
};
use cranelift_entity::{EntityRef, PrimaryMap};
use std::fmt;

/// Print the declarations, one a line, each after `  `.
pub(crate) fn write_decls(
    f: &mut fmt::Formatter<'_>,
    vars: &PrimaryMap<Var, VarInfo>,
    symbols: &PrimaryMap<Symbol, SymbolInfo>,
    fields: &PrimaryMap<FieldRef, FieldInfo>,
) -> fmt::Result {
    for (var, info) in vars.iter() {
        write!(f, "  {var} {}: {}", Quoted(&info.name), info.c_type)?;
        if let Some(position) = info.param {
            write!(f, ", param {position}")?;
        }
        if info.in_memory {
            f.write_str(", memory")?;
        }
        if info.inner {
            f.write_str(", inner")?;
        }
        f.write_str(if info.private { ", private\n" } else { "\n" })?;
    }
    for (symbol, info) in symbols.iter() {
        write!(f, "  {symbol} {}: {}", Quoted(&info.name), info.c_type)?;
        f.write_str(if info.private { ", private\n" } else { "\n" })?;
    }
    for (field, info) in fields.iter() {
        write!(f, "  {field} {}", Quoted(&info.name))?;
        if let Some(record) = &info.record {
            write!(f, " of {}", Quoted(record))?;
        }
        write!(f, " at {}: {}", info.offset, info.c_type)?;
        let beside = info.beside_volatile;
        f.write_str(if beside { ", beside volatile\n" } else { "\n" })?;
    }
    Ok(())
}

/// Read all declarations that come next.
pub(crate) fn parse_decls(
    c: &mut Cursor,
    vars: &mut PrimaryMap<Var, VarInfo>,
    symbols: &mut PrimaryMap<Symbol, SymbolInfo>,
    fields: &mut PrimaryMap<FieldRef, FieldInfo>,
) -> Parse<()> {
    loop {
        if c.is_entity("var") {
            let info = |c: &mut Cursor| parse_var(c);
            declare(c, "var", vars, info)?;
        } else if c.is_entity("sym") {
            declare(c, "sym", symbols, parse_symbol)?;
        } else if c.is_entity("field") {
            declare(c, "field", fields, parse_field)?;
        } else {
            return Ok(());
        }
    }
}

/// Print the functions with vector variants, one a line, each after `  `.
pub(crate) fn write_callees(
    f: &mut fmt::Formatter<'_>,
    callees: &PrimaryMap<Callee, CalleeInfo>,
) -> fmt::Result {
    let mut all = callees.iter();
    all.try_for_each(|(callee, info)| writeln!(f, "  {callee} {info}"))
}

/// Read all functions with vector variants that come next.
pub(crate) fn parse_callees(
    c: &mut Cursor,
    callees: &mut PrimaryMap<Callee, CalleeInfo>,
) -> Parse<()> {
    while c.is_entity("callee") {
        declare(c, "callee", callees, CalleeInfo::parse)?;
    }
    Ok(())
}

/// One numbered declaration; numbers rise by one from 0.
pub(crate) fn declare<K: EntityRef, T>(
    c: &mut Cursor,
    prefix: &str,
    map: &mut PrimaryMap<K, T>,
    parse: impl FnOnce(&mut Cursor) -> Parse<T>,
) -> Parse<()> {
    c.word(&format!("{prefix}{}", map.len()))?;
    let item = parse(c)?;
    map.push(item);
    Ok(())
}

fn parse_var(c: &mut Cursor) -> Parse<VarInfo> {
    let name = c.string()?;
    c.mark(':')?;
    let mut info = VarInfo {
        name,
        c_type: parse_c_type(c)?,
        ..VarInfo::default()
    };
    while c.eat(',') {
        if c.eat_word("param") {
            info.param = Some(c.int()?);
        } else if c.eat_word("memory") {
            info.in_memory = true;
        } else if c.eat_word("inner") {
            info.inner = true;
        } else if c.eat_word("private") {
            info.private = true;
        } else {
            return c.expected("`param`, `memory`, `inner` or `private`");
        }
    }
    Ok(info)
}

fn parse_symbol(c: &mut Cursor) -> Parse<SymbolInfo> {
    let name = c.string()?;
    c.mark(':')?;
    let c_type = parse_c_type(c)?;
    let private = c.eat(',');
    if private {
        c.word("private")?;
    }
    Ok(SymbolInfo {
        name,
        c_type,
        private,
    })
}

fn parse_field(c: &mut Cursor) -> Parse<FieldInfo> {
    let name = c.string()?;
    let record = match c.eat_word("of") {
        true => Some(c.string()?),
        false => None,
    };
    c.word("at")?;
    let offset = c.int()?;
    c.mark(':')?;
    let c_type = parse_c_type(c)?;
    let beside_volatile = c.eat(',');
    if beside_volatile {
        c.word("beside")?;
        c.word("volatile")?;
    }
    Ok(FieldInfo {
        record,
        name,
        offset,
        c_type,
        beside_volatile,
    })
}

impl fmt::Display for CType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flag = |set: bool, word: &'static str| if set { word } else { "" };
        match self {
            CType::Scalar {
                ty,
                unsigned,
                spelling,
            } => {
                let ty = ty.map_or("_", type_name);
                let unsigned = flag(*unsigned, " unsigned");
                write!(f, "scalar {ty}{unsigned} {}", Quoted(spelling))
            }
            CType::Pointer {
                to,
                to_const,
                to_volatile,
                restrict,
            } => {
                let to_const = flag(*to_const, " const");
                let to_volatile = flag(*to_volatile, " volatile");
                let restrict = flag(*restrict, " restrict");
                write!(f, "pointer{to_const}{to_volatile}{restrict} {to}")
            }
            CType::Array {
                elem,
                bytes,
                is_const,
            } => {
                write!(f, "array{}", flag(*is_const, " const"))?;
                if let Some(bytes) = bytes {
                    write!(f, " {bytes}")?;
                }
                write!(f, " {elem}")
            }
            CType::Record {
                spelling,
                bytes,
                is_const,
            } => {
                write!(f, "record{}", flag(*is_const, " const"))?;
                if let Some(spelling) = spelling {
                    write!(f, " {}", Quoted(spelling))?;
                }
                if let Some(bytes) = bytes {
                    write!(f, " {bytes}")?;
                }
                Ok(())
            }
            CType::Function => f.write_str("function"),
            CType::Other => f.write_str("other"),
        }
    }
}

impl fmt::Display for Pointee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pointee::Scalar(ty, unsigned, spelling) => {
                let unsigned = if *unsigned { " unsigned" } else { "" };
                write!(f, "scalar {ty}{unsigned} {}", Quoted(spelling))
            }
            Pointee::Void => f.write_str("void"),
            Pointee::Record(spelling) => write!(f, "record {}", Quoted(spelling)),
            Pointee::Other => f.write_str("other"),
        }
    }
}

fn parse_c_type(c: &mut Cursor) -> Parse<CType> {
    if c.eat_word("scalar") {
        let ty = match c.eat_word("_") {
            true => None,
            false => Some(parse_type(c)?),
        };
        Ok(CType::Scalar {
            ty,
            unsigned: c.eat_word("unsigned"),
            spelling: c.string()?,
        })
    } else if c.eat_word("pointer") {
        let to_const = c.eat_word("const");
        let to_volatile = c.eat_word("volatile");
        let restrict = c.eat_word("restrict");
        Ok(CType::Pointer {
            to: parse_pointee(c)?,
            to_const,
            to_volatile,
            restrict,
        })
    } else if c.eat_word("array") {
        let is_const = c.eat_word("const");
        let bytes = optional_int(c)?;
        Ok(CType::Array {
            elem: parse_pointee(c)?,
            bytes,
            is_const,
        })
    } else if c.eat_word("record") {
        let is_const = c.eat_word("const");
        Ok(CType::Record {
            is_const,
            spelling: c.eat_string(),
            bytes: optional_int(c)?,
        })
    } else if c.eat_word("function") {
        Ok(CType::Function)
    } else if c.eat_word("other") {
        Ok(CType::Other)
    } else {
        c.expected("`scalar`, `pointer`, `array`, `record`, `function` or `other`")
    }
}

fn optional_int(c: &mut Cursor) -> Parse<Option<u64>> {
    match c.is_number() {
        true => c.int().map(Some),
        false => Ok(None),
    }
}

fn parse_pointee(c: &mut Cursor) -> Parse<Pointee> {
    if c.eat_word("scalar") {
        let ty = parse_type(c)?;
        let unsigned = c.eat_word("unsigned");
        Ok(Pointee::Scalar(ty, unsigned, c.string()?))
    } else if c.eat_word("void") {
        Ok(Pointee::Void)
    } else if c.eat_word("record") {
        c.string().map(Pointee::Record)
    } else if c.eat_word("other") {
        Ok(Pointee::Other)
    } else {
        c.expected("`scalar`, `void`, `record` or `other`")
    }
}

/// A machine type.
pub(crate) fn parse_type(c: &mut Cursor) -> Parse<Type> {
    c.named("a type", type_from)
}

/// Prints a constant: `5`, `f32 1.5`, or bits (`f64 0x7ff0000000000000`) where no decimal is exact.
pub(crate) struct ImmText(pub(crate) Imm);

impl fmt::Display for ImmText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Imm::Int(n) => write!(f, "{n}"),
            Imm::F32(bits) => match f32::from_bits(bits) {
                x if x.is_finite() => write!(f, "f32 {x:?}"),
                _ => write!(f, "f32 {bits:#x}"),
            },
            Imm::F64(bits) => match f64::from_bits(bits) {
                x if x.is_finite() => write!(f, "f64 {x:?}"),
                _ => write!(f, "f64 {bits:#x}"),
            },
        }
    }
}

/// Read a constant.
pub(crate) fn parse_imm(c: &mut Cursor) -> Parse<Imm> {
    if c.eat_word("f32") {
        let place = c.place();
        let text = c.number("a floating constant")?;
        let bits = match text.strip_prefix("0x") {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => text.parse().ok().map(f32::to_bits),
        };
        bits.map(Imm::F32)
            .ok_or_else(|| place.error("expected an `f32` constant".to_string()))
    } else if c.eat_word("f64") {
        let place = c.place();
        let text = c.number("a floating constant")?;
        let bits = match text.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => text.parse().ok().map(f64::to_bits),
        };
        bits.map(Imm::F64)
            .ok_or_else(|| place.error("expected an `f64` constant".to_string()))
    } else {
        c.int().map(Imm::Int)
    }
}

/// Operands after an operation's own words: on the same line, separated by commas.
pub(crate) fn parse_args<E: EntityRef>(c: &mut Cursor, prefix: &str) -> Parse<Vec<E>> {
    let mut args = Vec::new();
    if c.at_line_start() || !c.is_entity(prefix) {
        return Ok(args);
    }
    loop {
        args.push(c.entity(prefix)?);
        if !c.eat(',') {
            return Ok(args);
        }
    }
}

/// Prints ` a, b`, nothing for no operands.
pub(crate) struct Args<'a, E>(pub(crate) &'a [E]);

impl<E: fmt::Display> fmt::Display for Args<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        write!(f, " {}", Commas(self.0))
    }
}
