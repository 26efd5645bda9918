import { type Steps, withRests } from '../../base/index.ts';

/** Work that is done piece by piece, in the order in which pieces come in, while others are still to come. */
export interface OneByOne<T> {
  add(number: number, piece: Steps<T>): void;
  /** What has come of each piece, by its number. */
  done(): Promise<ReadonlyMap<number, T>>;
  /** Leaves what is not done yet. */
  drop(): void;
}

/** @param pause gives others their turn, before each piece and within it */
export function oneByOne<T>(pause: () => Promise<void>): OneByOne<T> {
  const done = new Map<number, T>();
  let isDropped = false;
  const rest = async () => {
    await pause();
    if (isDropped) throw new Error('nobody waits for it any more');
  };
  let last = Promise.resolve();
  return {
    add(number, piece) {
      last = last.then(async () => {
        done.set(number, await withRests(piece, rest));
      });
      // Whoever waits for all is told.
      last.catch(() => {});
    },
    done: async () => {
      await last;
      return done;
    },
    drop() {
      isDropped = true;
    },
  };
}
