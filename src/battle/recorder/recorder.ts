/* Records a game: what the engine reports by numbers, as events by name, with the dice that were thrown. */

import type { GameEvent, GameTeller } from '../engine/tell.ts';
import { recordersOfAttacks } from './of-attacks.ts';
import { recordersOfMoves } from './of-moves.ts';
import { recordersOfRounds } from './of-rounds.ts';
import type { Recorders, Recording } from './recording.ts';

/** @returns takes what the engine reports, and adds it to a recording */
export function gameRecorder(recording: Recording): GameTeller {
  const recorders: Recorders = {
    ...recordersOfRounds(recording),
    ...recordersOfMoves(recording),
    ...recordersOfAttacks(recording),
  };
  return (event) => (recorders[event.is] as (event: GameEvent) => void)(event);
}
