import { expect, test } from 'vitest';
import { lawsOf } from '../fight/duel/duels.ts';
import type { Document } from '../fight/scenarios.ts';

/*
 * Win shares in percent found without this program, from the texts of the cards: adjacent, with each side first in
 * half of the duels. Given with one decimal; one of them is from a simulation.
 */

interface Outside {
  readonly card: string;
  readonly enemy: string;
  readonly percent: number;
  readonly within?: number;
  /** Of the document. */
  readonly more?: Document;
}

const OUTSIDE: readonly Outside[] = [
  { card: 'Major Q9', enemy: 'Krug', percent: 22.6 },
  { card: 'Brunak', enemy: '4th Massachusetts Line', percent: 80.0 },
  { card: 'Microcorp Troopers', enemy: 'Krug', percent: 6.9 },
  { card: 'Mezzodemon Warmongers', enemy: '4th Massachusetts Line', percent: 56.6 },
  { card: 'Grimnak', enemy: '4th Massachusetts Line', percent: 71.1, within: 1.2 },
  { card: 'Preyblood Thrall', enemy: 'Isamu', percent: 34.1 },
  { card: 'Deathstrike Thrall', enemy: 'Dumutef Guard', percent: 34.4 },
  { card: 'Protectors of Ullar', enemy: 'Krug', percent: 12.4 },
  { card: 'Omnicron Repulsors', enemy: 'Deathwalker 9000', percent: 68.7 },
  { card: 'Morsbane', enemy: 'Krug', percent: 14.5 },
  {
    card: 'Cormin the Dark',
    enemy: 'Krug',
    percent: 1.7,
    more: { states: ['friend-near'] },
  },
];

test.each(OUTSIDE)('$card wins $percent% of its duels with $enemy', (one) => {
  const { card, enemy, percent, within = 0.2, more = {} } = one;
  const model = lawsOf({ attacker: { card }, defender: { card: enemy }, ...more })('winner');
  expect(Math.abs(100 * (model[card] ?? 0) - percent)).toBeLessThanOrEqual(within);
});
