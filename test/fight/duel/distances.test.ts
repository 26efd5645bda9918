import { expect, test } from 'vitest';
import { duels } from '../../report/fights.ts';

/*
 * Both have Life 1, hit half of the time and move 1 space; the archer reaches 3 spaces. If they are adjacent, the one
 * that begins wins 2/3 of the time. Four spaces away the archer shoots twice before the other is adjacent, whichever
 * begins: it wins 1/2 + 1/4, and in the remaining cases, if the other misses first (1/2), 2/3.
 */
const archer = { name: 'Archer', attack: 1, defense: 0, life: 1, move: 1, range: 3 };
const walker = { name: 'Walker', attack: 1, defense: 0, life: 1, move: 1, range: 1 };

async function caveats(changes: object): Promise<string[]> {
  const [result] = await duels({ attacker: archer, defender: walker, first: 'toss', ...changes });
  return (result?.account.caveats ?? []).map(({ text }) => text);
}

test('a duel names where a side would rather begin, and what that would change', async () => {
  expect(await caveats({})).toEqual([
    'The sides begin adjacent. Archer would do better to begin 4 spaces away (wins 83.3% instead of 50.0%).',
  ]);
});

test('other distances are compared with the given one', async () => {
  expect(await caveats({ distance: 4 })).toEqual([
    'The sides begin 4 spaces apart. Walker would do better to begin adjacent (wins 50.0% instead of 16.7%).',
  ]);
});

test('nothing is said where distance makes no difference', async () => {
  expect(await caveats({ attacker: { ...walker, name: 'Other' } })).toEqual([]);
});

test('of a sweep nothing else is played: it keeps the caveat about reach', async () => {
  expect(await caveats({ vary: { distance: [1, 2] } })).toEqual([
    'The sides begin adjacent and neither keeps away, so the Range of Archer, three spaces, does not matter.',
  ]);
});
