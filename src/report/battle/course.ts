/*
 * Tables about the course of battles: initiative, ends of the map, points left in each round, causes of destruction,
 * powers and turns.
 */

import { decimal, percent } from '../../base/index.ts';
import { powersCounted, type Result, wonFromEnds } from '../../experiments/index.ts';
import { shareOfRow, togetherOf, winnersOf } from '../charts/sides.ts';
import { chanceOf, knownOf, oddsColumns } from '../tables/odds-columns.ts';
import { type Table, tableOf } from '../tables/table.ts';
import { cardsOf } from './cards.ts';

/** Who wins, depending on which side has the first initiative; undefined if unknown. */
export function initiativeTable(result: Result): Table | undefined {
  const known = result.account.games && togetherOf(result, ['first', 'winner']);
  if (!known) return undefined;
  const rows = winnersOf(result).map((first) => {
    const own = known.rows.filter(({ values }) => values[0] === first);
    const total = own.reduce((sum, row) => sum + shareOfRow(row), 0);
    const wins = (winner: string) =>
      own
        .filter(({ values }) => values[1] === winner)
        .reduce((sum, row) => sum + shareOfRow(row), 0);
    return { first, total, wins };
  });
  const winners = winnersOf(
    result,
    known.rows.map(({ values }) => String(values[1])),
  );
  return tableOf(
    [
      { head: 'first initiative', isKey: true, text: ({ first }) => first },
      { head: 'how often', text: ({ total }) => percent(total, 1) },
      ...winners.map((winner) => ({
        head: result.account.games?.sides.some(({ name }) => name === winner)
          ? `then ${winner}`
          : winner,
        text: ({ total, wins }: (typeof rows)[number]) =>
          total > 0 ? percent(wins(winner) / total, 1) : '',
      })),
    ],
    rows,
    { title: 'Who wins, by who has the first initiative' },
  );
}

/** Who wins, depending on the end of the map; undefined unless each battle draws which side begins at which end. */
export function endsTable(result: Result): Table | undefined {
  const won = wonFromEnds(result);
  if (won.length === 0) return undefined;
  const winning = result.measured.find(({ measure }) => measure.name === 'winningEnd');
  const rows = [
    ...won.map(({ side, end, ...simulated }) => ({ side, end, odds: { simulated } })),
    ...(result.account.games?.ends ?? []).map((end) => ({
      side: 'either',
      end,
      odds: winning?.outcomes.find(({ value }) => value === end) ?? {},
    })),
  ];
  const known = knownOf(rows.map(({ odds }) => odds));
  return tableOf(
    [
      { head: 'side', isKey: true, text: ({ side }) => side },
      { head: 'begins in', isKey: true, text: ({ end }) => end },
      ...oddsColumns<(typeof rows)[number]>(({ odds }) => odds, known),
    ],
    rows,
    {
      title: 'Who wins, by end of the map',
      note: 'How often each side wins when it begins at this end of the map. “Either” is how often the side that begins there wins, whichever side it is.',
      chances: { event: '', ofRows: rows.map(({ odds }) => chanceOf(odds)) },
    },
  );
}

/** A side's mean points left after a round. */
export interface PointsRow {
  readonly round: number;
  readonly side: string;
  readonly points: number;
}

/** Each side's points left, round by round, from the start until all battles are over. */
export function pointsByRound(result: Result): PointsRow[] {
  const { account, totals, simulation } = result;
  const { games } = account;
  if (!games || !totals || !simulation) return [];
  const last = lastRound(result);
  return games.sides.flatMap(({ name: side, points }, s) => [
    { round: 0, side, points },
    ...Array.from({ length: last }, (_, i) => ({
      round: i + 1,
      side,
      points: (totals.pointsByRound[s * games.rounds + i] ?? 0) / simulation.trials,
    })),
  ]);
}

/** The last round of the longest battle, which is also the last in the table of rounds. */
function lastRound({ account, measured }: Result): number {
  const rounds = measured.find(({ measure }) => measure.name === 'rounds')?.outcomes ?? [];
  return Math.max(1, Number(rounds.at(-1)?.value ?? account.games?.rounds ?? 1));
}

/** `pointsByRound` as a table. */
export function pointsTable(result: Result): Table | undefined {
  const rows = pointsByRound(result);
  const { games } = result.account;
  if (!games || rows.length === 0) return undefined;
  const rounds = [...new Set(rows.map(({ round }) => round))];
  return tableOf(
    [
      { head: 'after round', text: (round: number) => String(round) },
      ...games.sides.map(({ name }) => ({
        head: name,
        text: (round: number) =>
          decimal(rows.find((row) => row.round === round && row.side === name)?.points ?? 0, 1),
      })),
    ],
    rounds,
    {
      title: 'Points left, round by round',
      note: 'On average; a battle that has ended keeps its last value.',
    },
  );
}

/** A cause with a smaller share is not named. */
const LEAST_NAMED = 0.005;

/** What destroyed the figures of each card. */
export function destroyedByTable({ account, totals, simulation }: Result): Table | undefined {
  const { games } = account;
  if (!games || !totals || !simulation) return undefined;
  const cards = cardsOf(games);
  const causes = [...cards.map(({ card }) => card.name), ...games.causes];
  const rows = cards.map(({ side, card, index }) => {
    const first = index * causes.length;
    const counts = causes.map((cause, i) => ({ cause, count: totals.destroyedBy[first + i] ?? 0 }));
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    const named = counts
      .filter(({ count }) => count > 0 && count >= LEAST_NAMED * all)
      .toSorted((a, b) => b.count - a.count)
      .map(({ cause, count }) => `${cause} ${percent(count / all, 1)}`);
    return { side, card, lost: all / simulation.trials, named };
  });
  return tableOf(
    [
      { head: 'side', isKey: true, text: ({ side }) => side },
      { head: 'card', isKey: true, text: ({ card }) => card.text },
      { head: 'figures', text: ({ card }) => String(card.figures) },
      { head: 'destroyed', text: ({ lost }) => decimal(lost, 1) },
      { head: 'by', isText: true, isProse: true, text: ({ named }) => named.join(', ') },
    ],
    rows,
    {
      title: 'What destroyed the figures',
      note: 'How many figures are destroyed per battle on average, and what destroys them.',
    },
  );
}

/** How often powers that act only in battles took effect; undefined if none did. */
export function powersTable({ account, totals, simulation }: Result): Table | undefined {
  const { games } = account;
  if (!games || !totals || !simulation) return undefined;
  const rows = powersCounted(games)
    .map((one, i) => ({ ...one, times: (totals.fired[i] ?? 0) / simulation.trials }))
    .filter(({ times }) => times > 0);
  if (rows.length === 0) return undefined;
  return tableOf(
    [
      { head: 'side', isKey: true, text: ({ side }) => side },
      { head: 'card', isKey: true, text: ({ card }) => card },
      { head: 'power', isKey: true, text: ({ power }) => power },
      { head: 'times', text: ({ times }) => decimal(times, 1) },
    ],
    rows,
    {
      title: 'Powers that act only in battles',
      note: 'How often each power acted, on average per battle.',
    },
  );
}

/**
 * How the sides were played: the attacks, how many of them were made under an aura, and the turns lost because an order
 * marker was on a destroyed card.
 */
export function playedTable({ account, totals, simulation }: Result): Table | undefined {
  const { games } = account;
  if (!games || !totals || !simulation) return undefined;
  const rows = games.sides.map(({ name }, side) => {
    const [attacks = 0, under = 0, near = 0] = totals.attacks.slice(3 * side, 3 * side + 3);
    const lost = (totals.turnsLost[side] ?? 0) / simulation.trials;
    return {
      name,
      attacks: attacks / simulation.trials,
      under: under / near,
      near: near / simulation.trials,
      lost,
    };
  });
  const hasAuras = rows.some(({ near }) => near > 0);
  return tableOf(
    [
      { head: 'side', isKey: true, text: ({ name }) => name },
      { head: 'attacks', text: ({ attacks }) => decimal(attacks, 1) },
      ...(hasAuras
        ? [
            { head: 'aura in reach', text: ({ near }: (typeof rows)[number]) => decimal(near, 1) },
            {
              head: 'under it',
              text: ({ under }: (typeof rows)[number]) => percent(under || 0, 1),
            },
          ]
        : []),
      { head: 'turns lost', text: ({ lost }) => decimal(lost, 1) },
    ],
    rows,
    {
      title: 'How they were played',
      note: `Averages per battle. Turns are lost to order markers on cards without figures.${hasAuras ? ' “Aura in reach” counts the attacks, by or on a side, that an aura of that side could affect within a turn; “under it” is the share of these attacks that one did affect.' : ''}`,
    },
  );
}
