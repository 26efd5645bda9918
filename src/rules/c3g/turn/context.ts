import { activeEffects, bare } from '../../../powers/active-effects.ts';
import { partsOf } from '../../../powers/describe.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { type Asks, asksOf, linesOf, withInner } from '../combat/asks.ts';
import { originalOf } from '../combat/changed-lines.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import type { C3gMeasure } from '../combat/measure.ts';
import { attackMeasures } from '../combat/measures.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import { type Numbered, numbered } from '../fights/numbered.ts';
import { tableLinesOf } from '../fights/tables.ts';
import type { PlannedAttack, Way } from '../fights/ways.ts';
import { boardField } from './board-field.ts';
import { clearField } from './clear-field.ts';
import type { Field } from './field.ts';
import { fightOf } from './meeting.ts';
import type { TurnAttacker, TurnScenario } from './scenario.ts';
import type { TurnState } from './state.ts';

/** What does not change while a turn is played. */
export interface TurnContext {
  readonly scenario: TurnScenario;
  readonly field: Field;
  /** By attacker. */
  readonly traits: readonly Traits[];
  /** Lines of all cards that act only so often. */
  readonly limited: readonly EffectLine[];
  readonly ways: Numbered<Way>;
  readonly planned: Numbered<PlannedAttack>;
  /** The defender answers attackers that come next to it. */
  readonly answersArrival: boolean;
  /** What is measured of every attack. */
  readonly measures: readonly C3gMeasure[];
}

/** What an attacker and the defender have and ask, so that nothing is told apart that makes no difference. */
interface Traits {
  readonly asks: Asks;
  /** Its normal attacks can knock back. */
  readonly knocks: boolean;
  /** Powers ask where the two stand after Knockback. */
  readonly asksPlace: boolean;
  /** Something depends on how far apart the two are, beside which attacks reach. */
  readonly asksDistance: boolean;
  /** After Knockback it may still be adjacent, and knock back again. */
  readonly staysAdjacent: boolean;
  readonly tables: readonly EffectLine[];
  /** How often it may attack again, where its powers do not say. */
  readonly mostAgain: number;
  /** Some of its attacks may have no dice. */
  readonly mayLackDice: boolean;
}

/** Additional attacks of an attacker where its powers give no limit (RULES.md, section 6). */
const MOST_AGAIN = 10;

/** What is measured where attackers may fall on their way. */
const OF_FALLS = ['attackerWounds', 'attackerDestroyed'];

const PLACE_CONDITIONS = ['adjacent', 'distance', 'engaged'];

export function turnContext(scenario: TurnScenario): TurnContext {
  const { attackers, defender, board } = scenario;
  const field = board ? boardField(scenario, board) : clearField(scenario);
  const limited = [...attackers, defender]
    .flatMap(linesOf)
    .flatMap(withInner)
    .filter(({ uses }) => uses !== undefined);
  return {
    scenario,
    field,
    traits: attackers.map((attacker) => traitsOf(attacker, scenario)),
    limited,
    ways: numbered(({ attacks, takesUp }) =>
      // Lines of several figures may be written alike, and what one uses up the others still have.
      JSON.stringify([attacks, takesUp.map((line) => limited.indexOf(originalOf(line)))]),
    ),
    planned: numbered(),
    answersArrival: linesOf(defender).some(({ stage }) => stage === 'enemyArrives'),
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
  const conditions = lines.flatMap(({ when = [] }) => bare(when)).map((one) => partsOf(one)[0]);
  const asks = asksOf({ attacker, defender, ...(states && { states }) });
  return {
    asks,
    knocks: superStrength && linesOf(attacker).some((line) => line.superStrength !== undefined),
    asksPlace: PLACE_CONDITIONS.some((name) => conditions.includes(name)),
    asksDistance: /"distance"|notTargetedBeyond/.test(JSON.stringify(lines)),
    staysAdjacent: attacker.base === 'double' || defender.base === 'double',
    tables: tableLinesOf(attacker, states),
    mostAgain: asks.mostAgain > 0 ? asks.mostAgain : MOST_AGAIN,
    mayLackDice:
      attacker.attack === 0 ||
      specialAttacksOf(attacker).some(({ dice }) => dice === 0) ||
      lines.flatMap(withInner).some(mayTakeDice),
  };
}

function mayTakeDice({ attackDice, enemyAttackDice, notTargetedBeyond }: EffectLine): boolean {
  const takes = [attackDice, enemyAttackDice].some(
    (dice = 0) => typeof dice !== 'number' || dice < 0,
  );
  return takes || notTargetedBeyond !== undefined;
}

/** Everything that may act in any of the attacks. */
function possibleEffects(
  scenario: TurnScenario,
  field: Field,
  limited: readonly EffectLine[],
): ReturnType<typeof activeEffects> {
  const state = beginning(scenario, field, limited, []);
  return scenario.attackers.flatMap((attacker, i) => {
    const facing = { attacker: i, place: state.places[i] as number, tables: [], again: 0 };
    const attacks = [undefined, ...specialAttacksOf(attacker)];
    return attacks.flatMap((special) =>
      activeEffects(
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

/** A turn before anybody has acted. */
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
    used: limited.map(() => 0),
    noted,
    acting: undefined,
  };
}
