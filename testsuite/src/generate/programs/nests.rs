//! Loops in loops.

use super::Program;
use crate::generate::typed::Place;
use crate::generate::typed::scalar::Scalar;

impl Program {
    pub fn nest(&mut self) -> String {
        self.declared
            .push_str(&match self.declared.contains("int j;") {
                true => String::new(),
                false => "    int j;\n".to_string(),
            });
        match self.scope.random.below(5) {
            0 => self.rows_and_columns(),
            1 => self.sums_of_rows(),
            2 => self.taps(),
            3 => self.local_array(),
            _ => self.ends_early(),
        }
    }

    fn rows_and_columns(&mut self) -> String {
        let to = self.writable();
        self.scope.note("rows and columns");
        let (outer, inner, index) = self.scope.random.pick(&[
            (
                "for (i = 0; i < n / 8; i++)",
                "for (j = 0; j < 8; j++)",
                "8 * i + j",
            ),
            (
                "for (i = 0; i < 4; i++)",
                "for (j = 0; j < n / 4; j++)",
                "i * (n / 4) + j",
            ),
            (
                "for (i = 0; i + 20 <= n; i += 20)",
                "for (j = 0; j < 20; j++)",
                "i + j",
            ),
            ("for (i = 0; i < 3; i++)", "for (j = i; j < n; j++)", "j"),
        ]);
        let text = self.with_elements(&[index, "i"], |this| {
            let value = this.scope.value_for(to.ty, 2);
            format!(
                "    {outer}\n        {inner}\n            {}[{index}] = {value};\n",
                to.inside
            )
        });
        self.marked(&text)
    }

    fn sums_of_rows(&mut self) -> String {
        let to = self.writable();
        self.scope.note("sums of rows");
        let ty = self
            .scope
            .random
            .pick(&[Scalar::U32, Scalar::U64, Scalar::F32, Scalar::F64]);
        let sum = self.fresh("s");
        let text = self.with_elements(&["8 * i + j", "8 * i + j", "j"], |this| {
            let value = this.scope.value_for(ty, 2);
            this.scope.places.push(Place::scalar(sum.clone(), ty, false));
            let last = this.scope.value_for(to.ty, 1);
            this.scope.places.pop();
            format!(
                "    for (i = 0; i < n / 8; i++) {{\n        {} {sum} = 0;\n        for (j = 0; j < 8; j++)\n            \
                 {sum} += {value};\n        {}[i] = {last};\n    }}\n",
                ty.c(),
                to.inside
            )
        });
        self.marked(&text)
    }

    fn taps(&mut self) -> String {
        let (from, to) = (self.readable(), self.writable());
        self.scope.note("taps");
        let ty = match from.ty.is_float() {
            true => from.ty,
            false => self.scope.random.pick(&[Scalar::U32, Scalar::U64]),
        };
        let (sum, most) = (self.fresh("s"), 2 + self.scope.random.below(6));
        let tap = match ty.is_float() {
            true => format!("{}[i + j] * 0.25f", from.inside),
            false => format!("({}){}[i + j] * t[j]", ty.c(), from.inside),
        };
        self.scope
            .places
            .push(Place::scalar(sum.clone(), ty, false));
        let last = self.scope.value_for(to.ty, 1);
        self.scope.places.pop();
        let text = format!(
            "    for (i = 0; i < n; i++) {{\n        {} {sum} = 0;\n        for (j = 0; j < {most}; j++)\n            \
             {sum} += {tap};\n        {}[i] = {last};\n    }}\n",
            ty.c(),
            to.inside
        );
        self.marked(&text)
    }

    fn local_array(&mut self) -> String {
        let to = self.writable();
        self.scope.note("local array");
        let (name, ty) = (self.fresh("w"), self.scope.random.pick(Scalar::ALL));
        let text = self.with_elements(&["i"], |this| {
            this.scope.counters.push("j".to_string());
            let first = this.scope.value_for(ty, 1);
            this.scope.counters.pop();
            this.scope.places.push(Place::array(name.clone(), ty, 8, false));
            let last = this.scope.value_for(to.ty, 2);
            this.scope.places.pop();
            format!(
                "    for (i = 0; i < n; i++) {{\n        {} {name}[8];\n        for (j = 0; j < 8; j++)\n            \
                 {name}[j] = {first};\n        {}[i] = {last};\n    }}\n",
                ty.c(),
                to.inside
            )
        });
        self.marked(&text)
    }

    fn ends_early(&mut self) -> String {
        let to = self.writable();
        self.scope.note("loop inside that ends early");
        let (name, pragma) = (self.fresh("x"), self.pragma());
        let text = self.with_elements(&["i"], |this| {
            let first = this.scope.value_for(Scalar::U32, 1);
            this.scope.places.push(Place::scalar(name.clone(), Scalar::U32, false));
            let (condition, step) = (this.scope.condition(1), this.scope.integer(1).text);
            let last = this.scope.value_for(to.ty, 1);
            this.scope.places.pop();
            format!(
                "{pragma}    for (i = 0; i < n; i++) {{\n        unsigned {name} = {first};\n        int j;\n        \
                 for (j = 0; j < 9; j++) {{\n            if {condition}\n                break;\n            \
                 {name} += {step};\n        }}\n        {}[i] = {last};\n    }}\n",
                to.inside
            )
        });
        self.marked(&text)
    }
}
