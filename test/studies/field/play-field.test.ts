import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { cellOf } from '../../../src/studies/field/cells.ts';
import { type Contestant, contestantOf } from '../../../src/studies/field/contestant.ts';
import { knownPairs } from '../../../src/studies/field/kept.ts';
import { playField } from '../../../src/studies/field/play-field.ts';
import type { FieldMachine } from '../../../src/studies/field/player.ts';
import { nodeFieldMachine } from '../../../src/studies/field/threads/field-machine.ts';
import { lawIn, planOfDuel } from '../../fight/duel/duels.ts';
import { cardNamed, SETTING } from './fields.ts';

/** `npm test` builds it first. */
const machine = nodeFieldMachine(resolve('dist/worker.js'));

const contestants = (names: readonly string[]) =>
  names.map(
    (name) =>
      contestantOf(
        shippedCard(shippedCards().find(({ slug }) => slug === name) as never),
      ) as Contestant,
  );
const NAMES = ['atlaga-the-kyrie-warrior', 'krug', 'marro-warriors', 'deadeye-dan', 'charos'];
const cards = contestants(NAMES);
const all = { rows: cards, columns: cards, absent: [] };

/** The win share by a duel of its own, of which each side begins half the time. */
function alone(one: string, other: string): number {
  const model = lawIn(planOfDuel({ attacker: one, defender: other }), 'winner');
  const [share = 0] = Object.values(model);
  const name = Object.keys(model)[0];
  const expected = cards[NAMES.indexOf(one)]?.name;
  return (
    (name === expected ? share : 1 - share - (model.undecided ?? 0)) + (model.undecided ?? 0) / 2
  );
}

test('every cell is the single duel, seen from both sides, and of a card against itself a half', async () => {
  const { field, isComplete, played } = await playField(SETTING, all, { machine });
  expect([isComplete, played]).toEqual([true, 15]);
  for (const [row, one] of NAMES.entries()) {
    for (const [column, other] of NAMES.entries()) {
      const share = cellOf(field, row, column)?.share;
      const expected = row === column ? 0.5 : alone(one, other);
      expect(share, `${one} against ${other}`).toBeCloseTo(expected, 12);
    }
  }
});

test('an even number of cards play every pair once', async () => {
  const four = { rows: cards.slice(0, 4), columns: [] as readonly Contestant[], absent: [] };
  const { field, played } = await playField(SETTING, { ...four, columns: four.rows }, { machine });
  expect(played).toBe(10);
  expect(field.outcomes.flat().filter(Boolean)).toHaveLength(10);
});

test('few against many are the same duels', async () => {
  const square = await playField(SETTING, all, { machine });
  const few = { rows: cards.slice(1, 3), columns: cards, absent: [] };
  const { field, played } = await playField(SETTING, few, { machine });
  expect(played).toBe(10);
  for (const row of [0, 1]) {
    for (const column of NAMES.keys()) {
      expect(cellOf(field, row, column)?.share).toBeCloseTo(
        cellOf(square.field, row + 1, column)?.share as number,
        12,
      );
    }
  }
});

test('threads change nothing', async () => {
  const heroes = shippedCards()
    .map(shippedCard)
    .filter(({ type, points = 0 }) => type === 'hero' && points < 60)
    .slice(0, 30)
    .map((card) => contestantOf(card) as Contestant);
  const many = { rows: heroes, columns: heroes, absent: [] };
  const started: number[] = [];
  const counting: FieldMachine = {
    ...machine,
    start(program, count, onLost) {
      started.push(count);
      return machine.start(program, count, onLost);
    },
  };
  const one = await playField(SETTING, many, { machine: counting, threads: 1 });
  const two = await playField(SETTING, many, { machine: counting, threads: 2 });
  expect(started).toEqual([2]);
  expect(two).toEqual(one);
});

test('only pairs of changed cards are played again', async () => {
  const { field } = await playField(SETTING, all, { machine });
  const changed = cards.map((one, i) =>
    i === 2 ? { ...one, side: { ...one.side, attack: one.side.attack + 1 } } : one,
  );
  const again = { rows: changed, columns: changed, absent: [] };
  const seen: [number, number][] = [];
  const { field: now, played } = await playField(SETTING, again, {
    machine,
    known: knownPairs([field], SETTING),
    onProgress: (done, total) => seen.push([done, total]),
  });
  expect(played).toBe(5);
  expect(seen.at(-1)).toEqual([5, 5]);
  expect(now.outcomes[0]?.[1]).toEqual(field.outcomes[0]?.[1]);
  expect(cellOf(now, 2, 0)?.share).toBeGreaterThan(cellOf(field, 2, 0)?.share as number);
});

test('a pair that never ends is told, and the others are played', async () => {
  const none = ['x', 'y'].map((name) => cardNamed(name, { attack: 0 }));
  const rows = [...none, cards[1] as Contestant];
  const { field, isComplete } = await playField(
    SETTING,
    { rows, columns: rows, absent: [] },
    { machine },
  );
  expect(isComplete).toBe(true);
  expect(field.outcomes[0]?.slice(0, 2)).toEqual(['endless', 'endless']);
  expect(cellOf(field, 2, 0)?.share).toBeCloseTo(1, 12);
});

test('an interruption leaves out what is not played by then', async () => {
  const stop = new AbortController();
  const { field, isComplete, played } = await playField(SETTING, all, {
    machine,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(isComplete).toBe(false);
  expect(played).toBeGreaterThan(0);
  // Every card has fought about as often as any other.
  const fights = NAMES.map((_, card) => {
    const others = [...NAMES.keys()].filter((other) => other !== card);
    return others.filter((other) => cellOf(field, card, other)).length;
  });
  expect(Math.max(...fights) - Math.min(...fights)).toBeLessThanOrEqual(1);
  expect(field.outcomes.flat().filter(Boolean)).toHaveLength(played);
});
