//! Kernels: C files with one function each, and a first comment that says how to call it.
//!
//! ```text
//! /* kernel: int n | float a | in float x[n] | inout float y[n] restrict | -> float */
//! ```
//! `n` is the trip count the driver varies (`int n+1` passes one more). Scalars get random values.
//! Arrays have an element kind and a length in `n`. `restrict`: arrays are never laid over each other.
//!
//! `sampled`: not all trip counts and places of arrays are run, but more trip counts, as loops that are pipelined in
//! software need them (see `is_sampled` in `driver/runtime.h`).
//!
//! Further items say what the data are, and where loops end early: see [`data`].
//!
//! ```text
//! /* kernel: int n | in i32 a[n] | i32 x | exit a = x | -> i32 */
//! ```

pub mod data;

use data::{Data, Named};
use std::path::{Path, PathBuf};

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Param {
    /// The trip count, plus a constant.
    Trip {
        /// C type.
        c_type: &'static str,
        /// Added to the trip count.
        plus: i64,
    },
    /// A scalar.
    Scalar {
        /// Its name in the first comment.
        name: String,
        /// What it is.
        kind: Kind,
    },
    /// An array.
    Array {
        /// Its name in the first comment.
        name: String,
        /// Elements.
        kind: Kind,
        /// What the kernel does with it.
        access: Access,
        /// Length as a C expression in `n`.
        length: String,
    },
}

/// What a kernel does with an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Only reads it.
    In,
    /// Only writes it.
    Out,
    /// Reads what it may then write.
    InOut,
}

/// Element kinds of the driver's runtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// In metadata (`u8`).
    pub name: &'static str,
    /// In the runtime (`U8`).
    pub runtime: &'static str,
    /// In C.
    pub c_type: &'static str,
}

const KINDS: &[Kind] = &[
    Kind {
        name: "i8",
        runtime: "I8",
        c_type: "signed char",
    },
    Kind {
        name: "u8",
        runtime: "U8",
        c_type: "unsigned char",
    },
    Kind {
        name: "i16",
        runtime: "I16",
        c_type: "short",
    },
    Kind {
        name: "u16",
        runtime: "U16",
        c_type: "unsigned short",
    },
    Kind {
        name: "i32",
        runtime: "I32",
        c_type: "int",
    },
    Kind {
        name: "int",
        runtime: "I32",
        c_type: "int",
    },
    Kind {
        name: "u32",
        runtime: "U32",
        c_type: "unsigned",
    },
    Kind {
        name: "unsigned",
        runtime: "U32",
        c_type: "unsigned",
    },
    Kind {
        name: "i64",
        runtime: "I64",
        c_type: "long",
    },
    Kind {
        name: "long",
        runtime: "I64",
        c_type: "long",
    },
    Kind {
        name: "u64",
        runtime: "U64",
        c_type: "unsigned long",
    },
    Kind {
        name: "size",
        runtime: "U64",
        c_type: "unsigned long",
    },
    Kind {
        name: "i64small",
        runtime: "I64SMALL",
        c_type: "long",
    },
    Kind {
        name: "float",
        runtime: "F32",
        c_type: "float",
    },
    Kind {
        name: "double",
        runtime: "F64",
        c_type: "double",
    },
];

/// A kernel and how to call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Function name, also the file's.
    pub name: String,
    /// C text.
    pub text: String,
    /// Parameters in order.
    pub params: Vec<Param>,
    /// What it returns.
    pub ret: Option<Kind>,
    /// Arrays may be laid over each other.
    pub may_overlap: bool,
    /// Some trip counts and places are run, as far as what is pipelined in software asks for.
    pub sampled: bool,
    /// What is said of its data.
    pub data: Data,
}

/// Arrays that the driver has room for: `PARAMS` in `driver/runtime.h`.
const MOST_ARRAYS: usize = 8;

impl Kernel {
    /// Flags of compilers under which all of its pragmas are read.
    pub fn flags(&self) -> &'static [&'static str] {
        match self.text.contains("#pragma omp") {
            true => &["-fopenmp-simd"],
            false => &[],
        }
    }

    /// These, and those under which vcc does what the kernel is about.
    pub fn vcc_flags(&self) -> Vec<&'static str> {
        self.flags().to_vec()
    }

    /// Its text with a prototype, for `-Wmissing-prototypes`; nothing if its head is not found.
    pub fn with_prototype(&self) -> Option<String> {
        let start = self.text.find(&format!(" {}(", self.name))?;
        let line = self.text[..start].rfind('\n')? + 1;
        let end = line + self.text[line..].find("\n{")?;
        Some(format!(
            "{}{};\n\n{}",
            &self.text[..line],
            &self.text[line..end],
            &self.text[line..]
        ))
    }

    /// Reads one kernel.
    ///
    /// # Errors
    /// The file cannot be read or its first comment does not follow the grammar.
    pub fn read(path: &Path) -> Result<Kernel, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Kernel::parse(&name, text).map_err(|e| format!("{}: {e}", path.display()))
    }

    /// Reads a kernel from its text.
    ///
    /// # Errors
    /// The first comment does not follow the grammar.
    pub fn parse(name: &str, text: String) -> Result<Kernel, String> {
        let head = text
            .strip_prefix("/* kernel:")
            .and_then(|rest| rest.split_once("*/"));
        let (head, _) = head.ok_or("no `/* kernel: … */` at the top")?;
        let mut kernel = Kernel {
            name: name.to_string(),
            params: Vec::new(),
            ret: None,
            may_overlap: !text.contains("restrict"),
            sampled: false,
            text: String::new(),
            data: Data::default(),
        };
        for item in head.split('|').map(str::trim) {
            match item.strip_prefix("->") {
                Some(kind) => kernel.ret = Some(parse_kind(kind.trim())?),
                None if item == "sampled" => kernel.sampled = true,
                None if kernel.data.read(item)? => {}
                None => kernel.params.push(parse_param(item)?),
            }
        }
        kernel.data.check(&named(&kernel.params))?;
        let kinds = kernel.params.iter().filter_map(|param| match param {
            Param::Array { kind, .. } => Some(kind.runtime),
            _ => None,
        });
        let kinds: Vec<&str> = kinds.collect();
        if kinds.len() > MOST_ARRAYS {
            return Err(format!("more than {MOST_ARRAYS} arrays"));
        }
        kernel.may_overlap &= may_alias(&kinds);
        kernel.text = text;
        Ok(kernel)
    }
}

/// The parameters that data can be made for.
fn named(params: &[Param]) -> Vec<Named<'_>> {
    let mut named = Vec::new();
    for param in params {
        match param {
            Param::Trip { .. } => {}
            Param::Scalar { name, .. } => named.push(Named { name, array: false }),
            Param::Array { name, .. } => named.push(Named { name, array: true }),
        }
    }
    named
}

/// Whether an object may be read as any of the kinds: they are the same, differ in their sign, or all
/// but one integer kind are bytes. Anything else laid over each other would be undefined behaviour,
/// and bytes of floats tell NaNs apart.
fn may_alias(kinds: &[&str]) -> bool {
    let integers = kinds.iter().all(|kind| !kind.starts_with('F'));
    let widths = kinds.iter().map(|kind| &kind[1..]);
    let mut wide = widths.filter(|width| !integers || *width != "8");
    let first = wide.next();
    wide.all(|width| Some(width) == first) && (integers || kinds.iter().all(|k| *k == kinds[0]))
}

/// The element kind of that name.
pub fn kind(name: &str) -> Option<Kind> {
    KINDS.iter().copied().find(|kind| kind.name == name)
}

fn parse_kind(name: &str) -> Result<Kind, String> {
    kind(name).ok_or(format!("unknown kind `{name}`"))
}

fn parse_param(item: &str) -> Result<Param, String> {
    let words: Vec<&str> = item.split_whitespace().collect();
    match words.as_slice() {
        [access @ ("in" | "out" | "inout"), kind, array, rest @ ..]
            if rest.is_empty() || rest == ["restrict"] =>
        {
            let parts = array
                .split_once('[')
                .and_then(|(name, rest)| Some((name, rest.strip_suffix(']')?)));
            let (name, length) = parts.ok_or(format!("`{array}` is no array"))?;
            Ok(Param::Array {
                name: name.to_string(),
                kind: parse_kind(kind)?,
                access: match *access {
                    "in" => Access::In,
                    "out" => Access::Out,
                    _ => Access::InOut,
                },
                length: length.to_string(),
            })
        }
        [kind, "n"] => Ok(Param::Trip {
            c_type: parse_kind(kind)?.c_type,
            plus: 0,
        }),
        [kind, "n+1"] => Ok(Param::Trip {
            c_type: parse_kind(kind)?.c_type,
            plus: 1,
        }),
        [kind, name] => Ok(Param::Scalar {
            name: (*name).to_string(),
            kind: parse_kind(kind)?,
        }),
        _ => Err(format!("cannot read parameter `{item}`")),
    }
}

/// All kernels of a folder, by name.
///
/// # Errors
/// A file cannot be read or its first comment is wrong.
pub fn all(directory: &Path) -> Result<Vec<Kernel>, String> {
    let paths = files(directory)?;
    paths.iter().map(|path| Kernel::read(path)).collect()
}

/// The C files of a folder, in order.
///
/// # Errors
/// The folder cannot be read.
pub fn files(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = entries(directory)?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "c"));
    Ok(paths)
}

/// The files of everyday loops, with the names of the folders they are in.
///
/// # Errors
/// A folder cannot be read.
pub fn everyday() -> Result<Vec<(String, Vec<PathBuf>)>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("everyday");
    let named = |folder: PathBuf| {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        Ok((name.into_owned(), files(&folder)?))
    };
    entries(&root)?.into_iter().map(named).collect()
}

/// What is in a folder, in order.
fn entries(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let entries =
        std::fs::read_dir(directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    let mut paths: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_no_more_arrays_than_the_driver_has_room_for() {
        let kernel = |arrays: usize| {
            let text = format!("/* kernel: int n{} */\n", " | in u8 x[n]".repeat(arrays));
            Kernel::parse("k", text).map(|kernel| kernel.params.len())
        };
        assert_eq!(kernel(8), Ok(9));
        assert_eq!(kernel(9), Err("more than 8 arrays".to_string()));
    }

    #[test]
    fn the_head_says_how_to_call() {
        let text = "/* kernel: int n | float a | in u8 x[3*n] | -> double */\n".to_string();
        let kernel = Kernel::parse("k", text).unwrap();
        let u8_kind = parse_kind("u8").unwrap();
        assert_eq!(
            kernel.params,
            [
                Param::Trip {
                    c_type: "int",
                    plus: 0
                },
                Param::Scalar {
                    name: "a".to_string(),
                    kind: parse_kind("float").unwrap()
                },
                Param::Array {
                    name: "x".to_string(),
                    kind: u8_kind,
                    access: Access::In,
                    length: "3*n".to_string()
                },
            ]
        );
        assert_eq!(kernel.ret.unwrap().name, "double");
        assert!(kernel.may_overlap);
    }

    #[test]
    fn the_head_says_what_the_data_are() {
        let parse = |items: &str| {
            let text = format!("/* kernel: int n | in u8 x[n] | u8 c | {items} */\n");
            Kernel::parse("k", text).map(|kernel| kernel.data)
        };
        let data = parse("make x = 1 + x[i] % 255 | exit x = c | exit x = 0 | -> i32").unwrap();
        assert_eq!((data.made.len(), data.exits.len()), (1, 2));
        assert!(parse("-> i32").unwrap().is_empty());
        let unknown = Err("`n` is neither array nor scalar".to_string());
        assert_eq!(parse("exit n = 1"), unknown);
        assert_eq!(parse("down"), Err("`down` without `exit`".to_string()));
        let other = Err("cannot read parameter `downwards`".to_string());
        assert_eq!(parse("exit x = c | downwards"), other);
    }

    #[test]
    fn arrays_of_different_types_are_not_overlaid() {
        let overlap = |arrays: &str| {
            let text = format!("/* kernel: int n | {arrays} */\n");
            Kernel::parse("k", text).unwrap().may_overlap
        };
        assert!(!overlap("in u32 x[n] | out i16 y[n]"));
        assert!(!overlap("in u8 x[n] | out float y[n]"));
        assert!(!overlap("in u32 x[n] | out float y[n]"));
        assert!(overlap("in u8 x[n] | out i16 y[n] | in u16 z[n]"));
        assert!(overlap("in double x[n] | out double y[n]"));
    }

    #[test]
    fn every_kernel_of_the_suite_reads() {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
        assert!(all(&directory).unwrap().len() >= 40);
    }
}
