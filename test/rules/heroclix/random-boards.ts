import seedrandom from 'seedrandom';
import type { OracleClixAttack } from '../../oracle/heroclix/oracle.ts';

/** A fight on a random board in two forms: as an experiment file writes it, and as the oracle takes it. */
export interface RandomFight {
  readonly document: Record<string, unknown>;
  readonly oracle: OracleClixAttack;
  /** Squares from which the attacker can attack; the odds do not depend on it. */
  readonly range: number;
}

type Square = [number, number];

const RULINGS = ['knockbackNeedsDamage', 'fallAndShortAddUp', 'statedDistanceIsFull'] as const;

/** Draws a fight, sometimes one without a board. */
export function randomFight(seed: string): RandomFight {
  const random = seedrandom(seed);
  const chance = (p: number) => random() < p;
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => items[whole(0, items.length - 1)] as T;

  const [columns, rows] = [whole(3, 12), whole(2, 10)];
  const levels = pick([[0], [1, 1, 1, 2], [0, 1, 1, 1, 12], [3, 3, 2], [0, 1, 2, 3]]);
  const rough = pick([0, 0.05, 0.25]);
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => {
      if (chance(rough)) return pick(['#', '.']);
      return `${pick(levels)}${chance(0.1) ? pick(['w', 'm', 'r']) : ''}`;
    }),
  );
  // At least two squares on which a figure can stand.
  cells[0]?.splice(0, 2, '1', '1');
  const squares = cells.flatMap((row, r) => row.map((_, c): Square => [c, r]));
  const free = squares.filter(([c, r]) => !'#.'.includes(cells[r]?.[c] ?? '.'));
  const stand = (where: (square: Square) => boolean = () => true): Square => {
    const open = free.filter(where);
    const square = pick(open.length > 0 ? open : free);
    free.splice(free.indexOf(square), 1);
    return square;
  };
  const attacker = stand();
  const touches = ([c, r]: Square) =>
    Math.max(Math.abs(attacker[0] - c), Math.abs(attacker[1] - r)) === 1;
  const defender = chance(0.4) ? stand(touches) : stand();
  const others = Array.from({ length: Math.min(whole(0, 6), free.length) }, (_, i) => ({
    name: `other-${i}`,
    at: stand(),
  }));
  const isGround = ([c, r]: Square) => (cells[r]?.[c] ?? '.') !== '.';
  const walls = Array.from({ length: pick([0, 3, 40]) }, (): [Square, Square] => {
    const [c, r] = pick(squares);
    const beside = pick<Square>([
      [c + 1, r],
      [c, r + 1],
    ]);
    return chance(0.5) ? [[c, r], beside] : [beside, [c, r]];
  }).filter(([a, b]) => isGround(a) || isGround(b));

  const rulings = Object.fromEntries(
    RULINGS.filter(() => chance(0.5)).map((r) => [r, chance(0.4)]),
  );
  const [attackValue, defenseValue, damage] = [whole(0, 14), whole(8, 20), whole(0, 4)];
  const [knocks, immune, hasBoard] = [chance(0.95), chance(0.15), chance(0.97)];
  const distance = chance(0.5) ? whole(1, 7) : undefined;
  const terrain = cells.map((row) => row.join('  ')).join('\n');
  const range = chance(0.7) ? whole(1, 6) : undefined;
  return {
    document: {
      name: seed,
      rules: 'heroclix',
      attacker: {
        name: 'Attacker',
        attackValue,
        damage,
        keyphrases: [...(knocks ? ['knockback'] : []), ...(chance(0.1) ? ['immune'] : [])],
        ...(distance !== undefined && { knockbackDistance: distance }),
        ...(range !== undefined && { range }),
      },
      defender: {
        name: 'Defender',
        defenseValue,
        ...(immune ? { keyphrases: ['immune'] } : chance(0.5) ? { keyphrases: ['knockback'] } : {}),
      },
      ...(hasBoard && {
        board: {
          terrain,
          attacker,
          defender,
          others: others.map(({ name, at }) => ({ character: name, at })),
          walls,
        },
      }),
      rulings,
    },
    oracle: {
      attackValue,
      damage,
      keyphraseKnockback: knocks,
      defenseValue,
      immune,
      ...(distance !== undefined && { knockbackDistance: distance }),
      ...(hasBoard && { terrain, attacker, defender, others, walls }),
      rulings,
    },
    range: range ?? 1,
  };
}
