import { describe, expect, it } from 'vitest';
import type { Place } from '../board.ts';
import { neighbours } from '../hexes.ts';
import {
  figureOf,
  follow,
  invariants,
  mayAct,
  mayMove,
  moves,
  type ReferenceBattle,
  result,
} from './index.ts';
import { chanceOf, playAnyhow, randomBattle } from './random-play.ts';
import { nameOfPlace } from './steps.ts';

describe('random battles, played anyhow,', () => {
  const ends: string[] = [];

  it('keep the invariants after every act, and end', () => {
    for (let seed = 14; seed <= 21; seed++) {
      const chance = chanceOf(seed);
      const end = playAnyhow(randomBattle(chance), chance, (state) => {
        const wrong = invariants(state);
        if (wrong.length > 0) throw new Error(`seed ${seed}: ${wrong.join('; ')}`);
      });
      const { winner, byPoints } = result(end) ?? {};
      ends.push(`${winner} ${byPoints}`);
    }
    expect(ends.length).toBe(8);
  });

  it('are won by either side, by points and without', () => {
    expect(new Set(ends)).toEqual(new Set(['0 false', '0 true', '1 false', '1 true']));
  });
});

it('every way that is found can be gone', () => {
  let ways = 0;
  for (let seed = 100; seed < 102; seed++) {
    const chance = chanceOf(seed);
    playAnyhow(randomBattle(chance), chance, (state) => {
      if (state.phase !== 'turns' || !state.chosen || result(state)) return;
      for (const id of mayAct(state).figures) {
        if (!state.chosen.includes(id) || state.moved.length > 0) continue;
        for (const move of moves(state, figureOf(state, id)))
          for (const way of move.ways) {
            const end = follow(state, id, way.path, harmless, way);
            expect(figureOf(end, id).where).toBe('board');
            ways++;
          }
      }
    });
  }
  expect(ways).toBeGreaterThan(500);
});

it('no end of a movement is missed, whatever steps lead there', () => {
  for (let seed = 200; seed < 201; seed++) {
    const chance = chanceOf(seed);
    playAnyhow(randomBattle(chance), chance, (state) => {
      if (state.phase !== 'turns' || !state.chosen || state.moved.length > 0 || result(state))
        return;
      const able = state.chosen.filter((id) => mayMove(state, figureOf(state, id)));
      for (const id of able) {
        const found = moves(state, figureOf(state, id)).map(({ place }) => nameOfPlace(place));
        for (const flying of [false, true])
          for (const end of wander(state, id, flying, 2)) expect(found).toContain(end);
      }
    });
  }
});

/** The places where a figure can end after at most the given number of steps, by trying every conceivable step. */
function wander(state: ReferenceBattle, id: number, flying: boolean, steps: number): Set<string> {
  const ends = new Set<string>();
  const go = (path: Place[], from: Place): void => {
    try {
      follow(state, id, path, harmless, { flying });
      ends.add(nameOfPlace(from));
    } catch {
      // It may not end there, or may not go there.
    }
    if (path.length === steps) return;
    for (const lead of from)
      for (const onto of neighbours(lead)) {
        const to: Place = from.length > 1 ? [onto, lead] : [onto];
        go([...path, to], to);
      }
  };
  go([], figureOf(state, id).place);
  return ends;
}

/** The luckiest dice. */
const harmless: Parameters<typeof follow>[3] = (kind, figure, combatDice) =>
  combatDice > 0 ? { kind, figure, faces: { blank: combatDice } } : { kind, figure, value: 20 };
