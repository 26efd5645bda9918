import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../src/fight/turn/moment.ts';
import { statesAtLeast } from '../../../src/fight/turn/solve.ts';
import { keyOf } from '../../../src/fight/turn/state.ts';
import { shareOf } from '../../cases.ts';
import { readGround } from './random/board.ts';
import { randomTurn } from './random/turns.ts';
import { solved } from './solved.ts';

/** Four attackers with full Moves on a board of 15 by 15 spaces. */
function crowded(base: 'single' | 'double', range: number): object {
  const rows = Array.from(
    { length: 15 },
    (_, row) => `${row % 2 === 1 ? ' ' : ''}${'1 '.repeat(15)}`,
  );
  const turn = [0, 1, 2, 3].map((i) => ({
    figure: {
      name: `Hero ${i}`,
      attack: 3,
      life: 4,
      move: 6,
      range,
      base,
      powers: ['super-strength'],
    },
    at:
      base === 'single'
        ? [3 * i + 1, 2]
        : [
            [3 * i + 1, 2],
            [3 * i + 2, 2],
          ],
  }));
  const board = { terrain: rows.join('\n'), defender: [7, 6] };
  return {
    name: 'Too many',
    rules: 'c3g',
    turn,
    defender: { name: 'Target', defense: 3, life: 6 },
    board,
  };
}

describe('a turn of too many states', () => {
  test.each([
    ['single', 1],
    ['single', 5],
    ['double', 1],
  ] as const)('is refused at once: %s bases, Range %i', (base, range) => {
    const before = process.cpuUsage();
    expect(() => solved(crowded(base, range), 'destroyed')).toThrow(
      'turn: it has more than 30,000 states, too many to calculate; give fewer attackers',
    );
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(2);
  });
});

const { from, count } = shareOf(15);

test.each(Array.from({ length: count }, (_, i) => 90_001 + from + i))(
  'no more states are foretold than there are: random turn %i, with three attackers',
  (seed) => {
    const { document } = randomTurn(seed);
    const [first] = document.turn;
    const { places } = readGround(document.board.terrain);
    const taken = new Set(
      [
        document.board.defender,
        ...document.turn.map(({ at }) => at),
        ...(document.board.others ?? []).map(({ at }) => at),
      ].map(String),
    );
    const more = places
      .filter((place) => !taken.has(String(place)))
      .slice(0, 3 - document.turn.length);
    const turn = [
      ...document.turn,
      ...more.map((at, i) => ({ ...first, figure: { ...first?.figure, name: `More ${i}` }, at })),
    ];
    const { game, context } = solved({ ...document, turn }, document.question);
    const states = new Set<string>();
    const follow = (from: Moment): void => {
      if (game.isOver(from)) return;
      if ('results' in from) {
        for (const { state } of from.results) follow(state);
        return;
      }
      const state = game.reduced(from);
      const key = keyOf(state);
      if (states.has(key)) return;
      states.add(key);
      const branches = game.options(state) ?? game.thrown(state).results;
      for (const branch of branches) follow(branch.state);
    };
    follow(game.begin);
    expect(statesAtLeast(context, game)).toBeLessThanOrEqual(states.size);
  },
);
