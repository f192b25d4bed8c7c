//! The folder with `vcc.h`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Where gcc and clang look for headers of C after those that the command line names.
const VARIABLE: &str = "C_INCLUDE_PATH";

/// The folder: beside an installed program, else in the sources it was built from.
pub fn folder() -> Option<PathBuf> {
    let program = std::env::current_exe().and_then(|path| path.canonicalize());
    let installed = program.ok().and_then(|path| {
        let root = path.parent()?.parent()?;
        Some(root.join("include").join("vcc"))
    });
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
    let mut folders = installed.into_iter().chain([built]);
    folders.find(|folder| folder.join("vcc.h").is_file())
}

/// Lets a compiler find `<vcc.h>`. Not by an option: one that a compiler does not use may be an
/// error to it.
pub fn add(command: &mut Command) {
    let Some(folder) = folder() else {
        return;
    };
    let before = std::env::var_os(VARIABLE).unwrap_or_default();
    let mut folders: Vec<PathBuf> = match before.is_empty() {
        true => Vec::new(),
        false => std::env::split_paths(&before).collect(),
    };
    folders.push(folder);
    // A folder with a colon in its name cannot be said.
    if let Ok(list) = std::env::join_paths(folders) {
        command.env(VARIABLE, list);
    }
}
