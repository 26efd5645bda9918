import type { Falls } from './reach.ts';
import type { TurnScenario } from './scenario.ts';

/** Of somebody who is destroyed: neither a place nor wounds. */
export const GONE = -1000;

/** Of an attacker that has acted and stands where nothing can come of it any more. */
export const AWAY = -1001;

/** Where a turn stands between two throws. */
export interface TurnState {
  /** The number of the defender's place; on clear ground the spaces that it has been driven. */
  readonly defender: number;
  readonly wounds: number;
  readonly isDestroyed: boolean;
  /** By attacker: the number of its place; on clear ground its spaces from where the defender began. */
  readonly places: readonly number[];
  readonly ownWounds: readonly number[];
  /** A bit for each attacker that has acted, or may no longer. */
  readonly acted: number;
  /** By bystander: its wounds. */
  readonly hits: readonly number[];
  /** How often each limited line has acted. */
  readonly used: readonly number[];
  /** What is told apart of what has happened, by the notes that are taken. */
  readonly noted: readonly number[];
  /** Whose attacks are under way. */
  readonly acting: Acting | undefined;
}

/** An attacker that has come to the place that it acts from. */
export interface Acting {
  readonly attacker: number;
  /** The falls on its way, which are to be rolled; undefined: none. */
  readonly falls: Falls | undefined;
  /** Whether the defender has answered its coming, if it does. */
  readonly isMet: boolean;
  /** What its tables of attack dice came to; undefined: they are to be rolled. */
  readonly tables: readonly number[] | undefined;
  /** The ways that it has to attack, by their numbers; undefined: they are to be rolled for. */
  readonly ways: readonly number[] | undefined;
  /** The way that it has chosen; -1: none yet. */
  readonly way: number;
  /** Which of the attacks of its way comes next. */
  readonly attack: number;
  /** How often it has attacked again. */
  readonly again: number;
  /** It may make the attack before once more. */
  readonly mayRepeat: boolean;
}

/** An attacker on a place as it faces the defender. */
export interface Facing {
  readonly attacker: number;
  readonly place: number;
  readonly tables: readonly number[];
  readonly again: number;
}

export function placeOf({ places }: TurnState, attacker: number): number {
  return places[attacker] as number;
}

/** Whether somebody that Knockback Damage can hit is destroyed. */
export function isGone({ places, hits }: TurnState, blocker: Blocker): boolean {
  return ('attacker' in blocker ? places[blocker.attacker] : hits[blocker.bystander]) === GONE;
}

/** Figures of the attackers' side that are not destroyed. */
export function aliveIn({ places, hits }: TurnState, { board }: TurnScenario): number {
  const others = board?.others ?? [];
  const fellows = others.filter(
    ({ kind, side }, i) => kind === 'figure' && side === 'attacker' && hits[i] !== GONE,
  );
  return places.filter((place) => place !== GONE).length + fellows.length;
}

/** The attacker whose attacks are under way, as it faces the defender. */
export function facingOf(state: TurnState, { attacker, tables = [], again }: Acting): Facing {
  return { attacker, place: placeOf(state, attacker), tables, again };
}

export function hasActed({ acted }: TurnState, attacker: number): boolean {
  return ((acted >> attacker) & 1) === 1;
}

const codes: number[] = [];

/** Numbers are written as characters, so that states are found quickly; -1001 is the least of them. */
const SHIFT = 0x8000;

/** Numbers from here on are written as two characters: there may be more places than characters. */
const LARGE = 0x4000;

/** Writes a number that may be large. */
function written(at: number, number: number): number {
  if (number < LARGE) {
    codes[at] = number + SHIFT;
    return at + 1;
  }
  codes[at] = LARGE + SHIFT + Math.floor(number / LARGE);
  codes[at + 1] = number % LARGE;
  return at + 2;
}

/** A text by which states are told apart. */
export function keyOf(state: TurnState): string {
  const { defender, wounds, isDestroyed, places, ownWounds, acted, hits, used, noted, acting } =
    state;
  let n = 0;
  n = written(n, defender);
  codes[n++] = isDestroyed ? SHIFT - 1 : wounds + SHIFT;
  codes[n++] = acted;
  for (let i = 0; i < places.length; i++) n = written(n, places[i] as number);
  for (let i = 0; i < ownWounds.length; i++) codes[n++] = (ownWounds[i] as number) + SHIFT;
  for (let i = 0; i < hits.length; i++) codes[n++] = (hits[i] as number) + SHIFT;
  for (let i = 0; i < used.length; i++) codes[n++] = used[i] as number;
  for (let i = 0; i < noted.length; i++) n = written(n, noted[i] as number);
  codes.length = n;
  const standing = String.fromCharCode.apply(null, codes);
  return acting === undefined ? standing : standing + actingKey(acting);
}

const UNDER_WAY = new WeakMap<Acting, string>();

/** A text by which attacks under way are told apart. */
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

/** Somebody that Knockback Damage can hit: one of the attackers, or a bystander. */
export type Blocker = { readonly attacker: number } | { readonly bystander: number };

export function sameBlocker(a: Blocker, b: Blocker): boolean {
  if ('attacker' in a) return 'attacker' in b && a.attacker === b.attacker;
  return 'bystander' in b && a.bystander === b.bystander;
}
