import {
  aim,
  type Card,
  card,
  check,
  duel,
  type ExperimentInput,
  type FigureInput,
  odds,
  plan,
  readCards,
  run,
} from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { cardNamed, libraryOf } from '../../src/cards/library.ts';
import { cardsAsWritten, experimentAsWritten } from '../../src/library/as-written.ts';

const GRUNDY = 'solomon-grundy';
const OWN = [{ name: 'Mine', attack: 4, defense: 2, powers: [{ tough: 2 }] }];

const QUESTION = 'totalWounds >= 1';

const fractionOf = async (attacker: FigureInput, defender: FigureInput) =>
  (await odds({ attacker, defender, question: QUESTION })).question.exact?.fraction;

describe('a card as the library gives it', () => {
  test('is named where its name means it', async () => {
    const vary = { attacker: [card('krug'), { card: card('hawkgirl'), attack: 2 }] };
    const results = await run({ vary, defender: GRUNDY }, { simulation: false });
    expect(results.map(({ combination }) => combination)).toEqual([
      { attacker: 'Krug' },
      { attacker: { card: 'Hawkgirl', attack: 2 } },
    ]);
  });

  test('gives the very result of its name', async () => {
    const byName = await odds({ attacker: 'hawkgirl', defender: GRUNDY });
    expect(await odds({ attacker: card('hawkgirl'), defender: card(GRUNDY) })).toEqual(byName);
  });

  test('may have other numbers, as the card of a name may', async () => {
    const grundy = card(GRUNDY);
    const expected = await fractionOf(
      { card: 'hawkgirl', attack: 3 },
      { card: GRUNDY, wounds: 2, powers: [{ tough: 2 }] },
    );
    const changed = { wounds: 2, powers: [{ power: 'tough', number: 2 }] };
    for (const defender of [
      { card: grundy, ...changed },
      { ...grundy, ...changed },
    ]) {
      expect(await fractionOf({ ...card('hawkgirl'), attack: 3 }, defender)).toBe(expected);
    }
    expect(expected).not.toBe(await fractionOf('hawkgirl', GRUNDY));
    const unchanged = { card: { ...grundy }, defense: undefined as never };
    expect(await fractionOf('hawkgirl', unchanged)).toBe(await fractionOf('hawkgirl', GRUNDY));
  });

  test('is the height that a program gives it, where its own card says none', () => {
    const [own] = readCards(OWN) as [Card];
    expect(own.unstated).toEqual(['height']);
    expect(cardsAsWritten(own)).not.toHaveProperty('height');
    expect(cardsAsWritten({ ...own, height: 9 })).toHaveProperty('height', 9);
    expect(cardsAsWritten(readCards({ name: 'A', attack: 1, defense: 1, height: 5 }))).toEqual([
      expect.objectContaining({ height: 5 }),
    ]);
  });

  test('stands among cards of one’s own, as a figure or by its name', async () => {
    const own = readCards(OWN);
    const [mine] = own as [Card];
    const expected = (await odds({ cards: OWN, attacker: 'Mine', defender: GRUNDY })).question;
    for (const fight of [
      { cards: own, attacker: 'Mine', defender: GRUNDY },
      { cards: own, attacker: mine, defender: card(GRUNDY) },
      { attacker: mine, defender: GRUNDY },
    ]) {
      expect((await odds(fight)).question).toEqual(expected);
    }
  });

  test('gives other figures what a program passes on', async () => {
    const upgrade = card('beorn-boltcutter').powers.find(({ power }) => power === 'Upgrade');
    const { attack } = card('hawkgirl');
    const expected = await fractionOf({ card: 'hawkgirl', attack: attack + 1 }, GRUNDY);
    for (const granted of [upgrade?.grants, [{ attackDice: 1 }]]) {
      const upgraded = { card: card('hawkgirl'), granted } as FigureInput;
      expect(await fractionOf(upgraded, GRUNDY)).toBe(expected);
    }
  });

  test('stays itself beside another card of its name', async () => {
    const grundy = card(GRUNDY);
    const weak = [{ name: 'Solomon Grundy', attack: 1, defense: 0 }];
    const fraction = await fractionOf('hawkgirl', GRUNDY);
    const fight = { attacker: 'hawkgirl', defender: grundy, question: QUESTION };
    expect((await odds({ ...fight, cards: weak })).question.exact?.fraction).toBe(fraction);
    const vary = { cards: [weak, OWN] };
    const results = await run({ ...fight, vary }, { simulation: false });
    expect(results.map(({ question }) => question.exact?.fraction)).toEqual([fraction, fraction]);
    const named = await odds({ ...fight, cards: weak, defender: GRUNDY });
    expect(named.question.exact?.fraction).not.toBe(fraction);
  });

  test('is read back with everything that its powers say', () => {
    const read = [
      'solomon-grundy',
      'azurite-warlord',
      'captain-america',
      'deathwalker-9000',
      'kee-mo-shi',
    ].map((name) => card(name));
    const fields = new Set(read.flatMap(({ powers }) => powers.flatMap(Object.keys)));
    expect([...fields].toSorted()).toEqual([
      'effects',
      'grants',
      'inBattles',
      'may',
      'mayInBattles',
      'missing',
      'modelled',
      'note',
      'number',
      'power',
    ]);
    // Files do not say which numbers are assumed.
    expect(readCards(read)).toEqual(read.map(({ assumed: _, ...said }) => said));
  });

  test('fights in duels, turns, and on boards', async () => {
    const [mine] = readCards({ ...OWN[0], life: 3 }) as [Card];
    const fight = { attacker: mine, defender: card(GRUNDY) };
    expect((await duel(fight)).question).toEqual(
      (await duel({ cards: [mine], attacker: 'mine', defender: GRUNDY })).question,
    );
    const turn = { turn: [{ figure: mine }, { figure: card('hawkgirl') }], defender: card(GRUNDY) };
    const named = { turn: [{ figure: 'mine' }, { figure: 'hawkgirl' }], defender: GRUNDY };
    expect((await plan(turn)).question).toEqual((await plan({ ...named, cards: [mine] })).question);
    const board = { terrain: '1 1\n1 1\n', defender: [1, 0] };
    const places = await aim({ ...fight, board });
    expect(places.length).toBeGreaterThan(0);
  });

  test('is a value with a label in a sweep', async () => {
    const value = { ...card('hawkgirl'), attack: 2 };
    const vary = { attacker: [{ label: 'a weak one', value }, card('krug')] };
    const results = await run(
      { defender: GRUNDY, vary, question: QUESTION },
      { simulation: false },
    );
    expect(results.map(({ question }) => question.exact?.fraction)).toEqual([
      await fractionOf({ card: 'hawkgirl', attack: 2 }, GRUNDY),
      await fractionOf('krug', GRUNDY),
    ]);
  });

  test('with a mistake is refused where the mistake stands', () => {
    const hawkgirl = card('hawkgirl');
    const pathsOf = (attacker: unknown) =>
      check({ attacker, defender: GRUNDY }).map(({ path }) => path.join('.'));
    expect(pathsOf({ ...hawkgirl, atack: 3 })).toEqual(['attacker.atack']);
    expect(pathsOf({ ...hawkgirl, assumed: 3 })).toEqual(['attacker.assumed']);
    expect(pathsOf({ ...hawkgirl, powers: [...hawkgirl.powers, 'nope'] })).toEqual([
      'attacker.powers.2',
    ]);
    for (const odd of [
      { power: 'nope' },
      { power: 'tough', number: 99 },
      { power: 'tough', numbr: 1 },
      { power: 'tough', effects: null },
      { power: '__proto__', number: 1 },
      { number: 2 },
      null,
    ]) {
      expect(pathsOf({ ...hawkgirl, powers: [odd] })[0]).toMatch(/^attacker\.powers\.0/);
    }
  });
});

describe('as files write it, a card', () => {
  const named = (name: string) => cardNamed(libraryOf(), name) as Card;
  const [grundy, krug] = [named('Solomon Grundy'), named('Krug')];
  const written = (document: object) => experimentAsWritten({ defender: 'krug', ...document });

  test('is its name, where that means this very card', () => {
    const own = { name: 'Mine', attack: 1, defense: 1 };
    expect(written({ attacker: grundy, defender: krug })).toEqual({
      attacker: 'Solomon Grundy',
      defender: 'Krug',
    });
    expect(written({ attacker: own, cards: [own] })).toHaveProperty('attacker', 'Mine');
    expect(written({ attacker: own })).toHaveProperty('attacker', own);
  });

  test('is all that it says where the document has another card of that name', () => {
    const other = { name: 'solomon grundy', attack: 1, defense: 0 };
    const { attack, defense } = grundy;
    expect(written({ attacker: grundy, cards: [other] }).attacker).toMatchObject({
      attack,
      defense,
    });
    expect(written({ attacker: other, cards: [other] })).toHaveProperty('attacker', other.name);
    // The contents of files are unknown, and a sweep of cards uses different cards each time.
    for (const unknown of [
      { cards: ['mine.yaml'] },
      { vary: { cards: [[other]] } },
      { vary: { 'cards.0.attack': [1, 2] } },
    ]) {
      expect(written({ attacker: grundy, ...unknown }).attacker).toMatchObject({ attack });
    }
  });

  test('keeps what is changed beside it, be it the card of its name or another', () => {
    expect(written({ attacker: { card: grundy, attack: 9 } }).attacker).toEqual({
      card: 'Solomon Grundy',
      attack: 9,
    });
    const weaker = { ...grundy, defense: 1 };
    expect(written({ attacker: { card: weaker, attack: 9 } }).attacker).toMatchObject({
      name: 'Solomon Grundy',
      defense: 1,
      attack: 9,
    });
    const nothing = { card: weaker, attack: undefined };
    expect(written({ attacker: nothing }).attacker).toMatchObject({ attack: grundy.attack });
  });

  test('is so in a sweep, too, of a field wherever that stands', () => {
    const strong = { card: grundy, attack: 9 };
    const fields = ['attacker', 'defender', 'turn.0.figure'];
    for (const field of fields) {
      const vary = { [field]: [grundy, { label: 'strong', value: strong }] };
      expect(written({ vary }).vary).toEqual({
        [field]: [
          'Solomon Grundy',
          { label: 'strong', value: { card: 'Solomon Grundy', attack: 9 } },
        ],
      });
    }
    const powers = { 'defender.powers': [[{ power: 'tough', number: 2 }]] };
    expect(written({ vary: powers }).vary).toEqual({ 'defender.powers': [[{ tough: 2 }]] });
    const other = { 'turn.0.at': [[1, 2]], 'attacker.attack': [{ label: 'many', value: 9 }] };
    expect(written({ vary: other }).vary).toEqual(other);
    expect(written({ turn: [{ figure: grundy, at: [0, 0] }, 'krug'] }).turn).toEqual([
      { figure: 'Solomon Grundy', at: [0, 0] },
      'krug',
    ]);
  });
});

test('figures without a card give their names and the dice that they roll', async () => {
  // A skull on three of six faces, against a shield on two of six: a wound in 1/2 · 2/3 of the cases.
  const ogre = { name: 'Ogre', attack: 1 };
  expect(await fractionOf(ogre, { name: 'Elf', defense: 1 })).toBe('1/3');
  const missing = (experiment: ExperimentInput) =>
    check(experiment).map(({ path }) => path.join('.'));
  expect(missing({ attacker: { attack: 1 }, defender: { name: 'Elf' } })).toEqual([
    'attacker.name',
    'defender.defense',
  ]);
  expect(missing({ fight: 'duel', attacker: ogre, defender: GRUNDY })).toEqual([
    'attacker.defense',
    'attacker.life',
  ]);
});

test('what other rules read is left as it was given', async () => {
  const document = { rules: 'heroclix', attacker: card(GRUNDY), cards: [card('krug')] };
  expect(experimentAsWritten(document)).toBe(document);
});

test('what holds itself is refused wherever cards may stand', async () => {
  const own: Record<string, unknown> = { attacker: 'krug', defender: 'krug' };
  own.cards = own;
  await expect(odds(own as never)).rejects.toThrow('or one contains itself');
  expect(() => readCards(own)).toThrow('or one contains itself');
});

test('more cards than a list may have are refused as too many', () => {
  const cards = new Array(10_001).fill({ name: 'A', attack: 1, defense: 1 });
  expect(() => readCards(cards)).toThrow('a list of 10001; give a list of at most 10000 values');
  expect(() => readCards({ cards })).toThrow('give a list of at most 10000 values');
});
