//! Types of records, with members of all scalar types, arrays and other records.

use super::Mixed;
use crate::generate::typed::Place;
use crate::generate::typed::scalar::Scalar;
use std::fmt::Write;

/// What a member is.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Scalar(Scalar),
    /// Elements and how many, a power of two.
    Array(Scalar, usize),
    /// A record that was made before, by its number.
    Record(usize),
}

/// A type of records.
#[derive(Clone, Debug)]
pub struct Record {
    /// After `struct`.
    pub name: String,
    /// Called `m0`, `m1`, and so on.
    pub members: Vec<Kind>,
}

impl Record {
    /// There are no arrays in it; vcc passes no others by value.
    pub fn plain(&self) -> bool {
        let array = |member: &Kind| matches!(member, Kind::Array(..));
        !self.members.iter().any(array)
    }
}

impl Mixed {
    /// A type for local variables, whose members may be records of the types before.
    pub fn record(&mut self, name: String) -> Record {
        let count = 2 + self.scope.random.below(4);
        let members = match self.scope.random.below(4) {
            _ if !self.tame => (0..count).map(|_| self.member()).collect(),
            // Indices that differ need elements of one size.
            0 => {
                let bits = self.scope.random.pick(Scalar::ALL).bits();
                let same = Scalar::ALL.iter().copied().filter(|ty| ty.bits() == bits);
                let same: Vec<Scalar> = same.collect();
                let mut members = Vec::new();
                for k in 0..count.min(3) {
                    let ty = self.scope.random.pick(&same);
                    members.push(match k {
                        0 => Kind::Array(ty, self.scope.random.pick(&[2, 4])),
                        _ => Kind::Scalar(ty),
                    });
                }
                members
            }
            _ => (0..count).map(|_| self.plain_member()).collect(),
        };
        Record { name, members }
    }

    /// A type for memory, with any members.
    pub fn any_record(&mut self, name: String) -> Record {
        let count = 1 + self.scope.random.below(4);
        let members = (0..count).map(|_| self.member()).collect();
        Record { name, members }
    }

    fn member(&mut self) -> Kind {
        let ty = self.scope.random.pick(Scalar::ALL);
        match self.scope.random.below(4) {
            0 => Kind::Array(ty, self.scope.random.pick(&[2, 4])),
            _ => self.plain_member(),
        }
    }

    fn plain_member(&mut self) -> Kind {
        let plain = |k: &usize| !self.tame || self.records[*k].plain();
        let before: Vec<usize> = (0..self.records.len()).filter(plain).collect();
        let random = &mut self.scope.random;
        match random.below(6) {
            0 | 1 if !before.is_empty() => Kind::Record(random.pick(&before)),
            0..=3 => Kind::Scalar(random.pick(Scalar::SMALL)),
            _ => Kind::Scalar(random.pick(Scalar::ALL)),
        }
    }

    /// Its definition; `links` are further members.
    pub fn definition(&self, record: &Record, links: &str) -> String {
        let mut text = format!("struct {} {{ ", record.name);
        for (k, member) in record.members.iter().enumerate() {
            // Writing to a String cannot fail.
            let _ = match member {
                Kind::Scalar(ty) => write!(text, "{} m{k}; ", ty.c()),
                Kind::Array(ty, count) => write!(text, "{} m{k}[{count}]; ", ty.c()),
                Kind::Record(other) => write!(text, "struct {} m{k}; ", self.records[*other].name),
            };
        }
        format!("{text}{links}}};\n")
    }

    /// The scalars in a record that begins with `prefix` (`l.` or `p->`).
    pub fn places(&self, record: &Record, prefix: &str, written: bool) -> Vec<Place> {
        let mut places = Vec::new();
        for (k, member) in record.members.iter().enumerate() {
            let name = format!("{prefix}m{k}");
            match *member {
                Kind::Scalar(ty) => places.push(Place::scalar(name, ty, written)),
                Kind::Array(ty, count) => places.push(Place::array(name, ty, count, written)),
                Kind::Record(other) => {
                    let inner = &self.records[other];
                    places.extend(self.places(inner, &format!("{name}."), written));
                }
            }
        }
        places
    }

    /// An initializer.
    pub fn initializer(&mut self, record: &Record, constant: bool) -> String {
        let mut items = Vec::new();
        for member in &record.members {
            items.push(match *member {
                Kind::Scalar(_) if constant => self.scope.random.below(9).to_string(),
                Kind::Scalar(ty) => self.scope.value_for(ty, 1),
                Kind::Array(..) => format!("{{ {} }}", self.scope.random.below(9)),
                Kind::Record(other) => {
                    let inner = self.records[other].clone();
                    self.initializer(&inner, constant)
                }
            });
        }
        format!("{{ {} }}", items.join(", "))
    }

    /// Statements that fill a record from the table.
    pub fn filling(&mut self, record: &Record, prefix: &str) -> String {
        let mut text = String::new();
        for place in self.places(record, prefix, true) {
            let (ty, add, by) = (
                place.ty.c(),
                self.scope.random.below(16),
                self.scope.random.pick(&[1, 3, 77]),
            );
            for to in place.all() {
                // Writing to a String cannot fail.
                let _ = writeln!(
                    text,
                    "        {to} = ({ty})(((unsigned)t[(k + {add}) & 15] ^ (unsigned)k) * {by}u);"
                );
            }
        }
        text
    }

    /// Statements that add what is in a record to `h`.
    pub fn hashing(&self, record: &Record, prefix: &str) -> String {
        let mut text = String::new();
        for place in self.places(record, prefix, true) {
            let bits = match place.ty.is_float() {
                true => format!("{}_bits", self.name),
                false => "(unsigned long)".to_string(),
            };
            for from in place.all() {
                // Writing to a String cannot fail.
                let _ = writeln!(text, "    h = h * 31 + {bits}({from});");
            }
        }
        text
    }
}
