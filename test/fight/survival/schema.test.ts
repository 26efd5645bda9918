import { expect, test } from 'vitest';
import { mistake } from '../mistake.ts';
import type { Document } from '../scenarios.ts';

const refused = (more: Document) =>
  mistake({
    fight: 'survival',
    attacker: { name: 'A', attack: 3 },
    defender: { name: 'D', defense: 2, life: 4 },
    ...more,
  });

test.each<[Document, string]>([
  [{ first: 'attacker' }, 'first: unknown key'],
  [{ mostTurns: 3 }, 'mostTurns: unknown key'],
  [{ board: { terrain: '1 1' } }, 'board: unknown key'],
  [{ distance: 101 }, 'distance is 101; give a whole number from 1 to 100'],
  [{ defender: { name: 'D', defense: 2, life: 0 } }, 'defender.life is 0'],
  [{ fight: 'survivl' }, 'did you mean survival'],
  [{ attacker: 'hawkgril' }, 'did you mean hawkgirl'],
])('a survival with %o is refused', (more, text) => {
  expect(refused(more)).toContain(text);
});

test('a survival takes a distance, switches and rulings', () => {
  const attacker = { name: 'A', attack: 3, range: 100 };
  const said = { distance: 100, states: ['army-valiant'], rulings: { squadsCloseRanks: false } };
  expect(refused({ attacker, ...said })).toBe('no mistake');
});
