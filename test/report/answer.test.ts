import { expect, test } from 'vitest';
import type { Result } from '../../src/experiments/results/result.ts';
import { blocksOf, type Extent } from '../../src/report/blocks.ts';
import { terminalText } from '../../src/report/terminal/report.ts';
import { duels, survivals } from './fights.ts';
import { computed } from './sentences/sweeps.ts';
import { page } from './terminal/pages.ts';

const titlesOf = (results: readonly Result[], extent: Extent) =>
  blocksOf(results, extent).flatMap((block) => (block.kind === 'table' ? [block.table.title] : []));
const textOf = (results: readonly Result[], extent: Extent, width = 80) =>
  terminalText(blocksOf(results, extent), page(width));

const ATTACK = {
  attacker: { name: 'Ann', attack: 3, defense: 0, powers: ['super-strength'] },
  defender: { name: 'Bob', attack: 0, defense: 2, life: 2 },
  trials: 1000,
};

test('an attack is answered by its chances and by what the question is about', async () => {
  const titles = async (question: string) =>
    titlesOf(await computed({ ...ATTACK, question }, true), 'answer');
  expect(await titles('displaced')).toEqual(['How often', 'Spaces moved']);
  expect(await titles('destroyed')).toEqual(['How often', 'Wounds in all']);
  expect(await titles('attackWounds >= 1')).toEqual(['How often', 'Wounds by the attack']);
});

test('what is simulated is one line where exact odds stand beside it, and columns in full', async () => {
  const results = await duels({}, 1000);
  expect(textOf(results, 'answer')).not.toContain('95% interval');
  expect(textOf(results, 'answer', 300)).toMatch(
    /^1,000 duels simulated from seed ".*" agree with the exact odds: \d+\.\d% \(\d+\.\d–\d+\.\d%\)\.$/m,
  );
  expect(textOf(results, 'full')).toContain('95% interval');
});

test('odds that are simulated alone keep their columns; what is certain is told in full alone', async () => {
  const simulated = await computed(ATTACK, false);
  expect(textOf(simulated, 'answer')).toContain('95% interval');
  expect(textOf(simulated, 'answer')).not.toContain('Certain here');
  expect(textOf(simulated, 'full')).toContain('Certain here');
});

test('a duel is answered within a window of 40 lines', async () => {
  const results = await duels({ first: 'toss' }, 1000);
  expect(titlesOf(results, 'answer')).toEqual([
    'Who has the first turn',
    'Who wins',
    'How long it takes',
  ]);
  expect(textOf(results, 'answer').split('\n').length).toBeLessThan(40);
});

test('of the winner it says what is left', async () => {
  const [, winners] = blocksOf(await duels(), 'answer').flatMap((block) =>
    block.kind === 'table' ? [block.table] : [],
  );
  // Ann wins 8/9 of the time, with 1 Life if Bob has hit once: in 1/2 of all duels she wins unhurt with her first
  // hit; Bob, who has Life 1, always keeps it.
  expect(winners?.columns.map(({ head }) => head)).toEqual(['', 'exact', 'Life left then']);
  expect(winners?.rows.find(([name]) => name === 'Bob')).toEqual(['Bob', '11.111%', '1.0']);
});

test('how long a duel takes is a mean and the turns within which most end', async () => {
  const tables = blocksOf(await duels(), 'answer').flatMap((block) =>
    block.kind === 'table' ? [block.table] : [],
  );
  const length = tables.find(({ title }) => title === 'How long it takes');
  expect(length?.columns.map(({ head }) => head)).toEqual([
    ...['', 'mean', 'half within', '90% within', '99% within'],
  ]);
  // Ann needs one hit, Bob two; each attack hits with 1/2. If n turns are expected from Ann's turn with 2 Life and m
  // with 1 Life: m = 1 + (1 + m / 2) / 2, so m = 2; n = 1 + (1 + (n + m) / 2) / 2, so n = 8 / 3.
  expect(length?.rows[0]?.[1]).toBe('2.7');
});

test('how long a card stands is answered by the attacks, and the chance that nobody asked for is not there', async () => {
  expect(titlesOf(await survivals(), 'answer')).toEqual(['Attacks to destroy it']);
  const asked = await survivals({ question: 'attacks > 3' });
  expect(titlesOf(asked, 'answer')).toEqual(['How often', 'Attacks to destroy it']);
});

test('what hardly ever comes up is one row', async () => {
  const rows = async (extent: Extent) =>
    blocksOf(await survivals(), extent).flatMap((block) =>
      block.kind === 'table' ? block.table.rows.map(([x]) => x) : [],
    );
  // The number of coins until the second head: n or more if at most one of n - 1 is heads, n / 2^(n - 1); 16 / 2^15
  // is 0.00049.
  expect((await rows('answer')).at(-1)).toBe('16 or more');
  expect((await rows('full')).at(-1)).not.toBe('16 or more');
});

test('the last line says how to see the rest', async () => {
  expect(textOf(await duels(), 'answer')).toMatch(/\n--full shows all tables\.\n$/);
  expect(textOf(await duels(), 'full')).not.toContain('--full');
});

test('a duel of which something else is asked has that as well as who wins', async () => {
  const titles = async (question?: string) =>
    titlesOf(await duels(question === undefined ? {} : { question }), 'full');
  expect(await titles()).not.toContain('How often');
  expect(await titles('turns > 3')).toEqual(expect.arrayContaining(['How often', 'Who wins']));
});
