//! Completions and manual pages, made of the very definition of the command line.

use crate::cli::{CcCli, Cli, PageArg};
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use std::io;

/// What a shell reads to complete the command line of `vcc`.
///
/// # Errors
/// None, as the text is written to memory.
pub fn completions(shell: Shell) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "vcc", &mut text);
    Ok(text)
}

/// A manual page in roff.
///
/// # Errors
/// None, as the text is written to memory.
pub fn page(page: PageArg) -> io::Result<Vec<u8>> {
    let command = match page {
        PageArg::Vcc => Cli::command(),
        PageArg::VccCc => CcCli::command().name("vcc-cc").bin_name("vcc cc"),
    };
    let mut text = Vec::new();
    Man::new(command).render(&mut text)?;
    Ok(text)
}
