#include <stddef.h>

// What a program asks of malloc, for the tests and the benchmark of Binding. On Linux only.

/// How many times this thread called malloc so far.
size_t allocation_count(void);

/// How many bytes the process has from malloc now, with what each block costs beside its content.
size_t allocated_bytes(void);
