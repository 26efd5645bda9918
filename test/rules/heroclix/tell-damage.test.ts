import { describe, expect, test } from 'vitest';
import { explained, inARow } from './scenarios.ts';

const sif = (...square: [number, number]) => ({ others: [{ character: 'Sif', at: square }] });

describe('knockback damage is told with 12.6e', () => {
  const damageOf = (fight: Parameters<typeof explained>[0]) =>
    explained(fight).steps.find(({ title }) => title === 'Knockback damage')?.text;

  test.each([
    [
      'short of three',
      inARow('1 1 1'),
      'It was stopped after one square, short of three, and not by a character: 1 damage (12.6e). Loki takes one knockback damage.',
    ],
    [
      'short of a greater stated number',
      inARow('1 1 1 1 1 1', { attacker: { knockbackDistance: 5 } }),
      'It was stopped after four squares, short of five, and not by a character: 1 damage (12.6e). Loki takes one knockback damage.',
    ],
    [
      'a fall onto the third square',
      inARow('2 2 2 2 1'),
      'The last square of its path is lower than the one before: 1 damage (12.6e). Loki takes one knockback damage.',
    ],
    [
      'both together, by the ruling',
      inARow('2 2 1 1', { rulings: { fallAndShortAddUp: false } }),
      'It was stopped after one square, short of three, and not by a character: 1 damage (12.6e). The last square of its path is lower than the one before: 1 damage (12.6e). Because the ruling fallAndShortAddUp is off, both reasons together deal only 1. Loki takes one knockback damage.',
    ],
    [
      'a stated distance, by the ruling',
      { attacker: { knockbackDistance: 1 }, rulings: { statedDistanceIsFull: false } },
      'It was placed only one square back, short of three (the ruling statedDistanceIsFull is off): 1 damage (12.6e). Loki takes one knockback damage.',
    ],
    [
      'Immune',
      inARow('1 1 1', { defender: { keyphrases: ['immune'] } }),
      "It was stopped after one square, short of three, and not by a character: 1 damage (12.6e). But Loki is Immune and can't take knockback damage (12.6e), so it takes none.",
    ],
    [
      'none, all squares done',
      inARow('1 1 1 1 1'),
      'It was not stopped short and entered no lower square: no knockback damage (12.6e).',
    ],
    [
      'none, stopped by a character',
      inARow('1 1 1 1', {}, sif(3, 0)),
      'It was stopped by a character and entered no lower square: no knockback damage (12.6e).',
    ],
  ])('%s', (_, fight, text) => {
    expect(damageOf(fight)).toBe(text);
  });

  test('the ruling on both together is told only where there are both', () => {
    const rulings = { fallAndShortAddUp: false };
    expect(damageOf(inARow('1 1 1', { rulings }))).toBe(
      'It was stopped after one square, short of three, and not by a character: 1 damage (12.6e). Loki takes one knockback damage.',
    );
    expect(damageOf(inARow('1 1 1 1 1', { rulings }))).not.toContain('ruling');
    expect(damageOf(inARow('2 2 1 1'))).not.toContain('ruling');
    expect(damageOf(inARow('2 2 1 1', { rulings }))).toContain('both reasons together deal only 1');
  });

  test('of both together without the ruling, two are taken', () => {
    expect(damageOf(inARow('2 2 1 1'))).toMatch(/Loki takes two knockback damage\.$/);
  });
});
