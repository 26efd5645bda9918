import { describe, expect, test } from 'vitest';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { headSchema } from '../../../src/experiments/scenarios/schema.ts';
import { messages, refused, written } from './refusals.ts';

describe('unknown names get the nearest ones suggested', () => {
  test('a power', () => {
    const [message, ...others] = messages(written({ powers: ['super-strenght'] }));
    expect(message).toMatch(/^attacker\.powers\[0\]: found "super-strenght", allowed: a power: /);
    expect(message).toMatch(/\(did you mean super-strength\?\)$/);
    expect(others).toEqual([]);
  });

  test('a key', () => {
    const [message] = messages({ atacker: 'hawkgirl' });
    expect(message).toMatch(
      /^atacker: found the unknown key "atacker", allowed: the keys .*attacker/,
    );
    expect(message).toMatch(/\(did you mean attacker\?\)$/);
  });

  test('a key of a card', () => {
    const [message] = messages({ defender: { card: 'solomon-grundy', deffense: 3 } });
    expect(message).toMatch(
      /^defender\.deffense: found the unknown key "deffense", allowed: the keys /,
    );
    expect(message).toMatch(/\(did you mean defense\?\)$/);
  });

  test('a ruling', () => {
    const [message] = messages({ rulings: { destroyedFigureStays: true } });
    expect(message).toMatch(/^rulings\.destroyedFigureStays: found the unknown key /);
    expect(message).toMatch(/\(did you mean destroyedFiguresStay\?\)$/);
  });

  test('a measure', () => {
    const [message] = messages({ measures: ['spaceMoved'] });
    expect(message).toMatch(/^measures\[0\]: found "spaceMoved", allowed: one of /);
    expect(message).toMatch(/\(did you mean spacesMoved.*\?\)$/);
  });

  test('the rules', () => {
    expect(refused(() => check(headSchema(), { rules: 'c3' }))).toEqual([
      expect.stringMatching(/^rules: found "c3", allowed: one of c3g.* \(did you mean c3g\?\)$/),
    ]);
  });
});
