/* bench: 192 | -DROWS=192 | -DDEPTH=192 | [192*192] | [192*n] | [192*n] | 192 by 192 by n */
