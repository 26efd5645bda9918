import { type Card, type SpecialAttack, specialAttacks } from './cards.ts';

/** A way to attack: the normal attack or a special one, and the optional powers that are not used. */
export interface Way {
  readonly special: SpecialAttack | undefined;
  readonly declined: ReadonlySet<number>;
}

/** All ways, in the order of preference for equal values (section 5, reading 14). */
export function waysOf(
  card: Card,
  reaches: (range: number | undefined) => boolean,
  given?: number | 'normal',
  available: (special: SpecialAttack) => boolean = () => true,
): Way[] {
  const all = specialAttacks(card);
  const specials =
    typeof given === 'number'
      ? all.filter((_, place) => place === given)
      : given === 'normal'
        ? []
        : all.filter((one) => !one.beside && reaches(one.range) && available(one));
  // If a special attack reaches the enemy and the card's Range does not, the normal attack is not a choice (section
  // 7).
  const normal =
    given === 'normal' || (given === undefined && (specials.length === 0 || reaches(card.range)));
  const attacks: (SpecialAttack | undefined)[] = [...(normal ? [undefined] : []), ...specials];
  return combine(card, attacks);
}

/** With and without every optional power, the ways that use more of them first. */
export function combine(card: Card, attacks: readonly (SpecialAttack | undefined)[]): Way[] {
  const optional = card.powers.flatMap(({ may }, place) => (may ? [place] : []));
  const choices: ReadonlySet<number>[] = Array.from(
    { length: 2 ** optional.length },
    (_, bits) => new Set(optional.filter((_place, index) => (bits >> index) & 1)),
  );
  const ways = attacks.flatMap((special) =>
    choices
      .filter((declined) => special === undefined || !declined.has(special.effect.power))
      .map((declined) => ({ special, declined })),
  );
  return ways.sort(
    (a, b) =>
      Number(a.special !== undefined) - Number(b.special !== undefined) ||
      a.declined.size - b.declined.size,
  );
}

/** The way with the highest value; of equal ones the first. */
export function bestWay(ways: readonly Way[], value: (way: Way) => number): Way {
  const [first] = ways;
  if (!first) throw new Error('no way to attack');
  if (ways.length === 1) return first;
  const values = ways.map(value);
  const most = Math.max(...values);
  return ways[values.findIndex((one) => one >= most - 1e-12)] ?? first;
}
