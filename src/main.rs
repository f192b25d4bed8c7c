//! The `vcc` command: files, the system's compiler, messages, exit codes.
//!
//! The libraries below it do no I/O; everything that touches the world is in this crate. The
//! pipeline reads from top to bottom in [`translate`].

mod cli;
mod configuration;
mod directives;
mod driver;
mod dump;
mod expand;
mod failure;
mod file_kinds;
mod flags;
mod guard;
mod include;
mod inputs;
mod job;
mod manual;
mod must;
mod output;
mod preprocess;
mod print;
mod remarks;
mod render;
mod report;
mod steps;
mod suggest;
mod translate;
mod translation;
mod trouble;
mod variants;

use clap::Parser;
use failure::Failure;
use frontend::stack::on_large_stack;
use print::{help_or_usage, print};
use std::ffi::OsString;
use std::process::ExitCode;

/// Planners follow chains of operations, which are as long as functions are.
fn main() -> ExitCode {
    on_large_stack(&command)
}

fn command() -> ExitCode {
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
        return match code {
            Some(code) => explain(code),
            None => print(Ok(codes().into_bytes())),
        };
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
    match job::Request::all(cli, split) {
        Ok(requests) => run(&requests),
        Err(failure) => failure.report(),
    }
}

/// Does one file after the other; a mistake in one is none in the others.
fn run(requests: &[job::Request]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for request in requests {
        if let Err(failure) = translate::run(request) {
            code = failure.report();
        }
    }
    code
}

fn explain(code: &str) -> ExitCode {
    match midend::reason::explain(code) {
        Some(page) => print(Ok(page.as_bytes().to_vec())),
        None => {
            let known = midend::remark::Reason::ALL.iter().map(|r| r.code());
            let similar = suggest::did_you_mean(code, known);
            Failure::usage(format!(
                "no remark has the code `{code}` (`vcc --explain` lists them){similar}"
            ))
            .report()
        }
    }
}

/// All codes with the titles of their pages.
fn codes() -> String {
    let reasons = midend::remark::Reason::ALL.iter().map(|r| r.code());
    let mut codes: Vec<&str> = reasons.collect();
    codes.sort_unstable();
    codes.dedup();
    let width = codes.iter().map(|code| code.len()).max().unwrap_or(0);
    let title = |code: &str| {
        let page = midend::reason::explain(code).unwrap_or_default();
        let first = page.lines().next().unwrap_or_default();
        first.split_once(": ").map_or("", |(_, title)| title)
    };
    let line = |code: &&str| format!("{code:width$}  {}\n", title(code));
    codes.iter().map(line).collect()
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
