import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { DISK } from '../../src/base/files/read-file.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import { oddsValue } from '../../src/experiments/results/figures.ts';
import type { Result } from '../../src/experiments/results/result.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import { dealt } from '../cases.ts';
import { machine } from '../machine.ts';
import { ROOT } from './blocks.ts';
import { commandsOf, expectShown } from './console.ts';

const PAGE = 'docs/super-strength.md';
const CLIFF = `${ROOT}experiments/super-strength-at-the-cliff.yaml`;

test.each(dealt(commandsOf(PAGE)))('$command prints what the page shows', (session) =>
  expectShown(session, tmpdir()),
);

test('at the cliff the figures of the page and of the experiment are those of the program', async () => {
  const experiment = loadExperiment(CLIFF, DISK);
  const results = await compute(experiment, { exact: true, simulation: false, machine });
  const chance = (wounds: number, powers: string, attack: number) => {
    const is = ({ combination, labels }: Result) =>
      combination['defender.wounds'] === wounds &&
      labels['attacker.powers'] === powers &&
      combination['attacker.attack'] === attack;
    const found = results.find(is);
    return found && oddsValue(found.question.odds);
  };
  // Exactly three attack dice, not nearly.
  expect(chance(2, 'Super Strength', 6)).toBeCloseTo(chance(2, 'no Super Strength', 9) ?? 0, 14);
  const percent = (value = 0) => `${(100 * value).toFixed(1)}%`;
  const page = readFileSync(ROOT + PAGE, 'utf8');
  for (const [powers, attack] of [
    ['Super Strength', 6],
    ['no Super Strength', 6],
    ['no Super Strength', 8],
    ['no Super Strength', 9],
  ] as const) {
    const [six, four] = [2, 4].map((wounds) => percent(chance(wounds, powers, attack)));
    expect(page).toContain(`| ${powers}, ${attack} attack dice | ${six} | ${four} |`);
  }
  const said = experiment.description?.match(/[\d.]+%/g) ?? [];
  const known = results.map(({ question }) => percent(oddsValue(question.odds)));
  expect(said.length).toBeGreaterThan(3);
  expect(known).toEqual(expect.arrayContaining(said));
});
