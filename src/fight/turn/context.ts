/*
 * What the files in this folder share while they solve one turn: its constants, its first state, and the order of its
 * attackers.
 */

import { type Numbered, numbered } from '../../base/index.ts';
import {
  type EffectLine,
  eventsIn,
  isOfKind,
  numberIn,
  rulesInForce,
  type Scaled,
  stepsOf,
} from '../../cards/index.ts';
import { originalOf } from '../combat/changed-lines.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { attackMeasures } from '../combat/measures.ts';
import {
  addsDistance,
  conditionsIn,
  knocksBack,
  linesOf,
  type PowerDependencies,
  powerDependencies,
  withInner,
} from '../combat/power-dependencies.ts';
import type { C3gMeasure } from '../combat/power-measures.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { PlannedAttack, Way } from '../fights/planned-attack.ts';
import { tableLinesOf } from '../fights/tables.ts';
import { fightOf } from './attack-scenario.ts';
import { boardField } from './board-field.ts';
import { clearField, type Field } from './field.ts';
import type { TurnAttacker, TurnScenario } from './scenario.ts';
import { type Acting, GONE, NO_TABLES, type TurnState } from './state.ts';

/** The constants of a turn. */
export interface TurnContext {
  readonly scenario: TurnScenario;
  readonly field: Field;
  /** Indexed by attacker. */
  readonly traits: readonly Traits[];
  /** All limited lines of all cards in the turn. */
  readonly limited: readonly EffectLine[];
  readonly ways: Numbered<Way>;
  readonly planned: Numbered<PlannedAttack>;
  /** Whether the defender has powers that act when an attacker comes next to it. */
  readonly answersArrival: boolean;
  /** Whether any attacker's powers depend on whether the defender has already been attacked this turn. */
  readonly asksAttacked: boolean;
  /** The measures of each attack. */
  readonly measures: readonly C3gMeasure[];
}

/** Facts about an attacker and the defender. Some of these facts let states distinguish less. */
interface Traits {
  readonly asks: PowerDependencies;
  /** Whether the attacker's normal attacks can knock back. */
  readonly knocks: boolean;
  /** Whether powers depend on where figures are after Knockback. */
  readonly asksPlace: boolean;
  /** Whether the distance between attacker and defender matters for anything other than reach. */
  readonly asksDistance: boolean;
  /**
   * Whether the places of all other figures may matter. They may matter because the attacker can still be adjacent to
   * the defender after Knockback and knock it back again, or because powers depend on other figures nearby.
   */
  readonly needsPlaces: boolean;
  readonly tables: readonly EffectLine[];
  /** The maximum number of times that the attacker may attack again; a default if its powers set no limit. */
  readonly mostAgain: number;
  /** Whether some of the attacker's attacks may have no dice. */
  readonly mayLackDice: boolean;
}

/** The maximum number of additional attacks if powers set no limit (RULES.md, section 6). */
const MOST_AGAIN = 10;

/** Measures that exist if attackers may fall during their moves. */
const OF_FALLS = ['attackerWounds', 'attackerDestroyed'];

/** Derives the constants of a turn from its scenario. */
export function turnContext(scenario: TurnScenario): TurnContext {
  const { attackers, defender, board } = scenario;
  const field = board ? boardField(scenario, board) : clearField(scenario);
  // Figures of one card share some of these lines, so a set lists each line once.
  const limited = [...new Set([...attackers, defender].flatMap(linesOf).flatMap(withInner))].filter(
    ({ uses }) => uses !== undefined,
  );
  const traits = attackers.map((attacker) => traitsOf(attacker, scenario));
  return {
    scenario,
    field,
    traits,
    limited,
    ways: numbered(({ attacks, takesUp }) =>
      // Lines of several figures may have equal texts, but their uses are counted separately.
      JSON.stringify([attacks, takesUp.map((line) => limited.indexOf(originalOf(line)))]),
    ),
    planned: numbered(),
    asksAttacked: traits.some(({ asks }) => asks.attacked),
    answersArrival: eventsIn(linesOf(defender), 'moved').length > 0,
    measures: attackMeasures(
      possibleEffects(scenario, field, limited),
      attackers.some((_, i) => field.mayFall(i)) ? OF_FALLS : [],
    ),
  };
}

function traitsOf(
  attacker: TurnAttacker,
  { defender, superStrength, states }: TurnScenario,
): Traits {
  const lines = [...linesOf(attacker), ...linesOf(defender)];
  const inner = lines.flatMap(withInner);
  const asks = powerDependencies({ attacker, defender, ...(states && { states }) });
  return {
    asks,
    knocks: superStrength && knocksBack(attacker),
    asksPlace: conditionsIn(lines).some(
      ({ adjacent, distance, self }) => adjacent || distance !== undefined || self?.engaged,
    ),
    asksDistance:
      inner.some((line) => addsDistance(line) || isOfKind(line, 'bar.attackNormally')) ||
      conditionsIn(inner).some(({ distance }) => distance !== undefined),
    needsPlaces: attacker.base !== 'single' || defender.base !== 'single' || asks.company,
    tables: tableLinesOf(attacker, states),
    mostAgain: asks.mostAgain > 0 ? asks.mostAgain : MOST_AGAIN,
    mayLackDice:
      attacker.attack === 0 ||
      specialAttacksOf(attacker).some(({ dice }) => dice === 0) ||
      inner.some(mayTakeDice),
  };
}

const mayTakeDice = (line: EffectLine): boolean =>
  isOfKind(line, 'bar.attackNormally') ||
  eventsIn([line]).some(({ rule: { on, does } }) =>
    stepsOf(does).some(({ dice: { attack, enemyAttack } = {} }) =>
      [attack, enemyAttack].some((dice) =>
        on === 'turnBegins' ? dice !== undefined : numberIn(dice as Scaled) < 0,
      ),
    ),
  );

/** The effects that may act in any attack of the turn. */
function possibleEffects(
  scenario: TurnScenario,
  field: Field,
  limited: readonly EffectLine[],
): ReturnType<typeof rulesInForce> {
  const state = beginning(scenario, field, limited, []);
  return scenario.attackers.flatMap((attacker, i) => {
    const facing = { attacker: i, place: state.places[i] as number, tables: [], again: 0 };
    const attacks = [undefined, ...specialAttacksOf(attacker)];
    return attacks.flatMap((special) =>
      rulesInForce(
        confrontationOf(
          fightOf(scenario, field, limited, state, facing, {
            granted: [],
            ...(special && { special }),
          }),
        ),
      ),
    );
  });
}

/** The state at the beginning of a turn. */
export function beginning(
  { attackers, defender }: TurnScenario,
  { begins }: Field,
  limited: readonly EffectLine[],
  noted: TurnState['noted'],
): TurnState {
  return {
    ...begins,
    wounds: defender.wounds,
    isDestroyed: false,
    ownWounds: attackers.map(({ wounds }) => wounds),
    acted: 0,
    attacked: false,
    tables: NO_TABLES,
    used: limited.map(() => 0),
    noted,
    acting: undefined,
  };
}

/** When each attacker can act: in any order, or in the order of the list. */
export interface TurnOrder {
  /** The attackers that can no longer act after `attacker` has acted, as a bit mask. */
  actedWith(acted: number, attacker: number): number;
  /** The attackers that can still act. */
  remaining(state: TurnState, acted: number): number[];
  /**
   * The only attacker with attacks left; undefined if there are several, or if the places of all other figures may
   * matter to this attacker.
   */
  lastIn(state: TurnState): number | undefined;
  isOver(state: TurnState): boolean;
  /** The state after an attacker has acted. */
  ended(state: TurnState, attacker: number): TurnState;
  /** The state when no attacker can act anymore. */
  allEnded(state: TurnState): TurnState;
}

/** The order of a turn's attackers, as the scenario sets it. */
export function turnOrder({ scenario, traits }: TurnContext): TurnOrder {
  const { attackers, order } = scenario;
  const everybody = 2 ** attackers.length - 1;
  const actedWith = (acted: number, attacker: number) =>
    order === 'given' ? acted | (2 ** (attacker + 1) - 1) : acted | (1 << attacker);
  const remaining = ({ places }: TurnState, acted: number): number[] => {
    const all: number[] = [];
    for (let i = 0; i < places.length; i++) {
      if (((acted >> i) & 1) === 0 && places[i] !== GONE) all.push(i);
    }
    return all;
  };
  return {
    actedWith,
    remaining,
    lastIn(state) {
      const { acting, acted } = state;
      const others = remaining(state, acting ? actedWith(acted, acting.attacker) : acted);
      const last = acting?.attacker ?? others[0];
      if (last === undefined || others.length !== (acting ? 0 : 1)) return undefined;
      // If the last attacker may stay adjacent, lines from its later places would also matter.
      return traits[last]?.needsPlaces ? undefined : last;
    },
    isOver: (state) =>
      state.isDestroyed || (!state.acting && remaining(state, state.acted).length === 0),
    ended: (state, attacker) => changed(state, actedWith(state.acted, attacker), undefined),
    allEnded: (state) => changed(state, everybody, undefined),
  };
}

/**
 * A copy of a state with new values of `acted` and `acting`. For speed, all states have the same fields in the same
 * order.
 */
export function changed(
  {
    defender,
    wounds,
    isDestroyed,
    places,
    ownWounds,
    hits,
    attacked,
    tables,
    used,
    noted,
  }: TurnState,
  acted: number,
  acting: Acting | undefined,
): TurnState {
  return {
    defender,
    wounds,
    isDestroyed,
    places,
    ownWounds,
    acted,
    hits,
    attacked,
    tables,
    used,
    noted,
    acting,
  };
}
