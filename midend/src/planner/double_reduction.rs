//! The frame of a double reduction: the loop around is a scalar loop of the plan, in which the vector loop stands; what
//! lanes accumulate is carried through both, and combined behind them.

use super::guards::{Group, guard};
use super::loop_around::{Around, put_around};
use super::program::{Program, Stage};
use super::skeleton::{self, Ends, finish};
use super::trips::{Groups, trips};
use crate::analysis::double_reduction::DoubleReduction;
use crate::analysis::facts::CarriedKind;
use crate::engine::scalars::{Scalars, zero};
use crate::engine::sequence::{At, Builder};
use crate::engine::widen::Widener;
use crate::plan::{Carried, PType, PValue};
use crate::remark::Refusal;
use crate::ssa::Type;
use frontend::sorted::{SortedMap, SortedSet};

/// Writes both loops. `stage` is the vector loop, whose iterations at once divide those of the loop inside.
pub(super) fn write<'a>(
    stage: Stage<'a>,
    mut scalars: Scalars<'a>,
    nest: &DoubleReduction,
) -> Result<Program, Refusal> {
    let (around, inside) = (&nest.around, &nest.inside);
    let each = Groups {
        wide: 1,
        narrow: None,
        least: 1,
        last: false,
    };
    let span = stage.setting.span;
    let mut b = Builder::default();
    b.span = span;
    let counted = trips(&mut b, &mut scalars, around, each, span)?;
    let checks = guard(&mut b, &mut scalars, around, counted.end, Group::of(1))?;
    let outside = scalars.clone();
    for accumulator in &nest.accumulators {
        let start = scalars.get(&mut b, At::Before, accumulator.start)?;
        scalars.make(accumulator.phi, start);
    }
    let counter = b.value(PType::Scalar(Type::I64), Some("n".to_string()));
    let mut w = Widener::new(stage.setting, b, scalars);
    for carried in &around.carried {
        if let CarriedKind::Induction { step } = carried.kind {
            w.count_around((carried.phi, carried.start), step, counter)?;
        }
    }
    let mut others = Vec::new();
    let read = nest.others.iter().map(|param| (param, true));
    let unread = nest.overwritten.iter().map(|param| (param, false));
    for (param, is_read) in read.chain(unread) {
        let init = match is_read {
            true => w.scalars.get(&mut w.b, At::Before, param.start)?,
            false => zero(&mut w.b, At::Before, w.s.f.values[param.phi].ty),
        };
        let name = Some(w.s.f.vars[param.var].name.clone()).filter(|name| !name.is_empty());
        let value = w.b.value(w.b.ty(init), name);
        w.scalars.make(param.phi, value);
        others.push((param, value, init));
    }
    let mut opened = skeleton::run(&mut w, inside, stage.grouped, &SortedMap::new())?;
    let accumulated = opened.running.iter().flat_map(|r| r.open.values());
    let accumulated = accumulated.collect();
    let mut carried = through(&mut w, &accumulated);
    let end = inside.trip.constant.unwrap_or(0) as i64;
    let end = w.b.int(At::Before, Type::I64, end);
    let inner = w.counter;
    skeleton::push_vectors(&mut w, (inner, None, end), Vec::new());
    for running in &mut opened.running {
        let values = running.open.values();
        let mut outer = values.iter().filter_map(|value| {
            let carried = carried.iter().find(|c| c.next == *value);
            carried.map(|c| c.value)
        });
        running.open.replace(&mut outer);
        w.b.unrolled(&running.open.values());
    }
    for carried in &inside.carried {
        if let CarriedKind::Induction { step } = carried.kind {
            w.count_around((carried.phi, carried.start), step, end)?;
        }
    }
    let mut assigns = Vec::new();
    for (param, value, init) in others {
        let next = w.scalars.get(&mut w.b, At::Before, param.next)?;
        carried.push(Carried { value, init, next });
        assigns.push((param.var, value));
    }
    let around_all = Around {
        counter,
        end: counted.end,
        step: 1,
        carried,
    };
    put_around(&mut w, around_all);
    w.scalars = outside;
    let ends = Ends {
        opened,
        apart: SortedMap::new(),
        before: SortedMap::new(),
        reached: counted.end,
    };
    finish(w, around, ends, (counted, checks), assigns)
}

/// What the loop around carries of what the vector loop does, which begins with it. All else, such as vectors of the
/// numbers of iterations, begins anew in each of its iterations.
fn through(w: &mut Widener<'_>, accumulated: &SortedSet<PValue>) -> Vec<Carried> {
    let mut all = std::mem::take(&mut w.carried);
    let mut around = Vec::new();
    for inner in all.iter_mut().filter(|c| accumulated.contains(&c.value)) {
        let data = w.b.values[inner.value].clone();
        let value = w.b.value(data.ty, data.hint);
        around.push(Carried {
            value,
            init: inner.init,
            next: inner.value,
        });
        inner.init = value;
    }
    w.carried = all;
    around
}
