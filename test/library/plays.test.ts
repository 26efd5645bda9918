import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { aim, BadInput, explain, plan } from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { knockback } from '../cli/knockback.ts';

const CLIFF = 'experiments/cliff-edge.yaml';
const TURN = 'experiments/two-on-one-at-the-cliff.yaml';
const FIGHT = { attacker: 'hawkgirl', defender: 'solomon-grundy' };
const textOf = (file: string) => readFileSync(file, 'utf8');

test('plan is the best play of the command line', async () => {
  const { stdout } = await knockback(['plan', resolve(TURN), '--format', 'json']);
  expect(await plan(textOf(TURN))).toEqual(JSON.parse(stdout));
});

test('plan of a single attack is refused', async () => {
  await expect(plan(FIGHT as never)).rejects.toThrow(/^turn is missing/);
});

test('aim ranks the places that the command ranks, with their results', async () => {
  const args = ['aim', resolve(CLIFF), '--no-simulation', '--format', 'json'];
  const { stdout } = await knockback(args);
  const places = await aim(textOf(CLIFF));
  expect(places.map(({ result }) => result)).toEqual(JSON.parse(stdout));
  const chances = places.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  expect(places[0]?.rank).toBe(1);
});

test('aim without a board is refused', async () => {
  await expect(aim(FIGHT)).rejects.toThrow(/^board: there is no space/);
});

test('aim of a turn is refused, with the function that takes it', async () => {
  await expect(aim(textOf(TURN))).rejects.toThrow(
    'turn: a turn with several choices; give one attack to `aim`, or give the turn to `plan`, which finds the best play',
  );
});

describe('explain', () => {
  test('tells what the command tells for the same seed', async () => {
    const args = ['explain', 'hawkgirl', 'solomon-grundy', '--seed', 'a', '--format', 'json'];
    const { stdout } = await knockback(args);
    expect(await explain(FIGHT, { seed: 'a' })).toEqual(JSON.parse(stdout));
  });

  test('takes dice as they fell', async () => {
    const attack = ['skull', 'skull', 'skull', 'skull', 'skull', 'blank'];
    const defense = ['blank', 'blank', 'blank'];
    const told = await explain(FIGHT, { dice: { attack, defense } });
    // Five skulls against Tough's one automatic shield.
    expect(told.dice).toMatchObject({ attack, defense });
    expect(told.outcome.totalWounds).toBe(4);
  });

  test.each([
    [{ attack: ['skull'] }, 'dice.attack'],
    [{ attack: Array(6).fill('eye') }, 'faces of the combat die'],
  ])('refuses the dice %j', async (dice, message) => {
    const refused = explain(FIGHT, { dice });
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toThrow(message);
  });
});
