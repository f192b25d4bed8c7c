//! The dependence graph of a loop body.

use super::accesses::Access;
use super::addresses::Addresses;
use super::body::{Body, Source, Unfit};
use super::registers::Files;
use super::separations::{Separation, Separations};
use crate::cost::{Throughput, in_order_latency, in_order_needs, latency_of_operation, needs_of};
use crate::plan::effect::{Effect, effect};
use crate::plan::{PInst, PValue, PValueData};
use crate::processor::Processor;
use crate::schedule::{Edge, Graph, Kind, Node};
use crate::target::TargetInfo;
use cranelift_entity::PrimaryMap;

/// Quarter cycles of each resource in a cycle.
const CYCLE: u32 = 4;

/// Nodes of the longest body that is scheduled.
const MOST_NODES: usize = 500;

/// What is the same for all loops of a plan.
pub(super) struct Context<'a> {
    pub values: &'a PrimaryMap<PValue, PValueData>,
    pub target: &'a TargetInfo,
    pub reg_bits: u32,
    pub processor: Processor,
}

impl Context<'_> {
    /// What an operation takes of each class of resources.
    fn needs(&self, inst: &PInst) -> Result<Throughput, Unfit> {
        let needs = match self.processor.in_order() {
            None => needs_of(inst, self.values, self.target, self.reg_bits),
            Some(cpu) => in_order_needs(inst, (self.values, self.target, self.reg_bits), cpu),
        };
        needs.map_err(|_| Unfit::Unpriced)
    }

    /// Cycles until its result is there.
    fn latency(&self, inst: &PInst) -> Result<u32, Unfit> {
        let Some(cpu) = self.processor.in_order() else {
            return Ok(latency_of_operation(inst, self.values).div_ceil(CYCLE));
        };
        let what = (self.values, self.target, self.reg_bits);
        in_order_latency(inst, what, cpu).map_err(|_| Unfit::Unpriced)
    }
}

/// The graph of a body: its nodes have the same numbers there. `kept`: which values that the loop carries are
/// needed after it. Also what is asked before the loop is done in that way.
pub(super) fn graph(
    cx: &Context<'_>,
    body: &Body<'_>,
    addresses: &Addresses<'_>,
    kept: &impl Fn(PValue) -> bool,
) -> Result<(Graph, Vec<Separation>), Unfit> {
    if body.nodes.len() > MOST_NODES {
        return Err(Unfit::Long);
    }
    let files = Files {
        values: cx.values,
        target: cx.target,
        reg_bits: cx.reg_bits,
    };
    let mut nodes = Vec::new();
    let mut edges = Vec::new();
    for (to, inst) in body.nodes.iter().enumerate() {
        nodes.push(Node {
            uses: cx.needs(inst)?.classes().to_vec(),
            registers: inst
                .result
                .map_or(Vec::new(), |result| files.of(result).to_vec()),
            kept: None,
        });
        for &operand in &inst.args {
            match body.source(operand) {
                Some(Source::Node { node, distance, .. }) => edges.push(Edge {
                    from: node,
                    to,
                    latency: cx.latency(body.nodes[node])?,
                    distance,
                    kind: Kind::Data,
                }),
                Some(Source::Counter | Source::Computed | Source::Invariant) => {}
                None => return Err(Unfit::Carried),
            }
        }
    }
    for carried in body.carried.iter().filter(|c| kept(c.value)) {
        if let Some(Source::Node { node, distance, .. }) = body.source(carried.value) {
            let node: &mut Node = &mut nodes[node];
            node.kept = node.kept.max(Some(distance));
        }
    }
    let separations = memory(body, addresses, &mut edges);
    edges.sort_by_key(|edge| (edge.from, edge.to, edge.distance));
    edges.dedup();
    let capacity = vec![CYCLE; Throughput::CLASSES.len()];
    let left = files.left(body, addresses.definitions);
    let graph = Graph::new(nodes, edges, capacity).with_files(left);
    Ok((graph, separations))
}

/// Accesses of which one writes stay in order, in one iteration and in different ones, unless it is known that they
/// do not meet. A vector loop may have dependences from one of its iterations to another, so that nothing else can be
/// taken for granted. What the loop has to ask to be pipelined in this way.
fn memory(body: &Body<'_>, addresses: &Addresses<'_>, edges: &mut Vec<Edge>) -> Vec<Separation> {
    let mut separations = Separations::default();
    let accesses = body.nodes.iter().enumerate().filter_map(|(node, inst)| {
        let writes = match effect(&inst.op) {
            Effect::Reads => false,
            Effect::Writes => true,
            Effect::None | Effect::Other => return None,
        };
        Some((node, writes, addresses.access(inst)))
    });
    let accesses: Vec<(usize, bool, Access)> = accesses.collect();
    for (n, (first, first_writes, a)) in accesses.iter().enumerate() {
        for (second, second_writes, b) in &accesses[n + 1..] {
            if !first_writes && !second_writes {
                continue;
            }
            if addresses.is_open(a, b) && separations.add(a, b, body.step) {
                continue;
            }
            let mut order = |(from, writes): (usize, bool), to, distance: Option<u32>| {
                edges.extend(distance.map(|distance| Edge {
                    from,
                    to,
                    // What is read may be overwritten at once.
                    latency: u32::from(writes),
                    distance,
                    kind: Kind::Memory,
                }));
            };
            order(
                (*first, *first_writes),
                *second,
                addresses.meet(a, b, body.step, 0),
            );
            order(
                (*second, *second_writes),
                *first,
                addresses.meet(b, a, body.step, 1),
            );
        }
    }
    separations.0
}
