//! Files by which a build asks what the compiler can do.
//!
//! Such a question is for the compiler itself: its answer shall be the one that it gives without
//! vcc, nobody runs the code for its speed, and there are hundreds of them in a `configure`.

use std::path::Path;

/// Whether a file has a name under which autoconf, CMake or Meson try things out: `conftest.c`,
/// or one in `CMakeScratch`, `CMakeTmp`, `CompilerIdC` or `meson-private`.
pub fn is_probe(name: &str) -> bool {
    const FOLDERS: [&str; 4] = ["CMakeScratch", "CMakeTmp", "CompilerIdC", "meson-private"];
    let path = Path::new(name);
    let stem = path.file_stem().unwrap_or_default();
    let folders = path.parent().unwrap_or(Path::new("")).components();
    stem.to_str().is_some_and(is_conftest)
        || folders
            .filter_map(|part| part.as_os_str().to_str())
            .any(|part| FOLDERS.contains(&part))
}

/// autoconf counts them where a test needs several files: `conftest2`.
fn is_conftest(stem: &str) -> bool {
    let number = stem.strip_prefix("conftest");
    number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::is_probe;

    #[test]
    fn names_of_build_systems_are_known_and_no_others() {
        for name in [
            "conftest.c",
            "sub/conftest1.c",
            "/b/CMakeFiles/CMakeScratch/TryCompile-x/src.c",
            "CMakeFiles/3.25.1/CompilerIdC/CMakeCCompilerId.c",
            "/b/meson-private/tmpq/testfile.c",
        ] {
            assert!(is_probe(name), "{name}");
        }
        for name in ["conftests.c", "a.c", "conftest/a.c", "src/meson.c", ""] {
            assert!(!is_probe(name), "{name}");
        }
    }
}
