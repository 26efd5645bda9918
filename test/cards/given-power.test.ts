import { describe, expect, test } from 'vitest';
import { givenPower } from '../../src/cards/given-power.ts';
import { NAMED_POWERS } from '../../src/cards/powers/named-powers.ts';

const given = (text: string) => givenPower(text, '--power');

describe('a power that is named outside of a card', () => {
  test.each([
    ['tough', { power: 'tough', number: 1 }, 'defender'],
    ['Tough 2', { power: 'tough', number: 2 }, 'defender'],
    ['tough=3', { power: 'tough', number: 3 }, 'defender'],
    ['tough: 3', { power: 'tough', number: 3 }, 'defender'],
    ['ignores attack 16', { power: 'ignores-attack', number: 16 }, 'defender'],
    ['Deadly Strike', { power: 'deadly-strike' }, 'attacker'],
    ['flying', { power: 'flying' }, 'either'],
    ['defender: flying', { power: 'flying' }, 'defender'],
    ['Attacker:tough 2', { power: 'tough', number: 2 }, 'attacker'],
  ])('%s is read', (text, use, owner) => {
    expect(given(text)).toEqual({ use, owner });
  });

  test('may be any that the program knows', () => {
    for (const { name, title, number } of NAMED_POWERS) {
      const digits = number ? ` ${number.example}` : '';
      expect(given(name + digits).use.power).toBe(name);
      expect(given(title + digits).use.power).toBe(name);
    }
  });

  test.each([
    ['togh', /^--power is "togh" \(did you mean tough\?\); give one of super-strength, .*$/],
    [
      'hawkgirl: tough 2',
      /^--power is "hawkgirl: tough 2", where "hawkgirl" is not a side; give attacker or defender before the colon, such as "defender: tough 2"$/,
    ],
    ['togh: 2', /^--power is "togh: 2" \(did you mean tough\?\); give one of super-strength, .*$/],
    ['', /^--power is ""; give one of super-strength/],
    [
      'tough 51',
      /give tough without a number, or tough with a number from 0 to 50, such as "tough 2"$/,
    ],
    ['tough -1', /--power is "tough -1"; give tough without a number/],
    [
      'ignores attack',
      /give ignores-attack with a number from 1 to 20, such as "ignores-attack 16"$/,
    ],
    ['flying 2', /--power is "flying 2"; give flying, without a number$/],
  ])('%j is refused', (text, message) => {
    expect(() => given(text)).toThrow(message);
  });
});
