//! What each optimization changes.

use super::marks::{
    ALL, ALONE, ANY, AT_INDEX, BITS_SHIFT, BYTE_SHIFT, BYTE_SHUFFLE, COMPARED, COPIES, IN_MEMORY,
    INSIDE, LISTED, MASKED, ONE_BY_ONE, ONE_WAY_STORED, SELDOM, SHUFFLES, STORED_AGAIN, UNDER_MASK,
    X_AGAIN,
};

/// What an innermost loop and a loop nest look like with and without an optimization.
pub struct Case {
    pub name: &'static str,
    pub text: &'static str,
    /// What is found in the output, in order; see [`loops`].
    pub with: &'static [&'static str],
    pub without: &'static [&'static str],
}

pub const CASES: &[Case] = &[
    Case {
        name: "interleaving",
        text: "void saxpy(int n, float a, const float *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
}
void powers(int n, const float *x, float *restrict y)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        float power = 1.0f;
        int k;
        for (k = 0; k < 5; k++)
            power *= x[i];
        y[i] = power;
    }
}
void asked(int n, float a, const float *restrict x, float *restrict y)
{
    int i;
#pragma clang loop interleave_count(2)
    for (i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
}
",
        with: &[
            "line 4: 8 lanes",
            COPIES,
            "line 11: 32 lanes",
            "line 23: 8 lanes",
            COPIES,
        ],
        without: &[
            "line 4: 8 lanes",
            "line 11: 8 lanes",
            "line 23: 8 lanes",
            COPIES,
        ],
    },
    Case {
        name: "copy-loops",
        text: "void saxpy(int n, float a, const float *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
}
",
        with: &["line 4: 8 lanes", COPIES],
        without: &["line 4: 8 lanes"],
    },
    Case {
        name: "leave-branches",
        text: "void iterate(int n, const float *x, float *restrict y)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        float z = x[i];
        int k;
        for (k = 0; k < 50; k++) {
            if (z > 4.0f)
                break;
            z = z * z + x[i];
        }
        y[i] = z;
    }
}
",
        with: &["line 5: 32 lanes", SELDOM],
        without: &["line 5: 32 lanes"],
    },
    Case {
        name: "skip-branches",
        text: "void roots(int n, const float *x, const float *y, float *restrict d)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        float r = 0.0f;
        if (x[i] > 0.5f) {
            r = y[i] / (x[i] + 1.0f) + x[i] / (y[i] + 2.0f);
            r = r / (y[i] + 3.0f) + x[i] / (r + 4.0f);
            r = r / (y[i] + 5.0f) + x[i] / (r + 6.0f);
        }
        d[i] = r;
    }
}
",
        with: &["line 5: 8 lanes", ANY],
        without: &["line 5: 8 lanes"],
    },
    Case {
        name: "all-lanes",
        text: "void products(int n, const float *x, const float *y, float *restrict d)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        float r = 0.0f;
        if (x[i] > 0.5f) {
            int k;
            for (k = 0; k < 9; k++)
                r = r * y[i + k] + x[i];
        }
        d[i] = r;
    }
}
",
        with: &["line 5: 8 lanes", ALL],
        without: &["line 5: 8 lanes"],
    },
    Case {
        name: "masked-tails",
        text:
            "void summed(int n, const float *restrict a, const float *restrict x, float *restrict y)
{
    int i, j;
    for (j = 0; j < 8; j++)
        for (i = 0; i < n; i++)
            y[i] += a[j * n + i] * x[j];
}
",
        with: &["line 4: 32 lanes", MASKED],
        without: &["line 4: 32 lanes"],
    },
    Case {
        name: "regrouping",
        text: "void roots(int n, const float *x, const int *kind, float *restrict y)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        float r = x[i];
        int k;
        if (kind[i] & 1)
            for (k = 0; k < 20; k++)
                r = (2.0f * r + x[i] / (r * r)) / 3.0f;
        else
            for (k = 0; k < 20; k++)
                r = (r + x[i] / r) / 2.5f;
        y[i] = r;
    }
}
",
        with: &["line 5: 32 lanes", LISTED],
        without: &["line 5: 32 lanes"],
    },
    Case {
        name: "calls",
        text: "static float square(float x)
{
    return x * x;
}
void squares(int n, const float *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = square(x[i]);
    for (i = 0; i < n; i++)
        y[i] += x[i];
}
",
        with: &["line 8: 8 lanes", "line 10: 8 lanes"],
        without: &["line 10: 8 lanes"],
    },
    Case {
        name: "nests",
        text: "void lengths(int n, const unsigned *restrict x, int *restrict y)
{
    int i;
    for (i = 0; i < n; i++) {
        unsigned left = x[i];
        int k = 0;
        while (left != 1 && k < 99) {
            left = left & 1 ? 3 * left + 1 : left / 2;
            k++;
        }
        y[i] = k;
    }
    for (i = 0; i < n; i++)
        y[i] += 1;
}
",
        with: &["line 4: 32 lanes", "line 13: 8 lanes"],
        without: &["line 13: 8 lanes"],
    },
    Case {
        name: "float-narrowing",
        text: "void half(int n, const float *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = x[i] * 0.5;
}
",
        with: &["line 4: 8 lanes", "_mm256_mul_ps"],
        without: &["line 4: 4 lanes", "_mm256_mul_pd"],
    },
    Case {
        name: "reuse",
        text: "void both(int n, int *restrict x, int *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        if (y[i] > 1) {
            x[i] = y[i] * 3;
            y[i] += x[i];
        }
}
void one_way(int n, const int *restrict x, int *restrict z)
{
    int i;
    for (i = 0; i < n; i++) {
        if (x[i] > 1)
            z[i] = x[i];
        z[i] += 3;
    }
}
",
        with: &["line 4: 8 lanes", "line 13: 8 lanes"],
        without: &[
            "line 4: 8 lanes",
            X_AGAIN,
            "line 13: 8 lanes",
            ONE_WAY_STORED,
        ],
    },
    Case {
        name: "same-divisors",
        text: "void scaled(int n, unsigned d, const unsigned *restrict x, unsigned *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = x[i] / d;
}
",
        with: &[
            "line 4: 8 lanes, the last ones overlapping",
            "_mm256_mul_epu32(",
        ],
        without: &["line 4: 8 lanes", "_mm256_div_pd("],
    },
    Case {
        name: "access-merging",
        text: "void words(int n, const unsigned char *restrict x, unsigned short *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = (unsigned short)(x[2 * i] | x[2 * i + 1] << 8);
}
",
        with: &["line 4: 16 lanes"],
        without: &["line 4: 32 lanes", "_mm256_packus_epi16("],
    },
    Case {
        name: "byte-swaps",
        text: "void swap(int n, const unsigned short *restrict x, unsigned short *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = (unsigned short)(x[i] << 8 | x[i] >> 8);
}
",
        with: &["line 4: 16 lanes", BYTE_SHUFFLE],
        without: &["line 4: 16 lanes", BYTE_SHIFT],
    },
    Case {
        name: "bit-counts",
        text: "void ones(int n, unsigned *x)
{
    int i;
    for (i = 0; i < n; i++) {
        unsigned v = x[i] - (x[i] >> 1 & 0x55555555u);
        v = (v & 0x33333333u) + (v >> 2 & 0x33333333u);
        x[i] = (v + (v >> 4) & 0x0f0f0f0fu) * 0x01010101u >> 24;
    }
}
",
        with: &["line 4: 8 lanes", BYTE_SHUFFLE],
        without: &["line 4: 8 lanes", BITS_SHIFT],
    },
    Case {
        name: "absolute-values",
        text: "int distance(int n, const unsigned char *x, const unsigned char *y)
{
    int sum = 0, i;
    for (i = 0; i < n; i++) {
        int d = x[i] - y[i];
        if (d < 0)
            d = -d;
        sum += d;
    }
    return sum;
}
",
        with: &["line 4: 32 lanes", "_mm256_sad_epu8("],
        without: &["line 4: 16 lanes", "_mm256_abs_epi16("],
    },
    Case {
        name: "dead-stores",
        text: "void scale(float *restrict x, const float *y, const float *z)
{
    int i;
    for (i = 0; i < 1024; i++) {
        x[i] += y[i];
        x[i] *= z[i];
    }
}
",
        with: &["line 4: 8 lanes"],
        without: &["line 4: 8 lanes", STORED_AGAIN],
    },
    Case {
        name: "sinking",
        text: "void clamp(int n, float *x)
{
    int i;
    for (i = 0; i < n; i++) {
        if (x[i] < 0)
            x[i] = 0;
        else if (x[i] > 1)
            x[i] = 1;
        else
            x[i] *= 0.5f;
    }
}
",
        with: &["line 4: 8 lanes"],
        without: &["line 4: 8 lanes", UNDER_MASK],
    },
    Case {
        name: "if-conversion",
        text: "typedef unsigned char u8;
void apart(u8 *restrict r, const u8 *a, const u8 *b)
{
    r[0] = a[0] > b[0] ? a[0] - b[0] : b[0] - a[0];
    r[1] = a[1] > b[1] ? a[1] - b[1] : b[1] - a[1];
    r[2] = a[2] > b[2] ? a[2] - b[2] : b[2] - a[2];
    r[3] = a[3] > b[3] ? a[3] - b[3] : b[3] - a[3];
    r[4] = a[4] > b[4] ? a[4] - b[4] : b[4] - a[4];
    r[5] = a[5] > b[5] ? a[5] - b[5] : b[5] - a[5];
    r[6] = a[6] > b[6] ? a[6] - b[6] : b[6] - a[6];
    r[7] = a[7] > b[7] ? a[7] - b[7] : b[7] - a[7];
}
",
        with: &["block at lines 4 to 11: 8 lanes"],
        without: &[],
    },
    Case {
        name: "distribution",
        text: "void count(int n, unsigned *restrict counts, const unsigned char *restrict p,
           unsigned char *restrict q)
{
    int i;
    for (i = 0; i < n; i++) {
        counts[p[i]]++;
        q[i] = (unsigned char)((p[i] * 77 + q[i] * 179) >> 8);
    }
}
",
        with: &["line 5: 32 lanes", ONE_BY_ONE],
        without: &[],
    },
    Case {
        name: "peeling",
        text: "void smooth(int n, const float *restrict x, float *restrict y)
{
    int i, last = n - 1;
    for (i = 0; i < n; i++) {
        y[i] = (x[i] + x[last]) * 0.5f;
        last = i;
    }
}
",
        with: &["line 4: 8 lanes"],
        without: &[],
    },
    Case {
        name: "early-exits",
        text: "int find(int n, const int *x, int key) { int i; for (i = 0; i < n; i++) if (x[i] == key) break; return i; }\n",
        with: &["line 1: 8 lanes"],
        without: &[],
    },
    Case {
        name: "recurrences",
        text: "void differences(int n, const float *restrict x, float *restrict y)
{
    float before = 0.0f;
    int i;
    for (i = 0; i < n; i++) {
        y[i] = x[i] - before;
        before = x[i];
    }
}
",
        with: &["line 5: 8 lanes"],
        without: &[],
    },
    Case {
        name: "positions",
        text: "int first_least(int n, const float *x)
{
    float least = 0.0f;
    int at = -1, i;
    for (i = 0; i < n; i++)
        if (x[i] < least) {
            least = x[i];
            at = i;
        }
    return at;
}
",
        with: &["line 5: 8 lanes"],
        without: &[],
    },
    Case {
        name: "packing",
        text: "int positive(int n, const float *restrict x, float *restrict y)
{
    int found = 0, i;
    for (i = 0; i < n; i++)
        if (x[i] > 0.0f)
            y[found++] = x[i];
    return found;
}
",
        with: &["line 4: 4 lanes"],
        without: &[],
    },
    Case {
        name: "last-vector",
        text: "void scaled(int n, float s, const float *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = s * x[i];
}
",
        with: &["line 4: 8 lanes", "y_new_last_v"],
        without: &["line 4: 8 lanes"],
    },
    Case {
        name: "double-reductions",
        text: "unsigned summed(int n, const unsigned (*x)[16])
{
    unsigned sum = 0;
    int i, j;
    for (i = 0; i < n; i++)
        for (j = 0; j < 16; j++)
            sum += x[i][j];
    return sum;
}
",
        with: &["line 5: 8 lanes"],
        without: &["line 6: 8 lanes"],
    },
    Case {
        name: "interchange",
        text:
            "void summed(int n, const float *restrict a, const float *restrict x, float *restrict y)
{
    int i, j;
    for (j = 0; j < 8; j++)
        for (i = 0; i < n; i++)
            y[i] += a[j * n + i] * x[j];
}
",
        with: &["line 4: 32 lanes"],
        without: &["line 5: 8 lanes"],
    },
    Case {
        name: "unswitching",
        text: "unsigned summed(int n, int twice, const unsigned *x)
{
    unsigned sum = 0;
    int i;
    for (i = 0; i < n; i++)
        if (twice)
            sum += 2 * x[i];
        else
            sum ^= x[i];
    return sum;
}
",
        with: &["line 5: 8 lanes"],
        without: &[],
    },
    Case {
        name: "index-set-splitting",
        text: "void below(int n, int m, const float *x, float *restrict y)
{
    for (int i = 0; i < n; i++)
        if (i < m)
            y[i] = x[i] * 2;
        else
            y[i] = x[i] + 3;
}
",
        with: &[
            "line 3: 8 lanes",
            "before the branch turns",
            "around that",
            "after that",
        ],
        without: &["line 3: 8 lanes, the last ones overlapping"],
    },
    Case {
        name: "register-promotion",
        text: "struct totals { int count; unsigned sum; };
void added(int n, struct totals *to, const unsigned *x)
{
    int i;
    for (i = 0; i < n; i++)
        to->sum += x[i];
}
",
        with: &["line 5: 8 lanes"],
        without: &[],
    },
    Case {
        name: "overwritten-stores",
        text: "void ends(int n, const short *restrict x, short *restrict y)
{
    int i;
    for (i = 0; i < n; i++) {
        if (x[i] > 3)
            y[i + 1] = x[i];
        y[i] = x[i] - 2;
    }
}
",
        with: &["line 4: 16 lanes"],
        without: &[],
    },
    Case {
        name: "scalar-replacement",
        text: "void shift(int n, float *restrict x, const float *restrict w, float *restrict y)
{
    int i;
    for (i = 1; i < n; i++) {
        y[i] = x[i - 1] * 3.0f;
        x[i] = w[i] + 1.0f;
    }
}
",
        with: &["line 4: 8 lanes"],
        without: &[],
    },
    Case {
        name: "reordering",
        text: "void average(int n, float *restrict x, const float *restrict w, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++) {
        x[i] = w[i] + 1.0f;
        y[i] = (x[i] + x[i + 1]) * 0.5f;
    }
}
",
        with: &["line 4: 8 lanes"],
        without: &[],
    },
    Case {
        name: "unit-stride",
        text: "void scale(int n, int s, const float *restrict x, float *restrict y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i * s] = x[i * s] * 0.5f;
}
",
        with: &["line 4: 8 lanes"],
        without: &[],
    },
    Case {
        name: "shuffles",
        text: "struct point { float x, y, z, w; };
void lengths(int n, const struct point *p, float *restrict d)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++)
        d[i] = p[i].x * p[i].x + p[i].y * p[i].y + p[i].z * p[i].z + p[i].w * p[i].w;
}
",
        with: &["line 6: 8 lanes", SHUFFLES],
        without: &["line 6: 8 lanes"],
    },
    Case {
        name: "unrolling",
        text: "void halves(int n, const int *x, int *restrict y)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        int k, sum = 0;
        for (k = 8; k > 0; k /= 2)
            sum ^= x[8 * i + k - 1] * k;
        y[i] = sum;
    }
}
",
        with: &["line 5: 8 lanes"],
        without: &["line 5: 32 lanes", INSIDE],
    },
    Case {
        name: "array-scalars",
        text: "void sums(int n, int m, const float *x, float *restrict y)
{
#pragma simd vec-function
    for (int i = 0; i < n; i++) {
        float pair[2] = { 0, 1 };
        for (int j = 0; j < m; j++)
            if (x[j * n + i] > 0)
                pair[0] += x[j * n + i];
            else pair[1] *= x[j * n + i];
        y[i] = pair[0] - pair[1];
    }
}
",
        with: &["line 4: 16 lanes"],
        without: &["line 4: 8 lanes", IN_MEMORY],
    },
    Case {
        name: "sweeps",
        text: "void counts(int n, const unsigned char *x, int *restrict y)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        const unsigned char *row = x + 16 * i;
        unsigned count[4];
        int k;
        for (k = 0; k < 4; k++)
            count[k] = 0;
        for (k = 0; k < 16; k++)
            count[row[k] & 3]++;
        y[i] = count[0] ^ count[3];
    }
}
",
        with: &["line 5: 32 lanes", COMPARED],
        without: &["line 5: 8 lanes", AT_INDEX],
    },
    Case {
        name: "few-lanes",
        text: "void divisors(int n, const int *x, const int *y, int *restrict d)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        int a = x[i], b = y[i];
        while (b) {
            const int rest = a % b;
            a = b;
            b = rest;
        }
        d[i] = a;
    }
}
",
        with: &["line 5: 32 lanes", ALONE],
        without: &["line 5: 32 lanes"],
    },
    Case {
        name: "slp",
        text: "void scale(float *restrict a, const float *b, float s)
{
    a[0] = b[0] * s;
    a[1] = b[1] * s;
    a[2] = b[2] * s;
    a[3] = b[3] * s;
}
",
        with: &["block at lines 3 to 6: 4 lanes"],
        without: &[],
    },
];
