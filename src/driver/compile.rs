//! Compiling a call with vectorized files in the place of the originals.

use super::call::Call;
use super::process::Running;
use super::reports::Reports;
use super::setup::{Driver, Stop};
use super::vectorize::Edited;
use super::workspace::Workspace;
use super::{command, process, vectorize};
use crate::failure::Failure;
use crate::flags::reason::Reason;
use std::cell::RefCell;
use std::fs;
use std::io::Write;
use std::process::ExitCode;

/// Compiles the call.
///
/// # Errors
/// Nothing was vectorized, and nothing has been run but the preprocessor.
pub fn compile(driver: &Driver, call: &Call) -> Result<ExitCode, Stop> {
    let mut texts = Vec::new();
    let mut reports = Reports::new(driver, call);
    for source in &call.sources {
        let name = &call.args[source.index];
        match vectorize::read(name, call.scalar, driver.options.tuning.packs_blocks()) {
            Ok(text) => texts.push((source, text)),
            Err(reason) => {
                reports.leave(source.index, reason);
                driver.remark(&(reason, name.clone()));
            }
        }
    }
    if texts.is_empty() {
        if let Some(code) = reports.write(driver) {
            return Ok(code);
        }
        return Err((Reason::NoLoop, "the call".to_string()).into());
    }
    let key = (
        call.flags(),
        call.scalar,
        &texts.iter().map(|(_, text)| text).collect::<Vec<_>>(),
    );
    let workspace = process::clean_up_on_signal()
        .and_then(|()| Workspace::new(key))
        .map_err(|error| {
            Failure::usage(format!("cannot make a folder for temporary files: {error}"))
        })?;
    let mut edited = Vec::new();
    let begun = RefCell::default();
    let on_written = |file: &Edited| *begun.borrow_mut() = begin(driver, call, file);
    for (source, text) in &texts {
        let report = reports.of(source.index);
        match vectorize::vectorize(driver, call, &workspace, source, text, &on_written, report) {
            Ok(file) => edited.push(file),
            Err(Stop::Forward(forward)) => {
                match forward.0 {
                    // One of the files may be a report.
                    Reason::Overwritten => reports.clear(),
                    reason => reports.leave(source.index, reason),
                }
                driver.remark(&forward);
            }
            Err(Stop::Failure(failure)) => {
                if let Some(code) = driver.complain(&failure) {
                    return Ok(code);
                }
                reports.fail(source.index, failure.message());
                let bare = |call: Call| {
                    vectorize::vectorize(driver, &call, &workspace, source, text, &|_| (), None)
                        .ok()
                };
                edited.extend(call.without_annotations().and_then(bare));
            }
        }
    }
    let begun = begun.into_inner();
    if edited.is_empty() {
        // It might write its output after the original's.
        let _ = begun.map(Running::end);
        drop(workspace);
        let code = reports.write(driver);
        return Ok(code.unwrap_or_else(|| process::exec(driver.original())));
    }
    run(driver, call, &edited, begun, reports)
}

/// Starts to compile an edited file that is still to be checked, if nothing else of the call depends
/// on that: the check is a run of the preprocessor, for which another processor is mostly free. If
/// the file turns out to be of no use, the original's output takes the place of this one's.
fn begin(driver: &Driver, call: &Call, file: &Edited) -> Option<Running> {
    // If a strict call fails, then without an output.
    if driver.strict || call.sources.len() > 1 {
        return None;
    }
    let edited = std::slice::from_ref(file);
    let mut commands = command::commands(driver, call, edited).ok()?;
    let only = commands.pop().filter(|_| commands.is_empty())?;
    // What is wrong is found out when it is needed.
    Running::start(only).ok()
}

/// Runs the compiler on the edited files, unless it has `begun`, and on the originals if that fails.
fn run(
    driver: &Driver,
    call: &Call,
    edited: &[Edited],
    begun: Option<Running>,
    mut reports: Reports,
) -> Result<ExitCode, Stop> {
    let commands = match begun {
        Some(_) => Vec::new(),
        None => match command::commands(driver, call, edited) {
            Ok(commands) => commands,
            Err(reason) => {
                for file in edited {
                    reports.leave(file.index, reason);
                }
                let code = reports.write(driver).map(Ok);
                let forward = Stop::Forward((reason, "the call".to_string()));
                return code.unwrap_or(Err(forward));
            }
        },
    };
    let failed = |error| {
        Failure::usage(format!(
            "cannot run `{}`: {error}",
            driver.command.join(" ")
        ))
    };
    let mut said = Vec::new();
    let mut success = true;
    let begun = begun.into_iter().map(Ok);
    for running in begun.chain(commands.into_iter().map(Running::start)) {
        let (status, more) = running.and_then(Running::end).map_err(failed)?;
        said.extend(more);
        if status.code().is_none() {
            return Ok(process::end_like(status));
        }
        success &= status.success();
        if !success {
            break;
        }
    }
    let said = command::with_names_of_originals(said, call, edited);
    if success {
        write_dependencies(edited)?;
        print_errors(&said);
        return Ok(reports.write(driver).unwrap_or(ExitCode::SUCCESS));
    }
    for file in edited {
        reports.leave(file.index, Reason::Rejected);
    }
    if let Some(code) = reports.write(driver) {
        return Ok(code);
    }
    let code = match call.without_annotations() {
        Some(bare) => compile(driver, &bare)?,
        None => {
            let running = Running::start_aloud(driver.original());
            let (status, _) = running.and_then(Running::end).map_err(failed)?;
            process::end_like(status)
        }
    };
    if code != ExitCode::SUCCESS {
        return Ok(code);
    }
    let names: Vec<&str> = edited
        .iter()
        .map(|file| call.args[file.index].as_str())
        .collect();
    let message = format!(
        "`{}` rejects the vectorized `{}`",
        driver.command.join(" "),
        names.join(" ")
    );
    Ok(driver
        .complain(&Failure::compiler(said, message))
        .unwrap_or(code))
}

fn write_dependencies(edited: &[Edited]) -> Result<(), Failure> {
    for (file, text) in edited.iter().filter_map(|file| file.dependencies.as_ref()) {
        let text = fs::read(text).and_then(|text| fs::write(file, text));
        let failed = |error| Failure::usage(format!("cannot write `{}`: {error}", file.display()));
        text.map_err(failed)?;
    }
    Ok(())
}

fn print_errors(said: &[u8]) {
    // Nobody is left to tell if standard error is closed.
    let _ = std::io::stderr().lock().write_all(said);
}
