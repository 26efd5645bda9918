import { describe, expect, test } from 'vitest';
import { atOnce } from '../../src/base/index.ts';
import { battleEngine } from '../../src/battle/engine/index.ts';
import { tellBattle } from '../../src/battle/narration/tell-battle.ts';
import type { BattleScenario } from '../../src/battle/scenario.ts';
import { type Space, spaceName } from '../../src/board/space.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import type { ToldGame } from '../../src/rules/narrated-game.ts';
import type { Document } from '../fight/scenarios.ts';
import { mistakesIn } from '../report/grammar.ts';
import { battleOf, hero, squad, VIKINGS_AND_MARRO } from './battles.ts';
import { stand } from './engine/standing.ts';
import { toldTexts } from './narration/told-texts.ts';

/** Hills and water between two start areas, on which everything happens in a few rounds. */
const HILLS = [
  '1a 1a 1 2 1 1w 1 1c 1c',
  ' 1a 1a 2 3 2 1w 1 1c 1c',
  '1a 1a 1 2 1 1w 2 1c 1c',
  ' 1a 1a 1 1 1 1 7 1c 1c',
].join('\n');

/** Cards with all kinds of powers: they need rolls, hit several figures, act on arrival or knock back. */
const SIDES: Document = {
  sides: [
    {
      name: 'Vikings',
      army: [
        'tarn-viking-warriors',
        hero('Hulk', { powers: ['super-strength'] }),
        'finn-the-viking-champion',
      ],
    },
    { name: 'Marro', army: ['ne-gok-sa', 'sir-gilbert', squad('Marro', { figures: 3 })] },
  ],
  board: { terrain: HILLS },
  rulings: { armiesMustFit: false },
};

const GAMES = [0, 1, 2, 3];

test('a told game begins with the points of those that have room', () => {
  const many = { army: [squad('Many', { figures: 6 })] };
  const sides = [many, { army: [hero('Brute')] }];
  const { game } = atOnce(
    tellBattle(battleOf({ sides, rulings: { armiesMustFit: false } }), 'room', 0),
  );
  expect(game.sides.map(({ points }) => Math.round(points))).toEqual([67, 100]);
});

test.each(GAMES)('game %i of a seed has the same result, told or not', (game) => {
  const scenario = battleOf(SIDES);
  const { outcome } = atOnce(tellBattle(scenario, 'told', game));
  const engine = battleEngine(scenario, 'told');
  engine.play(game);
  const { result } = engine;
  expect(outcome).toMatchObject({
    winner: ['Vikings', 'Marro', 'draw'][result.winner],
    rounds: result.rounds,
    'pointsLeft:vikings': result.pointsLeft[0],
    'pointsLeft:marro': result.pointsLeft[1],
    'figuresLeft:vikings': result.figuresLeft[0],
    'woundsDealt:marro:ne-gok-sa': result.woundsDealt[3],
  });
});

test('a game is told in the same words whenever it is told', () => {
  const scenario = battleOf(SIDES);
  expect(atOnce(tellBattle(scenario, 'told', 1))).toEqual(atOnce(tellBattle(scenario, 'told', 1)));
  expect(atOnce(tellBattle(scenario, 'told', 2)).steps).not.toEqual(
    atOnce(tellBattle(scenario, 'told', 1)).steps,
  );
});

test('a game is told in steps, at least one for each round, moment and paragraph', () => {
  const telling = tellBattle(battleOf(VIKINGS_AND_MARRO), 'steps', 0);
  let count = 0;
  let next = telling.next();
  for (; !next.done; next = telling.next()) count++;
  const { game, steps, short, outcome } = next.value;
  const told = game.moments.length + steps.length + short.length;
  expect(count).toBeGreaterThanOrEqual(told + Number(outcome.rounds));
});

test('dice of attacks without powers deal what their faces say', () => {
  let attacks = 0;
  for (const number of GAMES) {
    const { game } = atOnce(tellBattle(battleOf(VIKINGS_AND_MARRO), 'dice', number));
    const life = new Map(game.figures.map((figure, i) => [i, figure.life]));
    for (const { kind, target = -1, dice = {}, changes } of game.moments) {
      const before = life.get(target) ?? 0;
      for (const { figure, life: left } of changes) if (left !== undefined) life.set(figure, left);
      if (kind !== 'attack') continue;
      attacks++;
      const shown = (pool: string, face: string) =>
        (dice[pool] ?? []).filter((name) => name === face).length;
      const wounds = Math.max(0, shown('attack', 'skull') - shown('defense', 'shield'));
      expect(life.get(target)).toBe(Math.max(0, before - wounds));
    }
  }
  expect(attacks).toBeGreaterThan(10);
});

test('the odds beside an attack are exact: one die against none', () => {
  const scenario = battleOf({
    sides: [
      { name: 'A', army: [hero('One', { attack: 1, defense: 0, life: 1 })] },
      { name: 'B', army: [hero('Other', { attack: 1, defense: 0, life: 1 })] },
    ],
  });
  const { game, steps } = atOnce(tellBattle(scenario, 'odds', 0));
  const odds = game.moments.flatMap((moment) => moment.odds ?? []);
  expect(odds.length).toBeGreaterThan(0);
  for (const one of odds) expect(one).toEqual({ destroys: 0.5, wounds: 0.5 });
  expect(steps.map(({ text }) => text).join(' ')).toMatch(
    /One attacks Other \(odds: 50\.0% to destroy\): (?:1 skull|no skulls) of 1 die/,
  );
});

describe('the narration matches the events', () => {
  test.each(GAMES)(
    'figures stand where they can, and those left are told of: game %i',
    (number) => {
      const { game, outcome } = atOnce(tellBattle(battleOf(SIDES), 'told', number));
      const { standing } = played(game);
      for (const [i, side] of ['vikings', 'marro'].entries()) {
        // A figure that has changed sides counts for the other side.
        const taken = new Map(
          game.moments.flatMap(({ changes }) =>
            changes.flatMap((one) => (one.side === undefined ? [] : [[one.figure, one.side]])),
          ) as [number, number][],
        );
        const sideOf = (figure: number) => taken.get(figure) ?? game.figures[figure]?.side;
        const left = [...standing.keys()].filter((figure) => sideOf(figure) === i);
        expect(left).toHaveLength(Number(outcome[`figuresLeft:${side}`]));
      }
    },
  );

  test('a marker on a card without figures stays hidden', () => {
    const { moments } = atOnce(tellBattle(battleOf(VIKINGS_AND_MARRO), 'dice', 0)).game;
    const hidden = moments.filter(({ text }) => text.includes('is not revealed'));
    for (const { text } of hidden) expect(text).not.toMatch(/Finn|Tarn|Ne-Gok-Sa/);
    expect(moments.some(({ text }) => /Vikings reveal order marker 1 on /.test(text))).toBe(true);
  });

  test('Knockback drives figures back space by space', () => {
    const scenario = battleOf({
      sides: [
        { name: 'A', army: [hero('Hulk', { attack: 6, powers: ['super-strength'] })] },
        { name: 'B', army: [hero('Wall', { life: 20, defense: 0, attack: 0 })] },
      ],
      board: { terrain: HILLS },
    });
    const text = atOnce(tellBattle(scenario, 'driven', 0)).steps.map((step) => step.text);
    expect(text.join(' ')).toMatch(
      /Knockback with \d+ points? drives Wall back \d spaces?,? (?:over \d+,\d+.*? )?to \d+,\d+(?:, (?:up|down) to level \d)?\./,
    );
  });
});

test('dice that a glyph gives are told as its own', () => {
  const board = { terrain: '1a 1c', others: [{ glyph: 'Glyph of Astrid', at: [0, 0] }] };
  const { game } = atOnce(tellBattle(battleOf({ board }), 'glyph', 0));
  const ofOne = game.moments.filter(({ kind, figure }) => kind === 'attack' && figure === 0);
  expect(ofOne.length).toBeGreaterThan(0);
  for (const { text, dice } of ofOne) {
    expect(text).toContain('of 4 dice (1 more for the Glyph of Astrid)');
    expect(dice?.attack).toHaveLength(4);
  }
});

/** The names and marks of the figures of two armies. */
function namesOf(army: readonly Document[], otherArmy: readonly Document[] = army): string[][] {
  const sides = [
    { name: 'A', army },
    { name: 'B', army: otherArmy },
  ];
  const { figures } = atOnce(tellBattle(battleOf({ sides }), 'names', 0)).game;
  return figures.map(({ name, mark }) => [name, mark]);
}

test('figures of a squad are numbered, and those of a card on both sides told apart', () => {
  expect(namesOf([hero('The Joker'), squad('Tarn Viking Warriors', { figures: 2 })])).toEqual([
    ['The Joker', 'Jo'],
    ['Tarn Viking Warrior 1', 'T1'],
    ['Tarn Viking Warrior 2', 'T2'],
    ['The other Joker', 'Jo'],
    ['Tarn Viking Warrior 3', 'T3'],
    ['Tarn Viking Warrior 4', 'T4'],
  ]);
});

describe('heroes of one name', () => {
  const goon = hero('Goon', { unique: 'uncommon' });

  test('are numbered across both sides, since there is no such thing as the other Goon 2', () => {
    expect(namesOf([goon, goon])).toEqual([
      ['Goon', 'Go'],
      ['Goon 2', 'Go2'],
      ['Goon 3', 'Go3'],
      ['Goon 4', 'Go4'],
    ]);
  });

  test('are numbered where only one side has several', () => {
    const names = ['Goon', 'Goon 2', 'Goon 3'];
    expect(namesOf([goon], [goon, goon]).map(([name]) => name)).toEqual(names);
    expect(namesOf([goon, goon], [goon]).map(([name]) => name)).toEqual(names);
  });

  test('keep a name that is plural in form, and a number that is part of it', () => {
    const braxas = hero('Braxas', { unique: 'common', copies: 2 });
    const names = namesOf([braxas], [hero('Agent 13')]).map(([name]) => name);
    expect(names).toEqual(['Braxas 1', 'Braxas 2', 'Agent 13']);
  });

  test('are told by the same name when their order marker is revealed', () => {
    const sides = ['A', 'B'].map((name) => ({ name, army: [goon, goon] }));
    const { events } = atOnce(tellBattle(battleOf({ sides }), 'names', 0));
    const namesBy = (side: string) =>
      new Set(
        events.flatMap((event) =>
          event.is === 'marker' && event.who === side && event.card ? [event.card] : [],
        ),
      );
    for (const name of namesBy('A')) expect(['Goon', 'Goon 2']).toContain(name);
    for (const name of namesBy('B')) expect(['Goon 3', 'Goon 4']).toContain(name);
    expect(namesBy('B').size).toBeGreaterThan(0);
  });
});

test('groups of a squad on the second side go on from the numbers of the first', () => {
  const hides = { hides: { at: 'destroyed', who: 'card', until: 'turn' } };
  const goons = squad('Goons', { figures: 3, powers: [{ name: 'Scurry', effects: [hides] }] });
  const standing = stand(
    [[goons], [goons]],
    [
      [0, 0],
      [0, 2],
      [0, 4],
      [4, 2],
      [5, 2],
      [6, 2],
    ],
  );
  standing.game.destroy(3, 0);
  const attack = { isNormal: true, wounds: 1, isDestroyed: true };
  standing.turns.moments.together('destroyed', 1, { it: 0, attack }, 'own', [3]);
  expect(toldTexts(standing).join(' ')).toBe(
    'Goon 4 is destroyed. By Scurry, Goons 5 and 6 hide and cannot be attacked from a distance this turn.',
  );
});

test('all that is told of battles of any cards is English', { timeout: 120_000 }, () => {
  const slugs = shippedCards()
    .map((entry) => ({ slug: entry.slug, card: shippedCard(entry) }))
    .filter(({ card }) => card.life !== undefined && card.defense !== undefined)
    .map(({ slug }) => slug);
  const wrong: string[] = [];
  for (let i = 0; i < 8; i++) {
    // Strides that share no divisor with the number of cards select different cards each time.
    const army = (from: number) => [0, 1, 2].map((j) => slugs[(from + j * 97) % slugs.length]);
    const scenario = battleOf({
      ...SIDES,
      sides: [
        { name: 'Vikings', army: army(i * 31) },
        { name: 'Marro', army: army(i * 31 + 151) },
      ],
    });
    wrong.push(...wrongIn(scenario, i));
  }
  expect(wrong).toEqual([]);
});

/**
 * The mistakes in the sentences of a game. Figures have singular names, and their numbers do not count as numbers of
 * things.
 */
function wrongIn(scenario: BattleScenario, number: number): string[] {
  const { steps, game } = atOnce(tellBattle(scenario, 'grammar', number));
  const names = game.figures.map(({ name }) => name).sort((a, b) => b.length - a.length);
  return steps.flatMap(({ text }) => {
    const said = names.reduce((all, name) => all.replaceAll(name, 'Krug'), text);
    return mistakesIn(
      { text: said, isSentence: true },
      { plural: ['Vikings'], singular: ['Krug'] },
    );
  });
}

/** Plays a narrated game on a separate board, on which two figures never share a space. */
function played({ moments }: ToldGame): {
  readonly standing: ReadonlyMap<number, readonly Space[]>;
} {
  const standing = new Map<number, readonly Space[]>();
  for (const { changes, text } of moments) {
    for (const { figure, at } of changes) {
      if (at === undefined) continue;
      if (at.length === 0) standing.delete(figure);
      else standing.set(figure, at);
    }
    const taken = [...standing.values()].flat().map(spaceName);
    expect(new Set(taken).size, text).toBe(taken.length);
  }
  return { standing };
}

test('a figure that a power destroys before an attack is said to be destroyed once', () => {
  const scenario = battleOf({
    ...SIDES,
    sides: [
      { name: 'Orcs', army: ['grimnak'] },
      { name: 'Marro', army: ['marro-stingers x2'] },
    ],
  });
  const texts = GAMES.flatMap((game) =>
    atOnce(tellBattle(scenario, 'once', game)).steps.map(({ text }) => text),
  );
  expect(
    texts.some((text) =>
      /Grimnak attacks [^:]+ \(odds: [^)]+\)\. [^.]+ is destroyed by Chomp\./.test(text),
    ),
  ).toBe(true);
  for (const text of texts) expect(text).not.toMatch(/([^.]+ is destroyed)[^.]*\. \1/);
});
