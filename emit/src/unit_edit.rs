//! What a function and the file around it need: target attributes, headers, types.

use crate::headers;
use crate::isa::Machine;
use crate::vector::Failure;
use frontend::Source;
use frontend::tree::FunctionDef;
use midend::options::FpMode;
use midend::region::attributes;
use midend::remark::Reason;

/// How vector code gets into a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// In place.
    Plain,
    /// In place; the function gets this target attribute.
    Attribute(&'static str),
    /// In a function of its own with this target.
    Outline {
        /// Target.
        target: &'static str,
        /// Products must be kept from being fused with sums.
        keep_apart: bool,
    },
}

/// Decides how vector code gets into a function.
pub fn mode(
    source: &Source,
    def: &FunctionDef,
    machine: Machine,
    fp: FpMode,
) -> Result<Mode, Failure> {
    let apart = attributes::keep_apart(def);
    let has = |name: &str| source.predefined(name).is_some();
    let any_flags = machine.isa.target_attribute(|_| false);
    let needed = machine.isa.target_attribute(has);
    // Generic code and code for ISAs that every function has needs nothing.
    let Some(target) = needed.or(if apart { any_flags } else { None }) else {
        return Ok(Mode::Plain);
    };
    let fuses = machine.isa.facts().fuses && needed.is_some() && fp == FpMode::Strict;
    if !(apart || fuses || def.traits.is_inline) {
        return Ok(Mode::Attribute(target));
    }
    if def.traits.is_inline && !def.traits.is_static {
        let detail = "an inline function with external linkage cannot call a static one";
        return Err(Failure::new(Reason::FunctionAttribute, detail));
    }
    Ok(Mode::Outline {
        target,
        keep_apart: fuses && !has("__FMA__"),
    })
}

/// The first identifier of generated text that is a macro at `pp`; the vendor's intrinsics may be.
pub fn macro_in(source: &Source, text: &str, pp: u32) -> Option<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let text = without_comments(text);
    let words = text.split(|c: char| !is_word(c)).filter(|w| !w.is_empty());
    let names = words.filter(|w| !w.starts_with(|c: char| c.is_ascii_digit()));
    let own = headers::vendors_own(source);
    let mut names = names.filter(|w| !(own && is_intrinsic(w)));
    names.find(|w| source.is_macro(w, pp)).map(str::to_owned)
}

fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((code, comment)) = rest.split_once("/*") {
        out.push_str(code);
        out.push(' ');
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out
}

fn is_intrinsic(word: &str) -> bool {
    let neon = || {
        let (_, suffix) = word.rsplit_once('_')?;
        let bits = suffix.strip_prefix(['u', 's', 'f', 'p'])?;
        Some(word.starts_with('v') && matches!(bits, "8" | "16" | "32" | "64"))
    };
    word.starts_with("_mm") || word.starts_with("__builtin_") || neon().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intrinsics_are_known() {
        assert!(is_intrinsic("_mm256_add_ps") && is_intrinsic("vaddq_f32"));
        assert!(!is_intrinsic("v_f32x") && !is_intrinsic("static") && !is_intrinsic("x_v"));
        assert_eq!(without_comments("a /* static */ b"), "a   b");
    }
}
