//! What a schedule is like, for the reader.

use super::body::Body;
use super::registers::FILES;
use crate::cost::Throughput;
use crate::options::ScheduleForm;
use crate::plan::{LoopNode, PInst, Widened};
use crate::processor::Processor;
use crate::schedule::Scheduled;

/// What a loop is called.
pub(super) fn title(l: &LoopNode) -> String {
    match l.widened {
        Some(Widened { vf, uf, .. }) => format!("vector loop of {vf} lanes and {uf} vectors"),
        None => "scalar loop".to_owned(),
    }
}

/// A schedule of a loop's body, in a form; there is no picture of one without overlap.
pub(super) fn shown(
    (l, body): (&LoopNode, &Body<'_>),
    scheduled: &Scheduled,
    processor: Processor,
    form: ScheduleForm,
) -> String {
    let name = |inst: &&PInst| match inst.result {
        Some(result) => format!("{result}: {}", inst.op),
        None => inst.op.to_string(),
    };
    let names: Vec<String> = body.nodes.iter().map(name).collect();
    match form {
        ScheduleForm::Tables => {
            let table = scheduled.table(&names, &classes(processor), &FILES);
            match processor.in_order() {
                Some(_) => format!(
                    "{table}without overlap: {} cycles\n",
                    scheduled.sequential()
                ),
                None => table,
            }
        }
        ScheduleForm::Picture if scheduled.schedule.stages() < 2 => String::new(),
        ScheduleForm::Picture => scheduled.picture(&title(l), &names),
    }
}

/// Names of resources.
fn classes(processor: Processor) -> [&'static str; 6] {
    let mut names = Throughput::CLASSES;
    if processor.in_order().is_some_and(|cpu| cpu.shared_memory) {
        names[1] = "memory";
    }
    names
}
