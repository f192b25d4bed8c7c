//! Placing nodes in a modulo reservation table, at the least interval for which all find a place.

use super::circuits::Circuits;
use super::feasible::{Feasible, feasible};
use super::functions::Functions;
use super::graph::Graph;
use super::kernel::ModuloSchedule;
use super::mii::Recurrence;
use super::order;
use super::placing::{Patience, placed};
use super::registers::needed;
use super::reservations::Reservations;
use super::windows;

/// A schedule that there are too few registers for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowded {
    /// Its interval.
    pub ii: u32,
    /// Of which file.
    pub file: usize,
    /// How many it needs.
    pub needed: u32,
}

impl Crowded {
    /// By how many cycles the interval would have to be longer for the registers that there are to suffice, if the same
    /// schedule took as many less as it is longer.
    fn way(self, graph: &Graph) -> u32 {
        let missing = self.needed - graph.files()[self.file];
        (u64::from(self.ii) * u64::from(missing) / u64::from(self.needed)) as u32
    }
}

/// How many rows are looked at for each node to find out whether there are schedules at all: as many for one of a long
/// body as for one of a short body.
const LOOKS: usize = 40000;

/// How many intervals are tried one after the other; then larger and larger steps are made.
const STRIDE: u32 = 32;

/// What intervals are tried with.
pub(super) struct Intervals<'a> {
    graph: &'a Graph,
    recurrences: &'a [Recurrence],
    functions: &'a [Functions],
    order: &'a [usize],
    /// One in which what takes resources for several cycles comes before all else, if there is such.
    longest_first: Option<Vec<usize>>,
    list: ModuloSchedule,
    /// How many rows may still be looked at to find out whether there is a schedule at all.
    looks: usize,
    /// The least interval that may have one.
    pub least: u32,
    /// The first schedule that had to be given up for its registers, if any.
    pub crowded: Option<Crowded>,
    /// The interval and the stages of the first schedule that had too many of these, if any.
    pub long: Option<[u32; 2]>,
}

impl<'a> Intervals<'a> {
    /// From an interval on, which resources and recurrences allow, each by themselves; nodes are placed in an order.
    pub fn new(
        (graph, recurrences): (&'a Graph, &'a [Recurrence]),
        (functions, order): (&'a [Functions], &'a [usize]),
        least: u32,
    ) -> Intervals<'a> {
        Intervals {
            graph,
            recurrences,
            functions,
            order,
            longest_first: longest_first(graph, functions),
            list: list(graph, functions),
            looks: LOOKS.saturating_mul(graph.len()),
            least: least.max(1),
            crowded: None,
            long: None,
        }
    }

    /// The schedule at the least interval at which all nodes find a place, there are enough registers, and there are at
    /// most so many stages, if any. That of a schedule without any overlap ([`list`]) is the last one, and that schedule
    /// what is left then.
    pub fn first(&mut self, stages: Option<u32>) -> ModuloSchedule {
        let begin = self.least;
        let mut ii = begin;
        while ii < self.list.ii {
            // What is far from fitting is not tried at each interval of a long way.
            let mut next = ii + 1 + (ii - begin) / STRIDE;
            if let Some(schedule) = self.at(ii) {
                let crowded = crowded(self.graph, self.functions, &schedule);
                let most = stages.filter(|&most| schedule.stages() > most);
                match (crowded, most) {
                    (None, None) => return schedule,
                    (Some(few), _) => {
                        self.crowded = self.crowded.or(crowded);
                        // Another schedule may take less.
                        next = next.max(ii + few.way(self.graph) / 2);
                    }
                    (None, Some(most)) => {
                        self.long = self.long.or(Some([ii, schedule.stages()]));
                        // As many stages as there may be have to last for the longest way.
                        let ways = self.functions.iter().map(|of| of.depth);
                        next = next.max(ways.max().unwrap_or(0) / most.max(1));
                    }
                }
            }
            ii = next;
        }
        self.list.clone()
    }

    /// A schedule at an interval. Where nodes find no place in the order in which they are placed, they keep away from all
    /// others of their recurrence, which leaves less to try but fewer ways to go wrong. Then it is asked whether there is
    /// a place for all of them, and each kind is kept as many places as it has nodes.
    fn at(&mut self, ii: u32) -> Option<ModuloSchedule> {
        let how = (self.functions, self.order);
        let table = Reservations::new(self.graph, ii);
        let mut found = placed(
            self.graph,
            how,
            &Circuits::default(),
            table.clone(),
            Patience::Short,
        );
        let fits = |found: &ModuloSchedule| crowded(self.graph, self.functions, found).is_none();
        if let (false, Some(order)) = (found.as_ref().is_some_and(fits), &self.longest_first) {
            let how = (self.functions, &order[..]);
            let other = placed(
                self.graph,
                how,
                &Circuits::default(),
                table.clone(),
                Patience::Short,
            );
            found = other
                .filter(|other| found.is_none() || fits(other))
                .or(found);
        }
        if found.is_some() {
            return found;
        }
        let circuits = Circuits::of(self.graph, self.recurrences, ii);
        if !circuits.is_empty() {
            found = placed(self.graph, how, &circuits, table, Patience::Short);
        }
        if found.is_some() {
            return found;
        }
        let here = (&circuits, ii);
        let feasible = match windows::are_too_short(self.graph, self.recurrences, here) {
            true => Feasible::No,
            false if self.looks == 0 => Feasible::Unknown,
            false => {
                let known = (self.recurrences, self.functions);
                feasible(self.graph, known, here, &mut self.looks)
            }
        };
        match feasible {
            Feasible::Yes(times) => {
                let places = Reservations::of_places(self.graph, ii, &times);
                let found = placed(self.graph, how, &circuits, places, Patience::Short);
                found.or_else(|| Some(in_rows(self.graph, self.recurrences, ii, times)))
            }
            Feasible::No => {
                self.least += u32::from(self.least == ii);
                None
            }
            Feasible::Unknown => {
                let table = Reservations::new(self.graph, ii);
                placed(self.graph, how, &circuits, table, Patience::Long)
            }
        }
    }
}

/// A schedule of nodes in the rows that they have: those of a recurrence, which keep its dependences, are moved by as
/// many intervals as what comes before takes.
pub(super) fn in_rows(
    graph: &Graph,
    recurrences: &[Recurrence],
    ii: u32,
    mut times: Vec<i64>,
) -> ModuloSchedule {
    let mut group: Vec<usize> = (0..graph.len()).collect();
    for recurrence in recurrences {
        for &node in &recurrence.nodes {
            group[node] = recurrence.nodes[0];
        }
    }
    let mut members = vec![Vec::new(); graph.len()];
    for (node, &group) in group.iter().enumerate() {
        members[group].push(node);
    }
    let interval = i64::from(ii);
    // Groups wait for each other in no circle, so that each is moved for the last time when all before it have been.
    let mut moved = true;
    while moved {
        moved = false;
        for edge in graph.edges() {
            let late = times[edge.from] + edge.delay(ii) - times[edge.to];
            if late > 0 && group[edge.from] != group[edge.to] {
                let by = (late + interval - 1) / interval * interval;
                for &node in &members[group[edge.to]] {
                    times[node] += by;
                }
                moved = true;
            }
        }
    }
    ModuloSchedule::of(ii, &times)
}

/// An order of nodes like that of [`order::order`], but that what takes resources for several cycles comes first: behind
/// short ones it finds no room.
fn longest_first(graph: &Graph, functions: &[Functions]) -> Option<Vec<usize>> {
    let (long, short): (Vec<usize>, Vec<usize>) =
        (0..graph.len()).partition(|&node| graph.busy(node) > 1);
    let sets = [long, short];
    (!sets[0].is_empty() && !sets[1].is_empty()).then(|| order::order(graph, functions, &sets))
}

/// Whether values take more registers than there are.
fn crowded(graph: &Graph, functions: &[Functions], schedule: &ModuloSchedule) -> Option<Crowded> {
    let needed = needed(graph, schedule, &schedule.kernel(|n| functions[n].place));
    let files = needed.into_iter().zip(graph.files()).enumerate();
    let over = |(file, (needed, &there)): (usize, (u32, &u32))| {
        (needed > there).then_some(Crowded {
            ii: schedule.ii,
            file,
            needed,
        })
    };
    files.filter_map(over).next()
}

/// One iteration after the other, each as short as it gets by placing nodes in topological order: a single stage.
pub fn list(graph: &Graph, functions: &[Functions]) -> ModuloSchedule {
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&node| functions[node].place);
    let most: u32 = (0..graph.len()).map(|node| graph.busy(node)).sum();
    let waits: u32 = graph.edges().iter().map(|edge| edge.latency).sum();
    let mut table = Reservations::new(graph, most.saturating_add(waits).max(1));
    let mut times = vec![0i64; graph.len()];
    let mut end = 1;
    for &node in &order {
        let before = graph.into(node).filter(|edge| edge.drawn().is_some());
        let before = before.filter(|edge| functions[edge.from].place < functions[node].place);
        let ready = before.map(|edge| times[edge.from] + i64::from(edge.latency));
        let ready = ready.max().unwrap_or(0);
        // All of them one after the other fit in the table.
        let time = table.take_first(node, ready..=i64::MAX);
        let time = time.unwrap_or(ready);
        times[node] = time;
        end = end.max(time + i64::from(graph.busy(node)));
    }
    // What the next iteration waits for.
    for edge in graph.edges().iter().filter(|edge| edge.distance > 0) {
        let wait = times[edge.from] + i64::from(edge.latency) - times[edge.to];
        let distance = i64::from(edge.distance);
        end = end.max((wait + distance - 1).div_euclid(distance));
    }
    ModuloSchedule::of(u32::try_from(end).unwrap_or(u32::MAX), &times)
}
