import { expect, test } from 'vitest';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import { type Engine, withAnswers } from '../../../src/explorer/engine/engine.ts';
import { firstAnswers } from '../../../src/explorer/engine/first-answers.ts';
import { ATTACK_START } from '../../../src/explorer/panels/attack/attack-document.ts';

const other: Engine = {
  ask: () => Promise.resolve({ problems: ['asked the worker'] }),
  known: () => undefined,
  cancel: () => {},
};

test('known questions are answered immediately, all others by the engine', async () => {
  const engine = withAnswers(other, await firstAnswers());
  expect(await engine.ask('a', 'odds', { document: ATTACK_START })).toEqual({
    answer: await ANSWERS.odds({ document: ATTACK_START }),
  });
  const asked = { problems: ['asked the worker'] };
  expect(await engine.ask('a', 'picture', { document: ATTACK_START })).toEqual(asked);
  const document = { ...ATTACK_START, distance: 2 };
  expect(await engine.ask('a', 'odds', { document })).toEqual(asked);
});

test('only known answers are available without waiting', async () => {
  const engine = withAnswers(other, await firstAnswers());
  const asked = { document: ATTACK_START };
  expect(engine.known('odds', asked)).toEqual(await ANSWERS.odds(asked));
  expect(engine.known('picture', asked)).toBeUndefined();
  expect(engine.known('odds', { document: { ...ATTACK_START, distance: 2 } })).toBeUndefined();
});

test('the first answers go into a page as JSON, and come out the same', async () => {
  const answers = await firstAnswers();
  expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
});
