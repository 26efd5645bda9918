import { expect, test } from 'vitest';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { EXAMPLES } from '../../../src/explorer/panels/turn/examples.ts';

const [{ document: CLIFF }] = EXAMPLES;

test('the play of a turn begins with the way that is best, whose chance is the answer', async () => {
  const told = await ANSWERS.play({ document: CLIFF });
  const { answer, headline } = await ANSWERS.odds({ document: CLIFF });
  const [best, ...others] = told.choices;
  expect(best).toMatchObject({ name: 'Strongman, from 3,2', who: 'Strongman', isBest: true });
  expect(best?.worth).toBeCloseTo(answer?.chance ?? 0, 12);
  expect(others.every(({ worth }) => worth <= (best?.worth ?? 0) + 1e-9)).toBe(true);
  expect(headline).toContain('Strongman first, from 3,2');
  expect(told.play?.decisions[0]?.choice).toBe('Strongman attacks from 3,2');
  expect(structuredClone(told)).toEqual(told);
});

test('the ground is drawn where there is a board, and only there', async () => {
  const { ground } = await ANSWERS.play({ document: CLIFF });
  expect(ground?.ground.length).toBeGreaterThan(1);
  const clear = {
    name: 'Clear',
    turn: [{ figure: 'hawkgirl' }, { figure: 'the-joker' }],
    defender: 'solomon-grundy',
  };
  expect((await ANSWERS.play({ document: clear })).ground).toBeUndefined();
});

test('a sweep has no play', async () => {
  const document = { ...CLIFF, vary: { 'defender.wounds': [4, 5] } };
  expect(await ANSWERS.play({ document })).toEqual({ choices: [] });
});
