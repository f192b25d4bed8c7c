//! Kernels, goldens, execution and benchmarks of vcc.
