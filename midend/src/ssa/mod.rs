//! SSA: a function as basic blocks with parameters.
//!
//! Everything a planner needs of the C source beside the values is here too: the C variables, the
//! symbols, record members, and the loop statements with their *names at entry*.

pub mod build;
pub mod callee;
pub mod calls;
pub mod cfg;
mod claims;
mod constants;
pub mod entities;
pub mod eval;
pub mod interp;
pub mod memory;
pub mod ops;
pub mod parse;
pub mod print;
pub mod runs;
mod shared;
pub mod statements;
pub mod types;
pub mod unary;
pub mod verify;
pub mod wishes;
pub mod world;

use cranelift_entity::PrimaryMap;
use frontend::span::Span;

pub use callee::{CalleeInfo, VariantInfo};
pub use calls::{KeptCall, LoopCalls};
pub use claims::Claim;
pub use entities::{Block, Callee, FieldRef, Inst, Site, Symbol, Value, Var};
pub use ops::{BinaryOp, ConvertOp, FloatCC, Imm, IntCC, Overflow};
pub use runs::{Declares, RunStatement, StatementRun};
pub use shared::Shared;
pub use types::{AliasClass, Type};
pub use unary::UnaryOp;
pub use wishes::LoopWishes;

/// A function in SSA form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Function {
    /// C name.
    pub name: String,
    /// Some value of plain `char` became wider, with the sign that `char` has on this target.
    pub plain_char: bool,
    /// The lowest byte of a number does not come first in memory on this target.
    pub big_endian: bool,
    /// It accesses numbers of which the program accesses the bytes, which is right where the lowest one comes first.
    pub byte_order: bool,
    /// It accesses numbers that may be at any address.
    pub unaligned: bool,
    /// C variables with automatic storage, numbered as in the typed tree.
    pub vars: Shared<PrimaryMap<Var, VarInfo>>,
    /// Objects and functions with linkage that the body names.
    pub symbols: Shared<PrimaryMap<Symbol, SymbolInfo>>,
    /// Record members that the body names.
    pub fields: Shared<PrimaryMap<FieldRef, FieldInfo>>,
    /// Functions with vector variants that the body calls.
    pub callees: Shared<PrimaryMap<Callee, CalleeInfo>>,
    /// Loop statements.
    pub sites: PrimaryMap<Site, LoopSite>,
    /// Runs of statements that write memory in several places.
    pub runs: Vec<StatementRun>,
    /// What calls in loops that a pragma sends to vector variants give their functions.
    pub claims: Vec<Claim>,
    /// Blocks. The first is the entry; its parameters are the function's.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// Blocks in text order (an order in which a dominator comes before what it dominates is not
    /// required).
    pub layout: Vec<Block>,
    /// Instructions.
    pub insts: PrimaryMap<Inst, InstData>,
    /// Values.
    pub values: PrimaryMap<Value, ValueData>,
}

/// A basic block.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BlockData {
    /// Parameters: the function's own for the entry block, otherwise what other SSA forms call phis.
    pub params: Vec<Value>,
    /// Instructions in order.
    pub insts: Vec<Inst>,
    /// How control leaves.
    pub terminator: Terminator,
}

/// A block and the arguments for its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockCall {
    /// Where to.
    pub block: Block,
    /// One value for each parameter.
    pub args: Vec<Value>,
}

/// How control leaves a block.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Terminator {
    /// Unconditional.
    Jump(BlockCall),
    /// On a truth value.
    Branch {
        /// `I1`.
        cond: Value,
        /// Where 1 goes.
        then: BlockCall,
        /// Where 0 goes.
        otherwise: BlockCall,
    },
    /// On an integer; case values are of its type, sign-extended, distinct.
    Switch {
        /// The integer.
        value: Value,
        /// Cases.
        cases: Vec<(i64, BlockCall)>,
        /// Everything else.
        default: BlockCall,
    },
    /// From the function.
    Return(Option<Value>),
    /// Control does not come here, or the function does not return from here.
    #[default]
    Unreachable,
}

/// A value: its type and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueData {
    /// Type.
    pub ty: Type,
    /// Definition.
    pub def: ValueDef,
    /// Name of the C variable that it was first given to, for the reader of vector code; only where
    /// functions are lowered in place.
    pub hint: Option<String>,
    /// Bytes of the array that this is the address of an element of, as the array is declared of which
    /// it is a subscript; of a parameter that is declared as an array: its size. A hint for the choice of
    /// vectors, no proof: what a parameter points to may be larger, or smaller.
    pub within: Option<u64>,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// The result of an instruction.
    Result(Inst),
    /// The n-th parameter of a block.
    Param(Block, u32),
}

/// An instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct InstData {
    /// Operation.
    pub op: Op,
    /// Operands.
    pub args: Vec<Value>,
    /// Result, if it has one.
    pub result: Option<Value>,
    /// The C expression it came from.
    pub span: Span,
}

/// Operations.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    /// Constant.
    Const(Imm),
    /// Indeterminate value (an uninitialised variable).
    Undef,
    /// Address of an object or function with linkage.
    GlobalAddr(Symbol),
    /// Address of an automatic variable that lives in memory.
    LocalAddr(Var),
    /// `ptr + index * scale` bytes; operands `ptr: Ptr`, `index: I64`. Within C's rules, so it
    /// does not wrap and stays in the object (or one past it).
    PtrAdd {
        /// Bytes for each step of the index.
        scale: i64,
    },
    /// Address of a record member; operand: the record's address.
    Field(FieldRef),
    /// Read memory; operand: address.
    Load(Access),
    /// Write memory; operands: address, value.
    Store(Access),
    /// Integer operations carry what overflow means; ignored for the others.
    Binary(BinaryOp, Overflow),
    /// One operand.
    Unary(UnaryOp),
    /// `args[0] * args[1] + args[2]` in floating point, rounded once (C11 7.12.13.1).
    Fma,
    /// Integer or pointer comparison; result `I1`.
    ICmp(IntCC),
    /// Floating comparison; result `I1`.
    FCmp(FloatCC),
    /// `args[0] ? args[1] : args[2]`; both are evaluated.
    Select,
    /// Conversion.
    Convert(ConvertOp),
    /// Call; reads and writes any memory, may not return. `None`: through a pointer (first operand).
    Call(Option<Symbol>),
    /// Call of a function with vector variants, which may do the calls of several lanes at once. It
    /// always returns.
    LaneCall(Callee),
    /// What SSA does not model; reads and writes any memory. The text says why.
    Opaque(String),
}

impl Op {
    /// Whether it reads or writes memory, or calls what may: all others compute their result of their operands alone.
    pub fn is_access(&self) -> bool {
        match self {
            Op::Load(_) | Op::Store(_) | Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_) => true,
            Op::Const(_)
            | Op::Undef
            | Op::GlobalAddr(_)
            | Op::LocalAddr(_)
            | Op::PtrAdd { .. }
            | Op::Field(_)
            | Op::Binary(..)
            | Op::Unary(_)
            | Op::Fma
            | Op::ICmp(_)
            | Op::FCmp(_)
            | Op::Select
            | Op::Convert(_) => false,
        }
    }
}

/// How memory is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    /// Volatile or atomic: each access exactly once, in order.
    pub volatile: bool,
    /// The C type of the lvalue, for type-based disambiguation.
    pub alias: AliasClass,
}

/// A C variable with automatic storage.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct VarInfo {
    /// C name.
    pub name: String,
    /// What C type it has, as far as emission and analysis need it.
    pub c_type: CType,
    /// Position among the parameters.
    pub param: Option<u32>,
    /// Lives in memory ([`Op::LocalAddr`]); otherwise its reads and writes are SSA values.
    pub in_memory: bool,
    /// The address of a variable in memory is used only in the addresses of loads and stores of
    /// this function, so that no other pointer can point to it.
    pub private: bool,
    /// Of a function that was lowered in place: it cannot be named here, and holds nothing from one
    /// call to the next.
    pub inner: bool,
}

/// An object or function with linkage.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SymbolInfo {
    /// C name.
    pub name: String,
    /// Its type.
    pub c_type: CType,
    /// No pointer from elsewhere can point to it (see `frontend::tree::Global::private`).
    pub private: bool,
}

/// The part of a C type that analyses and emission need.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum CType {
    /// Scalar that is no pointer.
    Scalar {
        /// Machine type.
        ty: Option<Type>,
        /// Unsigned integer (or `_Bool`).
        unsigned: bool,
        /// How C spells it (`unsigned int`); used for declarations and casts.
        spelling: String,
    },
    /// Pointer.
    Pointer {
        /// To what.
        to: Pointee,
        /// Pointee is `const`.
        to_const: bool,
        /// Pointee is `volatile`.
        to_volatile: bool,
        /// Declared `restrict`.
        restrict: bool,
    },
    /// Array, decaying to a pointer to `elem`.
    Array {
        /// Element (the innermost one is found through [`Pointee::Other`]'s size).
        elem: Pointee,
        /// Whole size in bytes, if known.
        bytes: Option<u64>,
        /// Elements are `const`.
        is_const: bool,
    },
    /// Record, by its spelling if it has one.
    Record {
        /// Spelling.
        spelling: Option<String>,
        /// Size in bytes, if known.
        bytes: Option<u64>,
        /// `const`-qualified.
        is_const: bool,
    },
    /// Function, decaying to its address.
    Function,
    /// Anything else.
    #[default]
    Other,
}

/// What a pointer points to, or an array consists of.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Pointee {
    /// A scalar: machine type, unsigned, spelling without qualifiers (`float`, `unsigned char`).
    /// Pointers count as `Ptr`, with an empty spelling where it is not simple (`float *`).
    Scalar(Type, bool, String),
    /// `void`
    Void,
    /// A record with a spelling.
    Record(String),
    /// Anything else; casts are needed to access through it.
    #[default]
    Other,
}

/// A record member as C names it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct FieldInfo {
    /// Spelling of the record's type, if it has one.
    pub record: Option<String>,
    /// Member name, possibly through anonymous members.
    pub name: String,
    /// Offset in bytes; a plan that uses it for arithmetic must assert it in the output.
    pub offset: u64,
    /// The member's own type.
    pub c_type: CType,
    /// There are volatile or atomic members in its record: what lies beside it is not read with it.
    pub beside_volatile: bool,
}

/// A loop statement and the names of values around it.
///
/// *Names at entry*: a value enters a statement from outside only through a C variable or memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopSite {
    /// Loop keyword.
    pub kind: frontend::tree::LoopKind,
    /// The whole statement, for finding it in the tree again.
    pub span: Span,
    /// The header block of the natural loop (the block that the back edges enter). For `for` and
    /// `while` it evaluates the condition; for `do` it is the first block of the body.
    pub header: Block,
    /// For every variable that is named in the loop (initialisation, condition, step, body) and visible outside the
    /// body: its value on entry, after a `for`'s initialisation. Sorted by variable. Variables in
    /// memory, those whose value on entry nothing needs, and values that do not dominate the header
    /// (because control enters the loop elsewhere too) are left out.
    pub entry: Vec<(Var, Value)>,
    /// The header's parameters and the variable each stands for. A variable assigned in the loop but
    /// not listed here is always assigned before it is read in each iteration.
    pub phis: Vec<(Value, Var)>,
    /// The variables among them that the loop assigns, with the value each has right after the loop.
    /// Empty where the end of the loop is unreachable. Sorted by variable. A variable whose value
    /// there nothing needs may be left out, so one that is missing is dead after the loop.
    pub exit: Vec<(Var, Value)>,
    /// A pragma that is not understood and governs the loop.
    pub pragma: Option<String>,
    /// What the pragmas before the loop say.
    pub wishes: LoopWishes,
    /// What became of the calls in it.
    pub calls: LoopCalls,
    /// Ways out of the loop that a transform took away: where one of them would be taken, this is not
    /// what the program does.
    pub removed_exits: Vec<RemovedExit>,
    /// Other ones that are no more, each by a counter that every iteration compares: they bound how many iterations there
    /// are, as the exit that is left does.
    pub counted_exits: Vec<RemovedExit>,
}

impl LoopSite {
    /// Exits were taken from the loop.
    pub fn is_left_early(&self) -> bool {
        !(self.removed_exits.is_empty() && self.counted_exits.is_empty())
    }
}

/// A way out of a loop that is no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemovedExit {
    /// The block whose branch left the loop.
    pub block: Block,
    /// The branch's condition.
    pub cond: Value,
    /// What it was where the loop was left.
    pub on: bool,
}
