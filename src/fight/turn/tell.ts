/* Rolls one turn under its best policy and tells it throw by throw. */

import { capitalised, does, listed } from '../../base/index.ts';
import type { Pool } from '../../chance/index.ts';
import type { Outcome, Step } from '../../rules/index.ts';
import { tellOutcome } from '../combat/tell.ts';
import { throwOutcomeOf } from '../combat/throw-outcome.ts';
import { momentThrow, waysThrow } from '../evaluators/fight-distributions.ts';
import { onD20, rolled, some } from '../fights/narrator.ts';
import { tablesThrow } from '../fights/tables.ts';
import { fightOf } from './attack-scenario.ts';
import { attackAlong, boardOutcomeKey, boardOutcomeOf } from './board-outcome.ts';
import { countOf, outcomeOf } from './chain.ts';
import { fallDistribution, fallsThrow } from './falls.ts';
import { stateIn } from './game.ts';
import type { AttackMade, Result } from './moment.ts';
import type { TurnAttacker } from './scenario.ts';
import type { SolvedTurn } from './solve.ts';
import { type Acting, facingOf, type TurnState } from './state.ts';
import { choiceText, endText } from './texts.ts';

type Roll = (pool: Pool) => readonly string[];

/** Plays and tells one turn under the best policy, with a step for every throw. */
export function playTurn(solved: SolvedTurn, roll: Roll): { steps: Step[]; outcome: Outcome } {
  const { context, whole, measures, notes, counted, follow } = solved;
  const steps: Step[] = [];
  const sums = counted.map(() => 0);
  let state = whole.begin;
  for (;;) {
    const { before, chosen, state: moment, isOver } = follow(state);
    state = stateIn(moment);
    const last = chosen.at(-1);
    const title = capitalised(choiceText(context, stateIn(before), chosen)) || 'The dice';
    if (isOver) {
      if (chosen.length > 0) steps.push({ title, text: 'Then nobody attacks.' });
      break;
    }
    const { acting } = state;
    if (!acting) throw new Error('dice are thrown for somebody who acts');
    const { results } = whole.thrown(moment);
    const { text, result } = last?.attack
      ? attackTold(solved, state, acting, last.attack, results, roll)
      : rollTold(solved, state, acting, results, roll);
    steps.push({ title, text });
    for (const [i, measure] of counted.entries()) {
      sums[i] = (sums[i] ?? 0) + countOf(measure, result);
    }
    state = result.state;
  }
  const ofCounters = counted.map(({ name }, i) => [name, sums[i] ?? 0]);
  const outcome = { ...outcomeOf(state, notes, measures), ...Object.fromEntries(ofCounters) };
  const end = { title: 'The end of the turn', text: endText(context, state) };
  return { steps: [...steps, end], outcome };
}

interface Told {
  readonly text: string;
  readonly result: Result;
}

function attackTold(
  { context }: SolvedTurn,
  state: TurnState,
  acting: Acting,
  { planned, path }: AttackMade,
  results: readonly Result[],
  roll: Roll,
): Told {
  const { scenario, field, limited, measures } = context;
  const fight = fightOf(scenario, field, limited, state, facingOf(state, acting), planned);
  const { profile, model } = attackAlong(fight, path?.line);
  const { faces, value: outcome } = rolled(model, roll);
  const key = boardOutcomeKey(boardOutcomeOf(outcome, limited, measures));
  const result = results.find(
    ({ boardOutcome }) => boardOutcome && boardOutcomeKey(boardOutcome) === key,
  );
  const text = tellOutcome(outcome, faces, profile, fight)
    .map((step) => step.text)
    .join(' ');
  return { text, result: found(result) };
}

/** Tells a roll that does not depend on a choice, and its result. */
function rollTold(
  { context, distributions }: SolvedTurn,
  state: TurnState,
  acting: Acting,
  results: readonly Result[],
  roll: Roll,
): Told {
  const { scenario, field, limited, traits } = context;
  const attacker = scenario.attackers[acting.attacker] as TurnAttacker;
  const facing = facingOf(state, acting);
  const fight = fightOf(scenario, field, limited, state, facing);
  // 1. Falls on the way.
  if (acting.falls) {
    const { faces, value } = rolled(fallsThrow(acting.falls), roll);
    const all = fallDistribution(acting.falls);
    const at = all.findIndex(
      ({ wounds, isFatal }) => wounds === value.wounds && isFatal === value.isFatal,
    );
    const dice = listed(Object.values(faces).flat());
    const wounds = value.isFatal ? 'destroyed' : some(value.wounds, 'wound');
    return {
      text: `${attacker.name} falls on its way and rolls ${dice}: ${wounds}.`,
      result: found(results[at]),
    };
  }
  // 2. The defender's reaction to an adjacent attacker.
  if (!acting.isMet) {
    const { faces, value } = rolled(momentThrow(fight, 'arrival'), roll);
    const outcome = throwOutcomeOf(value, 0, limited);
    const all = distributions.arrival(state, facing).map((one) => JSON.stringify(one.outcome));
    const rolls = Object.values(faces).flat().length > 0 ? ` rolls ${onD20(faces)}` : ' answers';
    const wounds = outcome.ownDestroyed ? 'destroyed' : some(outcome.ownWounds, 'wound');
    const text = `${scenario.defender.name}${rolls} as ${attacker.name} comes next to it: ${wounds}.`;
    return { text, result: found(results[all.indexOf(JSON.stringify(outcome))]) };
  }
  // 3. Tables of attack dice.
  if (!acting.tables) {
    const lines = traits[acting.attacker]?.tables ?? [];
    const { faces, value } = rolled(tablesThrow(lines), roll);
    const text = `${does(attacker, 'rolls')} ${onD20(faces)} for its attack dice this turn.`;
    const key = String(value);
    return { text, result: found(results.find((one) => String(one.state.acting?.tables) === key)) };
  }
  // 4. The number of attacks.
  const { faces, value } = rolled(waysThrow(attacker, fight), roll);
  const all = distributions.ways(state, facing).map(({ ways }) => JSON.stringify(ways));
  const text = `${does(attacker, 'rolls')} ${onD20(faces)} for its number of attacks.`;
  return { text, result: found(results[all.indexOf(JSON.stringify(value))]) };
}

function found(result: Result | undefined): Result {
  if (!result) throw new Error('what was rolled is one of all that can be');
  return result;
}
