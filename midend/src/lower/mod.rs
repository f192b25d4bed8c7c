//! Lowering: from the typed tree to SSA.
//!
//! What the tree does not model becomes an [`Op::Opaque`] instruction, a barrier for everything;
//! variables that it names get unknown values. Code that control does not reach is lowered like any
//! other, into blocks without predecessors, and dropped at the end.

mod assumed;
mod calls;
mod cond;
mod contraction;
mod convert;
mod ctypes;
pub mod endless;
mod escape;
mod expr;
mod extents;
mod finish;
mod fold;
mod graph;
mod inline;
mod inline_candidates;
mod known;
mod loops;
mod places;
mod records;
mod runs;
pub mod simplify;
mod state;
mod stmt;
mod switch;
mod unroll;
mod variants;
mod walk;
mod wishes;
mod zero;

use frontend::sorted::{SortedMap, SortedSet};
use state::{Assumed, Frame, Lowering};

use cranelift_entity::EntityRef;
use frontend::Unit;
use frontend::span::Span;
use frontend::tree::{FunctionDef, GlobalId, Stmt, VarId};
use frontend::types::{QualType, TypeId};

use crate::options::Options;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Access, Function, Op, Symbol, SymbolInfo, Terminator, Type, Value, Var, VarInfo};
use assumed::settled;
use ctypes::{c_type, machine_type};
use graph::Graph;
pub use unroll::gains_apart;

/// Deepest nesting of statements and expressions that is lowered.
const MAX_DEPTH: u32 = 400;

/// Lowers one function of a unit.
///
/// # Errors
/// The whole function is opaque, or the target is not one vcc vectorizes for.
pub fn lower(unit: &Unit, def: &FunctionDef, options: &Options) -> Result<Function, Refusal> {
    let body = body_of(unit, def)?;
    let mut lowering = settled(unit, def, options, body, |lowering| lowering.function(body));
    if lowering.failure.is_some() && lowering.has_taken_in {
        // The function itself may be understood.
        lowering = settled(unit, def, options, body, |lowering| {
            lowering.keeps_calls = true;
            lowering.function(body);
        });
    }
    lowering.finish()
}

/// Lowers one function with short loops as often as they run, where nothing but such loops is in a loop, and with the
/// records that such a loop declares as scalars: the short ones have no sites then. `None`: there are no such
/// loops ([`gains_apart`]), or the function is not understood.
pub fn lower_written_out(unit: &Unit, def: &FunctionDef, options: &Options) -> Option<Function> {
    let loops = crate::region::loops::loops(def);
    if !loops.iter().any(|l| gains_apart(unit, def, l)) {
        return None;
    }
    let body = body_of(unit, def).ok()?;
    let lowering = settled(unit, def, options, body, |lowering| {
        lowering.writes_out = true;
        lowering.keeps_calls = true;
        lowering.function(body);
    });
    lowering.finish().ok()
}

/// Lowers one function for vector variants of it: calls of functions that have variants are lowered
/// in place, and all ways out meet in one block, which returns. Loops have no sites.
///
/// # Errors
/// As [`lower`]; or some variable of the function is no scalar.
pub fn lower_variant(
    unit: &Unit,
    def: &FunctionDef,
    options: &Options,
) -> Result<Function, Refusal> {
    let body = body_of(unit, def)?;
    let lowering = settled(unit, def, options, body, |lowering| {
        lowering.vector_loops = 1;
        lowering.taken_apart_or_not();
        lowering.params();
        match lowering.all_in_place() {
            Ok(value) => lowering.graph.terminate(Terminator::Return(value)),
            Err(why) => {
                let detail = format!("a function {why}");
                lowering.fail(def.span, &detail);
            }
        }
    });
    lowering.finish()
}

/// The body of a function, if it can be lowered.
fn body_of<'a>(unit: &Unit, def: &'a FunctionDef) -> Result<&'a Stmt, Refusal> {
    // 16: what is narrower than float is computed as it is, too; all other types as by 0.
    if unit.model.pointer_bytes != 8 || !matches!(unit.model.flt_eval_method, 0 | 16) {
        let detail = "the target has no 64-bit pointers or evaluates with excess precision";
        return Err(Refusal::new(Reason::UnsupportedTarget, def.span, detail));
    }
    def.body.as_ref().map_err(|opaque| {
        let detail = format!("the function contains {}", opaque.what);
        Refusal::new(Reason::Opaque, opaque.span, detail)
    })
}

impl<'a> Lowering<'a> {
    fn new(
        unit: &'a Unit,
        def: &'a FunctionDef,
        options: &'a Options,
        body: &Stmt,
    ) -> Lowering<'a> {
        let mut function = Function {
            name: def.name.clone(),
            big_endian: !unit.model.little_endian,
            ..Function::default()
        };
        let mut var_types = Vec::new();
        for var in &def.vars {
            let machine = machine_type(&unit.types, var.ty.ty);
            let odd = var.address_taken || var.ty.quals.is_volatile || var.ty.quals.is_atomic;
            let register = machine.filter(|_| !odd);
            var_types.push(register);
            function.vars.push(VarInfo {
                name: var.name.clone(),
                c_type: c_type(unit, var.ty),
                param: var.param,
                in_memory: register.is_none(),
                ..VarInfo::default()
            });
        }
        let mut graph = Graph::new(function, var_types);
        let labels = def.labels.iter().map(|_| graph.open_block()).collect();
        Lowering {
            unit,
            def,
            root: def,
            options,
            graph,
            assignments: walk::count_assignments(def, body),
            symbols: SortedMap::new(),
            fields: SortedMap::new(),
            labels,
            entered_labels: SortedSet::new(),
            targets: Vec::new(),
            names: Vec::new(),
            cases: Vec::new(),
            sites: Vec::new(),
            run: None,
            runs: Vec::new(),
            reads: Vec::new(),
            speculative: false,
            frame: Frame::default(),
            inlining: SortedSet::new(),
            inlined: 0,
            vector_loops: 0,
            takes_in: false,
            has_taken_in: false,
            writes_out: false,
            in_written_out: false,
            keeps_calls: false,
            hides_types: None,
            judged: SortedMap::new(),
            assumed: Assumed::default(),
            depth: 0,
            failure: None,
        }
    }

    fn finish(mut self) -> Result<Function, Refusal> {
        if let Some(refusal) = self.failure {
            return Err(refusal);
        }
        simplify::simplify(&mut self.graph.func, self.options.signed_zeros);
        let mut function = finish::finish(self.graph, self.sites, (self.runs, self.reads));
        escape::mark_not_escaping(&mut function);
        Ok(function)
    }

    fn function(&mut self, body: &Stmt) {
        self.params();
        self.stmt(body);
        self.fall_off_end(body.span);
        // A label that is used but stands nowhere would be an error in C.
        for index in 0..self.labels.len() {
            if !self.entered_labels.contains(&(index as u32)) {
                self.graph.enter(self.labels[index]);
            }
        }
    }

    /// Gives the parameters their values.
    fn params(&mut self) {
        let mut params: Vec<(u32, VarId)> = Vec::new();
        for (index, var) in self.def.vars.iter().enumerate() {
            params.extend(var.param.map(|at| (at, VarId(index as u32))));
        }
        params.sort();
        for (_, id) in params {
            let declared = &self.def.vars[id.0 as usize];
            let (ty, array) = (declared.ty, declared.array);
            // Records and other values without a machine type are in memory from the start.
            let Some(machine) = self.machine(ty.ty) else {
                continue;
            };
            let value = self.graph.function_param(machine);
            let bytes = array.and_then(|array| ctypes::reliable_size(&self.unit.types, array));
            self.graph.is_within(value, bytes);
            let var = Var::new(id.0 as usize);
            if self.graph.var_type(var).is_some() {
                if self.assignments[id.0 as usize] == 0 {
                    self.graph.fixed[var.index()] = Some(value);
                } else {
                    self.graph.write(var, value);
                }
            } else {
                let span = self.def.vars[id.0 as usize].scope;
                let span = Span {
                    start: span.start,
                    end: span.start,
                };
                self.store_at(var, ty, value, span);
            }
        }
        self.lengths_at_entry();
    }

    /// Whether what the loop at hand declares is its own, and what it calls is lowered in place.
    fn is_taken_apart(&self) -> bool {
        self.vector_loops > 0 || self.takes_in || self.in_written_out
    }

    /// Tells the graph whether that is so.
    fn taken_apart_or_not(&mut self) {
        self.graph.naming = self.is_taken_apart();
        self.graph.looks_through = self.is_taken_apart();
    }

    fn machine(&self, ty: TypeId) -> Option<Type> {
        machine_type(&self.unit.types, ty)
    }

    /// How an lvalue of a type is accessed; `through_union`: as a member of a union.
    fn access(&self, ty: QualType, through_union: bool) -> Access {
        let any = through_union || !self.options.strict_aliasing;
        let alias = if any {
            crate::ssa::AliasClass::Any
        } else {
            ctypes::alias_class(&self.unit.types, ty.ty)
        };
        Access {
            volatile: ty.quals.is_volatile || ty.quals.is_atomic,
            alias,
        }
    }

    /// Gives up the function; the first reason stays.
    fn fail(&mut self, span: Span, detail: &str) {
        self.failure
            .get_or_insert_with(|| Refusal::new(Reason::Opaque, span, detail));
    }

    /// Enters one level of nesting; `false`: too deep.
    fn nest(&mut self, span: Span) -> bool {
        if self.depth >= MAX_DEPTH {
            self.fail(span, "the code is nested too deeply");
            return false;
        }
        self.depth += 1;
        true
    }

    fn undef(&mut self, ty: Type, span: Span) -> Value {
        self.graph.value(Op::Undef, &[], ty, span)
    }

    /// The SSA variable and its type; `None`: it lives in memory.
    fn register(&self, id: VarId) -> Option<(Var, Type)> {
        let var = self.frame.var(id);
        self.graph.var_type(var).map(|ty| (var, ty))
    }

    fn note_name(&mut self, var: Var) {
        if self.frame.is_inner() {
            return;
        }
        self.run_names(var);
        if let Some(names) = self.names.last_mut() {
            names.named.insert(var);
        }
    }

    fn note_assignment(&mut self, var: Var) {
        if self.frame.is_inner() {
            return;
        }
        if let Some(names) = self.names.last_mut() {
            names.named.insert(var);
            names.assigned.insert(var);
        }
    }

    /// Assigns to an SSA variable of the source.
    fn assign_register(&mut self, var: Var, value: Value) {
        self.note_assignment(var);
        self.run_assigns(var, value);
        self.graph.write(var, value);
    }

    fn symbol(&mut self, id: GlobalId) -> Option<Symbol> {
        if let Some(&symbol) = self.symbols.get(&id) {
            return Some(symbol);
        }
        let global = self.unit.globals.get(id.0 as usize)?;
        let symbol = self.graph.func.symbols.push(SymbolInfo {
            name: global.name.clone(),
            c_type: c_type(self.unit, global.ty),
            private: global.private,
        });
        self.symbols.insert(id, symbol);
        Some(symbol)
    }

    /// A barrier; `None` where its value has no machine type.
    fn opaque(&mut self, why: &str, args: &[Value], ty: Option<Type>, span: Span) -> Option<Value> {
        let op = Op::Opaque(why.to_owned());
        match ty {
            Some(ty) => Some(self.graph.value(op, args, ty, span)),
            None => {
                self.graph.effect(op, args, span);
                None
            }
        }
    }

    /// Something that is not understood and names these variables: they have unknown values after.
    fn opaque_with(
        &mut self,
        why: &str,
        vars: &[VarId],
        ty: Option<Type>,
        span: Span,
    ) -> Option<Value> {
        let mut args = Vec::new();
        for &id in vars {
            args.push(match self.register(id) {
                Some((var, ty)) => self.read(var, ty),
                None if self.has_no_address(id) => continue,
                None => {
                    let op = Op::LocalAddr(self.frame.var(id));
                    self.graph.value(op, &[], Type::Ptr, span)
                }
            });
        }
        let result = self.opaque(why, &args, ty, span);
        for &id in vars {
            if let Some((var, ty)) = self.register(id) {
                let unknown = self.graph.value(Op::Opaque(why.to_owned()), &[], ty, span);
                self.assign_register(var, unknown);
            }
            for (leaf, var) in self.split_of(id).cloned().unwrap_or_default() {
                let op = Op::Opaque(why.to_owned());
                let unknown = self.graph.value(op, &[], leaf.machine, span);
                self.graph.write(var, unknown);
            }
        }
        result
    }

    /// A variable that is neither an SSA variable nor in memory of its own.
    fn has_no_address(&self, id: VarId) -> bool {
        self.frame.is_nowhere(id) || self.split_of(id).is_some()
    }
}
