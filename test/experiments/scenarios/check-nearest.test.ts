import { describe, expect, test } from 'vitest';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { headSchema } from '../../../src/experiments/scenarios/schema.ts';
import { messages, refused, written } from './refusals.ts';

describe('unknown names get the nearest ones suggested', () => {
  test('a power', () => {
    const [message, ...others] = messages(written({ powers: ['super-strenght'] }));
    expect(message).toMatch(
      /^attacker\.powers\[0\] is "super-strenght" \(did you mean super-strength\?\); give a power: /,
    );
    expect(others).toEqual([]);
  });

  test('a key', () => {
    const [message] = messages({ atacker: 'hawkgirl' });
    expect(message).toMatch(
      /^atacker: unknown key "atacker" \(did you mean attacker\?\); give one of the keys .*attacker/,
    );
  });

  test('a key of a card', () => {
    const [message] = messages({ defender: { card: 'solomon-grundy', deffense: 3 } });
    expect(message).toMatch(
      /^defender\.deffense: unknown key "deffense" \(did you mean defense\?\); give one of the keys /,
    );
  });

  test('a ruling', () => {
    const [message] = messages({ rulings: { destroyedFigureStays: true } });
    expect(message).toMatch(
      /^rulings\.destroyedFigureStays: unknown key .* \(did you mean destroyedFiguresStay\?\); give /,
    );
  });

  test('a measure', () => {
    const [message] = messages({ measures: ['spaceMoved'] });
    expect(message).toMatch(
      /^measures\[0\] is "spaceMoved" \(did you mean spacesMoved.*\?\); give one of /,
    );
  });

  test('the rules', () => {
    expect(refused(() => check(headSchema(), { rules: 'c3' }))).toEqual([
      expect.stringMatching(/^rules is "c3" \(did you mean c3g\?\); give one of c3g.*$/),
    ]);
  });
});
