//! Dependence graphs of loop bodies.

use frontend::sorted::SortedSet;

/// An operation of a loop body.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Node {
    /// What it takes of each class of resources, in the unit of [`Graph::capacity`]. What does not fit in one
    /// cycle goes on in the next one.
    pub uses: Vec<u32>,
    /// Registers of each file that its result takes, from the operation until its last use.
    pub registers: Vec<u32>,
    /// After so many iterations its result is still there at the end of the loop, which needs it.
    pub kept: Option<u32>,
}

/// Why one operation waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It needs its result.
    Data,
    /// They may access the same memory.
    Memory,
    /// From the definition of a variable's next value to the phi that has it in the next iteration. An acyclic
    /// graph of the body draws it from the phi to the definition, which may not pass into the next iteration's phi:
    /// there it is an anti dependence.
    Anti,
}

/// A dependence: `to` of iteration `i + distance` begins at least `latency` cycles after `from` of iteration `i`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// What comes first.
    pub from: usize,
    /// What waits.
    pub to: usize,
    /// Cycles.
    pub latency: u32,
    /// Iterations.
    pub distance: u32,
    /// Why.
    pub kind: Kind,
}

impl Edge {
    /// Cycles from the one to the other in the schedule of one iteration, if iterations begin every `ii` cycles.
    pub fn delay(&self, ii: u32) -> i64 {
        i64::from(self.latency) - i64::from(self.distance) * i64::from(ii)
    }

    /// How the acyclic graph of one iteration has it, if at all.
    pub fn drawn(&self) -> Option<(usize, usize)> {
        match self.kind {
            Kind::Anti => Some((self.to, self.from)),
            Kind::Data | Kind::Memory => (self.distance == 0).then_some((self.from, self.to)),
        }
    }
}

/// The dependence graph of a loop body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    capacity: Vec<u32>,
    /// Registers of each file that results of nodes may take at once; none: as many as they need.
    files: Vec<u32>,
    /// By node: its edges as `to`.
    into: Vec<Vec<usize>>,
    /// By node: its edges as `from`.
    out: Vec<Vec<usize>>,
}

impl Graph {
    /// A graph, and what there is of each class of resources in a cycle, at least 1. Edges that name no nodes are left
    /// out. Where an operation takes for several cycles what another one needs that waits for it, the latency is that
    /// of the operation's resources if these are longer.
    pub fn new(nodes: Vec<Node>, mut edges: Vec<Edge>, mut capacity: Vec<u32>) -> Graph {
        capacity.iter_mut().for_each(|one| *one = (*one).max(1));
        edges.retain(|edge| edge.from < nodes.len() && edge.to < nodes.len());
        let (mut into, mut out) = (vec![Vec::new(); nodes.len()], vec![Vec::new(); nodes.len()]);
        for (n, edge) in edges.iter().enumerate() {
            into[edge.to].push(n);
            out[edge.from].push(n);
        }
        let mut graph = Graph {
            nodes,
            edges,
            capacity,
            files: Vec::new(),
            into,
            out,
        };
        let latencies = graph.edges.iter().map(|edge| graph.least_latency(edge));
        let latencies: Vec<u32> = latencies.collect();
        for (edge, latency) in graph.edges.iter_mut().zip(latencies) {
            edge.latency = latency;
        }
        graph
    }

    /// The first time, from an edge's latency on, at which both nodes have what they need.
    fn least_latency(&self, edge: &Edge) -> u32 {
        let busy = self.busy(edge.from);
        let collide = |&later: &u32| {
            self.reserved(edge.from).any(|(class, cycle, uses)| {
                let mut other = self.reserved(edge.to);
                other.any(|(own, at, more)| {
                    own == class && at + later == cycle && uses + more > self.capacity[class]
                })
            })
        };
        let mut times = edge.latency..busy;
        times
            .find(|later| !collide(later))
            .unwrap_or(edge.latency.max(busy))
    }

    /// The same with so many registers of each file for the results of nodes.
    pub fn with_files(mut self, files: Vec<u32>) -> Graph {
        self.files = files;
        self
    }

    /// Registers of each file that results of nodes may take at once.
    pub fn files(&self) -> &[u32] {
        &self.files
    }

    /// Registers of a file that the result of a node takes.
    pub fn registers(&self, node: usize, file: usize) -> u32 {
        self.nodes[node].registers.get(file).copied().unwrap_or(0)
    }

    /// After how many iterations the result of a node is still needed at the end of the loop, if at all.
    pub fn kept(&self, node: usize) -> Option<u32> {
        self.nodes[node].kept
    }

    /// Number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no node.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// All edges.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// What there is of each class of resources in a cycle.
    pub fn capacity(&self) -> &[u32] {
        &self.capacity
    }

    /// What a node takes of a class of resources.
    pub fn uses(&self, node: usize, class: usize) -> u32 {
        self.nodes[node].uses.get(class).copied().unwrap_or(0)
    }

    /// What a node takes of all classes of resources.
    pub fn wanted(&self, node: usize) -> &[u32] {
        &self.nodes[node].uses
    }

    /// What a node takes of each class of resources in each of the cycles from its own on.
    pub fn reserved(&self, node: usize) -> impl Iterator<Item = (usize, u32, u32)> {
        let uses = self.nodes[node].uses.iter().zip(&self.capacity);
        uses.enumerate().flat_map(|(class, (&uses, &capacity))| {
            let cycles = uses.div_ceil(capacity);
            (0..cycles).map(move |k| (class, k, capacity.min(uses - k * capacity)))
        })
    }

    /// Cycles in which a node takes resources; at least its own.
    pub fn busy(&self, node: usize) -> u32 {
        let last = self.reserved(node).map(|(_, cycle, _)| cycle + 1);
        last.max().unwrap_or(1)
    }

    /// What all nodes take of a class of resources.
    pub fn total(&self, class: usize) -> u64 {
        let uses = (0..self.len()).map(|node| u64::from(self.uses(node, class)));
        uses.sum()
    }

    /// The edges on which a node waits.
    pub fn into(&self, node: usize) -> impl Iterator<Item = &Edge> {
        self.into[node].iter().map(|&n| &self.edges[n])
    }

    /// The edges of what waits for a node.
    pub fn out(&self, node: usize) -> impl Iterator<Item = &Edge> {
        self.out[node].iter().map(|&n| &self.edges[n])
    }

    /// The nodes in an order that the acyclic graph of one iteration has, the first ones first; `None`: that graph
    /// has a cycle, so that no iteration can end.
    pub fn topological(&self) -> Option<Vec<usize>> {
        let mut waits = vec![0u32; self.len()];
        let mut next = vec![Vec::new(); self.len()];
        for (before, after) in self.edges.iter().filter_map(Edge::drawn) {
            waits[after] += 1;
            next[before].push(after);
        }
        let mut ready: SortedSet<usize> = (0..self.len()).filter(|&n| waits[n] == 0).collect();
        let mut order = Vec::with_capacity(self.len());
        while let Some(node) = ready.pop_first() {
            order.push(node);
            for &after in &next[node] {
                waits[after] -= 1;
                if waits[after] == 0 {
                    ready.insert(after);
                }
            }
        }
        (order.len() == self.len()).then_some(order)
    }

    /// Cycles of the longest way by which results go through one iteration; `None`: a cycle of dependences within it.
    pub fn longest_way(&self) -> Option<u32> {
        let mut ready = vec![0u32; self.len()];
        for node in self.topological()? {
            let here = |edge: &&Edge| edge.distance == 0 && edge.kind == Kind::Data;
            for edge in self.out(node).filter(here) {
                let at = ready[node].saturating_add(edge.latency);
                ready[edge.to] = ready[edge.to].max(at);
            }
        }
        ready.into_iter().max()
    }
}
