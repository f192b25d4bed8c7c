//! Calls of vector variants: how registers of a plan become what the Vector Function ABI passes, and
//! back.
//!
//! Where both have the same registers, a variable is an argument as it is; elsewhere the compiler is
//! left to move the bytes.

use crate::ctree::{Expr, call, cast, index, joined, number};
use crate::isa::layout::{Layout, layout};
use crate::isa::machine::Machine;
use crate::isa::names::{mask_bits, own_vector, register_type, scalar_type};
use crate::isa::operand::Operand;
use crate::isa::row::{Cx, Expansion, plain};
use crate::isa::words::x86::mm;
use frontend::pragma_spec::abi::{self, Element, NameParamKind, NameStep, Passed};
use frontend::sorted::SortedMap;
use midend::plan::PType;
use midend::ssa::{CalleeInfo, Type, VariantInfo};

/// A variant that is called, and so has to be declared.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Declared {
    /// Types of our own that its prototype names, with their definitions.
    pub types: SortedMap<String, String>,
    /// Its prototype.
    pub prototype: String,
    /// The macro that clang must define to pass its arguments as others do.
    pub needs: Option<&'static str>,
}

/// The macro that clang must define to pass the vectors of variants as the ABI says: it goes by the
/// file's flags, whatever target the function has.
pub fn clang_needs(isa: abi::Isa) -> Option<&'static str> {
    match isa {
        abi::Isa::Sse | abi::Isa::AdvSimd | abi::Isa::Sve => None,
        abi::Isa::Avx | abi::Isa::Avx2 => Some("__AVX__"),
        abi::Isa::Avx512 => Some("__AVX512F__"),
    }
}

/// The calls of a variant by that name for all lanes; `None` if there is no way to pass the operands. `result`:
/// what a call of a function that returns something gives, wanted or not.
pub fn variant_calls(
    m: Machine,
    reg_bits: u32,
    (info, variant, times): (&CalleeInfo, &VariantInfo, u32),
    name: &str,
    args: &[Operand],
    result: Option<PType>,
) -> Option<Expansion> {
    let passing = info.passing(variant)?;
    let lanes = variant.lanes()?;
    let mut cx = Cx::new(m, reg_bits);
    let mut calls = Vec::new();
    for k in 0..times {
        let mut passed_args = Vec::new();
        let params = passing.params.iter().zip(args).enumerate();
        for (n, (passed, operand)) in params {
            match *passed {
                Passed::Scalar => {
                    let kind = variant.name.params.get(n)?.kind;
                    let (_, spelling) = info.params.get(n)?;
                    let text = operand.text.first()?;
                    passed_args.push(scalar(text, operand.ty, spelling, kind, k * lanes)?);
                }
                Passed::Vectors {
                    element,
                    lanes: each,
                    count,
                } => {
                    let piece = Piece::new(m, element, each)?;
                    for part in 0..count {
                        let first = k * lanes + part * each;
                        passed_args.push(piece.take(&mut cx, operand, first)?);
                    }
                }
                Passed::Bits { .. } => return None,
            }
        }
        if let Some(passed) = passing.mask {
            let mask = args.get(passing.params.len())?;
            passed_args.extend(mask_registers(&mut cx, mask, passed, k * lanes)?);
        }
        calls.push(call(name, passed_args));
    }
    // The call itself is dear; what it costs is the planner's business.
    let Some(result) = result else {
        calls.into_iter().for_each(|call| cx.run(call));
        return Some(cx.finish(Vec::new()));
    };
    let Some(Passed::Vectors {
        element,
        lanes: each,
        count,
    }) = passing.result
    else {
        return None;
    };
    let piece = Piece::new(m, element, each)?;
    let mut pieces = Vec::new();
    for call in calls {
        if count == 1 {
            pieces.push(call);
            continue;
        }
        let returned = after(&mut cx, &piece.structure(count).0, call);
        let member = Expr::Dot(Box::new(returned), "v".to_owned());
        pieces.extend((0..count).map(|n| index(&member, n)));
    }
    let results = piece.give(&mut cx, &layout(m, result, reg_bits)?, pieces)?;
    Some(cx.finish(results))
}

/// How a variant is declared under a name.
pub fn declare_variant(
    m: Machine,
    info: &CalleeInfo,
    variant: &VariantInfo,
    name: &str,
) -> Option<Declared> {
    let passing = info.passing(variant)?;
    let mut types = SortedMap::new();
    let mut params = Vec::new();
    let mut vectors = |passed: Passed, params: &mut Vec<String>| match passed {
        Passed::Vectors {
            element,
            lanes,
            count,
        } => {
            let piece = Piece::new(m, element, lanes)?;
            types.extend(piece.typedef());
            params.extend((0..count).map(|_| piece.ty.clone()));
            Some(piece)
        }
        Passed::Scalar | Passed::Bits { .. } => None,
    };
    for (passed, (_, spelling)) in passing.params.iter().zip(&info.params) {
        match passed {
            Passed::Scalar => params.push(spelling.clone()),
            passed => {
                vectors(*passed, &mut params)?;
            }
        }
    }
    match passing.mask {
        None => {}
        Some(Passed::Bits { bytes, count, .. }) => {
            params.extend((0..count).map(|_| bits_type(bytes).to_owned()));
        }
        Some(passed) => {
            vectors(passed, &mut params)?;
        }
    }
    let result = match passing.result {
        None => "void".to_owned(),
        Some(passed) => {
            let mut returned = Vec::new();
            let piece = vectors(passed, &mut returned)?;
            match returned.len() {
                1 => piece.ty.clone(),
                count => {
                    let (structure, definition) = piece.structure(count as u32);
                    types.insert(structure.clone(), definition);
                    structure
                }
            }
        }
    };
    if params.is_empty() {
        params.push("void".to_owned());
    }
    let (symbol, params) = (variant.symbol(), params.join(", "));
    let label = match symbol == name {
        true => String::new(),
        false => format!(" __asm__(\"{symbol}\")"),
    };
    // clang wants to know that the callee has the registers, too.
    let target = match variant.name.isa {
        abi::Isa::Avx => "__attribute__((__target__(\"avx\"))) ",
        abi::Isa::Avx2 => "__attribute__((__target__(\"avx2\"))) ",
        abi::Isa::Avx512 => "__attribute__((__target__(\"avx512f\"))) ",
        abi::Isa::Sse | abi::Isa::AdvSimd | abi::Isa::Sve => "",
    };
    Some(Declared {
        types,
        prototype: format!("{target}extern {result} {name}({params}){label};"),
        needs: clang_needs(variant.name.isa),
    })
}

/// An argument that is passed as the scalar function has it, for the lanes from `first` on.
fn scalar(x: &Expr, ty: PType, spelling: &str, kind: NameParamKind, first: u32) -> Option<Expr> {
    let step = match kind {
        NameParamKind::Linear {
            step: NameStep::Constant(step),
            ..
        } => step,
        NameParamKind::Uniform | NameParamKind::Vector => 0,
        NameParamKind::Linear { .. } => return None,
    };
    let by = step.checked_mul(i64::from(first))?;
    let pointer = ty == PType::Scalar(Type::Ptr);
    Some(match (by, pointer) {
        (0, true) => x.clone(),
        (0, false) => cast(spelling, x.clone()),
        (by, true) => plain("(const char *)$0 + $1", &[x, &number(by)]),
        // Unsigned, so that it wraps where the lanes do.
        (by, false) => {
            let by = Expr::Literal(format!("{}ul", by as u64));
            cast(spelling, plain("((unsigned long)$0 + $1)", &[x, &by]))
        }
    })
}

/// The element of vectors of these.
pub fn element_type(element: Element) -> Option<Type> {
    match (element.is_float, element.bytes) {
        (true, 4) => Some(Type::F32),
        (true, 8) => Some(Type::F64),
        (true, _) => None,
        (false, bytes) => Type::int_of_bits(bytes * 8),
    }
}

/// C type of a mask in bits.
pub fn bits_type(bytes: u32) -> &'static str {
    match bytes {
        8 => "unsigned long",
        _ => "unsigned int",
    }
}

/// A mask for the lanes from `first` on.
fn mask_registers(cx: &mut Cx, mask: &Operand, passed: Passed, first: u32) -> Option<Vec<Expr>> {
    match passed {
        Passed::Scalar => None,
        Passed::Vectors {
            element,
            lanes,
            count,
        } => {
            let piece = Piece::new(cx.m, element, lanes)?;
            let mut texts = Vec::new();
            for part in 0..count {
                texts.push(piece.take(cx, mask, first + part * lanes)?);
            }
            Some(texts)
        }
        Passed::Bits {
            bytes,
            lanes,
            count,
        } => {
            if !cx.m.bit_masks() {
                return None;
            }
            let registers = layout(cx.m, mask.ty, cx.reg_bits)?;
            let of = |part: u32| {
                bits(
                    &registers,
                    mask,
                    bits_type(bytes),
                    first + part * lanes,
                    lanes,
                )
            };
            (0..count).map(of).collect()
        }
    }
}

/// `lanes` bits of a mask from lane `first` on, as an integer.
fn bits(registers: &Layout, mask: &Operand, ty: &str, first: u32, lanes: u32) -> Option<Expr> {
    let per = registers.lanes_per_reg;
    let PType::Mask { bits, .. } = mask.ty else {
        return None;
    };
    let all = mask_bits(registers.bits / bits);
    let part = |lane: u32, count: u32, up: u32| {
        let register = mask.text.get((lane / per) as usize)?;
        let down = match lane % per {
            0 => plain(&format!("(({ty})$0)"), &[register]),
            down => plain(&format!("(({ty})$0 >> {down})"), &[register]),
        };
        // Above the lanes, bits are arbitrary.
        let cut = match count == all {
            true => down,
            false => plain(&format!("($0 & {:#x})", (1_u64 << count) - 1), &[&down]),
        };
        Some(match up {
            0 => cut,
            up => plain(&format!("($0 << {up})"), &[&cut]),
        })
    };
    if lanes <= per {
        return part(first, lanes, 0);
    }
    let parts = (0..lanes / per).map(|n| part(first + n * per, per, n * per));
    joined("|", parts.collect::<Option<Vec<Expr>>>()?)
}

/// A register of the ABI.
struct Piece {
    /// C type.
    ty: String,
    element: Element,
    lanes: u32,
    /// Its type is one of our own.
    own: bool,
}

impl Piece {
    fn new(m: Machine, element: Element, lanes: u32) -> Option<Piece> {
        let bits = element.bytes * lanes * 8;
        let ty = element_type(element)?;
        let own = m.vector_ext() || bits < 128;
        let name = match own {
            true => Piece::own_name("abi", element, lanes),
            false => register_type(m, ty, bits),
        };
        Some(Piece {
            ty: name,
            element,
            lanes,
            own,
        })
    }

    fn own_name(what: &str, element: Element, lanes: u32) -> String {
        let letter = if element.is_float { 'f' } else { 'u' };
        own_vector(letter, element.bytes * 8, lanes).replace("vcc_", &format!("vcc_{what}_"))
    }

    fn bytes(&self) -> u32 {
        self.element.bytes * self.lanes
    }

    /// The definition of its type. Others of ours are not aligned, and so no types of parameters.
    fn typedef(&self) -> Option<(String, String)> {
        let scalar = scalar_type(element_type(self.element)?);
        let (ty, bytes) = (&self.ty, self.bytes());
        let text = format!("typedef {scalar} {ty} __attribute__((vector_size({bytes})));");
        self.own.then(|| (ty.clone(), text))
    }

    /// A result of several registers: name and definition of its type.
    fn structure(&self, count: u32) -> (String, String) {
        let name = format!(
            "{}x{count}",
            Piece::own_name("ret", self.element, self.lanes)
        );
        let text = format!("typedef struct {{ {} v[{count}]; }} {name};", self.ty);
        (name, text)
    }

    /// The lanes from `first` on of an operand.
    fn take(&self, cx: &mut Cx, operand: &Operand, first: u32) -> Option<Expr> {
        let registers = layout(cx.m, operand.ty, cx.reg_bits)?;
        let per = registers.lanes_per_reg;
        let is_mask = matches!(operand.ty, PType::Mask { .. });
        if is_mask && cx.m.bit_masks() {
            return None;
        }
        let register = |lane: u32| operand.text.get((lane / per) as usize);
        if self.lanes == per && self.bytes() * 8 == registers.bits {
            let text = register(first)?;
            return Some(match (self.own, is_mask && self.element.is_float) {
                (true, _) => cast(&self.ty, text.clone()),
                (false, false) => text.clone(),
                (false, true) => {
                    let (mm, bits) = (mm(registers.bits), registers.bits);
                    let ps = if self.element.bytes == 4 { "ps" } else { "pd" };
                    call(format!("{mm}_castsi{bits}_{ps}"), vec![text.clone()])
                }
            });
        }
        let out = cx.temporary(&self.ty, None);
        if self.lanes <= per {
            let whole = cx.temporary(&registers.c_type, Some(register(first)?.clone()));
            let from = at("const char", &whole, first % per * self.element.bytes);
            cx.run(plain(
                "__builtin_memcpy(&$0, $1, sizeof $0)",
                &[&out, &from],
            ));
            return Some(out);
        }
        for n in 0..self.lanes / per {
            let whole = register(first + n * per)?.clone();
            let whole = cx.temporary(&registers.c_type, Some(whole));
            let to = at("char", &out, n * per * self.element.bytes);
            cx.run(plain(
                "__builtin_memcpy($0, &$1, sizeof $1)",
                &[&to, &whole],
            ));
        }
        Some(out)
    }

    /// Pieces of a result, in lane order, as the registers of a plan.
    fn give(&self, cx: &mut Cx, registers: &Layout, pieces: Vec<Expr>) -> Option<Vec<Expr>> {
        let per = registers.lanes_per_reg;
        if self.lanes == per && self.bytes() * 8 == registers.bits {
            let cast = |piece: Expr| match self.own {
                true => cast(&registers.c_type, piece),
                false => piece,
            };
            return Some(pieces.into_iter().map(cast).collect());
        }
        let mut kept = Vec::new();
        for piece in pieces {
            kept.push(after(cx, &self.ty, piece));
        }
        let mut results = Vec::new();
        for n in 0..registers.count {
            let out = cx.temporary(&registers.c_type, None);
            let first = n * per;
            for lane in (first..first + per).step_by(self.lanes.min(per) as usize) {
                let piece = kept.get((lane / self.lanes) as usize)?;
                let from = at("const char", piece, lane % self.lanes * self.element.bytes);
                let to = at("char", &out, (lane - first) * self.element.bytes);
                let whole = if self.lanes > per { &out } else { piece };
                cx.run(plain(
                    "__builtin_memcpy($0, $1, sizeof $2)",
                    &[&to, &from, whole],
                ));
            }
            results.push(out);
        }
        Some(results)
    }
}

/// A temporary with a value that is computed after all statements so far.
fn after(cx: &mut Cx, ty: &str, value: Expr) -> Expr {
    let out = cx.temporary(ty, None);
    cx.run(plain("$0 = $1", &[&out, &value]));
    out
}

/// The address of a byte of a variable.
fn at(char: &str, variable: &Expr, offset: u32) -> Expr {
    match offset {
        0 => plain("&$0", &[variable]),
        offset => plain(&format!("({char} *)&$0 + {offset}"), &[variable]),
    }
}
