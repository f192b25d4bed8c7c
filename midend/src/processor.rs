//! Processors that code is chosen and scheduled for.

mod in_order;
mod out_of_order;

pub use in_order::{InOrder, Slow};
pub use out_of_order::OutOfOrder;

use in_order::{CORTEX_A53, CORTEX_A55};
use out_of_order::{
    CORTEX_A72, GENERIC, GOLDEN_COVE, ICELAKE, NEOVERSE_N1, NEOVERSE_V1, SKYLAKE, ZEN, ZEN2, ZEN3,
    ZEN4, ZEN5,
};

/// A processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Processor {
    /// Any that finds instructions of later iterations by itself.
    #[default]
    Generic,
    /// AMD's first Zen, and Zen+.
    Zen,
    /// AMD's Zen 2.
    Zen2,
    /// AMD's Zen 3.
    Zen3,
    /// AMD's Zen 4.
    Zen4,
    /// AMD's Zen 5.
    Zen5,
    /// Intel's Skylake, and those before and behind it that are like it.
    Skylake,
    /// Intel's Ice Lake.
    IceLake,
    /// Intel's Golden Cove.
    GoldenCove,
    /// Arm's Cortex-A53.
    CortexA53,
    /// Arm's Cortex-A55.
    CortexA55,
    /// Arm's Cortex-A72.
    CortexA72,
    /// Arm's Neoverse N1.
    NeoverseN1,
    /// Arm's Neoverse V1.
    NeoverseV1,
}

/// What compilers call them.
pub const OF_COMPILERS: &[(&str, Processor)] = &[
    ("znver1", Processor::Zen),
    ("znver2", Processor::Zen2),
    ("znver3", Processor::Zen3),
    ("znver4", Processor::Zen4),
    ("znver5", Processor::Zen5),
    ("haswell", Processor::Skylake),
    ("core-avx2", Processor::Skylake),
    ("broadwell", Processor::Skylake),
    ("skylake", Processor::Skylake),
    ("skylake-avx512", Processor::Skylake),
    ("cascadelake", Processor::Skylake),
    ("cooperlake", Processor::Skylake),
    ("icelake-client", Processor::IceLake),
    ("icelake-server", Processor::IceLake),
    ("tigerlake", Processor::IceLake),
    ("rocketlake", Processor::IceLake),
    ("alderlake", Processor::GoldenCove),
    ("raptorlake", Processor::GoldenCove),
    ("sapphirerapids", Processor::GoldenCove),
    ("emeraldrapids", Processor::GoldenCove),
    ("graniterapids", Processor::GoldenCove),
    ("cortex-a53", Processor::CortexA53),
    ("cortex-a55", Processor::CortexA55),
    ("cortex-a72", Processor::CortexA72),
    ("cortex-a73", Processor::CortexA72),
    ("cortex-a76", Processor::NeoverseN1),
    ("neoverse-n1", Processor::NeoverseN1),
    ("neoverse-v1", Processor::NeoverseV1),
];

impl Processor {
    /// All of them.
    pub const ALL: &[Processor] = &[
        Processor::Generic,
        Processor::Zen,
        Processor::Zen2,
        Processor::Zen3,
        Processor::Zen4,
        Processor::Zen5,
        Processor::Skylake,
        Processor::IceLake,
        Processor::GoldenCove,
        Processor::CortexA53,
        Processor::CortexA55,
        Processor::CortexA72,
        Processor::NeoverseN1,
        Processor::NeoverseV1,
    ];

    /// As `--tune` calls it.
    pub fn name(self) -> &'static str {
        match self {
            Processor::Generic => "generic",
            Processor::Zen => "zen",
            Processor::Zen2 => "zen2",
            Processor::Zen3 => "zen3",
            Processor::Zen4 => "zen4",
            Processor::Zen5 => "zen5",
            Processor::Skylake => "skylake",
            Processor::IceLake => "icelake",
            Processor::GoldenCove => "golden-cove",
            Processor::CortexA53 => "cortex-a53",
            Processor::CortexA55 => "cortex-a55",
            Processor::CortexA72 => "cortex-a72",
            Processor::NeoverseN1 => "neoverse-n1",
            Processor::NeoverseV1 => "neoverse-v1",
        }
    }

    /// What it is, for the user.
    pub fn what(self) -> &'static str {
        match self {
            Processor::Generic => "One that finds instructions of later iterations by itself",
            Processor::Zen => "AMD Zen and Zen+, which do 256 bits in two steps",
            Processor::Zen2 => "AMD Zen 2",
            Processor::Zen3 => "AMD Zen 3",
            Processor::Zen4 => "AMD Zen 4, which does 512 bits in two steps",
            Processor::Zen5 => "AMD Zen 5",
            Processor::Skylake => "Intel Haswell to Skylake, and Cascade Lake",
            Processor::IceLake => "Intel Ice Lake, Tiger Lake and Rocket Lake",
            Processor::GoldenCove => {
                "Intel Alder Lake (its large cores), Sapphire Rapids and those behind them"
            }
            Processor::CortexA53 => "Arm Cortex-A53, which does instructions in their order",
            Processor::CortexA55 => "Arm Cortex-A55, which does instructions in their order",
            Processor::CortexA72 => "Arm Cortex-A72",
            Processor::NeoverseN1 => "Arm Neoverse N1 and Cortex-A76",
            Processor::NeoverseV1 => "Arm Neoverse V1",
        }
    }

    /// The one that compilers call so in `-mtune=`, `-mcpu=` and `-march=`.
    pub fn of_compilers(name: &str) -> Option<Processor> {
        let found = OF_COMPILERS.iter().find(|(other, _)| *other == name);
        found.map(|&(_, processor)| processor)
    }

    /// What is known of it, if it does instructions in their order.
    pub fn in_order(self) -> Option<&'static InOrder> {
        match self {
            Processor::CortexA53 => Some(&CORTEX_A53),
            Processor::CortexA55 => Some(&CORTEX_A55),
            _ => None,
        }
    }

    /// What is known of it as one that finds instructions by itself: of one that does not, the prices of any.
    pub fn out_of_order(self) -> &'static OutOfOrder {
        match self {
            Processor::Generic | Processor::CortexA53 | Processor::CortexA55 => &GENERIC,
            Processor::Zen => &ZEN,
            Processor::Zen2 => &ZEN2,
            Processor::Zen3 => &ZEN3,
            Processor::Zen4 => &ZEN4,
            Processor::Zen5 => &ZEN5,
            Processor::Skylake => &SKYLAKE,
            Processor::IceLake => &ICELAKE,
            Processor::GoldenCove => &GOLDEN_COVE,
            Processor::CortexA72 => &CORTEX_A72,
            Processor::NeoverseN1 => &NEOVERSE_N1,
            Processor::NeoverseV1 => &NEOVERSE_V1,
        }
    }
}
