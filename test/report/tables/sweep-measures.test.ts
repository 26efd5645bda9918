import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/experiments/results/result.ts';
import { chartMeasures, tableMeasures } from '../../../src/report/tables/sweep-measures.ts';
import { computed } from '../sentences/sweeps.ts';

const VARY = { 'attacker.attack': [3, 6] };
const names = (of: (results: readonly Result[]) => readonly { name: string }[]) => ({
  in: (results: readonly Result[]) => of(results).map(({ name }) => name),
});

describe('measures that are asked for', () => {
  const measures = ['totalWounds', 'destroyed', 'stoppedBy', 'fallWounds', 'displaced'];

  test('are shown in their order, however alike or certain; the question stands before them anyway', async () => {
    const results = await computed({ measures, vary: VARY });
    // The cause of a stop cannot be one number, and "displaced" is the question.
    const shown = ['totalWounds', 'destroyed', 'fallWounds'];
    expect(names(tableMeasures).in(results)).toEqual(shown);
    expect(names(chartMeasures).in(results)).toEqual(shown);
  });

  test('have the chance to destroy beside them in tables', async () => {
    const results = await computed({ measures: ['spacesMoved'], vary: VARY });
    expect(names(tableMeasures).in(results)).toEqual(['destroyed', 'spacesMoved']);
    expect(names(chartMeasures).in(results)).toEqual(['spacesMoved']);
  });
});

describe('where none are asked for', () => {
  test('it is the chance to destroy, and the means that tell the combinations apart', async () => {
    const results = await computed({ vary: VARY });
    // Without a board, the spaces moved equal the points, so only one of the two is shown. Falls and similar events
    // never happen.
    expect(names(tableMeasures).in(results)).toEqual(['destroyed', 'spacesMoved', 'attackWounds']);
  });

  test('a mean that no combination changes is left out of the table', async () => {
    // Automatic shields block wounds and cancel no points.
    const results = await computed({ vary: { 'defender.powers': [[], ['tough']] } });
    expect(names(tableMeasures).in(results)).toEqual(['destroyed', 'attackWounds']);
  });

  test('without a Life nobody is destroyed', async () => {
    const defender = { name: 'D', attack: 1, defense: 1 };
    const results = await computed({ defender, vary: VARY });
    expect(names(tableMeasures).in(results)).not.toContain('destroyed');
  });
});
