//! Statements in a row that may be computed in vectors, by their words.

/// Elements that must be read for a value that is folded of them to be worth a vector.
const LEAST_READ: usize = 4;

/// Whether text may store twice into memory, or fold what it reads there: whatever is packed does. Words are asked
/// for since most functions do neither, and reading them takes longer.
pub(super) fn may_pack<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let (mut stores, mut reads, mut folds) = (0_usize, 0_usize, 0_usize);
    let (mut object, mut before) = (Object::None, "");
    for word in words {
        if is_assignment(word) {
            stores += usize::from(object == Object::Whole);
            folds += usize::from(word.len() > 1);
        }
        reads += usize::from(matches!(word, "[" | "." | "->" | "*"));
        folds += usize::from(matches!(
            word,
            "+" | "*" | "&" | "|" | "^" | "<" | ">" | "<=" | ">="
        ));
        object = match (word, object) {
            ("." | "->" | "*", _) => Object::Begun,
            // Of a cast: `*(int *)p = x`.
            (")", _) if before == "*" => Object::Begun,
            // Of `*p++ = x` and `*(p + 1) = x`.
            ("]" | ")" | "++" | "--", _) => Object::Whole,
            (_, Object::Begun) if is_name(word) => Object::Whole,
            _ => Object::None,
        };
        before = word;
        if stores >= 2 || reads >= LEAST_READ && folds + 1 >= LEAST_READ {
            return true;
        }
    }
    false
}

/// What the words so far say of an object in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Object {
    None,
    /// Its name is about to come.
    Begun,
    /// They end with one.
    Whole,
}

fn is_assignment(word: &str) -> bool {
    word.ends_with('=') && !matches!(word, "==" | "!=" | "<=" | ">=")
}

fn is_name(word: &str) -> bool {
    word.bytes()
        .next()
        .is_some_and(|b| b.is_ascii_alphabetic() || b == b'_' || b >= 0x80)
}

#[cfg(test)]
mod tests {
    use super::may_pack;

    #[test]
    fn stores_and_folds_are_found() {
        for (text, found) in [
            ("a [ 0 ] = x ; a [ 1 ] = y ;", true),
            ("* p ++ = x ; * p ++ = y ;", true),
            ("( * p ) = x ; * ( p + 1 ) = y ;", true),
            ("* ( int * ) p = x ; * ( T * ) ( q + 1 ) = y ;", true),
            ("q -> x += 1 ; q -> y += 2 ;", true),
            ("v . x = v . y = 0 ;", true),
            ("return a [ 0 ] + a [ 1 ] + a [ 2 ] + a [ 3 ] ;", true),
            ("s += a [ 0 ] ; s += p -> b ; s += * q ; s += v . x ;", true),
            ("int x = 1 , y = 2 ; x = y ; y = x ;", false),
            ("a [ 0 ] = x ; if ( a [ 1 ] == y ) return z ;", false),
            ("return f ( a [ 0 ] , b -> c , d . e , * g ) ;", false),
        ] {
            assert_eq!(may_pack(text.split(' ')), found, "{text}");
        }
    }
}
