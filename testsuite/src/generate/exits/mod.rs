//! Random loops with several exits: searches, scans that a sentinel ends, comparisons, validations.
//!
//! What conditions say of elements is known while a kernel is made (`conditions`), so that its head can ask for
//! data with which each exit is taken at each iteration, and for others with which none is (`rows`). What
//! else the loop does with its elements (`statements`) is any expression that leaves nothing undefined.

mod assembly;
mod body;
mod conditions;
mod frame;
mod labels;
mod leaving;
mod number;
pub mod resumable;
mod rows;
mod statements;

use super::Random;
use super::typed::scalar::Scalar;
use super::typed::{Place, Scope};
use crate::kernel::Kernel;
use conditions::{Column, Test, Tests};
use frame::{Access, Bound, Frame, Shape, trip_type};
use labels::Labels;
use rows::Rows;

/// What a loop may have, each of which a campaign counts.
pub const FEATURES: &[&str] = &[
    "exits: one",
    "exits: two",
    "exits: three",
    "exits: test of equality",
    "exits: test of inequality",
    "exits: test of order",
    "exits: test of a range",
    "exits: test of a range by one comparison",
    "exits: test of bits",
    "exits: test by a table",
    "exits: test of an expression",
    "exits: test of truth",
    "exits: test for what is no number",
    "exits: test of two arrays",
    "exits: tests joined by &&",
    "exits: tests joined by ||",
    "exits: test under a condition",
    "exits: test behind continue",
    "exits: test in the head",
    "exits: test at the end",
    "exits: test of the counter",
    "exits: elements of 8 bits",
    "exits: elements of 16 bits",
    "exits: elements of 32 bits",
    "exits: elements of 64 bits",
    "exits: elements of type float",
    "exits: elements of type double",
    "exits: several arrays tested",
    "exits: array ends before the exit",
    "exits: array ends before the loop",
    "exits: test of neighbours",
    "exits: next element read",
    "exits: any data",
    "exits: local copy of an element",
    "exits: static array",
    "exits: counter of type int",
    "exits: counter of type unsigned",
    "exits: counter of type unsigned long",
    "exits: counter of type long",
    "exits: counter of type short",
    "exits: counter of type unsigned short",
    "exits: counter of type unsigned char",
    "exits: one pointer",
    "exits: several pointers",
    "exits: end pointer",
    "exits: count beside pointers",
    "exits: counter beside pointers",
    "exits: step before the test",
    "exits: from the last to the first",
    "exits: every second element",
    "exits: no bound",
    "exits: bound behind a pointer",
    "exits: bound in a member",
    "exits: bound in the middle",
    "exits: loop whose bound is an exit",
    "exits: for",
    "exits: while",
    "exits: do",
    "exits: store",
    "exits: store under a condition",
    "exits: store in place",
    "exits: statement before a test",
    "exits: statement behind a test",
    "exits: sum",
    "exits: exclusive or",
    "exits: maximum",
    "exits: count",
    "exits: bits of an element",
    "exits: flags of what is invariant",
    "exits: last value",
    "exits: local variable",
    "exits: index left",
    "exits: pointer left",
    "exits: nothing returned",
    "exits: statement on the way out",
    "exits: exit by break",
    "exits: exit by a flag",
    "exits: exit by return",
    "exits: exit by goto",
    "exits: one label",
    "exits: two labels",
];

/// Elements of static arrays: for as many iterations as the driver ever asks for.
const STATIC: usize = 4096;

/// An array that is not tested.
#[derive(Clone, Debug)]
struct Extra {
    name: String,
    ty: Scalar,
    /// The iteration's element.
    place: String,
    written: bool,
    /// That is the next one, so that the array is longer.
    beyond: bool,
    /// What it has at the beginning is looked at, too.
    read: bool,
}

/// What an exit depends on.
#[derive(Clone)]
enum Cause {
    /// Elements; the second condition is one under which the first is tested.
    Data(Box<Test>, Option<Box<Test>>),
    /// The counter gets to that parameter.
    Counter(String),
}

#[derive(Clone)]
struct Exit {
    /// It is in the head of the loop, or behind the body of `do`.
    in_head: bool,
    cause: Cause,
}

/// A kernel that is being made.
struct Maker {
    random: Random,
    name: String,
    frame: Frame,
    tests: Tests,
    exits: Vec<Exit>,
    /// Statements' expressions.
    scope: Scope,
    extras: Vec<Extra>,
    /// Which columns are written.
    written: Vec<bool>,
    /// Declarations.
    before: String,
    /// What outlives the loop, each as an unsigned number.
    lives: Vec<String>,
    flags: Vec<String>,
    labels: Labels,
    /// Which labels are used.
    jumps: [bool; 2],
    features: Vec<&'static str>,
    /// Kind and C type of the result.
    ret: Option<(&'static str, &'static str)>,
    named: usize,
    /// Parameters that the counter is compared with.
    limits: Vec<(String, Scalar)>,
    /// How many places statements may read before they add to them.
    known: usize,
    /// Variables that are parameters, where the function may be entered again.
    carried: Option<Vec<String>>,
    /// Elements are copied to variables first.
    copies: bool,
    /// The second column is the next element of the first one.
    neighbours: bool,
    /// The first column is copied to a static array.
    in_static: bool,
    /// It writes nothing, and reads nothing but what decides over the exits.
    only_reads: bool,
    /// It does nothing else than to look for them, if what it leaves tells which was taken.
    searches: bool,
    /// What of the body is done in an iteration that is left by each exit.
    until_exits: Vec<String>,
    /// The same of the bound, if it is tested in the middle.
    until_bound: Option<String>,
    /// Arrays that have no element for the iteration in which the loop ends at last.
    short: Vec<String>,
    /// A parameter: only of that many iterations are elements tested, or there.
    half: Option<(String, Scalar)>,
}

/// The kernel of that seed, called `name`.
pub fn kernel(name: &str, seed: u64) -> Kernel {
    let mut random = Random::new(seed ^ 0xe817);
    loop {
        // Conditions may be such that no element, or each, ends the loop.
        let mut own = Random::new(random.next());
        let frame = Frame::some(&mut own, name);
        if let Some(text) = Maker::new(name, own, frame, false).text() {
            return Kernel::parse(name, text).expect("the head follows the grammar");
        }
    }
}

/// Names of arrays that are tested.
const LETTERS: &[&str] = &["a", "b", "c"];

/// Arrays that are tested.
fn columns(random: &mut Random, frame: &Frame, count: usize) -> Vec<Column> {
    let first = random.pick(Scalar::ELEMENTS);
    let column = |(k, letter): (usize, &&str)| Column {
        name: (*letter).to_string(),
        ty: match k == 0 || !random.one_in(3) {
            true => first,
            false => random.pick(Scalar::ELEMENTS),
        },
        value: String::new(),
        place: match frame.access {
            Access::WalkFirst => format!("p{letter}[-1]"),
            _ => frame.element(letter),
        },
    };
    LETTERS.iter().take(count).enumerate().map(column).collect()
}

impl Maker {
    /// With its loop; `again`: the function may be entered again.
    fn new(name: &str, mut own: Random, frame: Frame, again: bool) -> Maker {
        let half = frame
            .half()
            .filter(|_| !again && own.one_in(3))
            .map(|ty| ("half".to_string(), ty));
        let whole = half.is_none();
        let in_static = !again
            && whole
            && frame.access == Access::Index
            && matches!(frame.bound, Bound::Parameter | Bound::Member)
            && frame.shape != Shape::Middle
            && own.one_in(12);
        let copies = frame.access == Access::WalkFirst || whole && own.one_in(4);
        let count = match whole {
            true => own.pick(&[1, 1, 1, 2, 2, 3]),
            false => 1,
        };
        let mut columns = columns(&mut own, &frame, count);
        if in_static {
            columns[0].place = frame.element(&format!("{name}_a"));
        }
        let neighbours =
            !again && whole && count == 1 && !in_static && frame.has_neighbours() && own.one_in(8);
        if let Some(place) = frame.next_element("a").filter(|_| neighbours) {
            columns.push(Column {
                place,
                ..columns[0].clone()
            });
        }
        for (column, letter) in columns.iter_mut().zip(LETTERS) {
            column.value = match copies {
                true => format!("e{letter}"),
                false => column.place.clone(),
            };
        }
        let (only_reads, searches) = (own.one_in(4), !again && own.one_in(4));
        let ret = own.pick(&[
            Some(("u64", "unsigned long")),
            Some(("u64", "unsigned long")),
            Some(("i64", "long")),
            Some(("i32", "int")),
            None,
        ]);
        let labels = Labels {
            count: own.below(3),
            return_there: own.one_in(2),
        };
        Maker {
            written: vec![false; columns.len()],
            tests: Tests::new(Random::new(own.next()), name, columns),
            scope: Scope::new(Random::new(own.next())),
            features: frame.features.clone(),
            random: own,
            name: name.to_string(),
            frame,
            exits: Vec::new(),
            extras: Vec::new(),
            before: String::new(),
            lives: Vec::new(),
            flags: Vec::new(),
            labels,
            jumps: [false; 2],
            ret,
            named: 0,
            limits: Vec::new(),
            known: 0,
            carried: again.then(Vec::new),
            copies,
            neighbours,
            in_static,
            only_reads,
            searches,
            until_exits: Vec::new(),
            until_bound: None,
            short: Vec::new(),
            half,
        }
    }

    /// Chooses the exits, if data can be found for all of them: when they are taken, and the data.
    fn choose(&mut self) -> Option<(Vec<Test>, Rows)> {
        self.choose_exits()?;
        let effective: Vec<Test> = self.exits.iter().filter_map(Exit::effective).collect();
        let rows = Rows::find(
            &mut self.random,
            &self.tests.columns,
            &effective,
            self.neighbours,
        )?;
        // What is under the condition of a test must not always be the last that is done.
        let mut conditions = self.exits.iter().filter_map(|exit| match &exit.cause {
            Cause::Data(_, condition) => condition.as_ref(),
            Cause::Counter(_) => None,
        });
        let sensible = conditions.all(|condition| rows.go_on_with(condition));
        sensible.then_some((effective, rows))
    }

    /// The text, if data can be found for all exits.
    fn text(mut self) -> Option<String> {
        let (effective, rows) = self.choose()?;
        self.places();
        let body = self.body();
        let header = self.header();
        let last = (self.frame.bound == Bound::None).then(|| self.random.below(effective.len()));
        self.shorten(last, header.as_deref());
        let data = self.data(&rows, last);
        Some(self.assemble(&body, header.as_deref(), &data))
    }

    /// The exits, in the order in which they are tested.
    fn choose_exits(&mut self) -> Option<()> {
        let count = self.random.pick(&[1, 1, 1, 2, 2, 3]);
        self.features
            .push(["exits: one", "exits: two", "exits: three"][count - 1]);
        let sentinel = self.frame.access == Access::WalkFirst;
        let head = self
            .frame
            .takes()
            .filter(|_| sentinel || !self.copies && self.random.one_in(2))
            .filter(|_| self.half.is_none());
        let mut exits: Vec<Exit> = (0..count).map(|_| self.exit(head.is_none())).collect();
        match head {
            Some(Shape::Do) => exits[count - 1].in_head = true,
            Some(_) => exits[0].in_head = true,
            None => {}
        }
        for exit in &mut exits {
            // What is in the head is under no condition.
            if let (true, Cause::Data(test, _)) = (exit.in_head, &exit.cause) {
                exit.cause = Cause::Data(test.clone(), None);
            }
        }
        self.exits = exits;
        let by_data = self.exits.iter().any(|exit| exit.effective().is_some());
        by_data.then_some(())
    }

    fn exit(&mut self, may_nest: bool) -> Exit {
        let by_counter = match self.frame.counter {
            Some((_, c_type)) if self.frame.down => !c_type.starts_with("unsigned"),
            counter => counter.is_some(),
        };
        let cause = match self.random.below(8) {
            0 if by_counter && self.half.is_none() => self.by_counter(),
            1 if may_nest => {
                let condition = self.tests.test(0);
                Cause::Data(Box::new(self.tests.test(0)), Some(Box::new(condition)))
            }
            _ => {
                let depth = self.random.below(3);
                let test = match self.random.one_in(4) {
                    true => self.tests.equal_and(depth),
                    false => self.tests.test(depth),
                };
                Cause::Data(Box::new(test), None)
            }
        };
        Exit {
            in_head: false,
            cause,
        }
    }

    /// What statements may read.
    fn places(&mut self) {
        let places = &mut self.scope.places;
        places.push(Place::scalar("sx".to_string(), Scalar::I32, false));
        places.push(Place::scalar("fx".to_string(), Scalar::F32, false));
        if let Some((name, c_type)) = self.frame.counter {
            let ty = Scalar::ALL.iter().find(|ty| ty.c() == c_type);
            places.extend(ty.map(|ty| Place::scalar(name.to_string(), *ty, false)));
        }
        for scalar in &self.tests.scalars {
            places.push(Place::scalar(scalar.name.clone(), scalar.ty, false));
        }
        if self.half.is_none() {
            for (text, ty) in &self.tests.looked_up {
                places.push(Place::scalar(text.clone(), *ty, false));
            }
            let columns = self.tests.columns.iter();
            places.extend(columns.map(|c| Place::scalar(c.value.clone(), c.ty, false)));
        }
        self.known = places.len();
        let counter = self.frame.counter.filter(|_| !self.frame.inner);
        if let Some((name, _)) = counter {
            self.lives.push(format!("(unsigned long){name}"));
            self.features.push("exits: index left");
        }
        if self.frame.walks() && self.random.one_in(2) {
            self.lives.push("(unsigned long)(pa - a)".to_string());
            self.features.push("exits: pointer left");
        }
    }
}

impl Exit {
    /// When it is taken, where that depends on elements.
    fn effective(&self) -> Option<Test> {
        match &self.cause {
            Cause::Counter(_) => None,
            Cause::Data(test, None) => Some((**test).clone()),
            Cause::Data(test, Some(condition)) => {
                Some((**condition).clone().join("&&", (**test).clone()))
            }
        }
    }
}
