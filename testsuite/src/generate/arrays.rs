//! The arrays of a kernel: what they hold, where they lie, and how the loop reaches them.

use super::{BEYOND, Random};

/// Element type: name in a kernel's head, and in C.
pub(super) type Element = (&'static str, &'static str);

const ELEMENTS: &[Element] = &[
    ("i8", "signed char"),
    ("i8", "char"),
    ("u8", "unsigned char"),
    ("i16", "short"),
    ("u16", "unsigned short"),
    ("i32", "int"),
    ("u32", "unsigned"),
    ("i64", "long"),
    ("u64", "unsigned long"),
    ("float", "float"),
    ("double", "double"),
];

/// Elements of arrays that are objects of the kernel itself.
pub(super) const LENGTH: usize = 4400;

/// How the loop reaches an array. What is no parameter is filled before the loop and copied back
/// after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// By the name of the parameter.
    Parameter,
    /// By a member of a record behind a pointer.
    Member,
    /// In an array with static storage.
    Static,
    /// In an array that other files could see.
    Global,
    /// In an array of the function.
    Local,
    /// In an array that is a member of a record with static storage.
    StaticMember,
    /// In a row of an array of arrays.
    Row,
    /// Behind a pointer to a row.
    RowPointer,
    /// By a pointer that walks along.
    Walking,
}

impl Place {
    /// What a campaign counts it as.
    pub fn feature(self) -> &'static str {
        match self {
            Place::Parameter => "array in a parameter",
            Place::Member => "array in a member",
            Place::Static => "static array",
            Place::Global => "global array",
            Place::Local => "local array",
            Place::StaticMember => "array in a static record",
            Place::Row => "row of an array of arrays",
            Place::RowPointer => "row behind a pointer",
            Place::Walking => "array along which a pointer walks",
        }
    }
}

pub(super) struct Array {
    pub name: char,
    pub element: Element,
    pub written: bool,
    pub place: Place,
}

/// Types of the arrays of one kernel.
enum Types {
    /// The same for all, so that they may be laid over each other.
    One(Element),
    /// Integers of one width, or bytes and one other integer type: these may be, too.
    Related(Vec<Element>),
    /// Any.
    Mixed,
}

impl Types {
    fn new(random: &mut Random) -> Types {
        match random.below(8) {
            0..=3 => Types::One(random.pick(ELEMENTS)),
            4 => Types::Related(random.pick(&[&ELEMENTS[3..5], &ELEMENTS[5..7]]).to_vec()),
            5 => Types::Related(vec![ELEMENTS[2], ELEMENTS[3 + random.below(6)]]),
            _ => Types::Mixed,
        }
    }
}

impl Array {
    /// The arrays of a kernel; `plain`: all are parameters.
    pub fn some(random: &mut Random, plain: bool, may_walk: bool) -> Vec<Array> {
        let types = Types::new(random);
        let count = 1 + random.below(4);
        let mut arrays = Vec::new();
        for k in 0..count {
            let place = match random.below(14) {
                _ if plain => Place::Parameter,
                0 | 10 => Place::Member,
                1 => Place::Static,
                2 => Place::StaticMember,
                3 => Place::Global,
                4 => Place::Local,
                5 => Place::Row,
                6 => Place::RowPointer,
                7..=9 if may_walk => Place::Walking,
                _ => Place::Parameter,
            };
            let element = match &types {
                Types::One(element) => *element,
                Types::Related(elements) => random.pick(elements),
                Types::Mixed => random.pick(ELEMENTS),
            };
            arrays.push(Array {
                name: char::from(b'a' + k as u8),
                element,
                written: k == 0 || random.one_in(4),
                place,
            });
        }
        arrays
    }

    /// The object of the kernel's own that holds the elements.
    fn object(&self, kernel: &str) -> Option<String> {
        let name = self.name;
        match self.place {
            Place::Static | Place::Global => Some(format!("{kernel}_{name}")),
            Place::StaticMember => Some(format!("{kernel}_{name}.v")),
            Place::Row | Place::RowPointer => Some(format!("{kernel}_{name}[1]")),
            Place::Local => Some(format!("l{name}")),
            Place::Parameter | Place::Member | Place::Walking => None,
        }
    }

    /// What is subscripted in the loop; not for walking pointers.
    pub fn base(&self, kernel: &str) -> String {
        match self.place {
            Place::Member => format!("q->{}", self.name),
            Place::RowPointer => format!("(*q{})", self.name),
            _ => self.object(kernel).unwrap_or(self.name.to_string()),
        }
    }

    fn bytes(&self) -> String {
        format!("sizeof(*{}) * (unsigned long)(2 * n + {BEYOND})", self.name)
    }

    /// The element type, `const` where the kernel only reads.
    fn qualified(&self) -> String {
        let qualifier = if self.written { "" } else { "const " };
        format!("{qualifier}{}", self.element.1)
    }

    /// The item of the kernel's head and the parameter.
    pub fn parameter(&self, restrict: bool) -> (String, String) {
        let direction = if self.written { "inout" } else { "in" };
        let head = format!("{direction} {} {}[2*n+{BEYOND}]", self.element.0, self.name);
        let restrict = if restrict { "restrict " } else { "" };
        (
            head,
            format!("{} *{restrict}{}", self.qualified(), self.name),
        )
    }

    /// Declarations outside the function, and statements that fill the array.
    pub fn open(&self, kernel: &str, downwards: bool, globals: &mut String, before: &mut String) {
        let (name, ty) = (self.name, self.element.1);
        match self.place {
            Place::Static => globals.push_str(&format!("static {ty} {kernel}_{name}[{LENGTH}];\n")),
            Place::Global => globals.push_str(&format!("{ty} {kernel}_{name}[{LENGTH}];\n")),
            Place::StaticMember => globals.push_str(&format!(
                "static struct {{ char pad; {ty} v[{LENGTH}]; }} {kernel}_{name};\n"
            )),
            Place::Row | Place::RowPointer => {
                globals.push_str(&format!("static {ty} {kernel}_{name}[3][{LENGTH}];\n"));
            }
            Place::Local => before.push_str(&format!("    {ty} l{name}[{LENGTH}];\n")),
            Place::Member => before.push_str(&format!("    {kernel}_r.{name} = {name};\n")),
            Place::Walking => before.push_str(&format!(
                "    {} *p{name} = {name}{};\n",
                self.qualified(),
                if downwards { " + n" } else { "" }
            )),
            Place::Parameter => {}
        }
        if self.place == Place::RowPointer {
            before.push_str(&format!(
                "    {ty} (*q{name})[{LENGTH}] = &{kernel}_{name}[1];\n"
            ));
        }
        if let Some(object) = self.object(kernel) {
            let bytes = self.bytes();
            before.push_str(&format!(
                "    __builtin_memcpy({object}, {name}, {bytes});\n"
            ));
        }
    }

    /// The member of the record that points to the array.
    pub fn member(&self) -> Option<String> {
        (self.place == Place::Member).then(|| format!("    {} *{};\n", self.qualified(), self.name))
    }

    /// Statements that copy what was written to where the caller looks.
    pub fn close(&self, kernel: &str) -> Option<String> {
        let object = self.object(kernel).filter(|_| self.written)?;
        let bytes = self.bytes();
        Some(format!(
            "    __builtin_memcpy({}, {object}, {bytes});\n",
            self.name
        ))
    }
}
