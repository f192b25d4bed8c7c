//! Functions lowered in place of their calls: those with vector variants where a loop sends its calls
//! to variants, and those of which [`super::inline_candidates`] says so.
//!
//! A function whose body is in sight becomes part of the loop's body: what is done for all lanes of
//! the loop is then done for the function's, and nothing need be passed. The scalar call stays in the
//! remainder.

use super::state::{Frame, Leaf, Lowering, Returns, Split, Target, nowhere};
use frontend::sorted::{SortedMap, SortedSet};

use frontend::source::Token;
use frontend::span::Span;
use frontend::tree::{Expr, FunctionDef, GlobalId, Stmt};
use frontend::types::{QualType, TypeKind};

use super::ctypes::{c_type, reliable_size};
use super::records::is_member;
use super::walk;
use crate::region::attributes::{self, Use};
use crate::ssa::{Block, Claim, Op, Type, Value, Var, VarInfo};

/// Why a function that is being lowered is not lowered in its own place.
const CALLS_ITSELF: &str = "which calls itself";

/// Functions within functions.
const DEEPEST: usize = 8;
/// Calls that one function takes in.
const MOST: u32 = 64;

/// What the variables of a function become.
struct Layout {
    scalars: Vec<Option<Type>>,
    /// Records and arrays that are sets of scalars.
    records: SortedMap<u32, Vec<Leaf>>,
    /// Those in memory.
    memory: SortedSet<u32>,
    result: Vec<Leaf>,
    returns_record: bool,
}

impl<'a> Lowering<'a> {
    /// The value of a call, if the function is lowered in place, or cannot be though it should.
    pub(super) fn inline(
        &mut self,
        id: GlobalId,
        args: &[Expr],
        machine: Option<Type>,
        span: Span,
    ) -> Option<Option<Value>> {
        if self.takes_in {
            let (callee, layout) = self.taken_in(id, args)?;
            let fits = match &layout.result[..] {
                [only] => !layout.returns_record && machine == Some(only.machine),
                others => others.is_empty() && machine.is_none(),
            };
            if !fits {
                return None;
            }
            let results = self.inline_body(callee, layout, args)?;
            return Some(results.first().copied());
        }
        if !self.has_variants(id) || !self.is_defined(id) {
            return None;
        }
        let (callee, layout) = match self.inlinable(id, args) {
            Ok(found) if found.1.returns_record => return None,
            Ok(found) => found,
            // It goes to a variant, or each lane does it for itself.
            Err(CALLS_ITSELF) => return None,
            Err(why) => {
                let name = &self.unit.globals[id.0 as usize].name;
                let what = format!("a call of `{name}`, {why},");
                for arg in args {
                    self.expr(arg);
                }
                return Some(self.opaque(&what, &[], machine, span));
            }
        };
        let results = self.inline_body(callee, layout, args)?;
        Some(machine.and_then(|_| results.first().copied()))
    }

    /// The scalars of a record that a call yields, if the function is lowered in place.
    pub(super) fn inline_record(&mut self, id: GlobalId, args: &[Expr]) -> Option<Vec<Value>> {
        let (callee, layout) = match self.takes_in {
            true => self.taken_in(id, args)?,
            false if self.has_variants(id) => self.inlinable(id, args).ok()?,
            false => return None,
        };
        if !layout.returns_record {
            return None;
        }
        self.inline_body(callee, layout, args)
    }

    /// A function whose calls in the loop at hand are lowered in place though no pragma asks for it.
    fn taken_in(&self, id: GlobalId, args: &[Expr]) -> Option<(&'a FunctionDef, Layout)> {
        self.callable(id)?;
        let global = self.unit.globals.get(id.0 as usize)?;
        let callee = self.unit.definition(&global.name)?;
        let params = callee.vars.iter().filter(|v| v.param.is_some()).count();
        let layout = self
            .layout(callee)
            .filter(|layout| layout.memory.is_empty())?;
        (params == args.len()).then_some((callee, layout))
    }

    /// Whether calls here go to vector variants, and the function has some.
    fn has_variants(&self, id: GlobalId) -> bool {
        let name = self.unit.globals.get(id.0 as usize).map(|g| &g.name);
        let asked = name.and_then(|name| self.unit.variants.get(name));
        self.vector_loops > 0 && asked.is_some_and(|all| all.iter().any(|d| d.spec.is_some()))
    }

    /// Whether a function has a body in this file.
    pub(super) fn is_defined(&self, id: GlobalId) -> bool {
        let global = self.unit.globals.get(id.0 as usize);
        global.is_some_and(|global| self.unit.defines(&global.name))
    }

    /// The function that a call names, or why it cannot be lowered in place.
    fn inlinable(
        &self,
        id: GlobalId,
        args: &[Expr],
    ) -> Result<(&'a FunctionDef, Layout), &'static str> {
        let unit = self.unit;
        let name = unit.globals[id.0 as usize].name.as_str();
        let callee = unit.definition(name);
        let callee = callee.ok_or("whose body is not in this file")?;
        if callee.body.is_err() {
            return Err("whose body is not understood");
        }
        if self.inlining.contains(name) || self.root.name == name {
            return Err(CALLS_ITSELF);
        }
        if self.inlining.len() >= DEEPEST || self.inlined >= MOST {
            return Err("one of very many");
        }
        if self.root.span.start < callee.span.start {
            return Err("which is defined further down");
        }
        match attributes::against(callee, Use::AskedCalls) {
            _ if callee.traits.pragma_options => {
                return Err("which is compiled with options of its own");
            }
            Some("weak") => return Err("which another definition may replace"),
            Some(_) => return Err("which is compiled with options of its own"),
            None => {}
        }
        if self.declares_names(callee) {
            return Err("which declares types or static objects of its own");
        }
        let params = callee.vars.iter().filter(|v| v.param.is_some()).count();
        if params != args.len() {
            return Err("with another number of arguments than it has parameters");
        }
        let layout = self.layout(callee);
        Ok((callee, layout.ok_or("which has variables in memory")?))
    }

    /// Whether a body declares what means something else, or nothing, outside of it.
    pub(super) fn declares_names(&self, callee: &FunctionDef) -> bool {
        let source = &self.unit.source;
        let mut tokens = source.tokens_in(callee.body_span).iter();
        let storage = |t: &Token| matches!(source.slice(t.span), "static" | "extern");
        tokens.any(storage) || self.declares_types(callee)
    }

    /// Whether a body declares types.
    pub(super) fn declares_types(&self, def: &FunctionDef) -> bool {
        let source = &self.unit.source;
        let tokens = source.tokens_in(def.body_span);
        let text = |n: usize| tokens.get(n).map_or("", |t| source.slice(t.span));
        (0..tokens.len()).any(|n| match text(n) {
            "typedef" => true,
            "struct" | "union" | "enum" => {
                let unnamed = matches!(text(n + 1), "{" | "__attribute__" | "__attribute");
                unnamed || matches!(text(n + 2), "{" | ";" | ":")
            }
            _ => false,
        })
    }

    fn layout(&self, callee: &FunctionDef) -> Option<Layout> {
        let mut layout = Layout {
            scalars: Vec::new(),
            records: SortedMap::new(),
            memory: SortedSet::new(),
            result: Vec::new(),
            returns_record: false,
        };
        for (n, var) in callee.vars.iter().enumerate() {
            if var.ty.quals.is_volatile || var.ty.quals.is_atomic {
                return None;
            }
            let scalar = self.machine(var.ty.ty).filter(|_| !var.address_taken);
            layout.scalars.push(scalar);
            if scalar.is_some() {
                continue;
            }
            let leaves = match var.param {
                Some(_) => self.leaves(var.ty).filter(|_| !var.address_taken),
                None => self.leaves_of(var),
            };
            match leaves {
                Some(leaves) => {
                    layout.records.insert(n as u32, leaves);
                }
                // What is passed is passed as scalars.
                None if var.param.is_some() && self.machine(var.ty.ty).is_none() => return None,
                None => {
                    reliable_size(&self.unit.types, var.ty.ty)?;
                    layout.memory.insert(n as u32);
                }
            }
        }
        let types = &self.unit.types;
        if let Some(machine) = self.machine(callee.ret.ty) {
            layout.result.push(Leaf {
                path: Vec::new(),
                ty: callee.ret,
                machine,
            });
        } else if !matches!(types.kind(callee.ret.ty), TypeKind::Void) {
            layout.result = self.leaves(callee.ret)?;
            layout.returns_record = true;
        }
        Some(layout)
    }

    /// Gives a variable in memory its value.
    pub(super) fn store_at(&mut self, var: Var, ty: QualType, value: Value, span: Span) {
        let address = self.graph.value(Op::LocalAddr(var), &[], Type::Ptr, span);
        let access = self.access(ty, false);
        self.graph
            .effect(Op::Store(access), &[address, value], span);
    }

    fn inline_body(
        &mut self,
        callee: &'a FunctionDef,
        layout: Layout,
        args: &[Expr],
    ) -> Option<Vec<Value>> {
        let params = parameters(callee);
        let mut given = Vec::new();
        for (&(position, n), arg) in params.iter().zip(args) {
            given.push(match self.machine(callee.vars[n as usize].ty.ty) {
                Some(ty) => {
                    let value = self.scalar(arg, ty);
                    if !self.takes_in {
                        self.graph.func.claims.push(Claim {
                            function: callee.name.clone(),
                            param: position,
                            value,
                            argument: arg.span,
                        });
                    }
                    vec![value]
                }
                None => match self.record_value(arg) {
                    Some(values) => values,
                    None => {
                        let why = "a record as an argument";
                        let of = |leaf: &Leaf| self.unknown(why, leaf.machine, arg.span);
                        layout.records[&n].iter().map(of).collect()
                    }
                },
            });
        }
        self.in_place(callee, layout, &params, given)
    }

    /// The whole function that is being made, as one that is lowered in place: the value that it
    /// returns.
    pub(super) fn all_in_place(&mut self) -> Result<Option<Value>, &'static str> {
        let layout = self.layout(self.root);
        let layout = layout.ok_or("which has variables in memory")?;
        if layout.returns_record || layout.records.values().flatten().any(is_member) {
            return Err("which has structures as parameters, variables or result");
        }
        if self.declares_names(self.root) {
            return Err("which declares types or static objects of its own");
        }
        let params = parameters(self.root);
        let mut given = Vec::new();
        for &(_, n) in &params {
            let ty = layout.scalars[n as usize].ok_or("which has a parameter in memory")?;
            given.push(vec![self.read(Var::from_u32(n), ty)]);
        }
        let results = self.in_place(self.root, layout, &params, given);
        Ok(results.and_then(|values| values.first().copied()))
    }

    /// Lowers the statements of a function, whose parameters have these values.
    fn in_place(
        &mut self,
        callee: &'a FunctionDef,
        mut layout: Layout,
        params: &[(u32, u32)],
        given: Vec<Vec<Value>>,
    ) -> Option<Vec<Value>> {
        let body = callee.body.as_ref().ok()?;
        self.inlined += u32::from(!self.is_copy());
        let has_no_machine_type = |n: &u32| self.machine(callee.vars[*n as usize].ty.ty).is_none();
        if layout.memory.iter().any(has_no_machine_type) {
            self.is_there_once();
        }
        let vars = self.variables(callee, &layout);
        let mut frame = Frame {
            splits: self.splits(callee, std::mem::take(&mut layout.records)),
            ..Frame::default()
        };
        for (&(_, n), values) in params.iter().zip(given) {
            let (var, ty) = (vars[n as usize], callee.vars[n as usize].ty);
            match frame.splits.get(&n) {
                Some(split) => {
                    for ((_, var), value) in split.iter().zip(values) {
                        self.graph.write(*var, value);
                    }
                }
                None => {
                    for value in values {
                        match layout.memory.contains(&n) {
                            true => self.store_at(var, ty, value, body.span),
                            false => self.graph.write(var, value),
                        }
                    }
                }
            }
        }
        frame.vars = Some(vars);
        let result = self.split(layout.result, "");
        let into: Vec<(Var, Type)> = result.iter().map(|(l, v)| (*v, l.machine)).collect();
        let exit = self.graph.block();
        frame.returns = Some(Returns {
            to: exit,
            into: into.clone(),
            is_record: layout.returns_record,
        });
        self.statements_of(callee, body, frame);
        self.graph.enter(exit);
        Some(into.iter().map(|&(v, ty)| self.graph.read(v, ty)).collect())
    }

    /// Variables for those of a function.
    fn variables(&mut self, callee: &FunctionDef, layout: &Layout) -> Vec<Var> {
        let all = callee.vars.iter().zip(&layout.scalars).enumerate();
        let made = all.map(|(n, (info, scalar))| match scalar {
            Some(ty) => self.graph.variable(*ty, info.name.clone()),
            None if layout.memory.contains(&(n as u32)) => self.graph.memory(VarInfo {
                name: info.name.clone(),
                c_type: c_type(self.unit, info.ty),
                in_memory: true,
                inner: true,
                ..VarInfo::default()
            }),
            None => nowhere(),
        });
        made.collect()
    }

    /// Variables for the parts of records and arrays of a function.
    fn splits(
        &mut self,
        callee: &FunctionDef,
        records: SortedMap<u32, Vec<Leaf>>,
    ) -> SortedMap<u32, Split> {
        let all = records.into_iter();
        let split = all.map(|(n, leaves)| (n, self.split(leaves, &callee.vars[n as usize].name)));
        split.collect()
    }

    /// Lowers the body of a function whose variables these are; each `return` goes where its frame says.
    fn statements_of(&mut self, callee: &'a FunctionDef, body: &'a Stmt, frame: Frame) {
        let labels = callee.labels.iter().map(|_| self.graph.open_block());
        let mut other = Surroundings {
            labels: labels.collect(),
            def: callee,
            frame,
            assignments: walk::count_assignments(callee, body),
            entered_labels: SortedSet::new(),
            targets: Vec::new(),
            cases: Vec::new(),
        };
        self.exchange(&mut other);
        self.inlining.insert(callee.name.clone());
        self.lengths_at_entry();
        self.stmt(body);
        self.fall_off_end(body.span);
        for index in 0..self.labels.len() {
            if !self.entered_labels.contains(&(index as u32)) {
                self.graph.enter(self.labels[index]);
            }
        }
        self.inlining.remove(&callee.name);
        self.exchange(&mut other);
    }

    /// Goes from the function whose statements are being lowered to another one, and back.
    fn exchange(&mut self, other: &mut Surroundings<'a>) {
        std::mem::swap(&mut self.def, &mut other.def);
        std::mem::swap(&mut self.frame, &mut other.frame);
        std::mem::swap(&mut self.assignments, &mut other.assignments);
        std::mem::swap(&mut self.labels, &mut other.labels);
        std::mem::swap(&mut self.entered_labels, &mut other.entered_labels);
        std::mem::swap(&mut self.targets, &mut other.targets);
        std::mem::swap(&mut self.cases, &mut other.cases);
    }
}

/// The parameters in order: position and variable.
fn parameters(def: &FunctionDef) -> Vec<(u32, u32)> {
    let vars = def.vars.iter().enumerate();
    let mut params: Vec<(u32, u32)> = vars
        .filter_map(|(n, var)| Some((var.param?, n as u32)))
        .collect();
    params.sort_unstable();
    params
}

/// What statements of one function are lowered with.
struct Surroundings<'a> {
    def: &'a FunctionDef,
    frame: Frame,
    assignments: Vec<u32>,
    labels: Vec<Block>,
    entered_labels: SortedSet<u32>,
    targets: Vec<Target>,
    cases: Vec<Vec<Block>>,
}
