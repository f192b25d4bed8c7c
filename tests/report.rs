//! Reports: the same loops in each format as in the remarks, at the same places, and where the files are
//! that hold them.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A loop whose header comes out of a macro, one with a dependence, one whose body is in a macro, and
/// one behind characters of several bytes.
const TEXT: &str = "#define EACH(n) for (int i = 0; i < (n); i++)
#define OPAQUE(v) v = opaque(v)

int opaque(int);

void saxpy(int n, float a, const float *x, float *y)
{
    EACH(n)
        y[i] = a * x[i] + y[i];
}

void sums(int n, float *x, const float *y)
{
    for (int i = 1; i < n; i++)
        x[i] = x[i - 1] * y[i];
}

void calls(int n, int *x)
{
    /* \u{e4}\u{f6} it's */ for (int i = 0; i < n; i++)
        OPAQUE(x[i]);
}
";

struct Scratch(tempfile::TempDir);

impl Scratch {
    fn new() -> Scratch {
        let scratch = Scratch(tempfile::tempdir().unwrap());
        scratch.file("a.c", TEXT);
        scratch
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        let text = std::fs::read_to_string(self.path(name));
        text.unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn json(&self, name: &str) -> Value {
        serde_json::from_str(&self.read(name)).unwrap()
    }

    /// What lies in the folder.
    fn names(&self) -> Vec<String> {
        let files = std::fs::read_dir(self.0.path()).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    fn vcc(&self, line: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_vcc"));
        command.current_dir(self.0.path()).args(line.split(' '));
        for name in ["CC", "VCC_CC", "VCC_FLAGS", "VCC_STRICT"] {
            command.env_remove(name);
        }
        command.output().unwrap()
    }

    /// What a call says that succeeds.
    fn said(&self, line: &str) -> String {
        let output = self.vcc(line);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0), "{line}: {said}");
        said
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// File, line and column as messages show them.
fn shown(file: &Value, line: &Value, column: &Value) -> String {
    format!("{}:{line}:{column}", text(file))
}

/// The places of loops in the remarks, with the codes.
fn remarks(said: &str) -> Vec<String> {
    let loops = said.lines().filter(|line| line.contains("loop "));
    let heads = loops.map(|line| line.split(']').next().unwrap().replace(" note[", " "));
    heads.collect()
}

/// The documents of optimization records as place, code, kind.
fn records(yaml: &str) -> Vec<(String, String)> {
    let documents = yaml.split("--- !").skip(1);
    let record = |document: &str| {
        assert!(document.ends_with("...\n"), "{document}");
        let line = |name: &str| {
            let mut lines = document.lines();
            lines
                .find_map(|line| line.strip_prefix(name))
                .unwrap_or("")
                .trim()
        };
        let place: String = line("DebugLoc:")
            .chars()
            .filter(|c| !"{} '".contains(*c))
            .collect();
        let place = place
            .replace("File:", "")
            .replace(",Line", "")
            .replace(",Column", "");
        let kind = document.lines().next().unwrap().to_string();
        assert!(document.contains("\nPass:     vcc\n") && document.contains("\nFunction: '"));
        (format!("{place}: {}", line("Name:")), kind)
    };
    documents.map(record).collect()
}

#[test]
fn optimization_records_tell_of_the_loops_of_the_remarks() {
    let scratch = Scratch::new();
    let line = "-O2 -mavx2 a.c -o out.c --remarks=all --diagnostics-format=short --report a.yaml";
    let said = scratch.said(line);
    let wanted = [
        "a.c:8:5: vectorized",
        "a.c:14:5: memory-dep",
        "a.c:20:19: call",
    ];
    assert_eq!(remarks(&said), wanted, "{said}");
    let yaml = scratch.read("a.yaml");
    let records = records(&yaml);
    let loops = records.iter().filter(|(_, kind)| kind != "Analysis");
    let loops: Vec<&str> = loops.map(|(head, _)| head.as_str()).collect();
    assert_eq!(loops, wanted, "{yaml}");
    let kinds: Vec<&str> = records.iter().map(|(_, kind)| kind.as_str()).collect();
    assert_eq!(kinds, ["Passed", "Analysis", "Missed", "Missed"], "{yaml}");
    for part in [
        "Function: 'saxpy'\nArgs:\n  - String:   'loop vectorized: 8 lanes x ",
        "\n  - String:   'loop not vectorized: `x[i - 1]` is what `x[i]` wrote one iteration before'\n    \
         DebugLoc: { File: 'a.c', Line: 15, Column: 16 }\n  - Place:    '; `x[i]` is written here'\n    \
         DebugLoc: { File: 'a.c', Line: 15, Column: 9 }\n...\n",
        "\n  - String:   'loop not vectorized: `opaque` is called'\n    \
         DebugLoc: { File: 'a.c', Line: 21, Column: 9 }\n",
        "'estimated time of scalar code: 100%; innermost, ",
    ] {
        assert!(yaml.contains(part), "no {part:?} in:\n{yaml}");
    }
    // Same input, same bytes.
    scratch.said(&line.replace("a.yaml", "b.yml"));
    assert_eq!(scratch.read("b.yml"), yaml);
}

/// Statements in a row, as the remarks tell of them.
#[test]
fn statements_in_a_row_are_told_of_as_loops_are() {
    let scratch = Scratch::new();
    let source = "void add(const float *restrict a, float *restrict b)\n{\n    b[0] = a[0] + 1;\n    \
                b[1] = a[1] + 1;\n    b[2] = a[2] + 1;\n    b[3] = a[3] + 1;\n}\nint g;\n\
                void apart(int *restrict a)\n{\n    a[0] = g;\n    a[2] = g;\n    a[3] = g;\n}\n";
    scratch.file("row.c", source);
    let said = scratch.said(
        "-O2 -mavx2 row.c -o out.c --remarks=all --diagnostics-format=short --report row.json",
    );
    let lines: Vec<&str> = said
        .lines()
        .filter(|line| line.contains("block "))
        .collect();
    let report = scratch.json("row.json");
    let blocks = report["blocks"].as_array().unwrap();
    assert_eq!(blocks.len(), lines.len(), "{said}");
    let heads = blocks.iter().map(|block| {
        let place = &block["place"];
        let place = shown(&place["file"], &place["line"], &place["column"]);
        format!(
            "{place} {} {}",
            text(&block["function"]),
            text(&block["outcome"])
        )
    });
    let heads: Vec<String> = heads.collect();
    assert_eq!(
        heads,
        ["row.c:3:5 add vectorized", "row.c:12:5 apart missed"]
    );
    assert_eq!(blocks[0]["lanes"], Value::from(4));
    scratch.said("-O2 -mavx2 row.c -o out.c --report row.yaml");
    let yaml = scratch.read("row.yaml");
    assert!(yaml.contains("'block vectorized: 4 lanes x 1"), "{yaml}");
    assert!(yaml.contains("'block not vectorized: "), "{yaml}");
}

#[test]
fn json_has_all_that_is_known() {
    let scratch = Scratch::new();
    scratch.said("-O2 -mavx2 a.c -o out.c --report a.json");
    let report = scratch.json("a.json");
    assert_eq!(
        (&report["version"], &report["file"]),
        (&Value::from(1), &Value::from("a.c"))
    );
    let loops = report["loops"].as_array().unwrap();
    let heads = loops.iter().map(|l| {
        let place = &l["place"];
        let place = shown(&place["file"], &place["line"], &place["column"]);
        format!("{place} {} {}", text(&l["function"]), text(&l["outcome"]))
    });
    let heads: Vec<String> = heads.collect();
    let wanted = [
        "a.c:8:5 saxpy vectorized",
        "a.c:14:5 sums missed",
        "a.c:20:19 calls missed",
    ];
    assert_eq!(heads, wanted);
    let saxpy = &loops[0];
    assert_eq!(
        (&saxpy["lanes"], text(&saxpy["target"])),
        (&Value::from(8), "avx2")
    );
    assert!(!saxpy["guards"].as_array().unwrap().is_empty());
    let candidates = saxpy["candidates"].as_array().unwrap();
    assert_eq!(
        (text(&candidates[0]["strategy"]), &candidates[0]["percent"]),
        ("scalar", &Value::from(100))
    );
    let chosen: Vec<&Value> = candidates.iter().filter(|c| c["chosen"] == true).collect();
    assert_eq!(chosen.len(), 1);
    for name in ["lanes", "vectors", "narrow", "percent"] {
        assert_eq!(chosen[0][name], saxpy[name], "{name}");
    }
    let dependence = &loops[1]["refusals"][0]["dependence"];
    assert_eq!(
        (
            text(&dependence["kind"]),
            &dependence["distance"]["iterations"]
        ),
        ("flow", &Value::from(1))
    );
    let ends = ["source", "sink"].map(|end| {
        let (access, place) = (&dependence[end], &dependence[end]["place"]);
        (
            text(&access["text"]),
            access["writes"] == true,
            place["column"].as_u64(),
        )
    });
    assert_eq!(
        ends,
        [("`x[i]`", true, Some(9)), ("`x[i - 1]`", false, Some(16))]
    );
}

#[test]
fn sarif_has_what_its_specification_requires() {
    let scratch = Scratch::new();
    scratch.said("-O2 -mavx2 a.c -o out.c --report a.sarif");
    let log = scratch.json("a.sarif");
    assert_eq!(text(&log["version"]), "2.1.0");
    assert!(text(&log["$schema"]).contains("sarif-2.1.0"));
    let run = &log["runs"][0];
    let driver = &run["tool"]["driver"];
    assert_eq!(
        (text(&driver["name"]), text(&run["columnKind"])),
        ("vcc", "unicodeCodePoints")
    );
    let rules = driver["rules"].as_array().unwrap();
    let mut seen = Vec::new();
    for result in run["results"].as_array().unwrap() {
        let rule = &rules[result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
        assert!(
            !text(&rule["shortDescription"]["text"]).is_empty(),
            "{rule}"
        );
        let (kind, level) = (text(&result["kind"]), text(&result["level"]));
        // Only what fails may have a level.
        assert_eq!(level, if kind == "fail" { "note" } else { "none" });
        assert_eq!(kind == "fail", rule["help"]["text"].is_string());
        assert!(!text(&result["message"]["text"]).is_empty());
        let location = &result["locations"][0]["physicalLocation"];
        let region = &location["region"];
        let file = &location["artifactLocation"]["uri"];
        let place = shown(file, &region["startLine"], &region["startColumn"]);
        assert!(region["endLine"].as_u64() >= region["startLine"].as_u64());
        if kind != "informational" {
            seen.push(format!("{place}: {} {kind}", text(&result["ruleId"])));
        }
        if result["ruleId"] == "memory-dep" {
            let related = result["relatedLocations"].as_array().unwrap();
            let columns = related
                .iter()
                .map(|l| &l["physicalLocation"]["region"]["startColumn"]);
            let columns: Vec<&Value> = columns.collect();
            assert_eq!(columns, [16, 9]);
            assert!(text(&rule["help"]["markdown"]).contains("## What to do"));
        }
    }
    let wanted = [
        "a.c:8:5: vectorized pass",
        "a.c:14:5: memory-dep fail",
        "a.c:20:19: call fail",
    ];
    assert_eq!(seen, wanted);
}

#[test]
fn a_file_that_is_left_as_it_is_says_so() {
    let scratch = Scratch::new();
    scratch.said("-O2 -ftrapv a.c -o out.c --report a.json");
    let report = scratch.json("a.json");
    assert_eq!(text(&report["left"]["code"]), "trapping-arithmetic");
    assert_eq!(report["loops"].as_array().unwrap().len(), 0);
    scratch.said("-O2 a.c -o out.c");
    scratch.said("-O2 out.c -o again.c --report a.yaml");
    let yaml = scratch.read("a.yaml");
    assert!(yaml.contains("'left as it is: vcc wrote it'"), "{yaml}");
}

#[test]
fn functions_with_variants_are_told_too() {
    let scratch = Scratch::new();
    let text = "#pragma omp declare simd notinbranch\nint twice(int x) { return 2 * x; }\n";
    scratch.file("f.c", text);
    scratch.said("-O2 -fopenmp-simd f.c -o out.c --report f.json");
    let report = scratch.json("f.json");
    let function = &report["functions"][0];
    assert_eq!(function["function"], "twice", "{report}");
    let names = function["together"].as_array().unwrap();
    assert!(names.contains(&Value::from("_ZGVbN4v_twice")), "{report}");
}

#[test]
fn misuse_is_an_error() {
    let scratch = Scratch::new();
    scratch.file("b.c", TEXT);
    for (line, wanted) in [
        ("a.c -o out.c --report -", "names no format"),
        ("a.c -o out.c --report a.txt", ".yaml, .yml, .sarif, .json"),
        (
            "a.c b.c --report a.json",
            "--report names one file for several inputs",
        ),
        (
            "a.c -o out.json --report out.json",
            "written over `out.json`",
        ),
        (
            "a.c -o out.json --report ./out.json",
            "written over `out.json`",
        ),
        (
            "a.c -o out.c -MMD -MF d.json --report d.json",
            "written over `d.json`",
        ),
        ("a.c --dump=plan --report a.json", "cannot be used with"),
        (
            "a.c -o out.c --report no/a.json",
            "cannot write `no/a.json`",
        ),
        ("cc -O2 -c a.c --vcc-report", "--vcc-report=<FORMAT>"),
        (
            "cc -O2 -c a.c --vcc-report=xml",
            "[possible values: yaml, sarif, json]",
        ),
    ] {
        let output = scratch.vcc(line);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}: {said}");
        assert!(said.contains(wanted), "{line}: {said}");
        let left = scratch.names();
        let left: Vec<&String> = left.iter().filter(|name| *name != "d.json").collect();
        assert_eq!(left, ["a.c", "b.c"], "{line}");
    }
    scratch.file("in.json", TEXT);
    let output = scratch.vcc("-x c in.json -o out.c --report in.json");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(scratch.read("in.json"), TEXT);
}

#[test]
fn the_driver_writes_reports_beside_objects() {
    let scratch = Scratch::new();
    std::fs::create_dir(scratch.path("o")).unwrap();
    scratch.file("empty.c", "int x;\n");
    scratch.said("cc -O2 -c a.c -o o/b.o --vcc-report=json");
    let report = scratch.json("o/b.vcc.json");
    assert_eq!(report["file"], "a.c");
    assert_eq!(report["loops"][0]["outcome"], "vectorized");
    scratch.said("cc -O2 -c a.c empty.c --vcc-report=sarif");
    scratch.said("cc -O2 -S -c empty.c --vcc-report=yaml");
    let written = ["a.c", "a.o", "a.vcc.sarif", "empty.c", "empty.o", "empty.s"];
    let written = written
        .iter()
        .chain(&["empty.vcc.sarif", "empty.vcc.yaml", "o"]);
    let written: Vec<&str> = written.copied().collect();
    assert_eq!(scratch.names(), written);
    let yaml = scratch.read("empty.vcc.yaml");
    assert!(yaml.contains("'left as it is: it holds no loop'"), "{yaml}");
    // What is none of vcc's business has none.
    scratch.said("cc -O0 -c a.c -o c.o --vcc-report=json");
    scratch.said("cc -O2 -c a.c -o /dev/null --vcc-report=json");
    assert!(!scratch.path("c.vcc.json").exists());
}

#[test]
fn all_loops_of_a_file_that_is_compiled_as_it_is_are_missed() {
    let scratch = Scratch::new();
    let asserted = "\nvoid f(int n, float *x)\n{\n#pragma simd vec-function assert\n    \
                    for (int i = 1; i < n; i++)\n        x[i] = x[i - 1] * 2;\n}\n";
    scratch.file("b.c", &format!("{TEXT}{asserted}"));
    let said = scratch.said("cc -O2 -c b.c --vcc-report=json");
    assert!(said.contains("compiled as it is"), "{said}");
    let report = scratch.json("b.vcc.json");
    assert_eq!(report["left"]["code"], "failed", "{report}");
    for each in report["loops"].as_array().unwrap() {
        assert_eq!(each["outcome"], "missed", "{each}");
    }
    assert_eq!(report["loops"][0]["refusals"][0]["code"], "failed");
}

#[test]
fn no_input_is_lost_to_a_report() {
    let scratch = Scratch::new();
    let data = "int x;\n";
    for line in [
        "cc -O2 -include a.vcc.json -c a.c --vcc-report=json --vcc-remarks",
        "cc -O2 -c b.c -o a.o --vcc-report=json --vcc-remarks",
    ] {
        scratch.file("a.vcc.json", data);
        scratch.file("b.c", &format!("#include \"a.vcc.json\"\n{TEXT}"));
        let said = scratch.said(line);
        assert!(said.contains("note[overwritten]"), "{line}: {said}");
        assert_eq!(scratch.read("a.vcc.json"), data, "{line}");
    }
}
