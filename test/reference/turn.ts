import { type BoardData, readBoard, readOther, readPlace } from './board.ts';
import { readCard, specialAttacks } from './cards.ts';
import { add, type Law } from './duel-state.ts';
import { type FigureData, fightingCard } from './fight.ts';
import { nameOf } from './hexes.ts';
import type { Measures } from './measures.ts';
import { DEFAULT_RULINGS, type Rulings } from './scene.ts';
import { type Option, options } from './turn-play.ts';
import { firstState, type TurnSetting, type TurnState } from './turn-state.ts';

export interface TurnAttackerData {
  figure: FigureData;
  at?: readonly number[] | readonly (readonly number[])[];
  /** The number of normal attacks, whatever the powers of the card say. */
  attacks?: number;
  moves?: boolean;
}

export interface TurnData {
  attackers: readonly TurnAttackerData[];
  defender: FigureData;
  board?: BoardData;
  /** On clear ground. */
  distance?: number;
  order?: 'best' | 'given';
  /** Evaluated on the measures at the end: those of `measures`, and the ones that need no adding up (see `End`). */
  question: (end: End) => boolean;
  measures?: readonly string[];
  states?: readonly string[];
  rulings?: Partial<Rulings>;
  /** `false`: Super Strength is negated. */
  superStrength?: boolean;
  /** The largest number of states; turns with more are refused. */
  budget?: number;
}

/** `totalWounds`, `destroyed`, `attackersLeft`, `attackersUsed`, `finalSpace`, and the measures asked for. */
export type End = Measures;

export interface Worth {
  /** The chance of the question, and the tie-breakers: own figures left, wounds, attackers used, each on average. */
  readonly chance: number;
  readonly alive: number;
  readonly wounds: number;
  readonly used: number;
}

export interface Choice extends Worth {
  readonly name: string;
  /** The chance if that attacker makes an attack from there; undefined if it can make none. */
  readonly attacking: number | undefined;
}

export interface TurnValue extends Worth {
  /** The value of every first choice: `end`, or an attacker (its place in the list) and its destination. */
  readonly choices: readonly Choice[];
  /** The first of the best of them. */
  readonly choice: string;
  /** The chance of each end under the best play, as text. */
  readonly ends: ReadonlyMap<string, number>;
  readonly states: number;
}

function readTurn(turn: TurnData): TurnSetting {
  return {
    attackers: turn.attackers.map(({ figure, at, attacks, moves }) => ({
      card: fightingCard(figure, turn.superStrength),
      facts: figure,
      place: at ? readPlace(at) : [],
      attacks,
      moves: moves !== false,
    })),
    defender: {
      card: readCard(turn.defender.card, turn.defender.granted),
      facts: turn.defender,
      place: turn.board ? readPlace(turn.board.defender) : [],
    },
    board: turn.board && readBoard(turn.board),
    distance: turn.distance ?? 1,
    others: (turn.board?.others ?? []).filter(({ passable }) => !passable).map(readOther),
    states: new Set(turn.states),
    rulings: { ...DEFAULT_RULINGS, ...turn.rulings },
    given: turn.order === 'given',
    measures: turn.measures ?? [],
  };
}

/** The best play (section 6): backward induction over everything that can happen. */
export function turnValue(turn: TurnData): TurnValue {
  const setting = readTurn(turn);
  const budget = turn.budget ?? 300_000;
  const known = new Map<string, Worth & { option: Option | undefined }>();
  const start = firstState(setting);
  const wounded = start.defender.wounds;

  const endOf = (state: TurnState): End => ({
    ...state.tally,
    totalWounds: state.defender.wounds - wounded,
    destroyed: state.defender.alive ? 0 : 1,
    attackersLeft: state.attackers.filter(({ alive }) => alive).length,
    attackersUsed: state.attackers.filter(({ used }) => used).length,
    finalSpace: state.defender.place.map(nameOf).join('+'),
  });
  const ended = (state: TurnState): Worth => {
    const end = endOf(state);
    return {
      chance: turn.question(end) ? 1 : 0,
      alive: Number(end.attackersLeft),
      wounds: Number(end.totalWounds),
      used: Number(end.attackersUsed),
    };
  };
  const worthOf = (state: TurnState, option: Option): Worth => {
    if (option.name === 'end') return ended(state);
    const sum = { chance: 0, alive: 0, wounds: 0, used: 0 };
    for (const { state: next, p } of option.after().values()) {
      const worth = best(next);
      sum.chance += p * worth.chance;
      sum.alive += p * worth.alive;
      sum.wounds += p * worth.wounds;
      sum.used += p * worth.used;
    }
    return sum;
  };
  const best = (state: TurnState): Worth & { option: Option | undefined } => {
    const key = JSON.stringify(state);
    const before = known.get(key);
    if (before) return before;
    if (known.size >= budget) throw new Error(`more than ${budget} states`);
    let found: (Worth & { option: Option | undefined }) | undefined;
    for (const option of options(setting, state)) {
      const worth = worthOf(state, option);
      if (!found || isBetter(worth, found)) found = { ...worth, option };
    }
    const chosen = found ?? { ...ended(state), option: undefined };
    known.set(key, chosen);
    return chosen;
  };

  const attacking = (option: Option): number | undefined => {
    if (option.name === 'end') return undefined;
    let chance = 0;
    for (const { state: next, p } of option.after().values()) {
      const attacks = options(setting, next).filter(({ name }) => isAttack(setting, next, name));
      // An attacker that did not survive its falls attacks no more.
      const worths = next.acting ? attacks.map((one) => worthOf(next, one)) : [best(next)];
      if (worths.length === 0) return undefined;
      chance += p * Math.max(...worths.map((worth) => worth.chance));
    }
    return chance;
  };

  const choices = options(setting, start).map((option) => ({
    name: option.name,
    attacking: attacking(option),
    ...worthOf(start, option),
  }));
  const { option, ...worth } = best(start);
  const ends = new Map<string, number>();
  const open: Law<TurnState> = new Map();
  add(open, start, 1);
  for (const [key, { state, p }] of open) {
    open.delete(key);
    const { option: next } = best(state);
    if (next && next.name !== 'end') {
      for (const after of next.after().values()) add(open, after.state, p * after.p);
      continue;
    }
    const end = JSON.stringify(endOf(state));
    ends.set(end, (ends.get(end) ?? 0) + p);
  }
  return { ...worth, choices, choice: option?.name ?? 'end', ends, states: known.size };
}

/** Whether an option is an attack: a special attack without dice and effects is none (reading 2). */
function isAttack({ attackers }: TurnSetting, { acting }: TurnState, option: string): boolean {
  const card = attackers[acting?.who ?? -1]?.card;
  const special = card && specialAttacks(card).find(({ id }) => option.startsWith(`${id} `));
  return option !== 'stop' && !(special?.dice === 0 && special.effects.length === 0);
}

/** Chances that differ by less than this part of themselves count as equal (reading 19). */
const EQUAL = 1e-12;

/**
 * A higher chance, then more own figures left, then more wounds, then fewer attackers used; otherwise the first
 * stays.
 */
function isBetter(one: Worth, other: Worth): boolean {
  const order = (a: number, b: number): number =>
    Math.abs(a - b) <= EQUAL * Math.max(Math.abs(a), Math.abs(b)) ? 0 : a - b;
  return (
    (order(one.chance, other.chance) ||
      order(one.alive, other.alive) ||
      order(one.wounds, other.wounds) ||
      order(other.used, one.used)) > 0
  );
}
