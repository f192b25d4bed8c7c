//! How often features of random kernels and recipes of the engine were executed.

use frontend::sorted::SortedMap;
use testsuite::generate::LEFT_SCALAR;
use testsuite::recipes::RECIPES;
use testsuite::suite::KernelRun;

/// Counts by name.
#[derive(Debug)]
pub struct Tally {
    features: SortedMap<String, u64>,
    recipes: SortedMap<&'static str, u64>,
}

impl Tally {
    /// With rows for all these features, and for all recipes.
    pub fn new(features: &[&str]) -> Tally {
        let features = features.iter().map(|name| (name.to_string(), 0));
        let recipes = RECIPES.iter().map(|name| (*name, 0));
        Tally {
            features: features.collect(),
            recipes: recipes.collect(),
        }
    }

    /// Counts the recipes of vector code that ran, and the features that the original reached if
    /// vector code of which they are counted has `taken` its place.
    pub fn add(&mut self, run: &KernelRun, taken: bool) {
        for name in &run.recipes {
            *self.recipes.entry(name).or_default() += 1;
        }
        if !taken {
            return;
        }
        let pipelined = run.pipelined.iter().map(|name| name.to_string());
        for name in run.features.iter().cloned().chain(pipelined) {
            *self.features.entry(name).or_default() += 1;
        }
    }

    /// Prints all rows; how many features are below `least`, and recipes below `least_of_recipes`.
    pub fn print(&self, least: u64, least_of_recipes: u64) -> usize {
        let features = self.features.iter().map(|(name, n)| (name.as_str(), *n));
        let recipes = self.recipes.iter().map(|(name, n)| (*name, *n));
        let below = rows("features of kernels that ran as vectors", features, least)
            + rows("recipes in vector code that ran", recipes, least_of_recipes);
        if below > 0 {
            println!("{below} below what was asked for");
        }
        below
    }
}

fn rows<'a>(title: &str, rows: impl Iterator<Item = (&'a str, u64)>, least: u64) -> usize {
    println!("{title}:");
    let mut below = 0;
    for (name, count) in rows {
        let left = LEFT_SCALAR.contains(&name);
        let few = count < least && !left;
        let mark = match (few, left) {
            (true, _) => " <",
            (_, true) => " (left scalar)",
            _ => "",
        };
        below += usize::from(few);
        println!("{count:>9} {name}{mark}");
    }
    below
}
