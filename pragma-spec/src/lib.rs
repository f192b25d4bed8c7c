//! The vectorization pragmas of C: normative text and parser.
