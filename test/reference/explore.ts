import { type Fraction, fraction } from './fractions.ts';

/** Chances of the outcomes 0, 1, 2 …: integer weights with a common total. */
export interface Chances {
  readonly weights: readonly bigint[];
  readonly total: bigint;
  readonly numbers: readonly number[];
}

export function chances(weights: readonly bigint[]): Chances {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const numbers = weights.map((weight) => Number(weight) / Number(total));
  return { weights, total, numbers };
}

/** The reason for a roll, and the figure that makes it. */
export interface Purpose {
  readonly kind: string;
  readonly owner: object;
}

/** Dice that have already been rolled. */
export interface RolledDice {
  faces(purpose: Purpose, count: number): { skull: number; shield: number; blank: number };
  d20(purpose: Purpose): number;
}

/** A caller that asks a `Dice` for an outcome gets each of them, one run after another. */
export interface Dice {
  /** The number of the outcome. */
  pick(from: Chances): number;
  /** If the dice are already rolled, no outcome is chosen. */
  readonly rolled?: RolledDice;
}

export interface Weight {
  readonly number: number;
  fraction(): Fraction;
}

interface Turn {
  from: Chances;
  outcome: number;
}

const next = ({ from, outcome }: Turn): number => {
  let later = outcome + 1;
  while (later < from.weights.length && from.weights[later] === 0n) later++;
  return later;
};

/**
 * Everything that can happen, by brute force: `program` is run once for every sequence of outcomes that its dice
 * can show. It must ask for the same dice whenever the earlier outcomes are the same.
 */
export function explore<T>(
  program: (dice: Dice) => T,
  visit: (result: T, weight: Weight) => void,
): void {
  const path: Turn[] = [];
  for (;;) {
    let depth = 0;
    const result = program({
      pick(from) {
        const known = path[depth];
        depth++;
        if (known) return known.outcome;
        const turn = { from, outcome: -1 };
        turn.outcome = next(turn);
        path.push(turn);
        return turn.outcome;
      },
    });
    let number = 1;
    for (const { from, outcome } of path) number *= from.numbers[outcome] ?? 0;
    visit(result, { number, fraction: () => weigh(path) });
    for (;;) {
      const last = path.at(-1);
      if (!last) return;
      last.outcome = next(last);
      if (last.outcome < last.from.weights.length) break;
      path.pop();
    }
  }
}

function weigh(path: readonly Turn[]): Fraction {
  let [top, bottom] = [1n, 1n];
  for (const { from, outcome } of path) {
    top *= from.weights[outcome] ?? 0n;
    bottom *= from.total;
  }
  return fraction(top, bottom);
}

/** The mean of a program's result. */
export function mean(program: (dice: Dice) => number): number {
  let sum = 0;
  explore(program, (result, weight) => {
    sum += result * weight.number;
  });
  return sum;
}
