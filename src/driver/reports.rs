//! Reports of what became of the loops of a call, one for each C file.

use super::call::{Call, Source};
use super::outputs;
use super::setup::Driver;
use crate::failure::{self, Failure};
use crate::flags::reason::Reason;
use crate::output::{self, Goal};
use crate::report::Format;
use crate::report::data::Report;
use std::path::PathBuf;
use std::process::ExitCode;

/// The reports of a call.
pub struct Reports {
    each: Vec<One>,
}

struct One {
    /// Which argument the C file is.
    index: usize,
    file: PathBuf,
    format: &'static Format,
    report: Report,
}

impl Reports {
    /// Empty reports, if the user wants any and the call vectorizes.
    pub fn new(driver: &Driver, call: &Call) -> Reports {
        let format = driver.options.report.filter(|_| !call.scalar);
        let one = |source: &Source| {
            Some(One {
                index: source.index,
                file: outputs::report(call, source)?,
                format: format?.0,
                report: Report::new(&call.args[source.index]),
            })
        };
        Reports {
            each: call.sources.iter().filter_map(one).collect(),
        }
    }

    /// That of the C file which is argument number `index`.
    pub fn of(&mut self, index: usize) -> Option<&mut Report> {
        let one = self.each.iter_mut().find(|one| one.index == index);
        one.map(|one| &mut one.report)
    }

    /// The C file is compiled as it is, for that reason.
    pub fn leave(&mut self, index: usize, reason: Reason) {
        if let Some(report) = self.of(index) {
            report.leave(reason.code(), reason.text());
        }
    }

    /// The C file is compiled as it is because something went wrong.
    pub fn fail(&mut self, index: usize, why: &str) {
        if let Some(report) = self.of(index) {
            report.leave("failed", why);
        }
    }

    /// None is written.
    pub fn clear(&mut self) {
        self.each.clear();
    }

    /// Writes all. A report that cannot be written is an error of a strict call, whose exit code this
    /// gives.
    pub fn write(&self, driver: &Driver) -> Option<ExitCode> {
        let mut code = None;
        for one in &self.each {
            let text = (one.format.text)(&one.report);
            let Err(error) = output::write(&Goal::File(&one.file), text.as_bytes()) else {
                continue;
            };
            let message = format!("cannot write `{}`: {error}", one.file.display());
            match driver.strict {
                true => code = Some(Failure::usage(message).report()),
                false => failure::say(&format!("vcc: warning: {message}")),
            }
        }
        code
    }
}
