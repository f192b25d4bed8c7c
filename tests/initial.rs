//! `--dump=plan`: what a plan is before lanes and vectors are chosen, and after.

use std::process::Command;

/// What was considered for the loops of a file, without places in the text.
fn plans(text: &str, flags: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.c"), text).unwrap();
    let mut vcc = Command::new(env!("CARGO_BIN_EXE_vcc"));
    vcc.current_dir(folder.path()).env_remove("CC");
    let output = vcc.args(["a.c", "--dump=plan"]).args(flags).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{output:?}");
    let dump = String::from_utf8(output.stdout).unwrap();
    let lines = dump.lines().map(|line| match line.split_once(" @") {
        Some((before, _)) if line.ends_with('{') => format!("{before} {{\n"),
        Some((before, _)) => format!("{before}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// The initial plan of the only loop, which stands in comments.
fn initial(text: &str, flags: &[&str]) -> String {
    let all = plans(text, flags);
    let comments = all.lines().filter_map(|line| line.strip_prefix("; "));
    let begins = |line: &&str| !line.starts_with("initial plan");
    let lines: Vec<&str> = comments.skip_while(begins).collect();
    lines.join("\n")
}

/// The published walk-through of LLVM's VPlan: VF and UF and with them the vector trip count are symbols at first, the
/// broadcast of `a` and pointers come later.
#[test]
fn trip_counts_are_symbols_until_lanes_are_chosen() {
    let text = "void axpy(float a, const float *x, float *restrict y)
{
    for (long i = 0; i < 1024; i++)
        y[i] = a * x[i] + y[i];
}
";
    let flags = ["--target=sse2", "--force-vf=4", "--force-uf=1"];
    let expected = r#"; loop on line 3
; 0: 100% scalar
; 1: 28% innermost, 4 lanes x 1, in 128 bits <- chosen
; initial plan "axpy" loop site0 VF={4} UF={1} {
;   live-in v0: "a"
;   live-in v1: "x"
;   live-in v2: "y"
;   trips: v4 i64 from v3 by 1 while slt v5 = 1024
;   vector trips: the most of VF * UF that are no more than trips
;   before {
;   }
;   for k from 0 below vector trips step VF * UF {
;     v9: f32 = widen consecutive load float at [v1 + 4k]
;     v10: f32 = widen fmul v0, v9
;     v12: f32 = widen consecutive load float at [v2 + 4k]
;     v13: f32 = widen fadd v10, v12
;     widen consecutive store float v13 at [v2 + 4k]
;   }
; }
plan "axpy" loop site0 {
  var0 "a": scalar f32 "float", param 0
  var1 "x": pointer const scalar f32 "float", param 1
  var2 "y": pointer restrict scalar f32 "float", param 2
  var3 "i": scalar i64 "long"
  p0: i64 = const 1024
  p2: ptr "x" = livein var1
  p5: ptr "y" = livein var2
  p8: f32 "a" = livein var0
  p9: f32x4 "a" = splat p8
  for p1: i64 "k" below p0 step 4 vf 4 uf 1 {
    p3: ptr "x" = ptradd 4 p2, p1
    p4: f32x4 "x" = load consecutive p3
    p6: ptr "y" = ptradd 4 p5, p1
    p7: f32x4 "y" = load consecutive p6
    p10: f32x4 = fmul p9, p4
    p11: f32x4 "y_new" = fadd p10, p7
    store consecutive p6, p11
  }
  assign var3 p0
}

"#;
    assert_eq!(plans(text, &flags), expected);
    let free = initial(text, &["--target=sse2"]);
    assert!(free.contains("VF={2,4} UF={1,2,4}"), "{free}");
}

#[test]
fn what_becomes_of_each_operation_is_said() {
    let searched = initial(
        "int find(const char *s, int n, int c)
{
    for (int i = 0; i < n; i++)
        if (s[i] == c)
            return i;
    return -1;
}
",
        &["--target=avx2", "--force-vf=32", "--force-uf=1"],
    );
    let expected = r#"initial plan "find" loop site0 VF={32} UF={1} {
  live-in v0: "s"
  live-in v1: "n"
  live-in v2: "c"
  trips: v4 i32 from v3 by 1 while slt v1
  vector trips: the most of VF * UF that are no more than trips
  before {
  }
  for k from 0 below vector trips step VF * UF {
    v8: i8 = widen consecutive load any at [v0 + 1k]
    v9: i32 = widen sext v8
    v10: i1 = widen icmp eq v9, v2
    leave if any lane has v10
  }
}"#;
    assert_eq!(searched, expected);

    let summed = initial(
        "void columns(int n, int k, double *restrict c, const double *a, const int *on)
{
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < k; j++)
            if (on[i])
                s += a[j * n + i];
        c[i] = s;
    }
}
",
        &["--target=avx2", "--ignore-cost", "--force-vf=4"],
    );
    for part in [
        "steps of 1",
        "loop inside",
        "} again in lanes in which ",
        "once in an iteration",
        "widen consecutive store double",
        "f64 = in the other lanes v45",
    ] {
        assert!(summed.contains(part), "no {part} in {summed}");
    }
}

/// Units of 128 bits take two steps for 256: as fast as the scalar loop of doubles, but for what vectors do at once.
#[test]
fn prices_follow_the_processor() {
    let text = "void scale(int n, double a, double *x)
{
    for (int i = 0; i < n; i++)
        x[i] = a * (x[i] + a);
}
";
    let chosen = |flags: &[&str]| {
        let all = plans(text, &[&["--target=avx2"], flags].concat());
        let line = all.lines().find(|line| line.ends_with("<- chosen"));
        line.map(str::to_owned)
    };
    let generic = chosen(&[]);
    let zen = chosen(&["--tune=zen"]);
    assert_ne!(zen, generic);
    assert_eq!(chosen(&["-mtune=znver1"]), zen);
    assert_eq!(chosen(&["-march=znver1"]), zen);
    assert_eq!(chosen(&["-march=znver1", "-mtune=haswell"]), generic);
    assert_eq!(chosen(&["-march=znver1", "--tune=generic"]), generic);
}
