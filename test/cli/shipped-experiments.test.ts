import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SHIPPED } from '../results/shipped.ts';
import { knockback, printed } from './knockback.ts';

const pathOf = (file: string) => resolve('experiments', file);

it.each(SHIPPED)('%s runs without a warning', async (file) => {
  const args = ['run', pathOf(file), '--trials', '100k', '--format', 'json'];
  const { code, stderr } = await knockback(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

it('all of them print as one table each', async () => {
  const args = ['run', ...SHIPPED.map(pathOf), '--no-simulation', '--format', 'markdown'];
  expect((await printed(args)).match(/^# /gm)).toHaveLength(SHIPPED.length);
});
