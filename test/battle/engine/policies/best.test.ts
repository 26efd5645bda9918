import { describe, expect, test } from 'vitest';
import { Best } from '../../../../src/battle/engine/policies/best.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

const { game } = stand([[hero('One')], [hero('Other')]], []);

function bestAmong(worths: readonly number[]): Best {
  const best = new Best(game.state.lots);
  best.begin();
  for (const [i, worth] of worths.entries()) best.look(i, worth);
  return best;
}

describe('the best of several choices', () => {
  test('is the one that is worth most, wherever it comes', () => {
    expect(bestAmong([3, 1, 2])).toMatchObject({ choice: 0, worth: 3 });
    expect(bestAmong([1, 3, 2])).toMatchObject({ choice: 1, worth: 3 });
    expect(bestAmong([-3, -2, -1])).toMatchObject({ choice: 2, worth: -1 });
    expect(bestAmong([]).choice).toBe(-1);
  });

  test('is each of those that are worth the same equally often, up to rounding', () => {
    const times = [0, 0, 0, 0];
    const draws = 600;
    for (let i = 0; i < draws; i++) {
      const { choice } = bestAmong([2, 1, 2 + 1e-12, 2 - 1e-12]);
      times[choice] = (times[choice] ?? 0) + 1;
    }
    expect(times[1]).toBe(0);
    // Within five standard errors of a third.
    for (const i of [0, 2, 3]) {
      expect(Math.abs((times[i] ?? 0) - draws / 3)).toBeLessThan(5 * Math.sqrt((draws * 2) / 9));
    }
  });

  test('need not be compared with what is worth less', () => {
    const best = bestAmong([2, 1]);
    expect([best.isOut(1.9), best.isOut(2), best.isOut(2.1)]).toEqual([true, false, false]);
    best.begin();
    expect(best.isOut(-100)).toBe(false);
    expect(best.choice).toBe(-1);
  });
});
