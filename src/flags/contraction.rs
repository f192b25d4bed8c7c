//! Whether the compiler fuses products with sums of the same expression, and no others.
//!
//! gcc's default is `-ffp-contract=fast`: it fuses whatever meets, in vector code as anywhere. clang's is
//! `-ffp-contract=on`, what C calls contraction: "only contract floating point operations within the same statement"
//! (Clang Compiler User's Manual, Controlling Floating Point Behavior). Of vector code, which is made of calls, that says
//! nothing; so vcc has to write there what clang makes of the original.

use emit::isa::FMA;
use frontend::source::Source;

/// What says otherwise for a part of a file.
const PRAGMAS: [&[&str]; 3] = [
    &["FP_CONTRACT"],
    &["clang", "fp", "contract"],
    &["float_control"],
];

/// Whether clang does so for all of a file.
pub fn within_expressions(flags: &[String], source: &Source) -> bool {
    let has = |name: &str| source.predefined(name).is_some();
    let mentioned = |words: &&[&str]| words.iter().all(|word| source.mentions(word));
    has("__clang__")
        && (has(FMA) || has("__aarch64__"))
        && mode(flags) == Mode::On
        && !PRAGMAS.iter().any(mentioned)
}

/// What `-ffp-contract=` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    On,
    /// Nothing is fused, or whatever meets, as the last flag says that is about it.
    Other,
}

/// clang's mode under some flags. What the models of floating point say differs from version to version: only the default
/// and the plain flag are certain.
fn mode(flags: &[String]) -> Mode {
    let said = flags.iter().rev().find_map(|flag| match flag.as_str() {
        "-ffp-contract=on" => Some(Mode::On),
        // Whether it undoes what a flag before it said differs, too.
        "-fno-fast-math" => Some(Mode::Other),
        "-ffast-math" | "-Ofast" => Some(Mode::Other),
        flag if flag.starts_with("-ffp-contract=") || flag.starts_with("-ffp-model=") => {
            Some(Mode::Other)
        }
        _ => None,
    });
    said.unwrap_or(Mode::On)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode_of(text: &str) -> Mode {
        let flags: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        mode(&flags)
    }

    #[test]
    fn the_last_flag_decides() {
        assert_eq!(mode_of("-O2 -mfma"), Mode::On);
        assert_eq!(mode_of("-ffp-contract=off"), Mode::Other);
        assert_eq!(mode_of("-ffp-contract=fast"), Mode::Other);
        assert_eq!(mode_of("-ffp-contract=off -ffp-contract=on"), Mode::On);
        assert_eq!(mode_of("-ffast-math"), Mode::Other);
        assert_eq!(mode_of("-ffast-math -ffp-contract=on"), Mode::On);
        assert_eq!(mode_of("-ffp-model=precise"), Mode::Other);
    }
}
