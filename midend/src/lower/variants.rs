//! Calls of functions with vector variants whose bodies are not lowered in place.

use super::state::Lowering;
use frontend::Unit;
use frontend::pragma_spec::Dialect;
use frontend::pragma_spec::abi::{Isa, names};
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{Expr, GlobalId, RETURNING_TWICE};
use frontend::types::{TypeId, TypeKind};

use crate::analysis::scalarized_calls::is_callable;
use crate::ssa::{Callee, CalleeInfo, Op, Type, Value, VariantInfo};
use crate::veclib;

/// Attributes that say how a function passes what it takes. A pointer's type has them, too, but what is
/// known of types does not.
const CONVENTIONS: &[&str] = &[
    "ms_abi",
    "__ms_abi__",
    "sysv_abi",
    "__sysv_abi__",
    "regcall",
    "__regcall__",
    "__regcall",
    "vectorcall",
    "__vectorcall__",
    "preserve_most",
    "preserve_all",
    "preserve_none",
    "no_caller_saved_registers",
    "aarch64_vector_pcs",
    "__aarch64_vector_pcs__",
    "aarch64_sve_pcs",
    "pcs",
    "__pcs__",
    "swiftcall",
    "swiftasynccall",
];

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
            let info = self.declared(id)?;
            let known = is_callable(&info) && !RETURNING_TWICE.contains(&name);
            let callable = known && !name.starts_with("__builtin_");
            (self.vector_loops > 0 && (callable || !info.variants.is_empty())).then_some(info)
        })?;
        self.lane_call_of(info, &args, machine, span)
    }

    fn lane_call_of(
        &mut self,
        info: CalleeInfo,
        args: &[Value],
        machine: Option<Type>,
        span: Span,
    ) -> Option<Option<Value>> {
        let given = args.iter().map(|&arg| self.graph.ty(arg));
        if info.ret != machine || !info.params.iter().map(|p| p.0).eq(given) {
            return None;
        }
        let callee = self.callee(info);
        let op = Op::LaneCall(callee);
        Some(match machine {
            Some(ty) => Some(self.graph.value(op, args, ty, span)),
            None => {
                self.graph.effect(op, args, span);
                None
            }
        })
    }

    /// A call through a pointer where the user wants a loop vectorized: each lane does it for itself.
    pub(super) fn pointer_call(
        &mut self,
        callee: &Expr,
        pointer: Value,
        args: &[Option<Value>],
        machine: Option<Type>,
        span: Span,
    ) -> Option<Option<Value>> {
        if self.vector_loops == 0 || CONVENTIONS.iter().any(|c| self.unit.source.mentions(c)) {
            return None;
        }
        let mut given = vec![pointer];
        given.extend(args.iter().copied().collect::<Option<Vec<Value>>>()?);
        let types = &self.unit.types;
        let function = types.pointee(callee.ty.ty)?.ty;
        let spelling = types.spelling(callee.ty.ty.into())?;
        let (mut params, ret) = signature(self.unit, function)?;
        params.insert(0, (Type::Ptr, spelling));
        let info = CalleeInfo {
            params,
            ret,
            ..CalleeInfo::default()
        };
        (is_callable(&info) && self.means_the_same(&info)).then_some(())?;
        self.lane_call_of(info, &given, machine, span)
    }

    /// Whether the types that it takes to call a function are spelled alike where the call will stand.
    fn means_the_same(&self, info: &CalleeInfo) -> bool {
        let functions = [self.root, self.def];
        let vars = functions.iter().flat_map(|def| &def.vars);
        let hidden: SortedSet<&str> = vars.map(|var| &*var.name).collect();
        let spellings = info.params.iter().map(|(_, spelling)| spelling);
        let mut words = spellings.flat_map(|s| s.split(|c: char| c != '_' && !c.is_alphanumeric()));
        !functions.iter().any(|def| self.declares_types(def))
            && !words.any(|word| hidden.contains(word))
    }

    /// The function that a pointer certainly points to.
    pub(super) fn function_at(&self, pointer: Value, callee: &Expr) -> Option<GlobalId> {
        let Op::GlobalAddr(symbol) = self.graph.def(pointer)?.op else {
            return None;
        };
        let called = self.unit.types.pointee(callee.ty.ty)?.ty;
        let mut all = self.symbols.iter().filter(|(_, known)| **known == symbol);
        let (&id, _) = all.next().filter(|_| self.vector_loops > 0)?;
        let global = self.unit.globals.get(id.0 as usize)?;
        (global.ty.ty == called).then_some(id)
    }

    /// A function that is declared with a prototype, and variants of it: those that are elsewhere, and
    /// those that are being made.
    fn declared(&self, id: GlobalId) -> Option<CalleeInfo> {
        let unit = self.unit;
        let global = unit.globals.get(id.0 as usize)?;
        let variants = || variants_declared(unit, &global.name, self.options.openmp);
        let variants = match unit.definition(&global.name) {
            Some(def) if !def.traits.attributes.iter().all(|a| may_be_called(a)) => return None,
            // A variant that calls itself.
            Some(def) if def.name == self.root.name && self.inlining.contains(&def.name) => {
                variants()
            }
            Some(_) => Vec::new(),
            None if unit.defines(&global.name) => return None,
            None => variants(),
        };
        let (params, ret) = signature(unit, global.ty.ty)?;
        let fits = |variant: &VariantInfo| variant.name.params.len() == params.len();
        let variants: Vec<VariantInfo> = variants.into_iter().filter(fits).collect();
        Some(CalleeInfo {
            name: global.name.clone(),
            params,
            ret,
            idle: None,
            variants,
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

/// Whether a function with that attribute, which is defined here, can be called from a function with
/// another target.
fn may_be_called(attribute: &str) -> bool {
    !matches!(
        attribute,
        "always_inline" | "target" | "target_clones" | "error" | "warning" | "returns_twice"
    )
}

/// What a function takes, with spellings, and what it returns.
type Signature = (Vec<(Type, String)>, Option<Type>);

/// What a function with a prototype takes, with spellings, and what it returns.
fn signature(unit: &Unit, function: TypeId) -> Option<Signature> {
    let types = &unit.types;
    let TypeKind::Function {
        ret,
        params,
        variadic: false,
        unprototyped: false,
    } = types.kind(function)
    else {
        return None;
    };
    let machine = |ty| super::ctypes::machine_type(types, ty);
    let mut given = Vec::new();
    for param in params {
        let ty = machine(param.ty)?;
        let to = types.pointee(param.ty).map(|to| types.kind(to.ty));
        let spelling = match (ty, to) {
            (Type::Ptr, to) if !matches!(to, Some(TypeKind::Function { .. })) => {
                "const void *".to_string()
            }
            _ => types.spelling(param.ty.into())?,
        };
        given.push((ty, spelling));
    }
    let ret = match types.kind(ret.ty) {
        TypeKind::Void => None,
        _ => Some(machine(ret.ty)?),
    };
    Some((given, ret))
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
