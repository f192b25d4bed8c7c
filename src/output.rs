//! Writing results: to a temporary file beside the goal, then renamed over it.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Where the result goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal<'a> {
    /// Standard output (`-o -`).
    Stdout,
    /// A file by name.
    File(&'a Path),
}

/// Writes `bytes` to the goal. A regular file is replaced whole or not at all; anything else
/// (`/dev/stdout`, a pipe) is written to directly.
///
/// # Errors
/// The goal cannot be written; a regular file is then as it was.
pub fn write(goal: &Goal<'_>, bytes: &[u8]) -> io::Result<()> {
    match goal {
        Goal::Stdout => {
            let mut stdout = io::stdout().lock();
            match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
                // Whoever reads has seen enough.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                written => written,
            }
        }
        Goal::File(path) => match fs::metadata(path) {
            Ok(meta) if meta.is_dir() => Err(io::Error::other("is a directory")),
            Ok(meta) if !meta.is_file() => fs::OpenOptions::new()
                .write(true)
                .open(path)?
                .write_all(bytes),
            // A link is followed, so that the file it names is replaced and not the link.
            Ok(meta) => replace(&fs::canonicalize(path)?, bytes, Some(meta.permissions())),
            Err(_) => replace(path, bytes, None),
        },
    }
}

fn replace(path: &Path, bytes: &[u8], permissions: Option<fs::Permissions>) -> io::Result<()> {
    if permissions.as_ref().is_some_and(fs::Permissions::readonly) {
        return Err(io::Error::from(io::ErrorKind::PermissionDenied));
    }
    let directory = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".vcc-").suffix(".tmp");
    let mode = permissions.unwrap_or_else(default_permissions);
    let mut file = builder.permissions(mode).tempfile_in(directory)?;
    file.write_all(bytes)?;
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}

/// What a newly created file gets, before the umask.
fn default_permissions() -> fs::Permissions {
    std::os::unix::fs::PermissionsExt::from_mode(0o666)
}

/// What a regular file is, whatever its name: two names of one file have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identity {
    /// Device and number of a file that exists.
    Existing(u64, u64),
    /// The folder and the name of one that does not.
    New(PathBuf, OsString),
}

impl Identity {
    /// `None`: no regular file, which holds nothing that could be lost.
    pub fn of(path: &Path) -> Option<Identity> {
        if let Ok(meta) = fs::metadata(path) {
            let identity = || Identity::Existing(meta.dev(), meta.ino());
            return meta.is_file().then(identity);
        }
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let name = path.file_name()?.to_os_string();
        Some(Identity::New(fs::canonicalize(folder).ok()?, name))
    }
}

/// Whether two paths name one regular file.
pub fn same_file(a: &Path, b: &Path) -> bool {
    let identity = Identity::of(a);
    identity.is_some() && identity == Identity::of(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_and_nothing_else_is_left() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("out.c");
        write(&Goal::File(&path), b"one").unwrap();
        write(&Goal::File(&path), b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_directory_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        assert!(write(&Goal::File(directory.path()), b"x").is_err());
    }

    #[test]
    fn a_link_stays_a_link() {
        let directory = tempfile::tempdir().unwrap();
        let (file, link) = (directory.path().join("file"), directory.path().join("link"));
        fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write(&Goal::File(&link), b"new").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }

    #[test]
    fn the_same_file_is_seen_through_different_spellings() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("a.c");
        fs::write(&file, "").unwrap();
        assert!(same_file(&file, &directory.path().join("./a.c")));
        assert!(!same_file(&file, &directory.path().join("b.c")));
    }
}
