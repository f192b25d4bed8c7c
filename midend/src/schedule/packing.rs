//! How many rows of a reservation table operations fill at least, whichever way they are put together: the bound of the
//! cutting stock problem (Gilmore, Gomory: *A Linear Programming Approach to the Cutting-Stock Problem*, Operations
//! Research 9, 1961).
//!
//! Each kind of operation gets a value, so that what fits into a row is worth one at most; then all of them together
//! take as many rows as they are worth. Resources by themselves are such values, too, but not the best ones: of
//! operations that take three quarters of the one or of the other, each has a row of its own.

use super::fills::fills;
use super::graph::Graph;
use super::usable::parts_of;
use frontend::sorted::SortedMap;

/// How often values are made better at most: any of them are good enough for a bound.
const MOST_STEPS: usize = 100;

/// What a row is worth where values are whole numbers: halves, thirds, quarters, and so on are.
const ROW: f64 = 5040.0;

/// A value that is no more than an error of rounding.
const NOTHING: f64 = 1e-9;

/// Rows that the nodes of a graph fill at least.
pub(super) fn rows(graph: &Graph) -> u32 {
    let mut kinds: SortedMap<Vec<u32>, u64> = SortedMap::new();
    for part in (0..graph.len()).flat_map(|node| parts_of(graph, node)) {
        if part.iter().any(|&uses| uses > 0) {
            *kinds.entry(part).or_insert(0) += 1;
        }
    }
    let parts: Vec<&[u32]> = kinds.keys().map(|part| &part[..]).collect();
    let counts: Vec<u64> = kinds.values().copied().collect();
    // Where there are too many ways, nothing is said.
    let Some(fills) = fills(graph.capacity(), &parts) else {
        return 0;
    };
    let worth = |values: &[u64], counts: &[u64]| {
        let all = values.iter().zip(counts);
        all.map(|(value, count)| value * count).sum::<u64>()
    };
    let values: Vec<u64> = values(&fills, &counts)
        .into_iter()
        .map(|value| (value * ROW + 0.5).max(0.0) as u64)
        .collect();
    let row = fills.iter().map(|fill| worth(&values, fill)).max();
    let least = worth(&values, &counts).div_ceil(row.unwrap_or(1).max(1));
    u32::try_from(least).unwrap_or(u32::MAX)
}

/// Values of kinds for which no fill is worth more than one, and all of each kind together as much as can be, by the
/// simplex algorithm in its condensed form.
fn values(fills: &[Vec<u64>], counts: &[u64]) -> Vec<f64> {
    let kinds = counts.len();
    // Of each fill: what it has of the kinds, and what it may still be worth. The last row is that of the gains.
    let mut table: Vec<Vec<f64>> = fills
        .iter()
        .map(|fill| fill.iter().map(|&held| held as f64).chain([1.0]).collect())
        .collect();
    table.push(
        counts
            .iter()
            .map(|&count| -(count as f64))
            .chain([0.0])
            .collect(),
    );
    let mut columns: Vec<usize> = (0..kinds).collect();
    let mut rows: Vec<usize> = (kinds..kinds + fills.len()).collect();
    for _ in 0..MOST_STEPS {
        let gains = &table[fills.len()];
        // The first one of all that gain, so that no values come again (Bland).
        let gaining = (0..kinds).filter(|&column| gains[column] < -NOTHING);
        let Some(column) = gaining.min_by_key(|&column| columns[column]) else {
            break;
        };
        let limit = |&row: &usize| table[row][kinds] / table[row][column];
        let limiting = (0..fills.len()).filter(|&row| table[row][column] > NOTHING);
        let least = limiting.min_by(|a, b| {
            let by_limit = limit(a).total_cmp(&limit(b));
            by_limit.then_with(|| rows[*a].cmp(&rows[*b]))
        });
        let Some(row) = least else {
            break;
        };
        pivot(&mut table, row, column);
        std::mem::swap(&mut rows[row], &mut columns[column]);
    }
    let mut values = vec![0.0; kinds];
    for (row, &what) in rows.iter().enumerate() {
        if let Some(value) = values.get_mut(what) {
            *value = table[row][kinds];
        }
    }
    values
}

/// Exchanges what a row and what a column of a table stand for.
fn pivot(table: &mut [Vec<f64>], row: usize, column: usize) {
    let by = table[row][column];
    for (at, entry) in table[row].iter_mut().enumerate() {
        *entry = if at == column { 1.0 / by } else { *entry / by };
    }
    let pivoted = table[row].clone();
    for (_, other) in table.iter_mut().enumerate().filter(|(at, _)| *at != row) {
        let factor = std::mem::take(&mut other[column]);
        for (entry, by) in other.iter_mut().zip(&pivoted) {
            *entry -= factor * by;
        }
    }
}
