import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';
import { odds } from './results.ts';

const CARDS = ['hawkgirl', 'solomon-grundy'];

describe('odds --chart', () => {
  const draw = async (name: string) => {
    const file = join(tempFolder(), name);
    await printed(['odds', ...CARDS, '--trials', '10k', '--chart', file]);
    return readFileSync(file);
  };

  it('draws SVG', async () => {
    expect((await draw('odds.svg')).toString()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  });

  it('draws PNG', async () => {
    expect((await draw('odds.png')).subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  });

  it('writes a Vega-Lite specification', async () => {
    const chart = JSON.parse((await draw('odds.vl.json')).toString()) as { $schema?: string };
    expect(chart.$schema).toMatch(/^https:\/\/vega\.github\.io\/schema\/vega-lite\/v\d/);
  });

  it('prints the odds as without it', async () => {
    const args = [...CARDS, '--trials', '10k'];
    const chart = join(tempFolder(), 'odds.svg');
    const [drawn, plain] = await Promise.all([odds(...args, '--chart', chart), odds(...args)]);
    expect(drawn).toEqual(plain);
  });
});
