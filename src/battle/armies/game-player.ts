/*
 * Registers the battle engine with `chance`, which must not import it. Called where a thread
 * starts.
 */

import { setGamePlayer } from '../../chance/index.ts';

/** Makes simulations on this thread play battles with `playBattles`. The engine is loaded with the first game. */
export function playGamesHere(): void {
  setGamePlayer(async () => (await import('./play-games.ts')).playBattles);
}
