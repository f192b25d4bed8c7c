//! What the elements of an iteration are: those for which the loop goes on, and those for which it ends.

use super::conditions::{Column, Fixed, Test};
use super::number::Number;
use crate::generate::Random;

/// The elements of an iteration, one for each column.
pub(super) type Row = Vec<Number>;

/// Rows, found by trying.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// No exit is taken.
    safe: Vec<Row>,
    /// For each exit, rows for which it is the first that is taken.
    hits: Vec<Vec<Row>>,
}

/// How many rows are tried.
const TRIES: usize = 3000;
const MOST_SAFE: usize = 7;
const MOST_HITS: usize = 3;

impl Rows {
    /// Rows for all of the tests, in the order in which they are made, if some are found for each.
    ///
    /// With `neighbours`, the second column has the next element of the array in the first one. Then all
    /// elements are the same, but for the second one of the row in which an exit is taken.
    pub fn find(
        random: &mut Random,
        columns: &[Column],
        tests: &[Test],
        neighbours: bool,
    ) -> Option<Rows> {
        let mut safe: Vec<Row> = Vec::new();
        // Of each exit, rows for which no other one would be taken, and the others.
        let mut hits = vec![[Vec::new(), Vec::new()]; tests.len()];
        let near = |column: usize| {
            let all = tests.iter().flat_map(|test| &test.near);
            let own = all.filter(move |(of, _)| *of == column);
            own.map(|(_, number)| *number).collect::<Vec<_>>()
        };
        let near: Vec<Vec<Number>> = (0..columns.len()).map(near).collect();
        for _ in 0..TRIES {
            let mut row = some_row(random, columns, &near);
            if neighbours {
                match safe.first() {
                    Some(safe) => row[0] = safe[0],
                    None => row[1] = row[0],
                }
            }
            let mut held = (0..tests.len()).filter(|k| (tests[*k].holds)(&row));
            let (found, most) = match held.next() {
                None if neighbours => (&mut safe, 1),
                None => (&mut safe, MOST_SAFE),
                Some(_) if neighbours && safe.is_empty() => continue,
                Some(k) => (&mut hits[k][usize::from(held.next().is_some())], MOST_HITS),
            };
            if found.len() < most {
                found.push(row);
            }
        }
        // An exit behind which another one would be taken in any case could be left out.
        let complete = !safe.is_empty() && hits.iter().all(|[alone, _]| !alone.is_empty());
        let hits = hits.into_iter().map(some_of_both).collect();
        complete.then_some(Rows { safe, hits })
    }

    /// The items that make arrays of which an element is at index `scale` times the iteration; with a
    /// `sentinel`, the exit of that number is taken behind the last iteration.
    pub fn makes(&self, columns: &[Column], scale: usize, sentinel: Option<usize>) -> Vec<String> {
        let row = if scale == 1 {
            "i".to_string()
        } else {
            format!("i / {scale}")
        };
        let make = |(k, column): (usize, &Column)| {
            let choose = format!("({row} * 3 + {row} / 5 + n) % {}", self.safe.len());
            let value = one_of(&self.safe, k, column, &choose);
            let value = match sentinel {
                Some(exit) => {
                    let last = one_of(
                        &self.hits[exit],
                        k,
                        column,
                        &format!("n % {}", self.hits[exit].len()),
                    );
                    format!("{row} == n ? {last} : {value}")
                }
                None => value,
            };
            format!("make {} = {value}", column.name)
        };
        columns.iter().enumerate().map(make).collect()
    }

    /// Whether a condition holds in some iteration that is not the last one.
    pub fn go_on_with(&self, condition: &Test) -> bool {
        self.safe.iter().any(|row| (condition.holds)(row))
    }

    /// The row of an iteration: one with which the loop goes on, or one for an exit.
    pub fn row(&self, iteration: u64, exit: Option<usize>) -> &Row {
        let rows = exit.map_or(&self.safe, |exit| &self.hits[exit]);
        &rows[(iteration as usize * 3 + iteration as usize / 5) % rows.len()]
    }

    /// The item about an exit.
    pub fn exit(&self, exit: usize, columns: &[Column], scale: usize) -> String {
        let index = if scale == 1 { "" } else { "[2 * i]" };
        let given = (0..columns.len()).map(|k| self.given(exit, k, &columns[k], index));
        format!("exit {}", given.collect::<Vec<_>>().join(", "))
    }

    /// The item about an exit that depends on an element and the next one.
    pub fn exit_of_neighbours(&self, exit: usize, columns: &[Column]) -> String {
        format!("exit {}", self.given(exit, 1, &columns[1], "[i + 1]"))
    }

    /// What an element is where the exit is taken.
    fn given(&self, exit: usize, k: usize, column: &Column, index: &str) -> String {
        let hits = &self.hits[exit];
        let value = one_of(hits, k, column, &format!("i % {}", hits.len()));
        format!("{}{index} = {value}", column.name)
    }
}

/// Of rows for one exit alone, and of those with others behind it.
fn some_of_both([alone, others]: [Vec<Row>; 2]) -> Vec<Row> {
    let alone = alone.into_iter().take(MOST_HITS - 1);
    alone.chain(others).take(MOST_HITS).collect()
}

/// A row, with many of the numbers that matter.
fn some_row(random: &mut Random, columns: &[Column], near: &[Vec<Number>]) -> Row {
    let mut row: Row = Vec::new();
    for (column, near) in columns.iter().zip(near) {
        let number = match random.below(6) {
            0 | 1 if !near.is_empty() => random.pick(near),
            2 if !row.is_empty() => {
                let same = row[0];
                match (same, column.ty.is_float()) {
                    (Number::Real(_), true) => same,
                    (Number::Int(value), false)
                        if (column.ty.range().0..=column.ty.range().1).contains(&value) =>
                    {
                        same
                    }
                    _ => Number::some(random, column.ty),
                }
            }
            _ => Number::some(random, column.ty),
        };
        row.push(number);
    }
    row
}

/// A C expression for what a column has in one of some rows, which is chosen by another one.
fn one_of(rows: &[Row], k: usize, column: &Column, choose: &str) -> String {
    let literals: Vec<String> = rows.iter().map(|row| row[k].literal(column.ty)).collect();
    match literals.iter().all(|literal| *literal == literals[0]) {
        true => literals[0].clone(),
        false => format!(
            "(({}[]){{ {} }})[{choose}]",
            column.ty.c(),
            literals.join(", ")
        ),
    }
}

/// The items for scalars.
pub(super) fn fixed(scalars: &[Fixed]) -> impl Iterator<Item = String> + '_ {
    scalars
        .iter()
        .map(|scalar| format!("make {} = {}", scalar.name, scalar.value.literal(scalar.ty)))
}
