import type fc from 'fast-check';

/** The result of an input. Anything other than these two is a failure, and thrown. */
export type Verdict = 'accepted' | 'refused';

/** One kind of input to the program, and how to try it. */
export interface Door<Input> {
  readonly name: string;
  /** How many inputs are tried before the next door has its turn: fewer if each takes long. */
  readonly atATime: number;
  readonly inputs: fc.Arbitrary<Input>;
  /**
   * Gives the program an input as the commands do.
   *
   * @throws Error for anything that should not have happened, such as accepting nonsense
   */
  enter(input: Input): Promise<Verdict>;
}

/** A door, for callers to which the kind of input does not matter. */
export type AnyDoor = Omit<Door<unknown>, 'enter'> & { enter(input: never): Promise<Verdict> };

/** The required verdict on an input; undefined if it is not known in advance. */
export type Due = Verdict | undefined;

/** Compares a verdict with the required one. */
export function judged(verdict: Verdict, due: Due, what: string): Verdict {
  if (due !== undefined && verdict !== due) throw new Error(`${verdict}: ${what}`);
  return verdict;
}
