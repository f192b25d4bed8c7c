//! Places in memory that innermost loops of a nest keep in registers, in all lanes.

use crate::analysis::register_promotion::{self, Other, RegisterPromotion};
use crate::options::Optimization;
use crate::planner::strategies::restructured::with_views;
use crate::planner::strategies::strategy::Question;
use crate::ssa::{Function, Inst, Site};
use crate::transform::{self, Promoted};

/// No more innermost loops of a nest than this are looked at: each has the function analysed anew.
const MOST_LOOPS: usize = 8;

/// The function with what innermost loops of the nest keep in registers, and the pairs of accesses that must not
/// meet; `None`: nothing is.
pub(super) fn promoted(
    question: &Question<'_>,
    rotated: &Function,
) -> Option<(Function, Vec<[Inst; 2]>)> {
    if !question.options.uses(Optimization::RegisterPromotion) {
        return None;
    }
    let mut made: Option<Function> = None;
    let mut needed = Vec::new();
    for site in innermost(question, rotated) {
        let f = made.as_ref().unwrap_or(rotated);
        let promoted = with_views(f, |view, forest| {
            let legal = register_promotion::check(view, forest, site, question.options)?;
            // A loop that may run not once would read and write what the program does not, and the guards of the nest
            // say nothing of subscripts that wrap around.
            if legal.exiting != legal.latch || legal.rests_on_conditions {
                return None;
            }
            let promoted = transform::promote(f, &legal);
            needed.extend(pairs(&legal, &promoted));
            Some(promoted.function)
        });
        made = promoted.or(made);
    }
    if let Some(made) = &made {
        question.options.steps.begin(transform::PROMOTE.name);
        question.options.steps.end(transform::PROMOTE.name, made);
    }
    made.map(|made| (made, needed))
}

/// The innermost loops in the loop of a question.
fn innermost(question: &Question<'_>, f: &Function) -> Vec<Site> {
    with_views(f, |_, forest| {
        let outermost = forest.with_header(f.sites[question.site].header);
        let inside = |site: &Site| {
            let header = f.sites[*site].header;
            let (Some(l), Some(outermost)) = (forest.with_header(header), outermost) else {
                return false;
            };
            l != outermost
                && forest.loops[l].children.is_empty()
                && forest.contains(outermost, header)
        };
        f.sites.keys().filter(inside).take(MOST_LOOPS).collect()
    })
}

/// The accesses that must not meet: what a place is written by behind the loop, and what else the loop does.
fn pairs(legal: &RegisterPromotion, promoted: &Promoted) -> Vec<[Inst; 2]> {
    let pairs = legal.apart.iter().filter_map(|(place, other)| {
        let other = match other {
            Other::Place(other) => promoted.kept.get(*other)?.load,
            Other::Access(inst) => *inst,
        };
        Some([promoted.kept.get(*place)?.store, other])
    });
    pairs.collect()
}
