//! Names: ordinary identifiers and tags, by scope.

use crate::hashed::HashedMap;
use crate::tree::{GlobalId, VarId};
use crate::types::{LayoutRules, QualType, RecordId, TypeId};

/// What an ordinary identifier stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Entity {
    /// A typedef name.
    Typedef { ty: QualType, alignment: Alignment },
    /// Automatic variable.
    Var(VarId),
    /// A parameter of the function definition whose head is being read.
    Parameter { var: VarId, ty: QualType },
    /// Object or function with linkage, or a block-scope static.
    Global(GlobalId),
    /// Enumeration constant.
    Enumerator { value: Option<i128>, ty: TypeId },
    /// Declared in text that could not be read.
    Unknown,
}

/// How a typedef name aligns what it stands for. `aligned` can raise and lower the alignment of a type
/// ("Common Type Attributes" of gcc's manual); its size stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Alignment {
    /// As its type asks for.
    Natural,
    /// To so many bytes, not less than its type asks for.
    Bytes(u64),
    /// In a way vcc does not know.
    Unknown,
}

impl Alignment {
    /// What is known of the layout of a member that is declared with such a name. `own`: what its own attributes say.
    pub(super) fn of_member(self, own: LayoutRules) -> LayoutRules {
        match self {
            Alignment::Natural => own,
            Alignment::Bytes(bytes) => LayoutRules {
                type_aligned: Some(bytes),
                ..own
            },
            Alignment::Unknown => LayoutRules { odd: true, ..own },
        }
    }
}

/// What a tag stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Tag {
    /// `struct` or `union`.
    Record(RecordId),
    /// `enum`
    Enum(TypeId),
}

#[derive(Debug, Default)]
struct Level {
    names: HashedMap<String, Entity>,
    tags: HashedMap<String, Tag>,
}

/// The scopes that are open, the file's first.
#[derive(Debug)]
pub(super) struct Scopes {
    levels: Vec<Level>,
}

impl Scopes {
    /// Only the file scope.
    pub(super) fn new() -> Scopes {
        Scopes {
            levels: vec![Level::default()],
        }
    }

    pub(super) fn enter(&mut self) {
        self.levels.push(Level::default());
    }

    pub(super) fn leave(&mut self) {
        if self.levels.len() > 1 {
            self.levels.pop();
        }
    }

    /// How many scopes are open; 1 at file scope.
    pub(super) fn depth(&self) -> usize {
        self.levels.len()
    }

    /// Closes scopes until `depth` are open.
    pub(super) fn leave_to(&mut self, depth: usize) {
        self.levels.truncate(depth.max(1));
    }

    pub(super) fn lookup(&self, name: &str) -> Option<Entity> {
        self.levels
            .iter()
            .rev()
            .find_map(|level| level.names.get(name).copied())
    }

    pub(super) fn lookup_file(&self, name: &str) -> Option<Entity> {
        self.levels[0].names.get(name).copied()
    }

    pub(super) fn declare(&mut self, name: &str, entity: Entity) {
        if let Some(level) = self.levels.last_mut() {
            level.names.insert(name.to_string(), entity);
        }
    }

    /// Declares a name at file scope, as `extern` and implicit declarations do.
    pub(super) fn declare_file(&mut self, name: &str, entity: Entity) {
        self.levels[0].names.insert(name.to_string(), entity);
    }

    pub(super) fn lookup_tag(&self, name: &str) -> Option<Tag> {
        self.levels
            .iter()
            .rev()
            .find_map(|level| level.tags.get(name).copied())
    }

    /// The tag if it is declared in the innermost scope.
    pub(super) fn innermost_tag(&self, name: &str) -> Option<Tag> {
        self.levels.last()?.tags.get(name).copied()
    }

    pub(super) fn declare_tag(&mut self, name: &str, tag: Tag) {
        if let Some(level) = self.levels.last_mut() {
            level.tags.insert(name.to_string(), tag);
        }
    }
}
