import { describe, expect, test } from 'vitest';
import { COMPLETE_IN, leftOutIn, missingPart, whyLeftOut } from '../../src/cards/completeness.ts';
import { cardSchema } from '../../src/cards/schema.ts';
import type { Document } from '../fight/scenarios.ts';

const cardWith = (power: Document) =>
  cardSchema().parse({ name: 'One', attack: 3, defense: 3, powers: [{ name: 'Power', ...power }] });

/** The kinds of fights in which a card with a power is incomplete. */
const incomplete = (power: Document) =>
  COMPLETE_IN.filter((where) => leftOutIn(where, cardWith(power)).length > 0);

describe('what a power leaves out of', () => {
  const effects = [{ attackDice: 1 }];
  const aura = { aura: { to: {}, effects } };

  test.each<[string, Document, readonly string[]]>([
    ['nothing, where its effects say it all', { effects }, []],
    ['everything, where it is not modelled', { modelled: 'no' }, ['attacks', 'duels', 'battles']],
    [
      'fights of several, where an attack on one shows all of it',
      { effects, modelled: 'partly', missing: 'several targets' },
      ['duels', 'battles'],
    ],
    ['battles, where it acts through others', { modelled: 'throughOthers' }, ['battles']],
    ['nothing, where it is an aura', { effects: [aura] }, []],
    [
      'battles, where they play an aura in part',
      { effects: [aura], inBattles: 'partly' },
      ['battles'],
    ],
    ['nothing, where there is nothing to play', { modelled: 'notNeeded', inBattles: 'whole' }, []],
  ])('%s', (_, power, where) => {
    expect(incomplete(power)).toEqual(where);
  });

  test('is told with what is missing, or with its note', () => {
    const [one] = cardWith({ effects, modelled: 'partly', missing: 'several targets' }).powers;
    const [other] = cardWith({ modelled: 'no', note: 'comes back' }).powers;
    expect(one && whyLeftOut('duels', one)).toBe('only in part: several targets');
    expect(other && whyLeftOut('battles', other)).toBe('not modelled: comes back');
  });

  test('is told without the mark of parts that only one card needs, which begins its text', () => {
    expect(missingPart('only this power: a move between two attacks')).toBe(
      'a move between two attacks',
    );
    for (const other of ['several targets', 'terrain of only this power: ice'])
      expect(missingPart(other)).toBe(other);
  });
});
