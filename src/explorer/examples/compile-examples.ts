/* The examples of the Board panel. The build makes them from experiment files and puts them into the page. */

import { isMapping } from '../../base/index.ts';
import { type Files, loadExperiment, parseYaml, surroundingsOf } from '../../experiments/index.ts';
import { mapFile } from '../../fight/index.ts';
import type { ExperimentDocument } from '../document.ts';

/** An experiment offered by the Board panel. */
export interface Example {
  readonly name: string;
  readonly document: ExperimentDocument;
}

/**
 * Makes examples from experiment files, in the given order. Only single attacks on boards under the C3G rules become
 * examples. `vary` is removed, and the ground of a map is written into the document, since the page cannot read other
 * files.
 *
 * @throws BadInput for a file that is not a valid experiment
 */
export function compileExamples(paths: readonly string[], files: Files): Example[] {
  return paths.flatMap((path) => {
    const { name } = loadExperiment(path, files);
    const { vary: _, ...document } = parseYaml(files.read(path), path).data as ExperimentDocument;
    const { board, turn, fight, rules = 'c3g' } = document;
    const isAttack = turn === undefined && fight === undefined;
    if (!isMapping(board) || !isAttack || rules !== 'c3g') return [];
    return { name, document: { ...document, board: withGround(board, path, files) } };
  });
}

function withGround(board: Record<string, unknown>, path: string, files: Files) {
  const { map, ...stands } = board;
  if (typeof map !== 'string') return board;
  const {
    terrain,
    others = [],
    walls = [],
    starts,
  } = surroundingsOf(path, files).readFile(map, mapFile(), ['board', 'map']);
  return {
    terrain,
    ...stands,
    ...(others.length > 0 && { others }),
    ...(walls.length > 0 && { walls }),
    ...(starts && { starts }),
  };
}
