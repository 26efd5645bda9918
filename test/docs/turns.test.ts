import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DISK } from '../../src/base/files/read-file.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import type { Result } from '../../src/experiments/results/result.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import { machine } from '../machine.ts';
import { ROOT } from './blocks.ts';

const FOLDER = `${ROOT}experiments/`;

test('three experiments are turns of several attackers', () => {
  const turns = readdirSync(FOLDER).filter(
    (name) => name.endsWith('.yaml') && /^turn:$/m.test(readFileSync(FOLDER + name, 'utf8')),
  );
  expect(turns.toSorted()).toEqual([
    'clear-the-bridge.yaml',
    'lava-or-wounds.yaml',
    'two-on-one-at-the-cliff.yaml',
  ]);
});

describe('the descriptions of turns match the program', () => {
  test('two on one at the cliff edge: who goes first, and from where', async () => {
    const { said, results } = await computed('two-on-one-at-the-cliff.yaml');
    const [turn] = results as [Result];
    expect(said).toEqual([
      worthOfFirst(turn, 'Strongman, from 3,2'),
      bestOfFirst(turn, 'Hawkgirl'),
      worthOfFirst(turn, 'Hawkgirl, from 3,2'),
    ]);
    expect(bestOfFirst(turn, 'Hawkgirl')).toBe(worthOfFirst(turn, 'Hawkgirl, from 3,1'));
    expect(chosen(turn)).toBe('Strongman, from 3,2');
    expect(choiceWhen(turn, /on 4,2 with 4 wounds/)).toBe('Hawkgirl attacks from 3,1');
    // His only useful place; from all others he adds nothing to her result.
    const others = firstOf(turn, 'Strongman').filter(({ name }) => name !== 'Strongman, from 3,2');
    expect(new Set(others.map(({ chance }) => shown(chance))).size).toBe(1);
  });

  test('clear the bridge: Archer first, then Strongman makes room, unless Grundy is wounded', async () => {
    const { said, results } = await computed('clear-the-bridge.yaml');
    const [turn] = results as [Result];
    expect(said).toEqual([bestOfFirst(turn, 'Archer'), worthOfFirst(turn, 'Archer, from 3,2')]);
    expect(chosen(turn)).toMatch(/^Archer, from (?!3,2)/);
    expect(choiceWhen(turn, /with 5 wounds, Archer has acted/)).toMatch(
      /^Strongman goes to [678],\d, then Hawkgirl attacks from 3,2$/,
    );
    for (const wounds of [6, 7]) {
      const when = (who: string) => new RegExp(`on 4,2 with ${wounds} wounds, ${who} acted`);
      expect(choiceWhen(turn, when('Archer has'))).toBe('Strongman attacks from 5,2');
      expect(choiceWhen(turn, when('Archer and Strongman have'))).toBe('Hawkgirl attacks from 3,2');
    }
  });

  test('lava or wounds: from 6 wounds on it is better to finish him', async () => {
    const { said, results } = await computed('lava-or-wounds.yaml');
    const [three, four, five, six, seven] = results as [Result, Result, Result, Result, Result];
    const [toTheLava, toTheRock] = ['Hawkgirl, from 1,2', 'Strongman, from 1,3'];
    expect(said).toEqual([
      worthOfFirst(three, toTheLava),
      worthOfFirst(five, toTheLava),
      worthOfFirst(six, toTheRock),
      worthOfFirst(six, toTheLava),
      worthOfFirst(seven, toTheRock),
      worthOfFirst(seven, toTheLava),
    ]);
    for (const result of [three, four, five]) expect(chosen(result)).toBe(toTheLava);
    for (const result of [six, seven]) expect(chosen(result)).toBe(toTheRock);
    expect(choiceWhen(six, /on 2,2 with 6 wounds/)).toBe('Hawkgirl attacks from 2,1');
  });
});

/** The odds that an experiment's description gives, in its order, and the results without a simulation. */
async function computed(file: string): Promise<{ said: string[]; results: Result[] }> {
  const experiment = loadExperiment(FOLDER + file, DISK);
  const results = await compute(experiment, { exact: true, simulation: false, machine });
  return { said: experiment.description?.match(/[\d.]+%/g) ?? [], results };
}

/** The first choices of an attacker. */
function firstOf({ account }: Result, attacker: string) {
  return (account.options?.rows ?? [])
    .filter(({ name }) => name.startsWith(attacker))
    .map(({ name, values: [chance] }) => ({ name, chance: chance ?? Number.NaN }));
}

function worthOfFirst(result: Result, choice: string): string {
  return shown(firstOf(result, choice).find(({ name }) => name === choice)?.chance);
}

function bestOfFirst(result: Result, attacker: string): string {
  return shown(Math.max(...firstOf(result, attacker).map(({ chance }) => chance)));
}

function chosen({ account }: Result): string | undefined {
  return account.options?.rows.find((row) => row.chosen)?.name;
}

function choiceWhen({ account }: Result, when: RegExp): string | undefined {
  return account.play?.decisions.find((decision) => when.test(decision.when))?.choice;
}

function shown(chance = Number.NaN): string {
  return `${(100 * chance).toFixed(1)}%`;
}
