import { describe, expect, test } from 'vitest';
import { BATTLE_MEASURES, battleMeasures } from '../../src/battle/measures.ts';
import { battleModel } from '../../src/battle/model.ts';
import { battleOf, hero, squad } from './battles.ts';

const vikings = {
  name: 'Vikings',
  army: [hero('Finn', { powers: ['super-strength'] }), hero('Tarn')],
};
const scenario = battleOf({ sides: [vikings, { army: [squad('Rats')] }], ends: 'drawn' });
const names = battleMeasures(scenario).map(({ name }) => name);

describe('the measures of a battle', () => {
  test('are all counted by the engine', () => {
    const counted = battleModel(scenario).measures.map(({ measure }) => measure);
    expect(counted).toEqual(expect.arrayContaining(names));
  });

  test('are of kinds that experiments can select', () => {
    const kinds = new Set(names.map((name) => name.split(':')[0]));
    expect(BATTLE_MEASURES.map(({ name }) => name).sort()).toEqual([...kinds].sort());
  });

  test('are of each side, and of each card of a side', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'pointsLeft:vikings',
        'figuresLeft:rats',
        'pointsDestroyed:vikings:finn',
        'pointsLost:rats:rats',
        'turns:vikings:tarn',
      ]),
    );
  });

  test('count who is displaced by cards with Super Strength alone, while it is not negated', () => {
    const displaced = (more: object) =>
      battleMeasures({ ...scenario, ...more })
        .map(({ name }) => name)
        .filter((name) => name.startsWith('displaced'));
    expect(displaced({})).toEqual(['displaced:vikings:finn']);
    expect(displaced({ superStrength: false })).toEqual([]);
  });

  test('tell of ends only where they are drawn', () => {
    const ofEnds = ({ name }: { readonly name: string }) => /end$/i.test(name);
    expect(battleMeasures(scenario).filter(ofEnds)).toMatchObject([
      { name: 'end', values: ['a', 'c'] },
      { name: 'winningEnd', values: ['a', 'c', 'draw'] },
    ]);
    const given = battleOf({ sides: [vikings, { army: [squad('Rats')] }] });
    expect(battleMeasures(given).filter(ofEnds)).toEqual([]);
    expect(battleModel(given).measures.map(({ measure }) => measure)).not.toContain('end');
  });

  test('tell whose card is meant where both sides have it', () => {
    const both = battleOf({
      sides: [
        { name: 'Red', army: ['krug'] },
        { name: 'Blue', army: ['krug'] },
      ],
    });
    const titles = battleMeasures(both).map(({ title }) => title);
    expect(titles).toContain('Points lost by Krug (Red)');
    expect(titles).toContain('Points lost by Krug (Blue)');

    const one = battleOf({
      sides: [
        { name: 'Red', army: ['krug'] },
        { name: 'Blue', army: [hero('Finn')] },
      ],
    });
    const ofOne = battleMeasures(one).map(({ title }) => title);
    expect(ofOne).toContain('Points lost by Krug');
    expect(ofOne.filter((title) => title.includes('Krug (Red)'))).toEqual([]);
  });
});
