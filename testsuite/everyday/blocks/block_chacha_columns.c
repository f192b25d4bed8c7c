/* kernel: int n | inout u32 x[16] */
/* The four quarter rounds of a column round of ChaCha20, step by step side by side. */
#define ROTATE(v, c) (((v) << (c)) | ((v) >> (32 - (c))))
void block_chacha_columns(int n, unsigned *x)
{
    x[0] += x[4]; x[1] += x[5]; x[2] += x[6]; x[3] += x[7];
    x[12] = ROTATE(x[12] ^ x[0], 16); x[13] = ROTATE(x[13] ^ x[1], 16);
    x[14] = ROTATE(x[14] ^ x[2], 16); x[15] = ROTATE(x[15] ^ x[3], 16);
    x[8] += x[12]; x[9] += x[13]; x[10] += x[14]; x[11] += x[15];
    x[4] = ROTATE(x[4] ^ x[8], 12); x[5] = ROTATE(x[5] ^ x[9], 12);
    x[6] = ROTATE(x[6] ^ x[10], 12); x[7] = ROTATE(x[7] ^ x[11], 12);
    x[0] += x[4]; x[1] += x[5]; x[2] += x[6]; x[3] += x[7];
    x[12] = ROTATE(x[12] ^ x[0], 8); x[13] = ROTATE(x[13] ^ x[1], 8);
    x[14] = ROTATE(x[14] ^ x[2], 8); x[15] = ROTATE(x[15] ^ x[3], 8);
    x[8] += x[12]; x[9] += x[13]; x[10] += x[14]; x[11] += x[15];
    x[4] = ROTATE(x[4] ^ x[8], 7); x[5] = ROTATE(x[5] ^ x[9], 7);
    x[6] = ROTATE(x[6] ^ x[10], 7); x[7] = ROTATE(x[7] ^ x[11], 7);
}
