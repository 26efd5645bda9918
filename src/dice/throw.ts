import type { Die } from './die.ts';

/** Some dice of one kind, thrown together, and the symbols that the rules will ask of them. */
export interface Pool {
  readonly name: string;
  readonly die: Die;
  readonly count: number;
  readonly asked: readonly string[];
}

/** All the dice of one trial. Plain data: it can be sent to a worker. */
export type Throw = readonly Pool[];

/** How often each asked symbol fell in each pool: `raw.attack.skull`. Pools without dice count 0. */
export type RawOutcome = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The count of one symbol in one pool; 0 where the Throw has no such dice. */
export function countOf(raw: RawOutcome, pool: string, symbol: string): number {
  return raw[pool]?.[symbol] ?? 0;
}
