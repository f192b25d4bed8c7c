/* kernel: int n | in i32 a[8] | -> i32 */
int block_largest_of_eight(int n, const int *a)
{
    int m = a[0];
    m = a[1] > m ? a[1] : m;
    m = a[2] > m ? a[2] : m;
    m = a[3] > m ? a[3] : m;
    m = a[4] > m ? a[4] : m;
    m = a[5] > m ? a[5] : m;
    m = a[6] > m ? a[6] : m;
    m = a[7] > m ? a[7] : m;
    return m;
}
