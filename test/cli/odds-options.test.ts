import { describe, expect, it } from 'vitest';
import { printed } from './knockback.ts';
import { expectRefusal } from './refusal.ts';
import { counts, fractions, odds } from './results.ts';

const CARDS = ['hawkgirl', 'solomon-grundy'];
const TWO_AGAINST_ONE = [
  ...['--attack', '2', '--defense', '1', '--auto-shields', '1'],
  '--super-strength',
];
const EXACT = '--no-simulation';
const NEVER = { 0: '1' };

describe('odds by cards and by numbers', () => {
  it('are the same for Hawkgirl and Solomon Grundy', async () => {
    const byCards = await odds(...CARDS, EXACT);
    const byNumbers = await odds(
      '--attack',
      '6',
      '--defense',
      '3',
      '--auto-shields',
      '1',
      '--life',
      '8',
      '--super-strength',
      EXACT,
    );
    expect(byCards.measures).toEqual(byNumbers.measures);
  });

  it("take a number given beside a card instead of the card's", async () => {
    // Nth Metal Mace removes one of the two defense dice, so two dice become one against one.
    const result = await odds(...CARDS, '--attack', '1', '--defense', '2', EXACT);
    expect(fractions(result, 'displaced')).toEqual({ 0: '3/4', 1: '1/4' });
  });
});

describe('odds options', () => {
  it('--near and --near-defender let auras of friends act, and say of which option a card is unknown', async () => {
    const fight = ['krug', 'marro-warriors', '--single-attack', EXACT, '--brief'];
    const near = ['--near', 'taelord-the-kyrie-warrior'];
    const farther = ['--near-defender', 'raelin-the-kyrie-warrior-rotv'];
    // Three dice against three, and two against five: all ways that skulls exceed shields, over 2^n times 3^m.
    expect(await printed(['odds', ...fight, ...near])).toContain('50.926% exact');
    expect(await printed(['odds', ...fight, ...farther])).toContain('18.107% exact');
    await expectRefusal(
      ['odds', ...fight, '--near', 'nobody'],
      ['--near: no card is called "nobody"'],
    );
  });

  it('--distance lets a card with one attack move into range, or stand still, like any other', async () => {
    const displaced = async (...more: string[]) =>
      fractions(await odds(...CARDS, ...more, EXACT), 'displaced');
    // Hawkgirl moves up to 6 spaces.
    expect(await displaced('--distance', '7')).toEqual(await displaced());
    const brief = (...args: string[]) => printed(['odds', ...args, EXACT, '--brief']);
    expect(await brief(...CARDS, '--distance', '8')).toContain('0% exact');
    await expectRefusal(
      ['odds', ...CARDS, '--distance', '2', '--single-attack'],
      ['--distance: Hawkgirl attacks over 2 spaces, but its Range is 1'],
    );
    // His rifle, if he stands still, has one die that ignores defense: a skull half of the time.
    expect(await brief('deadeye-dan', 'finn', '--distance', '5')).toContain('50.000% exact');
    // His sharpshooting destroys on a 19 or 20.
    const shooting = ['--distance', '5', '--special-attack', 'sharpshooter'];
    expect(await brief('deadeye-dan', 'solomon-grundy', ...shooting)).toContain('10.000% exact');
  });

  it('--auto-shields block hits, but cancel no Knockback points', async () => {
    const result = await odds(...TWO_AGAINST_ONE, EXACT);
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '5/6', 1: '1/6' });
    expect(fractions(result, 'knockbackPoints')).toEqual({ 0: '1/2', 1: '3/8', 2: '1/8' });
  });

  it('--special-attack goes without Tough and without Knockback', async () => {
    const result = await odds(...TWO_AGAINST_ONE, '--special-attack', EXACT);
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '5/12', 1: '5/12', 2: '1/6' });
    expect(fractions(result, 'displaced')).toEqual(NEVER);
    expect(fractions(result, 'knockbackPoints')).toEqual(NEVER);
  });

  it('numbers alone ask for wounds: nobody said Super Strength', async () => {
    const numbers = ['--attack', '2', '--defense', '1'];
    const result = await odds(...numbers, EXACT);
    expect(result).toMatchObject({ question: { text: 'totalWounds >= 1' } });
    expect(fractions(result, 'knockbackPoints')).toEqual(NEVER);
    // No wound if no skull is rolled, or one skull and a shield: 1/4 + 1/6. Two skulls cause 2 - 1/3 wounds on
    // average.
    const [answer] = (await printed(['odds', ...numbers, EXACT])).split('\n');
    expect(answer).toBe('Attacker deals 0.8 wounds on average, at least one 58.3% of the time.');
  });

  it.each(['--super-strength', '--granted'])(
    '%s brings Knockback, by name or by numbers',
    async (option) => {
      // More skulls than the defender's: of three coins, two against one.
      const moved = { 0: '1/2', 1: '3/8', 2: '1/8' };
      const byNumbers = await odds('--attack', '2', '--defense', '1', option, EXACT);
      expect(fractions(byNumbers, 'spacesMoved')).toEqual(moved);
      expect(byNumbers).toMatchObject({ question: { text: 'displaced' } });
      // Krug's card has no such power.
      const numbers = ['--attack', '2', '--defense', '1', '--single-attack'];
      const byName = await odds('krug', ...numbers, option, EXACT);
      expect(fractions(byName, 'spacesMoved')).toEqual(moved);
    },
  );

  it('--power gives a power to the side that it acts for', async () => {
    const given = ['--power', 'Deadly Strike', '--power', 'tough 2'];
    const result = await odds('--attack', '1', '--defense', '1', ...given, EXACT);
    // A skull counts as two hits; two automatic shields block, and the die may show a third.
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '1' });
    const other = await odds('--attack', '1', '--defense', '1', ...given.slice(0, 2), EXACT);
    expect(fractions(other, 'attackWounds')).toEqual({ 0: '1/2', 1: '1/6', 2: '1/3' });
  });

  it('--power takes the place of the same power on a card, and leaves the others', async () => {
    const fight = [...CARDS, '--attack', '2', '--defense', '1', '--power', 'tough 2'];
    // Nth Metal Mace takes the die, and with it Tough: shields count only when a die is rolled.
    expect(fractions(await odds(...fight, EXACT), 'attackWounds')).toEqual({
      0: '1/4',
      1: '1/2',
      2: '1/4',
    });
  });

  it('--power before a colon says whose it is', async () => {
    const result = await odds(
      ...['--attack', '1', '--defense', '0', '--power', 'defender: ignores attack 11', EXACT],
    );
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '3/4', 1: '1/4' });
  });

  it('--normal-attack makes no special attack', async () => {
    const free = await odds('deathwalker-9000', 'krug', EXACT);
    const normal = await odds('deathwalker-9000', 'krug', '--normal-attack', EXACT);
    expect(normal.scenario).toMatchObject({ specialAttack: false });
    expect(normal.scenario).not.toHaveProperty('freeAttack');
    expect(free.scenario).toHaveProperty('freeAttack', true);
  });

  it('--no-super-strength takes Knockback away, not wounds', async () => {
    const result = await odds(...TWO_AGAINST_ONE, '--no-super-strength', EXACT);
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '5/6', 1: '1/6' });
    expect(fractions(result, 'displaced')).toEqual(NEVER);
    expect(fractions(result, 'knockbackPoints')).toEqual(NEVER);
  });

  it('without --life nothing is destroyed', async () => {
    const result = await odds('--attack', '20', '--defense', '0', EXACT);
    expect(fractions(result, 'destroyed')).toEqual(NEVER);
  });

  it('--life and --wounds destroy at the last of Life', async () => {
    const life = await odds('--attack', '2', '--defense', '0', '--life', '2', EXACT);
    expect(fractions(life, 'destroyed')).toEqual({ 0: '3/4', 1: '1/4' });
    const wounded = await odds(
      '--attack',
      '2',
      '--defense',
      '0',
      '--life',
      '5',
      '--wounds',
      '4',
      EXACT,
    );
    expect(fractions(wounded, 'destroyed')).toEqual({ 0: '1/4', 1: '3/4' });
    expect(fractions(wounded, 'attackWounds')).toEqual({ 0: '1/4', 1: '3/4' });
  });

  it('--height changes nothing on clear, level ground', async () => {
    const tall = await odds(...TWO_AGAINST_ONE, '--height', '12', EXACT);
    const usual = await odds(...TWO_AGAINST_ONE, EXACT);
    expect(tall.measures).toEqual(usual.measures);
  });

  it('an attack with no dice is no attack', async () => {
    const result = await odds('--attack', '0', '--defense', '3', EXACT);
    for (const name of ['attackWounds', 'displaced', 'knockbackPoints']) {
      expect(fractions(result, name)).toEqual(NEVER);
    }
  });

  it('--no-simulation leaves out everything simulated', async () => {
    const text = JSON.stringify((await odds(...CARDS, EXACT)).measures);
    expect(text).toContain('"exact"');
    expect(text).not.toContain('"simulated"');
  });

  it('--no-exact leaves out everything exact, and the fit to it', async () => {
    const result = await odds(...CARDS, '--no-exact', '--trials', '1000');
    const text = JSON.stringify(result.measures);
    expect(text).toContain('"simulated"');
    expect(text).not.toContain('"exact"');
    expect(result.goodnessOfFit).toBeUndefined();
  });

  it.each(['10M', '1e7', '10_000_000'])('--trials %s are ten million', async (count) => {
    const result = await odds('--attack', '1', '--defense', '0', '--trials', count);
    expect(result.trials).toBe(10_000_000);
    const { 0: still = 0, 1: moved = 0 } = counts(result, 'spacesMoved');
    expect(still + moved).toBe(10_000_000);
  });
});
