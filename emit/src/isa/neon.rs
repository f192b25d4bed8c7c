//! AArch64 Advanced SIMD: 128-bit registers, unsigned types for integers.

use super::convert::List;
use super::layout::Layout;
use super::memory::Address;
use super::row::Cx;
use midend::ssa::{ConvertOp, Type};
use midend::target::RowOp;

/// One operation on one register.
pub(super) fn lane(_: &mut Cx, _: RowOp, _: Type, _: u32, _: &[&str]) -> Option<String> {
    None
}
/// A register of integer constants.
pub(super) fn constant(_: &mut Cx, _: Type, _: &[i64]) -> String {
    String::new()
}
/// See [`super::regs::chunk`].
pub(super) fn chunk(_: &mut Cx, _: Type, list: &[String], _: u32, _: u32) -> String {
    list[0].clone()
}
/// See [`super::regs::concat`].
pub(super) fn join(_: &mut Cx, _: Type, _: u32, a: &str, _: &str) -> String {
    a.to_owned()
}
/// Lanes moved down.
pub(super) fn down(_: &mut Cx, _: Type, x: &str, _: u32) -> String {
    x.to_owned()
}
/// Lane `k` as a scalar.
pub(super) fn extract(_: &mut Cx, _: Type, _: &Layout, list: &[String], _: u32) -> String {
    list[0].clone()
}
/// Tests of a mask's lanes.
pub(super) fn any_all(_: &mut Cx, _: bool, _: Type, _: &Layout, x: &str) -> String {
    x.to_owned()
}
/// Reads that many bits.
pub(super) fn load(_: &mut Cx, _: Type, _: u32, at: &Address) -> String {
    at.any()
}
/// Writes that many bits.
pub(super) fn store(_: &mut Cx, _: Type, _: u32, _: &Address, _: &str) {}
/// Every conversion.
pub(super) fn convert(_: &mut Cx, _: ConvertOp, _: &List, _: Type) -> Option<List> {
    None
}
