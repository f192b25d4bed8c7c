//! Names of variants, in both directions.

use super::isa::Isa;
use std::fmt;
use std::str::FromStr;

/// A name taken apart: `_ZGV` isa mask length parameters `_` function.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VariantName {
    /// Instruction set.
    pub isa: Isa,
    /// `M`: its last argument is a mask.
    pub masked: bool,
    /// Lanes.
    pub lanes: NameLanes,
    /// Parameters in order.
    pub params: Vec<NameParam>,
    /// The scalar function's name in assembly.
    pub function: String,
}

/// Lanes in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NameLanes {
    /// So many.
    Fixed(u32),
    /// `x`: as many as the machine's vectors hold.
    Scalable,
}

/// A parameter in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NameParam {
    /// How its lanes differ.
    pub kind: NameParamKind,
    /// `a16`: what is promised of its alignment, in bytes.
    pub alignment: Option<u32>,
}

/// How the lanes of a parameter differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NameParamKind {
    /// `v`: one value for each.
    Vector,
    /// `u`: the same in all.
    Uniform,
    /// `l`, `R`, `L`, `U`: by a step.
    Linear {
        /// What is passed.
        passed: OfLinear,
        /// The step.
        step: NameStep,
    },
}

/// What is passed for a linear parameter. All but the first are for references of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OfLinear {
    /// `l`: the value of lane 0.
    Value,
    /// `R`: a pointer; the address is linear.
    Reference,
    /// `L`: a vector of pointers; the value is linear.
    ValueOfReference,
    /// `U`: a pointer; the value is linear, the address uniform.
    UniformReference,
}

/// A step in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NameStep {
    /// For pointers in bytes. 1 is not written.
    Constant(i64),
    /// `s2`: the value of that parameter, from 0; for pointers in elements.
    Param(u32),
}

/// Why a text is no name of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameError {
    /// Byte at which it cannot be read on.
    pub at: usize,
    /// What is expected there.
    pub expected: &'static str,
}

impl OfLinear {
    fn letter(self) -> char {
        match self {
            OfLinear::Value => 'l',
            OfLinear::Reference => 'R',
            OfLinear::ValueOfReference => 'L',
            OfLinear::UniformReference => 'U',
        }
    }
}

impl fmt::Display for VariantName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mask = if self.masked { 'M' } else { 'N' };
        write!(f, "_ZGV{}{mask}", self.isa.letter())?;
        match self.lanes {
            NameLanes::Fixed(lanes) => write!(f, "{lanes}")?,
            NameLanes::Scalable => f.write_str("x")?,
        }
        for param in &self.params {
            write!(f, "{param}")?;
        }
        write!(f, "_{}", self.function)
    }
}

impl fmt::Display for NameParam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            NameParamKind::Vector => f.write_str("v")?,
            NameParamKind::Uniform => f.write_str("u")?,
            NameParamKind::Linear { passed, step } => {
                write!(f, "{}", passed.letter())?;
                match step {
                    NameStep::Constant(1) => {}
                    NameStep::Constant(step) if step < 0 => write!(f, "n{}", step.unsigned_abs())?,
                    NameStep::Constant(step) => write!(f, "{step}")?,
                    NameStep::Param(position) => write!(f, "s{position}")?,
                }
            }
        }
        match self.alignment {
            Some(bytes) => write!(f, "a{bytes}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is expected at byte {}", self.expected, self.at)
    }
}

impl std::error::Error for NameError {}

impl FromStr for VariantName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<VariantName, NameError> {
        let mut reader = Reader { text, at: 0 };
        if !reader.take("_ZGV") {
            return Err(reader.error("`_ZGV`"));
        }
        let isa = Isa::ALL.into_iter().find(|isa| reader.letter(isa.letter()));
        let isa = isa.ok_or(reader.error("an instruction set"))?;
        let masked = reader.letter('M');
        if !masked && !reader.letter('N') {
            return Err(reader.error("`M` or `N`"));
        }
        let lanes = match reader.letter('x') {
            true => NameLanes::Scalable,
            false => NameLanes::Fixed(reader.positive("a number of lanes")?),
        };
        let mut params = Vec::new();
        while !reader.letter('_') {
            params.push(reader.param()?);
        }
        if reader.rest().is_empty() {
            return Err(reader.error("the name of a function"));
        }
        Ok(VariantName {
            isa,
            masked,
            lanes,
            params,
            function: reader.rest().to_string(),
        })
    }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn error(&self, expected: &'static str) -> NameError {
        NameError {
            at: self.at,
            expected,
        }
    }

    fn take(&mut self, prefix: &str) -> bool {
        let found = self.rest().starts_with(prefix);
        if found {
            self.at += prefix.len();
        }
        found
    }

    fn letter(&mut self, letter: char) -> bool {
        self.take(letter.encode_utf8(&mut [0; 4]))
    }

    /// Decimal digits without leading zeros; `None` if there are none.
    fn digits(&mut self) -> Result<Option<u64>, NameError> {
        let rest = self.rest();
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        if length == 0 {
            return Ok(None);
        }
        let digits = &rest[..length];
        if length > 1 && digits.starts_with('0') {
            return Err(self.error("a number without leading zeros"));
        }
        let number = digits.parse().map_err(|_| self.error("a smaller number"))?;
        self.at += length;
        Ok(Some(number))
    }

    fn small(&mut self, expected: &'static str) -> Result<u32, NameError> {
        let error = self.error(expected);
        let number = self.digits()?.ok_or(error)?;
        u32::try_from(number).map_err(|_| error)
    }

    fn positive(&mut self, expected: &'static str) -> Result<u32, NameError> {
        let error = self.error(expected);
        match self.small(expected)? {
            0 => Err(error),
            number => Ok(number),
        }
    }

    fn param(&mut self) -> Result<NameParam, NameError> {
        let passed = [
            OfLinear::Value,
            OfLinear::Reference,
            OfLinear::ValueOfReference,
            OfLinear::UniformReference,
        ];
        let kind = if self.letter('v') {
            NameParamKind::Vector
        } else if self.letter('u') {
            NameParamKind::Uniform
        } else if let Some(passed) = passed.into_iter().find(|p| self.letter(p.letter())) {
            NameParamKind::Linear {
                passed,
                step: self.step()?,
            }
        } else {
            return Err(self.error("a parameter or `_`"));
        };
        let alignment = if self.letter('a') {
            let error = self.error("a power of two");
            let bytes = self.small("a power of two")?;
            if !bytes.is_power_of_two() {
                return Err(error);
            }
            Some(bytes)
        } else {
            None
        };
        Ok(NameParam { kind, alignment })
    }

    fn step(&mut self) -> Result<NameStep, NameError> {
        if self.letter('s') {
            return Ok(NameStep::Param(self.small("the number of a parameter")?));
        }
        let negative = self.letter('n');
        let error = self.error("a step other than zero");
        let magnitude = match self.digits()? {
            None if negative => return Err(error),
            None => return Ok(NameStep::Constant(1)),
            Some(number) => i64::try_from(number).map_err(|_| error)?,
        };
        match (magnitude, negative) {
            (0, _) => Err(error),
            (_, true) => Ok(NameStep::Constant(-magnitude)),
            (_, false) => Ok(NameStep::Constant(magnitude)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_the_round_trip() {
        for name in [
            "_ZGVbN2v_sin",
            "_ZGVdM8vu_f",
            "_ZGVeN16_f",
            "_ZGVcN4vll8ln4uls1_f_g",
            "_ZGVbN4R4L8Us2Ls0Rn1_h",
            "_ZGVdN4l8a32ua16va64__x",
            "_ZGVnN2vl_f",
            "_ZGVsMxv_f",
            "_ZGVdN4vv_a.b$1",
        ] {
            let parsed: VariantName = name.parse().unwrap();
            assert_eq!(parsed.to_string(), name);
        }
    }

    #[test]
    fn parts_of_a_name() {
        let name: VariantName = "_ZGVdM8vln12a16ls0_s_".parse().unwrap();
        let param = |kind, alignment| NameParam { kind, alignment };
        let linear = |step| NameParamKind::Linear {
            passed: OfLinear::Value,
            step,
        };
        let expected = VariantName {
            isa: Isa::Avx2,
            masked: true,
            lanes: NameLanes::Fixed(8),
            params: vec![
                param(NameParamKind::Vector, None),
                param(linear(NameStep::Constant(-12)), Some(16)),
                param(linear(NameStep::Param(0)), None),
            ],
            function: "s_".to_string(),
        };
        assert_eq!(name, expected);
    }

    #[test]
    fn other_texts_are_no_names() {
        let at = |text: &str| text.parse::<VariantName>().unwrap_err().to_string();
        let cases = [
            ("sin", "`_ZGV` is expected at byte 0"),
            ("_ZGVzN4v_f", "an instruction set is expected at byte 4"),
            ("_ZGVbX4v_f", "`M` or `N` is expected at byte 5"),
            ("_ZGVbN0v_f", "a number of lanes is expected at byte 6"),
            (
                "_ZGVbN04v_f",
                "a number without leading zeros is expected at byte 6",
            ),
            ("_ZGVbNv_f", "a number of lanes is expected at byte 6"),
            ("_ZGVbN4w_f", "a parameter or `_` is expected at byte 7"),
            ("_ZGVbN4v", "a parameter or `_` is expected at byte 8"),
            ("_ZGVbN4v_", "the name of a function is expected at byte 9"),
            (
                "_ZGVbN4l0_f",
                "a step other than zero is expected at byte 8",
            ),
            (
                "_ZGVbN4ln_f",
                "a step other than zero is expected at byte 9",
            ),
            (
                "_ZGVbN4ls_f",
                "the number of a parameter is expected at byte 9",
            ),
            ("_ZGVbN4ua12_f", "a power of two is expected at byte 9"),
            (
                "_ZGVbN99999999999999999999v_f",
                "a smaller number is expected at byte 6",
            ),
            ("_ZGVbN4é_f", "a parameter or `_` is expected at byte 7"),
        ];
        for (text, expected) in cases {
            assert_eq!(at(text), expected, "{text}");
        }
    }
}
