/* The state of a turn between two throws, and its key. Figures and places are numbers, for speed. */

import type { Falls } from './reach.ts';
import type { TurnScenario } from './scenario.ts';

/** Replaces the place or the wounds of a destroyed piece. */
export const GONE = -1000;

/** The place of an attacker that has acted and can no longer make a difference. */
export const AWAY = -1001;

/** The state of a turn between two throws. */
export interface TurnState {
  /** The number of the defender's place; on clear ground, how many spaces it has been driven. */
  readonly defender: number;
  readonly wounds: number;
  readonly isDestroyed: boolean;
  /** The number of each attacker's place; on clear ground, its distance from the space where the defender began. */
  readonly places: readonly number[];
  readonly ownWounds: readonly number[];
  /** A bit mask of the attackers that have acted or can no longer act. */
  readonly acted: number;
  /** The wounds of each bystander. */
  readonly hits: readonly number[];
  /** Whether the attackers have attacked the defender; always false if no power depends on it. */
  readonly attacked: boolean;
  /**
   * For each attacker, the results that another figure of its card has rolled for the card's tables of attack dice. An
   * entry is empty after its attacker has begun to act. The whole list is empty if there are no such results.
   */
  readonly tables: readonly (readonly number[])[];
  /** The uses of each limited line. */
  readonly used: readonly number[];
  /** The values of the notes. */
  readonly noted: readonly number[];
  /** The attacker that is acting, and its attacks in progress. */
  readonly acting: Acting | undefined;
}

/** An attacker that has reached the place from which it acts. */
export interface Acting {
  readonly attacker: number;
  /** The falls of the attacker's move; undefined if there are none, or after they have been rolled. */
  readonly falls: Falls | undefined;
  /** Whether the defender has already reacted to the attacker's arrival, or does not react. */
  readonly isMet: boolean;
  /** The results of the attacker's tables of attack dice; undefined if not rolled yet. */
  readonly tables: readonly number[] | undefined;
  /** The numbers of the attacker's ways to attack; undefined if not known yet. */
  readonly ways: readonly number[] | undefined;
  /** The chosen way; -1 before the choice. */
  readonly way: number;
  /** The index of the next attack in the chosen way. */
  readonly attack: number;
  /** How many times the attacker has attacked again. */
  readonly again: number;
  /** Whether the attacker may repeat its last attack. */
  readonly mayRepeat: boolean;
}

/** An attacker at a place, about to attack the defender. */
export interface Facing {
  readonly attacker: number;
  readonly place: number;
  readonly tables: readonly number[];
  readonly again: number;
}

/** The number of an attacker's place, `GONE` or `AWAY`. */
export function placeOf({ places }: TurnState, attacker: number): number {
  return places[attacker] as number;
}

/** Whether a piece that Knockback Damage can hit is destroyed. */
export function isGone({ places, hits }: TurnState, blocker: Blocker): boolean {
  return ('attacker' in blocker ? places[blocker.attacker] : hits[blocker.bystander]) === GONE;
}

/** The number of figures of the attackers' side that are not destroyed. */
export function aliveIn({ places, hits }: TurnState, { board }: TurnScenario): number {
  const others = board?.others ?? [];
  const fellows = others.filter(
    ({ kind, side }, i) => kind === 'figure' && side === 'attacker' && hits[i] !== GONE,
  );
  return places.filter((place) => place !== GONE).length + fellows.length;
}

/** The acting attacker as it faces the defender. */
export function facingOf(state: TurnState, { attacker, tables = [], again }: Acting): Facing {
  return { attacker, place: placeOf(state, attacker), tables, again };
}

export const NO_TABLES: TurnState['tables'] = [];

/** The tables of a state after an attacker has taken up the results of its card. */
export function withoutTables(tables: TurnState['tables'], attacker: number): TurnState['tables'] {
  if (!tables[attacker]?.length) return tables;
  const left = tables.with(attacker, []);
  return left.some(({ length }) => length > 0) ? left : NO_TABLES;
}

export function hasActed({ acted }: TurnState, attacker: number): boolean {
  return ((acted >> attacker) & 1) === 1;
}

const codes: number[] = [];

/** Keys encode numbers as characters, for speed. The shift keeps the lowest number, -1001, positive. */
const SHIFT = 0x8000;

/** Numbers from here on take two characters, because there may be more places than characters. */
const LARGE = 0x4000;

/** Encodes a number that may be large. */
function written(at: number, number: number): number {
  if (number < LARGE) {
    codes[at] = number + SHIFT;
    return at + 1;
  }
  codes[at] = LARGE + SHIFT + Math.floor(number / LARGE);
  codes[at + 1] = number % LARGE;
  return at + 2;
}

/** The key that identifies a state. */
export function keyOf(state: TurnState): string {
  const { defender, wounds, isDestroyed, places, ownWounds, acted, hits, attacked, used } = state;
  const { tables, noted, acting } = state;
  let n = 0;
  n = written(n, defender);
  codes[n++] = isDestroyed ? SHIFT - 1 : wounds + SHIFT;
  codes[n++] = acted * 2 + Number(attacked);
  for (let i = 0; i < places.length; i++) n = written(n, places[i] as number);
  for (let i = 0; i < ownWounds.length; i++) codes[n++] = (ownWounds[i] as number) + SHIFT;
  for (let i = 0; i < hits.length; i++) codes[n++] = (hits[i] as number) + SHIFT;
  for (let i = 0; i < used.length; i++) codes[n++] = used[i] as number;
  for (let i = 0; i < noted.length; i++) n = written(n, noted[i] as number);
  codes.length = n;
  let standing = String.fromCharCode.apply(null, codes);
  if (tables.length > 0) standing += `|${tables.join('|')}`;
  return acting === undefined ? standing : standing + actingKey(acting);
}

const UNDER_WAY = new WeakMap<Acting, string>();

/** The key that identifies attacks in progress. */
export function actingKey(acting: Acting): string {
  const known = UNDER_WAY.get(acting);
  if (known !== undefined) return known;
  const { attacker, falls, isMet, tables, ways, way, attack, again, mayRepeat } = acting;
  const numbers = [attacker, Number(isMet), way, attack, again, Number(mayRepeat)];
  const falling = falls ? Object.values(falls).join() : '-';
  const key = ` ${numbers} ${falling} ${tables ?? '-'} ${ways ?? '-'}`;
  UNDER_WAY.set(acting, key);
  return key;
}

/** A piece that Knockback Damage can hit: one of the attackers, or a bystander. */
export type Blocker = { readonly attacker: number } | { readonly bystander: number };

export function sameBlocker(a: Blocker, b: Blocker): boolean {
  if ('attacker' in a) return 'attacker' in b && a.attacker === b.attacker;
  return 'bystander' in b && a.bystander === b.bystander;
}
