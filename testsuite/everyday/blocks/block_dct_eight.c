/* kernel: int n | inout float d[8] */
/* The one-dimensional DCT of Arai, Agui and Nakajima, as image codecs write it. */
void block_dct_eight(int n, float *d)
{
    float s07 = d[0] + d[7], d07 = d[0] - d[7];
    float s16 = d[1] + d[6], d16 = d[1] - d[6];
    float s25 = d[2] + d[5], d25 = d[2] - d[5];
    float s34 = d[3] + d[4], d34 = d[3] - d[4];
    float a = s07 + s34, b = s16 + s25, c = s16 - s25, e = s07 - s34;
    float z1 = (c + e) * 0.707106781f;
    float p = d34 + d25, q = d25 + d16, r = d16 + d07;
    float z5 = (p - r) * 0.382683433f;
    float z2 = 0.541196100f * p + z5;
    float z4 = 1.306562965f * r + z5;
    float z3 = q * 0.707106781f;
    float u = d07 + z3, v = d07 - z3;
    d[0] = a + b;
    d[4] = a - b;
    d[2] = e + z1;
    d[6] = e - z1;
    d[5] = v + z2;
    d[3] = v - z2;
    d[1] = u + z4;
    d[7] = u - z4;
}
