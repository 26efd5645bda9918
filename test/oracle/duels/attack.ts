/** One attack within a duel: its outcomes from the oracle of one attack, and the state of the duel after each. */

import { reduced } from '../powers/chance.ts';
import type { Effect, Fight, Figure } from '../powers/fight.ts';
import { andThen, certain, type Law } from '../powers/law.ts';
import { wholeAttack } from '../powers/stages.ts';
import { type State, startOf } from '../powers/state.ts';
import {
  type Duel,
  type DuelSpecialAttack,
  type FightSide,
  otherSide,
  type SideName,
} from './duel.ts';
import { effectsNow, powersNow, spending, type Turn } from './powers-now.ts';
import { added, type DuelState, heal, hurt, woundsOf } from './state.ts';

/** A special attack of a card, and the name of its effect. */
export interface NamedSpecial {
  label: string;
  limited: boolean;
  attack: DuelSpecialAttack;
}

/** A normal attack with the changes of `attacks`, or a special one. */
export type Kind = { normal: Effect } | { special: NamedSpecial };

/** The results of an attack that a duel needs. */
interface Blow {
  wounds: number;
  destroyed: boolean;
  attackerWounds: number;
  heals: number;
  attackerDestroyed: boolean;
  spacesMoved: number;
  attackMade: boolean;
  attackAgain: boolean;
  spent: readonly string[];
}

/** Figure `id` of the acting side against the figure that it fights. */
export function fightOf(
  duel: Duel,
  state: DuelState,
  turn: Turn,
  id: number,
  kind: Kind = { normal: {} },
  again = 0,
): Fight {
  const { acting } = state;
  const foe = otherSide(acting);
  const moment = { state, turn, again };
  const began = turn.beganAt === 1 ? 'engaged' : 'unengaged';
  const figure = (side: SideName, of: number): Figure => ({
    ...factsOf(duel[side]),
    life: duel[side].life,
    wounds: Number(woundsOf(state, side, of)),
    powers: powersNow(duel, side, moment),
    beganTurn: [began],
    allies: duel[side].allies ?? 0,
    kills: killsOf(duel, state, side),
    nextToAlly: state.distance === 1 && state[otherSide(side)].order.length >= 2,
  });
  const attacker: Figure = {
    ...figure(acting, id),
    movement: turn.moved ? 'moved' : 'stationary',
    beganAway: turn.beganAt,
  };
  const defender: Figure = { ...figure(foe, state[foe].fought), movement: 'stationary' };
  const { automaticShieldsNeedARoll = true, destroyedFiguresStay = true } = duel.rulings ?? {};
  const rest = {
    defender,
    distance: state.distance,
    states: duel.states ?? [],
    superStrengthNegated: duel.rulings?.knockback === false,
    rulings: { automaticShieldsNeedARoll, destroyedFiguresStay },
  };
  if ('normal' in kind) {
    const powers = [...(attacker.powers ?? []), { name: 'this attack', effects: [kind.normal] }];
    return { attacker: { ...attacker, powers }, ...rest };
  }
  const { label, attack } = kind.special;
  const { dice = duel[acting].attack, effects = [], againWhen } = attack;
  const special = {
    dice,
    effects: effectsNow(effects, (index) => `${label}.${index}`, moment),
    ...(againWhen !== undefined && { againWhen }),
  };
  return { attacker, special, ...rest };
}

function factsOf(side: FightSide): Partial<Figure> & { attack: number; defense: number } {
  const { attack, defense, size, species, personality, general, unique, type } = side;
  return {
    attack,
    defense,
    type: type ?? (side.figures > 1 ? 'squad' : 'hero'),
    ...(size !== undefined && { size }),
    ...(species !== undefined && { species }),
    ...(side.class !== undefined && { class: side.class }),
    ...(personality !== undefined && { personality }),
    ...(general !== undefined && { general }),
    ...(unique !== undefined && { unique }),
  };
}

/** Destroyed enemy figures count as killed by the card, whatever destroyed them. */
function killsOf(duel: Duel, state: DuelState, side: SideName): number {
  const foe = otherSide(side);
  return (duel[side].kills ?? 0) + duel[foe].figures - state[foe].order.length;
}

const known = new Map<string, Law<Blow>>();

export function lawOfBlow(fight: Fight): Law<Blow> {
  const name = JSON.stringify(fight);
  const before = known.get(name);
  if (before !== undefined) return before;
  const distribution = andThen(wholeAttack(fight)(startOf(fight)), (state) =>
    certain(blowOf(state)),
  ).map(({ value, chance }) => ({ value, chance: reduced(chance) }));
  known.set(name, distribution);
  return distribution;
}

function blowOf(state: State): Blow {
  return {
    wounds: state.attackWounds + state.extraWounds + state.unblockableWounds,
    destroyed: state.destroyed,
    attackerWounds: state.attackerWounds,
    heals: state.heals,
    attackerDestroyed: state.attackerDestroyed,
    spacesMoved: state.spacesMoved,
    attackMade: state.attackMade,
    attackAgain: state.attackAgain,
    spent: [...state.spent].sort(),
  };
}

/** The duel after the attack of figure `id`. */
export function afterBlow(duel: Duel, state: DuelState, id: number, blow: Blow): DuelState {
  const { acting } = state;
  const foe = otherSide(acting);
  const struck = { wounds: blow.wounds, destroyed: blow.destroyed };
  const returned = { wounds: blow.attackerWounds, destroyed: blow.attackerDestroyed };
  const counted: DuelState = {
    ...spending(state, blow.spent),
    attacksMade: added(state.attacksMade, acting, blow.attackMade ? 1 : 0),
    spacesDriven: added(state.spacesDriven, foe, blow.spacesMoved),
  };
  const wounded = hurt(hurt(counted, foe, state[foe].fought, struck), acting, id, returned);
  const after = heal(wounded, acting, id, blow.heals);
  const closesRanks = (duel.rulings?.squadsCloseRanks ?? true) && after[foe].order.length >= 2;
  const driven = blow.destroyed || closesRanks ? 0 : blow.spacesMoved;
  return { ...after, distance: after.distance + driven };
}

/** More than these in a row are taken for a power that never ends. */
export const MANY_ATTACKS = 60;
export const ENDLESS = 'An attack that can be made again without end.';

/** "the attack with more mean wounds": all wounds to the figure fought. */
export function meanWounds(fight: Fight): number {
  return lawOfBlow(fight).reduce(
    (sum, { value, chance }) =>
      sum + (value.wounds * Number(chance.numerator)) / Number(chance.denominator),
    0,
  );
}
