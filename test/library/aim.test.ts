import { aim, odds } from 'heroscape-knockback';
import { expect, test } from 'vitest';

const FIGHT = { attacker: 'hawkgirl', defender: 'solomon-grundy', question: 'displaced' };

test('every place has the odds of an attack from it, and places with equal odds share a rank', async () => {
  const terrain = '2 1 1\n1 1 .\n';
  const board = { terrain, defender: [1, 0] as const };
  const places = await aim({ ...FIGHT, board });
  const beside = ['0,0', '0,1', '1,1', '2,0'];
  expect(places.map(({ place }) => place).toSorted()).toEqual(beside);
  const chances = places.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  for (const { spaces, chance, rank, result } of places) {
    const [attacker] = spaces as [readonly [number, number]];
    const { question } = await odds({ ...FIGHT, board: { ...board, attacker } });
    expect([chance, result.question.exact]).toEqual([question.exact?.probability, question.exact]);
    expect(rank).toBe(1 + chances.filter((other) => other > chance).length);
  }
});

test('a turn is refused, because it has more choices than one place', async () => {
  const turn = [{ figure: 'hawkgirl' }, { figure: 'krug' }];
  const refused = aim({ turn, defender: 'solomon-grundy' } as never);
  await expect(refused).rejects.toThrow(
    /^turn: a turn with several choices; give one attack to `aim`, or give the turn to `plan`/,
  );
});
