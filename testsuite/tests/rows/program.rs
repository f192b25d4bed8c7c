//! One C function for each case, and the program that runs it beside the reference.

use crate::reference::{body, data};
use emit::ctree::print::print_block;
use emit::ctree::{Block, Decl, Expr, Margin, Stmt, name, number};
use emit::isa::{Expansion, Isa, Machine, Operand, Step, layout, lower, scalar_type, typedefs};
use midend::plan::{Lanes, Order, POp, PType, ZIP_BITS};
use midend::rows::{Request, request};
use midend::ssa::{BinaryOp, ConvertOp, IntCC, Type, UnaryOp};
use midend::target::{RowOp, Scale};
use std::fmt::Write;

/// A row at one number of lanes.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub row: RowOp,
    pub e: Type,
    pub reg_bits: u32,
    pub lanes: u32,
    /// Which of the operations that share a row.
    pub form: Form,
}

/// Operations of a plan that share the row of another, or differ in a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Form {
    /// As the row is priced.
    Plain,
    /// `ShiftConst` by this count, `Extract` of this lane, `Permute` by this difference of numbers.
    Number(u32),
    /// `Select` between masks, `Splat` of a truth value to a mask.
    OfMasks,
    /// Gather or scatter with this scale, and whether the base points to the element.
    Scaled(i64, bool),
}

impl Case {
    /// The operation under test.
    pub fn request(&self) -> Option<Request> {
        let mut asked = request(self.row, self.e, self.lanes)?;
        let mask = PType::Mask {
            bits: self.e.bits(),
            lanes: self.lanes,
        };
        match (self.form, self.row) {
            (Form::Number(_), RowOp::ShiftConst(_)) => {}
            (Form::Number(n), RowOp::Permute(group)) => {
                let place = |k: u32| ((k ^ n) & (group - 1)) as usize;
                let places: Vec<usize> = (0..group).map(place).collect();
                asked.op = POp::Permute(Order::new(&places)?);
            }
            (Form::Number(n), _) => asked.op = POp::Extract(n),
            (Form::OfMasks, RowOp::Splat) => {
                (asked.args, asked.result) = (vec![PType::Scalar(Type::I1)], Some(mask));
            }
            (Form::OfMasks, _) => (asked.args, asked.result) = (vec![mask; 3], Some(mask)),
            (Form::Scaled(scale, _), _) => match &mut asked.op {
                POp::Gather { scale: s } | POp::Scatter { scale: s } => *s = scale,
                op => unreachable!("{op:?} has no scale"),
            },
            (Form::Plain, _) => {}
        }
        Some(asked)
    }
}

/// Where a scatter's base is in `out`.
pub const SCATTER_AT: u32 = 4096;

/// Most lanes of a gather or scatter; the function has a line for each.
const MOST_SCATTERED: u32 = 64;

/// Of every function.
const PARAMETERS: &str = "const unsigned char *a, const unsigned char *b, \
     const unsigned char *c, const unsigned char *d, unsigned char *out";

/// A function being written: values get names in order.
struct Body {
    m: Machine,
    reg_bits: u32,
    text: String,
    names: usize,
}

impl Body {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    fn lower(&mut self, op: POp, args: &[Operand], to: Option<PType>) -> Option<Vec<Expr>> {
        let expansion = lower(self.m, self.reg_bits, &op, args, to)?;
        let names: Vec<String> = (0..expansion.temporaries()).map(|_| self.name()).collect();
        let Expansion { steps, results, .. } = expansion.named(&names);
        let mut names = names.iter();
        for step in steps {
            let stmt = match step {
                Step::Let { ty, value } => Stmt::Decl(Decl {
                    is_const: value.is_some(),
                    init: value,
                    ..Decl::later(&ty, names.next()?)
                }),
                Step::Do(stmt) => stmt,
            };
            self.write_stmt(stmt);
        }
        let Some(to) = to else { return Some(results) };
        let ty = match to {
            PType::Scalar(ty) => scalar_type(ty).to_owned(),
            _ => layout(self.m, to, self.reg_bits)?.c_type,
        };
        let mut out = Vec::new();
        for value in results {
            let variable = self.name();
            self.write_stmt(Stmt::Decl(Decl {
                is_const: true,
                init: Some(value),
                ..Decl::later(&ty, &variable)
            }));
            out.push(name(&variable));
        }
        Some(out)
    }

    fn write_stmt(&mut self, stmt: Stmt) {
        let block = Block {
            stmts: vec![stmt],
            ..Block::default()
        };
        self.text += &print_block(&block, &Margin::default());
    }

    fn value(&mut self, op: POp, args: &[Operand], to: PType) -> Option<Operand> {
        Some(Operand::new(to, self.lower(op, args, Some(to))?))
    }

    /// A vector, mask or scalar out of memory.
    fn read(&mut self, from: &str, ty: PType) -> Option<Operand> {
        let address = Operand::new(PType::Scalar(Type::Ptr), vec![name(from)]);
        match ty {
            PType::Vector(..) => self.value(POp::Load(Lanes::Consecutive), &[address], ty),
            PType::Mask { bits, lanes } => {
                let ints = PType::Vector(Type::int_of_bits(bits)?, lanes);
                let x = self.value(POp::Load(Lanes::Consecutive), &[address], ints)?;
                let zero = PType::Scalar(Type::int_of_bits(bits)?);
                let zero = Operand::new(zero, vec![number(0)]);
                let zero = self.value(POp::Splat, &[zero], ints)?;
                // Where a mask has more bits than lanes, those above are ones.
                let off = self.value(POp::ICmp(IntCC::Eq), &[x, zero], ty)?;
                self.value(POp::Unary(UnaryOp::Not), &[off], ty)
            }
            PType::Scalar(Type::I1) => {
                let text = format!("(*(const unsigned char *){from} & 1)");
                Some(Operand::new(ty, vec![Expr::Literal(text)]))
            }
            PType::Scalar(e) => {
                let text = format!("(*(const {} *)(const void *){from})", scalar_type(e));
                Some(Operand::new(ty, vec![Expr::Literal(text)]))
            }
        }
    }

    /// The result to memory.
    fn write(&mut self, value: Operand) -> Option<()> {
        let out = Operand::new(PType::Scalar(Type::Ptr), vec![name("out")]);
        match value.ty {
            PType::Scalar(_) => {
                let v = value.text[0].print();
                writeln!(self.text, "  __builtin_memcpy(out, &{v}, sizeof {v});").ok()
            }
            PType::Vector(..) => {
                self.lower(POp::Store(Lanes::Consecutive), &[out, value], None)?;
                Some(())
            }
            PType::Mask { bits, lanes } => {
                let ints = PType::Vector(Type::int_of_bits(bits)?, lanes);
                let value = self.value(POp::Convert(ConvertOp::ZExt), &[value], ints)?;
                self.write(value)
            }
        }
    }
}

/// Text of the function under test; `None` if some lane count has no row.
fn function(m: Machine, case: &Case, name: &str) -> Option<String> {
    let asked = case.request()?;
    let mut f = Body {
        m,
        reg_bits: case.reg_bits,
        text: String::new(),
        names: 0,
    };
    let typed = match case.form {
        Form::Scaled(_, typed) => typed,
        _ => case.lanes.is_multiple_of(2),
    };
    let at = if typed {
        format!("({} *)(void *)", scalar_type(case.e))
    } else {
        "(unsigned char *)".to_owned()
    };
    let last = format!(
        " + {}",
        (case.lanes - 1) * if typed { 1 } else { case.e.bytes() }
    );
    let mut args = Vec::new();
    for (k, &ty) in asked.args.iter().enumerate() {
        let input = ["a", "b", "c", "d"].get(k).copied().unwrap_or("a");
        let operand = match (case.row, ty) {
            (_, PType::Scalar(Type::Ptr)) => {
                let loads = matches!(
                    case.row,
                    RowOp::Load(_)
                        | RowOp::MaskedLoad(_)
                        | RowOp::Gather(..)
                        | RowOp::MaskedGather(..)
                );
                let base = if loads {
                    format!(
                        "{}a",
                        at.replace(" *)", " const *)")
                            .replace("(void const *)", "(const void *)")
                    )
                } else if scattered(case.row) {
                    format!("{at}(out + {SCATTER_AT})")
                } else {
                    format!("{at}out")
                };
                let reversed = matches!(
                    case.row,
                    RowOp::Load(Lanes::Reversed)
                        | RowOp::Store(Lanes::Reversed)
                        | RowOp::MaskedLoad(Lanes::Reversed)
                        | RowOp::MaskedStore(Lanes::Reversed)
                );
                let text = format!("({base}{})", if reversed { &last } else { "" });
                let mut operand = Operand::new(ty, vec![Expr::Literal(text)]);
                operand.pointee = typed.then_some(case.e);
                operand
            }
            (RowOp::Build, _) => {
                let ty_name = scalar_type(case.e);
                let text = format!("(((const {ty_name} *)(const void *)a)[{k}])");
                Operand::new(ty, vec![Expr::Literal(text)])
            }
            // the text of a constant count is not used
            _ if k + asked.constants.len() >= asked.args.len() => {
                let count = layout(m, ty, case.reg_bits)?.count as usize;
                Operand::new(ty, vec![Expr::Name("unused".to_owned()); count])
            }
            _ => f.read(input, ty)?,
        };
        args.push(operand);
    }
    let known = args.iter_mut().rev().zip(asked.constants.iter().rev());
    known.for_each(|(arg, &value)| arg.constant = Some(value));
    if let (RowOp::ShiftConst(_), Form::Number(n)) = (case.row, case.form) {
        args[1].constant = Some(i64::from(n));
    }
    match asked.result {
        Some(ty) => {
            let result = f.value(asked.op, &args, ty)?;
            f.write(result)?;
        }
        None => {
            f.lower(asked.op, &args, None)?;
        }
    }
    // A lane or half needs only some of the registers, and the first of one lane is that.
    let partly = [RowOp::Extract, RowOp::FirstOn].contains(&case.row);
    if partly
        || matches!(
            case.row,
            RowOp::Split(_)
                | RowOp::ZipBlocks(_)
                | RowOp::Zip3(_)
                | RowOp::Unzip3(_)
                | RowOp::Splice
        )
    {
        for register in args.iter().flat_map(|a| &a.text) {
            writeln!(f.text, "  (void){};", register.print()).ok()?;
        }
    }
    let head = format!("void {name}({PARAMETERS});\nvoid {name}({PARAMETERS})\n");
    Some(format!(
        "/* {case:?} */\n{head}{{\n{}  (void)a; (void)b; (void)c; (void)d;\n}}\n",
        f.text
    ))
}

fn scattered(row: RowOp) -> bool {
    matches!(row, RowOp::Scatter(..) | RowOp::MaskedScatter(..))
}

/// The functions under test, and the program that checks them.
pub struct Program {
    pub rows: String,
    pub checks: String,
    pub cases: usize,
}

/// Element of the result and how many, as the program compares them.
fn outcome(case: &Case) -> (Type, u32) {
    let request = case.request().expect("a row");
    match request.result {
        // Bytes anywhere.
        None if scattered(case.row) => (case.e, 0),
        None => (case.e, case.lanes),
        Some(PType::Scalar(Type::I1)) => (Type::I32, 1),
        Some(PType::Scalar(e)) => (e, 1),
        Some(PType::Vector(e, lanes)) => (e, lanes),
        Some(PType::Mask { bits, lanes }) => (Type::int_of_bits(bits).expect("width"), lanes),
    }
}

fn code(e: Type) -> u32 {
    if e.is_float() { e.bits() + 1 } else { e.bits() }
}

pub fn program(m: Machine, cases: &[Case]) -> Program {
    let mut functions = String::new();
    let mut checks = String::from(include_str!("head.c"));
    let mut table = String::new();
    for (n, case) in cases.iter().enumerate() {
        let name = format!("row{n}");
        let text =
            function(m, case, &name).unwrap_or_else(|| panic!("no text for {case:?} on {m:?}"));
        functions.push_str(&text);
        let reference = body(case);
        writeln!(
            checks,
            "void {name}({PARAMETERS});\nstatic void ref{n}({PARAMETERS}) {{ {reference} }}"
        )
        .expect("text");
        let request = case.request().expect("a row");
        let mut inputs = String::new();
        for k in 0..4 {
            let e = match request.args.get(k) {
                Some(PType::Vector(e, _)) => code(*e),
                Some(PType::Scalar(Type::I64)) => 64,
                Some(PType::Scalar(_)) => code(case.e),
                Some(PType::Mask { bits, .. }) => *bits,
                None => 0,
            };
            let (class, argument) = data(case, k).code();
            write!(inputs, "{{{e}, {class}, {argument}}}, ").expect("text");
        }
        let (e, count) = outcome(case);
        writeln!(
            table,
            "  {{\"{case:?}\", {name}, ref{n}, {{{inputs}}}, {}, {}, {count}}},",
            case.lanes,
            code(e)
        )
        .expect("text");
    }
    write!(
        checks,
        "static const struct test tests[] = {{\n{table}}};\n{}",
        include_str!("tail.c")
    )
    .expect("text");
    let mut rows = match m.header() {
        Some(header) => format!("#include <{header}>\n"),
        None => String::new(),
    };
    for (_, definition) in typedefs(&functions) {
        writeln!(rows, "{definition}").expect("text");
    }
    rows.push_str(&functions);
    Program {
        rows,
        checks,
        cases: cases.len(),
    }
}

/// What kind of scale a gather or scatter has.
fn scale_of(row: RowOp) -> Option<Scale> {
    match row {
        RowOp::Gather(_, scale)
        | RowOp::MaskedGather(_, scale)
        | RowOp::Scatter(_, scale)
        | RowOp::MaskedScatter(_, scale) => Some(scale),
        _ => None,
    }
}

/// Whether the row is a division of integers: in lanes of other widths on the way.
fn divides(row: RowOp) -> bool {
    use BinaryOp::{SDiv, SRem, UDiv, URem};
    matches!(row, RowOp::Binary(SDiv | UDiv | SRem | URem))
}

/// Whether the row is about more than one lane at a time.
fn crosses_lanes(row: RowOp) -> bool {
    !matches!(
        row,
        RowOp::Binary(_)
            | RowOp::ShiftConst(_)
            | RowOp::MaskBinary(_)
            | RowOp::Unary(_)
            | RowOp::ShiftBy(_)
            | RowOp::Average(_)
            | RowOp::Fused(_)
            | RowOp::MaskNot
            | RowOp::ICmp(_)
            | RowOp::FCmp(_)
            | RowOp::UnorderedFCmp(_)
            | RowOp::Select
            | RowOp::MaskToInt
            | RowOp::MaskToOnes
            | RowOp::Splat
    )
}

/// Gathers and scatters at a width; `all` of them, or what differs from another width.
fn anywhere(row: RowOp, e: Type, reg_bits: u32, scale: Scale, all: bool) -> Vec<Case> {
    let full = reg_bits / e.bits();
    let size = i64::from(e.bytes());
    let plain = |lanes| (lanes, Form::Plain);
    let scaled = |scale, typed| (full, Form::Scaled(scale, typed));
    let mut forms = match (all, scale) {
        (true, Scale::Native) => vec![
            plain(1),
            plain(full / 2),
            plain(full),
            scaled(size, false),
            scaled(12 - size.max(4), true),
            scaled(1, false),
        ],
        (true, Scale::Other) => vec![
            plain(full),
            scaled(-size, true),
            scaled(-3 * size, false),
            scaled(2 * size + 1, true),
        ],
        (false, Scale::Native) => vec![plain(full)],
        (false, Scale::Other) => vec![],
    };
    if scale == Scale::Native && 2 * full <= MOST_SCATTERED {
        forms.push(plain(2 * full));
    }
    let case = |(lanes, form)| Case {
        row,
        e,
        reg_bits,
        lanes,
        form,
    };
    forms.into_iter().map(case).collect()
}

/// Every priced row at the lane counts worth a test.
pub fn cases(m: Machine) -> Vec<Case> {
    let mut cases = Vec::new();
    // Vector extensions say the same at 128 bits for every ISA.
    let known = m.vector_ext() && matches!(m.isa, Isa::Avx2 | Isa::Avx512);
    let widest = if m.isa == Isa::Avx512 { 512 } else { 256 };
    let rows = emit::isa::priced_rows(m);
    for &(row, e, reg_bits) in &rows {
        let full = reg_bits / e.bits();
        if let Some(scale) = scale_of(row) {
            let all = Some(reg_bits) == rows.iter().map(|row| row.2).max();
            cases.extend(anywhere(row, e, reg_bits, scale, all));
            continue;
        }
        let lanes: Vec<u32> = if divides(row) {
            vec![2, full, 2 * full]
        } else if !crosses_lanes(row) {
            vec![2 * full]
        } else if reg_bits == widest || (reg_bits == 128 && !known) {
            vec![1, 2, 4, full / 2, full, 2 * full, 4 * full]
        } else {
            vec![full, 2 * full]
        };
        let least = match row {
            RowOp::SumGroups(_, to) => to.bits() / e.bits(),
            RowOp::Zip(_) | RowOp::Unzip(_) | RowOp::Unzip3(_) | RowOp::Zip3(_) => {
                ZIP_BITS / e.bits()
            }
            RowOp::ZipBlocks(_) => 2 * ZIP_BITS / e.bits(),
            RowOp::Permute(group) => group,
            RowOp::Concat | RowOp::Split(_) => 2,
            _ => 1,
        };
        let mut lanes: Vec<u32> = lanes.into_iter().filter(|&n| n >= least).collect();
        lanes.sort_unstable();
        lanes.dedup();
        let plain = |lanes| Case {
            row,
            e,
            reg_bits,
            lanes,
            form: Form::Plain,
        };
        cases.extend(lanes.iter().map(|&lanes| plain(lanes)));
        let with = |form| Case {
            form,
            ..plain(2 * full)
        };
        match row {
            RowOp::ShiftConst(_) => cases.extend([0, e.bits() - 1].map(|n| with(Form::Number(n)))),
            RowOp::Permute(group) => {
                cases.extend([group - 1, group / 2].map(|n| with(Form::Number(n))));
            }
            RowOp::Extract => {
                cases.extend([0, 1, full / 2, full + 1].map(|n| with(Form::Number(n))))
            }
            RowOp::Splat | RowOp::Select if e.is_int() => cases.push(with(Form::OfMasks)),
            _ => {}
        }
    }
    cases
}
