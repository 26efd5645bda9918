import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const ALL = [
  'How sure the numbers are',
  'Rulings',
  'What they leave out or assume',
  'Where the cards come from',
];

const shipped = (name: string) => resolve(`experiments/${name}.yaml`);

const QUICK = ['--no-simulation'];

/** The headings of the output of `--why`, in order. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^(How sure|Rulings|What they|Where the cards)[^:\n]*/gm)].map(([all]) => all);

describe('--why', () => {
  it.each([
    ['odds', ['odds', 'krug', 'hawkgirl', ...QUICK]],
    ['odds of several attackers', ['odds', 'krug,ne-gok-sa', 'hawkgirl', ...QUICK]],
    ['duel', ['duel', 'krug', 'ne-gok-sa', ...QUICK]],
    ['survive', ['survive', 'krug', '--by', 'ne-gok-sa', ...QUICK]],
    ['battle', ['battle', 'krug', 'ne-gok-sa', '--map', 'the-ford', '--games', '4']],
    ['aim', ['aim', shipped('at-the-ford'), ...QUICK]],
    ['plan', ['plan', shipped('two-on-one-at-the-cliff')]],
    ['run', ['run', shipped('lava-pit'), '--format', 'table', ...QUICK]],
  ])('tells of %s how sure its numbers are, and says nothing twice', async (_, args) => {
    const text = await printed([...args, '--why']);
    const found = headingsOf(text);
    expect(found.map((one) => one.replace(/ that .*/, ''))).toEqual(ALL);
    const items = text.split('\n').filter((line) => line.startsWith('  - '));
    expect(new Set(items).size).toBe(items.length);
    expect(headingsOf(await printed(args))).not.toContain('Where the cards come from');
  });

  it('goes with no data, and with no line alone', async () => {
    const odds = ['odds', 'krug', 'hawkgirl', '--why'];
    await expectRefusal([...odds, '--format', 'json'], ['--why: --format json was also given']);
    await expectRefusal([...odds, '--brief'], ['--why: --brief was also given']);
    await expectRefusal(['run', shipped('lava-pit'), '--why'], ['--why: no --format']);
  });
});
