//! Calls of functions with vector variants whose bodies are not lowered in place.

use frontend::Unit;
use frontend::pragma_spec::Dialect;
use frontend::pragma_spec::abi::{Isa, names};
use frontend::span::Span;
use frontend::tree::GlobalId;
use frontend::types::TypeKind;

use super::Lowering;
use crate::analysis::by_lane::is_callable;
use crate::ssa::{Callee, CalleeInfo, Op, Type, Value, VariantInfo};
use crate::veclib;

/// Functions after which the caller may go on more than once.
const RETURNING_TWICE: &[&str] = &["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork"];

impl Lowering<'_> {
    /// A call that goes to vector variants where a loop is vectorized: of a function of the
    /// mathematical library that is to be used, or of one that is declared to have variants. Where
    /// the user wants a loop vectorized, each lane calls other functions for itself.
    pub(super) fn lane_call(
        &mut self,
        id: GlobalId,
        args: &[Option<Value>],
        machine: Option<Type>,
        span: Span,
    ) -> Option<Option<Value>> {
        let args: Vec<Value> = args.iter().copied().collect::<Option<_>>()?;
        let name = self.unit.globals.get(id.0 as usize)?.name.as_str();
        let info = self.library_callee(name).or_else(|| {
            let info = declared(self.unit, id, self.options.openmp)?;
            let known = is_callable(&info) && !RETURNING_TWICE.contains(&name);
            let callable = known && !name.starts_with("__builtin_");
            (self.vector_loops > 0 && (callable || !info.variants.is_empty())).then_some(info)
        })?;
        let given = args.iter().map(|&arg| self.graph.ty(arg));
        if info.ret != machine || !info.params.iter().map(|p| p.0).eq(given) {
            return None;
        }
        let callee = self.callee(info);
        let op = Op::LaneCall(callee);
        Some(match machine {
            Some(ty) => Some(self.graph.value(op, &args, ty, span)),
            None => {
                self.graph.effect(op, &args, span);
                None
            }
        })
    }

    /// A mathematical function, with the variants that may be called.
    pub(super) fn library_callee(&self, name: &str) -> Option<CalleeInfo> {
        let plain = self.library_name(name)?;
        if self.options.math_errno && veclib::sets_errno(plain) {
            return None;
        }
        let info = veclib::callee(plain)?;
        let mut variants = veclib::variants(self.options.veclib, plain);
        if variants.is_empty() {
            // The C library's header may declare some, where the build's flags allow it.
            variants = variants_declared(self.unit, name, self.options.openmp);
            variants.retain(|variant| variant.name.params.len() == info.params.len());
        }
        (!variants.is_empty()).then_some(CalleeInfo { variants, ..info })
    }

    fn callee(&mut self, info: CalleeInfo) -> Callee {
        let callees = &mut self.graph.func.callees;
        let known = callees.iter().find(|(_, known)| **known == info);
        match known.map(|(callee, _)| callee) {
            Some(callee) => callee,
            None => callees.push(info),
        }
    }
}

/// A function whose body is elsewhere, with the variants that declarations say it has.
fn declared(unit: &Unit, id: GlobalId, openmp: bool) -> Option<CalleeInfo> {
    let global = unit.globals.get(id.0 as usize)?;
    if unit.defines(&global.name) {
        return None;
    }
    let variants = variants_declared(unit, &global.name, openmp);
    let TypeKind::Function {
        ret,
        params,
        variadic: false,
        unprototyped: false,
    } = unit.types.kind(global.ty.ty)
    else {
        return None;
    };
    let machine = |ty| super::ctypes::machine_type(&unit.types, ty);
    let mut given = Vec::new();
    for param in params {
        let ty = machine(param.ty)?;
        let spelling = match ty {
            Type::Ptr => "const void *".to_string(),
            _ => unit.types.spelling(param.ty.into())?,
        };
        given.push((ty, spelling));
    }
    let ret = match unit.types.kind(ret.ty) {
        TypeKind::Void => None,
        _ => Some(machine(ret.ty)?),
    };
    let fits = |variant: &VariantInfo| variant.name.params.len() == given.len();
    let variants: Vec<VariantInfo> = variants.into_iter().filter(fits).collect();
    Some(CalleeInfo {
        name: global.name.clone(),
        params: given,
        ret,
        idle: None,
        variants,
    })
}

/// The variants that declarations of a function ask for.
fn variants_declared(unit: &Unit, function: &str, openmp: bool) -> Vec<VariantInfo> {
    let mut variants: Vec<VariantInfo> = Vec::new();
    for directive in unit.variants.get(function).into_iter().flatten() {
        let Some(spec) = &directive.spec else {
            continue;
        };
        if directive.directive.dialect == Dialect::OpenMp && !openmp {
            continue;
        }
        for name in names(function, spec, &directive.signature, &Isa::X86).unwrap_or_default() {
            let variant = VariantInfo { name, symbol: None };
            if !variants.contains(&variant) {
                variants.push(variant);
            }
        }
    }
    variants
}
