//! Presumed lines: what `__FILE__` and `__LINE__` say at places of the original file.

use super::Source;

impl Source {
    /// File name and line number that the compiler knows each of the `places` by, offsets of the
    /// original in ascending order. `None` where a user's own `#line` leaves it open.
    pub fn presumed_lines(&self, places: &[u32]) -> Option<Vec<(String, u32)>> {
        let user_lines = self.lexed.user_lines.as_ref()?;
        let mut lines = Physical::new(&self.original);
        if user_lines.is_empty() {
            let own = |place: &u32| (self.name.clone(), lines.at(*place));
            return Some(places.iter().map(own).collect());
        }
        let mut result = Vec::with_capacity(places.len());
        let mut tokens = (0..self.tokens.len())
            .filter_map(|t| Some((self.direct(t)?.start, self.tokens[t].span.start)))
            .peekable();
        // Lines of the directives between two places.
        let between = |from: u32, to: u32| user_lines.iter().any(|l| from < l.next && l.next <= to);
        let mut last = None;
        for &place in places {
            while let Some(token) = tokens.next_if(|(start, _)| *start <= place) {
                last = Some(token);
            }
            let line = lines.at(place);
            let newlines = |from: u32, to: u32| {
                let text = self.original.get(from as usize..to as usize);
                newlines(text.unwrap_or_default())
            };
            // The directives above the place must be those above the token, which stands before
            // the place or behind it.
            let before = last.map(|(start, pp)| (line - newlines(start, place), line, pp));
            let after = tokens.peek();
            let after = after.map(|(start, pp)| (line, line + newlines(place, *start), *pp));
            let near = [before, after].into_iter().flatten();
            let token = near.clone().find(|(from, to, _)| !between(*from, *to));
            let (file, shift) = match token {
                Some((_, _, pp)) => self.lines.shift(pp)?,
                None if !between(0, line) => (self.name.as_str(), 0),
                None => return None,
            };
            let presumed = u32::try_from(i64::from(line) + shift).ok()?;
            result.push((file.to_string(), presumed));
        }
        Some(result)
    }
}

/// Physical line numbers, asked for in ascending order.
struct Physical<'a> {
    bytes: &'a [u8],
    at: usize,
    line: u32,
}

impl Physical<'_> {
    fn new(bytes: &[u8]) -> Physical<'_> {
        Physical {
            bytes,
            at: 0,
            line: 1,
        }
    }

    fn at(&mut self, place: u32) -> u32 {
        let place = (place as usize).min(self.bytes.len());
        self.line += newlines(self.bytes.get(self.at..place).unwrap_or_default());
        self.at = self.at.max(place);
        self.line
    }
}

fn newlines(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|b| **b == b'\n').count() as u32
}

#[cfg(test)]
mod tests {
    use crate::{Input, Source};

    fn lines(original: &str, preprocessed: &str) -> Option<Vec<(String, u32)>> {
        let source = Source::new(&Input {
            name: "m.c",
            original: original.as_bytes(),
            preprocessed: preprocessed.as_bytes(),
        });
        let places = original.match_indices('@').map(|(n, _)| n as u32 + 1);
        source.presumed_lines(&places.collect::<Vec<_>>())
    }

    #[test]
    fn without_directives_they_are_the_physical_ones() {
        let name = |line| ("m.c".to_string(), line);
        assert_eq!(
            lines("@a;\n\n@b;@c;\n@", "# 1 \"m.c\"\n@a;\n\n@b;@c;\n@"),
            Some(vec![name(1), name(3), name(3), name(4)])
        );
    }

    #[test]
    fn the_token_behind_a_place_tells_its_line_too() {
        let place = |name: &str, line| (name.to_string(), line);
        let original = "@\n#line 1\n@\na;\n";
        let preprocessed = "# 1 \"m.c\"\n@\n# 1 \"m.c\"\n@\na;\n";
        let places = vec![place("m.c", 1), place("m.c", 1)];
        assert_eq!(lines(original, preprocessed), Some(places));
    }

    #[test]
    fn directives_of_the_file_are_followed() {
        let original = "@\na;\n#line 50 \"g.y\"\nb;\n  c @;\n";
        let preprocessed = "# 1 \"m.c\"\n@\na;\n# 50 \"g.y\"\nb;\n  c @;\n";
        let place = |name: &str, line| (name.to_string(), line);
        let places = vec![place("m.c", 1), place("g.y", 51)];
        assert_eq!(lines(original, preprocessed), Some(places));
    }
}
