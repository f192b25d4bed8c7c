//! Whether another configuration could have other text of an included file.

use super::Source;
use super::assumed::Assumed;
use super::macros::Lookup;
use super::original::Original;
use crate::sorted::{SortedMap, SortedSet};
use crate::span::Span;

/// Reads a file: its bytes, if they can be had, by the name that line markers give it.
pub type Read<'a> = &'a dyn Fn(&str) -> Option<Vec<u8>>;

/// Included files as they are written.
pub struct Headers<'a> {
    source: &'a Source,
    read: Read<'a>,
    /// By name, those that were asked for.
    known: SortedMap<String, Option<Original>>,
}

impl<'a> Headers<'a> {
    /// Those of a translation unit; none is read yet.
    pub fn new(source: &'a Source, read: Read<'a>) -> Headers<'a> {
        Headers {
            source,
            read,
            known: SortedMap::new(),
        }
    }

    /// What must be so of macros for a text of an included file to be what it is, in all configurations in which what
    /// begins at `at` in the main file is compiled. `None`: it is not known to be written there, or not in all of them.
    pub fn relied_on(&mut self, span: Span, at: u32) -> Option<SortedSet<Assumed>> {
        let source = self.source;
        let stops = source.lines.inclusion(span.start)?;
        let [own, includers @ .., main] = &stops[..] else {
            return None;
        };
        let place = source.place_in_file(at)?;
        source.lexed.comes_on(main.line, place).then_some(())?;
        for stop in includers {
            let file = self.file(stop.file)?;
            (file.group_on(stop.line) == file.common_group()).then_some(())?;
        }
        let header = self.file(own.file)?;
        let mut starts = header.tokens_on(own.line);
        let macros = starts.find_map(|first| written(source, header, first, span))?;
        let assumed = macros.into_iter().map(|index| {
            let definition = source.macros.get(index);
            let same = source.macros.lookup(definition.name.as_bytes(), at) == Lookup::Macro(index);
            same.then(|| source.assumed_value(definition, span.start))?
        });
        assumed.collect()
    }

    /// The macros on which it depends what is compiled of the main file and of the files that it includes: those that
    /// conditional directives ask for, and of those that the command line defines the others that are named.
    pub fn asked(&mut self) -> SortedSet<String> {
        let source = self.source;
        // Whether it does anything is decided in a header of the system. A file that was seen with it has no vector code of
        // what it is applied to.
        let asserts = source.predefined("NDEBUG").is_some() && source.mentions("assert");
        let mut asked = source.lexed.asked();
        let mut given: SortedSet<&str> = source.macros.given().map(|m| m.name.as_str()).collect();
        let mut note = |file: &Original| {
            asked.extend(file.asked());
            let words = (0..file.tokens.len()).map(|token| file.spelling(token));
            for word in words.filter_map(|word| std::str::from_utf8(word).ok()) {
                if given.remove(word) {
                    asked.insert(word.to_owned());
                }
            }
        };
        note(&source.lexed);
        for name in source.lines.included() {
            if let Some(file) = self.file(name) {
                note(file);
            }
        }
        asked.extend(asserts.then(|| "NDEBUG".to_owned()));
        asked
    }

    /// What macros of the command line are that say what is included.
    pub fn including(&mut self) -> SortedSet<Assumed> {
        let source = self.source;
        let start = source.lines.main_start();
        let mut names = source.lexed.including.clone();
        for name in source.lines.included() {
            let file = self.file(name);
            names.extend(
                file.into_iter()
                    .flat_map(|file| file.including.iter().cloned()),
            );
        }
        let given = source.macros.given().filter(|m| names.contains(&m.name));
        given
            .filter_map(|m| source.assumed_value(m, start))
            .collect()
    }

    fn file(&mut self, name: &str) -> Option<&Original> {
        if !self.known.contains_key(name) {
            let file = (self.read)(name).map(|bytes| Original::new(&bytes));
            // Its lines are those that markers tell.
            let file = file.filter(|file| file.user_lines.as_ref().is_some_and(Vec::is_empty));
            self.known.insert(name.to_owned(), file);
        }
        self.known.get(name)?.as_ref()
    }
}

/// The macros in the tokens of a header from number `first` on, if they become a text and are in all configurations in which
/// the header says anything. Macros with parameters are left to others.
fn written(source: &Source, header: &Original, first: usize, span: Span) -> Option<SortedSet<u32>> {
    let mut words = source
        .tokens_in(span)
        .iter()
        .map(|token| source.slice(token.span));
    let mut macros = SortedSet::new();
    let mut next = first;
    while words.len() > 0 {
        let name = header.spelling(next);
        match source.macros.lookup(name, span.start) {
            Lookup::No => (words.next()?.as_bytes() == name).then_some(())?,
            Lookup::Macro(index) => {
                let definition = source.macros.get(index);
                let mut body = definition
                    .tokens
                    .iter()
                    .map(|token| &definition.body[token.span.range()]);
                let same = body.all(|word| words.next() == Some(word));
                (definition.params.is_none() && same).then_some(())?;
                macros.insert(index);
            }
            Lookup::Unknown => return None,
        }
        next += 1;
    }
    header.is_unconditional(first..next).then_some(macros)
}
