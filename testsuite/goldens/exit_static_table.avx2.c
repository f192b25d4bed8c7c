/* kernel: i32 x | make x = 10000 | exit x = 100 * (i % 33) + 99 | -> i32 */
static const int limits[32] = {
    100,  200,  300,  400,  500,  600,  700,  800,  900,  1000, 1100, 1200, 1300, 1400, 1500, 1600,
    1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2600, 2700, 2800, 2900, 3000, 3100, 3200,
};

int exit_static_table(int x)
{
    int i;
    for (i = 0; i < 32; i++)
        if (limits[i] > x)
            break;
    return i;
}
