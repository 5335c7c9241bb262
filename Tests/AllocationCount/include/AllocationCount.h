#include <stddef.h>

/// How many times this thread called malloc so far.
size_t allocation_count(void);
