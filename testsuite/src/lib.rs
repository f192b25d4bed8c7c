//! Kernels, goldens, execution and benchmarks of vcc.

pub mod apart;
pub mod batch;
pub mod bench;
pub mod data;
pub mod driver;
pub mod features;
pub mod functions;
pub mod fuzzing;
pub mod generate;
pub mod headers;
pub mod interpret;
pub mod kernel;
pub mod pipelined;
pub mod recipes;
pub mod reduce;
pub mod shapes;
pub mod suite;
pub mod toolchain;
