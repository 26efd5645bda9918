import { describe, expect, test } from 'vitest';
import type { Space } from '../../../src/board/space.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero } from '../battles.ts';
import { type Standing, stand } from './standing.ts';

const power = (...effects: Document[]) => [{ name: 'Own', effects }];

/** How often the first power of the first card with powers has acted. */
const acted = ({ game }: Standing) => [...game.totals.fired].reduce((sum, one) => sum + one, 0);

describe('an aura upon movements counts', () => {
  const leader = (effect: Document) =>
    hero('Leader', { powers: power({ aura: { within: 2, to: {}, effects: [effect] } }) });
  const moved = (effect: Document, from: Space, to: Space) => {
    const of = stand([[leader(effect), hero('Friend')], [hero('Enemy')]], [[0, 0], from, [9, 0]]);
    of.acts.beginTurn(1);
    of.acts.move(1, of.game.tables.ground.numberOf(to));
    return acted(of);
  };

  test('each movement that begins under it, and no other', () => {
    expect(moved({ move: 1 }, [2, 0], [4, 0])).toBe(1);
    expect(moved({ move: 1 }, [3, 0], [4, 0])).toBe(0);
    // A figure that stays has not moved.
    expect(moved({ move: 1 }, [2, 0], [2, 0])).toBe(0);
  });

  test('that lengthens charges: only where one comes next to an enemy by it', () => {
    // Five spaces and two more, to the space before the enemy on the tenth.
    expect(moved({ charge: 2 }, [2, 0], [8, 0])).toBe(1);
    expect(moved({ charge: 2 }, [2, 0], [4, 0])).toBe(0);
  });
});

describe('what holds enemies fast counts', () => {
  const began = (more: Document, at: Space = [3, 0]) => {
    const powers = power({ holdsFast: ['small', 'medium'] });
    const of = stand(
      [[hero('One', more)], [hero('Claw', { powers }), hero('Other')]],
      [[4, 0], at, [5, 0]],
    );
    of.acts.beginTurn(0);
    of.acts.move(0, of.game.state.place[0] as number);
    of.acts.attack(0, 2);
    return acted(of);
  };

  test('once for each enemy of its sizes next to it that acts in a turn', () => {
    expect(began({ size: 'medium' })).toBe(1);
    expect(began({ size: 'large' })).toBe(0);
    expect(began({ size: 'medium' }, [2, 0])).toBe(0);
  });
});

describe('a figure that must be attacked counts', () => {
  const attacked = (at: Space) => {
    const powers = power({ mustBeAttacked: true });
    const of = stand(
      [[hero('One')], [hero('Knight', { life: 50, powers }), hero('Squire', { life: 50 })]],
      [[4, 0], [3, 0], at],
    );
    of.acts.beginTurn(0);
    of.acts.attack(0, 1);
    return acted(of);
  };

  test('only where somebody else could have been attacked but for it', () => {
    expect(attacked([5, 0])).toBe(1);
    expect(attacked([7, 0])).toBe(0);
  });
});

describe('a steadfast figure counts', () => {
  const thrown = (at: Space, size = 'medium') => {
    const throws = { moment: 'beforeAttacking', within: 3, to: { size: 'medium' }, d20: 1 };
    const of = stand(
      [
        [hero('Rock', { size, powers: power({ steadfast: true }) })],
        [hero('Grabber', { powers: power({ throws }) })],
      ],
      [at, [5, 2]],
    );
    of.turns.moments.ofCard('beforeAttacks', 1);
    return acted(of);
  };

  test('where a power would have moved it', () => {
    expect(thrown([3, 2])).toBe(1);
    expect(thrown([1, 2])).toBe(0);
    expect(thrown([3, 2], 'large')).toBe(0);
  });
});

describe('a power that lengthens the movements of its own card counts', () => {
  const moved = (rules: Document, to: Space) => {
    const of = stand(
      [[hero('One', { powers: [{ name: 'Own', rules }] })], [hero('Enemy')]],
      [
        [0, 0],
        [8, 0],
      ],
    );
    of.acts.beginTurn(0);
    of.acts.move(0, of.game.tables.ground.numberOf(to));
    return acted(of);
  };
  const longer = (purpose: string) => ({ mode: { longer: { spaces: 2, for: purpose } } });

  test('each movement if it always adds spaces', () => {
    expect(moved({ value: { move: 1 } }, [1, 0])).toBe(1);
    // A figure that stays has not moved.
    expect(moved({ value: { move: 1 } }, [0, 0])).toBe(0);
  });

  test.each([
    // The Move is 5; the enemy is on the ninth space.
    ['nextToEnemy', [7, 0]],
    ['noAttack', [6, 0]],
  ] as const)('only movements that need its spaces: %s', (purpose, far) => {
    expect(moved(longer(purpose), far)).toBe(1);
    expect(moved(longer(purpose), [5, 0])).toBe(0);
  });
});
