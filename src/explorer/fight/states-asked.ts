import { isMapping } from '../../words/same-data.ts';
import type { ExperimentDocument } from '../document.ts';
import { cardsOf, fighterOf, type Setting } from './fighter.ts';

/** The names of switches in the conditions of powers: `state: shadow`, or a list of such. */
export function statesAsked(
  document: ExperimentDocument,
  figures: readonly unknown[],
): readonly string[] {
  const setting: Setting = { role: '', own: cardsOf(document) };
  const found = figures.flatMap((figure) =>
    fighterOf(figure, setting).powers.flatMap(({ power }) => statesIn(power, 0)),
  );
  return [...new Set(found)];
}

/** Conditions are nested no deeper. */
const DEEPEST = 12;

function statesIn(written: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(written)) return written.flatMap((one) => statesIn(one, depth + 1));
  if (!isMapping(written)) return [];
  return Object.entries(written).flatMap(([key, value]) =>
    key === 'state'
      ? [value].flat().filter((one) => typeof one === 'string')
      : statesIn(value, depth + 1),
  );
}
