//! What the rows of a reservation table can still hold of what is left to be placed.

use super::fills::fills;
use super::graph::Graph;
use frontend::sorted::SortedMap;

/// What nodes take that are placed one after the other, from each of them on.
pub(super) struct Demand {
    /// By place in the order: of each class, all of it.
    totals: Vec<Vec<u64>>,
    /// By place in the order: which of `usable`.
    which: Vec<usize>,
    usable: Vec<Usable>,
}

impl Demand {
    /// Of nodes in their order.
    pub fn of(graph: &Graph, order: impl DoubleEndedIterator<Item = usize>) -> Demand {
        let mut total = vec![0; graph.capacity().len()];
        let mut demand = Demand {
            totals: vec![total.clone()],
            which: vec![0],
            usable: vec![Usable::default()],
        };
        let mut parts: Vec<Vec<u32>> = Vec::new();
        for node in order.rev() {
            let known = parts.len();
            for part in parts_of(graph, node) {
                for (total, uses) in total.iter_mut().zip(&part) {
                    *total += u64::from(*uses);
                }
                if !parts.contains(&part) {
                    parts.push(part);
                }
            }
            if parts.len() > known {
                demand.usable.push(Usable::of(&parts));
            }
            demand.totals.push(total.clone());
            demand.which.push(demand.usable.len() - 1);
        }
        demand.totals.reverse();
        demand.which.reverse();
        demand
    }

    /// Whether what is left in rows is looked at in another way from a place in the order on than before it.
    pub fn changes(&self, place: usize) -> bool {
        place == 0 || self.which[place] != self.which[place - 1]
    }

    /// How much of each class nodes from a place in the order on can take of rows of which some is left.
    pub fn usable<'r>(&mut self, place: usize, rows: impl Iterator<Item = &'r [u32]>) -> Vec<u64> {
        let mut all = vec![0; self.totals[place].len()];
        for row in rows {
            let most = self.usable[self.which[place]].most(row);
            for (all, &most) in all.iter_mut().zip(most) {
                *all += u64::from(most);
            }
        }
        all
    }

    /// Whether as much of each class is enough for all nodes from a place in the order on.
    pub fn fits(&self, place: usize, usable: &[u64]) -> bool {
        let totals = &self.totals[place];
        usable
            .iter()
            .zip(totals)
            .all(|(usable, total)| usable >= total)
    }
}

/// What a node takes of each class in each of its cycles.
pub(super) fn parts_of(graph: &Graph, node: usize) -> Vec<Vec<u32>> {
    let mut parts = vec![vec![0; graph.capacity().len()]; graph.busy(node) as usize];
    for (class, later, uses) in graph.reserved(node) {
        parts[later as usize][class] = uses;
    }
    parts
}

/// What can be taken of a row by parts that are taken whole, as often as it holds them.
#[derive(Default)]
struct Usable {
    parts: Vec<Vec<u32>>,
    /// By what is left in a row: the most of each class.
    known: SortedMap<Vec<u32>, Vec<u32>>,
}

impl Usable {
    fn of(parts: &[Vec<u32>]) -> Usable {
        let some = parts
            .iter()
            .filter(|part| part.iter().any(|&uses| uses > 0));
        Usable {
            parts: some.cloned().collect(),
            known: SortedMap::new(),
        }
    }

    fn most(&mut self, row: &[u32]) -> &[u32] {
        if !self.known.contains_key(row) {
            let parts: Vec<&[u32]> = self.parts.iter().map(|part| &part[..]).collect();
            // Where there are too many ways to fill it, all of the row counts as usable.
            let most = match fills(row, &parts) {
                Some(fills) => most(&fills, &parts, row.len()),
                None => row.to_vec(),
            };
            self.known.insert(row.to_vec(), most);
        }
        &self.known[row]
    }
}

/// The most that any of these ways to fill a row takes of each class.
fn most(fills: &[Vec<u64>], parts: &[&[u32]], classes: usize) -> Vec<u32> {
    let of = |fill: &[u64], class: usize| {
        let all = fill.iter().zip(parts);
        all.map(|(&held, part)| held as u32 * part[class]).sum()
    };
    let most = |class| fills.iter().map(|fill| of(fill, class)).max();
    (0..classes).map(|class| most(class).unwrap_or(0)).collect()
}
