import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';

const START = 'Grand Marshal Aldebrandt of the Seventh Sunken Citadel';
const [ONE, OTHER] = [`${START} (AoA)`, `${START} (SotC)`];
const CARDS = [ONE, OTHER]
  .map(
    (name) =>
      `- { name: "${name}", life: 5, move: 5, range: 1, attack: 5, defense: 4, points: 120 }\n`,
  )
  .join('');

function cwd(): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'cards.yaml'), CARDS);
  return folder;
}

const told = (...args: readonly string[]) =>
  printed([...args, '--cards', 'cards.yaml'], { cwd: cwd() });

describe('the title of cards with long names', () => {
  it.each([
    ['odds', / attacks Grand Marshal.*\(SotC\)$/],
    ['duel', / against Grand Marshal.*\(SotC\)$/],
  ])('of %s is shortened, and says who fights whom', async (command, form) => {
    const text = await told(command, ONE, OTHER, '--no-simulation', '--format', 'json');
    const { name } = JSON.parse(text) as { name: string };
    expect(name.length).toBeLessThanOrEqual(120);
    expect(name).toMatch(/^Grand Marshal.*…\(AoA\)/);
    expect(name).toMatch(form);
  });

  it.each([
    [['explain', ONE, OTHER, '--seed', '1']],
    [['survive', ONE, '--by', OTHER, '--no-simulation', '--brief']],
    [['battle', ONE, OTHER, '--map', 'the-ford', '--trials', '10', '--brief']],
    [['odds', `${ONE},${OTHER}`, ONE, '--brief']],
  ])('is no reason to refuse %j', async (args) => {
    expect(await told(...args)).toContain('Grand Marshal');
  });

  it('counts the attackers that it has no room for, and the ranking has all of them', async () => {
    const names =
      'krug,finn-the-viking-champion,thorgrim-the-viking-champion,ne-gok-sa,syvarris,eldgrim-the-viking-champion,agent-carr,sgt-drake-alexander-rotv';
    const text = await printed(['odds', names, 'solomon-grundy', '--format', 'json']);
    const all = JSON.parse(text) as { name: string }[];
    expect(all).toHaveLength(8);
    expect(all[0]?.name).toMatch(
      /^Krug, Finn the Viking Champion, .* and \d more attack Solomon Grundy$/,
    );
  });
});
