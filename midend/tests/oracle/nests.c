/* Loops in loops, whose tests come first: one after the other, of constants, of what the loop around makes, never come to. */
void nest_columns(int i, int n, int *restrict x, const int *y) { for (; i < n; i++) { int t = 0; for (int j = 0; j < 8; j++) t += y[i + j] * j; x[i] = t; } }
void nest_two(int i, int n, int m, int *restrict x, const int *y) { for (; i < n; i++) { int t = 0, j = 0; while (j < m) { t += y[i + j]; j++; } for (int k = m; k > 1; k -= 2) t ^= y[k]; x[i] = t + j; } }
int nest_triangle(int i, int n, const int *y) { int s = 0; for (; i < n; i++) { int j; for (j = i; j < n; j++) s += y[j]; s ^= j; } return s; }
int nest_three(int i, int n, int m, const int *y) { int s = 0; for (; i < n; i++) for (int j = 0; j < m; j++) { for (int k = j; k < 5; k++) s += y[k] * i; s -= j; } return s; }
int nest_never(int i, int n, const int *y) { int s = 1; for (; i < n; i++) { for (int j = 9; j < 3; j++) s += y[j]; s *= 3; } return s; }
