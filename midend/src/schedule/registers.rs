//! How many registers the values of a kernel take.

use super::graph::{Graph, Kind};
use super::kernel::ModuloSchedule;

/// The most registers of each file that results of nodes take at once in a kernel whose operations stand in `order`
/// (MaxLive). A value takes them from its operation to its last use, over as many steps of the kernel as lie
/// between; the result of an operation may have those of what it uses last.
pub fn needed(graph: &Graph, schedule: &ModuloSchedule, order: &[usize]) -> Vec<u32> {
    let step = order.len();
    let mut place = vec![0; step];
    for (at, &node) in order.iter().enumerate() {
        place[node] = at;
    }
    // By file: what begins and what ends at each place of a step, and what is there all the time.
    let mut changes = vec![vec![0i64; step + 1]; graph.files().len()];
    for node in 0..graph.len() {
        let length = length(graph, schedule, &place, node);
        for (file, changes) in changes.iter_mut().enumerate() {
            let registers = i64::from(graph.registers(node, file));
            if registers == 0 {
                continue;
            }
            let whole = (length / step) as i64 * registers;
            changes[0] += whole;
            let (begin, end) = (place[node], place[node] + length % step);
            changes[begin] += registers;
            changes[end.min(step)] -= registers;
            if end > step {
                changes[0] += registers;
                changes[end - step] -= registers;
            }
        }
    }
    let most = changes.iter().map(|changes| {
        let mut live = 0;
        let sums = changes[..step].iter().map(|change| {
            live += change;
            live
        });
        u32::try_from(sums.max().unwrap_or(0)).unwrap_or(u32::MAX)
    });
    most.collect()
}

/// How many operations of the kernel, steps that are passed included, lie between a node and the last use of its
/// result.
fn length(graph: &Graph, schedule: &ModuloSchedule, place: &[usize], node: usize) -> usize {
    let step = place.len();
    let uses = graph.out(node).filter(|edge| edge.kind == Kind::Data);
    let ends = uses.filter_map(|edge| {
        let steps = (schedule.stage[edge.to] + edge.distance).checked_sub(schedule.stage[node])?;
        (steps as usize * step + place[edge.to]).checked_sub(place[node])
    });
    let kept = graph.kept(node).and_then(|distance| {
        let steps = distance.checked_sub(schedule.stage[node])?;
        (steps as usize * step).checked_sub(place[node])
    });
    ends.chain(kept).max().unwrap_or(0)
}
