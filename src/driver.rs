//! `vcc cc`: the compiler, with vectorized files in the place of its C files.
//!
//! What is no compilation of C to be vectorized goes to the compiler as it is, by `exec`. Else each
//! C file is vectorized into a temporary file, and the compiler gets this one. Whatever goes wrong
//! in between, the compiler gets the original.

mod call;
mod command;
mod compile;
mod compiler;
mod depend;
mod headers;
mod maps;
mod mirror;
mod outputs;
mod probe;
mod process;
mod reports;
mod response;
mod scan;
mod setup;
mod vectorize;
mod workspace;

use setup::{Driver, Stop};
use std::ffi::OsString;
use std::process::ExitCode;

/// Does the call if it is one of `vcc cc` or through a link named `vcc-COMPILER`.
pub fn run(args: &[OsString]) -> Option<ExitCode> {
    let program = args
        .first()
        .and_then(|arg| arg.to_str())
        .unwrap_or_default();
    let linked = compiler::by_own_name(program);
    let driver = |arg: &OsString| arg.to_str().is_some_and(compiler::means_driver);
    let rest = match &linked {
        Some(_) => &args[1..],
        None if args.get(1).is_some_and(driver) => &args[2..],
        None => return None,
    };
    // As `vcc cc`, which takes the compiler from the arguments, too.
    let linked = linked.filter(|compiler| compiler != "cc");
    Some(match Driver::new(linked, rest) {
        Ok(driver) => compile(&driver),
        Err(code) => code,
    })
}

/// Compiles what was vectorized, or else the originals.
fn compile(driver: &Driver) -> ExitCode {
    match driver
        .call()
        .and_then(|call| compile::compile(driver, &call))
    {
        Ok(code) => code,
        Err(Stop::Forward(forward)) => {
            driver.remark(&forward);
            process::exec(driver.original())
        }
        Err(Stop::Failure(failure)) => match driver.complain(&failure) {
            Some(code) => code,
            None => process::exec(driver.original()),
        },
    }
}
