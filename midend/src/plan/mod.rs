//! Plan: the vector program for one region, independent of the ISA's spelling.
//!
//! A plan is a tree of sequences, loops and ifs over single-assignment values. It says *what* is
//! computed in how many lanes; how a vector that is wider than a register is split, and which
//! intrinsic does it, is the emitter's business.
//!
//! invariant: every value is defined before it is used, in a sequence that encloses the use.

mod assigns;
pub(crate) mod effect;
pub mod entities;
pub mod interp;
pub mod lanewise;
pub mod orderless;
mod parameters;
pub mod parse;
pub mod pass;
pub mod print;
pub mod sequence;
mod shuffles;
pub mod verified;
pub mod verify;
mod widened;

use crate::ssa::{
    BinaryOp, Callee, CalleeInfo, ConvertOp, FieldInfo, FieldRef, FloatCC, Imm, IntCC, Shared,
    Site, Symbol, SymbolInfo, Type, UnaryOp, Var, VarInfo,
};
use cranelift_entity::PrimaryMap;
use frontend::sorted::SortedSet;
use frontend::span::Span;

pub use crate::ops::{Fused, GroupOp, Half, Lanes, Order, ReduceOp, Rounding, Saturation};
pub use entities::PValue;
pub use parameters::{Parameters, Second};
pub use widened::{Part, Widened};

/// How the lanes of a value that takes several registers lie in them. What lanes *are* does not
/// depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LaneOrder {
    /// One register after the other.
    #[default]
    Natural,
    /// As the ISA's conversions within 128 bits leave them; only for values whose lanes never meet
    /// memory or their own numbers.
    Interleaved,
}

/// A vector program that replaces (or precedes) one region of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// C name of the function the region is in.
    pub function: String,
    /// Which region.
    pub region: Region,
    /// Width of the registers to use, in bits; wider vectors are split over several.
    pub reg_bits: u32,
    /// How lanes lie in the registers of values that take several.
    pub order: LaneOrder,
    /// C variables that [`POp::LiveIn`], [`POp::Assign`] and [`POp::LocalAddr`] name.
    pub vars: Shared<PrimaryMap<Var, VarInfo>>,
    /// Symbols named.
    pub symbols: Shared<PrimaryMap<Symbol, SymbolInfo>>,
    /// Record members named.
    pub fields: Shared<PrimaryMap<FieldRef, FieldInfo>>,
    /// Functions with vector variants that are called.
    pub callees: Shared<PrimaryMap<Callee, CalleeInfo>>,
    /// Values.
    pub values: PrimaryMap<PValue, PValueData>,
    /// The program. It runs where the region begins: for a loop, after a `for`'s initialisation and
    /// directly before the original loop, which then does the iterations that are left.
    pub body: Vec<Node>,
    /// For the reader: what the run-time guard asks (`x and y do not overlap`), one phrase each.
    pub guards: Vec<String>,
    /// For the reader: places (`x[i + 1]`) that vector code does not store to, since the next iteration does.
    pub left_out: Vec<String>,
    /// Estimated cost of one scalar iteration, in the cost model's unit.
    pub scalar_cost: u32,
    /// Estimated cost of one vector iteration divided by `vf * uf`, times 100.
    pub vector_cost_percent: u32,
    /// What it leaves for the original loop.
    pub leaves: Leaves,
    /// Layout facts the plan relies on: member and expected offset.
    pub layout_asserts: Vec<FieldRef>,
    /// What is known of the memory that its vector loops access, for passes; the text form has nothing of it.
    pub apart: Apart,
    /// The same of its loops that do iterations one by one.
    pub scalar_apart: Apart,
    /// For the reader: what it was before lanes and vectors were chosen, if that was to be kept; the text form has
    /// nothing of it.
    pub initial: Vec<String>,
    /// For the reader: how its vector loops are scheduled, if that was to be kept.
    pub schedules: Vec<String>,
    /// For the reader: which loops are pipelined, and why others are not, where that was to be done; the text form has
    /// nothing of it.
    pub pipelined: Vec<Result<Overlap, &'static str>>,
}

/// What a plan leaves for the original loop, from the least to the most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leaves {
    /// Nothing: it surely does all iterations.
    Nothing,
    /// What vectors do not do.
    #[default]
    Rest,
    /// Perhaps all iterations, and compilers may do with it what they can: there are ways to go through them for which there
    /// is no vector code, or a guard asks how far in one array writes are from reads.
    All,
}

/// What a loop whose iterations overlap is estimated to gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlap {
    /// Cycles from one iteration to the next.
    pub interval: u32,
    /// The same if they did not overlap.
    pub without: u32,
}

impl Overlap {
    /// The time in percent of that of the loop as it was.
    pub fn percent(self) -> u64 {
        u64::from(self.interval) * 100 / u64::from(self.without.max(1))
    }
}

impl Plan {
    /// How its loops are written: the first vector loop, and the one that goes on where it stops.
    pub fn parameters(&self) -> Parameters {
        let mut loops = self.vector_loops().into_iter();
        let first = match self.region {
            Region::Loop { .. } => loops.next().map(|first| (first.vf, first.uf)),
            Region::Function { vf, .. } | Region::Block { vf, .. } => Some((vf, 1)),
        };
        let (vf, uf) = first.unwrap_or((1, 1));
        Parameters {
            vf,
            uf,
            last: self.vector_loops().iter().any(|l| l.last),
            second: loops
                .find(|l| l.part.is_none())
                .map(|Widened { vf, masked, .. }| Second { vf, masked }),
            reg_bits: self.reg_bits,
        }
    }

    /// Whether it has loops: one that has none says what variables are behind the region, and does nothing else.
    pub fn has_loops(&self) -> bool {
        self.any_loop(|_| true)
    }

    /// Whether all loops that it has, but for those inside others, are counted.
    pub fn is_counted(&self) -> bool {
        !self.any_loop(|l| !matches!(l.control, LoopControl::Counted { .. }))
    }

    fn any_loop(&self, is: impl Fn(&LoopNode) -> bool) -> bool {
        fn find(nodes: &[Node], is: &dyn Fn(&LoopNode) -> bool) -> bool {
            nodes.iter().any(|node| match node {
                Node::Inst(_) => false,
                Node::If {
                    then, otherwise, ..
                } => find(then, is) || find(otherwise, is),
                Node::Loop(l) => is(l),
            })
        }
        find(&self.body, &is)
    }

    /// Its vector loops, in the order in which they run.
    pub fn vector_loops(&self) -> Vec<Widened> {
        fn find(nodes: &[Node], found: &mut Vec<Widened>) {
            for node in nodes {
                match node {
                    Node::Inst(_) => {}
                    Node::If {
                        then, otherwise, ..
                    } => {
                        find(then, found);
                        find(otherwise, found);
                    }
                    Node::Loop(l) => match l.widened {
                        Some(widened) => found.push(widened),
                        None => find(&l.body, found),
                    },
                }
            }
        }
        let mut found = Vec::new();
        find(&self.body, &mut found);
        found
    }

    /// The variants that it calls, each once: function and number of the variant.
    pub fn called(&self) -> SortedSet<(Callee, u32)> {
        let called = |inst: &PInst| match inst.op {
            POp::Variant {
                callee, variant, ..
            } => Some((callee, variant)),
            _ => None,
        };
        self.insts().into_iter().filter_map(called).collect()
    }

    /// C variables that it assigns.
    pub fn assigned(&self) -> SortedSet<Var> {
        let var = |inst: &PInst| match inst.op {
            POp::Assign(var) => Some(var),
            _ => None,
        };
        self.insts().into_iter().filter_map(var).collect()
    }

    /// C variables whose values it reads.
    pub fn read(&self) -> SortedSet<Var> {
        let var = |inst: &PInst| match inst.op {
            POp::LiveIn(var) => Some(var),
            _ => None,
        };
        self.insts().into_iter().filter_map(var).collect()
    }

    /// Whether it reads beyond what the program reads.
    pub fn reads_ahead(&self) -> bool {
        let mut insts = self.insts().into_iter();
        insts.any(|inst| matches!(inst.op, POp::ReadBlock(_)))
    }

    /// Whether it fuses products with sums.
    pub fn fuses(&self) -> bool {
        let mut insts = self.insts().into_iter();
        insts.any(|inst| matches!(inst.op, POp::Fused(_)))
    }

    /// The functions that lanes call one after the other.
    pub fn called_each(&self) -> SortedSet<Callee> {
        let callee = |inst: &PInst| match inst.op {
            POp::CallEach { callee, .. } => Some(callee),
            _ => None,
        };
        self.insts().into_iter().filter_map(callee).collect()
    }

    /// All operations, in no order that says anything.
    fn insts(&self) -> Vec<&PInst> {
        let mut found = Vec::new();
        let mut open: Vec<&[Node]> = vec![&self.body];
        while let Some(nodes) = open.pop() {
            for node in nodes {
                match node {
                    Node::Inst(inst) => found.push(inst),
                    Node::If {
                        then, otherwise, ..
                    } => open.extend([&then[..], &otherwise[..]]),
                    Node::Loop(l) => open.push(&l.body),
                }
            }
        }
        found
    }
}

/// Which memory that loops access never overlaps.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Apart {
    /// Addresses before the loops, of which those of accesses are made.
    pub bases: Vec<PValue>,
    /// Pairs of these: no byte that some iteration accesses from the one is written or read by any iteration from the
    /// other, unless both only read.
    pub pairs: SortedSet<[PValue; 2]>,
    /// Somebody vouches that no iteration depends on another one. What is computed of addresses outweighs that.
    pub iterations: bool,
}

/// What is in an array at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum First {
    /// Zeros.
    Zeros,
    /// Anything: no element is read before it is written.
    Anything,
}

impl First {
    /// All bytes of an array where plans are interpreted.
    pub fn byte(self) -> u8 {
        match self {
            First::Zeros => 0,
            // What is read of it is likely to be seen.
            First::Anything => 0xa5,
        }
    }
}

/// What a plan stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The loop at a site; the original loop stays behind the vector program as its remainder.
    Loop {
        /// Which loop statement.
        site: Site,
        /// The statement.
        span: Span,
        /// The program does the first iterations of a loop inside, the statement of which this is, in all iterations
        /// of this one: the original loop stays with that one from where the program leaves its counter.
        inside: Option<Span>,
    },
    /// Statements in a row, in whose place the vector program stands.
    Block {
        /// The statements.
        span: Span,
        /// Lanes of the widest bundle.
        vf: u32,
    },
    /// All of a function, for several calls at once: the body of a vector variant.
    Function {
        /// The definition.
        span: Span,
        /// How many calls.
        vf: u32,
    },
}

impl Region {
    /// Where it is in the source.
    pub fn span(self) -> Span {
        match self {
            Region::Loop { span, .. }
            | Region::Block { span, .. }
            | Region::Function { span, .. } => span,
        }
    }
}

/// A value's type and a name for the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PValueData {
    /// Type.
    pub ty: PType,
    /// Name of the C variable or array that the value comes from, if any (`y`, `sum`).
    pub hint: Option<String>,
    /// Where it stands among values that are made alike.
    pub unrolled: Option<Unrolled>,
}

impl PValueData {
    /// A value of a type that stands for itself.
    pub fn new(ty: PType, hint: Option<String>) -> PValueData {
        PValueData {
            ty,
            hint,
            unrolled: None,
        }
    }
}

/// One of several values that are made alike: one for each vector of an iteration, or for each part of
/// a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unrolled {
    /// Which values these are.
    pub group: u32,
    /// Which of them it is.
    pub copy: u32,
}

/// Type of a plan value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PType {
    /// One value.
    Scalar(Type),
    /// `lanes` values of an element type other than `I1` and `Ptr`.
    Vector(Type, u32),
    /// `lanes` truth values, made by comparing (and for selecting) elements of `bits` bits.
    Mask {
        /// 8, 16, 32 or 64.
        bits: u32,
        /// Lanes.
        lanes: u32,
    },
}

impl PType {
    /// Bits of one lane; for masks: of the elements that they are for.
    pub fn lane_bits(self) -> u32 {
        match self {
            PType::Mask { bits, .. } => bits,
            PType::Vector(elem, _) | PType::Scalar(elem) => elem.bits(),
        }
    }
}

/// A step of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// One operation.
    Inst(PInst),
    /// Run one of two sequences.
    If {
        /// `Scalar(I1)`.
        cond: PValue,
        /// On 1.
        then: Vec<Node>,
        /// On 0.
        otherwise: Vec<Node>,
        /// Values that are one of two, by the side that ran.
        results: Vec<IfResult>,
        /// The `then` side seldom runs.
        seldom: bool,
    },
    /// A loop.
    Loop(LoopNode),
}

/// A value that an `If` yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IfResult {
    /// Defined after the `If`.
    pub value: PValue,
    /// Its value if the `then` side ran.
    pub then: PValue,
    /// Otherwise.
    pub otherwise: PValue,
}

/// A loop of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopNode {
    /// How it is controlled.
    pub control: LoopControl,
    /// How many iterations of the region's loop one of its iterations does; `None`: it is no vector
    /// loop, but stands in one or beside it, as the kernel of a pipelined one does.
    pub widened: Option<Widened>,
    /// How often it is thought to run, if more is known than of any other.
    pub often: Option<u32>,
    /// Iterations that overlap in it, which is the kernel of a pipelined loop.
    pub stages: Option<u32>,
    /// Values carried from one iteration to the next.
    pub carried: Vec<Carried>,
    /// What the loop gives, which depends on whether it was left by [`POp::Leave`].
    pub results: Vec<LoopResult>,
    /// Body.
    pub body: Vec<Node>,
}

/// A value that a loop yields: if it was left by [`POp::Leave`], the operand with its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopResult {
    /// Defined after the loop.
    pub value: PValue,
    /// What it is otherwise; not defined in the loop. It may be what the loop carries, which then is not used
    /// after the loop in any other way.
    pub otherwise: PValue,
}

/// How a plan's loop is controlled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoopControl {
    /// `for (counter = start; counter < end; counter += step)`; all are `Scalar(I64)`, unsigned;
    /// `start` is at most `end`, and both are multiples of `step`. In a loop that has results, or lanes that
    /// are off, the last iteration may reach beyond `end`.
    Counted {
        /// Defined within the body.
        counter: PValue,
        /// Not defined in the loop; `None`: 0.
        start: Option<PValue>,
        /// Not defined in the loop.
        end: PValue,
        /// Constant step.
        step: u64,
    },
    /// `do … while (cond)`; `cond` is a `Scalar(I1)` of the body.
    While {
        /// Go on.
        cond: PValue,
    },
    /// Copies of the body, one for each vector of an iteration of the vector loop that it stands in.
    Copies {
        /// Number of the copy, a `Scalar(I64)`, from 0; defined within the body.
        copy: PValue,
        /// How many there are.
        count: u32,
        /// Values that each copy has for itself.
        each: Vec<Each>,
    },
}

/// A value that each copy of a body changes for itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Each {
    /// Within the body: what it is before.
    pub value: PValue,
    /// That, for each copy; nothing else in the loop around the copies uses these.
    pub before: Vec<PValue>,
    /// Within the body: what it is then.
    pub next: PValue,
    /// Defined after the copies: that, for each of them.
    pub after: Vec<PValue>,
}

/// A value carried around a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Within the body: the value at the start of the iteration. After the loop: the last `next` (or
    /// `init` if there is none), of the iterations that were not left by [`POp::Leave`].
    pub value: PValue,
    /// On entry.
    pub init: PValue,
    /// At the end of an iteration.
    pub next: PValue,
}

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PInst {
    /// Result, if it has one.
    pub result: Option<PValue>,
    /// Operation.
    pub op: POp,
    /// Operands.
    pub args: Vec<PValue>,
    /// The C expression it came from.
    pub span: Span,
}

/// Bits of a block, within which [`POp::Zip`] pairs lanes: a part of a register that every instruction
/// set with vectors can do this in.
pub const ZIP_BITS: u32 = 128;

/// Operations. Those shared with SSA work on scalars and lane by lane on vectors, by the type of
/// the result (for comparisons: of the operands).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum POp {
    /// Scalar: value of a C variable when the region is entered.
    LiveIn(Var),
    /// Set a C variable; operand: scalar.
    Assign(Var),
    /// In a vector variant: a parameter that has a value of its own in each lane, by its number.
    Param(u32),
    /// In a vector variant with a mask: the lanes that are on.
    Active,
    /// In a vector variant: what it returns, last of all; operand: vector.
    Return,
    /// Leave the loop around, which is no [`LoopControl::Copies`]: what is carried is what it was at the start of
    /// this iteration. Last of the `then` side of an `If` in the loop's body; operands: one for each result of the
    /// loop.
    Leave,
    /// Scalar constant.
    Const(Imm),
    /// Scalar: address of a symbol.
    GlobalAddr(Symbol),
    /// Scalar: address of an automatic variable that lives in memory.
    LocalAddr(Var),
    /// Scalar: address of an array of that many elements that is there as long as the sequence it is made
    /// in.
    Array(Type, u32, First),
    /// Scalar: `ptr + index * scale` bytes; operands `Ptr`, `I64`.
    PtrAdd {
        /// Bytes for each step of the index.
        scale: i64,
    },
    /// Scalar: address of a record member.
    Field(FieldRef),
    /// Two operands; integer overflow wraps. On masks: `And`, `Or`, `Xor`.
    Binary(BinaryOp),
    /// One operand. On masks: `Not`.
    Unary(UnaryOp),
    /// Integer (or scalar pointer) comparison; result `Scalar(I1)` or a mask of the operands' width.
    ICmp(IntCC),
    /// Floating comparison; likewise.
    FCmp(FloatCC),
    /// Floating comparison of vectors that holds where an operand is no number as well (LLVM's `ugt` and so on), and
    /// raises no flag for a quiet one.
    UnorderedFCmp(FloatCC),
    /// `args[0] ? args[1] : args[2]`: scalar on `Scalar(I1)`; lane by lane on a mask of the
    /// element's width; also on masks of one width.
    Select,
    /// Conversion, lane by lane. From a mask: `ZExt` gives 0 or 1 in elements of the mask's width.
    Convert(ConvertOp),
    /// All lanes shifted by a scalar of their type (`Shl`, `LShr`, `AShr`); lanes are arbitrary if it
    /// is not below their width.
    ShiftBy(BinaryOp),
    /// Half the sum of two unsigned integers, as if the sum did not overflow.
    Average(Rounding),
    /// The product of the first two operands and the third one, rounded once; lane by lane.
    Fused(Fused),
    /// Signed integers to narrower ones, those out of range to the nearest in range.
    Saturate(Saturation),
    /// Vector with the scalar operand in each lane; on `Scalar(I1)`: a mask.
    Splat,
    /// Vector of scalars; operands: one for each lane.
    Build,
    /// Vector 0, 1, 2, … of an integer type.
    Iota,
    /// Read memory; operands: address, and a mask if only active lanes may be read (others are 0).
    Load(Lanes),
    /// Read neighbours of which the program reads at least one, in a block of memory that is aligned to its
    /// size and no larger than a page; lanes that are in no object of the program have any value. Operand:
    /// address.
    ReadBlock(Lanes),
    /// Scalar: an address of which the compiler is to know nothing, for what reads beyond the object.
    Hide,
    /// Write memory; operands: address, value, and a mask if only active lanes may be written.
    Store(Lanes),
    /// Read lanes that lie anywhere: lane k is the element at `base + index[k] * scale` bytes.
    /// Operands: base, an `I32` or `I64` vector of indices, which are sign-extended to 64 bits, and
    /// a mask of the element's width if only active lanes may be read (others are 0). Where the base
    /// is an `I64`, lanes have pointers of their own: these are the indices, and the scale is 1.
    Gather {
        /// Bytes for each step of an index.
        scale: i64,
    },
    /// Write lanes that lie anywhere, in lane order: of lanes at one place the last one stays.
    /// Operands: base and indices as for [`POp::Gather`], the value, and a mask of the element's
    /// width if only active lanes may be written.
    Scatter {
        /// Bytes for each step of an index.
        scale: i64,
    },
    /// Write the lanes that are on to neighbours in memory, one behind the other, and nothing else: *compress store*.
    /// Operands: address of the first, value, and a mask of the element's width.
    CompressStore,
    /// Sums of neighbouring integer lanes in fewer and wider lanes, so that a vector of the same
    /// size results: lane g is what lanes `g * n` to `g * n + n - 1` of the operands contribute,
    /// computed modulo the width of the result; `n` is how often the operand's width goes into it.
    SumGroups(GroupOp),
    /// `x * p + y * q`, lane by lane, of sign-extended integers in lanes twice as wide, modulo their
    /// width; operands: x, y, p, q.
    Dot,
    /// Fold the lanes of a vector, in any order, to a scalar.
    Reduce(ReduceOp),
    /// `((init op lane0) op lane1) …`, in lane order; operands: scalar init, vector. `FAdd`/`FMul`.
    ReduceOrdered(ReduceOp),
    /// Lane of a vector as a scalar.
    Extract(u32),
    /// Vector with its lanes in reverse order.
    Reverse,
    /// Lanes in another order within each group of neighbours, which has at most [`ZIP_BITS`].
    Permute(Order),
    /// Lanes of two vectors in turn: within every [`ZIP_BITS`] bits, each lane of that half of the
    /// first one, followed by its neighbour in the second one.
    Zip(Half),
    /// Of the lanes of a vector followed by those of another those with even numbers (`Low`), or those
    /// with odd ones (`High`). A vector has at least [`ZIP_BITS`].
    Unzip(Half),
    /// Blocks of [`ZIP_BITS`] bits of two vectors in turn, each of that half of the first one followed by
    /// its counterpart in the second one.
    ZipBlocks(Half),
    /// Of the lanes of three vectors, one after the other, every third one, from that one on.
    Unzip3(u32),
    /// Lanes of three vectors in turn: that third of them.
    Zip3(u32),
    /// The lanes of a vector followed by those of another.
    Concat,
    /// Half of the lanes of a vector.
    Split(Half),
    /// The last lane of a vector, followed by all lanes but the last of another.
    Splice,
    /// The same truth values for elements of another width.
    MaskResize,
    /// Call a vector variant, as often as it takes for all lanes. Operands: one for each parameter,
    /// vectors where the variant takes a value for each lane, else the scalar that lane 0 has; then a
    /// mask of the characteristic type's width if the variant takes one. It has a result if the
    /// function has one; what that is in lanes that are off is arbitrary.
    Variant {
        /// The function.
        callee: Callee,
        /// Which of its variants.
        variant: u32,
        /// How many calls that is.
        times: u32,
        /// What one of them costs, in the unit of [`crate::target::Cost`].
        price: u32,
    },
    /// Call a function for one lane after the other, in lane order. Operands: one for each parameter,
    /// a vector or a scalar that all lanes have; then a mask if only active lanes call it. It has a
    /// result if the function has one; what that is in lanes that are off is arbitrary.
    CallEach {
        /// The function.
        callee: Callee,
        /// How many lanes.
        lanes: u32,
    },
    /// `Scalar(I1)`: some lane of a mask is on.
    Any,
    /// `Scalar(I1)`: all lanes of a mask are on.
    All,
    /// `Scalar(I1)`: more than one lane of a mask is on.
    Several,
    /// `Scalar(I64)`: number of the first lane that is on, in one or several masks, one behind the other;
    /// some lane is.
    FirstOn,
    /// `Scalar(I64)`: how many lanes of a mask are on.
    CountOn,
    /// The lane of a vector that has the number of the second operand, an `I64`, as a scalar.
    ExtractAt,
}
