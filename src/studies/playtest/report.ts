/* The report of a playtest. */

import {
  certainDecimals,
  counted,
  decimal,
  grouped,
  listed,
  percent,
  Z95,
} from '../../base/index.ts';
import { leftOutText } from '../../battle/index.ts';
import {
  type Block,
  caveatBlocks,
  csvOf,
  type RecordColumn,
  type Table,
  tableBlocks,
} from '../../report/index.ts';
import { tooFewText } from '../armies/report/blocks.ts';
import { COPIES_ACT } from '../field/contestant.ts';
import { pointsText } from '../price/report/words.ts';
import type {
  CardShare,
  PartWorth,
  PlaytestAnswer,
  PlaytestDuel,
  PlaytestDuels,
  PlaytestJson,
  ShouldCost,
  WinShare,
} from './playtest-json.ts';

/** A playtest of a card, and its playtest with the policy `nearest`. */
export interface Playtested {
  readonly answer: PlaytestAnswer;
  readonly nearest?: PlaytestAnswer;
  /** Absent for a card that lacks the numbers needed for a duel. */
  readonly duels?: PlaytestDuels;
  /** The points written on the card, which the games do not use. */
  readonly written?: number;
  /** Whether an interruption left only the games of the pilot, in which the points are a first guess. */
  readonly isPilot?: boolean;
}

export const PLAYTEST_FORMAT = 'knockback-playtest' as const;
export const PLAYTEST_VERSION = 1 as const;

const shareText = ({ games, share, low, high }: WinShare) =>
  games === 0 ? '–' : `${percent(share, 1)} (${percent(low, 1)}–${percent(high, 1)})`;

/** "112 points (105 to 119)" */
export function worthText({ points, low, high }: ShouldCost): string {
  return `${pointsText(points)} points (${pointsText(low)} to ${pointsText(high)})`;
}

export function playtestJson({
  answer,
  nearest,
  duels,
  written,
  isPilot,
}: Playtested): PlaytestJson {
  return {
    format: PLAYTEST_FORMAT,
    version: PLAYTEST_VERSION,
    ...answer,
    ...(isPilot && { isPilot }),
    ...(written !== undefined && { written }),
    ...(duels && { duels }),
    ...(nearest && {
      nearest: { worth: nearest.worth, games: nearest.games, isTold: nearest.isTold },
    }),
  };
}

/**
 * The report of playtests, in the order of C3G's playtest questions: against heroes, against squads, in armies, and
 * what the card should cost.
 */
export function playtestBlocks(all: readonly Playtested[], policy: string): Block[] {
  return [
    ...all.map(
      ({ answer, written }): Block => ({ kind: 'headline', text: headline(answer, written) }),
    ),
    ...caveatBlocks([
      `Both sides are played by the ${policy} policy. Other players may get different points.`,
      'The points on the card do not matter; the games use an estimate from preliminary games.',
      ...all.flatMap(({ answer, isPilot }) =>
        isPilot
          ? [
              `INTERRUPTED during the preliminary games of ${answer.card}, which use a first guess of its points.`,
            ]
          : [],
      ),
      ...all.flatMap(({ answer: { card, leftOut } }) =>
        leftOut ? [`The playtest of ${card} leaves out ${leftOutText(leftOut)}.`] : [],
      ),
      ...all.flatMap(({ answer, duels }) => duelCaveats(answer.card, duels)),
    ]),
    ...all.flatMap(({ answer, nearest, duels }) =>
      tableBlocks([
        ...(duels
          ? [duelsTable(answer.card, 'heroes', duels), duelsTable(answer.card, 'squads', duels)]
          : []),
        armiesTable(answer, nearest),
        figuresTable(answer),
        partnersTable(answer),
        costTable(answer, nearest),
      ]),
    ),
    ...all.map(({ answer }): Block => ({ kind: 'text', text: howText(answer) })),
  ];
}

function headline(answer: PlaytestAnswer, written: number | undefined): string {
  const { card, worth, isTold, games } = answer;
  if (!isTold) {
    return `${tooFewText(games, `say what ${card} should cost`)}. That takes a few thousand games; with 10,000, the 95% interval is about ten to twenty points to either side.`;
  }
  const beside = written === undefined ? '' : `, compared with ${written} on the card`;
  return `${card} should cost ${worthText(worth)}${beside}. At ${answer.counted} points, armies with it win ${percent(answer.with.share, 1)} of the time, and the same armies with other cards in its place win ${percent(answer.without.share, 1)}.`;
}

function duelCaveats(card: string, duels: PlaytestDuels | undefined): string[] {
  if (!duels) return [];
  return [
    'Results against heroes and squads come from exact duels on clear ground, in which each side has three turns per round.',
    ...(duels.unmodelled.length > 0
      ? [`The duels leave out these powers of ${card}: ${listed(duels.unmodelled)}.`]
      : []),
  ];
}

function duelsTable(
  card: string,
  kind: 'heroes' | 'squads',
  duels: PlaytestDuels,
): Table | undefined {
  const rows = duels[kind];
  if (rows.length === 0) return undefined;
  const shares = rows.flatMap(({ share }) => (share === undefined ? [] : [share]));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const row = ({ opponent, points, share }: PlaytestDuel) => [
    opponent,
    grouped(points),
    share === undefined ? '–' : percent(share, 1),
  ];
  return {
    title: `${card} against ${kind} of about ${counted(Math.round(duels.points), 'point')}`,
    columns: [{ head: kind, isText: true, isKey: true }, { head: 'points' }, { head: 'won' }],
    rows: rows.map(row),
    ...(shares.length > 0 && {
      note: `How often ${card} wins, if each side has the first turn half of the time: ${percent(mean, 1)} on average.${kind === 'squads' ? ` ${COPIES_ACT}` : ''}`,
    }),
  };
}

/** The results over all games, and those of each part. */
function partsOf(answer: PlaytestAnswer, nearest: PlaytestAnswer | undefined): PartWorth[] {
  const of = (name: string, { with: own, without, worth, isTold }: PlaytestAnswer): PartWorth => ({
    name,
    with: own,
    without,
    ...(isTold && { worth }),
  });
  return [
    of('all games', answer),
    ...answer.kinds,
    ...answer.maps,
    ...(nearest ? [of('played by the policy “nearest”', nearest)] : []),
  ];
}

function armiesTable(answer: PlaytestAnswer, nearest: PlaytestAnswer | undefined): Table {
  const row = ({ name, with: own, without }: PartWorth) => [
    name,
    grouped(own.games),
    shareText(own),
    shareText(without),
  ];
  return {
    title: `${answer.card} in armies`,
    columns: [
      { head: 'games', isText: true, isKey: true },
      { head: 'with it' },
      { head: 'won with it' },
      { head: 'won without it' },
    ],
    rows: partsOf(answer, nearest).map(row),
    note: `How often armies won at a price of ${counted(answer.counted, 'point')}, with 95% intervals.`,
  };
}

function costTable(answer: PlaytestAnswer, nearest: PlaytestAnswer | undefined): Table {
  return {
    title: `What ${answer.card} should cost`,
    columns: [{ head: 'games', isText: true, isKey: true }, { head: 'should cost' }],
    rows: partsOf(answer, nearest).map(({ name, worth }) => [name, worth ? worthText(worth) : '–']),
  };
}

function figuresTable({ card, destroyed, destroyedBy }: PlaytestAnswer): Table {
  const count = Math.max(destroyed.length, destroyedBy.length);
  const decimals = certainDecimals(Math.max(0, ...[...destroyed, ...destroyedBy].map(widthOf)));
  const cell = (one: CardShare | undefined) =>
    one ? [one.card, decimal(one.value, decimals)] : ['', ''];
  return {
    title: `Whom ${card} destroys, and who destroys it`,
    columns: [
      { head: 'destroys', isText: true, isKey: true },
      { head: 'figures a game' },
      { head: 'is destroyed by', isText: true },
      { head: 'its figures a game' },
    ],
    rows: Array.from({ length: count }, (_, i) => [...cell(destroyed[i]), ...cell(destroyedBy[i])]),
  };
}

/**
 * The half-width of the 95% interval of a mean number of figures per game. The number is treated as a Poisson variable,
 * since such events are rare.
 */
function widthOf({ value, games }: CardShare): number {
  return 2 * Z95 * Math.sqrt(value / games);
}

function partnersTable({ card, partners }: PlaytestAnswer): Table | undefined {
  if (partners.length === 0) return undefined;
  return {
    title: `The cards with which ${card} wins most often`,
    columns: [{ head: 'card', isText: true, isKey: true }, { head: 'games' }, { head: 'won' }],
    rows: partners.map(({ card: name, games, value }) => [name, grouped(games), percent(value, 1)]),
    note: 'The most certain come first.',
  };
}

function howText({ games, seed }: PlaytestAnswer): string {
  return `${grouped(games)} games from seed "${seed}", in pairs with the same opponents, map, dice and companions. In one game, an army has the card; in the other, it has random cards of the same points instead. If the card costs the right points, the army wins both games equally often.`;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const COLUMNS: readonly RecordColumn<Playtested>[] = [
  { value: ({ answer }) => answer.card, csv: 'card' },
  { value: ({ written }) => written, csv: 'written' },
  {
    value: ({ answer }) => (answer.isTold ? rounded(answer.worth.points) : undefined),
    csv: 'points',
  },
  { value: ({ answer }) => (answer.isTold ? rounded(answer.worth.low) : undefined), csv: 'low' },
  { value: ({ answer }) => (answer.isTold ? rounded(answer.worth.high) : undefined), csv: 'high' },
  { value: ({ answer }) => answer.counted, csv: 'counted' },
  { value: ({ answer }) => answer.games, csv: 'games' },
  { value: ({ answer }) => answer.seed, csv: 'seed' },
];

/** A row for each tested card. */
export function playtestCsv(all: readonly Playtested[]): string {
  return csvOf(COLUMNS, all);
}
