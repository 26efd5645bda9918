/*
 * Plays runs of battles or of random armies for simulations, and counts their results in cells. Loaded by
 * `game-player.ts`.
 */

import type { Steps } from '../../base/index.ts';
import type { BattleProgram, GameView } from '../../chance/index.ts';
import { battleEngine } from '../engine/index.ts';
import { battleMemory } from '../engine/state/memory.ts';
import { type GameResult, numberIn } from '../game-result.ts';
import type { BattleScenario } from '../scenario.ts';
import { armiesEngine } from './engine.ts';
import type { ArmiesScenario } from './scenario.ts';

/** Plays games by number, and adds up their results. */
interface GameEngine {
  /** The result of the last game. */
  readonly result: GameResult;
  /** Sums over all games played, by name. */
  readonly totals: object;
  steps(game: number): Steps<void>;
}

/** Tables shared by all battles on this thread, for example by the combinations of a sweep. */
const memory = battleMemory();

/**
 * The engine of the last program, unless it is in the middle of a game. Only one engine is kept, because each has large
 * tables.
 */
let known:
  | { readonly program: BattleProgram; readonly seed: string; readonly engine: GameEngine }
  | undefined;

/**
 * Plays games of a battle, pausing after each turn, and counts each game in one cell of every view. The result of a
 * game depends only on the seed and the game's number.
 *
 * @param firstGame number of the first game in the run
 * @param counts one counter per cell, incremented in place
 * @throws RangeError if the engine has a different number of sums than the program has cells for them
 */
export function* playBattles(
  program: BattleProgram,
  {
    seed,
    firstGame,
    games,
  }: { readonly seed: string; readonly firstGame: number; readonly games: number },
  counts: Uint32Array,
): Steps<void> {
  const engine = engineOf(program, seed);
  known = undefined;
  const totals = engine.totals as Readonly<Record<string, Uint32Array | Float64Array>>;
  for (const { name } of program.totals) totals[name]?.fill(0);
  for (let game = firstGame; game < firstGame + games; game++) {
    yield* engine.steps(game);
    for (const view of program.views) {
      const cell = view.first + cellOf(view, engine.result);
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  for (const { name, first, size } of program.totals) {
    const sums = totals[name] ?? [];
    if (sums.length !== size)
      throw new RangeError(`${sums.length} sums of ${name} instead of ${size}`);
    for (let i = 0; i < size; i++) {
      counts[first + i] = (counts[first + i] as number) + Math.round(sums[i] as number);
    }
  }
  known = { program, seed, engine };
}

function engineOf(program: BattleProgram, seed: string): GameEngine {
  if (known?.program === program && known.seed === seed) return known.engine;
  const scenario = program.scenario as BattleScenario | ArmiesScenario;
  return scenario.fight === 'armies'
    ? armiesEngine(scenario, seed, memory)
    : battleEngine(scenario, seed, undefined, memory);
}

function cellOf({ of }: GameView, result: GameResult): number {
  let cell = 0;
  let stride = 1;
  for (const number of of) {
    cell += stride * Math.min(numberIn(result, number), number.most);
    stride *= number.most + 1;
  }
  return cell;
}
