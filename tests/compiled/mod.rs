//! What a compiler with vector code sees of an output.

/// The lines of an output that are not only there for who leaves vector code out.
pub fn vector(output: &str) -> String {
    let mut lines = String::new();
    let mut own: Vec<Option<bool>> = Vec::new();
    for line in output.split_inclusive('\n') {
        let directive = line.trim();
        match directive {
            "#ifdef VCC_VECTOR" => own.push(Some(true)),
            "#ifndef VCC_VECTOR" => own.push(Some(false)),
            _ if directive.starts_with("#if") => own.push(None),
            "#else" => own
                .iter_mut()
                .last()
                .into_iter()
                .flatten()
                .for_each(|on| *on = !*on),
            "#endif" => {
                own.pop();
            }
            _ => {}
        }
        if own.iter().flatten().all(|on| *on) {
            lines.push_str(line);
        }
    }
    lines
}
