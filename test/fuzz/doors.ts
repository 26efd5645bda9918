import type { AnyDoor } from './door.ts';
import { boardDoor } from './doors/board.ts';
import { cardsDoor } from './doors/cards.ts';
import { commandLineDoor } from './doors/command-line.ts';
import { experimentDoor } from './doors/experiment.ts';
import { importDoor } from './doors/import.ts';
import { mapsDoor } from './doors/maps.ts';
import { processDoor } from './doors/process.ts';
import { resultsDoor } from './doors/results.ts';
import { shardsDoor } from './doors/shards.ts';
import { textDoor } from './doors/text.ts';

/** Every door. A new one is a file in `doors` and a line here. */
export const DOORS: readonly AnyDoor[] = [
  experimentDoor,
  textDoor,
  boardDoor,
  cardsDoor,
  importDoor,
  mapsDoor,
  commandLineDoor,
  resultsDoor,
  shardsDoor,
  processDoor,
];
