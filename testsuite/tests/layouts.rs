//! Layouts of records, compared with what the compilers make of them.

use frontend::Unit;
use frontend::source::Input;
use std::fmt::Write;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// Compilers, each with its options.
const COMPILERS: [&[&str]; 4] = [
    &["gcc"],
    &["clang-19"],
    &["aarch64-linux-gnu-gcc"],
    &["clang-19", "--target=aarch64-linux-gnu"],
];
const RECORDS: usize = 900;

/// Numbers that look random (Marsaglia's xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// What bit-fields may be of, with their bits.
const BIT_TYPES: [(&str, usize); 9] = [
    ("_Bool", 1),
    ("char", 8),
    ("unsigned short", 16),
    ("int", 32),
    ("unsigned", 32),
    ("enum small", 32),
    ("enum wide", 64),
    ("long", 64),
    ("unsigned long long", 64),
];
const TYPES: [&str; 21] = [
    "char",
    "short",
    "int",
    "float",
    "double",
    "long long",
    "void *",
    "_Bool",
    "long double",
    "_Complex float",
    "_Complex double",
    "_Complex long double",
    "v4",
    "v8",
    "__int128",
    "enum small",
    "enum wide",
    "w16",
    "again",
    "pointer",
    "d4",
];
/// Types that cannot be elements: they are aligned to more bytes than they have.
const WIDELY_ALIGNED: [&str; 3] = ["i16", "__typeof__(i16)", "p32"];

/// Members of a record; `before`: how many records there are already.
fn members(numbers: &mut Numbers, before: usize) -> String {
    let mut text = String::new();
    for n in 0..=numbers.below(6) {
        let attribute = numbers.one_of(&[
            "",
            "",
            "",
            "",
            "",
            "",
            " __attribute__((aligned(8)))",
            " __attribute__((packed))",
            " __attribute__((__aligned__(16), packed))",
        ]);
        match numbers.below(8) {
            0..=2 => {
                let (ty, bits) = numbers.one_of(&BIT_TYPES);
                let packed = if attribute.ends_with("((packed))") {
                    attribute
                } else {
                    ""
                };
                let _ = match numbers.below(5) {
                    0 => writeln!(text, "  {ty} : {};", numbers.below(bits + 1)),
                    1 => writeln!(text, "  {ty} : 0;"),
                    _ => writeln!(text, "  {ty} m{n} : {}{packed};", 1 + numbers.below(bits)),
                };
            }
            3 if before > 0 => {
                let record = numbers.below(before);
                let name = numbers.one_of(&["r", "n"]);
                let _ = writeln!(text, "  {name}{record} m{n};");
            }
            4 => {
                let _ = writeln!(text, "  {} m{n}[3]{attribute};", numbers.one_of(&TYPES));
            }
            5 => {
                let _ = writeln!(text, "  {attribute} {} m{n};", numbers.one_of(&TYPES));
            }
            6 => {
                let _ = writeln!(
                    text,
                    "  {} m{n}{attribute};",
                    numbers.one_of(&WIDELY_ALIGNED)
                );
            }
            _ => {
                let _ = writeln!(text, "  {} m{n}{attribute};", numbers.one_of(&TYPES));
            }
        }
    }
    text
}

fn records() -> String {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    let mut text = String::from(
        "typedef float v4 __attribute__((vector_size(16)));\n\
         __attribute__((__vector_size__(8), __may_alias__)) typedef short v8;\n\
         enum small { A, B };\nenum wide { C = 0x100000000 };\n\
         typedef struct { int a[4]; } w16 __attribute__((aligned(16)));\ntypedef w16 again;\n\
         typedef w16 *pointer;\n__attribute__((aligned(16))) typedef int i16;\n\
         typedef int *p32 __attribute__((aligned(32)));\ntypedef double d4 __attribute__((aligned(4)));\n",
    );
    for n in 0..RECORDS {
        let pack = numbers.one_of(&["", "", "", "1", "2", "4", "8"]);
        if !pack.is_empty() {
            let _ = writeln!(text, "#pragma pack(push, {pack})");
        }
        let keyword = numbers.one_of(&["struct", "struct", "struct", "union"]);
        let inner = numbers.one_of(&["", "", "", "__attribute__((packed)) "]);
        let after = numbers.one_of(&[
            "",
            "",
            "",
            " __attribute__((aligned(32)))",
            "\n#define DIRECTIVE\n__attribute__((aligned(32)))",
        ]);
        let named = numbers.one_of(&[
            "",
            "",
            "",
            " __attribute__((aligned(2)))",
            " __attribute__((__aligned__(16)))",
        ]);
        let members = members(&mut numbers, n);
        let _ = writeln!(
            text,
            "typedef {keyword} {inner}{{\n{members}}}{after} r{n};\ntypedef r{n} n{n}{named};"
        );
        if !pack.is_empty() {
            text.push_str("#pragma pack(pop)\n");
        }
    }
    for n in 0..RECORDS {
        let _ = writeln!(text, "extern r{n} o{n};");
    }
    text
}

fn run(compiler: &[&str], options: &[&str], input: &str) -> String {
    let mut command = Command::new(compiler[0]);
    command
        .args(&compiler[1..])
        .args(options)
        .args(["-w", "-x", "c", "-"]);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("the compiler starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_string();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the compiler ends");
    writer.join().expect("no panic").expect("all is read");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{compiler:?}: {}",
        &errors[..errors.len().min(2000)]
    );
    String::from_utf8(output.stdout).expect("text")
}

/// What the front end says of the records, as assertions, and of how many.
fn assertions(unit: &Unit) -> (String, usize) {
    let mut text = String::new();
    let mut known = 0;
    for n in 0..RECORDS {
        let object = unit
            .globals
            .iter()
            .find(|g| g.name == format!("o{n}"))
            .expect("declared");
        let (ty, table) = (object.ty.ty, &unit.types);
        let (Some(size), Some(align)) = (table.size_of(ty), table.align_of(ty)) else {
            continue;
        };
        known += 1;
        let _ = writeln!(
            text,
            "_Static_assert(sizeof(r{n}) == {size}, \"size of r{n}, not {size}\");\n\
             _Static_assert(_Alignof(r{n}) == {align}, \"alignment of r{n}, not {align}\");"
        );
        let frontend::types::TypeKind::Record(id) = *table.kind(ty) else {
            panic!("r{n} is no record");
        };
        for field in table.record(id).fields.iter().flatten() {
            if field.bit_width.is_none() {
                let (name, at) = (&field.name, field.offset);
                let _ = writeln!(
                    text,
                    "_Static_assert(__builtin_offsetof(r{n}, {name}) == {at}, \"r{n}.{name}, not {at}\");"
                );
            }
        }
    }
    (text, known)
}

#[test]
fn records_are_laid_out_as_compilers_do() {
    let original = records();
    for compiler in COMPILERS {
        let preprocessed = run(compiler, &["-E", "-dD"], &original);
        let unit = frontend::parse(&Input {
            name: "<stdin>",
            original: original.as_bytes(),
            preprocessed: preprocessed.as_bytes(),
        });
        let (assertions, known) = assertions(&unit);
        run(
            compiler,
            &["-fsyntax-only"],
            &format!("{original}{assertions}"),
        );
        assert!(
            4 * known > RECORDS,
            "{compiler:?}: only {known} of {RECORDS} records are laid out"
        );
    }
}
