//! Whether somebody may look at floating-point exceptions, where the compiler has an opinion of its own.
//!
//! gcc's default is `-ftrapping-math`. clang's is `-ffp-exception-behavior=ignore`: "the compiler assumes that the
//! exception status flags will not be read" (Clang Compiler User's Manual, Controlling Floating Point Behavior), and its
//! own vectorizer computes both arms of a condition. Code for clang that kept exceptions apart lane by lane would keep
//! nothing, since clang does not, and cost half of the speed of conditional loops.

use frontend::source::Source;

/// Words that together say that a file looks at exceptions, whatever the compiler's default is: pragmas, and what
/// `<fenv.h>` declares.
const LOOKED_AT: [&[&str]; 4] = [
    &["FENV_ACCESS"],
    &["float_control"],
    &["clang", "fp", "exceptions"],
    &["fetestexcept"],
];

/// Whether the file is for clang and neither flags nor the file say that exceptions are looked at.
pub fn ignored_by_clang(flags: &[String], source: &Source) -> bool {
    let asked = |flag: &String| {
        let behaviour = flag.strip_prefix("-ffp-exception-behavior=");
        flag == "-ftrapping-math"
            || flag == "-ffp-model=strict"
            || behaviour.is_some_and(|behaviour| behaviour != "ignore")
    };
    let mentioned = |words: &&[&str]| words.iter().all(|word| source.mentions(word));
    source.predefined("__clang__").is_some()
        && !flags.iter().any(asked)
        && !LOOKED_AT.iter().any(mentioned)
}
