import * as vega from 'vega';
import { compile } from 'vega-lite';
import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { distributions } from '../../../src/report/charts/distribution.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

/**
 * Two dice with skulls half of the time, against none, on clear ground: nothing stops the defender, who has no Life.
 */
async function charts(changes: object = {}) {
  const experiment = readExperiment(
    {
      name: 'Fight',
      attacker: { name: 'A', attack: 2, defense: 0, powers: ['super-strength'] },
      defender: { name: 'D', attack: 0, defense: 0 },
      measures: ['spacesMoved', 'knockbackPoints'],
      ...changes,
    },
    noFiles,
  );
  const how = { exact: true, simulation: false, machine, threads: 1 };
  return distributions(await compute(experiment, how));
}

describe('measures that are the same in a fight', () => {
  test('share one chart, which names them all', async () => {
    const all = await charts();
    const shared = all.find(({ name }) => name === 'spacesMoved');
    expect(shared?.title).toMatch(/^Spaces moved and Knockback points when /);
    expect(all.map(({ name }) => name)).not.toContain('knockbackPoints');
  });

  test('are named within the title without capitals', async () => {
    const all = await charts({ measures: ['attackWounds', 'totalWounds'] });
    expect(all.map(({ title }) => title)).toEqual([
      'Wounds by the attack and wounds in all when A attacks D',
    ]);
  });

  test('have charts of their own where something keeps them apart', async () => {
    const wall = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
    const names = (await charts({ board: wall })).map(({ name }) => name);
    expect(names).toContain('spacesMoved');
    expect(names).toContain('knockbackPoints');
  });
});

describe('a chart of counts', () => {
  /** The texts of a chart, for one way of reading it. */
  async function texts(reading: 'exactly' | 'at least'): Promise<string[]> {
    const [chart] = await charts();
    if (!chart) throw new Error('a fight has charts');
    const view = new vega.View(vega.parse(compile(chart.spec).spec), { renderer: 'none' });
    const svg = await view.signal('reading', reading).toSVG();
    view.finalize();
    return [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text = '']) => text);
  }

  test('says "or more" in its title and at its axis while it is read so, and only then', async () => {
    const [exactly, atLeast] = [await texts('exactly'), await texts('at least')];
    expect(exactly.join('\n')).not.toMatch(/or more|≥/);
    expect(atLeast).toContain('Spaces moved and Knockback points: x or more, when A attacks D');
    expect(atLeast).toContain('Spaces moved and Knockback points: x or more');
    expect(atLeast).toEqual(expect.arrayContaining(['≥ 0', '≥ 1', '≥ 2']));
    // Two dice, each a skull half of the time: 1/4, 1/2, 1/4.
    expect(exactly).toEqual(expect.arrayContaining(['25.0%', '50.0%']));
    expect(atLeast).toEqual(expect.arrayContaining(['100.0%', '75.0%', '25.0%']));
  });

  test('says it in words, and to who points at a bar', async () => {
    const [chart] = await charts();
    if (!chart) throw new Error('a fight has charts');
    expect(chart.atLeast?.words).toContain('0 or more: 100.0%, 1 or more: 75.0%, 2 or more: 25.0%');
    const spec = chart.spec as unknown as { encoding: { tooltip: { field: string }[] } };
    expect(spec.encoding.tooltip[0]?.field).toBe('said');
  });

  test('of names has nothing to be read otherwise', async () => {
    const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
    const stops = (await charts({ board, measures: ['stoppedBy'] })).find(
      ({ name }) => name === 'stoppedBy',
    );
    expect(stops?.atLeast).toBeUndefined();
    expect(stops?.spec.params).toEqual([]);
  });
});
