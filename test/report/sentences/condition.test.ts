import { expect, test } from 'vitest';
import { conditionOf } from '../../../src/report/sentences/condition.ts';
import { variedFields } from '../../../src/report/tables/labels.ts';
import { computed } from './sweeps.ts';

const BOARD = { terrain: '1 1 1 1', attacker: [0, 0], defender: [1, 0] };

/** The condition of the last combination. */
async function last(vary: object, document: object = {}) {
  const results = await computed({ ...document, vary });
  const result = results.at(-1);
  if (!result) throw new Error('there are results');
  return conditionOf(result, variedFields(results));
}

test.each([
  [{ 'attacker.attack': [2, 1] }, 'with 1 attack die', 'with 1'],
  [{ 'defender.defense': [1, 2] }, 'against 2 defense dice', 'against 2'],
  [{ 'defender.life': [1, 2] }, "with the defender's life at 2", 'at 2'],
  [
    { 'defender.defense': [1, 2], 'attacker.attack': [1, 5] },
    'with 5 attack dice against 2 defense dice',
    'with 5 attack dice against 2 defense dice',
  ],
  [{ attacker: ['hawkgirl', 'the-joker'] }, 'with The Joker', 'with The Joker'],
  [{ 'defender.card': ['hawkgirl', 'the-joker'] }, 'against The Joker', 'against The Joker'],
  [
    { 'defender.powers': [[], ['tough']] },
    'with Tough for the defender',
    'with Tough for the defender',
  ],
  [{ 'defender.powers': [['tough'], []] }, 'with no powers for the defender', undefined],
  [
    { 'attacker.powers': [[], ['super-strength', 'nth-metal-mace']], specialAttack: [true, false] },
    'with Super Strength and Nth Metal Mace and with special attack off',
    undefined,
  ],
  [{ 'rulings.destroyedFiguresStay': [false, true] }, 'with destroyedFiguresStay on', undefined],
  [
    { heightAdvantage: ['neither', 'attacker'] },
    'with the height advantage set to attacker',
    undefined,
  ],
])('%j is %s', async (vary, full, short) => {
  expect(await last(vary)).toEqual({ full, short: short ?? full });
});

test('the first turn of a side is set apart from what the side is up against', async () => {
  const duel = {
    fight: 'duel',
    attacker: { name: 'A', attack: 1, defense: 1, life: 1 },
    defender: { name: 'D', attack: 1, defense: 1, life: 1 },
  };
  const vary = { 'defender.defense': [1, 2], first: ['attacker', 'defender'] };
  expect((await last(vary, duel)).full).toBe(
    'with the first turn for the defender, against 2 defense dice',
  );
  expect((await last({ first: ['attacker', 'toss'] }, duel)).full).toBe(
    'with the first turn set to toss',
  );
});

test('a label in a word says of a switch what it is that is so', async () => {
  const values = [
    { label: 'on', value: true },
    { label: 'negated', value: false },
  ];
  const { full } = await last({ superStrength: values });
  expect(full).toBe('with super strength negated');
});

test('a label follows "with", whatever the field', async () => {
  const label = 'a wall behind him';
  const walls = [
    [],
    { label, value: [BOARD.attacker, BOARD.defender].map((space) => [space, [2, 0]]).slice(1) },
  ];
  expect((await last({ 'board.walls': walls }, { board: BOARD })).full).toBe(`with ${label}`);
});

test('places are where somebody stands', async () => {
  const vary = { 'board.defender': [[1, 0]] };
  expect((await last(vary, { board: BOARD })).full).toBe('with the defender at 1,0');
});
