//! Straight-line code: stores side by side, and what they are computed of, as vectors (bottom-up SLP: Rosen,
//! Nuzman and Zaks, *Loop-aware SLP in GCC*, 2007).
//!
//! Runs of statements are located in the function; stores next to each other are seeds; bundles of them
//! with statements around are a region, if nothing that must stay stands between; along their operands a
//! tree of vectors grows, which is written as a plan, and taken if that costs less than what the compiler
//! would have to do otherwise.

mod alike;
mod around;
pub(super) mod carried;
mod computed_alike;
mod figures;
mod lane;
mod located;
mod operands;
mod price;
mod readable;
mod reduction;
mod region;
mod seeds;
mod signs;
mod stalls;
mod tree;
mod vectors;
mod write;

use super::material::registers;
use crate::cost;
use crate::plan::verified::VerifiedPlan;
use crate::remark::{Reason, Refusal};
use crate::ssa::{Inst, Var};
pub use around::Around;
pub use figures::{Figure, Figures};
use frontend::sorted::SortedSet;
use frontend::span::Span;
use located::{Located, locate};
use reduction::{Reduction, reductions};
use region::{Bundle, Region};
use seeds::{Chain, FULL, chains, least_bits, slices};
use stalls::{Reads, Wait};

/// Bundles of a region: with more, it is no longer tried to join it with the next one.
const JOINED: usize = 32;

/// A run of statements in which stores stand side by side.
#[derive(Debug)]
pub struct Block {
    /// The statements: those that vector code replaces, or all with such stores.
    pub span: Span,
    /// Its plan with the price of scalar and of vector code, in quarter cycles, or why there is none.
    pub outcome: Result<(VerifiedPlan, [u32; 2]), Vec<Refusal>>,
    /// Variables that its statements assign, but the plan does not: no text behind it reads them.
    pub left_out: SortedSet<Var>,
    /// The trees that it is made of, or would be, if they are to be kept.
    pub trees: Vec<Figures>,
}

/// Plans what can be packed of the runs of a function.
pub fn plan(around: &Around<'_>) -> Vec<Block> {
    let located = locate(around.view.f);
    located.iter().flat_map(|one| of_run(around, one)).collect()
}

/// Bits of bundles, the widest first: what registers have, and half of the narrowest.
fn widths(around: &Around<'_>) -> Vec<u32> {
    let mut widths = registers(around.target, around.options);
    widths.push(FULL / 2);
    widths
}

/// Why a region stays, and the trees that it would be made of.
struct Refused {
    refusal: Refusal,
    figures: Option<Figures>,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused {
            refusal,
            figures: None,
        }
    }
}

/// A region that gains.
struct Packed<'a> {
    region: Region<'a>,
    written: write::Written,
    reg_bits: u32,
}

impl Packed<'_> {
    fn block(self) -> Block {
        let write::Written {
            plan,
            scalar,
            vector,
            reads: _,
            figures,
        } = self.written;
        Block {
            span: self.region.span(),
            left_out: self.region.left_out(&plan),
            outcome: Ok((plan, [scalar, vector])),
            trees: figures.into_iter().collect(),
        }
    }
}

fn of_run(around: &Around<'_>, located: &Located) -> Vec<Block> {
    let (mut blocks, bundles) = of_stores(around, located);
    for reduction in reductions(around, located) {
        let of = of_reduction(around, located, &reduction, &bundles);
        let meets = |block: &Block| {
            block.outcome.is_ok()
                && block.span.start < of.span.end
                && of.span.start < block.span.end
        };
        if !blocks.iter().any(meets) {
            blocks.push(of);
        }
    }
    blocks
}

/// A reduction, in the best way that gains; `bundles`: stores that are vectors.
fn of_reduction(
    around: &Around<'_>,
    located: &Located,
    reduction: &Reduction,
    bundles: &[Bundle],
) -> Block {
    let ty = around.view.f.values[reduction.value].ty;
    let fewer = "fewer values are folded than a vector has lanes";
    let span = located.run.statements[0].span;
    let refusal = Refusal::new(Reason::NotProfitable, span, fewer);
    let mut best: Result<Packed<'_>, Refused> = Err(refusal.into());
    for reg_bits in registers(around.target, around.options) {
        let mut lanes = reduction.lanes;
        while lanes > 1 && lanes as u32 * ty.bits() >= least_bits(ty) {
            let reduction = Reduction {
                lanes,
                ..reduction.clone()
            };
            let region = Region::new(around, located, Vec::new(), Some(reduction));
            let next = region.map_err(Refused::from);
            let next = next.and_then(|region| priced(around, region, reg_bits));
            let next = next.and_then(|packed| {
                let bundles: Vec<&Bundle> = bundles.iter().collect();
                let refusal = waiting(around, &packed, &bundles);
                refusal.map_or(Ok(packed), |refusal| Err(refusal.into()))
            });
            best = match (best, next) {
                (Ok(best), Ok(next)) if next.written.vector >= best.written.vector => Ok(best),
                (_, Ok(next)) => Ok(next),
                (Ok(best), Err(_)) => Ok(best),
                (Err(_), Err(refusal)) => Err(refusal),
            };
            lanes /= 2;
        }
    }
    match best {
        Ok(packed) => packed.block(),
        Err(Refused { refusal, figures }) => Block {
            span: refusal.span,
            left_out: SortedSet::new(),
            outcome: Err(vec![refusal]),
            trees: figures.into_iter().collect(),
        },
    }
}

/// Why a region stays as it is, though it would gain if what it reads were there; `bundles`: stores that are vectors.
fn waiting(around: &Around<'_>, packed: &Packed<'_>, bundles: &[&Bundle]) -> Option<Refusal> {
    let written = &packed.written;
    let reads = Reads {
        around,
        block: packed.region.located.block,
        vectors: &written.reads,
        bundles,
    };
    let slower = || written.vector.saturating_add(cost::WAIT_FOR_PARTS) >= written.scalar;
    let detail = match reads.wait()? {
        _ if around.options.ignore_cost => return None,
        Wait::Carried => "vectors would wait for what earlier iterations stored in parts",
        Wait::Once if slower() => "vectors would wait for what has just been stored in parts",
        Wait::Once => return None,
    };
    let span = packed.region.span();
    Some(Refusal::new(Reason::NotProfitable, span, detail))
}

/// Leaves those out that would wait for stores, and gives why: what reads what they would have stored may wait then.
fn without_waiting(around: &Around<'_>, packed: &mut Vec<Packed<'_>>) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    loop {
        let bundles: Vec<&Bundle> = packed.iter().flat_map(|p| &p.region.bundles).collect();
        let why = |(n, p): (usize, &Packed<'_>)| Some((n, waiting(around, p, &bundles)?));
        let Some((n, refusal)) = packed.iter().enumerate().find_map(why) else {
            return refusals;
        };
        refusals.push(refusal);
        packed.remove(n);
    }
}

/// Stores side by side, and the bundles of those that become vectors.
fn of_stores(around: &Around<'_>, located: &Located) -> (Vec<Block>, Vec<Bundle>) {
    let mut open: Vec<Chain> = chains(around, located);
    if open.is_empty() || open.iter().map(Vec::len).sum::<usize>() > around.options.slp.stores {
        return (Vec::new(), Vec::new());
    }
    let statement = |inst: &Inst| located.insts.iter().find(|(i, _)| i == inst)?.1;
    let seeds: Vec<usize> = open.iter().flatten().filter_map(statement).collect();
    let span = |n: usize| located.run.statements[n].span;
    let all = Span {
        start: span(seeds.iter().copied().min().unwrap_or_default()).start,
        end: span(seeds.iter().copied().max().unwrap_or_default()).end,
    };
    let mut packed: Vec<Packed<'_>> = Vec::new();
    let mut refusals: Vec<Refusal> = Vec::new();
    let mut trees: Vec<Figures> = Vec::new();
    for bits in widths(around) {
        for bundles in groups(around, located, &open, bits) {
            match best(around, located, bundles, bits) {
                Ok(found) => packed.push(found),
                Err(Refused { refusal, figures }) => {
                    refusals.push(refusal);
                    trees.extend(figures);
                }
            }
        }
        let used: SortedSet<Inst> = packed
            .iter()
            .flat_map(|p| p.region.bundles.iter().flatten().copied())
            .collect();
        open = open
            .into_iter()
            .flat_map(|chain| rest(chain, &used))
            .collect();
    }
    refusals.extend(without_waiting(around, &mut packed));
    if packed.is_empty() {
        if refusals.is_empty() {
            let detail = "fewer stores lie side by side than a vector has lanes";
            refusals.push(Refusal::new(Reason::NotProfitable, all, detail));
        }
        refusals.dedup();
        let block = Block {
            span: all,
            left_out: SortedSet::new(),
            outcome: Err(refusals),
            trees,
        };
        return (vec![block], Vec::new());
    }
    packed.sort_by_key(|p| p.region.statements);
    let mut joined: Vec<Packed<'_>> = Vec::new();
    for next in packed {
        let both = joined
            .last()
            .and_then(|last| join(around, located, last, &next));
        match both {
            Some(both) => {
                joined.pop();
                joined.push(both);
            }
            None => joined.push(next),
        }
    }
    let bundles = joined.iter().flat_map(|p| p.region.bundles.iter().cloned());
    let bundles = bundles.collect();
    (joined.into_iter().map(Packed::block).collect(), bundles)
}

/// Two regions as one, if the second directly follows the first.
fn join<'a>(
    around: &Around<'_>,
    located: &'a Located,
    first: &Packed<'a>,
    second: &Packed<'a>,
) -> Option<Packed<'a>> {
    let follows = first.region.statements[1] + 1 == second.region.statements[0];
    let bundles = [first, second].map(|p| p.region.bundles.clone()).concat();
    if !follows || bundles.len() > JOINED {
        return None;
    }
    attempt(
        around,
        located,
        bundles,
        first.reg_bits.max(second.reg_bits),
    )
    .ok()
}

/// What is left of a chain.
fn rest(chain: Chain, used: &SortedSet<Inst>) -> Vec<Chain> {
    let parts = chain.split(|inst| used.contains(inst));
    parts
        .filter(|part| part.len() > 1)
        .map(<[Inst]>::to_vec)
        .collect()
}

/// Bundles that fill registers of a width, and narrower ones of what does not fill them, those together whose
/// statements stand among each other; one of them fills a register.
fn groups(around: &Around<'_>, located: &Located, chains: &[Chain], bits: u32) -> Vec<Vec<Bundle>> {
    let f = around.view.f;
    let mut bundles: Vec<([usize; 2], Bundle)> = Vec::new();
    let statement = |inst: &Inst| {
        let at = located.insts.iter().find(|(i, _)| i == inst);
        at.and_then(|(_, s)| *s).unwrap_or_default()
    };
    let element = |inst: Inst| f.values[f.insts[inst].args[1]].ty;
    for chain in chains {
        for slice in slices(chain, element(chain[0]), bits) {
            let numbers = || slice.iter().map(statement);
            let ends = [numbers().min(), numbers().max()].map(Option::unwrap_or_default);
            bundles.push((ends, slice));
        }
    }
    bundles.sort();
    let mut groups: Vec<(usize, Vec<Bundle>)> = Vec::new();
    for ([first, last], bundle) in bundles {
        match groups.last_mut().filter(|(end, _)| first <= *end) {
            Some((end, group)) => {
                *end = last.max(*end);
                group.push(bundle);
            }
            None => groups.push((last, vec![bundle])),
        }
    }
    let fills = |bundle: &Bundle| bundle.len() as u32 * element(bundle[0]).bits() == bits;
    let groups = groups.into_iter().map(|(_, group)| group);
    groups.filter(|group| group.iter().any(fills)).collect()
}

/// Plans some bundles that fill registers of a width, or halves of them, whichever costs less.
fn best<'a>(
    around: &Around<'_>,
    located: &'a Located,
    bundles: Vec<Bundle>,
    bits: u32,
) -> Result<Packed<'a>, Refused> {
    let halves = halves(around, &bundles, bits / 2);
    let whole = attempt(around, located, bundles, bits.max(FULL))?;
    // What is no gain as a whole is tried part by part.
    let halves = halves.and_then(|halves| best(around, located, halves, bits / 2).ok());
    Ok(match halves {
        Some(halves) if halves.written.vector < whole.written.vector => halves,
        _ => whole,
    })
}

/// Bundles of half as many lanes, if registers of so many bits are filled.
fn halves(around: &Around<'_>, bundles: &[Bundle], bits: u32) -> Option<Vec<Bundle>> {
    let f = around.view.f;
    let fits = |bundle: &Bundle| {
        let ty = f.values[f.insts[bundle[0]].args[1]].ty;
        let lanes = bundle.len() / 2;
        lanes > 1 && bits >= least_bits(ty)
    };
    let split = |bundle: &Bundle| {
        bundle
            .chunks(bundle.len() / 2)
            .map(<[Inst]>::to_vec)
            .collect()
    };
    let all: Option<Vec<Vec<Bundle>>> = bundles.iter().map(|b| fits(b).then(|| split(b))).collect();
    all.map(|all| all.concat())
}

/// Plans some bundles; what it costs must be less than what scalar code does.
fn attempt<'a>(
    around: &Around<'_>,
    located: &'a Located,
    bundles: Vec<Bundle>,
    reg_bits: u32,
) -> Result<Packed<'a>, Refused> {
    let region = Region::new(around, located, bundles, None)?;
    priced(around, region, reg_bits)
}

/// Writes a region, which must gain.
fn priced<'a>(
    around: &Around<'_>,
    region: Region<'a>,
    reg_bits: u32,
) -> Result<Packed<'a>, Refused> {
    let written = write::write(around, &region, reg_bits)?;
    let least = around.options.slp.threshold;
    if written.vector.saturating_add(least) >= written.scalar && !around.options.ignore_cost {
        let [vector, scalar] = [written.vector, written.scalar];
        let detail = format!(
            "vector code is estimated to take {vector} quarter cycles, scalar code {scalar}"
        );
        return Err(Refused {
            refusal: Refusal::new(Reason::NotProfitable, region.span(), detail),
            figures: written.figures,
        });
    }
    Ok(Packed {
        region,
        written,
        reg_bits,
    })
}
