/* Division by what is the same in all iterations: `k` by whatever the test says. */
void quotients(int i, int n, int k, int *restrict x, int *restrict y) { for (; i < n; i++) y[i] = x[i] / k; }
void remainders(int i, int n, int k, int *restrict x, int *restrict y) { for (; i < n; i++) y[i] = x[i] % k; }
void unsigned_quotients(int i, int n, unsigned k, unsigned *restrict x, unsigned *restrict y) { for (; i < n; i++) y[i] = x[i] / k; }
void unsigned_remainders(int i, int n, unsigned k, unsigned *restrict x, unsigned *restrict y) { for (; i < n; i++) y[i] = x[i] % k; }
void both(int i, int n, int k, int *restrict x, int *restrict y) { for (; i < n; i++) y[i] = x[i] / k * 3 + x[i] % k; }
void where(int i, int n, int k, int *restrict x, int *restrict y) { for (; i < n; i++) if (k != 0 && x[i] > 5) y[i] = x[i] / k; }
void shorts(int i, int n, short k, short *restrict x, int *restrict y) { for (; i < n; i++) y[i] = x[i] / k; }
void short_remainders(int i, int n, short k, short *restrict x, short *restrict y) { for (; i < n; i++) y[i] = x[i] % k; }
void unsigned_shorts(int i, int n, unsigned short k, unsigned short *restrict x, unsigned short *restrict y) { for (; i < n; i++) y[i] = x[i] / k; }
void unsigned_short_remainders(int i, int n, unsigned short k, unsigned short *restrict x, unsigned short *restrict y) { for (; i < n; i++) y[i] = x[i] % k; }
void computed(int i, int n, int k, int *restrict x, int *restrict y) { for (; i < n; i++) y[i] = x[i] / (k | 1) - x[i] % (k >> 3 | 4); }
