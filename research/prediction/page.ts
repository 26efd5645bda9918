import { parse } from 'csv-parse/sync';
import {
  type Judged,
  judgedCards,
  type Prediction,
  type Priced,
  predictionOf,
  pricesToJudge,
} from './prediction.ts';

/** The CSV that `knockback field` prints for a field with all classic cards. */
export interface FieldsOfDuels {
  readonly duels: string | undefined;
  readonly rounds: string | undefined;
}

/**
 * The rank correlations that the program states for its estimates, over all judged cards. They are rounded as the
 * program prints them.
 */
export function rankCorrelations(): Record<string, number> {
  const judged = judgedCards();
  const ways = pricesToJudge(judged);
  const of = (way: string) => predictionOf(judged, ways[way] ?? new Map());
  const rounded = ({ correlation }: Prediction) => Number(correlation.toFixed(2));
  const armies = of('armies (margin)');
  return {
    cards: armies.cards,
    armies: rounded(armies),
    regression: rounded(of('regression of printed points')),
    formula: rounded(of('formula')),
  };
}

/**
 * The text of docs/prediction.md with new rows of its table; the rows for duels are kept if no fields of duels are
 * given.
 */
export function predictionPage(page: string, { duels, rounds }: FieldsOfDuels): string {
  const judged = judgedCards();
  const ways: Record<string, Priced> = {
    ...pricesToJudge(judged),
    ...(duels && { duels: standings(duels) }),
    ...(rounds && { 'duels with rounds': standings(rounds) }),
  };
  const rowOf = (way: string, priced: Priced) =>
    `| ${[way, ...KINDS.map(({ fits }) => cell(judged.filter(fits), priced))].join(' | ')} |`;
  return page.replaceAll(/^\| (.+?) \| .*$/gm, (row, way: string) => {
    const priced = ways[way];
    return priced ? rowOf(way, priced) : row;
  });
}

const KINDS: readonly { readonly fits: (one: Judged) => boolean }[] = [
  { fits: ({ type }) => type === 'hero' },
  { fits: ({ type }) => type === 'squad' },
  { fits: () => true },
];

function cell(judged: readonly Judged[], priced: Priced): string {
  const { correlation, low, high, cards } = predictionOf(judged, priced);
  const text = (value: number) => value.toFixed(2).replace('-', '−');
  return `${text(correlation)} (${text(low)} to ${text(high)}; ${cards} cards)`;
}

/** The mean win share of each card. */
function standings(csv: string): Priced {
  const rows: Record<string, string>[] = parse(csv, { columns: true });
  return new Map(rows.map((row) => [row.card ?? '', Number(row.mean_win_share)]));
}
