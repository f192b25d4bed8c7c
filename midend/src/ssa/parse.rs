//! Parser of the text form of SSA.
//!
//! ```text
//! function "saxpy" {                               ; or `function "saxpy" plain_char byte_order unaligned {`
//!   var0 "n": scalar i32 "int", param 0          ; C variables, then symbols, fields, sites
//!   site0 for block1 entry [var0: v0] phis [v2: var1] exit [var1: v2] @10..60
//!   claim v2 "f" 0 @30..35                       ; an argument of a function with variants
//! block0(v0: i32):
//!   v1: i32 "i" = const 0                        ; perhaps with the name of a C variable
//!   jump block1(v1)
//! block1(v2: i32):
//!   v3: i32 = add.nsw v2, v0 @20..25
//!   branch v4, block1(v3), block2
//!   …
//! }
//! ```
//!
//! Values and blocks keep the numbers they are written with; instructions are numbered in text
//! order. Printing a function and parsing it back gives the same function if its instructions are
//! numbered in the order of the layout and nothing is left out of the layout; numbers that a text
//! leaves out become values and blocks that belong to nothing.

use super::{
    Access, Block, BlockCall, BlockData, Claim, Declares, Function, InstData, LoopCalls, LoopSite,
    LoopWishes, Op, Overflow, RunStatement, StatementRun, Terminator, Type, UnaryOp, Value,
    ValueData, ValueDef,
};
use crate::text::decl::{parse_args, parse_callees, parse_decls, parse_imm, parse_type};
use crate::text::names::{
    alias_from, binary_from, convert_from, float_cc_from, int_cc_from, loop_kind_from,
};
use crate::text::{Cursor, Parse, Place};
use cranelift_entity::EntityRef;
use frontend::sorted::{SortedMap, SortedSet};

pub use crate::text::ParseError;

/// Read one function.
pub fn parse(text: &str) -> Result<Function, ParseError> {
    let mut parser = Parser {
        c: Cursor::new(text)?,
        f: Function::default(),
        defined: SortedSet::new(),
        laid_out: SortedSet::new(),
        value_uses: SortedMap::new(),
        block_uses: SortedMap::new(),
    };
    parser.function()?;
    parser.c.end()?;
    parser.check_uses()?;
    Ok(parser.f)
}

struct Parser {
    c: Cursor,
    f: Function,
    defined: SortedSet<Value>,
    laid_out: SortedSet<Block>,
    /// First uses, for the message if there is no definition.
    value_uses: SortedMap<Value, Place>,
    block_uses: SortedMap<Block, Place>,
}

impl Parser {
    fn function(&mut self) -> Parse<()> {
        self.c.word("function")?;
        self.f.name = self.c.string()?;
        self.f.plain_char = self.c.eat_word("plain_char");
        self.f.big_endian = self.c.eat_word("big_endian");
        self.f.byte_order = self.c.eat_word("byte_order");
        self.f.unaligned = self.c.eat_word("unaligned");
        self.c.mark('{')?;
        parse_decls(
            &mut self.c,
            &mut self.f.vars,
            &mut self.f.symbols,
            &mut self.f.fields,
        )?;
        parse_callees(&mut self.c, &mut self.f.callees)?;
        while self.c.is_entity("site") {
            let site = self.f.sites.len();
            self.c.word(&format!("site{site}"))?;
            let data = self.site()?;
            self.f.sites.push(data);
        }
        while self.c.eat_word("run") {
            let run = self.run()?;
            self.f.runs.push(run);
        }
        while self.c.eat_word("claim") {
            let value = self.value_use()?;
            let claim = Claim::parse(&mut self.c, value)?;
            self.f.claims.push(claim);
        }
        while !self.c.eat('}') {
            if !self.c.is_entity("block") {
                return self.c.expected("a block or `}`");
            }
            self.block()?;
        }
        Ok(())
    }

    fn site(&mut self) -> Parse<LoopSite> {
        let kind = self.c.named("`for`, `while` or `do`", loop_kind_from)?;
        let header = self.block_use()?;
        self.c.word("entry")?;
        let entry = self.names()?;
        self.c.word("phis")?;
        let mut phis = Vec::new();
        self.c.mark('[')?;
        while !self.c.eat(']') {
            if !phis.is_empty() {
                self.c.mark(',')?;
            }
            let value = self.value_use()?;
            self.c.mark(':')?;
            phis.push((value, self.c.entity("var")?));
        }
        self.c.word("exit")?;
        let exit = self.names()?;
        let pragma = match self.c.eat_word("pragma") {
            true => Some(self.c.string()?),
            false => None,
        };
        let wishes = LoopWishes::parse(&mut self.c)?;
        let calls = LoopCalls::parse(&mut self.c)?;
        Ok(LoopSite {
            kind,
            span: self.c.span()?,
            header,
            entry,
            phis,
            exit,
            pragma,
            wishes,
            calls,
            removed_exits: Vec::new(),
            counted_exits: Vec::new(),
        })
    }

    fn run(&mut self) -> Parse<StatementRun> {
        self.c.word("entry")?;
        let entry = self.names()?;
        let mut statements = Vec::new();
        while self.c.eat_word("statement") {
            statements.push(RunStatement {
                declares: self.declares()?,
                assigned: self.names()?,
                span: self.c.span()?,
                ..RunStatement::default()
            });
        }
        Ok(StatementRun {
            entry,
            statements,
            ..StatementRun::default()
        })
    }

    fn declares(&mut self) -> Parse<Declares> {
        if !self.c.eat_word("declares") {
            return Ok(Declares::Nothing);
        }
        if self.c.eat_word("other") {
            return Ok(Declares::Other);
        }
        let mut vars = Vec::new();
        self.c.mark('[')?;
        while !self.c.eat(']') {
            if !vars.is_empty() {
                self.c.mark(',')?;
            }
            vars.push(self.c.entity("var")?);
        }
        Ok(Declares::Variables(vars))
    }

    fn names(&mut self) -> Parse<Vec<(super::Var, Value)>> {
        let mut names = Vec::new();
        self.c.mark('[')?;
        while !self.c.eat(']') {
            if !names.is_empty() {
                self.c.mark(',')?;
            }
            let var = self.c.entity("var")?;
            self.c.mark(':')?;
            names.push((var, self.value_use()?));
        }
        Ok(names)
    }

    fn block(&mut self) -> Parse<()> {
        let place = self.c.place();
        let block: Block = self.c.entity("block")?;
        while self.f.blocks.len() <= block.index() {
            self.f.blocks.push(BlockData::default());
        }
        if !self.laid_out.insert(block) {
            return Err(place.error(format!("{block} is defined twice")));
        }
        self.f.layout.push(block);
        if self.c.is_mark('(') {
            self.c.mark('(')?;
            let mut position = 0;
            while !self.c.eat(')') {
                if position > 0 {
                    self.c.mark(',')?;
                }
                let value = self.define(ValueDef::Param(block, position))?;
                self.f.blocks[block].params.push(value);
                position += 1;
            }
        }
        self.c.mark(':')?;
        loop {
            if let Some(terminator) = self.terminator()? {
                self.f.blocks[block].terminator = terminator;
                return Ok(());
            }
            self.inst(block)?;
        }
    }

    fn inst(&mut self, block: Block) -> Parse<()> {
        let inst = self.f.insts.next_key();
        let result = match self.c.is_entity("v") {
            true => {
                let value = self.define(ValueDef::Result(inst))?;
                self.c.mark('=')?;
                Some(value)
            }
            false => None,
        };
        let op = self.op()?;
        let place = self.c.place();
        let args = parse_args(&mut self.c, "v")?;
        for &arg in &args {
            self.value_uses.entry(arg).or_insert(place);
        }
        let span = self.c.span()?;
        if !self.c.at_line_start() {
            return self.c.expected("an operand or the end of the line");
        }
        self.f.insts.push(InstData {
            op,
            args,
            result,
            span,
        });
        self.f.blocks[block].insts.push(inst);
        Ok(())
    }

    /// A value and its type, defined here.
    fn define(&mut self, def: ValueDef) -> Parse<Value> {
        let place = self.c.place();
        let value: Value = self.c.entity("v")?;
        self.c.mark(':')?;
        let ty = parse_type(&mut self.c)?;
        let hint = self.c.eat_string();
        let within = match self.c.eat_word("within") {
            true => Some(self.c.int()?),
            false => None,
        };
        if !self.defined.insert(value) {
            return Err(place.error(format!("{value} is defined twice")));
        }
        while self.f.values.len() <= value.index() {
            // Belongs to nothing until its own line comes.
            self.f.values.push(ValueData {
                ty: Type::I1,
                def: ValueDef::Param(Block::new(0), u32::MAX),
                hint: None,
                within: None,
            });
        }
        self.f.values[value] = ValueData {
            ty,
            def,
            hint,
            within,
        };
        Ok(value)
    }

    fn op(&mut self) -> Parse<Op> {
        let c = &mut self.c;
        if let Some(op) = c.eat_named(binary_op) {
            return Ok(op);
        }
        if let Some(op) = c.eat_named(|w| {
            let unary = UnaryOp::of_word(w).map(Op::Unary);
            unary.or_else(|| convert_from(w).map(Op::Convert))
        }) {
            return Ok(op);
        }
        let what = "an operation or a terminator";
        let word = c.named(what, |w| {
            let known = [
                "const", "undef", "global", "local", "ptradd", "field", "load", "store", "icmp",
                "fcmp", "select", "fma", "call", "lanecall", "opaque",
            ];
            known.into_iter().find(|&k| k == w)
        })?;
        Ok(match word {
            "const" => Op::Const(parse_imm(c)?),
            "undef" => Op::Undef,
            "global" => Op::GlobalAddr(c.entity("sym")?),
            "local" => Op::LocalAddr(c.entity("var")?),
            "ptradd" => Op::PtrAdd { scale: c.int()? },
            "field" => Op::Field(c.entity("field")?),
            "load" => Op::Load(access(c)?),
            "store" => Op::Store(access(c)?),
            "icmp" => Op::ICmp(c.named("a comparison", int_cc_from)?),
            "fcmp" => Op::FCmp(c.named("a comparison", float_cc_from)?),
            "select" => Op::Select,
            "fma" => Op::Fma,
            "lanecall" => Op::LaneCall(c.entity("callee")?),
            "call" if c.eat_word("indirect") => Op::Call(None),
            "call" => Op::Call(Some(c.entity("sym")?)),
            _ => Op::Opaque(c.string()?),
        })
    }

    fn terminator(&mut self) -> Parse<Option<Terminator>> {
        Ok(Some(if self.c.eat_word("jump") {
            Terminator::Jump(self.block_call()?)
        } else if self.c.eat_word("branch") {
            let cond = self.value_use()?;
            self.c.mark(',')?;
            let then = self.block_call()?;
            self.c.mark(',')?;
            Terminator::Branch {
                cond,
                then,
                otherwise: self.block_call()?,
            }
        } else if self.c.eat_word("switch") {
            let value = self.value_use()?;
            let mut cases = Vec::new();
            self.c.mark('[')?;
            while !self.c.eat(']') {
                if !cases.is_empty() {
                    self.c.mark(',')?;
                }
                let case = self.c.int()?;
                self.c.mark(':')?;
                cases.push((case, self.block_call()?));
            }
            self.c.mark(',')?;
            Terminator::Switch {
                value,
                cases,
                default: self.block_call()?,
            }
        } else if self.c.eat_word("return") {
            match !self.c.at_line_start() && self.c.is_entity("v") {
                true => Terminator::Return(Some(self.value_use()?)),
                false => Terminator::Return(None),
            }
        } else if self.c.eat_word("unreachable") {
            Terminator::Unreachable
        } else {
            return Ok(None);
        }))
    }

    fn block_call(&mut self) -> Parse<BlockCall> {
        let block = self.block_use()?;
        let mut args = Vec::new();
        if self.c.eat('(') {
            while !self.c.eat(')') {
                if !args.is_empty() {
                    self.c.mark(',')?;
                }
                args.push(self.value_use()?);
            }
        }
        Ok(BlockCall { block, args })
    }

    fn value_use(&mut self) -> Parse<Value> {
        let place = self.c.place();
        let value = self.c.entity("v")?;
        self.value_uses.entry(value).or_insert(place);
        Ok(value)
    }

    fn block_use(&mut self) -> Parse<Block> {
        let place = self.c.place();
        let block = self.c.entity("block")?;
        self.block_uses.entry(block).or_insert(place);
        Ok(block)
    }

    fn check_uses(&self) -> Parse<()> {
        for (value, place) in &self.value_uses {
            if !self.defined.contains(value) {
                return Err(place.error(format!("{value} is not defined")));
            }
        }
        for (block, place) in &self.block_uses {
            if !self.laid_out.contains(block) {
                return Err(place.error(format!("{block} is not defined")));
            }
        }
        Ok(())
    }
}

fn binary_op(word: &str) -> Option<Op> {
    let (name, overflow) = match word.strip_suffix(".nsw") {
        Some(name) => (name, Overflow::Undefined),
        None => (word, Overflow::Wraps),
    };
    binary_from(name).map(|op| Op::Binary(op, overflow))
}

fn access(c: &mut Cursor) -> Parse<Access> {
    Ok(Access {
        volatile: c.eat_word("volatile"),
        alias: c.named("an alias class", alias_from)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every form of every declaration, operation and terminator.
    pub(super) const EVERYTHING: &str = r##"function "every \thing" plain_char big_endian byte_order unaligned {
  var0 "n": scalar i32 "int", param 0
  var1 "p": pointer const volatile restrict scalar f32 "float", param 1, memory, inner, private
  var2 "q": pointer void
  var3 "a": array const 400 scalar ptr ""
  var4 "b": array other
  var5 "r": record "struct r" 16
  var6 "s": record
  var7 "u": scalar _ unsigned "unsigned __int128"
  var8 "z": other, memory
  sym0 "g": array 12 record "struct r", private
  sym1 "h": pointer scalar i8 unsigned "unsigned char"
  field0 "m" of "struct r" at 8: scalar f64 "double"
  field1 "a.b" at 0: other
  site0 for block1 entry [var0: v0, var1: v1] phis [v3: var0] exit [var0: v3] pragma "#pragma \"x\"" @10..60
  site1 do block1 entry [] phis [] exit []
  site2 while block1 entry [] phis [] exit []
block0(v0: i32, v1: ptr):
  v2: i32 = const -7 @12..34
  jump block1(v2)
block1(v3: i32):
  v4: f32 = const f32 1.5
  v5: f64 = const f64 -0.0
  v6: f32 = const f32 0x7fc00001
  v7: f64 = const f64 1e-300
  v8: i64 = undef
  v9: ptr = global sym0
  v10: ptr = local var1
  v11: ptr = ptradd -4 v9, v8
  v12: ptr = field field0 v11
  v13: f64 = load volatile double v12
  store any v12, v13 @1..2
  v14: i32 = add.nsw v3, v2
  v15: i32 = lshr v14, v2
  v16: f64 = fmin v13, v5
  v17: f64 = fneg v16
  v18: i1 = icmp ult v14, v15
  v19: i1 = fcmp ge v16, v17
  v20: i32 = select v18, v14, v15
  v21: i64 = sext v20
  v22: i32 = call sym1 v21, v20
  call indirect v9
  opaque "asm; \n goto"
  branch v18, block1(v20), block2
block2:
  switch v20 [1: block3, -4: block1(v2)], block4
block3:
  return v20
block5:
  return
block4:
  unreachable
}
"##;

    #[test]
    fn everything_prints_as_it_was_written_and_parses_to_the_same() {
        let f = parse(EVERYTHING).unwrap();
        assert_eq!(f.to_string(), EVERYTHING);
        assert_eq!(parse(&f.to_string()).unwrap(), f);
        assert_eq!(f.layout.last(), Some(&Block::new(4)));
        assert_eq!(f.insts.len(), 23);
    }

    #[test]
    fn comments_and_left_out_numbers_are_allowed() {
        let f =
            parse("function \"f\" { ; c\nblock0: ; dep: x\n v4: i8 = const 1 ; v9\n return v4\n}")
                .unwrap();
        assert_eq!(f.values.len(), 5);
        assert_eq!(f.blocks[Block::new(0)].insts.len(), 1);
        assert_eq!(parse(&f.to_string()).unwrap(), f);
    }

    #[test]
    fn errors_say_where_and_what_was_expected() {
        let error = |body: &str| {
            let text = format!("function \"f\" {{\nblock0:\n{body}\n}}");
            parse(&text).unwrap_err().to_string()
        };
        for (body, message) in [
            ("  jump block3", "3:8: block3 is not defined"),
            ("  return v1", "3:10: v1 is not defined"),
            ("  v1: i3 = undef", "3:7: expected a type, found `i3`"),
            (
                "  frob v1",
                "3:3: expected an operation or a terminator, found `frob`",
            ),
            (
                "  v1: i8 = const 1\n  v1: i8 = const 1",
                "4:3: v1 is defined twice",
            ),
            (
                "  v1: i8 = const 99999999999999999999",
                "3:18: expected an integer in range, found `99999999999999999999`",
            ),
            (
                "  call indirect v0 v0",
                "3:20: expected an operand or the end of the line, found `v0`",
            ),
            ("", "4:1: expected an operation or a terminator, found `}`"),
            ("  return\nblock0:\n return", "4:1: block0 is defined twice"),
        ] {
            assert_eq!(error(body), message);
        }
    }

    #[test]
    fn no_damaged_text_panics() {
        for cut in (0..EVERYTHING.len()).step_by(3) {
            if EVERYTHING.is_char_boundary(cut) {
                assert!(parse(&EVERYTHING[..cut]).is_err() || cut + 1 == EVERYTHING.len());
                let dropped = format!(
                    "{}{}",
                    &EVERYTHING[..cut],
                    &EVERYTHING[(cut + 1).min(EVERYTHING.len())..]
                );
                if let Ok(f) = parse(&dropped) {
                    assert_eq!(parse(&f.to_string()).unwrap(), f);
                }
            }
        }
    }
}
