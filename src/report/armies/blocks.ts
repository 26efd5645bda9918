import type { ArmiesAnswer, PowerCount } from '../../armies/answer.ts';
import { isEnough, type PairEstimate } from '../../armies/estimates.ts';
import type { Card } from '../../cards/card.ts';
import { timesText } from '../../powers/texts.ts';
import { pricesOf } from '../../pricing/prices.ts';
import { counted, listed } from '../../words/english.ts';
import { decimal, grouped, percent, signed } from '../../words/numbers.ts';
import { BadInput } from '../../words/problem.ts';
import { type Block, caveatBlocks, listBlocks, tableBlocks } from '../block.ts';
import { csvOf } from '../formats/csv.ts';
import {
  type RecordColumn,
  recordJson,
  type Table,
  tableColumns,
  tableOf,
} from '../tables/table.ts';
import { ESTIMATE_COLUMNS, high, low, type RankedEstimate } from './columns.ts';

export const ARMIES_FORMAT = 'knockback-armies';
export const ARMIES_VERSION = 1;

/** The cards by what they are worth per point that is printed, beside what other ways of pricing make of them. */
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
    // Of too few cards there is no regression.
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

export function armiesJson(answer: ArmiesAnswer, cards: readonly Card[]): unknown {
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

export function armiesBlocks(answer: ArmiesAnswer, cards: readonly Card[]): Block[] {
  const { estimates, leftOut, powers = [], silent, setting } = answer;
  if (!isEnough(estimates)) return [{ kind: 'headline', text: tooFewText(answer.games) }];
  const rows = rankedEstimates(answer, cards);
  return [
    { kind: 'headline', text: headline(answer, rows) },
    ...caveatBlocks([
      `Both sides are played by the policy ${setting.policy}. Other players may come to other points.`,
      ...(leftOut.length > 0
        ? [`In no army: ${leftOut.map(({ name, reason }) => `${name} (${reason})`).join(', ')}.`]
        : []),
    ]),
    ...tableBlocks([
      tableOf(tableColumns(ESTIMATE_COLUMNS), rows, {
        title: 'What cards are worth, by armies',
        note: 'The mean card is worth what is printed. Ranked by worth per printed point.',
        rowsShown: 30,
      }),
      reasonsTable(rows),
      pairsTable(estimates.pairs),
    ]),
    { kind: 'text', text: howText(answer) },
    ...(powers.length > 0 ? [{ kind: 'text' as const, text: powersText(powers) }] : []),
    ...listBlocks(
      'Powers that never acted',
      silent.map(({ card, power }) => `${power} (${card})`),
    ),
  ];
}

/** How many of the powers acted, and which one did least often. */
function powersText(powers: readonly PowerCount[]): string {
  const acted = powers.filter(({ times }) => times > 0);
  const [least] = acted.toSorted((a, b) => a.times - b.times);
  const rarest =
    least === undefined
      ? ''
      : `; the rarest of them was ${least.power} of ${least.card}, ${timesText(least.times)}`;
  return `Of ${counted(powers.length, 'power')} that act in battles beside attacks, ${grouped(acted.length)} did${rarest}. JSON and CSV have how often each did.`;
}

/** What is said in the place of points that would mean nothing. */
export function tooFewText(games: number): string {
  return `${counted(games, 'game')} ${games === 1 ? 'is' : 'are'} too few to tell what cards are worth: that takes some thousands, and tens of thousands for standard errors of ten points.`;
}

const NAMED = 3;

function headline({ games }: ArmiesAnswer, rows: readonly RankedEstimate[]): string {
  const told = ({ card, points, printed }: RankedEstimate) =>
    `${card} (${printed} printed, worth ${decimal(points, 0)})`;
  const under = rows.filter((row) => low(row) > row.printed).slice(0, NAMED);
  const over = rows
    .filter((row) => high(row) < row.printed)
    .slice(-NAMED)
    .reverse();
  const parts = [
    ...(under.length > 0
      ? [`most underpriced ${under.length === 1 ? 'is' : 'are'} ${listed(under.map(told))}`]
      : []),
    ...(over.length > 0
      ? [`most overpriced ${over.length === 1 ? 'is' : 'are'} ${listed(over.map(told))}`]
      : []),
  ];
  const what =
    parts.length > 0 ? parts.join('; ') : 'no card is surely worth more or less than is printed';
  return `By ${grouped(games)} games of random armies, ${what}.`;
}

/** What the most over- and underpriced cards did in the games. */
function reasonsTable(rows: readonly RankedEstimate[]): Table | undefined {
  const sure = rows.filter((row) => low(row) > row.printed || high(row) < row.printed);
  const shown = [...sure.slice(0, 10), ...sure.slice(10).slice(-10)];
  if (shown.length === 0) return undefined;
  const share = (points: number, printed: number) => percent(points / printed, 0);
  return {
    title: 'What they did in the games',
    columns: [
      { head: 'card', isText: true, isKey: true },
      { head: 'worth more by' },
      { head: 'destroyed of its points' },
      { head: 'lost of its points' },
      { head: 'turns' },
      { head: 'destroyed most', isProse: true, isText: true },
      { head: 'destroyed most by', isProse: true, isText: true },
    ],
    rows: shown.map((row) => [
      row.card,
      signed(row.points - row.printed, 0),
      share(row.destroyed, row.printed),
      share(row.lost, row.printed),
      decimal(row.turns, 1),
      row.preys.join(', '),
      row.foes.join(', '),
    ]),
    note: 'Points destroyed and lost are those of a copy and game, as a share of what the card prints.',
  };
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
        note: 'The surest first. Of thousands of pairs some look like partners by chance.',
      });
}

function howText({ games, seed, setting, estimates }: ArmiesAnswer): string {
  const { collection, points, spread, partners, maps, rounds } = setting;
  const { byPoints, perPoint } = estimates;
  const ten = 1 / (1 + Math.exp(-10 * perPoint.points));
  return `${grouped(games)} games from seed "${seed}": random armies of ${collection}, of ${points - spread} to ${points} points, on ${listed(maps)}; ${partners}% of the cards after the first were drawn among the partners of those in the army. ${percent(byPoints, 1)} of the games were decided by points after ${counted(rounds, 'round')}. Of two armies alike, one with ten points more wins ${percent(ten, 1)} of the time.`;
}
