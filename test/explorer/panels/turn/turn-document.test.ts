import { expect, test } from 'vitest';
import { fighterOf } from '../../../../src/explorer/fight/fighter.ts';
import { EXAMPLES } from '../../../../src/explorer/panels/turn/examples.ts';
import {
  attackerSetting,
  attackersIn,
  changed,
  withAttacker,
  withOneMore,
  withoutAttacker,
  withoutGround,
} from '../../../../src/explorer/panels/turn/turn-document.ts';

const [{ document: CLIFF }] = EXAMPLES;

test('an attacker may be a card of the experiment itself', () => {
  const strongman = fighterOf('strongman', attackerSetting(CLIFF, 1));
  expect(strongman).toMatchObject({
    name: 'Strongman',
    numbers: { attack: 5, defense: 4, life: 6, move: 3, range: 1 },
    powers: [{ power: 'super-strength', isOn: true, isOfCard: true }],
  });
});

test('another attacker stands where the one before stood', () => {
  const turn = attackersIn(withAttacker(CLIFF, 0, 'figure', 'The Joker'));
  expect(turn).toEqual([
    { figure: 'The Joker', at: [0, 0] },
    { figure: 'strongman', at: [0, 2] },
  ]);
});

test('an attacker stays where it is, or attacks more often, until that is taken back', () => {
  const staying = withAttacker(withAttacker(CLIFF, 1, 'moves', false), 1, 'attacks', 2);
  expect(attackersIn(staying)?.[1]).toEqual({
    figure: 'strongman',
    at: [0, 2],
    moves: false,
    attacks: 2,
  });
  const back = withAttacker(withAttacker(staying, 1, 'moves', undefined), 1, 'attacks', undefined);
  expect(back).toEqual(CLIFF);
});

test('one more attacker is like the last one, and can go again', () => {
  const more = withOneMore(CLIFF);
  expect(attackersIn(more)?.at(-1)).toEqual({ figure: 'strongman' });
  expect(withoutAttacker(more, 2)).toEqual(CLIFF);
});

test('a turn without its board has no places either', () => {
  const { board, turn } = withoutGround(CLIFF);
  expect(board).toBeUndefined();
  expect(turn).toEqual([{ figure: 'hawkgirl' }, { figure: 'strongman' }]);
});

test('a changed example loses its description', () => {
  expect(changed({ ...CLIFF, description: 'It is 70.0%.' })).toEqual(CLIFF);
});

test.each([
  [{ ...CLIFF, vary: { 'defender.wounds': [1, 2] } }],
  [{ ...CLIFF, turn: 'hawkgirl' }],
  [{ ...CLIFF, turn: ['hawkgirl'] }],
  [{ ...CLIFF, turn: Array(9).fill({ figure: 'hawkgirl' }) }],
  [{ name: 'None' }],
])('the fields of the panel cannot say %j', (document) => {
  expect(attackersIn(document)).toBeUndefined();
});
