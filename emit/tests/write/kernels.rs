//! Plans of several kinds beside the loops they stand for.

use crate::plans::{Maker, pointer, scalar};
use crate::{STANDARDS, compile_clean, execute, golden, vector, write};
use emit::Isa;
use frontend::Unit;
use midend::plan::*;
use midend::ssa::*;

fn int() -> CType {
    scalar(Type::I32, false, "int")
}

fn long() -> PType {
    PType::Scalar(Type::I64)
}

fn both(
    name: &str,
    text: &str,
    main: &str,
    make: &dyn Fn(&Unit, &str, u32) -> Plan,
) -> Vec<String> {
    let dir = tempfile::tempdir().expect("a directory");
    let mut outputs = Vec::new();
    for (isa, bits) in [(Isa::Avx2, 256), (Isa::Generic, 128), (Isa::Sse2, 128)] {
        let output = write(dir.path(), text, "f", isa, &|u, f| make(u, f, bits));
        golden(name, isa, &output);
        let standards = if text.contains("for (int") {
            &STANDARDS[2..]
        } else {
            STANDARDS
        };
        compile_clean(dir.path(), &output, standards);
        execute(dir.path(), &output, main, &[]);
        outputs.push(output);
    }
    outputs
}

#[test]
fn reversed_copy_in_a_while_loop() {
    let text = "void f(int n, const int *x, int *y);\r
void f(int n, const int *x, int *y)\r
{\r
\tfor (int i = 0; i < n; i++)\r
\t{\r
\t\ty[i] = x[n - 1 - i];\r
\t}\r
}\r
";
    let main = "
int main(void) {
    int n, j, x[50], y[50];
    for (n = 0; n < 50; n++) {
        for (j = 0; j < 50; j++) { x[j] = j * 3; y[j] = -1; }
        f(n, x, y);
        for (j = 0; j < 50; j++) if (y[j] != (j < n ? x[n - 1 - j] : -1)) return 1;
    }
    return 0;
}
";
    let outputs = both("reversed", text, main, &|unit, function, bits| {
        let types = [
            ("n", int()),
            ("i", int()),
            ("x", pointer(Type::I32, false, "int", true)),
            ("y", pointer(Type::I32, false, "int", false)),
        ];
        let mut m = Maker::new(unit, function, 8, 1, bits, &types);
        let v = vector(Type::I32, 8);
        m.guarded(|m, _, end| {
            let n = m.live_in("n", Type::I32);
            let n = m.op(long(), "", POp::Convert(ConvertOp::SExt), &[n]);
            let one = m.int(-1, Type::I64);
            let last = m.binary(BinaryOp::Add, "last", n, one);
            let x = m.live_in("x", Type::Ptr);
            let y = m.live_in("y", Type::Ptr);
            let top = m.at(x, last, 4);
            let zero = m.int(0, Type::I64);
            let k = m.value(long(), "j");
            let from = m.value(PType::Scalar(Type::Ptr), "from");
            m.begin();
            let loaded = m.op(v, "x", POp::Load(Lanes::Reversed), &[from]);
            let to = m.at(y, k, 4);
            m.run(POp::Store(Lanes::Consecutive), &[to, loaded]);
            let step = m.int(8, Type::I64);
            let next = m.binary(BinaryOp::Add, "", k, step);
            // The address for the next iteration is computed from the counter of this one.
            let down = m.at(top, next, -4);
            let more = m.op(
                PType::Scalar(Type::I1),
                "",
                POp::ICmp(IntCC::Ult),
                &[next, end],
            );
            let body = m.end();
            let carried = vec![
                Carried {
                    value: k,
                    init: zero,
                    next,
                },
                Carried {
                    value: from,
                    init: top,
                    next: down,
                },
            ];
            let control = LoopControl::While { cond: more };
            m.node(Node::Loop(LoopNode {
                widened: Some(m.widened),
                often: None,
                stages: None,
                results: Vec::new(),
                control,
                carried,
                body,
            }));
        });
        m.finish()
    });
    for output in outputs {
        assert_eq!(
            output.matches('\n').count(),
            output.matches("\r\n").count(),
            "{output}"
        );
    }
}

#[test]
fn sum_of_bytes() {
    let text = "unsigned f(int n, const unsigned char *p);
unsigned f(int n, const unsigned char *p)
{
  unsigned s = 5;
  int i = 0;
  if (n > 0) again: while (i < n) { s += p[i]; i++; } else s++;
  if (s == 1) goto again;
  return s;
}
";
    let main = "
int main(void) {
    int n, j; unsigned char p[100]; unsigned s;
    for (j = 0; j < 100; j++) p[j] = (unsigned char)(255 - j);
    for (n = 0; n < 100; n++) {
        s = n ? 5 : 6;
        for (j = 0; j < n; j++) s += p[j];
        if (s != f(n, p)) return 1;
    }
    return 0;
}
";
    both("bytes", text, main, &|unit, function, bits| {
        let types = [
            ("n", int()),
            ("i", int()),
            ("s", scalar(Type::I32, true, "unsigned int")),
            ("p", pointer(Type::I8, true, "unsigned char", true)),
        ];
        let mut m = Maker::new(unit, function, 16, 1, bits, &types);
        let wide = vector(Type::I32, 16);
        m.guarded(|m, i, end| {
            let zero = m.int(0, Type::I32);
            let zero = m.op(wide, "", POp::Splat, &[zero]);
            let p = m.live_in("p", Type::Ptr);
            let i = m.op(long(), "", POp::Convert(ConvertOp::SExt), &[i]);
            let p = m.at(p, i, 1);
            let sum = m.value(wide, "s");
            m.counted(end, &[(sum, zero)], |m, k| {
                let p = m.at(p, k, 1);
                let bytes = m.op(
                    vector(Type::I8, 16),
                    "p",
                    POp::Load(Lanes::Consecutive),
                    &[p],
                );
                let ints = m.op(wide, "", POp::Convert(ConvertOp::ZExt), &[bytes]);
                vec![m.binary(BinaryOp::Add, "", sum, ints)]
            });
            let total = m.op(
                PType::Scalar(Type::I32),
                "",
                POp::Reduce(ReduceOp::Add),
                &[sum],
            );
            let s = m.live_in("s", Type::I32);
            let s = m.binary(BinaryOp::Add, "", s, total);
            let var = m.var("s");
            m.run(POp::Assign(var), &[s]);
        });
        m.finish()
    });
}

#[test]
fn conditional_store_and_maximum() {
    let text = "#define BODY(m) if (x[i] > t) y[i] = x[i]; if (x[i] > m) m = x[i];
int f(int n, int t, const int *x, int *y);
int f(int n, int t, const int *x, int *y)
{
    int most = -2147483647, i = 0;
    if (n)
        do {
#if 1
            BODY(most) /* both */
#endif
        } while (++i < n); // end
    return most;
}
";
    let main = "
int main(void) {
    int n, j, m, x[60], y[60];
    for (n = 0; n < 60; n++) {
        for (j = 0; j < 60; j++) { x[j] = (j * 37) % 61 - 20; y[j] = 1000; }
        m = -2147483647;
        for (j = 0; j < n; j++) if (x[j] > m) m = x[j];
        if (f(n, 3, x, y) != m) return 1;
        for (j = 0; j < 60; j++) if (y[j] != (j < n && x[j] > 3 ? x[j] : 1000)) return 1;
    }
    return 0;
}
";
    let text = text.replace(" // end", "");
    both("conditional", &text, main, &|unit, function, bits| {
        let types = [
            ("n", int()),
            ("i", int()),
            ("t", int()),
            ("most", int()),
            ("x", pointer(Type::I32, false, "int", true)),
            ("y", pointer(Type::I32, false, "int", false)),
        ];
        let mut m = Maker::new(unit, function, 8, 1, bits, &types);
        let v = vector(Type::I32, 8);
        let mask = PType::Mask { bits: 32, lanes: 8 };
        let truth = PType::Scalar(Type::I1);
        let i = m.live_in("i", Type::I32);
        let n = m.live_in("n", Type::I32);
        let least = m.int(9, Type::I32);
        // At least one iteration is left to the `do` loop.
        let cond = m.op(truth, "", POp::ICmp(IntCC::Sge), &[n, least]);
        m.begin();
        let one = m.int(-1, Type::I32);
        let fewer = m.binary(BinaryOp::Add, "", n, one);
        let low = m.int(-8, Type::I32);
        let trips = m.binary(BinaryOp::And, "", fewer, low);
        let end = m.op(long(), "end", POp::Convert(ConvertOp::ZExt), &[trips]);
        let t = m.live_in("t", Type::I32);
        let t = m.op(v, "t", POp::Splat, &[t]);
        let start = m.live_in("most", Type::I32);
        let start = m.op(v, "start", POp::Splat, &[start]);
        let x = m.live_in("x", Type::Ptr);
        let y = m.live_in("y", Type::Ptr);
        let most = m.value(v, "most");
        m.counted(end, &[(most, start)], |m, k| {
            let x = m.at(x, k, 4);
            let y = m.at(y, k, 4);
            let x = m.op(v, "x", POp::Load(Lanes::Consecutive), &[x]);
            let c = m.op(mask, "", POp::ICmp(IntCC::Sgt), &[x, t]);
            let some = m.op(truth, "", POp::Any, &[c]);
            m.begin();
            let all = m.op(truth, "", POp::All, &[c]);
            m.begin();
            let then = m.end();
            m.begin();
            let old = m.op(v, "y", POp::Load(Lanes::Consecutive), &[y]);
            let otherwise = m.end();
            let kept = m.value(v, "kept");
            let results = vec![IfResult {
                value: kept,
                then: x,
                otherwise: old,
            }];
            m.node(Node::If {
                cond: all,
                then,
                otherwise,
                results,
                seldom: false,
            });
            let new = m.op(v, "", POp::Select, &[c, x, kept]);
            m.run(POp::Store(Lanes::Consecutive), &[y, new]);
            let then = m.end();
            m.node(Node::If {
                cond: some,
                then,
                otherwise: Vec::new(),
                results: Vec::new(),
                seldom: false,
            });
            vec![m.binary(BinaryOp::SMax, "", most, x)]
        });
        let best = m.op(
            PType::Scalar(Type::I32),
            "best",
            POp::Reduce(ReduceOp::SMax),
            &[most],
        );
        let var = m.var("most");
        m.run(POp::Assign(var), &[best]);
        let last = m.binary(BinaryOp::Add, "", i, trips);
        let var = m.var("i");
        m.run(POp::Assign(var), &[last]);
        let then = m.end();
        m.node(Node::If {
            cond,
            then,
            otherwise: Vec::new(),
            results: Vec::new(),
            seldom: false,
        });
        m.finish()
    });
}

#[test]
fn lanes_from_anywhere_to_anywhere() {
    let text = "void f(int n, const int *at, const float *x, const short *t, float *y, short *s);
void f(int n, const int *at, const float *x, const short *t, float *y, short *s)
{
    int i;
    for (i = 0; i < n; i++) {
        if (at[i] >= 0)
            y[at[i]] = x[at[i]];
        s[i] = t[at[i] & 15];
    }
}
";
    let main = "
int main(void) {
    int n, j, at[40]; float x[40], y[40]; short t[16], s[40];
    for (n = 0; n < 40; n++) {
        for (j = 0; j < 16; j++) t[j] = (short)(j * 4099);
        for (j = 0; j < 40; j++) {
            at[j] = j % 3 ? (j * 7) % 40 : -1 - j * 50000000; x[j] = (float)j / 3; y[j] = -1; s[j] = -1;
        }
        f(n, at, x, t, y, s);
        for (j = 0; j < n; j++) {
            if (at[j] >= 0) { if (y[at[j]] != x[at[j]]) return 1; y[at[j]] = -1; }
            if (s[j] != t[at[j] & 15]) return 2;
        }
        for (j = 0; j < 40; j++) if (y[j] != -1 || (j >= n && s[j] != -1)) return 3;
    }
    return 0;
}
";
    both("anywhere", text, main, &|unit, function, bits| {
        let types = [
            ("n", int()),
            ("i", int()),
            ("at", pointer(Type::I32, false, "int", true)),
            ("x", pointer(Type::F32, false, "float", true)),
            ("t", pointer(Type::I16, false, "short", true)),
            ("y", pointer(Type::F32, false, "float", false)),
            ("s", pointer(Type::I16, false, "short", false)),
        ];
        let mut m = Maker::new(unit, function, 8, 1, bits, &types);
        let ints = vector(Type::I32, 8);
        m.guarded(|m, i, end| {
            let zero = m.int(0, Type::I32);
            let zero = m.op(ints, "", POp::Splat, &[zero]);
            let last = m.int(15, Type::I32);
            let last = m.op(ints, "", POp::Splat, &[last]);
            let i = m.op(long(), "", POp::Convert(ConvertOp::SExt), &[i]);
            let [at, x, t, y, s] = ["at", "x", "t", "y", "s"].map(|v| m.live_in(v, Type::Ptr));
            let at = m.at(at, i, 4);
            let s = m.at(s, i, 2);
            m.counted(end, &[], |m, k| {
                let at = m.at(at, k, 4);
                let s = m.at(s, k, 2);
                let at = m.op(ints, "at", POp::Load(Lanes::Consecutive), &[at]);
                let mask = PType::Mask { bits: 32, lanes: 8 };
                let c = m.op(mask, "", POp::ICmp(IntCC::Sge), &[at, zero]);
                let gather = POp::Gather { scale: 4 };
                let moved = m.op(vector(Type::F32, 8), "x", gather, &[x, at, c]);
                m.run(POp::Scatter { scale: 4 }, &[y, at, moved, c]);
                let low = m.binary(BinaryOp::And, "low", at, last);
                let gather = POp::Gather { scale: 2 };
                let read = m.op(vector(Type::I16, 8), "t", gather, &[t, low]);
                m.run(POp::Store(Lanes::Consecutive), &[s, read]);
                Vec::new()
            });
        });
        m.finish()
    });
}
