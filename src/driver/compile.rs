//! Compiling a call with vectorized files in the place of the originals.

use super::call::{Call, Kind, Source};
use super::depend::{self, Rule};
use super::headers::{self, Entered};
use super::maps::Family;
use super::workspace::Workspace;
use super::{Driver, Stop, compiler, process, scan};
use crate::cli::{HeadersArg, InternalErrorsArg};
use crate::failure::Failure;
use crate::flags::reason::Reason;
use crate::job::Job;
use crate::preprocess::{Compiler, Dependencies, Text};
use crate::translate::{self, Outcome};
use frontend::Unit;
use std::cell::{Cell, RefCell};
use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// A vectorized file.
struct Edited {
    /// Which argument it replaces.
    index: usize,
    temporary: String,
    /// Options that make the compiler know it by the original's name.
    options: Vec<String>,
    /// What `-iquote` is to name.
    folder: String,
    /// Names of headers that the user knows without their first letters.
    shown: Vec<Vec<u8>>,
    /// The dependency file to be written, and where its text is.
    dependencies: Option<(PathBuf, PathBuf)>,
}

/// Compiles the call.
///
/// # Errors
/// Nothing was vectorized, and nothing has been run but the preprocessor.
pub fn compile(driver: &Driver, call: &Call) -> Result<ExitCode, Stop> {
    let mut texts = Vec::new();
    for source in &call.sources {
        let name = &call.args[source.index];
        match read(name) {
            Ok(text) => texts.push((source, text)),
            Err(reason) => driver.remark(&(reason, name.clone())),
        }
    }
    if texts.is_empty() {
        return Err((Reason::NoLoop, "the call".to_string()).into());
    }
    let key = (
        call.flags(),
        &texts.iter().map(|(_, text)| text).collect::<Vec<_>>(),
    );
    let workspace = Workspace::new(key)
        .and_then(|workspace| {
            process::clean_up_on_signal(workspace.path().to_path_buf())?;
            Ok(workspace)
        })
        .map_err(|error| {
            Failure::usage(format!("cannot make a folder for temporary files: {error}"))
        })?;
    let mut edited = Vec::new();
    for (source, text) in &texts {
        match vectorize(driver, call, &workspace, source, text) {
            Ok(file) => edited.push(file),
            Err(Stop::Forward(forward)) => driver.remark(&forward),
            Err(Stop::Failure(failure)) => {
                if let Some(code) = driver.complain(&failure) {
                    return Ok(code);
                }
            }
        }
    }
    if edited.is_empty() {
        drop(workspace);
        return Ok(process::exec(driver.original()));
    }
    // Several dependency files are written by one run if no file is edited, by the preprocessor
    // otherwise.
    if call.depend.mode.is_some() && edited.len() < call.sources.len() {
        let what = "the call".to_string();
        return Err((Reason::Dependencies, what).into());
    }
    run(driver, call, &workspace, &edited)
}

/// The text of a file that may hold something to vectorize.
fn read(name: &str) -> Result<Vec<u8>, Reason> {
    let text = fs::read(name).map_err(|_| Reason::Unreadable)?;
    if emit::is_vcc_output(&text) {
        return Err(Reason::WrittenByVcc);
    }
    match scan::may_vectorize(&text) {
        true => Ok(text),
        false => Err(Reason::NoLoop),
    }
}

fn vectorize(
    driver: &Driver,
    call: &Call,
    workspace: &Workspace,
    source: &Source,
    text: &[u8],
) -> Result<Edited, Stop> {
    let name = &call.args[source.index];
    let forward = |reason: Reason| Stop::Forward((reason, name.clone()));
    let folder = workspace.path().join(source.index.to_string());
    let write = |path: &Path, text: &[u8]| {
        let failed = |error| Failure::usage(format!("cannot write `{}`: {error}", path.display()));
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(path, text))
            .map_err(failed)
    };
    let rule = depend::rule(call, source, compiler::looks_like_clang(&driver.command))?;
    let written = folder.join("dependencies");
    if rule.is_some() {
        write(&written, b"")?;
    }
    let mut tuning = driver.options.tuning.clone();
    // The whole file is compiled as it is, then; see `Driver::complain`.
    tuning.internal_errors = InternalErrorsArg::Fatal;
    let mut flags = call.preprocessor_flags();
    if source.explicit {
        flags.extend(["-x".to_string(), "c".to_string()]);
    }
    let program = compiler::without_launchers(&driver.command).to_vec();
    let compiler = Compiler { program, flags };
    tuning.headers.get_or_insert(HeadersArg::Parts);
    let mut job = Job::new(tuning, PathBuf::from(name), compiler)?;
    job.lines = true;
    let dependencies = rule.as_ref().map(|rule| dependencies(rule, &written));
    let preprocessed = job
        .compiler
        .preprocess(&Text::File(&job.input), &[], dependencies.as_ref());
    // What is wrong, the compiler itself says best.
    let preprocessed = preprocessed.map_err(|_| forward(Reason::Rejected))?;
    let Some(unit) = translate::parse(&job, text, &preprocessed)? else {
        return Err(forward(Reason::NothingVectorized));
    };
    let family = Family::of(&unit.source).ok_or_else(|| forward(Reason::UnknownCompiler))?;
    if job.isa.is_none() && !has_vector_unit(&unit) {
        return Err(forward(Reason::NoVectorUnit));
    }
    let file_name = Path::new(name).file_name().unwrap_or_default();
    let temporary = folder.join(file_name);
    let path = temporary.to_str().filter(|path| !path.contains('='));
    let path =
        path.ok_or_else(|| Failure::usage("the name of the folder for temporary files holds `=`"))?;
    let around = family.folder(name);
    let elsewhere = Compiler {
        program: job.compiler.program.clone(),
        flags: quoted(&around, workspace, &job.compiler.flags),
    };
    let before = headers::entered(&preprocessed);
    let after: RefCell<Option<Entered>> = RefCell::default();
    let passed_over = emit::headers::guards(&unit.source);
    let read_again = |text: &[u8]| {
        write(&temporary, text)?;
        let read = elsewhere.preprocess(&Text::File(&temporary), passed_over, None);
        read.map_err(|error| translate::compiler_failure(&job, error))
    };
    let recheck = |result: &[u8]| {
        let result = match read_again(result) {
            Ok(result) => result,
            // Is it the place or the edits?
            Err(failure) if read_again(text).is_ok() => return Err(failure),
            Err(_) => return Ok(None),
        };
        let entered = headers::entered(&result);
        let same = headers::same(&before, &entered);
        *after.borrow_mut() = same.then_some(entered);
        Ok(same.then_some(result))
    };
    let asked = Cell::new(false);
    let outcome = translate::vectorize(&job, &unit, &|result| {
        asked.set(true);
        recheck(result)
    })?;
    let after = after.into_inner();
    let result = match (outcome, &after) {
        (Outcome::Edited(result), _) => result,
        _ if !asked.get() => return Err(forward(Reason::NothingVectorized)),
        (_, None) => return Err(forward(Reason::Headers)),
        (_, Some(_)) => return Err(forward(Reason::Lines)),
    };
    write(&temporary, &result)?;
    Ok(Edited {
        index: source.index,
        temporary: path.to_string(),
        options: family.maps(path, name, &call.flags()),
        folder: around,
        shown: after.as_ref().map(headers::shown).unwrap_or_default(),
        dependencies: rule.map(|rule| (rule.file, written)),
    })
}

fn dependencies(rule: &Rule, written: &Path) -> Dependencies {
    Dependencies {
        file: written.to_path_buf(),
        options: rule.options.clone(),
    }
}

/// Whether the target has vector registers; other machines than those vcc has rows for get
/// vectors of the compiler's own making.
fn has_vector_unit(unit: &Unit) -> bool {
    let has = |name: &str| unit.source.predefined(name).is_some();
    let x86 = has("__x86_64__") || has("__i386__");
    let arm = has("__aarch64__") || has("__arm__");
    (!x86 || has("__SSE2__")) && (!arm || has("__ARM_NEON"))
}

/// The flags with the folder of the original first where headers in quotes are looked for. A folder
/// of no use comes last: gcc drops the last one if the first `-I` names the same.
fn quoted(folder: &str, workspace: &Workspace, flags: &[String]) -> Vec<String> {
    let quote = |folder: &str| ["-iquote".to_string(), folder.to_string()];
    let last = workspace.path().display().to_string();
    let mut all = Vec::from(quote(folder));
    all.extend_from_slice(flags);
    all.extend(quote(&last));
    all
}

/// Runs the compiler on the edited files, and on the originals if that fails.
fn run(
    driver: &Driver,
    call: &Call,
    workspace: &Workspace,
    edited: &[Edited],
) -> Result<ExitCode, Stop> {
    let mut command = driver.compiler();
    add_arguments(&mut command, call, workspace, edited);
    let failed = |error| {
        Failure::usage(format!(
            "cannot run `{}`: {error}",
            driver.command.join(" ")
        ))
    };
    let (status, said) = process::run_quietly(command).map_err(failed)?;
    let said = with_names_of_originals(said, call, edited);
    if status.code().is_none() {
        return Ok(process::end_like(status));
    }
    if status.success() {
        for (file, text) in edited.iter().filter_map(|file| file.dependencies.as_ref()) {
            let text = fs::read(text).and_then(|text| fs::write(file, text));
            let failed =
                |error| Failure::usage(format!("cannot write `{}`: {error}", file.display()));
            text.map_err(failed)?;
        }
        print_errors(&said);
        return Ok(process::end_like(status));
    }
    let original = driver.original().status().map_err(failed)?;
    if !original.success() {
        return Ok(process::end_like(original));
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
    Ok(match driver.complain(&Failure::compiler(said, message)) {
        Some(code) => code,
        None => process::end_like(original),
    })
}

fn print_errors(said: &[u8]) {
    // Nobody is left to tell if standard error is closed.
    let _ = std::io::stderr().lock().write_all(said);
}

fn add_arguments(command: &mut Command, call: &Call, workspace: &Workspace, edited: &[Edited]) {
    let mut args = Vec::with_capacity(call.args.len());
    for (n, (arg, kind)) in call.args.iter().zip(&call.kinds).enumerate() {
        if *kind == Kind::Depend {
            continue;
        }
        let file = edited.iter().find(|file| file.index == n);
        args.push(file.map_or_else(|| arg.clone(), |file| file.temporary.clone()));
    }
    if let Some(first) = edited.first() {
        args = quoted(&first.folder, workspace, &args);
    }
    let mut options: Vec<&String> = edited.iter().flat_map(|file| &file.options).collect();
    options.dedup();
    command.args(args).args(options);
    if wants_colour(call) {
        command.arg("-fdiagnostics-color=always");
    }
}

/// Whether the compiler would colour its messages if they went directly to the terminal.
fn wants_colour(call: &Call) -> bool {
    let said = |arg: &String| arg.contains("color") || arg.contains("-fdiagnostics-");
    let terminal = || std::env::var("TERM").is_ok_and(|term| term != "dumb");
    std::io::stderr().is_terminal() && terminal() && !call.args.iter().any(said)
}

/// Messages as the compiler would give them for the originals.
fn with_names_of_originals(said: Vec<u8>, call: &Call, edited: &[Edited]) -> Vec<u8> {
    let mut said = said;
    if said.is_empty() {
        return said;
    }
    for file in edited {
        said = replace(
            &said,
            file.temporary.as_bytes(),
            call.args[file.index].as_bytes(),
        );
        for name in &file.shown {
            for end in [b":", b","] {
                let shown = [name, end.as_slice()].concat();
                let plain = &shown[headers::HERE.len()..];
                said = replace(&said, &shown, plain);
            }
        }
    }
    said
}

fn replace(text: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.windows(old.len()).position(|w| w == old) {
        out.extend_from_slice(&rest[..at]);
        out.extend_from_slice(new);
        rest = &rest[at + old.len()..];
    }
    out.extend_from_slice(rest);
    out
}
