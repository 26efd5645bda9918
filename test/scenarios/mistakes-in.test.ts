import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { head, mistakes } from './loading.ts';

/** The places and fields of the messages. */
const placesIn = (text: string, others: Record<string, string> = {}) =>
  mistakes({ 'file.yaml': text, ...others }).map((line) => line.replace(/: found .*/, ''));

describe('all mistakes of a file are told at once, in its order:', () => {
  test('those that the schema sees and those that it does not', () => {
    const text = `name: Bad
rules: c3g
trials: 0
attacker: hawkgril
defender: { card: solomon-grundy, wounds: 9, lif: 3 }
question: destroyd
measures: [displaced, spaceMoved]
`;
    expect(placesIn(text)).toEqual([
      'file.yaml:3:9: trials',
      'file.yaml:4:11: attacker',
      'file.yaml:5:43: defender.wounds',
      'file.yaml:5:46: defender.lif',
      'file.yaml:6:11: question',
      'file.yaml:7:23: measures[1]',
    ]);
  });

  test('those of every varied field and value, and each of them once', () => {
    const text = `${head}vary:
  attacker.attak: [1, 2]
  defender.defense: [1, -2, two, 3, 3]
  defender.attack: [1, 2, 99]
  seed: [1, 2]
  attacker.attack.dice: [1]
`;
    expect(placesIn(text)).toEqual([
      'file.yaml:6:3: vary.attacker.attak',
      'file.yaml:7:25: vary.defender.defense[1]',
      'file.yaml:7:29: vary.defender.defense[2]',
      'file.yaml:7:37: vary.defender.defense[4]',
      'file.yaml:8:27: vary.defender.attack[2]',
      'file.yaml:9:3: vary.seed',
      'file.yaml:10:3: vary.attacker.attack.dice',
    ]);
  });

  test('those of a board: its text, who stands where, and what is wrong with them', () => {
    const text = `${head}board:
  terrain: |
    1 1 1
    1 1 1
  attacker: [0, 0]
  defender: [7, 0]
  others:
    - { figure: A, at: [1, 1], lif: 3 }
    - { object: crate, at: 5 }
    - { figure: the-joker, at: [0, 0], wounds: 7 }
  walls: [[[0, 0], [2, 1]]]
`;
    expect(placesIn(text)).toEqual([
      'file.yaml:10:13: board.defender',
      'file.yaml:12:32: board.others[0].lif',
      'file.yaml:13:28: board.others[1].at',
      'file.yaml:14:32: board.others[2].at',
      'file.yaml:14:48: board.others[2].wounds',
      'file.yaml:15:11: board.walls[0]',
    ]);
  });

  test('those of the files that it names, and its own', () => {
    const text = `${head}seed: ''\ncards: [a.yaml, b.yaml, nowhere.yaml]\n`;
    const card = (attack: unknown) => `{ name: A, attack: ${attack}, defense: 1 }\n`;
    expect(placesIn(text, { 'a.yaml': card('x'), 'b.yaml': card(-1) })).toEqual([
      'file.yaml:5:7: seed',
      'file.yaml:6:25: cards[2]',
      'a.yaml:1:20: attack',
      'b.yaml:1:20: attack',
    ]);
  });

  test('those of HeroClix', () => {
    const text = `name: x
rules: heroclix
attacker: { name: A, attackValue: 10, damage: -3 }
defender: { name: B, defenseValue: 17 }
board:
  terrain: |
    1 1 1
  attacker: [0, 0]
  defender: [5, 0]
rulings: { fallAndShortAddsUp: true }
`;
    expect(placesIn(text)).toEqual([
      'file.yaml:3:47: attacker.damage',
      'file.yaml:9:13: board.defender',
      'file.yaml:10:12: rulings.fallAndShortAddsUp',
    ]);
  });

  test('those under rules whose name is nearly right', () => {
    const text = head.replace('c3g', 'c3h').replace('hawkgirl', '{ card: hawkgirl, attack: -3 }');
    expect(placesIn(text)).toEqual(['file.yaml:2:8: rules', 'file.yaml:3:37: attacker.attack']);
  });
});

describe('no mistake is told for what follows from another:', () => {
  test('a name that may be meant for a card that could not be read', () => {
    const text = head.replace('hawkgirl', 'thunderer');
    expect(placesIn(`${text}cards: [{ name: Thunderer, attack: x, defense: 1 }]\n`)).toEqual([
      'file.yaml:5:36: cards[0].attack',
    ]);
    expect(placesIn(`${text}cards: [nowhere.yaml]\n`)).toEqual(['file.yaml:5:9: cards[0]']);
  });

  test('a direction on a board that is not right', () => {
    const board = 'board: { terrain: 1 x, attacker: [0, 0], defender: [1, 0] }\n';
    expect(placesIn(`${head}direction: E\n${board}`)).toEqual(['file.yaml:6:19: board.terrain']);
  });

  test('a number that was refused, as a missing one', () => {
    const text = head.replace('hawkgirl', '{ name: A, attack: x }');
    expect(placesIn(text)).toEqual(['file.yaml:3:30: attacker.attack']);
  });
});

test('what is wrong only of two values together is told at one of them', () => {
  const text = `${head}vary: { defender.life: [9, 3], defender.wounds: [2, 4] }\n`;
  expect(mistakes({ 'file.yaml': text })).toEqual([
    'file.yaml:5:53: vary.defender.wounds[1]: found 4, allowed: fewer wounds than the Life of 3',
  ]);
});

test('however many mistakes of one value each there are, all are told', () => {
  const fields = [
    ['trials', '0'],
    ['precision', '7'],
    ['attacker', 'hawkgril'],
    ['specialAttack', '3'],
    ['goal', 'win'],
    ['rulings', 'all'],
    ['measures', '[nonsense]'],
    ['question', 'nonsense'],
    ['heightAdvantage', 'both'],
  ] as const;
  const right = { name: 'Bad', attacker: 'hawkgirl', defender: 'the-joker' };
  fc.assert(
    fc.property(fc.subarray([...fields], { minLength: 1 }), (wrong) => {
      const document = { ...right, ...Object.fromEntries(wrong) };
      const lines = Object.entries(document).map(([key, value]) => `${key}: ${value}\n`);
      const found = placesIn(lines.join('')).map((place) => place.replace(/.*: (\w+).*/, '$1'));
      expect(found.sort()).toEqual(wrong.map(([key]) => key).sort());
    }),
    { numRuns: 60 },
  );
});
