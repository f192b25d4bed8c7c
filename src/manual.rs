//! Completions and manual pages, made of the very definition of the command line; what options do
//! not say stands in `manual/*.md`.

mod roff;

use crate::cli::{AFTER_CC_HELP, AFTER_HELP, CC_USAGE, CcCli, Cli, PageArg, USAGE};
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
    let (command, synopsis, after_options, more) = match page {
        PageArg::Vcc => {
            let more = include_str!("manual/vcc.md");
            (Cli::command(), USAGE, AFTER_HELP, more)
        }
        PageArg::VccCc => {
            let command = CcCli::spelled().name("vcc-cc").bin_name("vcc cc");
            let more = include_str!("manual/vcc-cc.md");
            (command, CC_USAGE, AFTER_CC_HELP, more)
        }
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
    text.extend(roff::from_help(after_options).into_bytes());
    text.extend(roff::from_markdown(more).into_bytes());
    man.render_version_section(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_and_every_value_is_documented() {
        let mut values = 0;
        for command in [Cli::command(), CcCli::spelled()] {
            let options = command.get_arguments().filter(|arg| !arg.is_hide_set());
            for option in options {
                assert!(option.get_help().is_some(), "{option}");
                // Shells are named as they are.
                if option.get_id() == "completions" {
                    continue;
                }
                for value in option.get_possible_values() {
                    let name = value.get_name();
                    let flag = !option.get_action().takes_values();
                    assert!(flag || value.get_help().is_some(), "{option}: {name}");
                    values += 1;
                }
            }
        }
        assert!(values > 60, "only {values} values were found");
    }
}
