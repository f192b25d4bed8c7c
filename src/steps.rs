//! What is seen of the steps to the plans: their time for `--time-passes`, and what they make for
//! `--dump=after:STEP`.

use midend::observer::Observer;
use std::fmt::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Watches steps.
#[derive(Debug, Default)]
pub struct Watcher {
    /// The step whose results are kept.
    wanted: Option<&'static str>,
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    /// Steps that have begun, each within the one before.
    open: Vec<Open>,
    /// What each took, in the order in which they first began.
    spent: Vec<Spent>,
    text: String,
}

#[derive(Debug)]
struct Open {
    step: &'static str,
    begun: Instant,
    /// What the steps within it took.
    within: Duration,
}

#[derive(Debug)]
struct Spent {
    step: &'static str,
    times: u32,
    /// Without the steps within it.
    own: Duration,
}

impl Watcher {
    /// Keeps what one step makes.
    pub fn of(wanted: Option<&'static str>) -> Watcher {
        Watcher {
            wanted,
            seen: Mutex::default(),
        }
    }

    /// Does a step of the command itself.
    pub fn time<T>(&self, step: &'static str, work: impl FnOnce() -> T) -> T {
        self.begin(step);
        let result = work();
        self.end(step, &"");
        result
    }

    /// What the step that is wanted made, one after the other.
    pub fn text(&self) -> String {
        self.seen().text.clone()
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Observer for Watcher {
    fn begin(&self, step: &'static str) {
        let mut seen = self.seen();
        if seen.spent.iter().all(|spent| spent.step != step) {
            seen.spent.push(Spent {
                step,
                times: 0,
                own: Duration::ZERO,
            });
        }
        seen.open.push(Open {
            step,
            begun: Instant::now(),
            within: Duration::ZERO,
        });
    }

    fn end(&self, step: &'static str, made: &dyn fmt::Display) {
        let now = Instant::now();
        let mut seen = self.seen();
        // Where vcc fails in a step, nobody says that it ends.
        while let Some(open) = seen.open.pop() {
            let all = now - open.begun;
            if let Some(around) = seen.open.last_mut() {
                around.within += all;
            }
            let mut spent = seen.spent.iter_mut();
            if let Some(spent) = spent.find(|spent| spent.step == open.step) {
                spent.times += 1;
                spent.own += all.saturating_sub(open.within);
            }
            if open.step == step {
                break;
            }
        }
        if self.wanted == Some(step) {
            // Writing to a String cannot fail.
            let _ = writeln!(seen.text, "; after {step}\n{made}");
        }
    }
}

impl fmt::Display for Watcher {
    /// A line for each step: milliseconds without the steps within it, part of all, how often.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seen = self.seen();
        let all: Duration = seen.spent.iter().map(|spent| spent.own).sum();
        writeln!(f, "      ms      %   times  step")?;
        for Spent { step, times, own } in &seen.spent {
            let (ms, part) = (
                own.as_secs_f64() * 1e3,
                own.as_secs_f64() / all.as_secs_f64(),
            );
            writeln!(f, "{ms:8.2} {:6.1} {times:7}  {step}", part * 100.0)?;
        }
        writeln!(f, "{:8.2}  100.0          all", all.as_secs_f64() * 1e3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_never_ends_ends_with_the_one_around_it() {
        let watcher = Watcher::of(Some("outer"));
        watcher.begin("outer");
        watcher.begin("inner");
        watcher.end("outer", &"what it made");
        watcher.time("other", || ());
        assert_eq!(watcher.text(), "; after outer\nwhat it made\n");
        let lines = watcher.to_string();
        let steps: Vec<(&str, &str)> = lines
            .lines()
            .skip(1)
            .filter_map(|line| line.trim().rsplit_once(' '))
            .map(|(before, step)| (before.trim().rsplit(' ').next().unwrap_or(""), step))
            .collect();
        assert_eq!(
            steps,
            [
                ("1", "outer"),
                ("1", "inner"),
                ("1", "other"),
                ("100.0", "all")
            ]
        );
    }
}
