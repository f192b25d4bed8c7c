//! A stack on which recursion may go as deep as the text of a program makes it.

use std::panic::resume_unwind;
use std::thread::Builder;

/// Sizes to try, the largest first: only pages that are touched count.
const SIZES: [usize; 3] = [1 << 30, 1 << 28, 1 << 26];

/// Runs something on a large stack, or on this one if there is no other to be had. A panic goes on in the caller.
pub fn on_large_stack<T: Send>(work: &(impl Fn() -> T + Sync)) -> T {
    std::thread::scope(|scope| {
        for size in SIZES {
            let thread = Builder::new().stack_size(size);
            if let Ok(handle) = thread.spawn_scoped(scope, work) {
                return handle.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
        }
        work()
    })
}
