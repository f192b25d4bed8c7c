//! What is printed instead of doing anything: help, lists, pages.

use crate::failure::{self, Failure};
use crate::output;
use std::io::IsTerminal;
use std::process::ExitCode;

/// Prints help, the version, or what is wrong with the command line.
pub fn help_or_usage(said: &clap::Error) -> ExitCode {
    let text = said.render();
    let text = match std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none() {
        true if said.use_stderr() => text.ansi().to_string(),
        _ => text.to_string(),
    };
    if !said.use_stderr() {
        return print(Ok(text.into_bytes()));
    }
    failure::say(&format!("vcc: {}", text.trim_end()));
    ExitCode::from(1)
}

/// Prints a text.
pub fn print(text: std::io::Result<Vec<u8>>) -> ExitCode {
    match text.and_then(|text| output::write(&output::Goal::Stdout, &text)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => Failure::usage(format!("cannot write standard output: {error}")).report(),
    }
}
