import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import {
  MOST_TOLD,
  NeverEnds,
  TooManyStates,
  tooLongToTell,
} from '../../../src/fight/fights/endless.ts';
import { planOfDuel, side } from '../duel/duels.ts';

test('a fight without end says why, and what ends it', () => {
  const error = new NeverEnds('nobody has any dice');
  expect(error).toBeInstanceOf(BadInput);
  expect(error.message).toBe(
    'the fight: it never ends, because nobody has any dice; give a side that can wound the other, or a limit of turns (mostTurns)',
  );
});

test('too many states are refused with their limit and what to lower', () => {
  expect(new TooManyStates(7).message).toBe(
    'the fight: it has more than 7 states, too many to calculate; give fewer figures, less Life, or a smaller mostTurns',
  );
});

test('a story with too many rolls is rejected, with their number and advice', () => {
  expect(tooLongToTell(9).message).toBe(
    'the fight: it is not over after 9 rolls; give another seed, less Life, more attack dice or fewer defense dice, or a limit of turns (mostTurns)',
  );
  const coward = side('A', [1, 1, 50]);
  const { story } = planOfDuel({ attacker: coward, defender: coward });
  const blanks = () =>
    story.play(({ count, name }) =>
      Array.from({ length: count }, () => (name === 'toss' ? 'heads' : 'blank')),
    );
  expect(blanks).toThrow(`after ${MOST_TOLD} rolls`);
});

describe('a duel never ends', () => {
  const harmless = side('A', [2, 0, 2]);
  const shielded = (name: string) => side(name, [2, 1, 1], { effects: [{ automaticShields: 1 }] });
  const rooted = (name: string) => side(name, [2, 3, 1], { move: 0 });

  test.each([
    ['without attack dice on either side', { attacker: harmless, defender: harmless }],
    ['where automatic shields always block', { attacker: shielded('A'), defender: shielded('B') }],
    [
      'of sides that never reach each other',
      { attacker: rooted('A'), defender: rooted('B'), distance: 2 },
    ],
    [
      'where healing undoes all that an attack can do',
      {
        attacker: side('A', [2, 0, 2], {
          effects: [{ heals: 1, stage: 'endOfTurn' }, { mostWounds: 1 }],
        }),
        defender: side('B', [2, 1, 0]),
      },
    ],
    [
      'where Knockback may drive one out of reach for good',
      {
        attacker: side('A', [2, 2, 1], { move: 0, effects: [{ superStrength: true }] }),
        defender: side('B', [9, 2, 1], { move: 0 }),
      },
    ],
  ])('%s', (_, document) => {
    expect(() => planOfDuel(document)).toThrow(NeverEnds);
    expect(() => planOfDuel({ ...document, mostTurns: 5 })).not.toThrow();
  });

  test('but one in which either side can wound the other does', () => {
    expect(() => planOfDuel({ attacker: harmless, defender: side('B', [1, 1, 0]) })).not.toThrow();
  });
});
