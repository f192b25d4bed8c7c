//! What vector code relies on of how a file is configured.

use frontend::Unit;
use frontend::hashed::HashedMap;
use frontend::sorted::{SortedMap, SortedSet};
use frontend::source::assumed::{Assumed, Fact};
use frontend::source::headers::Headers;
use frontend::span::Span;
use frontend::tree::{Meaning, Named};
use frontend::types::{QualType, RecordId, TypeKind};
use std::iter;

/// Beginnings of names by which a compiler says which one it is.
const OF_COMPILERS: [&str; 10] = [
    "__GNUC",
    "__clang",
    "__llvm",
    "__INTEL",
    "__ICC",
    "__has_",
    "__STDC",
    "__VERSION__",
    "__cplusplus",
    "__BASE_FILE__",
];

/// Whether the body of a macro is a number that directives of all compilers understand: one of 64 bits, decimal or octal.
fn is_integer(body: &str) -> bool {
    let digits = body.trim().trim_end_matches(['u', 'U', 'l', 'L']);
    let is_octal = digits.len() > 1 && digits.starts_with('0');
    let radix = if is_octal { 8 } else { 10 };
    digits.bytes().all(|byte| byte.is_ascii_digit()) && i64::from_str_radix(digits, radix).is_ok()
}

/// What vector code relies on of how a file is configured.
pub struct Configuration<'a> {
    unit: &'a Unit,
    /// Macro calls, by where what they become begins.
    calls: SortedMap<u32, usize>,
    /// Those in sizes of arrays.
    in_brackets: SortedSet<usize>,
    /// What names stand for that declarations at file scope say something of.
    names: HashedMap<&'a str, Vec<Declared<'a>>>,
    /// What declares records.
    records: SortedMap<RecordId, Declared<'a>>,
    /// It cannot be asserted: a name of ours is taken.
    hidden: bool,
}

/// What one declaration says of a name.
#[derive(Clone, Copy)]
struct Declared<'a> {
    meaning: &'a Meaning,
    /// It says the same in all configurations that have it.
    fixed: bool,
}

impl<'a> Configuration<'a> {
    /// Of a whole file.
    pub fn new(unit: &'a Unit) -> Configuration<'a> {
        let source = &unit.source;
        let calls = source.varying_calls();
        let brackets = source.in_brackets();
        let within = |span: Span| calls.range(span.start..span.end).map(|(_, n)| *n);
        let mut configuration = Configuration {
            unit,
            in_brackets: brackets.into_iter().flat_map(within).collect(),
            names: HashedMap::default(),
            records: SortedMap::new(),
            hidden: emit::ASSERTING.iter().any(|name| source.mentions(name)),
            calls,
        };
        configuration.note_names();
        configuration
    }

    /// The macro calls in a text.
    fn within(&self, span: Span) -> impl Iterator<Item = usize> {
        self.calls.range(span.start..span.end).map(|(_, n)| *n)
    }

    /// Notes what all names stand for, in the order of the text: what a declaration says follows from earlier ones.
    fn note_names(&mut self) {
        let all = self.unit.meanings.iter();
        let meanings = all.flat_map(|(name, all)| all.iter().map(move |meaning| (name, meaning)));
        let mut in_order: Vec<(&String, &Meaning)> = meanings.collect();
        in_order.sort_by_key(|(_, meaning)| meaning.span.start);
        for of_one in in_order.chunk_by(|a, b| a.1.span == b.1.span) {
            let fixed = self.is_fixed(of_one[0].1.span);
            for &(name, meaning) in of_one {
                let declared = Declared { meaning, fixed };
                self.names.entry(name.as_str()).or_default().push(declared);
                if let Some(id) = self.defines(name, meaning) {
                    self.records.insert(id, declared);
                }
            }
        }
    }

    /// The record that a declaration defines.
    fn defines(&self, name: &str, meaning: &Meaning) -> Option<RecordId> {
        let types = &self.unit.types;
        match meaning.of {
            Named::Record(id) => Some(id),
            Named::Type(ty) => match *types.kind(ty.ty) {
                TypeKind::Record(id) if types.record(id).spelling.as_deref() == Some(name) => {
                    Some(id)
                }
                _ => None,
            },
            Named::Object(_) | Named::Value(_) => None,
        }
    }

    /// Whether a declaration says the same in all configurations of the file that have it.
    fn is_fixed(&self, span: Span) -> bool {
        let source = &self.unit.source;
        source.in_main_file(Span {
            start: span.start,
            end: span.start + 1,
        }) && !source.has_conditional_tokens(span)
            && self
                .within(span)
                .all(|call| self.in_brackets.contains(&call))
            && self
                .named(span)
                .all(|named| self.is_known(named, span.start))
    }

    /// Whether a name stands for the same wherever what begins at a place is compiled.
    fn is_known(&self, named: Declared<'_>, at: u32) -> bool {
        named.fixed && self.unit.source.comes_with(named.meaning.span.start, at)
    }

    /// What a text names.
    fn named(&self, span: Span) -> impl Iterator<Item = Declared<'a>> {
        let tokens = self.unit.source.tokens_in(span).iter();
        let all = tokens.filter_map(|token| self.names.get(self.unit.source.slice(token.span)));
        all.flatten().copied()
    }

    /// What vector code of regions of the function at a position relies on: macros and names in that function, and in those
    /// that the regions call, and macros in sizes of arrays.
    pub fn relied_on(&self, function: usize, regions: &[Span]) -> SortedSet<Assumed> {
        if self.hidden {
            return SortedSet::new();
        }
        let unit = self.unit;
        let whole = unit.functions[function].span;
        let called = regions.iter().flat_map(|&region| unit.callees(region));
        let called: SortedSet<usize> = called.filter(|&callee| callee != function).collect();
        let called: Vec<Span> = called.into_iter().map(|f| unit.functions[f].span).collect();
        let texts = iter::once(whole).chain(called.iter().copied());
        let calls = texts.clone().flat_map(|text| self.within(text));
        let calls = calls.chain(self.in_brackets.iter().copied());
        let vectors = regions.iter().chain(&called).copied();
        let mut reliance = Reliance {
            configuration: self,
            at: whole.start,
            used: self.words(vectors),
            named: self.words(texts.clone()),
            from: 0,
            records: SortedMap::new(),
            all: unit.source.assumed(calls, whole.start),
        };
        for text in texts {
            reliance.note_text(text);
        }
        reliance.all
    }

    /// The functions of included files that regions of the function at a position call, with what must be so for them to be
    /// what they are; those that may be other ones in another configuration are left out.
    pub fn included(
        &self,
        function: usize,
        regions: &[Span],
        headers: &mut Headers<'_>,
    ) -> Vec<(&'a str, SortedSet<Assumed>)> {
        let unit = self.unit;
        let called = regions.iter().flat_map(|&region| unit.callees(region));
        let called: SortedSet<usize> = called.collect();
        let called = called.into_iter().map(|callee| &unit.functions[callee]);
        let included = called.filter(|callee| !callee.traits.in_main_file && !self.hidden);
        let at = unit.functions[function].span.start;
        let relied_on = included.filter_map(|callee| {
            let mut tokens = unit.source.tokens_in(callee.span).iter();
            let name = tokens.find(|token| unit.source.slice(token.span) == callee.name)?;
            // What stands before its name is `static`, perhaps by a macro, and a type, which is asserted.
            let text = name.span.to(callee.span);
            Some((callee.name.as_str(), headers.relied_on(text, at)?))
        });
        relied_on.collect()
    }

    /// Conditions under which the macros on which it depends what is compiled are at the beginning of the file what they
    /// are in this configuration.
    pub fn conditions(&self, headers: &mut Headers<'_>) -> Vec<String> {
        let source = &self.unit.source;
        let told = |name: &String| !OF_COMPILERS.iter().any(|of| name.starts_with(of));
        let condition = |name: String| match source.predefined(&name) {
            None => format!("!defined({name})"),
            Some(body) if !name.starts_with("__") && is_integer(body) => {
                format!("defined({name}) && {name} + 0 == {}", body.trim())
            }
            Some(_) => format!("defined({name})"),
        };
        headers
            .asked()
            .into_iter()
            .filter(told)
            .map(condition)
            .collect()
    }

    /// The words of some texts.
    fn words(&self, spans: impl Iterator<Item = Span>) -> SortedSet<&'a str> {
        let source = &self.unit.source;
        let tokens = spans.flat_map(|span| source.tokens_in(span));
        tokens.map(|token| source.slice(token.span)).collect()
    }
}

/// What one function relies on.
struct Reliance<'c, 'a> {
    configuration: &'c Configuration<'a>,
    /// Where it can be asked for.
    at: u32,
    /// The words of what becomes vector code.
    used: SortedSet<&'a str>,
    /// These, and the other words of the function.
    named: SortedSet<&'a str>,
    /// What is noted can be asked for from here on.
    from: u32,
    /// Records that were looked at, with the names by which they were, if they have any.
    records: SortedMap<RecordId, Option<String>>,
    all: SortedSet<Assumed>,
}

/// How a record is reached.
enum By<'p> {
    /// By a name of its type.
    Name(String),
    /// By an expression whose type is a pointer to it.
    Pointer(&'p str),
}

impl Reliance<'_, '_> {
    fn assume(&mut self, fact: Fact) {
        let from = self.from;
        self.all.insert(Assumed { fact, from });
    }

    /// Notes what a text names.
    fn note_text(&mut self, span: Span) {
        let configuration = self.configuration;
        let source = &configuration.unit.source;
        let mut before = "";
        for token in source.tokens_in(span) {
            let word = source.slice(token.span);
            let is_tag = matches!(before, "struct" | "union");
            for declared in configuration.names.get(word).into_iter().flatten() {
                if is_tag == matches!(declared.meaning.of, Named::Record(_)) {
                    self.note(word, *declared);
                }
            }
            before = word;
        }
    }

    /// Notes what a declaration says of a name, if it can be asked for.
    fn note(&mut self, name: &str, declared: Declared<'_>) {
        self.from = declared.meaning.span.end;
        if self.from > self.at {
            return;
        }
        let asked = !self.configuration.is_known(declared, self.at);
        match declared.meaning.of {
            Named::Value(is) if asked => {
                let of = name.to_owned();
                self.assume(Fact::Value { of, is });
            }
            Named::Value(_) => {}
            Named::Record(id) => self.note_record(id, By::Name(self.tagged(id, name)), asked),
            Named::Type(ty) => match *self.configuration.unit.types.kind(ty.ty) {
                TypeKind::Record(id) => self.note_record(id, By::Name(name.to_owned()), asked),
                _ => {
                    self.note_type(ty, &format!("{name} *"), asked);
                    self.note_records(ty, Some(&format!("(({name} *)0)")), asked);
                }
            },
            // Compilers warn of each time it is named.
            Named::Object(_) if self.is_deprecated(declared.meaning.span) => {}
            Named::Object(ty) => match self.configuration.unit.types.kind(ty.ty) {
                TypeKind::Function { .. } => self.note_function(name, ty, asked),
                _ => self.note_object(name, ty, &format!("&{name}"), asked),
            },
        }
    }

    fn is_deprecated(&self, declared: Span) -> bool {
        let source = &self.configuration.unit.source;
        let mut words = source
            .tokens_in(declared)
            .iter()
            .map(|token| source.slice(token.span));
        words.any(|word| word.contains("deprecated") || word.contains("unavailable"))
    }

    /// Notes a function. A pointer to it would be one to another type, to gcc, if it has the attributes `const` or
    /// `noreturn`.
    fn note_function(&mut self, name: &str, ty: QualType, asked: bool) {
        let types = &self.configuration.unit.types;
        let matters = self.used.contains(name) || self.is_narrow(ty);
        if let Some(is) = types.spelling(ty)
            && asked
            && matters
        {
            let of = format!("__typeof__({name})");
            self.assume(Fact::Type { of, is });
        }
        self.note_records(ty, None, asked);
    }

    /// A record by its tag.
    fn tagged(&self, id: RecordId, tag: &str) -> String {
        let is_union = self.configuration.unit.types.record(id).is_union;
        format!("{} {tag}", if is_union { "union" } else { "struct" })
    }

    /// Notes an object or member. `pointer` is an expression that points to it. Of those that no vector code names, what is
    /// read matters if it has less than all values of an `int`.
    fn note_object(&mut self, name: &str, ty: QualType, pointer: &str, asked: bool) {
        let matters = self.used.contains(name) || self.is_narrow(ty);
        self.note_type(ty, &format!("__typeof__({pointer})"), asked && matters);
        self.note_records(ty, Some(&format!("({pointer})")), asked);
    }

    /// Whether numbers that a type leads to have fewer values than `int`.
    fn is_narrow(&self, ty: QualType) -> bool {
        let unit = self.configuration.unit;
        match *unit.types.kind(ty.ty) {
            TypeKind::Bool => true,
            TypeKind::Int(kind) => unit.model.int_bytes(kind) < 4,
            TypeKind::Pointer(to) | TypeKind::Array(to, _) => self.is_narrow(to),
            TypeKind::Function { ret, .. } => self.is_narrow(ret),
            _ => false,
        }
    }

    /// Notes what the type `pointer` points to.
    fn note_type(&mut self, ty: QualType, pointer: &str, asked: bool) {
        let types = &self.configuration.unit.types;
        if asked
            && let Some(is) = types.spelling_of_pointer(ty)
            && is != pointer
        {
            let of = pointer.to_owned();
            self.assume(Fact::Type { of, is });
        }
    }

    /// Notes the record that a type leads to, by pointers, elements of arrays and what functions return. `pointer` is an
    /// expression that points to a value of the type.
    fn note_records(&mut self, ty: QualType, pointer: Option<&str>, asked: bool) {
        let types = &self.configuration.unit.types;
        match *types.kind(ty.ty) {
            TypeKind::Pointer(to) | TypeKind::Array(to, _) => {
                let pointer = pointer.map(|pointer| format!("(*{pointer})"));
                self.note_records(to, pointer.as_deref(), asked);
            }
            TypeKind::Function { ret, .. } => self.note_records(ret, None, asked),
            TypeKind::Record(id) => match (&types.record(id).spelling, pointer) {
                (Some(name), _) => self.note_record(id, By::Name(name.clone()), asked),
                (None, Some(pointer)) => self.note_record(id, By::Pointer(pointer), asked),
                (None, None) => {}
            },
            _ => {}
        }
    }

    /// Notes the size of a record, and its members.
    fn note_record(&mut self, id: RecordId, by: By<'_>, asked: bool) {
        let configuration = self.configuration;
        let record = configuration.unit.types.record(id);
        let outer = self.from;
        let mut asked = asked;
        if let Some(declared) = configuration.records.get(&id) {
            self.from = self.from.max(declared.meaning.span.end);
            asked = !configuration.is_known(*declared, self.at);
        }
        let (pointer, whole) = match &by {
            By::Name(name) => (format!("(({name} *)0)"), name.clone()),
            By::Pointer(pointer) => ((*pointer).to_owned(), format!("*{pointer}")),
        };
        match (self.records.get(&id), &by) {
            _ if self.from > self.at => {}
            (Some(Some(first)), By::Name(name)) if first != name => {
                let (of, is) = (format!("{name} *"), format!("{first} *"));
                if asked {
                    self.assume(Fact::Type { of, is });
                }
            }
            (Some(_), _) => {}
            (None, _) => {
                let name = match by {
                    By::Name(name) => Some(name),
                    By::Pointer(_) => None,
                };
                self.records.insert(id, name);
                if asked && let Some(size) = record.size {
                    let (of, is) = (format!("sizeof({whole})"), i128::from(size));
                    self.assume(Fact::Value { of, is });
                }
                self.note_members(id, &pointer, asked);
            }
        }
        self.from = outer;
    }

    /// Notes the members of a record that are named, and those of its members without names.
    fn note_members(&mut self, id: RecordId, pointer: &str, asked: bool) {
        let types = &self.configuration.unit.types;
        let record = types.record(id);
        for field in record.fields.iter().flatten() {
            match *types.kind(field.ty.ty) {
                TypeKind::Record(inner) if field.name.is_empty() => {
                    self.note_members(inner, pointer, asked);
                }
                _ if field.bit_width.is_none() && self.named.contains(field.name.as_str()) => {
                    let member = format!("&{pointer}->{}", field.name);
                    self.note_object(&field.name, field.ty, &member, asked);
                }
                _ => {}
            }
        }
    }
}
