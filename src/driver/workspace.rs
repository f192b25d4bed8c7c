//! The folder that holds the vectorized files while the compiler runs.
//!
//! Its name is made of what is compiled, not of time or chance: ccache looks at the paths of its
//! inputs, and a build that is repeated must find them again.

use std::fs::{self, DirBuilder};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How many calls may compile the same thing at the same time under stable names.
const MOST_ALIKE: u32 = 100;

/// What is older was left behind by a call that was killed.
const STALE: Duration = Duration::from_secs(24 * 60 * 60);

/// A folder of one call, removed with all that is in it when the value is dropped.
#[derive(Debug)]
pub struct Workspace {
    path: PathBuf,
}

impl Workspace {
    /// Makes a folder for a compilation of `content`: the same name for the same content, unless
    /// the same is being compiled at this moment.
    ///
    /// # Errors
    /// No folder can be made.
    pub fn new(content: impl Hash) -> io::Result<Workspace> {
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let name = format!("{:016x}", hasher.finish());
        let temporary = std::path::absolute(std::env::temp_dir())?;
        let own = match own_folder(&temporary) {
            Ok(own) => own,
            // Somebody else holds the name: do without names that stay.
            Err(_) => {
                let path = tempfile::Builder::new()
                    .prefix("vcc-")
                    .tempdir_in(temporary)?
                    .keep();
                return Ok(Workspace { path });
            }
        };
        for attempt in 0..MOST_ALIKE {
            let path = match attempt {
                0 => own.join(&name),
                _ => own.join(format!("{name}-{attempt}")),
            };
            match private(&path) {
                Ok(()) => return Ok(Workspace { path }),
                Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
                Err(_) if is_stale(&path) => {
                    // Another call may be doing the same; then the next name is free.
                    let _ = fs::remove_dir_all(&path);
                    if private(&path).is_ok() {
                        return Ok(Workspace { path });
                    }
                }
                Err(_) => {}
            }
        }
        Err(io::Error::from(ErrorKind::AlreadyExists))
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        // What cannot be removed is removed as stale, one day.
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// The user's folder among the temporary files, which nobody else can write to or look into.
fn own_folder(temporary: &Path) -> io::Result<PathBuf> {
    let user = rustix::process::getuid().as_raw();
    let path = temporary.join(format!("vcc-{user}"));
    match private(&path) {
        Ok(()) => return Ok(path),
        Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
        Err(_) => {}
    }
    let meta = fs::symlink_metadata(&path)?;
    let safe = meta.is_dir() && meta.uid() == user && meta.mode() & 0o077 == 0;
    match safe {
        true => Ok(path),
        false => Err(io::Error::from(ErrorKind::PermissionDenied)),
    }
}

fn private(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)
}

fn is_stale(path: &Path) -> bool {
    let age = || {
        fs::symlink_metadata(path)
            .ok()?
            .modified()
            .ok()?
            .elapsed()
            .ok()
    };
    age().is_some_and(|age| age > STALE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_depend_on_the_content_and_nothing_is_left() {
        let first = Workspace::new("content of a test").unwrap();
        let path = first.path().to_path_buf();
        let second = Workspace::new("content of a test").unwrap();
        assert_ne!(second.path(), path);
        fs::write(path.join("x"), "").unwrap();
        drop(first);
        assert!(!path.exists());
        let third = Workspace::new("content of a test").unwrap();
        assert_eq!(third.path(), path);
        assert_eq!(fs::metadata(third.path()).unwrap().mode() & 0o777, 0o700);
    }

    #[test]
    fn a_folder_that_others_can_write_to_is_not_used() {
        let temporary = tempfile::tempdir().unwrap();
        let own = own_folder(temporary.path()).unwrap();
        assert_eq!(own_folder(temporary.path()).unwrap(), own);
        let mode = std::os::unix::fs::PermissionsExt::from_mode;
        fs::set_permissions(&own, mode(0o777)).unwrap();
        assert!(own_folder(temporary.path()).is_err());
        fs::remove_dir(&own).unwrap();
        std::os::unix::fs::symlink(temporary.path(), &own).unwrap();
        assert!(own_folder(temporary.path()).is_err());
    }
}
