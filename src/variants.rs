//! Vector variants of functions that other files may call.

use crate::failure::Failure;
use crate::guard;
use crate::job::Job;
use crate::render::Renderer;
use crate::trouble::internal_error;
use emit::isa::{Isa, Style};
use frontend::Unit;
use frontend::pragma_spec::abi;
use midend::options::Options;
use midend::pipeline::variants::{Variants, vectorize_variants};
use midend::target::TargetInfo;

/// Plans the variants of each function, whatever the target of the loops: who calls them chooses.
///
/// # Errors
/// vcc itself failed, under `--internal-errors=fatal`.
pub fn plan(
    job: &Job,
    unit: &Unit,
    (isa, style): (Isa, Style),
    options: &Options,
    renderer: &Renderer,
) -> Result<Vec<Option<Variants>>, Failure> {
    let style = match isa {
        Isa::Generic => Style::VectorExt,
        _ => style,
    };
    let has = |name: &str| unit.source.predefined(name).is_some();
    let target = |letter: abi::Isa| -> Result<TargetInfo, &'static str> {
        let isa = Isa::of_variants(letter).filter(|isa| isa.possible(has));
        let isa = isa.ok_or("the file is compiled for another architecture")?;
        match emit::isa::clang_needs(letter).filter(|m| has("__clang__") && !has(m)) {
            Some("__AVX__") => {
                Err("clang passes vectors of 256 bits in registers under `-mavx` only")
            }
            Some(_) => Err("clang passes vectors of 512 bits in registers under `-mavx512f` only"),
            None => Ok(TargetInfo {
                processor: options.processor,
                ..emit::isa::target_of_build(isa, style, has)
            }),
        }
    };
    let mut all = Vec::with_capacity(unit.functions.len());
    for def in &unit.functions {
        let other = job
            .only
            .as_ref()
            .is_some_and(|only| only.function != def.name || only.line.is_some());
        if other || !def.traits.in_main_file || !unit.variants.contains_key(&def.name) {
            all.push(None);
            continue;
        }
        let work = || vectorize_variants(unit, def, &target, options);
        all.push(match guard::catch(work) {
            Ok(variants) => variants,
            Err(message) => {
                internal_error(job, unit, def, &message, renderer)?;
                None
            }
        });
    }
    Ok(all)
}
