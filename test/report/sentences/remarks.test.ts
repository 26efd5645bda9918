import { expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { remarkItems, rulingItems } from '../../../src/report/sentences/remarks.ts';
import { whyBlocks } from '../../../src/report/sentences/why.ts';
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

test('of several fields, a remark names only the one on which it depends', async () => {
  const vary = { 'attacker.attack': [2, 3], specialAttack: [false, true] };
  expect(remarkItems(await results({ vary }))).toContain(
    'With special attack on: There is no Knockback, because this is a special attack.',
  );
});

test('why a number can be relied on includes the rulings on which it depends', async () => {
  const swept = await results({
    defender: { card: 'solomon-grundy', life: 2 },
    rulings: { destroyedFiguresStay: false },
  });
  const lists = whyBlocks(swept).flatMap((block) => (block.kind === 'list' ? [block] : []));
  expect(lists[1]?.items).toEqual([expect.stringMatching(/^Off: .*\(destroyedFiguresStay\)$/)]);
});
