import { attack } from './attack.ts';
import type { Effect } from './cards.ts';
import {
  type Counted,
  changed,
  type Figure,
  foughtOf,
  type Mid,
  otherSide,
  type Setting,
  type SideNumber,
  type SideState,
  tidy,
  withSide,
} from './duel-state.ts';
import { type Dice, explore } from './explore.ts';
import { clearGround } from './ground.ts';
import { type Fighter, type Manner, newCourse, type Scene, type Uses } from './scene.ts';

/** An outcome, for the two figures, of an attack or of powers between attacks. */
export interface Result {
  readonly p: number;
  readonly mine: After;
  readonly theirs: After;
  readonly driven: number;
  readonly again: string | undefined;
  /** A power before the attack destroyed the figure fought: the attack is made against the next. */
  readonly retry: boolean;
  /** Life that the enemy lost, and that costs took (reading 14). */
  readonly loss: number;
  readonly cost: number;
  readonly dealt: number;
  /** Destroyed figures that come back, of either side. */
  readonly returned: readonly [number, number];
  /** An attack was made, and not only another event. */
  readonly attacks: boolean;
  /** An attack that counts (section 5, reading 10). */
  readonly counts: boolean;
  /** Whether `anotherTurn` or a similar roll succeeded. */
  readonly said: boolean;
}

interface After {
  readonly wounds: number;
  readonly alive: boolean;
  readonly hurt: boolean;
  readonly own: Uses;
  readonly card: Uses;
}

/** The figures of one side and of the other, as an attack sees them. */
export function sceneOf(
  setting: Setting,
  mid: Mid,
  mine: Figure,
  theirs: Figure,
  manner: Manner,
  againMade: Uses,
): Scene {
  const side = mid.turn;
  const fighter = (number: SideNumber, figure: Figure): Fighter => {
    const { card, allies } = setting.sides[number];
    const own = mid.sides[number];
    const enemies = mid.sides[otherSide(number)];
    const acts = number === side;
    return {
      card,
      powers: card.powers,
      wounds: figure.wounds,
      life: card.life,
      alive: true,
      facts: {
        moved: acts && mid.moved,
        beganTurn: mid.began === 1 ? 'engaged' : 'unengaged',
        charged: acts ? mid.began : undefined,
        allies,
        attackedBefore: acts && mid.attacked === true,
        figures: own.figures.length,
        kills: setting.sides[otherSide(number)].card.figures - enemies.figures.length,
        nextToEnemy: enemies.figures.length >= 2 ? 'adjacent' : false,
      },
      terrain: [],
      cardUses: { ...own.uses },
      ownUses: { ...figure.uses },
      hurt: false,
    };
  };
  return {
    attacker: fighter(side, mine),
    defender: fighter(otherSide(side), theirs),
    ground: clearGround(mid.distance, 0),
    states: setting.states,
    rulings: setting.rulings,
    manner,
    course: newCourse(),
    woundsThisTurn: mid.dealt,
    againMade,
    rolled: new Map(),
    tables: mid.tables,
    answered: false,
  };
}

const memories = new WeakMap<Setting, Map<string, Result[]>>();

/** All outcomes of an attack, or of the other event that `happens` to the two. */
export function results(
  setting: Setting,
  mid: Mid,
  mine: Figure,
  theirs: Figure,
  manner: Manner,
  againMade: Uses = {},
  what = 'attack',
  happens: (dice: Dice, scene: Scene) => boolean = (dice, scene) => {
    attack(dice, scene);
    return false;
  },
): readonly Result[] {
  const memory = memories.get(setting) ?? new Map<string, Result[]>();
  memories.set(setting, memory);
  const key = JSON.stringify([
    what,
    mid.turn,
    mid.distance,
    mid.began,
    mid.moved,
    mid.dealt,
    mid.attacked,
    mid.tables,
    mid.sides.map(({ figures, uses }) => [figures.length, uses]),
    [mine.wounds, mine.uses, theirs.wounds, theirs.uses],
    [manner.special?.id, [...manner.declined], manner.change, manner.skipsBefore],
    [manner.rolled, manner.follows, manner.apart, manner.alone],
    againMade,
  ]);
  const known = memory.get(key);
  if (known) return known;
  const found = new Map<string, Result>();
  const before = (setting.sides[otherSide(mid.turn)].card.life ?? 0) - theirs.wounds;
  explore(
    (dice) => {
      const scene = sceneOf(setting, mid, mine, theirs, manner, againMade);
      const said = happens(dice, scene);
      return { scene, said };
    },
    ({ scene, said }, { number }) => {
      const { attacker, defender, course } = scene;
      const lost = defender.wounds - theirs.wounds;
      const result: Omit<Result, 'p'> = {
        mine: afterOf(attacker),
        theirs: afterOf(defender),
        driven: course.spacesMoved,
        again: course.again,
        retry: !course.made && !course.replaced && !defender.alive && attacker.alive,
        loss: defender.alive ? lost : before,
        cost: course.cost,
        dealt: setting.counts ? lost : 0,
        returned: course.returned,
        attacks: course.made && setting.attacked,
        counts: course.began && setting.counted,
        said,
      };
      const name = JSON.stringify(result);
      const p = (found.get(name)?.p ?? 0) + number;
      found.set(name, { ...result, p });
    },
  );
  const all = [...found.values()];
  memory.set(key, all);
  return all;
}

const afterOf = ({ wounds, alive, hurt, ownUses, cardUses }: Fighter): After => ({
  wounds,
  alive,
  hurt,
  own: tidy(ownUses),
  card: tidy(cardUses),
});

/** Destroyed figures come back unhurt, last in the order; they do not act before the next turn. */
function withReturned(
  setting: Setting,
  number: SideNumber,
  side: SideState,
  returned: number,
): SideState {
  let { figures } = side;
  if (figures.length === 0) return side;
  for (let n = 0; n < returned && figures.length < setting.sides[number].card.figures; n++) {
    const id = Math.max(99, ...figures.map((one) => one.id)) + 1;
    figures = [...figures, { id, wounds: 0, uses: {} }];
  }
  return { ...side, figures };
}

/** The duel after that: wounds, order, the attacked figure, uses, distance. */
export function applied(
  setting: Setting,
  mid: Mid,
  mine: Figure,
  theirs: Figure,
  result: Result,
): Mid {
  const [side, enemy] = [mid.turn, otherSide(mid.turn)];
  const change = (number: SideNumber, figure: Figure, after: After) =>
    changed(
      { ...mid.sides[number], uses: after.card },
      { id: figure.id, wounds: after.wounds, uses: after.own },
      after.hurt,
      after.alive,
    );
  const own = withReturned(setting, side, change(side, mine, result.mine), result.returned[0]);
  const others = withReturned(
    setting,
    enemy,
    change(enemy, theirs, result.theirs),
    result.returned[1],
  );
  const sides = withSide(withSide(mid.sides, side, own), enemy, others);
  // Readings 7 and 8: it comes back at once if two of its side live; a destroyed figure drives none away.
  const closes = setting.rulings.squadsCloseRanks && others.figures.length >= 2;
  const driven = result.theirs.alive && !closes ? result.driven : 0;
  return {
    ...mid,
    sides,
    distance: mid.distance + driven,
    ...(mid.counted && { counted: countedIn(mid.counted, side, result) }),
    attacked:
      result.attacks && isFought(mid, theirs) ? result.theirs.alive || undefined : mid.attacked,
    dealt: !isFought(mid, theirs)
      ? mid.dealt
      : foughtOf(others)?.id === theirs.id
        ? mid.dealt + result.dealt
        : 0,
  };
}

/** Spaces count also if the figure comes back at once. */
export function countedIn(
  { made, driven }: Counted,
  side: SideNumber,
  result: Pick<Result, 'counts' | 'driven'>,
): Counted {
  const plus = ([one, two]: readonly [number, number], number: SideNumber, by: number) =>
    number === 0 ? ([one + by, two] as const) : ([one, two + by] as const);
  return {
    made: plus(made, side, result.counts ? 1 : 0),
    driven: plus(driven, otherSide(side), result.driven),
  };
}

/** With an attack on several figures, only one is the figure being fought. */
export const isFought = (mid: Mid, { id }: Figure): boolean =>
  foughtOf(mid.sides[otherSide(mid.turn)])?.id === id;

/** The figure whose turn it is to act, and the one it fights. */
export function pair(mid: Mid, id: number): [Figure, Figure] | undefined {
  const mine = mid.sides[mid.turn].figures.find((figure) => figure.id === id);
  const theirs = foughtOf(mid.sides[otherSide(mid.turn)]);
  return mine && theirs ? [mine, theirs] : undefined;
}

export const plainManner = (change: readonly Effect[] = []): Manner => ({
  declined: new Set(),
  change,
  skipsBefore: false,
});
