//! SSA and plans as text, to the verifiers, the planner and the interpreters.
#![no_main]

use libfuzzer_sys::fuzz_target;
use testsuite::fuzzing;

fuzz_target!(init: fuzzing::watch(), |data: &[u8]| {
    fuzzing::run(fuzzing::middle, data);
});
