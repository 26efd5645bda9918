/* Registers the battle engine with `chance`, which must not import it. Each thread calls this when it starts. */

import { setGamePlayer } from '../../chance/index.ts';

/**
 * Makes simulations on this thread play battles with `playBattles`. The engine is loaded only when the first game
 * begins.
 */
export function playGamesHere(): void {
  setGamePlayer(async () => (await import('./play-games.ts')).playBattles);
}
