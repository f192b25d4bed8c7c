//! The places of the original text that an edit of a loop needs.

use crate::source::Source;
use crate::source::calls::Boundary;
use crate::tree::{Loop, LoopKind};
use pragma_spec::Meaning;

/// What an edit of a loop needs, with its name for the user: the tokens at which it begins and ends,
/// and the pragmas that it removes.
pub fn of_loop(source: &Source, l: &Loop) -> Vec<(&'static str, Boundary)> {
    let mut all = vec![("keyword", source.boundary(l.keyword.start))];
    match l.kind {
        LoopKind::For | LoopKind::While => {
            all.push(("`(`", source.boundary(l.header.start)));
            all.push(("`)`", source.boundary_before(l.header.end)));
        }
        LoopKind::Do => all.push(("body", source.boundary_before(l.body.span.end))),
    }
    let semicolon = l.first_semicolon;
    all.extend(semicolon.map(|semicolon| ("first `;`", source.boundary(semicolon.start))));
    let end = source.boundary_before(l.span.end);
    if let (Boundary::Call(_), call @ Boundary::Call(_)) =
        (&end, source.boundary(l.body.span.start))
    {
        // So that the braces are seen together.
        all.push(("body", call));
    }
    all.push(("end", end));
    let removed = |line: &&crate::directives::LoopDirective| {
        matches!(line.directive.meaning, Meaning::Loop(_))
    };
    for line in l.directives.iter().filter(removed) {
        all.push(("pragma", source.pragma_boundary(line.span)));
    }
    all
}
