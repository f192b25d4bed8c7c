//! Whether the compiler fuses products with sums of the same expression, and no others.
//!
//! gcc's default is `-ffp-contract=fast`: it fuses whatever meets, in vector code as anywhere. clang's is
//! `-ffp-contract=on`, what C calls contraction: "only contract floating point operations within the same statement"
//! (Clang Compiler User's Manual, Controlling Floating Point Behavior). Of vector code, which is made of calls, that says
//! nothing; so vcc has to write there what clang makes of the original.

use emit::isa::FMA;
use frontend::source::Source;

/// Pragmas that may say otherwise for a part of a file.
const PRAGMAS: [&[&str]; 3] = [
    &["FP_CONTRACT"],
    &["clang", "fp", "contract"],
    &["float_control"],
];

/// Whether clang does so for all of a file.
pub fn within_expressions(flags: &[String], source: &Source) -> bool {
    let has = |name: &str| source.predefined(name).is_some();
    let said = |words: &&[&str]| {
        let mut lines = source.pragmas().iter().map(|line| source.slice(line.span));
        lines.any(|line| words.iter().all(|word| line.contains(word)))
    };
    has("__clang__")
        && (has(FMA) || has("__aarch64__"))
        && mode(flags) == Mode::On
        && !PRAGMAS.iter().any(said)
}

/// What `-ffp-contract=` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    On,
    /// Nothing is fused, or whatever meets.
    Other,
}

/// clang's mode under some flags, as clang 19 takes them: the last one that is about it decides, but `-fno-fast-math` and
/// `-fno-unsafe-math-optimizations` give back what was asked for before fast math, and of levels the last one counts.
fn mode(flags: &[String]) -> Mode {
    let (mut asked, mut mode) = (Mode::On, Mode::On);
    let level = flags.iter().rposition(|flag| flag.starts_with("-O"));
    for (n, flag) in flags.iter().enumerate() {
        match flag.as_str() {
            "-Ofast" if level != Some(n) => {}
            "-ffast-math" | "-Ofast" | "-funsafe-math-optimizations" | "-ffp-model=fast" => {
                mode = Mode::Other;
            }
            "-fno-fast-math" | "-fno-unsafe-math-optimizations" => mode = asked,
            flag => {
                let told = match flag.split_once('=') {
                    Some(("-ffp-contract", "on"))
                    | Some(("-ffp-model", "precise" | "aggressive")) => Mode::On,
                    Some(("-ffp-contract" | "-ffp-model", _)) => Mode::Other,
                    _ => continue,
                };
                (asked, mode) = (told, told);
            }
        }
    }
    mode
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode_of(text: &str) -> Mode {
        let flags: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        mode(&flags)
    }

    /// Beside what `clang-19 -###` says of the same flags.
    #[test]
    fn the_last_flag_decides() {
        for flags in [
            "-O2 -mfma",
            "-ffp-contract=off -ffp-contract=on",
            "-ffast-math -ffp-contract=on",
            "-ffp-model=precise",
            "-ffp-contract=off -ffp-model=precise",
            "-fno-fast-math",
            "-ffast-math -fno-fast-math",
            "-Ofast -fno-fast-math",
            "-Ofast -O2",
            "-ffp-model=fast -fno-fast-math",
            "-ffp-model=aggressive",
            "-ffast-math -fno-unsafe-math-optimizations",
            "-ffp-model=fast -fno-unsafe-math-optimizations",
        ] {
            assert_eq!(mode_of(flags), Mode::On, "{flags}");
        }
        for flags in [
            "-ffp-contract=off",
            "-ffp-contract=fast",
            "-ffast-math",
            "-O2 -Ofast",
            "-Ofast -O2 -ffast-math",
            "-Ofast -ffp-contract=off -O2",
            "-funsafe-math-optimizations",
            "-ffp-model=fast",
            "-ffp-model=strict",
            "-ffp-model=strict -fno-fast-math",
            "-ffp-contract=off -ffast-math -fno-unsafe-math-optimizations",
            "-ffp-contract=off -fno-fast-math",
            "-ffp-contract=off -ffast-math -fno-fast-math",
            "-ffp-contract=fast -fno-fast-math",
        ] {
            assert_eq!(mode_of(flags), Mode::Other, "{flags}");
        }
    }
}
