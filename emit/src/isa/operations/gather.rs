//! Gathers and scatters: in hardware where the ISA has them, else lane by lane.

use super::masks;
use crate::ctree::{Expr, binary, call, cast, joined, number};
use crate::isa::layout::{Layout, layout};
use crate::isa::names::{int_of, mask_type, own_scalar, scalar_type, unaligned};
use crate::isa::operand::Arg;
use crate::isa::operations::address::{Address, address};
use crate::isa::operations::scalars::{conditions, lane_type, letter, put_together, subscripted};
use crate::isa::row::{Cx, fill, plain};
use crate::isa::words::x86::{as_elem, as_int};
use crate::isa::words::{chunk, concat};
use midend::plan::PType;
use midend::ssa::Type;

/// What the indices of lanes are added to.
enum Base {
    /// A pointer.
    Object(Address),
    /// Nothing, or a distance in bytes: they are pointers themselves.
    Distance(Option<Expr>),
}

impl Base {
    fn new(base: &Arg, e: Type) -> Option<Base> {
        Some(match base.ty {
            PType::Scalar(Type::I64) => Base::Distance(
                base.text
                    .first()
                    .filter(|_| base.constant != Some(0))
                    .cloned(),
            ),
            _ => Base::Object(address(base, e, 0)?),
        })
    }
}

/// What gathers and scatters have in common.
struct Access<'a> {
    /// Element.
    e: Type,
    lanes: u32,
    scale: i64,
    base: Base,
    /// Type of the indices.
    i: Type,
    index: &'a Arg,
    mask: Option<&'a Arg>,
}

impl<'a> Access<'a> {
    fn new(
        vector: PType,
        scale: i64,
        base: &Arg,
        index: &'a Arg,
        mask: &'a [Arg],
    ) -> Option<Access<'a>> {
        let (PType::Vector(e, lanes), PType::Vector(i, count)) = (vector, index.ty) else {
            return None;
        };
        let mask = match mask {
            [] => None,
            [mask] => Some(mask),
            _ => return None,
        };
        let of = PType::Mask {
            bits: e.bits(),
            lanes,
        };
        let fits =
            matches!(i, Type::I32 | Type::I64) && lanes == count && mask.is_none_or(|m| m.ty == of);
        fits.then_some(Access {
            e,
            lanes,
            scale,
            base: Base::new(base, e)?,
            i,
            index,
            mask,
        })
    }

    /// Bits of the wider side, element or index.
    fn wide(&self) -> u32 {
        self.e.bits().max(self.i.bits())
    }

    /// Width of the wider side's register in which hardware reads this, and from where on. For the gathers of AVX-512
    /// gcc's macros draw warnings about their masks where nothing is inlined, and they take the time
    /// of two of AVX2's.
    fn hardware(&self, cx: &Cx) -> Option<(u32, &Address)> {
        let Base::Object(base) = &self.base else {
            // Compilers know no object that the instruction reads.
            return None;
        };
        let w = (self.lanes * self.wide()).min(cx.reg_bits).min(256);
        (w >= 128 && cx.m.gathers(self.e, self.scale)).then_some((w, base))
    }

    /// The `j`-th group of `n` indices.
    fn indices(&self, cx: &mut Cx, j: u32, n: u32) -> Option<Expr> {
        let (i, l) = self.index.vector()?;
        Some(chunk(cx, i, &self.index.text, l.bits, j, n))
    }

    /// Masks of all groups of `n` lanes, each in a register of its own, as vectors.
    fn masks(&self, cx: &mut Cx, n: u32) -> Option<Option<Vec<Expr>>> {
        let Some(mask) = self.mask else {
            return Some(None);
        };
        let (_, l) = mask.mask()?;
        let e = int_of(self.e);
        let count = self.lanes / n;
        if !cx.m.bit_masks() {
            let group = |j| chunk(cx, e, &mask.text, l.bits, j, n);
            return Some(Some((0..count).map(group).collect()));
        }
        let bits = (n * e.bits()).max(128);
        let to = Layout {
            bits,
            count,
            lanes_per_reg: n,
            c_type: mask_type(cx.m, e.bits(), bits),
        };
        let mut groups = mask.text.clone();
        if l.lanes_per_reg != n {
            groups = masks::resize_bits(cx, l, &to, &groups);
        }
        for group in &mut groups {
            *group = cx.x(2, e, bits, "{mm}_movm_{epi}($0)", &[group]);
        }
        Some(Some(groups))
    }
}

/// The lanes that indices tell.
pub(in crate::isa) fn gather(
    cx: &mut Cx,
    scale: i64,
    args: &[Arg],
    to: PType,
) -> Option<Vec<Expr>> {
    let [base, index, mask @ ..] = args else {
        return None;
    };
    let access = Access::new(to, scale, base, index, mask)?;
    match access.hardware(cx) {
        Some((w, base)) => gather_registers(cx, &access, w, base),
        None => gather_lanes(cx, &access, to),
    }
}

/// Lanes to where indices tell, in order: one by one, for the scatters of AVX-512 are not faster,
/// and gcc's macros of them draw warnings as those of gathers do.
pub(in crate::isa) fn scatter(cx: &mut Cx, scale: i64, args: &[Arg]) -> Option<Vec<Expr>> {
    let [base, index, value, mask @ ..] = args else {
        return None;
    };
    let access = Access::new(value.ty, scale, base, index, mask)?;
    scatter_lanes(cx, &access, value)?;
    Some(Vec::new())
}

fn gather_registers(cx: &mut Cx, a: &Access<'_>, w: u32, base: &Address) -> Option<Vec<Expr>> {
    let n = w / a.wide();
    // clang's macros that read 64-bit integers name `long long`, which is not in C89.
    let e = if a.e == Type::I64 { Type::F64 } else { a.e };
    let base = match a.e {
        Type::I64 => base.read_as("double"),
        e if e.is_float() => base.read(e),
        _ => base.read_as("int"),
    };
    let held = (n * e.bits()).max(128);
    let suffix = if e.is_float() { "{ps}" } else { "{epi}" };
    let name = |masked| format!("{{mm}}{masked}_i{}gather_{suffix}", a.i.bits());
    let scale = a.scale;
    let masks = a.masks(cx, n)?;
    let mut parts = Vec::new();
    for j in 0..a.lanes / n {
        let index = a.indices(cx, j, n)?;
        cx.pay(2 * n + 4);
        let part = match &masks {
            None => {
                let text = format!("{}($0, $1, {scale})", name(""));
                fill(e, w, &text, &[&base, &index])
            }
            Some(masks) => {
                let zero = if e.is_float() {
                    "{mm}_setzero_{ps}()"
                } else {
                    "{mm}_setzero_{si}()"
                };
                let zero = cx.x(1, e, held, zero, &[]);
                let mask = as_elem(e, held, masks.get(j as usize)?);
                let text = format!("{}($0, $1, $2, $3, {scale})", name("_mask"));
                fill(e, w, &text, &[&zero, &base, &index, &mask])
            }
        };
        parts.push(match a.e {
            Type::I64 => as_int(e, held, &part),
            _ => part,
        });
    }
    Some(concat(cx, a.e, parts, n, cx.reg_bits))
}

/// Elements as lvalues.
enum Elements<'a> {
    /// Those that the operand points to.
    Of(&'a Address),
    /// A template with a lane's index as `$0`, and with another operand.
    Form(String, Expr),
}

impl Elements<'_> {
    fn new<'a>(cx: &mut Cx, a: &'a Access<'_>, writes: bool) -> Elements<'a> {
        let (e, size) = (a.e, i64::from(a.e.bytes()));
        let letter = letter(cx, e);
        let qualifier = if writes { "" } else { "const " };
        let base = match &a.base {
            Base::Object(base) => base,
            Base::Distance(distance) => {
                let ty = own(letter, e, !cx.m.unaligned);
                let sum = if distance.is_some() { "$1 + $0" } else { "$0" };
                let text = format!("*({qualifier}{ty} *)({sum})");
                return Elements::Form(text, distance.clone().unwrap_or(number(0)));
            }
        };
        // `long` and `long long` are one element but do not alias; and a written integer would have
        // to be converted to a type of unknown sign.
        let exact = base.typed && a.scale == size;
        if exact && e != Type::I64 && !(writes && e.is_int()) {
            return Elements::Of(base);
        }
        let whole = a.scale % size == 0;
        let ty = own(letter, e, !cx.m.unaligned || base.typed && whole);
        let from = if writes { base.write_any() } else { base.any() };
        let unit = if whole { &ty } else { "char" };
        let pointer = format!("{qualifier}{unit} *");
        let p = cx.temporary(&pointer, Some(cast(&pointer, from)));
        let wide = if a.i == Type::I64 { "" } else { "(long)" };
        let steps = match if whole { a.scale / size } else { a.scale } {
            1 => "$0".to_owned(),
            i64::MIN => format!("(-9223372036854775807 - 1) * {wide}$0"),
            steps => format!("{steps} * {wide}$0"),
        };
        let text = match whole {
            true => format!("$1[{steps}]"),
            false => format!("*({qualifier}{ty} *)({qualifier}void *)($1 + {steps})"),
        };
        Elements::Form(text, p)
    }

    fn lvalue(&self, index: &Expr) -> Expr {
        match self {
            Elements::Of(base) => base.element(index.clone()),
            Elements::Form(text, other) => plain(text, &[index, other]),
        }
    }
}

/// The scalar type of our own of elements, which may be anywhere if they are not known to be aligned.
fn own(letter: char, e: Type, aligned: bool) -> String {
    let ty = own_scalar(letter, e.bits());
    match aligned || e.bytes() == 1 {
        true => ty,
        false => unaligned(&ty),
    }
}

/// The indices of all lanes as scalars, on x86: they leave the registers in words of 64 bits, of which
/// there are half as many as of 32, and these are taken apart.
fn indices_in_words(cx: &mut Cx, a: &Access<'_>) -> Option<Vec<Expr>> {
    let (i, l) = a.index.vector()?;
    let n = 128 / i.bits();
    let mut indices = Vec::new();
    for j in 0..a.lanes.div_ceil(n) {
        let lanes = n.min(a.lanes - j * n);
        let mut half = chunk(cx, i, &a.index.text, l.bits, j, lanes);
        if n / 2 < lanes && j % (l.bits / 128) > 0 {
            half = cx.temporary("__m128i", Some(half));
        }
        for upper in [false, true] {
            let first = n / 2 * u32::from(upper);
            if first >= lanes {
                continue;
            }
            let from = match upper {
                false => half.clone(),
                true => cx.x(1, i, 128, "_mm_unpackhi_epi64($0, $0)", &[&half]),
            };
            cx.pay(2);
            let word = call("_mm_cvtsi128_si64", vec![from]);
            let word = cx.temporary("long", Some(word));
            if i == Type::I64 {
                indices.push(word);
                continue;
            }
            indices.push(cast("int", word.clone()));
            if first + 1 < lanes {
                cx.pay(1);
                indices.push(plain("($0 >> 32)", &[&word]));
            }
        }
    }
    Some(indices)
}

fn gather_lanes(cx: &mut Cx, a: &Access<'_>, to: PType) -> Option<Vec<Expr>> {
    let l = layout(cx.m, to, cx.reg_bits)?;
    let ty = lane_type(cx, a.e);
    let elements = Elements::new(cx, a, false);
    let in_words = cx.m.is_x86() && a.e.is_int() && a.e.bits() < 32;
    let ty = if in_words { scalar_type(a.e) } else { ty };
    // Whether the original's integers, and `char`, are signed is not known.
    let direct = matches!(elements, Elements::Of(_));
    let converted = a.e.is_int() && (direct || ty == "char" || in_words);
    let indices = match in_words {
        true => indices_in_words(cx, a)?,
        false => subscripted(cx, a.index, 'i')?,
    };
    let conditions = conditions(cx, a.mask, a.lanes)?;
    let lanes: Vec<Expr> = indices
        .iter()
        .zip(&conditions)
        .map(|(index, condition)| {
            let element = elements.lvalue(index);
            let element = match converted {
                true => cast(ty, element),
                false => element,
            };
            match condition {
                None => element,
                Some(on) if in_words => plain("($0 ? $1 : 0)", &[on, &element]),
                Some(on) => plain("$0 ? $1 : 0", &[on, &element]),
            }
        })
        .collect();
    if in_words {
        return Some(of_words(cx, a.e, &lanes));
    }
    let registers = lanes.chunks(l.lanes_per_reg as usize);
    let made = registers.map(|lanes| {
        // A load and an insertion each.
        cx.pay(3 * l.lanes_per_reg);
        put_together(cx, a.e, &l, lanes)
    });
    Some(made.collect())
}

/// Registers of narrow unsigned scalars, lane 0 first, which are put together in words of 64 bits: in general
/// registers that is cheaper than an insertion for each.
fn of_words(cx: &mut Cx, e: Type, lanes: &[Expr]) -> Vec<Expr> {
    let mut words = Vec::new();
    for lanes in lanes.chunks((64 / e.bits()) as usize) {
        // A load, a shift and an addition for each.
        cx.pay(2 * lanes.len() as u32 + 2);
        let lanes = (0..).zip(lanes).map(|(k, lane)| match k * e.bits() {
            0 => plain("(unsigned long)$0", &[lane]),
            by => plain(&format!("(unsigned long)$0 << {by}"), &[lane]),
        });
        let word = joined("|", lanes).map(|word| plain("(long)($0)", &[&word]));
        words.push(cx.temporary("long", word));
    }
    let mut parts = Vec::new();
    for pair in words.chunks(2) {
        let words: Vec<Expr> = pair
            .iter()
            .map(|word| call("_mm_cvtsi64_si128", vec![word.clone()]))
            .collect();
        // As operands of one constructor, gcc would compute the words as vectors.
        parts.push(match &words[..] {
            [low, high] => cx.x(2, e, 128, "_mm_unpacklo_epi64($0, $1)", &[low, high]),
            words => words[0].clone(),
        });
    }
    let n = (128 / e.bits()).min(lanes.len() as u32);
    concat(cx, e, parts, n, cx.reg_bits)
}

fn scatter_lanes(cx: &mut Cx, a: &Access<'_>, value: &Arg) -> Option<()> {
    let letter = letter(cx, a.e);
    let elements = Elements::new(cx, a, true);
    let indices = subscripted(cx, a.index, 'i')?;
    let values = subscripted(cx, value, letter)?;
    let conditions = conditions(cx, a.mask, a.lanes)?;
    for ((index, value), condition) in indices.iter().zip(values).zip(conditions) {
        cx.pay(4);
        let assigned = binary("=", elements.lvalue(index), value);
        cx.run_if(condition, assigned);
    }
    Some(())
}
