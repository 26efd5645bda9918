import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printed, tempFolder } from './knockback.ts';
import { fractions, type Result, run } from './results.ts';

const NEVER = { 0: '1' };

interface Fight {
  attacker: object;
  defender: object;
  [key: string]: unknown;
}

/** The exact odds of an attack; every attacker has Super Strength unless the case gives it powers. */
async function exact({ attacker, defender, ...more }: Fight): Promise<Result> {
  const experiment = {
    rules: 'c3g',
    name: 'Powers',
    attacker: { name: 'A', defense: 1, powers: ['super-strength'], ...attacker },
    defender: { name: 'D', attack: 1, ...defender },
    ...more,
  };
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'powers.json'), JSON.stringify(experiment));
  const [result] = await run(['powers.json', '--no-simulation'], { cwd });
  if (!result) throw new Error('no result');
  return result;
}

describe('a power on a card', () => {
  it('deadly-strike doubles hits, but not Knockback points', async () => {
    const attacker = { attack: 1, powers: ['super-strength', 'deadly-strike'] };
    const result = await exact({ attacker, defender: { defense: 0 } });
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '1/2', 2: '1/2' });
    expect(fractions(result, 'knockbackPoints')).toEqual({ 0: '1/2', 1: '1/2' });
  });

  it('without super-strength there is no Knockback', async () => {
    const result = await exact({ attacker: { attack: 1, powers: [] }, defender: { defense: 0 } });
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '1/2', 1: '1/2' });
    expect(fractions(result, 'displaced')).toEqual(NEVER);
    expect(fractions(result, 'knockbackPoints')).toEqual(NEVER);
  });

  it('nth-metal-mace takes one defense die, and never one from none', async () => {
    const attacker = { attack: 1, powers: ['super-strength', 'nth-metal-mace'] };
    for (const defense of [0, 1]) {
      const result = await exact({ attacker, defender: { defense } });
      expect(fractions(result, 'displaced')).toEqual({ 0: '1/2', 1: '1/2' });
    }
  });

  it('tough of two blocks two hits', async () => {
    // Three skulls from three dice, and no shield from one: 1/8 * 2/3.
    const defender = { defense: 1, powers: [{ tough: 2 }] };
    const result = await exact({ attacker: { attack: 3 }, defender });
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '11/12', 1: '1/12' });
  });

  it('ignores-attack on 16 or more of a D20 spares wounds and Knockback a quarter of the time', async () => {
    const defender = { defense: 0, powers: [{ 'ignores-attack': 16 }] };
    const result = await exact({ attacker: { attack: 1 }, defender });
    for (const name of ['attackWounds', 'displaced', 'knockbackPoints']) {
      expect(fractions(result, name)).toEqual({ 0: '5/8', 1: '3/8' });
    }
  });
});

describe('height advantage', () => {
  it('gives the attacker a die', async () => {
    const fight = { attacker: { attack: 1 }, defender: { defense: 0 } };
    const result = await exact({ ...fight, heightAdvantage: 'attacker' });
    expect(fractions(result, 'displaced')).toEqual({ 0: '1/4', 1: '3/4' });
  });

  it('gives the defender a die', async () => {
    const fight = { attacker: { attack: 1 }, defender: { defense: 0 } };
    const result = await exact({ ...fight, heightAdvantage: 'defender' });
    expect(fractions(result, 'displaced')).toEqual({ 0: '3/4', 1: '1/4' });
  });
});

describe('the ruling destroyedFiguresStay', () => {
  const fight = { attacker: { attack: 2 }, defender: { defense: 0, life: 2 } };

  it('keeps a figure that the attack destroys where it is, by default', async () => {
    expect(fractions(await exact(fight), 'spacesMoved')).toEqual({ 0: '1/2', 1: '1/2' });
  });

  it('turned off, knocks it back', async () => {
    const result = await exact({ ...fight, rulings: { destroyedFiguresStay: false } });
    expect(fractions(result, 'spacesMoved')).toEqual({ 0: '1/4', 1: '1/2', 2: '1/4' });
    expect(fractions(result, 'destroyed')).toEqual({ 0: '3/4', 1: '1/4' });
  });
});

describe('the ruling automaticShieldsNeedARoll', () => {
  const fight = { attacker: { attack: 1 }, defender: { defense: 0, powers: ['tough'] } };

  it('lets Tough count for nothing without a defense die, by default', async () => {
    expect(fractions(await exact(fight), 'attackWounds')).toEqual({ 0: '1/2', 1: '1/2' });
  });

  it('turned off, lets Tough block without one', async () => {
    const result = await exact({ ...fight, rulings: { automaticShieldsNeedARoll: false } });
    expect(fractions(result, 'attackWounds')).toEqual(NEVER);
  });
});

it('automatic shields take the place of Tough alone: powers of the card’s own stay', async () => {
  // Mogrimm Forgehammer has Tough and also powers of his own.
  const args = ['odds', 'krug', 'mogrimm', '--auto-shields', '3', '--format', 'json'];
  const { scenario } = JSON.parse(await printed([...args, '--no-simulation']));
  expect(scenario.defender.powers).toMatchObject([
    { power: 'Combat Leader', effects: [{ rules: [{ has: [{ value: { initiative: 3 } }] }] }] },
    {
      power: "Commander's Strike",
      effects: [{ rules: [{ on: 'beforeAttack' }] }, { rules: [{ on: 'beforeAttacks' }] }],
    },
    { power: 'tough', number: 3 },
  ]);
});
