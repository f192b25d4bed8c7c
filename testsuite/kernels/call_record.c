/* kernel: int n | float a | float b | inout float x[n] | inout float y[n] */
struct call_record_point { float x, y; };

static struct call_record_point call_record_turn(struct call_record_point p, float c, float s)
{
    struct call_record_point q;
    q.x = p.x * c - p.y * s;
    q.y = p.x * s + p.y * c;
    return q;
}

void call_record(int n, float a, float b, float *x, float *y)
{
    int i;
    for (i = 0; i < n; i++) {
        struct call_record_point p = { x[i], y[i] };
        p = call_record_turn(p, a, b);
        x[i] = p.x;
        y[i] = p.y;
    }
}
