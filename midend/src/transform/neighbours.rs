//! Bytes that are neighbours in memory.

use crate::analysis::address_form::AddressForm;
use crate::analysis::function_view::FunctionView;
use crate::ssa::{Access, AliasClass, Op, Value};

/// How a number is accessed of which the program accesses the bytes.
pub(super) const ACCESS: Access = Access {
    volatile: false,
    alias: AliasClass::Any,
};

/// Where the bytes of a number are, from its lowest one on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// As in the memory of a little-endian machine.
    Upwards,
    /// The other way round.
    Downwards,
}

/// Whether an access may be done together with others, as one of characters.
pub(super) fn is_plain(access: Access) -> bool {
    access == ACCESS
}

/// Whether it is known how far all addresses are apart.
pub(super) fn are_along(view: &FunctionView<'_>, addresses: &[Value]) -> bool {
    let mut forms = addresses.iter().map(|&a| AddressForm::of(view, a));
    let first = forms.next();
    first.is_some_and(|first| forms.all(|form| first.is_beside(&form)))
}

/// The order of bytes that fill the memory between the first and the last of them; `None`: they do not.
pub(super) fn order(view: &FunctionView<'_>, addresses: &[Value]) -> Option<Order> {
    let forms: Vec<AddressForm> = addresses
        .iter()
        .map(|&a| AddressForm::of(view, a))
        .collect();
    let first = forms.first().filter(|first| is_shared(view, first))?;
    let upwards = |k: usize, form: &AddressForm| form.bytes == first.bytes.wrapping_add(k as i64);
    let downwards = |k: usize, form: &AddressForm| form.bytes == first.bytes.wrapping_sub(k as i64);
    if !forms.iter().all(|form| first.is_beside(form)) {
        return None;
    }
    let mut all = forms.iter().enumerate();
    if all.clone().all(|(k, form)| upwards(k, form)) {
        Some(Order::Upwards)
    } else if all.all(|(k, form)| downwards(k, form)) {
        Some(Order::Downwards)
    } else {
        None
    }
}

/// Whether an address is of no variable that only its own accesses reach: such a one may become registers, of one type.
fn is_shared(view: &FunctionView<'_>, form: &AddressForm) -> bool {
    let inst = form.root.and_then(|root| view.inst(root));
    match inst.map(|data| &data.op) {
        Some(Op::LocalAddr(var)) => !view.f.vars[*var].private,
        _ => true,
    }
}
