/* Records a game: turns the engine's numeric events into events with names, and adds the dice. */

import type { GameEvent, GameTeller } from '../engine/tell.ts';
import { recordersOfAttacks } from './of-attacks.ts';
import { recordersOfMoves } from './of-moves.ts';
import { recordersOfRounds } from './of-rounds.ts';
import type { Recorders, Recording } from './recording.ts';

/** Makes a function that adds the engine's reports to a recording. */
export function gameRecorder(recording: Recording): GameTeller {
  const recorders: Recorders = {
    ...recordersOfRounds(recording),
    ...recordersOfMoves(recording),
    ...recordersOfAttacks(recording),
  };
  return (event) => (recorders[event.is] as (event: GameEvent) => void)(event);
}
