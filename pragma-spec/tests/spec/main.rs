//! The parser against `SPEC.md`: text in, a directive or a problem with its caret out.

mod abi;
mod calling;
mod declarations;
mod garbage;
mod gcc_names;
mod lines;
mod loops;
mod normative;
mod passing;
mod resolve;
mod show;
