import { card, cardsText, field, plan, readCards, run } from 'heroscape-knockback';
import { expect, test } from 'vitest';

const FIGHT = {
  attacker: { name: 'A', attack: 1 },
  defender: { name: 'B', defense: 0, life: 1 },
};

test('a progress that is rejected ends the work with its reason', async () => {
  const onProgress = (async () => {
    throw new Error('no more');
  }) as never;
  await expect(run(FIGHT, { trials: 1000, threads: 1, onProgress })).rejects.toThrow('no more');
});

test('a simulation can run until it is precise', async () => {
  const [result] = await run(FIGHT, { precision: 0.05, exact: false, threads: 1 });
  const { low = 0, high = 1 } = result?.question.simulated ?? {};
  expect(high - low).toBeLessThanOrEqual(2 * 0.05);
});

test('a plan is the best play of a turn', async () => {
  const { question, play } = await plan({
    turn: [{ figure: { name: 'A', attack: 1 } }],
    defender: FIGHT.defender,
    question: 'destroyed',
  });
  expect(question.exact).toEqual({ probability: 0.5, fraction: '1/2' });
  expect(play).toBeDefined();
});

test('a field says what is wrong with all of it, or with a list', async () => {
  await expect(field(['krug', 'hawkgirl'], { budget: 1 })).rejects.toThrow(
    'the field: no card that can take part',
  );
  await expect(field(['krug', 'hawkgirl'], { whatIf: 'x' as never })).rejects.toThrow(
    'options.whatIf is "x"; give a list of changes',
  );
});

test('cards as text are read back as they were', () => {
  const own = [card('krug'), { ...card('krug'), name: 'My Krug', life: 9 }];
  expect(readCards(cardsText(own))).toEqual(own);
});
