//! A vector program as a static function of its own, and the call of it.

use crate::ctree::print::{declarator, print_block};
use crate::ctree::{Block, Decl, Expr, Margin, Stmt, name};
use crate::failure::Failure;
use crate::names::{Renamed, renamed};
use crate::place::names::free;
use crate::pointer::{Pointer, Target};
use crate::vector::Program;
use frontend::Source;
use frontend::sorted::SortedSet;
use frontend::tree::{ExprKind, FunctionDef, StmtKind};
use frontend::walk::{Node, push_parts_of_stmt};
use midend::plan::{Plan, Region};
use midend::ssa::{CType, Var};

/// The function and its call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlined {
    /// The definition.
    pub definition: String,
    /// Statements that call it.
    pub call: Block,
}

/// Makes a function called `function` of a program, compiled for `target`.
pub fn outline(
    (plan, by): (&Plan, Option<Renamed<'_>>),
    program: &Program,
    function: &str,
    target: &str,
    (source, def): (&Source, &FunctionDef),
) -> Result<Outlined, Failure> {
    let read = program.reads.iter().chain(&program.addresses);
    let mut entering: SortedSet<Var> = read.copied().collect();
    // What was declared without a value may have none, which must not be passed. Where it is assigned, the function finds
    // it where it puts that, and leaves it there if the vector loop does not run. Statements do run, and what they only
    // assign need not be known, nor what is assigned whatever happens.
    let unset = declared_without_value(def, plan.region);
    let set_anyhow = |var: &Var| {
        let named = variable(plan, *var, by);
        let assigned = named.is_ok_and(|(variable, _)| surely_assigns(&program.block, &variable));
        assigned && !program.reads.contains(var)
    };
    let may_be_unset = |var: &Var| {
        let info = plan.vars.get(*var);
        info.is_none_or(|info| unset.contains(info.name.as_str()))
    };
    let (mut found_there, mut own) = (SortedSet::new(), Vec::new());
    for &var in &program.assigns {
        match (entering.contains(&var), plan.region) {
            (false, Region::Block { .. }) => own.push(var),
            (_, _) if may_be_unset(&var) => {
                entering.remove(&var);
                if !set_anyhow(&var) {
                    found_there.insert(var);
                }
                own.push(var);
            }
            (_, _) => {
                entering.insert(var);
            }
        }
    }
    let stays = |var: &Var| found_there.contains(var);
    let mut params = Vec::new();
    let mut args = Vec::new();
    for &var in &entering {
        let (variable, ty) = variable(plan, var, by)?;
        params.push(declarator(&ty, &variable));
        args.push(name(&variable));
    }
    let mut body = String::new();
    for &var in &own {
        let (variable, ty) = variable(plan, var, by)?;
        let declared = declarator(&ty, &variable);
        let from = match stays(&var) {
            true => format!(" = *{variable}_out"),
            false => String::new(),
        };
        body.push_str(&format!("    {declared}{from};\n"));
    }
    body.push_str(&print_block(&program.block, &Margin::levels(1)));
    let mut call = Block::default();
    let mut ret = "void".to_owned();
    let mut after = Vec::new();
    let only = program
        .assigns
        .first()
        .filter(|var| program.assigns.len() == 1 && !stays(var));
    if let Some(&var) = only {
        let (variable, ty) = variable(plan, var, by)?;
        body.push_str(&format!("    return {variable};\n"));
        call.stmts.push(Stmt::Assign(
            name(&variable),
            Expr::Call(function.to_owned(), args),
        ));
        ret = ty;
    } else {
        for &var in &program.assigns {
            let (variable, ty) = variable(plan, var, by)?;
            let out = format!("{variable}_out");
            free(source, &out)?;
            body.push_str(&format!("    *{out} = {variable};\n"));
            params.push(declarator(&format!("{ty} *"), &out));
            args.push(Expr::Prefix('&', Box::new(name(&out))));
            let mut decl = Decl::later(&ty, &out);
            decl.init = stays(&var).then(|| name(&variable));
            call.decls.push(decl);
            after.push(Stmt::Assign(name(&variable), name(&out)));
        }
        call.stmts
            .push(Stmt::Expr(Expr::Call(function.to_owned(), args)));
    }
    call.stmts.extend(after);
    let params = if params.is_empty() {
        "void".to_owned()
    } else {
        params.join(", ")
    };
    let definition = format!(
        "__attribute__((__target__(\"{target}\"), __noinline__))\nstatic {}({params})\n{{\n{body}}}\n",
        declarator(&ret, function)
    );
    Ok(Outlined { definition, call })
}

/// Whether a block assigns a variable whatever it does.
fn surely_assigns(block: &Block, variable: &str) -> bool {
    let goes_on = block.stmts.iter().take_while(|stmt| !may_leave(stmt));
    let mut goes_on = goes_on.map(|stmt| match stmt {
        Stmt::Assign(target, _) => *target == name(variable),
        Stmt::Block(inner) => surely_assigns(inner, variable),
        Stmt::If(_, then, otherwise) => {
            surely_assigns(then, variable) && surely_assigns(otherwise, variable)
        }
        Stmt::Expr(_)
        | Stmt::When(..)
        | Stmt::Return(_)
        | Stmt::Break
        | Stmt::Hide(..)
        | Stmt::HidePointer(_)
        | Stmt::Comment(_)
        | Stmt::Decl(_)
        | Stmt::For { .. }
        | Stmt::DoWhile(..) => false,
    });
    goes_on.any(|assigns| assigns)
}

/// Whether a statement may not go on to the next one; of loops, what leaves them counts as well.
fn may_leave(stmt: &Stmt) -> bool {
    let any = |block: &Block| block.stmts.iter().any(may_leave);
    match stmt {
        Stmt::Return(_) | Stmt::Break => true,
        Stmt::If(_, then, otherwise) => any(then) || any(otherwise),
        Stmt::Block(inner) | Stmt::DoWhile(inner, _) | Stmt::For { body: inner, .. } => any(inner),
        Stmt::Assign(..)
        | Stmt::Expr(_)
        | Stmt::When(..)
        | Stmt::Hide(..)
        | Stmt::HidePointer(_)
        | Stmt::Comment(_)
        | Stmt::Decl(_) => false,
    }
}

/// Names of variables that some declaration of a function gives no value, nor the head of the loop that a plan is for.
fn declared_without_value(def: &FunctionDef, region: Region) -> SortedSet<&str> {
    let (mut found, mut begun) = (SortedSet::new(), SortedSet::new());
    let mut work: Vec<Node<'_>> = def.body.as_ref().ok().map(Node::Stmt).into_iter().collect();
    while let Some(node) = work.pop() {
        let Node::Stmt(stmt) = node else { continue };
        if let StmtKind::Declare { var, init: None } = &stmt.kind {
            let var = def.vars.get(var.0 as usize);
            found.extend(var.map(|var| var.name.as_str()));
        }
        if let StmtKind::Loop(l) = &stmt.kind
            && l.span == region.span()
            && let Some(StmtKind::Expr(init)) = l.init.as_ref().map(|init| &init.kind)
            && let ExprKind::Assign(target, _) = &init.kind
            && let ExprKind::Local(var) = target.kind
        {
            let var = def.vars.get(var.0 as usize);
            begun.extend(var.map(|var| var.name.as_str()));
        }
        push_parts_of_stmt(stmt, &mut work);
    }
    found.retain(|name| !begun.contains(name));
    found
}

/// Name and parameter type of a variable.
pub fn variable(
    plan: &Plan,
    var: Var,
    by: Option<Renamed<'_>>,
) -> Result<(String, String), Failure> {
    let info = plan.vars.get(var);
    let info = info.ok_or_else(|| Failure::no_name("a variable has no name"))?;
    let unknown = || {
        let detail = format!("the type of `{}` has no simple form", info.name);
        Failure::no_name(detail)
    };
    let ty = match &info.c_type {
        CType::Scalar { spelling, .. } if !spelling.is_empty() => spelling.clone(),
        CType::Pointer { .. } => {
            let pointer = Pointer::value(name(&info.name), &info.c_type).ok_or_else(unknown)?;
            match (pointer.spelling(), &pointer.target, pointer.is_const) {
                (Some(spelling), ..) => spelling,
                (None, Target::Other, true) => "const void *".to_owned(),
                (None, Target::Other, false) => "void *".to_owned(),
                (None, ..) => return Err(unknown()),
            }
        }
        CType::Array { .. } => {
            let pointer = Pointer::address(name(&info.name), &info.c_type, false);
            pointer.and_then(|p| p.spelling()).ok_or_else(unknown)?
        }
        CType::Scalar { .. } | CType::Record { .. } | CType::Function | CType::Other => {
            return Err(unknown());
        }
    };
    Ok((renamed(&info.name, by).to_owned(), ty))
}
