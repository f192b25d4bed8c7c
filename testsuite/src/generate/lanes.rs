//! What the lanes of random straight-line code compute, as text.

use super::typed::scalar::Scalar;

/// What is computed in each lane.
pub enum Expr {
    /// Elements of arrays, by lane.
    Elements(Vec<(usize, usize)>),
    /// The same in all lanes.
    Same(String),
    /// Something in each.
    Each(Vec<String>),
    /// An operation with two operands.
    Two(Box<Two>),
    /// A shift by a constant.
    Shift(Scalar, &'static str, usize, Box<Expr>),
    /// A conversion; in a lane perhaps from another type first.
    Cast(Scalar, Option<(usize, Scalar)>, Box<Expr>),
    /// `first < second ? third : fourth`, or another comparison, in each lane, and perhaps a second condition.
    Chosen(Vec<&'static str>, &'static str, Box<[Expr; 4]>),
    /// The smaller one, or another choice of one of two.
    Extreme(&'static str, Box<[Expr; 2]>),
    /// A sum of two, or a difference, between two numbers.
    Clamped(&'static str, i32, i32, Box<[Expr; 2]>),
    /// Whether a comparison holds, in each lane.
    Compared(Vec<&'static str>, Box<[Expr; 2]>),
}

/// An operation with two operands of a type.
pub struct Two {
    pub ty: Scalar,
    pub op: &'static str,
    pub operands: [Expr; 2],
    /// Lanes that do something else.
    pub differs: Option<(Vec<bool>, &'static str)>,
    /// Lanes with operands in the other order.
    pub exchanged: Vec<bool>,
}

impl Expr {
    /// The text for a lane.
    pub fn lane(&self, lane: usize, at: &dyn Fn(usize, usize) -> String) -> String {
        match self {
            Expr::Elements(numbers) => at(numbers[lane].0, numbers[lane].1),
            Expr::Same(text) => text.clone(),
            Expr::Each(texts) => texts[lane].clone(),
            Expr::Two(two) => {
                let op: &str = match &two.differs {
                    Some((others, op)) if others[lane] => op,
                    _ => two.op,
                };
                let [left, right] = &two.operands;
                let mut operands = [left.lane(lane, at), right.lane(lane, at)];
                if two.exchanged[lane] {
                    operands.reverse();
                }
                let [left, right] = operands;
                match two.ty.is_float() {
                    // What a comparison gives is an integer, and division by that may trap.
                    true if op == "/" => format!("(({}){left} / {right})", two.ty.c()),
                    true => format!("({left} {op} {right})"),
                    // So that nothing overflows.
                    false => {
                        let wide = unsigned(two.ty);
                        let ty = two.ty.c();
                        format!("({ty})(({wide})({left}) {op} ({wide})({right}))")
                    }
                }
            }
            Expr::Shift(ty, op, by, inner) => {
                let wide = if *op == "<<" { unsigned(*ty) } else { ty.c() };
                format!("({})(({wide})({}) {op} {by})", ty.c(), inner.lane(lane, at))
            }
            Expr::Cast(ty, other, inner) => {
                let first = match other {
                    Some((at, other)) if *at == lane => format!("({})", other.c()),
                    _ => String::new(),
                };
                format!("({}){first}({})", ty.c(), inner.lane(lane, at))
            }
            Expr::Chosen(ops, second, all) => {
                let [a, b, c, d] = all.each_ref().map(|one| one.lane(lane, at));
                format!("({a} {} {b} {second} ? {c} : {d})", ops[lane])
            }
            Expr::Extreme(op, all) => {
                let [a, b] = all.each_ref().map(|one| one.lane(lane, at));
                format!("({a} {op} {b} ? {a} : {b})")
            }
            Expr::Clamped(op, least, most, all) => {
                let [a, b] = all.each_ref().map(|one| one.lane(lane, at));
                let sum = format!("({a} {op} {b})");
                format!("({sum} < {least} ? {least} : {sum} > {most} ? {most} : {sum})")
            }
            Expr::Compared(ops, all) => {
                let [a, b] = all.each_ref().map(|one| one.lane(lane, at));
                format!("({a} {} {b})", ops[lane])
            }
        }
    }
}

/// The type in which numbers of a type are computed.
pub fn unsigned(ty: Scalar) -> &'static str {
    match ty.bits() {
        64 => "unsigned long",
        _ => "unsigned",
    }
}
