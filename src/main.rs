//! The `vcc` command.
fn main() {}
