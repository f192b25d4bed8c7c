//! The `vcc` command: files, the system's compiler, messages, exit codes.
//!
//! The libraries below it do no I/O; everything that touches the world is in this crate. The
//! pipeline reads from top to bottom in [`translate`].

mod cli;
mod directives;
mod driver;
mod dump;
mod failure;
mod flags;
mod guard;
mod include;
mod job;
mod manual;
mod must;
mod output;
mod preprocess;
mod remarks;
mod render;
mod translate;
mod variants;

use clap::Parser;
use failure::Failure;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    if let Some(code) = driver::run(&args) {
        return code;
    }
    let unreadable = |arg: OsString| format!("`{}` is not UTF-8", arg.display());
    let args = args
        .into_iter()
        .map(|arg| arg.into_string().map_err(unreadable));
    let split = match args.collect::<Result<Vec<_>, _>>().and_then(flags::split) {
        Ok(split) => split,
        Err(message) => return Failure::usage(message).report(),
    };
    let cli = match cli::Cli::try_parse_from(&split.own) {
        Ok(cli) => cli,
        Err(said) => return help_or_usage(&said),
    };
    if let Some(code) = &cli.explain {
        return explain(code);
    }
    if cli.print_include_dir {
        return print_include_dir();
    }
    if let Some(shell) = cli.completions {
        return print(manual::completions(shell));
    }
    if let Some(page) = cli.man {
        return print(manual::page(page));
    }
    match job::Request::new(cli, split).and_then(|request| translate::run(&request)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Prints help, the version, or what is wrong with the command line.
fn help_or_usage(said: &clap::Error) -> ExitCode {
    // Nobody is left to tell if the stream is closed.
    let _ = said.print();
    ExitCode::from(u8::from(said.use_stderr()))
}

fn explain(code: &str) -> ExitCode {
    match midend::reason::explain(code) {
        Some(page) => print(Ok(page.as_bytes().to_vec())),
        None => {
            let codes: Vec<&str> = midend::remark::Reason::ALL
                .iter()
                .map(|r| r.code())
                .collect();
            Failure::usage(format!(
                "no remark has the code `{code}`; the codes are {}",
                codes.join(", ")
            ))
            .report()
        }
    }
}

fn print_include_dir() -> ExitCode {
    match include::folder() {
        Some(folder) => print(Ok(format!("{}\n", folder.display()).into_bytes())),
        None => Failure::usage(
            "`vcc.h` is missing; it belongs into `include/vcc` beside the folder of the program",
        )
        .report(),
    }
}

fn print(text: std::io::Result<Vec<u8>>) -> ExitCode {
    match text.and_then(|text| output::write(&output::Goal::Stdout, &text)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => Failure::usage(format!("cannot write standard output: {error}")).report(),
    }
}
