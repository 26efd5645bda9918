/* The roll that an attack on several figures makes once for all its targets. */

import {
  type ActingRule,
  type AttackState,
  attackBegun,
  attackCopy,
  type EffectLine,
  rulesInForce,
} from '../../cards/index.ts';
import {
  type Dice,
  diceReader,
  discoverThrow,
  NO_DICE,
  type ThrowOf,
  weighOutcomes,
  weighStages,
} from '../../chance/index.ts';
import { confrontationOf } from '../combat/confrontation.ts';
import { changesAttackDice, countDice } from '../combat/stages/dice.ts';
import { attackRules } from '../combat/stages/engine.ts';
import { rollSkulls } from '../combat/stages/rolling.ts';
import { type ThrowOutcome, throwOutcomeOf, type WeighedOutcome } from '../combat/throw-outcome.ts';
import { woundsThrow } from '../fights/tables.ts';
import type { C3gScenario } from '../scenario.ts';

/**
 * The distribution of one roll for all figures that an attack hits (`rolled`): the skulls of the attack dice or, if the
 * attack has no dice, the row reached in its table of wounds.
 */
export function weighSharedRoll(
  scenario: C3gScenario,
  limited: readonly EffectLine[],
): WeighedOutcome[] {
  const { begun, play } = attackRoll(scenario);
  const table = tableThrow(scenario);
  if (table) {
    const rolled: WeighedOutcome[] = [];
    weighOutcomes(table, (row, weight) => {
      rolled.push({ weight, outcome: outcomeOf(begun(NO_DICE), row, limited) });
    });
    return rolled;
  }
  const outcome = (attack: AttackState) => outcomeOf(attack, attack.skulls, limited);
  const ends = weighStages({
    begin: begun(NO_DICE),
    stages: [play],
    copy: attackCopy,
    keyOf: (attack) => JSON.stringify(outcome(attack)),
  });
  return ends.map(({ state, weight }) => ({ weight, outcome: outcome(state) }));
}

/** The dice of a shared roll, and its result for each raw outcome of the dice. */
export function sharedRollThrow(
  scenario: C3gScenario,
  limited: readonly EffectLine[],
): ThrowOf<ThrowOutcome> {
  const { begun, play } = attackRoll(scenario);
  const table = tableThrow(scenario);
  if (table) {
    const { thrown, resolve } = table;
    return { thrown, resolve: (raw) => outcomeOf(begun(NO_DICE), resolve(raw), limited) };
  }
  const played = (dice: Dice) => {
    const attack = begun(dice);
    play(attack, dice);
    return outcomeOf(attack, attack.skulls, limited);
  };
  const thrown = discoverThrow((dice) => void played(dice));
  const read = diceReader(thrown);
  return { thrown, resolve: (raw) => played(read(raw)) };
}

/** The roll for a table of wounds; undefined for an attack with dice. */
function tableThrow({ special }: C3gScenario): ThrowOf<number> | undefined {
  return special?.dice === 0 ? woundsThrow(special.effects ?? []) : undefined;
}

function attackRoll(scenario: C3gScenario) {
  const fight = confrontationOf(scenario);
  // Only attack dice are shared; each defender rolls its own dice.
  const active = rulesInForce(fight).filter((one) => !isOfDice(one) || changesAttackDice(one));
  const rules = attackRules(active, scenario);
  return {
    begun: (dice: Dice) => attackBegun(fight, dice),
    play(attack: AttackState, dice: Dice) {
      attack.dice = dice;
      countDice(attack, rules);
      rollSkulls(attack, rules);
    },
  };
}

const isOfDice = ({ kind }: ActingRule): boolean =>
  kind.name !== 'dice.enemyHeight' && (kind.at === 'dice' || kind.at === 'mostDice');

function outcomeOf(
  attack: AttackState,
  rolled: number,
  limited: readonly EffectLine[],
): ThrowOutcome {
  return { ...throwOutcomeOf(attack, 0, limited), isAttack: attack.attackDice > 0, rolled };
}
