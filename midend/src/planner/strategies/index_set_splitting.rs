//! Branches over how far a loop has come: a vector loop for the iterations before the one in which they turn, and one for
//! those behind it. The vectors between, and what vectors leave, decide in each lane.

use super::innermost::choice::{Chosen, PricedLoop, best};
use super::innermost::{Body, Composition, Innermost, SplitLoop, gather};
use super::restructured::{may_be_restructured, with_views};
use super::strategy::{Found, Question, Strategy, finished};
use crate::analysis::facts::{CarriedKind, CarriedValue, LoopFacts};
use crate::analysis::index_set_splitting::{self, IndexSetSplitting, Part};
use crate::analysis::legality::check_loop;
use crate::options::Optimization;
use crate::planner::loops::{Inputs, Planned};
use crate::remark::{Candidate, Refusal};
use crate::ssa::{Block, Function};
use crate::transform;
use frontend::sorted::SortedSet;

/// Its name.
const NAME: &str = "index-set-splitting";

/// The row.
pub(super) const STRATEGY: Strategy = Strategy {
    name: NAME,
    what: "lanes are iterations of an innermost loop before or behind the one in which a branch over its counter turns",
    literature: "Wolfe, High Performance Compilers for Parallel Computing, 1996",
    tried,
    propose,
    preferred: |_, new, known| new.percent * 100 <= known.percent * LEAST_GAIN,
};

/// Two loops more must take less than this part of the time of one that decides in each iteration, in percent.
const LEAST_GAIN: u64 = 90;

fn tried(question: &Question<'_>, _: &Found) -> bool {
    may_be_restructured(question, Optimization::IndexSetSplitting)
}

/// What stands against the loop is said of it as it is: no refusals of its own.
fn propose(
    question: &Question<'_>,
    considered: &mut Vec<Candidate>,
) -> Result<Planned, Vec<Refusal>> {
    plan(question, considered).ok_or_else(Vec::new)
}

/// A part of the loop's iterations, as a loop that does only these.
struct PartLoop {
    f: Function,
    facts: LoopFacts,
}

fn plan(question: &Question<'_>, considered: &mut Vec<Candidate>) -> Option<Planned> {
    let Question {
        view,
        forest,
        site,
        target,
        options,
        ..
    } = *question;
    let legal = index_set_splitting::check(view, forest, site, options)?;
    let mut facts = check_loop(view, forest, site, options).ok()?;
    let (inputs, body) = gather(view, &mut facts, options).ok()?;
    if !may_be_split(&facts) {
        return None;
    }
    let (before, in_before) = part_loop(question, &legal, Part::Before, &facts)?;
    let (after, in_after) = part_loop(question, &legal, Part::After, &facts)?;
    let (machine, alone) = ((target, options), Composition::alone(NAME));
    let whole = Innermost::new(view.f, &facts, inputs, body, &alone, machine);
    let [before, after] = [(&before, in_before), (&after, in_after)].map(|(part, within)| {
        let (inputs, body) = within;
        Innermost::new(&part.f, &part.facts, inputs, body, &alone, machine)
    });
    let parts = [&before, &after];
    let (all, _) = whole.all();
    let all: Vec<Chosen> = all
        .into_iter()
        .filter_map(|chosen| {
            let wide = split(chosen.wide, &whole, parts)?;
            Some(chosen.with_wide(wide, whole.work))
        })
        .collect();
    considered.extend(all.iter().map(|chosen| chosen.candidate(NAME, whole.work)));
    let chosen = best(&all, options)?;
    let gains = chosen.cost < whole.work.scalar_loop();
    if !gains && !options.ignore_cost {
        return None;
    }
    let loops = SplitLoop {
        parts,
        turn: &legal.turn,
    };
    let mut plan = whole.plan(chosen, Some(loops)).ok()?;
    whole.keep_initial(&mut plan, &all);
    let span = view.f.sites[site].span;
    Some(Planned {
        plan: finished(plan, span, machine).ok()?,
        percent: chosen.percent(whole.work),
    })
}

/// Whether a loop can go on in another form without more than its counters: it accumulates nothing, and is not left early.
fn may_be_split(facts: &LoopFacts) -> bool {
    let counts = |c: &CarriedValue| matches!(c.kind, CarriedKind::Induction { .. });
    facts.exits.is_none()
        && facts.kept.is_empty()
        && facts.scalar_part.is_empty()
        && facts.carried.iter().all(counts)
}

/// The loop as it does one part; nothing if that asks for more than the whole loop does.
fn part_loop(
    question: &Question<'_>,
    legal: &IndexSetSplitting,
    part: Part,
    whole: &LoopFacts,
) -> Option<(PartLoop, (Inputs, Body))> {
    let Question { view, options, .. } = *question;
    options.steps.begin(transform::SPLIT_INDEX_SET.name);
    let f = transform::split_index_set(view.f, legal, part);
    options.steps.end(transform::SPLIT_INDEX_SET.name, &f);
    let mut facts = LoopFacts {
        blocks: reached(&f, &whole.blocks),
        ..whole.clone()
    };
    let within = with_views(&f, |view, _| gather(view, &mut facts, options)).ok()?;
    let same =
        facts.checks == whole.checks && facts.needs_last_iteration == whole.needs_last_iteration;
    same.then_some((PartLoop { f, facts }, within))
}

/// Those of a loop's blocks, of which the first one is the header, that an iteration still comes to.
fn reached(f: &Function, blocks: &[Block]) -> Vec<Block> {
    let mut come: SortedSet<Block> = blocks.first().copied().into_iter().collect();
    // They are in an order in which all edges but those back go on.
    for block in blocks {
        if come.contains(block) {
            let edges = f.blocks[*block].terminator.edges();
            come.extend(edges.map(|edge| edge.block));
        }
    }
    let still = blocks.iter().filter(|block| come.contains(block));
    still.copied().collect()
}

/// Three loops in the place of one: what an iteration takes in those that do nearly all of them, and the code of all.
fn split(
    wide: PricedLoop,
    whole: &Innermost<'_>,
    parts: [&Innermost<'_>; 2],
) -> Option<PricedLoop> {
    let [before, after] = parts.map(|part| part.attempt(wide.choice).ok());
    let (before, after) = (before?, after?);
    let between = whole.attempt(wide.choice.one_vector()).ok()?;
    Some(PricedLoop {
        iteration: (before.iteration + after.iteration).div_ceil(2),
        once: before.once + between.once + after.once + between.iteration,
        code: before.code + between.code + after.code,
        ..wide
    })
}
