/* kernel: int n | in u32 a[n] | out i32 d[n] restrict */
#pragma simd declare
static int state_machine_lane(unsigned text)
{
    int state = 0, words = 0, i;
    for (i = 0; i < 16; i++) {
        int c = (int)(text >> (2 * i)) & 3;
        switch (state) {
        case 0:
            if (c == 1)
                state = 1;
            else if (c == 2)
                state = 2;
            break;
        case 1:
            if (c == 0) {
                words++;
                state = 0;
            } else if (c == 3)
                return -words;
            break;
        default:
            state = c == 2 ? 2 : 0;
            words += 2;
            break;
        }
    }
    return words * 4 + state;
}

void state_machine(int n, const unsigned *a, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        d[k] = state_machine_lane(a[k]);
    }
}
