//! Text form of plans. See [`super::parse`] for the grammar.

use super::{
    Carried, Each, First, IfResult, LaneOrder, Leaves, LoopControl, LoopNode, LoopResult, Node,
    PInst, POp, PType, PValue, PValueData, Plan, Region, Unrolled, Widened,
};
use crate::text::decl::{Args, ImmText, write_callees, write_decls};
use crate::text::names::{
    binary_name, convert_name, float_cc_name, fused_name, group_name, half_name, int_cc_name,
    lanes_name, reduce_name, rounding_name, saturation_name, type_name,
};
use crate::text::{At, Commas, Quoted};
use cranelift_entity::PrimaryMap;
use std::fmt;

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "plan {} ", Quoted(&self.function))?;
        match self.region {
            Region::Loop { site, span, inside } => {
                write!(f, "loop {site}{}", At(span))?;
                if let Some(inside) = inside {
                    write!(f, " inside{}", At(inside))?;
                }
            }
            Region::Block { span, vf } => write!(f, "block{} vf {vf}", At(span))?,
            Region::Function { span, vf } => write!(f, "function{} vf {vf}", At(span))?,
        }
        write!(f, " reg {}", self.reg_bits)?;
        if self.order == LaneOrder::Interleaved {
            write!(f, " interleaved")?;
        }
        let (scalar, vector) = (self.scalar_cost, self.vector_cost_percent);
        write!(f, " cost {scalar} percent {vector}")?;
        match self.leaves {
            Leaves::Nothing => write!(f, " leavesnothing")?,
            Leaves::Rest => {}
            Leaves::All => write!(f, " leavesall")?,
        }
        writeln!(f, " {{")?;
        write_decls(f, &self.vars, &self.symbols, &self.fields)?;
        write_callees(f, &self.callees)?;
        for guard in &self.guards {
            writeln!(f, "  guard {}", Quoted(guard))?;
        }
        for place in &self.left_out {
            writeln!(f, "  leftout {}", Quoted(place))?;
        }
        for field in &self.layout_asserts {
            writeln!(f, "  assert {field}")?;
        }
        program(&self.body, &self.values, f)?;
        f.write_str("}\n")
    }
}

/// The steps of a plan, with its values.
pub(in crate::plan) fn program(
    body: &[Node],
    values: &PrimaryMap<PValue, PValueData>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    Program { values }.write_nodes(f, body, 1)
}

struct Program<'a> {
    values: &'a PrimaryMap<PValue, PValueData>,
}

impl Program<'_> {
    fn write_nodes(&self, f: &mut fmt::Formatter<'_>, nodes: &[Node], depth: usize) -> fmt::Result {
        let indent = "  ".repeat(depth);
        for node in nodes {
            f.write_str(&indent)?;
            match node {
                Node::Inst(inst) => self.write_inst(f, inst)?,
                Node::If {
                    cond,
                    then,
                    otherwise,
                    results,
                    seldom,
                } => {
                    let how = if *seldom { "seldom " } else { "" };
                    writeln!(f, "if {cond} {how}{{")?;
                    self.write_nodes(f, then, depth + 1)?;
                    if !otherwise.is_empty() {
                        writeln!(f, "{indent}}} else {{")?;
                        self.write_nodes(f, otherwise, depth + 1)?;
                    }
                    write!(f, "{indent}}}")?;
                    self.write_results(f, results)?;
                }
                Node::Loop(data) => {
                    self.write_loop_head(f, data)?;
                    self.write_nodes(f, &data.body, depth + 1)?;
                    write!(f, "{indent}}}")?;
                    if let LoopControl::While { cond } = data.control {
                        write!(f, " while {cond}")?;
                    }
                    self.write_loop_results(f, &data.results)?;
                }
            }
            f.write_str("\n")?;
        }
        Ok(())
    }

    fn write_inst(&self, f: &mut fmt::Formatter<'_>, inst: &PInst) -> fmt::Result {
        if let Some(result) = inst.result {
            write!(f, "{} = ", self.definition(result))?;
        }
        write!(f, "{}{}{}", inst.op, Args(&inst.args), At(inst.span))
    }

    fn write_results(&self, f: &mut fmt::Formatter<'_>, results: &[IfResult]) -> fmt::Result {
        if results.is_empty() {
            return Ok(());
        }
        let texts: Vec<String> = results
            .iter()
            .map(|r| {
                let value = self.definition(r.value);
                format!("{value} = {} or {}", r.then, r.otherwise)
            })
            .collect();
        write!(f, " gives [{}]", Commas(&texts))
    }

    fn write_loop_results(
        &self,
        f: &mut fmt::Formatter<'_>,
        results: &[LoopResult],
    ) -> fmt::Result {
        if results.is_empty() {
            return Ok(());
        }
        let text = |r: &LoopResult| format!("{} or {}", self.definition(r.value), r.otherwise);
        let texts: Vec<String> = results.iter().map(text).collect();
        write!(f, " gives [{}]", Commas(&texts))
    }

    fn write_loop_head(&self, f: &mut fmt::Formatter<'_>, data: &LoopNode) -> fmt::Result {
        match &data.control {
            LoopControl::Counted {
                counter,
                start,
                end,
                step,
            } => {
                write!(f, "for {}", self.definition(*counter))?;
                if let Some(start) = start {
                    write!(f, " from {start}")?;
                }
                write!(f, " below {end} step {step}")?;
            }
            LoopControl::While { .. } => f.write_str("do")?,
            LoopControl::Copies { copy, count, each } => {
                write!(f, "copies {} count {count}", self.definition(*copy))?;
                if !each.is_empty() {
                    let each: Vec<String> = each.iter().map(|each| self.each(each)).collect();
                    write!(f, " each [{}]", Commas(&each))?;
                }
            }
        }
        if let Some(Widened {
            vf,
            uf,
            masked,
            last,
            part,
            beside,
        }) = data.widened
        {
            write!(f, " vf {vf} uf {uf}")?;
            if masked {
                f.write_str(" masked")?;
            }
            if last {
                f.write_str(" last")?;
            }
            if let Some(part) = part {
                write!(f, " {}", part.word())?;
            }
            if beside {
                f.write_str(" beside")?;
            }
        }
        if let Some(often) = data.often {
            write!(f, " often {often}")?;
        }
        if let Some(stages) = data.stages {
            write!(f, " stages {stages}")?;
        }
        if !data.carried.is_empty() {
            let carried: Vec<String> = data
                .carried
                .iter()
                .map(|&Carried { value, init, next }| {
                    format!("{} = {init} then {next}", self.definition(value))
                })
                .collect();
            write!(f, " carry [{}]", Commas(&carried))?;
        }
        f.write_str(" {\n")
    }

    /// `p3: f32x8 = p1 p2 then p4 gives p5: f32x8 p6: f32x8`
    fn each(&self, each: &Each) -> String {
        let before: Vec<String> = each.before.iter().map(PValue::to_string).collect();
        let after: Vec<String> = each.after.iter().map(|&v| self.definition(v)).collect();
        format!(
            "{} = {} then {} gives {}",
            self.definition(each.value),
            before.join(" "),
            each.next,
            after.join(" ")
        )
    }

    /// `p3: f32x8 "y"`
    fn definition(&self, value: PValue) -> String {
        match self.values.get(value) {
            None => format!("{value}: ?"),
            Some(data) => {
                let mut text = format!("{value}: {}", data.ty);
                if let Some(hint) = &data.hint {
                    text.push_str(&format!(" {}", Quoted(hint)));
                }
                if let Some(Unrolled { group, copy }) = data.unrolled {
                    text.push_str(&format!(" group {group} copy {copy}"));
                }
                text
            }
        }
    }
}

impl fmt::Display for PType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PType::Scalar(ty) => write!(f, "{ty}"),
            PType::Vector(ty, lanes) => write!(f, "{ty}x{lanes}"),
            PType::Mask { bits, lanes } => write!(f, "mask{bits}x{lanes}"),
        }
    }
}

/// The operation's own words, without operands.
impl fmt::Display for POp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            POp::LiveIn(var) => write!(f, "livein {var}"),
            POp::Assign(var) => write!(f, "assign {var}"),
            POp::Param(n) => write!(f, "param {n}"),
            POp::Active => f.write_str("active"),
            POp::Return => f.write_str("return"),
            POp::Const(imm) => write!(f, "const {}", ImmText(*imm)),
            POp::GlobalAddr(symbol) => write!(f, "global {symbol}"),
            POp::LocalAddr(var) => write!(f, "local {var}"),
            POp::Array(ty, len, first) => {
                write!(f, "array {} {len}", type_name(*ty))?;
                match first {
                    First::Zeros => Ok(()),
                    First::Anything => f.write_str(" of anything"),
                }
            }
            POp::PtrAdd { scale } => write!(f, "ptradd {scale}"),
            POp::Field(field) => write!(f, "field {field}"),
            POp::Binary(op) => f.write_str(binary_name(*op)),
            POp::Unary(op) => f.write_str(op.word()),
            POp::ICmp(cc) => write!(f, "icmp {}", int_cc_name(*cc)),
            POp::FCmp(cc) => write!(f, "fcmp {}", float_cc_name(*cc)),
            POp::UnorderedFCmp(cc) => write!(f, "fcmp.unordered {}", float_cc_name(*cc)),
            POp::Select => f.write_str("select"),
            POp::Convert(op) => f.write_str(convert_name(*op)),
            POp::ShiftBy(op) => write!(f, "shiftby {}", binary_name(*op)),
            POp::Fused(fused) => write!(f, "fused {}", fused_name(*fused)),
            POp::Average(rounding) => write!(f, "average {}", rounding_name(*rounding)),
            POp::Saturate(to) => write!(f, "saturate {}", saturation_name(*to)),
            POp::Splat => f.write_str("splat"),
            POp::Build => f.write_str("build"),
            POp::Iota => f.write_str("iota"),
            POp::ReadBlock(lanes) => write!(f, "readblock {}", lanes_name(*lanes)),
            POp::Hide => f.write_str("hide"),
            POp::Load(lanes) => write!(f, "load {}", lanes_name(*lanes)),
            POp::Store(lanes) => write!(f, "store {}", lanes_name(*lanes)),
            POp::Gather { scale } => write!(f, "gather {scale}"),
            POp::Scatter { scale } => write!(f, "scatter {scale}"),
            POp::CompressStore => f.write_str("store.compress"),
            POp::SumGroups(op) => write!(f, "sumgroups {}", group_name(*op)),
            POp::Dot => f.write_str("dot"),
            POp::Reduce(op) => write!(f, "reduce {}", reduce_name(*op)),
            POp::ReduceOrdered(op) => write!(f, "reduce.ordered {}", reduce_name(*op)),
            POp::Extract(lane) => write!(f, "extract {lane}"),
            POp::Reverse => f.write_str("reverse"),
            POp::Permute(order) => {
                f.write_str("permute")?;
                order.places().try_for_each(|place| write!(f, " {place}"))
            }
            POp::Zip(half) => write!(f, "zip {}", half_name(*half)),
            POp::Unzip(half) => write!(f, "unzip {}", half_name(*half)),
            POp::ZipBlocks(half) => write!(f, "zip.blocks {}", half_name(*half)),
            POp::Unzip3(n) => write!(f, "unzip3 {n}"),
            POp::Zip3(n) => write!(f, "zip3 {n}"),
            POp::Concat => f.write_str("concat"),
            POp::Split(half) => write!(f, "split {}", half_name(*half)),
            POp::Splice => f.write_str("splice"),
            POp::MaskResize => f.write_str("maskresize"),
            POp::Variant {
                callee,
                variant,
                times,
                price,
            } => write!(f, "variant {callee} {variant} times {times} price {price}"),
            POp::CallEach { callee, lanes } => write!(f, "calleach {callee} lanes {lanes}"),
            POp::Any => f.write_str("any"),
            POp::Several => f.write_str("several"),
            POp::Leave => f.write_str("leave"),
            POp::FirstOn => f.write_str("firston"),
            POp::CountOn => f.write_str("counton"),
            POp::ExtractAt => f.write_str("extractat"),
            POp::All => f.write_str("all"),
        }
    }
}
