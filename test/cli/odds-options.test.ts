import { describe, expect, it } from 'vitest';
import { counts, fractions, odds } from './results.ts';

const CARDS = ['hawkgirl', 'solomon-grundy'];
const TWO_AGAINST_ONE = ['--attack', '2', '--defense', '1', '--auto-shields', '1'];
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
      EXACT,
    );
    expect(byCards.measures).toEqual(byNumbers.measures);
  });

  it("take a number given beside a card instead of the card's", async () => {
    // Nth Metal Mace takes one of the two defense dice: one die against one.
    const result = await odds(...CARDS, '--attack', '1', '--defense', '2', EXACT);
    expect(fractions(result, 'displaced')).toEqual({ 0: '3/4', 1: '1/4' });
  });
});

describe('odds options', () => {
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
