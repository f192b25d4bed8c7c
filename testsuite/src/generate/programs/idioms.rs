//! Loops of forms that vector code has instructions of its own for.

use super::{BEYOND, MOST, Program, object};
use crate::generate::typed::scalar::{Scalar, Value};

impl Program {
    pub fn idiom(&mut self) -> String {
        match self.scope.random.below(7) {
            0 => self.average(),
            1 => self.distances(),
            2 => self.products(),
            3 => self.wide_sum(),
            4 => self.shifts(),
            5 => self.clamp(),
            _ => self.row_of_four(),
        }
    }

    /// An array of that type, one of the function's or a new one, and what fills it.
    fn array_of(&mut self, ty: Scalar) -> (String, String) {
        let known = self.own.iter().filter(|array| array.ty == ty);
        let known: Vec<String> = known.map(|array| array.inside.clone()).collect();
        if !known.is_empty() {
            let at = self.scope.random.below(known.len());
            return (known[at].clone(), String::new());
        }
        let name = self.fresh("z");
        self.declared
            .push_str(&format!("    {} {name}[{}];\n", ty.c(), MOST + BEYOND));
        let fill = self.filling(ty, &name);
        (name, fill)
    }

    /// Half of a sum, rounded up or down.
    fn average(&mut self) -> String {
        let ty = self
            .scope
            .random
            .pick(&[Scalar::U8, Scalar::U8, Scalar::U16]);
        let ((a, fill_a), (b, fill_b)) = (self.array_of(ty), self.array_of(ty));
        let to = self.writable();
        self.scope.note("average");
        let up = self.scope.random.pick(&["", " + 1"]);
        let half = self.scope.random.pick(&[">> 1", "/ 2"]);
        let value = format!("({a}[i] + {b}[i]{up}) {half}");
        let text = format!(
            "    for (i = 0; i < n; i++)\n        {}[i] = ({})({value});\n",
            to.inside,
            ty.c()
        );
        fill_a + &fill_b + &self.marked(&text)
    }

    fn distances(&mut self) -> String {
        let ((a, fill_a), (b, fill_b)) = (self.array_of(Scalar::U8), self.array_of(Scalar::U8));
        let ty = self.scope.random.pick(&[Scalar::U32, Scalar::U64]);
        let (sum, after) = self.accumulator(ty);
        self.scope.note("sum of distances");
        let value = match self.scope.random.one_in(2) {
            true => format!("__builtin_abs({a}[i] - {b}[i])"),
            false => format!("({a}[i] < {b}[i] ? {b}[i] - {a}[i] : {a}[i] - {b}[i])"),
        };
        let text = format!(
            "    for (i = 0; i < n; i++)\n        {sum} += ({}){value};\n",
            ty.c()
        );
        fill_a + &fill_b + &self.marked(&(text + &after))
    }

    /// Products of pairs, added: one after the other, or two in each iteration.
    fn products(&mut self) -> String {
        let ((a, fill_a), (b, fill_b)) = (self.array_of(Scalar::I16), self.array_of(Scalar::I16));
        self.scope.note("products of shorts");
        let text = match self.scope.random.one_in(2) {
            true => {
                let (sum, after) = self.accumulator(Scalar::U64);
                format!(
                    "    for (i = 0; i < n; i++)\n        {sum} += (unsigned long)((long){a}[i] * {b}[i]);\n{after}"
                )
            }
            false => {
                let to = self.writable();
                let (x, y) = (self.scope.random.below(90), self.scope.random.below(90));
                let cast = Value::any("s".to_string(), Scalar::I32);
                let cast = cast.cast(to.ty).text;
                format!(
                    "    for (i = 0; i < n; i++) {{\n        int s = {a}[i] * {x} + {b}[i] * {y};\n        {}[i] = {cast};\n    }}\n",
                    to.inside
                )
            }
        };
        fill_a + &fill_b + &self.marked(&text)
    }

    fn wide_sum(&mut self) -> String {
        let ty = self
            .scope
            .random
            .pick(&[Scalar::U8, Scalar::I8, Scalar::U16, Scalar::I16]);
        let (a, fill) = self.array_of(ty);
        let (sum, after) = self.accumulator(Scalar::U64);
        self.scope.note("sum of small numbers");
        let text = format!(
            "    for (i = 0; i < n; i++)\n        {sum} += (unsigned long){a}[i];\n{after}"
        );
        fill + &self.marked(&text)
    }

    /// Shifts by a count that is the same for all elements.
    fn shifts(&mut self) -> String {
        let ty = self.scope.random.pick(&[
            Scalar::U32,
            Scalar::I32,
            Scalar::U64,
            Scalar::I64,
            Scalar::U16,
        ]);
        let (a, fill) = self.array_of(ty);
        let to = self.writable();
        self.scope.note("shift by one count");
        let count = self.fresh("c");
        let most = ty.bits().max(32) - 1;
        self.declared
            .push_str(&format!("    const int {count} = u & {most};\n"));
        let by = Value::any(count, Scalar::I32);
        let element = Value::any(format!("{a}[i]"), ty);
        let op = self.scope.random.pick(&["<<", ">>", ">>"]);
        let value = element.shift(op, &by).cast(to.ty).text;
        let text = format!(
            "    for (i = 0; i < n; i++)\n        {}[i] = {value};\n",
            to.inside
        );
        fill + &self.marked(&text)
    }

    /// To what a narrow type holds.
    fn clamp(&mut self) -> String {
        let from = self.scope.random.pick(&[Scalar::I16, Scalar::I32]);
        let to = self
            .scope
            .random
            .pick(&[Scalar::U8, Scalar::I8, Scalar::I16, Scalar::U16]);
        let ((a, fill_a), (d, fill_d)) = (self.array_of(from), self.array_of_written(to));
        self.scope.note("clamp");
        let (least, most) = to.range();
        let text = format!(
            "    for (i = 0; i < n; i++)\n        {d}[i] = ({})({a}[i] < {least} ? {least} : {a}[i] > {most} ? {most} : {a}[i]);\n",
            to.c()
        );
        fill_a + &fill_d + &self.marked(&text)
    }

    /// The same, but what the loop leaves in it is compared.
    fn array_of_written(&mut self, ty: Scalar) -> (String, String) {
        let mut known = self.own.iter().filter(|a| a.ty == ty && a.written);
        if let Some(array) = known.next() {
            return (array.inside.clone(), String::new());
        }
        let name = self.fresh(&format!("{}_g9", self.name));
        self.objects.push_str(&object(ty, &name));
        self.array(name.clone(), ty, true);
        let fill = self.filling(ty, &name);
        (name, fill)
    }

    fn filling(&mut self, ty: Scalar, name: &str) -> String {
        let by = self.scope.random.pick(&[1, 7, 7919]);
        let add = self.scope.random.below(300);
        format!(
            "    for (i = 0; i < n + {BEYOND}; i++) {{\n        __asm__(\"\");\n        \
             {name}[i] = ({})(i * {by} + {add});\n    }}\n",
            ty.c()
        )
    }

    /// All of four neighbours read and written, each by its own formula.
    fn row_of_four(&mut self) -> String {
        let ty = self.scope.random.pick(&[
            Scalar::F32,
            Scalar::F32,
            Scalar::U32,
            Scalar::U8,
            Scalar::U16,
            Scalar::F64,
        ]);
        let (a, fill) = self.array_of_written(ty);
        self.scope.note("row of four");
        let simd = self.pragma();
        let mut body = String::new();
        for k in 0..4 {
            body.push_str(&format!("        {} x{k} = {a}[4 * i + {k}];\n", ty.c()));
        }
        for k in 0..4 {
            let (l, r) = (self.scope.random.below(4), self.scope.random.below(4));
            let value = Value::any(format!("x{l}"), ty)
                .arithmetic(
                    self.scope.random.pick(&["+", "-"]),
                    &Value::any(format!("x{r}"), ty),
                )
                .cast(ty);
            body.push_str(&format!("        {a}[4 * i + {k}] = {};\n", value.text));
        }
        let text = format!("{simd}    for (i = 0; i < n / 4; i++) {{\n{body}    }}\n");
        fill + &self.marked(&text)
    }
}
