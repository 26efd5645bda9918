/* Plays one duel, and reports what happens in it. */

import { otherSide, type Side } from '../../cards/index.ts';
import { type Pool, reachingDie } from '../../chance/index.ts';
import type { EventOf, FightEvent, LeftEvent, Outcome } from '../../rules/index.ts';
import { type ThrowOutcome, throwOutcomeOf } from '../combat/throw-outcome.ts';
import { momentThrow, waysThrow } from '../evaluators/fight-distributions.ts';
import { sharedRollThrow } from '../evaluators/shared-roll.ts';
import { fightAt } from '../fights/matchup.ts';
import { momentEvent } from '../fights/moment-event.ts';
import { played, type RolledResult } from '../fights/player.ts';
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
import { type DuelGame, type DuelMoment, type DuelOption, EQUALLY_LIKELY, endAt } from './turn.ts';

type Rolled = RolledResult<DuelTransition>;

const SIDES: readonly Side[] = ['attacker', 'defender'];

/**
 * Plays one duel.
 *
 * @throws BadInput for a duel with more than `MOST_TOLD` throws
 */
export function playDuel(
  scenario: DuelScenario,
  game: DuelGame,
  measures: readonly DuelMeasure[],
  roll: Roll,
): { events: FightEvent[]; outcome: Outcome } {
  let turns = 0;
  const fight = played<DuelMoment, DuelTransition, DuelOption>({
    counters: countersOf(measures),
    start: { weighed: EQUALLY_LIKELY, results: SIDES.map((side) => game.begin(side)) },
    follow: game.follow,
    addsOf,
    rolled: ({ state }) =>
      'situation' in state
        ? rolledIn(scenario, game, state, roll)
        : begunWith(scenario, game, roll),
    reached: ({ chosen }, after) =>
      [...(after?.begun ?? []), ...chosen.flatMap(({ begun }) => begun)].flatMap((begun) =>
        turnBegins(scenario, begun, ++turns),
      ),
  });
  const end = endAt(fight.end);
  const outcome = { ...outcomeOf(end, measures), ...fight.counts };
  return { events: [...fight.events, ending(scenario, end, Number(outcome.turns))], outcome };
}

/** Begins the duel. Unless the scenario assigns the first turn, a toss decides it. */
function begunWith(scenario: DuelScenario, game: DuelGame, roll: Roll): Rolled {
  const { attacker, defender, distance, first } = scenario;
  const begins = first === 'toss' ? tossed(roll) : first;
  const event: EventOf<'begin'> = {
    is: 'begin',
    sides: [attacker.name, defender.name],
    distance,
    first: scenario[begins].name,
    ...(first === 'toss' && { isTossed: true }),
  };
  return { result: game.begin(begins), events: [event] };
}

function turnBegins(
  scenario: DuelScenario,
  { side, nearer, distance }: TurnBegun,
  turn: number,
): FightEvent[] {
  const [who, target] = [scenario[side].name, scenario[otherSide(side)].name];
  const begins: FightEvent = { is: 'turn', who, turn };
  if (nearer === 0) return [begins];
  return [begins, { is: 'approach', who, target, spaces: nearer, distance }];
}

function rolledIn(scenario: DuelScenario, game: DuelGame, state: KnownState, roll: Roll): Rolled {
  const { name: who } = scenario[state.acting];
  const { phase } = state;
  if (phase.name === 'tables') {
    const lines = tableLinesOf(scenario[state.acting], scenario.states);
    const { faces: dice, value } = rolled(tablesThrow(lines), roll);
    const event: FightEvent = { is: 'roll', who, decides: 'dice', dice };
    return { result: game.withTables(state, value), events: [event] };
  }
  if (phase.name === 'initiative') {
    const { side, rolls: d20s } = initiative(roll);
    const sides = [scenario.attacker.name, scenario.defender.name] as const;
    const first = scenario[side].name;
    const event: FightEvent = { is: 'initiative', sides, decides: 'turn', d20s, first };
    return { result: game.first(state, side), events: [event] };
  }
  if (phase.name === 'ready') {
    const fight = fightAt(scenario, game.asks)(game.matchup(state));
    const model = waysThrow(game.distributions.attacking[state.acting], fight);
    const { faces: dice, value } = rolled(model, roll);
    const event: FightEvent = { is: 'roll', who, decides: 'attacks', dice };
    return { result: game.ready(state, value), events: [event] };
  }
  if (phase.name === 'attack' && game.planned(state)?.part?.rolls) {
    const model = sharedRollThrow(fightIn(scenario, game, state), game.asks.limited);
    const { faces: dice, value } = rolled(model, roll);
    const skulls = value.rolled ?? 0;
    const event: FightEvent = { is: 'roll', who, decides: 'targets', dice, skulls };
    return { result: game.after(state, value), events: [event] };
  }
  if (phase.name === 'move' || phase.name === 'choose')
    throw new Error('a choice is still to be made');
  const { event, outcome } = throwIn(scenario, game, state, phase.name, roll);
  const result = game.after(state, outcome);
  const mayAttackAgain = event.is === 'attack' && event.again;
  return {
    result,
    events: [
      event,
      ...effectEvents(scenario, state, outcome, result),
      ...(mayAttackAgain ? [{ is: 'mayAttackAgain', who } as const] : []),
    ],
  };
}

/** Both sides roll a D20, and repeat this until the results differ. */
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

const COIN: Pool = {
  name: 'toss',
  die: { name: 'coin', faces: ['heads', 'tails'].map((name) => ({ name, symbols: {} })) },
  count: 1,
  asked: [],
};

/** The attack (or other roll of a turn) that is due in a state, as a scenario of its own. */
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

/** Events for figures that are driven back, and for what each side has left. */
function effectEvents(
  scenario: DuelScenario,
  { acting }: DuelState,
  outcome: ThrowOutcome,
  { state: { figures } }: DuelTransition,
): FightEvent[] {
  const enemy = otherSide(acting);
  const { spacesMoved: spaces, enemyDestroyed, enemyWounds, ownWounds, ownDestroyed } = outcome;
  const { name: who } = scenario[enemy];
  const returns = scenario.rulings.squadsCloseRanks && figures[enemy].length > 1;
  const left = (side: Side) => leftOf(scenario[side], figures[side]);
  return [
    ...(spaces > 0 && !enemyDestroyed
      ? [{ is: 'driven' as const, who, spaces, ...(returns && { returns: true as const }) }]
      : []),
    ...(enemyWounds !== 0 || enemyDestroyed ? [left(enemy)] : []),
    ...(ownWounds !== 0 || ownDestroyed ? [left(acting)] : []),
  ];
}

/** An event that reports the Life and figures that a side has left. */
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
