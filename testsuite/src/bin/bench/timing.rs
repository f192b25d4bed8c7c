//! One kernel in several compilations, timed by one program.

use crate::Arguments;
use std::path::{Path, PathBuf};
use std::process::Command;
use testsuite::bench::program;
use testsuite::kernel::Kernel;
use testsuite::toolchain::{Target, run as run_command};

/// A way to compile a kernel.
pub struct Variant {
    /// Name, which ends that of the function.
    pub name: String,
    /// Compiler.
    pub cc: String,
    /// Flags that only this variant has.
    pub flags: Vec<String>,
    /// What vectorizes the source before.
    pub vcc: Option<Vectorizer>,
}

/// A vcc and options for it alone.
pub struct Vectorizer {
    /// The command.
    pub vcc: PathBuf,
    /// Its options.
    pub options: Vec<String>,
}

/// Otherwise the place that a short loop or function happens to get decides more than its instructions.
const ALIGNED: [&str; 2] = ["-falign-loops=64", "-falign-functions=64"];

/// What all variants of a kernel share.
pub struct Timing<'a> {
    /// The command line.
    pub arguments: &'a Arguments,
    /// Target of vcc, and flags of all compilers.
    pub target: &'a Target,
    /// Elements of the arrays.
    pub elements: u64,
    /// Where to write what is needed.
    pub place: &'a Path,
}

impl Timing<'_> {
    /// Flags of all compilers.
    pub fn flags(&self) -> Vec<String> {
        let level = format!("-O{}", self.arguments.optimize);
        let mut flags = vec![level, "-w".to_owned()];
        flags.extend(ALIGNED.map(str::to_owned));
        flags.extend(self.target.isa_flags.iter().map(|&flag| flag.to_owned()));
        if self.arguments.fast {
            flags.push("-ffast-math".to_owned());
        }
        flags.extend(self.arguments.flag.iter().cloned());
        flags
    }

    /// The call of vcc for a variant, without its output.
    pub fn vectorize(&self, vectorizer: &Vectorizer, cc: &str, path: &Path) -> Command {
        let mut command = Command::new(&vectorizer.vcc);
        command
            .args(self.flags())
            .arg(path)
            .args(["--target", self.target.name, "--cc", cc])
            .args(&vectorizer.options);
        command
    }

    /// The file that a variant compiles.
    pub fn source(&self, variant: &Variant, path: &Path) -> PathBuf {
        match variant.vcc {
            Some(_) => self.place.join(format!("{}.c", variant.name)),
            None => path.to_path_buf(),
        }
    }

    /// Seconds of each variant.
    pub fn time(&self, kernel: &Kernel, path: &Path, variants: &[Variant]) -> Vec<f64> {
        let objects: Vec<PathBuf> = variants
            .iter()
            .map(|variant| self.compile(kernel, path, variant))
            .collect();
        let names: Vec<&str> = variants.iter().map(|v| v.name.as_str()).collect();
        let runtime = include_str!("../../../driver/bench.h");
        let main = self.place.join("main.c");
        let text = program(kernel, &names, self.elements, runtime);
        std::fs::write(&main, text).expect("scratch directory is writable");
        let timer = self.place.join("timer");
        run_command(
            Command::new("gcc")
                .args(["-O1", "-w"])
                .args(ALIGNED)
                .arg("-o")
                .arg(&timer)
                .arg(&main)
                .args(&objects)
                .arg("-lm"),
        );
        let output = run_command(&mut self.target.run_command(&timer));
        String::from_utf8_lossy(&output.stdout)
            .lines()
            .filter_map(|line| line.split_once(' ')?.1.parse().ok())
            .collect()
    }

    fn compile(&self, kernel: &Kernel, path: &Path, variant: &Variant) -> PathBuf {
        let source = self.source(variant, path);
        if let Some(vectorizer) = &variant.vcc {
            let mut command = self.vectorize(vectorizer, &variant.cc, path);
            run_command(command.args(kernel.vcc_flags()).arg("-o").arg(&source));
        }
        let object = self.place.join(format!("{}.o", variant.name));
        run_command(
            Command::new(&variant.cc)
                .args(self.flags())
                .args(&variant.flags)
                .arg(format!("-D{0}={0}_{1}", kernel.name, variant.name))
                .arg("-c")
                .arg(&source)
                .arg("-o")
                .arg(&object),
        );
        object
    }
}
