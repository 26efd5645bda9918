import { isMapping } from '../../base/index.ts';
import { type Files, loadExperiment, parseYaml, surroundingsOf } from '../../experiments/index.ts';
import { mapFile } from '../../fight/index.ts';
import type { ExperimentDocument } from '../document.ts';

/** An experiment that the page offers, one tap away. */
export interface Example {
  readonly name: string;
  readonly document: ExperimentDocument;
}

/**
 * The attacks on boards of hexes among experiment files, in their order: checked, without what they vary,
 * the ground of maps in the document itself, as a page reads no further files.
 *
 * @throws BadInput for a file that is no experiment
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
  } = surroundingsOf(path, files).readFile(map, mapFile, ['board', 'map']);
  return {
    terrain,
    ...stands,
    ...(others.length > 0 && { others }),
    ...(walls.length > 0 && { walls }),
    ...(starts && { starts }),
  };
}
