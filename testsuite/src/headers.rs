//! The headers of intrinsics, precompiled: compilers read them for longer than they compile a kernel.

use crate::toolchain::run;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The headers, behind the macros with which vcc keeps `mm_malloc.h` out.
const TEXT: &str = "\
#ifdef __aarch64__
#include <arm_neon.h>
#else
#define _MM_MALLOC_H_INCLUDED
#define __MM_MALLOC_H
#include <immintrin.h>
#endif
";

/// A precompiled header for one compiler and one list of flags.
#[derive(Clone, Debug)]
pub struct Headers {
    header: PathBuf,
}

impl Headers {
    /// Precompiles into a directory that must be new or hold headers of other names only.
    ///
    /// # Panics
    /// The directory is not writable or the compiler fails.
    pub fn new(cc: &str, flags: &[&str], directory: &Path, name: &str) -> Headers {
        let header = directory.join(format!("{name}.h"));
        std::fs::write(&header, TEXT).expect("scratch directory is writable");
        let mut command = Command::new(cc);
        command.args(flags).args(["-w", "-x", "c-header", "-o"]);
        run(command
            .arg(directory.join(format!("{name}.h.gch")))
            .arg(&header));
        Headers { header }
    }

    /// Lets `command` take from here what the text includes; a text that includes no such header gets
    /// none.
    pub fn add_to(&self, command: &mut Command, text: &str) {
        let heavy = ["#include <immintrin.h>", "#include <arm_neon.h>"];
        if heavy.iter().any(|line| text.contains(line)) {
            command.arg("-include").arg(&self.header);
        }
    }
}
