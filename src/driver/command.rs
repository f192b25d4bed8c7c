//! The commands that compile a call with vectorized files in the place of the originals, and what
//! they say.

use super::call::{Call, Kind};
use super::vectorize::Edited;
use super::workspace::Workspace;
use super::{Driver, headers};
use crate::flags::reason::Reason;
use std::io::IsTerminal;
use std::process::Command;

/// The commands, one after the other.
///
/// # Errors
/// The files cannot be compiled apart, and must be.
pub fn commands(
    driver: &Driver,
    call: &Call,
    workspace: &Workspace,
    edited: &[Edited],
) -> Result<Vec<Command>, Reason> {
    let mut folders = edited.iter().map(|file| &file.folder);
    let first = folders.next();
    let one_folder = folders.all(|folder| Some(folder) == first);
    let all_edited = edited.len() == call.sources.len();
    let builder = Builder {
        driver,
        call,
        workspace,
    };
    if one_folder && (all_edited || call.depend.mode.is_none()) {
        return Ok(vec![builder.whole(edited)]);
    }
    match call.object || call.assembly {
        true => builder.apart(edited),
        false => builder.linked(edited),
    }
}

struct Builder<'a> {
    driver: &'a Driver,
    call: &'a Call,
    workspace: &'a Workspace,
}

impl Builder<'_> {
    /// The call as it stands.
    fn whole(&self, edited: &[Edited]) -> Command {
        let args = self.args(
            |index| match edited.iter().find(|file| file.index == index) {
                Some(file) => Some(file.temporary.clone()),
                None => Some(self.call.args[index].clone()),
            },
        );
        self.command(args, edited)
    }

    /// A command for each file, as the compiler itself would go about it.
    fn apart(&self, edited: &[Edited]) -> Result<Vec<Command>, Reason> {
        let call = self.call;
        let inputs = call.kinds.iter().filter(|kind| **kind == Kind::Input);
        if inputs.count() != call.sources.len() {
            return Err(Reason::SeveralFolders);
        }
        let command = |source: usize| match edited.iter().position(|file| file.index == source) {
            Some(n) => {
                let file = &edited[n];
                let only = |index| (index == source).then(|| file.temporary.clone());
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

    /// A command for the object of each edited file, and one that links them in their places.
    fn linked(&self, edited: &[Edited]) -> Result<Vec<Command>, Reason> {
        let call = self.call;
        let named = |file: &Edited| {
            call.sources
                .iter()
                .any(|s| s.index == file.index && s.explicit)
        };
        // What `-x` says would hold for the object, and files beside it would be lost.
        if edited.iter().any(named) || call.flags().iter().any(|f| f.starts_with("-gsplit-dwarf")) {
            return Err(Reason::SeveralFolders);
        }
        let object = |file: &Edited| format!("{}.o", file.temporary);
        let mut commands = Vec::new();
        for (n, file) in edited.iter().enumerate() {
            let mut args = call.preprocessor_flags();
            let output = [file.temporary.clone(), "-o".to_string(), object(file)];
            args.push("-c".to_string());
            args.extend(output);
            commands.push(self.command(args, &edited[n..=n]));
        }
        let args = self.args(
            |index| match edited.iter().find(|file| file.index == index) {
                Some(file) => Some(object(file)),
                None => Some(call.args[index].clone()),
            },
        );
        commands.push(self.command(args, &[]));
        Ok(commands)
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

    /// The compiler with arguments among which stand the files `edited`, all of one folder.
    fn command(&self, args: Vec<String>, edited: &[Edited]) -> Command {
        let mut command = self.driver.compiler();
        match edited.first() {
            Some(first) => command.args(quoted(&first.folder, self.workspace, &args)),
            None => command.args(args),
        };
        let mut options: Vec<&String> = edited.iter().flat_map(|file| &file.options).collect();
        options.dedup();
        command.args(options);
        if wants_colour(self.call) {
            command.arg("-fdiagnostics-color=always");
        }
        command
    }
}

/// The flags with the folder of the original first where headers in quotes are looked for. A folder
/// of no use comes last: gcc drops the last one if the first `-I` names the same.
pub fn quoted(folder: &str, workspace: &Workspace, flags: &[String]) -> Vec<String> {
    let quote = |folder: &str| ["-iquote".to_string(), folder.to_string()];
    let last = workspace.path().display().to_string();
    let mut all = Vec::from(quote(folder));
    all.extend_from_slice(flags);
    all.extend(quote(&last));
    all
}

/// Whether the compiler would colour its messages if they went directly to the terminal.
fn wants_colour(call: &Call) -> bool {
    let said = |arg: &String| arg.contains("color") || arg.contains("-fdiagnostics-");
    let terminal = || std::env::var("TERM").is_ok_and(|term| term != "dumb");
    std::io::stderr().is_terminal() && terminal() && !call.args.iter().any(said)
}

/// Messages as the compiler would give them for the originals.
pub fn with_names_of_originals(said: Vec<u8>, call: &Call, edited: &[Edited]) -> Vec<u8> {
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
