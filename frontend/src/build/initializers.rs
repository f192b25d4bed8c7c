//! Initializers whose elements are not read: nothing depends on what they are, and tables can be most of a file. Of
//! an array that does not say how long it is, they are counted.

use super::declares::masked_word;
use super::parser::Blank;
use crate::source::{Piece, PieceKind, Source};

/// Elements from which counting them gains: the parser reads a few as fast.
const LEAST_COUNTED: usize = 8;

/// The first such initializer of a piece, with the `=` before it.
pub(super) fn unread_initializer(source: &Source, piece: &Piece) -> Option<Blank> {
    if piece.kind != PieceKind::Declaration || piece.too_deep {
        return None;
    }
    let tokens = source.tokens_in(piece.span);
    let word = |at: usize| tokens.get(at).map_or("", |t| masked_word(source, t));
    let mut depth = 0_usize;
    let equals = (0..tokens.len()).find(|&at| {
        match word(at) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            "=" => return depth == 0,
            _ => {}
        }
        false
    })?;
    if word(equals + 1) != "{" {
        return None;
    }
    let close = (equals + 1..tokens.len()).find(|&at| {
        depth += usize::from(word(at) == "{");
        depth -= usize::from(word(at) == "}");
        depth == 0
    })?;
    if !matches!(word(close + 1), "," | ";") {
        return None;
    }
    let instead = match has_lengths((0..equals).rev().map(word)) {
        true => String::new(),
        false => counted((equals + 2..close).map(word))?,
    };
    let span = tokens[equals].span.to(tokens[close].span);
    // Shorter than what it stands for: names may be long, but there is one character for each comma.
    (instead.len() <= span.range().len()).then_some(Blank { span, instead })
}

/// An initializer that makes an array as long as the one with these words in its braces does.
fn counted<'a>(words: impl Iterator<Item = &'a str>) -> Option<String> {
    let (mut depth, mut before, mut items, mut braced) = (0_usize, ",", 0_usize, 0_usize);
    for word in words.filter(|word| !word.is_empty()) {
        let begins = depth == 0 && before == "," && word != ",";
        if begins {
            // `[2] = x`: the next one is the fourth.
            if word == "[" {
                return None;
            }
            items += 1;
            braced += usize::from(word == "{");
        }
        match word {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.checked_sub(1)?,
            _ => {}
        }
        before = if depth == 0 || begins { word } else { "" };
    }
    let element = match braced {
        0 => "0",
        _ if braced == items => "{0}",
        // What stands without braces may be a part of an element.
        _ => return None,
    };
    (items >= LEAST_COUNTED).then(|| format!("={{[{}]={element}}}", items - 1))
}

/// Whether the words before a `=`, the last first, are those of an array whose every length is given.
fn has_lengths<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let (mut depth, mut lengths, mut empty) = (0_usize, 0, false);
    for word in words.filter(|word| !word.is_empty()) {
        match word {
            "]" => {
                depth += 1;
                empty = true;
                continue;
            }
            "[" if empty || depth == 0 => return false,
            "[" => {
                depth -= 1;
                lengths += 1;
            }
            _ if depth == 0 => {
                return lengths > 0 && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            }
            _ => {}
        }
        empty = false;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn elements_are_counted_unless_they_say_where_they_are() {
        let of = |text: &str| counted(text.split(' '));
        let eight = "1 , f ( 2 , 3 ) , a [ 4 ] , ( T ) { 5 , 6 } , - 7 , 8 , 9 , 10";
        assert_eq!(of(eight).as_deref(), Some("={[7]=0}"));
        assert_eq!(of(&format!("{eight} ,")).as_deref(), Some("={[7]=0}"));
        assert_eq!(
            of(&format!("{eight} , . b = 1")).as_deref(),
            Some("={[8]=0}")
        );
        let braced = ["{ 1 , { 2 , 3 } }"; 9].join(" , ");
        assert_eq!(of(&braced).as_deref(), Some("={[8]={0}}"));
        for text in [
            "1 , 2",
            &format!("{eight} , [ 20 ] = 1"),
            &format!("{braced} , 1"),
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }
}
