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
    source: &Source,
) -> Result<Outlined, Failure> {
    let read = program.reads.iter().chain(&program.addresses);
    let mut entering: SortedSet<Var> = read.copied().collect();
    // A vector loop may not run; statements do, and what they only assign need not be known before.
    let mut own: Vec<Var> = program.assigns.difference(&entering).copied().collect();
    if !matches!(plan.region, Region::Block { .. }) {
        entering.extend(own.drain(..));
    }
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
        body.push_str(&format!("    {};\n", declarator(&ty, &variable)));
    }
    body.push_str(&print_block(&program.block, &Margin::levels(1)));
    let mut call = Block::default();
    let mut ret = "void".to_owned();
    let mut after = Vec::new();
    if let (1, Some(&var)) = (program.assigns.len(), program.assigns.first()) {
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
            call.decls.push(Decl::later(&ty, &out));
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

/// Name and parameter type of a variable.
fn variable(plan: &Plan, var: Var, by: Option<Renamed<'_>>) -> Result<(String, String), Failure> {
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
