import { setGamePlayer } from '../../chance/index.ts';

/** Makes simulations on this thread play battles by the engine of this module. Called where a thread starts. */
export function playGamesHere(): void {
  setGamePlayer(async () => (await import('./play-games.ts')).playBattles);
}
