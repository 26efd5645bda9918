/* The report of a search for the best armies. */

import { capitalised, counted, decimal, grouped, listed, percent } from '../../../base/index.ts';
import {
  type Block,
  caveatBlocks,
  csvOf,
  type RecordColumn,
  recordJson,
  type Table,
  tableBlocks,
  tableColumns,
  tableOf,
} from '../../../report/index.ts';
import type { AgainstMix } from '../best/best-armies.ts';

/** An army of a search, in the form that reports use. */
export interface ToldArmy extends Omit<AgainstMix, 'army'> {
  readonly cards: readonly string[];
  readonly points: number;
  /** Its share of the mix; absent if it is not in the mix. */
  readonly share?: number;
}

/** The best armies found, in the form that reports use. */
export interface ToldArmies {
  readonly seed: string;
  readonly points: number;
  readonly policy: string;
  readonly maps: readonly string[];
  /** Games per pair of armies. */
  readonly games: number;
  readonly rounds: number;
  readonly found: number;
  /** Armies in the mix come first. */
  readonly armies: readonly ToldArmy[];
  /** The strongest army found against the mix; absent after an interruption. */
  readonly challenger?: ToldArmy;
}

export const BEST_ARMIES_FORMAT = 'knockback-best-armies';
export const BEST_ARMIES_VERSION = 1;

const NORMAL = 1.959963984540054;
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

const COLUMNS: readonly RecordColumn<ToldArmy>[] = [
  {
    value: ({ share = 0 }) => rounded(share),
    csv: 'share',
    json: 'share',
    table: { head: 'share of the mix' },
    text: ({ share }) => (share === undefined ? '–' : percent(share, 1)),
  },
  {
    value: ({ cards }) => cards.join('; '),
    csv: 'army',
    json: 'army',
    table: { head: 'army', isText: true, isKey: true },
    text: ({ cards }) => cards.join(', '),
  },
  { value: ({ points }) => points, csv: 'points', json: 'points', table: { head: 'points' } },
  {
    value: ({ wins }) => rounded(wins),
    csv: 'wins',
    json: 'wins',
    table: { head: 'wins against the mix' },
    text: ({ wins, standardError }) =>
      standardError === 0
        ? percent(wins, 1)
        : `${percent(wins, 1)} ± ${decimal(100 * NORMAL * standardError, 1)}`,
  },
  {
    value: ({ standardError }) => rounded(standardError),
    csv: 'standardError',
    json: 'standardError',
  },
];

export function bestArmiesCsv({ armies }: ToldArmies): string {
  return csvOf(COLUMNS, armies);
}

export function bestArmiesJson({ armies, challenger, ...told }: ToldArmies): unknown {
  return {
    format: BEST_ARMIES_FORMAT,
    version: BEST_ARMIES_VERSION,
    ...told,
    status: challenger ? 'complete' : 'interrupted',
    armies: armies.map((one) => recordJson(COLUMNS, one)),
    ...(challenger && { challenger: recordJson(COLUMNS, challenger) }),
  };
}

export function bestArmiesBlocks(told: ToldArmies): Block[] {
  const { policy, maps, games, challenger } = told;
  const tooFew = tooFewGamesText(games);
  return [
    { kind: 'headline', text: headline(told) },
    ...caveatBlocks([
      `Both sides are played by the policy ${policy}. Other players may find other armies stronger.`,
      ...(tooFew === undefined ? [] : [tooFew]),
    ]),
    ...tableBlocks([armiesTable(told)]),
    { kind: 'text', text: challenger ? gainText(challenger) : INTERRUPTED },
    {
      kind: 'text',
      text: `${searchText(told)}. Each pair of armies played ${grouped(games)} games, on ${listed(maps)}${maps.length === 1 ? ',' : ' in turn and'} from both ends of the map in turn.`,
    },
  ];
}

function headline({ armies, points }: ToldArmies): string {
  const mix = armies.filter(({ share = 0 }) => share > 0);
  const [first] = mix;
  if (mix.length === 1 && first) {
    return `The best army of ${points} points found is ${listed(first.cards)}.`;
  }
  return `${capitalised(counted(mix.length, 'army', 'armies'))} of ${points} points ${mix.length === 1 ? 'forms' : 'form'} the mix that no other army exploits.`;
}

function armiesTable({ armies }: ToldArmies): Table {
  return tableOf(tableColumns(COLUMNS), armies, { title: 'Best armies' });
}

function searchText({ rounds, found, challenger }: ToldArmies): string {
  if (rounds === 0 && challenger) return 'No other armies can be made of these cards';
  return `The search took ${counted(rounds, 'round')}, ${found === 0 ? 'none' : found} of which found a stronger army`;
}

const INTERRUPTED =
  'INTERRUPTED: this is the best mix so far. Its odds come from the games in which its armies were found; no other army has been tried against it.';

/**
 * With this many games per pair, the 95% interval of a win share extends at most 20 percentage points to either side.
 */
const FEWEST_GAMES = 24;

/** A warning that a search has too few games to distinguish armies; undefined if it has enough. */
export function tooFewGamesText(games: number): string | undefined {
  if (games >= FEWEST_GAMES) return undefined;
  return `${capitalised(counted(games, 'game'))} for each pair ${games === 1 ? 'is' : 'are'} too few to tell armies apart. Give at least --games ${FEWEST_GAMES}; the default is 60.`;
}

/** What an opponent could still gain against the mix by playing the strongest army found. */
function gainText({ cards, wins, standardError }: ToldArmy): string {
  const low = Math.max(0, wins - NORMAL * standardError);
  const high = Math.min(1, wins + NORMAL * standardError);
  const interval = `${percent(wins, 1)} (${percent(low, 1)}–${percent(high, 1)})`;
  const gain =
    wins > 1 / 2
      ? `could gain ${decimal(100 * wins - 50, 1)} points of win share`
      : 'gains nothing';
  return `The strongest army that was tried against the mix, ${listed(cards)}, wins ${interval}: an opponent who knows the mix ${gain} with it.`;
}
