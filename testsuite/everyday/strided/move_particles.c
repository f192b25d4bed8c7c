/* kernel: int n | float dt | inout float p[8*n] */
struct particle { float x, y, z, vx, vy, vz, mass, age; };

void move_particles(int n, float dt, float *p)
{
    struct particle *q = (struct particle *)p;
    for (int i = 0; i < n; i++) {
        q[i].x += q[i].vx * dt;
        q[i].y += q[i].vy * dt;
        q[i].z += q[i].vz * dt;
    }
}
