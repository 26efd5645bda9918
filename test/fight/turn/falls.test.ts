import { expect, test } from 'vitest';
import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
import { fallDistribution } from '../../../src/fight/turn/falls.ts';

/** The chance that the falls of a move are fatal, and the chance of each number of wounds if they are not. */
function chances(falls: { fall?: number; major?: number; extreme?: number }) {
  const model = fallDistribution({ fall: 0, major: 0, extreme: 0, ...falls });
  const total = model.reduce((sum, { weight }) => sum + weight, 0n);
  const share = (is: (one: (typeof model)[number]) => boolean) =>
    fractionText(
      fraction(
        model.filter(is).reduce((sum, { weight }) => sum + weight, 0n),
        total,
      ),
    );
  return {
    fatal: share(({ isFatal }) => isFatal),
    wounds: [0, 1, 2, 3, 4].map((n) => share(({ isFatal, wounds }) => !isFatal && wounds === n)),
  };
}

test('a fall wounds on a skull, a major one by three dice, and all of a move add up', () => {
  const none = { fatal: '0' };
  expect(chances({})).toEqual({ ...none, wounds: ['1', '0', '0', '0', '0'] });
  expect(chances({ fall: 1 })).toEqual({ ...none, wounds: ['1/2', '1/2', '0', '0', '0'] });
  expect(chances({ fall: 1, major: 1 })).toEqual({
    ...none,
    wounds: ['1/16', '1/4', '3/8', '1/4', '1/16'],
  });
});

test('an extreme fall destroys unless the D20 shows 19 or more; of two each must', () => {
  expect(chances({ extreme: 1 })).toMatchObject({ fatal: '9/10' });
  expect(chances({ extreme: 2 })).toMatchObject({ fatal: '99/100' });
  expect(chances({ fall: 1, extreme: 1 }).wounds).toEqual(['1/20', '1/20', '0', '0', '0']);
});
