//! The shape of a loop, and what stands against vectorizing it without a look at its values.

use super::function_view::FunctionView;
use super::loop_view::LoopView;
use super::loops::{LoopData, LoopForest};
use crate::options::Options;
use crate::remark::{Detail, Reason, Refusal};
use crate::ssa::{Access, Block, Function, KeptCall, LoopSite, Op, Site, Value};
use crate::veclib::{self, VecLib};
use frontend::sorted::SortedSet;
use frontend::span::Span;

/// An innermost loop of the shape that is analysed, and what else stands against vectorizing it,
/// without a look at its values.
pub(super) fn innermost<'a>(
    function: &'a FunctionView<'a>,
    forest: &LoopForest,
    site: Site,
    options: &Options,
    refusals: &mut Vec<Refusal>,
) -> Option<LoopView<'a>> {
    let (f, dom) = (function.f, function.dom);
    let info = &f.sites[site];
    if let Some(why) = governed(info) {
        // What else would have to be done of it is no use to know.
        refusals.push(why);
        return None;
    }
    for why in &info.wishes.refused {
        refusals.push(refusal(Reason::Pragma, info.span, why.clone()));
    }
    let Some(l) = forest.with_header(info.header) else {
        let detail = match dom.is_reachable(info.header) {
            true => "the body never comes back to the condition",
            false => "the loop is never reached",
        };
        refusals.push(refusal(Reason::NotCounted, info.span, detail));
        return None;
    };
    let data = &forest.loops[l];
    body_refusals(f, Some(info), &data.blocks, options, refusals);
    refusals.extend(effects(f, data, options));
    inner_memory(f, data, refusals);
    let (latch, exiting) = shape(f, forest, data, info, refusals)?;
    Some(LoopView::new(
        function,
        info,
        data.blocks.clone(),
        latch,
        exiting,
    ))
}

/// What stands against a loop that a pragma governs which is not understood.
pub(super) fn governed(info: &LoopSite) -> Option<Refusal> {
    let pragma = info.pragma.as_deref()?.trim();
    let why = match pragma.starts_with("#pragma omp") {
        true => ": which thread or lane does what is for the compiler to say",
        false => "",
    };
    let detail = format!("the loop is governed by `{pragma}`{why}");
    Some(refusal(Reason::Pragma, info.span, detail))
}

pub(super) fn refusal(reason: Reason, span: Span, detail: impl Into<Detail>) -> Refusal {
    Refusal::new(reason, span, detail)
}

/// Instructions that nothing with them is vectorized.
pub(super) fn body_refusals(
    f: &Function,
    info: Option<&LoopSite>,
    blocks: &[Block],
    options: &Options,
    out: &mut Vec<Refusal>,
) {
    let given = given_to_calls(f, blocks);
    for inst in blocks.iter().flat_map(|&b| &f.blocks[b].insts) {
        let inst = &f.insts[*inst];
        match &inst.op {
            Op::Call(symbol) => {
                let name = symbol
                    .and_then(|s| f.symbols.get(s))
                    .map(|s| s.name.as_str());
                let kept = name.and_then(|name| info?.calls.kept(name));
                out.push(match kept {
                    Some(kept) => kept_refusal(kept, inst.span),
                    None => call_refusal(name, inst.span, options),
                });
            }
            Op::Opaque(_) if inst.result.is_some_and(|result| given.contains(&result)) => {}
            Op::Opaque(what) => {
                let detail = format!("{what} is not analysed");
                out.push(refusal(Reason::Opaque, inst.span, detail));
            }
            Op::Load(Access { volatile: true, .. }) | Op::Store(Access { volatile: true, .. }) => {
                let detail = "each volatile or atomic access must happen by itself and in order";
                out.push(refusal(Reason::Volatile, inst.span, detail));
            }
            _ => {}
        }
    }
}

/// What some blocks only give to calls, which stand against vectorization whatever they are given.
fn given_to_calls(f: &Function, blocks: &[Block]) -> SortedSet<Value> {
    let (mut given, mut needed) = (SortedSet::new(), SortedSet::new());
    for &block in blocks {
        for &inst in &f.blocks[block].insts {
            let data = &f.insts[inst];
            match data.op {
                Op::Call(_) => given.extend(data.args.iter().copied()),
                _ => needed.extend(data.args.iter().copied()),
            }
        }
        let terminator = &f.blocks[block].terminator;
        needed.extend(terminator.value().copied());
        needed.extend(terminator.edges().flat_map(|edge| &edge.args).copied());
    }
    given.retain(|value| !needed.contains(value));
    given
}

/// Calls of functions with vector variants that may access memory: what they do to other accesses of
/// the loop is not known.
pub(super) fn effects(f: &Function, data: &LoopData, options: &Options) -> Vec<Refusal> {
    let insts = data.blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    let calls = insts.filter_map(|&inst| match f.insts[inst].op {
        Op::LaneCall(callee) if f.callees[callee].idle.is_none() => {
            let name = f.callees[callee].named();
            Some(call_refusal(name, f.insts[inst].span, options))
        }
        _ => None,
    });
    calls.collect()
}

/// Variables in memory of functions that were lowered in place: each iteration has its own.
fn inner_memory(f: &Function, data: &LoopData, out: &mut Vec<Refusal>) {
    for inst in data.blocks.iter().flat_map(|&b| &f.blocks[b].insts) {
        let inst = &f.insts[*inst];
        if let Op::LocalAddr(var) = inst.op
            && f.vars[var].inner
        {
            let name = &f.vars[var].name;
            let detail = format!("each call in the loop has a `{name}` of its own, in memory");
            out.push(refusal(Reason::Opaque, inst.span, detail));
        }
    }
}

/// A call of a function that is defined in the file.
fn kept_refusal(kept: &KeptCall, call: Span) -> Refusal {
    let at = match kept.at == Span::default() {
        true => call,
        false => kept.at,
    };
    refusal(
        Reason::Call,
        at,
        format!("`{}` is called, {}", kept.name, kept.why),
    )
}

/// Why a call stands against vectorization.
pub(super) fn call_refusal(name: Option<&str>, span: Span, options: &Options) -> Refusal {
    let Some(name) = name else {
        return refusal(Reason::Call, span, "a function is called through a pointer");
    };
    match options.math_errno && veclib::sets_errno(name) {
        true => {
            let detail = format!("`{name}` may set `errno`");
            refusal(Reason::MathErrno, span, detail)
                .hint("`-fno-math-errno` says that nobody looks")
        }
        false if options.veclib == VecLib::None && veclib::has_variants(name) => {
            refusal(Reason::Call, span, format!("`{name}` is called"))
                .hint("`--veclib` names a library with vector variants of it")
        }
        false => {
            let already = match name.trim_start_matches("__builtin_") {
                "memcpy" | "memmove" | "memset" | "memcmp" => ", which works with vectors already",
                _ => "",
            };
            let called = refusal(Reason::Call, span, format!("`{name}` is called{already}"));
            match name.trim_start_matches("__builtin_") {
                "fma" | "fmaf" => called.hint("`-mfma` makes it one instruction, of vectors, too"),
                _ => called,
            }
        }
    }
}

/// As [`frame`], and no loop inside.
fn shape(
    f: &Function,
    forest: &LoopForest,
    data: &LoopData,
    site: &LoopSite,
    out: &mut Vec<Refusal>,
) -> Option<(Block, Block)> {
    let before = out.len();
    if !data.children.is_empty() {
        let inner = forest.loops[data.children[0]].header;
        let mut sites = f.sites.values().filter(|s| s.header == inner);
        let span = sites.next().map_or(site.span, |s| s.span);
        out.push(refusal(
            Reason::NotInnermost,
            span,
            "there is another loop inside",
        ));
    }
    frame(f, data, site, out).filter(|_| out.len() == before)
}

/// One way in, one latch, one exit at the header or the latch.
pub(super) fn frame(
    f: &Function,
    data: &LoopData,
    site: &LoopSite,
    out: &mut Vec<Refusal>,
) -> Option<(Block, Block)> {
    let before = out.len();
    if data.irreducible {
        let detail = "a jump leads into the middle of a cycle in the loop";
        out.push(refusal(Reason::JumpIntoLoop, site.span, detail));
    }
    let mut froms: Vec<Block> = data.exits.iter().map(|e| e.0).collect();
    froms.dedup();
    if data.exits.is_empty() {
        out.push(refusal(
            Reason::NotCounted,
            site.span,
            "the loop has no exit",
        ));
    }
    if data.latches.len() > 1 {
        let detail = "several places jump back to the condition (`continue` in a `while` loop)";
        out.push(refusal(Reason::NotCounted, site.span, detail));
    }
    let latch = *data.latches.first()?;
    let main = froms
        .iter()
        .copied()
        .find(|&b| b == data.header || b == latch);
    for &from in froms.iter().filter(|b| Some(**b) != main) {
        out.push(refusal(
            Reason::SeveralExits,
            block_span(f, from, site),
            "the loop can be left here, too: the number of iterations is not known beforehand",
        ));
    }
    if out.len() != before || data.exits.len() != 1 {
        if out.len() == before {
            let detail = "the loop is left by a `switch`";
            out.push(refusal(Reason::SeveralExits, site.span, detail));
        }
        return None;
    }
    Some((latch, main?))
}

/// Where a block's decision stands in the source: its last instruction.
fn block_span(f: &Function, block: Block, site: &LoopSite) -> Span {
    let last = f.blocks[block].insts.last();
    last.map_or(site.span, |&i| f.insts[i].span)
}

pub(super) fn value_span(view: &LoopView<'_>, v: Option<Value>) -> Span {
    v.and_then(|v| view.inst(v))
        .map_or(view.site.span, |i| i.span)
}
