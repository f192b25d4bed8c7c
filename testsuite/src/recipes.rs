//! What vector code is made of, as plans say it, and which plans ran.

use crate::suite::BESIDE;
use frontend::sorted::SortedSet;
use midend::plan::{GroupOp, Lanes, LoopControl, LoopNode, Node, PInst, POp, PType, Plan, Region};

/// All recipes that planners use; what a plan uses beside these is counted, too.
pub const RECIPES: &[&str] = &[
    "vector loop",
    "narrow loop",
    "loop split where a branch turns",
    "store that the next iteration overwrites, left out",
    "last vector under a mask",
    "vectors side by side",
    "copies in a loop",
    "scalar loop beside",
    "values side by side over a loop",
    "loops that have changed places",
    "overlap guard",
    "interleaved lanes",
    "block",
    "vector of scalars",
    "vector variant",
    "variant with a mask",
    "blocks beyond an exit",
    "left before a group",
    "left at a lane",
    "lanes looked at one by one",
    "first lane tested",
    "reductions up to an exit",
    "scalar loop up to a block",
    "scalar loop over two pages",
    "branch on lanes",
    "branch seldom taken",
    "loop inside, same for all lanes",
    "loop inside, left lane by lane",
    "load consecutive",
    "load consecutive, masked",
    "load reversed",
    "store consecutive",
    "store consecutive, masked",
    "store reversed",
    "gather",
    "gather, masked",
    "scatter",
    "scatter, masked",
    "compress store",
    "own array",
    "vector arithmetic",
    "byte swap",
    "bit count",
    "vector product, high half",
    "vector product of low halves",
    "vector sum, saturating",
    "vector division",
    "vector shift by lanes",
    "vector shift by one count",
    "vector minimum or maximum",
    "vector floating point",
    "vector comparison of integers",
    "vector comparison of floating point",
    "select",
    "widening",
    "narrowing",
    "integer to floating point",
    "floating point to integer",
    "floating point resized",
    "mask logic",
    "mask resize",
    "average",
    "fused product and sum",
    "saturation",
    "sum of groups",
    "sum of differences",
    "sum of products",
    "dot",
    "reduction",
    "reduction in order",
    "square root of one lane",
    "lane by number",
    "zip",
    "unzip",
    "zip of blocks",
    "unzip of three",
    "zip of three",
    "concat",
    "split",
    "splice",
    "iota",
    "any",
    "all",
    "several",
    "first lane on",
    "lanes on",
    "call of a variant",
    "call for each lane",
];

/// The plans that vcc prints, each with the name of its variant.
///
/// # Panics
/// The text is not that of plans.
pub fn plans(dump: &str) -> Vec<(Option<String>, Plan)> {
    let (mut plans, mut text, mut variant) = (Vec::new(), String::new(), None);
    for line in dump.split_inclusive('\n') {
        match line.strip_prefix("; ") {
            Some(name) if text.is_empty() && name.starts_with("_ZGV") => {
                variant = Some(name.trim().to_string());
            }
            // What was considered.
            Some(_) if text.is_empty() => {}
            _ if text.is_empty() && line.trim().is_empty() => {}
            _ => text.push_str(line),
        }
        if line == "}\n" {
            let plan = midend::plan::parse::parse(&text);
            plans.push((
                variant.take(),
                plan.unwrap_or_else(|e| panic!("{e}\n{text}")),
            ));
            text.clear();
        }
    }
    plans
}

/// What a plan uses.
pub fn recipes(plan: &Plan) -> SortedSet<&'static str> {
    let mut found = SortedSet::new();
    match plan.region {
        Region::Loop { inside, .. } => {
            if inside.is_some() {
                found.insert("loops that have changed places");
            }
            found.insert("vector loop")
        }
        Region::Block { .. } => found.insert("block"),
        Region::Function { .. } => found.insert("vector variant"),
    };
    let loops = plan.vector_loops();
    if loops.len() > 1 {
        found.insert("narrow loop");
    }
    if loops.iter().any(|l| l.part.is_some()) {
        found.insert("loop split where a branch turns");
    }
    if !plan.left_out.is_empty() {
        found.insert("store that the next iteration overwrites, left out");
    }
    if loops.iter().any(|l| l.masked) {
        found.insert("last vector under a mask");
    }
    if loops.iter().any(|l| l.uf > 1) {
        found.insert("vectors side by side");
    }
    if !plan.guards.is_empty() {
        found.insert("overlap guard");
    }
    if plan.order == midend::plan::LaneOrder::Interleaved {
        found.insert("interleaved lanes");
    }
    nodes(plan, &plan.body, &mut found);
    found
}

fn is_mask(plan: &Plan, value: midend::plan::PValue) -> bool {
    matches!(plan.values[value].ty, PType::Mask { .. })
}

fn nodes(plan: &Plan, list: &[Node], found: &mut SortedSet<&'static str>) {
    for node in list {
        match node {
            Node::Inst(inst) => found.extend(recipe(plan, inst)),
            Node::If {
                then,
                otherwise,
                seldom,
                ..
            } => {
                found.insert("branch on lanes");
                if *seldom {
                    found.insert("branch seldom taken");
                }
                nodes(plan, then, found);
                nodes(plan, otherwise, found);
            }
            Node::Loop(inner) => {
                found.extend(early(inner));
                let masks = inner.carried.iter().any(|c| is_mask(plan, c.value));
                match inner.control {
                    _ if inner.widened.is_some_and(|widened| widened.beside) => {
                        found.insert("values side by side over a loop");
                    }
                    LoopControl::While { .. } if masks => {
                        found.insert("loop inside, left lane by lane");
                    }
                    LoopControl::While { .. } => {
                        found.insert("loop inside, same for all lanes");
                    }
                    LoopControl::Counted { step: 1, .. } => {
                        found.insert("scalar loop beside");
                    }
                    LoopControl::Copies { .. } => {
                        found.insert("copies in a loop");
                    }
                    LoopControl::Counted { .. } => {}
                }
                nodes(plan, &inner.body, found);
            }
        }
    }
}

/// How a loop is left early.
fn early(l: &LoopNode) -> Vec<&'static str> {
    let LoopControl::Counted { start, .. } = l.control else {
        return Vec::new();
    };
    match (l.results.len(), l.widened, start) {
        (0, ..) => return Vec::new(),
        (_, None, None) => return vec!["scalar loop up to a block"],
        (_, None, Some(_)) => return vec!["scalar loop over two pages"],
        (_, Some(_), _) => {}
    }
    let mut found = Vec::new();
    if l.results.len() > 1 {
        found.push("reductions up to an exit");
    }
    let mut leaves = 0;
    let mut at_a_lane = false;
    let mut one_by_one = false;
    each_if(&l.body, &mut |then| {
        let is = |node: &Node, op: POp| matches!(node, Node::Inst(inst) if inst.op == op);
        leaves += usize::from(then.last().is_some_and(|last| is(last, POp::Leave)));
        at_a_lane |= then.iter().any(|node| is(node, POp::FirstOn));
        one_by_one |= then.iter().any(|node| match node {
            Node::Loop(l) => {
                matches!(l.control, LoopControl::While { .. }) && !l.results.is_empty()
            }
            Node::Inst(_) | Node::If { .. } => false,
        });
    });
    let over_pages = l.body.iter().any(|node| match node {
        Node::If { then, .. } => then.iter().any(is_counted_loop),
        Node::Inst(_) | Node::Loop(_) => false,
    });
    if leaves > 1 + usize::from(over_pages) {
        found.push("first lane tested");
    }
    found.push(match (at_a_lane, one_by_one) {
        (_, true) => "lanes looked at one by one",
        (true, false) => "left at a lane",
        (false, false) => "left before a group",
    });
    found
}

fn is_counted_loop(node: &Node) -> bool {
    match node {
        Node::Loop(l) => matches!(l.control, LoopControl::Counted { .. }),
        Node::Inst(_) | Node::If { .. } => false,
    }
}

/// Shows what stands under each condition.
fn each_if(nodes: &[Node], show: &mut dyn FnMut(&[Node])) {
    for node in nodes {
        if let Node::If {
            then, otherwise, ..
        } = node
        {
            show(then);
            each_if(then, show);
            each_if(otherwise, show);
        }
    }
}

/// What an operation on vectors is; `None`: it is scalar, or everywhere.
fn recipe(plan: &Plan, inst: &PInst) -> Option<&'static str> {
    let of = |n: usize| inst.args.get(n).map(|&value| plan.values[value].ty);
    let ty = inst.result.map(|value| plan.values[value].ty).or(of(1));
    let scalar = matches!(ty, None | Some(PType::Scalar(_)));
    let mask = matches!(ty, Some(PType::Mask { .. }));
    let masked = inst.args.last().is_some_and(|&last| is_mask(plan, last));
    Some(match &inst.op {
        POp::ReadBlock(_) => "blocks beyond an exit",
        POp::Hide => return None,
        POp::Load(Lanes::Consecutive) if masked => "load consecutive, masked",
        POp::Load(Lanes::Consecutive) => "load consecutive",
        POp::Load(Lanes::Reversed) => "load reversed",
        POp::Store(Lanes::Consecutive) if masked => "store consecutive, masked",
        POp::Store(Lanes::Consecutive) => "store consecutive",
        POp::Store(Lanes::Reversed) => "store reversed",
        POp::Load(Lanes::One) | POp::Store(Lanes::One) => return None,
        POp::Gather { .. } if masked => "gather, masked",
        POp::Gather { .. } => "gather",
        POp::Scatter { .. } if masked => "scatter, masked",
        POp::Scatter { .. } => "scatter",
        POp::CompressStore => "compress store",
        POp::Array(..) => "own array",
        POp::Active => "variant with a mask",
        POp::SumGroups(GroupOp::Distance) => "sum of differences",
        POp::SumGroups(GroupOp::Product) => "sum of products",
        POp::SumGroups(GroupOp::Unsigned | GroupOp::Signed) => "sum of groups",
        POp::Dot => "dot",
        POp::Reduce(_) => "reduction",
        POp::ReduceOrdered(_) => "reduction in order",
        POp::Extract(_) => "square root of one lane",
        POp::ExtractAt => "lane by number",
        POp::Reverse => "reverse",
        POp::Permute(_) => "permutation of groups",
        POp::Zip(_) => "zip",
        POp::Unzip(_) => "unzip",
        POp::ZipBlocks(_) => "zip of blocks",
        POp::Unzip3(_) => "unzip of three",
        POp::Zip3(_) => "zip of three",
        POp::Concat => "concat",
        POp::Split(_) => "split",
        POp::Splice => "splice",
        POp::Build => "vector of scalars",
        POp::Iota => "iota",
        POp::Any => "any",
        POp::All => "all",
        POp::Several => "several",
        POp::FirstOn => "first lane on",
        POp::CountOn => "lanes on",
        POp::Variant { .. } => "call of a variant",
        POp::CallEach { .. } => "call for each lane",
        POp::MaskResize => "mask resize",
        POp::ICmp(_) if mask => "vector comparison of integers",
        POp::FCmp(_) if mask => "vector comparison of floating point",
        POp::UnorderedFCmp(_) => "comparison that NaN satisfies",
        POp::Binary(_) | POp::Unary(_) if mask => "mask logic",
        _ if scalar => return None,
        POp::Average(_) => "average",
        POp::Fused(_) => "fused product and sum",
        POp::Saturate(_) => "saturation",
        POp::ShiftBy(_) => "vector shift by one count",
        POp::Select => "select",
        POp::Binary(op) => binary(&format!("{op:?}")),
        POp::Unary(op) => unary(&format!("{op:?}")),
        POp::Convert(op) => conversion(&format!("{op:?}")),
        POp::LiveIn(_)
        | POp::Assign(_)
        | POp::Param(_)
        | POp::Return
        | POp::Leave
        | POp::Const(_)
        | POp::GlobalAddr(_)
        | POp::LocalAddr(_)
        | POp::PtrAdd { .. }
        | POp::Field(_)
        | POp::ICmp(_)
        | POp::FCmp(_)
        | POp::Splat => return None,
    })
}

fn binary(name: &str) -> &'static str {
    match name {
        "SAddSat" | "UAddSat" | "SSubSat" | "USubSat" => "vector sum, saturating",
        "SMulHigh" | "UMulHigh" => "vector product, high half",
        "SMulLow" | "UMulLow" => "vector product of low halves",
        "SDiv" | "UDiv" | "SRem" | "URem" => "vector division",
        "Shl" | "LShr" | "AShr" => "vector shift by lanes",
        "SMin" | "SMax" | "UMin" | "UMax" => "vector minimum or maximum",
        name if name.starts_with('F') => "vector floating point",
        _ => "vector arithmetic",
    }
}

fn unary(name: &str) -> &'static str {
    match name {
        "BSwap" => "byte swap",
        "PopCount" => "bit count",
        "LeadingZeros" | "TrailingZeros" => "count of zeros",
        name if name.starts_with('F') => "vector floating point",
        _ => "vector arithmetic",
    }
}

fn conversion(name: &str) -> &'static str {
    match name {
        "SExt" | "ZExt" => "widening",
        "Trunc" => "narrowing",
        "SiToF" | "UiToF" => "integer to floating point",
        "FToSi" | "FToUi" => "floating point to integer",
        "FExt" | "FTrunc" => "floating point resized",
        "Bitcast" => "bits of floating point",
        _ => "vector arithmetic",
    }
}

/// The text of one kernel with a statement in each plan's code that tells that it ran, by its number
/// among `plans`, those of the kernel's functions in the order of the text.
pub fn counting(text: &str, plans: &[(Option<String>, Plan)]) -> String {
    let mut loops = (0..plans.len()).filter(|k| plans[*k].0.is_none());
    let (mut result, mut open) = (String::new(), None);
    // The next loop does one iteration at a time.
    let mut single = false;
    let told = |number: usize| {
        format!("{{ extern unsigned char plans_ran[]; plans_ran[{number}] = 1; }}\n")
    };
    for line in text.split_inclusive('\n') {
        if line.contains("/* vcc: block at ") {
            let ran = loops.next().map(&told);
            result.push_str(&ran.unwrap_or_default());
        }
        result.push_str(line);
        if line.contains("/* vcc: line ") {
            open = loops.next();
            continue;
        }
        if !line.starts_with(' ') && line.trim_end().ends_with(')') {
            let called = |name: &Option<String>| {
                name.as_ref()
                    .is_some_and(|name| line.contains(&format!(" {name}(")))
            };
            open = plans.iter().position(|plan| called(&plan.0)).or(open);
            continue;
        }
        single |= line.contains(BESIDE);
        let variant = open.is_some_and(|k| plans[k].0.is_some());
        let begins = match variant {
            true => line == "{\n",
            false => {
                let line = line.trim_start();
                let head = line.starts_with("for (") && line.ends_with(") {\n");
                head && (line.contains(" += ") || std::mem::take(&mut single))
            }
        };
        if begins && let Some(number) = open.take() {
            result.push_str(&told(number));
        }
    }
    result
}
