import { describe, expect, test } from 'vitest';
import { mistakes } from './loading.ts';

const NEST = '{ name: Big Nest, life: 6, move: 0, range: 1, attack: 1, defense: 2, base: 6 }';
const CARD = `type: hero, move: 5, points: 160`;
const IN_ARMY = NEST.replace('move: 0', CARD);

const told = (text: string) =>
  mistakes({ 'file.yaml': `name: x\ncards: [${IN_ARMY}]\n${text}` }).map((line) =>
    line.replace(/^file\.yaml:\d+:\d+: /, ''),
  );

const REFUSED =
  'Big Nest has a base of 6 spaces; battles and boards only take bases of one or two spaces';

describe('a card whose base takes more than two spaces', () => {
  test.each([
    ['attacks', 'attacker: krug\ndefender: big-nest\n'],
    ['duels', 'fight: duel\nattacker: big-nest\ndefender: krug\n'],
  ])('takes part in %s', (_, fight) => {
    expect(told(`rules: c3g\n${fight}`)).toEqual([]);
  });

  test.each([
    [
      'a battle',
      'fight: battle\nsides: [{ army: [big-nest] }, { army: [krug] }]\nboard: { map: the-ford }\n',
      `sides[0].army[0]: ${REFUSED}`,
    ],
    [
      'a battle with a place of its own',
      'fight: battle\nsides: [{ army: [{ card: big-nest, at: [0, 0] }] }, { army: [krug] }]\nboard: { map: the-ford }\n',
      `sides[0].army[0]: ${REFUSED}`,
    ],
    [
      'a board, as the defender',
      'rules: c3g\nattacker: hawkgirl\ndefender: big-nest\nboard: { terrain: 1 1 1, attacker: [0, 0], defender: [1, 0] }\n',
      `board.defender: ${REFUSED}`,
    ],
    [
      'a board, as the attacker',
      'rules: c3g\nattacker: big-nest\ndefender: hawkgirl\nboard: { terrain: 1 1 1, attacker: [0, 0], defender: [1, 0] }\n',
      `board.attacker: ${REFUSED}`,
    ],
    [
      'a turn on a board',
      'rules: c3g\nturn: [{ figure: big-nest, at: [0, 0] }]\ndefender: hawkgirl\nboard: { terrain: 1 1 1, defender: [1, 0] }\n',
      `turn[0].at: ${REFUSED}`,
    ],
  ])('is refused by name in %s', (_, text, message) => {
    expect(told(text)).toContain(message);
  });

  test('is refused by name in random armies', () => {
    const all = told('fight: armies\ncollection: own\nmaps: [the-ford]\npoints: 300\n').join('\n');
    expect(all).toContain('Big Nest: cards: Big Nest has a base of 6 spaces');
  });

  test.each(['2', '2.5', '21', 'triple'])('has no base of %s', (base) => {
    const text = `name: x\nrules: c3g\nattacker: krug\ndefender: ${NEST.replace('base: 6', `base: ${base}`)}\n`;
    expect(mistakes({ 'file.yaml': text }).join('\n')).toContain(
      'give single, double, or a whole number from 3 to 20',
    );
  });
});
