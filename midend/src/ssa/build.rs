//! Building SSA block by block, with result types inferred.

use super::{
    Access, BinaryOp, Block, BlockCall, BlockData, ConvertOp, FieldRef, FloatCC, Function, Imm,
    Inst, InstData, IntCC, Op, Overflow, Symbol, Terminator, Type, UnaryOp, Value, ValueData,
    ValueDef, Var,
};
use frontend::span::Span;

/// Appends to one block at a time. The function under construction is open for everything else
/// (variables, symbols, sites, values of unsealed blocks).
#[derive(Clone, Debug, Default)]
pub struct FunctionBuilder {
    /// What has been built so far.
    pub func: Function,
    current: Option<Block>,
    span: Span,
}

impl FunctionBuilder {
    /// An empty function. The first block created is the entry.
    pub fn new(name: &str) -> FunctionBuilder {
        FunctionBuilder {
            func: Function {
                name: name.to_string(),
                ..Function::default()
            },
            ..FunctionBuilder::default()
        }
    }

    /// A new block at the end of the layout; `Unreachable` until it gets a terminator.
    pub fn create_block(&mut self) -> Block {
        let block = self.func.blocks.push(BlockData::default());
        self.func.layout.push(block);
        block
    }

    /// A further parameter of a block.
    pub fn add_param(&mut self, block: Block, ty: Type) -> Value {
        let position = self.func.blocks[block].params.len() as u32;
        let value = self.func.values.push(ValueData {
            ty,
            def: ValueDef::Param(block, position),
            hint: None,
            within: None,
        });
        self.func.blocks[block].params.push(value);
        value
    }

    /// Append to this block from now on.
    pub fn switch_to(&mut self, block: Block) {
        self.current = Some(block);
    }

    /// The block appended to; the entry block is created if there is none.
    pub fn current(&mut self) -> Block {
        match self.current {
            Some(block) => block,
            None => {
                let block = match self.func.entry() {
                    Some(block) => block,
                    None => self.create_block(),
                };
                self.current = Some(block);
                block
            }
        }
    }

    /// Span of the instructions appended from now on.
    pub fn set_span(&mut self, span: Span) {
        self.span = span;
    }

    /// Type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.func.values[value].ty
    }

    /// Append an instruction; `ty` is its result's type.
    pub fn inst(&mut self, op: Op, args: Vec<Value>, ty: Option<Type>) -> (Inst, Option<Value>) {
        let block = self.current();
        let inst = self.func.insts.next_key();
        let result = ty.map(|ty| {
            self.func.values.push(ValueData {
                ty,
                def: ValueDef::Result(inst),
                hint: None,
                within: None,
            })
        });
        self.func.insts.push(InstData {
            op,
            args,
            result,
            span: self.span,
        });
        self.func.blocks[block].insts.push(inst);
        (inst, result)
    }

    fn value(&mut self, op: Op, args: Vec<Value>, ty: Type) -> Value {
        let inst = self.func.insts.next_key();
        let value = self.func.values.push(ValueData {
            ty,
            def: ValueDef::Result(inst),
            hint: None,
            within: None,
        });
        let block = self.current();
        self.func.insts.push(InstData {
            op,
            args,
            result: Some(value),
            span: self.span,
        });
        self.func.blocks[block].insts.push(inst);
        value
    }

    /// Integer constant of type `ty`; bits above its width are ignored.
    pub fn iconst(&mut self, ty: Type, value: i64) -> Value {
        self.value(Op::Const(Imm::Int(normal_int(ty, value))), vec![], ty)
    }

    /// `F32` constant.
    pub fn f32const(&mut self, value: f32) -> Value {
        self.value(Op::Const(Imm::F32(value.to_bits())), vec![], Type::F32)
    }

    /// `F64` constant.
    pub fn f64const(&mut self, value: f64) -> Value {
        self.value(Op::Const(Imm::F64(value.to_bits())), vec![], Type::F64)
    }

    /// Indeterminate value.
    pub fn undef(&mut self, ty: Type) -> Value {
        self.value(Op::Undef, vec![], ty)
    }

    /// Address of an object or function with linkage.
    pub fn global_addr(&mut self, symbol: Symbol) -> Value {
        self.value(Op::GlobalAddr(symbol), vec![], Type::Ptr)
    }

    /// Address of an automatic variable in memory.
    pub fn local_addr(&mut self, var: Var) -> Value {
        self.value(Op::LocalAddr(var), vec![], Type::Ptr)
    }

    /// `ptr + index * scale`.
    pub fn ptr_add(&mut self, ptr: Value, index: Value, scale: i64) -> Value {
        self.value(Op::PtrAdd { scale }, vec![ptr, index], Type::Ptr)
    }

    /// Address of a record member.
    pub fn field(&mut self, field: FieldRef, record: Value) -> Value {
        self.value(Op::Field(field), vec![record], Type::Ptr)
    }

    /// Read memory.
    pub fn load(&mut self, ty: Type, access: Access, address: Value) -> Value {
        self.value(Op::Load(access), vec![address], ty)
    }

    /// Write memory.
    pub fn store(&mut self, access: Access, address: Value, value: Value) {
        self.inst(Op::Store(access), vec![address, value], None);
    }

    /// Two operands of the result's type.
    pub fn binary(&mut self, op: BinaryOp, overflow: Overflow, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.value(Op::Binary(op, overflow), vec![a, b], ty)
    }

    /// One operand of the result's type.
    pub fn unary(&mut self, op: UnaryOp, a: Value) -> Value {
        let ty = self.ty(a);
        self.value(Op::Unary(op), vec![a], ty)
    }

    /// Integer or pointer comparison.
    pub fn icmp(&mut self, cc: IntCC, a: Value, b: Value) -> Value {
        self.value(Op::ICmp(cc), vec![a, b], Type::I1)
    }

    /// Floating comparison.
    pub fn fcmp(&mut self, cc: FloatCC, a: Value, b: Value) -> Value {
        self.value(Op::FCmp(cc), vec![a, b], Type::I1)
    }

    /// `cond ? a : b`.
    pub fn select(&mut self, cond: Value, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.value(Op::Select, vec![cond, a, b], ty)
    }

    /// Conversion to `ty`.
    pub fn convert(&mut self, op: ConvertOp, ty: Type, a: Value) -> Value {
        self.value(Op::Convert(op), vec![a], ty)
    }

    /// End the current block.
    pub fn terminate(&mut self, terminator: Terminator) {
        let block = self.current();
        self.func.blocks[block].terminator = terminator;
    }

    /// End the current block with a jump.
    pub fn jump(&mut self, to: Block, args: &[Value]) {
        self.terminate(Terminator::Jump(call(to, args)));
    }

    /// End the current block with a branch.
    pub fn branch(&mut self, cond: Value, then: (Block, &[Value]), otherwise: (Block, &[Value])) {
        self.terminate(Terminator::Branch {
            cond,
            then: call(then.0, then.1),
            otherwise: call(otherwise.0, otherwise.1),
        });
    }

    /// End the current block with a return.
    pub fn ret(&mut self, value: Option<Value>) {
        self.terminate(Terminator::Return(value));
    }

    /// The function as it stands.
    pub fn finish(self) -> Function {
        self.func
    }
}

fn call(block: Block, args: &[Value]) -> BlockCall {
    BlockCall {
        block,
        args: args.to_vec(),
    }
}

/// The form in which [`Imm::Int`] holds an integer of a type: sign-extended, `I1` as 0 or 1.
pub fn normal_int(ty: Type, value: i64) -> i64 {
    match ty {
        Type::I1 => value & 1,
        Type::I8 => value as i8 as i64,
        Type::I16 => value as i16 as i64,
        Type::I32 => value as i32 as i64,
        Type::I64 | Type::Ptr | Type::F32 | Type::F64 => value,
    }
}

/// A function without values whose blocks have these edges, for tests of graph algorithms.
#[cfg(test)]
pub(crate) fn graph_of(blocks: usize, edges: &[(usize, usize)]) -> Function {
    let mut b = FunctionBuilder::new("graph");
    let ids: Vec<Block> = (0..blocks).map(|_| b.create_block()).collect();
    for (i, &block) in ids.iter().enumerate() {
        let mut to: Vec<BlockCall> = edges
            .iter()
            .filter(|e| e.0 == i)
            .map(|e| call(ids[e.1], &[]))
            .collect();
        b.switch_to(block);
        match to.len() {
            0 => b.ret(None),
            1 => b.terminate(Terminator::Jump(to.remove(0))),
            _ => {
                let value = b.undef(Type::I32);
                let default = to.remove(0);
                let cases = (0i64..).zip(to).collect();
                b.terminate(Terminator::Switch {
                    value,
                    cases,
                    default,
                });
            }
        }
    }
    b.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;

    #[test]
    fn results_get_their_types_and_definitions() {
        let mut b = FunctionBuilder::new("f");
        let entry = b.create_block();
        let x = b.add_param(entry, Type::I32);
        let one = b.iconst(Type::I32, 0x1_0000_0001);
        let sum = b.binary(BinaryOp::Add, Overflow::Wraps, x, one);
        let less = b.icmp(IntCC::Slt, x, sum);
        b.ret(Some(less));
        let f = b.finish();
        let types: Vec<Type> = f.values.values().map(|v| v.ty).collect();
        assert_eq!(types, [Type::I32, Type::I32, Type::I32, Type::I1]);
        assert_eq!(f.values[x].def, ValueDef::Param(entry, 0));
        assert_eq!(f.values[less].def, ValueDef::Result(Inst::new(2)));
        assert_eq!(f.insts[Inst::new(0)].op, Op::Const(Imm::Int(1)));
        assert_eq!(f.blocks[entry].terminator, Terminator::Return(Some(less)));
    }

    #[test]
    fn integers_are_held_sign_extended() {
        assert_eq!(normal_int(Type::I8, 255), -1);
        assert_eq!(normal_int(Type::I1, 3), 1);
        assert_eq!(normal_int(Type::Ptr, -1), -1);
    }
}
