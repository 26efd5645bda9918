/*
 * Tells one game of a battle as a story in steps, and as moments for the replay. Used by compiled
 * battles.
 */

import type { Named } from '../../base/index.ts';
import { generatorOf } from '../../chance/index.ts';
import type { Who } from '../../fight/index.ts';
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
import type { GameEvent, GameTeller } from '../engine/tell.ts';
import { type GameResult, numberIn } from '../game-result.ts';
import { asNamed } from '../measures.ts';
import { battleModel } from '../model.ts';
import type { BattleScenario } from '../scenario.ts';
import { pointsBrought, takingPart } from '../taking-part.ts';
import { toldFigures } from './figures.ts';
import { shortLines } from './in-short.ts';
import type { OpenMoment } from './moments.ts';
import { tellersOfAttacks } from './of-attacks.ts';
import { tellersOfMoves } from './of-moves.ts';
import { tellersOfRounds } from './of-rounds.ts';
import { rollTeller } from './rolls.ts';
import { sentenceOf } from './sentences.ts';
import { type Tellers, Telling, type TellingOf } from './telling.ts';

/** A moment, with its text including the odds of attacks. */
interface ToldWithOdds {
  readonly moment: ToldMoment;
  readonly text: string;
  /** What has happened, with the points left at the end if they have changed. */
  readonly events: readonly BattleEvent[];
}

/** A narrator receives the events of one game, and turns them into moments. */
interface GameNarrator {
  readonly hear: GameTeller;
  /** All moments so far. */
  moments(): readonly ToldWithOdds[];
}

/** @param telling collects the moments */
export function gameNarrator(of: TellingOf, telling = new Telling(of)): GameNarrator {
  const tellers: Tellers = {
    ...tellersOfRounds(telling),
    ...tellersOfMoves(telling),
    ...tellersOfAttacks(telling),
  };
  return {
    hear(event) {
      (tellers[event.is] as (event: GameEvent) => void)(event);
    },
    moments: () =>
      telling.moments().map((one) => ({
        moment: one.told(),
        text: one.textWithOdds,
        events: [...one.events, ...pointsOf(telling, one)],
      })),
  };
}

function pointsOf({ sides }: Telling, { toldPoints: points }: OpenMoment): BattleEvent[] {
  return points ? [{ is: 'points', sides, points }] : [];
}

/**
 * Plays and tells one game of a run. Its outcome is the same as in the run, since the dice of the story have a
 * generator of their own.
 *
 * @param number number of the game, from 0
 */
export function tellBattle(scenario: BattleScenario, seed: string, number: number): GameTold {
  const engine = battleEngine(scenario, seed);
  const { tables } = engine;
  const draw = generatorOf(`${seed}/told/${number}`);
  const figures = toldFigures(tables);
  const sides = scenario.sides.map(asNamed) as [Named, Named];
  const rolls = rollTeller(tables, figures, () => draw.int32() >>> 0);
  const telling = new Telling({ tables, sides, figures, rolls });
  const narrator = gameNarrator(telling.of, telling);
  engine.play(number, narrator.hear);
  const parts = takingPart(scenario).map(pointsBrought);
  const told = narrator.moments();
  const game: ToldGame = {
    sides: scenario.sides.map(({ name }, i) => ({ name, points: parts[i] ?? 0 })),
    figures,
    moments: told.map(({ moment }) => moment),
  };
  return {
    events: told.flatMap(({ events }) => events),
    steps: stepsOf(game, told, telling.who),
    short: shortStepsOf(game, told, telling.who),
    outcome: outcomeOf(scenario, engine.result),
    game,
  };
}

/** Outcome of a game, by measure. */
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
function stepsOf(game: ToldGame, told: readonly ToldWithOdds[], who: Who): Step[] {
  return partsOf(game, told).map(({ title, moments }) => {
    const texts = moments.flatMap(({ text, events }) => [
      text,
      ...events.filter(({ is }) => is === 'points').map((event) => sentenceOf(event, who)),
    ]);
    return { title, text: texts.filter(Boolean).join(' ') };
  });
}

/** The story in short. */
function shortStepsOf(game: ToldGame, told: readonly ToldWithOdds[], who: Who): ShortStep[] {
  return partsOf(game, told).map(({ title, moments }) => {
    const acting = moments.map(({ moment: { figure }, events }) => ({ figure, events }));
    return { title, lines: shortLines(acting, who) };
  });
}
