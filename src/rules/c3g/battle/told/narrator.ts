import type { ToldMoment } from '../../../told-game.ts';
import type { GameEvent, GameTeller } from '../engine/tell.ts';
import { tellersOfAttacks } from './of-attacks.ts';
import { tellersOfMoves } from './of-moves.ts';
import { tellersOfRounds } from './of-rounds.ts';
import { type Tellers, Telling, type TellingOf } from './telling.ts';

/** A moment, and its text with the odds of an attack in it. */
export interface ToldWithOdds {
  readonly moment: ToldMoment;
  readonly text: string;
}

/** A narrator hears the events of one game, as they happen, and makes moments of them. */
export interface GameNarrator {
  readonly hear: GameTeller;
  /** All that has happened, moment by moment. */
  moments(): readonly ToldWithOdds[];
}

export function gameNarrator(of: TellingOf): GameNarrator {
  const telling = new Telling(of);
  const tellers: Tellers = {
    ...tellersOfRounds(telling),
    ...tellersOfMoves(telling),
    ...tellersOfAttacks(telling),
  };
  return {
    hear(event) {
      (tellers[event.is] as (event: GameEvent) => void)(event);
    },
    moments: () => telling.moments().map((one) => ({ moment: one.told(), text: one.textWithOdds })),
  };
}
