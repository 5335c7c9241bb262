// What Sources/Platform uses, declared as on Darwin, so that Linux can type-check Platform's code for Darwin. The check
// proves that this code fits these declarations, and .ci/darwin compares them with Apple's headers. Only a Mac can show
// that the calls do what we expect. Each line names its source: a header of the macOS SDK (published with xnu and Libc),
// a manual section, or the file in swiftlang/swift, stdlib/public/Platform, whose declaration replaces C's in Swift's
// Darwin module. AppleShapesTests checks the code against this file.
#include <stddef.h>

typedef unsigned short mode_t; // sys/_types/_mode_t.h: __uint16_t
typedef int pid_t; // sys/_types/_pid_t.h: __int32_t
typedef unsigned int id_t; // sys/_types/_id_t.h: __uint32_t
typedef unsigned int sigset_t; // sys/_types/_sigset_t.h: __uint32_t
typedef unsigned long tcflag_t; // sys/termios.h

extern const int errno; // Platform.swift: a computed property; errno(2)
char *strerror(int); // string.h, strerror(3)
char *strdup(const char *); // string.h, strdup(3)
void free(void *); // stdlib.h, free(3)

#define STDIN_FILENO 0 // unistd.h
#define STDOUT_FILENO 1 // unistd.h
#define STDERR_FILENO 2 // unistd.h
#define EINTR 4 // sys/errno.h
#define EWOULDBLOCK 35 // sys/errno.h: EAGAIN
#define ETIMEDOUT 60 // sys/errno.h

struct timespec { // sys/_types/_timespec.h
    long tv_sec; // sys/_types/_timespec.h: __darwin_time_t
    long tv_nsec; // sys/_types/_timespec.h
};
struct stat { // sys/stat.h
    unsigned long long st_ino; // sys/stat.h: __darwin_ino64_t
    struct timespec st_mtimespec; // sys/stat.h
    long long st_size; // sys/stat.h: off_t
};
int stat(const char *, struct stat *); // sys/stat.h, stat(2)
int lstat(const char *, struct stat *); // sys/stat.h, stat(2)

typedef struct _dir { int __dd_fd; } DIR; /* dirent.h; our code never names it */
struct dirent { // sys/dirent.h
    char d_name[1024]; // sys/dirent.h: __DARWIN_MAXPATHLEN
};
DIR *opendir(const char *); // dirent.h, directory(3)
struct dirent *readdir(DIR *); // dirent.h, directory(3)
int closedir(DIR *); // dirent.h, directory(3)
int rename(const char *, const char *); // stdio.h, rename(2)
size_t strlen(const char *); // string.h, strlen(3)

#define O_RDONLY 0x0000 // sys/fcntl.h
#define O_DIRECTORY 0x00100000 // sys/fcntl.h
#define O_CLOEXEC 0x01000000 // sys/fcntl.h
int open(const char *, int); // Platform.swift, open(2)
int close(int); // unistd.h, close(2)
int usleep(unsigned int); // unistd.h, usleep(3)
#define LOCK_EX 0x02 // sys/fcntl.h
#define LOCK_NB 0x04 // sys/fcntl.h
#define F_SETFD 2 // sys/fcntl.h, fcntl(2)
#define FD_CLOEXEC 1 // sys/fcntl.h, fcntl(2)
int flock(int, int); // sys/fcntl.h, flock(2)
// Platform.swift's overload with an argument, fcntl(2):
int fcntl_3(int, int, int) __attribute__((swift_name("fcntl(_:_:_:)")));

typedef void *posix_spawn_file_actions_t; // spawn.h
typedef void *posix_spawnattr_t; // spawn.h
#define POSIX_SPAWN_SETSIGMASK 0x0008 // sys/spawn.h
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000 // sys/spawn.h
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *); // spawn.h, posix_spawn_file_actions_init(3)
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *); // spawn.h, posix_spawn_file_actions_init(3)
int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t *, int); // spawn.h
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t); // spawn.h
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int); // spawn.h
int posix_spawnattr_init(posix_spawnattr_t *); // spawn.h, posix_spawnattr_init(3)
int posix_spawnattr_destroy(posix_spawnattr_t *); // spawn.h, posix_spawnattr_init(3)
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *); // spawn.h
int posix_spawnattr_setflags(posix_spawnattr_t *, short); // spawn.h, posix_spawnattr_setflags(3)
int posix_spawnp(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]); // spawn.h, posix_spawn(2)

typedef enum { P_ALL, P_PID, P_PGID } idtype_t; // sys/wait.h
typedef struct __siginfo { int si_signo; } siginfo_t; // sys/signal.h
#define WEXITED 0x00000004 // sys/wait.h
#define WNOWAIT 0x00000020 // sys/wait.h
int waitid(idtype_t, id_t, siginfo_t *, int); // sys/wait.h, waitid(2)
pid_t waitpid(pid_t, int *, int); // sys/wait.h, waitpid(2)
int sigemptyset(sigset_t *); // signal.h, sigsetops(3)
int kill(pid_t, int); // signal.h, kill(2)
#define SIGSTOP 17 // sys/signal.h
#define SIGKILL 9 // sys/signal.h

#define CTL_KERN 1 // sys/sysctl.h
#define KERN_PROC 14 // sys/sysctl.h
#define KERN_PROC_ALL 0 // sys/sysctl.h
struct extern_proc { // sys/proc.h
    pid_t p_pid; // sys/proc.h
};
struct eproc { // sys/sysctl.h
    pid_t e_ppid; // sys/sysctl.h
};
struct kinfo_proc { // sys/sysctl.h
    struct extern_proc kp_proc; // sys/sysctl.h
    struct eproc kp_eproc; // sys/sysctl.h
};
int sysctl(int *, unsigned int, void *, size_t *, void *, size_t); // sys/sysctl.h, sysctl(3)

struct termios { // sys/termios.h
    tcflag_t c_lflag; // sys/termios.h
};
struct winsize { // sys/ttycom.h
    unsigned short ws_col; // sys/ttycom.h
};
#define ICANON 0x00000100 // sys/termios.h
#define ECHO 0x00000008 // sys/termios.h
#define ISIG 0x00000080 // sys/termios.h
#define TCSANOW 0 // sys/termios.h
#define TCIFLUSH 1 // sys/termios.h
extern const unsigned long TIOCGWINSZ; // TiocConstants.swift
int tcgetattr(int, struct termios *); // termios.h, tcgetattr(3)
int tcsetattr(int, int, const struct termios *); // termios.h, tcsetattr(3)
int tcflush(int, int); // termios.h, tcflush(3)
pid_t tcgetpgrp(int); // unistd.h, tcgetpgrp(3)
pid_t getpgrp(void); // unistd.h, getpgrp(2)
int ioctl(int, unsigned long, void *); // Platform.swift, ioctl(2)
