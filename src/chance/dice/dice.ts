/*
 * Dice from the rules' point of view: rules ask for dice by kind and number, and get counts of symbols. This way, the
 * same rules run on every raw outcome of a Throw. If the number of dice varies, the Throw splits them into parts.
 */

import type { PoolKind, RawOutcome, Throw } from './throw.ts';

export type Counts<Symbol extends string = string> = Readonly<Record<Symbol, number>>;

/** Dice that rules request only when they need them. A request can therefore depend on earlier rolls. */
export interface Dice {
  /** How often each symbol is rolled on `count` dice. Asking for the same dice again gives the same result. */
  roll<Symbol extends string>(kind: PoolKind<Symbol>, count: number): Counts<Symbol>;
}

/** Separates the name of the dice from the number of the part: `attack/2`. */
const PART = '/';

/**
 * The name of a pool in a Throw. If sometimes 4 and sometimes 6 dice of a kind are rolled, 4 dice form one pool, and
 * the 2 extra dice form another: `attack` and `attack/2`.
 *
 * @param part the number of the part, from 1
 */
export function partName(name: string, part: number): string {
  return part === 1 ? name : `${name}${PART}${part}`;
}

/** The name of the dice to which a pool belongs. */
export function wholeName(pool: string): string {
  return pool.split(PART)[0] ?? pool;
}

interface Part {
  readonly name: string;
  /** The number of dice in all earlier parts. */
  readonly before: number;
}

const NO_PARTS: readonly Part[] = [];

/**
 * Reads raw outcomes of a Throw as dice. Dice that are not in the Throw show nothing. If dice are split into parts,
 * only the parts that add up to the requested number are read.
 */
export function diceReader(thrown: Throw): (raw: RawOutcome) => Dice {
  const parts = new Map<string, Part[]>();
  const counts = new Map<string, number>();
  for (const { name, count } of thrown) {
    const whole = wholeName(name);
    const before = counts.get(whole) ?? 0;
    parts.set(whole, [...(parts.get(whole) ?? []), { name, before }]);
    counts.set(whole, before + count);
  }
  return (raw) => ({
    roll: <Symbol extends string>({ name, symbols }: PoolKind<Symbol>, count: number) => {
      const own = parts.get(name) ?? NO_PARTS;
      const [only] = own;
      // Most dice are in one part, so the counts of that part are the result.
      const shownByAll = only && own.length === 1 && count > 0 ? raw[only.name] : undefined;
      if (shownByAll) return shownByAll as Counts<Symbol>;
      const sum = emptyCounts(symbols);
      for (const part of own) {
        if (part.before >= count) break;
        const shown = raw[part.name];
        for (const symbol of symbols) sum[symbol] += shown?.[symbol] ?? 0;
      }
      return sum;
    },
  });
}

/** Dice that show nothing, for facts that are known before any dice are rolled. */
export const NO_DICE: Dice = { roll: ({ symbols }) => emptyCounts(symbols) };

export function emptyCounts<Symbol extends string>(
  symbols: readonly Symbol[],
): Record<Symbol, number> {
  const counts: Partial<Record<Symbol, number>> = {};
  for (const symbol of symbols) counts[symbol] = 0;
  return counts as Record<Symbol, number>;
}
