import { describe, expect, test } from 'vitest';
import { mistake } from './mistake.ts';
import { documentOf, scenarioOf } from './scenarios.ts';

describe('the two characters', () => {
  test.each([
    ['attacker', 'attackValue', 0, 100],
    ['attacker', 'damage', 0, 100],
    ['attacker', 'knockbackDistance', 1, 100],
    ['defender', 'defenseValue', 0, 100],
  ])('%s.%s is a whole number from %i to %i', (side, key, least, most) => {
    const of = (value: unknown) => mistake({ [side]: { [key]: value } });
    expect([of(least), of(most)]).toEqual(['no mistake', 'no mistake']);
    for (const wrong of [least - 1, most + 1, 1.5]) {
      expect(of(wrong)).toBe(
        `${side}.${key}: found ${wrong}, allowed: a whole number from ${least} to ${most}`,
      );
    }
  });

  test.each(['attacker', 'defender'])('%s may have keyphrases, of those there are', (side) => {
    const of = (keyphrases: unknown) => mistake({ [side]: { keyphrases } });
    expect(of(['knockback', 'immune'])).toBe('no mistake');
    expect(of(['flight'])).toContain(
      `${side}.keyphrases[0]: found "flight", allowed: one of knockback, immune`,
    );
    expect(of('knockback')).toContain('allowed: a list of keyphrases, such as [knockback]');
  });

  test('are mappings with what there must be', () => {
    expect(mistake({ attacker: { damage: undefined } })).toMatch(
      /^attacker\.damage: found nothing/,
    );
    expect(mistake({ defender: { name: undefined } })).toMatch(/^defender\.name: found nothing/);
    expect(mistake({ attacker: { atack: 1 } })).toMatch(/^attacker\.atack: found the unknown key/);
    expect(mistake({ defender: { damage: 1 } })).toMatch(
      /^defender\.damage: found the unknown key/,
    );
  });
});

describe('a board', () => {
  const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
  const of = (more: object) => mistake({ board: { ...board, ...more } });

  test('is a mapping of known keys', () => {
    expect(mistake({ board: 'none' })).toBe(
      'board: found "none", allowed: a mapping with terrain, attacker and defender',
    );
    expect(of({ holes: [] })).toMatch(/^board\.holes: found the unknown key/);
    expect(of({ attacker: undefined })).toMatch(/^board\.attacker: found nothing/);
  });

  test('has squares with whole coordinates from 0', () => {
    const allowed = 'allowed: a square: [column, row], from 0';
    expect(of({ attacker: [-1, 0] })).toBe(`board.attacker[0]: found -1, ${allowed}`);
    expect(of({ defender: [1, 0.5] })).toBe(`board.defender[1]: found 0.5, ${allowed}`);
    expect(of({ attacker: 'here' })).toBe(`board.attacker: found "here", ${allowed}`);
  });

  test('has others and walls in lists', () => {
    expect(of({ others: [7] })).toBe(
      'board.others[0]: found 7, allowed: a mapping such as { character: Bystander, at: [3, 0] }',
    );
    expect(of({ others: [{ figure: 'Sif', at: [2, 0] }] })).toContain('board.others[0].figure');
    expect(of({ others: 7 })).toContain('allowed: a list of characters, such as');
    expect(of({ walls: 7 })).toContain('allowed: a list of walls, such as [[[1, 1], [2, 1]]]');
    expect(of({ walls: [[[0, 0]]] })).toContain(
      'allowed: two squares that share a side: [[1, 1], [2, 1]]',
    );
  });
});

test('rulings are on or off, by their names', () => {
  expect(mistake({ rulings: 7 })).toBe(
    'rulings: found 7, allowed: a mapping of rulings to true or false',
  );
  expect(mistake({ rulings: { knockbackNeedsDamage: 1 } })).toBe(
    'rulings.knockbackNeedsDamage: found 1, allowed: true or false',
  );
  expect(mistake({ rulings: { glyphsBlock: true } })).toMatch(/^rulings\.glyphsBlock: /);
  expect(scenarioOf({ rulings: { fallAndShortAddUp: false } }).rulings).toEqual({
    knockbackNeedsDamage: false,
    fallAndShortAddUp: false,
    statedDistanceIsFull: true,
  });
  expect(documentOf({})).not.toHaveProperty('rulings');
});
