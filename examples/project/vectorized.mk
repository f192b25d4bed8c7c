# The same, with a pattern rule that keeps the vectorized files: `make -f vectorized.mk`.

CC = cc
CFLAGS = -O2
VCC = vcc

average: main.o filter.o
	$(CC) $(CFLAGS) -o $@ $^

# Make's own way from a .c file to a .o file is shorter; take it away.
%.o: %.c

%_vec.c: %.c
	$(VCC) $(CPPFLAGS) $(CFLAGS) $< -o $@ -MMD -MF $*.d

%.o: %_vec.c
	$(CC) $(CPPFLAGS) $(CFLAGS) -c $< -o $@

clean:
	rm -f average *.o *_vec.c *.d

.PRECIOUS: %_vec.c
-include main.d filter.d
