//! A short run of each fuzz target, always on the same inputs: the suite's kernels, what vcc makes of
//! them, and the same with mistakes.

use std::path::Path;
use std::process::Command;
use testsuite::fuzzing::{self, Body};
use testsuite::generate::Random;
use testsuite::toolchain;

/// Inputs that are changed in some way, of each input that is not.
const CHANGED: usize = 12;

/// A few bytes deleted, doubled, moved or overwritten.
fn changed(input: &[u8], others: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..1 + random.below(6) {
        let at = random.below(bytes.len().max(1));
        let end = (at + 1 + random.below(24)).min(bytes.len());
        match random.below(5) {
            0 => drop(bytes.drain(at.min(end)..end)),
            1 => {
                let piece = bytes[at.min(end)..end].to_vec();
                let to = random.below(bytes.len().max(1)).min(bytes.len());
                bytes.splice(to..to, piece);
            }
            2 => {
                let other = &others[random.below(others.len())];
                let from = random.below(other.len().max(1)).min(other.len());
                let piece = other[from..(from + 40).min(other.len())].to_vec();
                bytes.splice(at.min(end)..end, piece);
            }
            3 => bytes.insert(at.min(bytes.len()), random.below(256) as u8),
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = random.pick(b"(){}[];,*&=+-<>?:0179\"'\\#\n \0axp\xff");
                }
            }
        }
    }
    bytes
}

fn run(body: Body, inputs: &[Vec<u8>]) {
    fuzzing::watch();
    let mut random = Random::new(7);
    for input in inputs {
        fuzzing::run(body, input);
        for _ in 0..CHANGED {
            fuzzing::run(body, &changed(input, inputs, &mut random));
        }
    }
}

/// Every fourth kernel.
fn kernels() -> Vec<std::path::PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let entries = std::fs::read_dir(directory).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().step_by(4).collect()
}

#[test]
fn frontend() {
    let texts = kernels()
        .into_iter()
        .map(|path| std::fs::read(path).unwrap());
    run(fuzzing::frontend, &texts.collect::<Vec<_>>());
}

#[test]
fn pipeline() {
    let mut random = Random::new(1);
    let choices = (0..24).map(|k| (0..k * 16).map(|_| random.below(256) as u8).collect());
    run(fuzzing::pipeline, &choices.collect::<Vec<_>>());
}

#[test]
fn middle() {
    let mut texts = Vec::new();
    for kernel in kernels() {
        for stage in ["ssa", "plan"] {
            let mut vcc = Command::new(toolchain::vcc());
            vcc.arg(&kernel)
                .args(["--ignore-cost", "--target", "avx2", "--dump", stage]);
            texts.push(toolchain::run(&mut vcc).stdout);
        }
    }
    run(fuzzing::middle, &texts);
}
