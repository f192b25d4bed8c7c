//! Who watches the steps from a function to its plans.

use std::fmt;
use std::sync::Arc;

/// Who watches steps. They are within each other: what begins last ends first, unless vcc fails in it.
pub trait Observer: Send + Sync {
    /// A step begins.
    fn begin(&self, step: &'static str);
    /// A step ends; what it has made.
    fn end(&self, step: &'static str, made: &dyn fmt::Display);
}

/// The observer, if there is one.
#[derive(Clone, Default)]
pub struct Steps(Option<Arc<dyn Observer>>);

impl Steps {
    /// Steps that somebody watches.
    pub fn watched_by(observer: Arc<dyn Observer>) -> Steps {
        Steps(Some(observer))
    }

    /// Says that a step begins.
    pub fn begin(&self, step: &'static str) {
        if let Some(observer) = &self.0 {
            observer.begin(step);
        }
    }

    /// Says that a step ends, and what it has made.
    pub fn end(&self, step: &'static str, made: &dyn fmt::Display) {
        if let Some(observer) = &self.0 {
            observer.end(step, made);
        }
    }
}

impl fmt::Debug for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let watched = if self.0.is_some() {
            "watched"
        } else {
            "unwatched"
        };
        f.write_str(watched)
    }
}

/// Who watches changes nothing.
impl PartialEq for Steps {
    fn eq(&self, _: &Steps) -> bool {
        true
    }
}

impl Eq for Steps {}
