//! SARIF 2.1.0 (*Static Analysis Results Interchange Format*, OASIS), which CI and editors show.

use super::data::{Place, Report};
use super::findings::{self, Finding, Kind, findings};
use midend::reason;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// What codes mean that are no reasons.
const OWN: &[(&str, &str)] = &[
    (
        findings::CONSIDERED,
        "ways to do a loop, with their estimated times",
    ),
    (findings::VECTORIZED, "a loop or a function has vector code"),
    (findings::PIPELINED, "iterations of a scalar loop overlap"),
];

/// The report as a log of one run.
pub fn text(report: &Report) -> String {
    let findings = findings(report);
    let codes: BTreeSet<&str> = findings.iter().map(|finding| finding.code).collect();
    let codes: Vec<&str> = codes.into_iter().collect();
    let results = findings.iter().map(|finding| result(finding, &codes));
    let results: Vec<Value> = results.collect();
    let rules: Vec<Value> = codes.iter().map(|code| rule(code)).collect();
    let driver = json!({
        "name": "vcc",
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rules,
    });
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": driver },
            "artifacts": [{ "location": { "uri": uri(&report.file) }, "sourceLanguage": "c" }],
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

/// A code, with its page if it has one.
fn rule(code: &str) -> Value {
    let mut rule = json!({ "id": code });
    let Some(page) = reason::explain(code) else {
        if let Some((_, what)) = OWN.iter().find(|(own, _)| *own == code) {
            rule["shortDescription"] = json!({ "text": what });
        }
        return rule;
    };
    let (title, rest) = page.split_once('\n').unwrap_or((page, ""));
    let title = title.split_once(": ").map_or(title, |(_, title)| title);
    let rest = rest.trim();
    rule["shortDescription"] = json!({ "text": title });
    rule["help"] = json!({ "text": rest, "markdown": rest });
    rule["defaultConfiguration"] = json!({ "level": "note" });
    rule
}

fn result(finding: &Finding<'_>, codes: &[&str]) -> Value {
    // What is no problem has no level.
    let (kind, level) = match finding.kind {
        Kind::Passed => ("pass", "none"),
        Kind::Missed => ("fail", "note"),
        Kind::Analysis => ("informational", "none"),
    };
    let mut text = finding.text.clone();
    if let Some(hint) = finding.hint {
        text.push_str("; hint: ");
        text.push_str(hint);
    }
    let mut result = json!({
        "ruleId": finding.code,
        "ruleIndex": codes.iter().position(|code| *code == finding.code),
        "kind": kind,
        "level": level,
        "message": message(&text),
    });
    if let Some(place) = finding.place {
        let mut location = location(place);
        if !finding.function.is_empty() {
            let function = json!({ "name": finding.function, "kind": "function" });
            location["logicalLocations"] = json!([function]);
        }
        result["locations"] = json!([location]);
    }
    let culprit = finding.culprit.iter();
    let culprit = culprit.map(|refusal| (&refusal.place, refusal.text.as_str()));
    let others = finding.related.iter();
    let others = others.map(|(place, what)| (*place, what.as_str()));
    let related = culprit.chain(others).enumerate().map(|(n, (place, what))| {
        let mut location = location(place);
        location["id"] = json!(n + 1);
        location["message"] = message(what);
        location
    });
    let related: Vec<Value> = related.collect();
    if !related.is_empty() {
        result["relatedLocations"] = json!(related);
    }
    result
}

/// Single braces would stand for arguments.
fn message(text: &str) -> Value {
    json!({ "text": text.replace('{', "{{").replace('}', "}}") })
}

fn location(place: &Place) -> Value {
    let mut region = json!({ "startLine": place.start.line });
    let mut set = |name: &str, number: Option<u32>| {
        if let Some(number) = number {
            region[name] = json!(number);
        }
    };
    set("startColumn", place.start.column);
    set("endLine", place.end.map(|end| end.line));
    set("endColumn", place.end.and_then(|end| end.column));
    let artifact = json!({ "uri": uri(&place.file) });
    json!({ "physicalLocation": { "artifactLocation": artifact, "region": region } })
}

/// A path as a reference to it (RFC 3986).
fn uri(path: &str) -> String {
    let mut uri = String::new();
    if path.starts_with('/') {
        uri.push_str("file://");
    }
    for byte in path.bytes() {
        match byte {
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            byte => {
                // Writing to a String cannot fail.
                let _ = write!(uri, "%{byte:02X}");
            }
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_become_references() {
        assert_eq!(uri("s/a b.c"), "s/a%20b.c");
        assert_eq!(uri("/s/\u{e4}:1.c"), "file:///s/%C3%A4%3A1.c");
    }
}
