/* Plays one turn under its best policy, and reports what happens in it. */

import type { FightEvent, Outcome } from '../../rules/index.ts';
import { attackEvent } from '../combat/attack-event.ts';
import { throwOutcomeOf } from '../combat/throw-outcome.ts';
import { momentThrow, waysThrow } from '../evaluators/fight-distributions.ts';
import { momentEvent } from '../fights/moment-event.ts';
import { type Roll, rolled } from '../fights/roll.ts';
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
import { choicesOf, turnEnd } from './texts.ts';

/** Plays one turn under the best policy. */
export function playTurn(
  solved: SolvedTurn,
  roll: Roll,
): { events: FightEvent[]; outcome: Outcome } {
  const { context, whole, measures, notes, counted, follow } = solved;
  const events: FightEvent[] = [];
  const sums = counted.map(() => 0);
  let state = whole.begin;
  for (;;) {
    const { before, chosen, state: moment, isOver } = follow(state);
    state = stateIn(moment);
    const last = chosen.at(-1);
    const choices = choicesOf(context, stateIn(before), chosen);
    if (!isOver || chosen.length > 0) events.push({ is: 'choice', choices });
    if (isOver) {
      if (chosen.length > 0) events.push({ is: 'noAttack' });
      break;
    }
    const { acting } = state;
    if (!acting) throw new Error('dice are thrown for somebody who acts');
    const { results } = whole.thrown(moment);
    const { event, result } = last?.attack
      ? attackPlayed(solved, state, acting, last.attack, results, roll)
      : rollPlayed(solved, state, acting, results, roll);
    events.push(event);
    for (const [i, measure] of counted.entries()) {
      sums[i] = (sums[i] ?? 0) + countOf(measure, result);
    }
    state = result.state;
  }
  events.push(turnEnd(context, state));
  const ofCounters = counted.map(({ name }, i) => [name, sums[i] ?? 0]);
  return {
    events,
    outcome: { ...outcomeOf(state, notes, measures), ...Object.fromEntries(ofCounters) },
  };
}

interface Played {
  readonly event: FightEvent;
  readonly result: Result;
}

function attackPlayed(
  { context }: SolvedTurn,
  state: TurnState,
  acting: Acting,
  { planned, path }: AttackMade,
  results: readonly Result[],
  roll: Roll,
): Played {
  const { scenario, field, limited, measures } = context;
  const fight = fightOf(scenario, field, limited, state, facingOf(state, acting), planned);
  const { profile, model } = attackAlong(fight, path?.line);
  const { faces, value: outcome } = rolled(model, roll);
  const key = boardOutcomeKey(boardOutcomeOf(outcome, limited, measures));
  const result = results.find(
    ({ boardOutcome }) => boardOutcome && boardOutcomeKey(boardOutcome) === key,
  );
  return { event: attackEvent(outcome, faces, profile, fight), result: found(result) };
}

/** A roll that does not depend on a choice. */
function rollPlayed(
  { context, distributions }: SolvedTurn,
  state: TurnState,
  acting: Acting,
  results: readonly Result[],
  roll: Roll,
): Played {
  const { scenario, field, limited, traits } = context;
  const attacker = scenario.attackers[acting.attacker] as TurnAttacker;
  const { name: who } = attacker;
  const facing = facingOf(state, acting);
  const fight = fightOf(scenario, field, limited, state, facing);
  // 1. Falls on the way.
  if (acting.falls) {
    const { faces: dice, value } = rolled(fallsThrow(acting.falls), roll);
    const { wounds, isFatal } = value;
    const all = fallDistribution(acting.falls);
    const at = all.findIndex((one) => one.wounds === wounds && one.isFatal === isFatal);
    return {
      event: { is: 'falls', who, dice, wounds, ...(isFatal && { isDestroyed: true }) },
      result: found(results[at]),
    };
  }
  // 2. The defender's reaction to an adjacent attacker.
  if (!acting.isMet) {
    const thrown = rolled(momentThrow(fight, 'arrival'), roll);
    const outcome = throwOutcomeOf(thrown.value, 0, limited);
    const all = distributions.arrival(state, facing).map((one) => JSON.stringify(one.outcome));
    return {
      event: momentEvent('arrival', fight, thrown, outcome),
      result: found(results[all.indexOf(JSON.stringify(outcome))]),
    };
  }
  // 3. Tables of attack dice.
  if (!acting.tables) {
    const lines = traits[acting.attacker]?.tables ?? [];
    const { faces: dice, value } = rolled(tablesThrow(lines), roll);
    const key = String(value);
    return {
      event: { is: 'roll', who, decides: 'dice', dice },
      result: found(results.find((one) => String(one.state.acting?.tables) === key)),
    };
  }
  // 4. The number of attacks.
  const { faces: dice, value } = rolled(waysThrow(attacker, fight), roll);
  const all = distributions.ways(state, facing).map(({ ways }) => JSON.stringify(ways));
  return {
    event: { is: 'roll', who, decides: 'attacks', dice },
    result: found(results[all.indexOf(JSON.stringify(value))]),
  };
}

function found(result: Result | undefined): Result {
  if (!result) throw new Error('what was rolled is one of all that can be');
  return result;
}
