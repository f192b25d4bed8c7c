//! Text form of SSA. See [`super::parse`] for the grammar.

use super::{Access, BlockCall, Declares, Function, Inst, LoopSite, Op, Overflow, Terminator, Var};
use crate::text::decl::{Args, ImmText, write_callees, write_decls};
use crate::text::names::{
    alias_name, binary_name, convert_name, float_cc_name, int_cc_name, loop_kind_name,
};
use crate::text::{At, Commas, Quoted};
use std::fmt;

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain_char = if self.plain_char { "plain_char " } else { "" };
        let big_endian = if self.big_endian { "big_endian " } else { "" };
        let byte_order = if self.byte_order { "byte_order " } else { "" };
        let unaligned = if self.unaligned { "unaligned " } else { "" };
        let words = format!("{plain_char}{big_endian}{byte_order}{unaligned}");
        writeln!(f, "function {} {words}{{", Quoted(&self.name))?;
        write_decls(f, &self.vars, &self.symbols, &self.fields)?;
        write_callees(f, &self.callees)?;
        for (site, data) in self.sites.iter() {
            writeln!(f, "  {site} {data}")?;
        }
        for run in &self.runs {
            writeln!(f, "  run entry [{}]", names(&run.entry))?;
            for statement in &run.statements {
                let declares = match &statement.declares {
                    Declares::Nothing => String::new(),
                    Declares::Other => "declares other ".to_owned(),
                    Declares::Variables(vars) => {
                        let vars: Vec<String> = vars.iter().map(Var::to_string).collect();
                        format!("declares [{}] ", vars.join(", "))
                    }
                };
                let assigned = names(&statement.assigned);
                let at = At(statement.span);
                writeln!(f, "    statement {declares}[{assigned}]{at}")?;
            }
        }
        for claim in &self.claims {
            writeln!(f, "  {claim}")?;
        }
        for &block in &self.layout {
            let data = &self.blocks[block];
            write!(f, "{block}")?;
            if !data.params.is_empty() {
                let params: Vec<String> = data.params.iter().map(|&v| self.definition(v)).collect();
                write!(f, "({})", Commas(&params))?;
            }
            f.write_str(":\n")?;
            for &inst in &data.insts {
                self.write_inst(f, inst)?;
            }
            writeln!(f, "  {}", data.terminator)?;
        }
        f.write_str("}\n")
    }
}

impl Function {
    /// `v3: f32 "x"`
    pub(crate) fn definition(&self, value: super::Value) -> String {
        let data = &self.values[value];
        let mut text = format!("{value}: {}", data.ty);
        if let Some(hint) = &data.hint {
            text.push_str(&format!(" {}", Quoted(hint)));
        }
        if let Some(bytes) = data.within {
            text.push_str(&format!(" within {bytes}"));
        }
        text
    }

    fn write_inst(&self, f: &mut fmt::Formatter<'_>, inst: Inst) -> fmt::Result {
        let data = &self.insts[inst];
        f.write_str("  ")?;
        if let Some(result) = data.result {
            write!(f, "{} = ", self.definition(result))?;
        }
        writeln!(f, "{}{}{}", data.op, Args(&data.args), At(data.span))
    }
}

/// The operation's own words, without operands.
impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Op::Const(imm) => write!(f, "const {}", ImmText(*imm)),
            Op::Undef => f.write_str("undef"),
            Op::GlobalAddr(symbol) => write!(f, "global {symbol}"),
            Op::LocalAddr(var) => write!(f, "local {var}"),
            Op::PtrAdd { scale } => write!(f, "ptradd {scale}"),
            Op::Field(field) => write!(f, "field {field}"),
            Op::Load(access) => write!(f, "load {access}"),
            Op::Store(access) => write!(f, "store {access}"),
            Op::Binary(op, overflow) => {
                let suffix = match overflow {
                    Overflow::Wraps => "",
                    Overflow::Undefined => ".nsw",
                };
                write!(f, "{}{suffix}", binary_name(*op))
            }
            Op::Fma => f.write_str("fma"),
            Op::Unary(op) => f.write_str(op.word()),
            Op::ICmp(cc) => write!(f, "icmp {}", int_cc_name(*cc)),
            Op::FCmp(cc) => write!(f, "fcmp {}", float_cc_name(*cc)),
            Op::Select => f.write_str("select"),
            Op::Convert(op) => f.write_str(convert_name(*op)),
            Op::Call(Some(symbol)) => write!(f, "call {symbol}"),
            Op::LaneCall(callee) => write!(f, "lanecall {callee}"),
            Op::Call(None) => f.write_str("call indirect"),
            Op::Opaque(why) => write!(f, "opaque {}", Quoted(why)),
        }
    }
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let volatile = if self.volatile { "volatile " } else { "" };
        write!(f, "{volatile}{}", alias_name(self.alias))
    }
}

impl fmt::Display for Terminator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Terminator::Jump(to) => write!(f, "jump {to}"),
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => write!(f, "branch {cond}, {then}, {otherwise}"),
            Terminator::Switch {
                value,
                cases,
                default,
            } => {
                let cases: Vec<String> = cases.iter().map(|(n, to)| format!("{n}: {to}")).collect();
                write!(f, "switch {value} [{}], {default}", Commas(&cases))
            }
            Terminator::Return(Some(value)) => write!(f, "return {value}"),
            Terminator::Return(None) => f.write_str("return"),
            Terminator::Unreachable => f.write_str("unreachable"),
        }
    }
}

impl fmt::Display for BlockCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.block)?;
        match self.args.is_empty() {
            true => Ok(()),
            false => write!(f, "({})", Commas(&self.args)),
        }
    }
}

/// `var0: v3, var1: v4`
fn names(pairs: &[(Var, super::Value)]) -> String {
    let texts: Vec<String> = pairs.iter().map(|(a, b)| format!("{a}: {b}")).collect();
    Commas(&texts).to_string()
}

impl fmt::Display for LoopSite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let phis: Vec<String> = self.phis.iter().map(|(a, b)| format!("{a}: {b}")).collect();
        let kind = loop_kind_name(self.kind);
        write!(f, "{kind} {} entry [{}]", self.header, names(&self.entry))?;
        let exit = names(&self.exit);
        write!(f, " phis [{}] exit [{exit}]", Commas(&phis))?;
        if let Some(pragma) = &self.pragma {
            write!(f, " pragma {}", Quoted(pragma))?;
        }
        write!(f, "{}{}", self.wishes, self.calls)?;
        write!(f, "{}", At(self.span))
    }
}
