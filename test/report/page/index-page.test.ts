import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { indexPage } from '../../../src/report/page/index-page.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

/** The cells of each report, as text without markup. */
async function cells(...documents: object[]): Promise<string[][]> {
  const reports = await Promise.all(
    documents.map(async (document, i) => {
      const experiment = readExperiment(
        { name: `Report ${i}`, trials: 1000, ...FIGHT, ...document },
        noFiles,
      );
      const options = { exact: true, simulation: true, machine, threads: 1 };
      return { ...experiment, folder: `report-${i}`, results: await compute(experiment, options) };
    }),
  );
  const [, body = ''] = indexPage(reports).split('<tbody>');
  const rows = body.split('</tbody>')[0]?.split('</tr>').slice(0, -1) ?? [];
  return rows.map((row) =>
    row
      .split('</td>')
      .slice(0, -1)
      .map((cell) =>
        cell
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
  );
}

/** One die against none: a skull, and therefore one space, half of the time. */
const FIGHT = {
  attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
  defender: { name: 'D', attack: 0, defense: 0 },
};

describe('the page that compares reports', () => {
  test('has the question of each with its answer, exact beside simulated', async () => {
    const [row = []] = await cells({}, {});
    expect(row.slice(0, 3)).toEqual(['Report 0', 'A displaces D', '50.00%']);
    expect(row[3]).toMatch(/^(4|5)\d\.\d\d% (4|5)\d\.\d\d% – 5\d\.\d\d%$/);
    expect(row.slice(4)).toEqual(['', '', '']);
  });

  test('has of sweeps the fight as written, and where the chance is lowest and highest', async () => {
    const [, row = []] = await cells(
      {},
      { vary: { 'attacker.attack': [2, 1, { label: 'a shove', value: 3 }] } },
    );
    expect(row[1]).toBe('A displaces D 3 combinations');
    expect(row[2]).toBe('50.00%');
    expect(row[4]).toMatch(/^50\.00% with 1 attack die; simulated \d\d\.\d\d%$/);
    expect(row[5]).toMatch(/^87\.50% with a shove; simulated \d\d\.\d\d%$/);
  });

  test('says how many combinations share an extreme', async () => {
    const [, row = []] = await cells({}, { vary: { 'defender.life': [5, 6, 7] } });
    expect(row[4]).toMatch(/^50\.00% with the defender&#39;s life at 5 and in 2 more; /);
  });
});
