/* Plays one duel, and reports what happens in it. */

import { otherSide, type Side } from '../../cards/index.ts';
import { type Pool, reachingDie } from '../../chance/index.ts';
import type { EventOf, FightEvent, LeftEvent, Outcome } from '../../rules/index.ts';
import { type ThrowOutcome, throwOutcomeOf } from '../combat/throw-outcome.ts';
import { momentThrow, waysThrow } from '../evaluators/fight-distributions.ts';
import { sharedRollThrow } from '../evaluators/shared-roll.ts';
import { MOST_TOLD, tooLongToTell } from '../fights/endless.ts';
import { fightAt } from '../fights/matchup.ts';
import { momentEvent } from '../fights/moment-event.ts';
import { type Roll, rolled, throwAttack } from '../fights/roll.ts';
import { tableLinesOf, tablesThrow } from '../fights/tables.ts';
import type { C3gScenario } from '../scenario.ts';
import type { FightSide } from '../side.ts';
import { addsOf } from './chain.ts';
import type { DuelTransition } from './follow.ts';
import { countersOf, type DuelMeasure, outcomeOf } from './measures.ts';
import type { DuelScenario } from './scenario.ts';
import type { KnownState } from './situation.ts';
import {
  type Choosing,
  type DuelEnd,
  type DuelState,
  type FigureState,
  losersOf,
  type TurnBegun,
} from './state.ts';
import { type DuelGame, endAt } from './turn.ts';

/** Reports an event. */
type Report = (event: FightEvent) => void;

/**
 * Plays one duel.
 *
 * @throws BadInput for a duel of more than `MOST_TOLD` throws
 */
export function playDuel(
  scenario: DuelScenario,
  game: DuelGame,
  measures: readonly DuelMeasure[],
  roll: Roll,
): { events: FightEvent[]; outcome: Outcome } {
  const first = scenario.first === 'toss' ? tossed(roll) : scenario.first;
  const events: FightEvent[] = [beginning(scenario, first)];
  const report: Report = (event) => void events.push(event);
  const sums: number[] = [];
  let { distance } = scenario;
  let turns = 0;
  const goOn = ({ state, counted: added, begun }: DuelTransition, driven = 0) => {
    const next = game.follow(state);
    const { chosen } = next;
    for (const [i, n] of addsOf(added, chosen).entries()) sums[i] = (sums[i] ?? 0) + n;
    distance += driven;
    for (const turn of [...begun, ...chosen.flatMap((choice) => choice.begun)]) {
      distance -= turn.nearer;
      report({ is: 'turn', who: scenario[turn.side].name, turn: ++turns });
      if (turn.nearer !== 0) report(approach(scenario, turn, distance));
    }
    return next;
  };
  let to = goOn(game.begin(first));
  for (let throws = 1; !to.isOver; throws++) {
    if (throws > MOST_TOLD) throw tooLongToTell(MOST_TOLD);
    const { transition, driven } = playThrow(scenario, game, to.state as KnownState, roll, report);
    to = goOn(transition, driven);
  }
  const end = endAt(to.state);
  const ofCounters = countersOf(measures).map(({ measure, counter }) => [
    measure,
    sums[counter] ?? 0,
  ]);
  const outcome = { ...outcomeOf(end, measures), ...Object.fromEntries(ofCounters) };
  report(ending(scenario, end, Number(outcome.turns)));
  return { events, outcome };
}

function approach(
  scenario: DuelScenario,
  { side, nearer }: TurnBegun,
  distance: number,
): EventOf<'approach'> {
  const [who, target] = [scenario[side].name, scenario[otherSide(side)].name];
  return { is: 'approach', who, target, spaces: nearer, distance };
}

/** A played throw, with the increase in distance. */
interface Played {
  readonly transition: DuelTransition;
  readonly driven?: number;
}

function playThrow(
  scenario: DuelScenario,
  game: DuelGame,
  state: KnownState,
  roll: Roll,
  report: Report,
): Played {
  const { name: who } = scenario[state.acting];
  const { phase } = state;
  if (phase.name === 'tables') {
    const lines = tableLinesOf(scenario[state.acting], scenario.states);
    const { faces, value } = rolled(tablesThrow(lines), roll);
    report({ is: 'roll', who, decides: 'dice', dice: faces });
    return { transition: game.withTables(state, value) };
  }
  if (phase.name === 'initiative') {
    const { side, rolls } = initiative(roll);
    const sides = [scenario.attacker.name, scenario.defender.name] as const;
    report({ is: 'initiative', sides, decides: 'turn', d20s: rolls, first: scenario[side].name });
    return { transition: game.first(state, side) };
  }
  if (phase.name === 'ready') {
    const fight = fightAt(scenario, game.asks)(game.matchup(state));
    const model = waysThrow(game.distributions.attacking[state.acting], fight);
    const { faces, value } = rolled(model, roll);
    report({ is: 'roll', who, decides: 'attacks', dice: faces });
    return { transition: game.ready(state, value) };
  }
  if (phase.name === 'attack' && game.planned(state)?.part?.rolls) {
    const model = sharedRollThrow(fightIn(scenario, game, state), game.asks.limited);
    const { faces, value } = rolled(model, roll);
    report({ is: 'roll', who, decides: 'targets', dice: faces, skulls: value.rolled ?? 0 });
    return { transition: game.after(state, value) };
  }
  if (phase.name === 'move' || phase.name === 'choose')
    throw new Error('a choice is still to be made');
  const { event, outcome } = throwIn(scenario, game, state, phase.name, roll);
  const transition = game.after(state, outcome);
  report(event);
  const driven = reportEffects(scenario, state, outcome, transition, report);
  if (event.is !== 'attack') return { transition };
  if (event.again) report({ is: 'mayAttackAgain', who });
  return { transition, driven };
}

/** Both sides roll the D20 until one has more. */
function initiative(roll: Roll): { side: Side; rolls: [number, number][] } {
  const rolls: [number, number][] = [];
  for (;;) {
    const [own, other] = roll(BOTH_D20).map(Number) as [number, number];
    rolls.push([own, other]);
    if (own !== other) return { side: own > other ? 'attacker' : 'defender', rolls };
  }
}

const BOTH_D20: Pool = {
  name: 'initiative',
  die: reachingDie(20, []),
  count: 2,
  asked: [],
};

function tossed(roll: Roll): Side {
  return roll(COIN)[0] === 'heads' ? 'attacker' : 'defender';
}

function beginning(
  { attacker, defender, distance, first }: DuelScenario,
  begins: Side,
): EventOf<'begin'> {
  return {
    is: 'begin',
    sides: [attacker.name, defender.name],
    distance,
    first: begins === 'attacker' ? attacker.name : defender.name,
    ...(first === 'toss' && { isTossed: true }),
  };
}

const COIN: Pool = {
  name: 'toss',
  die: { name: 'coin', faces: ['heads', 'tails'].map((name) => ({ name, symbols: {} })) },
  count: 1,
  asked: [],
};

/** The attack or the moment of a state, as a scenario of its own. */
function fightIn(scenario: DuelScenario, game: DuelGame, state: DuelState): C3gScenario {
  return fightAt(scenario, game.asks)(game.matchup(state), game.planned(state));
}

function throwIn(
  scenario: DuelScenario,
  game: DuelGame,
  state: KnownState,
  phase: Exclude<DuelState['phase']['name'], 'ready' | 'tables' | 'initiative' | Choosing['name']>,
  roll: Roll,
): { event: EventOf<'strike' | 'attack' | 'moment'>; outcome: ThrowOutcome } {
  const fight = fightIn(scenario, game, state);
  if (phase === 'attack') return throwAttack(fight, game.asks, roll);
  if (phase === 'leave') {
    const { value: outcome } = rolled(game.strikes(state), roll);
    const [who, target] = [scenario[otherSide(state.acting)].name, scenario[state.acting].name];
    return { event: { is: 'strike', who, target, wounds: outcome.ownWounds }, outcome };
  }
  const thrown = rolled(momentThrow(fight, phase), roll);
  const outcome = throwOutcomeOf(thrown.value, 0, game.asks.limited);
  return { event: momentEvent(phase, fight, thrown, outcome), outcome };
}

/** Reports who is driven back and what they have left. @returns the increase in distance */
function reportEffects(
  scenario: DuelScenario,
  state: DuelState,
  outcome: ThrowOutcome,
  { state: { figures } }: DuelTransition,
  report: Report,
): number {
  const { acting } = state;
  const enemy = otherSide(acting);
  const { spacesMoved, enemyDestroyed, enemyWounds, ownWounds, ownDestroyed } = outcome;
  const returns = scenario.rulings.squadsCloseRanks && figures[enemy].length > 1;
  const isDriven = spacesMoved > 0 && !enemyDestroyed;
  if (isDriven) {
    const { name: who } = scenario[enemy];
    report({ is: 'driven', who, spaces: spacesMoved, ...(returns && { returns }) });
  }
  if (enemyWounds !== 0 || enemyDestroyed) report(leftOf(scenario[enemy], figures[enemy]));
  if (ownWounds !== 0 || ownDestroyed) report(leftOf(scenario[acting], figures[acting]));
  return isDriven && !returns ? spacesMoved : 0;
}

/** What a side has left. */
function leftOf(side: FightSide, own: readonly FigureState[]): LeftEvent | EventOf<'destroyed'> {
  const { name: who, life, figures: all } = side;
  if (own.length === 0) return { is: 'destroyed', who };
  const lives = own.reduce((sum, { wounds }) => sum + life - wounds, 0);
  if (all === 1) return { is: 'left', who, life: lives, of: life };
  return { is: 'left', who, figuresLeft: own.length, ...(life > 1 && { life: lives }) };
}

function ending(
  scenario: DuelScenario,
  { winner, figures }: DuelEnd,
  turns: number,
): EventOf<'end'> {
  const isUndecided = winner === 'undecided';
  if (isUndecided && losersOf(figures).length === 0 && turns !== scenario.mostTurns) {
    return { is: 'end', turns, isForEver: true };
  }
  if (isUndecided) return { is: 'end', turns };
  const left = leftOf(scenario[winner], figures[winner]);
  return {
    is: 'end',
    turns,
    winner: scenario[winner].name,
    ...(left.is === 'left' && { left }),
  };
}
