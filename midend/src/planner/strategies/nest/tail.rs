//! What the vectors of a loop leave that go over all that is in it: a second loop for it, one vector at a time, whose
//! last one may have lanes that are off, or scalar code.

use super::choice::{Nest, Tried, Written};
use crate::analysis::facts::CarriedKind;
use crate::options::Optimization;
use crate::plan::Second;
use crate::planner::material::Way;
use crate::planner::program::Stage;
use crate::planner::trips::constant_trips;

/// What is left to scalar code takes much of the time if it takes this part of what vector code takes.
const MUCH: u64 = 4;

/// With masks a vector takes at most so much of the time without them, in percent: where all is done under masks to
/// raise no flags, it is no longer short.
const MOST_OF_PLAIN: u64 = 150;

/// A vector under a mask must take less than so many percent of as many scalar iterations as it has lanes: of a number
/// of iterations that is not known, half a vector is left on average.
const HALF: u64 = 50;

impl<'a> Nest<'a> {
    /// Whether what does not fill a vector can be done by one more, in which some lanes are off.
    pub(super) fn may_be_masked(&self) -> bool {
        let mut kinds = self.l.facts.carried.iter().map(|c| &c.kind);
        let options = self.l.material.options;
        options.uses(Optimization::MaskedTails)
            && kinds.all(|kind| {
                matches!(
                    kind,
                    CarriedKind::Induction { .. } | CarriedKind::Reduction { .. }
                )
            })
    }

    /// The loop with a second one of so many lanes, if that is worth it.
    ///
    /// `scalar`: what an iteration takes as scalar code; `often`: the loop runs many times over.
    pub(super) fn with_tail(
        &self,
        wide: Written,
        lanes: u32,
        (scalar, often): (u64, bool),
        considered: &mut Vec<Tried>,
    ) -> Written {
        let way = wide.tried.way;
        // A scalar iteration takes as long as one vector; but narrow elements take as long for few
        // lanes as for many.
        let m = &self.l.material;
        let suits = !m.select_chains.is_narrower(m.mask_bits);
        let trips = constant_trips(self.l.facts);
        // Nothing is left of a number of iterations that the wide loop divides.
        let is_left = trips.is_none_or(|trips| trips % u64::from(way.vf) != 0);
        if !suits || !is_left {
            return wide;
        }
        let masked = self.masked(&wide.tried, lanes, (scalar, often));
        let narrow = || match way.vf > lanes {
            true => Some((false, self.attempt(self.way(lanes), None).ok()?.tried.time)),
            false => None,
        };
        let second = masked.map(|time| (true, time)).or_else(narrow);
        let both = second.and_then(|(masked, time)| {
            let second = Second { vf: lanes, masked };
            let both = self.attempt(way, Some(second)).ok()?;
            Some((both.program, second, time))
        });
        let Some((program, second, time)) = both else {
            return wide;
        };
        let mut tried = Tried {
            second: Some(second),
            ..wide.tried
        };
        if let Some(trips) = trips {
            tried.time = time_of_all(trips, &tried, time, scalar);
        }
        considered.push(tried);
        Written {
            tried,
            program,
            ..wide
        }
    }

    /// The same without masks, whatever it takes: it runs a few times at most.
    pub(super) fn with_narrow(
        &self,
        wide: &Written,
        vf: u32,
        considered: &mut Vec<Tried>,
    ) -> Option<Written> {
        let second = Some(Second { vf, masked: false });
        let both = self.attempt(wide.tried.way, second).ok()?;
        let tried = Tried {
            time: wide.tried.time,
            ..both.tried
        };
        considered.push(tried);
        Some(Written {
            tried,
            price: wide.price,
            program: both.program,
        })
    }

    /// What a vector of so many lanes takes under a mask, if that is less than scalar code takes for what does not fill
    /// a vector, and worth the code where there would be no second loop otherwise.
    fn masked(&self, wide: &Tried, lanes: u32, (scalar, often): (u64, bool)) -> Option<u64> {
        let tail = self.tail.as_ref()?;
        // The lanes that are on are counted in lanes of masks.
        if u64::from(wide.way.vf) >= 1 << (self.l.material.mask_bits - 1) {
            return None;
        }
        let masked = tail.attempt(tail.way(lanes), None).ok()?.tried;
        let plain = self.attempt(self.way(lanes), None).ok()?.tried;
        let worth = match constant_trips(self.l.facts) {
            None => (often || wide.way.vf > lanes) && masked.percent_of(scalar) < HALF,
            Some(trips) => {
                let left = scalar * (trips % u64::from(lanes));
                let others = wide.time * (trips / u64::from(wide.way.vf));
                let much = often || wide.way.vf > lanes || left * MUCH > others;
                much && masked.time < left
            }
        };
        let short = masked.time * 100 <= plain.time.saturating_mul(MOST_OF_PLAIN);
        let taken = worth && short || self.l.material.options.ignore_cost;
        taken.then_some(masked.time)
    }

    /// A second loop, for what the first one leaves.
    pub(super) fn second(&self, first: Way, second: Second) -> Stage<'_> {
        let nest = match (second.masked, &self.tail) {
            (true, Some(tail)) => tail,
            _ => self,
        };
        nest.stage(Way {
            vf: second.vf,
            group: None,
            masked: second.masked,
            ..first
        })
    }
}

/// What an iteration of the wide loop takes, with its part of what the second loop, in which one takes `each`, and scalar
/// code take for what is left of so many iterations.
fn time_of_all(trips: u64, tried: &Tried, each: u64, scalar: u64) -> u64 {
    let wide = u64::from(tried.way.vf);
    let (mut time, mut left) = (tried.time * (trips / wide), trips % wide);
    if let Some(Second { vf, masked }) = tried.second {
        let vf = u64::from(vf);
        let vectors = match masked {
            true => left.div_ceil(vf),
            false => left / vf,
        };
        time += vectors * each;
        left = left.saturating_sub(vectors * vf);
    }
    (time + left * scalar) * wide / trips.max(1)
}
