import { expect, test } from 'vitest';
import { readRecorded } from '../../../../src/experiments/results/format/read-results.ts';
import { recordedOf } from '../../../../src/experiments/results/format/recorded.ts';
import { resultJson } from '../../../../src/experiments/results/format/write.ts';
import type { Play } from '../../../../src/rules/plan.ts';
import { playOf, turn } from '../../../report/turns.ts';
import { refused } from '../../scenarios/refusals.ts';

const written = async () => JSON.parse(JSON.stringify(resultJson(await turn())));

/** The play that is read back after a change to the file. */
async function readWith(change: (play: Record<string, unknown>) => void) {
  const data = await written();
  change(data.play);
  return readRecorded(data)[0]?.play;
}

test('first choices and decisions are written, and how many are not listed', async () => {
  const { play } = await written();
  expect(play).toEqual({
    firstChoices: [
      { choice: 'Batman from 3,1', worth: 0.5 },
      { choice: 'Hawkgirl from 2,2', worth: 0.6875, chosen: true },
      { choice: 'Hawkgirl from 2,1', worth: 0.6875 },
    ],
    decisions: JSON.parse(JSON.stringify(playOf().decisions)),
    unlisted: 2,
  });
});

test('the best play is recorded as its file would be read back', async () => {
  const result = await turn();
  const [back] = readRecorded(await written());
  expect(back?.play?.decisions).toEqual(playOf().decisions);
  expect(recordedOf(result)).toEqual(back);
});

test('results without it, as older programs wrote them, are read', async () => {
  const data = await written();
  delete data.play;
  expect(readRecorded(data)[0]).not.toHaveProperty('play');
  const { account, ...result } = await turn();
  const { play: _, ...attack } = account;
  expect(resultJson({ ...result, account: attack })).not.toHaveProperty('play');
});

test('a sum of chances that is 1 except for rounding is accepted', async () => {
  const reached = 1 + 2 ** -50;
  const play = await readWith((play) => Object.assign(decisionOf(play), { reached }));
  expect(play?.decisions[0]?.reached).toBe(reached);
});

const decisionOf = (play: Record<string, unknown>) =>
  (play.decisions as Play['decisions'])[0] as object;

test.each<[string, object, string]>([
  [
    'a decision that is not there',
    { sequels: [{ text: 'x', probability: 1, worth: 1, next: 3 }] },
    'play.decisions[0].sequels[0].next is 3; give the number of a decision, from 0 to 2',
  ],
  ['a chance of 2', { worth: 2 }, 'play.decisions[0].worth is 2; give a number from 0 to 1'],
  ['a misspelt key', { whe: 'x' }, 'play.decisions[0].whe: unknown key "whe"'],
  [
    'half a space',
    { stand: { name: 'x', spaces: [[1]], line: [] } },
    'play.decisions[0].stand.spaces[0] is a list of 1; give a space: [column, row]',
  ],
])('%s is refused', async (_, change, message) => {
  const data = await written();
  Object.assign(data.play.decisions[0], change);
  expect(refused(() => readRecorded(data)).join('\n')).toContain(message);
});
