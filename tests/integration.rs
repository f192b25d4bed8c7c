//! vcc in the build systems that `examples/` shows, as a user would copy them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What the example prints, however it is built.
const PRINTS: &str = "1.5 1000.5 500968\n";

/// A copy of the examples, and vcc on the path.
struct Examples {
    folder: tempfile::TempDir,
}

impl Examples {
    fn copy() -> Examples {
        let folder = tempfile::tempdir().unwrap();
        let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
        for name in ["project", "cmake"] {
            std::fs::create_dir(folder.path().join(name)).unwrap();
            for file in std::fs::read_dir(examples.join(name)).unwrap() {
                let file = file.unwrap();
                let copy = folder.path().join(name).join(file.file_name());
                std::fs::copy(file.path(), copy).unwrap();
            }
        }
        Examples { folder }
    }

    fn project(&self) -> PathBuf {
        self.folder.path().join("project")
    }

    /// Runs a program in the project's folder; what it said.
    fn run(&self, program: &str, arguments: &[&str]) -> String {
        let (status, said) = self.try_run(program, arguments);
        assert!(status, "{program} {arguments:?}:\n{said}");
        said
    }

    fn try_run(&self, program: &str, arguments: &[&str]) -> (bool, String) {
        let vcc = Path::new(env!("CARGO_BIN_EXE_vcc")).parent().unwrap();
        let path = std::env::var_os("PATH").unwrap();
        let paths = [vcc.to_path_buf()].into_iter();
        let path = std::env::join_paths(paths.chain(std::env::split_paths(&path))).unwrap();
        let mut command = Command::new(program);
        command.current_dir(self.project()).args(arguments);
        for name in ["CC", "CFLAGS", "MAKEFLAGS", "VCC_CC"] {
            command.env_remove(name);
        }
        let output = command
            .env("PATH", path)
            .env("VCC_STRICT", "1")
            .env("VCC_FLAGS", "--remarks=all --internal-errors=fatal")
            .output()
            .unwrap_or_else(|error| panic!("{program}: {error}"));
        let said = [output.stdout, output.stderr].concat();
        (
            output.status.success(),
            String::from_utf8_lossy(&said).into_owned(),
        )
    }
}

/// Loops of the project that are vectorized for SSE2.
const SSE2_LOOPS: usize = 4;

/// How many loops of the project were vectorized, by the remarks.
fn vectorized(said: &str) -> usize {
    let places = said.lines().filter(|line| line.contains("filter.c:"));
    assert!(places.count() > 0, "{said}");
    said.matches("loop vectorized").count()
}

#[test]
fn make_with_vcc_as_its_compiler() {
    let examples = Examples::copy();
    let said = examples.run("make", &["CC=vcc cc", "CFLAGS=-O2 -mavx2"]);
    assert_eq!(vectorized(&said), 4, "{said}");
    assert_eq!(examples.run("./average", &[]), PRINTS);
}

#[test]
fn make_with_a_pattern_rule_knows_the_headers() {
    let examples = Examples::copy();
    let vcc = "VCC=vcc --remarks=all --internal-errors=fatal";
    let make = ["-f", "vectorized.mk", vcc];
    let said = examples.run("make", &make);
    assert_eq!(vectorized(&said), SSE2_LOOPS, "{said}");
    assert_eq!(examples.run("./average", &[]), PRINTS);
    assert!(examples.project().join("filter_vec.c").exists());
    assert!(examples.run("make", &make).contains("up to date"));
    let header = examples.project().join("filter.h");
    let text = std::fs::read_to_string(&header).unwrap() + "#define LATER 1\n";
    std::fs::write(&header, text).unwrap();
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(10);
    let header = std::fs::File::options().write(true).open(header).unwrap();
    header.set_modified(later).unwrap();
    assert!(
        examples
            .run("make", &make)
            .contains("filter.c -o filter_vec.c")
    );
}

#[test]
fn cmake_with_the_module() {
    let examples = Examples::copy();
    examples.run("cmake", &["-S", ".", "-B", "build", "-G", "Ninja"]);
    let said = examples.run("cmake", &["--build", "build"]);
    assert_eq!(vectorized(&said), SSE2_LOOPS, "{said}");
    assert_eq!(examples.run("build/average", &[]), PRINTS);
    let commands = examples.project().join("build/compile_commands.json");
    let commands = std::fs::read_to_string(commands).unwrap();
    for name in ["main.c", "filter.c"] {
        let file = examples.project().join(name);
        let line = format!("\"file\": \"{}\"", file.display());
        assert!(commands.contains(&line), "{commands}");
    }
}

#[test]
fn cmake_with_vcc_before_every_compilation() {
    let examples = Examples::copy();
    let list = "cmake_minimum_required(VERSION 3.18)\nproject(average C)\n\
                add_executable(average main.c filter.c)\n";
    std::fs::write(examples.project().join("CMakeLists.txt"), list).unwrap();
    let launcher = "-DCMAKE_C_COMPILER_LAUNCHER=vcc;cc";
    let release = "-DCMAKE_BUILD_TYPE=Release";
    examples.run("cmake", &["-S", ".", "-B", "build", launcher, release]);
    let said = examples.run("cmake", &["--build", "build"]);
    assert_eq!(vectorized(&said), SSE2_LOOPS, "{said}");
    assert_eq!(examples.run("build/average", &[]), PRINTS);
}

#[test]
fn misuse_of_the_cmake_module_is_explained() {
    let cases = [
        ("vcc_vectorize(average FAST)", "unknown argument: FAST"),
        ("vcc_vectorize(averag)", "there is no target `averag`"),
        (
            "vcc_vectorize(average OPTIONS -O3)",
            "`-O3` is no option of vcc here",
        ),
    ];
    for (call, message) in cases {
        let examples = Examples::copy();
        let list = examples.project().join("CMakeLists.txt");
        let text = std::fs::read_to_string(&list).unwrap();
        let right = "vcc_vectorize(average OPTIONS --vcc-remarks=all)";
        std::fs::write(&list, text.replace(right, call)).unwrap();
        let (status, said) = examples.try_run("cmake", &["-S", ".", "-B", "build"]);
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(!status && said.contains(message), "{said}");
    }
}

#[test]
fn meson_with_a_native_file() {
    let examples = Examples::copy();
    examples.run("meson", &["setup", "build", "--native-file", "vcc.ini"]);
    let said = examples.run("meson", &["compile", "-C", "build"]);
    assert_eq!(vectorized(&said), SSE2_LOOPS, "{said}");
    assert_eq!(examples.run("build/average", &[]), PRINTS);
}
