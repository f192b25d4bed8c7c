//! Loops with several exits for the interpreters: all that they carry are parameters, so that the function
//! can be entered again behind the vector code.

use super::conditions::Fixed;
use super::rows::Rows;
use super::{Cause, Frame, Maker};
use crate::features::unmarked;
use crate::generate::Random;
use crate::generate::typed::scalar::Scalar;

/// Such a loop, as the function `k`, and what it is called with.
pub struct Resumable {
    /// C text.
    pub text: String,
    /// The arrays that are tested.
    columns: Vec<(String, Scalar)>,
    rows: Rows,
    /// Scalars that have one value.
    fixed: Vec<Fixed>,
    /// Scalars that the counter is compared with.
    limits: Vec<String>,
    /// For each exit, the number of the rows for it, or of the limit that it depends on.
    exits: Vec<Way>,
}

/// What has to be so that an exit is taken.
#[derive(Clone, Copy, Debug)]
enum Way {
    Row(usize),
    Limit(usize),
}

/// An exit, and the iteration in which it is taken.
#[derive(Clone, Copy, Debug)]
pub struct Taken {
    exit: Way,
    at: u64,
}

/// A random one.
pub fn resumable(random: &mut Random) -> Resumable {
    loop {
        let mut own = Random::new(random.next());
        let frame = Frame::resumable(&mut own);
        let mut maker = Maker::new("k", own, frame, true);
        maker.tests.without_tables();
        maker.ret = Some(("u64", "unsigned long"));
        if let Some(made) = maker.resumable() {
            return made;
        }
    }
}

impl Maker {
    fn resumable(mut self) -> Option<Resumable> {
        let (_, rows) = self.choose()?;
        self.places();
        let body = self.body();
        let (header, after) = (self.header(), self.after());
        let text = self.frame.text(header.as_deref(), &[], &body);
        let mut params = vec!["int i".to_string()];
        let others = self.parameters(&format!("{body} {}", header.unwrap_or_default()));
        params.extend(others.into_iter().map(|(_, param)| param));
        params.extend(self.carried.take().unwrap_or_default());
        let text = format!(
            "unsigned long k({})\n{{\n    unsigned long h = 5;\n{text}{after}}}\n",
            params.join(", ")
        );
        let (mut exits, mut rows_taken) = (Vec::new(), 0);
        for exit in &self.exits {
            exits.push(match &exit.cause {
                Cause::Counter(limit) => {
                    let known = self.limits.iter().position(|(name, _)| name == limit);
                    Way::Limit(known.unwrap_or_default())
                }
                Cause::Data(..) => {
                    rows_taken += 1;
                    Way::Row(rows_taken - 1)
                }
            });
        }
        let columns = self.tests.columns.into_iter();
        Some(Resumable {
            text: unmarked(&text),
            columns: columns.map(|column| (column.name, column.ty)).collect(),
            rows,
            fixed: self.tests.scalars,
            limits: self.limits.into_iter().map(|(name, _)| name).collect(),
            exits,
        })
    }
}

impl Resumable {
    /// An exit in one of `n` iterations, or none.
    pub fn some_exit(&self, n: u64, random: &mut Random) -> Option<Taken> {
        if n == 0 || random.one_in(4) {
            return None;
        }
        Some(Taken {
            exit: random.pick(&self.exits),
            at: random.below(n as usize) as u64,
        })
    }

    /// The bits of element `k` of an array, or of a scalar, of `n` iterations, if it has to be so.
    pub fn given(&self, name: &str, k: u64, n: u64, taken: Option<Taken>) -> Option<u64> {
        if let Some(scalar) = self.fixed.iter().find(|scalar| scalar.name == name) {
            return Some(scalar.value.bits(scalar.ty));
        }
        if let Some(limit) = self.limits.iter().position(|limit| limit == name) {
            return Some(match taken {
                Some(Taken {
                    exit: Way::Limit(own),
                    at,
                }) if own == limit => at,
                _ => n + 3,
            });
        }
        let column = self.columns.iter().position(|(column, _)| column == name)?;
        let exit = taken
            .filter(|taken| taken.at == k)
            .and_then(|taken| match taken.exit {
                Way::Row(exit) => Some(exit),
                Way::Limit(_) => None,
            });
        Some(self.rows.row(k, exit)[column].bits(self.columns[column].1))
    }
}
