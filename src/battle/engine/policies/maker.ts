import type { Acts } from '../acts.ts';
import type { Game } from '../game.ts';
import type { Policy } from '../policy.ts';

/** Makes a policy for a game. The policy reads the game and changes it only through its acts. */
export type PolicyMaker = (game: Game, acts: Acts) => Policy;
