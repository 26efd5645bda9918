import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explanationJsonSchema } from '../../src/experiments/results/format/explanation-schema.ts';
import { undescribed } from '../experiments/results/format/written-as.ts';
import { knockback, printed, tempFolder } from './knockback.ts';

const FILE = `
name: Vikings
fight: battle
seed: told
trials: 8
sides:
  - { name: Vikings, army: [finn-the-viking-champion, tarn-viking-warriors] }
  - { name: Marro, army: [ne-gok-sa, marro-warriors] }
board:
  terrain: |
    1a 1a 1 1 2 1 1 1c 1c
     1a 1a 1 2 3 2 1 1c 1c
    1a 1a 1 1 2 1 1 1c 1c
question: winner is vikings
`;

function file(): string {
  const path = join(tempFolder(), 'vikings.yaml');
  writeFileSync(path, FILE);
  return path;
}

describe('explain of a battle', () => {
  test('tells the same game for the same number, and others for others', async () => {
    const path = file();
    const story = (...args: string[]) => printed(['explain', path, '--seed', '5', ...args]);
    const [none, first, second, again] = await Promise.all([
      story(),
      story('--game', '0'),
      story('--game', '1'),
      story('--game', '1'),
    ]);
    expect(first).toBe(none);
    expect(second).not.toBe(first);
    expect(again).toBe(second);
    expect(first).toMatch(/^Setting up:\n {2}- The D20 shows/);
    expect(first).toMatch(
      /\nRound 1, turn 1, (?:Vikings|Marro):\n {2}- (?:Vikings reveal|Marro reveals) /,
    );
    expect(first).toMatch(/\nThe end:\n {2}- (?:Vikings win|Marro wins|No one wins) after /);
    expect(first).toMatch(/winner is vikings: (?:yes|no)\./);
  });

  test('in full it has the dice and the odds, which are left out otherwise', async () => {
    const path = file();
    const args = ['explain', path, '--seed', '5'];
    const [short, full, same] = await Promise.all([
      knockback(args),
      knockback([...args, '--detail', 'full']),
      knockback([...args, '--full']),
    ]);
    expect(full.stdout).toMatch(/^Setting up\n {2}The D20 shows/);
    expect(full.stdout).toMatch(/ \(odds: .*\): (?:no skulls|\d+ skulls?) of \d+ di/);
    expect(same.stdout).toBe(full.stdout);
    expect(short.stdout).not.toMatch(/odds|skulls? of/);
    expect(short.stderr).toContain('--detail full');
    expect(full.stderr).not.toContain('--detail full');
  });

  test('games of the run have the winners that are told', async () => {
    const path = file();
    const args = ['run', path, '--format', 'json'];
    const [{ measures }] = JSON.parse(await printed(args));
    const won = measures.winner.outcomes.find((one: { value: string }) => one.value === 'Vikings');
    const games = Array.from({ length: 8 }, (_, game) => String(game));
    const told = await Promise.all(
      games.map(async (game) => {
        const json = await printed(['explain', path, '--game', game, '--format', 'json']);
        return JSON.parse(json).outcome.winner as string;
      }),
    );
    expect(told.filter((winner) => winner === 'Vikings')).toHaveLength(won.simulated.count);
  });

  test('JSON has the game as data', async () => {
    const told = JSON.parse(await printed(['explain', file(), '--format', 'json']));
    expect(undescribed(explanationJsonSchema(), told)).toEqual([]);
    const { game, steps } = told;
    expect(game.sides.map(({ name }: { name: string }) => name)).toEqual(['Vikings', 'Marro']);
    expect(game.figures).toHaveLength(10);
    expect(game.moments.at(-1).kind).toBe('end');
    expect(steps.at(-2).text).toContain(game.moments.at(-1).text);
  });

  test('only battles have several games', async () => {
    const { code, stderr } = await knockback(['explain', 'krug', 'ne-gok-sa', '--game', '1']);
    expect(code).toBe(2);
    expect(stderr).toBe('error: --game is 1; give no game, because only battles have several\n');
  });
});
