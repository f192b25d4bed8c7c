/* kernel: int n | in u8 score[n] | out u8 grade[n] */
void grade_scores(int n, const unsigned char *score, unsigned char *grade)
{
    for (int i = 0; i < n; i++) {
        if (score[i] >= 230)
            grade[i] = 'A';
        else if (score[i] >= 180)
            grade[i] = 'B';
        else if (score[i] >= 120)
            grade[i] = 'C';
        else if (score[i] >= 60)
            grade[i] = 'D';
        else
            grade[i] = 'F';
    }
}
