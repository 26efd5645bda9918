/* The battle engine. It plays games by the rules of HeroScape, with policies that decide for the sides. */

import { atOnce, type Steps } from '../../base/index.ts';
import { generatorOf } from '../../chance/index.ts';
import type { GameResult, GameTotals } from '../game-result.ts';
import type { BattleScenario } from '../scenario.ts';
import { Acts } from './acts.ts';
import { Game } from './game.ts';
import { policyNamed } from './policies/index.ts';
import type { PolicyMaker } from './policies/maker.ts';
import { type BattleMemory, battleMemory } from './state/memory.ts';
import type { BattleTables } from './state/tables.ts';
import type { GameTeller } from './tell.ts';
import { Regroupings } from './turns/regroupings.ts';
import { Rounds } from './turns/rounds.ts';

/** Plays the games of a battle, one after another. */
export interface BattleEngine {
  /** Result of the last game. The object is reused. */
  readonly result: GameResult;
  /** The tables that explain the numbers of figures, places and cards in events. */
  readonly tables: BattleTables;
  /** Sums over all games played. */
  readonly totals: GameTotals;
  /**
   * Plays a game.
   *
   * @param game number of the game in the run; together with the seed, it determines the game
   * @param tell called with each event
   */
  play(game: number, tell?: GameTeller): void;
  /** Like `play`, but pauses after each turn. */
  steps(game: number, tell?: GameTeller): Steps<void>;
}

/**
 * Makes an engine for the games of a battle. The tables of the battle are computed once.
 *
 * @param makers for each side, the function that makes its policy; by default, the policies named
 * in the scenario
 * @param memory tables shared with earlier battles; useful for many battles with few games each
 */
export function battleEngine(
  scenario: BattleScenario,
  seed: string,
  makers: readonly PolicyMaker[] = scenario.sides.map(({ policy }) => policyNamed(policy)),
  memory: BattleMemory = battleMemory(),
): BattleEngine {
  const draw = generatorOf(`${seed}/battle`);
  const base = Uint32Array.from({ length: 4 }, () => draw.int32());
  const game = new Game(scenario, base, memory);
  const acts = new Acts(game);
  const [own, other] = makers.map((make) => make(game, acts));
  if (!own || !other) throw new Error('a battle has two sides');
  game.policies = [own, other];
  game.regroupings = new Regroupings(game, acts);
  const rounds = new Rounds(game, acts);
  const steps = (number: number, tell?: GameTeller) => {
    game.state.tell = tell;
    return rounds.play(number);
  };
  return {
    result: game.result,
    tables: game.tables,
    totals: game.totals,
    play: (number, tell) => atOnce(steps(number, tell)),
    steps,
  };
}
