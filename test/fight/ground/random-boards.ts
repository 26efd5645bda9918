import seedrandom from 'seedrandom';
import type { Document } from '../scenarios.ts';

type Place = [column: number, row: number];

interface Figure {
  readonly spaces: readonly Place[];
  readonly height: number;
  readonly attack: number;
  readonly defense: number;
  readonly life?: number;
  readonly wounds?: number;
}

interface Other {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  readonly spaces: readonly Place[];
  readonly life?: number;
  readonly passable?: boolean;
}

const KINDS = ['figure', 'object', 'obstacle', 'glyph', 'power'] as const;
const RULINGS = [
  'automaticShieldsNeedARoll',
  'destroyedFiguresStay',
  'adjacentWithinHeight',
  'greatHeight',
  'glyphsBlock',
  'doubleSpaceEndsLevel',
] as const;

/** Draws a fight on a board, as an experiment file writes it; undefined if there is no place for a figure. */
export function randomFight(seed: string): { readonly document: Document } | undefined {
  const random = seedrandom(seed);
  const chance = (p: number) => random() < p;
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(items: readonly T[]) => items[whole(0, items.length - 1)];

  const columns = whole(4, 9);
  const rows = whole(2, 6);
  const highest = pick([0, 1, 2, 3, 12, 40]) ?? 0;
  const lava = pick([0, 0.1, 0.4]) ?? 0;
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => {
      if (chance(0.04)) return '.';
      const letter = chance(lava) ? 'm' : chance(0.12) ? 'w' : chance(0.05) ? 'r' : '';
      return `${whole(0, highest)}${letter}`;
    }),
  );
  const at = ([c, r]: Place) => cells[r]?.[c] ?? '.';
  const level = (place: Place) => Number.parseInt(at(place), 10);
  const spaces = cells
    .flatMap((row, r) => row.map((_, c): Place => [c, r]))
    .filter((p) => at(p) !== '.');
  const neighbours = ([c, r]: Place): Place[] => {
    const shift = r % 2;
    const around: Place[] = [
      [c + 1, r],
      [c - 1, r],
      [c + shift, r - 1],
      [c + shift - 1, r - 1],
      [c + shift, r + 1],
      [c + shift - 1, r + 1],
    ];
    return around.filter((place) => at(place) !== '.');
  };
  const name = (place: Place) => place.join();
  const taken = new Set<string>();
  const free = (places: readonly Place[]) => places.filter((place) => !taken.has(name(place)));
  const stand = (near: readonly Place[], double: boolean): Place[] | undefined => {
    const first = pick(free(near));
    if (!first) return undefined;
    const beside = neighbours(first).filter((place) => level(place) === level(first));
    const second = pick(free(beside));
    if (double && !second) return undefined;
    const place = double && second ? [first, second] : [first];
    for (const space of place) taken.add(name(space));
    return place;
  };

  const attackerAt = stand(spaces, chance(0.3)) ?? stand(spaces, false);
  if (!attackerAt) return undefined;
  const close = chance(0.93) ? attackerAt.flatMap(neighbours) : spaces;
  const defenderAt = stand(close, chance(0.45)) ?? stand(close, false);
  if (!defenderAt) return undefined;

  const others: Other[] = [];
  for (let i = whole(0, 7); i > 0; i--) {
    const kind = pick(KINDS) ?? 'figure';
    const place = stand(spaces, kind === 'figure' && chance(0.3));
    if (!place) continue;
    // Glyphs and powers may lie under other figures and objects.
    if (kind === 'glyph' || kind === 'power') for (const space of place) taken.delete(name(space));
    others.push({
      kind,
      name: `other-${others.length}`,
      spaces: place,
      ...((kind === 'figure' || kind === 'object') && chance(0.6) && { life: whole(1, 2) }),
      ...(kind === 'glyph' && chance(0.3) && { passable: true }),
    });
  }
  const walls: [Place, Place][] = [];
  for (let i = whole(0, 4); i > 0; i--) {
    const from = pick(spaces);
    const to = from && pick(neighbours(from));
    if (!from || !to) continue;
    const inside = (place: readonly Place[]) =>
      [from, to].every((end) => place.some((space) => name(space) === name(end)));
    if (![attackerAt, defenderAt, ...others.map((other) => other.spaces)].some(inside))
      walls.push([from, to]);
  }

  const rulings = Object.fromEntries(
    RULINGS.filter(() => chance(0.35)).map((r) => [r, chance(0.3)]),
  );
  const figure = (place: readonly Place[]): Figure => {
    const life = chance(0.7) ? whole(1, 4) : undefined;
    return {
      spaces: place,
      height: whole(1, 7),
      attack: chance(0.04) ? 0 : whole(2, 5),
      defense: whole(0, 2),
      ...(life !== undefined && { life, wounds: whole(0, life - 1) }),
    };
  };
  const attacker = figure(attackerAt);
  const defender = figure(defenderAt);
  const lavaResistant = chance(0.15);
  const [strong, deadly, mace, special] = [chance(0.95), chance(0.2), chance(0.2), chance(0.04)];
  const tough = chance(0.3) ? whole(1, 2) : 0;
  const ignores = chance(0.15) ? whole(1, 20) : undefined;
  const card = ({ spaces: place, ...numbers }: Figure, title: string) => ({
    name: title,
    base: place.length === 2 ? 'double' : 'single',
    ...numbers,
  });
  const document = {
    name: seed,
    rules: 'c3g',
    attacker: {
      ...card(attacker, 'Attacker'),
      powers: [
        ...(strong ? ['super-strength'] : []),
        ...(deadly ? ['deadly-strike'] : []),
        ...(mace ? ['nth-metal-mace'] : []),
      ],
    },
    defender: {
      ...card(defender, 'Defender'),
      powers: [
        ...(tough ? [{ tough }] : []),
        ...(lavaResistant ? ['lava-resistant'] : []),
        ...(ignores === undefined ? [] : [{ 'ignores-attack': ignores }]),
      ],
    },
    specialAttack: special,
    board: {
      terrain: cells.map((row, r) => `${r % 2 ? '  ' : ''}${row.join('   ')}`).join('\n'),
      attacker: attackerAt.length === 2 ? attackerAt : attackerAt[0],
      defender: defenderAt,
      others: others.map(({ kind, name: title, spaces: place, life, passable }) => ({
        [kind]: title,
        at: place,
        ...(life !== undefined && { life }),
        ...(passable && { passable }),
      })),
      walls,
    },
    rulings,
  };
  return { document };
}
