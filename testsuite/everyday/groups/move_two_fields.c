/* kernel: int n | double dt | inout double b[6*n] */
struct body { double x, y, vx, vy, mass, charge; };

void move_two_fields(int n, double dt, struct body *b)
{
    for (int i = 0; i < n; i++) {
        b[i].x += dt * b[i].vx;
        b[i].y += dt * b[i].vy;
    }
}
