//! Loops inside a body: what lanes enter them with, the loops, and what is known behind them.

use super::super::super::linearize::InnerLoop;
use super::super::super::mask::Masks;
use super::super::Widener;
use super::last_lane::Outs;
use crate::engine::sequence::At;
use crate::engine::shape::Shape;
use crate::engine::widen::state::{Body, ExitValue, LiveOuts};
use crate::plan::{Carried, IfResult, LoopControl, LoopNode, Node, POp, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::{BinaryOp, Type, Value};

/// How lanes come to a loop.
struct Entry {
    /// Whether any come; `None`: some do.
    cond: Option<PValue>,
    /// Those that come; `None`: all of them, and they leave together.
    lanes: Option<PValue>,
    /// What its parameters begin with.
    inits: Vec<PValue>,
    /// Values of around it that are made harmless in it.
    shadows: Vec<(Value, PValue)>,
}

/// A loop with what belongs to it behind it.
struct Made {
    nodes: Vec<Node>,
    /// What is kept of its values, and in which form it comes out.
    kept: Vec<ExitValue>,
    outs: Outs,
}

impl Widener<'_> {
    /// Widens a loop and what is known of it after it.
    pub(super) fn inner_loop(&mut self, number: usize) -> Result<(), Refusal> {
        let linear = self.s.linear;
        let l = &linear.loops[number];
        let divergent = self.s.shapes.is_divergent(number);
        let entry = self.entry(l, divergent)?;
        let wanted = self.wanted_outside(number, divergent);
        let Made { nodes, kept, outs } = self.entered_loop((number, divergent), &entry, &wanted)?;
        let outs = self.only_if(entry.cond, nodes, &kept, outs);
        self.region.exited.extend(&l.defines);
        if divergent {
            self.region.temporally_divergent.extend(&l.defines);
        }
        for (k, p) in kept.into_iter().zip(outs.values) {
            self.hold(k.value, p, k.scalar);
        }
        let bits = self.mask_bits();
        for (exit, p, _) in outs.exits {
            self.region.exits.insert((number as u32, exit), (bits, p));
        }
        for exit_phi in wanted.exit_phis {
            self.region.merged.insert(exit_phi.param, exit_phi.rest);
        }
        Ok(())
    }

    /// What is made before a loop.
    fn entry(&mut self, l: &InnerLoop, divergent: bool) -> Result<Entry, Refusal> {
        let bits = self.mask_bits();
        // Where all lanes agree, those that are here enter together or not at all.
        let together = l.mask != Masks::TRUE && self.agrees(l.mask);
        let on = match together {
            true => self.some_on(Masks::TRUE, bits)?,
            false => self.some_on(l.mask, bits)?,
        };
        let on = on.map(|parts| parts[0]);
        let mut inits = Vec::new();
        for (param, sources, _) in &l.params {
            let ty = self.s.f.values[*param].ty;
            inits.push(match self.shape(*param) {
                Shape::Varying => self.of_sources(sources, ty)?[0],
                Shape::Uniform | Shape::ActiveUniform | Shape::Linear(_) => {
                    self.first_lane_of(sources, PType::Scalar(ty))?
                }
            });
        }
        self.harmless_inits(l, on, &mut inits);
        let shadows = self.shadows(l, on)?;
        let lanes = match (on, divergent) {
            (None, true) => {
                let on = self.b.int(At::Before, Type::I1, 1);
                let mask = self.mask_type(bits);
                Some(self.splat(on, mask)[0])
            }
            (on, _) => on,
        };
        let cond = self.any_enter(l, together, on)?;
        Ok(Entry {
            cond,
            lanes,
            inits,
            shadows,
        })
    }

    /// Whether any lanes come to a loop; `None`: some do. A loop that none comes to may read what none
    /// may read, and may never end.
    fn any_enter(
        &mut self,
        l: &InnerLoop,
        together: bool,
        on: Option<PValue>,
    ) -> Result<Option<PValue>, Refusal> {
        let agreed = match together {
            true => Some(self.agreed(l.mask)?),
            false => None,
        };
        let certain = match together {
            true => self.some_come(Masks::TRUE),
            false => self.some_come(l.mask),
        };
        let any = on.filter(|_| !certain).map(|on| self.any_of(on));
        let (Some(agreed), Some(any)) = (agreed, any) else {
            return Ok(agreed.or(any));
        };
        let truth = PType::Scalar(Type::I1);
        let op = POp::Binary(BinaryOp::And);
        Ok(Some(self.b.inst(At::Body, op, &[agreed, any], truth)))
    }

    /// A loop for lanes that come to it.
    fn entered_loop(
        &mut self,
        (number, divergent): (usize, bool),
        entry: &Entry,
        wanted: &LiveOuts,
    ) -> Result<Made, Refusal> {
        let scope = self.enter_scope();
        let Body {
            carried,
            kept,
            exits,
            again,
            ending,
        } = self.body((number, divergent), entry, wanted)?;
        let body = self.leave_scope(scope);
        let mut node = LoopNode {
            stages: None,
            widened: None,
            control: LoopControl::While { cond: again },
            often: self.s.linear.loops[number].trips,
            results: Vec::new(),
            carried,
            body,
        };
        let scope = self.enter_scope();
        let values = kept.iter().map(|k| self.with_last(k)).collect();
        let after = self.leave_scope(scope);
        let mut outs = Outs { values, exits };
        let alone = self.finish_last_lane(number, ending, &mut node, (wanted, &kept), &mut outs);
        let mut nodes = vec![Node::Loop(node)];
        nodes.extend(after.into_iter().chain(alone));
        Ok(Made { nodes, kept, outs })
    }

    /// Appends a loop, under a condition if there is one, and gives what then comes out.
    fn only_if(
        &mut self,
        cond: Option<PValue>,
        nodes: Vec<Node>,
        kept: &[ExitValue],
        outs: Outs,
    ) -> Outs {
        let Some(cond) = cond else {
            for node in nodes {
                self.b.push(At::Body, node);
            }
            return outs;
        };
        let mut results = Vec::new();
        let mut result = |then: PValue, otherwise: PValue| {
            let data = self.b.values[then].clone();
            let value = self.b.value(data.ty, data.hint);
            results.push(IfResult {
                value,
                then,
                otherwise,
            });
            value
        };
        let values = kept.iter().zip(outs.values);
        let values = values.map(|(k, out)| result(out, k.init)).collect();
        let exits = outs.exits.into_iter();
        let exits = exits
            .map(|(exit, out, init)| (exit, result(out, init), init))
            .collect();
        let guarded = Node::If {
            cond,
            then: nodes,
            otherwise: Vec::new(),
            results,
            seldom: false,
        };
        self.b.push(At::Body, guarded);
        Outs { values, exits }
    }

    /// Widens the body of a loop.
    fn body(
        &mut self,
        (number, divergent): (usize, bool),
        entry: &Entry,
        wanted: &LiveOuts,
    ) -> Result<Body, Refusal> {
        let linear = self.s.linear;
        let l: &InnerLoop = &linear.loops[number];
        let bits = self.mask_bits();
        let mask = self.mask_type(bits);
        let mut carried = Vec::new();
        let mut params = Vec::new();
        for ((param, _, _), &init) in l.params.iter().zip(&entry.inits) {
            let own = self.s.f.name_of(*param).map(str::to_string);
            let hint = own.or_else(|| self.b.values[init].hint.clone());
            let value = self.b.value(self.b.ty(init), hint);
            let scalar = self.shape(*param) != Shape::Varying;
            self.hold(*param, value, scalar);
            params.push((value, init, scalar));
        }
        let active = match (entry.lanes, divergent) {
            (Some(init), true) => {
                let value = self.b.value(mask, Some("active".to_string()));
                self.set_active(Some((bits, value)));
                Some((value, init))
            }
            (lanes, _) => {
                self.set_active(lanes.map(|p| (bits, p)));
                None
            }
        };
        self.region.divergent_loop = None;
        self.begin_with_exit_branches(number, wanted, &entry.shadows)?;
        self.region_steps(&l.steps)?;
        for ((value, init, scalar), (param, _, next)) in params.into_iter().zip(&l.params) {
            let ty = self.s.f.values[*param].ty;
            let next = match scalar {
                true => self.first_lane_of(next, PType::Scalar(ty))?,
                false => {
                    let vector = self.of_sources(next, ty)?[0];
                    self.next_harmless(l, (*param, next), vector)?
                }
            };
            carried.push(Carried { value, init, next });
        }
        match active {
            None => self.end_uniform(l, carried, &wanted.values),
            Some(active) if l.exit_branches.is_some() => {
                self.end_with_exit_branches(l, active, carried, wanted)
            }
            Some(active) => self.end_divergent(l, active, carried, wanted),
        }
    }

    /// The end of a loop that all lanes leave at once: its values are those of the last iteration.
    fn end_uniform(
        &mut self,
        l: &InnerLoop,
        mut carried: Vec<Carried>,
        wanted: &[Value],
    ) -> Result<Body, Refusal> {
        let mut kept = Vec::new();
        for &value in wanted {
            let scalar = self.shape(value) != Shape::Varying;
            let next = self.now(value, scalar)?;
            let (mut out, init) = self.out_of_loop(next);
            match carried.iter().find(|c| c.next == next) {
                // The loop has run, so that it is this in the end.
                Some(known) => out = known.value,
                None => carried.push(Carried {
                    value: out,
                    init,
                    next,
                }),
            }
            kept.push(ExitValue {
                value,
                out,
                init,
                scalar,
                last: None,
            });
        }
        let again = self.agreed(l.again)?;
        Ok(Body {
            carried,
            kept,
            exits: Vec::new(),
            again,
            ending: None,
        })
    }
}
