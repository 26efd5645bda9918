import { expect, test } from 'vitest';
import { battleTables } from '../../../../src/battle/engine/state/tables.ts';
import { DIRECTIONS, FAR } from '../../../../src/board/ground.ts';
import { shareOf } from '../../../cases.ts';
import { chanceOf } from '../../../reference/battle/random-play.ts';
import { asScenario } from '../bridge/as-scenario.ts';
import { randomGround } from '../bridge/random-board.ts';

const { from: FIRST, count: BOARDS } = shareOf(40);

test(`armies begin on all places in their areas, which are as far from the other's as steps say, on ${BOARDS} random boards`, () => {
  for (let seed = FIRST; seed < FIRST + BOARDS; seed++) {
    const chance = chanceOf(seed);
    const data = randomGround(chance);
    // Areas of two rows each, in any order.
    const shuffled = (rows: readonly number[]) =>
      data.terrain
        .split('\n')
        .flatMap((line, row) => line.split(' ').map((cell, column) => ({ cell, column, row })))
        .filter(({ cell, row }) => cell !== '.' && rows.includes(row))
        .map(({ column, row }) => ({ space: [column, row] as const, lot: chance.below(1000) }))
        .sort((one, other) => one.lot - other.lot)
        .map(({ space }) => space);
    const starts = [shuffled([0, 1]), shuffled([6, 7])] as const;
    const tables = battleTables(asScenario({ ...data, starts, others: [] }, ['random', 'random']));
    const { ground, single, double, startPlaces } = tables;
    const areas = starts.map((spaces) => spaces.map((space) => ground.numberOf(space)));
    const stepsTo = (goal: number) => {
      const steps = new Array<number>(ground.count).fill(FAR);
      steps[goal] = 0;
      for (const _ of ground.spaces) {
        for (let a = 0; a < ground.count; a++) {
          for (let d = 0; d < DIRECTIONS; d++) {
            const b = ground.neighbours[a * DIRECTIONS + d] as number;
            if (b >= 0) steps[a] = Math.min(steps[a] as number, 1 + (steps[b] as number));
          }
        }
      }
      return steps;
    };
    for (const end of [0, 1]) {
      const own = areas[end] as number[];
      const steps = (areas[1 - end] as number[]).map(stepsTo);
      for (const places of [single, double]) {
        const spacesOf = (place: number) =>
          places.isDouble ? [places.a[place], places.b[place]] : [places.a[place]];
        const all = Array.from({ length: places.count }, (_, place) => place);
        const inArea = all.filter((place) =>
          spacesOf(place).every((space) => own.includes(space as number)),
        );
        const found = startPlaces.at(end, places.isDouble);
        expect([...found].sort((a, b) => a - b)).toEqual(inArea);
        const far = startPlaces.farAt(end, places.isDouble);
        const expected = found.map((place) =>
          steps
            .map((row) =>
              Math.min(...spacesOf(place).map((space) => row[space as number] as number)),
            )
            .reduce((sum, one) => sum + one, 0),
        );
        expect(found.map((place) => far[place])).toEqual(expected);
      }
    }
  }
});
