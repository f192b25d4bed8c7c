//! One C file of a call: from the original to the vectorized file that is to be compiled.

use super::call::{Call, Source};
use super::depend::{self, Rule};
use super::headers::{self, Entered};
use super::maps::Family;
use super::workspace::Workspace;
use super::{Driver, Stop, command, compiler, outputs, scan};
use crate::cli::{HeadersArg, InternalErrorsArg};
use crate::failure::Failure;
use crate::flags::reason::Reason;
use crate::job::Job;
use crate::preprocess::{Compiler, Dependencies, Text};
use crate::translate::{self, Outcome};
use frontend::Unit;
use std::cell::{Cell, RefCell};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// A vectorized file.
pub struct Edited {
    /// Which argument it replaces.
    pub index: usize,
    /// Its path.
    pub temporary: String,
    /// Options that make the compiler know it by the original's name.
    pub options: Vec<String>,
    /// What `-iquote` is to name.
    pub folder: String,
    /// Names of headers that the user knows without their first letters.
    pub shown: Vec<Vec<u8>>,
    /// The dependency file to be written, and where its text is.
    pub dependencies: Option<(PathBuf, PathBuf)>,
}

/// The text of a file that may hold something to vectorize, or, if the call is `scalar`, to remove.
///
/// # Errors
/// Why there is nothing to do.
pub fn read(name: &str, scalar: bool) -> Result<Vec<u8>, Reason> {
    let text = fs::read(name).map_err(|_| Reason::Unreadable)?;
    if scalar {
        return match emit::mentions_annotation(&text) {
            true => Ok(text),
            false => Err(Reason::NothingVectorized),
        };
    }
    if emit::is_vcc_output(&text) {
        return Err(Reason::WrittenByVcc);
    }
    match scan::may_vectorize(&text) {
        true => Ok(text),
        false => Err(Reason::NoLoop),
    }
}

/// Vectorizes a file whose text is `text`. As soon as the result is written, and before it is
/// checked, `begin` hears of it.
///
/// # Errors
/// There is nothing to vectorize, or something went wrong.
pub fn vectorize(
    driver: &Driver,
    call: &Call,
    workspace: &Workspace,
    source: &Source,
    text: &[u8],
    begin: &dyn Fn(&Edited),
) -> Result<Edited, Stop> {
    let name = &call.args[source.index];
    let forward = |reason: Reason| Stop::Forward((reason, name.clone()));
    let folder = workspace.path().join(source.index.to_string());
    let write = |path: &Path, text: &[u8]| {
        let failed = |error| Failure::usage(format!("cannot write `{}`: {error}", path.display()));
        fs::create_dir_all(path.parent().unwrap_or(&folder))
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
    let before = headers::entered(&preprocessed);
    let entered = before.keys().map(|name| Path::new(OsStr::from_bytes(name)));
    if outputs::writes_over(call, entered) {
        return Err(forward(Reason::Overwritten));
    }
    let unit = translate::parse(&job, frontend::parse_loops, text, &preprocessed)?;
    let Some(unit) = unit else {
        return Err(forward(Reason::NothingVectorized));
    };
    let family = Family::of(&unit.source).ok_or_else(|| forward(Reason::UnknownCompiler))?;
    if !call.scalar && job.isa.is_none() && !has_vector_unit(&unit) {
        return Err(forward(Reason::NoVectorUnit));
    }
    let file_name = Path::new(name).file_name().unwrap_or_default();
    let temporary = folder.join(file_name);
    let path = temporary.to_str().filter(|path| !path.contains('='));
    let path =
        path.ok_or_else(|| Failure::usage("the name of the folder for temporary files holds `=`"))?;
    let mut edited = Edited {
        index: source.index,
        temporary: path.to_string(),
        options: family.maps(path, name, &call.flags()),
        folder: family.folder(name),
        shown: Vec::new(),
        dependencies: rule.map(|rule| (rule.file, written)),
    };
    let elsewhere = Compiler {
        program: job.compiler.program.clone(),
        flags: command::quoted(&edited.folder, workspace, &job.compiler.flags),
    };
    let after: RefCell<Option<Entered>> = RefCell::default();
    let passed_over = emit::headers::guards(&unit.source);
    // Beside it no header may be found that is not found beside the other.
    let checked = folder.join("checked").join(file_name);
    let read_again = |text: &[u8]| {
        write(&checked, text)?;
        let read = elsewhere.preprocess(&Text::File(&checked), passed_over, None);
        read.map_err(|error| translate::compiler_failure(&job, error))
    };
    let (asked, begun) = (Cell::new(false), Cell::new(false));
    let recheck = |result: translate::Edited<'_>| {
        asked.set(true);
        if let Some(text) = result.written {
            write(&temporary, text)?;
            begun.set(true);
            begin(&edited);
        }
        let result = match read_again(result.text) {
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
    let outcome = match call.scalar {
        true => translate::leave(&job, &unit)?,
        false => translate::vectorize(&job, &unit, &recheck)?,
    };
    // Either what was begun is used, or only annotations that are no C are gone, which needs no
    // comparison.
    if let (Outcome::Edited(text), false) = (&outcome, begun.get()) {
        let written = Some(text.as_slice());
        recheck(translate::Edited { text, written })?;
    }
    match (outcome, after.take()) {
        (Outcome::Edited(_), Some(after)) => {
            edited.shown = headers::shown(&after);
            Ok(edited)
        }
        (Outcome::Edited(_), None) => Err(forward(Reason::Headers)),
        _ if !asked.get() => Err(forward(Reason::NothingVectorized)),
        (_, None) => Err(forward(Reason::Headers)),
        (_, Some(_)) => Err(forward(Reason::Lines)),
    }
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
