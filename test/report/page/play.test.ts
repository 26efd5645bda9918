import { expect, test } from 'vitest';
import { playOf, playSection } from '../../../src/report/page/play.ts';
import { longPlay, turn, playOf as whole } from '../turns.ts';

test('a page carries the decisions, and what is played for', async () => {
  const play = playOf([await turn()]);
  expect(play?.clause).toBe(
    "Solomon Grundy takes at least 3 wounds or is stopped by the map's edge",
  );
  expect(play?.decisions).toMatchObject(
    whole().decisions.map(({ when, choice, worth, sequels }) => ({ when, choice, worth, sequels })),
  );
});

test('what turns the direction of writing is written out, wherever a name stands', async () => {
  const name = 'Bat\u202eman';
  const play = playOf([await turn({ play: whole({ first: name, second: name, defender: name }) })]);
  expect(JSON.stringify(play)).toContain('Bat<U+202E>man');
  expect(JSON.stringify(play)).not.toContain('\u202e');
});

test('there is nothing to go through in a sweep, nor where nobody chooses', async () => {
  const result = await turn();
  const { play: _, ...account } = result.account;
  expect(playOf([result, result])).toBeUndefined();
  expect(playOf([{ ...result, account }])).toBeUndefined();
  expect(playOf([await turn({ play: longPlay(0) })])).toBeUndefined();
  expect(playOf([])).toBeUndefined();
  expect(playSection([result, result])).toBeUndefined();
});

test('the room for it needs the script', async () => {
  expect(playSection([await turn()])?.text).toContain('class="needs-script"');
});
