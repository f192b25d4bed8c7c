/* kernel: int n | in float x[n] | in float y[n] | in u8 text[8*n] | out float d[n] restrict | out i32 e[n] restrict */
/* Functions without vector variants: each lane calls them for itself. */
float fmodf(float, float);
int toupper(int);
void *memchr(const void *, int, unsigned long);

void call_each(int n, const float *x, const float *y, const unsigned char *text, float *d, int *e)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        const unsigned char *line = text + 8 * k, *found = memchr(line, line[7], 7);
        float a = x[k], b = y[k], sum = a * a - 2.0f * a * b + b;
        int c = line[0] & 127, i;
        if (b > 0.5f && a > b)
            sum += fmodf(a, b) - a * 0.25f;
        else if (a < -1.0f)
            sum = sum < b ? b - sum : sum * 0.5f;
        for (i = 1; i < 4; i++)
            c += (line[i] ^ c) & 63;
        d[k] = sum;
        e[k] = found ? (int)(found - line) + toupper(c & 127) : -c;
    }
}
