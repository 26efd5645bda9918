import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { dealt } from '../cases.ts';
import { BATTLES, SHIPPED } from '../experiments/results/shipped.ts';
import { knockback, printed } from './knockback.ts';

const pathOf = (file: string) => resolve('experiments', file);

it.each(dealt(SHIPPED))('%s runs without a warning', async (file) => {
  const trials = BATTLES.includes(file) ? '40' : '100k';
  const args = ['run', pathOf(file), '--trials', trials, '--format', 'json'];
  const { code, stderr } = await knockback(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

it('all that can be exact print as one table each', async () => {
  const exact = dealt(SHIPPED.filter((file) => !BATTLES.includes(file)));
  const args = ['run', ...exact.map(pathOf), '--no-simulation', '--format', 'markdown'];
  expect((await printed(args)).match(/^# /gm)).toHaveLength(exact.length);
});
