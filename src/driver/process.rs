//! Running the compiler, and ending as it ended.

use super::workspace;
use crate::failure;
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use std::io::{self, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::sync::{Mutex, Once, PoisonError};

/// The compiler at work, which a signal that ends vcc has to end, too.
static CHILD: Mutex<Option<Pid>> = Mutex::new(None);

/// Becomes the compiler; returns only if it cannot be run.
pub fn exec(mut command: Command) -> ExitCode {
    let error = command.exec();
    let program = command.get_program().display();
    let message = format!("vcc: error: cannot run the C compiler `{program}`: {error}");
    failure::say(&message);
    ExitCode::from(127)
}

/// The compiler at work.
#[derive(Debug)]
pub struct Running(Child);

impl Running {
    /// Starts the compiler, to keep what it says on standard error.
    ///
    /// # Errors
    /// It cannot be run.
    pub fn start(mut command: Command) -> io::Result<Running> {
        command.stderr(Stdio::piped());
        Running::start_aloud(command)
    }

    /// Starts the compiler, which says what it has to say.
    ///
    /// # Errors
    /// It cannot be run.
    pub fn start_aloud(mut command: Command) -> io::Result<Running> {
        let mut running = child();
        let child = command.spawn()?;
        *running = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
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
        *child() = None;
        result
    }
}

/// Ends vcc as a process ended that it ran: with the same code, or by the same signal.
pub fn end_like(status: ExitStatus) -> ExitCode {
    if let Some(signal) = status.signal() {
        let _none_alive = workspace::remove_all();
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

/// Makes sure that a signal which ends vcc ends the compiler, too, and removes the folders with
/// vectorized files. Signals that are ignored stay so.
///
/// # Errors
/// The handlers cannot be installed.
pub fn clean_up_on_signal() -> io::Result<()> {
    static INSTALLED: Once = Once::new();
    let mut result = Ok(());
    INSTALLED.call_once(|| result = install());
    result
}

fn install() -> io::Result<()> {
    let ignored = ignored_signals();
    let ours = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
        .into_iter()
        .filter(|signal| ignored >> (signal - 1) & 1 == 0);
    let mut signals = signal_hook::iterator::Signals::new(ours)?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            // None is started from here on.
            let child = child();
            if let (Some(child), Some(named)) = (*child, Signal::from_named_raw(signal)) {
                // It may have ended by itself. It has files of its own to remove.
                let _ = kill_process(child, named);
                let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
                let _ = waitid(WaitId::Pid(child), options);
            }
            let _none_alive = workspace::remove_all();
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    });
    Ok(())
}

fn child() -> std::sync::MutexGuard<'static, Option<Pid>> {
    CHILD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The signals that this process ignores, one bit each, where the system tells.
fn ignored_signals() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}
