/* The report on what cards are worth, judged by games between random armies, with its CSV and JSON. */

import {
  BadInput,
  capitalised,
  counted,
  decimal,
  grouped,
  inWords,
  listed,
  percent,
  signed,
  trialsText,
} from '../../../base/index.ts';
import { type Card, timesText } from '../../../cards/index.ts';
import {
  type Block,
  type ColumnOf,
  caveatBlocks,
  csvOf,
  listBlocks,
  type RecordColumn,
  recordJson,
  type Table,
  tableBlocks,
  tableColumns,
  tableOf,
} from '../../../report/index.ts';
import { pricesOf } from '../../price/prices.ts';
import { pointsText } from '../../price/report/words.ts';
import type { ArmiesAnswer } from '../answer.ts';
import type { ArmiesJson, PairEstimate, PowerCount } from '../armies-json.ts';
import { isEnough } from '../estimates.ts';
import {
  ESTIMATE_COLUMNS,
  high,
  isOverpriced,
  isUnderpriced,
  low,
  type RankedEstimate,
} from './columns.ts';

/** The maximum number of cards shown at each end. */
const MOST_TOLD = 10;

/** The most underpriced and the most overpriced cards, with their record in the games. */
function reasonTables(
  rows: readonly RankedEstimate[],
  pairs: readonly PairEstimate[],
): (Table | undefined)[] {
  const under = rows.filter(isUnderpriced).slice(0, MOST_TOLD);
  const over = rows.filter(isOverpriced).slice(-MOST_TOLD).reverse();
  return [
    reasonsTable('Underpriced cards, and what they did in the games', under, pairs),
    reasonsTable('Overpriced cards, and what they did in the games', over, pairs),
  ];
}

function reasonsTable(
  title: string,
  shown: readonly RankedEstimate[],
  pairs: readonly PairEstimate[],
): Table | undefined {
  if (shown.length === 0) return undefined;
  const share = (points: number, printed: number) => percent(points / printed, 0);
  const partners = new Map(shown.map(({ card }) => [card, partnersOf(card, pairs)]));
  const columns: ColumnOf<RankedEstimate>[] = [
    { head: 'card', isText: true, isKey: true, text: ({ card }) => card },
    { head: 'worth minus printed', text: ({ points, printed }) => signed(points - printed, 0) },
    {
      head: '95% interval',
      isDetail: true,
      text: (row) =>
        `${signed(low(row) - row.printed, 0)} to ${signed(high(row) - row.printed, 0)}`,
    },
    {
      head: 'enemy points destroyed',
      text: ({ destroyed, printed }) => share(destroyed, printed),
    },
    { head: 'own points lost', text: ({ lost, printed }) => share(lost, printed) },
    { head: 'turns', text: ({ turns }) => decimal(turns, 1) },
    { ...PROSE, head: 'destroyed most', text: ({ preys }) => preys.join(', ') },
    { ...PROSE, head: 'destroyed most by', text: ({ foes }) => foes.join(', ') },
    {
      ...PROSE,
      head: 'best partners',
      text: ({ card }) => partners.get(card)?.join(', ') || '–',
    },
  ];
  const isTold = [...partners.values()].some(({ length }) => length > 0);
  return tableOf(isTold ? columns : columns.slice(0, -1), shown, {
    title,
    note: "Enemy points destroyed and own points lost are per copy and game, as a share of the card's printed points.",
  });
}

const PROSE = { isProse: true, isText: true } as const;

/** Partners with which a card wins significantly more often than the two cards' worths predict. */
function partnersOf(card: string, pairs: readonly PairEstimate[]): string[] {
  return pairs
    .filter((pair) => pair.cards.includes(card) && low(pair) > 0)
    .flatMap(({ cards }) => cards.filter((one) => one !== card));
}

/** How many of the powers acted, and which of the acting powers acted least often. */
function powersText(powers: readonly PowerCount[]): string {
  const acted = powers.filter(({ times }) => times > 0);
  const [least] = acted.toSorted((a, b) => a.times - b.times);
  const rarest =
    least === undefined
      ? ''
      : `; the rarest of them was ${least.power} of ${least.card}, ${timesText(least.times)}`;
  return `Of ${counted(powers.length, 'power')} that act outside attacks in battles, ${inWords(acted.length)} acted at least once${rarest}.`;
}

/** How often each power acted, the most frequent first; undefined if powers were not counted. */
function powersTable(
  powers: readonly PowerCount[],
  rows: readonly RankedEstimate[],
): Table | undefined {
  if (powers.length === 0) return undefined;
  const copies = new Map(rows.map((row) => [row.card, row.copies]));
  return {
    title: 'How often powers acted',
    columns: [
      { head: 'power', isText: true, isKey: true },
      { head: 'card', isText: true, isKey: true },
      { head: 'times' },
      { head: 'per copy and game' },
    ],
    rows: powers
      .toSorted((a, b) => b.times - a.times)
      .map(({ power, card, times }) => [
        power,
        card,
        grouped(times),
        decimal(times / Math.max(1, copies.get(card) ?? 0), 2),
      ]),
    note: powersText(powers),
    rowsShown: 20,
  };
}

export const ARMIES_FORMAT = 'knockback-armies' as const;
export const ARMIES_VERSION = 1 as const;

export const ARMIES_TITLE = 'What cards are worth in armies';

/** The cards ranked by worth per printed point, with the other estimates. */
export function rankedEstimates(
  { estimates }: ArmiesAnswer,
  collection: readonly Card[],
): RankedEstimate[] {
  const others = new Map(otherPrices(collection).map((one) => [one.name, one]));
  return estimates.cards
    .toSorted((a, b) => b.points / b.printed - a.points / a.printed)
    .map((one, i) => ({ ...one, rank: i + 1, ...others.get(one.card) }));
}

function otherPrices(cards: readonly Card[]) {
  try {
    return pricesOf(cards).rows.map(({ name, estimates }) => ({
      name,
      formula: estimates.find(({ way }) => way === 'yace')?.points ?? Number.NaN,
      regression: estimates.find(({ way }) => way === 'regression')?.points ?? Number.NaN,
    }));
  } catch (error) {
    // With too few cards, no regression is possible.
    if (error instanceof BadInput) return [];
    throw error;
  }
}

export function armiesCsv(answer: ArmiesAnswer, cards: readonly Card[]): string {
  const { estimates, powers = [] } = answer;
  const acted: RecordColumn<RankedEstimate> = {
    csv: 'powersActed',
    value: ({ card }) =>
      powers
        .filter((one) => one.card === card)
        .map(({ power, times }) => `${power}: ${times}`)
        .join('; '),
  };
  const rows = isEnough(estimates) ? rankedEstimates(answer, cards) : [];
  return csvOf([...ESTIMATE_COLUMNS, acted], rows);
}

export function armiesJson(answer: ArmiesAnswer, cards: readonly Card[]): ArmiesJson {
  const { seed, games, setting, estimates, leftOut, powers, silent } = answer;
  const { perPoint, byPoints, rounds, maps, pairs } = estimates;
  return {
    format: ARMIES_FORMAT,
    version: ARMIES_VERSION,
    seed,
    games,
    setting,
    perPoint,
    byPoints,
    rounds,
    maps,
    cards: (isEnough(estimates) ? rankedEstimates(answer, cards) : []).map((row) => ({
      ...recordJson(ESTIMATE_COLUMNS, row),
      preys: row.preys,
      foes: row.foes,
    })),
    pairs,
    leftOut,
    ...(powers && { powers }),
    silent,
  };
}

/** Which of the two estimates the table shows, since the answers of other commands have the other one. */
const BY_WINS =
  'Worth is estimated from wins; knockback price and knockback cards use the estimate by margin, from the points that armies have left.';

/**
 * The report on a collection.
 *
 * @param isReport whether the report goes into a folder, which has room for long tables
 */
export function armiesBlocks(
  answer: ArmiesAnswer,
  cards: readonly Card[],
  isReport = false,
): Block[] {
  const { estimates, leftOut, powers = [], silent, setting } = answer;
  const tooFew = tooFewForWorths(answer);
  if (tooFew !== undefined) return [{ kind: 'headline', text: tooFew }];
  const rows = rankedEstimates(answer, cards);
  return [
    { kind: 'headline', text: headline(answer, rows) },
    { kind: 'text', text: extentText(answer), isLead: true },
    ...caveatBlocks([
      `Both sides are played by the ${setting.policy} policy. Other players may get different points.`,
      ...(leftOut.length > 0
        ? [
            `These cards are in no army: ${leftOut.map(({ name, reason }) => `${name} (${reason})`).join(', ')}.`,
          ]
        : []),
    ]),
    ...tableBlocks([
      tableOf(tableColumns(ESTIMATE_COLUMNS), rows, {
        title: ARMIES_TITLE,
        note: `On average, cards are worth their printed points. Ranked by worth per printed point. ${BY_WINS}`,
        rowsShown: 20,
      }),
      ...reasonTables(rows, estimates.pairs),
      pairsTable(estimates.pairs),
      isReport ? powersTable(powers, rows) : undefined,
    ]),
    { kind: 'text', text: howText(answer) },
    ...(powers.length > 0 && !isReport
      ? [
          {
            kind: 'text' as const,
            text: `${powersText(powers)} JSON and CSV tell how often each power acted.`,
          },
        ]
      : []),
    ...listBlocks(
      'Powers that never acted',
      silent.map(({ card, power }) => `${power} (${card})`),
    ),
  ];
}

/** Says how many games are needed to find what the cards are worth; undefined if there were enough. */
export function tooFewForWorths({ estimates, games, enough }: ArmiesAnswer): string | undefined {
  if (isEnough(estimates)) return undefined;
  if (enough === undefined) {
    return `${gamesText(games)} between armies that all cost the same cannot show what cards are worth. That takes a larger spread of points.`;
  }
  const { points, standardError } = estimates.perPoint;
  return `${tooFewText(games, 'estimate what cards are worth')}: the value of a point is ${errorsText(points / standardError)}, and must be more than three. ${grouped(enough)} games should be enough; the built-in estimates come from 20,000.`;
}

/** "20 games are too few to estimate what cards are worth", without a full stop. */
export function tooFewText(games: number, to: string): string {
  return `${gamesText(games)} ${games === 1 ? 'is' : 'are'} too few to ${to}`;
}

function gamesText(games: number): string {
  return capitalised(trialsText(games, ['game', 'games']));
}

/** A number of standard errors below three, rounded down, so that it never reads three. */
function errorsText(errors: number): string {
  if (errors < 1) return 'less than one standard error';
  return `${decimal(Math.floor(10 * errors) / 10, 1)} standard errors`;
}

const NAMED = 3;

function headline({ games }: ArmiesAnswer, rows: readonly RankedEstimate[]): string {
  const told = ({ card, points, printed }: RankedEstimate) =>
    `${card} (${printed} printed, worth ${pointsText(points)})`;
  const under = rows.filter(isUnderpriced).slice(0, NAMED);
  const over = rows.filter(isOverpriced).slice(-NAMED).reverse();
  const parts = [
    ...(under.length > 0
      ? [
          `the most underpriced ${under.length === 1 ? 'card is' : 'cards are'} ${listed(under.map(told))}`,
        ]
      : []),
    ...(over.length > 0
      ? [
          `the most overpriced ${over.length === 1 ? 'card is' : 'cards are'} ${listed(over.map(told))}`,
        ]
      : []),
  ];
  const what =
    parts.length > 0
      ? parts.join('; ')
      : 'no card is clearly worth more or less than its printed points';
  return `In ${grouped(games)} games between random armies, ${what}.`;
}

const PAIR_COLUMNS: readonly RecordColumn<PairEstimate>[] = [
  {
    value: ({ cards }) => cards.join(' and '),
    table: { head: 'partners', isText: true, isKey: true },
  },
  { value: ({ armies }) => armies, table: { head: 'armies' } },
  {
    value: ({ points }) => points,
    table: { head: 'worth more together' },
    text: ({ points }) => signed(points, 0),
  },
  {
    value: (row) => low(row),
    table: { head: '95% interval', isDetail: true },
    text: (row) => `${signed(low(row), 0)} to ${signed(high(row), 0)}`,
  },
];

const MOST_SHOWN = 15;

function pairsTable(pairs: readonly PairEstimate[]): Table | undefined {
  const shown = pairs.filter(({ points }) => points > 0).slice(0, MOST_SHOWN);
  return shown.length === 0
    ? undefined
    : tableOf(tableColumns(PAIR_COLUMNS), shown, {
        title: 'Best partners',
        note: 'The most certain pairs come first. Among thousands of pairs, some look like partners only by chance.',
      });
}

/** Says how many games were played, with which armies and on which maps. */
function extentText({ games, setting: { points, spread, maps } }: ArmiesAnswer): string {
  const where = maps.length === 1 ? '' : `${counted(maps.length, 'map')}: `;
  const armies = spread > 0 ? `${points - spread} to ${points}` : `${points}`;
  return `${grouped(games)} games between random armies of ${armies} points, on ${where}${listed(maps)}.`;
}

function howText({ seed, setting, estimates }: ArmiesAnswer): string {
  const { collection, partners, rounds } = setting;
  const { byPoints, perPoint } = estimates;
  const ten = 1 / (1 + Math.exp(-10 * perPoint.points));
  return `Random armies of ${collection}, from seed "${seed}"; ${partners}% of the cards after the first were drawn from the partners of the cards in the army. ${percent(byPoints, 1)} of the games were decided by points after ${counted(rounds, 'round')}. An army that is worth ten points more than an otherwise equal one wins ${percent(ten, 1)} of the time.`;
}
