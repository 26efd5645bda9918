import type { OtherData } from '../board.ts';
import { hexDistance, type Space } from '../hexes.ts';
import {
  type ArmyCardData,
  attack,
  type BattleCardData,
  type BattleData,
  begin,
  choose,
  endOfRound,
  endPlacing,
  endTurn,
  figureOf,
  follow,
  initiative,
  legalMarkers,
  legalPlacements,
  mark,
  mayAct,
  mayAttack,
  moves,
  place,
  type ReferenceBattle,
  type Roll,
  type RollKind,
  result,
  type Side,
  targets,
  turnNow,
} from './index.ts';

/** Random small battles, in which each side does anything that is allowed. */
export interface Chance {
  /** A random integer from 0 to `n` - 1. */
  below(n: number): number;
}

/** Mulberry32, enough for choosing cases. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (n) => Math.floor(next() * n) };
}

const oneOf = <T>({ below }: Chance, from: readonly T[]): T => {
  const found = from[below(from.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

const GLYPHS =
  `Astrid Gerda Jalgard Ivor Valda Dagmar Lodin Rannveig Thorian Ulaniva Crevcor Proftaka Yadulkia Wannok
  Kelda`.split(/\s+/);

const COLUMNS = 7;
const ROWS = 6;

function randomCard(chance: Chance, name: string): BattleCardData {
  const yes = (outOf: number): boolean => chance.below(outOf) === 0;
  const squad = yes(2);
  const powers: BattleCardData['powers'] = [];
  if (yes(5)) powers.push('counter-strike');
  if (yes(5)) powers.push('double-attack');
  if (yes(5)) powers.push({ name: 'Shot', effects: [{ specialAttack: { range: 4, dice: 3 } }] });
  if (yes(5)) powers.push({ name: 'Dodge', effects: [{ evade: 14 }] });
  return {
    name,
    type: squad ? 'squad' : 'hero',
    figures: squad ? 2 + chance.below(2) : 1,
    life: squad ? 1 : 1 + chance.below(5),
    move: 2 + chance.below(6),
    range: oneOf(chance, [1, 1, 3, 5]),
    attack: 1 + chance.below(6),
    defense: chance.below(5),
    height: 2 + chance.below(5),
    base: yes(3) ? 'double' : 'single',
    unique: squad ? 'common' : 'unique',
    points: 10 * (1 + chance.below(15)),
    flying: yes(4),
    disengage: yes(5),
    lavaResistant: yes(5),
    superStrength: yes(2),
    powers,
  };
}

export function randomBattle(chance: Chance): BattleData {
  const all = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column): Space => [column, row]),
  );
  const cells = all.map((row, number) =>
    row.map(() => {
      // The start areas at either end are plain: everybody fits there.
      if (number < 2 || number >= ROWS - 2) return '1';
      if (chance.below(12) === 0) return '.';
      return `${oneOf(chance, [0, 1, 1, 1, 2, 3, 7])}${oneOf(chance, ['', '', '', ...'wmplsir'])}`;
    }),
  );
  const middle = all.slice(2, ROWS - 2).flat();
  const free = middle.filter(([column, row]) => cells[row]?.[column] !== '.');
  const others = new Map<string, OtherData>();
  for (let count = 0; count < 4; count++) {
    const at = [...oneOf(chance, free)];
    const other = oneOf<OtherData>(chance, [
      { obstacle: 'tree', at },
      { object: 'crate', at, life: 1 },
      { glyph: oneOf(chance, GLYPHS), at },
      { glyph: oneOf(chance, GLYPHS), at },
    ]);
    others.set(at.join(), other);
  }
  const [a, b] = [oneOf(chance, free), oneOf(chance, free)];
  const isWall = hexDistance(a, b) === 1;
  const army = (name: string): ArmyCardData[] => [
    { card: randomCard(chance, `${name} 1`), copies: 1 },
    { card: randomCard(chance, `${name} 2`), copies: 1 },
  ];
  return {
    terrain: cells.map((row) => row.join(' ')).join('\n'),
    walls: isWall ? [{ between: [a, b], ...(chance.below(2) ? { height: 3 } : {}) }] : [],
    others: [...others.values()],
    starts: [all.slice(0, 2).flat(), all.slice(ROWS - 2).flat()],
    armies: [army('One'), army('Two')],
    rounds: 2 + chance.below(3),
    rulings: { figuresBlockSight: chance.below(2) === 0, partialPoints: chance.below(2) === 0 },
  };
}

/** The rolls that are made, in order, for another engine. */
export function rollingWith(
  chance: Chance,
): (kind: RollKind, figure: number, dice: number) => Roll {
  return (kind, figure, dice) => {
    if (dice === 0) return { kind, figure, value: 1 + chance.below(20) };
    const faces = { skull: 0, shield: 0, blank: 0 };
    for (let die = 0; die < dice; die++)
      faces[oneOf(chance, ['skull', 'skull', 'skull', 'shield', 'shield', 'blank'] as const)]++;
    return { kind, figure, faces };
  };
}

/** Plays a battle to its end, and shows every state on the way. */
export function playAnyhow(
  data: BattleData,
  chance: Chance,
  visit: (state: ReferenceBattle) => void,
): ReferenceBattle {
  const roll = rollingWith(chance);
  let now = begin(data);
  const go = (next: ReferenceBattle): void => {
    now = next;
    visit(now);
  };
  for (const { id } of now.figures) go(place(now, id, oneOf(chance, legalPlacements(now, id))));
  go(endPlacing(now));
  while (!result(now)) {
    for (const side of [0, 1] as const) go(mark(now, side, anyMarkers(now, side, chance)));
    go(initiative(now, unequal(chance, now)));
    while (now.phase === 'turns' && !result(now)) {
      if (!turnNow(now).isLost) takeTurn(now, chance, roll, go);
      if (!result(now)) go(endTurn(now));
    }
    if (result(now)) break;
    go(endRound(now, chance, roll));
  }
  return now;
}

function anyMarkers(state: ReferenceBattle, side: Side, chance: Chance) {
  const any = (): number => oneOf(chance, legalMarkers(state, side));
  return { 1: any(), 2: any(), 3: any(), x: any() };
}

/** Rolls until the sides differ, whatever their bonuses. */
function unequal(chance: Chance, state: ReferenceBattle): [number, number][] {
  const rolls: [number, number][] = [];
  for (;;) {
    rolls.push([1 + chance.below(20), 1 + chance.below(20)]);
    try {
      initiative(state, rolls);
      return rolls;
    } catch {
      // Equal: once more.
    }
  }
}

function takeTurn(
  start: ReferenceBattle,
  chance: Chance,
  roll: ReturnType<typeof rollingWith>,
  go: (state: ReferenceBattle) => void,
): void {
  let now = start;
  const step = (next: ReferenceBattle): void => {
    now = next;
    go(next);
  };
  const { figures, most } = mayAct(now);
  const acting = figures.slice(0, most);
  step(choose(now, acting));
  for (const id of acting) {
    if (result(now) || figureOf(now, id).where !== 'board') continue;
    const move = oneOf(chance, moves(now, figureOf(now, id)));
    const way = oneOf(chance, move.ways);
    step(follow(now, id, way.path, roll, way));
  }
  for (const id of acting)
    for (const kind of ['normal', 0] as const)
      while (mayAttack(now, figureOf(now, id), kind)) {
        const found = targets(now, figureOf(now, id), kind);
        if (found.length === 0) break;
        step(attack(now, id, oneOf(chance, found).id, kind, roll));
      }
}

/** If Wannok lets the other side choose whom it wounds, the first possible figure. */
function endRound(
  state: ReferenceBattle,
  chance: Chance,
  roll: ReturnType<typeof rollingWith>,
): ReferenceBattle {
  const rolls: Roll[] = [];
  const recorded = (kind: RollKind, figure: number, dice: number): Roll => {
    const known = rolls.find((one) => one.kind === kind && one.figure === figure);
    if (known) return known;
    const fresh = roll(kind, figure, dice);
    rolls.push(fresh);
    return fresh;
  };
  const wounded: number[] = [];
  const offset = chance.below(state.figures.length);
  for (let tries = 0; tries <= 2 * state.figures.length; tries++) {
    try {
      return endOfRound(state, recorded, wounded);
    } catch {
      wounded[0] = (offset + tries) % state.figures.length;
    }
  }
  throw new Error('the round does not end');
}
