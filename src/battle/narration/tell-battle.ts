/* Narrates one game of a battle: as a story in steps, and as moments for the replay. */

import { mapInSteps, type Named, type Steps } from '../../base/index.ts';
import { generatorOf } from '../../chance/index.ts';
import { type Who, whoIn } from '../../fight/index.ts';
import {
  type BattleEvent,
  type GameTold,
  momentTitle,
  type Outcome,
  type ShortStep,
  type Step,
  type ToldGame,
  type ToldMoment,
} from '../../rules/index.ts';
import { battleEngine } from '../engine/index.ts';
import { type GameResult, numberIn } from '../game-result.ts';
import { asNamed } from '../measures.ts';
import { battleModel } from '../model.ts';
import { gameRecorder } from '../recorder/recorder.ts';
import { Recording } from '../recorder/recording.ts';
import type { BattleScenario } from '../scenario.ts';
import { pointsBrought, takingPart } from '../taking-part.ts';
import { shortLines } from './in-short.ts';
import { sentenceOf, sentenceWithOdds } from './sentences.ts';

/** A moment, and its text with the odds of attacks. */
interface ToldWithOdds {
  readonly moment: ToldMoment;
  readonly text: string;
  /** The events of the moment. If points have changed, the points left come last. */
  readonly events: readonly BattleEvent[];
}

/** Finds cards and sides by name. Any other name, for example the name of a figure, takes a singular verb. */
const whoOf = ({ of: { tables, sides } }: Recording): Who =>
  whoIn([...tables.cards.map(({ card }) => card), ...sides]);

/** All moments of a game, told in sentences. */
export function momentsTold(recording: Recording): Steps<ToldWithOdds[]> {
  const { sides } = recording;
  const who = whoOf(recording);
  const textOf = (events: readonly BattleEvent[], sentence: typeof sentenceOf) =>
    events
      .map((event) => sentence(event, who))
      .filter(Boolean)
      .join(' ');
  return mapInSteps(recording.moments(), (one) => {
    const { events, toldPoints: points } = one;
    return {
      moment: one.told(textOf(events, sentenceOf)),
      text: textOf(events, sentenceWithOdds),
      events: points ? [...events, { is: 'points', sides, points }] : events,
    };
  });
}

/**
 * Plays and narrates one game of a run, in steps. The outcome is the same as in the run, because the dice for the story
 * come from a separate generator.
 *
 * @param number the number of the game, from 0
 */
export function* tellBattle(
  scenario: BattleScenario,
  seed: string,
  number: number,
): Steps<GameTold> {
  const engine = battleEngine(scenario, seed);
  const draw = generatorOf(`${seed}/told/${number}`);
  const recording = new Recording({
    tables: engine.tables,
    sides: scenario.sides.map(asNamed) as [Named, Named],
    next32: () => draw.int32() >>> 0,
  });
  yield* engine.steps(number, gameRecorder(recording));
  const parts = takingPart(scenario).map(pointsBrought);
  const told = yield* momentsTold(recording);
  const who = whoOf(recording);
  const game: ToldGame = {
    sides: scenario.sides.map(({ name }, i) => ({ name, points: parts[i] ?? 0 })),
    figures: recording.figures,
    moments: told.map(({ moment }) => moment),
  };
  return {
    events: told.flatMap(({ events }) => events),
    steps: yield* stepsOf(game, told, who),
    short: yield* shortStepsOf(game, told, who),
    outcome: outcomeOf(scenario, engine.result),
    game,
  };
}

/** The outcome of a game: the value of each measure. */
function outcomeOf(scenario: BattleScenario, result: GameResult): Outcome {
  const values = battleModel(scenario).measures.map(({ measure, of, names }) => {
    const value = numberIn(result, of);
    return [measure, names?.[value] ?? value] as const;
  });
  return Object.fromEntries(values);
}

/** The parts of a game: setup, the beginning of each round, and each turn. */
function partsOf(game: ToldGame, told: readonly ToldWithOdds[]) {
  const parts: { readonly title: string; readonly moments: ToldWithOdds[] }[] = [];
  for (const one of told) {
    const title = momentTitle(one.moment, game.sides);
    const last = parts.at(-1);
    if (last?.title === title) last.moments.push(one);
    else parts.push({ title, moments: [one] });
  }
  return parts;
}

/** The story in steps. */
function stepsOf(game: ToldGame, told: readonly ToldWithOdds[], who: Who): Steps<Step[]> {
  return mapInSteps(partsOf(game, told), ({ title, moments }) => {
    const texts = moments.flatMap(({ text, events }) => [
      text,
      ...events.filter(({ is }) => is === 'points').map((event) => sentenceOf(event, who)),
    ]);
    return { title, text: texts.filter(Boolean).join(' ') };
  });
}

/** The story in short. */
function shortStepsOf(game: ToldGame, told: readonly ToldWithOdds[], who: Who): Steps<ShortStep[]> {
  return mapInSteps(partsOf(game, told), ({ title, moments }) => {
    const acting = moments.map(({ moment: { figure }, events }) => ({ figure, events }));
    return { title, lines: shortLines(acting, who) };
  });
}
