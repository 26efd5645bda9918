import { describe, expect, test } from 'vitest';
import { turnEndText } from '../../../src/fight/narration/sentences.ts';
import { firstChoices, playOf } from '../../../src/fight/turn/play.ts';
import { turnEnd } from '../../../src/fight/turn/texts.ts';
import { shareOf } from '../../cases.ts';
import { randomTurn, withSpecialAttacks } from './random/turns.ts';
import { solved } from './solved.ts';

const bruiser = { name: 'Bruiser', attack: 1, defense: 3, life: 4, height: 5, move: 2 };
const defender = { name: 'Grundy', defense: 0, life: 9, height: 6 };

/** The best play of a turn on one row of spaces: the state of each decision, and the choice. */
function decisions(turn: readonly object[], terrain: string, at: readonly [number, number]) {
  const document = {
    name: 'a turn',
    rules: 'c3g',
    turn,
    defender,
    board: { terrain, defender: at },
  };
  const found = solved(document, 'totalWounds >= 1');
  const play = playOf(found);
  return {
    whens: play.decisions.map(({ when }) => when),
    choices: play.decisions.map(({ choice }) => choice),
    first: firstChoices(found).rows.map(({ name }) => name),
  };
}

test('whoever comes down by a fall jumps down; after its die it is said where it is, and how hurt', () => {
  const { whens, choices } = decisions([{ figure: bruiser, at: [0, 0] }], '9 1 1', [2, 0]);
  const attack = 'Bruiser attacks from 1,0';
  expect(choices).toEqual(['Bruiser jumps down to 1,0', attack, attack]);
  const [beginning, ...then] = whens;
  expect(beginning).toBe('At the beginning');
  expect(then.toSorted()).toEqual([
    'Grundy on 2,0 with no wounds, Bruiser is on 1,0',
    'Grundy on 2,0 with no wounds, Bruiser is on 1,0, Bruiser has 1 wound',
  ]);
});

test('whoever comes down less than its Height is not said to jump', () => {
  const { choices } = decisions([{ figure: bruiser, at: [0, 0] }], '5 1 1', [2, 0]);
  expect(choices).toEqual(['Bruiser attacks from 1,0']);
});

test('between two attacks it is said who goes on, and from where', () => {
  const { whens } = decisions([{ figure: bruiser, at: [0, 0], attacks: 2 }], '1 1', [1, 0]);
  expect(whens).toContain('Grundy on 1,0 with no wounds, Bruiser is on 0,0');
});

test('the end of a turn is told in a sentence: on a board, on clear ground, destroyed', () => {
  const turn = [{ figure: bruiser }];
  const clear = solved({ name: 'a turn', rules: 'c3g', turn, defender }, 'totalWounds >= 1');
  const board = { terrain: '1 1', defender: [1, 0] };
  const placed = [{ figure: bruiser, at: [0, 0] }];
  const document = { name: 'a turn', rules: 'c3g', turn: placed, defender, board };
  const onBoard = solved(document, 'totalWounds >= 1');
  const told = ({ context, game }: typeof clear, changes: object) =>
    turnEndText(turnEnd(context, { ...game.begin, ...changes }));
  expect(told(onBoard, { wounds: 3 })).toBe('Grundy is on 1,0 with 3 wounds.');
  expect(told(onBoard, { isDestroyed: true })).toBe('Grundy is destroyed.');
  expect(told(clear, {})).toBe('Grundy is where it began, with no wounds.');
  expect(told(clear, { defender: 2, wounds: 1 })).toBe('Grundy is 2 spaces back with 1 wound.');
});

test('a first choice that only makes room is not taken for an attack', () => {
  const archer = { ...bruiser, name: 'Archer', range: 2, move: 1 };
  const turn = [
    { figure: archer, at: [1, 0] },
    { figure: bruiser, at: [0, 0] },
  ];
  const { first } = decisions(turn, '1 1 1 1', [3, 0]);
  expect(first.toSorted()).toEqual([
    // Two spaces from the defender he can shoot, and from next to him.
    'Archer, from 1,0',
    'Archer, from 2,0',
    'Bruiser, from 2,0',
    'nobody acts',
  ]);
  const far = decisions(
    [...turn, { figure: { ...bruiser, name: 'Third' }, at: [4, 0] }],
    '1 1 1 1 1 1',
    [5, 0],
  );
  expect(far.first).toContain('Archer moves to 2,0 (no attack)');
  expect(far.first).toContain('Third, from 4,0');
});

describe('no two moments of a play read alike', () => {
  test('attacks that change nothing are counted', () => {
    const miss = { ...bruiser, move: 0 };
    const { whens } = decisions([{ figure: miss, at: [0, 0], attacks: 3 }], '1 1', [1, 0]);
    expect(whens.filter((when) => when.includes('no wounds')).toSorted()).toEqual([
      'Grundy on 1,0 with no wounds, Bruiser is on 0,0, 1 attack done, left: a normal attack and a normal attack',
      'Grundy on 1,0 with no wounds, Bruiser is on 0,0, 2 attacks done, left: a normal attack',
    ]);
  });

  test('bystanders of one name are told apart by their places', () => {
    const document = {
      name: 'a turn',
      rules: 'c3g',
      turn: [{ figure: { ...bruiser, attack: 2, powers: ['super-strength'] }, at: [0, 0] }],
      defender,
      board: {
        terrain: '1 1 1 1',
        defender: [1, 0],
        others: [
          { figure: 'Joker', at: [2, 0], life: 2 },
          { figure: 'Joker', at: [3, 0], life: 2 },
        ],
      },
    };
    const sequels = playOf(solved(document, 'totalWounds >= 1')).decisions.flatMap(
      (one) => one.sequels,
    );
    expect(sequels.some(({ text }) => text.includes('Joker at 2,0 hit'))).toBe(true);
  });

  test('special attacks under one power are told apart by what they are', () => {
    const effects = [
      { specialAttack: { range: 3, dice: 1 } },
      { specialAttack: { range: 2, dice: 3 } },
    ];
    const figure = { ...bruiser, move: 0, powers: [{ name: 'Blasts', effects }] };
    const { choices } = decisions([{ figure, at: [0, 0] }], '1 1 1', [2, 0]);
    expect(choices).toEqual(['Bruiser makes Blasts (Range 2, 3 dice) from 0,0']);
  });

  const { from, count } = shareOf(25, undefined, 'long');
  const seeds = Array.from({ length: count }, (_, i) => 80_000 + from + i);
  test.each(seeds)('random turn %i', (seed) => {
    const { document } = withSpecialAttacks(randomTurn(seed), seed);
    const turn = document.turn.map((one) => ({ ...one, attacks: 3 }));
    const { decisions: all } = playOf(solved({ ...document, turn }, document.question));
    const texts = all.map(({ when }) => when);
    expect(new Set(texts).size).toBe(texts.length);
    // Numbers are the last resort.
    expect(texts.filter((text) => text.includes('(case '))).toEqual([]);
  });
});
