/** How far an attack has come: all that later stages and conditions can ask about it. */

import type { Effect, Ending, Fight, Figure } from './fight.ts';
import { type Faces, NO_FACES } from './law.ts';

export type Role = 'attacker' | 'defender';

export interface State extends Omit<Ending, 'totalWounds'> {
  attackDice: number;
  defenseDice: number;
  /** Spaces between the two now. */
  distance: number;
  /** The attack was replaced by a power with `stage: instead`. */
  replaced: boolean;
  attackMade: boolean;
  attackRoll: Faces;
  defenseRoll: Faces;
  blanksShow: 'blank' | 'skull' | 'shield';
  automaticSkulls: number;
  noDefense: boolean;
  automaticShields: number;
  hitsPerSkull: number;
  blocksPerShield: number;
  oneShieldBlocksAll: boolean;
  mostWounds: number | 'any';
  /** Known wounds of the attack that are not applied yet. */
  pending: number;
  blocksBeyondHits: number;
  countered: boolean;
  backlashed: boolean;
  superStrength: boolean;
  deathAnswered: boolean;
  /** The highest `d20` number that each power's roll reached. */
  rolls: Readonly<Record<string, number>>;
  /** `limited` of the effects that could change something. */
  spent: readonly string[];
}

/** An effect and its owner. */
export interface Owned {
  effect: Effect;
  power: string;
  /** All effects of that power: one roll of the D20 serves them all. */
  effects: readonly Effect[];
  owner: Role;
  ofSpecialAttack: boolean;
}

export const otherOf = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/**
 * The numbers that stages 6 and 8 use, as they are before they are collected and after they are used: states that
 * differ only in them become equal.
 */
export const UNSPENT = {
  automaticSkulls: 0,
  automaticShields: 0,
  hitsPerSkull: 1,
  blocksPerShield: 1,
  oneShieldBlocksAll: false,
  mostWounds: 'any',
  blocksBeyondHits: 0,
  countered: false,
  backlashed: false,
} as const;

export function startOf(fight: Fight): State {
  return {
    attackDice: 0,
    defenseDice: 0,
    distance: fight.distance,
    replaced: false,
    attackMade: false,
    attackRoll: NO_FACES,
    defenseRoll: NO_FACES,
    blanksShow: 'blank',
    noDefense: false,
    pending: 0,
    ...UNSPENT,
    superStrength: false,
    deathAnswered: false,
    rolls: {},
    spent: [],
    attackWounds: 0,
    ignoredAttack: false,
    ignoredWounds: false,
    evaded: false,
    extraWounds: 0,
    unblockableWounds: 0,
    destroyed: false,
    knockbackPoints: 0,
    spacesMoved: 0,
    attackerWounds: 0,
    attackerDestroyed: false,
    heals: 0,
    attackAgain: false,
  };
}

export function endingOf(state: State): Ending {
  return {
    attackWounds: state.attackWounds,
    ignoredAttack: state.ignoredAttack,
    ignoredWounds: state.ignoredWounds,
    evaded: state.evaded,
    extraWounds: state.extraWounds,
    unblockableWounds: state.unblockableWounds,
    totalWounds: woundsTaken(state, 'defender'),
    destroyed: state.destroyed,
    knockbackPoints: state.knockbackPoints,
    spacesMoved: state.spacesMoved,
    attackerWounds: state.attackerWounds,
    attackerDestroyed: state.attackerDestroyed,
    heals: state.heals,
    attackAgain: state.attackAgain,
  };
}

/** In this attack. */
function woundsTaken(state: State, role: Role): number {
  return role === 'attacker'
    ? state.attackerWounds
    : state.attackWounds + state.extraWounds + state.unblockableWounds;
}

/** Wounds on the figure now. */
export function woundsOn(fight: Fight, state: State, role: Role): number {
  const figure: Figure = fight[role];
  const healed = role === 'attacker' ? state.heals : 0;
  return (figure.wounds ?? 0) + woundsTaken(state, role) - healed;
}

/** Infinity for a figure without a Life: "without a Life, wounds destroy nothing". */
export function lifeLeft(fight: Fight, state: State, role: Role): number {
  return (fight[role].life ?? Number.POSITIVE_INFINITY) - woundsOn(fight, state, role);
}

export function isDestroyed(state: State, role: Role): boolean {
  return role === 'attacker' ? state.attackerDestroyed : state.destroyed;
}

export function destroy(state: State, role: Role): State {
  return role === 'attacker'
    ? { ...state, attackerDestroyed: true }
    : { ...state, destroyed: true };
}

/** "A figure whose wounds reach its Life is destroyed"; "wounds never exceed the Life left". For figures not destroyed yet. */
export function wound(
  fight: Fight,
  state: State,
  kind: 'attackWounds' | 'extraWounds' | 'unblockableWounds' | 'attackerWounds',
  wounds: number,
): State {
  const role: Role = kind === 'attackerWounds' ? 'attacker' : 'defender';
  const left = lifeLeft(fight, state, role);
  const taken = Math.max(0, Math.min(wounds, left));
  const wounded = { ...state, [kind]: state[kind] + taken };
  return wounds > 0 && wounds >= left ? destroy(wounded, role) : wounded;
}

export const diceIn = ({ skull, shield, blank }: Faces): number => skull + shield + blank;
