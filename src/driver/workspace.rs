//! The folder that holds the vectorized files while the compiler runs.
//!
//! Its name is made of what is compiled, not of time or chance: ccache looks at the paths of its
//! inputs, and a build that is repeated must find them again.
//!
//! A folder is locked while its call is at work. The system releases the lock however that ends, and
//! so what is not locked was left behind by a call that was killed: the next one removes it. The
//! user's folder that holds them all is locked while one of them is made, and to remove it.

use rustix::fs::OFlags;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many calls may compile the same thing at the same time under stable names.
const MOST_ALIKE: u32 = 100;

/// How many names of the user's folder are tried: others may hold them.
const MOST_OWN: u32 = 10;

/// How often a folder may vanish because the last call in it ends.
const MOST_VANISHING: u32 = 1000;

/// The folders of this process, which a signal that ends it has to remove.
static ALIVE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A folder of one call, removed with all that is in it when the value is dropped.
#[derive(Debug)]
pub struct Workspace {
    path: PathBuf,
    /// Locked.
    _folder: File,
}

impl Workspace {
    /// Makes a folder for a compilation of `content`: the same name for the same content, unless
    /// the same is being compiled at this moment.
    ///
    /// # Errors
    /// No folder can be made in any of the places where gcc would put its own files.
    pub fn new(content: impl Hash) -> io::Result<Workspace> {
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let name = format!("{:016x}", hasher.finish());
        let mut first_error = None;
        for temporary in places() {
            match std::path::absolute(temporary).and_then(|t| Workspace::within(&t, &name)) {
                Ok(workspace) => return Ok(workspace),
                Err(error) => {
                    first_error.get_or_insert(error);
                }
            }
        }
        Err(first_error.unwrap_or_else(|| io::Error::from(ErrorKind::NotFound)))
    }

    fn within(temporary: &Path, name: &str) -> io::Result<Workspace> {
        // The compiler's options for names of files take no other.
        if temporary.to_str().is_none_or(|path| path.contains('=')) {
            return Err(io::Error::from(ErrorKind::InvalidFilename));
        }
        let mut alive = alive();
        let (own, _locked) = own_folder(temporary)?;
        sweep(&own);
        for attempt in 0..MOST_ALIKE {
            let path = match attempt {
                0 => own.join(name),
                _ => own.join(format!("{name}-{attempt}")),
            };
            match private(&path) {
                Ok(()) => {}
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
            }
            let folder = open(&path)?;
            // Without locks nothing is ever taken for left behind.
            let _ = folder.lock();
            alive.push(path.clone());
            return Ok(Workspace {
                path,
                _folder: folder,
            });
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
        let mut alive = alive();
        alive.retain(|path| *path != self.path);
        remove(&self.path);
    }
}

/// Removes all folders of this process, which makes no more as long as it holds the result.
pub fn remove_all() -> MutexGuard<'static, Vec<PathBuf>> {
    let mut alive = alive();
    alive.drain(..).for_each(|path| remove(&path));
    alive
}

fn alive() -> MutexGuard<'static, Vec<PathBuf>> {
    ALIVE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes a folder, and the user's folder if it was the last one there.
fn remove(path: &Path) {
    // What cannot be removed now, the next call removes.
    let _ = fs::remove_dir_all(path);
    let Some(own) = path.parent() else {
        return;
    };
    if let Ok(folder) = open(own) {
        let _ = folder.lock();
        // Nobody makes a folder in it as long as it is locked.
        if is_named(&folder, own) {
            let _ = fs::remove_dir(own);
        }
    }
}

/// Whether an open folder is still the one of that name: another call may have removed it.
fn is_named(folder: &File, path: &Path) -> bool {
    let both = (folder.metadata(), fs::symlink_metadata(path));
    matches!(both, (Ok(a), Ok(b)) if (a.dev(), a.ino()) == (b.dev(), b.ino()))
}

/// Where gcc looks for a place for temporary files, in its order.
fn places() -> impl Iterator<Item = PathBuf> {
    let variables = ["TMPDIR", "TMP", "TEMP"].into_iter();
    let named = variables.filter_map(std::env::var_os);
    let named = named.filter(|name| !name.is_empty()).map(PathBuf::from);
    let fixed = ["/tmp", "/var/tmp", "/usr/tmp", "."].into_iter();
    named.chain(fixed.map(PathBuf::from))
}

/// The user's folder among the temporary files, which nobody else can write to or look into, locked.
fn own_folder(temporary: &Path) -> io::Result<(PathBuf, File)> {
    let user = rustix::process::geteuid().as_raw();
    for attempt in 0..MOST_OWN {
        let path = match attempt {
            0 => temporary.join(format!("vcc-{user}")),
            _ => temporary.join(format!("vcc-{user}-{attempt}")),
        };
        if let Some(locked) = lock_own(&path, user)? {
            return Ok((path, locked));
        }
    }
    Err(io::Error::from(ErrorKind::PermissionDenied))
}

/// Makes and locks the user's folder; `None`: somebody else holds the name.
fn lock_own(path: &Path, user: u32) -> io::Result<Option<File>> {
    for _ in 0..MOST_VANISHING {
        match private(path) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
            Ok(()) | Err(_) => {}
        }
        let folder = match open(path) {
            Ok(folder) => folder,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(_) => return Ok(None),
        };
        let meta = folder.metadata()?;
        if meta.uid() != user || meta.mode() & 0o077 != 0 {
            return Ok(None);
        }
        let _ = folder.lock();
        if is_named(&folder, path) {
            return Ok(Some(folder));
        }
    }
    Err(io::Error::from(ErrorKind::NotFound))
}

/// Removes the folders whose calls are dead.
fn sweep(own: &Path) {
    let entries = fs::read_dir(own).into_iter().flatten();
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if open(&path).is_ok_and(|folder| folder.try_lock().is_ok()) {
            let _ = fs::remove_dir_all(path);
        }
    }
}

fn private(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)
}

/// Opens a folder, but not through a link.
fn open(path: &Path) -> io::Result<File> {
    let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW;
    let flags = i32::try_from(flags.bits()).map_err(io::Error::other)?;
    OpenOptions::new().read(true).custom_flags(flags).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(folder: &Path) -> usize {
        fs::read_dir(folder).unwrap().count()
    }

    #[test]
    fn names_are_those_asked_for_and_nothing_is_left() {
        let temporary = tempfile::tempdir().unwrap();
        let new = || Workspace::within(temporary.path(), "name").unwrap();
        let first = new();
        let path = first.path().to_path_buf();
        assert!(path.ends_with("name"));
        let second = new();
        assert_ne!(second.path(), path);
        fs::write(path.join("x"), "").unwrap();
        drop(first);
        assert!(!path.exists());
        let third = new();
        assert_eq!(third.path(), path);
        assert_eq!(fs::metadata(third.path()).unwrap().mode() & 0o777, 0o700);
        drop((second, third));
        assert_eq!(count(temporary.path()), 0);
    }

    #[test]
    fn what_dead_calls_left_is_removed_and_nothing_else() {
        let temporary = tempfile::tempdir().unwrap();
        let alive = Workspace::within(temporary.path(), "alive").unwrap();
        let own = alive.path().parent().unwrap().to_path_buf();
        fs::create_dir_all(own.join("dead/0")).unwrap();
        fs::write(own.join("dead/0/a.c"), "").unwrap();
        fs::create_dir(temporary.path().join("other")).unwrap();
        let link = own.join("link");
        std::os::unix::fs::symlink(temporary.path().join("other"), &link).unwrap();
        let next = Workspace::within(temporary.path(), "next").unwrap();
        assert!(alive.path().exists() && next.path().exists());
        assert!(!own.join("dead").exists());
        assert!(temporary.path().join("other").exists() && link.exists());
    }

    #[test]
    fn calls_at_the_same_time_do_not_disturb_one_another() {
        let temporary = tempfile::tempdir().unwrap();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for n in 0..100 {
                        let name = format!("{}", n % 3);
                        let workspace = Workspace::within(temporary.path(), &name).unwrap();
                        fs::write(workspace.path().join("x"), "").unwrap();
                    }
                });
            }
        });
        assert_eq!(count(temporary.path()), 0);
    }

    #[test]
    fn a_folder_that_others_can_write_to_is_not_used() {
        let temporary = tempfile::tempdir().unwrap();
        let own = || own_folder(temporary.path()).unwrap().0;
        let first = own();
        assert_eq!(own(), first);
        let mode = std::os::unix::fs::PermissionsExt::from_mode;
        fs::set_permissions(&first, mode(0o777)).unwrap();
        let second = own();
        assert_ne!(second, first);
        fs::remove_dir(&second).unwrap();
        std::os::unix::fs::symlink(temporary.path(), &second).unwrap();
        let third = own();
        assert!(third != first && third != second);
        assert!(Workspace::within(&temporary.path().join("a=b"), "x").is_err());
    }
}
