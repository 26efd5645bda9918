import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import { compile } from '../../../../src/experiments/registry/rulesets.ts';
import { explain } from '../../../../src/experiments/results/explanation.ts';
import { ANSWERS } from '../../../../src/explorer/engine/answers/index.ts';
import { read } from '../../../../src/explorer/engine/experiments.ts';
import { replyTo } from '../../../../src/explorer/engine/protocol.ts';
import { BATTLE_START } from '../../../../src/explorer/panels/battle/battle-document.ts';

describe('of a battle, the engine says', () => {
  test('what will be played: what is asked, where, and what is left out', () => {
    const mustered = ANSWERS.muster({ document: BATTLE_START });
    expect(mustered?.clause).toBe('Blue wins');
    expect(mustered?.caveats[0]).toMatch(/^Both sides are played by the standard policy/);
    expect(mustered?.starts.every((spaces) => spaces.length > 0)).toBe(true);
    expect(structuredClone(mustered)).toEqual(mustered);
  });

  test('what is wrong with it, such as an army of too many points', async () => {
    const document = { ...BATTLE_START, points: 100 };
    const reply = await replyTo({ kind: 'muster', asked: { document } });
    expect(reply).toMatchObject({
      problems: [
        'An army costs 130 points. The limit is 100 points.',
        'An army costs 140 points. The limit is 100 points.',
      ],
    });
  });

  test('the game that explain tells', () => {
    const [only] = read(BATTLE_START).cases;
    if (!only) throw new Error('no battle');
    const plan = atOnce(compile(only.scenario));
    const watched = ANSWERS.game({ document: BATTLE_START, number: 3 });
    expect(watched?.game).toEqual(atOnce(explain(plan, [], 'knockback', undefined, 3)).game);
  });

  test('that it has no exact odds', async () => {
    const reply = await replyTo({ kind: 'odds', asked: { document: BATTLE_START } });
    expect(reply).toMatchObject({
      problems: ['A battle has no odds before its games are played.'],
    });
  });
});
