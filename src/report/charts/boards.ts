import type { Scene } from '../../boards/scene.ts';
import { spaceName } from '../../boards/space.ts';
import type { Result } from '../../results/result.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { percent } from '../../words/numbers.ts';
import { variedBoards } from '../sentences/boards.ts';
import { subjectOf } from '../sentences/cast.ts';
import { boardSpec, type SpaceNotes } from './board/spec.ts';
import type { Chart } from './chart.ts';

/** For a single attack on a board: the ground, who stands where, and where the defender ends. */
export function boards(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const scene = result?.account.scene;
  if (!result || !scene || others.length > 0) return [];
  const exact = result.summaries.some(({ outcomes }) => outcomes.some((outcome) => outcome.exact));
  const spec = boardSpec(scene, endings(result, scene), {
    text: `Where it ends when ${subjectOf(results)}`,
    subtitle:
      `${exact ? 'Exact' : 'Simulated'} chance of ending on each space` +
      (scene.line.length > 2 ? '; the arrow shows the line of Knockback' : ''),
  });
  return [{ name: 'board', spec, toScale: true }];
}

/** For a sweep: its ground, without chances; where that is varied, each of several boards. */
export function boardsOfSweeps(results: readonly Result[]): Chart[] {
  const { shown, all } = variedBoards(results, ({ account }) => account.scene);
  if (shown.length > 0) {
    return shown.map(({ scene, condition }, i) => {
      const isLast = i === shown.length - 1 && shown.length < all;
      const spec = boardSpec(scene, new Map(), {
        text: `The board ${condition}`,
        subtitle:
          `Board ${i + 1} of ${all}` +
          (isLast ? `; the other ${all - shown.length} are not drawn` : '') +
          (scene.line.length > 2 ? '; the arrow shows the line of Knockback' : ''),
      });
      return { name: i === 0 ? 'board' : `board-${i + 1}`, spec, toScale: true };
    });
  }
  const [first, ...others] = results;
  const scene = first?.account.scene;
  if (!first || !scene || others.length === 0) return [];
  const ground = JSON.stringify(scene);
  const isCommon = others.every(({ account }) => JSON.stringify(account.scene) === ground);
  const spec = boardSpec(scene, new Map(), {
    text: `The board on which ${subjectOf(results)}`,
    subtitle:
      (isCommon ? 'The same in all combinations' : 'As in the first combination') +
      (scene.line.length > 2 ? '; the arrow shows the line of Knockback' : ''),
  });
  return [{ name: 'board', spec, toScale: true }];
}

/** The chance of ending on each space; a double base counts for both of its spaces. */
function endings({ summaries }: Result, scene: Scene): SpaceNotes {
  const chances = new Map<string, number>();
  const places =
    summaries.find(({ measure }) => measure.name === scene.placeMeasure)?.outcomes ?? [];
  for (const { spaces = [], exact, simulated } of places) {
    const chance = exact ? fractionValue(exact) : (simulated?.probability ?? 0);
    for (const space of spaces.map(spaceName)) {
      chances.set(space, (chances.get(space) ?? 0) + chance);
    }
  }
  return new Map([...chances].map(([space, chance]) => [space, percent(chance, 1)]));
}
