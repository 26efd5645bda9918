/* Plays one turn under its best policy, and reports what happens in it. */

import type { FightEvent, Outcome } from '../../rules/index.ts';
import { attackEvent } from '../combat/attack-event.ts';
import { throwOutcomeOf } from '../combat/throw-outcome.ts';
import { momentThrow, waysThrow } from '../evaluators/fight-distributions.ts';
import { momentEvent } from '../fights/moment-event.ts';
import { played, type RolledResult } from '../fights/player.ts';
import { type Roll, rolled } from '../fights/roll.ts';
import { tablesThrow } from '../fights/tables.ts';
import { fightOf } from './attack-scenario.ts';
import { attackAlong, boardOutcomeKey, boardOutcomeOf } from './board-outcome.ts';
import { countOf, outcomeOf } from './chain.ts';
import { fallDistribution, fallsThrow } from './falls.ts';
import { stateIn } from './game.ts';
import type { AttackMade, Moment, Option, Result } from './moment.ts';
import type { TurnAttacker } from './scenario.ts';
import type { SolvedTurn } from './solve.ts';
import { type Acting, facingOf, type TurnState } from './state.ts';
import { choicesOf, turnEnd } from './texts.ts';

type Rolled = RolledResult<Result>;

/** The measures that are counters, with the indices of their counters. */
export const countersOf = (counted: SolvedTurn['counted']) =>
  counted.map(({ name: measure }, counter) => ({ measure, counter }));

/** Plays one turn under the best policy. */
export function playTurn(
  solved: SolvedTurn,
  roll: Roll,
): { events: FightEvent[]; outcome: Outcome } {
  const { context, whole, measures, notes, counted, follow } = solved;
  const fight = played<Moment, Result, Option>({
    start: whole.begin,
    follow,
    counters: countersOf(counted),
    addsOf: (result) => counted.map((measure) => countOf(measure, result)),
    rolled({ chosen, state: moment }) {
      const state = stateIn(moment);
      const { acting } = state;
      if (!acting) throw new Error('dice are thrown for somebody who acts');
      const { results } = whole.thrown(moment);
      const attack = chosen.at(-1)?.attack;
      return attack
        ? attackPlayed(solved, state, acting, attack, results, roll)
        : rollPlayed(solved, state, acting, results, roll);
    },
    reached({ before, chosen, isOver }) {
      const choices = choicesOf(context, stateIn(before), chosen);
      if (!isOver) return [{ is: 'choice', choices }];
      return chosen.length > 0 ? [{ is: 'choice', choices }, { is: 'noAttack' }] : [];
    },
  });
  const end = stateIn(fight.end);
  return {
    events: [...fight.events, turnEnd(context, end)],
    outcome: { ...outcomeOf(end, notes, measures), ...fight.counts },
  };
}

function attackPlayed(
  { context }: SolvedTurn,
  state: TurnState,
  acting: Acting,
  { planned, path }: AttackMade,
  results: readonly Result[],
  roll: Roll,
): Rolled {
  const { scenario, field, limited, measures } = context;
  const fight = fightOf(scenario, field, limited, state, facingOf(state, acting), planned);
  const { profile, model } = attackAlong(fight, path?.line);
  const { faces, value: outcome } = rolled(model, roll);
  const key = boardOutcomeKey(boardOutcomeOf(outcome, limited, measures));
  const result = results.find(
    ({ boardOutcome }) => boardOutcome && boardOutcomeKey(boardOutcome) === key,
  );
  return { result: found(result), events: [attackEvent(outcome, faces, profile, fight)] };
}

/** Makes a roll that does not depend on a choice. */
function rollPlayed(
  { context, distributions }: SolvedTurn,
  state: TurnState,
  acting: Acting,
  results: readonly Result[],
  roll: Roll,
): Rolled {
  const { scenario, field, limited, traits } = context;
  const attacker = scenario.attackers[acting.attacker] as TurnAttacker;
  const { name: who } = attacker;
  const facing = facingOf(state, acting);
  const fight = fightOf(scenario, field, limited, state, facing);
  // 1. Falls during the move.
  if (acting.falls) {
    const { faces: dice, value } = rolled(fallsThrow(acting.falls), roll);
    const { wounds, isFatal } = value;
    const all = fallDistribution(acting.falls);
    const at = all.findIndex((one) => one.wounds === wounds && one.isFatal === isFatal);
    return {
      result: found(results[at]),
      events: [{ is: 'falls', who, dice, wounds, ...(isFatal && { isDestroyed: true }) }],
    };
  }
  // 2. The defender's reaction to an adjacent attacker.
  if (!acting.isMet) {
    const thrown = rolled(momentThrow(fight, 'arrival'), roll);
    const outcome = throwOutcomeOf(thrown.value, 0, limited);
    const all = distributions.arrival(state, facing).map((one) => JSON.stringify(one.outcome));
    return {
      result: found(results[all.indexOf(JSON.stringify(outcome))]),
      events: [momentEvent('arrival', fight, thrown, outcome)],
    };
  }
  // 3. Tables of attack dice.
  if (!acting.tables) {
    const lines = traits[acting.attacker]?.tables ?? [];
    const { faces: dice, value } = rolled(tablesThrow(lines), roll);
    const key = String(value);
    return {
      result: found(results.find((one) => String(one.state.acting?.tables) === key)),
      events: [{ is: 'roll', who, decides: 'dice', dice }],
    };
  }
  // 4. The number of attacks.
  const { faces: dice, value } = rolled(waysThrow(attacker, fight), roll);
  const all = distributions.ways(state, facing).map(({ ways }) => JSON.stringify(ways));
  return {
    result: found(results[all.indexOf(JSON.stringify(value))]),
    events: [{ is: 'roll', who, decides: 'attacks', dice }],
  };
}

function found(result: Result | undefined): Result {
  if (!result) throw new Error('the dice gave an impossible outcome');
  return result;
}
