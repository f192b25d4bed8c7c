//! Documentation of each [`Reason`], for `vcc --explain CODE`.

use crate::remark::Reason;

/// The page for a stable code (`memory-dep`), in Markdown; `None` if there is no such code.
pub fn explain(code: &str) -> Option<&'static str> {
    let reason = Reason::ALL.iter().find(|r| r.code() == code)?;
    Some(page(*reason))
}

fn page(reason: Reason) -> &'static str {
    match reason {
        Reason::Opaque => include_str!("../reasons/opaque.md"),
        Reason::Pragma => include_str!("../reasons/pragma.md"),
        Reason::MacroBoundary => include_str!("../reasons/macro-boundary.md"),
        Reason::FromInclude => include_str!("../reasons/from-include.md"),
        Reason::FunctionAttribute => include_str!("../reasons/function-attribute.md"),
        Reason::ReturnsTwice => include_str!("../reasons/returns-twice.md"),
        Reason::NotInnermost => include_str!("../reasons/not-innermost.md"),
        Reason::JumpIntoLoop => include_str!("../reasons/jump-into-loop.md"),
        Reason::SeveralExits => include_str!("../reasons/several-exits.md"),
        Reason::NotCounted => include_str!("../reasons/not-counted.md"),
        Reason::BoundNotInvariant => include_str!("../reasons/bound-not-invariant.md"),
        Reason::TripCount => include_str!("../reasons/trip-count.md"),
        Reason::ShortTrip => include_str!("../reasons/short-trip.md"),
        Reason::Library => include_str!("../reasons/library.md"),
        Reason::Call => include_str!("../reasons/call.md"),
        Reason::MathErrno => include_str!("../reasons/math-errno.md"),
        Reason::Volatile => include_str!("../reasons/volatile.md"),
        Reason::MemoryDependence => include_str!("../reasons/memory-dep.md"),
        Reason::MayAlias => include_str!("../reasons/may-alias.md"),
        Reason::NonAffine => include_str!("../reasons/non-affine.md"),
        Reason::Stride => include_str!("../reasons/stride.md"),
        Reason::CarriedScalar => include_str!("../reasons/carried-scalar.md"),
        Reason::FpReductionOrder => include_str!("../reasons/fp-reduction-order.md"),
        Reason::UnsafeCondition => include_str!("../reasons/unsafe-condition.md"),
        Reason::NotSchedulable => include_str!("../reasons/not-schedulable.md"),
        Reason::NoVectorForm => include_str!("../reasons/no-vector-form.md"),
        Reason::UnsupportedType => include_str!("../reasons/unsupported-type.md"),
        Reason::NoName => include_str!("../reasons/no-name.md"),
        Reason::NotProfitable => include_str!("../reasons/not-profitable.md"),
        Reason::UnsupportedTarget => include_str!("../reasons/unsupported-target.md"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_has_its_own_page_with_two_examples() {
        for reason in Reason::ALL {
            let text = explain(reason.code()).unwrap();
            let title = format!("# `{}`: ", reason.code());
            assert!(text.starts_with(&title), "{}", reason.code());
            assert_eq!(text.matches("```").count(), 4, "{}", reason.code());
            assert!(text.contains("\n## What to do\n"), "{}", reason.code());
        }
    }

    #[test]
    fn an_unknown_code_has_none() {
        assert_eq!(explain("no-such-code"), None);
        assert_eq!(explain(""), None);
    }
}
