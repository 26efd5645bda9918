import type { Die } from './die.ts';

/** What dice are thrown for, and the symbols that rules can ask of them. */
export interface Purpose<Symbol extends string = string> {
  readonly name: string;
  readonly symbols: readonly Symbol[];
}

export interface PoolKind<Symbol extends string = string> extends Purpose<Symbol> {
  readonly die: Die;
}

/** Some dice of one kind, thrown together, and the symbols that the rules will ask of them. */
export interface Pool {
  readonly name: string;
  readonly die: Die;
  readonly count: number;
  readonly asked: readonly string[];
}

/** @param asked the symbols that rules will ask for; by default all that they can */
export function poolOf<Symbol extends string>(
  { name, die, symbols }: PoolKind<Symbol>,
  count: number,
  asked: readonly Symbol[] = symbols,
): Pool {
  return { name, die, count, asked };
}

/** All the dice of one trial. Plain data: it can be sent to a worker. */
export type Throw = readonly Pool[];

/** How often each asked symbol fell in each pool: `raw.attack.skull`. Pools without dice count 0. */
export type RawOutcome = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The count of one symbol in one pool; 0 where the Throw has no such dice. */
export function countOf<Symbol extends string>(
  raw: RawOutcome,
  { name }: Purpose<Symbol>,
  symbol: Symbol,
): number {
  return raw[name]?.[symbol] ?? 0;
}
