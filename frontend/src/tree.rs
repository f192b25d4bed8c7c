//! The typed tree: functions of the main file, and those of included files that its loops call, with
//! every conversion explicit.
//!
//! Lvalues and rvalues are told apart: an expression of kind [`ExprKind::Local`],
//! [`ExprKind::Global`], [`ExprKind::Deref`] or [`ExprKind::Member`] designates an object;
//! [`ExprKind::Load`], [`ExprKind::Decay`] and [`ExprKind::AddrOf`] turn it into a value.
//! Every operand of an arithmetic operator already has the operator's type.
//!
//! invariant: what is not understood is [`ExprKind::Opaque`] or [`StmtKind::Opaque`]; there is
//! no third way, and no construct is dropped silently.

use crate::directives::LoopDirective;
use crate::span::Span;
use crate::types::{ExtentId, FloatKind, QualType, RecordId, TypeId};

/// Index into [`FunctionDef::vars`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VarId(pub u32);

/// Index into [`crate::Unit::globals`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GlobalId(pub u32);

/// Index into [`FunctionDef::labels`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LabelId(pub u32);

/// What a declaration says of a name.
#[derive(Clone, Copy, Debug)]
pub struct Meaning {
    /// The external declaration that says it, in the preprocessed text.
    pub span: Span,
    /// What the name stands for.
    pub of: Named,
}

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub enum Named {
    /// A type: a typedef name.
    Type(QualType),
    /// A record: its tag.
    Record(RecordId),
    /// An object or function of this type.
    Object(QualType),
    /// The value of an enumeration constant.
    Value(i128),
}

/// An object or function with linkage, or a block-scope `static`.
#[derive(Clone, Debug)]
pub struct Global {
    /// C name.
    pub name: String,
    /// Type, completed by later declarations.
    pub ty: QualType,
    /// It is thread-local.
    pub thread_local: bool,
    /// Internal linkage, and its address is never taken in this file other than to index,
    /// so that no pointer from elsewhere can point to it.
    pub private: bool,
    /// Declared `const`-like for functions: `__attribute__((const))` / `pure`; false for objects.
    pub attribute_const: bool,
}

/// A parameter or a block-scope variable with automatic storage.
#[derive(Clone, Debug)]
pub struct Var {
    /// C name; empty for unnamed parameters.
    pub name: String,
    /// Type after adjustment.
    pub ty: QualType,
    /// Position among the parameters.
    pub param: Option<u32>,
    /// The type before adjustment, of a parameter that is declared as an array; of another pointer of a
    /// static function, the largest array that is passed to it, if all calls pass some. A hint: what it
    /// points to may be larger.
    pub array: Option<TypeId>,
    /// Its address is taken, or it is named in an opaque construct that may take it;
    /// then it lives in memory.
    pub address_taken: bool,
    /// The text in which the name can be used (from its declarator to the end of its block).
    pub scope: Span,
}

/// A length of arrays that is no constant. It is fixed when its declaration is reached (C11 6.7.6.2p5),
/// in a variable of its own, which nothing else assigns.
#[derive(Clone, Debug)]
pub struct Extent {
    /// How types name it.
    pub id: ExtentId,
    /// The variable, which has no name and the type of `sizeof`.
    pub var: VarId,
    /// What the program computes it from: variables and constants alone.
    pub size: Expr,
    /// It is a parameter's: no statement declares its variable, it has its value from the beginning.
    pub at_entry: bool,
}

/// A function definition.
#[derive(Clone, Debug)]
pub struct FunctionDef {
    /// C name.
    pub name: String,
    /// From the first declaration specifier to the closing brace.
    pub span: Span,
    /// The body with its braces.
    pub body_span: Span,
    /// Return type.
    pub ret: QualType,
    /// Parameters and locals.
    pub vars: Vec<Var>,
    /// Lengths of arrays that are declared in it.
    pub extents: Vec<Extent>,
    /// Label names.
    pub labels: Vec<String>,
    /// The body; `Err`: the reason why the whole function is opaque.
    pub body: Result<Stmt, OpaqueReason>,
    /// Attributes and specifiers that decide how the function may be edited.
    pub traits: FunctionTraits,
}

/// What the specifiers and attributes of a definition say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionTraits {
    /// Defined in the main file (not in an included one).
    pub in_main_file: bool,
    /// `static`
    pub is_static: bool,
    /// `inline` in any spelling.
    pub is_inline: bool,
    /// Attribute names on all declarations, without underscores, sorted; `weak` by a pragma, too.
    pub attributes: Vec<String>,
    /// `#pragma GCC target` or `optimize`, or clang's, is in force.
    pub pragma_options: bool,
    /// Where the body first names a function that may return twice, as `setjmp` does.
    pub returns_twice: Option<Span>,
}

/// Functions of the C library and the compiler that may return twice, of which their declarations need
/// not say so.
pub const RETURNING_TWICE: &[&str] = &[
    "setjmp",
    "_setjmp",
    "__setjmp",
    "sigsetjmp",
    "_sigsetjmp",
    "__sigsetjmp",
    "savectx",
    "getcontext",
    "vfork",
    "__builtin_setjmp",
];

/// Why a construct is opaque; `what` is a short noun phrase (`inline assembly`, `_Complex value`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpaqueReason {
    /// Short noun phrase for the user.
    pub what: String,
    /// Where.
    pub span: Span,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// First to last token, trimmed.
    pub span: Span,
}

/// Statements.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `{ … }`
    Block(Vec<Stmt>),
    /// Declaration of one automatic variable; one statement per declarator.
    /// `init`: scalar initializer, already converted; a record; or [`ExprKind::Zero`]. Initializer
    /// lists of aggregates are assignments that follow, in a block with the declaration, or `Opaque`
    /// statements that name the variable.
    Declare {
        /// The variable.
        var: VarId,
        /// Its initial value.
        init: Option<Expr>,
    },
    /// Expression statement.
    Expr(Expr),
    /// `;`, or a declaration without effect at run time.
    Empty,
    /// `if`; the condition is any scalar.
    If {
        /// Condition.
        cond: Expr,
        /// Taken when the condition is not zero.
        then: Box<Stmt>,
        /// Taken otherwise.
        otherwise: Option<Box<Stmt>>,
    },
    /// `for`, `while` and `do`.
    Loop(Box<Loop>),
    /// `do … while (0)`: what runs once, and what `break` and `continue` in it leave.
    Once(Box<Stmt>),
    /// `switch`; its cases are [`StmtKind::Case`] and [`StmtKind::Default`] within `body`.
    Switch {
        /// The promoted value.
        value: Expr,
        /// Body.
        body: Box<Stmt>,
    },
    /// `case lo ... hi:` (equal where it is one value) and the statement after it.
    Case {
        /// First value.
        lo: i128,
        /// Last value.
        hi: i128,
        /// Statement.
        body: Box<Stmt>,
    },
    /// `default:`
    Default(Box<Stmt>),
    /// `name: statement`
    Label(LabelId, Box<Stmt>),
    /// `goto`
    Goto(LabelId),
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `return`; the value is converted to the return type.
    Return(Option<Expr>),
    /// Not understood: reads and writes any memory and the variables named in it.
    /// Control leaves it at its end only (otherwise the whole function is opaque).
    Opaque {
        /// Why.
        reason: OpaqueReason,
        /// Automatic variables whose names occur in it.
        vars: Vec<VarId>,
    },
}

/// Which keyword a loop has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopKind {
    /// `for (init; cond; step) body`
    For,
    /// `while (cond) body`
    While,
    /// `do body while (cond);`
    Do,
}

/// A loop statement.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Keyword.
    pub kind: LoopKind,
    /// `for`: what runs before; declarations come as [`StmtKind::Declare`] in a block.
    pub init: Option<Stmt>,
    /// Controlling expression; `None`: always true.
    pub cond: Option<Expr>,
    /// `for`: what runs after the body.
    pub step: Option<Expr>,
    /// Body.
    pub body: Stmt,
    /// The whole statement.
    pub span: Span,
    /// The keyword token.
    pub keyword: Span,
    /// The parenthesized header with its parentheses.
    pub header: Span,
    /// `for`: the first `;` of the header.
    pub first_semicolon: Option<Span>,
    /// A pragma line or OpenMP construct before the loop, around it or in it that changes what it
    /// means in ways that vcc does not know; its text.
    pub pragma: Option<String>,
    /// The pragma lines directly before the loop.
    pub directives: Vec<LoopDirective>,
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its type; for lvalues the type of the object, with qualifiers.
    pub ty: QualType,
    /// First to last token, trimmed, without enclosing parentheses.
    pub span: Span,
}

/// Arithmetic and bitwise operators; both operands and the result have one type, except shifts
/// (result and left operand) and comparisons (operands; the result is `int`).
#[allow(missing_docs, reason = "the names are C's own operators")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// Unary operators on arithmetic operands.
#[allow(missing_docs, reason = "the names are C's own operators")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    Neg,
    BitNot,
    LogicalNot,
}

/// Expressions.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// Integer, character or enumeration constant, `sizeof`, …: value sign- or zero-extended.
    Int(i128),
    /// Floating constant, already rounded to the type.
    Float(f64, FloatKind),
    /// Array or record of which every scalar is zero; only as an initial value.
    Zero,
    /// String literal (an array lvalue).
    Str,
    /// Lvalue: automatic variable.
    Local(VarId),
    /// Lvalue, or function designator.
    Global(GlobalId),
    /// Lvalue: what a pointer value points to.
    Deref(Box<Expr>),
    /// Lvalue: the bytes that a pointer value points to, as an object of [`Expr::ty`] whatever its effective
    /// type (`memcpy`).
    Bytes(Box<Expr>),
    /// Lvalue: a member of a record lvalue. `field` indexes `Record::fields`.
    Member {
        /// The record.
        base: Box<Expr>,
        /// Its type.
        record: RecordId,
        /// Which member.
        field: u32,
    },
    /// Value of an lvalue of scalar or record type.
    Load(Box<Expr>),
    /// Array lvalue to pointer to its first element; function designator to pointer.
    Decay(Box<Expr>),
    /// Address of an lvalue.
    AddrOf(Box<Expr>),
    /// Conversion to [`Expr::ty`] between scalar types, or to `void`.
    Convert(Box<Expr>),
    /// The bits of a floating number as an integer of its size, or the other way round (`memcpy`).
    Bits(Box<Expr>),
    /// Unary operator.
    Unary(UnaryOp, Box<Expr>),
    /// Binary operator. Comparisons may have pointer operands.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `pointer + index` (`- index` where `negative`), in elements.
    PtrAdd {
        /// Pointer value.
        ptr: Box<Expr>,
        /// Integer value of its own promoted type (not converted to `long`).
        index: Box<Expr>,
        /// Subtract.
        negative: bool,
    },
    /// `pointer - pointer`, in elements.
    PtrDiff(Box<Expr>, Box<Expr>),
    /// `&&`
    LogicalAnd(Box<Expr>, Box<Expr>),
    /// `||`
    LogicalOr(Box<Expr>, Box<Expr>),
    /// `c ? a : b`, both converted to the result's type.
    Cond(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `({ … })`: statements, and the value of the last one. No jump leads out of it or into it, and
    /// there are no loops in it. What it does with what others can see does not depend on when it is
    /// done within the expression around it.
    Statements {
        /// All of it but for the value.
        body: Vec<Stmt>,
        /// `None`: it has none.
        value: Option<Box<Expr>>,
    },
    /// `a, b`
    Comma(Box<Expr>, Box<Expr>),
    /// `lhs = rhs`; `rhs` is converted to the type of the lvalue `lhs`. Value: the new value.
    Assign(Box<Expr>, Box<Expr>),
    /// `lhs op= rhs`: the lvalue is read, converted to `compute`, combined with `rhs` (already of
    /// the type the operator needs), converted back and stored. Pointers: `Add`/`Sub` in elements.
    CompoundAssign {
        /// Operator.
        op: BinaryOp,
        /// Lvalue.
        lhs: Box<Expr>,
        /// Right operand.
        rhs: Box<Expr>,
        /// Type in which the operation is done (the pointer's own type for pointers).
        compute: TypeId,
    },
    /// `++`/`--` on an lvalue of arithmetic or pointer type.
    IncDec {
        /// Lvalue.
        lhs: Box<Expr>,
        /// `--`
        decrement: bool,
        /// The value is the new one.
        prefix: bool,
    },
    /// Call; arguments are converted and promoted.
    Call {
        /// Function, if called by name.
        direct: Option<GlobalId>,
        /// The pointer value otherwise (also set for direct calls).
        callee: Box<Expr>,
        /// Arguments.
        args: Vec<Expr>,
    },
    /// Not understood: reads and writes any memory and the variables named in it.
    Opaque {
        /// Why.
        reason: OpaqueReason,
        /// Automatic variables whose names occur in it.
        vars: Vec<VarId>,
    },
}
