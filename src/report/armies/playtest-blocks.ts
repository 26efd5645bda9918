import type {
  CardShare,
  PartWorth,
  PlaytestAnswer,
  ShouldCost,
  WinShare,
} from '../../armies/playtest.ts';
import { certainDecimals } from '../../statistics/decimals.ts';
import { Z95 } from '../../statistics/intervals.ts';
import { counted } from '../../words/english.ts';
import { decimal, grouped, percent } from '../../words/numbers.ts';
import { type Block, caveatBlocks, tableBlocks } from '../block.ts';
import type { Table } from '../tables/table.ts';
import { tooFewText } from './blocks.ts';

/** A playtest, and the same card in the hands of the policy `nearest`. */
export interface Playtested {
  readonly answer: PlaytestAnswer;
  readonly nearest?: PlaytestAnswer;
  /** What the card writes; it plays no part in the games. */
  readonly written?: number;
}

export const PLAYTEST_FORMAT = 'knockback-playtest';
export const PLAYTEST_VERSION = 1;

const whole = (value: number) => decimal(value, 0);
const shareText = ({ share, low, high }: WinShare) =>
  `${percent(share, 1)} (${percent(low, 1)}–${percent(high, 1)})`;

/** "112 points (105 to 119)" */
export function worthText({ points, low, high }: ShouldCost): string {
  return `${whole(points)} points (${whole(low)} to ${whole(high)})`;
}

export function playtestJson(all: readonly Playtested[]): unknown {
  const each = all.map(({ answer, nearest, written }) => ({
    format: PLAYTEST_FORMAT,
    version: PLAYTEST_VERSION,
    ...answer,
    ...(written !== undefined && { written }),
    ...(nearest && {
      nearest: { worth: nearest.worth, games: nearest.games, isTold: nearest.isTold },
    }),
  }));
  return each.length === 1 ? each[0] : each;
}

export function playtestBlocks(all: readonly Playtested[], policy: string): Block[] {
  return [
    ...all.map(
      ({ answer, written }): Block => ({ kind: 'headline', text: headline(answer, written) }),
    ),
    ...caveatBlocks([
      `Both sides are played by the policy ${policy}. Other players may come to other points.`,
      'Points that the card itself writes play no part: figures are valued, and armies filled, by the points that it counted in the games.',
    ]),
    ...all.flatMap(({ answer, nearest }) => [
      ...tableBlocks([partsTable(answer, nearest), figuresTable(answer), partnersTable(answer)]),
    ]),
    ...all.map(({ answer }): Block => ({ kind: 'text', text: howText(answer) })),
  ];
}

function headline(answer: PlaytestAnswer, written: number | undefined): string {
  const { card, worth, isTold, games } = answer;
  if (!isTold) return tooFewText(games);
  const beside = written === undefined ? '' : `, where ${written} are written`;
  return `${card} should cost ${worthText(worth)}${beside}: armies with it win ${percent(answer.with.share, 1)} of the time at ${answer.counted} points, and ${percent(answer.without.share, 1)} with other cards in its place.`;
}

function partsTable(answer: PlaytestAnswer, nearest: PlaytestAnswer | undefined): Table {
  const row = ({ name, with: own, without, worth }: PartWorth) => [
    name,
    grouped(own.games),
    shareText(own),
    shareText(without),
    worth ? worthText(worth) : '–',
  ];
  const all = [
    { name: 'all games', with: answer.with, without: answer.without, worth: answer.worth },
    ...answer.kinds,
    ...answer.maps,
    ...(nearest
      ? [
          {
            name: 'played by nearest',
            with: nearest.with,
            without: nearest.without,
            ...(nearest.isTold && { worth: nearest.worth }),
          },
        ]
      : []),
  ];
  return {
    title: `What ${answer.card} should cost, by army and map`,
    columns: [
      { head: 'games', isText: true, isKey: true },
      { head: 'with it' },
      { head: 'won with it' },
      { head: 'won without it' },
      { head: 'should cost' },
    ],
    rows: all.map(row),
    note: `Won at ${counted(answer.counted, 'point')}, the price in these games. Intervals hold 95% of the time.`,
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

/** The 95% interval of a mean number of figures a game, which are counted like rare events: as a Poisson mean. */
function widthOf({ value, games }: CardShare): number {
  return 2 * Z95 * Math.sqrt(value / games);
}

function partnersTable({ card, partners }: PlaytestAnswer): Table | undefined {
  if (partners.length === 0) return undefined;
  return {
    title: `Companions with which ${card} wins most`,
    columns: [{ head: 'card', isText: true, isKey: true }, { head: 'games' }, { head: 'won' }],
    rows: partners.map(({ card: name, games, value }) => [name, grouped(games), percent(value, 1)]),
    note: 'The surest first.',
  };
}

function howText({ games, seed }: PlaytestAnswer): string {
  return `${grouped(games)} games from seed "${seed}", in pairs: the same opponents, map, dice and companions, once with the card and once with random other cards of as many points. The price is that at which both win as often.`;
}
