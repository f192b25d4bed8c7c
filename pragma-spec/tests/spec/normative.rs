//! `SPEC.md` says something of everything there is.

use pragma_spec::ProblemCode;

const SPEC: &str = include_str!("../../SPEC.md");

#[test]
fn every_problem_is_explained() {
    for code in ProblemCode::ALL {
        let row = format!("| `{}` |", code.code());
        assert!(SPEC.contains(&row), "no row for {row}");
    }
}

#[test]
fn every_clause_is_explained() {
    let source = [
        include_str!("../../src/dialect/openmp.rs"),
        include_str!("../../src/dialect/cilk.rs"),
        include_str!("../../src/dialect/clang.rs"),
        include_str!("../../src/dialect/vec_function.rs"),
    ];
    let mut clauses = 0;
    for line in source.iter().flat_map(|text| text.lines()) {
        // Rows of the tables of clauses: `("mask", mask::masked),`
        let row = line
            .trim()
            .strip_prefix("(\"")
            .and_then(|row| row.split_once("\", "));
        if let Some((name, reader)) = row
            && !reader.starts_with('"')
        {
            assert!(
                SPEC.contains(&format!("`{name}")),
                "SPEC.md does not explain {name}"
            );
            clauses += 1;
        }
    }
    assert!(clauses > 50, "only {clauses} clauses were found");
}
