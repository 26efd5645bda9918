import { expect, test } from 'vitest';
import { followed } from '../../../src/chance/exact/process.ts';
import { MOST_TOLD } from '../../../src/fight/fights/endless.ts';
import { played } from '../../../src/fight/fights/player.ts';

/** A walk from 3 to 0: a step of 1 or 2 that is rolled, and from 1 a choice to jump to the end. */
interface Walk {
  readonly state: number;
}

function walk(steps: readonly number[]) {
  const left = [...steps];
  return played<number, Walk, Walk>({
    start: 3,
    follow: followed(
      {
        key: (at) => at,
        isOver: (at) => at === 0,
        options: (at) => (at === 1 ? [{ state: 0 }] : undefined),
        thrown: () => ({ results: [], weighed: [] }),
      },
      (_, options) => options[0],
    ),
    counters: [
      { measure: 'rolls', counter: 0 },
      { measure: 'jumps', counter: 1 },
    ],
    addsOf: (_, chosen) => [1, chosen.length],
    rolled({ state }) {
      const step = left.shift() ?? 0;
      const events = [{ is: 'round', round: step }] as const;
      return { result: { state: state - step }, events };
    },
    reached: ({ before }, after) => [{ is: 'round', round: after ? 10 + before : 20 }],
  });
}

const roundsOf = ({ events }: ReturnType<typeof walk>) =>
  events.map((event) => event.is === 'round' && event.round);

test('a fight is played throw by throw, and reports each throw before what it leads to', () => {
  expect(roundsOf(walk([1, 2]))).toEqual([20, 1, 12, 2, 10]);
});

test('results and the choices after them are counted', () => {
  expect(walk([1, 2]).counts).toEqual({ rolls: 2, jumps: 0 });
  // From 1, the jump to the end is a choice.
  expect(walk([2])).toMatchObject({ counts: { rolls: 1, jumps: 1 }, end: 0 });
});

test('a fight of more rolls than are told is refused', () => {
  expect(() => walk([])).toThrow(`after ${MOST_TOLD} rolls`);
});
