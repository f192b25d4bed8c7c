//! What a row gives: C text over the operands' names, with temporaries, and its price.
//!
//! A row is one arm of a match in the table files. It spells itself through a [`Cx`], which adds up
//! the price of every instruction spelled, so that price and text cannot drift apart.
//!
//! Templates: `$0`, `$1` … are operands; `{mm}` is `_mm`, `_mm256` or `_mm512`; `{epi}`, `{epu}`,
//! `{ps}` are the suffixes of the element; `{si}` is that of the whole register; `{n}` the element's
//! width in bits.

use super::machine::Machine;
use super::table::Isa;
use midend::ssa::Type;
use midend::target::{Cost, RowOp};

/// One line of an expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Declare the next temporary.
    Let {
        /// C type.
        ty: String,
        /// Initial value; without one the temporary is set by a later step and is not `const`.
        value: Option<String>,
    },
    /// A statement, without its semicolon. All of them come after the declarations.
    Do(String),
}

/// The C text of one operation. Temporary number `k` (the k-th [`Step::Let`]) is written `@k@`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// Declarations, then statements.
    pub steps: Vec<Step>,
    /// One expression for each register of the result (or one for a scalar result).
    pub results: Vec<String>,
    /// Price in quarter cycles.
    pub cost: Cost,
}

impl Expansion {
    /// How many temporaries need a name.
    pub fn temporaries(&self) -> usize {
        self.steps
            .iter()
            .filter(|s| matches!(s, Step::Let { .. }))
            .count()
    }

    /// The same with temporary `k` called `names[k]`.
    pub fn named(&self, names: &[String]) -> Expansion {
        let steps = self.steps.iter().map(|step| match step {
            Step::Let { ty, value } => Step::Let {
                ty: ty.clone(),
                value: value.as_ref().map(|v| rename(v, names)),
            },
            Step::Do(text) => Step::Do(rename(text, names)),
        });
        Expansion {
            steps: steps.collect(),
            results: self.results.iter().map(|r| rename(r, names)).collect(),
            cost: self.cost,
        }
    }
}

fn rename(text: &str, names: &[String]) -> String {
    let mut out = String::new();
    for (k, part) in text.split('@').enumerate() {
        match part.parse::<usize>().ok().and_then(|n| names.get(n)) {
            Some(name) if k % 2 == 1 => out.push_str(name),
            _ => out.push_str(part),
        }
    }
    out
}

/// Spells one operation on one register.
pub(super) type Lane = fn(&mut Cx, RowOp, Type, u32, &[&str]) -> Option<String>;

/// A row being spelled.
pub(super) struct Cx {
    pub(super) m: Machine,
    /// Width of the plan's registers.
    pub(super) reg_bits: u32,
    lets: Vec<Step>,
    statements: Vec<Step>,
    cost: Cost,
}

impl Cx {
    pub(super) fn new(m: Machine, reg_bits: u32) -> Cx {
        Cx {
            m,
            reg_bits,
            lets: Vec::new(),
            statements: Vec::new(),
            cost: 0,
        }
    }

    /// The ISA has what that one has.
    pub(super) fn has(&self, isa: Isa) -> bool {
        self.m.isa.has(isa)
    }

    /// Integers in registers of that width are to be worked on in halves.
    pub(super) fn in_halves(&self, w: u32) -> bool {
        w > self.m.isa.facts().integers
    }

    pub(super) fn finish(mut self, results: Vec<String>) -> Expansion {
        self.lets.append(&mut self.statements);
        Expansion {
            steps: self.lets,
            results,
            cost: self.cost,
        }
    }

    /// Adds to the price.
    pub(super) fn pay(&mut self, cost: Cost) {
        self.cost += cost;
    }

    /// The price so far.
    pub(super) fn price(&self) -> Cost {
        self.cost
    }

    /// Expression of a template; `cost` is that of the instructions it spells.
    pub(super) fn x(
        &mut self,
        cost: Cost,
        e: Type,
        w: u32,
        template: &str,
        args: &[&str],
    ) -> String {
        self.cost += cost;
        fill(e, w, template, args)
    }

    /// A name for a value that is used more than once.
    pub(super) fn keep(&mut self, ty: &str, value: String) -> String {
        if value
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '@')
        {
            return value;
        }
        self.temporary(ty, Some(value))
    }

    /// A temporary that is set by an expression, or later.
    pub(super) fn temporary(&mut self, ty: &str, value: Option<String>) -> String {
        self.lets.push(Step::Let {
            ty: ty.to_owned(),
            value,
        });
        format!("@{}@", self.lets.len() - 1)
    }

    pub(super) fn run(&mut self, statement: String) {
        self.statements.push(Step::Do(statement));
    }
}

/// Replaces the placeholders of a template.
pub(super) fn fill(e: Type, w: u32, template: &str, args: &[&str]) -> String {
    let mut out = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some(at) = rest.find(['$', '{']) {
        out.push_str(&rest[..at]);
        let tail = &rest[at..];
        if let Some(digit) = tail
            .strip_prefix('$')
            .and_then(|t| t.chars().next()?.to_digit(10))
        {
            out.push_str(args.get(digit as usize).copied().unwrap_or_default());
            rest = &tail[2..];
        } else if let Some((name, after)) = tail[1..].split_once('}') {
            match placeholder(e, w, name) {
                Some(text) => {
                    out.push_str(&text);
                    rest = after;
                }
                None => {
                    out.push_str(&tail[..1]);
                    rest = &tail[1..];
                }
            }
        } else {
            out.push_str(&tail[..1]);
            rest = &tail[1..];
        }
    }
    out.push_str(rest);
    out
}

fn placeholder(e: Type, w: u32, name: &str) -> Option<String> {
    Some(match name {
        "mm" if w == 128 => "_mm".to_owned(),
        "mm" => format!("_mm{w}"),
        "epi" => format!("epi{}", e.bits()),
        "epu" => format!("epu{}", e.bits()),
        "ps" => if e == Type::F64 { "pd" } else { "ps" }.to_owned(),
        "si" => format!("si{w}"),
        "n" => e.bits().to_string(),
        "w" => w.to_string(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_and_operands() {
        assert_eq!(
            fill(Type::I32, 256, "{mm}_add_{epi}($0, $1)", &["a", "b"]),
            "_mm256_add_epi32(a, b)"
        );
        assert_eq!(
            fill(Type::F64, 128, "{mm}_min_{ps}($1, $0)", &["a", "b"]),
            "_mm_min_pd(b, a)"
        );
        assert_eq!(fill(Type::I8, 128, "(v){0} $0", &["a"]), "(v){0} a");
    }

    #[test]
    fn temporaries_get_names() {
        let e = Expansion {
            steps: vec![Step::Let {
                ty: "int".into(),
                value: Some("f(x)".into()),
            }],
            results: vec!["g(@0@, @0@)".into()],
            cost: 1,
        };
        assert_eq!(e.named(&["t".into()]).results, ["g(t, t)"]);
    }
}
