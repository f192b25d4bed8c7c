/* kernel: int n | inout u8 p[4*n] */
struct pixel { unsigned char r, g, b, a; };

void red_and_blue_only(int n, struct pixel *p)
{
    for (int i = 0; i < n; i++) {
        p[i].r = (unsigned char)(p[i].r / 2);
        p[i].b = (unsigned char)(255 - p[i].b);
    }
}
