import { expect, test } from 'vitest';
import { GameState } from '../../../../src/battle/engine/state/state.ts';
import { battleTables } from '../../../../src/battle/engine/state/tables.ts';
import { shareOf } from '../../../cases.ts';
import {
  areAdjacent,
  begin,
  distance,
  type ReferenceBattle,
  sees,
} from '../../../reference/battle/index.ts';
import { chanceOf } from '../../../reference/battle/random-play.ts';
import { asScenario } from '../bridge/as-scenario.ts';
import { randomGround } from '../bridge/random-board.ts';
import { placeText, spacesOfPlace } from '../bridge/spaces.ts';

const { from, count: BOARDS } = shareOf(100);
const PAIRS = 60;

/** The two figures, and one that may be between them. */
const [ONE, BLOCKER, OTHER] = [0, 1, 2];

test(`adjacency, distance and sight are those of the reference on ${BOARDS} random boards`, () => {
  const seen = new Map<string, number>();
  for (let seed = from; seed < from + BOARDS; seed++) {
    const chance = chanceOf(seed);
    const data = randomGround(chance);
    const tables = battleTables(asScenario(data, ['random', 'random']));
    const state = new GameState(tables, new Uint32Array(4));
    state.begin(0);
    const reference = begin(data);
    for (let pair = 0; pair < PAIRS; pair++) {
      const placed = [ONE, OTHER, BLOCKER].flatMap((figure) => {
        const { count, a, b } = state.places(figure);
        const place = chance.below(count);
        const isTaken = [a[place], b[place]].some(
          (space) => (state.occupant[space ?? -1] ?? -1) >= 0,
        );
        if (isTaken) return [];
        state.put(figure, place);
        return [{ figure, place: spacesOfPlace(state, figure, place) }];
      });
      const now: ReferenceBattle = {
        ...reference,
        figures: reference.figures.map((one) => {
          const found = placed.find(({ figure }) => figure === one.id);
          return found ? { ...one, where: 'board', place: found.place } : one;
        }),
      };
      if (placed.some(({ figure }) => figure === OTHER)) {
        const [one, other] = [now.figures[ONE], now.figures[OTHER]];
        if (!one || !other) throw new Error('nobody there');
        const far = distance(now.setting, one.place, other.place);
        const expected = {
          adjacent: areAdjacent(now, one, other),
          distance: Math.min(255, far),
          there: sees(now, one, other),
          back: sees(now, other, one),
        };
        const found = {
          adjacent: state.areAdjacent(ONE, OTHER),
          distance: state.distance(ONE, OTHER),
          there: state.sees(ONE, state.place[ONE] as number, OTHER),
          back: state.sees(OTHER, state.place[OTHER] as number, ONE),
        };
        const text = `board ${seed}: ${placed.map(({ place }) => placeText(place)).join(' ')}`;
        expect(found, text).toEqual(expected);
        const kind = `${expected.adjacent} ${expected.there}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
      for (const figure of [ONE, OTHER, BLOCKER]) state.take(figure);
    }
  }
  // If every figure sees every other, nothing is compared.
  expect(seen.get('false false')).toBeGreaterThan(BOARDS);
  expect(seen.get('false true')).toBeGreaterThan(BOARDS);
  expect(seen.get('true true')).toBeGreaterThan(BOARDS / 2);
});
