//! Calls.

use super::state::Lowering;
use frontend::span::Span;
use frontend::tree::{Expr, GlobalId};
use frontend::types::TypeKind;

use crate::ssa::{
    BinaryOp, ConvertOp, FloatCC, Imm, Op, Overflow, Terminator, Type, UnaryOp, Value,
};

/// Library functions that do not return.
const NORETURN: &[&str] = &[
    "abort",
    "exit",
    "_exit",
    "_Exit",
    "quick_exit",
    "longjmp",
    "_longjmp",
    "siglongjmp",
    "__assert_fail",
];

/// Built-in functions that do not return.
const NORETURN_BUILTIN: &[&str] = &["unreachable", "trap", "abort", "exit", "longjmp"];

/// Operations that are looked through for the sign of a number.
const ROOT_DEPTH: u32 = 6;

/// What a call of a function by name means.
pub(super) enum Known {
    /// One instruction.
    Unary(UnaryOp, Type),
    /// One instruction of two operands.
    Binary(BinaryOp, Type),
    /// A square root that sets `errno` if the argument is negative.
    Root(Type),
    /// The number of bits of this type that are 1, as an `int`.
    Bits(Type),
    /// What kind of number it is.
    Class(Class),
    /// The value of the first argument.
    FirstArgument,
    /// It does not return.
    NoReturn,
}

/// Questions for kinds of floating numbers, which raise no flag but for signalling NaNs (C11 7.12.3).
#[derive(Clone, Copy)]
pub(super) enum Class {
    /// No number.
    Nan,
    /// An infinity.
    Infinite,
    /// 1 or -1 for an infinity, by its sign.
    InfiniteSign,
    /// A number that is no infinity.
    Finite,
}

impl Lowering<'_> {
    /// Lowers a call.
    pub(super) fn call(
        &mut self,
        direct: Option<GlobalId>,
        callee: &Expr,
        args: &[Expr],
        machine: Option<Type>,
        span: Span,
    ) -> Option<Value> {
        let pointer = match direct {
            Some(_) => None,
            None => Some(self.scalar(callee, Type::Ptr)),
        };
        let known = pointer.and_then(|pointer| self.function_at(pointer, callee));
        let (direct, pointer) = match known {
            Some(_) => (known, None),
            None => (direct, pointer),
        };
        if let Some(value) = direct.and_then(|id| self.inline(id, args, machine, span)) {
            return value;
        }
        let values: Vec<Option<Value>> = args.iter().map(|arg| self.expr(arg)).collect();
        let known = direct.and_then(|id| self.known(id, values.len()));
        match (&known, values.first().copied().flatten()) {
            (&Some(Known::Unary(op, ty)), Some(arg))
                if machine == Some(ty) && self.graph.ty(arg) == ty =>
            {
                return Some(self.graph.unary(op, arg, span));
            }
            (&Some(Known::Bits(ty)), Some(arg))
                if machine == Some(Type::I32) && self.graph.ty(arg) == ty =>
            {
                let bits = self.graph.unary(UnaryOp::PopCount, arg, span);
                return Some(match ty {
                    Type::I32 => bits,
                    _ => self.graph.convert(ConvertOp::Trunc, bits, Type::I32, span),
                });
            }
            (&Some(Known::Class(class)), Some(arg)) if machine == Some(Type::I32) => {
                return Some(self.classified(class, arg, span));
            }
            (&Some(Known::Root(ty)), Some(arg))
                if machine == Some(ty)
                    && self.graph.ty(arg) == ty
                    && self.is_never_negative(arg, ROOT_DEPTH) =>
            {
                return Some(self.graph.unary(UnaryOp::FSqrt, arg, span));
            }
            (&Some(Known::Binary(op, ty)), Some(a)) if machine == Some(ty) => {
                let b = values.get(1).copied().flatten();
                if let Some(b) = b.filter(|&b| [a, b].map(|v| self.graph.ty(v)) == [ty, ty]) {
                    let op = Op::Binary(op, Overflow::Wraps);
                    return Some(self.graph.value(op, &[a, b], ty, span));
                }
            }
            (Some(Known::FirstArgument), Some(arg)) if machine == Some(self.graph.ty(arg)) => {
                return Some(arg);
            }
            _ => {}
        }
        if matches!(known, None | Some(Known::Root(_)))
            && let Some(value) = direct.and_then(|id| self.lane_call(id, &values, machine, span))
        {
            return value;
        }
        if let Some(pointer) = pointer
            && let Some(value) = self.pointer_call(callee, pointer, &values, machine, span)
        {
            return value;
        }
        let result = self.plain_call(direct, pointer, &values, machine, callee, span);
        if matches!(known, Some(Known::NoReturn)) {
            self.graph.terminate(Terminator::Unreachable);
            self.graph.enter_dead();
        }
        result
    }

    /// The answer, as C's functions give it, of comparisons that raise no flag for what is no number.
    fn classified(&mut self, class: Class, number: Value, span: Span) -> Value {
        let ty = self.graph.ty(number);
        let infinity = self.graph.float(ty, f64::INFINITY, span);
        let truth = match class {
            Class::Nan => self.graph.fcmp(FloatCC::Ne, number, number, span),
            Class::Infinite => {
                let magnitude = self.graph.unary(UnaryOp::FAbs, number, span);
                self.graph.fcmp(FloatCC::Eq, magnitude, infinity, span)
            }
            Class::InfiniteSign => {
                let below = self.graph.float(ty, f64::NEG_INFINITY, span);
                let [above, below] = [infinity, below].map(|infinity| {
                    let equal = self.graph.fcmp(FloatCC::Eq, number, infinity, span);
                    self.graph.convert(ConvertOp::ZExt, equal, Type::I32, span)
                });
                let op = Op::Binary(BinaryOp::Sub, Overflow::Wraps);
                return self.graph.value(op, &[above, below], Type::I32, span);
            }
            Class::Finite => {
                let magnitude = self.graph.unary(UnaryOp::FAbs, number, span);
                let finite = self.graph.fcmp(FloatCC::Ne, magnitude, infinity, span);
                let known = self.graph.fcmp(FloatCC::Eq, number, number, span);
                let op = Op::Binary(BinaryOp::And, Overflow::Wraps);
                self.graph.value(op, &[known, finite], Type::I1, span)
            }
        };
        self.graph.convert(ConvertOp::ZExt, truth, Type::I32, span)
    }

    fn plain_call(
        &mut self,
        direct: Option<GlobalId>,
        pointer: Option<Value>,
        args: &[Option<Value>],
        machine: Option<Type>,
        callee: &Expr,
        span: Span,
    ) -> Option<Value> {
        let operands: Vec<Value> = pointer
            .into_iter()
            .chain(args.iter().flatten().copied())
            .collect();
        if args.iter().any(Option::is_none) {
            let why = "a call with an argument without machine type";
            return self.opaque(why, &operands, machine, span);
        }
        if machine.is_none() && !self.returns_void(callee) {
            return self.opaque(
                "a call whose value has no machine type",
                &operands,
                None,
                span,
            );
        }
        let symbol = match direct {
            Some(id) => {
                let symbol = self.symbol(id);
                if symbol.is_none() {
                    self.fail(span, "a called function is unknown");
                }
                symbol
            }
            None => None,
        };
        match machine {
            Some(ty) => Some(self.graph.value(Op::Call(symbol), &operands, ty, span)),
            None => {
                self.graph.effect(Op::Call(symbol), &operands, span);
                None
            }
        }
    }

    fn returns_void(&self, callee: &Expr) -> bool {
        let types = &self.unit.types;
        let function = types.pointee(callee.ty.ty).map_or(callee.ty.ty, |to| to.ty);
        match types.kind(function) {
            TypeKind::Function { ret, .. } => matches!(types.kind(ret.ty), TypeKind::Void),
            _ => false,
        }
    }

    /// What is known of a function by its name, if the name means the library's function.
    pub(super) fn known(&self, id: GlobalId, args: usize) -> Option<Known> {
        let name = self.unit.globals.get(id.0 as usize)?.name.as_str();
        let builtin = name.strip_prefix("__builtin_");
        if let Some(short) = builtin {
            match short {
                "popcount" => return Some(Known::Bits(Type::I32)),
                "popcountl" => return Some(Known::Bits(self.long()?)),
                "popcountll" => return Some(Known::Bits(Type::I64)),
                "isnan" | "isnanf" => return Some(Known::Class(Class::Nan)),
                "isinf" | "isinff" => return Some(Known::Class(Class::Infinite)),
                "isinf_sign" | "isinf_signf" => return Some(Known::Class(Class::InfiniteSign)),
                "isfinite" | "isfinitef" => return Some(Known::Class(Class::Finite)),
                "expect" | "expect_with_probability" => return Some(Known::FirstArgument),
                _ if NORETURN_BUILTIN.contains(&short) => return Some(Known::NoReturn),
                _ => {}
            }
        }
        let known = if NORETURN.contains(&name) {
            Known::NoReturn
        } else {
            let unary = UnaryOp::of_function(name).map(|(op, ty)| (Known::Unary(op, ty), 1));
            let (known, operands) = unary.or_else(|| self.known_math(builtin.unwrap_or(name)))?;
            (operands == args).then_some(known)?
        };
        (builtin.is_some() || self.is_library(name)).then_some(known)
    }

    /// The name of the library's function that a name means.
    pub(super) fn library_name<'n>(&self, name: &'n str) -> Option<&'n str> {
        let builtin = name.strip_prefix("__builtin_");
        builtin.or_else(|| self.is_library(name).then_some(name))
    }

    /// A function that is one instruction, but is not in the table of [`UnaryOp`], and the number of its
    /// parameters.
    fn known_math(&self, name: &str) -> Option<(Known, usize)> {
        let float = name.strip_suffix('f').map(|name| (name, Type::F32));
        for (name, ty) in [Some((name, Type::F64)), float].into_iter().flatten() {
            return Some(match name {
                "sqrt" if !self.options.math_errno => (Known::Unary(UnaryOp::FSqrt, ty), 1),
                "sqrt" => (Known::Root(ty), 1),
                "copysign" => (Known::Binary(BinaryOp::FCopySign, ty), 2),
                _ => continue,
            });
        }
        let ty = match name {
            "abs" => Type::I32,
            "labs" => self.long()?,
            "llabs" => Type::I64,
            _ => return None,
        };
        Some((Known::Unary(UnaryOp::IAbs, ty), 1))
    }

    /// Whether functions with the names of those that copy are the library's.
    pub(super) fn knows_copies(&self) -> bool {
        let is_copy = |name: &String| matches!(name.as_str(), "memcpy" | "memmove");
        self.options.builtin && !self.options.no_builtin.iter().any(is_copy)
    }

    /// The type of `long`.
    fn long(&self) -> Option<Type> {
        Type::int_of_bits(8 * self.unit.model.long_bytes as u32)
    }

    /// Whether a floating number is certainly not below zero: it may be no number.
    fn is_never_negative(&self, value: Value, depth: u32) -> bool {
        let (Some(data), Some(depth)) = (self.graph.def(value), depth.checked_sub(1)) else {
            return false;
        };
        match (&data.op, &data.args[..]) {
            (Op::Unary(UnaryOp::FAbs), _) => true,
            (Op::Const(Imm::F32(bits)), _) => f32::from_bits(*bits) >= 0.0,
            (Op::Const(Imm::F64(bits)), _) => f64::from_bits(*bits) >= 0.0,
            (Op::Binary(BinaryOp::FMul, _), &[a, b]) if a == b => true,
            (Op::Binary(BinaryOp::FAdd | BinaryOp::FMul | BinaryOp::FDiv, _), &[a, b]) => {
                self.is_never_negative(a, depth) && self.is_never_negative(b, depth)
            }
            (
                Op::Convert(ConvertOp::FExt | ConvertOp::FTrunc) | Op::Unary(UnaryOp::FSqrt),
                &[a],
            ) => self.is_never_negative(a, depth),
            (Op::Convert(ConvertOp::UiToF), _) => true,
            _ => false,
        }
    }

    /// Whether a name can only mean the standard library's function here.
    fn is_library(&self, name: &str) -> bool {
        let options = self.options;
        let macros = |name: &str| self.unit.source.predefined(name);
        let hosted = macros("__STDC_HOSTED__").is_none_or(|body| body.trim() != "0");
        let version = macros("__STDC_VERSION__").map_or("0", str::trim);
        let strict = macros("__STRICT_ANSI__").is_some();
        options.builtin
            && !options.no_builtin.iter().any(|other| other == name)
            && hosted
            && !(strict && is_free(name, version >= "199901L"))
            && !self.unit.defines(name)
    }
}

/// Whether a program may give a name of its own meaning where nothing but the standard counts: C89,
/// or what came after it.
fn is_free(name: &str, since_c99: bool) -> bool {
    const LATER: &[&str] = &[
        "acosh",
        "asinh",
        "atanh",
        "cbrt",
        "copysign",
        "erf",
        "erfc",
        "exp2",
        "expm1",
        "hypot",
        "log1p",
        "log2",
        "nearbyint",
        "rint",
        "trunc",
    ];
    let plain = name.strip_suffix('f').unwrap_or(name);
    let later = |name: &str| LATER.contains(&name) || name == "llabs";
    plain == "exp10" || !since_c99 && (later(name) || later(plain))
}
