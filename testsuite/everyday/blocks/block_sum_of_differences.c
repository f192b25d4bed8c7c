/* kernel: int n | in u8 a[8] | in u8 b[8] | -> i32 */
#define DISTANCE(x, y) ((x) > (y) ? (x) - (y) : (y) - (x))
int block_sum_of_differences(int n, const unsigned char *a, const unsigned char *b)
{
    int sum = 0;
    sum += DISTANCE(a[0], b[0]);
    sum += DISTANCE(a[1], b[1]);
    sum += DISTANCE(a[2], b[2]);
    sum += DISTANCE(a[3], b[3]);
    sum += DISTANCE(a[4], b[4]);
    sum += DISTANCE(a[5], b[5]);
    sum += DISTANCE(a[6], b[6]);
    sum += DISTANCE(a[7], b[7]);
    return sum;
}
