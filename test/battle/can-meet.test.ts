import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsOn } from '../../src/battle/army.ts';
import { mayAttack } from '../../src/battle/can-meet.ts';
import { battleEngine } from '../../src/battle/engine/index.ts';
import type { BattleScenario } from '../../src/battle/scenario.ts';
import { Ground } from '../../src/board/ground.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';
import { runsOf } from '../cases.ts';
import { battleOf, hero } from './battles.ts';

/** The battle with other numbers on its cards, which reading it would refuse. */
function changed(scenario: BattleScenario, numbers: readonly object[]): BattleScenario {
  const sides = scenario.sides.map((side, i) => ({
    ...side,
    policy: 'random' as const,
    cards: side.cards.map((one) => ({ ...one, card: { ...one.card, ...numbers[i] } })),
  }));
  return { ...scenario, sides: sides as unknown as BattleScenario['sides'] };
}

function isPossible({ board, sides }: BattleScenario): boolean {
  const held = board.others.flatMap(({ kind, spaces }) => (kind === 'obstacle' ? spaces : []));
  const terrain = readTerrain(board.terrain) as Terrain;
  const ground = new Ground({ terrain, walls: board.walls, held, costs: board.terrainCosts });
  const [one, other] = sides.map((side) => ({
    cards: side.cards.map(({ card }) => card),
    from: beginsOn(side),
  }));
  if (!one || !other) throw new Error('a battle has two sides');
  return mayAttack([one, other], { board, ground, starts: [] });
}

/** The number of attacks of either side in some games whose policies take any legal action. */
function attacksIn(scenario: BattleScenario): number {
  const { play, totals } = battleEngine(scenario, 'any act');
  for (let game = 0; game < 8; game++) play(game);
  return (totals.attacks[0] as number) + (totals.attacks[3] as number);
}

const level = fc.integer({ min: 1, max: 6 });
const letter = fc.constantFrom('', '', 'r', 'w', 's', 'i');
const middle = fc.array(
  fc.tuple(level, letter).map(([n, kind]) => `${n}${kind}`),
  {
    minLength: 4,
    maxLength: 4,
  },
);
const numbers = fc.record({
  move: fc.integer({ min: 0, max: 4 }),
  height: fc.integer({ min: 2, max: 6 }),
  range: fc.integer({ min: 1, max: 3 }),
});

test('if no side can get near enough to attack, none ever does', () => {
  const runs = runsOf(800);
  let [never, ever] = [0, 0];
  const rows = fc.tuple(middle, middle);
  const costs = fc.record({
    s: fc.constantFrom(1, 3, 6),
    i: fc.constantFrom(2, 5),
    r: fc.constantFrom(1, 6),
  });
  fc.assert(
    fc.property(
      rows,
      costs,
      numbers,
      numbers,
      fc.boolean(),
      (ground, terrainCosts, one, other, isDouble) => {
        const terrain = ground.map((row) => `1a 1a ${row.join(' ')} 1c 1c`).join('\n');
        const base = isDouble ? { base: 'double' } : {};
        const whole = battleOf({
          sides: [
            { army: [hero('A', { range: 9, move: 20, ...base })] },
            { army: [hero('B', { move: 20 })] },
          ],
          board: { terrain, terrainCosts },
          rounds: 6,
        });
        const scenario = changed(whole, [one, other]);
        if (isPossible(scenario)) ever++;
        else {
          never++;
          expect(attacksIn(scenario)).toBe(0);
        }
      },
    ),
    runs,
  );
  // Both kinds occur often enough to be significant.
  expect(Math.min(never, ever)).toBeGreaterThan(runs.numRuns / 6);
});
