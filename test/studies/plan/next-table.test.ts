import { describe, expect, test } from 'vitest';
import { nextTable } from '../../../src/report/tables/choices.ts';
import type { Decision } from '../../../src/rules/plan.ts';
import { longPlay, turn } from '../../report/turns.ts';

const decision = (when: string, worth: number): Decision => ({
  when,
  choice: 'attacks',
  worth,
  reached: 0.1,
  sequels: [],
});

const tableOf = async (decisions: readonly Decision[]) =>
  nextTable(await turn({ play: { decisions, unlisted: 0 } }));

describe('what to do next', () => {
  test('begins with the first choice, then has the likeliest situations with worth and chance', async () => {
    const table = nextTable(await turn());
    expect(table?.rows.map(([when, , worth, reached]) => [when, worth, reached])).toEqual([
      ['Solomon Grundy on 3,2 unhurt, Hawkgirl on 2,2, Batman on 0,1', '68.8%', '100.0%'],
      ['Solomon Grundy on 4,2 with 1 wound, Batman on 0,1', '62.5%', '59.4%'],
      ['Solomon Grundy on 4,2 with 2 wounds, Batman on 0,1', '75.0%', '25.0%'],
    ]);
    expect(table?.note).not.toContain('left out');
  });

  test('is cut to a handful, and says how many are left out', async () => {
    const table = nextTable(await turn({ play: longPlay(12) }));
    expect(table?.rows).toHaveLength(7);
    expect(table?.note).toContain('Five less likely cases left out.');
  });

  test('leaves out what is settled either way, except the first choice', async () => {
    const table = await tableOf([
      decision('first', 1),
      decision('won', 1 - 1e-15),
      decision('lost', 0),
      decision('open', 0.5),
    ]);
    expect(table?.rows.map(([when]) => when)).toEqual(['first', 'open']);
    expect(table?.note).toContain('already certain');
  });

  test('is nothing where nobody acts', async () => {
    expect(await tableOf([])).toBeUndefined();
  });
});
