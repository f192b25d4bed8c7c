//! The initial plan of a loop: what becomes of each of its operations, whatever the lanes of a vector (VF) and the
//! vectors of an iteration (UF), which are symbols there, and with them how many iterations vectors do.
//!
//! The plan that is emitted is made of it once VF and UF are chosen, and its passes have run (VPlan, LLVM).

use super::loops::Loop;
use crate::analysis::facts::CarriedKind;
use crate::engine::linearize::{Linear, Step};
use crate::engine::mask::{Mask, MaskId, Masks};
use crate::engine::shape::Shape;
use crate::ssa::{Inst, Op, Value};
use crate::text::decl::Args;
use frontend::sorted::{SortedMap, SortedSet};
use std::fmt::{self, Display, Formatter, Write};

/// The initial plan of a loop, as text.
pub(super) struct InitialPlan<'a> {
    l: &'a Loop<'a>,
    lanes: Vec<u32>,
    vectors: Vec<u32>,
    /// What is computed; the others are places of accesses that move on by the same bytes from lane to lane, and what
    /// counts.
    needed: SortedSet<Value>,
}

impl<'a> InitialPlan<'a> {
    /// That of a loop that was tried with so many lanes and vectors.
    pub fn new(l: &'a Loop<'a>, tried: impl IntoIterator<Item = [u32; 2]>) -> InitialPlan<'a> {
        let (mut lanes, mut vectors): (Vec<u32>, Vec<u32>) =
            tried.into_iter().map(|[vf, uf]| (vf, uf)).unzip();
        for numbers in [&mut lanes, &mut vectors] {
            numbers.sort_unstable();
            numbers.dedup();
        }
        InitialPlan {
            l,
            lanes,
            vectors,
            needed: needed(l),
        }
    }

    /// What comes into the loop from variables.
    fn live_ins(&self, text: &mut Formatter<'_>) -> fmt::Result {
        let (facts, f) = (self.l.facts, self.l.material.f);
        let mut used = self.needed.clone();
        for count in std::iter::once(&facts.trip).chain(&facts.bounds) {
            used.extend([count.start, count.bound]);
        }
        for access in &facts.accesses {
            used.extend(access.address.root);
            used.extend(access.address.terms.iter().map(|term| term.value));
        }
        for (var, value) in &f.sites[facts.site].entry {
            if used.contains(value) && !f.is_constant(*value) {
                writeln!(text, "  live-in {value}: {:?}", f.vars[*var].name)?;
            }
        }
        Ok(())
    }

    /// What is done once: what all iterations have in common.
    fn before(&self, text: &mut Formatter<'_>) -> fmt::Result {
        let m = &self.l.material;
        let inside = m.linear.loops.iter().map(|inner| &inner.steps);
        let behind = m.linear.branches.iter().map(|branch| &branch.steps);
        let all = std::iter::once(&m.linear.steps).chain(inside).chain(behind);
        for step in all.flatten() {
            if let Step::Inst { inst, .. } = *step
                && self.is_done_once(inst)
            {
                self.line(text, 2, "once", inst)?;
            }
        }
        Ok(())
    }

    fn is_done_once(&self, inst: Inst) -> bool {
        let m = &self.l.material;
        let result = m.f.insts[inst].result;
        result.is_some_and(|result| m.shapes.is_uniform(result) && self.needed.contains(&result))
    }

    /// Whether an operation stands in the loop.
    fn is_in_loop(&self, inst: Inst) -> bool {
        let m = &self.l.material;
        match m.f.insts[inst].result {
            Some(result) => !m.shapes.is_uniform(result) && self.needed.contains(&result),
            None => true,
        }
    }

    /// The steps of a sequence, each with what becomes of it.
    fn steps(&self, text: &mut Formatter<'_>, depth: usize, steps: &[Step]) -> fmt::Result {
        let Linear {
            loops,
            branches,
            masks,
            ..
        } = &self.l.material.linear;
        let margin = "  ".repeat(depth);
        for step in steps {
            match step {
                Step::Inst { inst, .. } if !self.is_in_loop(*inst) => {}
                Step::Inst { inst, mask } => {
                    let recipe = self.recipe(*inst, *mask);
                    self.line(text, depth, &recipe, *inst)?;
                }
                Step::Join { param, .. } if !self.needed.contains(param) => {}
                Step::Join { param, sources } => {
                    let definition = self.l.material.f.definition(*param);
                    write!(text, "{margin}{definition} = blend")?;
                    sources_of(text, masks, sources)?;
                }
                Step::Loop(number) => {
                    let inner = &loops[*number];
                    let under = Under(masks, inner.mask);
                    writeln!(text, "{margin}loop inside{under} {{")?;
                    for (param, entry, again) in &inner.params {
                        if !self.needed.contains(param) {
                            continue;
                        }
                        let definition = self.l.material.f.definition(*param);
                        write!(text, "{margin}  {definition} = at first")?;
                        sources_of(text, masks, entry)?;
                        write!(text, "{margin}  {definition} = then")?;
                        sources_of(text, masks, again)?;
                    }
                    self.steps(text, depth + 1, &inner.steps)?;
                    let again = Condition(masks, inner.again);
                    writeln!(text, "{margin}}} again in lanes in which {again}")?;
                }
                Step::Exit(_) => writeln!(text, "{margin}lanes leave")?,
                Step::Branch(number) => {
                    let branch = &branches[*number];
                    let condition = Condition(masks, branch.mask);
                    writeln!(text, "{margin}if any lane has {condition} {{")?;
                    self.steps(text, depth + 1, &branch.steps)?;
                    writeln!(text, "{margin}}}")?;
                    for join in branch
                        .joins
                        .iter()
                        .filter(|j| self.needed.contains(&j.param))
                    {
                        let definition = self.l.material.f.definition(join.param);
                        write!(text, "{margin}{definition} = in the other lanes")?;
                        sources_of(text, masks, &join.rest)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// An operation, and what becomes of it.
    fn line(
        &self,
        text: &mut Formatter<'_>,
        depth: usize,
        recipe: &str,
        inst: Inst,
    ) -> fmt::Result {
        let f = self.l.material.f;
        let data = &f.insts[inst];
        text.write_str(&"  ".repeat(depth))?;
        if let Some(result) = data.result {
            write!(text, "{} = ", f.definition(result))?;
        }
        let known = self.l.material.accesses.get(&inst);
        match (known, data.result) {
            (Some(access), Some(_)) => {
                writeln!(text, "{recipe} {} at [{}]", data.op, access.address)
            }
            (Some(access), None) => {
                let (value, place) = (data.args[1], &access.address);
                writeln!(text, "{recipe} {} {value} at [{place}]", data.op)
            }
            (None, _) => writeln!(text, "{recipe} {}{}", data.op, Args(&data.args)),
        }
    }

    /// What becomes of an operation.
    fn recipe(&self, inst: Inst, mask: MaskId) -> String {
        let m = &self.l.material;
        let data = &m.f.insts[inst];
        let under = Under(&m.linear.masks, mask);
        match (&data.op, data.result.map(|result| m.shapes.of(result))) {
            (Op::Load(_) | Op::Store(_), _) => format!("{}{under}", self.access(inst)),
            (Op::Call(_) | Op::LaneCall(_) | Op::Opaque(_), _) => format!("in each lane{under}"),
            (_, Some(Shape::Linear(step))) => format!("steps of {step}"),
            (_, Some(Shape::ActiveUniform)) => format!("once in an iteration{under}"),
            (_, Some(Shape::Uniform | Shape::Varying) | None) => format!("widen{under}"),
        }
    }

    /// How the lanes of a load or store lie in memory.
    fn access(&self, inst: Inst) -> String {
        let m = &self.l.material;
        let data = &m.f.insts[inst];
        let stored = matches!(data.op, Op::Store(_));
        let value = match data.result {
            Some(result) => result,
            None => data.args[1],
        };
        let bytes = i64::from(m.f.values[value].ty.bits() / 8);
        let known = m.accesses.get(&inst).map(|access| access.address.iteration);
        let step = known.or(match m.shapes.of(data.args[0]) {
            Shape::Linear(step) => Some(step),
            Shape::Uniform | Shape::ActiveUniform => Some(0),
            Shape::Varying => None,
        });
        match (step, m.interleave_groups.of(inst)) {
            (_, Some(group)) => format!("interleave group {group}"),
            (Some(0), None) if stored => "last lane".to_owned(),
            (Some(0), None) => "once in an iteration".to_owned(),
            (Some(step), None) if step == bytes => "widen consecutive".to_owned(),
            (Some(step), None) if step == -bytes => "widen reversed".to_owned(),
            (Some(step), None) => format!("widen {step} bytes apart"),
            (None, None) if stored => "scatter".to_owned(),
            (None, None) => "gather".to_owned(),
        }
    }
}

impl Display for InitialPlan<'_> {
    fn fmt(&self, text: &mut Formatter<'_>) -> fmt::Result {
        let (facts, m) = (self.l.facts, &self.l.material);
        let (lanes, vectors) = (Numbers(&self.lanes), Numbers(&self.vectors));
        let name = &m.f.name;
        writeln!(
            text,
            "initial plan {name:?} loop {} VF={lanes} UF={vectors} {{",
            facts.site
        )?;
        self.live_ins(text)?;
        writeln!(text, "  trips: {}", facts.trip)?;
        for bound in &facts.bounds {
            writeln!(text, "  at most: {bound}")?;
        }
        let most = match facts.needs_last_iteration {
            true => "trips - 1",
            false => "trips",
        };
        writeln!(
            text,
            "  vector trips: the most of VF * UF that are no more than {most}"
        )?;
        for check in &facts.checks {
            writeln!(text, "  check: {check}")?;
        }
        writeln!(text, "  before {{")?;
        self.before(text)?;
        writeln!(
            text,
            "  }}\n  for k from 0 below vector trips step VF * UF {{"
        )?;
        for carried in facts
            .carried
            .iter()
            .filter(|c| self.needed.contains(&c.phi))
        {
            let definition = m.f.definition(carried.phi);
            match &carried.kind {
                CarriedKind::Induction { step } => {
                    let start = carried.start;
                    writeln!(text, "    {definition} = steps of {step} from {start}, k")?;
                }
                _ => writeln!(text, "    carried {carried}")?,
            }
        }
        self.steps(text, 2, &m.linear.steps)?;
        for exit in facts.exits.iter().flat_map(|exits| &exits.conditions) {
            let not = if exit.on { "" } else { "!" };
            writeln!(text, "    leave if any lane has {not}{}", exit.cond)?;
        }
        text.write_str("  }\n}\n")
    }
}

/// The values that must be there: what is stored, what calls are given, what is carried but counts nothing, what is
/// needed after the loop, conditions of what only some lanes do; and what these are made of.
fn needed(l: &Loop<'_>) -> SortedSet<Value> {
    let m = &l.material;
    let (f, linear) = (m.f, &m.linear);
    let mut open = m.results.clone();
    for carried in &l.facts.carried {
        if !matches!(carried.kind, CarriedKind::Induction { .. }) {
            open.extend([carried.phi, carried.next]);
        }
    }
    for inner in &linear.loops {
        open.extend(linear.masks.values(inner.again));
    }
    // In the place of the operands of an operation: what it needs.
    let operands = |inst: Inst| {
        let args = &f.insts[inst].args;
        let places = usize::from(m.accesses.contains_key(&inst));
        args[places..].to_vec()
    };
    let under = |mask: MaskId| linear.masks.values(mask);
    let mut makes: SortedMap<Value, Vec<Value>> = SortedMap::new();
    let mut sequences = vec![&linear.steps];
    sequences.extend(linear.loops.iter().map(|inner| &inner.steps));
    sequences.extend(linear.branches.iter().map(|branch| &branch.steps));
    for step in sequences.into_iter().flatten() {
        match step {
            Step::Inst { inst, mask } => match f.insts[*inst].result {
                Some(result) if !matches!(f.insts[*inst].op, Op::Call(_) | Op::LaneCall(_)) => {
                    let harmless = !matches!(f.insts[*inst].op, Op::Load(_));
                    let mask = if harmless { Masks::TRUE } else { *mask };
                    makes.insert(result, [operands(*inst), under(mask)].concat());
                }
                result => {
                    open.extend(result);
                    open.extend([operands(*inst), under(*mask)].concat());
                }
            },
            Step::Join { param, sources } => {
                for &(mask, value) in sources {
                    let known = makes.entry(*param).or_default();
                    known.extend(under(mask));
                    known.push(value);
                }
            }
            Step::Loop(number) => {
                for (param, entry, again) in &linear.loops[*number].params {
                    let sources = entry.iter().chain(again).map(|&(_, value)| value);
                    makes.insert(*param, sources.collect());
                }
            }
            Step::Branch(number) => {
                let branch = &linear.branches[*number];
                open.extend(under(branch.mask));
                for join in &branch.joins {
                    let rest = join.rest.iter().map(|&(_, value)| value);
                    makes.entry(join.param).or_default().extend(rest);
                }
            }
            Step::Exit(_) => {}
        }
    }
    let mut needed = SortedSet::new();
    while let Some(value) = open.pop() {
        if needed.insert(value) {
            open.extend(makes.get(&value).into_iter().flatten());
        }
    }
    needed
}

/// `{2,4,8}`
struct Numbers<'a>(&'a [u32]);

impl Display for Numbers<'_> {
    fn fmt(&self, text: &mut Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(u32::to_string).collect();
        write!(text, "{{{}}}", numbers.join(","))
    }
}

/// ` v5 where v3, else v4`
fn sources_of(text: &mut Formatter<'_>, masks: &Masks, sources: &[(MaskId, Value)]) -> fmt::Result {
    for (n, (mask, value)) in sources.iter().enumerate() {
        match n + 1 == sources.len() {
            true => write!(text, " {value}")?,
            false => write!(text, " {value} where {}, else", Condition(masks, *mask))?,
        }
    }
    text.write_char('\n')
}

/// ` where v5`, or nothing for all lanes.
struct Under<'a>(&'a Masks, MaskId);

impl Display for Under<'_> {
    fn fmt(&self, text: &mut Formatter<'_>) -> fmt::Result {
        match self.1 == Masks::TRUE {
            true => Ok(()),
            false => write!(text, " where {}", Condition(self.0, self.1)),
        }
    }
}

/// A mask in terms of the values that branches ask for.
struct Condition<'a>(&'a Masks, MaskId);

impl Display for Condition<'_> {
    fn fmt(&self, text: &mut Formatter<'_>) -> fmt::Result {
        let Condition(masks, id) = *self;
        let part = |id| Condition(masks, id);
        match *masks.get(id) {
            Mask::True => text.write_str("all"),
            Mask::Cond(value, true) => write!(text, "{value}"),
            Mask::Cond(value, false) => write!(text, "!{value}"),
            Mask::Within(value, first, last) if first == last => write!(text, "{value} == {first}"),
            Mask::Within(value, first, last) => write!(text, "{value} in {first}..={last}"),
            Mask::And(a, b) => write!(text, "({} & {})", part(a), part(b)),
            Mask::Or(a, b) => write!(text, "({} | {})", part(a), part(b)),
            Mask::Not(a) => write!(text, "!{}", part(a)),
            Mask::Exit(number, exit) => write!(text, "left loop {number} by exit {exit}"),
        }
    }
}
