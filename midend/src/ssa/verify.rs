//! Verifier of SSA: what every other part may rely on.

use super::eval::{converts, has_binary};
use super::{Block, BlockCall, Function, Imm, InstData, Op, Terminator, Type, Value, ValueDef};
use crate::analysis::dominators::DomTree;
use cranelift_entity::SecondaryMap;
use frontend::sorted::SortedSet;
use std::fmt::Display;

/// All violations, in text order.
pub fn verify(f: &Function) -> Result<(), Vec<String>> {
    let mut v = Verifier {
        f,
        dom: DomTree::compute(f),
        defined: SecondaryMap::new(),
        errors: Vec::new(),
    };
    v.definitions();
    // The rest indexes the tables.
    if v.errors.is_empty() {
        for &block in &f.layout {
            v.block(block);
        }
        v.sites();
    }
    match v.errors.is_empty() {
        true => Ok(()),
        false => Err(v.errors),
    }
}

/// Where a value is defined: its block and its rank in it (0 for parameters).
type Place = Option<(Block, usize)>;

struct Verifier<'a> {
    f: &'a Function,
    dom: DomTree,
    defined: SecondaryMap<Value, Place>,
    errors: Vec<String>,
}

impl Verifier<'_> {
    fn error(&mut self, at: impl Display, what: impl Display) {
        self.errors.push(format!("{at}: {what}"));
    }

    fn expect(&mut self, holds: bool, at: impl Display, what: impl Display) {
        if !holds {
            self.error(at, what);
        }
    }

    fn definitions(&mut self) {
        let f = self.f;
        if f.entry().is_none() {
            self.error("function", "no blocks");
        }
        let laid_out: SortedSet<Block> = f.layout.iter().copied().collect();
        if laid_out.len() != f.layout.len() {
            self.error("layout", "a block stands twice");
        }
        if f.entry().is_some_and(|entry| !laid_out.contains(&entry)) {
            self.error("layout", "the entry block is missing");
        }
        for &block in &f.layout {
            let Some(data) = f.blocks.get(block) else {
                self.error(block, "no such block");
                continue;
            };
            for (n, &param) in data.params.iter().enumerate() {
                self.define(block, param, 0, ValueDef::Param(block, n as u32));
            }
            for (rank, &inst) in data.insts.iter().enumerate() {
                match f.insts.get(inst).map(|i| i.result) {
                    Some(Some(v)) => self.define(block, v, rank + 1, ValueDef::Result(inst)),
                    Some(None) => {}
                    None => self.error(block, format!("no such instruction: {inst}")),
                }
            }
            for to in data.terminator.edges() {
                self.expect(
                    laid_out.contains(&to.block),
                    block,
                    format!("edge to {}, which is not laid out", to.block),
                );
                self.expect(
                    Some(to.block) != f.entry(),
                    block,
                    "edge to the entry block",
                );
            }
        }
    }

    fn define(&mut self, block: Block, value: Value, rank: usize, def: ValueDef) {
        let Some(data) = self.f.values.get(value) else {
            return self.error(block, format!("no such value: {value}"));
        };
        self.expect(
            data.def == def,
            block,
            format!("{value} says that it is defined elsewhere"),
        );
        let twice = self.defined[value].is_some();
        self.expect(!twice, block, format!("{value} is defined twice"));
        self.defined[value] = Some((block, rank));
    }

    /// Whether the value may be used after `rank` instructions of the block; its type.
    fn use_at(&mut self, value: Value, block: Block, rank: usize, at: &str) -> Option<Type> {
        let Some((home, defined)) = self.defined.get(value).copied().flatten() else {
            self.error(at, format!("{value} is not defined"));
            return None;
        };
        let ok = match home == block {
            true => defined < rank,
            false => self.dom.dominates(home, block) || !self.dom.is_reachable(block),
        };
        self.expect(ok, at, format!("{value} does not dominate this use"));
        Some(self.f.values[value].ty)
    }

    fn block(&mut self, block: Block) {
        let f = self.f;
        for (rank, &inst) in f.blocks[block].insts.iter().enumerate() {
            let data = &f.insts[inst];
            let at = match data.result {
                Some(result) => format!("{block}: {result}"),
                None => format!("{block}: {}", data.op),
            };
            let types: Vec<_> = data
                .args
                .iter()
                .map(|&v| self.use_at(v, block, rank + 1, &at))
                .collect();
            // All operands are looked at before the first that is missing stops this.
            if let Some(types) = types.into_iter().collect::<Option<Vec<Type>>>()
                && let Err(what) = check_op(f, data, &types)
            {
                self.error(at, what);
            }
        }
        self.terminator(block);
    }

    fn terminator(&mut self, block: Block) {
        let f = self.f;
        let at = format!("{block}: terminator");
        let use_at = |v: &mut Self, value| v.use_at(value, block, usize::MAX, &at);
        let terminator = &f.blocks[block].terminator;
        match terminator {
            Terminator::Branch { cond, .. } => {
                let ty = use_at(self, *cond);
                self.expect(
                    ty.is_none_or(|t| t == Type::I1),
                    &at,
                    "the condition is no i1",
                );
            }
            Terminator::Switch { value, cases, .. } => {
                let ty = use_at(self, *value);
                self.expect(ty.is_none_or(Type::is_int), &at, "switch on no integer");
                let distinct: SortedSet<i64> = cases.iter().map(|c| c.0).collect();
                self.expect(distinct.len() == cases.len(), &at, "a case stands twice");
                let fits = |n: i64| ty.is_none_or(|t| super::build::normal_int(t, n) == n);
                let all_fit = cases.iter().all(|c| fits(c.0));
                self.expect(all_fit, &at, "a case is out of range");
            }
            Terminator::Return(Some(value)) => {
                use_at(self, *value);
            }
            Terminator::Jump(_) | Terminator::Return(None) | Terminator::Unreachable => {}
        }
        for BlockCall { block: to, args } in terminator.edges() {
            let params = &f.blocks[*to].params;
            let same = params.len() == args.len();
            self.expect(same, &at, format!("wrong number of arguments for {to}"));
            for (&param, &arg) in params.iter().zip(args) {
                let ty = use_at(self, arg);
                let same = ty.is_none_or(|t| t == f.values[param].ty);
                self.expect(same, &at, format!("{arg} is not of the type of {param}"));
            }
        }
    }

    fn sites(&mut self) {
        let laid_out: SortedSet<Block> = self.f.layout.iter().copied().collect();
        for (site, data) in self.f.sites.iter() {
            if !laid_out.contains(&data.header) {
                self.error(site, format!("no block {}", data.header));
                continue;
            }
            for &(var, value) in data.entry.iter().chain(&data.exit) {
                self.site_name(site, var, value);
            }
            for var in data.wishes.vars() {
                let known = self.f.vars.get(var).is_some_and(|v| !v.in_memory);
                self.expect(known, site, format!("no register variable {var}"));
            }
            for &(value, var) in &data.phis {
                self.site_name(site, var, value);
                let def = self.f.values.get(value).map(|v| v.def);
                let param = matches!(def, Some(ValueDef::Param(b, _)) if b == data.header);
                self.expect(
                    param,
                    site,
                    format!("{value} is no parameter of the header"),
                );
            }
            for list in [&data.entry, &data.exit] {
                let sorted = list.windows(2).all(|w| w[0].0 < w[1].0);
                self.expect(sorted, site, "variables are not sorted");
            }
        }
    }

    fn site_name(&mut self, site: super::Site, var: super::Var, value: Value) {
        self.expect(
            self.f.vars.is_valid(var),
            site,
            format!("no variable {var}"),
        );
        let defined = self.defined.get(value).copied().flatten().is_some();
        self.expect(defined, site, format!("{value} is not defined"));
    }
}

/// Types and number of operands, type of the result, entities named.
fn check_op(f: &Function, data: &InstData, args: &[Type]) -> Result<(), String> {
    let result = data.result.map(|v| f.values[v].ty);
    let fail = |what: &str| Err(what.to_string());
    let ok = match &data.op {
        Op::Const(imm) => args.is_empty() && result.is_some_and(|ty| has_imm(ty, *imm)),
        Op::Undef => args.is_empty() && result.is_some(),
        Op::GlobalAddr(symbol) if !f.symbols.is_valid(*symbol) => return fail("no such symbol"),
        Op::LocalAddr(var) if !f.vars.is_valid(*var) => return fail("no such variable"),
        Op::LocalAddr(var) if !f.vars[*var].in_memory => {
            return fail("address of a variable that is not in memory");
        }
        Op::Field(field) if !f.fields.is_valid(*field) => return fail("no such field"),
        Op::Call(Some(symbol)) if !f.symbols.is_valid(*symbol) => return fail("no such symbol"),
        Op::GlobalAddr(_) | Op::LocalAddr(_) => args.is_empty() && result == Some(Type::Ptr),
        Op::PtrAdd { .. } => args == [Type::Ptr, Type::I64] && result == Some(Type::Ptr),
        Op::Field(_) => args == [Type::Ptr] && result == Some(Type::Ptr),
        Op::Load(_) => args == [Type::Ptr] && result.is_some(),
        Op::Store(_) => args.len() == 2 && args[0] == Type::Ptr && result.is_none(),
        Op::Binary(op, _) => result.is_some_and(|ty| args == [ty, ty] && has_binary(*op, ty)),
        Op::Fma => result.is_some_and(|ty| ty.is_float() && args == [ty; 3]),
        Op::Unary(op) => result.is_some_and(|ty| args == [ty] && op.is_on(ty)),
        Op::ICmp(_) => {
            let fits = |ty: Type| ty.is_int() || ty == Type::Ptr;
            matches!(args, [a, b] if a == b && fits(*a)) && result == Some(Type::I1)
        }
        Op::FCmp(_) => matches!(args, [a, b] if a == b && a.is_float()) && result == Some(Type::I1),
        Op::Select => result.is_some_and(|ty| args == [Type::I1, ty, ty]),
        Op::Convert(op) => {
            matches!((args, result), ([from], Some(to)) if converts(*op, *from, to))
        }
        Op::LaneCall(callee) => match f.callees.get(*callee) {
            None => return fail("no such callee"),
            Some(info) => {
                info.ret == result && info.params.iter().map(|p| p.0).eq(args.iter().copied())
            }
        },
        Op::Call(None) => args.first() == Some(&Type::Ptr),
        Op::Call(Some(_)) | Op::Opaque(_) => true,
    };
    match ok {
        true => Ok(()),
        false => Err(format!("`{}` does not take or give these types", data.op)),
    }
}

/// Whether a constant is of a type, in its normal form.
pub(crate) fn has_imm(ty: Type, imm: Imm) -> bool {
    match imm {
        Imm::Int(n) => !ty.is_float() && super::build::normal_int(ty, n) == n,
        Imm::F32(_) => ty == Type::F32,
        Imm::F64(_) => ty == Type::F64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ssa::parse::parse;

    fn errors(body: &str) -> Vec<String> {
        let text = format!("function \"f\" {{\n var0 \"x\": scalar i32 \"int\"\n{body}\n}}");
        verify(&parse(&text).unwrap()).err().unwrap_or_default()
    }

    #[test]
    fn a_sound_loop_passes() {
        let body = "site0 for block1 entry [var0: v0] phis [v2: var0] exit [var0: v2]\nblock0(v0: i32):\n v1: i32 = const 1\n jump block1(v0)\nblock1(v2: i32):\n v3: i32 = add v2, v1\n v4: i1 = icmp eq v3, v1\n branch v4, block1(v3), block2\nblock2:\n return v3";
        assert_eq!(errors(body), Vec::<String>::new());
    }

    #[test]
    fn all_violations_are_named() {
        let body = "block0(v0: i32, v1: f32):\n v2: i32 = add v0, v1\n v3: i32 = add v0, v4\n v4: i1 = fcmp eq v1, v1\n v5: i8 = const 200\n v6: i8 = zext v0\n v7: i1 = add v4, v4\n v8: ptr = local var0\n branch v0, block1(v4), block2\nblock1(v9: i32):\n jump block0(v0, v1)\nblock2:\n switch v1 [1: block3, 1: block3], block3\nblock3:\n return v9";
        let found = errors(body);
        assert_eq!(found, ["block1: edge to the entry block"]);
        let body = body.replace("jump block0(v0, v1)", "jump block3(v0)");
        assert_eq!(
            errors(&body),
            [
                "block0: v2: `add` does not take or give these types",
                "block0: v3: v4 does not dominate this use",
                "block0: v3: `add` does not take or give these types",
                "block0: v5: `const 200` does not take or give these types",
                "block0: v6: `zext` does not take or give these types",
                "block0: v7: `add` does not take or give these types",
                "block0: v8: address of a variable that is not in memory",
                "block0: terminator: the condition is no i1",
                "block0: terminator: v4 is not of the type of v9",
                "block1: terminator: wrong number of arguments for block3",
                "block2: terminator: switch on no integer",
                "block2: terminator: a case stands twice",
                "block3: terminator: v9 does not dominate this use",
            ]
        );
    }

    #[test]
    fn sites_name_what_exists() {
        let body = "site0 for block0 entry [var3: v0, var0: v0] phis [v1: var0] exit []\nblock0(v0: i32):\n v1: i32 = const 0\n return";
        assert_eq!(
            errors(body),
            [
                "site0: no variable var3",
                "site0: v1 is no parameter of the header",
                "site0: variables are not sorted",
            ]
        );
    }

    #[test]
    fn an_empty_function_is_no_function() {
        assert_eq!(
            verify(&Function::default()),
            Err(vec!["function: no blocks".to_string()])
        );
    }
}
