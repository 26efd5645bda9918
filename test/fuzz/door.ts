import type fc from 'fast-check';

/** What became of an input. Anything else than these two is a failure, and thrown. */
export type Verdict = 'accepted' | 'refused';

/** A way by which input comes in, and how to try it. */
export interface Door<Input> {
  readonly name: string;
  /** Inputs tried before the next door has its turn: fewer where each takes long. */
  readonly atATime: number;
  readonly inputs: fc.Arbitrary<Input>;
  /**
   * Lets an input in as the commands do.
   *
   * @throws Error for whatever should not have happened, such as nonsense let in
   */
  enter(input: Input): Promise<Verdict>;
}

/** A door whose kind of input nobody outside needs to know. */
export type AnyDoor = Omit<Door<unknown>, 'enter'> & { enter(input: never): Promise<Verdict> };

/** What an input must come to; undefined where nobody can say beforehand. */
export type Due = Verdict | undefined;

/** Holds a verdict against what was due. */
export function judged(verdict: Verdict, due: Due, what: string): Verdict {
  if (due !== undefined && verdict !== due) throw new Error(`${verdict}: ${what}`);
  return verdict;
}
