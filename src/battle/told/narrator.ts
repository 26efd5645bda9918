import type { ToldMoment } from '../../rules/index.ts';
import type { GameEvent, GameTeller } from '../engine/tell.ts';
import { tellersOfAttacks } from './of-attacks.ts';
import { tellersOfMoves } from './of-moves.ts';
import { tellersOfRounds } from './of-rounds.ts';
import { type Tellers, Telling, type TellingOf } from './telling.ts';

/** A moment, and its text with the odds of an attack in it. */
export interface ToldWithOdds {
  readonly moment: ToldMoment;
  readonly text: string;
  /** Points left that are told after the text; absent: they need no telling. */
  readonly points?: readonly number[];
}

/** A narrator hears the events of one game, as they happen, and makes moments of them. */
export interface GameNarrator {
  readonly hear: GameTeller;
  /** All that has happened, moment by moment. */
  moments(): readonly ToldWithOdds[];
}

/** @param telling what keeps the moments */
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
        ...(one.toldPoints && { points: one.toldPoints }),
      })),
  };
}
