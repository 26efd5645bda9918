import { expect, test } from 'vitest';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import { policyNamed } from '../../../../src/battle/engine/policies/index.ts';
import { standardWith } from '../../../../src/battle/engine/policies/standard.ts';
import { WEIGHTS, type Weights } from '../../../../src/battle/engine/policies/weights.ts';
import type { BondOffer } from '../../../../src/battle/engine/turns/bond-offers.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero, squad } from '../../battles.ts';
import { stand } from '../standing.ts';

/** Two start areas at the ends of a strip of three rows. */
const strip = (length: number) =>
  Array.from(
    { length: 3 },
    (_, row) => `${' '.repeat(row % 2)}1a ${'1 '.repeat(length - 2)}1c`,
  ).join('\n');

/**
 * For some games: the spaces between the nearest figures of the two sides at the end of each quiet turn of round 1.
 */
function approaches(army: readonly Document[], length: number, games: number): number[][] {
  const engine = battleEngine(
    battleOf({ sides: [{ army }, { army }], board: { terrain: strip(length) } }),
    'approach',
  );
  const { tables } = engine;
  return Array.from({ length: games }, (_, game) => {
    const at = new Map<number, number>();
    const found: number[] = [];
    let isQuiet = true;
    const note = () => {
      const spaces = [...at].map(([figure, place]) => ({ side: tables.sideOf[figure], place }));
      const own = spaces.filter(({ side }) => side === 0);
      const other = spaces.filter(({ side }) => side === 1);
      const apart = own.flatMap((a) =>
        other.map((b) => tables.ground.distances.of(a.place)[b.place] as number),
      );
      found.push(Math.min(...apart));
    };
    let turns = 0;
    engine.play(game, (event) => {
      if (event.is === 'placed') at.set(event.figure, event.place);
      if (event.is === 'moved') at.set(event.figure, event.path.at(-1) as number);
      if (event.is === 'attack') isQuiet = false;
      if (event.is === 'turn' && isQuiet && turns++ > 0 && turns <= 6) note();
    });
    return found;
  });
}

test.each([
  ['an archer', [hero('Archer', { range: 5 })]],
  ['a squad of archers', [squad('Archers', { range: 5 })]],
  ['a swordsman', [hero('Swordsman')]],
])('%s comes near, but not where the enemy strikes first', (_, army) => {
  const strikes = 5 + Number(army[0]?.range);
  const all = approaches(army, 22, 20);
  // Both come nearer.
  expect(Math.max(...all.map((apart) => apart.at(-1) as number))).toBeLessThan(21);
  // The foremost figure stays where it cannot be attacked before it attacks.
  for (const apart of all) {
    for (const spaces of apart.slice(0, 4)) expect(spaces).toBeGreaterThan(strikes);
  }
});

test('the holder of an aura of some spaces has not all order markers of a round for it', () => {
  const aura = { aura: { to: { side: 'own' }, within: 3, effects: [{ attackDice: 3 }] } };
  const army = [
    hero('Master', { attack: 1, powers: [{ name: 'Aura', effects: [aura] }] }),
    squad('Monks', { figures: 2 }),
  ];
  const engine = battleEngine(
    battleOf({ sides: [{ army }, { army: [squad('Foes')] }], board: { terrain: strip(12) } }),
    'gather',
  );
  const markers: (readonly number[])[] = [];
  for (let game = 0; game < 20; game++) {
    let round = 0;
    engine.play(game, (event) => {
      if (event.is === 'round') round = event.round;
      if (event.is === 'markers' && event.side === 0 && round === 2) markers.push(event.cards);
    });
  }
  // The first marker brings them under the aura, and the others are for figures that attack.
  const led = markers.filter(([first]) => first === 0);
  expect(led.length).toBeGreaterThan(0);
  for (const [, second, third] of led) expect([second, third]).toEqual([1, 1]);
});

test('no figure stays on a lava field if it fights as well next to it', () => {
  const rows = [
    '1a 1 1 1 1l 1l 1l 1 1 1 1c',
    ' 1a 1 1 1 1l 1l 1l 1 1 1 1c',
    '1a 1 1 1 1 1 1 1 1 1 1c',
  ];
  const army = [hero('Archer', { range: 4 }), hero('Guard', { life: 3 })];
  const engine = battleEngine(
    battleOf({ sides: [{ army }, { army }], board: { terrain: rows.join('\n') } }),
    'lava',
  );
  let [turns, burnt] = [0, 0];
  for (let game = 0; game < 40; game++) {
    engine.play(game, (event) => {
      if (event.is === 'turn') turns++;
      if (event.is === 'heat') burnt++;
    });
  }
  expect(burnt / turns).toBeLessThan(0.02);
});

test('a figure that ignores wounds a few times is still attacked', () => {
  const armour = [{ name: 'Armour', effects: [{ ignoreWounds: 1, uses: 3, per: 'game' }] }];
  const [sword, armoured] = [hero('Sword', { attack: 5 }), hero('Armoured', { powers: armour })];
  const engine = battleEngine(
    battleOf({ sides: [{ army: [sword] }, { army: [armoured] }], board: { terrain: '1a 1c' } }),
    'armour',
  );
  for (let game = 0; game < 20; game++) {
    const attackers: number[] = [];
    engine.play(game, (event) => {
      if (event.is === 'attack') attackers.push(event.figure);
    });
    expect(attackers).toContain(0);
  }
});

test.each(['Glyph of Astrid', 'Glyph of Gerda', 'Glyph of Wannok'])(
  'somebody makes for the %s, and goes past it where it counts nothing',
  (glyph) => {
    const army = [squad('Monks', { figures: 3 })];
    const battle = battleOf({
      sides: [{ army }, { army }],
      board: { terrain: strip(18), others: [{ glyph, at: [3, 0] }] },
      rounds: 2,
    });
    const reachedBy = (weights: Partial<Weights>): number => {
      const maker = standardWith({ ...WEIGHTS, ...weights });
      const engine = battleEngine(battle, 'glyph', [maker, maker]);
      const [{ space } = { space: -1 }] = engine.tables.glyphs;
      let reached = 0;
      for (let game = 0; game < 20; game++) {
        let isReached = false;
        engine.play(game, (event) => {
          if (event.is === 'moved') isReached ||= event.path.at(-1) === space;
        });
        reached += Number(isReached);
      }
      return reached;
    };
    expect(reachedBy({})).toBe(20);
    expect(reachedBy({ glyph: 0 })).toBeLessThan(10);
  },
);

test('of two equal enemies, the one that falls sooner is attacked', () => {
  for (const worn of [1, 2]) {
    const { game, acts, told } = stand(
      [[hero('Sword', { move: 0 })], [hero('One'), hero('Other')]],
      [
        [3, 2],
        [4, 2],
        [2, 2],
      ],
    );
    game.state.wounds[worn] = 3;
    acts.beginTurn(0);
    policyNamed('standard')(game, acts).turn(0, 0);
    expect(told.find((event) => event.is === 'attack')).toMatchObject({ figure: 0, target: worn });
  }
});

test('the figures that a bonded turn is worth most to take it', () => {
  for (const strong of [0, 1]) {
    const army = [0, 1].map((i) => hero(`Hero ${i}`, { attack: i === strong ? 7 : 1 }));
    const { game, acts } = stand(
      [[...army, hero('Leader')], [hero('Enemy')]],
      [
        [3, 1],
        [3, 3],
        [0, 2],
        [5, 2],
      ],
    );
    const bond = { card: 2, turn: 'before', take: { take: 'whole' }, whom: {}, rule: {} };
    const offer = { bond, candidates: [0, 1], figures: 1, cards: 1 } as unknown as BondOffer;
    expect(policyNamed('standard')(game, acts).bond(0, offer)).toEqual([strong]);
  }
});
