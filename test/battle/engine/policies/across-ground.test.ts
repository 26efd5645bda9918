import { expect, test } from 'vitest';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import type { BattleScenario } from '../../../../src/battle/scenario.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero, squad } from '../../battles.ts';

const GAMES = 40;

/** Three identical rows, the middle one shifted by half a space. */
const rows = (row: string) => [row, ` ${row}`, row].join('\n');

/** Two start areas, five spaces of plain ground before each, and the same space again and again between them. */
const across = (space: string, wide: number) =>
  rows(`1a 1a 1 1 1 1 ${`${space} `.repeat(wide)}1 1 1 1 1c 1c`);

const battle = (
  army: readonly (Document | string)[],
  enemy: readonly (Document | string)[],
  terrain: string,
) => battleOf({ sides: [{ army }, { army: enemy }], board: { terrain } });

/** Results of games: in how many there is an attack, and the markers of the first side. */
function play(scenario: BattleScenario) {
  const engine = battleEngine(scenario, 'ground');
  const markers: number[] = [];
  let met = 0;
  for (let game = 0; game < GAMES; game++) {
    let attacks = 0;
    engine.play(game, (event) => {
      if (event.is === 'attack') attacks++;
      if (event.is === 'markers' && event.side === 0) markers.push(...event.cards);
    });
    met += Number(attacks > 0);
  }
  return { met, markers };
}

/** The fewest games with an attack that are consistent with a share of 90%: two standard errors less. */
const NINE_IN_TEN = GAMES * 0.9 - 2 * Math.sqrt(GAMES * 0.9 * 0.1);

const [strong, weak] = [hero('Strong', { points: 120 }), hero('Weak', { points: 90 })];
const wings = [{ name: 'Flying', effects: [{ flying: true }] }];
const flyer = (name: string, points: number) => hero(name, { points, powers: wings });
const archers = (name: string) => squad(name, { range: 6, defense: 2, points: 50 });

test.each([
  ['swordsmen', [strong], [weak], across('1l', 7)],
  ['flyers', [flyer('Strong', 120), flyer('Weak', 90)], [weak], across('1l', 7)],
  ['a squad against its like', [squad('One')], [squad('Other')], across('1l', 11)],
])(
  'a lava field wider than a Move is crossed in at least 9 of 10 games by %s',
  (_, one, other, terrain) => {
    expect(play(battle(one, other, terrain)).met).toBeGreaterThanOrEqual(NINE_IN_TEN);
  },
);

test.each([
  ['swordsmen', [strong], [weak]],
  ['archers', [archers('One')], [archers('Other')]],
])('a river wider than a Move is crossed in at least 9 of 10 games by %s', (_, one, other) => {
  // From either bank archers see each other only from the water.
  const terrain = across('0w', 9);
  expect(play(battle(one, other, terrain)).met).toBeGreaterThanOrEqual(NINE_IN_TEN);
});

/** A ridge of five levels in the way, which a figure of Height 6 can climb and one of Height 4 cannot. */
const RIDGE = across('6', 9);
const climber = hero('Climber', { height: 6, move: 6, points: 90 });
const short = hero('Short', { height: 4, points: 200 });

test('a ridge that one card alone can climb is crossed in at least 9 of 10 games', () => {
  const crossing = battle([archers('Archers'), climber], [short], RIDGE);
  expect(play(crossing).met).toBeGreaterThanOrEqual(NINE_IN_TEN);
});

test('no order marker goes to cards that cannot reach any enemy, as long as another can', () => {
  // The archers cannot climb up, and the enemy cannot reach them.
  const { markers } = play(battle([archers('Archers'), climber], [{ ...short, attack: 1 }], RIDGE));
  expect(new Set(markers)).toEqual(new Set([1]));
  // On level ground both get some.
  const level = play(battle([archers('Archers'), climber], [short], across('1', 9)));
  expect(new Set(level.markers)).toEqual(new Set([0, 1]));
});

test('shooters come to where they see an enemy who stays behind walls of rock', () => {
  // The bastion is open only towards its own end: a target in range is not yet in sight.
  const terrain = [
    '1a 1 1 1 1 1 1 9 9 1 1 1 1',
    ' 1a 1 1 1 1 1 9 1c 1 1 1 1 1',
    '1a 1 1 1 1 1 1 9 9 1 1 1 1',
    ' 1 1 1 1 1 1 1 1 1 1 1 1 1',
  ].join('\n');
  const tower = hero('Tower', { move: 0, points: 200 });
  const engine = battleEngine(battle([archers('Archers')], [tower], terrain), 'walls');
  let met = 0;
  for (let game = 0; game < GAMES; game++) {
    let attacks = 0;
    engine.play(game, (event) => {
      if (event.is === 'attack') attacks++;
    });
    met += Number(attacks > 0);
  }
  expect(met).toBeGreaterThanOrEqual(NINE_IN_TEN);
});
