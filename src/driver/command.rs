//! The commands that compile a call with vectorized files in the place of the originals, and what
//! they say.

use super::call::{Call, Kind};
use super::setup::Driver;
use super::vectorize::Edited;
use crate::flags::reason::Reason;
use std::io::IsTerminal;
use std::process::Command;

/// The commands, one after the other.
///
/// # Errors
/// The files cannot be compiled apart, and must be.
pub fn commands(driver: &Driver, call: &Call, edited: &[Edited]) -> Result<Vec<Command>, Reason> {
    let builder = Builder { driver, call };
    let all_edited = edited.len() == call.sources.len();
    match all_edited || call.depend.mode.is_none() {
        true => Ok(vec![builder.whole(edited)]),
        // The compiler has to write the dependencies of the others.
        false => builder.apart(edited),
    }
}

struct Builder<'a> {
    driver: &'a Driver,
    call: &'a Call,
}

impl Builder<'_> {
    /// The call as it stands.
    fn whole(&self, edited: &[Edited]) -> Command {
        let args = self.args(
            |index| match edited.iter().find(|file| file.index == index) {
                Some(file) => Some(file.mirror.file.clone()),
                None => Some(self.call.args[index].clone()),
            },
        );
        self.command(args, edited)
    }

    /// A command for each file, as the compiler itself would go about it.
    fn apart(&self, edited: &[Edited]) -> Result<Vec<Command>, Reason> {
        let call = self.call;
        let inputs = call.kinds.iter().filter(|kind| **kind == Kind::Input);
        if inputs.count() != call.sources.len() || !(call.object || call.assembly) {
            return Err(Reason::Dependencies);
        }
        let command = |source: usize| match edited.iter().position(|file| file.index == source) {
            Some(n) => {
                let file = &edited[n];
                let only = |index| (index == source).then(|| file.mirror.file.clone());
                self.command(self.args(only), &edited[n..=n])
            }
            None => {
                let other = |n: usize| call.kinds[n] == Kind::Input && n != source;
                let args = (0..call.args.len()).filter(|n| !other(*n));
                let mut command = self.driver.compiler();
                command.args(args.map(|n| &call.args[n]));
                command
            }
        };
        Ok(call.sources.iter().map(|s| command(s.index)).collect())
    }

    /// The arguments without those about dependencies; `input` replaces an input or leaves it out.
    fn args(&self, input: impl Fn(usize) -> Option<String>) -> Vec<String> {
        let each = self.call.args.iter().zip(&self.call.kinds).enumerate();
        let replaced = each.filter_map(|(n, (arg, kind))| match kind {
            Kind::Depend => None,
            Kind::Input => input(n),
            Kind::Flag | Kind::Search | Kind::Other => Some(arg.clone()),
        });
        replaced.collect()
    }

    /// The compiler with arguments among which stand the files `edited`.
    fn command(&self, args: Vec<String>, edited: &[Edited]) -> Command {
        let mut command = self.driver.compiler();
        command.args(args);
        command.args(edited.iter().flat_map(|file| &file.options));
        if wants_colour(self.call) {
            command.arg("-fdiagnostics-color=always");
        }
        command
    }
}

/// Whether the compiler would colour its messages if they went directly to the terminal.
fn wants_colour(call: &Call) -> bool {
    let said = |arg: &String| arg.contains("color") || arg.contains("-fdiagnostics-");
    let terminal = || std::env::var("TERM").is_ok_and(|term| term != "dumb");
    std::io::stderr().is_terminal() && terminal() && !call.args.iter().any(said)
}

/// Messages as the compiler would give them for the originals.
pub fn with_names_of_originals(said: Vec<u8>, call: &Call, edited: &[Edited]) -> Vec<u8> {
    edited.iter().fold(said, |said, file| {
        let name = &call.args[file.index];
        file.mirror.with_plain_names(&said, name)
    })
}
