//! Catching panics of the libraries, so that a fault in vcc costs one function its vector code and
//! never a user his build.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;

static LAST: Mutex<Option<String>> = Mutex::new(None);

/// Runs `work`; a panic becomes its message with the place in vcc's source.
///
/// # Errors
/// `work` panicked.
pub fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let previous = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        if let Ok(mut last) = LAST.lock() {
            *last = Some(info.to_string().replace('\n', " "));
        }
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    panic::set_hook(previous);
    result.map_err(|_| {
        let message = LAST.lock().ok().and_then(|mut last| last.take());
        message.unwrap_or_else(|| "panicked".to_string())
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_panic_becomes_its_message() {
        assert_eq!(super::catch(|| 3), Ok(3));
        let message = super::catch(|| assert_eq!(1 + 1, 3)).unwrap_err();
        assert!(message.contains("src/guard.rs"), "{message}");
    }
}
