/** A throw of attack dice against defense dice: skulls rolled, shields rolled, skulls rolled. */
export type Fact = (attackSkulls: number, shields: number, defenseSkulls: number) => number;

/** Three skulls, two shields, one blank: an index below 3 is a skull, 3 and 4 are shields. */
const FACES = 6;

/**
 * The distribution of a fact by going through every face of every die, as reduced fractions by
 * value. An attack die counts as one of two faces, skull or not, which are equally likely.
 */
export function bruteForce(attack: number, defense: number, fact: Fact): Record<string, string> {
  const attackThrows = 2 ** attack;
  const defenseThrows = FACES ** defense;
  const ways = new Map<number, number>();
  for (let a = 0; a < attackThrows; a++) {
    const attackSkulls = a.toString(2).replaceAll('0', '').length;
    for (let d = 0; d < defenseThrows; d++) {
      const faces = [...d.toString(FACES).padStart(defense, '0')].slice(0, defense).map(Number);
      const skulls = faces.filter((face) => face < 3).length;
      const shields = faces.filter((face) => face === 3 || face === 4).length;
      const value = fact(attackSkulls, shields, skulls);
      ways.set(value, (ways.get(value) ?? 0) + 1);
    }
  }
  const all = attackThrows * defenseThrows;
  return Object.fromEntries([...ways].map(([value, count]) => [value, reduced(count, all)]));
}

function reduced(numerator: number, denominator: number): string {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return denominator === divisor ? '1' : `${numerator / divisor}/${denominator / divisor}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
