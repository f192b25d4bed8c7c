/* kernel: int n | inout u8 a[16*n] restrict | out u8 b[16*n] restrict */
/* Rows of sixteen bytes, turned round; what is written back comes between. */
void rows_of_bytes(int n, unsigned char *a, unsigned char *restrict b)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        unsigned char *r = a + 16 * k, *s = b + 16 * k;
        unsigned char first = r[0];
        r[0] = (unsigned char)(r[1] + r[2]);
        s[0] = r[15]; s[1] = r[14]; s[2] = r[13]; s[3] = r[12];
        s[4] = r[11]; s[5] = r[10]; s[6] = r[9]; s[7] = r[8];
        s[8] = r[7]; s[9] = r[6]; s[10] = r[5]; s[11] = r[4];
        s[12] = r[3]; s[13] = r[2]; s[14] = r[1]; s[15] = first;
    }
}
