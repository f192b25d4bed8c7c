//! The published walk-through, random graphs, and schedules made wrong.

use super::check::{Fault, check};
use super::circuits::Circuits;
use super::feasible::{Feasible, feasible};
use super::functions::functions;
use super::modulo::in_rows;
use super::*;
use std::time::{Duration, Instant};

fn edge(from: usize, to: usize, kind: Kind, latency: u32, distance: u32) -> Edge {
    Edge {
        from,
        to,
        latency,
        distance,
        kind,
    }
}

/// A node without a result.
fn uses(uses: Vec<u32>) -> Node {
    Node {
        uses,
        ..Node::default()
    }
}

/// The loop `*in++ = *out++` of LLVM's description of its swing modulo scheduler, on Hexagon, which has two units
/// for memory: phis of both pointers, a load and a store that step them.
fn copy_loop() -> Graph {
    let node = |memory| uses(vec![memory]);
    let edges = vec![
        edge(0, 3, Kind::Data, 0, 0),
        edge(3, 0, Kind::Anti, 1, 1),
        edge(1, 2, Kind::Data, 0, 0),
        edge(2, 1, Kind::Anti, 1, 1),
        edge(2, 3, Kind::Data, 0, 0),
    ];
    Graph::new(vec![node(0), node(0), node(1), node(1)], edges, vec![2])
}

#[test]
fn the_published_walk_through() {
    let found = schedule(copy_loop(), None).expect("a schedule");
    let of = |node: usize| {
        let of = found.functions[node];
        let ways = [of.depth, of.height, of.zero_depth, of.zero_height];
        ([of.earliest, of.latest, of.mobility()], ways)
    };
    assert_eq!(of(0), ([0; 3], [0, 1, 0, 1]));
    assert_eq!(of(1), ([0; 3], [0, 1, 0, 2]));
    assert_eq!(of(2), ([0; 3], [1, 0, 1, 1]));
    assert_eq!(of(3), ([0; 3], [1, 0, 2, 0]));
    let circuits: Vec<_> = found
        .recurrences
        .iter()
        .map(|r| (&r.nodes[..], r.mii))
        .collect();
    assert_eq!(circuits, [(&[0, 3][..], 1), (&[1, 2][..], 1)]);
    assert_eq!((found.res_mii(), found.rec_mii(), found.mii), (1, 1, 1));
    assert_eq!(found.order, [3, 0, 2, 1]);
    let ModuloSchedule { ii, cycle, stage } = &found.schedule;
    assert_eq!((*ii, &cycle[..], &stage[..]), (1, &[0; 4][..], &[0; 4][..]));
    assert_eq!(check(&found.graph, &found.schedule), Ok(()));
}

#[test]
fn the_walk_through_is_shown_step_by_step() {
    let names = ["phi in", "phi out", "load", "store"].map(str::to_owned);
    let found = schedule(copy_loop(), None).expect("a schedule");
    assert_eq!(
        found.table(&names, &["memory"], &[]),
        "node asap alap mob depth height zdepth zheight
   0    0    0   0     0      1      0       1  phi in
   1    0    0   0     0      1      0       2  phi out
   2    0    0   0     1      0      1       1  load
   3    0    0   0     1      0      2       0  store
edge 0 -> 3: data, latency 0, distance 0
edge 3 -> 0: anti, latency 1, distance 1
edge 1 -> 2: data, latency 0, distance 0
edge 2 -> 1: anti, latency 1, distance 1
edge 2 -> 3: data, latency 0, distance 0
circuit 0, 3: RecMII 1
circuit 1, 2: RecMII 1
resources: memory 1
MII 1: ResMII 1, RecMII 1
sets: {0, 3} {1, 2}
order: 3, 0, 2, 1
II 1, stages 1
row 0: 0 (cycle 0, stage 0), 1 (cycle 0, stage 0), 2 (cycle 0, stage 0), 3 (cycle 0, stage 0)
"
    );
}

#[test]
fn a_kernel_is_drawn_box_by_box() {
    let mut random = Random(6);
    for _ in 0..50 {
        let found = schedule(body(&mut random, 20), None).expect("a schedule");
        let names: Vec<String> = (0..20).map(|n| format!("p{n}: a < b & \"c\"")).collect();
        let picture = found.picture("f <1>", &names);
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
        assert_eq!(picture.matches("<g>").count(), 20);
        assert!(picture.contains(">f &lt;1&gt;</text>"), "{picture}");
        for n in 0..20 {
            let text = format!(">p{n}: a &lt; b &amp; &quot;c&quot;</text>");
            assert_eq!(picture.matches(&text).count(), 1, "{picture}");
        }
        let of = |what: &str| picture.matches(what).count() as u32;
        assert_eq!(of(">cycle "), found.schedule.ii);
        assert_eq!(of(">stage "), found.schedule.stages());
    }
}

/// A small generator of numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) % end
    }
}

/// A body like those of loops: most operations wait for one or two before them, some for the iteration before.
fn body(random: &mut Random, count: usize) -> Graph {
    let capacity = vec![4, 4, 4];
    let mut nodes = Vec::new();
    let mut latency = Vec::new();
    let mut edges = Vec::new();
    for n in 0..count {
        // An instruction, and a load, something else, or a division.
        let (own, cycles) = match random.below(16) {
            0..5 => (vec![1, 2, 0], 5),
            5..13 => (vec![1, 0, 2], 1 + random.below(4) as u32),
            13 => (vec![0, 0, 0], 0),
            14 => (vec![1, 0, 4], 4),
            _ => (vec![2, 0, 10], 12),
        };
        nodes.push(uses(own));
        latency.push(cycles);
        let near = n.min(8) as u64;
        for _ in 0..random.below(3).min(near) {
            let from = n - 1 - random.below(near) as usize;
            edges.push(edge(from, n, Kind::Data, latency[from], 0));
        }
    }
    for _ in 0..random.below(3) {
        let [a, b] = [0; 2].map(|_| random.below(count as u64) as usize);
        let (from, to) = (a.max(b), a.min(b));
        let distance = 1 + random.below(3) as u32;
        edges.push(edge(from, to, Kind::Data, latency[from], distance));
        if random.below(4) == 0 {
            edges.push(edge(to, from, Kind::Memory, 0, 0));
        }
    }
    edges.retain(|edge| edge.from != edge.to || edge.distance > 0);
    Graph::new(nodes, edges, capacity)
}

/// Operations that wait for each other, one after the other, and what they take of the only resource.
fn chain(taken: &[u32]) -> Graph {
    let nodes = taken.iter().map(|&taken| uses(vec![taken])).collect();
    let edges = (1..taken.len()).map(|to| edge(to - 1, to, Kind::Data, 1, 0));
    Graph::new(nodes, edges.collect(), vec![4])
}

/// In the order in which they are placed, what takes a whole cycle and a half would find no two cycles in a row.
#[test]
fn what_fits_only_elsewhere_is_placed_there() {
    for taken in [&[8, 2, 4, 6][..], &[14, 1], &[4, 6, 2, 6, 2, 3, 1]] {
        let found = schedule(chain(taken), None).expect("a schedule");
        assert_eq!(found.schedule.ii, taken.iter().sum::<u32>().div_ceil(4));
        assert_eq!(check(&found.graph, &found.schedule), Ok(()));
    }
}

/// A cycle and a half twice take no three cycles, since neither is taken apart; halves of cycles fit in between.
#[test]
fn the_least_interval_holds_whole_operations() {
    let found = schedule(chain(&[6, 6]), None).expect("a schedule");
    assert_eq!((found.res_mii(), found.mii, found.schedule.ii), (4, 4, 4));
    let found = schedule(chain(&[6, 2, 6, 2]), None).expect("a schedule");
    assert_eq!((found.res_mii(), found.mii, found.schedule.ii), (4, 4, 4));
}

/// Two cycles have enough of both resources, but there is no way to give each operation one of them.
#[test]
fn the_least_interval_is_one_that_has_a_schedule() {
    let all = [[2, 1], [2, 1], [2, 1], [1, 2], [1, 2]].map(|taken| uses(taken.to_vec()));
    let found = schedule(Graph::new(all.to_vec(), Vec::new(), vec![4, 4]), None);
    let found = found.expect("a schedule");
    assert_eq!((found.res_mii(), found.mii, found.schedule.ii), (2, 3, 3));
    let table = found.table(&[], &[], &[]);
    let line = "\nMII 3: ResMII 2, RecMII 1; no schedule has less\n";
    assert!(table.contains(line), "{table}");
}

/// Whether rows can be given to the nodes from one on, by trying all of them, so that stages can be found for all.
fn any_rows(graph: &Graph, rows: &mut Vec<u32>, ii: u32) -> bool {
    if rows.len() < graph.len() {
        return (0..ii).any(|row| {
            rows.push(row);
            let found = any_rows(graph, rows, ii);
            rows.pop();
            found
        });
    }
    // The earliest times in these rows, if there are any: none is later than so many intervals.
    let mut cycle = rows.clone();
    for _ in 0..=graph.len() {
        for edge in graph.edges() {
            let least = i64::from(cycle[edge.from]) + edge.delay(ii);
            while i64::from(cycle[edge.to]) < least {
                cycle[edge.to] += ii;
            }
        }
    }
    let stage = cycle.iter().map(|cycle| cycle / ii).collect();
    check(graph, &ModuloSchedule { ii, cycle, stage }).is_ok()
}

/// The search says of small graphs what trying all rows of all their nodes says.
#[test]
fn intervals_without_any_schedule_are_told() {
    let mut random = Random(7);
    let (mut found, mut unknown) = ([0; 2], 0);
    for _ in 0..600 {
        let count = 2 + random.below(4) as usize;
        let two = |random: &mut Random| vec![random.below(8) as u32, random.below(4) as u32];
        let nodes = (0..count).map(|_| uses(two(&mut random))).collect();
        let mut edges = Vec::new();
        for _ in 0..random.below(6) {
            let [from, to] = [0; 2].map(|_| random.below(count as u64) as usize);
            let distance = u32::from(from >= to) * (1 + random.below(2) as u32);
            let latency = random.below(5) as u32;
            edges.push(edge(from, to, Kind::Data, latency, distance));
        }
        let graph = Graph::new(nodes, edges, vec![4, 3]);
        let recurrences = mii::recurrences(&graph).expect("no cycle without distance");
        let of_resources = mii::of_resources(&graph).into_iter().map(Ratio::ceil);
        let of_recurrences = recurrences.iter().map(|recurrence| recurrence.mii);
        let ii = of_resources.chain(of_recurrences).max().unwrap_or(1).max(1);
        if ii > 7 {
            continue;
        }
        let circuits = Circuits::of(&graph, &recurrences, ii);
        let order = graph.topological().expect("no cycle in an iteration");
        let functions = functions(&graph, &order, ii);
        let there = any_rows(&graph, &mut Vec::new(), ii);
        assert!(!there || packing::rows(&graph) <= ii, "{graph:?}");
        // With few rows to be looked at, other orders are tried.
        for looks in [usize::MAX, 300, 150, 80] {
            let known = (&recurrences[..], &functions[..]);
            match feasible(&graph, known, (&circuits, ii), &mut looks.clone()) {
                Feasible::Yes(times) => {
                    assert!(there, "{graph:?}");
                    let placed = in_rows(&graph, &recurrences, ii, times);
                    assert_eq!(check(&graph, &placed), Ok(()), "{graph:?}");
                }
                Feasible::No => assert!(!there, "{graph:?}"),
                Feasible::Unknown if looks < usize::MAX => unknown += 1,
                Feasible::Unknown => panic!("{graph:?}"),
            }
        }
        found[usize::from(there)] += 1;
    }
    assert!(found.iter().all(|&found| found > 50), "{found:?}");
    assert!(unknown > 50, "{unknown}");
}

/// Of two resources, operations take a half of the one and a quarter or a half of the other: a row holds two of them,
/// whichever these are.
#[test]
fn rows_hold_what_can_be_put_together() {
    let taken = [vec![[1, 2]; 10], vec![[2, 1]; 6], vec![[2, 2]; 4]];
    let nodes = taken.concat().into_iter().map(|taken| uses(taken.to_vec()));
    let graph = Graph::new(nodes.collect(), Vec::new(), vec![4; 2]);
    assert_eq!(packing::rows(&graph), 10);
    let found = schedule(graph, None).expect("a schedule");
    assert_eq!((found.res_mii(), found.mii, found.schedule.ii), (9, 10, 10));
}

#[test]
fn random_bodies_are_scheduled_at_the_least_interval() {
    let mut random = Random(1);
    let (mut least, mut near, mut all) = (0, 0, 0);
    for _ in 0..4000 {
        let nodes = 1 + random.below(40) as usize;
        let found = schedule(body(&mut random, nodes), None).expect("a schedule");
        assert_eq!(check(&found.graph, &found.schedule), Ok(()), "{found:?}");
        let mut order = found.order.clone();
        order.sort_unstable();
        assert!(order.into_iter().eq(0..nodes));
        all += 1;
        least += u32::from(found.schedule.ii == found.mii);
        near += u32::from(found.schedule.ii <= found.mii + 2);
    }
    assert!(least * 100 >= all * 99, "{least} of {all}");
    assert!(near * 1000 >= all * 999, "{near} of {all}");
}

/// Each way to move one node of a right schedule, or to change what it says of itself, that breaks a dependence or
/// takes too much of a resource, is found; nothing else is.
#[test]
fn corrupted_schedules_are_refused() {
    let mut random = Random(2);
    let mut found_of = [0; 3];
    for _ in 0..500 {
        let nodes = 2 + random.below(20) as usize;
        let found = schedule(body(&mut random, nodes), None).expect("a schedule");
        let (graph, right) = (&found.graph, &found.schedule);
        let mut wrong = right.clone();
        let node = random.below(nodes as u64) as usize;
        wrong.cycle[node] = (wrong.cycle[node] + 1 + random.below(9) as u32).saturating_sub(5);
        wrong.stage[node] = wrong.cycle[node] / wrong.ii;
        let late = |edge: &Edge| {
            let begins = i64::from(wrong.cycle[edge.from]) + edge.delay(wrong.ii);
            begins > i64::from(wrong.cycle[edge.to])
        };
        let is_late = graph.edges().iter().any(late);
        let faults = check(graph, &wrong).err().unwrap_or_default();
        let told = |fault: &Fault| matches!(fault, Fault::Dependence { .. });
        assert_eq!(faults.iter().any(told), is_late);
        found_of[0] += u32::from(is_late);
        found_of[1] += u32::from(faults.iter().any(|f| matches!(f, Fault::Resource { .. })));
        // One cycle less than resources or recurrences allow.
        let mut short = right.clone();
        short.ii = found.mii - 1;
        let whole = short.ii > 0;
        short.stage = short.cycle.iter().map(|c| c / short.ii.max(1)).collect();
        assert!(check(graph, &short).is_err(), "{whole}");
        let mut moved = right.clone();
        moved.stage[node] += 1;
        assert_eq!(check(graph, &moved), Err(vec![Fault::Stage { node }]));
        found_of[2] += u32::from(whole);
        moved.stage.pop();
        assert_eq!(check(graph, &moved), Err(vec![Fault::Shape]));
    }
    assert!(found_of.iter().all(|&found| found > 50), "{found_of:?}");
}

#[test]
fn no_iteration_waits_for_itself() {
    let edges = vec![edge(0, 1, Kind::Data, 1, 0), edge(1, 0, Kind::Data, 0, 0)];
    let nodes = vec![uses(vec![1]); 2];
    assert_eq!(schedule(Graph::new(nodes, edges, vec![1]), None), None);
}

#[test]
fn longer_intervals_have_fewer_stages() {
    let mut random = Random(3);
    for _ in 0..200 {
        let graph = body(&mut random, 30);
        for most in 1..5 {
            let found = schedule(graph.clone(), Some(most)).expect("a schedule");
            assert!(found.schedule.stages() <= most);
            assert_eq!(check(&graph, &found.schedule), Ok(()));
        }
    }
}

/// A body whose values take a register each, some of them two; what is kept is needed at the end.
fn with_registers(random: &mut Random, count: usize, there: u32) -> Graph {
    let graph = body(random, count);
    let kept = |node: usize, random: &mut Random| {
        let later = graph.out(node).find(|edge| edge.distance > 0)?;
        (random.below(2) == 0).then_some(later.distance)
    };
    let nodes = (0..count).map(|node| Node {
        uses: (0..3).map(|class| graph.uses(node, class)).collect(),
        registers: vec![1 + random.below(8) as u32 / 7],
        kept: kept(node, random),
    });
    let nodes = nodes.collect();
    Graph::new(nodes, graph.edges().to_vec(), graph.capacity().to_vec()).with_files(vec![there])
}

#[test]
fn schedules_need_no_more_registers_than_there_are() {
    let mut random = Random(5);
    let (mut raised, mut single) = (0, 0);
    for _ in 0..2000 {
        let count = 1 + random.below(40) as usize;
        let there = 4 + random.below(16) as u32;
        let found = schedule(with_registers(&mut random, count, there), None).expect("a schedule");
        if found.schedule.stages() < 2 {
            single += u32::from(found.crowded.is_some());
            continue;
        }
        assert_eq!(check(&found.graph, &found.schedule), Ok(()), "{found:?}");
        // One register less than are needed is found by who counts otherwise.
        let needed = found.registers()[0];
        assert!(needed <= there);
        raised += u32::from(found.crowded.is_some());
        if let Some(less) = needed.checked_sub(1) {
            let graph = found.graph.clone().with_files(vec![less]);
            let faults = check(&graph, &found.schedule).expect_err("too few registers");
            assert!(matches!(faults[..], [Fault::Registers { file: 0, .. }]));
        }
    }
    assert!(raised > 50 && single > 50, "{raised} {single}");
}

/// The time that bodies of a length take, some with too few registers.
fn time_of(nodes: usize) -> Duration {
    let mut random = Random(4);
    let bodies = (0..30).map(|n| match n % 3 {
        0 => with_registers(&mut random, nodes, 32),
        _ => body(&mut random, nodes),
    });
    let bodies: Vec<Graph> = bodies.collect();
    let begin = Instant::now();
    for graph in bodies {
        let found = schedule(graph, Some(4)).expect("a schedule");
        assert_eq!(found.order.len(), nodes);
    }
    begin.elapsed() / 30
}

#[test]
fn long_bodies_take_little_time() {
    let times = [50, 100, 200, 500, 1000].map(|nodes| (nodes, time_of(nodes)));
    println!("{times:?}");
    for (nodes, taken) in times {
        // Some ten microseconds for each operation, and much more where neither this is optimized nor a processor free.
        let most = Duration::from_millis(1) * nodes as u32;
        assert!(taken < most, "{nodes} nodes take {taken:?}");
    }
}

/// A chain through memory from one iteration to the next, and in it operations that take a unit for 8 cycles each, side
/// by side: the recurrence allows less than they need between load and store.
#[test]
fn what_lies_within_a_recurrence_needs_time_there() {
    let long = || uses(vec![8, 0]);
    let short = || uses(vec![0, 1]);
    let nodes = vec![short(), long(), long(), long(), short()];
    let mut edges = vec![edge(4, 0, Kind::Memory, 1, 1)];
    for node in 1..4 {
        edges.push(edge(0, node, Kind::Data, 5, 0));
        edges.push(edge(node, 4, Kind::Data, 8, 0));
    }
    let found = schedule(Graph::new(nodes, edges, vec![1, 1]), None).expect("a schedule");
    assert_eq!((found.res_mii(), found.rec_mii()), (24, 14));
    // A load, 24 cycles of the unit, and a cycle until what is stored is read.
    assert_eq!((found.mii, found.schedule.ii), (30, 30));
    assert_eq!(check(&found.graph, &found.schedule), Ok(()));
}

#[test]
fn what_waits_for_an_operation_waits_for_its_unit() {
    let nodes = vec![uses(vec![3]), uses(vec![1]), uses(vec![0])];
    let edges = vec![
        edge(0, 1, Kind::Data, 1, 0),
        edge(0, 2, Kind::Data, 1, 0),
        edge(1, 0, Kind::Data, 1, 1),
    ];
    let graph = Graph::new(nodes, edges, vec![1]);
    let latencies: Vec<u32> = graph.edges().iter().map(|edge| edge.latency).collect();
    assert_eq!(latencies, [3, 1, 1]);
    assert_eq!(graph.longest_way(), Some(3));
}

/// Results go along data dependences; who reads memory after a store does not wait for it.
#[test]
fn the_longest_way_is_that_of_results() {
    let nodes = (0..4).map(|_| uses(vec![1])).collect();
    let edges = vec![
        edge(0, 1, Kind::Data, 4, 0),
        edge(1, 2, Kind::Memory, 9, 0),
        edge(2, 3, Kind::Data, 3, 0),
        edge(3, 0, Kind::Data, 9, 1),
    ];
    assert_eq!(Graph::new(nodes, edges, vec![2]).longest_way(), Some(4));
}

/// Where short operations are placed first, nothing is left for one that takes all of a unit for some cycles.
#[test]
fn long_operations_come_first_where_they_find_no_place() {
    let mut nodes = vec![uses(vec![20])];
    let mut edges = vec![edge(0, 1, Kind::Data, 5, 0)];
    for node in 1..40 {
        nodes.push(uses(vec![2]));
        if node > 1 {
            edges.push(edge(node - 1, node, Kind::Data, 3, 0));
        }
    }
    let found = schedule(Graph::new(nodes, edges, vec![4]), None).expect("a schedule");
    assert_eq!((found.mii, found.schedule.ii), (25, 25));
    assert!(found.schedule.stages() <= 7, "{:?}", found.schedule);
}
