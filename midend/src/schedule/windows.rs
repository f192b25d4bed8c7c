//! Whether the nodes of a recurrence have time for all that they need, where each of them lies between others of it:
//! energetic reasoning (Baptiste, Le Pape, Nuijten: *Constraint-Based Scheduling*, 2001, section 3.3).

use super::circuits::Circuits;
use super::graph::Graph;
use super::mii::Recurrence;

/// The window of a node: from the first time it may begin to the last one at which it may end, and what it takes of a
/// class of resources meanwhile.
struct Window {
    begin: i64,
    end: i64,
    uses: u64,
}

/// Whether some nodes of a recurrence need more of a class of resources than there is in the time that the others leave
/// them, so that there is no schedule at the interval `ii`.
pub(super) fn are_too_short(
    graph: &Graph,
    recurrences: &[Recurrence],
    (circuits, ii): (&Circuits<'_>, u32),
) -> bool {
    let known = recurrences.iter().map(|recurrence| &recurrence.nodes);
    let known = known.filter(|nodes| circuits.has(nodes[0]));
    known.into_iter().any(|nodes| {
        let classes = graph.capacity().iter().enumerate();
        nodes.iter().any(|&first| {
            classes.clone().any(|(class, &capacity)| {
                let windows = windows(graph, circuits, (first, class));
                is_overfull(windows, u64::from(capacity), i64::from(ii))
            })
        })
    })
}

/// The windows of the nodes of a recurrence that take a class of resources, if its node `first` begins at time 0.
fn windows(graph: &Graph, circuits: &Circuits<'_>, (first, class): (usize, usize)) -> Vec<Window> {
    let own = (first, 0, 0);
    let others = circuits
        .apart(first)
        .map(|apart| (apart.other, apart.before, -apart.after));
    let all = std::iter::once(own).chain(others);
    let taking = all.filter(|&(node, ..)| graph.uses(node, class) > 0);
    let windows = taking.map(|(node, begin, due)| {
        let cycles = graph.uses(node, class).div_ceil(graph.capacity()[class]);
        Window {
            begin,
            end: due + i64::from(cycles),
            uses: u64::from(graph.uses(node, class)),
        }
    });
    windows.collect()
}

/// Whether what lies within some time, no longer than an interval, is more than there is in it.
fn is_overfull(mut windows: Vec<Window>, capacity: u64, ii: i64) -> bool {
    windows.sort_unstable_by_key(|window| window.end);
    windows.iter().any(|from| {
        let mut uses = 0;
        let inside = windows.iter().filter(|window| window.begin >= from.begin);
        let mut inside = inside.take_while(|window| window.end - from.begin <= ii);
        inside.any(|window| {
            uses += window.uses;
            let time = u64::try_from(window.end - from.begin).unwrap_or(0);
            uses > capacity.saturating_mul(time)
        })
    })
}
