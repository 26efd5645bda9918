import { expect, test } from 'vitest';
import { shareOf } from '../../cases.ts';
import { type RandomTurn, randomTurn, withSpecialAttacks } from './random/turns.ts';
import { solved } from './solved.ts';

/** Why an ally can do nothing. */
const IDLE = {
  'stuck on an island': { move: 5, range: 1, attack: 3 },
  'without attack dice on an island, though the defender is in its Range': {
    move: 0,
    range: 100,
    attack: 0,
  },
};

/** The same turn with an ally on an island, two rows below the others. */
function withAlly({ document }: RandomTurn, fields: object, first: boolean) {
  const { board, turn } = document;
  const rows = board.terrain.replace(/\n$/, '').split('\n');
  const row = rows.length + 1;
  const ally = {
    figure: { name: 'Idle ally', defense: 0, life: 1, ...fields },
    at: [0, row] as [number, number],
  };
  const more = (rows[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(() => '.');
  const terrain = [...rows, ['.', ...more].join(' '), ['0', ...more].join(' ')].join('\n');
  return {
    ...document,
    turn: first ? [ally, ...turn] : [...turn, ally],
    board: { ...board, terrain },
  };
}

const { from, count } = shareOf(25);
const SEEDS = Array.from({ length: count }, (_, i) => 70_000 + from + i);

/** Up to rounding: chances are sums of up to some thousands of products. */
const ROUNDING = 1e-12;

for (const [who, fields] of Object.entries(IDLE)) {
  test.each(SEEDS)(`an ally ${who} changes no chance: random turn %i`, (seed) => {
    const turn = withSpecialAttacks(randomTurn(seed), seed);
    const { question } = turn.document;
    const chance = (document: object) => {
      const { game, best } = solved(document, question);
      return best.chanceAt(game.begin);
    };
    const alone = chance(turn.document);
    for (const first of [true, false]) {
      expect(Math.abs(chance(withAlly(turn, fields, first)) - alone)).toBeLessThan(ROUNDING);
    }
  });
}
