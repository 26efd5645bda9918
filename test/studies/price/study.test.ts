import { describe, expect, test } from 'vitest';
import { Draw } from '../../../src/battle/armies/draw.ts';
import type { ArmiesScenario } from '../../../src/battle/armies/scenario.ts';
import { MOST_MARGIN, newArmiesTotals } from '../../../src/battle/armies/totals.ts';
import type { Card } from '../../../src/cards/card.ts';
import type { Experiment } from '../../../src/experiments/scenarios/experiment.ts';
import { shippedEstimates } from '../../../src/studies/armies/shipped/index.ts';
import { shippedCollection } from '../../../src/studies/price/collection.ts';
import {
  cardsCsv,
  cardsJson,
  collectionCsv,
  collectionJson,
} from '../../../src/studies/price/report/data.ts';
import {
  collectionPricesStudy,
  type PriceAsk,
  priceStudy,
} from '../../../src/studies/price/study.ts';
import type { StudyMachine } from '../../../src/studies/study.ts';
import { jobOf, machineThat } from '../armies/machine.ts';
import { cardOf, collectionOf } from './cards.ts';
import { answerFor, collectionAnswer } from './report/answers.ts';

/** Points that the regression has exactly, so that it estimates every card without error. */
const pointsOf = ({ life = 0, defense }: Card) => 10 * life + 9 * defense - 10;
const OWN = { title: 'mine.yaml', cards: collectionOf(12, pointsOf) };
/** The first cards of a collection, because a regression over all of them takes longer. */
const someOf = (name: 'classic' | 'modern') => {
  const all = shippedCollection(name);
  return { ...all, cards: all.cards.slice(0, 30) };
};
const CLASSIC = someOf('classic');
const MODERN = someOf('modern');

interface Play {
  readonly experiment: Experiment;
  readonly part: string | undefined;
}

const scenarioOf = (experiment: Experiment | undefined) =>
  experiment?.cases[0]?.scenario as ArmiesScenario;

/** A machine whose games end by the margin that the worth of each card makes, and the games that it played. */
function machineWith(worthOf: (card: Card, points: number) => number, isStopped = false) {
  const plays: Play[] = [];
  const { machine } = machineThat(() => {
    throw new Error('replaced below');
  });
  const simulate: StudyMachine['simulate'] = async (experiment, part) => {
    plays.push({ experiment, part });
    const scenario = scenarioOf(experiment);
    const games = 'trials' in experiment.effort ? experiment.effort.trials : 0;
    return { done: [jobOf(scenario, games, sumsOf(experiment, games))], isComplete: !isStopped };
  };
  const sumsOf = (experiment: Experiment, games: number) => {
    const scenario = scenarioOf(experiment);
    const totals = newArmiesTotals(scenario);
    const draw = new Draw(scenario, experiment.seed);
    for (let game = 0; game < games; game++) {
      const { armies } = draw.game(game);
      const [own = 0, other = 0] = armies.map(({ cards, copies }) =>
        cards.reduce((sum, card, i) => {
          const { card: of, points } = scenario.cards[card] ?? { card: cardOf(), points: 0 };
          return sum + worthOf(of, points) * (copies[i] ?? 0);
        }, 0),
      );
      for (const [side, { cards, copies }] of armies.entries()) {
        const margin = side === 0 ? own - other : other - own;
        for (const [i, card] of cards.entries()) {
          const times = copies[i] ?? 0;
          totals.copies[card] = (totals.copies[card] ?? 0) + times;
          totals.margin[card] = (totals.margin[card] ?? 0) + times * (margin + MOST_MARGIN);
        }
      }
      totals.marginSquares[0] = (totals.marginSquares[0] ?? 0) + (own - other) ** 2;
    }
    return totals;
  };
  return { machine: { ...machine, simulate }, plays };
}

const printedIs = (_: Card, points: number) => points;
const idle = machineThat(() => {
  throw new Error('nothing is to be played');
}).machine;

async function problemsOf(run: Promise<unknown>) {
  const refused = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  return (refused as { problems?: readonly object[] } | undefined)?.problems;
}

describe('named cards without games', () => {
  const [card = cardOf()] = CLASSIC.cards;
  const asked = { card, from: 'classic', collection: CLASSIC } as const;
  const estimates = shippedEstimates('classic');
  const shipped = estimates?.estimates.cards.find((one) => one.card === card.name)?.byMargin;

  test('have the worth in armies of the collection in which they ship, if any', async () => {
    const own = { card: cardOf({ name: 'Mine' }), from: undefined, collection: CLASSIC };
    const { done, isComplete } = await priceStudy.run({ cards: [asked, own] }, idle);
    expect(isComplete).toBe(true);
    expect(done?.map(({ card: { name }, collection }) => [name, collection])).toEqual([
      [card.name, 'classic'],
      ['Mine', 'classic'],
    ]);
    expect(done?.[0]?.prices.inArmies).toEqual({ ...shipped, games: estimates?.games });
    expect(done?.[1]?.prices).not.toHaveProperty('inArmies');
    expect(done?.[0]).not.toHaveProperty('after');
  });

  test('lose the shipped worth with a change', async () => {
    const whatIf = [`${card.name}.defense=9`];
    const { done: [first] = [] } = await priceStudy.run({ cards: [asked], whatIf }, idle);
    expect(first?.prices.inArmies).toEqual({ ...shipped, games: estimates?.games });
    expect(first?.after?.card).toEqual({ ...card, defense: 9 });
    expect(first?.after?.prices).not.toHaveProperty('inArmies');
    // The formula has 17 points for a die of defense.
    const by = (prices = first?.prices) => prices?.estimates[0]?.points ?? 0;
    expect(by(first?.after?.prices) - by()).toBe(17 * (9 - card.defense));
  });
});

describe('named cards with games', () => {
  const mine = cardOf({ name: 'Mine', points: 100 });
  const askOf = (cards: readonly Card[], more: Partial<PriceAsk> = {}): PriceAsk => ({
    cards: cards.map((card) => ({ card, from: undefined, collection: OWN })),
    games: 150,
    seed: 'a',
    ...more,
  });

  test('are worth the points by which they decide games, in which they are tested', async () => {
    // Another card is worth as much less, since the mean card is worth its printed points.
    const more: Readonly<Record<string, number>> = { Mine: 50, 'Card 3': -50 };
    const { machine, plays } = machineWith((card, points) => points + (more[card.name] ?? 0));
    const { done, isComplete } = await priceStudy.run(askOf([mine]), machine);
    expect(isComplete).toBe(true);
    const { points = 0, ...inArmies } = done?.[0]?.prices.inArmies ?? {};
    // The penalty of the regression moves the worth by some tenths.
    expect(points).toBeCloseTo(150, 0);
    expect(inArmies).toEqual({ standardError: expect.closeTo(0, 0), games: 150, seed: 'a' });
    const [{ experiment } = { experiment: undefined }] = plays;
    const scenario = scenarioOf(experiment);
    expect(scenario.playtest).toBeDefined();
    expect(scenario.cards.map(({ card: { name } }) => name).toSorted()).toEqual(
      [...OWN.cards.map(({ name }) => name), 'Mine'].toSorted(),
    );
  });

  test('without printed points are played at the regression’s estimate in fives', async () => {
    const playedAt = async (changes: Partial<Card>) => {
      const { points: _, ...unpriced } = cardOf({ name: 'Mine', ...changes });
      const { machine, plays } = machineWith(printedIs);
      await priceStudy.run(askOf([unpriced], { games: 4 }), machine);
      const { cards } = scenarioOf(plays[0]?.experiment);
      return cards.find(({ card }) => card.name === 'Mine')?.points;
    };
    // 40 + 18 - 10 = 48 and 10 + 0 - 10 = 0; no army can have a card for nothing.
    expect(await playedAt({ life: 4, defense: 2 })).toBe(50);
    expect(await playedAt({ life: 1, defense: 0 })).toBe(5);
  });

  test('are played one after another, with the change as well, each in a part of its own', async () => {
    const { machine, plays } = machineWith(printedIs);
    const whatIf = ['Yours.defense=4'];
    const cards = [mine, { ...mine, name: 'Yours' }];
    const { done } = await priceStudy.run(askOf(cards, { whatIf, games: 4 }), machine);
    expect(plays.map(({ part }) => part)).toEqual(['', '2', '3']);
    const tested = plays.map(({ experiment }) => {
      const scenario = scenarioOf(experiment);
      const found = scenario.cards.find(({ card: { name } }) => /Mine|Yours/.test(name))?.card;
      return [found?.name, found?.defense];
    });
    expect(tested).toEqual([
      ['Mine', 3],
      ['Yours', 3],
      ['Yours', 4],
    ]);
    // Four games are too few for 13 cards, before and after the change.
    const notes = [{ kind: 'fewGames', games: 4 }];
    const worths = done?.map(({ prices, after }) =>
      [prices, after?.prices].map((one) => one?.estimates[2]?.notes),
    );
    expect(worths).toEqual([
      [notes, undefined],
      [notes, notes],
    ]);
  });

  test('are played no more after an interruption, and then have no worth in armies', async () => {
    const { machine, plays } = machineWith(printedIs, true);
    const cards = [mine, { ...mine, name: 'Yours' }];
    const { done, isComplete } = await priceStudy.run(askOf(cards, { games: 4 }), machine);
    expect(isComplete).toBe(false);
    expect(plays).toHaveLength(1);
    expect(done?.map(({ prices }) => prices.estimates[2]?.notes)).toEqual([
      [{ kind: 'fewGames', games: 4 }],
      [{ kind: 'notShipped' }],
    ]);
  });

  test('are refused before any game if one of them cannot be priced', async () => {
    const { machine, plays } = machineWith(printedIs);
    const { life: _, ...statue } = cardOf({ name: 'Statue' });
    const problems = await problemsOf(priceStudy.run(askOf([mine, statue]), machine));
    expect(problems).toMatchObject([{ path: ['life'] }]);
    expect(plays).toEqual([]);
    const few = { title: 'few.yaml', cards: OWN.cards.slice(0, 2) };
    const ask = { cards: [{ card: mine, from: undefined, collection: few }] };
    expect(await problemsOf(priceStudy.run(ask, machine))).toMatchObject([
      { path: [], place: '--collection few.yaml' },
    ]);
  });
});

describe('a collection', () => {
  const run = (ask: Parameters<typeof collectionPricesStudy.run>[0], machine = idle) =>
    collectionPricesStudy.run(ask, machine);

  test('with shipped worths is ranked by them', async () => {
    const { done, isComplete } = await run({ collection: CLASSIC });
    expect(isComplete).toBe(true);
    const { games } = shippedEstimates('classic') ?? {};
    expect(done).toMatchObject({ collection: 'classic', cards: CLASSIC.cards, by: 'armies' });
    expect(done?.games).toEqual({ games });
    const [row] = done?.prices.rows ?? [];
    const own = shippedEstimates('classic')?.estimates.cards.find(({ card }) => card === row?.name);
    expect(row?.estimates[2]?.points).toBe(own?.byMargin.points);
  });

  test('without shipped worths is ranked by the regression or another way, but not by armies', async () => {
    const { done } = await run({ collection: MODERN });
    expect(done?.by).toBe('regression');
    expect((await run({ collection: MODERN, by: 'yace' })).done?.by).toBe('yace');
    expect(done).not.toHaveProperty('games');
    expect(done?.prices.rows[0]?.estimates[2]?.notes).toEqual([{ kind: 'notShipped' }]);
    expect(await problemsOf(run({ collection: MODERN, by: 'armies' }))).toEqual([
      {
        path: [],
        place: '--by',
        found:
          '"armies", but modern has no built-in estimates of what its cards are worth in armies',
        allowed: '--games 20k to estimate them, --by regression or --by yace',
      },
    ]);
  });

  test('with games is ranked by what its cards were worth in them', async () => {
    // Each card is worth what the next costs, so the mean card is worth its printed points.
    const costs = OWN.cards.map(({ points = 0 }) => points);
    const worthOf = ({ name }: Card) =>
      costs[(Number(name.split(' ')[1]) + 1) % costs.length] ?? Number.NaN;
    const { machine, plays } = machineWith(worthOf);
    const { done } = await run({ collection: OWN, games: 150, seed: 'b', by: 'armies' }, machine);
    expect(done).toMatchObject({ by: 'armies', games: { games: 150, seed: 'b' } });
    const worths = done?.prices.rows.map(({ estimates }) => estimates[2]?.points);
    expect(worths).toEqual(
      [...costs.slice(1), ...costs.slice(0, 1)].map((n) => expect.closeTo(n, 0)),
    );
    expect(plays.map(({ part }) => part)).toEqual(['']);
    const scenario = scenarioOf(plays[0]?.experiment);
    expect(scenario.playtest).toBeUndefined();
  });

  test('with too few games has no worths, and is ranked by the regression', async () => {
    const { machine } = machineWith(printedIs);
    const { done } = await run({ collection: OWN, games: 23 }, machine);
    expect(done?.by).toBe('regression');
    expect(done?.prices.rows[0]?.estimates[2]?.notes).toEqual([{ kind: 'fewGames', games: 23 }]);
  });
});

describe('the presentation', () => {
  test('of cards has them all', async () => {
    const two = [answerFor(), answerFor(cardOf({ name: 'Yours' }))];
    const { title, blocks, json, csv } = priceStudy.present(two);
    expect(title).toBe('Prices of cards');
    expect(priceStudy.present(two.slice(0, 1)).title).toBe('The price of Mine');
    const headlines = (await blocks()).filter(({ kind }) => kind === 'headline');
    expect(headlines).toHaveLength(2);
    expect(json?.()).toEqual(cardsJson(two));
    expect(csv?.()).toBe(cardsCsv(two));
  });

  test('of a collection has a picture as well', async () => {
    const answer = collectionAnswer();
    const { title, blocks, json, csv, picture } = collectionPricesStudy.present(answer);
    expect(title).toBe('Prices of made up');
    expect((await blocks())[0]?.kind).toBe('headline');
    expect(json?.()).toEqual(collectionJson(answer));
    expect(csv?.()).toBe(collectionCsv(answer));
    expect(await picture?.()).toMatchObject({
      title: { text: 'Printed and estimated points of made up' },
    });
  });
});
