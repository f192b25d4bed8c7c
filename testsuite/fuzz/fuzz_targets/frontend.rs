//! Bytes as C, to the front end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use testsuite::fuzzing;

fuzz_target!(init: fuzzing::watch(), |data: &[u8]| {
    fuzzing::run(fuzzing::frontend, data);
});
