/* kernel: int n | inout i16 v[8] | int keep */
struct masked { short a, b, c, d, e, f, g, h; };
void block_mask_record(int n, short *v, int keep)
{
    struct masked *m = (struct masked *)(void *)v;
    m->a &= keep;
    m->b &= keep;
    m->c &= keep;
    m->d &= keep;
    m->e |= keep;
    m->f |= keep;
    m->g |= keep;
    m->h |= keep;
}
