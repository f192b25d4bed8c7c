//! The vector program in the place of a loop of which nothing remains.

use crate::annotations::without_line;
use crate::ctree::Block;
use crate::ctree::print::print_block;
use crate::failure::Failure;
use crate::idle;
use crate::loop_text::{moved_init, wrapped};
use crate::place::functions::Mode;
use crate::place::statements::surroundings;
use crate::place::{LoopPlace, Setting};
use crate::splice::Edit;
use frontend::Source;
use frontend::sorted::SortedSet;
use frontend::span::Span;
use frontend::tree::{FunctionDef, Loop, LoopKind};
use midend::plan::verified::VerifiedPlan;
use midend::plan::{Leaves, Plan};
use midend::ssa::Var;

/// A plan that does all iterations of its loop, without what only the loop asks for.
pub struct Alone {
    /// The plan.
    pub plan: VerifiedPlan,
    /// What comes before the first iteration is of no use to it.
    without_init: bool,
}

impl Alone {
    /// `None`: the loop has to stay.
    pub fn of(
        setting: Setting<'_>,
        place: &LoopPlace<'_>,
        def: &FunctionDef,
        plan: &VerifiedPlan,
    ) -> Option<Alone> {
        let span = plan.region.span();
        let original = setting.unit.source.original();
        let text = original.get(place.parts.statement.range());
        let stays = plan.leaves != Leaves::Nothing
            || !plan.left_out.is_empty()
            || text.is_none_or(may_have_directive)
            || !is_plain_test(&setting.unit.source, place.statement)
            || idle::is_needed(setting.unit, def, span);
        if stays {
            return None;
        }
        let inside = |var: &Var| {
            let declared = def.vars.get(var.as_u32() as usize);
            declared.is_none_or(|var| span.start <= var.scope.start && var.scope.start < span.end)
        };
        let (assigned, read) = (plan.assigned(), plan.read());
        let (own, others): (SortedSet<Var>, SortedSet<Var>) =
            assigned.into_iter().partition(inside);
        let set = if place.parts.declares { &own } else { &others };
        let without_init = is_idle(&setting.unit.source, place, &names(def, set, &read));
        if read.iter().any(inside) || place.parts.declares && !without_init {
            return None;
        }
        // A function of its own takes variables that it gives values.
        let outlined = matches!(place.mode, Mode::Outline { .. });
        let without_init = without_init && (place.parts.declares || !outlined);
        let plan = VerifiedPlan::new(Plan::clone(plan).without_assigning(&own)).ok()?;
        Some(Alone { plan, without_init })
    }

    /// The edits that replace the loop by the program.
    pub fn edits(
        &self,
        setting: Setting<'_>,
        place: &LoopPlace<'_>,
        def: &FunctionDef,
        (comment, barrier): (&str, &str),
        program: &Block,
    ) -> Result<Vec<Edit>, Failure> {
        let source = &setting.unit.source;
        let (original, parts) = (source.original(), &place.parts);
        let around = surroundings(original, parts.statement.start);
        let outer = &around.margin;
        let margin = if parts.in_list {
            outer.clone()
        } else {
            outer.inner()
        };
        let indent = &margin.indent;
        let init = match self.without_init {
            true => String::new(),
            false => moved_init(original, parts.init, None)?,
        };
        let mut lines = vec![wrapped(comment, &margin)];
        if !init.is_empty() {
            lines.push(format!("{indent}{init}"));
        }
        // The braces around all are its own, if nothing comes before its declarations.
        let braces = program.declares() && (parts.in_list || !init.is_empty());
        let inner = if braces {
            margin.inner()
        } else {
            margin.clone()
        };
        let printed = print_block(program, &inner);
        match braces {
            true => lines.push(format!("{indent}{{\n{printed}{indent}}}")),
            false => lines.push(printed.trim_end().to_owned()),
        }
        // Of loops around, also where it is inlined, gcc 12's vectorizer would make wrong code if it is no loop any more.
        lines.push(format!("{indent}{barrier};"));
        let idle = self.idle(source, def, &printed);
        if !idle.is_empty() {
            let each: Vec<String> = idle.iter().map(|name| format!("(void){name}")).collect();
            lines.push(format!("{indent}{};", each.join(", ")));
        }
        let mut text = lines.join("\n");
        if !parts.in_list {
            text = format!("{{\n{indent}{text}\n{}}}", outer.indent);
        }
        if around.newline != "\n" {
            text = text.replace("\r\n", "\n").replace('\n', around.newline);
        }
        let pragmas = parts
            .pragmas
            .iter()
            .map(|span| without_line(original, *span));
        let program = Edit::replace(parts.statement, text).taking_over();
        Ok(pragmas.chain([program]).collect())
    }

    /// Variables around the loop that its text names and the written code does not read: nothing else may do so either.
    fn idle(&self, source: &Source, def: &FunctionDef, printed: &str) -> SortedSet<String> {
        let idle = idle::variables(source, def, &self.plan, printed).into_iter();
        let names = names(def, &self.plan.assigned(), &self.plan.read());
        idle.chain(names.into_iter().map(str::to_owned)).collect()
    }
}

/// Whether directives may stand in a text, also behind comments of several lines: what they say would go with the loop, or a
/// part of a conditional section.
fn may_have_directive(text: &[u8]) -> bool {
    let spelled_otherwise = |two: &[u8]| two == b"%:" || two == b"??";
    text.contains(&b'#') || text.windows(2).any(spelled_otherwise)
}

/// The names of variables that are not read.
fn names<'d>(
    def: &'d FunctionDef,
    vars: &SortedSet<Var>,
    read: &SortedSet<Var>,
) -> SortedSet<&'d str> {
    let vars = vars.iter().filter(|var| !read.contains(*var));
    let vars = vars.filter_map(|var| def.vars.get(var.as_u32() as usize));
    vars.map(|var| var.name.as_str()).collect()
}

/// Whether the initialisation does nothing but to give these variables values.
fn is_idle(source: &Source, place: &LoopPlace<'_>, names: &SortedSet<&str>) -> bool {
    let l = place.statement;
    let Some(semicolon) = l.first_semicolon else {
        return true;
    };
    let init = source.tokens_in(Span {
        start: l.header.start + 1,
        end: semicolon.start,
    });
    let words: Vec<&str> = init.iter().map(|token| source.slice(token.span)).collect();
    let each = words.split(|word| *word == ",");
    each.into_iter().all(|declarator| {
        let equals = declarator.iter().position(|word| *word == "=");
        let Some((before, value)) = equals.map(|at| (&declarator[..at], &declarator[at + 1..]))
        else {
            return declarator.is_empty();
        };
        let named = before.last().is_some_and(|name| names.contains(name));
        // Of its type, where it is declared, only the words.
        let first = |word: &&str| word.chars().next();
        let plain = before
            .iter()
            .all(|word| first(word).is_some_and(|c| c.is_ascii_alphabetic() || c == '_'));
        let number = match value {
            [number] | ["-", number] => first(number).is_some_and(|c| c.is_ascii_digit()),
            _ => false,
        };
        named && plain && number
    })
}

/// Whether all that the test of a loop does is to test: it runs once more than the body.
fn is_plain_test(source: &Source, l: &Loop) -> bool {
    let Some(test) = &l.cond else {
        return false;
    };
    let words: Vec<&str> = source
        .tokens_in(test.span)
        .iter()
        .map(|token| source.slice(token.span))
        .collect();
    let called = |two: &[&str]| {
        let name = two[0]
            .chars()
            .next()
            .is_some_and(|c| c.is_ascii_alphabetic() || c == '_');
        two[1] == "(" && name && !matches!(two[0], "sizeof" | "_Alignof" | "__alignof__")
    };
    let changes = |word: &&str| {
        let compares = matches!(*word, "==" | "!=" | "<=" | ">=");
        matches!(*word, "++" | "--" | ",") || word.ends_with('=') && !compares
    };
    l.kind != LoopKind::Do && !words.iter().any(changes) && !words.windows(2).any(called)
}
