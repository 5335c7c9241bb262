#include "AllocationCount.h"

#ifdef __linux__
#include <malloc.h>

extern void *__libc_malloc(size_t size);

static _Thread_local size_t count;

// Takes the place of the C library's malloc in whatever program it is linked to, unless a sanitizer has done so.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}
#endif

size_t allocation_count(void) { return count; }

size_t allocated_bytes(void) { return mallinfo2().uordblks; }
#endif
