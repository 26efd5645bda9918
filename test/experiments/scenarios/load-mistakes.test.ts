import { describe, expect, test } from 'vitest';
import { C3G_MEASURES } from '../../../src/fight/combat/measures.ts';
import { head, mistakes } from './loading.ts';

const BOARD = `board:
  terrain: |
    1 1 1
  attacker: [0, 0]
  defender: [1, 0]
`;
const PASSER_BY = '  others: [{ figure: Passer-by, at: [2, 0] }]\n';

describe('measures that the fight does not have', () => {
  const always = C3G_MEASURES.filter(({ condition }) => !condition)
    .map(({ name }) => name)
    .join(', ');
  const destroyed =
    '"blockerDestroyed", which is measured only on a board with another figure or object of known Life';

  test('are named at their places in the list, with those that it has', () => {
    const text = `${head}measures: [finalSpace, displaced, blockerDestroyed]\n`;
    expect(mistakes({ 'file.yaml': text })).toEqual([
      'file.yaml:5:12: measures[0] is "finalSpace", which is measured only on a board; ' +
        `give a measure of this fight: ${always}`,
      `file.yaml:5:35: measures[2] is ${destroyed}; give a measure of this fight: ${always}`,
    ]);
  });

  test.each([
    ['of nobody else', ''],
    ['of a bystander of unknown Life', PASSER_BY],
  ])('on a board %s', (_, others) => {
    const text = `${head}measures: [blockerDestroyed]\n${BOARD}${others}`;
    expect(mistakes({ 'file.yaml': text })).toEqual([
      `file.yaml:5:12: measures[0] is ${destroyed}; give a measure of this fight: ${always}, finalSpace`,
    ]);
  });

  test('in HeroClix as well', () => {
    const text = `name: x
rules: heroclix
attacker: { name: A, attackValue: 10, damage: 3, keyphrases: [knockback] }
defender: { name: B, defenseValue: 17 }
measures: [finalSquare]
`;
    expect(mistakes({ 'file.yaml': text })).toEqual([
      'file.yaml:5:12: measures[0] is "finalSquare", which is measured only on a board; ' +
        'give a measure of this fight: hit, damage, squaresMoved, stoppedBy, knockbackDamage',
    ]);
  });

  test.each([
    ['of every fight, though nobody may be hit', ''],
    ['of bystanders of known Life', BOARD + PASSER_BY.replace('[2, 0]', '[2, 0], life: 4')],
    ['of bystanders whose card gives it', BOARD + PASSER_BY.replace('Passer-by', 'solomon-grundy')],
  ])('but those %s are let in', (_, board) => {
    const asked = board ? 'blockerWounds, blockerDestroyed, finalSpace' : 'blockerWounds';
    const text = `${head}measures: [${asked}]\n${board}`;
    expect(mistakes({ 'file.yaml': text })).toEqual([]);
  });

  test('are those that no combination of a sweep has', () => {
    const sweep = (...others: string[]) =>
      `${head}measures: [blockerDestroyed]\n${BOARD}vary: { board.others: [${others.join(', ')}] }\n`;
    const nobody = '[]';
    const strong = '[{ figure: Strong, at: [2, 0], life: 9 }]';
    expect(mistakes({ 'file.yaml': sweep(nobody, strong) })).toEqual([]);
    expect(mistakes({ 'file.yaml': sweep(nobody) })).toHaveLength(1);
  });
});

describe('mistakes are named with file, line, column and field', () => {
  test('a wrong value', () => {
    const text = head.replace('hawkgirl', '{ card: hawkgirl, attack: -3 }');
    expect(mistakes({ 'file.yaml': text })).toEqual([
      'file.yaml:3:37: attacker.attack is -3; give a whole number from 0 to 50',
    ]);
  });

  test('an unknown card', () => {
    const [message] = mistakes({ 'file.yaml': head.replace('the-joker', 'the-jokre') });
    expect(message).toBe(
      'file.yaml:4:11: defender: no card is called "the-jokre" (did you mean the-joker?)',
    );
  });

  test('an unknown key', () => {
    const [message] = mistakes({ 'file.yaml': `${head}trails: 5\n` });
    expect(message).toMatch(
      /^file\.yaml:5:1: trails: unknown key "trails" \(did you mean trials\?\); give one of the keys /,
    );
  });

  test('rules that nobody knows', () => {
    const [unknown] = mistakes({ 'file.yaml': head.replace('c3g', 'chess') });
    expect(unknown).toMatch(/^file\.yaml:2:8: rules is "chess"; give one of c3g/);
  });

  test('a varied value, at the value and not where the field would be', () => {
    expect(mistakes({ 'file.yaml': `${head}vary:\n  attacker.attack: [3, 99]\n` })).toEqual([
      'file.yaml:6:24: vary.attacker.attack[1] is 99; give a whole number from 0 to 50',
    ]);
  });

  const inQuotes = 'text; put a number in quotes if it should stay as it is written';

  test.each([
    ['9007199254740993', '9007199254740992'],
    ['-9007199254740993', '-9007199254740992'],
    ['1e400', 'Infinity'],
    ['.inf', 'Infinity'],
    ['.nan', 'NaN'],
    ['0.10000000000000000001', '0.1'],
    ['1e-400', '0'],
    ['1.0', '1'],
    ['007', '7'],
    ['0x10', '16'],
    ['1e3', '1000'],
    ['-0', '0'],
  ])('the seed %s, which would become another seed', (seed, number) => {
    expect(mistakes({ 'file.yaml': `${head}seed: ${seed}\n` })).toEqual([
      `file.yaml:5:7: seed: ${seed}, which is read as the number ${number}; give ${inQuotes}`,
    ]);
    expect(mistakes({ 'file.yaml': `${head}seed: "${seed}"\n` })).toEqual([]);
  });

  test('such a seed behind an alias, and one of many digits, shortened', () => {
    const [alias] = mistakes({ 'file.yaml': `${head}trials: &n 1e3\nseed: *n\n` });
    expect(alias).toMatch(/^file\.yaml:6:7: seed: 1e3, which is read as the number 1000; /);
    const [long] = mistakes({ 'file.yaml': `${head}seed: 1${'0'.repeat(90)}\n` });
    expect(long).toContain(`1${'0'.repeat(76)}..., which is read as the number 1e+90; `);
  });

  test('a seed that may have been rounded before, beyond 2^53', () => {
    expect(mistakes({ 'file.yaml': `${head}seed: ${2 ** 53}\n` })).toEqual([
      `file.yaml:5:7: seed is 9007199254740992; give ${inQuotes}`,
    ]);
    expect(mistakes({ 'file.yaml': `${head}seed: 1e+300\n` })).toHaveLength(1);
  });

  test.each(['9007199254740991', '-9007199254740991', '0', '0.1', '-2.5e-7', 'x'])(
    'but not the seed %s',
    (seed) => {
      expect(mistakes({ 'file.yaml': `${head}seed: ${seed}\n` })).toEqual([]);
    },
  );

  test('a list of varied lists without its inner brackets', () => {
    const place = (line: string) => mistakes({ 'file.yaml': `${head}${BOARD}vary: { ${line} }\n` });
    expect(place('board.attacker: [2, 0]')[0]).toBe(
      'file.yaml:10:26: vary.board.attacker[0] is 2; give a space ' +
        '[column, row], or two for a double base; each value needs brackets of its own, as in [[…], […]]',
    );
    expect(place('board.attacker: [[2, 0]]')).toEqual([]);
  });

  test('a varied card, of which a number is wrong', () => {
    const vary = 'vary:\n  defender: [the-joker, { card: hawkgirl, defense: 60 }]\n';
    expect(mistakes({ 'file.yaml': head + vary })[0]).toMatch(
      /^file\.yaml:6:52: vary\.defender\[1\]\.defense is 60; give a whole number from 0 to 50$/,
    );
  });

  test.each([
    ['first', '  attacker: [hawkgirl]\n  attacker.attack: [3, 99]\n', '7:24'],
    ['last', '  attacker.attack: [3, 99]\n  attacker: [hawkgirl]\n', '6:24'],
  ])('a varied number of a varied card, at the number, when the card stands %s', (_, vary, at) => {
    expect(mistakes({ 'file.yaml': `${head}vary:\n${vary}` })).toEqual([
      `file.yaml:${at}: vary.attacker.attack[1] is 99; give a whole number from 0 to 50`,
    ]);
  });

  test('a varied field that no experiment has', () => {
    const [message] = mistakes({ 'file.yaml': `${head}vary:\n  attacker.atack: [3]\n` });
    expect(message).toMatch(/^file\.yaml:6:3: vary\.attacker\.atack: unknown key "atack"/);
    expect(message).toContain(' (did you mean attack?); ');
  });

  test('a varied field in a part that no experiment has', () => {
    const [message] = mistakes({ 'file.yaml': `${head}vary:\n  attaker.attack: [3]\n` });
    expect(message).toMatch(/^file\.yaml:6:3: vary\.attaker\.attack: unknown key/);
    expect(message).toContain(' (did you mean attacker?); ');
  });

  test('a varied value that is no number at all', () => {
    expect(mistakes({ 'file.yaml': `${head}vary: { attacker.attack: [.nan] }\n` })).toEqual([
      'file.yaml:5:27: vary.attacker.attack[0] is NaN; give a whole number from 0 to 50',
    ]);
  });

  test.each(['__proto__', 'constructor', '__proto__.attack'])(
    'the varied field %s, like any other that no experiment has',
    (field) => {
      const [message] = mistakes({ 'file.yaml': `${head}vary: { ${field}: [1] }\n` });
      expect(message).toMatch(/^file\.yaml:5:9: vary\.\S+: unknown key/);
    },
  );
});
