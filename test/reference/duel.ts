import { type CardData, specialAttacks } from './cards.ts';
import type { Course } from './duel-course.ts';
import {
  type Figure,
  type Mid,
  type Setting,
  type SideNumber,
  type SideSetting,
  type State,
  tidy,
} from './duel-state.ts';
import { turnLaw } from './duel-turn.ts';
import { type FigureData, fightingCard } from './fight.ts';
import { DEFAULT_RULINGS, type Rulings } from './scene.ts';

export interface DuelData {
  /** Cards, or figures: of these `granted` and `allies` count, and the wounds of the first figure. */
  attacker: CardData | FigureData;
  defender: CardData | FigureData;
  first?: 'attacker' | 'defender' | 'toss';
  distance?: number;
  mostTurns?: number;
  states?: readonly string[];
  rulings?: Partial<Rulings>;
  /** `false`: Super Strength is negated. */
  superStrength?: boolean;
  /** Whether attacks and spaces are counted; only for a few turns, since each count has states of its own. */
  counted?: boolean;
  /** The largest number of states; duels with more are refused. */
  budget?: number;
}

export interface Odds {
  readonly attacker: number;
  readonly defender: number;
  /** Both destroyed at once, stopped by `mostTurns`, or never to end. */
  readonly undecided: number;
  /** The chance of each number of turns of both sides together; duels that never end are not included. */
  readonly turns: ReadonlyMap<number, number>;
  readonly lifeLeft: { readonly attacker: Spread; readonly defender: Spread };
  readonly figuresLeft: { readonly attacker: Spread; readonly defender: Spread };
  /** The attacks that each side has made, and the spaces that it was driven; empty unless they are counted. */
  readonly attacksMade: { readonly attacker: Spread; readonly defender: Spread };
  readonly spacesDriven: { readonly attacker: Spread; readonly defender: Spread };
}

type Spread = ReadonlyMap<number, number>;

export interface DuelOdds extends Odds {
  /** The odds for each side that may begin: both for `toss`. */
  readonly byFirst: { readonly attacker?: Odds; readonly defender?: Odds };
  /** The number of states between two turns that can be reached. */
  readonly states: number;
}

export function readDuel(duel: DuelData): {
  setting: Setting;
  start: (first: SideNumber) => State;
} {
  const figures = [duel.attacker, duel.defender].map(
    (side): FigureData => ('card' in side ? (side as FigureData) : { card: side as CardData }),
  );
  const sides = figures.map((figure): SideSetting => {
    const card = fightingCard(figure, duel.superStrength);
    if (card.life === undefined) throw new Error(`${card.name} has no Life`);
    return { card, allies: figure.allies ?? 0 };
  });
  const [one, two] = sides;
  if (!one || !two) throw new Error('a duel has two sides');
  const written = JSON.stringify(figures);
  const setting: Setting = {
    sides: [one, two],
    states: new Set(duel.states),
    rulings: { ...DEFAULT_RULINGS, ...duel.rulings },
    rounds: written.includes('"round"'),
    counts: written.includes('"woundThisTurn"'),
    attacked: written.includes('"attackedBefore"'),
    counted: duel.counted === true,
  };
  const side = (number: SideNumber) => ({
    figures: Array.from(
      { length: setting.sides[number].card.figures },
      (_, id): Figure => ({ id, wounds: id === 0 ? (figures[number]?.wounds ?? 0) : 0, uses: {} }),
    ),
    fought: 0,
    uses: tidy({}),
  });
  return {
    setting,
    start: (turn) => ({
      sides: [side(0), side(1)],
      distance: duel.distance ?? 1,
      turn,
      further: false,
      round: setting.rounds ? 1 : 0,
      ...(setting.counted && { counted: { made: [0, 0], driven: [0, 0] } }),
    }),
  };
}

interface Node {
  readonly state: State;
  readonly over: boolean;
  /** Turns after which it is first reached. */
  readonly turns: number;
  next: { readonly to: number; readonly p: number }[];
}

/** All states that can be reached from the starts in some turns, with the outcomes of the turn that follows each. */
function reach(
  setting: Setting,
  starts: readonly State[],
  budget: number,
  mostTurns: number,
): Node[] {
  const numbers = new Map<string, number>();
  const nodes: Node[] = [];
  const numberOf = (state: State, turns: number): number => {
    const key = JSON.stringify(state);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (nodes.length >= budget) throw new Error(`more than ${budget} states`);
    numbers.set(key, nodes.length);
    const over = state.sides.some(({ figures }) => figures.length === 0);
    return nodes.push({ state, over, turns, next: [] }) - 1;
  };
  for (const start of starts) numberOf(start, 0);
  for (let number = 0; number < nodes.length; number++) {
    const node = nodes[number];
    if (!node || node.over || node.turns === mostTurns) continue;
    for (const { state, p } of turnLaw(setting, node.state).values())
      node.next.push({ to: numberOf(state, node.turns + 1), p });
  }
  return nodes;
}

/** The states from which the duel can still end, or whose turns come too late to be followed. */
function canEnd(nodes: readonly Node[], mostTurns: number): boolean[] {
  const can = nodes.map(({ over, turns }) => over || turns === mostTurns);
  for (let changed = true; changed; ) {
    changed = false;
    nodes.forEach(({ next }, number) => {
      if (can[number] || !next.some(({ to }) => can[to])) return;
      can[number] = true;
      changed = true;
    });
  }
  return can;
}

/** The calculation stops when less than this is undecided, if the duel ends at all. */
const REST = 1e-14;
const MOST_TURNS = 1_000_000;

function play(
  nodes: readonly Node[],
  start: number,
  mostTurns: number,
  lives: readonly number[],
): Odds {
  const can = canEnd(nodes, mostTurns);
  if (!can[start]) throw new Error('neither side can ever wound the other');
  const turns = new Map<number, number>();
  const ends = new Map<number, number>();
  let mass = new Float64Array(nodes.length);
  mass[start] = 1;
  for (let turn = 1; turn <= mostTurns; turn++) {
    const after = new Float64Array(nodes.length);
    let open = 0;
    let ended = 0;
    mass.forEach((p, number) => {
      if (p === 0) return;
      for (const { to, p: chance } of nodes[number]?.next ?? []) {
        if (nodes[to]?.over) {
          ends.set(to, (ends.get(to) ?? 0) + p * chance);
          ended += p * chance;
        } else {
          after[to] = (after[to] ?? 0) + p * chance;
          if (can[to]) open += p * chance;
        }
      }
    });
    if (ended > 0) turns.set(turn, ended);
    mass = after;
    if (open < REST) break;
    if (turn === MOST_TURNS) throw new Error('too many turns');
  }
  // Duels that go on after `mostTurns` are undecided; the sides keep the Life that they then have.
  let left = 0;
  mass.forEach((p, number) => {
    if (p === 0) return;
    ends.set(number, (ends.get(number) ?? 0) + p);
    left += p;
  });
  if (mostTurns < MOST_TURNS && left > 0) turns.set(mostTurns, (turns.get(mostTurns) ?? 0) + left);
  return { ...spreads(nodes, ends, lives), turns };
}

function spreads(
  nodes: readonly Node[],
  ends: ReadonlyMap<number, number>,
  lives: readonly number[],
): Omit<Odds, 'turns'> {
  const won = [0, 0, 0];
  const newSpreads = () => [new Map<number, number>(), new Map<number, number>()] as const;
  const [life, count, made, driven] = [newSpreads(), newSpreads(), newSpreads(), newSpreads()];
  for (const [number, p] of ends) {
    const { sides, counted } = nodes[number]?.state ?? {};
    if (!sides) continue;
    const [one, two] = sides.map(({ figures }) => figures.length > 0);
    const winner = one === two ? 2 : one ? 0 : 1;
    won[winner] = (won[winner] ?? 0) + p;
    sides.forEach(({ figures }, side) => {
      const left = figures.reduce((sum, { wounds }) => sum + (lives[side] ?? 0) - wounds, 0);
      const adds = (of: ReturnType<typeof newSpreads>, value: number | undefined) => {
        if (value !== undefined) of[side]?.set(value, (of[side]?.get(value) ?? 0) + p);
      };
      adds(life, left);
      adds(count, figures.length);
      adds(made, counted?.made[side]);
      adds(driven, counted?.driven[side]);
    });
  }
  const ofSides = ([attacker, defender]: ReturnType<typeof newSpreads>) => ({ attacker, defender });
  return {
    attacker: won[0] ?? 0,
    defender: won[1] ?? 0,
    undecided: won[2] ?? 0,
    lifeLeft: ofSides(life),
    figuresLeft: ofSides(count),
    attacksMade: ofSides(made),
    spacesDriven: ofSides(driven),
  };
}

/** The odds of a duel (section 5), with the choices of reading 14. */
export function duelOdds(duel: DuelData): DuelOdds {
  const { setting, start } = readDuel(duel);
  const lives = [setting.sides[0].card.life ?? 0, setting.sides[1].card.life ?? 0];
  const first = duel.first ?? 'toss';
  const starts: SideNumber[] = first === 'toss' ? [0, 1] : first === 'attacker' ? [0] : [1];
  const mostTurns = duel.mostTurns ?? MOST_TURNS;
  const nodes = reach(setting, starts.map(start), duel.budget ?? 30_000, mostTurns);
  const odds = starts.map((_, number) => play(nodes, number, mostTurns, lives));
  const [one, two] = odds;
  if (!one) throw new Error('nobody begins');
  const byFirst =
    one && two
      ? { attacker: one, defender: two }
      : first === 'attacker'
        ? { attacker: one }
        : { defender: one };
  return { ...(two ? halved(one, two) : one), byFirst, states: nodes.length };
}

function halved(one: Odds, two: Odds): Odds {
  const mix = (a: Spread, b: Spread): Spread => {
    const mixed = new Map<number, number>();
    for (const spread of [a, b])
      for (const [value, p] of spread) mixed.set(value, (mixed.get(value) ?? 0) + p / 2);
    return mixed;
  };
  const both = (of: 'lifeLeft' | 'figuresLeft' | 'attacksMade' | 'spacesDriven') => ({
    attacker: mix(one[of].attacker, two[of].attacker),
    defender: mix(one[of].defender, two[of].defender),
  });
  return {
    attacker: (one.attacker + two.attacker) / 2,
    defender: (one.defender + two.defender) / 2,
    undecided: (one.undecided + two.undecided) / 2,
    turns: mix(one.turns, two.turns),
    lifeLeft: both('lifeLeft'),
    figuresLeft: both('figuresLeft'),
    attacksMade: both('attacksMade'),
    spacesDriven: both('spacesDriven'),
  };
}

export interface FirstAttack {
  /** The number of the special attack in the order of the card. */
  readonly special: number | 'normal';
  readonly declined: readonly string[];
  readonly value: number;
}

/**
 * How each side attacks first, if it begins and the other does nothing until an enemy is in range. A side that never
 * gets into range has no entry.
 */
export function firstAttacks(duel: DuelData): {
  attacker: FirstAttack | undefined;
  defender: FirstAttack | undefined;
} {
  const { setting, start } = readDuel(duel);
  const of = (side: SideNumber): FirstAttack | undefined => {
    let seen: Course | undefined;
    const sees = (course: Course, _mid: Mid): void => {
      seen ??= course;
    };
    let state: State = start(side);
    for (let distance = -1; !seen && distance !== state.distance; ) {
      distance = state.distance;
      const after = [...turnLaw(setting, state, sees).values()];
      state = { ...state, distance: after[0]?.state.distance ?? distance };
    }
    if (!seen) return undefined;
    const { way, value } = seen;
    const { card } = setting.sides[side];
    const special = specialAttacks(card).findIndex(({ id }) => id === way.special?.id);
    return {
      special: special < 0 ? 'normal' : special,
      declined: [...way.declined].map((place) => card.powers[place]?.name ?? ''),
      value,
    };
  };
  return { attacker: of(0), defender: of(1) };
}
