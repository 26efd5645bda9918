/* Throws (all the dice rolled in a trial, grouped into pools) and their raw outcomes. */

import type { Die } from './die.ts';

/** The purpose of some dice, and the symbols that rules can ask for. */
export interface Purpose<Symbol extends string = string> {
  readonly name: string;
  readonly symbols: readonly Symbol[];
}

export interface PoolKind<Symbol extends string = string> extends Purpose<Symbol> {
  readonly die: Die;
}

/** Dice of one kind, thrown together, and the symbols that the rules will ask for. */
export interface Pool {
  readonly name: string;
  readonly die: Die;
  readonly count: number;
  readonly asked: readonly string[];
}

/** @param asked the symbols that rules will ask for; default: all symbols of the kind */
export function poolOf<Symbol extends string>(
  { name, die, symbols }: PoolKind<Symbol>,
  count: number,
  asked: readonly Symbol[] = symbols,
): Pool {
  return { name, die, count, asked };
}

/** All the dice of one trial. Plain data that can be sent to a worker. */
export type Throw = readonly Pool[];

/** How often each symbol was rolled in each pool: `raw.attack.skull`. Pools without dice count 0. */
export type RawOutcome = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The count of one symbol in one pool; 0 if the Throw does not have these dice. */
export function countOf<Symbol extends string>(
  raw: RawOutcome,
  { name }: Purpose<Symbol>,
  symbol: Symbol,
): number {
  return raw[name]?.[symbol] ?? 0;
}
