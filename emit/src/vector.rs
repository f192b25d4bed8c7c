//! The vector program of a plan as C statements.
//!
//! Each value of the plan becomes an expression that is written where it is used, or a variable.
//! What is written later than it is computed must not change meaning: loads are not moved over
//! stores, and a C variable is copied if it is set while its value at entry is still needed.

mod copies;
mod handed_through;
mod headings;
mod hiding;
mod inst;
mod merge;
mod naming;
mod operands;
mod structure;
mod writer;

pub use writer::{Context, Edges, Program, Returns};

use crate::ctree::Block;
use crate::ctree::mixed::mix;
use crate::ctree::unread::drop_unread;
use crate::failure::Failure;
use crate::uses::Uses;
use copies::Copies;
use frontend::sorted::{SortedMap, SortedSet};
use midend::plan::Plan;
use midend::remark::Reason;
use midend::ssa::Var;
use writer::{Copied, Stop, Writer};

impl Program {
    /// The objects and functions of the file that it names; `plan` is what it was written for.
    pub fn named<'p>(&self, plan: &'p Plan) -> Vec<&'p str> {
        let symbols = self.symbols.iter().filter_map(|&s| plan.symbols.get(s));
        let callees = plan.called_each().into_iter();
        let callees = callees.filter_map(|c| plan.callees.get(c)?.named());
        symbols.map(|s| s.name.as_str()).chain(callees).collect()
    }
}

/// Writes a plan's vector program.
pub fn write(context: Context<'_>) -> Result<Program, Failure> {
    let uses = Uses::of(context.plan, context.machine);
    let copies = Copies::of(context.plan);
    let often = uses.assigned_in_loop.iter();
    let mut copied: SortedMap<Var, Copied> = often.map(|&var| (var, Copied::IfOften)).collect();
    let mut declared = SortedSet::new();
    // Each round copies one more variable, or does so wherever it is read, or declares one more group of values.
    for _ in 0..=2 * context.plan.vars.len() + copies.groups() {
        let mut writer = Writer::new(context, &uses, &copies, &copied, &declared);
        let mut block = Block::default();
        match writer.sequence(&context.plan.body, &mut block) {
            Ok(()) => {}
            Err(Stop::Failed(failure)) => return Err(failure),
            Err(Stop::Overwrites(var)) => {
                let how = match copied.contains_key(&var) {
                    true => Copied::Always,
                    false => Copied::IfOften,
                };
                copied.insert(var, how);
                continue;
            }
        }
        match writer.uneven() {
            Some(group) => declared.insert(group),
            None => return Ok(finish(writer, block)),
        };
    }
    Err(Failure::new(
        Reason::NoName,
        "a variable is set while its old value is needed",
    ))
}

/// The program of a written body: variables get their names, and declarations their places.
fn finish(mut writer: Writer<'_>, mut block: Block) -> Program {
    merge::merge(&mut block);
    drop_unread(&mut block);
    naming::name_variables(&mut block, &writer.wishes, writer.context.mentioned);
    block.asserts = layout_asserts(writer.context.plan);
    if writer.context.machine.mixed {
        mix(&mut block);
    }
    writer.program.block = block;
    writer.program
}

/// Assertions of the layout facts that a plan relies on.
fn layout_asserts(plan: &Plan) -> Vec<String> {
    let fields = plan
        .layout_asserts
        .iter()
        .filter_map(|&f| plan.fields.get(f));
    let assert = |record: &str, member: &str, offset: u64| {
        format!(
            "__extension__ _Static_assert(__builtin_offsetof({record}, {member}) == {offset}, \
             \"layout of {record}\");"
        )
    };
    let named = fields.filter_map(|f| Some((f.record.as_deref()?, f.name.as_str(), f.offset)));
    named
        .map(|(record, member, offset)| assert(record, member, offset))
        .collect()
}
