//! What static functions are passed: where all calls pass arrays to a parameter, the largest of them is
//! taken for what the parameter was declared as.
//!
//! A compiler that inlines such a function warns of vectors that are wider than the arrays.

use crate::hashed::HashedMap;
use crate::sorted::SortedMap;
use crate::source::{Source, TokenKind};
use crate::tree::{Expr, ExprKind, FunctionDef, Global, VarId};
use crate::types::{TypeId, TypeKind, TypeTable};
use crate::walk::{Node, push_parts_of_expr, push_parts_of_stmt};

/// Parameters are followed through so many calls, of functions that are called from so many places.
const MOST_CALLS: u32 = 4;
const MOST_PLACES: usize = 8;

/// What a call passes.
#[derive(Clone, Copy)]
enum Passed {
    Array(TypeId),
    /// What the caller was passed.
    Param(usize, VarId),
    Other,
}

/// The calls of one function.
type Calls = Vec<Vec<Passed>>;

/// Sets [`crate::tree::Var::array`] of parameters of static functions that are called by name alone.
pub(super) fn note_arrays(
    source: &Source,
    types: &TypeTable,
    globals: &[Global],
    functions: &mut [FunctionDef],
) {
    let called = functions.iter().enumerate().filter(|(_, def)| {
        let mut params = def.vars.iter().filter(|var| var.param.is_some());
        let pointer = params.any(|var| is_open(types, var.array, var.ty.ty));
        def.traits.is_static && def.body.is_ok() && pointer
    });
    let mut calls: HashedMap<&str, (usize, Calls)> = called
        .map(|(at, def)| (def.name.as_str(), (at, Calls::new())))
        .collect();
    if calls.is_empty() {
        return;
    }
    for (caller, def) in functions.iter().enumerate() {
        let mut work: Vec<Node<'_>> = def.body.iter().map(Node::Stmt).collect();
        while let Some(node) = work.pop() {
            match node {
                Node::Stmt(stmt) => push_parts_of_stmt(stmt, &mut work),
                Node::Expr(expr) => {
                    push_parts_of_expr(expr, &mut work);
                    if let ExprKind::Call {
                        direct: Some(callee),
                        args,
                        ..
                    } = &expr.kind
                        && let Some((_, calls)) =
                            calls.get_mut(globals[callee.0 as usize].name.as_str())
                    {
                        calls.push(args.iter().map(|arg| passed(types, caller, arg)).collect());
                    }
                }
            }
        }
    }
    let uses = uses(source, &calls);
    calls.retain(|name, (_, calls)| uses.get(name).is_some_and(|&n| n == calls.len()));
    let calls: SortedMap<usize, Calls> = calls.into_values().collect();
    let mut found = Vec::new();
    for &callee in calls.keys() {
        for (n, var) in functions[callee].vars.iter().enumerate() {
            if var.param.is_some() && is_open(types, var.array, var.ty.ty) {
                let id = VarId(n as u32);
                let array = largest(types, functions, &calls, (callee, id), MOST_CALLS);
                found.extend(array.map(|array| (callee, n, array)));
            }
        }
    }
    for (callee, n, array) in found {
        functions[callee].vars[n].array = Some(array);
    }
}

/// Whether it is a pointer of which nothing says what it points to the beginning of.
fn is_open(types: &TypeTable, array: Option<TypeId>, ty: TypeId) -> bool {
    array.is_none() && matches!(types.kind(ty), TypeKind::Pointer(_))
}

fn passed(types: &TypeTable, caller: usize, arg: &Expr) -> Passed {
    match &arg.kind {
        ExprKind::Convert(inner) => passed(types, caller, inner),
        // The last member of a record may have been given more elements than it declares.
        ExprKind::Decay(place) if !matches!(place.kind, ExprKind::Member { .. }) => {
            match types.kind(place.ty.ty) {
                TypeKind::Array(_, Some(_)) => Passed::Array(place.ty.ty),
                _ => Passed::Other,
            }
        }
        ExprKind::Load(place) => match place.kind {
            ExprKind::Local(var) => Passed::Param(caller, var),
            _ => Passed::Other,
        },
        _ => Passed::Other,
    }
}

/// How often functions are named, but where they are declared.
fn uses<'a>(source: &Source, of: &HashedMap<&'a str, (usize, Calls)>) -> HashedMap<&'a str, usize> {
    let mut uses = HashedMap::default();
    let mut depth = 0_u32;
    let mut tokens = source.tokens().iter().peekable();
    while let Some(token) = tokens.next() {
        let word = source.slice(token.span);
        match word {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ if token.kind != TokenKind::Identifier => {}
            _ => {
                let next = tokens.peek().map(|next| source.slice(next.span));
                let declared = depth == 0 && next == Some("(");
                if let (false, Some((&name, _))) = (declared, of.get_key_value(word)) {
                    *uses.entry(name).or_default() += 1;
                }
            }
        }
    }
    uses
}

/// The largest array that is passed to a parameter; `None`: perhaps none.
fn largest(
    types: &TypeTable,
    functions: &[FunctionDef],
    calls: &SortedMap<usize, Calls>,
    (callee, var): (usize, VarId),
    most: u32,
) -> Option<TypeId> {
    let known = functions[callee].vars.get(var.0 as usize)?;
    if known.array.is_some() {
        return known.array;
    }
    let at = known.param? as usize;
    let all = calls.get(&callee)?;
    if most == 0 || all.len() > MOST_PLACES {
        return None;
    }
    let arrays = all.iter().map(|args| match args.get(at)? {
        Passed::Array(array) => Some(*array),
        Passed::Param(caller, var) => largest(types, functions, calls, (*caller, *var), most - 1),
        Passed::Other => None,
    });
    let arrays: Vec<TypeId> = arrays.collect::<Option<_>>()?;
    arrays.into_iter().max_by_key(|array| types.size_of(*array))
}
