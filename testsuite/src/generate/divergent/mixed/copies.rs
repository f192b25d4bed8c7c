//! Statements about whole records, and about pointers.

use super::{Around, Mixed};
use crate::generate::typed::Place;

impl Mixed {
    /// Copies, calls that take or give a record, and pointers that are set.
    pub fn record_statement(&mut self, around: Around) -> String {
        let locals = self.local_records.clone();
        if locals.is_empty() || self.scope.random.one_in(6) {
            return self.set_pointer(around);
        }
        let of_own = locals.iter().filter(|local| self.own == Some(local.1));
        let of_own: Vec<&(String, usize)> = of_own.collect();
        let (to, ty) = match of_own.is_empty() || self.scope.random.one_in(3) {
            true => locals[self.scope.random.below(locals.len())].clone(),
            false => of_own[self.scope.random.below(of_own.len())].clone(),
        };
        let same: Vec<&String> = locals
            .iter()
            .filter(|l| l.1 == ty && l.0 != to)
            .map(|l| &l.0)
            .collect();
        let record = self.records[ty].clone();
        let statement = match self.scope.random.below(10) {
            0 | 1 if !same.is_empty() => {
                let from = same[self.scope.random.below(same.len())];
                self.scope.note("copy of a record");
                format!("{to} = {from};")
            }
            2 if self.scope.random.one_in(2) => {
                self.scope.note("copy of a constant record");
                format!("{to} = {}_zero{ty};", self.name)
            }
            3 => {
                self.scope.note("compound literal");
                let values = self.initializer(&record, false);
                format!("{to} = (struct {}){values};", record.name)
            }
            4 | 7 if self.own == Some(ty) => {
                self.scope.note("copy of a record through a pointer");
                match self.scope.random.one_in(2) {
                    true => format!("{to} = *o;"),
                    false => format!("*o = {to};"),
                }
            }
            5 | 6 if self.helpers.contains(&("made", ty)) => {
                self.scope.note("record as result");
                let (a, b) = (self.scope.integer(1).text, self.scope.integer(0).text);
                format!("{to} = {}_made{ty}({a}, {b});", self.name)
            }
            8 | 9 if self.helpers.contains(&("changed", ty)) => {
                self.scope
                    .note("record changed through a pointer by a function");
                let to = match self.own == Some(ty) && !self.scope.random.one_in(5) {
                    true => "o".to_string(),
                    false => format!("&{to}"),
                };
                format!(
                    "{}_changed{ty}({to}, {});",
                    self.name,
                    self.scope.integer(1).text
                )
            }
            _ if self.helpers.contains(&("summed", ty)) => {
                self.scope.note("record as parameter");
                let Some((_, place)) = self.scope.target() else {
                    return String::new();
                };
                let value = format!(
                    "{}_summed{ty}({to}, {})",
                    self.name,
                    self.scope.integer(0).text
                );
                format!("{place} = {value};")
            }
            _ => return self.assignment(around),
        };
        format!("{}{statement}\n", self.line(around))
    }

    /// To another element of the lane's own, or of the table.
    fn set_pointer(&mut self, around: Around) -> String {
        let Some((name, base, count)) = self.pointer.clone() else {
            return self.assignment(around);
        };
        self.scope.note("pointer to an element");
        let index = self.scope.integer(1).text;
        let statement = match self.scope.random.one_in(3) {
            true => {
                let condition = self.scope.condition(1);
                format!(
                    "{name} = {condition} ? {base} + {} : &{base}[{index} & {}];",
                    count / 2,
                    count - 1
                )
            }
            false => format!("{name} = {base} + ({index} & {});", count - 1),
        };
        format!("{}{statement}\n", self.line(around))
    }

    /// Functions about the records: one that makes one, one that changes one, one that takes one.
    pub fn record_helpers(&mut self) -> String {
        let mut text = String::new();
        for ty in 0..self.types {
            let record = self.records[ty].clone();
            let (name, tag) = (self.name.clone(), record.name.clone());
            if !record.plain() && self.tame {
                continue;
            }
            let declare = match self.tame || self.scope.random.one_in(2) {
                true => "#pragma simd declare\n",
                false => "",
            };
            if self.scope.random.one_in(2) {
                let (body, _) = self.inside(&record, "m.", |_| String::new());
                text.push_str(&format!(
                    "{declare}static struct {tag} {name}_made{ty}(int x, unsigned y)\n{{\n    struct {tag} m = {name}_zero{ty};\n{body}    return m;\n}}\n\n"
                ));
                self.helpers.push(("made", ty));
            }
            if self.scope.random.one_in(2) {
                let (body, _) = self.inside(&record, "m->", |_| String::new());
                text.push_str(&format!(
                    "{declare}static void {name}_changed{ty}(struct {tag} *m, int x)\n{{\n    unsigned y = 3;\n{body}}}\n\n"
                ));
                self.helpers.push(("changed", ty));
            }
            if self.scope.random.one_in(2) {
                let (body, result) = self.inside(&record, "m.", |this| {
                    this.scope.value_for(super::Scalar::U32, 2)
                });
                text.push_str(&format!(
                    "{declare}static unsigned {name}_summed{ty}(struct {tag} m, int x)\n{{\n    unsigned y = 5;\n{body}    return {result};\n}}\n\n"
                ));
                self.helpers.push(("summed", ty));
            }
        }
        self.scope.found.clear();
        text
    }

    /// Statements of a function that has a record, `x` and `y`, and what comes last.
    fn inside(
        &mut self,
        record: &super::Record,
        prefix: &str,
        last: impl FnOnce(&mut Mixed) -> String,
    ) -> (String, String) {
        let mut places = self.places(record, prefix, true);
        places.push(Place::scalar("x".to_string(), super::Scalar::I32, false));
        places.push(Place::scalar("y".to_string(), super::Scalar::U32, true));
        let outer = std::mem::replace(&mut self.scope.places, places);
        let around = Around {
            depth: 0,
            indent: 1,
            breaks: false,
            continues: false,
        };
        let mut body: String = (0..2).map(|_| self.assignment(around)).collect();
        if self.scope.random.one_in(2) {
            let condition = self.scope.condition(1);
            let inner = self.assignment(around.inner());
            body.push_str(&format!("    if {condition} {{\n{inner}    }}\n"));
        }
        let last = last(self);
        self.scope.places = outer;
        (body, last)
    }
}
