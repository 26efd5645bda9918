/** The exact law of a duel against duels played die by die. */

import type { Duel, DuelEnd, OfSides } from './duel.ts';
import { exactDuel, marginal } from './oracle.ts';
import { playDuel } from './simulator.ts';

const both = ({ attacker, defender }: OfSides): string => `${attacker} ${defender}`;

export const winnerAndTurns = (end: DuelEnd): string => `${end.winner} ${end.turns}`;
export const lifeOfBoth = (end: DuelEnd): string => both(end.lifeLeft);

const MEASURES: Readonly<Record<string, (end: DuelEnd) => string>> = {
  'winner and turns': winnerAndTurns,
  lifeLeft: lifeOfBoth,
  figuresLeft: (end) => both(end.figuresLeft),
  attacksMade: (end) => both(end.attacksMade),
  spacesDriven: (end) => both(end.spacesDriven),
};

/** Some 900 shares are compared: one of them is farther off, by chance, with less than 1 in 100. */
const MOST_ERRORS = 4.5;

/** What is seen that cannot be, and every share of at least ten duels that is too many standard errors off. */
export function disagreements(duel: Duel, mostTurns: number, duels: number): string[] {
  const random = uniform(20_260_706);
  const ends = exactDuel(duel, mostTurns);
  const played = Array.from({ length: duels }, () => playDuel(duel, mostTurns, random));
  return Object.entries(MEASURES).flatMap(([name, of]) => {
    const seen = new Map<string, number>();
    for (const end of played) seen.set(of(end), (seen.get(of(end)) ?? 0) + 1);
    const shares = marginal(ends, of);
    const possible = shares.map(({ value }) => value);
    const impossible = [...seen.keys()].filter((value) => !possible.includes(value));
    const far = shares.flatMap(({ value, chance }) => {
      const p = Number((chance.numerator << 60n) / chance.denominator) / 2 ** 60;
      const count = seen.get(value) ?? 0;
      if (Math.min(p, 1 - p) * duels < 10) return [];
      const errors = (count - duels * p) / Math.sqrt(duels * p * (1 - p));
      return Math.abs(errors) < MOST_ERRORS ? [] : [`${name} ${value}: ${count}, not ${duels * p}`];
    });
    return [...impossible.map((value) => `${name} ${value} cannot be`), ...far];
  });
}

/** sfc32: uniform from 0 to below 1. */
function uniform(seed: number): () => number {
  let [a, b, c, d] = [seed | 0, seed ^ 0x9e3779b9, 0xdeadbeef | 0, 1];
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 16; i++) next();
  return next;
}
