//! What a call names that is not there or not what it has to be: what to do instead.

use crate::failure::Failure;
use crate::job::{Job, Only};
use crate::suggest;
use frontend::Unit;

/// Refuses what is no compiler, or did not take the file for C.
///
/// # Errors
/// What to do instead.
pub fn check_compiler(job: &Job, unit: &Unit) -> Result<(), Failure> {
    match unit.source.predefined("__STDC__") {
        Some(_) => Ok(()),
        None => Err(Failure::usage(format!(
            "`{}` does not take `{}` for C; name a C compiler with --cc, or say `-x c` if the name \
             of the file does not",
            job.compiler.program.join(" "),
            job.input_name()
        ))),
    }
}

/// Refuses an `--only` that names nothing.
///
/// # Errors
/// What it may mean.
pub fn check_only(job: &Job, unit: &Unit) -> Result<(), Failure> {
    let Some(only) = &job.only else {
        return Ok(());
    };
    let Only { function, line } = only;
    let file = job.input_name();
    let Some(def) = unit.functions.iter().find(|def| def.name == *function) else {
        let known = unit.functions.iter().map(|def| def.name.as_str());
        let similar = suggest::did_you_mean(function, known);
        return Err(Failure::usage(format!(
            "--only: vcc finds no function `{function}` in `{file}`{similar}"
        )));
    };
    let loops = midend::pipeline::loops(def).into_iter();
    let mut lines: Vec<u32> = loops.map(|l| unit.source.place(l.span).line).collect();
    lines.dedup();
    match line {
        Some(line) if !lines.contains(line) => {
            let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
            let there = match lines.is_empty() {
                true => "it has none".to_string(),
                false => format!("its loops begin on {}", lines.join(", ")),
            };
            Err(Failure::usage(format!(
                "--only: no loop of `{function}` begins on line {line} of `{file}`; {there}"
            )))
        }
        _ => Ok(()),
    }
}
