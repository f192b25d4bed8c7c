//! Plans become C that reads well, compiles without warnings and computes the same.

mod kernels;
mod plans;

use emit::{EmitOptions, Emitted, Isa, Job, Style};
use frontend::sorted::SortedSet;
use frontend::{Input, Unit};
use midend::options::FpMode;
use midend::plan::verified::VerifiedPlan;
use midend::plan::*;
use midend::ssa::*;
use plans::{Maker, pointer, scalar};
use std::path::Path;
use std::process::Command;

/// Flags under which output must be clean, beside each standard and level.
const WARNINGS: &[&str] = &[
    "-Wall",
    "-Wextra",
    "-pedantic",
    "-Wcast-align",
    "-Wcast-qual",
    "-Wconversion",
    "-Wmissing-prototypes",
    "-Wdeclaration-after-statement",
    "-Werror",
];

fn run(command: &mut Command) -> (bool, Vec<u8>, String) {
    let output = command.output().expect("a program that can be started");
    (
        output.status.success(),
        output.stdout,
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

fn preprocess(file: &Path) -> Vec<u8> {
    let (ok, stdout, stderr) = run(Command::new("cc").args(["-E", "-dD"]).arg(file));
    assert!(ok, "{stderr}");
    stdout
}

/// The edits for the plans of one function.
fn emit(unit: &Unit, function: &str, plans: &[VerifiedPlan], isa: Isa) -> Emitted {
    let mut functions = unit.functions.iter();
    let options = EmitOptions {
        headers: emit::Headers::Public,
        isa,
        style: Style::Intrinsics,
        fp: FpMode::Strict,
        contracts: false,
        openmp: false,
        mixed_declarations: false,
        warnings: emit::Warnings::default(),
        fixed: SortedSet::new(),
        conditions: Vec::new(),
        kept: false,
        version: "0".into(),
        flags: String::new(),
    };
    let job = Job {
        def: functions
            .find(|f| f.name == function)
            .expect("the function"),
        ssa: &Function::default(),
        plans,
        variants: None,
        assumed: None,
    };
    emit::emit(unit, &[job], &options)
}

/// Writes the plan for one function of a text, checks the splice and gives the output.
fn write(
    dir: &Path,
    text: &str,
    function: &str,
    isa: Isa,
    make: &dyn Fn(&Unit, &str) -> Plan,
) -> String {
    let file = dir.join("input.c");
    std::fs::write(&file, text).expect("a file");
    let preprocessed = preprocess(&file);
    let name = file.to_string_lossy().into_owned();
    let unit = frontend::parse(&Input {
        name: &name,
        original: text.as_bytes(),
        preprocessed: &preprocessed,
    });
    let plan = VerifiedPlan::new(make(&unit, function)).expect("a sound plan");
    let emitted = emit(&unit, function, &[plan], isa);
    assert_eq!(emitted.refused, []);
    let meant = emit::Output::plain(text.as_bytes(), &emitted.edits);
    let output = meant.bytes();
    std::fs::write(&file, &output).expect("a file");
    let again = preprocess(&file);
    assert_eq!(emit::check(&unit, &meant, &again, &output), Ok(()));
    assert!(emit::is_vcc_output(&output) && !emit::is_vcc_output(text.as_bytes()));
    String::from_utf8(output).expect("text")
}

/// Compares the output with the file of that name; `UPDATE_GOLDENFILES=1` rewrites it.
fn golden(name: &str, isa: Isa, output: &str) {
    let mut mint = goldenfile::Mint::new("tests/write/golden");
    let path = mint.new_goldenpath(format!("{name}.{}.c", isa.name()));
    std::fs::write(path.expect("a path"), output.replace('\r', "")).expect("a file");
}

/// Compiles the output with all warnings as errors.
fn compile_clean(dir: &Path, output: &str, standards: &[&str]) {
    let file = dir.join("output.c");
    std::fs::write(&file, output).expect("a file");
    for (n, standard) in standards.iter().enumerate() {
        // Both levels for both compilers, over the standards.
        for (k, compiler) in ["cc", "clang-19"].into_iter().enumerate() {
            let level = if (n + k) % 2 == 0 { "-O0" } else { "-O2" };
            let mut command = Command::new(compiler);
            command
                .args(WARNINGS)
                .args([standard, level, "-c", "-o", "/dev/null"]);
            let (ok, _, stderr) = run(command.arg(&file));
            assert!(ok, "{compiler} {standard} {level}\n{stderr}\n{output}");
        }
    }
}

/// Compiles the output together with `main` and runs it.
fn execute(dir: &Path, output: &str, main: &str, flags: &[&str]) {
    let file = dir.join("run.c");
    let program = dir.join("run");
    std::fs::write(&file, format!("{output}\n{main}")).expect("a file");
    let mut command = Command::new("cc");
    command
        .args(["-O2", "-ffp-contract=off", "-w"])
        .args(flags)
        .arg("-o")
        .arg(&program)
        .arg(&file);
    let (ok, _, stderr) = run(&mut command);
    assert!(ok, "{stderr}\n{output}");
    let (ok, _, _) = run(&mut Command::new(&program));
    assert!(ok, "wrong result of\n{output}");
}

const SAXPY: &str = "void saxpy(int n, float a, const float *x, float *y);
void saxpy(int n, float a, const float *x, float *y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = a * x[i] + y[i]; /* fused? */
}
";

fn vector(ty: Type, lanes: u32) -> PType {
    PType::Vector(ty, lanes)
}

fn saxpy(unit: &Unit, function: &str, vf: u32, reg_bits: u32) -> Plan {
    let types = [
        ("n", scalar(Type::I32, false, "int")),
        ("i", scalar(Type::I32, false, "int")),
        ("a", scalar(Type::F32, false, "float")),
        ("x", pointer(Type::F32, false, "float", true)),
        ("y", pointer(Type::F32, false, "float", false)),
    ];
    let mut m = Maker::new(unit, function, vf, 1, reg_bits, &types);
    m.plan.guards.push("x and y do not overlap".into());
    let v = vector(Type::F32, vf);
    m.guarded(|m, i, end| {
        let a = m.live_in("a", Type::F32);
        let a = m.op(v, "a", POp::Splat, &[a]);
        let wide = m.op(
            PType::Scalar(Type::I64),
            "",
            POp::Convert(ConvertOp::SExt),
            &[i],
        );
        let x = m.live_in("x", Type::Ptr);
        let y = m.live_in("y", Type::Ptr);
        let x = m.at(x, wide, 4);
        let y = m.at(y, wide, 4);
        m.counted(end, &[], |m, k| {
            let x = m.at(x, k, 4);
            let y = m.at(y, k, 4);
            let x = m.op(v, "x", POp::Load(Lanes::Consecutive), &[x]);
            let old = m.op(v, "y", POp::Load(Lanes::Consecutive), &[y]);
            let product = m.binary(BinaryOp::FMul, "", a, x);
            let sum = m.binary(BinaryOp::FAdd, "", product, old);
            m.run(POp::Store(Lanes::Consecutive), &[y, sum]);
            Vec::new()
        });
    });
    m.finish()
}

const SAXPY_MAIN: &str = "
int main(void) {
    int n, j; float x[70], y[70], z[70];
    for (n = 0; n < 70; n++) {
        for (j = 0; j < 70; j++) { x[j] = (float)j / 3; y[j] = z[j] = (float)(j * j) / 7; }
        saxpy(n, 1.1f, x, y);
        for (j = 0; j < 70; j++) { if (j < n) z[j] = 1.1f * x[j] + z[j]; if (y[j] != z[j]) return 1; }
    }
    return 0;
}
";

/// Preprocesses, parses and emits a text that holds `saxpy`.
fn emit_saxpy(dir: &Path, text: &str, isa: Isa) -> (Unit, Emitted) {
    emit_plans(dir, text, isa, 1)
}

/// Likewise with so many plans for its loop.
fn emit_plans(dir: &Path, text: &str, isa: Isa, plans: usize) -> (Unit, Emitted) {
    let file = dir.join("input.c");
    std::fs::write(&file, text).expect("a file");
    let preprocessed = preprocess(&file);
    let unit = frontend::parse(&Input {
        name: "input.c",
        original: text.as_bytes(),
        preprocessed: &preprocessed,
    });
    let plan = VerifiedPlan::new(saxpy(&unit, "saxpy", 8, 256)).expect("a sound plan");
    let emitted = emit(&unit, "saxpy", &vec![plan; plans], isa);
    (unit, emitted)
}

#[test]
fn a_macro_in_the_way_is_refused() {
    let dir = tempfile::tempdir().expect("a directory");
    let loops = [
        ("#define unsigned signed\n", "`unsigned` is a macro here"),
        ("#define __asm__ asm\n", "`__asm__` is a macro here"),
        ("#define short int\n", "`short` is a macro here"),
        (
            "#define __attribute__(x)\n",
            "`__attribute__` is a macro here",
        ),
        (
            "#define _mm256_loadu_ps(p) (*(p))\n",
            "`_mm256_loadu_ps` is a macro here",
        ),
        (
            "int _mm256_add_ps(int a, int b);\n",
            "`_mm256_add_ps` is a name of the file's own",
        ),
        (
            "struct __m256 { int a; };\n",
            "`__m256` is a name of the file's own",
        ),
    ];
    for (line, detail) in loops {
        let (_, emitted) = emit_saxpy(dir.path(), &format!("{line}{SAXPY}"), Isa::Avx2);
        assert_eq!(emitted.edits, [], "{line}");
        let details: Vec<String> = emitted
            .refused
            .iter()
            .map(|r| r.refusal.detail.to_string())
            .collect();
        assert_eq!(details, [detail]);
    }
}

#[test]
fn the_vendors_own_names_are_not_in_the_way() {
    let dir = tempfile::tempdir().expect("a directory");
    let text = format!("#include <immintrin.h>\nextern __m256 given;\n{SAXPY}");
    let (_, emitted) = emit_saxpy(dir.path(), &text, Isa::Avx2);
    assert_eq!(emitted.refused, []);
}

/// A header that is not known would be read whole where the output is checked.
#[test]
fn the_vendors_headers_are_empty_where_they_are_passed_over() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("input.c");
    std::fs::write(&file, SAXPY).expect("a file");
    let unit = frontend::parse(&Input {
        name: "input.c",
        original: SAXPY.as_bytes(),
        preprocessed: &preprocess(&file),
    });
    let guards = emit::headers::guards(&unit.source);
    let defined: Vec<String> = guards.iter().map(|name| format!("-D{name}=")).collect();
    let x86 = |isa: &Isa| isa.possible(|name| name == "__x86_64__");
    let headers = Isa::ALL.into_iter().filter(x86);
    for header in headers.filter_map(|isa| isa.facts().header) {
        std::fs::write(&file, format!("#include <{header}>\n")).expect("a file");
        for compiler in ["cc", "clang-19"] {
            let mut command = Command::new(compiler);
            let (ok, text, said) = run(command.args(["-E", "-P"]).args(&defined).arg(&file));
            assert!(ok, "{said}");
            assert_eq!(
                String::from_utf8_lossy(&text).trim(),
                "",
                "{compiler} {header}"
            );
        }
    }
}

#[test]
fn a_target_joins_attributes_in_double_brackets() {
    let dir = tempfile::tempdir().expect("a directory");
    let text = SAXPY.replacen(";\nvoid", ";\n[[gnu::noinline]] void", 1);
    let output = write(dir.path(), &text, "saxpy", Isa::Avx2, &|u, f| {
        saxpy(u, f, 8, 256)
    });
    let attributes = "[[__gnu__::__target__(\"avx2\")]]\n[[gnu::noinline]] ";
    assert!(output.contains(attributes), "{output}");
    let file = dir.path().join("output.c");
    std::fs::write(&file, &output).expect("a file");
    for compiler in ["cc", "clang-19"] {
        let mut command = Command::new(compiler);
        let (ok, _, said) = run(command.args(["-std=c2x", "-fsyntax-only"]).arg(&file));
        assert!(ok, "{said}");
    }
}

#[test]
fn a_loop_is_edited_once_whatever_is_planned() {
    let dir = tempfile::tempdir().expect("a directory");
    let (_, once) = emit_saxpy(dir.path(), SAXPY, Isa::Avx2);
    let (_, twice) = emit_plans(dir.path(), SAXPY, Isa::Avx2, 2);
    assert_eq!(twice.edits, once.edits);
    let refused = twice.refused.iter();
    let refused: Vec<_> = refused
        .map(|r| (r.plan, r.refusal.detail.to_string()))
        .collect();
    let detail = "another edit lies in the same loop".to_string();
    assert_eq!(refused, [(1, detail)]);
}

#[test]
fn the_splice_check_finds_what_was_not_intended() {
    let dir = tempfile::tempdir().expect("a directory");
    let (unit, emitted) = emit_saxpy(dir.path(), SAXPY, Isa::Avx2);
    assert_eq!(emitted.refused, []);
    let meant = emit::Output::plain(SAXPY.as_bytes(), &emitted.edits);
    let output = String::from_utf8(meant.bytes()).expect("text");
    let check = |output: &str| {
        let file = dir.path().join("output.c");
        std::fs::write(&file, output).expect("a file");
        emit::check(&unit, &meant, &preprocess(&file), output.as_bytes())
    };
    assert_eq!(check(&output), Ok(()));
    let changes = [
        ("= a * x[i]", "= b * x[i]"),
        ("i = 0;", "i = 1;"),
        ("_mm256_add_ps", "_mm256_sub_ps"),
        ("i < n", "#\n < n"),
        ("    int i;", "//  int i;"),
    ];
    for (from, to) in changes {
        assert!(output.contains(from), "{from}");
        assert!(check(&output.replacen(from, to, 1)).is_err(), "{from}");
    }
}

const STANDARDS: &[&str] = &["-std=c89", "-std=gnu89", "-std=c11", "-std=gnu17"];

#[test]
fn saxpy_reads_compiles_and_runs() {
    let dir = tempfile::tempdir().expect("a directory");
    for (isa, vf, bits) in [
        (Isa::Avx2, 8, 256),
        (Isa::Generic, 8, 128),
        (Isa::Avx512, 16, 512),
    ] {
        let output = write(dir.path(), SAXPY, "saxpy", isa, &|u, f| {
            saxpy(u, f, vf, bits)
        });
        golden("saxpy", isa, &output);
        compile_clean(dir.path(), &output, STANDARDS);
        if isa != Isa::Avx512 || std::is_x86_feature_detected!("avx512vl") {
            execute(dir.path(), &output, SAXPY_MAIN, &[]);
        }
    }
}
