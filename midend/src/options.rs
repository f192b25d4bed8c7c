//! What the user and the compiler's own flags allow.

use crate::observer::Steps;
use crate::processor::Processor;
use crate::veclib::VecLib;
use frontend::sorted::SortedSet;

/// Floating-point mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum FpMode {
    /// The same bits as the original program.
    #[default]
    Strict,
    /// Operations may be reassociated (`-fassociative-math`).
    Fast,
}

/// An optimization that can be switched off, to see what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Optimization {
    /// Several vectors side by side in one iteration, where the user does not ask for a number.
    Interleaving,
    /// These vectors as copies of one body, which the compiler unrolls.
    CopyLoops,
    /// A branch past what is done about lanes that leave a loop, where none leaves.
    ExitBranches,
    /// A branch past steps that no lane does.
    SuperwordBranches,
    /// Steps without masks for when all lanes do them.
    AllLanes,
    /// What does not fill a vector as one more, under a mask.
    MaskedTails,
    /// Lanes of several vectors that come to such steps regrouped into full ones.
    Regrouping,
    /// Short functions in the place of their calls, where no pragma asks for it.
    Calls,
    /// Loops with all that is in them, where no pragma asks for it.
    Nests,
    /// `double` arithmetic on what is `float` before and after, in `float`.
    FloatNarrowing,
    /// What was read or written before, instead of reading it again.
    Reuse,
    /// Products and shifts in the place of integer divisions by what is the same in all iterations.
    SameDivisors,
    /// Bytes that are read and put together, or written, one by one, as one access.
    AccessMerging,
    /// Bytes in reverse order, written with shifts and masks, as one operation.
    ByteSwaps,
    /// Bits counted with shifts, masks and sums, as one operation.
    BitCounts,
    /// Absolute values that branches compute, as one operation.
    AbsoluteValues,
    /// Stores left out that are overwritten before anything reads them.
    DeadStores,
    /// One store where several ways of control write to one place.
    Sinking,
    /// Selections instead of branches in straight-line code.
    IfConversion,
    /// Loops as two, one for their recurrences.
    Distribution,
    /// First iterations before the others.
    Peeling,
    /// Loops that are left early.
    EarlyExits,
    /// Variables that have what the iteration before computed without them.
    Recurrences,
    /// Extrema with what is kept of where they are found.
    Positions,
    /// Places that move on only in the iterations that store there.
    Packing,
    /// The last iterations as a vector that overlaps with the one before it.
    LastVector,
    /// What a loop inside accumulates in vectors that live over the loop around.
    DoubleReductions,
    /// Loops over rows and columns that change places.
    Interchange,
    /// Branches that go the same way in all iterations, decided before the loop.
    Unswitching,
    /// Branches over how far a loop has come, decided for the iterations before and behind the one in which they turn.
    IndexSetSplitting,
    /// Places in memory that a loop keeps in registers.
    RegisterPromotion,
    /// Stores left out that the next iteration overwrites.
    OverwrittenStores,
    /// What an iteration reads that the one before it stored, in registers.
    ScalarReplacement,
    /// Accesses of an iteration in another order.
    Reordering,
    /// Strides that are not known taken for 1, under a guard.
    UnitStride,
    /// Neighbours that each lane accesses as one vector, and shuffles.
    Shuffles,
    /// Short loops in those that are vectorized with them, written out as often as they run.
    Unrolling,
    /// Arrays of one iteration as variables, where all indices are known.
    ArrayScalars,
    /// Small arrays of one iteration accessed by comparing indices with each element's.
    SelectChains,
    /// The rest of a loop as scalar code where one lane is left in it.
    FewLanes,
    /// Vector code of straight-line code.
    Slp,
}

impl Optimization {
    /// All of them.
    pub const ALL: &[Optimization] = &[
        Optimization::Interleaving,
        Optimization::CopyLoops,
        Optimization::ExitBranches,
        Optimization::SuperwordBranches,
        Optimization::AllLanes,
        Optimization::MaskedTails,
        Optimization::Regrouping,
        Optimization::Calls,
        Optimization::Nests,
        Optimization::FloatNarrowing,
        Optimization::Reuse,
        Optimization::SameDivisors,
        Optimization::AccessMerging,
        Optimization::ByteSwaps,
        Optimization::BitCounts,
        Optimization::AbsoluteValues,
        Optimization::DeadStores,
        Optimization::Sinking,
        Optimization::IfConversion,
        Optimization::Distribution,
        Optimization::Peeling,
        Optimization::EarlyExits,
        Optimization::Recurrences,
        Optimization::Positions,
        Optimization::Packing,
        Optimization::LastVector,
        Optimization::DoubleReductions,
        Optimization::Interchange,
        Optimization::Unswitching,
        Optimization::IndexSetSplitting,
        Optimization::RegisterPromotion,
        Optimization::OverwrittenStores,
        Optimization::ScalarReplacement,
        Optimization::Reordering,
        Optimization::UnitStride,
        Optimization::Shuffles,
        Optimization::Unrolling,
        Optimization::ArrayScalars,
        Optimization::SelectChains,
        Optimization::FewLanes,
        Optimization::Slp,
    ];

    /// For `--without`.
    pub fn name(self) -> &'static str {
        match self {
            Optimization::Interleaving => "interleaving",
            Optimization::CopyLoops => "copy-loops",
            Optimization::ExitBranches => "leave-branches",
            Optimization::SuperwordBranches => "skip-branches",
            Optimization::AllLanes => "all-lanes",
            Optimization::MaskedTails => "masked-tails",
            Optimization::Regrouping => "regrouping",
            Optimization::Calls => "calls",
            Optimization::Nests => "nests",
            Optimization::FloatNarrowing => "float-narrowing",
            Optimization::Reuse => "reuse",
            Optimization::SameDivisors => "same-divisors",
            Optimization::AccessMerging => "access-merging",
            Optimization::ByteSwaps => "byte-swaps",
            Optimization::BitCounts => "bit-counts",
            Optimization::AbsoluteValues => "absolute-values",
            Optimization::DeadStores => "dead-stores",
            Optimization::Sinking => "sinking",
            Optimization::IfConversion => "if-conversion",
            Optimization::Distribution => "distribution",
            Optimization::Peeling => "peeling",
            Optimization::EarlyExits => "early-exits",
            Optimization::OverwrittenStores => "overwritten-stores",
            Optimization::ScalarReplacement => "scalar-replacement",
            Optimization::Reordering => "reordering",
            Optimization::Recurrences => "recurrences",
            Optimization::Positions => "positions",
            Optimization::Packing => "packing",
            Optimization::LastVector => "last-vector",
            Optimization::DoubleReductions => "double-reductions",
            Optimization::Interchange => "interchange",
            Optimization::Unswitching => "unswitching",
            Optimization::IndexSetSplitting => "index-set-splitting",
            Optimization::RegisterPromotion => "register-promotion",
            Optimization::UnitStride => "unit-stride",
            Optimization::Shuffles => "shuffles",
            Optimization::Unrolling => "unrolling",
            Optimization::ArrayScalars => "array-scalars",
            Optimization::SelectChains => "sweeps",
            Optimization::FewLanes => "few-lanes",
            Optimization::Slp => "slp",
        }
    }

    /// What it does, for the user.
    pub fn what(self) -> &'static str {
        match self {
            Optimization::Interleaving => "Several vectors side by side in one iteration",
            Optimization::CopyLoops => {
                "These vectors as copies of one body, in a short loop that the compiler unrolls"
            }
            Optimization::ExitBranches => {
                "In loops that lanes leave one by one, a branch past what is done about those that leave"
            }
            Optimization::SuperwordBranches => {
                "A branch past what stands under a condition, where no lane fulfils it"
            }
            Optimization::AllLanes => {
                "What stands under a condition once more without masks, for when all lanes fulfil it"
            }
            Optimization::MaskedTails => {
                "What is left of a loop that does not fill a vector as one more vector, under a mask"
            }
            Optimization::Regrouping => {
                "The long sides of a branch for full vectors of the lanes of many vectors that come to each"
            }
            Optimization::Calls => "What short functions do in place of their calls",
            Optimization::Nests => "Loops with all that is in them, where no pragma asks for it",
            Optimization::FloatNarrowing => {
                "Arithmetic in double on what is float before and after, in float (`y[i] = x[i] * 0.5`)"
            }
            Optimization::Reuse => {
                "Values that an iteration has read or written, instead of reading them again"
            }
            Optimization::SameDivisors => {
                "Products and shifts instead of integer divisions by what is the same in all iterations"
            }
            Optimization::AccessMerging => {
                "Numbers of which single bytes are read or written, in any order, as one access (`p[0] | p[1] << 8`)"
            }
            Optimization::ByteSwaps => {
                "Bytes that shifts and masks put in reverse order, as one operation"
            }
            Optimization::BitCounts => "Bits that shifts, masks and sums count, as one operation",
            Optimization::AbsoluteValues => {
                "Absolute values that branches compute, as one operation (`if (d < 0) d = -d;`)"
            }
            Optimization::DeadStores => {
                "Stores left out that are overwritten in the same iteration before anything reads them"
            }
            Optimization::Sinking => "One store where several ways of control write to one place",
            Optimization::IfConversion => "Selections instead of branches in straight-line code",
            Optimization::Distribution => {
                "Loops as two, one for what each iteration needs of the one before"
            }
            Optimization::Peeling => {
                "The first iteration before the others, where it is unlike them"
            }
            Optimization::EarlyExits => {
                "Loops that are left early, by vectors up to the iteration that leaves"
            }
            Optimization::OverwrittenStores => {
                "Stores left out that the next iteration overwrites, but for the last one (`x[i] = y[i]; x[i + 1] = 0;`)"
            }
            Optimization::ScalarReplacement => {
                "What an iteration reads that the one before it stored, in registers (`y[i] = x[i - 1]; x[i] = w[i];`)"
            }
            Optimization::Reordering => {
                "What an iteration does in another order, where later ones overwrite what is read behind a store"
            }
            Optimization::Recurrences => {
                "Values that an iteration has of the one before, where that computed them without its own"
            }
            Optimization::Positions => "Minima and maxima with the places where they are found",
            Optimization::Packing => {
                "Stores at places that move on only in the iterations that store there (`y[k++] = x[i]` under a condition)"
            }
            Optimization::LastVector => {
                "Iterations that do not fill a vector, in one that overlaps with the one before it"
            }
            Optimization::DoubleReductions => {
                "What a loop inside another one sums up or compares, in vectors that live over both (`sum += a[i][j]`)"
            }
            Optimization::Interchange => {
                "Loops over rows and columns that change places, so that columns stay in registers (`c[j] += a[k] * b[k][j]`)"
            }
            Optimization::Unswitching => {
                "Branches that go the same way in all iterations, decided before the loop"
            }
            Optimization::IndexSetSplitting => {
                "Branches over how far a loop has come (`if (i < m)`): vectors before and behind that place do not ask"
            }
            Optimization::RegisterPromotion => {
                "Sums in memory and the like in registers, read before the loop and written behind it"
            }
            Optimization::UnitStride => {
                "Strides that are not known taken for 1, if they are when the loop is reached"
            }
            Optimization::Shuffles => {
                "Neighbours that each lane accesses as one vector, and shuffles that turn these vectors"
            }
            Optimization::Unrolling => "Short loops inside others written out as often as they run",
            Optimization::ArrayScalars => {
                "Arrays of one iteration as variables, where all indices are known"
            }
            Optimization::SelectChains => {
                "Small arrays of one iteration accessed by comparing indices with each element's"
            }
            Optimization::FewLanes => {
                "The rest of a loop as scalar code, where one lane is left in it"
            }
            Optimization::Slp => "Statements in a row that do alike, as vectors",
        }
    }
}

/// How far straight-line code is looked at, and what is thought to be worth it. Beyond a limit it stays scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlpLimits {
    /// Quarter cycles that vector code has to save, and more.
    pub threshold: u32,
    /// Operations from a stored value to what it is computed of.
    pub depth: u32,
    /// How far operands are looked at to find out which of them go side by side.
    pub look_ahead: u32,
    /// Stores of a run of statements that are tried: what is asked of pairs of them takes the square of the time.
    pub stores: usize,
    /// Instructions before and behind some statements that are looked at.
    pub distance: usize,
}

impl Default for SlpLimits {
    fn default() -> SlpLimits {
        SlpLimits {
            threshold: 0,
            depth: 12,
            look_ahead: 2,
            stores: 256,
            distance: 512,
        }
    }
}

/// How far vector code may read beyond what the program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadAhead {
    /// Not out of objects whose size is known.
    None,
    /// In blocks of memory that are aligned to their size, of each of which the program reads something.
    Blocks,
    /// On pages of memory, of each of which the program reads something.
    Page,
}

/// Which loops are software pipelined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pipeline {
    /// Those of which it is thought to be of use: on processors that do instructions in their order, where iterations
    /// that overlap take less time.
    Auto,
    /// All that can be.
    Always,
    /// None.
    Never,
}

/// As what a schedule is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScheduleForm {
    /// Tables of all that it was found by.
    Tables,
    /// A picture of the kernel.
    Picture,
}

/// Options of the middle end. The default is what gcc does without flags, in strict mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Floating-point mode.
    pub fp: FpMode,
    /// Accesses of different types do not alias (`-fstrict-aliasing`).
    pub strict_aliasing: bool,
    /// Signed overflow wraps (`-fwrapv`).
    pub wrapv: bool,
    /// Mathematical functions may set `errno` (`-fmath-errno`).
    pub math_errno: bool,
    /// Library of vector variants of mathematical functions.
    pub veclib: VecLib,
    /// Functions called by the name of a library function are that (`-fbuiltin`).
    pub builtin: bool,
    /// Functions of which that is not so (`-fno-builtin-NAME`).
    pub no_builtin: Vec<String>,
    /// Floating-point operations may trap or raise flags that somebody reads (`-ftrapping-math`).
    pub trapping_math: bool,
    /// The compiler fuses products with sums of the same expression, and only these (clang's `-ffp-contract=on`).
    pub contracts: bool,
    /// In code for shared libraries, other definitions may take the place of functions with external
    /// linkage (`-fsemantic-interposition`).
    pub interposition: bool,
    /// The sign of zero matters (`-fsigned-zeros`).
    pub signed_zeros: bool,
    /// OpenMP's loops of lanes mean something (`-fopenmp`, `-fopenmp-simd`).
    pub openmp: bool,
    /// How far vector code may read beyond what the program reads.
    pub read_ahead: ReadAhead,
    /// Lanes to use whatever the cost model says.
    pub force_vf: Option<u32>,
    /// Vectors per iteration to use whatever the cost model says.
    pub force_uf: Option<u32>,
    /// Widest register to use, in bits.
    pub reg_bits_limit: Option<u32>,
    /// Vectorize even where scalar code is estimated to be as fast.
    pub ignore_cost: bool,
    /// How much longer a loop may take for the sake of less code, in percent.
    pub slower_percent: u32,
    /// How far straight-line code is looked at.
    pub slp: SlpLimits,
    /// Which loops are software pipelined.
    pub pipeline: Pipeline,
    /// The processor that code is chosen and scheduled for.
    pub processor: Processor,
    /// Keep how vector loops are scheduled, or why they are not.
    pub keep_schedules: Option<ScheduleForm>,
    /// Keep what plans are before lanes and vectors are chosen.
    pub keep_initial_plans: bool,
    /// Keep the trees of vectors that statements in a row are made of.
    pub keep_trees: bool,
    /// Optimizations that are switched off.
    pub without: SortedSet<Optimization>,
    /// Who watches what is done.
    pub steps: Steps,
}

impl Options {
    /// Whether vector loops are scheduled, to be pipelined or to be looked at.
    pub fn schedules(&self) -> bool {
        self.pipeline != Pipeline::Never || self.keep_schedules.is_some()
    }

    /// Whether an optimization is not switched off.
    pub fn uses(&self, optimization: Optimization) -> bool {
        !self.without.contains(&optimization)
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            fp: FpMode::Strict,
            strict_aliasing: true,
            wrapv: false,
            math_errno: true,
            veclib: VecLib::None,
            builtin: true,
            no_builtin: Vec::new(),
            trapping_math: true,
            contracts: false,
            interposition: true,
            signed_zeros: true,
            openmp: false,
            read_ahead: ReadAhead::Blocks,
            force_vf: None,
            force_uf: None,
            reg_bits_limit: None,
            ignore_cost: false,
            slower_percent: 3,
            slp: SlpLimits::default(),
            pipeline: Pipeline::Auto,
            processor: Processor::Generic,
            keep_schedules: None,
            keep_initial_plans: false,
            keep_trees: false,
            without: SortedSet::new(),
            steps: Steps::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_allows_only_what_gcc_assumes_without_flags() {
        let options = Options::default();
        assert_eq!(options.fp, FpMode::Strict);
        assert!(options.strict_aliasing && options.math_errno);
        assert!(options.trapping_math && options.signed_zeros);
        assert!(!options.wrapv && !options.openmp && !options.ignore_cost);
        assert!(options.without.is_empty());
        assert_eq!(
            (options.force_vf, options.force_uf, options.reg_bits_limit),
            (None, None, None)
        );
    }
}
