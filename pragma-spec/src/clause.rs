//! Clauses: one file for each, or for each family. A dialect is a table of the clauses it has.

pub(crate) mod aligned;
pub(crate) mod assert;
pub(crate) mod collapse;
pub(crate) mod condition;
pub(crate) mod lanes;
pub(crate) mod linear;
pub(crate) mod list;
pub(crate) mod mask;
pub(crate) mod nontemporal;
pub(crate) mod order;
pub(crate) mod pipeline;
pub(crate) mod private;
pub(crate) mod processor;
pub(crate) mod reduction;
pub(crate) mod remainder;
pub(crate) mod roles;
pub(crate) mod safelen;
pub(crate) mod uniform;

use crate::constant::evaluate;
use crate::lex::{Cursor, Token};
use crate::problem::{ProblemCode, Problems, nearest};
use crate::text::{ByteRange, Number};

/// A clause as it is written.
#[derive(Clone, Debug)]
pub(crate) struct Clause<'a, 't> {
    pub name: &'a Token<'t>,
    /// What stands between its parentheses, if it has any.
    pub arguments: Option<Cursor<'a, 't>>,
    /// All of it.
    pub at: ByteRange,
}

/// Reads one clause into what a directive says.
pub(crate) type Read<S> = fn(&mut S, &Clause<'_, '_>, &mut Problems);

/// The clauses of a directive.
pub(crate) struct Grammar<S: 'static> {
    /// The directive as the user knows it.
    pub directive: &'static str,
    /// Name of a clause, and who reads it.
    pub clauses: &'static [(&'static str, Read<S>)],
    /// Clauses of related directives that this one does not have, and what to write instead.
    pub misplaced: &'static [(&'static str, &'static str)],
}

impl<S> Grammar<S> {
    /// Reads a list of clauses with blanks or single commas between them.
    pub fn read(&self, cursor: &mut Cursor<'_, '_>, spec: &mut S, problems: &mut Problems) {
        cursor.eat(",");
        while !cursor.is_empty() {
            let Some(clause) = self.clause(cursor, problems) else {
                return;
            };
            match self.clauses.iter().find(|(name, _)| clause.name.is(name)) {
                Some((_, read)) => read(spec, &clause, problems),
                None => self.unknown(&clause, problems),
            }
            if cursor.eat(",") && cursor.is_empty() {
                self.expected_clause(cursor, problems);
            }
        }
    }

    fn names(&self) -> String {
        let names: Vec<&str> = self.clauses.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    fn expected_clause(&self, cursor: &Cursor<'_, '_>, problems: &mut Problems) {
        problems.add(
            ProblemCode::ClauseSyntax,
            cursor.here(),
            format!("expected a clause of `{}`", self.directive),
            "",
            format!("the clauses are {}", self.names()),
        );
    }

    /// The next clause; `None` if there is none, and then no further one can be told.
    fn clause<'a, 't>(
        &self,
        cursor: &mut Cursor<'a, 't>,
        problems: &mut Problems,
    ) -> Option<Clause<'a, 't>> {
        let Some(name) = cursor.word() else {
            self.expected_clause(cursor, problems);
            return None;
        };
        let mut at = name.at;
        let arguments = match cursor.peek() {
            Some(open) if open.is("(") => {
                let Some(inner) = cursor.group() else {
                    problems.add(
                        ProblemCode::ClauseSyntax,
                        open.at,
                        format!("`)` is missing in clause `{}`", name.text),
                        "this is not closed",
                        format!("write `{}(…)`", name.text),
                    );
                    return None;
                };
                at = at.to(inner.end());
                Some(inner)
            }
            _ => None,
        };
        Some(Clause {
            name,
            arguments,
            at,
        })
    }

    fn unknown(&self, clause: &Clause<'_, '_>, problems: &mut Problems) {
        let name = clause.name.text;
        if let Some((_, instead)) = self.misplaced.iter().find(|(n, _)| *n == name) {
            problems.add(
                ProblemCode::ClauseMisplaced,
                clause.name.at,
                format!("`{}` does not take clause `{name}`", self.directive),
                "a clause of other directives",
                match *instead {
                    "" => format!("leave it out; the clauses here are {}", self.names()),
                    instead => format!("write `{instead}`"),
                },
            );
            return;
        }
        let help = match nearest(name, self.clauses.iter().map(|(n, _)| *n)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the clauses are {}", self.names()),
        };
        problems.add(
            ProblemCode::ClauseUnknown,
            clause.name.at,
            format!("unknown clause `{name}`"),
            format!("not a clause of `{}`", self.directive),
            help,
        );
    }
}

impl<'a, 't> Clause<'a, 't> {
    /// What stands between the parentheses; a problem if there are none, or nothing is in them.
    pub fn needs_arguments(&self, form: &str, problems: &mut Problems) -> Option<Cursor<'a, 't>> {
        let inner = self.arguments.clone().filter(|inner| !inner.is_empty());
        if inner.is_none() {
            problems.add(
                ProblemCode::ClauseSyntax,
                self.at,
                format!("clause `{}` needs an argument", self.name.text),
                "",
                format!("write `{form}`"),
            );
        }
        inner
    }

    /// A problem if there are parentheses.
    pub fn takes_no_arguments(&self, problems: &mut Problems) {
        if self.arguments.is_some() {
            let name = self.name.text;
            problems.add(
                ProblemCode::ClauseSyntax,
                self.at,
                format!("clause `{name}` takes no argument"),
                "",
                format!("write `{name}`"),
            );
        }
    }

    /// A problem if the clause has been there before.
    pub fn stands_once(&self, seen: &mut Option<ByteRange>, problems: &mut Problems) -> bool {
        match *seen {
            None => {
                *seen = Some(self.at);
                true
            }
            Some(before) => {
                problems.add_pair(
                    ProblemCode::ClauseRepeated,
                    (self.at, before),
                    format!("clause `{}` stands twice", self.name.text),
                    ("again", "first here"),
                    "leave one of them out",
                );
                false
            }
        }
    }

    /// The only argument, a constant greater than zero.
    pub fn number(&self, problems: &mut Problems) -> Option<Number> {
        let form = format!("{}(8)", self.name.text);
        let inner = self.needs_arguments(&form, problems)?;
        positive(inner, self.name.text, &form, problems)
    }
}

/// What remains in an argument that should be at its end.
pub(crate) fn expect_end(cursor: &Cursor<'_, '_>, form: &str, problems: &mut Problems) {
    if let Some(token) = cursor.peek() {
        problems.add(
            ProblemCode::ClauseSyntax,
            token.at,
            format!("`{}` is not expected here", token.text),
            "",
            format!("write `{form}`"),
        );
    }
}

/// A constant greater than zero.
pub(crate) fn positive(
    cursor: Cursor<'_, '_>,
    clause: &str,
    form: &str,
    problems: &mut Problems,
) -> Option<Number> {
    let at = cursor.rest_at();
    let Some(value) = evaluate(cursor) else {
        problems.add(
            ProblemCode::NotConstant,
            at,
            format!("the argument of `{clause}` is not an integer constant"),
            "",
            format!("write a number, such as `{form}`"),
        );
        return None;
    };
    match u32::try_from(value) {
        Ok(value) if value > 0 => Some(Number { value, at }),
        _ => {
            let message = match value {
                ..=0 => format!("the argument of `{clause}` is not greater than zero"),
                _ => format!("the argument of `{clause}` is too large"),
            };
            let help = format!("write a number greater than zero, such as `{form}`");
            problems.add(ProblemCode::NotPositive, at, message, "", help);
            None
        }
    }
}

/// Complains about a number that is no power of two.
pub(crate) fn power_of_two(
    number: Option<Number>,
    clause: &str,
    problems: &mut Problems,
) -> Option<Number> {
    let number = number?;
    if number.value.is_power_of_two() {
        return Some(number);
    }
    let below = 1_u32 << number.value.ilog2();
    let above = below.checked_mul(2);
    problems.add(
        ProblemCode::NotPowerOfTwo,
        number.at,
        format!("the argument of `{clause}` is not a power of two"),
        "",
        match above {
            Some(above) => format!("write {below} or {above}"),
            None => format!("write {below}"),
        },
    );
    None
}
