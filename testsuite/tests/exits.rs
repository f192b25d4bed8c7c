//! The driver of loops that end early: it runs every exit, and finds what is wrong with a loop by hand.

use std::path::Path;
use std::process::Command;
use testsuite::driver::driver;
use testsuite::features::unmarked;
use testsuite::generate::exits;
use testsuite::kernel::{self, Kernel};
use testsuite::toolchain;

/// Compiles a form of a kernel, `ref` or `vec`.
fn compile(kernel: &Kernel, text: &str, form: &str, flags: &[&str], directory: &Path) -> String {
    let name = &kernel.name;
    let file = directory.join(format!("{name}_{form}.c"));
    std::fs::write(&file, text).unwrap();
    let object = file.with_extension("o");
    let mut gcc = Command::new("gcc");
    gcc.args(["-O1", "-w", "-c"]).args(flags);
    gcc.arg(format!("-D{name}={name}_{form}"));
    toolchain::run(gcc.arg(&file).arg("-o").arg(&object));
    object.to_string_lossy().into_owned()
}

/// What the driver prints of kernels beside other forms of them, which run up to a trip count.
fn run(forms: &[(Kernel, String)], flags: &[&str], trips: u32) -> String {
    let directory = tempfile::tempdir().unwrap();
    let mut gcc = Command::new("gcc");
    let main = directory.path().join("driver.c");
    let kernels: Vec<Kernel> = forms.iter().map(|(kernel, _)| kernel.clone()).collect();
    let runtime = include_str!("../driver/runtime.h");
    std::fs::write(&main, driver(&kernels, runtime)).unwrap();
    let program = directory.path().join("driver");
    gcc.args(["-O1", "-w", "-o"]).arg(&program).arg(&main);
    for (kernel, text) in forms {
        let name = &kernel.name;
        let told = format!("{text}\nunsigned long {name}_hits;\nlong {name}_trips = {trips};\n");
        gcc.arg(compile(
            kernel,
            &kernel.text,
            "ref",
            flags,
            directory.path(),
        ));
        gcc.arg(compile(kernel, &told, "vec", flags, directory.path()));
    }
    toolchain::run(gcc.arg("-lm"));
    let output = Command::new(&program).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn kernels() -> Vec<Kernel> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let mut kernels = kernel::all(&directory).unwrap();
    kernels.retain(|kernel| !kernel.data.is_empty());
    kernels
}

/// Stops where anything undefined happens that the compiler can tell.
const SANITIZED: &[&str] = &["-fsanitize=undefined", "-fsanitize-undefined-trap-on-error"];

/// What first comments say of data is right for more iterations than there are where nothing is vectorized.
#[test]
fn originals_run_beside_themselves() {
    let own = |kernel: Kernel| (kernel.clone(), kernel.text);
    let forms: Vec<(Kernel, String)> = kernels().into_iter().map(own).collect();
    let said = run(&forms, SANITIZED, 3 * 64 + 1);
    let wrong: Vec<&str> = said.lines().filter(|l| l.starts_with("MISMATCH")).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The kernel of that name with another text as its second form.
fn beside(name: &str, text: &str) -> (Kernel, String) {
    let path = format!("{}/kernels/{name}.c", env!("CARGO_MANIFEST_DIR"));
    (Kernel::read(Path::new(&path)).unwrap(), text.to_string())
}

/// Each pair of a trip count and an iteration with the exit is met.
#[test]
fn exits_are_at_every_iteration() {
    let counting = "extern unsigned long exit_find_int_hits;\n\
        int exit_find_int(int n, const int *a, int x)\n{\n    static char met[100][100];\n    int i;\n    \
        for (i = 0; i < n; i++)\n        if (a[i] == x)\n            break;\n    \
        exit_find_int_hits += !met[n][i];\n    met[n][i] = 1;\n    return i < n ? i : -1;\n}\n";
    let said = run(&[beside("exit_find_int", counting)], &[], 80);
    let hits = said.lines().find_map(|l| l.strip_prefix("exit_find_int "));
    assert_eq!(hits, Some((81 * 82 / 2).to_string().as_str()), "{said}");
}

/// Loops that are wrong in a way in which vector loops may be, and what is said of them.
const WRONG: &[(&str, &str, &str)] = &[
    // Reads four elements at once.
    (
        "exit_find_int",
        "int exit_find_int(int n, const int *a, int x)\n{\n    int i = 0;\n    \
         for (; i + 4 <= n; i += 4) {\n        int k;\n        \
         volatile int v[4] = { a[i], a[i + 1], a[i + 2], a[i + 3] };\n        \
         for (k = 0; k < 4; k++)\n            if (v[k] == x)\n                return i + k;\n    }\n    \
         for (; i < n; i++)\n        if (a[i] == x)\n            return i;\n    return -1;\n}\n",
        "vector code (exit",
    ),
    // Takes the last of those that an aligned block has.
    (
        "exit_find_short",
        "int exit_find_short(int n, const short *a, short x)\n{\n    int i = 0, k, last;\n    \
         while (i < n && a[i] != x)\n        i++;\n    last = i;\n    \
         for (k = i + 1; k < n && (unsigned long)(a + k) & 7; k++)\n        \
         if (a[k] == x)\n            last = k;\n    return last;\n}\n",
        "result",
    ),
    // Reads an aligned block only if one array is not at the end of its page.
    (
        "exit_mismatch_ints",
        "int exit_mismatch_ints(int n, const int *a, const int *b)\n{\n    int i = 0;\n    \
         for (; i < n; i++) {\n        volatile int next;\n        \
         if (((unsigned long)(a + i) & 4095) + 8 <= 4096)\n            next = b[i + 1];\n        \
         if (a[i] != b[i])\n            break;\n    }\n    return i;\n}\n",
        "vector code (exit",
    ),
    // Reads what lies before an array.
    (
        "exit_walk_bytes",
        "long exit_walk_bytes(int n, const unsigned char *p, unsigned char c)\n{\n    \
         const unsigned char *q = p;\n    volatile unsigned char before = n ? p[-1] : 0;\n    \
         for (; q < p + n && *q != c; q++)\n        ;\n    return q - p;\n}\n",
        "vector code (exit",
    ),
    // Goes on behind the terminator in the same page only, which is allowed, but finds what is there.
    (
        "exit_strchr",
        "long exit_strchr(const char *s, char c)\n{\n    const char *p = s;\n    \
         for (; (unsigned long)p & 4095 || p == s; p++)\n        if (*p == c)\n            return p - s;\n    \
         return -1;\n}\n",
        "result",
    ),
];

#[test]
fn what_is_wrong_is_found() {
    for (name, text, expected) in WRONG {
        let said = run(&[beside(name, text)], &[], 80);
        let wrong = said.lines().find(|line| line.starts_with("MISMATCH"));
        let wrong = wrong.unwrap_or_else(|| panic!("{name}: nothing is found\n{said}"));
        assert!(wrong.contains(expected), "{wrong}");
    }
}

/// What is read of the page in which the loop ends does not matter.
#[test]
fn reading_on_in_a_page_is_allowed() {
    let text = "int exit_find_int(int n, const int *a, int x)\n{\n    int i;\n    \
        for (i = 0; i < n; i++) {\n        const int *last = (const int *)((unsigned long)(a + i) | 4092);\n        \
        const int *first = (const int *)((unsigned long)(a + i) & ~4095ul);\n        \
        volatile int read = *first + *last;\n        \
        if (a[i] == x)\n            return i;\n    }\n    return -1;\n}\n";
    let said = run(&[beside("exit_find_int", text)], &[], 80);
    assert!(!said.contains("MISMATCH"), "{said}");
}

/// What makes random loops wrong: a text in them, and another one for its place.
const MADE_WRONG: &[(&str, &str, &str)] = &[
    (
        "an exit is missed in one lane of eight",
        "            break;\n",
        "            if ((i & 7) != 5) break;\n",
    ),
    (
        "an element behind the exit is read",
        " i++) {\n",
        " i++) {\n        volatile unsigned char ahead = *(volatile unsigned char *)(a + i + 1);\n",
    ),
    (
        "a number given back is another one in one iteration",
        "+ (unsigned long)i * 3",
        "+ (unsigned long)(i + (i == 7)) * 3",
    ),
    (
        "an index is another one in one iteration",
        "    h = h * 31 + (unsigned long)i;\n",
        "    h = h * 31 + (unsigned long)i + (i == 11);\n",
    ),
    (
        "an element is not stored",
        "\n        d[i] = ",
        "\n        if (i != 9) d[i] = ",
    ),
    (
        "a counter stands still",
        "\n        c1++;\n",
        "\n        if (i != 6) c1++;\n",
    ),
];

/// Random loops with that text, the first two from a seed on that count up by ones.
fn with(text: &str, first: u64) -> Vec<Kernel> {
    let kernels = (first..).map(|seed| exits::kernel(&format!("k{seed}"), seed));
    let simple = |kernel: &Kernel| {
        let up = [" i++) {\n", "        i++;\n"]
            .iter()
            .any(|step| kernel.text.contains(step));
        up && kernel.ret.is_some()
            && !kernel.data.down
            && !kernel.data.whole
            && kernel.text.contains(text)
    };
    let plain = kernels.map(|kernel| Kernel {
        text: unmarked(&kernel.text),
        ..kernel
    });
    plain.filter(simple).take(2).collect()
}

#[test]
fn what_is_wrong_with_random_loops_is_found() {
    for (k, (what, from, to)) in MADE_WRONG.iter().enumerate() {
        for kernel in with(from, 1000 * k as u64) {
            let wrong = kernel.text.replace(from, to);
            let said = run(&[(kernel.clone(), wrong.clone())], &[], 40);
            assert!(said.contains("MISMATCH"), "{what}:\n{wrong}");
        }
    }
}
