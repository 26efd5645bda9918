import { describe, expect, test } from 'vitest';
import { shippedCards } from '../../../../../src/cards/collections.ts';
import { EFFECT_LINES } from '../../../../../src/powers/effects/index.ts';
import { battleEngine } from '../../../../../src/rules/c3g/battle/engine/index.ts';
import { slug } from '../../../../../src/words/slug.ts';
import type { Document } from '../../scenarios.ts';
import { battleOf, hero, squad } from '../battles.ts';
import { standing } from '../standing.ts';

const power = (...effects: Document[]) => [{ name: 'Own', effects }];
const WAY = '1a 1a 1a 1 1 1 1 1 1 1 1c 1c';

/** Three of a squad at the left, of which the first has an enemy hero beside it. */
function besieged(powers: readonly unknown[], attack = 0) {
  return standing(
    [[squad('Three', { defense: 9, move: 0, powers })], [hero('Enemy', { attack })]],
    WAY,
    [
      [3, 0],
      [1, 0],
      [0, 0],
      [4, 0],
    ],
  );
}

describe('movements out of turn', () => {
  test.each([
    ['defended', 1, 1],
    ['destroyed', 0, 0],
    ['wounded', 0, 0],
  ])('%s, by an attack of %i dice', (at, attack, times) => {
    const { acts, game } = besieged(power({ regroups: { at, figures: 2, spaces: 4 } }), attack);
    const asked: number[][] = [];
    const policy = {
      ...game.policies[0],
      regroup: (all: readonly number[]) => asked.push([...all]),
    };
    game.policies = [policy, game.policies[1]] as unknown as typeof game.policies;
    acts.beginTurn(1);
    acts.attack(3, 0);
    expect(asked).toHaveLength(times);
    if (times > 0) expect(asked[0]).toEqual([0, 1, 2]);
  });

  test.each([
    [{ others: true }, [1, 2]],
    [{ within: 2 }, [0, 1]],
    [{ sight: true }, [0, 1]],
  ])('are made by whom they name: %j', (who, movers) => {
    // Two spaces from the figure that defends is one of its card, and behind a hill another.
    const three = squad('Three', {
      defense: 9,
      move: 0,
      powers: power({ regroups: { at: 'defended', spaces: 4, ...who } }),
    });
    const { acts, game } = standing(
      [[three], [hero('Enemy', { attack: 1 })]],
      '1a 30a 1a 1 1 1 1 1 1 1 1c 1c',
      [
        [4, 0],
        [2, 0],
        [0, 0],
        [5, 0],
      ],
    );
    const asked: number[][] = [];
    const policy = {
      ...game.policies[0],
      regroup: (all: readonly number[]) => asked.push([...all]),
    };
    game.policies = [policy, game.policies[1]] as unknown as typeof game.policies;
    acts.beginTurn(1);
    acts.attack(3, 0);
    expect(asked).toEqual([movers]);
  });

  test('are so many figures, so far, whatever their Move', () => {
    const { acts, at, game } = besieged([]);
    acts.beginRegrouping({ at: 'defended', figures: 1, spaces: 1 }, [1, 2]);
    const reach = acts.regroupReach(1);
    expect([...reach.list.slice(0, reach.size)].sort()).toEqual([at([1, 0]), at([2, 0])]);
    acts.regroupTo(1, at([2, 0]));
    expect(acts.mayRegroup(2)).toBe(false);
    expect(() => acts.regroupTo(2, at([1, 0]))).toThrow('cannot move out of turn');
    expect(acts.endRegrouping()).toBe(true);
    expect(game.state.place[1]).toBe(at([2, 0]));
  });

  test.each([
    [undefined, 1],
    [true, 0],
  ])('draw strikes unless they say otherwise: leaves %s', (leaves, strikes) => {
    const { acts, at, events } = besieged([]);
    acts.beginRegrouping({ at: 'defended', spaces: 4, ...(leaves && { leaves }) }, [0]);
    acts.regroupTo(0, at([2, 0]));
    expect(events.filter(({ is }) => is === 'struck')).toHaveLength(strikes);
  });

  test('are used by the policy, and counted', () => {
    const reavers = { powers: power({ regroups: { at: 'defended', spaces: 3 } }) };
    const scenario = battleOf({
      sides: [{ army: [squad('Three', reavers)] }, { army: [hero('Enemy', { range: 5 })] }],
      board: { terrain: new Array(4).fill('1a 1a 1 1 1 1 1 1 1 1c 1c').join('\n') },
    });
    const engine = battleEngine(scenario, 'regroup');
    for (let game = 0; game < 20; game++) engine.play(game);
    expect(engine.totals.fired[0]).toBeGreaterThan(0);
  });
});

describe('engagement', () => {
  const held = (powers: readonly unknown[], size = 'medium') =>
    standing([[hero('Mover', { size, move: 3 })], [hero('Claw', { powers })]], WAY, [
      [3, 0],
      [4, 0],
    ]).reach(0).length;

  test('holds fast those of the sizes that it names', () => {
    expect(held([])).toBe(4);
    expect(held(power({ holdsFast: ['small', 'medium'] }))).toBe(1);
    expect(held(power({ holdsFast: ['small', 'medium'] }), 'large')).toBe(4);
  });

  test('makes adjacent enemies attack one figure', () => {
    const powers = power({ mustBeAttacked: true });
    const { acts } = standing([[hero('One')], [hero('Knight', { powers }), hero('Squire')]], WAY, [
      [4, 0],
      [3, 0],
      [5, 0],
    ]);
    acts.beginTurn(0);
    expect(acts.attack(0, 2)).toBe(false);
    expect(acts.attack(0, 1)).toBe(true);
  });

  test.each([
    ['medium', true],
    ['large', false],
  ])('with a %s enemy does not keep it from attacking others: %s', (size, may) => {
    const powers = power({ attacksPast: ['small', 'medium'] });
    const { acts } = standing(
      [[hero('One', { range: 6, powers })], [hero('Near', { size }), hero('Far')]],
      WAY,
      [
        [2, 0],
        [3, 0],
        [6, 0],
      ],
    );
    acts.beginTurn(0);
    expect(acts.attack(0, 2)).toBe(may);
  });
});

test.each([
  [{ regroups: { at: 'never', spaces: 2 } }, 'one of defended'],
  [{ regroups: { at: 'defended' } }, 'spaces'],
  [{ holdsFast: 'small' }, 'a list of sizes'],
])('refuses %j', (line, message) => {
  expect(JSON.stringify(EFFECT_LINES.safeParse([line]).error?.issues)).toContain(message);
});

test.each([
  ['Deathreavers', 'regroups'],
  ['Gladiatrons', 'holdsFast'],
  ['Tandros Kreel', 'mustBeAttacked'],
])('%s has %s', (name, effect) => {
  expect(shippedCards().find((one) => one.slug === slug(name))?.json).toContain(`"${effect}"`);
});
