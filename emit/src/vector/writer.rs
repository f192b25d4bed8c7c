//! The state of writing a program: names, forms of values, variables that are declared.

use super::copies::Copies;
use super::naming::{Group, Wish};
use crate::ctree::{Block, Decl, Expr, Stmt, name};
use crate::failure::Failure;
use crate::isa::{Machine, layout};
use crate::names::{Names, Renamed};
use crate::pointer::Pointer;
use crate::scalar::{Int, Scalar, float_type, int_type};
use crate::uses::Uses;
use cranelift_entity::SecondaryMap;
use frontend::sorted::{SortedMap, SortedSet};
use midend::plan::verified::VerifiedPlan;
use midend::plan::{PType, PValue};
use midend::remark::Reason;
use midend::ssa::{Symbol, Type, Var};

/// What a vector program needs to be written.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The plan.
    pub plan: &'a VerifiedPlan,
    /// How to spell it.
    pub machine: Machine,
    /// Whether an identifier occurs anywhere in the unit.
    pub mentioned: &'a dyn Fn(&str) -> bool,
    /// Keep the compiler from fusing multiplications with additions.
    pub keep_apart: bool,
    /// Another name for a variable.
    pub renamed: Option<Renamed<'a>>,
    /// For a vector variant: its parameters and result.
    pub edges: Option<&'a Edges>,
}

/// Where the program of a vector variant finds its parameters, and leaves its result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Edges {
    /// Registers of each parameter that has a value in each lane, by its number.
    pub params: SortedMap<u32, Vec<String>>,
    /// Registers of the mask.
    pub active: Vec<String>,
    /// How it returns.
    pub returns: Returns,
}

/// How a vector variant returns its result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Returns {
    /// The one register.
    #[default]
    Register,
    /// By putting the registers somewhere.
    Through {
        /// Where to.
        registers: Vec<String>,
        /// What is returned then.
        last: String,
    },
}

/// A vector program as C.
#[derive(Debug)]
pub struct Program {
    /// Its declarations and statements.
    pub block: Block,
    /// Variables whose value at entry it reads.
    pub reads: SortedSet<Var>,
    /// Variables it assigns.
    pub assigns: SortedSet<Var>,
    /// Variables in memory that it takes the address of.
    pub addresses: SortedSet<Var>,
    /// Symbols it names.
    pub symbols: SortedSet<Symbol>,
}

/// Why writing stops.
pub(super) enum Stop {
    Failed(Failure),
    /// This variable is set while its value at entry is still needed.
    Overwrites(Var),
}

impl From<String> for Stop {
    fn from(detail: String) -> Stop {
        Stop::Failed(Failure::new(Reason::UnsupportedType, detail))
    }
}

pub(super) fn no_name(detail: impl Into<String>) -> Stop {
    Stop::Failed(Failure::new(Reason::NoName, detail))
}

pub(super) fn no_form(detail: impl Into<String>) -> Stop {
    Stop::Failed(Failure::new(Reason::NoVectorForm, detail))
}

/// How a value is written where it is used.
#[derive(Clone, Debug)]
pub(super) enum Form {
    /// An expression that may be repeated, or is used once.
    Scalar(Scalar),
    /// Variables or elements of arrays, one for each register.
    Registers(Vec<Expr>),
    /// One register's value, not yet declared; `reads` if it reads memory.
    Pending { name: String, e: Expr, reads: bool },
}

/// Variables that hold a value which changes.
#[derive(Clone)]
pub(super) enum Variables {
    Scalar(Scalar),
    Registers(Vec<Expr>),
}

/// When the old value of a variable gets a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Copied {
    /// Where it is used more than once.
    IfOften,
    /// Wherever it is used.
    Always,
}

pub(super) struct Writer<'a> {
    pub(super) context: Context<'a>,
    pub(super) uses: &'a Uses,
    pub(super) copies: &'a Copies,
    /// Variables that are set while their old values are needed.
    pub(super) copied: &'a SortedMap<Var, Copied>,
    /// Groups of copies that are declared, not written in place.
    pub(super) declared: &'a SortedSet<u32>,
    /// Groups with a value that was written in place, and with one that was declared.
    pub(super) in_place: SortedSet<u32>,
    pub(super) by_name: SortedSet<u32>,
    /// What the variables are to be called in the end.
    pub(super) wishes: SortedMap<String, Wish>,
    pub(super) names: Names<'a>,
    pub(super) forms: SecondaryMap<PValue, Option<Form>>,
    /// Nothing that comes after the sequence being written reads its values.
    pub(super) blocks_may_end_early: bool,
    /// Uses not yet written.
    pub(super) left: SecondaryMap<PValue, u32>,
    /// Values that are or were pending, in order, of the sequence being written.
    pub(super) pending: Vec<PValue>,
    /// The last counted loop of the block being written.
    pub(super) counted: Option<Counted>,
    /// Values carried by loops that were written, which are used only once after them.
    pub(super) handed_on: SortedSet<PValue>,
    /// By counted loop around: the variables of its results.
    pub(super) leaving: Vec<Vec<Option<Variables>>>,
    /// By loop around: values of its body that are in variables.
    pub(super) changing: Vec<SortedSet<PValue>>,
    pub(super) program: Program,
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        context: Context<'a>,
        uses: &'a Uses,
        copies: &'a Copies,
        copied: &'a SortedMap<Var, Copied>,
        declared: &'a SortedSet<u32>,
    ) -> Writer<'a> {
        let mut left = SecondaryMap::new();
        for value in context.plan.values.keys() {
            left[value] = uses.count(value);
        }
        Writer {
            context,
            uses,
            copies,
            copied,
            declared,
            in_place: SortedSet::new(),
            by_name: SortedSet::new(),
            wishes: SortedMap::new(),
            names: Names::new(context.mentioned),
            forms: SecondaryMap::new(),
            blocks_may_end_early: true,
            left,
            pending: Vec::new(),
            counted: None,
            handed_on: SortedSet::new(),
            leaving: Vec::new(),
            changing: vec![SortedSet::new()],
            program: Program {
                block: Block::default(),
                reads: SortedSet::new(),
                assigns: SortedSet::new(),
                addresses: SortedSet::new(),
                symbols: SortedSet::new(),
            },
        }
    }

    /// The first group of copies of which some were written in place and some were declared.
    /// Those after it may be even once its values are all declared.
    pub(super) fn uneven(&self) -> Option<u32> {
        self.in_place.intersection(&self.by_name).next().copied()
    }

    pub(super) fn ty(&self, value: PValue) -> Result<PType, Stop> {
        let data = self.context.plan.values.get(value);
        data.map(|d| d.ty)
            .ok_or_else(|| no_form("the plan names a value it does not have"))
    }

    /// C type and number of a vector's registers.
    pub(super) fn registers(&self, ty: PType) -> Result<(String, usize), Stop> {
        let layout = layout(self.context.machine, ty, self.context.plan.reg_bits)
            .ok_or_else(|| no_form(format!("{} lanes do not fit registers", lanes(ty))))?;
        Ok((layout.c_type, layout.count as usize))
    }

    /// Preliminary names for the registers of a value.
    pub(super) fn name_for(&mut self, value: PValue, count: usize) -> Vec<String> {
        let data = self.context.plan.values.get(value);
        let hint = data.and_then(|d| d.hint.clone());
        let hint = hint.filter(|h| !h.is_empty());
        let is_vector = !matches!(data.map(|d| d.ty), None | Some(PType::Scalar(_)));
        let stem = match (data.map(|d| d.ty), hint) {
            (Some(PType::Mask { .. }), None) => "mask".to_owned(),
            (Some(PType::Mask { .. }), Some(hint)) => format!("{hint}_mask"),
            (Some(PType::Vector(..)), Some(hint)) => hint,
            (_, Some(hint)) if (self.context.mentioned)(&hint) => format!("{hint}_s"),
            (_, Some(hint)) => hint,
            (_, None) => "t".to_owned(),
        };
        let copy = self.copies.place(value);
        let names: Vec<String> = (0..count).map(|_| self.names.fresh(&stem)).collect();
        for (n, name) in names.iter().enumerate() {
            let group = match copy.group {
                0 => Group::Alone(names[0].clone()),
                group => Group::Copies(group, 0),
            };
            let wish = Wish {
                group,
                index: copy.index * count + n,
                count: copy.count * count,
                stem: stem.clone(),
                is_vector,
            };
            self.wishes.insert(name.clone(), wish);
        }
        names
    }

    /// A preliminary name for a step of the computation of a value.
    pub(super) fn name_for_step(&mut self, value: Option<PValue>, step: usize) -> String {
        let copy = value.map(|v| self.copies.place(v)).unwrap_or_default();
        let data = value.and_then(|v| self.context.plan.values.get(v));
        let hint = data.and_then(|d| d.hint.clone());
        let stem = hint.filter(|h| !h.is_empty()).unwrap_or("t".to_owned());
        let name = self.names.fresh(&stem);
        let group = match copy.group {
            0 => Group::Alone(name.clone()),
            group => Group::Copies(group, step + 1),
        };
        let wish = Wish {
            group,
            index: copy.index,
            count: copy.count.max(1),
            stem,
            is_vector: true,
        };
        self.wishes.insert(name.clone(), wish);
        name
    }

    /// A preliminary name for a scalar that is no value of the plan.
    pub(super) fn name_scalar(&mut self, stem: &str) -> String {
        let name = self.names.fresh(stem);
        let wish = Wish {
            group: Group::Alone(name.clone()),
            index: 0,
            count: 1,
            stem: stem.to_owned(),
            is_vector: false,
        };
        self.wishes.insert(name.clone(), wish);
        name
    }

    /// Notes that a value is written in place, or declared.
    pub(super) fn note(&mut self, value: PValue, in_place: bool) {
        let copy = self.copies.place(value);
        if copy.group > 0 && copy.count > 1 {
            let notes = match in_place {
                true => &mut self.in_place,
                false => &mut self.by_name,
            };
            notes.insert(copy.group);
        }
    }

    /// Declares a variable with a value: `const` where nothing but declarations comes before it.
    pub(super) fn define(
        &self,
        block: &mut Block,
        ty: &str,
        variable: &str,
        value: Expr,
        mutable: bool,
    ) {
        let decl = |is_const, init| Decl {
            is_const,
            ty: ty.to_owned(),
            name: variable.to_owned(),
            array: None,
            init,
        };
        if block.stmts.is_empty() {
            block.decls.push(decl(!mutable, Some(value)));
        } else {
            block.decls.push(decl(!mutable, None));
            block.stmts.push(Stmt::Assign(name(variable), value));
        }
    }

    /// Declares a variable that is set later.
    pub(super) fn declare(&self, block: &mut Block, ty: &str, variable: &str) {
        block.decls.push(Decl {
            is_const: false,
            ty: ty.to_owned(),
            name: variable.to_owned(),
            array: None,
            init: None,
        });
    }

    /// A scalar value as a variable.
    pub(super) fn define_scalar(
        &mut self,
        block: &mut Block,
        value: PValue,
        scalar: Scalar,
        mutable: bool,
    ) -> Result<String, Stop> {
        let variable = self.name_for(value, 1).remove(0);
        let like = declared(&scalar, name(&variable));
        let ty = declared_type(&like)?;
        let init = as_type_of(scalar, &like)?;
        self.define(block, &ty, &variable, init, mutable);
        self.forms[value] = Some(Form::Scalar(like));
        Ok(variable)
    }

    /// Declares all values that were put off and read memory, which is about to change.
    pub(super) fn flush(&mut self, block: &mut Block) -> Result<(), Stop> {
        for value in std::mem::take(&mut self.pending) {
            self.settle(block, value)?;
        }
        Ok(())
    }

    /// Declares a value that was put off.
    pub(super) fn settle(&mut self, block: &mut Block, value: PValue) -> Result<(), Stop> {
        let Some(Form::Pending {
            name: variable, e, ..
        }) = self.forms[value].clone()
        else {
            return Ok(());
        };
        if self.left[value] > 0 {
            let (ty, _) = self.registers(self.ty(value)?)?;
            self.note(value, false);
            self.define(block, &ty, &variable, e, false);
        }
        self.forms[value] = Some(Form::Registers(vec![name(&variable)]));
        Ok(())
    }
}

/// A variable that can hold a scalar, as an expression.
pub(super) fn declared(scalar: &Scalar, variable: Expr) -> Scalar {
    match scalar {
        Scalar::Constant(_, bits) => Scalar::int(variable, *bits, true),
        Scalar::Int(Int { bits, unsigned, .. }) => Scalar::int(variable, *bits, *unsigned),
        Scalar::Truth(_) => Scalar::Truth(variable),
        Scalar::Float(_, ty) => Scalar::Float(variable, *ty),
        Scalar::Pointer(p) => Scalar::Pointer(Pointer {
            expr: variable,
            ..p.clone().declarable()
        }),
    }
}

/// C type of such a variable.
pub(super) fn declared_type(scalar: &Scalar) -> Result<String, Stop> {
    Ok(match scalar {
        Scalar::Constant(_, bits) => int_type(*bits, true).to_owned(),
        Scalar::Int(int) => int_type(int.bits, int.unsigned).to_owned(),
        Scalar::Truth(_) => "int".to_owned(),
        Scalar::Float(_, ty) => float_type(*ty).to_owned(),
        Scalar::Pointer(p) => p
            .spelling()
            .ok_or_else(|| no_name("an address has no C type"))?,
    })
}

/// A scalar as an expression of the C type that another has.
pub(super) fn as_type_of(scalar: Scalar, like: &Scalar) -> Result<Expr, Stop> {
    Ok(match like {
        Scalar::Constant(..) => scalar.as_int(true)?,
        Scalar::Int(int) => scalar.as_int(int.unsigned)?,
        Scalar::Truth(_) => scalar.as_truth()?,
        Scalar::Float(..) => scalar.as_float()?,
        Scalar::Pointer(p) => {
            let from = scalar.as_pointer()?;
            if from.target == p.target && from.is_const == p.is_const {
                from.expr
            } else {
                let to = p
                    .element()
                    .ok_or_else(|| no_name("an address has no C type"))?;
                from.as_pointer_to(&to, p.is_const)
            }
        }
    })
}

fn lanes(ty: PType) -> u32 {
    match ty {
        PType::Scalar(_) => 1,
        PType::Vector(_, lanes) | PType::Mask { lanes, .. } => lanes,
    }
}

/// A scalar result of a row.
pub(super) fn row_result(expr: Expr, ty: Type) -> Scalar {
    match ty {
        Type::I1 => Scalar::Truth(expr),
        Type::F32 | Type::F64 => Scalar::Float(expr, ty),
        _ => Scalar::int(expr, ty.bits(), true),
    }
}

/// A counted loop that was written.
pub(super) struct Counted {
    pub(super) end: PValue,
    pub(super) counter: String,
}
