//! Where addresses come from, and which of them can never meet.

use super::linear::Forms;
use super::loop_view::LoopView;
use crate::ssa::{CType, Op, Type, Value, ValueDef};
use frontend::sorted::SortedSet;

/// Origins of the addresses of one loop.
pub(crate) struct Provenance<'a> {
    view: &'a LoopView<'a>,
    forms: &'a Forms,
    /// Origins that `restrict` applies to, apart from parameters.
    restricted: SortedSet<Value>,
}

impl<'a> Provenance<'a> {
    /// Look at the names around the loop.
    pub fn compute(view: &'a LoopView<'a>, forms: &'a Forms) -> Provenance<'a> {
        let mut this = Provenance {
            view,
            forms,
            restricted: SortedSet::new(),
        };
        this.find_restricted();
        this
    }

    /// Values that a local `restrict` pointer has at the loop, if no other variable of the loop has
    /// an address from there.
    fn find_restricted(&mut self) {
        let f = self.view.f;
        let is_restrict = |c: &CType| matches!(c, CType::Pointer { restrict: true, .. });
        for &(var, value) in &self.view.site.entry {
            let declared = f.vars.get(var).is_some_and(|i| is_restrict(&i.c_type));
            // An object can be reached by its name as well.
            let itself = self.origins(value) == Some(SortedSet::from([value]));
            if !declared || !itself || self.object(value) {
                continue;
            }
            let others = self.view.site.entry.iter().filter(|(o, _)| *o != var);
            let shared = others
                .filter(|(_, v)| f.values[*v].ty == Type::Ptr)
                .any(|(_, v)| self.origins(*v).is_none_or(|from| from.contains(&value)));
            if !shared {
                self.restricted.insert(value);
            }
        }
    }

    /// The addresses that a value may be derived from; `None`: too many to follow.
    pub fn origins(&self, v: Value) -> Option<SortedSet<Value>> {
        let function = self.view.function;
        function.origins(v, |v| self.forms.canonical(self.view, v))
    }

    /// Whether what is reached from one root is surely never reached from the other.
    pub fn distinct(&self, a: Value, b: Value) -> bool {
        let (Some(x), Some(y)) = (self.origins(a), self.origins(b)) else {
            return false;
        };
        x.iter()
            .all(|&p| y.iter().all(|&q| self.distinct_origins(p, q)))
    }

    /// Whether a root surely lies in a declared object, whose type is that of its declaration.
    pub fn declared(&self, root: Value) -> bool {
        self.origins(root)
            .is_some_and(|o| o.iter().all(|&v| self.object(v)))
    }

    /// Size in bytes of the array that a root is the beginning of.
    pub fn array_bytes(&self, root: Value) -> Option<u64> {
        match self.c_type(root)? {
            CType::Array { bytes, .. } => *bytes,
            _ => None,
        }
    }

    /// Size in bytes of the array or record that a root is the beginning of, as it is declared; for what
    /// parameters point to that proves nothing.
    pub fn object_bytes(&self, root: Value) -> Option<u64> {
        let data = &self.view.f.values[root];
        if let ValueDef::Param(..) = data.def {
            return data.within;
        }
        match self.c_type(root)? {
            CType::Array { bytes, .. } | CType::Record { bytes, .. } => *bytes,
            _ => None,
        }
    }

    /// Size in bytes of the array that an address is a subscript of.
    pub fn row_bytes(&self, address: Value) -> Option<u64> {
        self.view.f.values[address].within
    }

    fn c_type(&self, root: Value) -> Option<&CType> {
        Some(match self.view.inst(root)?.op {
            Op::GlobalAddr(s) => &self.view.f.symbols.get(s)?.c_type,
            Op::LocalAddr(v) => &self.view.f.vars.get(v)?.c_type,
            _ => return None,
        })
    }

    fn distinct_origins(&self, a: Value, b: Value) -> bool {
        self.view.function.distinct(a, b, &self.restricted)
    }

    fn object(&self, v: Value) -> bool {
        self.view.function.is_object(v)
    }
}
