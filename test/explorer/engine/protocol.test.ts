import { expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { replying, replyTo } from '../../../src/explorer/engine/protocol.ts';
import { BATTLE_START } from '../../../src/explorer/panels/battle/battle-document.ts';

const mistaken = (count: number) =>
  replying(
    async () => {
      const problems = Array.from({ length: count }, (_, i) => ({
        path: [`field ${i}`],
        found: 'nothing',
        allowed: 'something',
      }));
      throw new BadInput(...problems);
    },
    ({ path }) => path.join(),
  );

test('a reply lists eight mistakes, and how many more there are', async () => {
  const eight = Array.from({ length: 8 }, (_, i) => `field ${i}`);
  expect(await mistaken(8)).toMatchObject({ problems: eight });
  const more = (await mistaken(10)) as { problems: string[]; mistakes: object[] };
  expect(more.problems.slice(0, 8)).toEqual(eight);
  expect(more.problems.slice(8)).toEqual([expect.stringMatching(/\b2 more\b/)]);
  expect(more.mistakes).toHaveLength(8);
});

test('a battle with an empty army is told that the army needs cards, in the words of players', async () => {
  const [first] = BATTLE_START.sides as readonly object[];
  const document = { ...BATTLE_START, sides: [first, { name: 'Nobody', army: [] }] };
  const reply = (await replyTo({ kind: 'muster', asked: { document } })) as { problems: string[] };
  expect(reply.problems).toEqual([expect.stringMatching(/^An army .*card/)]);
});
