//! From the names in clauses to the parameters of a function, or the variables around a loop.

use crate::loops::{LoopSpec, Reduction, ReductionOp};
use crate::problem::{Problem, ProblemCode, Problems, nearest};
use crate::signature::{Signature, TypeClass, class_name};
use crate::text::Ident;
use crate::variant::{
    Alignment, Linear, LinearStep, ParamKind, ParamSpec, Step, VariantClauses, VariantSpec,
};

/// Finds the parameters that the clauses name.
///
/// # Errors
/// All clauses that do not fit the parameters.
pub fn resolve(
    clauses: &VariantClauses,
    signature: &Signature,
) -> Result<VariantSpec, Vec<Problem>> {
    let vector = ParamSpec {
        kind: ParamKind::Vector,
        alignment: None,
    };
    let mut params = vec![vector; signature.params.len()];
    let mut resolver = Resolver {
        signature,
        problems: Problems::default(),
    };
    for name in &clauses.uniform {
        if let Some(index) = resolver.parameter(name) {
            params[index].kind = ParamKind::Uniform;
        }
    }
    for linear in &clauses.linear {
        if let Some((index, step)) = resolver.linear(linear, &clauses.uniform) {
            params[index].kind = ParamKind::Linear {
                step,
                modifier: linear.modifier,
            };
        }
    }
    for aligned in &clauses.aligned {
        if let Some(index) = resolver.aligned(&aligned.name) {
            params[index].alignment = Some(match aligned.bytes {
                Some(bytes) => Alignment::Bytes(bytes.value),
                None => Alignment::Vector,
            });
        }
    }
    if resolver.problems.0.is_empty() {
        Ok(VariantSpec {
            params,
            masks: clauses.masks,
            lanes: clauses.lanes.clone(),
            isa: clauses.processor.as_ref().map(|p| p.isa),
        })
    } else {
        Err(resolver.problems.0)
    }
}

struct Resolver<'a> {
    signature: &'a Signature,
    problems: Problems,
}

impl Resolver<'_> {
    fn find(&self, name: &Ident) -> Option<usize> {
        let mut params = self.signature.params.iter();
        params.position(|p| p.name == name.text)
    }

    fn class(&self, index: usize) -> TypeClass {
        self.signature.params[index].class
    }

    fn parameter(&mut self, name: &Ident) -> Option<usize> {
        let found = self.find(name);
        if found.is_none() {
            let names = || self.signature.params.iter().map(|p| p.name.as_str());
            let named: Vec<&str> = names().filter(|n| !n.is_empty()).collect();
            let help = match nearest(&name.text, named.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None if self.signature.params.is_empty() => {
                    "the function has no parameters".to_string()
                }
                None if named.is_empty() => "give the parameters names in this declaration".into(),
                None => format!("the parameters are {}", named.join(", ")),
            };
            self.problems.add(
                ProblemCode::NoSuchParameter,
                name.at,
                format!("the function has no parameter `{}`", name.text),
                "",
                help,
            );
        }
        found
    }

    fn linear(&mut self, linear: &Linear, uniform: &[Ident]) -> Option<(usize, LinearStep)> {
        let index = self.parameter(&linear.name)?;
        let fits = check_linear(&linear.name, self.class(index), &mut self.problems);
        let step = match &linear.step {
            Step::One => LinearStep::Constant(1),
            Step::Constant(value, _) => LinearStep::Constant(*value),
            Step::Name(name) => LinearStep::Param(self.step(name, uniform)?),
            // The parser reads none for functions.
            Step::Expression(_) => return None,
        };
        if fits { Some((index, step)) } else { None }
    }

    fn step(&mut self, name: &Ident, uniform: &[Ident]) -> Option<u32> {
        let index = self.parameter(name)?;
        let (message, help) = if !uniform.iter().any(|u| u.text == name.text) {
            (
                format!("the step `{}` is not uniform", name.text),
                format!("add `uniform({})`, or write a constant", name.text),
            )
        } else if !is_step(self.class(index)) {
            (
                format!("the step `{}` is no integer", name.text),
                "a step is a constant or an integer parameter".to_string(),
            )
        } else {
            return u32::try_from(index).ok();
        };
        let label = "";
        self.problems
            .add(ProblemCode::LinearStep, name.at, message, label, help);
        None
    }

    fn aligned(&mut self, name: &Ident) -> Option<usize> {
        let index = self.parameter(name)?;
        let class = self.class(index);
        if matches!(class, TypeClass::Pointer { .. } | TypeClass::Unknown) {
            return Some(index);
        }
        not_aligned(name, class, &mut self.problems);
        None
    }
}

/// Whether a value of the type can be a step.
fn is_step(class: TypeClass) -> bool {
    matches!(
        class,
        TypeClass::Integer { .. } | TypeClass::Bool | TypeClass::Unknown
    )
}

fn not_aligned(name: &Ident, class: TypeClass, problems: &mut Problems) {
    problems.add(
        ProblemCode::AlignedType,
        name.at,
        format!("`{}` is no pointer", name.text),
        class_name(class),
        "an alignment is promised of what a pointer points to; leave it out",
    );
}

/// Whether a value of the type can change by a step.
fn check_linear(name: &Ident, class: TypeClass, problems: &mut Problems) -> bool {
    if class == TypeClass::Bool {
        problems.add(
            ProblemCode::LinearType,
            name.at,
            format!("`{}` does not count", name.text),
            class_name(class),
            "a `_Bool` has two values and no steps; leave it out, or write `uniform`",
        );
        return false;
    }
    if matches!(class, TypeClass::Pointer { .. }) || is_step(class) {
        return true;
    }
    problems.add(
        ProblemCode::LinearType,
        name.at,
        format!("`{}` is neither an integer nor a pointer", name.text),
        class_name(class),
        "only integers and pointers are linear; leave it out, or write `uniform`",
    );
    false
}

/// Checks the names of a loop's clauses against the variables in scope, whose types `class` knows;
/// all that does not fit.
pub fn resolve_loop(
    spec: &LoopSpec,
    class: &mut dyn FnMut(&str) -> Option<TypeClass>,
) -> Vec<Problem> {
    let mut problems = Problems::default();
    let mut known = |name: &Ident, problems: &mut Problems| {
        let found = class(&name.text);
        if found.is_none() {
            problems.add(
                ProblemCode::NoSuchVariable,
                name.at,
                format!("there is no variable `{}` here", name.text),
                "",
                "name a variable that is declared before the loop",
            );
        }
        found
    };
    for private in &spec.private {
        known(&private.name, &mut problems);
    }
    for linear in &spec.linear {
        if let Some(class) = known(&linear.name, &mut problems) {
            check_linear(&linear.name, class, &mut problems);
        }
        if let Step::Name(step) = &linear.step
            && let Some(class) = known(step, &mut problems)
            && !is_step(class)
        {
            let message = format!("the step `{}` is no integer", step.text);
            let help = "a step is a constant or an integer that does not change in the loop";
            problems.add(ProblemCode::LinearStep, step.at, message, "", help);
        }
    }
    for reduction in &spec.reductions {
        if let Some(class) = known(&reduction.name, &mut problems) {
            check_reduction(reduction, class, &mut problems);
        }
    }
    for aligned in &spec.aligned {
        match known(&aligned.name, &mut problems) {
            None | Some(TypeClass::Pointer { .. } | TypeClass::Array | TypeClass::Unknown) => {}
            Some(class) => not_aligned(&aligned.name, class, &mut problems),
        }
    }
    for name in &spec.nontemporal {
        known(name, &mut problems);
    }
    problems.0
}

fn check_reduction(reduction: &Reduction, class: TypeClass, problems: &mut Problems) {
    let fits = match &reduction.op {
        ReductionOp::Named(_) => true,
        ReductionOp::And | ReductionOp::Or | ReductionOp::Xor => {
            matches!(class, TypeClass::Integer { .. } | TypeClass::Bool)
        }
        _ => matches!(
            class,
            TypeClass::Integer { .. } | TypeClass::Bool | TypeClass::Float { .. }
        ),
    };
    // Of an array or a section the elements count, which are not known here.
    let elements = matches!(class, TypeClass::Array | TypeClass::Unknown);
    if fits || elements || reduction.section.is_some() {
        return;
    }
    problems.add(
        ProblemCode::ReductionType,
        reduction.name.at,
        format!(
            "this reduction does not exist for `{}`",
            reduction.name.text
        ),
        class_name(class),
        "`& | ^` are for integers, the other operators for integers and floating numbers",
    );
}
