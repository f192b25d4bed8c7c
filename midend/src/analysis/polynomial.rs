//! Sums of products of integers, modulo 2^64: what addresses of arrays are whose rows are as long as a
//! variable says.

use super::facts::Extend;
use crate::ssa::Value;
use frontend::sorted::SortedMap;

/// A sum with more products than this is not followed.
const MAX_TERMS: usize = 16;
/// Nor is a product of more factors: `((i * n + j) * m + k)` has three.
const MAX_FACTORS: usize = 4;

/// A factor of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Factor {
    /// The number of the loop's iteration.
    Iteration,
    /// An integer that is the same in all iterations.
    Invariant(Value, Extend),
    /// An integer of which nothing is known: it may differ from one execution to the next.
    Varying(Value, Extend),
}

/// Products with their coefficients, none of which is 0. The empty product is 1. Factors are sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Polynomial {
    products: SortedMap<Vec<Factor>, i64>,
}

impl Polynomial {
    pub fn constant(value: i64) -> Polynomial {
        Polynomial::product(Vec::new(), value)
    }

    pub fn product(factors: Vec<Factor>, coefficient: i64) -> Polynomial {
        let mut sum = Polynomial::default();
        sum.insert(factors, coefficient);
        sum
    }

    /// The coefficient of a product.
    pub fn coefficient(&self, factors: &[Factor]) -> i64 {
        self.products.get(factors).copied().unwrap_or(0)
    }

    pub fn products(&self) -> impl Iterator<Item = (&[Factor], i64)> {
        self.products.iter().map(|(f, &c)| (f.as_slice(), c))
    }

    /// The value, if it is a number.
    pub fn as_constant(&self) -> Option<i64> {
        let constant = self.coefficient(&[]);
        let alone = self.products.len() == usize::from(constant != 0);
        alone.then_some(constant)
    }

    fn insert(&mut self, factors: Vec<Factor>, coefficient: i64) {
        let sum = self.coefficient(&factors).wrapping_add(coefficient);
        match sum {
            0 => self.products.remove(&factors),
            _ => self.products.insert(factors, sum),
        };
    }

    /// `self + by * other`.
    pub fn plus(&self, other: &Polynomial, by: i64) -> Option<Polynomial> {
        let mut sum = self.clone();
        for (factors, coefficient) in &other.products {
            sum.insert(factors.clone(), coefficient.wrapping_mul(by));
        }
        (sum.products.len() <= MAX_TERMS).then_some(sum)
    }

    /// `self * other`.
    pub fn times(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut all = Polynomial::default();
        for (one, a) in &self.products {
            for (another, b) in &other.products {
                let mut factors = [one.as_slice(), another].concat();
                factors.sort_unstable();
                if factors.len() > MAX_FACTORS {
                    return None;
                }
                all.insert(factors, a.wrapping_mul(*b));
            }
        }
        (all.products.len() <= MAX_TERMS).then_some(all)
    }
}
