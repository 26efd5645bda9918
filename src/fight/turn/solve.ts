/* Solves a turn for one objective: builds its game, finds the best policy, and makes the chain of that policy. */

import { once, type Steps } from '../../base/index.ts';
import { type Follow, followed, visitsOf } from '../../chance/index.ts';
import type { Objective, Outcome } from '../../rules/index.ts';
import { some } from '../narration/rolls.ts';
import { type BestPolicy, bestPolicy, MOST_STATES, tooManyStates } from './best.ts';
import { countOf, type TurnChain, type TurnNotes, turnChain } from './chain.ts';
import { type TurnContext, turnContext } from './context.ts';
import { stateIn, type TurnGame, turnGame } from './game.ts';
import {
  asksHarm,
  furtherNotes,
  type MeasureNote,
  notesFor,
  type TurnMeasure,
  turnMeasures,
} from './measures.ts';
import type { Moment, Option } from './moment.ts';
import { mergedOutcomes } from './notes.ts';
import { mostTaken, type TurnScenario } from './scenario.ts';
import { aliveIn, GONE, type TurnState } from './state.ts';
import { type TurnDistributions, turnDistributions } from './turn-distributions.ts';
import { freePlaces } from './worth-trying.ts';

/** A first choice, and the probability that the answer is yes if the best policy follows. */
interface RatedOption {
  readonly option: Option;
  readonly chance: number;
}

/** A turn with its best policy. */
export interface SolvedTurn {
  readonly context: TurnContext;
  readonly distributions: TurnDistributions;
  /** The game with all notes, from which the chain is made. */
  readonly whole: TurnGame;
  /** The game with only the notes that the best policy depends on. */
  readonly game: TurnGame;
  readonly best: BestPolicy;
  readonly measures: readonly TurnMeasure[];
  readonly notes: TurnNotes;
  readonly found: TurnChain;
  /** The probability of visiting each state of the chain. */
  readonly visits: Float64Array;
  /** Follows the best policy in the whole game. */
  readonly follow: Follow<Moment, Option>;
  /** All first choices with their probabilities, in the order of the options. */
  rated(): readonly RatedOption[];
  /** Whether the question depends on what stops the defender. */
  readonly isStopTold: boolean;
  /** The measures that are counters, by index. */
  readonly counted: readonly TurnMeasure[];
}

/** The maximum number of counters in a simulation. */
const MOST_COUNTERS = 8;

/** @throws BadInput for too many states */
export function* solveTurn(scenario: TurnScenario, objective: Objective): Steps<SolvedTurn> {
  // 1. Set up the game with only the notes that the question needs.
  const context = turnContext(scenario);
  const distributions = turnDistributions(context);
  const measures = turnMeasures(context);
  const forPlay = notesFor(objective, measures);
  const game = turnGame(
    context,
    distributions,
    forPlay.map(({ note }) => note),
    asksHarm(objective),
    mergedOutcomes(
      forPlay.map(({ note }) => note),
      context.asksAttacked,
    ),
  );
  if (statesAtLeast(context, game) > MOST_STATES) throw tooManyStates();
  // 2. Find the best policy of that game.
  const best = bestPolicy(
    game,
    (state) => objective.holds(askedOf(state, objective, measures, forPlay)),
    (state) => {
      const alive = aliveIn(state, scenario);
      // On clear ground, the turn is about all attacks of a card, so wounds decide before surviving figures do; on a
      // board, surviving figures decide first.
      return scenario.board ? [alive, state.wounds] : [state.wounds, alive];
    },
  );
  // 3. Follow the best policy through the game with all notes, to measure everything.
  const ofCounts = measures.filter(({ told }) => told.by === 'count');
  const counted = ofCounts.slice(0, MOST_COUNTERS);
  const notes: TurnNotes = { forPlay, others: furtherNotes(measures, counted, forPlay) };
  const all = [...forPlay, ...notes.others].map(({ note }) => note);
  const whole = turnGame(context, distributions, all, asksHarm(objective));
  const follow = followed(whole, (moment, options) => {
    const state = stateIn(moment);
    return options[best.choose({ ...state, noted: state.noted.slice(0, forPlay.length) })];
  });
  yield* best.find(game.begin);
  const found = yield* turnChain(whole, follow, notes, measures, counted);
  const visits = visitsOf(found.chain);
  const isStopTold = objective.measures.includes('stoppedBy');
  return {
    context,
    distributions,
    whole,
    game,
    best,
    measures,
    notes,
    found,
    visits,
    follow,
    rated: once(() =>
      game
        .everyOption(game.begin)
        .map((option) => ({ option, chance: best.chanceAt(option.state) })),
    ),
    counted,
    isStopTold,
  };
}

/**
 * "4 attacks", "up to 3 attacks": the maximum number of attacks made. It says "up to" if fewer attacks are possible for
 * a reason other than destruction or Knockback.
 */
export function attacksText({ found: { nodes, chain }, measures, whole }: SolvedTurn): string {
  const attacks = measures.filter(({ name }) => name === 'attacks');
  const known: { readonly most: number; readonly least: number }[] = [];
  // Solved recursively, because a turn never returns to a state.
  const from = (node: number): { readonly most: number; readonly least: number } => {
    const before = known[node];
    if (before) return before;
    let [most, least] = [0, Number.POSITIVE_INFINITY];
    for (const { result, next } of nodes[node]?.results ?? []) {
      const made = attacks.reduce((sum, measure) => sum + countOf(measure, result), 0);
      const { isDestroyed, places, defender } = result.state;
      // The defender may have been driven out of reach.
      const isMoved = defender !== whole.begin.defender;
      const isCutShort = isDestroyed || isMoved || places.includes(GONE);
      const then = next !== undefined ? from(next) : { most: 0, least: isCutShort ? Infinity : 0 };
      most = Math.max(most, made + then.most);
      least = Math.min(least, made + then.least);
    }
    const bounds = { most, least };
    known[node] = bounds;
    return bounds;
  };
  const { most, least } = from(chain.start);
  return `${least < most ? 'up to ' : ''}${some(most, 'attack')}`;
}

/** The outcome of a state, reduced to the measures that the question needs. */
function askedOf(
  state: TurnState,
  { measures: asked }: Objective,
  measures: readonly TurnMeasure[],
  notes: readonly MeasureNote[],
): Outcome {
  const outcome: Record<string, Outcome[string]> = {};
  for (const [i, { measure, read }] of notes.entries()) {
    outcome[measure] = read(state.noted[i] as number);
  }
  for (const { name, told } of measures) {
    if (told.by === 'state' && asked.includes(name)) outcome[name] = told.of(state);
  }
  return outcome;
}

/**
 * A lower bound on the number of states of a turn, found without playing the turn. All but two attackers may move to
 * any free place without attacking; then another attacker may come next to the defender, about to attack. Each
 * combination is a distinct state.
 */
export function statesAtLeast(context: TurnContext, game: TurnGame): number {
  const { field, scenario } = context;
  const { attackers, order } = scenario;
  const { begin } = game;
  const count = attackers.length;
  if (count < 3) return 0;
  const options = game.everyOption(begin);
  const places = attackers.map((_, i) => {
    const free = freePlaces(context, begin, i).filter(
      // If the defender reacts to arrivals, places next to it do not count, because an attacker might be certain to be
      // destroyed there.
      (place) => !context.answersArrival || !field.isAdjacent(i, place, begin.defender),
    );
    return Math.max(0, free.length - 1 - mostTaken(attackers, i));
  });
  const attacking = attackers.map(
    (_, i) =>
      options.filter(
        ({ attacker, place, isIdle }) =>
          attacker === i && !isIdle && field.isAdjacent(i, place, begin.defender),
      ).length,
  );
  const isGiven = order === 'given';
  // If the order is given, the last two attackers are excluded, because at most one attacker acts after each of them.
  const free = isGiven ? count - 2 : count;
  let sum = 0;
  for (let moved = 1; moved < 2 ** free; moved++) {
    const has = (i: number) => ((moved >> i) & 1) === 1;
    if (places.filter((_, i) => has(i)).length > count - 2) continue;
    const ways = places.reduce((product, n, i) => (has(i) ? product * n : product), 1);
    const next = attacking.filter((_, i) =>
      isGiven ? i < count - 1 && moved >> i === 0 : !has(i),
    );
    sum += ways * next.reduce((all, n) => all + n, 1);
  }
  return sum;
}
