//! What a kernel's first comment says of its data, and of the places where its loop may end early.
//!
//! ```text
//! make a = i % 7          each element of the array `a`
//! make m = n + 5          the scalar `m`
//! exit a = x              the loop ends where an element of `a` is `x`
//! exit a[i + 1] = 0, b = 1    … where both are so
//! down                    the loop counts down, from its last iteration to the first
//! whole                   what lies behind the exit is accessed all the same
//! ```
//! Values and indices are C expressions in the names of the parameters, in `n`, and in `i`: the number of an
//! element, for scalars and at an exit that of the iteration (`n` if there is no exit). In `make`, `a[i]` is a
//! random element. They cannot have `|` in them, which ends an item, nor a comma outside of brackets.
//!
//! Several items `exit` are several ways out of the loop. The driver runs each at every iteration, and none of
//! them: elements are made anew where they would end the loop before. Behind the exit there may be more that
//! look like exits. Unless it is told that arrays are accessed as a `whole`, it also lays arrays so that they
//! end right behind the exit, next to a page that cannot be read, or, if the loop goes `down`, begin with it;
//! what an array then has is what its length says for as many iterations.

/// A value that is given to an element of an array, or to a scalar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Name of the parameter.
    pub name: String,
    /// Which element, as a C expression in `i`, where one is named.
    pub index: Option<String>,
    /// The value, as a C expression.
    pub value: String,
}

/// What is said of the data of a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Data {
    /// How arrays and scalars are made, in this order.
    pub made: Vec<Given>,
    /// Ways out of the loop; each needs all that is given.
    pub exits: Vec<Vec<Given>>,
    /// The loop goes from the last element to the first.
    pub down: bool,
    /// More is accessed than what lies before the exit.
    pub whole: bool,
}

/// A parameter that has a value or elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named<'a> {
    /// Its name.
    pub name: &'a str,
    /// Whether it is an array.
    pub array: bool,
}

impl Data {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Data::default()
    }

    /// Reads an item; whether it was one about data.
    ///
    /// # Errors
    /// It was, but does not follow the grammar.
    pub fn read(&mut self, item: &str) -> Result<bool, String> {
        match item.split_once(char::is_whitespace) {
            Some(("make", rest)) => self.made.push(given(rest)?),
            Some(("exit", rest)) => {
                let all: Result<_, _> = parts(rest).into_iter().map(given).collect();
                self.exits.push(all?);
            }
            None if item == "down" => self.down = true,
            None if item == "whole" => self.whole = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Compares what is said with the parameters.
    ///
    /// # Errors
    /// What cannot be.
    pub fn check(&self, params: &[Named<'_>]) -> Result<(), String> {
        for (word, said) in [("down", self.down), ("whole", self.whole)] {
            if said && self.exits.is_empty() {
                return Err(format!("`{word}` without `exit`"));
            }
        }
        for (k, made) in self.made.iter().enumerate() {
            let name = &made.name;
            if made.index.is_some() {
                return Err(format!("`make {name}` is about all elements"));
            }
            if self.made[..k].iter().any(|other| other.name == *name) {
                return Err(format!("`{name}` is made twice"));
            }
        }
        for Given { name, index, .. } in self.made.iter().chain(self.exits.iter().flatten()) {
            match params.iter().find(|param| param.name == name) {
                None => return Err(format!("`{name}` is neither array nor scalar")),
                Some(param) if index.is_some() && !param.array => {
                    return Err(format!("`{name}` is a scalar, without elements"));
                }
                Some(_) => {}
            }
        }
        Ok(())
    }
}

/// `a[i] = x`.
fn given(text: &str) -> Result<Given, String> {
    let (target, value) = text
        .split_once('=')
        .ok_or(format!("`{}` gives no value", text.trim()))?;
    let (target, value) = (target.trim(), value.trim());
    if value.is_empty() || value.starts_with('=') {
        return Err(format!("`{}` gives no value", text.trim()));
    }
    let (name, index) = match target.split_once('[') {
        Some((name, rest)) => (name.trim_end(), Some(rest)),
        None => (target, None),
    };
    let index = match index {
        Some(rest) => Some(
            rest.strip_suffix(']')
                .ok_or(format!("`{target}` is no element"))?
                .to_string(),
        ),
        None => None,
    };
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.is_empty() || !name.chars().all(is_name) {
        return Err(format!("`{target}` is no element"));
    }
    Ok(Given {
        name: name.to_string(),
        index,
        value: value.to_string(),
    })
}

/// What stands between commas outside of brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (k, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..k]);
                start = k + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(items: &[&str]) -> Result<Data, String> {
        let mut data = Data::default();
        for item in items {
            assert!(data.read(item)?, "{item}");
        }
        let named = |name, array| Named { name, array };
        data.check(&[named("a", true), named("b", true), named("m", false)])?;
        Ok(data)
    }

    fn given(name: &str, index: Option<&str>, value: &str) -> Given {
        Given {
            name: name.to_string(),
            index: index.map(str::to_string),
            value: value.to_string(),
        }
    }

    #[test]
    fn items_say_what_elements_are() {
        let data = read(&[
            "make a = i == n ? 0 : 1",
            "exit a[i + 1] = max(m, 2), b = b[i] == 1",
            "exit m = i",
            "down",
        ]);
        let expected = Data {
            made: vec![given("a", None, "i == n ? 0 : 1")],
            exits: vec![
                vec![
                    given("a", Some("i + 1"), "max(m, 2)"),
                    given("b", None, "b[i] == 1"),
                ],
                vec![given("m", None, "i")],
            ],
            down: true,
            whole: false,
        };
        assert_eq!(data, Ok(expected));
        assert!(!Data::default().read("int n").unwrap());
        assert!(!Data::default().read("float make").unwrap());
    }

    #[test]
    fn what_is_wrong_with_an_item_is_said() {
        let wrong = |items: &[&str]| read(items).unwrap_err();
        assert_eq!(wrong(&["exit a"]), "`a` gives no value");
        assert_eq!(wrong(&["exit a == 1"]), "`a == 1` gives no value");
        assert_eq!(wrong(&["exit a = 1, b ="]), "`b =` gives no value");
        assert_eq!(wrong(&["exit a[0 = 1"]), "`a[0` is no element");
        assert_eq!(wrong(&["exit a + 1 = 1"]), "`a + 1` is no element");
        assert_eq!(wrong(&["exit n = 1"]), "`n` is neither array nor scalar");
        assert_eq!(wrong(&["make c = 1"]), "`c` is neither array nor scalar");
        assert_eq!(
            wrong(&["exit m[i] = 1"]),
            "`m` is a scalar, without elements"
        );
        assert_eq!(wrong(&["make a[0] = 1"]), "`make a` is about all elements");
        assert_eq!(wrong(&["make a = 1", "make a = 2"]), "`a` is made twice");
        assert_eq!(wrong(&["down"]), "`down` without `exit`");
        assert_eq!(wrong(&["make a = 1", "whole"]), "`whole` without `exit`");
    }
}
