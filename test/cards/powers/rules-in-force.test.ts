import { expect, test } from 'vitest';
import { bare } from '../../../src/cards/powers/effect-line.ts';
import type { Confrontation, Figure } from '../../../src/cards/powers/figure.ts';
import { powerTitle } from '../../../src/cards/powers/named-powers.ts';
import {
  inBattle,
  isForAgain,
  linesOfPower,
  rulesInForce,
} from '../../../src/cards/powers/rules-in-force.ts';
import { writtenRules } from './written-rules.ts';

const figure = (powers: Figure['powers'], more: Partial<Figure> = {}): Figure => ({
  name: 'F',
  attack: 1,
  defense: 1,
  wounds: 0,
  powers,
  ...more,
});

const fight = (attacker: Figure, defender: Figure, more: object = {}): Confrontation => ({
  attacker,
  defender,
  isSpecial: false,
  distance: 1,
  adjacent: true,
  higher: 'neither',
  states: [],
  ...more,
});

const own = (power: string, effects: Figure['powers'][number]['effects'] = []) => ({
  power,
  effects,
});

test('a known power does what its bundle says, another what the card says', () => {
  expect(writtenRules(linesOfPower({ power: 'tough', number: 2 }))).toEqual([
    { count: { shields: 2 } },
  ]);
  expect(linesOfPower(own('Rage', [{ attackDice: 1 }]))).toEqual([{ attackDice: 1 }]);
  expect(linesOfPower({ power: 'nobody knows' })).toEqual([]);
});

test('a line may act in one-on-one fights only, or in battles only', () => {
  const [uphill, higher] = [
    { attackDice: 1, in: 'fights' },
    { attackDice: 2, in: 'battles' },
  ] as const;
  const use = own('Charge', [uphill, higher, { defenseDice: 1 }]);
  expect(linesOfPower(use)).toEqual([uphill, { defenseDice: 1 }]);
  expect(linesOfPower(inBattle(use))).toEqual([{ attackDice: 2 }, { defenseDice: 1 }]);
  const plain = own('Rage', [{ attackDice: 1 }]);
  expect(inBattle(plain)).toBe(plain);
});

test('powers are called by their titles and numbers', () => {
  expect(powerTitle({ power: 'tough', number: 2 })).toBe('Tough 2');
  expect(powerTitle({ power: 'super-strength' })).toBe('Super Strength');
  expect(powerTitle(own('Rage Smash'))).toBe('Rage Smash');
});

test('on each card only what acts for that side, the attacker’s first', () => {
  const both = [own('P', [{ attackDice: 1 }, { defenseDice: 1 }, { blanksCount: 'skull' }])];
  const found = rulesInForce(fight(figure(both), figure(both)));
  expect(found.map(({ kind, power }) => `${power.owner} ${kind.name}`)).toEqual([
    'attacker dice.attack',
    'attacker count.blanks',
    'defender dice.defense',
    'defender count.blanks',
  ]);
});

test('dice of the same name are told apart by numbers', () => {
  const twice = own('P', [{ ignoreAttack: 16 }, { ignoreAttack: 11 }]);
  const names = rulesInForce(fight(figure([]), figure([twice]))).map(({ dice }) => dice);
  expect(names).toEqual(['ignore', 'ignore-2']);
});

test('each power has a D20 of its own, also where two share their lines', () => {
  const lines = [{ attackDice: 1, when: [{ d20: 11 }] }];
  const fighter = figure([own('One', lines), own('Other', lines), own('One', lines)]);
  const rolls = rulesInForce(fight(fighter, figure([]))).map(({ power }) => power.d20.name);
  expect(rolls).toEqual(['roll-one', 'roll-other', 'roll-one-2']);
});

test('the D20 of a power knows every number that its conditions ask, within not too', () => {
  const lines = [
    { attackDice: 1, when: [{ d20: 16 }] },
    { attackDice: 1, when: [{ not: [{ d20: 11 }] }, 'adjacent'] },
    { attackDice: 1, when: [{ d20: 16 }] },
  ];
  const [first] = rulesInForce(fight(figure([own('Lucky One', lines)]), figure([])));
  expect(first?.power.d20).toEqual({ name: 'roll-lucky-one', numbers: [11, 16] });
});

test('effects granted by other figures and those of the special attack are included', () => {
  const granted = [{ attackDice: 1 }];
  const special = {
    title: 'Blast',
    range: 5,
    effects: [{ hitsPerSkull: 2 }],
    againWhen: [{ result: 1 }],
  };
  const found = rulesInForce(fight(figure([], { granted }), figure([]), { special }));
  expect(found.map(({ power, kind }) => `${power.title}: ${kind.name}`)).toEqual([
    'other figures: dice.attack',
    'Blast: count.perSkull',
    'Blast again: again',
  ]);
  expect(found.map(({ power }) => power.ofSpecialAttack)).toEqual([false, true, true]);
});

test('conditions are bare without the not around them', () => {
  expect(bare([{ not: ['moved', { not: [{ d20: 3 }] }] }, 'adjacent'])).toEqual([
    'moved',
    { d20: 3 },
    'adjacent',
  ]);
});

test('a power says whether its player may leave it out', () => {
  const power = own('Rage', [{ attackDice: 1 }]);
  const mayOf = (use: Figure['powers'][number]) =>
    rulesInForce(fight(figure([use]), figure([]))).map((active) => active.power.may);
  expect([mayOf({ ...power, may: true }), mayOf(power)]).toEqual([[true], [false]]);
});

test('only the roll of a special attack decides whether it is made again', () => {
  const isAgain = (title: string, ofSpecialAttack: boolean) =>
    isForAgain({ title, ofSpecialAttack });
  expect(isAgain('Fire again', true)).toBe(true);
  expect(isAgain('Fire', true)).toBe(false);
  expect(isAgain('Fire again', false)).toBe(false);
});
