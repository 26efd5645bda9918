import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import type { BattleCard } from '../../../src/battle/engine/state/cards.ts';
import { endGifts } from '../../../src/battle/engine/state/gifts.ts';
import type { BondOffer } from '../../../src/battle/engine/turns/bond-offers.ts';
import type { MayDo } from '../../../src/battle/engine/turns/turn-of.ts';
import { Turns } from '../../../src/battle/engine/turns/turns.ts';
import type { Space } from '../../../src/board/space.ts';
import { isTogether } from '../../../src/fight/fights/ways.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero } from '../battles.ts';
import { standing } from '../standing.ts';

/* What the texts of cards lead to on a board, computed by hand. The cards are those of the collections. */

const ENEMY = hero('Enemy', { defense: 0, size: 'medium' });
/** Twelve spaces in a row, some with terrain; one side starts at its beginning, the other at its end. */
const row = (letters = '') => {
  const spaces = [...letters.padEnd(9)].map((letter) => `1${letter.trim()}`);
  return ['1a', ...spaces, '1c', '1c'].join(' ');
};
const END = [11, 0] as const;

const farthest = (spaces: readonly string[]) =>
  Math.max(...spaces.map((space) => Number(space.split(',')[0])));

describe('how far a card goes', () => {
  test.each([
    ['Indomitable: 2 spaces more for who begins unengaged', 'frost-giant-of-morh', '', 7],
    ['Water Suits: water does not stop it', 'microcorp-agents', ' w', 5],
    ['Amphibious: nor the Raider, who has one space more from water', 'sahuagin-raider', 'ww', 7],
    ['Amphibious: and none more from land', 'sahuagin-raider', ' w', 6],
  ])('%s', (_, card, letters, spaces) => {
    // Figures of a squad beyond the first wait off the board.
    const waiting = card === 'microcorp-agents' ? [undefined, undefined] : [];
    const at = [[1, 0], ...waiting, END] as const;
    const { reach } = standing([[{ card }], [ENEMY]], row(letters), at);
    expect(farthest(reach(0)) - 1).toBe(spaces);
  });

  test('Tricky Speed: 4 spaces more next to a Tricky friend', () => {
    const far = (personality: string) => {
      const army = [{ card: 'otonashi' }, hero('Friend', { personality })];
      return farthest(standing([army, [ENEMY]], row(), [[1, 0], [0, 0], END]).reach(0));
    };
    expect([far('Tricky'), far('Wild')]).toEqual([10, 7]);
  });
});

/** Three rows of spaces, with the enemy in the middle. */
const FIELD = ['1a 1a 1a 1 1 1 1c', ' 1a 1a 1a 1 1 1 1c', '1a 1a 1a 1 1 1 1c'].join('\n');

const squadOn = (card: string, spaces: readonly (Space | undefined)[]) =>
  standing([[{ card }], [ENEMY]], FIELD, [...spaces, [3, 1]]);

describe('attacks of several figures together', () => {
  const areTogether = (
    card: string,
    spaces: readonly (Space | undefined)[],
    hasAttacked = false,
  ) => {
    const { game, acts } = squadOn(card, spaces);
    const target = spaces.length;
    acts.beginTurn(0);
    if (hasAttacked) acts.attack(1, target);
    const met = game.encounters.meetsNow(0, target);
    return game.encounters.ways(0, target, met).some(({ ways }) => ways.some(isTogether));
  };
  const BESIDE = [
    [2, 1],
    [4, 1],
    [3, 0],
  ] as const;

  test.each(['ashigaru-yari', 'zombies-of-morindan'])(
    '%s need three next to the target',
    (card) => {
      const fourth = card === 'ashigaru-yari' ? ([undefined] as const) : [];
      expect(areTogether(card, [...BESIDE, ...fourth])).toBe(true);
      expect(areTogether(card, [BESIDE[0], BESIDE[1], [0, 0], ...fourth])).toBe(false);
    },
  );

  test('come instead of all others', () => {
    expect(areTogether('zombies-of-morindan', BESIDE, true)).toBe(false);
  });

  test('Roman Archers stand next to each other', () => {
    expect(
      areTogether('roman-archers', [
        [0, 1],
        [1, 1],
        [0, 0],
      ]),
    ).toBe(true);
    expect(
      areTogether('roman-archers', [
        [0, 1],
        [1, 1],
        [0, 2],
      ]),
    ).toBe(true);
    expect(
      areTogether('roman-archers', [
        [0, 0],
        [1, 1],
        [6, 2],
      ]),
    ).toBe(false);
  });
});

test('Wait Then Fire: nobody of the squad has moved', () => {
  const dealt = (moves: boolean) => {
    const { game, acts, at } = squadOn('4th-massachusetts-line', [
      [0, 1],
      [0, 0],
      [0, 2],
      [1, 2],
    ]);
    acts.beginTurn(0);
    if (moves) acts.move(1, at([1, 0]));
    const met = game.encounters.meetsNow(0, 4);
    return game.encounters.attackDistribution(0, 4, { granted: [] }, met).dealt;
  };
  // Two or three dice against none: half a wound per die.
  expect(dealt(false)).toBeCloseTo(1.5, 10);
  expect(dealt(true)).toBeCloseTo(1, 10);
});

test('Skeletal Form: a die more against a printed Range of 4, but not against Wizards', () => {
  const dealt = (range: number, more: object = {}) => {
    const archer = hero('Archer', { attack: 1, range, ...more });
    const skeleton = { card: 'tomb-skeletons', figures: 1 };
    const { game } = standing([[archer], [skeleton]], FIELD, [
      [0, 1],
      [1, 1],
    ]);
    const met = game.encounters.meetsNow(0, 1);
    return game.encounters.attackDistribution(0, 1, { granted: [] }, met).dealt;
  };
  // One die against 2 or 3: a skull, and no shield.
  expect(dealt(4)).toBeCloseTo((1 / 2) * (2 / 3) ** 3, 10);
  expect(dealt(3)).toBeCloseTo((1 / 2) * (2 / 3) ** 2, 10);
  expect(dealt(4, { class: 'Wizard' })).toBeCloseTo((1 / 2) * (2 / 3) ** 2, 10);
});

test('Mob Attack: 2 defense dice less for whom two other Cutters are engaged with', () => {
  const tough = hero('Enemy', { defense: 2, size: 'medium' });
  const dealt = (...spaces: (Space | undefined)[]) => {
    const { game } = standing([[{ card: 'goblin-cutters' }], [tough]], FIELD, [...spaces, [3, 1]]);
    const met = game.encounters.meetsNow(0, 4);
    return game.encounters.attackDistribution(0, 4, { granted: [] }, met).dealt;
  };
  const [attacker, second, third, away]: Space[] = [
    [2, 1],
    [4, 1],
    [3, 0],
    [0, 1],
  ];
  // Two attack dice against none: half a wound per die.
  expect(dealt(attacker, second, third, undefined)).toBeCloseTo(1, 10);
  // Against two dice: one skull and no shield, 1/2 × 4/9; two skulls and no shield or one, 1/4 × (2 × 4/9 + 4/9).
  expect(dealt(attacker, second, away, [0, 0])).toBeCloseTo(5 / 9, 10);
});

/* "Instead of attacking, X may choose a figure within 4 clear sight spaces": not an attack, which engagement would bind. */
describe('a power instead of attacking chooses whom it reaches, also past those with which its figure is engaged', () => {
  const SIDE: Space = [2, 1];
  const far = (card: string, power: string) => {
    const own = card === 'braxas' ? ([SIDE, [1, 1]] as const) : SIDE;
    const enemies = [ENEMY, hero('Far', { defense: 0, size: 'medium', type: 'squad', figures: 1 })];
    const { game } = standing([[{ card }], enemies], FIELD, [own, [3, 1], [5, 1]]);
    const { encounters } = game;
    const met = encounters.meetsNow(0, 2);
    const ways = encounters.ways(0, 2, met).flatMap((one) => one.ways);
    const reaching = ways
      .flatMap(({ attacks }) => attacks)
      .filter((one) => encounters.reaches(0, 2, one, met));
    return {
      may: encounters.canTargetNow(0, 2),
      by: [...new Set(reaching.map(({ special }) => special?.title === power))],
    };
  };

  test.each([
    ['black-wyrmling', 'Fledgling Acid Breath'],
    ['braxas', 'Poisonous Acid Breath'],
    ['sudema', 'Stare of Stone'],
    ['deadeye-dan', 'Sharpshooter'],
  ])('%s: %s, and no attack', (card, power) => {
    expect(far(card, power)).toEqual({ may: true, by: [true] });
  });

  test('Braxas breathes on three, of whom one is next to her', () => {
    const squad = hero('Three', { type: 'squad', figures: 3, life: 1, size: 'medium' });
    const at = [
      [SIDE, [1, 1]],
      [3, 1],
      [5, 1],
      [5, 0],
    ] as const;
    const { game, acts, events } = standing([[{ card: 'braxas' }], [squad]], FIELD, at);
    game.state.dice.d20 = () => 20;
    acts.beginTurn(0);
    acts.attack(0, 1);
    const struck = events.flatMap((event) => (event.is === 'attack' ? [event.target] : []));
    expect(struck.sort()).toEqual([1, 2, 3]);
  });
});

describe('Crash Landing', () => {
  const landed = (flies: boolean) => {
    const enemies = [hero('Enemy', { defense: 0 }), hero('Second', { defense: 0 })];
    const [own, first, second]: Space[] = [
      [0, 1],
      [3, 1],
      [3, 0],
    ];
    const start = flies ? own : ([2, 1] as const);
    const { game, acts, events } = standing(
      [[{ card: 'air-marshall-zed-nesbitt' }], enemies],
      FIELD,
      [start, first, second],
    );
    const turns = new Turns(game, acts);
    acts.beginTurn(0);
    if (flies) acts.move(0, game.state.places(0).placeAt(game.tables.ground.numberOf([2, 1]), -1));
    acts.attack(0, 1);
    turns.moments.turnEnds(0);
    const struck = events.flatMap((event) => (event.is === 'attack' ? [event.target] : []));
    return { game, struck: struck.sort() };
  };

  test('hits all adjacent figures for one wound, and he does not move again in the round', () => {
    const { game, struck } = landed(true);
    expect(struck).toEqual([1, 2]);
    expect(game.state.wounds[0]).toBe(1);
    expect(game.movements.of(0).move).toBeLessThanOrEqual(0);
    endGifts(game.state, ({ gift }) => gift.lasts === 'round');
    expect(game.movements.of(0).move).toBe(5);
  });

  test('only after a flight', () => {
    const { game, struck } = landed(false);
    expect(struck).toEqual([1]);
    expect([game.state.wounds[0], game.movements.of(0).move]).toEqual([0, 5]);
  });
});

describe('Lethal to the Bone', () => {
  /**
   * The figures that Scarlett attacks from the fifth space of a row, first the enemy farthest to the right, and how
   * often she may move.
   *
   * @param moves where she goes each time she may move
   */
  const attacked = (enemies: readonly number[], moves: readonly number[] = []) => {
    const { game, acts, events } = standing(
      [[{ card: 'scarlett' }], enemies.map((n) => hero(`Enemy ${n}`, { life: 20, defense: 0 }))],
      row(),
      [[4, 0], ...enemies.map((n) => [n, 0] as const)],
    );
    let asked = 0;
    const regroup = () => {
      const to = moves[asked++];
      if (to === undefined) return;
      const place = game.state.places(0).placeAt(game.tables.ground.numberOf([to, 0]), -1);
      acts.outOfTurn.to(0, place);
    };
    game.policies = [{ ...game.policies[0], regroup }, game.policies[1]];
    acts.beginTurn(0);
    acts.attack(0, enemies.length);
    const whom = events.flatMap((event) =>
      event.is === 'attack' ? [enemies[event.target - 1]] : [],
    );
    return { whom, asked };
  };

  test('2 spaces bring her next to an enemy 3 spaces away, whom she attacks once more', () => {
    expect(attacked([7], [6])).toEqual({ whom: [7, 7], asked: 1 });
  });

  test.each([
    ['she stays where she is', 7, []],
    ['he is 4 spaces away', 8, [6]],
  ])('not if %s', (_, enemy, moves) => {
    expect(attacked([enemy], moves)).toEqual({ whom: [enemy], asked: 1 });
  });

  test('after an attack from afar, whoever is next to her then', () => {
    expect(attacked([1, 9], [2])).toEqual({ whom: [9, 1], asked: 1 });
    expect(attacked([1, 7], [2])).toEqual({ whom: [7, 1], asked: 1 });
  });

  test('after the second attack, she does not move any more', () => {
    expect(attacked([5])).toEqual({ whom: [5, 5], asked: 1 });
  });

  test('3 spaces are too far', () => {
    expect(() => attacked([8], [7])).toThrow('cannot reach');
  });
});

describe('turns of friends in place of a part of the own', () => {
  /** A row of twenty spaces. */
  const ROW = ['1a', ...Array.from({ length: 18 }, () => '1'), '1c'].join(' ');
  /** Who has a turn, how many spaces its figure may move in it, and whether it may attack. */
  type TurnTaken = readonly [who: string, spaces: number, attacks: boolean];

  /**
   * The turns that an order marker on the first card brings, if it gives turns to as many figures as it may.
   *
   * @param to the space to which its figure moves in its own turn
   */
  const turnsOf = (army: readonly Document[], at: readonly Space[][], to?: number) => {
    const spaces = at.map(([one, other]) => (other ? ([one, other] as const) : one)) as Space[];
    const { game, acts } = standing([army, [ENEMY]], ROW, [...spaces, [19, 0]]);
    const turns: TurnTaken[] = [];
    const turn = (_: number, index: number) => {
      const { card, firstFigure } = game.tables.cards[index] as BattleCard;
      const { move, attack } = acts.undone as MayDo;
      turns.push([card.name, move ? game.movements.of(firstFigure).move : 0, attack]);
      if (index !== 0 || to === undefined) return;
      acts.move(0, game.state.places(0).placeAt(game.tables.ground.numberOf([to, 0]), -1));
    };
    const bond = (_: number, { candidates, figures }: BondOffer) => candidates.slice(0, figures);
    game.policies = [{ ...game.policies[0], bond, turn }, game.policies[1]];
    atOnce(new Turns(game, acts).markerTurn(0));
    return turns;
  };
  const on = (...columns: number[]): Space[][] => columns.map((column) => [[column, 0]]);

  test('Omnicron Mobilization: three Soulborgs of Jandar move up to 5, and Omegacron attacks', () => {
    const soulborg = (name: string, general = 'Jandar') =>
      hero(name, { species: 'Soulborg', general, move: 7 });
    const others = [
      soulborg('A'),
      soulborg('B', 'Vydar'),
      ...['C', 'D', 'E'].map((n) => soulborg(n)),
    ];
    const omegacron: Space[] = [
      [1, 0],
      [2, 0],
    ];
    expect(
      turnsOf([{ card: 'omegacron' }, ...others], [omegacron, ...on(4, 6, 8, 10, 12)]),
    ).toEqual([
      ['A', 5, false],
      ['C', 5, false],
      ['D', 5, false],
      ['Omegacron', 0, true],
    ]);
    // Without other Soulborgs, it takes its turn.
    expect(turnsOf([{ card: 'omegacron' }], [omegacron])).toEqual([['Omegacron', 5, true]]);
  });

  test('Master of Shadows: Xundar moves up to 5, then Shadows within 8 spaces take turns', () => {
    const shadow = (name: string) =>
      hero(name, { species: 'Shadow', unique: 'common', size: 'medium', move: 6 });
    const army = [{ card: 'xundar' }, ...['A', 'B', 'C'].map(shadow)];
    const own = ['Xundar', 5, false] as const;
    // From 4, the Shadow on 12 is 8 spaces away, and the one on 13 is 9 away.
    const at = on(4, 6, 12, 13);
    expect(turnsOf(army, at)).toEqual([own, ['A', 6, true], ['B', 6, true]]);
    expect(turnsOf(army, at, 3)).toEqual([own, ['A', 6, true]]);
  });
});

test('Frenzy: one roll for the squad, whatever its figures', () => {
  const { game, acts, events } = squadOn('venoc-vipers', [
    [0, 1],
    [0, 0],
    [0, 2],
  ]);
  const turns = new Turns(game, acts);
  const rolls = () => events.filter((event) => event.is === 'power').length;
  for (let n = 0; n < 40; n++) atOnce(turns.markerTurn(0));
  // One in four of the turns rolled for brings another turn, for which there is another roll.
  expect(rolls()).toBe(game.result.turns[0]);
  expect(rolls()).toBeGreaterThan(40);
});

test.each([
  // Nine dice in parts of at most three: the number of partitions of 9 into 1, 2 and 3.
  [
    'major-q9',
    12,
    9,
    [
      [2, 1],
      [1, 1],
    ],
  ],
  // Six: 33, 321, 3111, 222, 2211, 21111, 111111.
  ['moriko', 7, 6, [2, 1]],
] as const)('%s spends its dice in any parts', (card, count, dice, space) => {
  const { game } = standing([[{ card }], [ENEMY]], FIELD, [space, [3, 1]]);
  const met = game.encounters.meetsNow(0, 1);
  const ways = game.encounters
    .ways(0, 1, met)
    .flatMap((one) => one.ways)
    .filter(({ attacks }) => attacks[0]?.special);
  expect(ways).toHaveLength(count);
  const spent = ways.map(({ attacks }) =>
    attacks.reduce((sum, { special }) => sum + Number(special?.dice), 0),
  );
  expect(new Set(spent)).toEqual(new Set([dice]));
});
