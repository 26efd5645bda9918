import { atOnce } from '../../base/index.ts';
import { isPlayed, type Plan } from '../../rules/index.ts';
import type { WatchedGame } from '../in-browser/game/player.ts';
import { wholeGround } from './play-board.ts';

/**
 * A game of a run, with its ground; undefined if the plan does not play games on a board.
 *
 * @param number the game's index, from 0
 */
export function watchedGame(plan: Plan, seed: string, number: number): WatchedGame | undefined {
  const { scene } = plan.account;
  const telling = isPlayed(plan) ? plan.story.tellGame?.(seed, number) : undefined;
  return telling && scene && { game: atOnce(telling).game, ground: wholeGround(scene) };
}
