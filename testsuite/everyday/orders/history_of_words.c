/* kernel: int n | in u32 key[n+1] | inout u32 state[n+1] | out u32 out[n+1] */
void history_of_words(int n, const unsigned *key, unsigned *state, unsigned *out)
{
    for (int i = 1; i <= n; i++) {
        out[i] = state[i - 1] ^ key[i];
        state[i] = key[i] * 5 + 1;
    }
}
