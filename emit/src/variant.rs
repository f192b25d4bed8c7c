//! Vector variants as functions: signature, arguments, body, result.
//!
//! What the ABI passes and what a plan works on may be different registers; a union of both stands
//! between them then. A variant without a plan calls the function for one lane after the other.

use crate::ctree::Margin;
use crate::ctree::print::{declarator, print_block};
use crate::failure::Failure;
use crate::isa::{Layout, Machine, bits_type, element_type, layout};
use crate::place::functions::Needs;
use crate::vector::{self, Context, Edges, Program, Returns};
use frontend::Unit;
use frontend::pragma_spec::abi::{Element, NameParamKind, NameStep, Passed};
use frontend::sorted::SortedSet;
use frontend::tree::FunctionDef;
use frontend::types::{QualType, TypeKind};
use midend::pipeline::variants::VariantPlan;
use midend::plan::verified::VerifiedPlan;
use midend::plan::{PType, Plan};
use midend::remark::Reason;
use midend::ssa::Type;

/// How one level of the body is indented.
const UNIT: &str = "    ";

/// A variant as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// Its prototype.
    pub prototype: String,
    /// Its definition.
    pub definition: String,
}

/// Writes a variant, a function that must be given what it needs.
pub fn write(
    unit: &Unit,
    def: &FunctionDef,
    variant: &VariantPlan,
    machine: Machine,
    needs: Needs,
) -> Result<Text, Failure> {
    let writer = Variant {
        unit,
        def,
        variant,
        machine,
    };
    let frame = writer.frame()?;
    let planned = variant.plan.as_ref().ok();
    // What cannot be written is done lane by lane.
    let planned = planned.and_then(|plan| writer.planned(plan, &frame, needs.keep_apart).ok());
    let body = match planned {
        Some(body) => body,
        None => writer.lane_by_lane(&frame)?,
    };
    let attribute = needs.target.map_or(String::new(), |target| {
        format!("__attribute__((__target__(\"{target}\")))\n")
    });
    let name = &variant.name;
    let params = match frame.declarators.is_empty() {
        true => "void".to_owned(),
        false => frame.declarators.join(", "),
    };
    let head = format!("{attribute}{} {name}({params})", frame.ret);
    let comment = format!(
        "/* vcc: {} lanes of {}, {} */\n",
        variant.vf,
        def.name,
        machine.isa.name()
    );
    let types = frame.types.concat();
    Ok(Text {
        prototype: format!("{types}{head};\n"),
        definition: format!("{comment}{head}\n{{\n{body}}}\n"),
    })
}

struct Variant<'a> {
    unit: &'a Unit,
    def: &'a FunctionDef,
    variant: &'a VariantPlan,
    machine: Machine,
}

/// Signature and names.
struct Frame {
    /// Declarations of types, before the prototype.
    types: Vec<String>,
    ret: String,
    declarators: Vec<String>,
    params: Vec<Argument>,
    mask: Option<Passing>,
    result: Option<Passing>,
}

/// A parameter.
struct Argument {
    name: String,
    /// C type of the scalar.
    ty: String,
    /// How its lanes are passed; `None`: as the scalar.
    lanes: Option<Passing>,
}

/// A vector on its way in or out.
#[derive(Clone)]
struct Passing {
    /// The variables, one for each register.
    names: Vec<String>,
    /// C type of a register.
    register: String,
    passed: Passed,
    /// C type of a lane.
    lane: String,
    /// What the union between both sides is called.
    union: String,
    /// For a result of several registers: the structure that is returned.
    structure: Option<String>,
}

impl Variant<'_> {
    fn taken(&self, name: &str) -> bool {
        self.unit.source.mentions(name)
    }

    /// A name that the file does not use.
    fn fresh(&self, stem: &str) -> String {
        let mut name = stem.to_owned();
        while self.taken(&name) {
            name.push('_');
        }
        name
    }

    fn spelling(&self, ty: QualType) -> Result<String, Failure> {
        let spelling = self.unit.types.spelling(QualType::from(ty.ty));
        let simple = spelling.filter(|text| !text.contains(['(', '[']));
        simple.ok_or_else(|| {
            let detail = format!("a type of `{}` has no simple form", self.def.name);
            Failure::no_name(detail)
        })
    }

    /// C type of a register with so many elements.
    fn register(&self, element: Element, lanes: u32) -> Result<String, Failure> {
        let unsupported = || {
            let detail = format!("vectors of {lanes} elements of {} bytes", element.bytes);
            Failure::new(Reason::UnsupportedType, detail)
        };
        let elem = element_type(element)
            .filter(|_| lanes > 1)
            .ok_or_else(unsupported)?;
        let bits = elem.bits() * lanes;
        if bits < 128 || self.machine.vector_ext() {
            // Types of our own are less aligned, which matters where they are passed in memory.
            let scalar = crate::isa::scalar_type(elem);
            return Ok(format!(
                "__attribute__((vector_size({}))) {scalar}",
                bits / 8
            ));
        }
        let layout = layout(self.machine, PType::Vector(elem, lanes), bits);
        Ok(layout.ok_or_else(unsupported)?.c_type)
    }

    fn passing(&self, passed: Passed, stem: &str, lane: String) -> Result<Passing, Failure> {
        let (register, count) = match passed {
            Passed::Vectors {
                element,
                lanes,
                count,
            } => (self.register(element, lanes)?, count),
            Passed::Bits { bytes, count, .. } => (bits_type(bytes).to_owned(), count),
            Passed::Scalar => return Err(Failure::new(Reason::UnsupportedType, "a scalar")),
        };
        let names = match count {
            1 => vec![stem.to_owned()],
            _ => (0..count)
                .map(|n| self.fresh(&format!("{stem}_{n}")))
                .collect(),
        };
        Ok(Passing {
            names,
            register,
            passed,
            lane,
            union: self.fresh(&format!("{stem}_lanes")),
            structure: None,
        })
    }

    fn frame(&self) -> Result<Frame, Failure> {
        let passing = &self.variant.passing;
        let mut params: Vec<_> = self.def.vars.iter().filter(|v| v.param.is_some()).collect();
        params.sort_by_key(|v| v.param);
        let mut frame = Frame {
            types: Vec::new(),
            ret: "void".to_owned(),
            declarators: Vec::new(),
            params: Vec::new(),
            mask: None,
            result: None,
        };
        if params.len() != passing.params.len() {
            let detail = "a declaration with other parameters";
            return Err(Failure::new(Reason::UnsupportedType, detail));
        }
        for (n, (param, passed)) in params.iter().zip(&passing.params).enumerate() {
            let name = match param.name.is_empty() {
                true => self.fresh(&format!("p{n}")),
                false => param.name.clone(),
            };
            let ty = self.spelling(param.ty)?;
            let lanes = match passed {
                Passed::Scalar => {
                    frame.declarators.push(declarator(&ty, &name));
                    None
                }
                passed => {
                    let lanes = self.passing(*passed, &name, ty.clone())?;
                    frame.declare(&lanes);
                    Some(lanes)
                }
            };
            frame.params.push(Argument { name, ty, lanes });
        }
        if let Some(mask) = passing.mask {
            let lane = mask_lane(mask);
            let mask = self.passing(mask, &self.fresh("mask"), lane)?;
            frame.declare(&mask);
            frame.mask = Some(mask);
        }
        let void = matches!(self.unit.types.kind(self.def.ret.ty), TypeKind::Void);
        if let (Some(result), false) = (passing.result, void) {
            let lane = self.spelling(self.def.ret)?;
            let mut result = self.passing(result, &self.fresh("result"), lane)?;
            let count = result.names.len();
            frame.ret = match count {
                1 => result.register.clone(),
                _ => {
                    let name = self.fresh(&format!("{}_lanes", self.variant.name));
                    let register = &result.register;
                    let ty = format!("struct {name} {{ {register} v[{count}]; }};\n");
                    frame.types.push(ty);
                    let structure = format!("struct {name}");
                    result.structure = Some(structure.clone());
                    structure
                }
            };
            frame.result = Some(result);
        }
        Ok(frame)
    }

    /// The body that does all lanes at once.
    fn planned(
        &self,
        plan: &VerifiedPlan,
        frame: &Frame,
        keep_apart: bool,
    ) -> Result<String, Failure> {
        let vf = plan.parameters().vf;
        let mut body = Body::default();
        let mut edges = Edges::default();
        for (n, param) in (0_u32..).zip(&frame.params) {
            if let Some(lanes) = &param.lanes {
                let held = self.held(plan, lanes.vector_type(vf)?)?;
                edges.params.insert(n, body.take(lanes, &held));
            }
        }
        if let Some(mask) = &frame.mask {
            let bits = self.variant.passing.characteristic.bytes * 8;
            let held = self.held(plan, PType::Mask { bits, lanes: vf })?;
            edges.active = match mask.passed {
                Passed::Bits { .. } if !self.machine.bit_masks() => {
                    let detail = "a mask in bits";
                    return Err(Failure::new(Reason::NoVectorForm, detail));
                }
                Passed::Bits { lanes, .. } => body.take_bits(mask, lanes, &held),
                Passed::Vectors { .. } | Passed::Scalar => body.take(mask, &held),
            };
        }
        if let Some(result) = &frame.result {
            let held = self.held(plan, result.vector_type(vf)?)?;
            edges.returns = body.give(result, &held);
        }
        let mentioned = |name: &str| self.taken(name) || body.declares(name) || frame.has(name);
        let program = vector::write(Context {
            plan,
            machine: self.machine,
            mentioned: &mentioned,
            keep_apart,
            renamed: None,
            edges: Some(&edges),
        })?;
        self.check_names(plan, frame, &program)?;
        let printed = print_block(&program.block, &Margin::levels(1));
        Ok(body.around(&printed, program.block.declares()))
    }

    fn held(&self, plan: &Plan, ty: PType) -> Result<Layout, Failure> {
        layout(self.machine, ty, plan.reg_bits)
            .ok_or_else(|| Failure::new(Reason::NoVectorForm, "lanes do not fit registers"))
    }

    /// What the body names must be visible after the function.
    fn check_names(&self, plan: &Plan, frame: &Frame, program: &Program) -> Result<(), Failure> {
        match program.named(plan).into_iter().find(|name| frame.has(name)) {
            None => Ok(()),
            Some(name) => Err(Failure::no_name(format!("`{name}` is a parameter, too"))),
        }
    }

    /// The body that calls the function for one lane after the other.
    fn lane_by_lane(&self, frame: &Frame) -> Result<String, Failure> {
        let vf = self.variant.vf;
        let lane = self.fresh("lane");
        let mut body = Body::default();
        body.decls.push(format!("int {lane};"));
        let mut args = Vec::new();
        let kinds = self.variant.name.params.iter().map(|p| p.kind);
        for (param, kind) in frame.params.iter().zip(kinds) {
            let step = match kind {
                NameParamKind::Linear { step, .. } => Some(step),
                NameParamKind::Vector | NameParamKind::Uniform => None,
            };
            args.push(match (&param.lanes, step) {
                (Some(lanes), _) => {
                    body.open(lanes, &format!("{} lane[{vf}]", lanes.lane));
                    format!("{}.lane[{lane}]", lanes.union)
                }
                (None, None) => param.name.clone(),
                (None, Some(step)) => stepped(param, step, &lane, frame),
            });
        }
        let mut call = format!("{}({})", self.def.name, args.join(", "));
        if let Some(result) = &frame.result {
            let view = format!("{} lane[{vf}]", result.lane);
            body.declare_union(result, &view);
            call = format!("{}.lane[{lane}] = {call}", result.union);
        }
        let call = match &frame.mask {
            None => call,
            Some(mask) => {
                let on = match mask.passed {
                    Passed::Bits { lanes, .. } => body.bit(mask, lanes, &lane),
                    Passed::Vectors { .. } | Passed::Scalar => {
                        body.open(mask, &format!("{} lane[{vf}]", mask.lane));
                        format!("{}.lane[{lane}] != 0", mask.union)
                    }
                };
                format!("if ({on})\n{UNIT}{UNIT}{UNIT}{call}")
            }
        };
        body.stmts.push(format!(
            "for ({lane} = 0; {lane} < {vf}; {lane}++)\n{UNIT}{UNIT}{call};"
        ));
        if let Some(result) = &frame.result {
            body.stmts.push(format!("return {};", result.returned()));
        }
        Ok(body.around("", false))
    }
}

impl Frame {
    fn declare(&mut self, lanes: &Passing) {
        let each = lanes.names.iter();
        self.declarators
            .extend(each.map(|name| declarator(&lanes.register, name)));
    }

    /// Whether a parameter has that name.
    fn has(&self, name: &str) -> bool {
        let lanes = |p: &Passing| p.names.iter().any(|n| n == name) || p.union == name;
        let mut params = self.params.iter();
        params.any(|p| p.name == name || p.lanes.as_ref().is_some_and(lanes))
            || self.mask.as_ref().is_some_and(lanes)
            || self.result.as_ref().is_some_and(lanes)
    }
}

impl Passing {
    /// The plan's type of it.
    fn vector_type(&self, vf: u32) -> Result<PType, Failure> {
        let Passed::Vectors { element, .. } = self.passed else {
            return Err(Failure::new(Reason::UnsupportedType, "no vector"));
        };
        let elem = element_type(element)
            .ok_or_else(|| Failure::new(Reason::UnsupportedType, "an element"))?;
        Ok(PType::Vector(elem, vf))
    }

    /// Its union's declaration: what is passed, and another view.
    fn declaration(&self, view: &str) -> String {
        let passed = match &self.structure {
            Some(structure) => format!("{structure} passed"),
            None => format!("{} passed[{}]", self.register, self.names.len()),
        };
        format!("union {{ {passed}; {view}; }} {};", self.union)
    }

    /// What lies in its union and is returned.
    fn returned(&self) -> String {
        match self.structure {
            Some(_) => format!("{}.passed", self.union),
            None => format!("{}.passed[0]", self.union),
        }
    }
}

/// A body in the making.
#[derive(Default)]
struct Body {
    decls: Vec<String>,
    stmts: Vec<String>,
    /// Names that are declared.
    names: SortedSet<String>,
}

impl Body {
    fn declares(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    fn declare_union(&mut self, lanes: &Passing, view: &str) {
        self.names.insert(lanes.union.clone());
        self.decls.push(lanes.declaration(view));
    }

    /// Lays what is passed into its union.
    fn open(&mut self, lanes: &Passing, view: &str) {
        self.declare_union(lanes, view);
        for (n, name) in lanes.names.iter().enumerate() {
            self.stmts
                .push(format!("{}.passed[{n}] = {name};", lanes.union));
        }
    }

    /// The registers of the plan for what is passed.
    fn take(&mut self, lanes: &Passing, held: &Layout) -> Vec<String> {
        if lanes.register == held.c_type && lanes.names.len() == held.count as usize {
            return lanes.names.clone();
        }
        self.open(lanes, &format!("{} held[{}]", held.c_type, held.count));
        let union = &lanes.union;
        (0..held.count)
            .map(|n| format!("{union}.held[{n}]"))
            .collect()
    }

    /// The mask registers for a mask in integers that stand for `lanes` lanes each.
    fn take_bits(&mut self, mask: &Passing, lanes: u32, held: &Layout) -> Vec<String> {
        let own = held.lanes_per_reg;
        let registers = (0..held.count).map(|n| {
            let (first, last) = (n * own, (n + 1) * own);
            let mut parts = Vec::new();
            for (k, name) in (0_u32..).zip(&mask.names) {
                let (begin, end) = (k * lanes, (k + 1) * lanes);
                if end <= first || last <= begin {
                    continue;
                }
                parts.push(match (begin.cmp(&first), first.abs_diff(begin)) {
                    (std::cmp::Ordering::Less, by) => format!("{name} >> {by}"),
                    (std::cmp::Ordering::Greater, by) => format!("(unsigned long){name} << {by}"),
                    (std::cmp::Ordering::Equal, _) => name.clone(),
                });
            }
            let value = match &parts[..] {
                [one] => one.clone(),
                several => format!("({})", several.join(") | (")),
            };
            format!("({})({value})", held.c_type)
        });
        let values: Vec<String> = registers.collect();
        let stem = format!("{}_held", mask.union);
        let mut names = Vec::new();
        for (n, value) in values.iter().enumerate() {
            let name = format!("{stem}{n}");
            self.decls
                .push(format!("const {} {name} = {value};", held.c_type));
            self.names.insert(name.clone());
            names.push(name);
        }
        names
    }

    /// Whether the lane that a variable numbers is on.
    fn bit(&mut self, mask: &Passing, lanes: u32, lane: &str) -> String {
        if let [name] = &mask.names[..] {
            return format!("{name} >> {lane} & 1");
        }
        self.names.insert(mask.union.clone());
        self.decls.push(format!(
            "{} {}[{}];",
            mask.register,
            mask.union,
            mask.names.len()
        ));
        for (n, name) in mask.names.iter().enumerate() {
            self.stmts.push(format!("{}[{n}] = {name};", mask.union));
        }
        format!("{}[{lane} / {lanes}] >> ({lane} % {lanes}) & 1", mask.union)
    }

    /// What becomes of the registers of the result.
    fn give(&mut self, result: &Passing, held: &Layout) -> Returns {
        if result.register == held.c_type && result.names.len() == 1 && held.count == 1 {
            return Returns::Register;
        }
        let view = format!("{} held[{}]", held.c_type, held.count);
        self.declare_union(result, &view);
        let into = (0..held.count).map(|n| format!("{}.held[{n}]", result.union));
        Returns::Through {
            registers: into.collect(),
            last: result.returned(),
        }
    }

    /// The text, with a program in it, which may declare variables.
    fn around(&self, program: &str, declares: bool) -> String {
        let mut text = String::new();
        for line in &self.decls {
            text.push_str(&format!("{UNIT}{line}\n"));
        }
        for line in &self.stmts {
            text.push_str(&format!("{UNIT}{line}\n"));
        }
        match declares && !self.stmts.is_empty() {
            false => text.push_str(program),
            true => {
                let inner: Vec<String> = program.lines().map(|l| format!("{UNIT}{l}\n")).collect();
                text.push_str(&format!("{UNIT}{{\n{}{UNIT}}}\n", inner.concat()));
            }
        }
        text
    }
}

/// The value of a linear parameter in a lane.
fn stepped(param: &Argument, step: NameStep, lane: &str, frame: &Frame) -> String {
    let name = &param.name;
    match step {
        // Of pointers in bytes.
        NameStep::Constant(by) if param.ty.ends_with('*') => {
            format!("({})((const char *){name} + {lane} * {by}L)", param.ty)
        }
        NameStep::Constant(1) => format!("({})({name} + {lane})", param.ty),
        NameStep::Constant(by) => format!("({})({name} + {lane} * ({by}))", param.ty),
        NameStep::Param(by) => {
            let by = frame.params.get(by as usize).map_or("1", |p| &p.name);
            match param.ty.ends_with('*') {
                true => format!("{name} + (long){lane} * {by}"),
                false => format!("({})({name} + {lane} * {by})", param.ty),
            }
        }
    }
}

/// C type of a lane of a mask.
fn mask_lane(mask: Passed) -> String {
    let bytes = match mask {
        Passed::Vectors { element, .. } => element.bytes,
        Passed::Bits { .. } | Passed::Scalar => 4,
    };
    let ty = Type::int_of_bits(bytes * 8).unwrap_or(Type::I32);
    crate::isa::scalar_type(ty).to_owned()
}
