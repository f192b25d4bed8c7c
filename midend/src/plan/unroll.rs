//! Unrolling the vector loop of a plan: several vectors per iteration.

use super::walk::{dependents, mentioned};
use super::{
    Carried, IfResult, LoopControl, LoopNode, Node, PInst, POp, PType, PValue, PValueData, Plan,
    ReduceOp,
};
use crate::ssa::{BinaryOp, Imm, Type};
use cranelift_entity::{SecondaryMap, packed_option::PackedOption};
use frontend::span::Span;

/// How to unroll.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnrollOptions {
    /// Place the copies of a node side by side. Only where no access of one copy can conflict with
    /// a store of another; otherwise the copies follow each other whole.
    pub interleave: bool,
    /// Carried values of the loop that may be split into one accumulator per copy, and the operation
    /// that combines them. All others run through the copies one after the other.
    pub accumulate: Vec<(PValue, ReduceOp)>,
}

/// Do `uf` vectors per iteration. `None` if the plan is not one with `uf` 1 and exactly one
/// outermost counted loop of step `vf`, or if `uf` is 0 or out of range.
///
/// The loop's `end` is left as it is: the caller computes it as a multiple of `vf * uf`.
pub fn unroll(plan: &Plan, uf: u32, options: &UnrollOptions) -> Option<Plan> {
    let step = u64::from(plan.vf.checked_mul(uf)?);
    if plan.uf != 1 || step == 0 || count_loops(&plan.body, plan.vf) != 1 {
        return None;
    }
    let mut out = plan.clone();
    out.uf = uf;
    if uf > 1 {
        let mut unroller = Unroller {
            plan: &mut out,
            uf,
            options,
        };
        let body = unroller.sequence(&plan.body)?;
        out.body = body;
    }
    Some(out)
}

fn is_vector_loop(node: &LoopNode, vf: u32) -> bool {
    matches!(node.control, LoopControl::Counted { step, .. } if step == u64::from(vf))
}

/// Outermost vector loops.
fn count_loops(nodes: &[Node], vf: u32) -> usize {
    let count = |node: &Node| match node {
        Node::Inst(_) => 0,
        Node::If {
            then, otherwise, ..
        } => count_loops(then, vf) + count_loops(otherwise, vf),
        Node::Loop(data) if is_vector_loop(data, vf) => 1,
        Node::Loop(data) => count_loops(&data.body, vf),
    };
    nodes.iter().map(count).sum()
}

/// What a value of the plan is called in one copy; itself if it has no entry.
type Names = SecondaryMap<PValue, PackedOption<PValue>>;

fn name(names: &Names, value: PValue) -> PValue {
    names[value].expand().unwrap_or(value)
}

struct Unroller<'a> {
    plan: &'a mut Plan,
    uf: u32,
    options: &'a UnrollOptions,
}

impl Unroller<'_> {
    fn sequence(&mut self, nodes: &[Node]) -> Option<Vec<Node>> {
        let mut out = Vec::with_capacity(nodes.len());
        for node in nodes {
            match node {
                Node::Inst(inst) => out.push(Node::Inst(inst.clone())),
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                } => out.push(Node::If {
                    cond: *cond,
                    then: self.sequence(then)?,
                    otherwise: self.sequence(otherwise)?,
                    results: results.clone(),
                }),
                Node::Loop(data) if is_vector_loop(data, self.plan.vf) => {
                    self.vector_loop(data, &mut out)?;
                }
                Node::Loop(data) => out.push(Node::Loop(LoopNode {
                    body: self.sequence(&data.body)?,
                    ..data.clone()
                })),
            }
        }
        Some(out)
    }

    fn vector_loop(&mut self, data: &LoopNode, out: &mut Vec<Node>) -> Option<()> {
        let LoopControl::Counted { counter, end, step } = data.control else {
            return None;
        };
        let mut names: Vec<Names> = (0..self.uf).map(|_| SecondaryMap::new()).collect();
        let mut body = Vec::new();
        self.counters(counter, step, &mut names, &mut body);
        let mut after = Vec::new();
        let mut carried = self.split(data, &mut names, out, &mut after)?;
        let chained: Vec<Carried> = data
            .carried
            .iter()
            .filter(|c| self.accumulator(c.value).is_none())
            .copied()
            .collect();
        self.copies(data, counter, &chained, &mut names, &mut body);
        let last = names.len() - 1;
        for c in &mut carried {
            c.carried.next = name(&names[c.copy], c.carried.next);
        }
        let mut all: Vec<Carried> = carried.into_iter().map(|c| c.carried).collect();
        all.extend(chained.iter().map(|c| Carried {
            next: name(&names[last], c.next),
            ..*c
        }));
        out.push(Node::Loop(LoopNode {
            control: LoopControl::Counted {
                counter,
                end,
                step: step.checked_mul(u64::from(self.uf))?,
            },
            carried: all,
            body,
        }));
        out.append(&mut after);
        Some(())
    }

    fn accumulator(&self, value: PValue) -> Option<ReduceOp> {
        let found = self.options.accumulate.iter().find(|(v, _)| *v == value);
        found.map(|&(_, op)| op)
    }

    /// The counter of copy j is `counter + j * vf`.
    fn counters(&mut self, counter: PValue, step: u64, names: &mut [Names], body: &mut Vec<Node>) {
        for (j, names) in names.iter_mut().enumerate().skip(1) {
            let ty = PType::Scalar(Type::I64);
            let imm = Imm::Int((step * j as u64) as i64);
            let offset = self.emit(body, POp::Const(imm), vec![], ty, None);
            let add = POp::Binary(BinaryOp::Add);
            let copy = self.emit(body, add, vec![counter, offset], ty, None);
            names[counter] = copy.into();
        }
    }

    /// One accumulator per copy, combined after the loop into the value that later nodes use.
    fn split(
        &mut self,
        data: &LoopNode,
        names: &mut [Names],
        before: &mut Vec<Node>,
        after: &mut Vec<Node>,
    ) -> Option<Vec<Copied>> {
        let mut out = Vec::new();
        for c in &data.carried {
            let Some(op) = self.accumulator(c.value) else {
                continue;
            };
            let mut parts = Vec::new();
            for (copy, names) in names.iter_mut().enumerate() {
                let value = self.fresh(c.value);
                let init = match copy {
                    0 => c.init,
                    _ => self.neutral(op, c.init, before)?,
                };
                names[c.value] = value.into();
                let next = c.next;
                let carried = Carried { value, init, next };
                out.push(Copied { copy, carried });
                parts.push(value);
            }
            self.combine(op, parts, c.value, after);
        }
        Some(out)
    }

    /// What an accumulator can start from without changing the result.
    fn neutral(&mut self, op: ReduceOp, init: PValue, out: &mut Vec<Node>) -> Option<PValue> {
        let ty = self.plan.values[init].ty;
        let elem = match ty {
            PType::Scalar(ty) | PType::Vector(ty, _) => ty,
            PType::Mask { .. } => Type::I1,
        };
        let imm = match (op, elem) {
            (ReduceOp::Add | ReduceOp::Xor, _) => Imm::Int(0),
            (ReduceOp::Mul, _) => Imm::Int(1),
            // -0 and not 0: x + -0 is x for every x.
            (ReduceOp::FAdd, Type::F32) => Imm::F32((-0.0f32).to_bits()),
            (ReduceOp::FAdd, Type::F64) => Imm::F64((-0.0f64).to_bits()),
            (ReduceOp::FMul, Type::F32) => Imm::F32(1.0f32.to_bits()),
            (ReduceOp::FMul, Type::F64) => Imm::F64(1.0f64.to_bits()),
            (ReduceOp::FAdd | ReduceOp::FMul, _) => return None,
            // Taking the start value once more changes nothing.
            (ReduceOp::And | ReduceOp::Or, _)
            | (ReduceOp::SMin | ReduceOp::SMax | ReduceOp::UMin | ReduceOp::UMax, _)
            | (ReduceOp::FMin | ReduceOp::FMax, _) => return Some(init),
        };
        let scalar = self.emit(out, POp::Const(imm), vec![], PType::Scalar(elem), None);
        Some(match ty {
            PType::Scalar(_) => scalar,
            _ => self.emit(out, POp::Splat, vec![scalar], ty, None),
        })
    }

    /// Combine neighbours until one is left, which is `result`.
    fn combine(
        &mut self,
        op: ReduceOp,
        mut parts: Vec<PValue>,
        result: PValue,
        out: &mut Vec<Node>,
    ) {
        while parts.len() > 1 {
            let last = parts.len() == 2;
            let mut next = Vec::with_capacity(parts.len().div_ceil(2));
            for pair in parts.chunks(2) {
                next.push(match *pair {
                    [a, b] => {
                        let value = if last { result } else { self.fresh(result) };
                        out.push(Node::Inst(PInst {
                            result: Some(value),
                            op: POp::Binary(op.binary()),
                            args: vec![a, b],
                            span: Span::default(),
                        }));
                        value
                    }
                    _ => pair[0],
                });
            }
            parts = next;
        }
    }

    fn copies(
        &mut self,
        data: &LoopNode,
        counter: PValue,
        chained: &[Carried],
        names: &mut [Names],
        out: &mut Vec<Node>,
    ) {
        let roots = data.carried.iter().map(|c| c.value).chain([counter]);
        let varying = dependents(&data.body, roots, true);
        // Nodes that wait for the copy before are kept together.
        let waiting = dependents(&data.body, chained.iter().map(|c| c.value), false);
        let (first, last) = match self.options.interleave {
            true => chain_range(&data.body, &waiting, chained),
            false => (0, data.body.len()),
        };
        for (i, node) in data.body[..first].iter().enumerate() {
            self.copy_nodes(std::slice::from_ref(node), &varying[i..], &[], names, out);
        }
        self.copy_nodes(
            &data.body[first..last],
            &varying[first..],
            chained,
            names,
            out,
        );
        for (i, node) in data.body.iter().enumerate().skip(last) {
            self.copy_nodes(std::slice::from_ref(node), &varying[i..], &[], names, out);
        }
    }

    /// All copies of some nodes, copy by copy.
    fn copy_nodes(
        &mut self,
        nodes: &[Node],
        varying: &[bool],
        chained: &[Carried],
        names: &mut [Names],
        out: &mut Vec<Node>,
    ) {
        for copy in 0..names.len() {
            if copy > 0 {
                for c in chained {
                    // What the copy before left is where this one starts.
                    let next = name(&names[copy - 1], c.next);
                    names[copy][c.value] = next.into();
                }
            }
            for (node, &varies) in nodes.iter().zip(varying) {
                if copy == 0 || varies {
                    let node = self.copy(node, &mut names[copy], copy > 0);
                    out.push(node);
                }
            }
        }
    }

    fn copy(&mut self, node: &Node, names: &mut Names, rename: bool) -> Node {
        match node {
            Node::Inst(inst) => Node::Inst(PInst {
                args: inst.args.iter().map(|&v| name(names, v)).collect(),
                result: inst.result.map(|v| self.define(v, names, rename)),
                ..inst.clone()
            }),
            Node::If {
                cond,
                then,
                otherwise,
                results,
            } => Node::If {
                cond: name(names, *cond),
                then: self.copy_all(then, names, rename),
                otherwise: self.copy_all(otherwise, names, rename),
                results: results
                    .iter()
                    .map(|r| IfResult {
                        value: self.define(r.value, names, rename),
                        then: name(names, r.then),
                        otherwise: name(names, r.otherwise),
                    })
                    .collect(),
            },
            Node::Loop(data) => {
                let inits: Vec<PValue> = data.carried.iter().map(|c| name(names, c.init)).collect();
                let values: Vec<PValue> = data
                    .carried
                    .iter()
                    .map(|c| self.define(c.value, names, rename))
                    .collect();
                let end = match data.control {
                    LoopControl::Counted { counter, end, step } => {
                        let end = name(names, end);
                        let counter = self.define(counter, names, rename);
                        Some(LoopControl::Counted { counter, end, step })
                    }
                    LoopControl::While { .. } => None,
                };
                let body = self.copy_all(&data.body, names, rename);
                let carried = data.carried.iter().zip(inits).zip(values);
                Node::Loop(LoopNode {
                    control: match (end, data.control) {
                        (Some(control), _) => control,
                        (None, LoopControl::While { cond }) => LoopControl::While {
                            cond: name(names, cond),
                        },
                        (None, counted) => counted,
                    },
                    carried: carried
                        .map(|((c, init), value)| Carried {
                            value,
                            init,
                            next: name(names, c.next),
                        })
                        .collect(),
                    body,
                })
            }
        }
    }

    fn copy_all(&mut self, nodes: &[Node], names: &mut Names, rename: bool) -> Vec<Node> {
        nodes.iter().map(|n| self.copy(n, names, rename)).collect()
    }

    fn define(&mut self, value: PValue, names: &mut Names, rename: bool) -> PValue {
        if !rename {
            return value;
        }
        let copy = self.fresh(value);
        names[value] = copy.into();
        copy
    }

    /// A new value of the same type and hint.
    fn fresh(&mut self, like: PValue) -> PValue {
        let data = self.plan.values[like].clone();
        self.plan.values.push(data)
    }

    fn emit(
        &mut self,
        out: &mut Vec<Node>,
        op: POp,
        args: Vec<PValue>,
        ty: PType,
        hint: Option<String>,
    ) -> PValue {
        let result = self.plan.values.push(PValueData { ty, hint });
        out.push(Node::Inst(PInst {
            result: Some(result),
            op,
            args,
            span: Span::default(),
        }));
        result
    }
}

/// An accumulator of one copy; `next` still has its name in the original.
struct Copied {
    copy: usize,
    carried: Carried,
}

/// Nodes from the first that waits for the copy before to the last, and to the last `next`.
fn chain_range(nodes: &[Node], waiting: &[bool], chained: &[Carried]) -> (usize, usize) {
    let Some(first) = waiting.iter().position(|&w| w) else {
        return (nodes.len(), nodes.len());
    };
    let defines_next = |node: &Node| {
        let mut defs = Vec::new();
        mentioned(node, &mut Vec::new(), &mut defs);
        chained.iter().any(|c| defs.contains(&c.next))
    };
    let last = (0..nodes.len())
        .rev()
        .find(|&i| waiting[i] || defines_next(&nodes[i]));
    (first, last.map_or(first, |last| last + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::interp::{Env, run};
    use crate::plan::parse::parse;
    use crate::plan::verify::verify;
    use crate::ssa::Var;
    use crate::ssa::memory::Memory;
    use cranelift_entity::EntityRef;
    use std::collections::BTreeMap;

    const HEAD: &str = r#"plan "f" loop site0 vf 4 uf 1 reg 128 cost 1 percent 1 {
  var0 "n": scalar i64 "long"
  var1 "x": pointer scalar i32 "int"
  var2 "y": pointer scalar i32 "int"
  var3 "a": scalar i32 "int"
  var4 "b": scalar i32 "int"
  var5 "c": scalar i64 "long"
  p0: i64 = livein var0
  p1: ptr = livein var1
  p2: ptr = livein var2
  p3: i32 = const 3
  p4: i32x4 = splat p3
  p5: i64 = const 0
  p6: i64 = const 4
"#;

    fn plan(body: &str) -> Plan {
        let plan = parse(&format!("{HEAD}{body}}}\n")).unwrap();
        assert_eq!(verify(&plan), Ok(()));
        plan
    }

    type Outcome = (BTreeMap<Var, u64>, Vec<u8>);

    /// `x` holds 64 ints; `y` is `x + shift`.
    fn outcome(plan: &Plan, n: u64, shift: u64) -> Outcome {
        let mut memory = Memory::new();
        let words = (0..80i32).map(|k| (k * 2_654_435).wrapping_mul(k) >> 3);
        let x = memory.add(words.flat_map(i32::to_le_bytes).collect());
        let vars = [
            (Var::new(0), n),
            (Var::new(1), x),
            (Var::new(2), x + 4 * shift),
        ];
        let env = Env {
            vars: vars.into(),
            ..Env::default()
        };
        let assigned = run(plan, &env, &mut memory, 100_000).unwrap();
        (assigned, memory.object(x).unwrap().to_vec())
    }

    fn check(plan: &Plan, options: &UnrollOptions, shift: u64) {
        for uf in 1..=5 {
            let unrolled = unroll(plan, uf, options).unwrap();
            assert_eq!(verify(&unrolled), Ok(()), "{unrolled}");
            assert_eq!(parse(&unrolled.to_string()).unwrap(), unrolled);
            assert_eq!(unrolled.uf, uf);
            for iterations in 0..=2 {
                let n = iterations * 4 * u64::from(uf);
                let (expected, found) = (outcome(plan, n, shift), outcome(&unrolled, n, shift));
                assert_eq!(expected, found, "uf {uf} n {n}\n{unrolled}");
            }
        }
    }

    fn chained(interleave: bool) -> UnrollOptions {
        UnrollOptions {
            interleave,
            accumulate: vec![],
        }
    }

    const OVERLAP: &str = "for p7: i64 below p0 step 4 {
    p8: ptr = ptradd 4 p1, p7
    p9: ptr = ptradd 4 p2, p7
    p10: i32x4 = load consecutive p8
    p11: i32x4 = mul p10, p4
    store consecutive p9, p11
  }
";

    #[test]
    fn copies_in_order_respect_overlapping_memory() {
        for shift in [0, 4, 5, 8, 16] {
            check(&plan(OVERLAP), &chained(false), shift);
        }
    }

    #[test]
    fn interleaved_copies_serve_independent_memory() {
        for shift in [0, 40] {
            check(&plan(OVERLAP), &chained(true), shift);
        }
    }

    const SUMS: &str = "p20: i32x4 = splat p3
  for p7: i64 below p0 step 4 carry [p8: i32x4 \"s\" = p20 then p12, p9: i32x4 = p20 then p13, p21: i32x4 = p20 then p22] {
    p10: ptr = ptradd 4 p1, p7
    p11: i32x4 \"x\" = load consecutive p10
    p23: i32x4 = add p4, p4
    p12: i32x4 = add p8, p11
    p13: i32x4 = smin p9, p11
    p22: i32x4 = mul p21, p11
  }
  p14: i32 = reduce add p8
  p15: i32 = reduce smin p9
  p24: i32 = reduce mul p21
  p25: i32 = xor p24, p14
  assign var3 p25
  assign var4 p15
";

    fn sums(interleave: bool) -> UnrollOptions {
        let value = PValue::new;
        UnrollOptions {
            interleave,
            accumulate: vec![
                (value(8), ReduceOp::Add),
                (value(9), ReduceOp::SMin),
                (value(21), ReduceOp::Mul),
            ],
        }
    }

    #[test]
    fn accumulators_are_combined_after_the_loop() {
        for interleave in [false, true] {
            check(&plan(SUMS), &sums(interleave), 0);
            check(&plan(SUMS), &chained(interleave), 0);
        }
        let text = unroll(&plan(SUMS), 2, &sums(true)).unwrap().to_string();
        let body: Vec<&str> = text.lines().skip_while(|l| !l.contains("for p7")).collect();
        assert_eq!(
            body[..19],
            [
                "  for p7: i64 below p0 step 8 carry [p28: i32x4 \"s\" = p20 then p12, p29: i32x4 \"s\" = p31 then p40, p32: i32x4 = p20 then p13, p33: i32x4 = p20 then p41, p34: i32x4 = p20 then p22, p35: i32x4 = p37 then p42] {",
                "    p26: i64 = const 4",
                "    p27: i64 = add p7, p26",
                "    p10: ptr = ptradd 4 p1, p7",
                "    p38: ptr = ptradd 4 p1, p27",
                "    p11: i32x4 \"x\" = load consecutive p10",
                "    p39: i32x4 \"x\" = load consecutive p38",
                "    p23: i32x4 = add p4, p4",
                "    p12: i32x4 = add p28, p11",
                "    p40: i32x4 = add p29, p39",
                "    p13: i32x4 = smin p32, p11",
                "    p41: i32x4 = smin p33, p39",
                "    p22: i32x4 = mul p34, p11",
                "    p42: i32x4 = mul p35, p39",
                "  }",
                "  p8: i32x4 \"s\" = add p28, p29",
                "  p9: i32x4 = smin p32, p33",
                "  p21: i32x4 = mul p34, p35",
                "  p14: i32 = reduce add p8",
            ]
        );
    }

    /// Carried values of every chained sort: a pointer bump, the vector of the iteration before, two
    /// that swap, one whose next is computed late; ifs and loops in the body.
    const CHAINS: &str = "p20: i32x4 = splat p3
  p21: i64 = const 1
  for p7: i64 below p0 step 4 carry [p8: ptr = p1 then p19, p9: i32x4 = p20 then p11, p16: i64 = p21 then p17, p17: i64 = p6 then p16, p30: i32x4 = p4 then p35, p40: i64 = p5 then p7] {
    p10: ptr = ptradd 4 p1, p7
    p11: i32x4 = load consecutive p8
    p12: i32x4 = iota
    p13: i32 = trunc p7
    p14: i32x4 = splat p13
    p15: i32x4 = add p12, p14
    p18: mask32x4 = icmp slt p9, p15
    p22: i1 = any p18
    if p22 {
      p31: i32x4 = sub p30, p9
    } else {
      p32: i32x4 = xor p30, p15
    } gives [p33: i32x4 = p31 or p32]
    do carry [p34: i64 = p16 then p36] {
      p36: i64 = add p34, p21
      p37: i1 = icmp ult p36, p6
    } while p37
    p38: i32 = trunc p34
    p39: i32x4 = splat p38
    p35: i32x4 = add p33, p39
    store consecutive p10, p35
    p19: ptr = ptradd 4 p8, p6
  }
  p41: i32 = reduce add p30
  p42: i64 = add p16, p40
  p43: i32 = reduce umax p9
  assign var3 p41
  assign var4 p43
  assign var5 p42
";

    #[test]
    fn chained_values_run_through_the_copies() {
        for interleave in [false, true] {
            check(&plan(CHAINS), &chained(interleave), 0);
        }
    }

    #[test]
    fn a_loop_under_a_guard_is_found() {
        let guarded =
            format!("p30: i1 = icmp ult p5, p0\n if p30 {{\n{OVERLAP} assign var5 p0\n}}\n");
        check(&plan(&guarded), &chained(false), 1);
    }

    #[test]
    fn other_plans_are_left_alone() {
        let two = format!("{OVERLAP}for p50: i64 below p0 step 4 {{\n}}\n");
        assert_eq!(unroll(&plan(&two), 2, &chained(false)), None);
        assert_eq!(unroll(&plan(""), 2, &chained(false)), None);
        assert_eq!(unroll(&plan(OVERLAP), 0, &chained(false)), None);
        assert_eq!(unroll(&plan(OVERLAP), u32::MAX, &chained(false)), None);
        let done = unroll(&plan(OVERLAP), 2, &chained(false)).unwrap();
        assert_eq!(unroll(&done, 2, &chained(false)), None);
    }

    #[test]
    fn floating_sums_start_from_negative_zero() {
        let body = "p20: f32 = const f32 -0.0
  p21: f32x4 = splat p20
  for p7: i64 below p0 step 4 carry [p8: f32x4 = p21 then p9] {
    p9: f32x4 = fadd p8, p21
  }
  p10: f32 = extract 0 p8
  assign var3 p10
";
        let options = UnrollOptions {
            interleave: true,
            accumulate: vec![(PValue::new(8), ReduceOp::FAdd)],
        };
        check(&plan(body), &options, 0);
    }
}
