//! Tests of interning, conversions, layout and spelling.

use super::*;

fn table() -> TypeTable {
    TypeTable::new(DataModel::default())
}

fn field(name: &str, ty: TypeId) -> FieldSpec {
    FieldSpec {
        name: name.to_string(),
        ty: ty.into(),
        bit_width: None,
        rules: LayoutRules::default(),
    }
}

#[test]
fn basic_types_have_their_fixed_indices() {
    let t = table();
    assert_eq!(*t.kind(TypeTable::INT), TypeKind::Int(IntKind::Int));
    assert_eq!(*t.kind(TypeTable::UINT), TypeKind::Int(IntKind::UInt));
    assert_eq!(*t.kind(TypeTable::CHAR), TypeKind::Int(IntKind::Char));
    assert_eq!(
        *t.kind(TypeTable::LONG_DOUBLE),
        TypeKind::Float(FloatKind::LongDouble)
    );
    assert_eq!(
        *t.kind(t.int(IntKind::ULongLong)),
        TypeKind::Int(IntKind::ULongLong)
    );
}

#[test]
fn common_types_follow_the_usual_arithmetic_conversions() {
    let t = table();
    let common = |a, b| {
        t.common_arithmetic(t.int(a), t.int(b))
            .map(|ty| t.int_kind(ty))
    };
    let is = |kind| Some(Some(kind));
    assert_eq!(common(IntKind::Char, IntKind::UShort), is(IntKind::Int));
    assert_eq!(common(IntKind::Int, IntKind::UInt), is(IntKind::UInt));
    assert_eq!(common(IntKind::Long, IntKind::UInt), is(IntKind::Long));
    assert_eq!(
        common(IntKind::LongLong, IntKind::ULong),
        is(IntKind::ULongLong)
    );
    assert_eq!(
        common(IntKind::LongLong, IntKind::Long),
        is(IntKind::LongLong)
    );
    assert_eq!(
        t.common_arithmetic(TypeTable::INT, TypeTable::FLOAT),
        Some(TypeTable::FLOAT)
    );
}

#[test]
fn records_are_laid_out_with_padding() {
    let mut t = table();
    let id = t.new_record(Some("struct s".to_string()), false);
    let double = TypeTable::DOUBLE;
    t.complete_record(
        id,
        vec![
            field("c", TypeTable::CHAR),
            field("d", double),
            field("i", TypeTable::INT),
        ],
        LayoutRules::default(),
    );
    let record = t.record(id);
    assert_eq!(
        (record.size, record.align, record.layout_unknown),
        (Some(24), Some(8), false)
    );
    let offsets: Vec<u64> = record.fields.iter().flatten().map(|f| f.offset).collect();
    assert_eq!(offsets, [0, 8, 16]);
}

#[test]
fn records_under_rules_that_are_not_known_have_no_layout() {
    let mut t = table();
    let id = t.new_record(None, false);
    t.complete_record(
        id,
        vec![field("c", TypeTable::CHAR), field("i", TypeTable::INT)],
        LayoutRules {
            odd: true,
            ..LayoutRules::default()
        },
    );
    let ty = t.intern(TypeKind::Record(id));
    assert_eq!((t.size_of(ty), t.align_of(ty)), (None, None));
    assert!(t.record(id).layout_unknown);
}

#[test]
fn types_are_spelled_as_c_does() {
    let mut t = table();
    let konst = Quals {
        is_const: true,
        ..Quals::NONE
    };
    let cf = QualType {
        ty: TypeTable::FLOAT,
        quals: konst,
    };
    let p = t.pointer(cf);
    let restrict = Quals {
        is_restrict: true,
        ..Quals::NONE
    };
    let rp = QualType {
        ty: p,
        quals: restrict,
    };
    assert_eq!(t.spelling(rp).as_deref(), Some("const float *__restrict"));
    let array = t.intern(TypeKind::Array(TypeTable::INT.into(), Some(4)));
    let pa = t.pointer(array.into());
    assert_eq!(t.spelling(pa.into()).as_deref(), Some("int (*)[4]"));
    let f = t.intern(TypeKind::Function {
        ret: p.into(),
        params: vec![TypeTable::INT.into(), pa.into()],
        variadic: true,
        unprototyped: false,
    });
    let pf = t.pointer(f.into());
    assert_eq!(
        t.spelling(pf.into()).as_deref(),
        Some("const float *(*)(int, int (*)[4], ...)")
    );
    let pp = t.pointer(rp);
    assert_eq!(
        t.spelling(pp.into()).as_deref(),
        Some("const float *__restrict *")
    );
}
