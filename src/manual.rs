//! Completions and manual pages, made of the very definition of the command line.

use crate::cli::{CC_USAGE, CcCli, Cli, PageArg, USAGE};
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use std::io::{self, Write};

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
    let (command, synopsis) = match page {
        PageArg::Vcc => (Cli::command(), USAGE),
        PageArg::VccCc => (CcCli::spelled().name("vcc-cc").bin_name("vcc cc"), CC_USAGE),
    };
    let mut text = Vec::new();
    let man = Man::new(command);
    man.render_title(&mut text)?;
    man.render_name_section(&mut text)?;
    let lines: String = synopsis
        .lines()
        .map(|line| format!("{}\n", line.trim_start().replace('-', "\\-")))
        .collect();
    write!(text, ".SH SYNOPSIS\n.nf\n{lines}.fi\n")?;
    man.render_description_section(&mut text)?;
    man.render_options_section(&mut text)?;
    man.render_extra_section(&mut text)?;
    man.render_version_section(&mut text)?;
    Ok(text)
}
