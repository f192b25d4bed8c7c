//! Shapes of control flow: small functions whose first comment says what they are given, and the
//! loop under a pragma that calls them.
//!
//! ```text
//! /* shape search: uniform i32 t[16] | own u8 m[4] | uniform i32 u | float x | -> i32 */
//! ```
//! Such a function is called `search_lane`. A `uniform` parameter is the same in all lanes, an `own`
//! array is a part of a larger one for each lane, and any other parameter has a value for each lane.

use crate::kernel::{Kernel, kind};
use std::fmt::Write;
use std::path::Path;

/// What begins a shape.
const HEAD: &str = "/* shape ";

/// All shapes of a folder, file by file, as kernels.
///
/// # Errors
/// A file cannot be read, or a comment does not follow the grammar.
pub fn all(directory: &Path) -> Result<Vec<Kernel>, String> {
    let entries =
        std::fs::read_dir(directory).map_err(|e| format!("{}: {e}", directory.display()))?;
    let mut paths: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "c"));
    paths.sort();
    let mut kernels = Vec::new();
    for path in paths {
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        for part in text.split(HEAD).skip(1) {
            kernels.push(shape(part).map_err(|e| format!("{}: {e}", path.display()))?);
        }
    }
    Ok(kernels)
}

/// The kernel of a shape, from its name on.
fn shape(part: &str) -> Result<Kernel, String> {
    let (head, functions) = part.split_once("*/").ok_or("a comment without end")?;
    let (name, items) = head.split_once(':').ok_or("a shape without name")?;
    let mut call = Call::default();
    for item in items.split('|').map(str::trim) {
        call.take(item)
            .ok_or_else(|| format!("cannot read parameter `{item}` of {name}"))?;
    }
    let Call {
        head,
        params,
        args,
        to,
    } = call;
    let text = format!(
        "/* kernel: int n{head} */{functions}void {name}(int n{params})\n{{\n    int k;\n\
         #pragma simd vec-function\n    for (k = 0; k < n; k++) {{\n        \
         {to}{name}_lane({args});\n    }}\n}}\n",
        args = args.join(", "),
    );
    Kernel::parse(name, text)
}

/// How a shape is called.
#[derive(Default)]
struct Call {
    /// Items of the kernel's comment, its parameters, and the arguments of the call.
    head: String,
    params: String,
    args: Vec<String>,
    /// Where the result goes.
    to: &'static str,
}

impl Call {
    fn take(&mut self, item: &str) -> Option<()> {
        let words: Vec<&str> = item.split_whitespace().collect();
        let (first, rest) = words.split_first()?;
        let array = |text: &str| {
            let (name, length) = text.split_once('[')?;
            let length: u32 = length.strip_suffix(']')?.parse().ok()?;
            Some((name.to_string(), length))
        };
        let (kind_name, item, c_param, arg) = match (*first, rest) {
            ("->", [of]) => {
                self.to = "d[k] = ";
                (*of, format!("out {of} d[n] restrict"), "*d", None)
            }
            ("uniform", [of, name]) => match array(name) {
                Some((array, _)) => (*of, format!("in {of} {name}"), "*", Some(array)),
                None => (*of, format!("{of} {name}"), "", Some((*name).to_string())),
            },
            ("own", [of, name]) => {
                let (array, length) = array(name)?;
                let item = format!("inout {of} {array}[{length}*n] restrict");
                (*of, item, "*", Some(format!("{array} + {length} * k")))
            }
            (of, [name]) => (
                of,
                format!("in {of} {name}[n]"),
                "*",
                Some(format!("{name}[k]")),
            ),
            _ => return None,
        };
        let c_type = kind(kind_name)?.c_type;
        let name = arg.as_deref().unwrap_or_default();
        let name = name.split([' ', '[']).next().unwrap_or_default();
        // Writing to a String cannot fail.
        let _ = write!(self.head, " | {item}");
        let _ = write!(self.params, ", {c_type} {c_param}{name}");
        self.args.extend(arg);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_becomes_a_loop() {
        let part = "f: uniform i32 t[16] | own u8 m[4] | uniform i32 u | float x | -> i64 */\n\
                    static long f_lane(…);\n";
        let text = "/* kernel: int n | in i32 t[16] | inout u8 m[4*n] restrict | i32 u | in float x[n] | \
                    out i64 d[n] restrict */\n\
                    static long f_lane(…);\n\
                    void f(int n, int *t, unsigned char *m, int u, float *x, long *d)\n{\n    \
                    int k;\n#pragma simd vec-function\n    for (k = 0; k < n; k++) {\n        \
                    d[k] = f_lane(t, m + 4 * k, u, x[k]);\n    }\n}\n";
        assert_eq!(shape(part).unwrap().text, text);
        assert!(shape("f: i32 */\n").is_err());
        assert!(shape("f: own i32 x */\n").is_err());
    }
}
