//! From vector plans to edits of C text.
//!
//! The output is the original file, byte for byte, with edits: a vector program before each loop
//! that has a plan, the loop itself kept as its remainder.

mod allocation;
mod alone;
mod alternatives;
mod annotations;
mod assumed;
mod banner;
mod block_edit;
mod called;
mod check;
pub mod ctree;
mod failure;
mod guard;
pub mod headers;
mod idle;
pub mod isa;
mod job;
mod lines;
mod loop_edit;
mod loop_text;
mod names;
mod options;
mod outline;
mod output;
mod place;
pub mod pointer;
pub mod scalar;
mod scalar_check;
mod splice;
mod unit_edit;
mod uses;
pub mod variant;
mod variants;
mod vector;

pub use alternatives::{Guard, Unexpanded, guarded};
pub use annotations::{hiding, mentions_annotation, removals};
pub use assumed::NAMES as ASSERTING;
pub use banner::is_vcc_output;
pub use check::check;
pub use isa::{Isa, Style, target_info};
pub use job::{Emitted, Job, Refused};
pub use lines::with_lines;
pub use options::{EmitOptions, Headers, Warnings};
pub use output::{Output, splice};
pub use scalar_check::check_scalar;
pub use splice::{Edit, When};

use frontend::Unit;
use guard::Macros;
use headers::Conflicts;
use isa::Machine;
use place::Setting;
use unit_edit::UnitEdit;

/// Makes the edits for all plans of a unit.
pub fn emit(unit: &Unit, jobs: &[Job<'_>], options: &EmitOptions) -> Emitted {
    if is_vcc_output(unit.source.original()) {
        return Emitted::default();
    }
    let machine = Machine {
        blend: unit.source.predefined("__AVX512VL__").is_none(),
        mixed: options.mixed_declarations,
        shrinks_masks: unit.source.predefined("__clang__").is_some(),
        contracts: options.contracts,
        fma: unit.source.predefined(isa::FMA).is_some(),
        ..Machine::new(options.isa, options.style)
    };
    let conflicts = Conflicts::new(&unit.source, machine);
    let macros = options.kept.then(|| Macros::new(&unit.source));
    let mut edit = UnitEdit::new(Setting {
        unit,
        options,
        machine,
        conflicts: &conflicts,
        macros: macros.as_ref(),
    });
    let numbered = || jobs.iter().enumerate();
    numbered().for_each(|(number, job)| edit.loops(number, job));
    numbered().for_each(|(number, job)| edit.variants(number, job));
    edit.finish()
}
