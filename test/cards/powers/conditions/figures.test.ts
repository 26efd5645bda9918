import { describe, expect, test } from 'vitest';
import { FAILS, HOLDS, refusal, type Setting, withOneMore, wounds } from '../attacks.ts';

describe('target', () => {
  const cases: [string, object, Setting, Setting][] = [
    ['size', { size: 'small' }, { defender: { size: 'small' } }, { defender: { size: 'huge' } }],
    ['a size of several', { size: ['small', 'large'] }, { defender: { size: 'large' } }, {}],
    ['type', { type: 'squad' }, { defender: { type: 'squad' } }, { defender: { type: 'hero' } }],
    ['type of one figure without a type', { type: 'hero' }, {}, { defender: { figures: 2 } }],
    ['type of figures without a type', { type: 'squad' }, { defender: { figures: 2 } }, {}],
    ['species', { species: 'orc' }, { defender: { species: 'Orcs' } }, {}],
    ['class, one of several', { class: 'knight' }, { defender: { class: 'King; Knight' } }, {}],
    ['personality', { personality: 'wild' }, { defender: { personality: 'Wild' } }, {}],
    ['general', { general: 'utgar' }, { defender: { general: 'Utgar' } }, {}],
    ['unique', { unique: 'common' }, { defender: { unique: 'common' } }, {}],
    ['terrain', { terrain: 'w' }, { defender: { terrain: 'w' } }, { attacker: { terrain: 'w' } }],
    ['power', { power: 'tough' }, { defender: { powers: [{ tough: 0 }] } }, {}],
    ['engaged', { engaged: true }, {}, { distance: 2 }],
    ['not engaged', { engaged: false }, { defender: { engaged: false } }, {}],
    ['next to an ally', { nextToAlly: true }, { defender: { nextToEnemy: true } }, {}],
    [
      'every field',
      { size: 'small', type: 'hero' },
      { defender: { size: 'small', type: 'hero' } },
      { defender: { size: 'small', type: 'squad' } },
    ],
  ];

  test.each(cases)('%s', (_, asked, yes, no) => {
    expect(withOneMore({ target: asked }, yes)).toBe(HOLDS);
    expect(withOneMore({ target: asked }, no)).toBe(FAILS);
  });

  test('is nobody for a power of the defender', () => {
    const small = { attacker: { size: 'small' }, defender: { size: 'small' } };
    const asking = (kind: string) => [{ defenseDice: 1, when: { [kind]: { size: 'small' } } }];
    expect(wounds({ ...small, theirs: asking('target') }, 1)).toBe('1/2');
    expect(wounds({ ...small, theirs: asking('enemy') }, 1)).toBe('1/3');
  });
});

test('enemy is the other figure, whoever’s power it is', () => {
  expect(withOneMore({ enemy: { type: 'squad' } }, { defender: { type: 'squad' } })).toBe(HOLDS);
  expect(withOneMore({ enemy: { type: 'squad' } }, { attacker: { type: 'squad' } })).toBe(FAILS);
});

test('they are refused', () => {
  const asked = (fields: unknown) => refusal({ attackDice: 1, when: [{ enemy: fields }] });
  expect(asked({ sise: 'small' })).toContain('[0].when[0].enemy.sise: unknown key');
  expect(asked({ sise: 'small' })).toContain('(did you mean size?)');
  expect(asked({ type: 'heroe' })).toContain('(did you mean hero?); give one of hero, squad');
  expect(asked({ size: 3 })).toContain('is 3; give a size such as medium, or a list of them');
  expect(asked({})).toContain('at least one property, such as { size: [small, medium] }');
  expect(asked('small')).toContain('is "small"; give a mapping such as { size:');
  expect(asked({ engaged: 'yes' })).toContain('give true or false');
});
