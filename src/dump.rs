//! `--dump`: intermediate forms as text.

use crate::cli::{DumpArg, Form};
use crate::translation::Translation;
use frontend::span::Span;
use midend::pipeline::FunctionPlans;
use midend::remark::Remark;
use std::fmt::Write;

/// The text of one stage.
pub fn dump(stage: DumpArg, translation: &Translation<'_>, edits: &[emit::Edit]) -> String {
    let unit = translation.unit;
    let mut text = String::new();
    let form = match stage {
        DumpArg::Form(form) => form,
        DumpArg::After(_) => return translation.job.watcher.text(),
    };
    match form {
        Form::Tokens => tokens(&mut text, &unit.source),
        Form::Tree => text.push_str(&frontend::dump::dump(unit)),
        Form::Ssa => {
            for ssa in translation
                .functions
                .iter()
                .filter_map(|plans| plans.ssa.as_ref())
            {
                line(&mut text, ssa);
            }
        }
        Form::Loops => loops(&mut text, translation),
        Form::Plan => {
            for plans in &translation.functions {
                considered(&mut text, &unit.source, plans);
            }
            let variants = translation.variants.iter().flatten();
            for variant in variants.flat_map(|v| &v.plans) {
                line(&mut text, format_args!("; {}", variant.name));
                text.push_str(&variant.considered.to_string());
                if let Ok(plan) = &variant.plan {
                    line(&mut text, plan);
                }
            }
        }
        Form::Schedule => schedules(&mut text, translation, ["; ", ""]),
        Form::ScheduleSvg => schedules(&mut text, translation, ["<!-- ", " -->"]),
        Form::Slp => trees(&mut text, translation, false),
        Form::SlpDot => trees(&mut text, translation, true),
        Form::Edits => {
            for edit in edits {
                line(
                    &mut text,
                    format_args!("{}..{}:\n{}", edit.span.start, edit.span.end, edit.text),
                );
            }
        }
    }
    text
}

/// How the vector loops of each plan are scheduled, below a line about the plan.
fn schedules(text: &mut String, translation: &Translation<'_>, [open, close]: [&str; 2]) {
    let source = &translation.unit.source;
    let plans = translation.functions.iter().flat_map(|found| &found.plans);
    for plan in plans.filter(|plan| !plan.schedules.is_empty()) {
        let place = source.place(plan.region.span()).line;
        line(
            text,
            format_args!("{open}{}, line {place}{close}", plan.function),
        );
        for schedule in &plan.schedules {
            line(text, schedule);
        }
    }
}

/// The trees of statements in a row, as tables or as graphs.
fn trees(text: &mut String, translation: &Translation<'_>, as_graphs: bool) {
    let source = &translation.unit.source;
    let of = |span: Span| {
        let words = source.text()[span.range()].split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    };
    for figures in translation.functions.iter().flat_map(|plans| &plans.trees) {
        let lines = [figures.span.start, figures.span.end - 1]
            .map(|at| source.place(Span { start: at, end: at }).line);
        let name = format!("lines {} to {}", lines[0], lines[1]);
        match as_graphs {
            true => text.push_str(&figures.dot(&name, of)),
            false => {
                line(text, format_args!("; {name}"));
                line(text, figures.table(of));
            }
        }
    }
}

fn line(text: &mut String, item: impl std::fmt::Display) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{item}");
}

/// For each loop and each block what was considered, and the plan of what was chosen, if that is no scalar code.
fn considered(text: &mut String, source: &frontend::source::Source, plans: &FunctionPlans) {
    let asked = |remark: &&Remark| !remark.considered.candidates.is_empty();
    for remark in plans.remarks.iter().filter(asked) {
        line(
            text,
            format_args!(
                "; {} on line {}",
                remark.subject,
                source.place(remark.span).line
            ),
        );
        text.push_str(&remark.considered.to_string());
        let mut own = plans.plans.iter();
        if let Some(plan) = own.find(|plan| plan.region.span() == remark.span) {
            let initial = plan.initial.iter().flat_map(|initial| initial.lines());
            initial.for_each(|of_it| line(text, format_args!("; {of_it}")));
            line(text, plan);
        }
    }
}

fn tokens(text: &mut String, source: &frontend::source::Source) {
    for token in source
        .tokens()
        .iter()
        .filter(|token| source.in_main_file(token.span))
    {
        let place = source.place(token.span);
        let origin = source
            .original_start(token.span.start)
            .map_or("-".to_string(), |o| o.to_string());
        let spelling = &source.text()[token.span.range()];
        line(
            text,
            format_args!(
                "{}:{} {origin} {:?} {spelling}",
                place.line, place.column, token.kind
            ),
        );
    }
}

fn loops(text: &mut String, translation: &Translation<'_>) {
    for remark in translation
        .functions
        .iter()
        .flat_map(|plans| &plans.remarks)
    {
        let diagnostic = crate::remarks::diagnostic(&translation.unit.source, remark);
        let line_number = diagnostic.place.map_or(0, |place| place.line);
        line(
            text,
            format_args!(
                "{}:{line_number}: {} [{}]",
                remark.function, diagnostic.message, diagnostic.code
            ),
        );
    }
}
