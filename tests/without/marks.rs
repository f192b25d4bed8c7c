//! What is looked for in lines of vector code.

/// Lanes that count where their index is that of an element.
pub const COMPARED: &str = "count_new_v = _mm256_sub_epi8(";
/// Vectors side by side.
pub const COPIES: &str = "#pragma GCC unroll";
/// An element at an index.
pub const AT_INDEX: &str = "_mm256_i32gather_epi32((const int *)(const void *)count_lanes,";

/// Lanes that are there.
pub const MASKED: &str = "const __m256i active_mask_v =";

/// Lanes by their numbers in a list.
pub const LISTED: &str = "_mm256_loadu_si256((const __m256i *)(const void *)(lanes + g))";

/// The last lane in a loop.
pub const ALONE: &str = "if (alone) {";

/// What one way alone stores, though it is overwritten.
pub const ONE_WAY_STORED: &str = "_mm256_maskstore_epi32((int *)(void *)(z + ";
/// An element is read that was just written.
pub const X_AGAIN: &str = "_mm256_maskload_epi32((const int *)(const void *)(x + ";
/// The bytes of a vector in another order.
pub const BYTE_SHUFFLE: &str = "_mm256_shuffle_epi8(";
/// The upper bytes of 16 bits, moved down.
pub const BYTE_SHIFT: &str = "_mm256_srli_epi16(";
/// The upper bits of 32, moved down.
pub const BITS_SHIFT: &str = "_mm256_srli_epi32(";
/// A second value to store at one place.
pub const STORED_AGAIN: &str = "x_new2_v";
/// A store under a mask.
pub const UNDER_MASK: &str = "_mm256_maskstore_ps(";

/// A branch that is seldom taken.
pub const SELDOM: &str = "if (__builtin_expect((long)leave, 0L)) {";
/// A loop inside.
pub const INSIDE: &str = "do {";
/// An array of vectors.
pub const IN_MEMORY: &str = "float pair_lanes[16] __attribute__((__aligned__(64))) = {0};";

/// A branch to what all lanes do.
pub const ALL: &str = " == -1) {";
/// A branch past what no lane does.
pub const ANY: &str = "if (_mm256_movemask_epi8(";

/// Above a scalar loop.
pub const ONE_BY_ONE: &str = "/* what needs the iteration before, one at a time */";

/// In a line that shuffles.
pub const SHUFFLES: &str = "_mm256_unpack";
