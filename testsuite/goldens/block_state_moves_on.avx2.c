/* kernel: int n | in float x[n] restrict | in float c[8] restrict | inout float state[5] restrict | inout float y[n] restrict */
/* A state that moves on by an element: what is read lies across what the iteration before stored as a vector. */
void block_state_moves_on(int n, const float *restrict x, const float *restrict c, float *restrict state,
                          float *restrict y)
{
    int i;
    for (i = 0; i < n; i++) {
        float in = x[i], out = state[0] + c[0] * in;
        state[0] = state[1] + c[1] * in;
        state[1] = state[2] + c[2] * in;
        state[2] = state[3] + c[3] * in;
        state[3] = state[4] + c[4] * in;
        state[4] = c[5] * in;
        y[i] = out;
    }
}
