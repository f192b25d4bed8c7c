//! Sizes, alignments and offsets, as the System V ABIs lay them out.

use super::{Field, FloatKind, QualType, RecordId, TypeId, TypeKind, TypeTable};

/// A member as it is declared, before it has an offset.
#[derive(Clone, Debug)]
pub struct FieldSpec {
    /// Name; empty for anonymous members and unnamed bit-fields.
    pub name: String,
    /// Type.
    pub ty: QualType,
    /// Width in bits, if it is a bit-field.
    pub bit_width: Option<u32>,
}

impl TypeTable {
    /// Size in bytes, if the type is complete and its layout is known.
    pub fn size_of(&self, ty: TypeId) -> Option<u64> {
        match self.kind(ty) {
            TypeKind::Void
            | TypeKind::Function { .. }
            | TypeKind::VariableArray(_)
            | TypeKind::Opaque(_)
            | TypeKind::Array(_, None) => None,
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
            TypeKind::Array(element, _) | TypeKind::VariableArray(element) => {
                self.align_of(element.ty)
            }
            TypeKind::Record(id) => self.record(*id).align,
            // 32-bit x86 aligns eight-byte scalars to four inside records only; there vcc does
            // not rely on layout at all.
            _ if self.model.pointer_bytes < 8 && self.size_of(ty)? > 4 => None,
            _ => self.size_of(ty),
        }
    }

    /// Gives a record its members. `odd`: attributes or pragmas change its layout.
    /// invariant: called once per record.
    pub fn complete_record(&mut self, id: RecordId, specs: Vec<FieldSpec>, odd: bool) {
        let is_union = self.record(id).is_union;
        let mut offset = 0_u64;
        let mut size = 0_u64;
        let mut align = 1_u64;
        let mut known = !odd;
        let mut fields = Vec::with_capacity(specs.len());
        for spec in specs {
            known &= spec.bit_width.is_none();
            let Some((field_size, field_align)) = self.member_layout(&spec) else {
                known = false;
                fields.push(place_field(spec, 0));
                continue;
            };
            align = align.max(field_align);
            let at = if is_union {
                0
            } else {
                round_up(offset, field_align)
            };
            offset = at.saturating_add(field_size);
            size = size.max(offset);
            fields.push(place_field(spec, at));
        }
        let record = self.record_mut(id);
        record.fields = Some(fields);
        record.layout_unknown = !known;
        record.size = known.then(|| round_up(size, align));
        record.align = known.then_some(align);
    }

    /// Size and alignment of a member; a flexible array has size zero.
    fn member_layout(&self, spec: &FieldSpec) -> Option<(u64, u64)> {
        if spec.ty.quals.is_atomic {
            return None;
        }
        let align = self.align_of(spec.ty.ty)?;
        match self.kind(spec.ty.ty) {
            TypeKind::Array(_, None) => Some((0, align)),
            _ => Some((self.size_of(spec.ty.ty)?, align)),
        }
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

fn place_field(spec: FieldSpec, offset: u64) -> Field {
    Field {
        name: spec.name,
        ty: spec.ty,
        offset,
        bit_width: spec.bit_width,
    }
}

fn round_up(value: u64, align: u64) -> u64 {
    value.div_ceil(align).saturating_mul(align)
}
