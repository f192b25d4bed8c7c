//! Comments that stand above loops of a plan.

use midend::plan::Part;

/// What stands above a loop that goes on where the one before it stops.
pub(super) const GOES_ON: &str = "what is left, one vector at a time";

/// What stands above the loops of one that is split.
pub(super) fn of_part(part: Part) -> &'static str {
    match part {
        Part::Before => "before the branch turns",
        Part::Between => "around that, one vector at a time",
        Part::After => "after that",
    }
}

/// What stands above the stores of the last vector.
pub(super) const LAST: &str = "the last ones, some of them once more";

/// What stands above a loop that does one iteration at a time.
pub(super) const ONE_BY_ONE: &str = "what needs the iteration before, one at a time";

/// The same where lanes are values of the iteration.
pub(super) const BESIDE: &str = "what iterations hand on side by side, one at a time";

/// The same where vector loops stand in it, over all of whose iterations sums and extrema go on.
pub(super) const ROWS: &str = "what lanes accumulate is combined behind all rows";

/// The same where it may leave the loop before vectors begin.
pub(super) const LEAD_IN: &str = "up to the first whole block, one at a time";

/// The same where vectors would read what is on another page, which need not be there.
pub(super) const ON_TWO_PAGES: &str = "where a vector would lie on two pages, one at a time";

/// What stands above a loop over the lanes of a vector that single iterations look at.
pub(super) const CONFIRMED: &str = "lanes in which it may be left, one at a time";
