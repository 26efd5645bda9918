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

/** The ground of a board, as `board:` of an experiment takes it: `{ ...board, attacker: [3, 2], … }`. */
export interface Board {
  /** A row of text for each row of spaces: a level and perhaps a letter for each space. */
  readonly terrain: string;
  /** Obstacles, glyphs and figures, with where they stand. */
  readonly others: readonly object[];
  /** Pairs of neighbouring spaces with a wall between them. */
  readonly walls: readonly object[];
  /** The spaces of each start area, by its name: columns and rows. */
  readonly starts: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** The board of a map, and what of the map is not on it. */
export interface ReadBoard {
  readonly board: Board;
  /** In sentences. */
  readonly lacks: readonly string[];
}

/**
 * Reads a map: of Virtualscape (.hsc, as bytes), of hexoscape's map editor (JSON), or a board that was
 * written by hand (YAML).
 *
 * @param name the name of its file, which tells a map of Virtualscape, and stands in messages
 * @throws BadInput for what is none of these, or damaged
 */
export function readBoard(map: string | Uint8Array, name: string): ReadBoard {
  const file = textGiven(name, ['name']);
  const content = typeof map === 'string' ? map : given(BYTES, map, ['map']);
  const { terrain, others, walls, starts, lacks } = openedMap(file, content);
  return { board: { terrain, others, walls, starts }, lacks };
}

const BYTES = z.instanceof(Uint8Array, { error: 'the text of a map, or its bytes, a Uint8Array' });

/**
 * Draws the board of an experiment as text: levels, letters of terrain, walls, who stands where, the line of
 * Knockback.
 *
 * @param experiment its data, or the text of an experiment file; of one that varies fields, its first fight
 * @throws BadInput for whatever is wrong with the experiment, and without a board
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
