//! One C file of a call: from the original to the vectorized file that is to be compiled.

use super::call::{Call, Source};
use super::depend::{self, Rule};
use super::headers::{self, Entered};
use super::maps::Family;
use super::mirror::Mirror;
use super::setup::{Driver, Stop};
use super::workspace::Workspace;
use super::{compiler, outputs, scan};
use crate::cli::{HeadersArg, InternalErrorsArg};
use crate::failure::Failure;
use crate::flags::reason::Reason;
use crate::job::Job;
use crate::preprocess::{Compiler, Dependencies, Text};
use crate::report::data::Report;
use crate::translate::{self, Outcome};
use frontend::Unit;
use midend::options::Optimization;
use std::cell::{Cell, OnceCell};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// A vectorized file.
pub struct Edited {
    /// Which argument it replaces.
    pub index: usize,
    /// Where it lies.
    pub mirror: Mirror,
    /// Options that make the compiler know it by the original's name.
    pub options: Vec<String>,
    /// The dependency file to be written, and where its text is.
    pub dependencies: Option<(PathBuf, PathBuf)>,
}

/// The text of a file that may hold something to vectorize, or, if the call is `scalar`, to remove. With `blocks`,
/// straight-line code is to be vectorized as well, which any file has.
///
/// # Errors
/// Why there is nothing to do.
pub fn read(name: &str, scalar: bool, blocks: bool) -> Result<Vec<u8>, Reason> {
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
    match scan::may_vectorize(&text, blocks) {
        true => Ok(text),
        false => Err(Reason::NoLoop),
    }
}

/// Vectorizes a file whose text is `text`. As soon as the result is written, and before it is
/// checked, `begin` hears of it. Its loops are told in the `report`, however it ends.
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
    report: Option<&mut Report>,
) -> Result<Edited, Stop> {
    let name = &call.args[source.index];
    let forward = |reason: Reason| Stop::Forward((reason, name.clone()));
    let folder = workspace.path().join(source.index.to_string());
    let rule = depend::rule(call, source, compiler::looks_like_clang(&driver.command))?;
    let written = folder.join("dependencies");
    if rule.is_some() {
        write(&written, b"")?;
    }
    let job = job(driver, call, source)?;
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
    // Statements in a row are in functions without loops as well.
    let parse = match job.options.uses(Optimization::Slp) {
        true => frontend::parse_blocks,
        false => frontend::parse_loops,
    };
    let unit = translate::parse(&job, parse, text, &preprocessed)?;
    let Some(unit) = unit else {
        return Err(forward(Reason::NothingVectorized));
    };
    let family = Family::of(&unit.source).ok_or_else(|| forward(Reason::UnknownCompiler))?;
    if !call.scalar && job.isa.is_none() && !has_vector_unit(&unit) {
        return Err(forward(Reason::NoVectorUnit));
    }
    let beside = Beside {
        job: &job,
        unit: &unit,
        text,
        before: &before,
        family,
    };
    let places = || {
        let Some(places) = beside.places(&folder)? else {
            return Ok(None);
        };
        let (mirror, checked) = places;
        let edited = Edited {
            index: source.index,
            options: family.maps(&mirror, name, &call.flags()),
            mirror,
            dependencies: rule
                .as_ref()
                .map(|rule| (rule.file.clone(), written.clone())),
        };
        Ok(Some((edited, checked)))
    };
    beside.edit(call.scalar, &places, begin, report)
}

/// How the file is to be vectorized.
fn job(driver: &Driver, call: &Call, source: &Source) -> Result<Job, Failure> {
    let mut tuning = driver.options.tuning.clone();
    // The whole file is compiled as it is, then; see `Driver::complain`.
    tuning.internal_errors = InternalErrorsArg::Fatal;
    tuning.headers.get_or_insert(HeadersArg::Parts);
    let mut flags = call.preprocessor_flags();
    if source.explicit {
        flags.extend(["-x".to_string(), "c".to_string()]);
    }
    let program = compiler::without_launchers(&driver.command).to_vec();
    let name = PathBuf::from(&call.args[source.index]);
    let mut job = Job::new(
        tuning,
        name,
        Compiler {
            program,
            flags,
            verbose: false,
        },
    )?;
    job.lines = true;
    job.kept = false;
    Ok(job)
}

fn write(path: &Path, text: &[u8]) -> Result<(), Failure> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, text))
        .map_err(cannot_write)
}

fn cannot_write(error: std::io::Error) -> Failure {
    Failure::usage(format!("cannot write temporary files: {error}"))
}

/// What is known of an original when a file is to take its place.
struct Beside<'a> {
    job: &'a Job,
    unit: &'a Unit,
    text: &'a [u8],
    before: &'a Entered,
    family: Family,
}

impl Beside<'_> {
    /// Where the vectorized file is compiled and where, at the same time, it is checked; `None`: there are
    /// no such places.
    fn places(&self, folder: &Path) -> Result<Option<(Mirror, Mirror)>, Failure> {
        let mirror = self.mirror(&folder.join("file"))?;
        let checked = self.mirror(&folder.join("checked"))?;
        Ok(mirror.zip(checked))
    }

    /// A place where a file finds the original's headers.
    fn mirror(&self, root: &Path) -> Result<Option<Mirror>, Failure> {
        let name = self.job.input_name();
        let file = self.job.input.file_name().unwrap_or_default();
        Mirror::new(root, file, &self.family.beside(&name), self.before).map_err(cannot_write)
    }

    /// Writes the vectorized file and checks the same text in another place. The `places` are made when
    /// there is something to write: headers can be many.
    ///
    /// # Errors
    /// There is nothing to vectorize, or something went wrong.
    fn edit(
        &self,
        scalar: bool,
        places: &dyn Fn() -> Result<Option<(Edited, Mirror)>, Failure>,
        begin: &dyn Fn(&Edited),
        report: Option<&mut Report>,
    ) -> Result<Edited, Stop> {
        let after: Cell<bool> = Cell::new(false);
        let (asked, begun) = (Cell::new(false), Cell::new(false));
        let made: OnceCell<Edited> = OnceCell::new();
        let recheck = |result: translate::Edited<'_>| {
            asked.set(true);
            let Some((edited, checked)) = places()? else {
                return Ok(None);
            };
            let edited = made.get_or_init(|| edited);
            if let Some(text) = result.written {
                write(Path::new(&edited.mirror.file), text)?;
                begun.set(true);
                begin(edited);
            }
            let result = match self.read_again(&checked, result.text) {
                Ok(result) => result,
                // Is it the place or the edits?
                Err(failure) if self.read_again(&checked, self.text).is_ok() => {
                    return Err(failure);
                }
                Err(_) => return Ok(None),
            };
            let same = self.enters_the_same(&checked, &result);
            after.set(same);
            Ok(same.then_some(result))
        };
        let outcome = match scalar {
            true => translate::leave(self.job, self.unit)?,
            false => translate::vectorize(self.job, self.unit, &recheck, report)?,
        };
        // Either what was begun is used, or only annotations that are no C are gone, which needs no
        // comparison.
        if let (Outcome::Edited(text), false) = (&outcome, begun.get()) {
            let written = Some(text.as_slice());
            recheck(translate::Edited { text, written })?;
        }
        let reason = match (outcome, after.get(), made.into_inner()) {
            (Outcome::Edited(_), true, Some(edited)) => return Ok(edited),
            (Outcome::Edited(_), ..) => Reason::Headers,
            _ if !asked.get() => Reason::NothingVectorized,
            (_, false, _) => Reason::Headers,
            (_, true, _) => Reason::Lines,
        };
        Err(Stop::Forward((reason, self.job.input_name())))
    }

    /// Preprocesses a text in the place of the original's.
    fn read_again(&self, place: &Mirror, text: &[u8]) -> Result<Vec<u8>, Failure> {
        write(Path::new(&place.file), text)?;
        let name = self.job.input_name();
        let mut compiler = self.job.compiler.clone();
        let maps = self.family.maps(place, &name, &compiler.flags);
        compiler.flags.extend(maps);
        let passed_over = emit::headers::guards(&self.unit.source);
        let read = compiler.preprocess(&Text::File(Path::new(&place.file)), &passed_over, None);
        read.map_err(|error| {
            let plain = |said: Vec<u8>| place.with_plain_names(&said, &name);
            translate::compiler_failure(self.job, error.map(plain))
        })
    }

    /// Whether a result enters the headers of the original, under names that the compiler shows.
    fn enters_the_same(&self, place: &Mirror, result: &[u8]) -> bool {
        let after = headers::entered(result).into_iter();
        let after = after.map(|(name, system)| (place.plain(&name), system));
        let shown = !place.headers.is_empty() && headers::mentions(result, place.folder.as_bytes());
        !shown && headers::same(self.before, &after.collect())
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
