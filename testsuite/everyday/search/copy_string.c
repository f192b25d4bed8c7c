/* kernel: in i8 from[n+1] | out i8 to[n+1] restrict | make from = i < n ? from[i] : 0 | exit from = 0 */
void copy_string(const char *restrict from, char *restrict to)
{
    while ((*to++ = *from++))
        ;
}
