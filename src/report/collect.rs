//! From the planners' remarks to the data of a report.

use super::data::{
    Access, Candidate, Dependence, Distance, Function, Kind, Loop, Note, Outcome, Place, Position,
    Refusal, Report, Vectorized, Widths,
};
use crate::remarks;
use frontend::diag;
use frontend::source::Source;
use frontend::span::Span;
use frontend::{Unit, tree};
use midend::pipeline::FunctionPlans;
use midend::pipeline::variants::Variants;
use midend::plan::Parameters;
use midend::remark;

/// Adds all that `--remarks=all` tells of a file.
pub fn collect(
    report: &mut Report,
    unit: &Unit,
    functions: &[FunctionPlans],
    variants: &[Option<Variants>],
) {
    let places = Places::new(&unit.source);
    for remark in functions.iter().flat_map(|plans| &plans.remarks) {
        let all = match remark.subject {
            remark::Subject::Loop => &mut report.loops,
            remark::Subject::Block => &mut report.blocks,
        };
        all.push(places.of_loop(remark));
    }
    let pairs = unit.functions.iter().zip(variants);
    let pairs = pairs.filter_map(|(def, variants)| Some((def, variants.as_ref()?)));
    let functions = pairs.map(|(def, variants)| places.function(def, variants));
    report.functions.extend(functions);
    report.notes.extend(unit.notes.iter().map(|note| Note {
        code: note.code,
        text: note.message.clone(),
        place: note.place.as_ref().map(|place| places.shown(place)),
    }));
}

/// Places of the user's file.
struct Places<'a> {
    source: &'a Source,
    /// Where its lines begin.
    lines: Vec<usize>,
}

impl Places<'_> {
    fn new(source: &Source) -> Places<'_> {
        let ends = source.original().iter().enumerate();
        let ends = ends.filter(|(_, byte)| **byte == b'\n');
        let lines = std::iter::once(0).chain(ends.map(|(at, _)| at + 1));
        Places {
            source,
            lines: lines.collect(),
        }
    }

    fn of(&self, span: Span) -> Place {
        self.shown(&self.source.place(span))
    }

    /// A place as messages show it.
    fn shown(&self, place: &diag::Place) -> Place {
        let file = place.file.clone();
        match place.bytes {
            Some(bytes) => Place {
                file,
                start: self.position(bytes.range().start),
                end: Some(self.position(bytes.range().end)),
            },
            None => Place {
                file,
                start: Position {
                    line: place.line,
                    column: (place.column > 0).then_some(place.column),
                },
                end: None,
            },
        }
    }

    fn position(&self, at: usize) -> Position {
        let line = self.lines.partition_point(|start| *start <= at);
        let start = self.lines[line - 1];
        let before = self.source.original().get(start..at).unwrap_or_default();
        // A byte that is no text counts as one.
        let chunks = before.utf8_chunks();
        let characters = chunks.map(|c| c.valid().chars().count() + c.invalid().len());
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Position {
            line: number(line),
            column: Some(number(characters.sum::<usize>() + 1)),
        }
    }

    fn of_loop(&self, remark: &remark::Remark) -> Loop {
        let outcome = match &remark.outcome {
            remark::Outcome::Vectorized(how) => Outcome::Vectorized(vectorized(how)),
            remark::Outcome::Pipelined(how) => Outcome::Pipelined(vectorized(how)),
            remark::Outcome::WithLoopAround => Outcome::WithLoopAround,
            remark::Outcome::Missed(refusals) => Outcome::Missed {
                refusals: self.refusals(refusals),
            },
        };
        let considered = &remark.considered;
        let told = match &remark.outcome {
            remark::Outcome::Missed(refusals) => refusals.as_slice(),
            remark::Outcome::Vectorized(_)
            | remark::Outcome::Pipelined(_)
            | remark::Outcome::WithLoopAround => &[],
        };
        let others = considered.refusals.iter().filter(|r| !told.contains(r));
        let others: Vec<remark::Refusal> = others.cloned().collect();
        let candidates = considered.candidates.iter().enumerate();
        let candidates = candidates.map(|(n, each)| candidate(each, n == considered.winner));
        Loop {
            place: self.of(remark.span),
            function: remark.function.clone(),
            outcome,
            candidates: candidates.collect(),
            refused: self.refusals(&others),
        }
    }

    fn function(&self, def: &tree::FunctionDef, variants: &Variants) -> Function {
        let names = |together| remarks::names_of_variants(variants, together);
        Function {
            place: self.of(remarks::head(def)),
            function: def.name.clone(),
            together: names(true),
            one_by_one: names(false),
            refusals: self.refusals(&remarks::refusals_of_variants(variants)),
        }
    }

    fn refusals(&self, refusals: &[remark::Refusal]) -> Vec<Refusal> {
        let one = |refusal: &remark::Refusal| Refusal {
            code: refusal.reason.code(),
            text: refusal.detail.to_string(),
            place: self.of(refusal.span),
            hint: refusal.hint,
            dependence: match &refusal.detail {
                remark::Detail::Words(_) => None,
                remark::Detail::Dependence(dependence) => Some(self.dependence(dependence)),
            },
        };
        refusals.iter().map(one).collect()
    }

    fn dependence(&self, dependence: &remark::Dependence) -> Dependence {
        let access = |place: &remark::Place| Access {
            place: self.of(place.span),
            text: place.text.clone(),
            writes: place.writes,
        };
        Dependence {
            kind: match dependence.kind() {
                remark::Kind::Flow => Kind::Flow,
                remark::Kind::Anti => Kind::Anti,
                remark::Kind::Output => Kind::Output,
            },
            distance: match dependence.distance {
                remark::Distance::Iterations(n) => Distance::Iterations(n),
                remark::Distance::Same => Distance::Same,
                remark::Distance::Unknown => Distance::Unknown,
            },
            source: access(&dependence.source),
            sink: access(&dependence.sink),
        }
    }
}

fn vectorized(how: &remark::Vectorized) -> Vectorized {
    Vectorized {
        widths: widths(how.parameters),
        target: how.target,
        in_place: how.calls.in_place.clone(),
        guards: how.guards.clone(),
        percent: (how.percent > 0).then_some(how.percent),
        in_spite: how.in_spite,
        pipelined: how.pipelined == Some(Ok(())),
        text: how.to_string(),
    }
}

fn candidate(candidate: &remark::Candidate, chosen: bool) -> Candidate {
    let how = candidate.parameters;
    let text = match candidate.strategy {
        None => "scalar code".to_string(),
        Some(strategy) => format!("{strategy}, {how}, in {} bits", how.reg_bits),
    };
    Candidate {
        strategy: candidate.strategy.unwrap_or("scalar"),
        widths: widths(how),
        percent: candidate.percent,
        chosen,
        text,
    }
}

fn widths(parameters: Parameters) -> Widths {
    Widths {
        lanes: parameters.vf,
        vectors: parameters.uf,
        narrow: parameters.second.map(|second| second.vf),
        masked: parameters.second.is_some_and(|second| second.masked),
        register_bits: parameters.reg_bits,
    }
}
