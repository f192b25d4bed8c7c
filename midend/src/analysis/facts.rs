//! What legality hands to the loop planner: facts about one loop that make a plan sound.

use crate::ops::ReduceOp;
use crate::ssa::{
    AliasClass, Block, FieldRef, Inst, IntCC, Overflow, RemovedExit, Site, Type, Value, Var,
};
use frontend::sorted::SortedSet;

/// `root + iteration * k + Σ coefficient * term + constant`, where `k` is the number of the
/// iteration, counted from 0. In bytes where `root` is an address, otherwise in units of the value.
/// Arithmetic is modulo 2^64. Terms are sorted and distinct, coefficients are not 0.
///
/// Root and terms are loop-invariant: defined before the loop, or computed in it from such values
/// (addresses of objects, invariant loads).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct LinearForm {
    /// Loop-invariant address at the root, for addresses.
    pub root: Option<Value>,
    /// Change per iteration.
    pub iteration: i64,
    /// Invariant parts.
    pub terms: Vec<Term>,
    /// Constant part.
    pub constant: i64,
}

/// An invariant part of a [`LinearForm`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term {
    /// Loop-invariant integer.
    pub value: Value,
    /// How it becomes 64 bits wide; means nothing for an `I64`.
    pub extend: Extend,
    /// Factor.
    pub coefficient: i64,
}

/// How a narrow integer is widened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extend {
    /// Sign above.
    Sign,
    /// Zeros above.
    Zero,
}

/// How often a counted loop runs.
///
/// `first = widen(start) + offset` (modulo the width of `ty`) is the first value tested. The number
/// of tests that surely succeed, and so of iterations that the vector loop may take, is
///
/// ```text
/// passes = first cc bound ? (|bound - first| - strict) / |step| + 1 : 0
/// ```
///
/// in unsigned arithmetic of `ty`, with `strict` 1 for `<` and `>` and 0 for `<=` and `>=`, and
/// `|bound - first|` meaning `bound - first` for an upward and `first - bound` for a downward
/// counter. Where `+ 1` wraps to 0 (`i <= n` with the largest `n`), 0 is a safe answer: the
/// original loop does what is left. The loop runs `passes` times, once more if `tested_at_end`:
/// that one is always left to the original loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TripCount {
    /// The header parameter that counts.
    pub counter: Value,
    /// Its C variable.
    pub var: Var,
    /// Type of the comparison: `I8`…`I64` or `Ptr`.
    pub ty: Type,
    /// Type of the counter; narrower than `ty` only if `widen` is there.
    pub counter_ty: Type,
    /// How the counter is widened for the comparison.
    pub widen: Option<Extend>,
    /// Value on entry (not defined in the loop), of type `counter_ty`.
    pub start: Value,
    /// Loop-invariant value it is compared with, of type `ty`; may be computed in the loop.
    pub bound: Value,
    /// Change per iteration (bytes for pointers); not 0, positive for `<` and `<=`, negative for
    /// `>` and `>=`.
    pub step: i64,
    /// What is tested in iteration `k` is `counter + offset`: 0 for a test before the step, `step`
    /// for a test after it (`do … while (++i < n)`), something else for `i + 3 < n`.
    pub offset: i64,
    /// The loop goes on while `counter + offset cc bound`; one of the orders, never `Eq` or `Ne`.
    pub cc: IntCC,
    /// The source says `!=`; `cc` is the order in which the counter comes nearer to the bound.
    pub not_equal: bool,
    /// The body runs once before the first test.
    pub tested_at_end: bool,
    /// Whether the counter's step may wrap.
    pub overflow: Overflow,
    /// The number of iterations, if it is a constant.
    pub constant: Option<u64>,
}

/// A value carried from one iteration to the next by a header parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedValue {
    /// Header parameter.
    pub phi: Value,
    /// Its C variable.
    pub var: Var,
    /// Value on entry.
    pub start: Value,
    /// Value at the end of an iteration.
    pub next: Value,
    /// What it is.
    pub kind: CarriedKind,
}

/// Kinds of carried values that a plan can deal with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CarriedKind {
    /// `start + k * step` modulo the width of the parameter, in units (bytes for pointers). The step
    /// is 0 for a parameter that never changes.
    Induction {
        /// Constant step.
        step: i64,
    },
    /// The same of an integer with a step that is no constant, but the same in all iterations; no address moves by it.
    Stepped {
        /// What is added, or taken away.
        step: Value,
        /// It is taken away.
        down: bool,
    },
    /// Each iteration sets it and none reads what an earlier one left: only the value of the last
    /// iteration counts, see [`LoopFacts::needs_last_iteration`].
    Overwritten,
    /// Each lane has its own, as the user says: no iteration reads what another one left.
    Private {
        /// An iteration that reads it before setting it sees the value on entry; otherwise any.
        first: bool,
        /// The value of the last iteration counts, see [`LoopFacts::needs_last_iteration`];
        /// otherwise no value is known after the loop.
        last: bool,
    },
    /// Each iteration has what the one before computed, for which nothing is needed that an iteration
    /// has of the one before in another way.
    FirstOrder {
        /// The loads that are needed for that, in program order: they may be done before all else of an
        /// iteration, in all lanes.
        loads: Vec<Inst>,
    },
    /// It moves on only in the iterations that store there, and nothing else in the loop looks at it (packed position).
    Packed {
        /// By how much, in units (bytes for pointers); positive.
        step: i64,
        /// What is stored there, in the iterations in which it moves on.
        stores: Vec<Inst>,
    },
    /// Associative operation whose intermediate values nothing else uses, so that lanes may keep a
    /// value of their own, made by the same instructions, and be combined at the end.
    ///
    /// For `Add`, `Mul`, `And`, `Or` and `Xor` the lanes begin with the neutral element and `start`
    /// is combined at the end (a subtraction in the chain counts as `Add`). For minima and maxima
    /// *every* lane must begin with `start`: that is what keeps NaNs and signed zeros right.
    Reduction {
        /// Operation.
        op: ReduceOp,
        /// How lanes may be combined.
        order: ReduceOrder,
        /// The instructions from the parameter to `next`, in order: the operation, selects of
        /// conditional updates, conversions between which a narrow operation stands, comparisons of a
        /// minimum that is written as a branch. Block parameters that join updated and old value
        /// belong to the chain but are no instructions.
        chain: Vec<Inst>,
    },
    /// A minimum or maximum of which the loop keeps where it found it, by one comparison that decides over all of
    /// this. Every lane begins with `start` and keeps its own; of the best lanes, that with the first
    /// [`CarriedKind::Position`] counts.
    Extremum {
        /// Minimum or maximum.
        op: ReduceOp,
    },
    /// What a counter was where an extremum was found. Every lane begins with `start`.
    Position {
        /// The header parameter of the extremum.
        of: Value,
        /// Which counts of several positions of equal extrema: the least or the greatest.
        fold: ReduceOp,
    },
    /// What else is kept of the iteration in which an extremum was found. Every lane begins with `start`.
    Companion {
        /// The header parameter of the extremum.
        of: Value,
    },
}

impl CarriedKind {
    /// Whether a vector needs of the one before what that computed, or else is made where all lanes are at hand.
    pub fn joins_vectors(&self) -> bool {
        match self {
            CarriedKind::Induction { .. } | CarriedKind::Overwritten => false,
            CarriedKind::Private { first, .. } => !first,
            CarriedKind::Stepped { .. }
            | CarriedKind::Reduction { .. }
            | CarriedKind::FirstOrder { .. }
            | CarriedKind::Packed { .. }
            | CarriedKind::Extremum { .. }
            | CarriedKind::Position { .. }
            | CarriedKind::Companion { .. } => true,
        }
    }
}

/// How the lanes of a reduction may be combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReduceOrder {
    /// In any order.
    Any,
    /// In any order, unless the result is a zero whose sign may depend on the order. The loop writes no
    /// memory, so that the original loop can do everything once more then.
    AnyUnlessZero,
    /// One by one in iteration order (FP under strict rules); then the chain holds one `FAdd`,
    /// `FSub`, `FMul` or `Fma`.
    Iterations,
}

/// The loads that come first in an iteration, for what is carried.
pub fn first_loads(carried: &[CarriedValue]) -> SortedSet<Inst> {
    let loads = carried.iter().flat_map(|c| match &c.kind {
        CarriedKind::FirstOrder { loads } => &loads[..],
        CarriedKind::Induction { .. }
        | CarriedKind::Stepped { .. }
        | CarriedKind::Overwritten
        | CarriedKind::Private { .. }
        | CarriedKind::Packed { .. }
        | CarriedKind::Reduction { .. }
        | CarriedKind::Extremum { .. }
        | CarriedKind::Position { .. }
        | CarriedKind::Companion { .. } => &[],
    });
    loads.copied().collect()
}

/// A load or store of the loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryAccess {
    /// The instruction.
    pub inst: Inst,
    /// Its block.
    pub block: Block,
    /// It writes.
    pub is_store: bool,
    /// Element.
    pub ty: Type,
    /// Type-based alias class.
    pub alias: AliasClass,
    /// Address, with members and subscripts followed down to the object.
    pub address: LinearForm,
    /// The nearest loop-invariant address that the C expression goes through (`s->a` in
    /// `s->a[i + 1]`).
    pub base: Value,
    /// The address relative to `base`: a form without a root, in bytes.
    pub offset: LinearForm,
    /// Not executed in every iteration.
    pub conditional: bool,
    /// The bytes may be read in every iteration all the same (always true if not `conditional`).
    pub speculable: bool,
    /// A load that may be done once before the loop; also in [`LoopFacts::invariant_loads`].
    pub invariant: bool,
    /// A store at a packed position ([`CarriedKind::Packed`]): `address` and `offset` are those of a place that moves on
    /// in each iteration, which is never behind.
    pub packed: bool,
}

/// A condition that must hold at run time for the vector code to be right; evaluated before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// The bytes that two accesses (indices into [`LoopFacts::accesses`]) touch over the whole loop
    /// do not overlap; accesses with the same root and stride may be merged by the planner.
    Disjoint {
        /// One of them writes.
        a: usize,
        /// The other.
        b: usize,
    },
    /// Same stride and size, so it is enough that `b - a`, unsigned, is 0 or at least
    /// `vf * uf * |stride|` bytes in the direction of the stride; `a` comes first in program order.
    Distance {
        /// First in program order.
        a: usize,
        /// Second.
        b: usize,
    },
    /// For each iteration that the vector loop takes, `form` (without a root) must lie in the range
    /// of `ty`, signed or unsigned. It changes monotonically, so the first and the last iteration
    /// decide.
    NoWrap {
        /// The form without wrapping.
        form: LinearForm,
        /// `I8`…`I32`.
        ty: Type,
        /// Range of the signed type.
        signed: bool,
    },
    /// An integer that is the same in all iterations is 1.
    One {
        /// Which.
        value: Value,
    },
    /// An integer that is the same in all iterations is a number, or is not.
    Is {
        /// Which.
        value: Value,
        /// The number.
        number: i64,
        /// Whether it is.
        equal: bool,
    },
    /// The bytes of a row that the iterations touch, `step * (iterations - 1) + span`, are no more than
    /// a row has, so that iterations never meet in different rows; and the row is no longer than
    /// [`MAX_ROW`].
    Columns {
        /// The row.
        row: Row,
        /// How far an iteration is from the next one, in bytes; not 0.
        step: u64,
        /// Bytes from the first to the last that one iteration touches.
        span: u64,
    },
    /// Two parts of memory do not overlap: what accesses reach in all iterations of the loop and of loops
    /// inside.
    Apart {
        /// One of them is written.
        a: MemoryRange,
        /// The other.
        b: MemoryRange,
    },
    /// A sum, as a number without a sign, is not larger than a number.
    AtMost {
        /// The sum.
        sum: Vec<Monomial>,
        /// The number.
        most: u64,
    },
}

/// A part of memory. Ends that are not in order are of no part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryRange {
    /// Address that is the same in all iterations.
    pub root: Value,
    /// How far behind it the first byte is.
    pub low: Vec<Monomial>,
    /// How far behind it the byte behind the last one is.
    pub high: Vec<Monomial>,
}

impl MemoryRange {
    /// Whether another part differs from this one by a constant number of bytes.
    pub fn joins(&self, other: &MemoryRange) -> bool {
        let ends = [(&self.low, &other.low), (&self.high, &other.high)];
        self.root == other.root && ends.iter().all(|(x, y)| split(x).0 == split(y).0)
    }

    /// Makes this part so long that it contains one that joins it.
    pub fn join(&mut self, other: &MemoryRange) {
        let (rest, low) = split(&self.low);
        self.low = with_constant(rest, low.min(split(&other.low).1));
        let (rest, high) = split(&self.high);
        self.high = with_constant(rest, high.max(split(&other.high).1));
    }
}

/// A sum without its constant part, and that.
fn split(sum: &[Monomial]) -> (Vec<Monomial>, i64) {
    let is_constant = |p: &&Monomial| p.values.is_empty() && !p.last;
    let constant = sum.iter().find(is_constant).map_or(0, |p| p.coefficient);
    let rest = sum.iter().filter(|p| !is_constant(p)).cloned().collect();
    (rest, constant)
}

fn with_constant(mut sum: Vec<Monomial>, constant: i64) -> Vec<Monomial> {
    if constant != 0 {
        sum.push(Monomial {
            values: Vec::new(),
            last: false,
            coefficient: constant,
        });
    }
    sum
}

/// A product of integers modulo 2^64, mostly one of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monomial {
    /// Integers that are the same in all iterations.
    pub values: Vec<(Value, Extend)>,
    /// The number of the last iteration is another factor.
    pub last: bool,
    /// A factor, not 0.
    pub coefficient: i64,
}

/// The longest row of an array of rows, in bytes: 2^35 of them lie at different addresses.
pub const MAX_ROW: u64 = (1 << 28) - 1;

/// A row of an array of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Integers that are the same in all iterations; the row's length is a multiple of their product.
    pub lengths: Vec<(Value, Extend)>,
    /// By how many bytes that product is multiplied: the size of an element, or of all that the lengths
    /// say nothing about.
    pub bytes: u64,
}

/// A conditional instruction that must not be executed in lanes that are off, unless it gets
/// harmless operands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hazard {
    /// The instruction.
    pub inst: Inst,
    /// What it may do.
    pub kind: HazardKind,
}

/// What a conditional instruction may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HazardKind {
    /// An integer division may trap.
    Division,
    /// A floating-point operation may raise flags (only with `trapping_math`).
    FpFlags,
}

/// Exits that a transform took from a loop: vector code stops before iterations one of which would take one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyExits {
    /// The exits.
    pub conditions: Vec<RemovedExit>,
    /// What decides over them.
    pub deciding: SortedSet<Inst>,
    /// Block parameters among it.
    pub joined: SortedSet<Value>,
    /// The loads that decide over them, or all, if it `only_reads`: they are done before all else of an iteration,
    /// and in all lanes.
    pub loads: SortedSet<Inst>,
    /// Others that decide over them, and are left to the iterations in which exits may be taken for all that `loads`
    /// tell; these are looked at one by one, since it is not known that the program reads them elsewhere.
    pub confirmed: SortedSet<Inst>,
    /// Comparisons that decide over them and raise a flag for what is no number: in no lane may they see such,
    /// since the program may never come to it.
    pub signaling: SortedSet<Inst>,
    /// How these loads may be done for iterations that the program may never come to.
    pub read_ahead: ReadAhead,
    /// Exits that come before some of these loads in each iteration: only if the first lane of a block does not
    /// take one, that of its elements is read.
    pub tested_first: Vec<RemovedExit>,
    /// What raises flags, and only iterations come to that have passed an exit: it is not done before the loop,
    /// even if it is the same in all iterations.
    pub behind: SortedSet<Inst>,
    /// So may all else that the loop does, which is to read and to compute; its loads are all among `loads`.
    pub only_reads: bool,
}

/// Why loads of iterations behind an exit are harmless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadAhead {
    /// They stay in declared objects for so many iterations; `None`: for any number, or there are none.
    Inside {
        /// Iterations.
        limit: Option<u64>,
    },
    /// They read neighbours, in blocks of memory that are aligned to their size, and of each block an element
    /// that the program reads: whoever may read a byte of a page may read all of it.
    Blocks {
        /// Indices in [`LoopFacts::accesses`], one for each address; their blocks must begin with the same
        /// iterations.
        accesses: Vec<usize>,
        /// The same of accesses whose elements lie before those of one of these, in the order of the iterations:
        /// from the first one that a group of iterations reads up to the end of the block.
        neighbours: Vec<usize>,
    },
    /// They read neighbours on one page, the first of which the program reads; iterations whose neighbours are on
    /// two are done one by one.
    Pages {
        /// Indices in [`LoopFacts::accesses`], one for each address.
        accesses: Vec<usize>,
    },
}

/// Everything a planner needs to know of a loop that may be vectorized.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopFacts {
    /// The loop statement.
    pub site: Site,
    /// Header.
    pub header: Block,
    /// All blocks, in reverse post-order (header first).
    pub blocks: Vec<Block>,
    /// The block whose branch leaves the loop (header or latch).
    pub exiting: Block,
    /// The block with the back edge.
    pub latch: Block,
    /// Trip count.
    pub trip: TripCount,
    /// Exits that were taken from the loop and that counters decide over: so many iterations come before each of them.
    pub bounds: Vec<TripCount>,
    /// One entry for each header parameter.
    pub carried: Vec<CarriedValue>,
    /// All loads and stores, in program order (blocks in the order of `blocks`).
    pub accesses: Vec<MemoryAccess>,
    /// Accesses of code that a plan does beside the loop, of which checks ask as well: their numbers
    /// there begin behind those of `accesses`.
    pub scalar_part: Vec<MemoryAccess>,
    /// Loads that may be done once before the loop (each is executed in every iteration), below the
    /// test that there is an iteration unless the bound needs them; in program order.
    pub invariant_loads: Vec<Inst>,
    /// Largest `vf * uf` that dependences allow; `None`: any.
    pub max_lanes: Option<u64>,
    /// Most iterations that the declared arrays have room for; `None`: any number. A vector of more
    /// lanes would never be used, and the compiler warns of its accesses.
    pub room: Option<u64>,
    /// The most iterations there are, if they are few, by what is tested before the loop; only to weigh what vectors
    /// gain.
    pub most_trips: Option<u64>,
    /// Conditional instructions that may trap or raise floating-point flags where the program would
    /// not have executed them, in program order.
    pub hazards: Vec<Hazard>,
    /// Run-time checks.
    pub checks: Vec<Check>,
    /// Pairs of accesses, one of which writes, that touch no common byte in whatever iterations, since what they are
    /// reached from is distinct; looked for if loops are scheduled.
    pub distinct: Vec<(usize, usize)>,
    /// What it takes that no load reads what the loop stores; `None`: some may, whatever holds, or it is not known.
    pub originals: Option<Originals>,
    /// Where `accesses` are not all that are done: what all are reached from.
    pub roots: Roots,
    /// Record members whose offsets the facts rely on.
    pub layout: Vec<FieldRef>,
    /// Some variable assigned in the loop and visible after it is neither an induction nor a
    /// reduction, or a private one whose last value counts: at least one iteration must be left to the scalar loop, which sets it.
    pub needs_last_iteration: bool,
    /// Ways out that were taken from the loop.
    pub exits: Option<EarlyExits>,
    /// Places in memory whose values the loop carries, though the program reads and writes them in each iteration.
    pub kept: Vec<KeptPlace>,
}

impl LoopFacts {
    /// What is to be known of a loop of which a plan makes a scalar one: how often it runs, and what counts that.
    pub fn counting(
        site: Site,
        [header, exiting, latch]: [Block; 3],
        blocks: Vec<Block>,
        trip: TripCount,
        counters: Vec<CarriedValue>,
    ) -> LoopFacts {
        LoopFacts {
            site,
            header,
            exiting,
            latch,
            trip,
            bounds: Vec::new(),
            carried: counters,
            accesses: Vec::new(),
            scalar_part: Vec::new(),
            kept: Vec::new(),
            invariant_loads: Vec::new(),
            blocks,
            needs_last_iteration: false,
            max_lanes: None,
            room: None,
            most_trips: None,
            hazards: Vec::new(),
            checks: Vec::new(),
            distinct: Vec::new(),
            originals: None,
            roots: Roots::default(),
            layout: Vec::new(),
            exits: None,
        }
    }
}

/// What it takes that all loads of a loop read what was there before it. Numbers are those of
/// [`LoopFacts::accesses`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Originals {
    /// Loads and stores that step alike: no iteration may load what an earlier one stores, though it may store what
    /// an earlier one, or itself, loads.
    pub behind: Vec<(usize, usize)>,
    /// Loads and stores that may not touch a common byte.
    pub disjoint: Vec<(usize, usize)>,
    /// Something is loaded from an array in which something is stored, perhaps from the same place.
    pub in_place: bool,
}

impl Originals {
    /// Whether it follows that no group of iterations has an access `b` of an earlier one meet an access `a` of a later
    /// one.
    pub fn imply_apart(&self, a: usize, b: usize) -> bool {
        let disjoint = |pair: &(usize, usize)| *pair == (a, b) || *pair == (b, a);
        self.behind.contains(&(a, b)) || self.disjoint.iter().any(disjoint)
    }
}

/// What all accesses of a loop are reached from; empty if that is not known of some.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roots {
    /// Each of them.
    pub all: SortedSet<Value>,
    /// Pairs of them: no access from the one touches what one from the other touches, in whatever iterations, unless
    /// both only read.
    pub apart: SortedSet<[Value; 2]>,
}

impl Roots {
    /// Those of accesses, of each its root and whether it stores; `apart` says of two numbers whether the accesses
    /// never meet.
    pub fn of(accesses: &[(Value, bool)], apart: impl Fn(usize, usize) -> bool) -> Roots {
        let (mut found, mut others) = (SortedSet::new(), SortedSet::new());
        for (n, &(p, p_stores)) in accesses.iter().enumerate() {
            for (m, &(q, q_stores)) in accesses.iter().enumerate().skip(n + 1) {
                if p == q || !p_stores && !q_stores {
                    continue;
                }
                let pair = [p.min(q), p.max(q)];
                match apart(n, m) {
                    true => found.insert(pair),
                    false => others.insert(pair),
                };
            }
        }
        let surely = |pair: &&[Value; 2]| !others.contains(*pair);
        Roots {
            apart: found.iter().filter(surely).copied().collect(),
            all: accesses.iter().map(|&(root, _)| root).collect(),
        }
    }
}

/// A place in memory whose value a loop carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptPlace {
    /// The variable without a name that the loop carries instead.
    pub var: Var,
    /// The place's address, before the loop.
    pub address: Value,
    /// What reads it before the loop.
    pub load: Inst,
    /// What writes it behind the loop.
    pub store: Inst,
}

impl LoopFacts {
    /// The loads that come first in an iteration.
    pub fn first_loads(&self) -> SortedSet<Inst> {
        let mut loads = first_loads(&self.carried);
        loads.extend(self.exits.iter().flat_map(|exits| &exits.loads).copied());
        loads
    }

    /// Whether two accesses, one of which writes, touch no common byte in whatever iterations, if all checks hold.
    pub fn apart(&self, a: usize, b: usize) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        let same = |x: usize, y: usize| {
            let both = self.accesses.get(x).zip(self.accesses.get(y));
            both.is_some_and(|(x, y)| x.address == y.address && x.ty.bytes() == y.ty.bytes())
        };
        let checked = |check: &Check| match *check {
            Check::Disjoint { a: x, b: y } => same(x, a) && same(y, b) || same(x, b) && same(y, a),
            Check::Distance { .. }
            | Check::NoWrap { .. }
            | Check::One { .. }
            | Check::Is { .. }
            | Check::Columns { .. }
            | Check::Apart { .. }
            | Check::AtMost { .. } => false,
        };
        self.distinct.contains(&(a, b)) || self.checks.iter().any(checked)
    }

    /// The accesses that checks name, by their numbers there.
    pub fn checked(&self) -> impl Iterator<Item = &MemoryAccess> {
        self.accesses.iter().chain(&self.scalar_part)
    }

    /// The one of a number there.
    pub fn access(&self, n: usize) -> &MemoryAccess {
        match n.checked_sub(self.accesses.len()) {
            None => &self.accesses[n],
            Some(n) => &self.scalar_part[n],
        }
    }
}
