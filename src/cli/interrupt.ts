/** Runs work that Ctrl-C asks to end early and in order; a second Ctrl-C ends the program at once. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
    process.stderr.write(
      '\nInterrupted: finishing what is under way (Ctrl-C again ends at once).\n',
    );
  };
  process.on('SIGINT', stop);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
  }
}
