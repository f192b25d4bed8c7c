//! What a user may have meant.

/// The candidate that is most like `word`, as the end of a message; empty if none is.
pub fn did_you_mean<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> String {
    let similar = candidates.map(|name| (strsim::jaro_winkler(word, name), name));
    let best = similar
        .filter(|(likeness, _)| *likeness > 0.7)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(String::new(), |(_, name)| {
        format!("; did you mean `{name}`?")
    })
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn the_most_similar_is_named() {
        let of =
            |word: &str| did_you_mean(word, ["memory-dep", "call", "carried-scalar"].into_iter());
        assert_eq!(of("memory-dpe"), "; did you mean `memory-dep`?");
        assert_eq!(of("calls"), "; did you mean `call`?");
        assert_eq!(of("zzz"), "");
    }
}
