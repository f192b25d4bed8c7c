//! C of the generator's grammar, through the whole pipeline.
#![no_main]

use libfuzzer_sys::fuzz_target;
use testsuite::fuzzing;

fuzz_target!(init: fuzzing::watch(), |data: &[u8]| {
    fuzzing::run(fuzzing::pipeline, data);
});
