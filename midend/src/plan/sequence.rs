//! Several plans of one region as one.

use super::{LoopControl, LoopNode, Node, PValue, Plan};
use cranelift_entity::EntityRef;

/// The plans one after the other, for a region that one of them does at most: `None` if there is none, or if they are
/// for different registers.
pub fn one_after_the_other(plans: impl IntoIterator<Item = Plan>) -> Option<Plan> {
    let mut plans = plans.into_iter();
    let mut all = plans.next()?;
    for mut plan in plans {
        let registers = |plan: &Plan| (plan.reg_bits, plan.order);
        if !all.has_loops() {
            (all.reg_bits, all.order) = registers(&plan);
        }
        let alike = all.region == plan.region
            && (registers(&all) == registers(&plan) || !plan.has_loops())
            && all.vars == plan.vars
            && all.symbols == plan.symbols;
        if !alike {
            return None;
        }
        let by = all.values.len();
        shift(&mut plan.body, by);
        let groups = all.values.values().filter_map(|data| data.unrolled);
        let groups = groups.map(|unrolled| unrolled.group + 1).max();
        for (_, mut data) in plan.values {
            if let Some(unrolled) = &mut data.unrolled {
                unrolled.group += groups.unwrap_or(0);
            }
            all.values.push(data);
        }
        all.body.extend(plan.body);
        for guard in plan.guards {
            if !all.guards.contains(&guard) {
                all.guards.push(guard);
            }
        }
        for place in plan.left_out {
            if !all.left_out.contains(&place) {
                all.left_out.push(place);
            }
        }
        for member in plan.layout_asserts {
            if !all.layout_asserts.contains(&member) {
                all.layout_asserts.push(member);
            }
        }
        all.leaves = all.leaves.max(plan.leaves);
        all.initial.extend(plan.initial);
        all.schedules.extend(plan.schedules);
        all.pipelined.extend(plan.pipelined);
        all.vector_cost_percent = all.vector_cost_percent.max(plan.vector_cost_percent);
    }
    Some(all)
}

/// Gives all values numbers that are so much higher.
fn shift(nodes: &mut [Node], by: usize) {
    let new = |value: &mut PValue| *value = PValue::new(value.index() + by);
    for node in nodes {
        match node {
            Node::Inst(inst) => {
                inst.result.iter_mut().for_each(new);
                inst.args.iter_mut().for_each(new);
            }
            Node::If {
                cond,
                then,
                otherwise,
                results,
                seldom: _,
            } => {
                new(cond);
                shift(then, by);
                shift(otherwise, by);
                for result in results {
                    new(&mut result.value);
                    new(&mut result.then);
                    new(&mut result.otherwise);
                }
            }
            Node::Loop(l) => shift_loop(l, by),
        }
    }
}

fn shift_loop(l: &mut LoopNode, by: usize) {
    let new = |value: &mut PValue| *value = PValue::new(value.index() + by);
    match &mut l.control {
        LoopControl::Counted {
            counter,
            start,
            end,
            step: _,
        } => {
            new(counter);
            start.iter_mut().for_each(new);
            new(end);
        }
        LoopControl::While { cond } => new(cond),
        LoopControl::Copies {
            copy,
            count: _,
            each,
        } => {
            new(copy);
            for each in each {
                new(&mut each.value);
                each.before.iter_mut().for_each(new);
                new(&mut each.next);
                each.after.iter_mut().for_each(new);
            }
        }
    }
    for carried in &mut l.carried {
        new(&mut carried.value);
        new(&mut carried.init);
        new(&mut carried.next);
    }
    for result in &mut l.results {
        new(&mut result.value);
        new(&mut result.otherwise);
    }
    shift(&mut l.body, by);
}
