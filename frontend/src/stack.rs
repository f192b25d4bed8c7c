//! A stack on which recursion may go as deep as the text of a program makes it.

use std::cell::Cell;
use std::hint::black_box;
use std::panic::resume_unwind;
use std::thread::Builder;

thread_local! {
    /// This thread has a large stack.
    static LARGE: Cell<bool> = const { Cell::new(false) };
}

/// Sizes to try, the largest first: only pages that are touched count.
const SIZES: [usize; 3] = [1 << 30, 1 << 28, 1 << 26];

/// Runs something on a large stack, or on this one if there is no other to be had. A panic goes on in the caller.
pub fn on_large_stack<T: Send>(work: &(impl Fn() -> T + Sync)) -> T {
    if LARGE.get() {
        return work();
    }
    let work = &|| {
        LARGE.set(true);
        widen_heap();
        work()
    };
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

/// Has the allocator take memory for this thread in large pieces: that of the GNU C library asks the system for each
/// page of a thread's heap, unless as much was in use before. Others lose nothing.
fn widen_heap() {
    const MIB: usize = 1 << 20;
    // What is mapped and given back raises the size from which on memory is mapped; less than that comes from the heap,
    // and stays there.
    for size in [16 * MIB, 8 * MIB] {
        drop(black_box(Vec::<u8>::with_capacity(size)));
    }
}
