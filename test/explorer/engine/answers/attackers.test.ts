import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../../../src/explorer/engine/answers/index.ts';
import { replyTo } from '../../../../src/explorer/engine/protocol.ts';
import { ATTACK_START } from '../../../../src/explorer/panels/attack/attack-document.ts';
import { printed } from '../../../cli/knockback.ts';

const NAMES = ['Krug', 'Hawkgirl', 'Incredible Hulk'];
const ask = (document: object, names = NAMES, cards: readonly object[] = []) =>
  ANSWERS.attackers({ document, names, cards } as Parameters<typeof ANSWERS.attackers>[0]);

describe('who of several should attack', () => {
  test.each([
    ['as the fight is', [], {}],
    ['a wounded defender', ['--wounds', '6'], { defender: { card: 'Solomon Grundy', wounds: 6 } }],
    ['another question', ['--question', 'spacesMoved >= 2'], { question: 'spacesMoved >= 2' }],
    ['from afar', ['--distance', '3'], { distance: 3 }],
  ])('is what the command says: %s', async (_, options, fields) => {
    const args = ['odds', 'krug,hawkgirl,incredible-hulk', 'solomon-grundy', ...options];
    const { headline, ways } = await ask({ ...ATTACK_START, ...fields });
    expect(`${headline}\n`).toBe(await printed([...args, '--brief']));
    expect(ways.map(({ worth }) => worth)).toEqual(
      ways.map(({ worth }) => worth).toSorted((a, b) => b - a),
    );
    expect(ways[0]?.isBest).toBe(true);
  });

  test('may be a card of the user’s own', async () => {
    const mine = { name: 'Mine', attack: 20, defense: 2, life: 3, range: 1, move: 5 };
    const { ways } = await ask(ATTACK_START, ['Krug', 'Mine'], [mine]);
    expect(ways[0]?.name).toBe('Mine');
  });

  test('is told what card nobody knows', async () => {
    const asked = { document: ATTACK_START, names: ['Krug', 'Nobody'], cards: [] };
    const reply = await replyTo({ kind: 'attackers', asked });
    expect(reply).toMatchObject({ problems: [expect.stringMatching(/Nobody/)] });
  });
});
