//! Running the compiler, and ending as it ended.

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use std::io::{self, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};

/// What a signal that ends vcc has to clean up.
#[derive(Debug, Default)]
struct Pending {
    folder: Option<PathBuf>,
    child: Option<u32>,
}

static PENDING: Mutex<Pending> = Mutex::new(Pending {
    folder: None,
    child: None,
});

/// Becomes the compiler; returns only if it cannot be run.
pub fn exec(mut command: Command) -> ExitCode {
    let error = command.exec();
    let program = command.get_program().display();
    eprintln!("vcc: error: cannot run the C compiler `{program}`: {error}");
    ExitCode::from(127)
}

/// The compiler at work; what it says on standard error is kept.
#[derive(Debug)]
pub struct Running(Child);

impl Running {
    /// Starts the compiler.
    ///
    /// # Errors
    /// It cannot be run.
    pub fn start(mut command: Command) -> io::Result<Running> {
        let child = command.stderr(Stdio::piped()).spawn()?;
        pending().child = Some(child.id());
        Ok(Running(child))
    }

    /// Waits for its end; gives its status and what it said.
    ///
    /// # Errors
    /// The system does not tell.
    pub fn end(mut self) -> io::Result<(ExitStatus, Vec<u8>)> {
        let mut status = || {
            let mut said = Vec::new();
            if let Some(mut pipe) = self.0.stderr.take() {
                pipe.read_to_end(&mut said)?;
            }
            Ok((self.0.wait()?, said))
        };
        let result = status();
        pending().child = None;
        result
    }
}

/// Ends vcc as a process ended that it ran: with the same code, or by the same signal.
pub fn end_like(status: ExitStatus) -> ExitCode {
    if let Some(signal) = status.signal() {
        remove(pending().folder.take());
        // Returns for signals that end nothing; then the code below is what a shell would give.
        let _ = signal_hook::low_level::emulate_default_handler(signal);
        return ExitCode::from(u8::try_from(128 + signal).unwrap_or(255));
    }
    ExitCode::from(
        status
            .code()
            .and_then(|code| u8::try_from(code).ok())
            .unwrap_or(255),
    )
}

/// Makes sure that a signal which ends vcc ends the compiler, too, and removes `folder`. Signals
/// that are ignored stay so.
///
/// # Errors
/// The handlers cannot be installed.
pub fn clean_up_on_signal(folder: PathBuf) -> io::Result<()> {
    pending().folder = Some(folder);
    let ignored = ignored_signals();
    let ours = [SIGHUP, SIGINT, SIGTERM]
        .into_iter()
        .filter(|signal| ignored >> (signal - 1) & 1 == 0);
    let mut signals = signal_hook::iterator::Signals::new(ours)?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            let mut pending = pending();
            if let Some(child) = pending.child.and_then(|id| i32::try_from(id).ok()) {
                let named = rustix::process::Signal::from_named_raw(signal);
                let child = rustix::process::Pid::from_raw(child);
                if let (Some(child), Some(named)) = (child, named) {
                    // It may have ended by itself.
                    let _ = rustix::process::kill_process(child, named);
                }
            }
            remove(pending.folder.take());
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    });
    Ok(())
}

fn remove(folder: Option<PathBuf>) {
    if let Some(folder) = folder {
        // What cannot be removed is removed as stale, one day.
        let _ = std::fs::remove_dir_all(folder);
    }
}

fn pending() -> std::sync::MutexGuard<'static, Pending> {
    PENDING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The signals that this process ignores, one bit each, where the system tells.
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}
