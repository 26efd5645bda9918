/* The machine on which the library runs studies. It uses the host's threads and obeys the caller's signal. */

import { type Files, located, simulateOnly } from '../experiments/index.ts';
import { type GameMachine, knownPairs, playField } from '../studies/index.ts';
import { host } from './host.ts';
import { filesFor } from './read-experiment.ts';
import { guarded } from './told-progress.ts';
import type { Files as GivenFiles, Progress } from './types/options.ts';
import { stoppedBy } from './work-out.ts';

export interface MachineOptions {
  readonly threads?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly files?: GivenFiles | undefined;
  /** Receives the progress, in trials, games or pairs. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A machine for games. If the signal is aborted, the promises of its methods are rejected with the signal's reason. */
export function libraryMachine({
  threads,
  signal,
  files,
  onProgress,
}: MachineOptions): GameMachine {
  signal?.throwIfAborted();
  const { machine: plain, fieldMachine } = host();
  const machine = stoppedBy(plain, signal);
  const told = guarded(onProgress);
  const whole = async <T>(work: () => Promise<T>) => {
    const done = await work();
    signal?.throwIfAborted();
    told.check();
    return done;
  };
  return {
    files: filesFor(files) as Files,
    isStopped: false,
    pause: machine.pause,
    simulate: async (experiment) => {
      const work = () =>
        simulateOnly(experiment, {
          machine,
          threads,
          ...(signal && { signal }),
          onProgress: ({ done, total }) =>
            told.show({ done, ...(total !== undefined && { total }) }),
        });
      return { done: await whole(() => located(experiment, work)), isComplete: true };
    },
    playField: ({ setting, cards, known = [] }) =>
      whole(() =>
        playField(setting, cards, {
          machine: fieldMachine,
          threads,
          known: knownPairs(known, setting),
          ...(signal && { signal }),
          onProgress: (done, total) => told.show({ done, total }),
        }),
      ),
    note() {},
  };
}
