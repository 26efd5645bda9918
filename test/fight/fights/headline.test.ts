import { describe, expect, test } from 'vitest';
import { headlineSentence } from '../../../src/fight/fights/headline.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import type { Answered } from '../../../src/rules/plan.ts';
import { told, toldChance } from '../../rules/told-chance.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

const sentence = (
  measures: string[],
  life?: number,
  destroyed = 0.125,
  about: Pick<Answered, 'subject'> = { subject: 'attacker' },
  more: Document = {},
) =>
  headlineSentence(
    scenarioOf({
      attacker: 'hawkgirl',
      defender: { name: 'D', attack: 0, defense: 0, ...(life !== undefined && { life }), ...more },
    }) as C3gScenario,
    { clause: 'Hawkgirl does it', ...about, ...toldChance(0.75), measures },
    {
      mean: (measure) => ({ spacesMoved: 1.84, totalWounds: 2.345 })[measure] ?? Number.NaN,
      chance: () => Number.NaN,
      within: () => Number.NaN,
      told: (measure, value) =>
        told(measure === 'destroyed' && value === 1 ? destroyed : Number.NaN),
    },
  );

describe('the headline', () => {
  test('says how often the answer is yes, and with how many wounds', () => {
    expect(sentence(['stoppedBy'])).toMatch(
      /^When Hawkgirl attacks D, Hawkgirl does it 75\.0% of the time, with 2\.3 wounds per attack\.$/,
    );
  });

  test('of displacement alone says how far', () => {
    expect(sentence(['displaced'])).toContain('75.0% of the time, 1.8 spaces on average, with');
    for (const other of [
      ['destroyed', 'displaced'],
      ['displaced', 'destroyed'],
      ['spacesMoved'],
      [],
    ]) {
      expect(sentence(other)).not.toContain('on average');
    }
  });

  test('says how often whoever has a Life is destroyed, if that is not what was asked', () => {
    expect(sentence(['displaced'], 5)).toMatch(/per attack, and destroys it 12\.5% of the time\.$/);
    expect(sentence(['destroyed', 'displaced'], 5)).toContain('destroys it');
    expect(sentence(['displaced'], 5, 0)).toMatch(/per attack, and never destroys it\.$/);
    expect(sentence(['destroyed'], 5)).toMatch(/per attack\.$/);
    expect(sentence(['displaced'])).toMatch(/per attack\.$/);
  });

  test('of a squad says that one of its figures is destroyed', () => {
    const ofSquad = (destroyed: number) =>
      sentence(
        ['displaced'],
        1,
        destroyed,
        { subject: 'attacker' },
        { name: 'Orcs', type: 'squad' },
      );
    expect(ofSquad(0.125)).toMatch(/, and destroys the attacked figure 12\.5% of the time\.$/);
    expect(ofSquad(0)).toMatch(/, and never destroys the attacked figure\.$/);
  });

  test('of wounds begins with their mean, and names a defender that has a name', () => {
    const ofWounds = (name: string, life?: number) =>
      headlineSentence(
        scenarioOf({
          attacker: 'hawkgirl',
          defender: { name, attack: 0, defense: 0, ...(life !== undefined && { life }) },
        }) as C3gScenario,
        {
          clause: `${name} takes at least 1 wound`,
          subject: 'defender',
          ...toldChance(0.75),
          measures: ['totalWounds'],
        },
        {
          mean: () => 1.16,
          within: () => Number.NaN,
          chance: () => Number.NaN,
          told: () => told(0.125),
        },
      );
    expect(ofWounds('Defender')).toBe(
      'Hawkgirl deals 1.2 wounds on average, at least one 75.0% of the time.',
    );
    expect(ofWounds('Imp', 3)).toBe(
      'Hawkgirl deals Imp 1.2 wounds on average, at least one 75.0% of the time, and destroys it 12.5% of the time.',
    );
  });

  test.each([
    ['the attacker', 'attacker', 'never destroys it', 'destroys it 12.5% of the time'],
    ['the defender', 'defender', 'is never destroyed', 'is destroyed 12.5% of the time'],
    ['neither', undefined, 'D is never destroyed', 'D is destroyed 12.5% of the time'],
  ] as const)('says so of its subject, %s', (_, subject, never, often) => {
    expect(sentence(['spacesMoved'], 5, 0, { subject })).toContain(`per attack, and ${never}.`);
    expect(sentence(['spacesMoved'], 5, 0.125, { subject })).toContain(`per attack, and ${often}.`);
  });
});
