import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { head, mistakes } from './loading.ts';

/** The places and fields of the messages. */
const placesIn = (text: string, others: Record<string, string> = {}) =>
  mistakes({ 'file.yaml': text, ...others }).map((line) => line.replace(/^([^ ]+ [^ :]+).*/, '$1'));

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

test('a mistake that needs two values is reported at one of them', () => {
  const text = `${head}vary: { defender.life: [9, 3], defender.wounds: [2, 4] }\n`;
  expect(mistakes({ 'file.yaml': text })).toEqual([
    'file.yaml:5:53: vary.defender.wounds[1] is 4; give fewer wounds than the Life of 3',
  ]);
});

test('a mistake that no varied field decides alone is reported where it appears', () => {
  const text = `${head}board:
  terrain: 1 1 1 1
  attacker: [0, 0]
  defender: [1, 0]
  others: [{ object: crate, at: [2, 0] }]
vary: { board.attacker: [[0, 0], [2, 0]], board.defender: [[3, 0], [2, 0]] }
`;
  expect(placesIn(text)).toContain('file.yaml:9:33: board.others[0].at');
});

test('a measure that the fight does not have is told along with other mistakes', () => {
  const text = `${head}measures: [destroyed, finalSpace]\nquestion: destroyd\n`;
  expect(placesIn(text)).toEqual(['file.yaml:5:23: measures[1]', 'file.yaml:6:11: question']);
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

describe('a slip of the pen in a key is one mistake, which names the key that was meant:', () => {
  test.each([
    ['of a kind of fight', 'turns: [{ figure: hawkgirl }]\ndefender: krug\n', 'turns', 'turn'],
    ['at the top', 'atacker: hawkgirl\ndefender: krug\n', 'atacker', 'attacker'],
    [
      'of a number that a card must have',
      'attacker: { name: A, atack: 3 }\ndefender: krug\n',
      'attacker.atack',
      'attack',
    ],
    [
      'of what stands on a board',
      `attacker: hawkgirl\ndefender: the-joker\nboard: { terrain: 1 1 1, attacker: [0, 0], defender: [1, 0], others: [{ figur: A, at: [2, 0] }] }\n`,
      'board.others[0].figur',
      'figure',
    ],
  ])('%s', (_, text, field, meant) => {
    const found = mistakes({ 'file.yaml': `name: x\nrules: c3g\n${text}` });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/: (unknown|there is no) key "/);
    expect(found[0]).toContain(`: ${field}: `);
    expect(found[0]).toContain(`(did you mean ${meant}?)`);
  });

  test('and what the key holds is read all the same', () => {
    const text = 'name: x\nturns: [{ figure: hawkgirl, attacks: 0 }]\ndefender: krug\n';
    expect(placesIn(text)).toEqual(['file.yaml:2:1: turns', 'file.yaml:2:38: turns[0].attacks']);
  });
});

test('a key of another kind of fight is told as such', () => {
  expect(mistakes({ 'file.yaml': `${head}mostTurns: 5\n` })[0]).toMatch(
    /^file\.yaml:5:1: mostTurns: unknown key "mostTurns", which exists only with fight: duel; give /,
  );
});

describe('a card of one’s own in the place of a name', () => {
  const card = '{ card: { name: A, life: 3, attack: 3, defense: 2 } }';

  test.each([
    ['an attack', `attacker: ${card}\ndefender: krug\n`, 'file.yaml:2:19: attacker.card'],
    ['a duel', `fight: duel\nattacker: krug\ndefender: ${card}\n`, 'file.yaml:4:19: defender.card'],
    [
      'a turn',
      `turn: [{ figure: ${card} }]\ndefender: krug\n`,
      'file.yaml:2:26: turn[0].figure.card',
    ],
  ])('of %s is one mistake, which says how it is written', (_, text, place) => {
    expect(mistakes({ 'file.yaml': `name: x\n${text}` })).toEqual([
      `${place} is a mapping; give a card's name; a card of your own is written without ` +
        '`card:`, such as { name: Viking, attack: 3, defense: 4 }',
    ]);
  });
});

describe('what is wrong with a varied field is told at its line:', () => {
  test('of a turn that is not there', () => {
    const vary = 'vary:\n  turn.0.attacks: [1, 2]\n';
    expect(mistakes({ 'file.yaml': head + vary })).toEqual([
      'file.yaml:6:3: vary.turn.0.attacks: a field inside "turn", but this experiment ' +
        'has no "turn"; give a field that the experiment has',
    ]);
  });

  test('in brackets, as messages write fields', () => {
    const vary = 'vary:\n  attacker.attack: [3]\n  turn[0].attacks: [1, 2]\n';
    expect(mistakes({ 'file.yaml': head + vary })).toEqual([
      'file.yaml:7:3: vary.turn[0].attacks is "turn[0].attacks" (did you mean turn.0.attacks?); ' +
        'give a field whose parts are separated by dots, such as attacker.attack',
    ]);
  });

  test('of a value that makes a field wrong that is not varied', () => {
    const board = 'board: { terrain: 1 1 1, attacker: [0, 0], defender: [1, 0] }\n';
    const text = `name: x\nrules: c3g\nattacker: hawkgirl\ndefender: the-joker\n${board}`;
    expect(placesIn(`${text}vary:\n  board.defender:\n    - [1, 0]\n    - [2, 0]\n`)).toEqual([
      'file.yaml:9:7: vary.board.defender[1]',
    ]);
    // If it occurs in every value, the message names the field itself.
    expect(
      placesIn(`${text}goal: spaces\ndirection: E\nvary: { attacker.attack: [3, 4] }\n`),
    ).toEqual(['file.yaml:7:12: direction']);
  });
});

describe('a question about a space that is not on the board is refused', () => {
  const terrain = 'board:\n  terrain: |\n    1 1 .\n';
  const placed = `${terrain}  attacker: [0, 0]\n  defender: [1, 0]\n`;
  const c3g = `name: x\nattacker: hawkgirl\ndefender: the-joker\n${placed}`;
  const turn = `name: x\nturn: [{ figure: hawkgirl, at: [0, 0] }]\ndefender: the-joker\n${terrain}  defender: [1, 0]\n`;
  const heroclix = `name: x
rules: heroclix
attacker: { name: A, attackValue: 10, damage: 2, keyphrases: [knockback] }
defender: { name: B, defenseValue: 15 }
${placed}`;

  test.each([
    ['beyond its edge', c3g, 'finalSpace is 9,9', '9,9, which is off the map', 'space'],
    ['in a hole', c3g, 'destroyed or finalSpace is not 2,0', '2,0, which is a hole', 'space'],
    ['of a turn', turn, 'finalSpace is 3,0', '3,0, which is off the map', 'space'],
    ['of HeroClix', heroclix, 'finalSquare is 0,1', '0,1, which is off the map', 'square'],
  ])('%s', (_, text, question, found, what) => {
    expect(mistakes({ 'file.yaml': `${text}question: ${question}\n` })).toEqual([
      expect.stringMatching(/^file\.yaml:\d+:11: question: /),
    ]);
    expect(mistakes({ 'file.yaml': `${text}question: ${question}\n` })[0]).toContain(
      `: ${found}; give a ${what} of the map, up to 2,0`,
    );
  });

  test('one that some board of a sweep has is not', () => {
    const boards = 'vary: { board.terrain: [1 1 1, 1 1 1 1] }\nquestion: finalSpace is 3,0\n';
    expect(mistakes({ 'file.yaml': `${c3g}${boards}` })).toEqual([]);
  });

  test('one space of a double base, which never ends there alone', () => {
    const text = `name: x
attacker: { name: A, attack: 3, powers: [super-strength] }
defender: { name: B, defense: 2, base: double }
board: { terrain: 1 1 1 1, attacker: [0, 0], defender: [[1, 0], [2, 0]] }
question: finalSpace is `;
    expect(mistakes({ 'file.yaml': `${text}2,0\n` })).toEqual([
      'file.yaml:5:11: question: 2,0 alone; give both spaces of the base, such as 4,1+5,1',
    ]);
    expect(mistakes({ 'file.yaml': `${text}2,0+3,0\n` })).toEqual([]);
  });
});
