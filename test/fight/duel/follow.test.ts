import { describe, expect, test } from 'vitest';
import { duelContext } from '../../../src/fight/duel/context.ts';
import { follow } from '../../../src/fight/duel/follow.ts';
import { continuationIn } from '../../../src/fight/duel/situation.ts';
import type { DuelState, Figures } from '../../../src/fight/duel/state.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side } from './duels.ts';

const NOTHING = {
  made: { attacker: 0, defender: 0 },
  driven: { attacker: 0, defender: 0 },
};

/** A duel in which A has just ended its turn, with the states that can follow for any wounds of the two. */
function afterTurn(effects: readonly Document[], more: Document = {}) {
  const duel = duelOf({
    attacker: side('A', [5, 2, 2]),
    defender: side('B', [4, 2, 2], { effects }),
    ...more,
  });
  const context = duelContext(duel);
  const figures = (own: number, enemy: number): Figures => ({
    attacker: [{ wounds: own }],
    defender: [{ wounds: enemy }],
  });
  const state: DuelState = {
    acting: 'attacker',
    figures: figures(0, 0),
    distance: duel.distance,
    turns: 0,
    ofRound: 0,
    used: [],
    tables: [],
    began: 0,
    moved: false,
    dealt: 0,
    phase: { name: 'anotherTurn' },
  };
  const ahead = continuationIn(context.situation(state), { is: 'pass', to: 'defender' });
  const to = (own: number, enemy: number) =>
    follow(context, ahead, context.standOf(figures(own, enemy)), NOTHING);
  return { ahead, to };
}

describe('where a duel goes on to', () => {
  test('is found once where it looks at no wounds, and each state has its own wounds', () => {
    const { ahead, to } = afterTurn([]);
    const { state: next, counted } = to(1, 2);
    expect(ahead.always).toMatchObject({ turns: 1 });
    expect(counted.turns).toBe(1);
    expect(next).toMatchObject({
      acting: 'defender',
      figures: { attacker: [{ wounds: 1 }], defender: [{ wounds: 2 }] },
    });
    expect(to(3, 0).state).toMatchObject({
      figures: { attacker: [{ wounds: 3 }], defender: [{ wounds: 0 }] },
    });
    expect(ahead.byLineups.size).toBe(0);
  });

  test('is found for each of the wounds where these decide it', () => {
    const { ahead, to } = afterTurn([{ attacks: 2, when: { ownWounds: 2 } }]);
    const waysAt = (wounds: number) => {
      const { state: next } = to(0, wounds);
      return 'phase' in next && next.phase.name === 'attack' ? next.phase.way : -1;
    };
    expect(waysAt(0)).toBe(waysAt(1));
    expect(waysAt(2)).not.toBe(waysAt(1));
    expect(waysAt(0)).toBe(waysAt(1));
    expect(ahead.always).toBeUndefined();
  });

  test('may be the end of a duel whose turns are limited', () => {
    const { to } = afterTurn([], { mostTurns: 1 });
    expect(to(2, 1)).toEqual({
      state: {
        winner: 'undecided',
        figures: { attacker: [{ wounds: 2 }], defender: [{ wounds: 1 }] },
      },
      counted: { turns: 1, ...NOTHING },
      begun: [],
    });
  });
});
