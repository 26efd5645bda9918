/* Maps and boards for programs. */

import * as z from 'zod';
import { atOnce, BadInput } from '../base/index.ts';
import type { Scene } from '../board/index.ts';
import { compileFor, openedMap, rulesetOf } from '../experiments/index.ts';
import { boardText } from '../report/index.ts';
import { given, textGiven } from './given.ts';
import { optionsGiven, READ_OPTIONS } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { ReadOptions } from './types/options.ts';

/** The ground of a board for `board:` of an experiment: `{ ...board, attacker: [3, 2], … }`. */
export interface Board {
  /** A row of text for each row of spaces, with a level and an optional letter for each space. */
  readonly terrain: string;
  /** Obstacles, glyphs and figures, with their places. */
  readonly others: readonly object[];
  /** Pairs of neighbouring spaces with a wall between them. */
  readonly walls: readonly object[];
  /** The spaces of each start area, by its name: columns and rows. */
  readonly starts: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** The board of a map, and the parts of the map that it lacks. */
export interface ReadBoard {
  readonly board: Board;
  /** Missing parts of the map, in sentences. */
  readonly lacks: readonly string[];
}

/**
 * Reads a map: from Virtualscape (.hsc, as bytes), from hexoscape's map editor (JSON), or a hand-written board
 * (YAML).
 *
 * @param name the name of its file, for messages; its extension identifies maps from Virtualscape
 * @throws BadInput for other or damaged data
 */
export function readBoard(map: string | Uint8Array, name: string): ReadBoard {
  const file = textGiven(name, ['name']);
  const content = typeof map === 'string' ? map : given(BYTES, map, ['map']);
  const { terrain, others, walls, starts, lacks } = openedMap(file, content);
  return { board: { terrain, others, walls, starts }, lacks };
}

const BYTES = z.instanceof(Uint8Array, { error: 'the text of a map, or its bytes, a Uint8Array' });

/**
 * Draws the board of an experiment as text: levels, letters of terrain, walls, pieces, the line of Knockback.
 *
 * @param experiment its data, or the text of an experiment file; for a sweep, the first fight
 * @throws BadInput for any mistake in the experiment, and without a board
 */
export function drawBoard(experiment: ExperimentInput, options: ReadOptions = {}): string {
  optionsGiven(READ_OPTIONS, options);
  const { cases, question } = readInput(experiment, options);
  const [first] = cases;
  if (!first) throw new Error('an experiment has at least one case');
  const { drawn } = rulesetOf(first.scenario);
  const scene: Scene | undefined = drawn
    ? drawn(first.scenario)
    : atOnce(compileFor(first.scenario, question)).account.scene;
  if (scene) return boardText(scene);
  throw new BadInput({ path: ['board'], found: 'nothing', allowed: 'a board' });
}
