import { describe, expect, test } from 'vitest';
import { countAuras } from '../../../../src/battle/engine/attacks/after-attack.ts';
import { Game } from '../../../../src/battle/engine/game.ts';
import type { EffectLine } from '../../../../src/cards/powers/effect-line.ts';
import { writtenRules } from '../../../cards/powers/written-rules.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, FIELD, hero, refusal, squad } from '../../battles.ts';

/** A field of nine columns, with a ridge of level 20 in its fifth one, round which there is a way. */
const RIDGE = ['1a 1a 1 1 20 1 1 1c 1c', ' 1a 1a 1 1 20 1 1 1c 1c', '1 1 1 1 1 1 1 1 1'].join('\n');

type At = readonly [column: number, row: number];

/** A game of one army against another, with figures on given spaces in the order of the cards. */
function standing(
  own: readonly Document[],
  enemies: readonly Document[],
  places: readonly At[],
  terrain = FIELD,
): Game {
  const scenario = battleOf({
    sides: [{ army: own }, { army: enemies }],
    board: { terrain },
    rulings: { armiesMustFit: false },
  });
  const game = new Game(scenario, new Uint32Array(4));
  const { state, tables } = game;
  state.begin(0);
  for (const [figure, at] of places.entries()) state.put(figure, tables.ground.numberOf(at));
  state.began.set(state.place);
  return game;
}

const power = (aura: Document, more: Document = {}): Document => ({
  powers: [{ name: 'Aura', effects: [{ aura, ...more }] }],
});

/** The effects of lines, whichever figure gives them. */
function given(lines: readonly EffectLine[] = []): readonly Document[] {
  return lines.map(({ givenBy: _, ...line }) => line);
}

/** The dice of a figure's attack on another from its place, with everything that others give the two. */
function effectsOn(game: Game, figure: number, target: number): readonly unknown[] {
  const { encounters, state } = game;
  const place = state.place[figure] as number;
  const met = encounters.meets(figure, place, target, state.isEngaged(figure));
  const { grants } = state.tables.distributions;
  return [given(grants.effects[met.ownGrant]), given(grants.effects[met.enemyGrant])];
}

/** What other figures give a figure at its place. */
function givenTo(game: Game, figure: number): readonly unknown[] {
  const { encounters, state } = game;
  const { effects } = state.tables.distributions.grants;
  return given(effects[encounters.grantAt(figure, state.place[figure] as number)]);
}

const SHIELD = { defenseDice: 2, when: ['anyAttack'] };

describe('an aura', () => {
  const raelin = power({ within: 4, sight: true, to: {}, effects: [SHIELD] });

  test('reaches others of its side as far as it says, and not its own figure', () => {
    const at = (column: number) =>
      standing(
        [hero('Raelin', raelin), hero('Friend')],
        [hero('Enemy')],
        [
          [0, 0],
          [column, 0],
          [8, 1],
        ],
      );
    expect(givenTo(at(4), 1)).toEqual([SHIELD]);
    expect(givenTo(at(5), 1)).toEqual([]);
    expect(givenTo(at(4), 0)).toEqual([]);
    expect(givenTo(at(4), 2)).toEqual([]);
  });

  test('does not reach whom a ridge hides, unless it needs no sight', () => {
    const blind = power({ within: 8, to: {}, effects: [SHIELD] });
    const seeing = power({ within: 8, sight: true, to: {}, effects: [SHIELD] });
    const behind = (card: Document) =>
      standing(
        [hero('Raelin', card), hero('Friend')],
        [hero('Enemy')],
        [
          [3, 0],
          [6, 0],
          [8, 1],
        ],
        RIDGE,
      );
    expect(givenTo(behind(seeing), 1)).toEqual([]);
    expect(givenTo(behind(blind), 1)).toEqual([SHIELD]);
  });

  test('is gone with the figure that has it', () => {
    const game = standing(
      [hero('Raelin', raelin), hero('Friend')],
      [hero('Enemy')],
      [
        [0, 0],
        [2, 0],
        [8, 1],
      ],
    );
    game.destroy(0, 'own side');
    expect(givenTo(game, 1)).toEqual([]);
  });

  test('changes what attacks on those near it come to', () => {
    const dealt = (column: number) => {
      const game = standing(
        [hero('Raelin', raelin), hero('Friend', { defense: 0 })],
        [hero('Enemy', { attack: 1 })],
        [
          [0, 0],
          [column, 0],
          [column + 1, 0],
        ],
      );
      const { encounters, state } = game;
      const met = encounters.meets(2, state.place[2] as number, 1, true);
      return encounters.attackDistribution(2, 1, { granted: [] }, met).dealt;
    };
    // One die against none wounds in half of all rolls; against two dice with a third of shields each, in 2/9.
    expect(dealt(6)).toBeCloseTo(1 / 2, 12);
    expect(dealt(3)).toBeCloseTo((1 / 2) * (2 / 3) ** 2, 12);
  });

  test('counts for an attacker at the place from which it would attack', () => {
    const sharp = { attackDice: 1 };
    const game = standing(
      [hero('Gilbert', power({ within: 1, to: { range: 1 }, effects: [sharp] })), hero('Friend')],
      [hero('Enemy')],
      [
        [0, 0],
        [8, 0],
        [2, 0],
      ],
    );
    const near = game.tables.ground.numberOf([1, 0]);
    const { effects } = game.tables.distributions.grants;
    expect(given(effects[game.encounters.meets(1, near, 2, true).ownGrant])).toEqual([sharp]);
    expect(effectsOn(game, 1, 2)).toEqual([[], []]);
  });

  test.each<[Document, Document, boolean]>([
    [{ species: 'Elf' }, { species: 'Elf' }, true],
    [{ species: 'Elf' }, { species: 'Orc' }, false],
    [{ class: 'Warrior', species: 'Orc' }, { class: 'Warriors', species: 'Orc' }, true],
    [{ class: ['Knight', 'Sentinel'] }, { class: 'Sentinels' }, true],
    [{ size: ['small', 'medium'] }, { size: 'large' }, false],
    [{ range: 1 }, { range: 1 }, true],
    [{ range: 1 }, { range: 5 }, false],
    [{ range: { least: 4 } }, { range: 3 }, false],
    [{ range: { least: 4 } }, { range: 4 }, true],
    [{ name: 'Friend' }, {}, true],
    [{ name: 'Somebody' }, {}, false],
    [{ power: 'tough' }, { powers: ['tough'] }, true],
  ])('asks %j of a card: of one with %j, %s', (to, card, isReached) => {
    const game = standing(
      [hero('Holder', power({ to, effects: [SHIELD] })), hero('Friend', card)],
      [hero('Enemy')],
      [
        [0, 0],
        [8, 0],
        [8, 1],
      ],
    );
    expect(givenTo(game, 1)).toEqual(isReached ? [SHIELD] : []);
  });

  test('reaches enemies, both sides or its own figure where it says so', () => {
    const given = (to: Document) => {
      const game = standing(
        [hero('Holder', power({ to, effects: [SHIELD] })), hero('Friend')],
        [hero('Enemy')],
        [
          [0, 0],
          [2, 0],
          [8, 1],
        ],
      );
      return [0, 1, 2].map((figure) => givenTo(game, figure).length);
    };
    expect(given({})).toEqual([0, 1, 0]);
    expect(given({ self: true })).toEqual([1, 1, 0]);
    expect(given({ side: 'enemies' })).toEqual([0, 0, 1]);
    expect(given({ side: 'all' })).toEqual([0, 1, 1]);
    expect(given({ side: 'card', self: true })).toEqual([1, 0, 0]);
  });

  test('counts once for each figure that has it, at the most as often as it says', () => {
    const given = (most?: number) => {
      const aura = { within: 1, to: {}, effects: [SHIELD], ...(most && { most }) };
      const game = standing(
        [squad('Riders', power(aura)), hero('Friend')],
        [hero('Enemy')],
        [
          [0, 0],
          [2, 0],
          [8, 0],
          [1, 0],
          [8, 1],
        ],
      );
      return givenTo(game, 3).length;
    };
    expect(given()).toBe(2);
    expect(given(1)).toBe(1);
  });

  test('can go out from other figures of the side', () => {
    const arkmer = power({
      within: 1,
      by: { species: 'Elf' },
      to: { side: 'card' },
      effects: [SHIELD],
    });
    const elf = { species: 'Elf' };
    const game = standing(
      [hero('Arkmer', { ...elf, ...arkmer }), hero('One', elf), hero('Two', elf), hero('Orc')],
      [hero('Enemy', elf)],
      [
        [1, 0],
        [0, 0],
        [2, 0],
        [1, 1],
        [0, 1],
      ],
    );
    expect(givenTo(game, 0)).toEqual([SHIELD, SHIELD]);
    expect(givenTo(game, 1)).toEqual([]);
  });

  test('acts while the figure that has it fits its conditions', () => {
    const card = power({ to: {}, effects: [SHIELD] }, { when: 'engaged' });
    const at = (column: number) =>
      standing(
        [hero('Holder', card), hero('Friend')],
        [hero('Enemy')],
        [
          [0, 0],
          [8, 0],
          [column, 0],
        ],
      );
    expect(givenTo(at(4), 1)).toEqual([]);
    expect(givenTo(at(1), 1)).toEqual([SHIELD]);
  });

  test('lengthens movements and Ranges', () => {
    const card = power({ within: 2, to: {}, effects: [{ move: 2 }, { range: 3 }] });
    const at = (column: number) =>
      standing(
        [hero('Leader', card), hero('Friend', { move: 4, range: 3 })],
        [hero('Enemy')],
        [
          [0, 0],
          [column, 0],
          [8, 0],
        ],
      );
    expect(at(2).movements.of(1).move).toBe(6);
    expect(at(3).movements.of(1).move).toBe(4);
    const canTarget = (game: Game) =>
      game.encounters.canTarget(1, game.state.place[1] as number, 2, 0);
    expect(canTarget(at(2))).toBe(true);
    expect(canTarget(at(3))).toBe(false);
  });

  test('acts beside what the power says of one-on-one fights only', () => {
    const lines = [
      { enemyDefenseDice: -1, in: 'fights', when: 'adjacent' },
      { aura: { within: 1, to: { side: 'enemies' }, effects: [{ defenseDice: -1 }] } },
    ];
    const game = standing(
      [hero('Cruel', { powers: [{ name: 'Cruelty', effects: lines }] })],
      [hero('Enemy', { defense: 1 })],
      [
        [0, 0],
        [1, 0],
      ],
    );
    const { encounters, state } = game;
    const fight = encounters
      .distributions(0, 1)
      .fight(encounters.meets(0, state.place[0] as number, 1, true));
    expect(fight.attacker.powers[0]?.effects).toEqual([lines[1]]);
    expect(given(fight.defender.granted)).toEqual([{ defenseDice: -1 }]);
  });
});

test.each<[Document, string]>([
  [{ aura: { within: 4, effects: [SHIELD] } }, 'to'],
  [{ aura: { to: {}, effects: [] } }, 'at least one effect'],
  [
    { aura: { to: {}, effects: [{ defenseDice: 1, uses: 1, per: 'game' }] } },
    'write uses next to the aura',
  ],
  [{ aura: { to: { sort: 'Elf' }, effects: [SHIELD] } }, 'sort'],
  [{ aura: { to: {}, effects: [SHIELD] }, attackDice: 1 }, 'two separate lines'],
])('refuses %j', (line, why) => {
  const powers = [{ name: 'Aura', effects: [line] }];
  expect(
    refusal({ sides: [{ army: [hero('One', { powers })] }, { army: [hero('Other')] }] }),
  ).toContain(why);
});

describe('a spirit', () => {
  const spirit = (effects: readonly Document[]): Document => ({
    powers: [{ name: 'Spirit', effects: [{ spirit: { to: { unique: 'unique' }, effects } }] }],
  });
  const army = (effects: readonly Document[]) => [
    hero('Finn', spirit(effects)),
    hero('Small', { unique: 'unique', points: 50 }),
    hero('Great', { unique: 'unique', points: 150 }),
    hero('Common', { unique: 'common', points: 300 }),
  ];
  const places: readonly At[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [8, 1],
  ];
  /** A game whose sides choose the action with the highest value. */
  const played = (effects: readonly Document[]) => {
    const game = standing(army(effects), [hero('Enemy')], places);
    const choose = (_: number, worth: readonly number[]) => worth.indexOf(Math.max(...worth));
    game.policies = [{ choose }, { choose }] as never;
    return game;
  };

  test('goes to one card that fits once its figure is destroyed, and stays for the game', () => {
    const game = played([{ attackDice: 1 }]);
    const given = () => [0, 1, 2, 3].map((figure) => givenTo(game, figure).length);
    expect([1, 2, 3].map((figure) => givenTo(game, figure).length)).toEqual([0, 0, 0]);
    game.destroy(0, 4);
    expect(given().slice(1)).toEqual([0, 1, 0]);
    expect(givenTo(game, 2)).toEqual([{ attackDice: 1 }]);
    game.state.begin(1);
    expect(game.state.spiritOf.some((set) => set > 0)).toBe(false);
  });

  test('can lengthen movements', () => {
    const game = played([{ move: 1 }]);
    expect(game.movements.of(2).move).toBe(5);
    game.destroy(0, 4);
    expect(game.movements.of(2).move).toBe(6);
    expect(game.movements.of(1).move).toBe(5);
  });
});

describe('attacks under auras', () => {
  test('are counted, and those that could have been', () => {
    const aura = power({ within: 1, to: {}, effects: [SHIELD] });
    const counted = (column: number) => {
      const game = standing(
        [hero('Raelin', { ...aura, move: 2 }), hero('Friend')],
        [hero('Enemy')],
        [
          [column, 0],
          [5, 0],
          [6, 0],
        ],
      );
      const { encounters, state, totals, tables } = game;
      countAuras(game, 2, 1, encounters.meets(2, state.place[2] as number, 1, true), true);
      const [card] = tables.cards;
      return [totals.attacks[1], totals.attacks[2], totals.fired[card?.index ?? 0]];
    };
    expect(counted(4)).toEqual([1, 1, 1]);
    expect(counted(2)).toEqual([0, 1, 0]);
    expect(counted(1)).toEqual([0, 0, 0]);
  });
});

/** What the first card's figure gives the second one's if they are adjacent. */
function givenBy(holder: string, friend: string): readonly unknown[] {
  const game = standing([holder, friend] as never, [hero('Enemy')], []);
  const { state, tables } = game;
  const second = tables.cards[1]?.firstFigure as number;
  const free = (at: At) => state.occupant[tables.ground.numberOf(at)] === -1;
  const put = (figure: number, at: At) => {
    const { isDouble } = state.card(figure);
    const [column, row] = at;
    const place = tables.ground.numberOf(at);
    state.put(
      figure,
      isDouble ? tables.double.placeAt(place, tables.ground.numberOf([column - 1, row])) : place,
    );
  };
  put(0, [2, 0]);
  put(second, free([3, 0]) ? [3, 0] : [4, 0]);
  return givenTo(game, second);
}

describe('cards of the collections', () => {
  const attack = { dice: { attack: 1 } };
  const defense = { if: { attack: 'any' }, dice: { defense: 1 } };

  test.each<[string, string, readonly unknown[]]>([
    [
      'Raelin the Kyrie Warrior (RotV)',
      'Finn the Viking Champion',
      [{ ...defense, dice: { defense: 2 } }],
    ],
    ['Raelin the Kyrie Warrior (SotM)', 'Finn the Viking Champion', [defense]],
    ['Taelord the Kyrie Warrior', 'Krug', [attack]],
    ['Sir Gilbert', 'Sir Denrick', [attack]],
    ['Sir Gilbert', 'Agent Carr', []],
    ['Captain America', 'Agent Carr', [attack, defense]],
    ['Kyntela Gwyn', 'Syvarris', [defense]],
    ['Kyntela Gwyn', 'Krug', []],
    ['Marcus Decimus Gallus', 'Roman Legionnaires', [attack]],
    ['Nerak the Glacian Swog Rider', 'Heavy Gruts', [defense]],
    ['Ornak', 'Blade Gruts', [{ count: { blanks: 'skull' } }]],
    ['Parmenio', 'Sacred Band', [{ roll: 15, ignore: 'wounds' }]],
    ['Deathwalker 9000', 'Zettian Guards', [{ value: { range: 2 } }]],
  ])('%s next to %s', (holder, friend, given) => {
    expect(writtenRules(givenBy(holder, friend) as readonly EffectLine[])).toEqual(given);
  });
});

describe('an aura that acts once a turn', () => {
  const rerolls = { dice: 'attack', faces: ['blank'] };
  const row = () =>
    standing(
      [
        hero('Leader', {
          powers: [
            {
              name: 'Brutality',
              effects: [
                {
                  aura: {
                    within: 4,
                    to: {},
                    effects: [{ rerolls, when: ['normalAttack', 'adjacent'] }],
                  },
                  ...{ uses: 1, per: 'turn' },
                },
              ],
            },
          ],
        }),
        hero('Friend'),
      ],
      [hero('Enemy')],
      [
        [3, 0],
        [4, 0],
        [5, 0],
      ],
    );
  const attacked = (isNormal: boolean) => {
    const game = row();
    const { encounters, state } = game;
    const met = () => encounters.meets(1, state.place[1] as number, 2, true);
    const before = met().ownGrant;
    countAuras(game, 1, 2, met(), isNormal);
    return before > 0 && met().ownGrant === 0;
  };

  test('is used up by the first attack of the kind that it changes', () => {
    expect(attacked(true)).toBe(true);
    expect(attacked(false)).toBe(false);
  });
});
