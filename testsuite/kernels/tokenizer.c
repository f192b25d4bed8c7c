/* kernel: int n | in u8 text[24*n] | out i32 d[n] restrict */
/* Words, numbers and strings of each line of 24 characters; -1 for a string without end. */
enum { BETWEEN, WORD, NUMBER, STRING, ESCAPE };

#pragma simd declare
static int kind_of(int c)
{
    switch (c) {
    case 'a' ... 'z':
    case 'A' ... 'Z':
    case '_':
        return 1;
    case '0' ... '9':
        return 2;
    case '"':
        return 3;
    case '\\':
        return 4;
    default:
        return 0;
    }
}

#pragma simd declare(linear(text: 24))
static int tokenizer_lane(const unsigned char *text)
{
    int state = BETWEEN, words = 0, numbers = 0, strings = 0, i;
    for (i = 0; i < 24; i++) {
        int c = text[i] & 127, kind = kind_of(c);
        if (c == 0)
            break;
        switch (state) {
        case WORD:
            if (kind == 1 || kind == 2)
                continue;
            state = BETWEEN;
            break;
        case NUMBER:
            if (kind == 2 || c == '.')
                continue;
            state = BETWEEN;
            break;
        case ESCAPE:
            state = STRING;
            continue;
        case STRING:
            if (kind == 4)
                state = ESCAPE;
            else if (kind == 3) {
                strings++;
                state = BETWEEN;
            }
            continue;
        default:
            break;
        }
        if (kind == 1) {
            words++;
            state = WORD;
        } else if (kind == 2) {
            numbers++;
            state = NUMBER;
        } else if (kind == 3)
            state = STRING;
    }
    if (state >= STRING)
        return -1;
    return words * 10000 + numbers * 100 + strings;
}

void tokenizer(int n, const unsigned char *text, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = tokenizer_lane(text + 24 * k);
}
