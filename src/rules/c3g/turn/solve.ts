import { visitsOf } from '../../../exact/chains/visits.ts';
import { once } from '../../../words/once.ts';
import type { Steps } from '../../../words/steps.ts';
import type { Outcome, Wanted } from '../../plan.ts';
import { statesAtLeast } from './at-least.ts';
import { type TurnLaws, turnLaws } from './attack-laws.ts';
import { type BestPlay, bestPlay, MOST_STATES, tooManyStates, type Worth } from './best.ts';
import { type NextThrow, type TurnChain, type TurnNotes, turnChain, untilThrown } from './chain.ts';
import { type TurnContext, turnContext } from './context.ts';
import { type TurnGame, turnGame } from './game.ts';
import {
  asksHarm,
  furtherNotes,
  type MeasureNote,
  notesFor,
  type TurnMeasure,
  turnMeasures,
} from './measures.ts';
import type { Option } from './moment.ts';
import type { TurnScenario } from './scenario.ts';
import { aliveIn, type TurnState } from './state.ts';
import { strikesTogether } from './strikes.ts';

/** Something that can be done first, and what it is worth with the best play of all that follows. */
interface RatedOption {
  readonly option: Option;
  readonly worth: Worth;
}

/** A turn with its best play found. */
export interface SolvedTurn {
  readonly context: TurnContext;
  readonly laws: TurnLaws;
  /** With all notes, as the chain is made of. */
  readonly whole: TurnGame;
  /** With the notes alone on which the best play depends. */
  readonly game: TurnGame;
  readonly best: BestPlay;
  readonly measures: readonly TurnMeasure[];
  readonly notes: TurnNotes;
  readonly found: TurnChain;
  /** How likely it is to come to each state of the chain. */
  readonly visits: Float64Array;
  /** What is thrown for next by the best play, from a state of the whole game. */
  next(state: TurnState): NextThrow;
  /** What everything is worth that can be done first, in the order in which it is named. */
  rated(): readonly RatedOption[];
  /** Whether the question asks what stopped the defender. */
  readonly isStopTold: boolean;
  /** Measures that are counted on the way, one for each counter of the chain. */
  readonly counted: readonly TurnMeasure[];
}

/** Counters that a simulation can carry. */
const MOST_COUNTERS = 8;

/** @throws BadInput for too many states */
export function* solveTurn(scenario: TurnScenario, wanted: Wanted): Steps<SolvedTurn> {
  const context = turnContext(scenario);
  const laws = turnLaws(context);
  const measures = turnMeasures(context);
  const forPlay = notesFor(wanted, measures);
  const game = turnGame(
    context,
    laws,
    forPlay.map(({ note }) => note),
    asksHarm(wanted),
    strikesTogether(forPlay.map(({ note }) => note)),
  );
  if (statesAtLeast(context, game) > MOST_STATES) throw tooManyStates();
  const best = bestPlay(
    game,
    (state) => wanted.holds(askedOf(state, wanted, measures, forPlay)),
    (state) => aliveIn(state, scenario),
  );
  const ofCounts = measures.filter(({ told }) => told.by === 'count');
  const counted = ofCounts.slice(0, MOST_COUNTERS);
  const notes: TurnNotes = { forPlay, others: furtherNotes(measures, counted, forPlay) };
  const all = [...forPlay, ...notes.others].map(({ note }) => note);
  const whole = turnGame(context, laws, all, asksHarm(wanted));
  const next = (state: TurnState) => untilThrown(whole, best, notes, state);
  yield* best.find(game.begin);
  const found = yield* turnChain(whole.begin, next, notes, measures, counted);
  const visits = visitsOf(found.chain);
  const isStopTold = wanted.measures.includes('stoppedBy');
  return {
    context,
    laws,
    whole,
    game,
    best,
    measures,
    notes,
    found,
    visits,
    next,
    rated: once(() =>
      game
        .everyOption(game.begin)
        .map((option) => ({ option, worth: best.worthOfOption(game.begin, option) })),
    ),
    counted,
    isStopTold,
  };
}

/** What a state comes to, so far as the question asks. */
function askedOf(
  state: TurnState,
  { measures: asked }: Wanted,
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
