//! Parser of the text form of plans.
//!
//! ```text
//! plan "sum" loop site0 @10..60 reg 256 cost 12 percent 150 {
//!   var0 "n": scalar i64 "long", param 0     ; variables, symbols, members as in SSA
//!   guard "x and y do not overlap"
//!   leftout "x[i + 1]"
//!   assert field0
//!   p0: i64 = livein var0
//!   if p3 {
//!     …
//!   } else {
//!     …
//!   } gives [p9: f32 "s" = p7 or p8]
//!   for p10: i64 below p0 step 8 vf 8 uf 1 carry [p11: f32x8 "s" = p12 then p13] {
//!     p14: f32x8 "x" = load consecutive p15     ; `p14: f32x8 "x" group 3 copy 1` if one of several
//!   }
//!   for p19: i64 from p0 below p1 step 4 vf 4 uf 1 {
//!     …
//!   }
//!   do carry [p16: i64 = p0 then p17] {
//!     …
//!   } while p18
//!   assign var0 p16
//! }
//!
//! plan "f" function @10..60 vf 8 reg 256 cost 12 percent 150 {     ; a vector variant
//!   p0: f32x8 = param 0
//!   p1: mask32x8 = active
//!   return p0
//! }
//! ```

use super::{
    Carried, Each, First, IfResult, LaneOrder, Leaves, LoopControl, LoopNode, LoopResult, Node,
    Order, PInst, POp, PType, PValue, PValueData, Part, Plan, Region, Unrolled, Widened,
};
use crate::ssa::{Shared, Type, UnaryOp};
use crate::text::decl::{parse_args, parse_callees, parse_decls, parse_imm};
use crate::text::names::{
    binary_from, convert_from, float_cc_from, fused_from, group_from, half_from, int_cc_from,
    lanes_from, reduce_from, rounding_from, saturation_from, type_from,
};
use crate::text::{Cursor, Parse};
use cranelift_entity::{EntityRef, PrimaryMap};
use frontend::sorted::SortedSet;

pub use crate::text::ParseError;

/// Deepest nesting of loops and ifs that is read.
const MAX_DEPTH: u32 = 100;

/// Read one plan.
pub fn parse(text: &str) -> Result<Plan, ParseError> {
    let mut c = Cursor::new(text)?;
    let plan = header(&mut c)?;
    let mut parser = Parser {
        c,
        values: PrimaryMap::new(),
        defined: SortedSet::new(),
    };
    let (body, plan) = parser.plan(plan)?;
    parser.c.end()?;
    Ok(Plan {
        body,
        values: parser.values,
        ..plan
    })
}

fn header(c: &mut Cursor) -> Parse<Plan> {
    c.word("plan")?;
    let function = c.string()?;
    let number = |c: &mut Cursor, word: &str| {
        c.word(word)?;
        c.int()
    };
    let region = if c.eat_word("function") {
        Region::Function {
            span: c.span()?,
            vf: number(c, "vf")?,
        }
    } else if c.eat_word("block") {
        Region::Block {
            span: c.span()?,
            vf: number(c, "vf")?,
        }
    } else {
        c.word("loop")?;
        let site = c.entity("site")?;
        let span = c.span()?;
        let inside = match c.eat_word("inside") {
            true => Some(c.span()?),
            false => None,
        };
        Region::Loop { site, span, inside }
    };
    Ok(Plan {
        function,
        region,
        reg_bits: number(c, "reg")?,
        order: match c.eat_word("interleaved") {
            true => LaneOrder::Interleaved,
            false => LaneOrder::Natural,
        },
        scalar_cost: number(c, "cost")?,
        vector_cost_percent: number(c, "percent")?,
        leaves: match (c.eat_word("leavesnothing"), c.eat_word("leavesall")) {
            (true, _) => Leaves::Nothing,
            (false, false) => Leaves::Rest,
            (false, true) => Leaves::All,
        },
        vars: Shared::default(),
        symbols: Shared::default(),
        fields: Shared::default(),
        callees: Shared::default(),
        values: PrimaryMap::new(),
        body: Vec::new(),
        guards: Vec::new(),
        left_out: Vec::new(),
        layout_asserts: Vec::new(),
        apart: Default::default(),
        scalar_apart: Default::default(),
        initial: Vec::new(),
        schedules: Vec::new(),
        pipelined: Vec::new(),
    })
}

struct Parser {
    c: Cursor,
    values: PrimaryMap<PValue, PValueData>,
    defined: SortedSet<PValue>,
}

impl Parser {
    fn plan(&mut self, mut plan: Plan) -> Parse<(Vec<Node>, Plan)> {
        let c = &mut self.c;
        c.mark('{')?;
        parse_decls(c, &mut plan.vars, &mut plan.symbols, &mut plan.fields)?;
        parse_callees(c, &mut plan.callees)?;
        while c.eat_word("guard") {
            plan.guards.push(c.string()?);
        }
        while c.eat_word("leftout") {
            plan.left_out.push(c.string()?);
        }
        while c.eat_word("assert") {
            plan.layout_asserts.push(c.entity("field")?);
        }
        let body = self.nodes(0)?;
        Ok((body, plan))
    }

    /// Up to and with the closing brace.
    fn nodes(&mut self, depth: u32) -> Parse<Vec<Node>> {
        let mut nodes = Vec::new();
        if depth > MAX_DEPTH {
            return self.c.expected("fewer nested loops and ifs");
        }
        while !self.c.eat('}') {
            nodes.push(if self.c.eat_word("if") {
                self.if_node(depth)?
            } else if ["for", "do", "copies"]
                .iter()
                .any(|word| self.c.is_word(word))
            {
                Node::Loop(self.loop_node(depth)?)
            } else {
                Node::Inst(self.inst()?)
            });
        }
        Ok(nodes)
    }

    fn if_node(&mut self, depth: u32) -> Parse<Node> {
        let cond = self.value()?;
        let seldom = self.c.eat_word("seldom");
        self.c.mark('{')?;
        let then = self.nodes(depth + 1)?;
        let mut otherwise = Vec::new();
        if self.c.eat_word("else") {
            self.c.mark('{')?;
            otherwise = self.nodes(depth + 1)?;
        }
        let mut results = Vec::new();
        if self.c.eat_word("gives") {
            self.c.mark('[')?;
            while !self.c.eat(']') {
                if !results.is_empty() {
                    self.c.mark(',')?;
                }
                let value = self.define()?;
                self.c.mark('=')?;
                let then = self.value()?;
                self.c.word("or")?;
                results.push(IfResult {
                    value,
                    then,
                    otherwise: self.value()?,
                });
            }
        }
        Ok(Node::If {
            cond,
            then,
            otherwise,
            results,
            seldom,
        })
    }

    fn loop_node(&mut self, depth: u32) -> Parse<LoopNode> {
        let counted = match self.c.eat_word("for") {
            true => {
                let counter = self.define()?;
                let start = match self.c.eat_word("from") {
                    true => Some(self.value()?),
                    false => None,
                };
                self.c.word("below")?;
                let end = self.value()?;
                self.c.word("step")?;
                let step = self.c.int()?;
                Some(LoopControl::Counted {
                    counter,
                    start,
                    end,
                    step,
                })
            }
            false if self.c.eat_word("copies") => Some(self.copies()?),
            false => {
                self.c.word("do")?;
                None
            }
        };
        let widened = match self.c.eat_word("vf") {
            true => {
                let vf = self.c.int()?;
                self.c.word("uf")?;
                Some(Widened {
                    vf,
                    uf: self.c.int()?,
                    masked: self.c.eat_word("masked"),
                    last: self.c.eat_word("last"),
                    part: Part::ALL
                        .into_iter()
                        .find(|part| self.c.eat_word(part.word())),
                    beside: self.c.eat_word("beside"),
                })
            }
            false => None,
        };
        let often = match self.c.eat_word("often") {
            true => Some(self.c.int()?),
            false => None,
        };
        let stages = match self.c.eat_word("stages") {
            true => Some(self.c.int()?),
            false => None,
        };
        let mut carried = Vec::new();
        if self.c.eat_word("carry") {
            self.c.mark('[')?;
            while !self.c.eat(']') {
                if !carried.is_empty() {
                    self.c.mark(',')?;
                }
                let value = self.define()?;
                self.c.mark('=')?;
                let init = self.value()?;
                self.c.word("then")?;
                let next = self.value()?;
                carried.push(Carried { value, init, next });
            }
        }
        self.c.mark('{')?;
        let body = self.nodes(depth + 1)?;
        let control = match counted {
            Some(control) => control,
            None => {
                self.c.word("while")?;
                LoopControl::While {
                    cond: self.value()?,
                }
            }
        };
        let mut results = Vec::new();
        if self.c.eat_word("gives") {
            self.c.mark('[')?;
            while !self.c.eat(']') {
                if !results.is_empty() {
                    self.c.mark(',')?;
                }
                let value = self.define()?;
                self.c.word("or")?;
                let otherwise = self.value()?;
                results.push(LoopResult { value, otherwise });
            }
        }
        Ok(LoopNode {
            widened,
            control,
            often,
            stages,
            carried,
            results,
            body,
        })
    }

    /// What stands behind `copies`.
    fn copies(&mut self) -> Parse<LoopControl> {
        let copy = self.define()?;
        self.c.word("count")?;
        let count = self.c.int()?;
        let mut each = Vec::new();
        if self.c.eat_word("each") {
            self.c.mark('[')?;
            while !self.c.eat(']') {
                if !each.is_empty() {
                    self.c.mark(',')?;
                }
                let value = self.define()?;
                self.c.mark('=')?;
                let mut before = Vec::new();
                while !self.c.eat_word("then") {
                    before.push(self.value()?);
                }
                let next = self.value()?;
                self.c.word("gives")?;
                let mut after = Vec::new();
                for _ in 0..count {
                    after.push(self.define()?);
                }
                each.push(Each {
                    value,
                    before,
                    next,
                    after,
                });
            }
        }
        Ok(LoopControl::Copies { copy, count, each })
    }

    fn inst(&mut self) -> Parse<PInst> {
        let result = match self.c.is_entity("p") {
            true => {
                let value = self.define()?;
                self.c.mark('=')?;
                Some(value)
            }
            false => None,
        };
        let op = self.op()?;
        let args = parse_args(&mut self.c, "p")?;
        let span = self.c.span()?;
        if !self.c.at_line_start() {
            return self.c.expected("an operand or the end of the line");
        }
        Ok(PInst {
            result,
            op,
            args,
            span,
        })
    }

    fn value(&mut self) -> Parse<PValue> {
        self.c.entity("p")
    }

    /// A value with its type and hint, defined here.
    fn define(&mut self) -> Parse<PValue> {
        let place = self.c.place();
        let value = self.value()?;
        self.c.mark(':')?;
        let ty = self.c.named("a type", ptype_from)?;
        let hint = self.c.eat_string();
        let unrolled = match self.c.eat_word("group") {
            true => {
                let group = self.c.int()?;
                self.c.word("copy")?;
                Some(Unrolled {
                    group,
                    copy: self.c.int()?,
                })
            }
            false => None,
        };
        if !self.defined.insert(value) {
            return Err(place.error(format!("{value} is defined twice")));
        }
        while self.values.len() <= value.index() {
            // Belongs to nothing until its own definition comes.
            let nothing = PValueData::new(PType::Scalar(Type::I1), None);
            self.values.push(nothing);
        }
        self.values[value] = PValueData { ty, hint, unrolled };
        Ok(value)
    }

    fn op(&mut self) -> Parse<POp> {
        let c = &mut self.c;
        if let Some(op) = c.eat_named(plain_op) {
            return Ok(op);
        }
        let word = c.named("an operation, `if`, `for`, `do`, `copies` or `}`", |w| {
            let known = [
                "livein",
                "param",
                "assign",
                "const",
                "global",
                "local",
                "array",
                "ptradd",
                "field",
                "icmp",
                "fcmp",
                "fcmp.unordered",
                "load",
                "readblock",
                "store",
                "gather",
                "scatter",
                "shiftby",
                "fused",
                "average",
                "saturate",
                "sumgroups",
                "permute",
                "zip",
                "zip.blocks",
                "unzip",
                "unzip3",
                "zip3",
                "split",
                "reduce",
                "reduce.ordered",
                "extract",
                "variant",
                "calleach",
            ];
            known.into_iter().find(|&k| k == w)
        })?;
        Ok(match word {
            "livein" => POp::LiveIn(c.entity("var")?),
            "param" => POp::Param(c.int()?),
            "assign" => POp::Assign(c.entity("var")?),
            "const" => POp::Const(parse_imm(c)?),
            "global" => POp::GlobalAddr(c.entity("sym")?),
            "local" => POp::LocalAddr(c.entity("var")?),
            "array" => {
                let (ty, len) = (c.named("a type", type_from)?, c.int()?);
                let first = match c.eat_word("of") {
                    true => {
                        c.word("anything")?;
                        First::Anything
                    }
                    false => First::Zeros,
                };
                POp::Array(ty, len, first)
            }
            "ptradd" => POp::PtrAdd { scale: c.int()? },
            "field" => POp::Field(c.entity("field")?),
            "icmp" => POp::ICmp(c.named("a comparison", int_cc_from)?),
            "fcmp" => POp::FCmp(c.named("a comparison", float_cc_from)?),
            "fcmp.unordered" => POp::UnorderedFCmp(c.named("a comparison", float_cc_from)?),
            "readblock" => POp::ReadBlock(c.named("how lanes lie", lanes_from)?),
            "load" => POp::Load(c.named("how lanes lie", lanes_from)?),
            "store" => POp::Store(c.named("how lanes lie", lanes_from)?),
            "gather" => POp::Gather { scale: c.int()? },
            "scatter" => POp::Scatter { scale: c.int()? },
            "shiftby" => POp::ShiftBy(c.named("a shift", binary_from)?),
            "fused" => POp::Fused(c.named("what is fused", fused_from)?),
            "average" => POp::Average(c.named("how it is rounded", rounding_from)?),
            "saturate" => POp::Saturate(c.named("which range", saturation_from)?),
            "sumgroups" => POp::SumGroups(c.named("what is summed", group_from)?),
            "permute" => {
                let mut places = Vec::new();
                while c.is_number() {
                    places.push(c.int()?);
                }
                match Order::new(&places) {
                    Some(order) => POp::Permute(order),
                    None => return c.expected("an order of lanes"),
                }
            }
            "zip" => POp::Zip(c.named("a half", half_from)?),
            "unzip" => POp::Unzip(c.named("a half", half_from)?),
            "zip.blocks" => POp::ZipBlocks(c.named("a half", half_from)?),
            "unzip3" => POp::Unzip3(c.int()?),
            "zip3" => POp::Zip3(c.int()?),
            "split" => POp::Split(c.named("a half", half_from)?),
            "reduce" => POp::Reduce(c.named("a reduction", reduce_from)?),
            "reduce.ordered" => POp::ReduceOrdered(c.named("a reduction", reduce_from)?),
            "calleach" => POp::CallEach {
                callee: c.entity("callee")?,
                lanes: {
                    c.word("lanes")?;
                    c.int()?
                },
            },
            "variant" => POp::Variant {
                callee: c.entity("callee")?,
                variant: c.int()?,
                times: {
                    c.word("times")?;
                    c.int()?
                },
                price: {
                    c.word("price")?;
                    c.int()?
                },
            },
            _ => POp::Extract(c.int()?),
        })
    }
}

/// Operations of one word.
fn plain_op(word: &str) -> Option<POp> {
    let op = match word {
        "active" => POp::Active,
        "return" => POp::Return,
        "select" => POp::Select,
        "splat" => POp::Splat,
        "build" => POp::Build,
        "iota" => POp::Iota,
        "dot" => POp::Dot,
        "reverse" => POp::Reverse,
        "concat" => POp::Concat,
        "splice" => POp::Splice,
        "maskresize" => POp::MaskResize,
        "any" => POp::Any,
        "all" => POp::All,
        "several" => POp::Several,
        "leave" => POp::Leave,
        "hide" => POp::Hide,
        "firston" => POp::FirstOn,
        "counton" => POp::CountOn,
        "store.compress" => POp::CompressStore,
        "extractat" => POp::ExtractAt,
        _ => {
            let binary = binary_from(word).map(POp::Binary);
            let unary = || UnaryOp::of_word(word).map(POp::Unary);
            let convert = || convert_from(word).map(POp::Convert);
            return binary.or_else(unary).or_else(convert);
        }
    };
    Some(op)
}

fn ptype_from(word: &str) -> Option<PType> {
    if let Some(ty) = type_from(word) {
        return Some(PType::Scalar(ty));
    }
    let (left, lanes) = word.split_once('x')?;
    let lanes = lanes.parse().ok()?;
    match left.strip_prefix("mask") {
        Some(bits) => Some(PType::Mask {
            bits: bits.parse().ok()?,
            lanes,
        }),
        None => type_from(left).map(|ty| PType::Vector(ty, lanes)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYTHING: &str = r#"plan "f" loop site3 @10..60 reg 256 interleaved cost 12 percent 150 leavesall {
  var0 "n": scalar i64 "long", param 0
  sym0 "g": array 12 scalar f32 "float", private
  field0 "m" of "struct r" at 8: scalar f64 "double"
  guard "x and y do not \"overlap\""
  leftout "x[i + 1]"
  assert field0
  p0: i64 "n" = livein var0 @3..4
  p1: ptr = global sym0
  p2: ptr = local var0
  p3: ptr = ptradd -4 p1, p0
  p4: ptr = field field0 p3
  p5: f32 = const f32 0.5
  p6: f32x8 = splat p5
  p7: i1 = icmp ult p0, p0
  if p7 {
    p8: i32x8 = iota
  } else {
    p9: mask32x8 = fcmp lt p6, p6
    p10: mask64x8 = maskresize p9
    p11: i1 = any p10
    p12: i1 = all p10
  } gives [p13: i1 "s" = p7 or p7, p14: f32 = p5 or p5]
  for p15: i64 below p0 step 16 vf 8 uf 2 carry [p16: f32x8 "sum" = p6 then p18, p17: f32 = p5 then p5] {
    p18: f32x8 "x" group 2 copy 1 = load reversed p4
    store consecutive p4, p18
    do carry [p19: i64 = p0 then p0] {
      p20: f32x8 = fmin p18, p18
    } while p7
    do {
    } while p7
  }
  for p33: i64 from p0 below p0 step 4 {
  }
  if p7 {
  }
  p21: f32 = reduce fadd p16
  p22: f32 = reduce.ordered fmul p5, p16
  p23: f32 = extract 3 p16
  p24: f32x8 = reverse p16
  p25: f32x8 = fsqrt p24
  p26: f32x8 = select p9, p24, p25
  p27: f64x8 = fext p26
  p28: i64x4 = sumgroups signed p8
  p29: i64x8 = dot p8, p8, p8, p8
  p30: i32x8 = average up p8, p8
  p31: i8x8 = saturate unsigned p8
  p32: i32x8 = shiftby ashr p8, p0
  p34: f32x8 = gather -12 p1, p8, p9
  scatter 4 p1, p8, p34
  p35: f32x8 = zip high p34, p16
  p36: f32x4 = split low p35
  p37: f32x8 = concat p36, p36
  p38: f32x8 = permute 1 0 3 3 p35
  p39: f32x8 = splice p35, p38
  p40: i64 = counton p9
  p41: mask32x8 = fcmp.unordered gt p34, p35
  store.compress p1, p8, p9
  assign var0 p0
}
"#;

    #[test]
    fn everything_prints_as_it_was_written_and_parses_to_the_same() {
        let plan = parse(EVERYTHING).unwrap();
        assert_eq!(plan.to_string(), EVERYTHING);
        assert_eq!(parse(&plan.to_string()).unwrap(), plan);
        assert_eq!(plan.values.len(), 42);
        assert_eq!(plan.body.len(), 35);
    }

    #[test]
    fn errors_say_where_and_what_was_expected() {
        let error = |body: &str| {
            let head = "plan \"f\" function vf 4 reg 128 cost 1 percent 1 {\n";
            parse(&format!("{head}{body}")).unwrap_err().to_string()
        };
        assert_eq!(
            error("p0: f32y4 = iota\n}"),
            "2:5: expected a type, found `f32y4`"
        );
        assert_eq!(
            error("for p0: i64 below p1 {\n}"),
            "2:22: expected `step`, found `{`"
        );
        assert_eq!(error("do {\n}\n}"), "4:1: expected `while`, found `}`");
        let deep = "if p0 {\n".repeat(200);
        assert!(error(&deep).ends_with("expected fewer nested loops and ifs, found `if`"));
    }

    #[test]
    fn no_damaged_text_panics() {
        for cut in (0..EVERYTHING.len() - 1).step_by(3) {
            assert!(parse(&EVERYTHING[..cut]).is_err());
            let dropped = format!("{}{}", &EVERYTHING[..cut], &EVERYTHING[cut + 1..]);
            if let Ok(plan) = parse(&dropped) {
                assert_eq!(parse(&plan.to_string()).unwrap(), plan);
            }
        }
    }
}
