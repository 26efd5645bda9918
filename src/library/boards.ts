/* Maps and boards for programs. */

import * as z from 'zod';
import { atOnce, BadInput } from '../base/index.ts';
import type { Scene } from '../board/index.ts';
import { type Case, compileFor, openedMap, rulesetOf } from '../experiments/index.ts';
import { boardText } from '../report/index.ts';
import { given, textGiven } from './given.ts';
import { optionsGiven, READ_OPTIONS } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { ReadOptions } from './types/options.ts';

/** The ground of a board, for the `board:` of an experiment: `{ ...board, attacker: [3, 2], … }`. */
export interface Board {
  /** A line of text for each row of spaces. Each space has a level and possibly a letter. */
  readonly terrain: string;
  /** Obstacles, glyphs and figures, with their places. */
  readonly others: readonly object[];
  /** Pairs of neighboring spaces that have a wall between them. */
  readonly walls: readonly object[];
  /** The spaces of each start area, as column and row, by the name of the area. */
  readonly starts: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** The board made from a map, and the parts of the map that the board leaves out. */
export interface ReadBoard {
  readonly board: Board;
  /** Sentences about the missing parts. */
  readonly lacks: readonly string[];
}

/**
 * Reads a map: from Virtualscape (.hsc, as bytes), from hexoscape's map editor (JSON), or a handwritten board (YAML).
 *
 * @param name the name of the map's file, for messages; its extension identifies maps from Virtualscape
 * @throws BadInput for damaged data, or data in another format
 */
export function readBoard(map: string | Uint8Array, name: string): ReadBoard {
  const file = textGiven(name, ['name']);
  const content = typeof map === 'string' ? map : given(BYTES, map, ['map']);
  const { terrain, others, walls, starts, lacks } = openedMap(file, content);
  return { board: { terrain, others, walls, starts }, lacks };
}

const BYTES = z.instanceof(Uint8Array, { error: 'the text of a map, or its bytes, a Uint8Array' });

/**
 * Draws the board of an experiment as text: levels, letters of terrain, walls, pieces, and the line of Knockback.
 *
 * @param experiment its data, or the text of an experiment file; for a sweep, the first fight is drawn
 * @throws BadInput for any mistake in the experiment, and if it has no board
 */
export function drawBoard(experiment: ExperimentInput, options: ReadOptions = {}): string {
  optionsGiven(READ_OPTIONS, options);
  const { cases, question } = readInput(experiment, options);
  const { scenario } = cases[0] as Case;
  const { drawn } = rulesetOf(scenario);
  const scene: Scene | undefined = drawn
    ? drawn(scenario)
    : atOnce(compileFor(scenario, question)).account.scene;
  if (scene) return boardText(scene);
  throw new BadInput({ path: ['board'], found: 'nothing', allowed: 'a board' });
}
