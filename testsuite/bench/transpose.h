/* bench: 4096 | n rows of 8 */
