import { expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { remarkItems, rulingItems } from '../../../src/report/sentences/remarks.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

const results = (document: object) =>
  compute(
    readExperiment(
      { name: 'Fight', attacker: 'hawkgirl', defender: 'solomon-grundy', ...document },
      noFiles,
    ),
    { exact: true, simulation: false, machine, threads: 1 },
  );

test('a remark says in which combinations it holds, if not in all', async () => {
  const swept = await results({ vary: { specialAttack: [false, true] } });
  expect(remarkItems(swept)).toContain(
    'With special attack on: There is no Knockback, because this is a special attack.',
  );
  const [, special] = swept;
  expect(remarkItems(special ? [special] : [])).toContain(
    'There is no Knockback, because this is a special attack.',
  );
});

test('a ruling that is varied is neither on nor off', async () => {
  const frail = { card: 'solomon-grundy', life: 2 };
  const ruling = (settings: boolean[]) =>
    results({ defender: frail, vary: { 'rulings.destroyedFiguresStay': settings } });
  const [varied = ''] = rulingItems(await ruling([true, false]), true);
  expect(varied).toMatch(
    /^On in some combinations and off in others: .*\. \(destroyedFiguresStay\)$/,
  );
  const [off = ''] = rulingItems(await ruling([false]), false);
  expect(off).toMatch(/^Off: [^()]*\.$/);
});
