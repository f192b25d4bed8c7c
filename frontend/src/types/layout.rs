//! Sizes, alignments and offsets, as the System V ABIs lay them out.

use super::{BitFields, Field, FloatKind, Layout, QualType, RecordId, TypeId, TypeKind, TypeTable};

/// A member as it is declared, before it has an offset.
#[derive(Clone, Debug)]
pub struct FieldSpec {
    /// Name; empty for anonymous members and unnamed bit-fields.
    pub name: String,
    /// Type.
    pub ty: QualType,
    /// Width in bits, if it is a bit-field.
    pub bit_width: Option<u32>,
    /// What its own attributes say.
    pub rules: LayoutRules,
}

/// What attributes and pragmas say of a layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LayoutRules {
    /// `packed`: no padding before members.
    pub packed: bool,
    /// `aligned(n)`: at least so many bytes.
    pub aligned: Option<u64>,
    /// A member's type is a typedef name that is aligned to so many bytes, not less than its type asks for.
    pub type_aligned: Option<u64>,
    /// `#pragma pack(n)`: members are aligned to so many bytes at most.
    pub pack: Option<u64>,
    /// Something that vcc does not know: there is no layout.
    pub odd: bool,
}

/// Where the members of a record have come to, in bits.
struct Cursor {
    is_union: bool,
    rules: LayoutRules,
    bit_fields: BitFields,
    /// Behind the last member.
    at: u64,
    /// Behind the one that reaches farthest.
    end: u64,
    /// Alignment of the record so far, in bytes.
    align: u64,
}

impl TypeTable {
    /// Size in bytes, if the type is complete and its layout is known.
    pub fn size_of(&self, ty: TypeId) -> Option<u64> {
        match self.kind(ty) {
            TypeKind::Void
            | TypeKind::Function { .. }
            | TypeKind::VariableArray(..)
            | TypeKind::Array(_, None) => None,
            TypeKind::Opaque(_, layout) => layout.map(|layout| layout.size),
            TypeKind::Bool => Some(1),
            TypeKind::Int(kind) | TypeKind::Enum(kind) => Some(self.model.int_bytes(*kind)),
            TypeKind::Float(FloatKind::Float) => Some(4),
            TypeKind::Float(FloatKind::Double) => Some(8),
            TypeKind::Float(FloatKind::LongDouble) => Some(self.model.long_double_bytes),
            TypeKind::Pointer(_) => Some(self.model.pointer_bytes),
            TypeKind::Array(element, Some(count)) => self.size_of(element.ty)?.checked_mul(*count),
            TypeKind::Record(id) => self.record(*id).size,
        }
    }

    /// Alignment in bytes, if the type is complete and its layout is known.
    pub fn align_of(&self, ty: TypeId) -> Option<u64> {
        match self.kind(ty) {
            TypeKind::Array(element, _) | TypeKind::VariableArray(element, _) => {
                self.align_of(element.ty)
            }
            TypeKind::Record(id) => self.record(*id).align,
            TypeKind::Opaque(_, layout) => layout.map(|layout| layout.align),
            // 32-bit x86 aligns eight-byte scalars to four inside records only; there vcc does
            // not rely on layout at all.
            _ if self.model.pointer_bytes < 8 && self.size_of(ty)? > 4 => None,
            _ => self.size_of(ty),
        }
    }

    /// Gives a record its members. `rules`: what attributes and pragmas say of the whole.
    /// invariant: called once per record.
    pub fn complete_record(&mut self, id: RecordId, specs: Vec<FieldSpec>, rules: LayoutRules) {
        let lp64 = self.model.pointer_bytes == 8 && self.model.long_bytes == 8;
        let mut cursor = Cursor {
            is_union: self.record(id).is_union,
            rules,
            bit_fields: match lp64 {
                true => self.model.bit_fields,
                false => BitFields::Unknown,
            },
            at: 0,
            end: 0,
            align: 1,
        };
        // Which of `aligned` and `pack` counts, where both are there, is no matter of course.
        let mut known = !rules.odd && (rules.pack.is_none() || rules.aligned.is_none());
        let mut fields = Vec::with_capacity(specs.len());
        for spec in specs {
            let place = known.then(|| self.place(&mut cursor, &spec)).flatten();
            known &= place.is_some();
            let (offset, packed) = place.unwrap_or_default();
            fields.push(Field {
                name: spec.name,
                ty: spec.ty,
                offset,
                bit_width: spec.bit_width,
                packed,
            });
        }
        let align = cursor.align.max(rules.aligned.unwrap_or(1));
        let record = self.record_mut(id);
        record.fields = Some(fields);
        record.layout_unknown = !known;
        record.size = known.then(|| round_up(cursor.end.div_ceil(8), align));
        record.align = known.then_some(align);
    }

    /// The offset of a member, and whether it may lie where its type must not.
    fn place(&self, cursor: &mut Cursor, spec: &FieldSpec) -> Option<(u64, bool)> {
        let Layout { size, align } = self.member_layout(spec)?;
        match spec.bit_width {
            Some(width) => Some((cursor.bit_field(width, size, align, spec)?, false)),
            None => cursor.member(size, align, spec.rules),
        }
    }

    /// Size and alignment of a member's type; a flexible array has size zero.
    fn member_layout(&self, spec: &FieldSpec) -> Option<Layout> {
        if spec.ty.quals.is_atomic {
            return None;
        }
        let align = self.align_of(spec.ty.ty)?;
        let size = match self.kind(spec.ty.ty) {
            TypeKind::Array(_, None) => 0,
            _ => self.size_of(spec.ty.ty)?,
        };
        Some(Layout { size, align })
    }

    /// Offset of the member at the end of a path of fields.
    pub fn offset_of(&self, path: &[(RecordId, u32)]) -> Option<u64> {
        let mut offset = 0_u64;
        for &(id, index) in path {
            let record = self.record(id);
            let field = record.fields.as_ref()?.get(index as usize)?;
            if record.layout_unknown || field.bit_width.is_some() {
                return None;
            }
            offset = offset.checked_add(field.offset)?;
        }
        Some(offset)
    }
}

impl Cursor {
    fn member(&mut self, size: u64, natural: u64, own: LayoutRules) -> Option<(u64, bool)> {
        if own.odd || (self.rules.pack.is_some() && own.aligned.is_some()) {
            return None;
        }
        let packed = self.rules.packed || own.packed;
        // Compilers do not agree on whether the alignment of a typedef name holds there.
        if own.type_aligned.is_some() && (packed || self.rules.pack.is_some()) {
            return None;
        }
        let natural = own.type_aligned.unwrap_or(natural);
        let align = match packed {
            true => own.aligned.unwrap_or(1),
            false => natural.max(own.aligned.unwrap_or(1)),
        };
        let align = align.min(self.rules.pack.unwrap_or(align));
        self.align = self.align.max(align);
        let offset = round_up(self.at.div_ceil(8), align);
        self.takes(offset.checked_mul(8)?, size.checked_mul(8)?)?;
        Some((offset, align < natural))
    }

    /// The byte in which a bit-field begins.
    fn bit_field(&mut self, width: u32, size: u64, natural: u64, spec: &FieldSpec) -> Option<u64> {
        let own = spec.rules;
        let (width, unit) = (u64::from(width), size.checked_mul(8)?);
        let aligned = own.aligned.or(own.type_aligned);
        if own.odd || aligned.is_some() || width > unit || unit > 64 {
            return None;
        }
        let aligns = match self.bit_fields {
            BitFields::SystemV => !spec.name.is_empty(),
            BitFields::Aapcs64 => true,
            BitFields::Unknown => return None,
        };
        let packed = self.rules.packed || own.packed;
        // Compilers do not agree on some of these.
        let unsure = self.rules.pack.is_some() || packed;
        if packed && self.rules.pack.is_some() {
            return None;
        }
        let at = if width == 0 {
            if unsure {
                return None;
            }
            round_up(self.at, natural * 8)
        } else if packed || self.at % (natural * 8) + width <= unit {
            self.at
        } else if unsure {
            return None;
        } else {
            round_up(self.at, natural * 8)
        };
        if aligns {
            let align = if packed { 1 } else { natural };
            self.align = self.align.max(align.min(self.rules.pack.unwrap_or(align)));
        }
        let at = if self.is_union { 0 } else { at };
        self.takes(at, width)?;
        Some(at / 8)
    }

    /// Notes what a member takes, in bits.
    fn takes(&mut self, at: u64, bits: u64) -> Option<()> {
        let end = at.checked_add(bits)?;
        self.end = self.end.max(end);
        if !self.is_union {
            self.at = end;
        }
        Some(())
    }
}

fn round_up(value: u64, align: u64) -> u64 {
    value.div_ceil(align).saturating_mul(align)
}
