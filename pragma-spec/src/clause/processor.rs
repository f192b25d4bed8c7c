//! `processor(core_4th_gen_avx)`: variants for the vectors of that processor only.

use super::{Clause, expect_end, list};
use crate::abi::Isa;
use crate::problem::{ProblemCode, Problems, nearest};
use crate::text::ByteRange;
use crate::variant::{Processor, VariantClauses};

const FORM: &str = "processor(core_4th_gen_avx)";

/// Names of the Cilk Plus manuals, by the vectors of their processors.
const NAMES: [(&str, Isa); 10] = [
    ("pentium_4", Isa::Sse),
    ("pentium_m", Isa::Sse),
    ("pentium_4_sse3", Isa::Sse),
    ("core_2_duo_ssse3", Isa::Sse),
    ("core_2_duo_sse4_1", Isa::Sse),
    ("core_i7_sse4_2", Isa::Sse),
    ("core_2nd_gen_avx", Isa::Avx),
    ("core_3rd_gen_avx", Isa::Avx),
    ("core_4th_gen_avx", Isa::Avx2),
    ("mic", Isa::Avx512),
];

/// Reads the clause.
pub(crate) fn read(c: &mut VariantClauses, clause: &Clause<'_, '_>, problems: &mut Problems) {
    let Some(mut inner) = clause.needs_arguments(FORM, problems) else {
        return;
    };
    let Some(name) = list::name(&mut inner, FORM, problems) else {
        return;
    };
    expect_end(&inner, FORM, problems);
    let mut seen: Option<ByteRange> = c.processor.as_ref().map(|p| p.name.at);
    if !clause.stands_once(&mut seen, problems) {
        return;
    }
    match NAMES.iter().find(|(known, _)| *known == name.text) {
        Some((_, isa)) => c.processor = Some(Processor { name, isa: *isa }),
        None => {
            let names = NAMES.map(|(known, _)| known);
            let help = match nearest(&name.text, names.into_iter()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("the names are {}", names.join(", ")),
            };
            let message = format!("unknown processor `{}`", name.text);
            problems.add(ProblemCode::ArgumentUnknown, name.at, message, "", help);
        }
    }
}
