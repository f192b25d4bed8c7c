//! Estimates beside what was measured, for several ways to write each loop.

use crate::Arguments;
use crate::loops::beds;
use crate::timing::{Timing, Variant, Vectorizer};
use std::path::Path;
use testsuite::kernel::Kernel;
use testsuite::toolchain::{self, Target, run as run_command};

/// Elements of the arrays: what loops of unknown length are thought to run.
const ELEMENTS: u64 = 2048;

/// A choice is as good as the best one up to this much.
const AS_GOOD: f64 = 1.10;

/// Vector code may take this much longer than scalar code before it counts as a loss.
const LOSS: f64 = 1.05;

/// What is refused for its price must not gain so much.
const REFUSED_GAIN: f64 = 1.3;

/// A way to write a loop, with its time in percent of the scalar code's.
struct Candidate {
    /// Lanes and vectors; none for what vcc chooses.
    shape: Option<(u32, u32)>,
    estimated: f64,
    measured: f64,
}

/// A kernel, with what was chosen as its first candidate.
struct Row {
    candidates: Vec<Candidate>,
    /// Whether that is scalar.
    scalar: bool,
}

/// Prints the table for a trip count.
pub fn run(arguments: &Arguments, target: &Target, n: Option<u64>) {
    println!(
        "{:20} {:>10} {:>10} {:>10} {:>10} {:>8} {:>6}  percent of the scalar code's time",
        "kernel", "estimated", "measured", "best", "best/ours", "ways", "rank"
    );
    let mut rows = Vec::new();
    for (_, paths) in beds(arguments) {
        for path in paths {
            let kernel = Kernel::read(&path).unwrap_or_else(|error| panic!("{error}"));
            if let Some(row) = measure(&kernel, &path, n, (arguments, target)) {
                print(&kernel, &row, !arguments.kernels.is_empty());
                rows.push(row);
            }
        }
    }
    summarize(&rows);
}

fn print(kernel: &Kernel, row: &Row, each: bool) {
    let chosen = &row.candidates[0];
    let best = row.best();
    let shape = |c: &Candidate| match c.shape {
        Some((lanes, vectors)) => format!("{lanes} x {vectors}"),
        None if row.scalar => "scalar".to_owned(),
        None => "chosen".to_owned(),
    };
    let line = format!(
        "{:20} {:10.0} {:10.0} {:10.0} {:10.2} {:8} {:6.2}  {}",
        kernel.name,
        chosen.estimated,
        chosen.measured,
        best.measured,
        best.measured / chosen.measured,
        row.candidates.len(),
        row.rank_correlation(),
        row.verdict(&shape(best)),
    );
    println!("{}", line.trim_end());
    for candidate in row.candidates.iter().filter(|_| each) {
        println!(
            "  {:18} {:10.0} {:10.0}",
            shape(candidate),
            candidate.estimated,
            candidate.measured
        );
    }
}

fn summarize(rows: &[Row]) {
    let count = |test: fn(&Row) -> bool| rows.iter().filter(|row| test(row)).count();
    let all = rows.len();
    let mean = rows.iter().map(Row::rank_correlation).sum::<f64>() / all.max(1) as f64;
    println!("\n{all} kernels, mean rank correlation {mean:.2}");
    println!("{} choices are as good as the best", count(Row::is_good));
    println!("{} lose to scalar code", count(Row::loses));
    println!("{} are scalar where vectors gain", count(Row::misses));
}

impl Row {
    fn best(&self) -> &Candidate {
        let measured = |a: &&Candidate, b: &&Candidate| a.measured.total_cmp(&b.measured);
        self.candidates
            .iter()
            .min_by(measured)
            .unwrap_or(&self.candidates[0])
    }

    fn is_good(&self) -> bool {
        self.candidates[0].measured <= self.best().measured.min(100.0) * AS_GOOD
    }

    fn loses(&self) -> bool {
        !self.scalar && self.candidates[0].measured > 100.0 * LOSS
    }

    fn misses(&self) -> bool {
        self.scalar && self.best().measured * REFUSED_GAIN < 100.0
    }

    fn verdict(&self, best: &str) -> String {
        match (self.is_good(), self.loses(), self.misses()) {
            (_, true, _) => "loses to scalar".to_owned(),
            (_, _, true) => format!("refused, {best} gains"),
            (false, ..) => format!("{best} is best"),
            (true, ..) => String::new(),
        }
    }

    /// Spearman's: 1 where the estimates have the order of what was measured.
    fn rank_correlation(&self) -> f64 {
        let of = |value: fn(&Candidate) -> f64| {
            ranks(&self.candidates.iter().map(value).collect::<Vec<f64>>())
        };
        correlation(&of(|c| c.estimated), &of(|c| c.measured))
    }
}

/// Rank of each number; equal ones share the mean of theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let rank = |x: f64| {
        let below = numbers.iter().filter(|&&y| y < x).count();
        let equal = numbers.iter().filter(|&&y| y == x).count();
        below as f64 + (equal as f64 + 1.0) / 2.0
    };
    numbers.iter().map(|&x| rank(x)).collect()
}

/// Pearson's.
fn correlation(xs: &[f64], ys: &[f64]) -> f64 {
    let mean = |of: &[f64]| of.iter().sum::<f64>() / of.len() as f64;
    let (x_mean, y_mean) = (mean(xs), mean(ys));
    let both: f64 = xs
        .iter()
        .zip(ys)
        .map(|(x, y)| (x - x_mean) * (y - y_mean))
        .sum();
    let square = |of: &[f64], mean: f64| of.iter().map(|x| (x - mean).powi(2)).sum::<f64>();
    let product = square(xs, x_mean) * square(ys, y_mean);
    if product == 0.0 {
        return 1.0;
    }
    both / product.sqrt()
}

/// Times a kernel as vcc writes it, and in each number of lanes and vectors of the widest registers; none
/// if no vector code can be written.
fn measure(
    kernel: &Kernel,
    path: &Path,
    n: Option<u64>,
    (arguments, target): (&Arguments, &Target),
) -> Option<Row> {
    let directory = tempfile::tempdir().expect("scratch directory");
    let timing = Timing {
        arguments,
        target,
        elements: n.unwrap_or(ELEMENTS),
        place: directory.path(),
    };
    let considered = considered(&timing, path, &[]);
    let scalar = considered
        .iter()
        .any(|line| line.chosen && line.shape.is_none());
    let widest = considered.iter().map(|line| line.bits).max()?;
    let mut shapes: Vec<(u32, u32)> = considered
        .iter()
        .filter(|line| line.bits == widest)
        .filter_map(|line| line.shape)
        .collect();
    shapes.sort_unstable();
    shapes.dedup();
    if shapes.is_empty() {
        return None;
    }
    let mut variants = vec![
        variant("scalar", &["-fno-tree-vectorize"], None),
        variant("chosen", &[], Some(Vec::new())),
    ];
    let chosen = considered.iter().find(|line| line.chosen);
    let mut estimates = vec![chosen.map_or(100.0, |line| line.percent)];
    let mut written = Vec::new();
    for (lanes, vectors) in shapes {
        let options = [
            "--ignore-cost".to_owned(),
            format!("--force-vf={lanes}"),
            format!("--force-uf={vectors}"),
        ];
        let forced = self::considered(&timing, path, &options);
        let Some(line) = forced
            .iter()
            .find(|l| l.chosen && l.shape == Some((lanes, vectors)))
        else {
            continue;
        };
        estimates.push(line.percent);
        written.push((lanes, vectors));
        let name = format!("lanes_{lanes}_{vectors}");
        variants.push(variant(&name, &[], Some(options.to_vec())));
    }
    let seconds = timing.time(kernel, path, &variants);
    let shapes = std::iter::once(None).chain(written.into_iter().map(Some));
    let all = shapes.zip(estimates).zip(&seconds[1..]);
    let candidates = all.map(|((shape, estimated), time)| Candidate {
        shape,
        estimated,
        measured: time / seconds[0] * 100.0,
    });
    Some(Row {
        candidates: candidates.collect(),
        scalar,
    })
}

fn variant(name: &str, flags: &[&str], options: Option<Vec<String>>) -> Variant {
    Variant {
        name: name.to_owned(),
        cc: "gcc".to_owned(),
        flags: flags.iter().map(|&flag| flag.to_owned()).collect(),
        vcc: options.map(|options| Vectorizer {
            vcc: toolchain::vcc(),
            options,
        }),
    }
}

/// A line of `--dump=plan`.
struct Considered {
    percent: f64,
    /// Lanes and vectors; none for scalar code.
    shape: Option<(u32, u32)>,
    bits: u32,
    chosen: bool,
}

/// What vcc considers for a kernel's loops.
fn considered(timing: &Timing<'_>, path: &Path, options: &[String]) -> Vec<Considered> {
    let vectorizer = Vectorizer {
        vcc: toolchain::vcc(),
        options: options.to_vec(),
    };
    let mut command = timing.vectorize(&vectorizer, "gcc", path);
    let output = run_command(command.arg("--dump=plan"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().filter_map(read).collect()
}

/// `; 4: 9% innermost, 16 lanes x 2, then 4, in 256 bits <- chosen`.
fn read(line: &str) -> Option<Considered> {
    let (_, rest) = line.strip_prefix("; ")?.split_once(": ")?;
    let (percent, rest) = rest.split_once("% ")?;
    let words: Vec<&str> = rest.split([' ', ',']).filter(|w| !w.is_empty()).collect();
    let number = |at: usize| words.get(at)?.parse::<u32>().ok();
    let after = |word: &str| number(words.iter().position(|&w| w == word)? + 1);
    let lanes = words
        .iter()
        .position(|&w| w == "lanes")
        .and_then(|at| number(at - 1));
    Some(Considered {
        percent: percent.parse().ok()?,
        shape: lanes.zip(after("x")),
        bits: after("in").unwrap_or(0),
        chosen: line.ends_with("<- chosen"),
    })
}
