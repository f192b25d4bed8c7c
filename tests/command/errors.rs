//! Wrong calls and wrong input: a clear message, and no output touched.

use crate::{SAXPY, Scratch, contains};

#[test]
fn a_missing_file_is_an_error() {
    let message = Scratch::new().error(&["none.c", "-o", "out.c"]);
    contains(&message, &["vcc: error: cannot read `none.c`"]);
}

#[test]
fn a_directory_is_an_error() {
    let message = Scratch::new().error(&[".", "-o", "out.c"]);
    contains(&message, &["vcc: error: cannot read `.`"]);
}

#[test]
fn a_syntax_error_is_the_compilers_message() {
    let scratch = Scratch::new();
    scratch.file("a.c", "int f(void)\n{\n    return 1 +;\n}\n");
    let message = scratch.error(&["a.c", "-o", "out.c"]);
    contains(&message, &["a.c:3:", "error: ", "`cc` rejects `a.c`"]);
}

#[test]
fn what_ends_too_early_is_an_error() {
    let scratch = Scratch::new();
    for (text, parts) in [
        ("int f(\n", &["a.c:", "error: ", "`cc` rejects `a.c`"][..]),
        (
            "int g;\nint f(void) {\n",
            &["a.c:", "error: ", "`cc` rejects"],
        ),
        (
            "__decl-vec-function(uniform(x)\nfloat f(float x) { return x; }\n",
            &[
                "error[clause-syntax]: `)` is missing after the clauses of `__decl-vec-function`",
                "a.c:1:1",
                "^ this is not closed",
            ],
        ),
    ] {
        scratch.file("a.c", text);
        contains(&scratch.error(&["a.c", "-o", "out.c"]), parts);
    }
}

#[test]
fn a_preprocessor_error_is_the_compilers_message() {
    let scratch = Scratch::new();
    scratch.file("a.c", "#include \"none.h\"\n");
    contains(
        &scratch.error(&["a.c", "-o", "out.c"]),
        &["a.c:1:", "none.h", "`cc` rejects `a.c`"],
    );
}

#[test]
fn a_missing_compiler_is_an_error() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    let message = scratch.error(&["a.c", "-o", "out.c", "--cc", "no-such-compiler"]);
    contains(
        &message,
        &["cannot run the C compiler `no-such-compiler`", "--cc"],
    );
}

#[test]
fn an_unwritable_output_is_an_error() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    contains(
        &scratch.error(&["a.c", "-o", "no/such/out.c"]),
        &["cannot write `no/such/out.c`"],
    );
}

#[test]
fn an_unknown_target_is_an_error() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    let message = scratch.error(&["a.c", "-o", "out.c", "--target", "mmx"]);
    contains(
        &message,
        &[
            "vcc: error: invalid value 'mmx' for '--target",
            "avx2",
            "neon",
        ],
    );
    let message = scratch.error(&["a.c", "-o", "out.c", "--target", "avx3"]);
    contains(&message, &["a similar value exists: 'avx'"]);
}

#[test]
fn a_target_of_another_machine_is_an_error() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    let other = if cfg!(target_arch = "aarch64") {
        "avx2"
    } else {
        "neon"
    };
    contains(
        &scratch.error(&["a.c", "-o", "out.c", "--target", other]),
        &["does not fit `cc`"],
    );
}

#[test]
fn contradictory_flags_are_an_error() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    let flags = [
        "a.c",
        "-o",
        "out.c",
        "--target=generic",
        "--emit=intrinsics",
    ];
    contains(&scratch.error(&flags), &["contradicts"]);
    contains(
        &scratch.error(&["a.c", "-o", "out.c", "-MF", "x.d"]),
        &["-MF and -MT need -MMD"],
    );
}

#[test]
fn output_equal_to_input_is_an_error() {
    let scratch = Scratch::new();
    let file = scratch.file("a.c", SAXPY);
    contains(
        &scratch.error(&["a.c", "-o", "./a.c"]),
        &["both input and output"],
    );
    assert_eq!(std::fs::read_to_string(file).unwrap(), SAXPY);
}

#[test]
fn what_is_no_c_is_an_error_with_what_to_do() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    scratch.file("a.o", "\x7fELF");
    scratch.file("x.cpp", SAXPY);
    scratch.file("x.txt", SAXPY);
    scratch.file("archive.c", "!<arch>\n");
    for (arguments, wanted) in [
        (
            "-c a.c -o a.o",
            "`-c` is for the compiler, and vcc writes C: leave it out",
        ),
        ("-c a.c", "compile in one step with `vcc cc`"),
        ("-S a.c", "`-S` is for the compiler"),
        ("-E a.c", "`-E` is for the compiler"),
        ("a.c -o b.o", "vcc writes C, and `b.o` is no name for it"),
        ("a.o", "`a.o` is an object file, a library or a program"),
        (
            "archive.c",
            "`archive.c` is an object file, a library or a program",
        ),
        (
            "/bin/ls -o x.c",
            "`/bin/ls` is an object file, a library or a program",
        ),
        ("x.cpp", "`x.cpp` is C++, and vcc reads C"),
        ("x.txt", "`cc` does not take `x.txt` for C"),
        (
            "a.c -o out.c --cc /bin/true",
            "`/bin/true` does not take `a.c` for C; name a C compiler",
        ),
        (
            "a.c -o out.c -MD -MF out.c",
            "would be written over `out.c`; name another file with -MF",
        ),
        (
            "a.c -o out.c -MD -MF ./a.c",
            "would be written over `./a.c`",
        ),
        ("a.c x.c -o out.c", "-o names one file for several inputs"),
        ("a.c x.c -MD -MF d", "-MF names one file for several inputs"),
        (
            "a.c ../a.c",
            "`a.c` and `../a.c` would both be written to `a_vec.c`",
        ),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let message = scratch.error(&words);
        contains(&message, &["vcc: error: ", wanted]);
        assert_eq!(message.lines().count(), 1, "{message}");
    }
    for kept in ["a.c", "x.txt"] {
        assert_eq!(std::fs::read_to_string(scratch.path(kept)).unwrap(), SAXPY);
    }
    let names = std::fs::read_dir(scratch.0.path()).unwrap();
    assert_eq!(names.count(), 5);
    for file in ["x.cpp", "x.txt"] {
        scratch.success(&["-x", "c", file, "-o", "out.c"]);
    }
}

#[test]
fn messages_have_one_prefix() {
    let scratch = Scratch::new();
    scratch.file("a.c", SAXPY);
    for arguments in [
        &["--no-such-option", "a.c"][..],
        &["a.c", "--fp=wrong"],
        &["a.c", "--target", "mmx"],
        &["a.c", "-o"],
        &[],
        &["cc", "--vcc-fp=wrong", "-c", "a.c"],
        &["cc", "--vcc-only=f:x", "-c", "a.c"],
        &["cc", "no-such-gcc", "-c", "a.c"],
    ] {
        let output = scratch.vcc(arguments);
        assert!(!output.status.success());
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with("vcc: error: "), "{arguments:?}: {said}");
    }
    let said = scratch.error(&["cc", "--vcc-fp=wrong"]);
    contains(&said, &["'--vcc-fp=<MODE>'", "strict", "fast"]);
}
