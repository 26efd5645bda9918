import type { OwnRuleset } from '../../src/library/types/ruleset.ts';
import { BadInput } from '../../src/words/problem.ts';

interface Battle {
  readonly attackers: number;
  readonly defenders: number;
}

/**
 * A battle of Risk: both sides roll up to three and up to two D6, and compare the highest, then the
 * second highest. The lower one of each pair costs an army, the attacker's where they are equal.
 */
export const risk: OwnRuleset<Battle> = {
  name: 'risk',
  title: 'Battles of Risk',
  keys: { attackers: 'Dice of the attacker, 1 to 3', defenders: 'Dice of the defender, 1 to 2' },
  read: (document) => ({
    attackers: dice(document, 'attackers', 3),
    defenders: dice(document, 'defenders', 2),
  }),
  dice: ({ attackers, defenders }) => [
    { name: 'attack', count: attackers, die: 6 },
    { name: 'defense', count: defenders, die: 6 },
  ],
  measures: [
    {
      name: 'wins',
      title: 'Wins all',
      kind: 'flag',
      phrase: { yes: '{attacker} wins every pair', no: '{attacker} does not win every pair' },
    },
    {
      name: 'attackerLosses',
      title: 'Armies lost by the attacker',
      kind: 'count',
      phrase: { yes: '{attacker} loses {n}', unit: ['army', 'armies'] },
    },
    { name: 'defenderLosses', title: 'Armies lost by the defender', kind: 'count' },
    {
      name: 'better',
      title: 'Who loses less',
      kind: 'name',
      values: ['attacker', 'defender', 'nobody'],
    },
  ],
  resolve({ attack = {}, defense = {} }) {
    const [a, d] = [descending(attack), descending(defense)];
    const pairs = Math.min(a.length, d.length);
    const lost = d.slice(0, pairs).filter((die, i) => die < (a[i] ?? 0)).length;
    const better = lost * 2 > pairs ? 'attacker' : lost * 2 < pairs ? 'defender' : 'nobody';
    return { wins: lost === pairs, attackerLosses: pairs - lost, defenderLosses: lost, better };
  },
};

function dice(document: Readonly<Record<string, unknown>>, key: string, most: number): number {
  const { [key]: value = 1 } = document;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) {
    return value;
  }
  const allowed = `a whole number from 1 to ${most}`;
  throw new BadInput({ path: [key], found: String(value), allowed });
}

function descending(shown: Readonly<Record<string, number>>): number[] {
  return [6, 5, 4, 3, 2, 1].flatMap((n) => Array<number>(shown[n] ?? 0).fill(n));
}

/** Every roll of so many D6. */
function* rolls(count: number): Generator<number[]> {
  if (count === 0) yield [];
  else for (const before of rolls(count - 1)) for (let n = 1; n <= 6; n++) yield [...before, n];
}

/** Of all rolls, those with so many armies lost by the defender: `lost[1]` is how many lose one. */
export function defenderLosses(attackers: number, defenders: number): number[] {
  const lost = [0, 0, 0];
  const pairs = Math.min(attackers, defenders);
  for (const attack of rolls(attackers)) {
    attack.sort((a, b) => b - a);
    for (const defense of rolls(defenders)) {
      defense.sort((a, b) => b - a);
      let wins = 0;
      for (let i = 0; i < pairs; i++)
        wins += (attack[i] as number) > (defense[i] as number) ? 1 : 0;
      lost[wins] = (lost[wins] as number) + 1;
    }
  }
  return lost.slice(0, pairs + 1);
}
