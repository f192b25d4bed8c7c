//! Benchmarks of whole functions: what they run on, and the program that times one in several
//! compilations.
//!
//! `bench/NAME.h` belongs to `kernels/NAME.c` (or `bench/NAME.c`). Its first comment says how it is
//! timed, and its function `data` fills the arrays:
//!
//! ```text
//! /* bench: 16384 | -DMOST=256 | [8*n] | --veclib=libmvec | within 1e-4 | what it is */
//! ```
//! The trip count; flags for the compilers, and for vcc alone; the lengths of all arrays, where they
//! are not those of the kernel; how far results may differ. Only the first and the last must be there.

use crate::driver::c_type;
use crate::kernel::{Access, Kernel, Param};
use std::fmt::Write as _;
use std::path::Path;

/// A kernel and how it is timed.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// The kernel.
    pub kernel: Kernel,
    /// Its trip count.
    pub n: u64,
    /// Flags of all compilers.
    pub flags: Vec<String>,
    /// Flags of vcc.
    pub vcc_flags: Vec<String>,
    /// How far results may differ, as a part of the value; zero: not at all.
    pub within: f64,
    /// What it runs on.
    pub what: String,
    /// Lengths of all arrays in `n`, where they are not those of the kernel.
    lengths: Vec<String>,
    /// C text that defines `data`, if the values matter.
    data: String,
}

impl Function {
    /// Reads a function of the testsuite's folder.
    ///
    /// # Errors
    /// A file cannot be read or its first comment is wrong.
    pub fn read(folder: &Path, name: &str) -> Result<Function, String> {
        let head = folder.join(format!("bench/{name}.h"));
        let text =
            std::fs::read_to_string(&head).map_err(|e| format!("{}: {e}", head.display()))?;
        let own = folder.join(format!("bench/{name}.c"));
        let kernel = match own.is_file() {
            true => Kernel::read(&own)?,
            false => Kernel::read(&folder.join(format!("kernels/{name}.c")))?,
        };
        Function::parse(kernel, &text).map_err(|e| format!("{}: {e}", head.display()))
    }

    /// Reads how a kernel is timed.
    ///
    /// # Errors
    /// The first comment does not follow the grammar.
    pub fn parse(kernel: Kernel, text: &str) -> Result<Function, String> {
        let head = text.strip_prefix("/* bench:");
        let head = head.and_then(|rest| rest.split_once("*/"));
        let (head, data) = head.ok_or("no `/* bench: … */` at the top")?;
        let items: Vec<&str> = head.split('|').map(str::trim).collect();
        let [n, options @ .., what] = items.as_slice() else {
            return Err("neither trip count nor description".to_string());
        };
        let mut function = Function {
            kernel,
            n: n.parse().map_err(|_| format!("`{n}` is no trip count"))?,
            flags: Vec::new(),
            vcc_flags: Vec::new(),
            within: 0.0,
            what: (*what).to_string(),
            lengths: Vec::new(),
            data: data.trim_start().to_string(),
        };
        for &option in options {
            let length = option.strip_prefix('[').and_then(|l| l.strip_suffix(']'));
            if let Some(length) = length {
                function.lengths.push(length.to_string());
            } else if let Some(within) = option.strip_prefix("within ") {
                let number = within.parse();
                function.within = number.map_err(|_| format!("`{within}` is no number"))?;
            } else if option.starts_with("--") {
                function.vcc_flags.push(option.to_string());
            } else if option.starts_with('-') {
                function.flags.push(option.to_string());
            } else {
                return Err(format!("cannot read `{option}`"));
            }
        }
        Ok(function)
    }

    /// How the function is called.
    pub fn signature(&self) -> String {
        let (head, _) = self.kernel.text.split_once("*/").unwrap_or_default();
        let head = head.trim_start_matches("/* kernel:");
        let items = head.split('|').map(str::trim);
        format!(
            "{}({})",
            self.kernel.name,
            items.collect::<Vec<_>>().join(", ")
        )
    }

    /// Text of a program that times `NAME_V` for each number `V` below the length of `bases` and prints
    /// `V SECONDS WRONG` for each, WRONG being 1 where results are not those of variant `bases[V]`,
    /// which comes first, or is the same.
    pub fn program(&self, bases: &[usize], n: u64, rounds: u32) -> String {
        let name = &self.kernel.name;
        let (variants, arrays) = (bases.len(), self.arrays());
        let driver = include_str!("../driver/functions.h");
        let mut text = format!(
            "enum {{ VARIANTS = {variants}, ARRAYS = {} }};\n{driver}\n",
            arrays.len()
        );
        text += match self.data.is_empty() {
            true => "static void data(long n, void **p)\n{\n    (void)n;\n    (void)p;\n}\n",
            false => &self.data,
        };
        let types: Vec<String> = self.kernel.params.iter().map(c_type).collect();
        let ret = self.kernel.ret.map_or("void", |kind| kind.c_type);
        let arguments = self.arguments().join(", ");
        for v in 0..variants {
            // Writing to a String cannot fail.
            let _ = writeln!(
                text,
                "extern {ret} {name}_{v}({});\nstatic void call_{v}(void **p, long n)\n{{\n    \
                 {name}_{v}({arguments});\n}}",
                types.join(", ")
            );
        }
        let names = bases.iter().enumerate();
        let names = names.map(|(v, base)| format!("{{ \"{v}\", call_{v}, {base} }}"));
        let _ = writeln!(
            text,
            "int main(void)\n{{\n    static const struct variant variants[] = {{ {} }};\n    \
             long n = {n};\n    struct array arrays[] = {{ {} }};\n    \
             return run(arrays, variants, data, n, {:e}, {rounds});\n}}",
            names.collect::<Vec<_>>().join(", "),
            arrays.join(", "),
            self.within
        );
        text
    }

    /// What the kernel is called with.
    fn arguments(&self) -> Vec<String> {
        let mut arrays = 0;
        let argument = |param: &Param| match param {
            Param::Trip { c_type, plus } => format!("({c_type})(n + {plus})"),
            Param::Scalar { .. } => "3".to_string(),
            Param::Array { .. } => {
                arrays += 1;
                format!("p[{}]", arrays - 1)
            }
        };
        self.kernel.params.iter().map(argument).collect()
    }

    /// Initializers of the arrays' descriptions.
    fn arrays(&self) -> Vec<String> {
        let mut lengths = self.lengths.iter();
        let array = |param: &Param| {
            let Param::Array {
                kind,
                access,
                length,
                ..
            } = param
            else {
                return None;
            };
            let length = lengths.next().unwrap_or(length);
            let floating = u8::from(matches!(kind.runtime, "F32" | "F64"));
            let written = match access {
                Access::In => 0,
                Access::Out => 1,
                Access::InOut => 2,
            };
            let size = format!("sizeof({})", kind.c_type);
            Some(format!(
                "{{ (long)({length}) * (long){size}, {size}, {floating}, {written} }}"
            ))
        };
        self.kernel.params.iter().filter_map(array).collect()
    }
}

/// The text with directives of OpenMP in the place of the own ones.
pub fn with_openmp(text: &str) -> String {
    let line = |line: &str| {
        let Some(own) = line.trim().strip_prefix("#pragma simd ") else {
            return format!("{line}\n");
        };
        match own.strip_prefix("declare") {
            Some(clauses) => {
                let clauses = clauses.trim();
                let inner = clauses.strip_prefix('(').and_then(|c| c.strip_suffix(')'));
                let clauses = each_apart(inner.unwrap_or(clauses));
                format!("#pragma omp declare simd {clauses}\n")
            }
            None => "#pragma omp simd\n".to_string(),
        }
    };
    text.lines().map(line).collect()
}

/// Clauses with one step for each `linear`, which is all that OpenMP knows.
fn each_apart(clauses: &str) -> String {
    let mut text = String::new();
    for part in clauses.split_inclusive(')') {
        match part.contains("linear(") {
            true => {
                text += &part
                    .replace(", ", ") linear(")
                    .replace(") linear(linear", ", linear")
            }
            false => text += part,
        }
    }
    text
}

/// Names of all functions that can be timed, in order.
///
/// # Errors
/// The folder cannot be read.
pub fn names(folder: &Path) -> Result<Vec<String>, String> {
    let files = std::fs::read_dir(folder.join("bench")).map_err(|e| e.to_string())?;
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let heads = paths.filter(|path| path.extension().is_some_and(|e| e == "h"));
    let mut names: Vec<String> = heads
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_string()))
        .collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR"))
    }

    fn kernel() -> Kernel {
        let text = "/* kernel: int n | in float x[n] | inout double y[2*n] */\n";
        Kernel::parse("k", text.to_string()).unwrap()
    }

    #[test]
    fn the_head_says_how_to_time() {
        let text =
            "/* bench: 64 | -DM=3 | [n+1] | --veclib=sleef | within 1e-4 | numbers */\nint a;\n";
        let function = Function::parse(kernel(), text).unwrap();
        assert_eq!(
            (function.n, function.within, function.what.as_str()),
            (64, 1e-4, "numbers")
        );
        assert_eq!(function.flags, ["-DM=3"]);
        assert_eq!(function.vcc_flags, ["--veclib=sleef"]);
        assert_eq!(
            function.arrays(),
            [
                "{ (long)(n+1) * (long)sizeof(float), sizeof(float), 1, 0 }",
                "{ (long)(2*n) * (long)sizeof(double), sizeof(double), 1, 2 }"
            ]
        );
        assert_eq!(function.arguments(), ["(int)(n + 0)", "p[0]", "p[1]"]);
        assert_eq!(
            function.signature(),
            "k(int n, in float x[n], inout double y[2*n])"
        );
        assert_eq!(function.data, "int a;\n");
    }

    #[test]
    fn a_wrong_head_is_an_error() {
        let message = |text: &str| Function::parse(kernel(), text).unwrap_err();
        assert_eq!(message("int a;\n"), "no `/* bench: … */` at the top");
        assert_eq!(message("/* bench: many | x */"), "`many` is no trip count");
        assert_eq!(message("/* bench: 5 | fast | x */"), "cannot read `fast`");
    }

    #[test]
    fn directives_become_those_of_openmp() {
        let text = "#pragma simd declare\n  #pragma simd declare(uniform(q, r), linear(p: 4, s: 8))\nint a;\n\
                    #pragma simd vec-function\n";
        assert_eq!(
            with_openmp(text),
            "#pragma omp declare simd \n#pragma omp declare simd uniform(q, r), linear(p: 4) linear(s: 8)\nint a;\n\
             #pragma omp simd\n"
        );
    }

    #[test]
    fn every_function_reads() {
        let names = names(folder()).unwrap();
        assert!(names.len() >= 20, "{names:?}");
        for name in names {
            Function::read(folder(), &name).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
