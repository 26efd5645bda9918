import { describe, expect, test } from 'vitest';
import { newSituation } from '../../../../src/battle/engine/attacks/situation.ts';
import type { Game } from '../../../../src/battle/engine/game.ts';
import { noteMovement } from '../../../../src/battle/engine/state/actions-this-turn.ts';
import { initiativeOf } from '../../../../src/battle/engine/turns/rounds.ts';
import type { Space } from '../../../../src/board/space.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero, refusal, squad } from '../../battles.ts';
import { type Standing, stand } from '../standing.ts';

const own = (...rules: Document[]) => [{ name: 'Own', rules }];

/** Mean wounds of an attack: half a wound for each die, if the target has much Life and no dice. */
function dealt({ game }: Standing, figure = 0, target = 1): number {
  const { encounters } = game;
  const met = encounters.meetsNow(figure, target);
  return encounters.attackDistribution(figure, target, { granted: [] }, met).dealt;
}

const dice = (standing: Standing, figure?: number, target?: number) =>
  2 * dealt(standing, figure, target);

/** The number of spaces that a figure can move. */
function farthest(game: Game, figure: number): number {
  const { list, size } = game.reach(figure);
  const { state } = game;
  const from = state.place[figure] as number;
  return Math.max(
    ...[...list.slice(0, size)].map((place) => distanceBetween(game, figure, from, place)),
  );
}

function distanceBetween(
  { state, tables }: Game,
  figure: number,
  from: number,
  to: number,
): number {
  const { a } = state.places(figure);
  return tables.ground.distances.of(a[from] as number)[a[to] as number] as number;
}

const TARGET = hero('Target', { life: 40, defense: 0 });

/** A figure in the middle of the field, and the spaces next to it. */
const AT: Space = [4, 2];
const BESIDE: readonly Space[] = [
  [5, 2],
  [3, 2],
  [4, 1],
  [4, 3],
  [3, 1],
];
const FAR: readonly Space[] = [
  [0, 0],
  [0, 2],
  [0, 4],
  [9, 0],
];

describe('figures that fit a selector', () => {
  const WOLF = { species: 'Wolf', attack: 2 };
  const PACK = { each: { side: 'own', species: 'Wolf', within: 1, from: 'target' } };

  /** The first wolf next to the target, and so many of three other figures next to it. */
  const attacked = (amount: Document, near: number, friend: Document = WOLF) =>
    stand(
      [
        [
          hero('Alpha', { ...WOLF, powers: own({ dice: { attack: amount } }) }),
          ...['B', 'C', 'D'].map((name) => hero(name, friend)),
        ],
        [TARGET],
      ],
      [BESIDE[0], ...[1, 2, 3].map((one) => (one <= near ? BESIDE[one] : FAR[one])), AT],
    );
  const numbers = (amount: Document, friend?: Document) =>
    [0, 1, 2, 3].map((near) => dice(attacked(amount, near, friend), 0, 4));

  test('each bring their dice: 2 of its own, and 1 for each other wolf next to the target', () => {
    expect(numbers(PACK)).toEqual([2, 3, 4, 5].map((one) => expect.closeTo(one, 12)));
  });

  test('bring several dice each, but no more than the most', () => {
    expect(numbers({ ...PACK, times: 2, most: 5 })).toEqual(
      [2, 4, 6, 7].map((one) => expect.closeTo(one, 12)),
    );
  });

  test('take dice away', () => {
    expect(numbers({ ...PACK, times: -1 })).toEqual(
      [2, 1, 0, 0].map((one) => expect.closeTo(one, 12)),
    );
  });

  test('are no figures with other words', () => {
    expect(numbers(PACK, { species: 'Elf' })).toEqual(
      [2, 2, 2, 2].map((one) => expect.closeTo(one, 12)),
    );
  });

  test('are counted anew where figures have moved', () => {
    const standing = attacked(PACK, 1);
    expect(dice(standing, 0, 4)).toBeCloseTo(3, 12);
    standing.game.destroy(1, 'own side');
    expect(dice(standing, 0, 4)).toBeCloseTo(2, 12);
  });

  test('change the dice of the defender', () => {
    const rules = {
      if: { attack: 'any' },
      dice: { defense: { each: { side: 'enemy', within: 1 } } },
    };
    const defended = (near: number) =>
      dealt(
        stand(
          [
            ['A', 'B', 'C'].map((name) => hero(name, { attack: 1 })),
            [hero('Dancer', { life: 40, defense: 0, powers: own(rules) })],
          ],
          [BESIDE[0], ...[1, 2].map((one) => (one < near ? BESIDE[one] : FAR[one])), AT],
        ),
        0,
        3,
      );
    // A skull on one of two faces, and no shield (one of three faces) on any of the dice.
    expect([1, 2, 3].map(defended)).toEqual(
      [1, 2, 3].map((near) => expect.closeTo(0.5 * (2 / 3) ** near, 12)),
    );
  });

  test('are counted at the place from which the figure would attack', () => {
    const standing = stand(
      [
        [
          hero('Alpha', {
            attack: 2,
            range: 6,
            powers: own({ dice: { attack: { each: { side: 'own', within: 1 } } } }),
          }),
          hero('Friend'),
        ],
        [TARGET],
      ],
      [
        [0, 2],
        [2, 2],
        [7, 2],
      ],
    );
    const { encounters, state } = standing.game;
    const place = (space: Space) =>
      state.places(0).placeAt(state.tables.ground.numberOf(space), -1);
    const at = (space: Space) =>
      2 *
      encounters.attackDistribution(
        0,
        2,
        { granted: [] },
        { ...encounters.meets(0, place(space), 2, false) },
      ).dealt;
    expect(at([0, 2])).toBeCloseTo(2, 12);
    expect(at([1, 2])).toBeCloseTo(3, 12);
  });

  test('lengthen movements', () => {
    const far = (engaged: number) => {
      const { game } = stand(
        [
          [
            hero('Runner', {
              move: 1,
              powers: own({ value: { move: { each: { side: 'own', engaged: true }, most: 2 } } }),
            }),
            hero('B'),
            hero('C'),
            hero('D'),
          ],
          [hero('X'), hero('Y'), hero('Z')],
        ],
        [
          [0, 0],
          ...[1, 2, 3].map((one): Space => (one <= engaged ? [8, one] : [3, one + 1])),
          [9, 1],
          [9, 2],
          [9, 3],
        ],
      );
      return farthest(game, 0);
    };
    expect([0, 1, 2, 3].map(far)).toEqual([1, 2, 3, 3]);
  });
});

describe('what is on cards', () => {
  const counting = (amount: Document) => own({ dice: { attack: amount } });

  test('are order markers: revealed, unrevealed or all, on its own card or that of the target', () => {
    const standing = (amount: Document) => {
      const of = stand(
        [[hero('One', { attack: 2, powers: counting(amount) })], [TARGET]],
        [BESIDE[0], AT],
      );
      const { orders } = of.game.state;
      orders.place(0, Int16Array.of(0, 0, 0, 0));
      orders.place(1, Int16Array.of(1, 1, -1, -1));
      // One of four markers of the first side is revealed, and both of the other.
      orders.shown[0] = 1;
      orders.shown[4] = 1;
      orders.shown[5] = 1;
      return dice(of);
    };
    expect(standing({ each: 'markers' })).toBeCloseTo(6, 12);
    expect(standing({ each: 'unrevealedMarkers' })).toBeCloseTo(5, 12);
    expect(standing({ each: 'revealedMarkers' })).toBeCloseTo(3, 12);
    expect(standing({ each: 'revealedMarkers', on: 'target' })).toBeCloseTo(4, 12);
    expect(standing({ each: 'unrevealedMarkers', on: 'target' })).toBeCloseTo(2, 12);
  });

  test('are destroyed figures of its card', () => {
    const standing = stand(
      [
        [squad('Last', { attack: 1, powers: counting({ each: 'fallenOfCard' }) }), hero('Friend')],
        [TARGET],
      ],
      [BESIDE[0], FAR[1], FAR[2], FAR[3], AT],
    );
    expect(dice(standing, 0, 4)).toBeCloseTo(1, 12);
    standing.game.destroy(3, 'own side');
    expect(dice(standing, 0, 4)).toBeCloseTo(1, 12);
    standing.game.destroy(2, 'own side');
    expect(dice(standing, 0, 4)).toBeCloseTo(2, 12);
    standing.game.destroy(1, 'own side');
    expect(dice(standing, 0, 4)).toBeCloseTo(3, 12);
  });

  test('are figures of its card that are engaged, or have attacked', () => {
    const standing = (each: string) =>
      stand(
        [[squad('Three', { attack: 1, powers: counting({ each }) })], [TARGET]],
        [BESIDE[0], BESIDE[1], FAR[1], AT],
      );
    expect(dice(standing('engagedOfCard'), 0, 3)).toBeCloseTo(3, 12);
    const struck = standing('attackedOfCard');
    expect(dice(struck, 0, 3)).toBeCloseTo(1, 12);
    noteMovement(struck.game.state, 1, 'struck');
    expect(dice(struck, 0, 3)).toBeCloseTo(2, 12);
  });

  test('are the wounds of the figure that has the most of them', () => {
    const amount = { each: 'wounds', on: { side: 'own', species: 'Human' } };
    const standing = stand(
      [
        [
          hero('One', { attack: 1, species: 'Human', powers: counting(amount) }),
          hero('B', { species: 'Human' }),
          hero('C', { species: 'Human' }),
          hero('D', { species: 'Elf' }),
        ],
        [TARGET],
      ],
      [BESIDE[0], FAR[0], FAR[1], FAR[2], AT],
    );
    expect(dice(standing, 0, 4)).toBeCloseTo(1, 12);
    standing.game.wound(3, 3, 'own side');
    standing.game.wound(0, 3, 'own side');
    expect(dice(standing, 0, 4)).toBeCloseTo(1, 12);
    standing.game.wound(1, 1, 'own side');
    standing.game.wound(2, 2, 'own side');
    expect(dice(standing, 0, 4)).toBeCloseTo(3, 12);
  });

  test('add to initiative', () => {
    const { game } = stand(
      [
        [
          hero('One', {
            powers: own({ value: { initiative: { each: { side: 'own' }, times: 2 } } }),
          }),
          hero('B'),
          hero('C'),
        ],
        [TARGET],
      ],
      [FAR[0], FAR[1], FAR[2], AT],
    );
    expect(initiativeOf(game, 0)).toBe(4);
  });
});

test('two cards count apart, and a card counts the same thing once', () => {
  const powers = [
    ...own(
      { dice: { attack: { each: 'revealedMarkers' } } },
      { if: { attack: 'any' }, dice: { defense: { each: 'revealedMarkers' } } },
      { dice: { attack: { each: { side: 'own', within: 1 } } } },
    ),
  ];
  const { game } = stand(
    [[hero('One', { powers }), hero('Friend')], [hero('Other', { powers })]],
    [BESIDE[0], BESIDE[1], AT],
  );
  const { orders } = game.state;
  orders.place(0, Int16Array.of(0, 0, 0, 0));
  orders.place(1, Int16Array.of(2, 2, 2, 2));
  orders.shown.set([1, 0, 0, 0, 1, 1, 1, 0]);
  expect(game.tables.cards.map(({ counted }) => counted.length)).toEqual([2, 0, 2]);
  const { ownCounted, enemyCounted } = game.encounters.meetsNow(0, 2);
  // A revealed marker and no friend next to it; three markers and no friend.
  expect([ownCounted, enemyCounted]).toEqual([1 * 32, 3 * 32]);
  expect(newSituation()).toMatchObject({ ownCounted: 0, enemyCounted: 0 });
});

describe('a movement that counts figures counts as a use of the power', () => {
  const moved = (friends: number) => {
    const { game, acts } = stand(
      [
        [
          hero('Runner', {
            powers: own({ value: { move: { each: { side: 'own', species: 'Human' } } } }),
          }),
          hero('Friend', { species: friends > 0 ? 'Human' : 'Elf' }),
        ],
        [TARGET],
      ],
      [[0, 0], FAR[2], [9, 0]],
    );
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([1, 0]));
    return [...game.totals.fired].reduce((sum, one) => sum + one, 0);
  };

  test('only where it adds spaces', () => {
    expect([0, 1].map(moved)).toEqual([0, 1]);
  });
});

describe('rules with amounts that games cannot count are refused', () => {
  test.each([
    { dice: { attack: { each: 'wounds' } } },
    { dice: { attack: { each: { side: 'own', nextToAlly: true } } } },
    { dice: { attack: { each: 'wounds', on: { side: 'own', beyond: 2 } } } },
    { whom: { side: 'own' }, gives: { dice: { attack: { each: { side: 'own' } } } } },
  ])('%j', (rule) => {
    expect(refusal({ sides: [{ army: [hero('One', { powers: own(rule) })] }, {}] })).toContain(
      'give a rule that games can play: they ',
    );
  });

  test('but others may be given a Move for each figure', () => {
    const rule = {
      whom: { side: 'own' },
      gives: { value: { move: { each: { side: 'enemy', within: 1 } } } },
    };
    const { game } = stand(
      [[hero('One', { powers: own(rule) }), hero('Friend', { move: 1 })], [TARGET]],
      [FAR[0], BESIDE[0], AT],
    );
    expect(farthest(game, 1)).toBe(2);
  });
});
