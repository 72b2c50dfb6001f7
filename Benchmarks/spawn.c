// Runs commands in turn and prints what each run took. It is small, so that it adds neither time nor memory of its own: a child
// begins with the peak memory of its parent, and a large parent takes long to copy.
//
//   spawn RUNS SECONDS command… +++ command… +++ …
//
// Each round runs every command once; the first round counts for nothing. A line a run: the number of the command, wall and CPU time in
// nanoseconds, peak memory in KiB, and the exit status; 128 and the signal for a killed one. A command that takes longer than SECONDS is
// killed. `{run}` within an argument is the number of the round, from 0.
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;
static volatile pid_t child;

static void stop(int signal) {
  (void)signal;
  if (child > 0) kill(child, SIGKILL);
}

static long long nanoseconds(struct timeval t) { return t.tv_sec * 1000000000LL + t.tv_usec * 1000LL; }

static char *filled(const char *argument, int round) {
  const char *mark = strstr(argument, "{run}");
  if (mark == NULL) return (char *)argument;
  char *text = malloc(strlen(argument) + 16);
  sprintf(text, "%.*s%d%s", (int)(mark - argument), argument, round, mark + 5);
  return text;
}

int main(int count, char **arguments) {
  if (count < 4) return 2;
  int runs = atoi(arguments[1]), seconds = atoi(arguments[2]);
  signal(SIGALRM, stop);
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, 2, "/dev/null", O_WRONLY, 0);
  for (int round = 0; round <= runs; round++) {
    int begin = 3;
    for (int number = 0; begin < count; number++) {
      char *command[64];
      int length = 0;
      while (begin < count && strcmp(arguments[begin], "+++") != 0) {
        if (length < 63) command[length++] = filled(arguments[begin], round);
        begin++;
      }
      begin++;
      command[length] = NULL;
      struct timespec start, end;
      struct rusage usage;
      struct itimerval limit = {{0, 0}, {seconds, 0}};
      int status = 0;
      pid_t started;
      clock_gettime(CLOCK_MONOTONIC, &start);
      if (posix_spawnp(&started, command[0], &quiet, NULL, command, environ) != 0) return 3;
      child = started;
      setitimer(ITIMER_REAL, &limit, NULL);
      while (wait4(started, &status, 0, &usage) < 0) {
      }
      clock_gettime(CLOCK_MONOTONIC, &end);
      child = 0;
      limit.it_value.tv_sec = 0;
      setitimer(ITIMER_REAL, &limit, NULL);
      if (round == 0) continue;
      long long wall = (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec;
      int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      printf("%d %lld %lld %ld %d\n", number, wall, nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), usage.ru_maxrss, code);
      fflush(stdout);
    }
  }
  return 0;
}
